#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @layer(%arg0: tensor<16x24xf32>, %arg1: tensor<64x24xf32>) -> tensor<16x64xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [2, 32, 24] : tensor<64x24xf32> into tensor<2x32x24xf32>
    %0 = tensor.empty() : tensor<2x24x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x32x24xf32>) outs(%0 : tensor<2x24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x24x32xf32>
    %2 = tensor.empty() : tensor<16x2x32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<16x2x32xf32>) -> tensor<16x2x32xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %1 : tensor<16x24xf32>, tensor<2x24x32xf32>) outs(%3 : tensor<16x2x32xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %5 = math.fma %in, %in_0, %out : f32
      linalg.yield %5 : f32
    } -> tensor<16x2x32xf32>
    %collapsed = tensor.collapse_shape %4 [[0], [1, 2]] : tensor<16x2x32xf32> into tensor<16x64xf32>
    return %collapsed : tensor<16x64xf32>
  }
}
