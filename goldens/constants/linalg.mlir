#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @table(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = arith.constant dense<[[1.000000e-01, 1.401300e-45, -0.000000e+00], [3.40282347E+38, 0x4B800000, 0x7F800000]]> : tensor<2x3xf32>
    %0 = tensor.empty() : tensor<2x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %cst : tensor<2x3xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.addf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func @halves(%arg0: tensor<3xf64>) -> tensor<3xf64> {
    %cst = arith.constant 1.000000e-01 : f64
    %cst_0 = arith.constant 5.000000e-01 : f64
    %0 = tensor.empty() : tensor<3xf64>
    %1 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xf64>) outs(%0 : tensor<3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %2 = arith.mulf %in, %cst_0 : f64
      %3 = arith.addf %2, %cst : f64
      linalg.yield %3 : f64
    } -> tensor<3xf64>
    return %1 : tensor<3xf64>
  }
  func.func @integers(%arg0: tensor<2xi64>) -> tensor<2xi64> {
    %cst = arith.constant dense<[9223372036854775807, -9223372036854775808]> : tensor<2xi64>
    %0 = tensor.empty() : tensor<2xi64>
    %1 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %cst : tensor<2xi64>, tensor<2xi64>) outs(%0 : tensor<2xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.addi %in, %in_0 : i64
      linalg.yield %2 : i64
    } -> tensor<2xi64>
    return %1 : tensor<2xi64>
  }
  func.func @filled(%arg0: tensor<2x2xi32>) -> tensor<2x2xi32> {
    %c7_i32 = arith.constant 7 : i32
    %0 = tensor.empty() : tensor<2x2xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x2xi32>) outs(%0 : tensor<2x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = arith.subi %c7_i32, %in : i32
      linalg.yield %2 : i32
    } -> tensor<2x2xi32>
    return %1 : tensor<2x2xi32>
  }
  func.func @pattern(%arg0: tensor<4xi1>) -> tensor<4xi1> {
    %cst = arith.constant dense<[true, false, true, true]> : tensor<4xi1>
    %0 = tensor.empty() : tensor<4xi1>
    %1 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %cst : tensor<4xi1>, tensor<4xi1>) outs(%0 : tensor<4xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %2 = arith.cmpi eq, %in, %in_0 : i1
      linalg.yield %2 : i1
    } -> tensor<4xi1>
    return %1 : tensor<4xi1>
  }
}
