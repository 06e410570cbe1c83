#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @row(%arg0: tensor<5xf32>) -> tensor<3x5xf32> {
    %0 = tensor.empty() : tensor<3x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5xf32>) outs(%0 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
  func.func @column(%arg0: tensor<3x1xf32>) -> tensor<2x3x5xf32> {
    %0 = tensor.empty() : tensor<2x3x5xf32>
    %1 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x1xf32>) outs(%0 : tensor<2x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5xf32>
    return %1 : tensor<2x3x5xf32>
  }
  func.func @scalar(%arg0: tensor<i64>) -> tensor<2x2xi64> {
    %0 = tensor.empty() : tensor<2x2xi64>
    %1 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<i64>) outs(%0 : tensor<2x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x2xi64>
    return %1 : tensor<2x2xi64>
  }
  func.func @outer_sum(%arg0: tensor<3x1xf64>, %arg1: tensor<1x5xf64>) -> tensor<3x5xf64> {
    %cst = arith.constant 2.000000e+00 : f64
    %0 = tensor.empty() : tensor<1x5xf64>
    %1 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x5xf64>) outs(%0 : tensor<1x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %4 = arith.mulf %in, %cst : f64
      linalg.yield %4 : f64
    } -> tensor<1x5xf64>
    %2 = tensor.empty() : tensor<3x5xf64>
    %3 = linalg.generic {indexing_maps = [#map5, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<3x1xf64>, tensor<1x5xf64>) outs(%2 : tensor<3x5xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %4 = arith.addf %in, %in_0 : f64
      linalg.yield %4 : f64
    } -> tensor<3x5xf64>
    return %3 : tensor<3x5xf64>
  }
}
