#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @arithmetic(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>) {
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<3xf32>
    %1:4 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<3xf32>, tensor<3xf32>) outs(%0, %0, %0, %0 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32, %out_1: f32, %out_2: f32, %out_3: f32):
      %5 = arith.addf %in, %in_0 : f32
      %6 = arith.subf %in, %in_0 : f32
      %7 = arith.mulf %in, %in_0 : f32
      %8 = arith.divf %in, %in_0 : f32
      linalg.yield %5, %6, %7, %8 : f32, f32, f32, f32
    } -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg0 : tensor<3xf32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.maximumf %out, %in : f32
      linalg.yield %5 : f32
    } -> tensor<f32>
    return %1#0, %1#1, %1#2, %1#3, %4 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>
  }
}
