#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
module {
  func.func @axpy(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = tensor.empty() : tensor<f64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%arg0, %arg1, %arg2 : tensor<f64>, tensor<f64>, tensor<f64>) outs(%0 : tensor<f64>) {
    ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
      %2 = arith.mulf %in, %in_0 : f64
      %3 = arith.addf %2, %in_1 : f64
      linalg.yield %3 : f64
    } -> tensor<f64>
    return %1 : tensor<f64>
  }
  func.func @total(%arg0: tensor<1xf32>) -> tensor<f32> {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%arg0 : tensor<1xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.addf %out, %in : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    return %2 : tensor<f32>
  }
  func.func @first(%arg0: tensor<1xf32>) -> tensor<i64> {
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<i64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    return %1 : tensor<i64>
  }
  func.func @deep(%arg0: tensor<2x1x3x1x2x5xf32>) -> tensor<2x1x1x2x5xf32> {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x1x1x2x5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x1x1x2x5xf32>) -> tensor<2x1x1x2x5xf32>
    %2 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x1x3x1x2x5xf32>) outs(%1 : tensor<2x1x1x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.addf %out, %in : f32
      linalg.yield %3 : f32
    } -> tensor<2x1x1x2x5xf32>
    return %2 : tensor<2x1x1x2x5xf32>
  }
}
