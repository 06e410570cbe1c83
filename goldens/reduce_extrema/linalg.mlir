#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @max_f32(%arg0: tensor<5x13xf32>) -> tensor<5xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x13xf32>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.maximumf %out, %in : f32
      linalg.yield %3 : f32
    } -> tensor<5xf32>
    return %2 : tensor<5xf32>
  }
  func.func @min_f32(%arg0: tensor<5x13xf32>) -> tensor<13xf32> {
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<13xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<13xf32>) -> tensor<13xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x13xf32>) outs(%1 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.minimumf %out, %in : f32
      linalg.yield %3 : f32
    } -> tensor<13xf32>
    return %2 : tensor<13xf32>
  }
  func.func @max_f64(%arg0: tensor<5x100xf64>) -> tensor<5x1xf64> {
    %cst = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<5x1xf64>
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<5x1xf64>) -> tensor<5x1xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x100xf64>) outs(%1 : tensor<5x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3 = arith.maximumf %out, %in : f64
      linalg.yield %3 : f64
    } -> tensor<5x1xf64>
    return %2 : tensor<5x1xf64>
  }
  func.func @max_i32(%arg0: tensor<5x13xi32>) -> tensor<13xi32> {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %0 = tensor.empty() : tensor<13xi32>
    %1 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%0 : tensor<13xi32>) -> tensor<13xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x13xi32>) outs(%1 : tensor<13xi32>) {
    ^bb0(%in: i32, %out: i32):
      %3 = arith.maxsi %out, %in : i32
      linalg.yield %3 : i32
    } -> tensor<13xi32>
    return %2 : tensor<13xi32>
  }
  func.func @min_i64(%arg0: tensor<5x13xi64>) -> tensor<5xi64> {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %0 = tensor.empty() : tensor<5xi64>
    %1 = linalg.fill ins(%c9223372036854775807_i64 : i64) outs(%0 : tensor<5xi64>) -> tensor<5xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x13xi64>) outs(%1 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %3 = arith.minsi %out, %in : i64
      linalg.yield %3 : i64
    } -> tensor<5xi64>
    return %2 : tensor<5xi64>
  }
}
