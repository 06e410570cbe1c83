#map = affine_map<(d0) -> (d0)>
module {
  func.func @f64_to_f64(%arg0: tensor<23xf64>) -> tensor<23xf64> {
    return %arg0 : tensor<23xf64>
  }
  func.func @f64_to_f32(%arg0: tensor<23xf64>) -> tensor<23xf32> {
    %0 = tensor.empty() : tensor<23xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xf64>) outs(%0 : tensor<23xf32>) {
    ^bb0(%in: f64, %out: f32):
      %2 = arith.truncf %in : f64 to f32
      linalg.yield %2 : f32
    } -> tensor<23xf32>
    return %1 : tensor<23xf32>
  }
  func.func @f64_to_i64(%arg0: tensor<23xf64>) -> tensor<23xi64> {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 9.2233720368547758E+18 : f64
    %cst_1 = arith.constant -9.2233720368547758E+18 : f64
    %0 = tensor.empty() : tensor<23xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xf64>) outs(%0 : tensor<23xi64>) {
    ^bb0(%in: f64, %out: i64):
      %2 = arith.cmpf oge, %in, %cst_1 : f64
      %3 = arith.cmpf olt, %in, %cst_0 : f64
      %4 = arith.andi %2, %3 : i1
      %5 = arith.select %4, %in, %cst : f64
      %6 = arith.fptosi %5 : f64 to i64
      %7 = arith.cmpf olt, %in, %cst_1 : f64
      %8 = arith.cmpf oge, %in, %cst_0 : f64
      %9 = arith.select %7, %c-9223372036854775808_i64, %6 : i64
      %10 = arith.select %8, %c9223372036854775807_i64, %9 : i64
      linalg.yield %10 : i64
    } -> tensor<23xi64>
    return %1 : tensor<23xi64>
  }
  func.func @f64_to_i32(%arg0: tensor<23xf64>) -> tensor<23xi32> {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0x41E0000000000000 : f64
    %cst_1 = arith.constant 0xC1E0000000000000 : f64
    %0 = tensor.empty() : tensor<23xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xf64>) outs(%0 : tensor<23xi32>) {
    ^bb0(%in: f64, %out: i32):
      %2 = arith.cmpf oge, %in, %cst_1 : f64
      %3 = arith.cmpf olt, %in, %cst_0 : f64
      %4 = arith.andi %2, %3 : i1
      %5 = arith.select %4, %in, %cst : f64
      %6 = arith.fptosi %5 : f64 to i32
      %7 = arith.cmpf olt, %in, %cst_1 : f64
      %8 = arith.cmpf oge, %in, %cst_0 : f64
      %9 = arith.select %7, %c-2147483648_i32, %6 : i32
      %10 = arith.select %8, %c2147483647_i32, %9 : i32
      linalg.yield %10 : i32
    } -> tensor<23xi32>
    return %1 : tensor<23xi32>
  }
  func.func @f64_to_bool(%arg0: tensor<23xf64>) -> tensor<23xi1> {
    %cst = arith.constant 0.000000e+00 : f64
    %0 = tensor.empty() : tensor<23xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xf64>) outs(%0 : tensor<23xi1>) {
    ^bb0(%in: f64, %out: i1):
      %2 = arith.cmpf une, %in, %cst : f64
      linalg.yield %2 : i1
    } -> tensor<23xi1>
    return %1 : tensor<23xi1>
  }
  func.func @f32_to_f64(%arg0: tensor<23xf32>) -> tensor<23xf64> {
    %0 = tensor.empty() : tensor<23xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xf32>) outs(%0 : tensor<23xf64>) {
    ^bb0(%in: f32, %out: f64):
      %2 = arith.extf %in : f32 to f64
      linalg.yield %2 : f64
    } -> tensor<23xf64>
    return %1 : tensor<23xf64>
  }
  func.func @f32_to_f32(%arg0: tensor<23xf32>) -> tensor<23xf32> {
    return %arg0 : tensor<23xf32>
  }
  func.func @f32_to_i64(%arg0: tensor<23xf32>) -> tensor<23xi64> {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 9.22337203E+18 : f32
    %cst_1 = arith.constant -9.22337203E+18 : f32
    %0 = tensor.empty() : tensor<23xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xf32>) outs(%0 : tensor<23xi64>) {
    ^bb0(%in: f32, %out: i64):
      %2 = arith.cmpf oge, %in, %cst_1 : f32
      %3 = arith.cmpf olt, %in, %cst_0 : f32
      %4 = arith.andi %2, %3 : i1
      %5 = arith.select %4, %in, %cst : f32
      %6 = arith.fptosi %5 : f32 to i64
      %7 = arith.cmpf olt, %in, %cst_1 : f32
      %8 = arith.cmpf oge, %in, %cst_0 : f32
      %9 = arith.select %7, %c-9223372036854775808_i64, %6 : i64
      %10 = arith.select %8, %c9223372036854775807_i64, %9 : i64
      linalg.yield %10 : i64
    } -> tensor<23xi64>
    return %1 : tensor<23xi64>
  }
  func.func @f32_to_i32(%arg0: tensor<23xf32>) -> tensor<23xi32> {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.14748365E+9 : f32
    %cst_1 = arith.constant -2.14748365E+9 : f32
    %0 = tensor.empty() : tensor<23xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xf32>) outs(%0 : tensor<23xi32>) {
    ^bb0(%in: f32, %out: i32):
      %2 = arith.cmpf oge, %in, %cst_1 : f32
      %3 = arith.cmpf olt, %in, %cst_0 : f32
      %4 = arith.andi %2, %3 : i1
      %5 = arith.select %4, %in, %cst : f32
      %6 = arith.fptosi %5 : f32 to i32
      %7 = arith.cmpf olt, %in, %cst_1 : f32
      %8 = arith.cmpf oge, %in, %cst_0 : f32
      %9 = arith.select %7, %c-2147483648_i32, %6 : i32
      %10 = arith.select %8, %c2147483647_i32, %9 : i32
      linalg.yield %10 : i32
    } -> tensor<23xi32>
    return %1 : tensor<23xi32>
  }
  func.func @f32_to_bool(%arg0: tensor<23xf32>) -> tensor<23xi1> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<23xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xf32>) outs(%0 : tensor<23xi1>) {
    ^bb0(%in: f32, %out: i1):
      %2 = arith.cmpf une, %in, %cst : f32
      linalg.yield %2 : i1
    } -> tensor<23xi1>
    return %1 : tensor<23xi1>
  }
  func.func @i64_to_f64(%arg0: tensor<23xi64>) -> tensor<23xf64> {
    %0 = tensor.empty() : tensor<23xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xi64>) outs(%0 : tensor<23xf64>) {
    ^bb0(%in: i64, %out: f64):
      %2 = arith.sitofp %in : i64 to f64
      linalg.yield %2 : f64
    } -> tensor<23xf64>
    return %1 : tensor<23xf64>
  }
  func.func @i64_to_f32(%arg0: tensor<23xi64>) -> tensor<23xf32> {
    %0 = tensor.empty() : tensor<23xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xi64>) outs(%0 : tensor<23xf32>) {
    ^bb0(%in: i64, %out: f32):
      %2 = arith.sitofp %in : i64 to f32
      linalg.yield %2 : f32
    } -> tensor<23xf32>
    return %1 : tensor<23xf32>
  }
  func.func @i64_to_i64(%arg0: tensor<23xi64>) -> tensor<23xi64> {
    return %arg0 : tensor<23xi64>
  }
  func.func @i64_to_i32(%arg0: tensor<23xi64>) -> tensor<23xi32> {
    %0 = tensor.empty() : tensor<23xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xi64>) outs(%0 : tensor<23xi32>) {
    ^bb0(%in: i64, %out: i32):
      %2 = arith.trunci %in : i64 to i32
      linalg.yield %2 : i32
    } -> tensor<23xi32>
    return %1 : tensor<23xi32>
  }
  func.func @i64_to_bool(%arg0: tensor<23xi64>) -> tensor<23xi1> {
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<23xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xi64>) outs(%0 : tensor<23xi1>) {
    ^bb0(%in: i64, %out: i1):
      %2 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %2 : i1
    } -> tensor<23xi1>
    return %1 : tensor<23xi1>
  }
  func.func @i32_to_f64(%arg0: tensor<23xi32>) -> tensor<23xf64> {
    %0 = tensor.empty() : tensor<23xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xi32>) outs(%0 : tensor<23xf64>) {
    ^bb0(%in: i32, %out: f64):
      %2 = arith.sitofp %in : i32 to f64
      linalg.yield %2 : f64
    } -> tensor<23xf64>
    return %1 : tensor<23xf64>
  }
  func.func @i32_to_f32(%arg0: tensor<23xi32>) -> tensor<23xf32> {
    %0 = tensor.empty() : tensor<23xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xi32>) outs(%0 : tensor<23xf32>) {
    ^bb0(%in: i32, %out: f32):
      %2 = arith.sitofp %in : i32 to f32
      linalg.yield %2 : f32
    } -> tensor<23xf32>
    return %1 : tensor<23xf32>
  }
  func.func @i32_to_i64(%arg0: tensor<23xi32>) -> tensor<23xi64> {
    %0 = tensor.empty() : tensor<23xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xi32>) outs(%0 : tensor<23xi64>) {
    ^bb0(%in: i32, %out: i64):
      %2 = arith.extsi %in : i32 to i64
      linalg.yield %2 : i64
    } -> tensor<23xi64>
    return %1 : tensor<23xi64>
  }
  func.func @i32_to_i32(%arg0: tensor<23xi32>) -> tensor<23xi32> {
    return %arg0 : tensor<23xi32>
  }
  func.func @i32_to_bool(%arg0: tensor<23xi32>) -> tensor<23xi1> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<23xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xi32>) outs(%0 : tensor<23xi1>) {
    ^bb0(%in: i32, %out: i1):
      %2 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %2 : i1
    } -> tensor<23xi1>
    return %1 : tensor<23xi1>
  }
  func.func @bool_to_f64(%arg0: tensor<23xi1>) -> tensor<23xf64> {
    %0 = tensor.empty() : tensor<23xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xi1>) outs(%0 : tensor<23xf64>) {
    ^bb0(%in: i1, %out: f64):
      %2 = arith.uitofp %in : i1 to f64
      linalg.yield %2 : f64
    } -> tensor<23xf64>
    return %1 : tensor<23xf64>
  }
  func.func @bool_to_f32(%arg0: tensor<23xi1>) -> tensor<23xf32> {
    %0 = tensor.empty() : tensor<23xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xi1>) outs(%0 : tensor<23xf32>) {
    ^bb0(%in: i1, %out: f32):
      %2 = arith.uitofp %in : i1 to f32
      linalg.yield %2 : f32
    } -> tensor<23xf32>
    return %1 : tensor<23xf32>
  }
  func.func @bool_to_i64(%arg0: tensor<23xi1>) -> tensor<23xi64> {
    %0 = tensor.empty() : tensor<23xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xi1>) outs(%0 : tensor<23xi64>) {
    ^bb0(%in: i1, %out: i64):
      %2 = arith.extui %in : i1 to i64
      linalg.yield %2 : i64
    } -> tensor<23xi64>
    return %1 : tensor<23xi64>
  }
  func.func @bool_to_i32(%arg0: tensor<23xi1>) -> tensor<23xi32> {
    %0 = tensor.empty() : tensor<23xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<23xi1>) outs(%0 : tensor<23xi32>) {
    ^bb0(%in: i1, %out: i32):
      %2 = arith.extui %in : i1 to i32
      linalg.yield %2 : i32
    } -> tensor<23xi32>
    return %1 : tensor<23xi32>
  }
  func.func @bool_to_bool(%arg0: tensor<23xi1>) -> tensor<23xi1> {
    return %arg0 : tensor<23xi1>
  }
}
