#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @argmax_f64(%arg0: tensor<4x9xf64>) -> tensor<4xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<4xf64>
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<4xf64>) -> tensor<4xf64>
    %2 = tensor.empty() : tensor<4xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<4xi64>) -> tensor<4xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x9xf64>) outs(%1, %3 : tensor<4xf64>, tensor<4xi64>) {
    ^bb0(%in: f64, %out: f64, %out_0: i64):
      %5 = arith.cmpf ogt, %in, %out : f64
      %6 = arith.select %5, %in, %out : f64
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : f64, i64
    } -> (tensor<4xf64>, tensor<4xi64>)
    return %4#1 : tensor<4xi64>
  }
  func.func @argmin_f64(%arg0: tensor<4x9xf64>) -> tensor<9xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0x7FF0000000000000 : f64
    %0 = tensor.empty() : tensor<9xf64>
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<9xf64>) -> tensor<9xf64>
    %2 = tensor.empty() : tensor<9xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<9xi64>) -> tensor<9xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<4x9xf64>) outs(%1, %3 : tensor<9xf64>, tensor<9xi64>) {
    ^bb0(%in: f64, %out: f64, %out_0: i64):
      %5 = arith.cmpf olt, %in, %out : f64
      %6 = arith.select %5, %in, %out : f64
      %7 = linalg.index 0 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : f64, i64
    } -> (tensor<9xf64>, tensor<9xi64>)
    return %4#1 : tensor<9xi64>
  }
  func.func @argmax_i64(%arg0: tensor<4x9xi64>) -> tensor<4xi64> {
    %c0_i64 = arith.constant 0 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %0 = tensor.empty() : tensor<4xi64>
    %1 = linalg.fill ins(%c-9223372036854775808_i64 : i64) outs(%0 : tensor<4xi64>) -> tensor<4xi64>
    %2 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<4xi64>) -> tensor<4xi64>
    %3:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x9xi64>) outs(%1, %2 : tensor<4xi64>, tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64, %out_0: i64):
      %4 = arith.cmpi sgt, %in, %out : i64
      %5 = arith.select %4, %in, %out : i64
      %6 = linalg.index 1 : index
      %7 = arith.index_cast %6 : index to i64
      %8 = arith.select %4, %7, %out_0 : i64
      linalg.yield %5, %8 : i64, i64
    } -> (tensor<4xi64>, tensor<4xi64>)
    return %3#1 : tensor<4xi64>
  }
  func.func @argmin_i64(%arg0: tensor<4x9xi64>) -> tensor<9xi64> {
    %c0_i64 = arith.constant 0 : i64
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %0 = tensor.empty() : tensor<9xi64>
    %1 = linalg.fill ins(%c9223372036854775807_i64 : i64) outs(%0 : tensor<9xi64>) -> tensor<9xi64>
    %2 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<9xi64>) -> tensor<9xi64>
    %3:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<4x9xi64>) outs(%1, %2 : tensor<9xi64>, tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64, %out_0: i64):
      %4 = arith.cmpi slt, %in, %out : i64
      %5 = arith.select %4, %in, %out : i64
      %6 = linalg.index 0 : index
      %7 = arith.index_cast %6 : index to i64
      %8 = arith.select %4, %7, %out_0 : i64
      linalg.yield %5, %8 : i64, i64
    } -> (tensor<9xi64>, tensor<9xi64>)
    return %3#1 : tensor<9xi64>
  }
  func.func @argmax_i32(%arg0: tensor<4x9xi32>) -> tensor<4xi64> {
    %c0_i64 = arith.constant 0 : i64
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = tensor.empty() : tensor<4xi32>
    %1 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%0 : tensor<4xi32>) -> tensor<4xi32>
    %2 = tensor.empty() : tensor<4xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<4xi64>) -> tensor<4xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x9xi32>) outs(%1, %3 : tensor<4xi32>, tensor<4xi64>) {
    ^bb0(%in: i32, %out: i32, %out_0: i64):
      %5 = arith.cmpi sgt, %in, %out : i32
      %6 = arith.select %5, %in, %out : i32
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : i32, i64
    } -> (tensor<4xi32>, tensor<4xi64>)
    return %4#1 : tensor<4xi64>
  }
  func.func @argmin_i32(%arg0: tensor<4x9xi32>) -> tensor<9xi64> {
    %c0_i64 = arith.constant 0 : i64
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = tensor.empty() : tensor<9xi32>
    %1 = linalg.fill ins(%c2147483647_i32 : i32) outs(%0 : tensor<9xi32>) -> tensor<9xi32>
    %2 = tensor.empty() : tensor<9xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<9xi64>) -> tensor<9xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<4x9xi32>) outs(%1, %3 : tensor<9xi32>, tensor<9xi64>) {
    ^bb0(%in: i32, %out: i32, %out_0: i64):
      %5 = arith.cmpi slt, %in, %out : i32
      %6 = arith.select %5, %in, %out : i32
      %7 = linalg.index 0 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : i32, i64
    } -> (tensor<9xi32>, tensor<9xi64>)
    return %4#1 : tensor<9xi64>
  }
}
