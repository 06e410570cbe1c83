#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map5 = affine_map<(d0) -> (d0)>
module {
  func.func @sum_axis0(%arg0: tensor<130x5xf32>) -> tensor<5xf32> {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<130x5xf32>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.addf %out, %in : f32
      linalg.yield %3 : f32
    } -> tensor<5xf32>
    return %2 : tensor<5xf32>
  }
  func.func @sum_short(%arg0: tensor<5x63xf32>) -> tensor<5xf32> {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x63xf32>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.addf %out, %in : f32
      linalg.yield %3 : f32
    } -> tensor<5xf32>
    return %2 : tensor<5xf32>
  }
  func.func @prod_middle(%arg0: tensor<3x9x4xf32>) -> tensor<3x1x4xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x1x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x1x4xf32>) -> tensor<3x1x4xf32>
    %2 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0 : tensor<3x9x4xf32>) outs(%1 : tensor<3x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.mulf %out, %in : f32
      linalg.yield %3 : f32
    } -> tensor<3x1x4xf32>
    return %2 : tensor<3x1x4xf32>
  }
  func.func @mean_axis0(%arg0: tensor<7x3xf64>) -> tensor<3xf64> {
    %cst = arith.constant 7.000000e+00 : f64
    %cst_0 = arith.constant -0.000000e+00 : f64
    %0 = tensor.empty() : tensor<3xf64>
    %1 = linalg.fill ins(%cst_0 : f64) outs(%0 : tensor<3xf64>) -> tensor<3xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<7x3xf64>) outs(%1 : tensor<3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %4 = arith.addf %out, %in : f64
      linalg.yield %4 : f64
    } -> tensor<3xf64>
    %3 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%2 : tensor<3xf64>) outs(%0 : tensor<3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %4 = arith.divf %in, %cst : f64
      linalg.yield %4 : f64
    } -> tensor<3xf64>
    return %3 : tensor<3xf64>
  }
  func.func @sum_i32(%arg0: tensor<6x70xi32>) -> tensor<6xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<6xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<6xi32>) -> tensor<6xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<6x70xi32>) outs(%1 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %3 = arith.addi %out, %in : i32
      linalg.yield %3 : i32
    } -> tensor<6xi32>
    return %2 : tensor<6xi32>
  }
  func.func @prod_i64(%arg0: tensor<6x7xi64>) -> tensor<7xi64> {
    %c1_i64 = arith.constant 1 : i64
    %0 = tensor.empty() : tensor<7xi64>
    %1 = linalg.fill ins(%c1_i64 : i64) outs(%0 : tensor<7xi64>) -> tensor<7xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<6x7xi64>) outs(%1 : tensor<7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %3 = arith.muli %out, %in : i64
      linalg.yield %3 : i64
    } -> tensor<7xi64>
    return %2 : tensor<7xi64>
  }
}
