#map = affine_map<(d0) -> (d0)>
module {
  func.func @f16_to_f16(%arg0: tensor<61xf16>) -> tensor<61xf16> {
    return %arg0 : tensor<61xf16>
  }
  func.func @f16_to_bf16(%arg0: tensor<61xf16>) -> tensor<61xbf16> {
    %0 = tensor.empty() : tensor<61xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf16>) outs(%0 : tensor<61xbf16>) {
    ^bb0(%in: f16, %out: bf16):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.truncf %2 : f32 to bf16
      linalg.yield %3 : bf16
    } -> tensor<61xbf16>
    return %1 : tensor<61xbf16>
  }
  func.func @f16_to_f8e4m3(%arg0: tensor<61xf16>) -> tensor<61xf8E4M3FN> {
    %0 = tensor.empty() : tensor<61xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf16>) outs(%0 : tensor<61xf8E4M3FN>) {
    ^bb0(%in: f16, %out: f8E4M3FN):
      %2 = arith.truncf %in : f16 to f8E4M3FN
      linalg.yield %2 : f8E4M3FN
    } -> tensor<61xf8E4M3FN>
    return %1 : tensor<61xf8E4M3FN>
  }
  func.func @f16_to_f8e5m2(%arg0: tensor<61xf16>) -> tensor<61xf8E5M2> {
    %0 = tensor.empty() : tensor<61xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf16>) outs(%0 : tensor<61xf8E5M2>) {
    ^bb0(%in: f16, %out: f8E5M2):
      %2 = arith.truncf %in : f16 to f8E5M2
      linalg.yield %2 : f8E5M2
    } -> tensor<61xf8E5M2>
    return %1 : tensor<61xf8E5M2>
  }
  func.func @f16_to_f32(%arg0: tensor<61xf16>) -> tensor<61xf32> {
    %0 = tensor.empty() : tensor<61xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf16>) outs(%0 : tensor<61xf32>) {
    ^bb0(%in: f16, %out: f32):
      %2 = arith.extf %in : f16 to f32
      linalg.yield %2 : f32
    } -> tensor<61xf32>
    return %1 : tensor<61xf32>
  }
  func.func @f16_to_f64(%arg0: tensor<61xf16>) -> tensor<61xf64> {
    %0 = tensor.empty() : tensor<61xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf16>) outs(%0 : tensor<61xf64>) {
    ^bb0(%in: f16, %out: f64):
      %2 = arith.extf %in : f16 to f64
      linalg.yield %2 : f64
    } -> tensor<61xf64>
    return %1 : tensor<61xf64>
  }
  func.func @f16_to_i64(%arg0: tensor<61xf16>) -> tensor<61xi64> {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 9.22337203E+18 : f32
    %cst_1 = arith.constant -9.22337203E+18 : f32
    %0 = tensor.empty() : tensor<61xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf16>) outs(%0 : tensor<61xi64>) {
    ^bb0(%in: f16, %out: i64):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i64
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-9223372036854775808_i64, %7 : i64
      %11 = arith.select %9, %c9223372036854775807_i64, %10 : i64
      linalg.yield %11 : i64
    } -> tensor<61xi64>
    return %1 : tensor<61xi64>
  }
  func.func @f16_to_i32(%arg0: tensor<61xf16>) -> tensor<61xi32> {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.14748365E+9 : f32
    %cst_1 = arith.constant -2.14748365E+9 : f32
    %0 = tensor.empty() : tensor<61xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf16>) outs(%0 : tensor<61xi32>) {
    ^bb0(%in: f16, %out: i32):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i32
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-2147483648_i32, %7 : i32
      %11 = arith.select %9, %c2147483647_i32, %10 : i32
      linalg.yield %11 : i32
    } -> tensor<61xi32>
    return %1 : tensor<61xi32>
  }
  func.func @f16_to_i16(%arg0: tensor<61xf16>) -> tensor<61xi16> {
    %c32767_i16 = arith.constant 32767 : i16
    %c-32768_i16 = arith.constant -32768 : i16
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.276800e+04 : f32
    %cst_1 = arith.constant -3.276800e+04 : f32
    %0 = tensor.empty() : tensor<61xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf16>) outs(%0 : tensor<61xi16>) {
    ^bb0(%in: f16, %out: i16):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i16
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-32768_i16, %7 : i16
      %11 = arith.select %9, %c32767_i16, %10 : i16
      linalg.yield %11 : i16
    } -> tensor<61xi16>
    return %1 : tensor<61xi16>
  }
  func.func @f16_to_i8(%arg0: tensor<61xf16>) -> tensor<61xi8> {
    %c127_i8 = arith.constant 127 : i8
    %c-128_i8 = arith.constant -128 : i8
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.280000e+02 : f32
    %cst_1 = arith.constant -1.280000e+02 : f32
    %0 = tensor.empty() : tensor<61xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf16>) outs(%0 : tensor<61xi8>) {
    ^bb0(%in: f16, %out: i8):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i8
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-128_i8, %7 : i8
      %11 = arith.select %9, %c127_i8, %10 : i8
      linalg.yield %11 : i8
    } -> tensor<61xi8>
    return %1 : tensor<61xi8>
  }
  func.func @f16_to_i4(%arg0: tensor<61xf16>) -> tensor<61xi4> {
    %c7_i4 = arith.constant 7 : i4
    %c-8_i4 = arith.constant -8 : i4
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %cst_1 = arith.constant -8.000000e+00 : f32
    %0 = tensor.empty() : tensor<61xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf16>) outs(%0 : tensor<61xi4>) {
    ^bb0(%in: f16, %out: i4):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i4
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-8_i4, %7 : i4
      %11 = arith.select %9, %c7_i4, %10 : i4
      linalg.yield %11 : i4
    } -> tensor<61xi4>
    return %1 : tensor<61xi4>
  }
  func.func @f16_to_bool(%arg0: tensor<61xf16>) -> tensor<61xi1> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<61xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf16>) outs(%0 : tensor<61xi1>) {
    ^bb0(%in: f16, %out: i1):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.cmpf une, %2, %cst : f32
      linalg.yield %3 : i1
    } -> tensor<61xi1>
    return %1 : tensor<61xi1>
  }
  func.func @bf16_to_f16(%arg0: tensor<61xbf16>) -> tensor<61xf16> {
    %0 = tensor.empty() : tensor<61xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xbf16>) outs(%0 : tensor<61xf16>) {
    ^bb0(%in: bf16, %out: f16):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.truncf %2 : f32 to f16
      linalg.yield %3 : f16
    } -> tensor<61xf16>
    return %1 : tensor<61xf16>
  }
  func.func @bf16_to_bf16(%arg0: tensor<61xbf16>) -> tensor<61xbf16> {
    return %arg0 : tensor<61xbf16>
  }
  func.func @bf16_to_f8e4m3(%arg0: tensor<61xbf16>) -> tensor<61xf8E4M3FN> {
    %0 = tensor.empty() : tensor<61xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xbf16>) outs(%0 : tensor<61xf8E4M3FN>) {
    ^bb0(%in: bf16, %out: f8E4M3FN):
      %2 = arith.truncf %in : bf16 to f8E4M3FN
      linalg.yield %2 : f8E4M3FN
    } -> tensor<61xf8E4M3FN>
    return %1 : tensor<61xf8E4M3FN>
  }
  func.func @bf16_to_f8e5m2(%arg0: tensor<61xbf16>) -> tensor<61xf8E5M2> {
    %0 = tensor.empty() : tensor<61xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xbf16>) outs(%0 : tensor<61xf8E5M2>) {
    ^bb0(%in: bf16, %out: f8E5M2):
      %2 = arith.truncf %in : bf16 to f8E5M2
      linalg.yield %2 : f8E5M2
    } -> tensor<61xf8E5M2>
    return %1 : tensor<61xf8E5M2>
  }
  func.func @bf16_to_f32(%arg0: tensor<61xbf16>) -> tensor<61xf32> {
    %0 = tensor.empty() : tensor<61xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xbf16>) outs(%0 : tensor<61xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %2 = arith.extf %in : bf16 to f32
      linalg.yield %2 : f32
    } -> tensor<61xf32>
    return %1 : tensor<61xf32>
  }
  func.func @bf16_to_f64(%arg0: tensor<61xbf16>) -> tensor<61xf64> {
    %0 = tensor.empty() : tensor<61xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xbf16>) outs(%0 : tensor<61xf64>) {
    ^bb0(%in: bf16, %out: f64):
      %2 = arith.extf %in : bf16 to f64
      linalg.yield %2 : f64
    } -> tensor<61xf64>
    return %1 : tensor<61xf64>
  }
  func.func @bf16_to_i64(%arg0: tensor<61xbf16>) -> tensor<61xi64> {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 9.22337203E+18 : f32
    %cst_1 = arith.constant -9.22337203E+18 : f32
    %0 = tensor.empty() : tensor<61xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xbf16>) outs(%0 : tensor<61xi64>) {
    ^bb0(%in: bf16, %out: i64):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i64
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-9223372036854775808_i64, %7 : i64
      %11 = arith.select %9, %c9223372036854775807_i64, %10 : i64
      linalg.yield %11 : i64
    } -> tensor<61xi64>
    return %1 : tensor<61xi64>
  }
  func.func @bf16_to_i32(%arg0: tensor<61xbf16>) -> tensor<61xi32> {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.14748365E+9 : f32
    %cst_1 = arith.constant -2.14748365E+9 : f32
    %0 = tensor.empty() : tensor<61xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xbf16>) outs(%0 : tensor<61xi32>) {
    ^bb0(%in: bf16, %out: i32):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i32
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-2147483648_i32, %7 : i32
      %11 = arith.select %9, %c2147483647_i32, %10 : i32
      linalg.yield %11 : i32
    } -> tensor<61xi32>
    return %1 : tensor<61xi32>
  }
  func.func @bf16_to_i16(%arg0: tensor<61xbf16>) -> tensor<61xi16> {
    %c32767_i16 = arith.constant 32767 : i16
    %c-32768_i16 = arith.constant -32768 : i16
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.276800e+04 : f32
    %cst_1 = arith.constant -3.276800e+04 : f32
    %0 = tensor.empty() : tensor<61xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xbf16>) outs(%0 : tensor<61xi16>) {
    ^bb0(%in: bf16, %out: i16):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i16
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-32768_i16, %7 : i16
      %11 = arith.select %9, %c32767_i16, %10 : i16
      linalg.yield %11 : i16
    } -> tensor<61xi16>
    return %1 : tensor<61xi16>
  }
  func.func @bf16_to_i8(%arg0: tensor<61xbf16>) -> tensor<61xi8> {
    %c127_i8 = arith.constant 127 : i8
    %c-128_i8 = arith.constant -128 : i8
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.280000e+02 : f32
    %cst_1 = arith.constant -1.280000e+02 : f32
    %0 = tensor.empty() : tensor<61xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xbf16>) outs(%0 : tensor<61xi8>) {
    ^bb0(%in: bf16, %out: i8):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i8
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-128_i8, %7 : i8
      %11 = arith.select %9, %c127_i8, %10 : i8
      linalg.yield %11 : i8
    } -> tensor<61xi8>
    return %1 : tensor<61xi8>
  }
  func.func @bf16_to_i4(%arg0: tensor<61xbf16>) -> tensor<61xi4> {
    %c7_i4 = arith.constant 7 : i4
    %c-8_i4 = arith.constant -8 : i4
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %cst_1 = arith.constant -8.000000e+00 : f32
    %0 = tensor.empty() : tensor<61xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xbf16>) outs(%0 : tensor<61xi4>) {
    ^bb0(%in: bf16, %out: i4):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i4
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-8_i4, %7 : i4
      %11 = arith.select %9, %c7_i4, %10 : i4
      linalg.yield %11 : i4
    } -> tensor<61xi4>
    return %1 : tensor<61xi4>
  }
  func.func @bf16_to_bool(%arg0: tensor<61xbf16>) -> tensor<61xi1> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<61xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xbf16>) outs(%0 : tensor<61xi1>) {
    ^bb0(%in: bf16, %out: i1):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.cmpf une, %2, %cst : f32
      linalg.yield %3 : i1
    } -> tensor<61xi1>
    return %1 : tensor<61xi1>
  }
  func.func @f8e4m3_to_f16(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xf16> {
    %0 = tensor.empty() : tensor<61xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E4M3FN>) outs(%0 : tensor<61xf16>) {
    ^bb0(%in: f8E4M3FN, %out: f16):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.truncf %2 : f32 to f16
      linalg.yield %3 : f16
    } -> tensor<61xf16>
    return %1 : tensor<61xf16>
  }
  func.func @f8e4m3_to_bf16(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xbf16> {
    %0 = tensor.empty() : tensor<61xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E4M3FN>) outs(%0 : tensor<61xbf16>) {
    ^bb0(%in: f8E4M3FN, %out: bf16):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.truncf %2 : f32 to bf16
      linalg.yield %3 : bf16
    } -> tensor<61xbf16>
    return %1 : tensor<61xbf16>
  }
  func.func @f8e4m3_to_f8e4m3(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xf8E4M3FN> {
    return %arg0 : tensor<61xf8E4M3FN>
  }
  func.func @f8e4m3_to_f8e5m2(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xf8E5M2> {
    %0 = tensor.empty() : tensor<61xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E4M3FN>) outs(%0 : tensor<61xf8E5M2>) {
    ^bb0(%in: f8E4M3FN, %out: f8E5M2):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.truncf %2 : f32 to f8E5M2
      linalg.yield %3 : f8E5M2
    } -> tensor<61xf8E5M2>
    return %1 : tensor<61xf8E5M2>
  }
  func.func @f8e4m3_to_f32(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xf32> {
    %0 = tensor.empty() : tensor<61xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E4M3FN>) outs(%0 : tensor<61xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %2 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %2 : f32
    } -> tensor<61xf32>
    return %1 : tensor<61xf32>
  }
  func.func @f8e4m3_to_f64(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xf64> {
    %0 = tensor.empty() : tensor<61xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E4M3FN>) outs(%0 : tensor<61xf64>) {
    ^bb0(%in: f8E4M3FN, %out: f64):
      %2 = arith.extf %in : f8E4M3FN to f64
      linalg.yield %2 : f64
    } -> tensor<61xf64>
    return %1 : tensor<61xf64>
  }
  func.func @f8e4m3_to_i64(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xi64> {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 9.22337203E+18 : f32
    %cst_1 = arith.constant -9.22337203E+18 : f32
    %0 = tensor.empty() : tensor<61xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E4M3FN>) outs(%0 : tensor<61xi64>) {
    ^bb0(%in: f8E4M3FN, %out: i64):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i64
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-9223372036854775808_i64, %7 : i64
      %11 = arith.select %9, %c9223372036854775807_i64, %10 : i64
      linalg.yield %11 : i64
    } -> tensor<61xi64>
    return %1 : tensor<61xi64>
  }
  func.func @f8e4m3_to_i32(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xi32> {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.14748365E+9 : f32
    %cst_1 = arith.constant -2.14748365E+9 : f32
    %0 = tensor.empty() : tensor<61xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E4M3FN>) outs(%0 : tensor<61xi32>) {
    ^bb0(%in: f8E4M3FN, %out: i32):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i32
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-2147483648_i32, %7 : i32
      %11 = arith.select %9, %c2147483647_i32, %10 : i32
      linalg.yield %11 : i32
    } -> tensor<61xi32>
    return %1 : tensor<61xi32>
  }
  func.func @f8e4m3_to_i16(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xi16> {
    %c32767_i16 = arith.constant 32767 : i16
    %c-32768_i16 = arith.constant -32768 : i16
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.276800e+04 : f32
    %cst_1 = arith.constant -3.276800e+04 : f32
    %0 = tensor.empty() : tensor<61xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E4M3FN>) outs(%0 : tensor<61xi16>) {
    ^bb0(%in: f8E4M3FN, %out: i16):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i16
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-32768_i16, %7 : i16
      %11 = arith.select %9, %c32767_i16, %10 : i16
      linalg.yield %11 : i16
    } -> tensor<61xi16>
    return %1 : tensor<61xi16>
  }
  func.func @f8e4m3_to_i8(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xi8> {
    %c127_i8 = arith.constant 127 : i8
    %c-128_i8 = arith.constant -128 : i8
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.280000e+02 : f32
    %cst_1 = arith.constant -1.280000e+02 : f32
    %0 = tensor.empty() : tensor<61xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E4M3FN>) outs(%0 : tensor<61xi8>) {
    ^bb0(%in: f8E4M3FN, %out: i8):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i8
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-128_i8, %7 : i8
      %11 = arith.select %9, %c127_i8, %10 : i8
      linalg.yield %11 : i8
    } -> tensor<61xi8>
    return %1 : tensor<61xi8>
  }
  func.func @f8e4m3_to_i4(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xi4> {
    %c7_i4 = arith.constant 7 : i4
    %c-8_i4 = arith.constant -8 : i4
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %cst_1 = arith.constant -8.000000e+00 : f32
    %0 = tensor.empty() : tensor<61xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E4M3FN>) outs(%0 : tensor<61xi4>) {
    ^bb0(%in: f8E4M3FN, %out: i4):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i4
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-8_i4, %7 : i4
      %11 = arith.select %9, %c7_i4, %10 : i4
      linalg.yield %11 : i4
    } -> tensor<61xi4>
    return %1 : tensor<61xi4>
  }
  func.func @f8e4m3_to_bool(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xi1> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<61xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E4M3FN>) outs(%0 : tensor<61xi1>) {
    ^bb0(%in: f8E4M3FN, %out: i1):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.cmpf une, %2, %cst : f32
      linalg.yield %3 : i1
    } -> tensor<61xi1>
    return %1 : tensor<61xi1>
  }
  func.func @f8e5m2_to_f16(%arg0: tensor<61xf8E5M2>) -> tensor<61xf16> {
    %0 = tensor.empty() : tensor<61xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E5M2>) outs(%0 : tensor<61xf16>) {
    ^bb0(%in: f8E5M2, %out: f16):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.truncf %2 : f32 to f16
      linalg.yield %3 : f16
    } -> tensor<61xf16>
    return %1 : tensor<61xf16>
  }
  func.func @f8e5m2_to_bf16(%arg0: tensor<61xf8E5M2>) -> tensor<61xbf16> {
    %0 = tensor.empty() : tensor<61xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E5M2>) outs(%0 : tensor<61xbf16>) {
    ^bb0(%in: f8E5M2, %out: bf16):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.truncf %2 : f32 to bf16
      linalg.yield %3 : bf16
    } -> tensor<61xbf16>
    return %1 : tensor<61xbf16>
  }
  func.func @f8e5m2_to_f8e4m3(%arg0: tensor<61xf8E5M2>) -> tensor<61xf8E4M3FN> {
    %0 = tensor.empty() : tensor<61xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E5M2>) outs(%0 : tensor<61xf8E4M3FN>) {
    ^bb0(%in: f8E5M2, %out: f8E4M3FN):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.truncf %2 : f32 to f8E4M3FN
      linalg.yield %3 : f8E4M3FN
    } -> tensor<61xf8E4M3FN>
    return %1 : tensor<61xf8E4M3FN>
  }
  func.func @f8e5m2_to_f8e5m2(%arg0: tensor<61xf8E5M2>) -> tensor<61xf8E5M2> {
    return %arg0 : tensor<61xf8E5M2>
  }
  func.func @f8e5m2_to_f32(%arg0: tensor<61xf8E5M2>) -> tensor<61xf32> {
    %0 = tensor.empty() : tensor<61xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E5M2>) outs(%0 : tensor<61xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %2 = arith.extf %in : f8E5M2 to f32
      linalg.yield %2 : f32
    } -> tensor<61xf32>
    return %1 : tensor<61xf32>
  }
  func.func @f8e5m2_to_f64(%arg0: tensor<61xf8E5M2>) -> tensor<61xf64> {
    %0 = tensor.empty() : tensor<61xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E5M2>) outs(%0 : tensor<61xf64>) {
    ^bb0(%in: f8E5M2, %out: f64):
      %2 = arith.extf %in : f8E5M2 to f64
      linalg.yield %2 : f64
    } -> tensor<61xf64>
    return %1 : tensor<61xf64>
  }
  func.func @f8e5m2_to_i64(%arg0: tensor<61xf8E5M2>) -> tensor<61xi64> {
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 9.22337203E+18 : f32
    %cst_1 = arith.constant -9.22337203E+18 : f32
    %0 = tensor.empty() : tensor<61xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E5M2>) outs(%0 : tensor<61xi64>) {
    ^bb0(%in: f8E5M2, %out: i64):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i64
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-9223372036854775808_i64, %7 : i64
      %11 = arith.select %9, %c9223372036854775807_i64, %10 : i64
      linalg.yield %11 : i64
    } -> tensor<61xi64>
    return %1 : tensor<61xi64>
  }
  func.func @f8e5m2_to_i32(%arg0: tensor<61xf8E5M2>) -> tensor<61xi32> {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.14748365E+9 : f32
    %cst_1 = arith.constant -2.14748365E+9 : f32
    %0 = tensor.empty() : tensor<61xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E5M2>) outs(%0 : tensor<61xi32>) {
    ^bb0(%in: f8E5M2, %out: i32):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i32
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-2147483648_i32, %7 : i32
      %11 = arith.select %9, %c2147483647_i32, %10 : i32
      linalg.yield %11 : i32
    } -> tensor<61xi32>
    return %1 : tensor<61xi32>
  }
  func.func @f8e5m2_to_i16(%arg0: tensor<61xf8E5M2>) -> tensor<61xi16> {
    %c32767_i16 = arith.constant 32767 : i16
    %c-32768_i16 = arith.constant -32768 : i16
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.276800e+04 : f32
    %cst_1 = arith.constant -3.276800e+04 : f32
    %0 = tensor.empty() : tensor<61xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E5M2>) outs(%0 : tensor<61xi16>) {
    ^bb0(%in: f8E5M2, %out: i16):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i16
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-32768_i16, %7 : i16
      %11 = arith.select %9, %c32767_i16, %10 : i16
      linalg.yield %11 : i16
    } -> tensor<61xi16>
    return %1 : tensor<61xi16>
  }
  func.func @f8e5m2_to_i8(%arg0: tensor<61xf8E5M2>) -> tensor<61xi8> {
    %c127_i8 = arith.constant 127 : i8
    %c-128_i8 = arith.constant -128 : i8
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.280000e+02 : f32
    %cst_1 = arith.constant -1.280000e+02 : f32
    %0 = tensor.empty() : tensor<61xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E5M2>) outs(%0 : tensor<61xi8>) {
    ^bb0(%in: f8E5M2, %out: i8):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i8
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-128_i8, %7 : i8
      %11 = arith.select %9, %c127_i8, %10 : i8
      linalg.yield %11 : i8
    } -> tensor<61xi8>
    return %1 : tensor<61xi8>
  }
  func.func @f8e5m2_to_i4(%arg0: tensor<61xf8E5M2>) -> tensor<61xi4> {
    %c7_i4 = arith.constant 7 : i4
    %c-8_i4 = arith.constant -8 : i4
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %cst_1 = arith.constant -8.000000e+00 : f32
    %0 = tensor.empty() : tensor<61xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E5M2>) outs(%0 : tensor<61xi4>) {
    ^bb0(%in: f8E5M2, %out: i4):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.cmpf oge, %2, %cst_1 : f32
      %4 = arith.cmpf olt, %2, %cst_0 : f32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.select %5, %2, %cst : f32
      %7 = arith.fptosi %6 : f32 to i4
      %8 = arith.cmpf olt, %2, %cst_1 : f32
      %9 = arith.cmpf oge, %2, %cst_0 : f32
      %10 = arith.select %8, %c-8_i4, %7 : i4
      %11 = arith.select %9, %c7_i4, %10 : i4
      linalg.yield %11 : i4
    } -> tensor<61xi4>
    return %1 : tensor<61xi4>
  }
  func.func @f8e5m2_to_bool(%arg0: tensor<61xf8E5M2>) -> tensor<61xi1> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<61xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf8E5M2>) outs(%0 : tensor<61xi1>) {
    ^bb0(%in: f8E5M2, %out: i1):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.cmpf une, %2, %cst : f32
      linalg.yield %3 : i1
    } -> tensor<61xi1>
    return %1 : tensor<61xi1>
  }
  func.func @f32_to_f16(%arg0: tensor<61xf32>) -> tensor<61xf16> {
    %0 = tensor.empty() : tensor<61xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf32>) outs(%0 : tensor<61xf16>) {
    ^bb0(%in: f32, %out: f16):
      %2 = arith.truncf %in : f32 to f16
      linalg.yield %2 : f16
    } -> tensor<61xf16>
    return %1 : tensor<61xf16>
  }
  func.func @f32_to_bf16(%arg0: tensor<61xf32>) -> tensor<61xbf16> {
    %0 = tensor.empty() : tensor<61xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf32>) outs(%0 : tensor<61xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %2 = arith.truncf %in : f32 to bf16
      linalg.yield %2 : bf16
    } -> tensor<61xbf16>
    return %1 : tensor<61xbf16>
  }
  func.func @f32_to_f8e4m3(%arg0: tensor<61xf32>) -> tensor<61xf8E4M3FN> {
    %0 = tensor.empty() : tensor<61xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf32>) outs(%0 : tensor<61xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %2 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %2 : f8E4M3FN
    } -> tensor<61xf8E4M3FN>
    return %1 : tensor<61xf8E4M3FN>
  }
  func.func @f32_to_f8e5m2(%arg0: tensor<61xf32>) -> tensor<61xf8E5M2> {
    %0 = tensor.empty() : tensor<61xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf32>) outs(%0 : tensor<61xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %2 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %2 : f8E5M2
    } -> tensor<61xf8E5M2>
    return %1 : tensor<61xf8E5M2>
  }
  func.func @f32_to_i16(%arg0: tensor<61xf32>) -> tensor<61xi16> {
    %c32767_i16 = arith.constant 32767 : i16
    %c-32768_i16 = arith.constant -32768 : i16
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.276800e+04 : f32
    %cst_1 = arith.constant -3.276800e+04 : f32
    %0 = tensor.empty() : tensor<61xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf32>) outs(%0 : tensor<61xi16>) {
    ^bb0(%in: f32, %out: i16):
      %2 = arith.cmpf oge, %in, %cst_1 : f32
      %3 = arith.cmpf olt, %in, %cst_0 : f32
      %4 = arith.andi %2, %3 : i1
      %5 = arith.select %4, %in, %cst : f32
      %6 = arith.fptosi %5 : f32 to i16
      %7 = arith.cmpf olt, %in, %cst_1 : f32
      %8 = arith.cmpf oge, %in, %cst_0 : f32
      %9 = arith.select %7, %c-32768_i16, %6 : i16
      %10 = arith.select %8, %c32767_i16, %9 : i16
      linalg.yield %10 : i16
    } -> tensor<61xi16>
    return %1 : tensor<61xi16>
  }
  func.func @f32_to_i8(%arg0: tensor<61xf32>) -> tensor<61xi8> {
    %c127_i8 = arith.constant 127 : i8
    %c-128_i8 = arith.constant -128 : i8
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.280000e+02 : f32
    %cst_1 = arith.constant -1.280000e+02 : f32
    %0 = tensor.empty() : tensor<61xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf32>) outs(%0 : tensor<61xi8>) {
    ^bb0(%in: f32, %out: i8):
      %2 = arith.cmpf oge, %in, %cst_1 : f32
      %3 = arith.cmpf olt, %in, %cst_0 : f32
      %4 = arith.andi %2, %3 : i1
      %5 = arith.select %4, %in, %cst : f32
      %6 = arith.fptosi %5 : f32 to i8
      %7 = arith.cmpf olt, %in, %cst_1 : f32
      %8 = arith.cmpf oge, %in, %cst_0 : f32
      %9 = arith.select %7, %c-128_i8, %6 : i8
      %10 = arith.select %8, %c127_i8, %9 : i8
      linalg.yield %10 : i8
    } -> tensor<61xi8>
    return %1 : tensor<61xi8>
  }
  func.func @f32_to_i4(%arg0: tensor<61xf32>) -> tensor<61xi4> {
    %c7_i4 = arith.constant 7 : i4
    %c-8_i4 = arith.constant -8 : i4
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %cst_1 = arith.constant -8.000000e+00 : f32
    %0 = tensor.empty() : tensor<61xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf32>) outs(%0 : tensor<61xi4>) {
    ^bb0(%in: f32, %out: i4):
      %2 = arith.cmpf oge, %in, %cst_1 : f32
      %3 = arith.cmpf olt, %in, %cst_0 : f32
      %4 = arith.andi %2, %3 : i1
      %5 = arith.select %4, %in, %cst : f32
      %6 = arith.fptosi %5 : f32 to i4
      %7 = arith.cmpf olt, %in, %cst_1 : f32
      %8 = arith.cmpf oge, %in, %cst_0 : f32
      %9 = arith.select %7, %c-8_i4, %6 : i4
      %10 = arith.select %8, %c7_i4, %9 : i4
      linalg.yield %10 : i4
    } -> tensor<61xi4>
    return %1 : tensor<61xi4>
  }
  func.func @f64_to_f16(%arg0: tensor<61xf64>) -> tensor<61xf16> {
    %0 = tensor.empty() : tensor<61xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf64>) outs(%0 : tensor<61xf16>) {
    ^bb0(%in: f64, %out: f16):
      %2 = arith.truncf %in : f64 to f16
      linalg.yield %2 : f16
    } -> tensor<61xf16>
    return %1 : tensor<61xf16>
  }
  func.func @f64_to_bf16(%arg0: tensor<61xf64>) -> tensor<61xbf16> {
    %0 = tensor.empty() : tensor<61xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf64>) outs(%0 : tensor<61xbf16>) {
    ^bb0(%in: f64, %out: bf16):
      %2 = arith.truncf %in : f64 to bf16
      linalg.yield %2 : bf16
    } -> tensor<61xbf16>
    return %1 : tensor<61xbf16>
  }
  func.func @f64_to_f8e4m3(%arg0: tensor<61xf64>) -> tensor<61xf8E4M3FN> {
    %0 = tensor.empty() : tensor<61xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf64>) outs(%0 : tensor<61xf8E4M3FN>) {
    ^bb0(%in: f64, %out: f8E4M3FN):
      %2 = arith.truncf %in : f64 to f8E4M3FN
      linalg.yield %2 : f8E4M3FN
    } -> tensor<61xf8E4M3FN>
    return %1 : tensor<61xf8E4M3FN>
  }
  func.func @f64_to_f8e5m2(%arg0: tensor<61xf64>) -> tensor<61xf8E5M2> {
    %0 = tensor.empty() : tensor<61xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf64>) outs(%0 : tensor<61xf8E5M2>) {
    ^bb0(%in: f64, %out: f8E5M2):
      %2 = arith.truncf %in : f64 to f8E5M2
      linalg.yield %2 : f8E5M2
    } -> tensor<61xf8E5M2>
    return %1 : tensor<61xf8E5M2>
  }
  func.func @f64_to_i16(%arg0: tensor<61xf64>) -> tensor<61xi16> {
    %c32767_i16 = arith.constant 32767 : i16
    %c-32768_i16 = arith.constant -32768 : i16
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 3.276800e+04 : f64
    %cst_1 = arith.constant -3.276800e+04 : f64
    %0 = tensor.empty() : tensor<61xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf64>) outs(%0 : tensor<61xi16>) {
    ^bb0(%in: f64, %out: i16):
      %2 = arith.cmpf oge, %in, %cst_1 : f64
      %3 = arith.cmpf olt, %in, %cst_0 : f64
      %4 = arith.andi %2, %3 : i1
      %5 = arith.select %4, %in, %cst : f64
      %6 = arith.fptosi %5 : f64 to i16
      %7 = arith.cmpf olt, %in, %cst_1 : f64
      %8 = arith.cmpf oge, %in, %cst_0 : f64
      %9 = arith.select %7, %c-32768_i16, %6 : i16
      %10 = arith.select %8, %c32767_i16, %9 : i16
      linalg.yield %10 : i16
    } -> tensor<61xi16>
    return %1 : tensor<61xi16>
  }
  func.func @f64_to_i8(%arg0: tensor<61xf64>) -> tensor<61xi8> {
    %c127_i8 = arith.constant 127 : i8
    %c-128_i8 = arith.constant -128 : i8
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 1.280000e+02 : f64
    %cst_1 = arith.constant -1.280000e+02 : f64
    %0 = tensor.empty() : tensor<61xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf64>) outs(%0 : tensor<61xi8>) {
    ^bb0(%in: f64, %out: i8):
      %2 = arith.cmpf oge, %in, %cst_1 : f64
      %3 = arith.cmpf olt, %in, %cst_0 : f64
      %4 = arith.andi %2, %3 : i1
      %5 = arith.select %4, %in, %cst : f64
      %6 = arith.fptosi %5 : f64 to i8
      %7 = arith.cmpf olt, %in, %cst_1 : f64
      %8 = arith.cmpf oge, %in, %cst_0 : f64
      %9 = arith.select %7, %c-128_i8, %6 : i8
      %10 = arith.select %8, %c127_i8, %9 : i8
      linalg.yield %10 : i8
    } -> tensor<61xi8>
    return %1 : tensor<61xi8>
  }
  func.func @f64_to_i4(%arg0: tensor<61xf64>) -> tensor<61xi4> {
    %c7_i4 = arith.constant 7 : i4
    %c-8_i4 = arith.constant -8 : i4
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 8.000000e+00 : f64
    %cst_1 = arith.constant -8.000000e+00 : f64
    %0 = tensor.empty() : tensor<61xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xf64>) outs(%0 : tensor<61xi4>) {
    ^bb0(%in: f64, %out: i4):
      %2 = arith.cmpf oge, %in, %cst_1 : f64
      %3 = arith.cmpf olt, %in, %cst_0 : f64
      %4 = arith.andi %2, %3 : i1
      %5 = arith.select %4, %in, %cst : f64
      %6 = arith.fptosi %5 : f64 to i4
      %7 = arith.cmpf olt, %in, %cst_1 : f64
      %8 = arith.cmpf oge, %in, %cst_0 : f64
      %9 = arith.select %7, %c-8_i4, %6 : i4
      %10 = arith.select %8, %c7_i4, %9 : i4
      linalg.yield %10 : i4
    } -> tensor<61xi4>
    return %1 : tensor<61xi4>
  }
  func.func @i64_to_f16(%arg0: tensor<61xi64>) -> tensor<61xf16> {
    %c-9007199254740992_i64 = arith.constant -9007199254740992 : i64
    %c9007199254740992_i64 = arith.constant 9007199254740992 : i64
    %c2048_i64 = arith.constant 2048 : i64
    %c0_i64 = arith.constant 0 : i64
    %c-2048_i64 = arith.constant -2048 : i64
    %c2047_i64 = arith.constant 2047 : i64
    %0 = tensor.empty() : tensor<61xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi64>) outs(%0 : tensor<61xf16>) {
    ^bb0(%in: i64, %out: f16):
      %2 = arith.andi %in, %c2047_i64 : i64
      %3 = arith.andi %in, %c-2048_i64 : i64
      %4 = arith.cmpi ne, %2, %c0_i64 : i64
      %5 = arith.select %4, %c2048_i64, %c0_i64 : i64
      %6 = arith.ori %3, %5 : i64
      %7 = arith.cmpi sge, %in, %c9007199254740992_i64 : i64
      %8 = arith.cmpi sle, %in, %c-9007199254740992_i64 : i64
      %9 = arith.ori %7, %8 : i1
      %10 = arith.select %9, %6, %in : i64
      %11 = arith.sitofp %10 : i64 to f64
      %12 = arith.truncf %11 : f64 to f16
      linalg.yield %12 : f16
    } -> tensor<61xf16>
    return %1 : tensor<61xf16>
  }
  func.func @i64_to_bf16(%arg0: tensor<61xi64>) -> tensor<61xbf16> {
    %c-9007199254740992_i64 = arith.constant -9007199254740992 : i64
    %c9007199254740992_i64 = arith.constant 9007199254740992 : i64
    %c2048_i64 = arith.constant 2048 : i64
    %c0_i64 = arith.constant 0 : i64
    %c-2048_i64 = arith.constant -2048 : i64
    %c2047_i64 = arith.constant 2047 : i64
    %0 = tensor.empty() : tensor<61xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi64>) outs(%0 : tensor<61xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %2 = arith.andi %in, %c2047_i64 : i64
      %3 = arith.andi %in, %c-2048_i64 : i64
      %4 = arith.cmpi ne, %2, %c0_i64 : i64
      %5 = arith.select %4, %c2048_i64, %c0_i64 : i64
      %6 = arith.ori %3, %5 : i64
      %7 = arith.cmpi sge, %in, %c9007199254740992_i64 : i64
      %8 = arith.cmpi sle, %in, %c-9007199254740992_i64 : i64
      %9 = arith.ori %7, %8 : i1
      %10 = arith.select %9, %6, %in : i64
      %11 = arith.sitofp %10 : i64 to f64
      %12 = arith.truncf %11 : f64 to bf16
      linalg.yield %12 : bf16
    } -> tensor<61xbf16>
    return %1 : tensor<61xbf16>
  }
  func.func @i64_to_f8e4m3(%arg0: tensor<61xi64>) -> tensor<61xf8E4M3FN> {
    %c-9007199254740992_i64 = arith.constant -9007199254740992 : i64
    %c9007199254740992_i64 = arith.constant 9007199254740992 : i64
    %c2048_i64 = arith.constant 2048 : i64
    %c0_i64 = arith.constant 0 : i64
    %c-2048_i64 = arith.constant -2048 : i64
    %c2047_i64 = arith.constant 2047 : i64
    %0 = tensor.empty() : tensor<61xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi64>) outs(%0 : tensor<61xf8E4M3FN>) {
    ^bb0(%in: i64, %out: f8E4M3FN):
      %2 = arith.andi %in, %c2047_i64 : i64
      %3 = arith.andi %in, %c-2048_i64 : i64
      %4 = arith.cmpi ne, %2, %c0_i64 : i64
      %5 = arith.select %4, %c2048_i64, %c0_i64 : i64
      %6 = arith.ori %3, %5 : i64
      %7 = arith.cmpi sge, %in, %c9007199254740992_i64 : i64
      %8 = arith.cmpi sle, %in, %c-9007199254740992_i64 : i64
      %9 = arith.ori %7, %8 : i1
      %10 = arith.select %9, %6, %in : i64
      %11 = arith.sitofp %10 : i64 to f64
      %12 = arith.truncf %11 : f64 to f8E4M3FN
      linalg.yield %12 : f8E4M3FN
    } -> tensor<61xf8E4M3FN>
    return %1 : tensor<61xf8E4M3FN>
  }
  func.func @i64_to_f8e5m2(%arg0: tensor<61xi64>) -> tensor<61xf8E5M2> {
    %c-9007199254740992_i64 = arith.constant -9007199254740992 : i64
    %c9007199254740992_i64 = arith.constant 9007199254740992 : i64
    %c2048_i64 = arith.constant 2048 : i64
    %c0_i64 = arith.constant 0 : i64
    %c-2048_i64 = arith.constant -2048 : i64
    %c2047_i64 = arith.constant 2047 : i64
    %0 = tensor.empty() : tensor<61xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi64>) outs(%0 : tensor<61xf8E5M2>) {
    ^bb0(%in: i64, %out: f8E5M2):
      %2 = arith.andi %in, %c2047_i64 : i64
      %3 = arith.andi %in, %c-2048_i64 : i64
      %4 = arith.cmpi ne, %2, %c0_i64 : i64
      %5 = arith.select %4, %c2048_i64, %c0_i64 : i64
      %6 = arith.ori %3, %5 : i64
      %7 = arith.cmpi sge, %in, %c9007199254740992_i64 : i64
      %8 = arith.cmpi sle, %in, %c-9007199254740992_i64 : i64
      %9 = arith.ori %7, %8 : i1
      %10 = arith.select %9, %6, %in : i64
      %11 = arith.sitofp %10 : i64 to f64
      %12 = arith.truncf %11 : f64 to f8E5M2
      linalg.yield %12 : f8E5M2
    } -> tensor<61xf8E5M2>
    return %1 : tensor<61xf8E5M2>
  }
  func.func @i64_to_i16(%arg0: tensor<61xi64>) -> tensor<61xi16> {
    %0 = tensor.empty() : tensor<61xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi64>) outs(%0 : tensor<61xi16>) {
    ^bb0(%in: i64, %out: i16):
      %2 = arith.trunci %in : i64 to i16
      linalg.yield %2 : i16
    } -> tensor<61xi16>
    return %1 : tensor<61xi16>
  }
  func.func @i64_to_i8(%arg0: tensor<61xi64>) -> tensor<61xi8> {
    %0 = tensor.empty() : tensor<61xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi64>) outs(%0 : tensor<61xi8>) {
    ^bb0(%in: i64, %out: i8):
      %2 = arith.trunci %in : i64 to i8
      linalg.yield %2 : i8
    } -> tensor<61xi8>
    return %1 : tensor<61xi8>
  }
  func.func @i64_to_i4(%arg0: tensor<61xi64>) -> tensor<61xi4> {
    %0 = tensor.empty() : tensor<61xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi64>) outs(%0 : tensor<61xi4>) {
    ^bb0(%in: i64, %out: i4):
      %2 = arith.trunci %in : i64 to i4
      linalg.yield %2 : i4
    } -> tensor<61xi4>
    return %1 : tensor<61xi4>
  }
  func.func @i32_to_f16(%arg0: tensor<61xi32>) -> tensor<61xf16> {
    %0 = tensor.empty() : tensor<61xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi32>) outs(%0 : tensor<61xf16>) {
    ^bb0(%in: i32, %out: f16):
      %2 = arith.sitofp %in : i32 to f64
      %3 = arith.truncf %2 : f64 to f16
      linalg.yield %3 : f16
    } -> tensor<61xf16>
    return %1 : tensor<61xf16>
  }
  func.func @i32_to_bf16(%arg0: tensor<61xi32>) -> tensor<61xbf16> {
    %0 = tensor.empty() : tensor<61xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi32>) outs(%0 : tensor<61xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %2 = arith.sitofp %in : i32 to f64
      %3 = arith.truncf %2 : f64 to bf16
      linalg.yield %3 : bf16
    } -> tensor<61xbf16>
    return %1 : tensor<61xbf16>
  }
  func.func @i32_to_f8e4m3(%arg0: tensor<61xi32>) -> tensor<61xf8E4M3FN> {
    %0 = tensor.empty() : tensor<61xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi32>) outs(%0 : tensor<61xf8E4M3FN>) {
    ^bb0(%in: i32, %out: f8E4M3FN):
      %2 = arith.sitofp %in : i32 to f64
      %3 = arith.truncf %2 : f64 to f8E4M3FN
      linalg.yield %3 : f8E4M3FN
    } -> tensor<61xf8E4M3FN>
    return %1 : tensor<61xf8E4M3FN>
  }
  func.func @i32_to_f8e5m2(%arg0: tensor<61xi32>) -> tensor<61xf8E5M2> {
    %0 = tensor.empty() : tensor<61xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi32>) outs(%0 : tensor<61xf8E5M2>) {
    ^bb0(%in: i32, %out: f8E5M2):
      %2 = arith.sitofp %in : i32 to f64
      %3 = arith.truncf %2 : f64 to f8E5M2
      linalg.yield %3 : f8E5M2
    } -> tensor<61xf8E5M2>
    return %1 : tensor<61xf8E5M2>
  }
  func.func @i32_to_i16(%arg0: tensor<61xi32>) -> tensor<61xi16> {
    %0 = tensor.empty() : tensor<61xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi32>) outs(%0 : tensor<61xi16>) {
    ^bb0(%in: i32, %out: i16):
      %2 = arith.trunci %in : i32 to i16
      linalg.yield %2 : i16
    } -> tensor<61xi16>
    return %1 : tensor<61xi16>
  }
  func.func @i32_to_i8(%arg0: tensor<61xi32>) -> tensor<61xi8> {
    %0 = tensor.empty() : tensor<61xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi32>) outs(%0 : tensor<61xi8>) {
    ^bb0(%in: i32, %out: i8):
      %2 = arith.trunci %in : i32 to i8
      linalg.yield %2 : i8
    } -> tensor<61xi8>
    return %1 : tensor<61xi8>
  }
  func.func @i32_to_i4(%arg0: tensor<61xi32>) -> tensor<61xi4> {
    %0 = tensor.empty() : tensor<61xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi32>) outs(%0 : tensor<61xi4>) {
    ^bb0(%in: i32, %out: i4):
      %2 = arith.trunci %in : i32 to i4
      linalg.yield %2 : i4
    } -> tensor<61xi4>
    return %1 : tensor<61xi4>
  }
  func.func @i16_to_f16(%arg0: tensor<61xi16>) -> tensor<61xf16> {
    %0 = tensor.empty() : tensor<61xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi16>) outs(%0 : tensor<61xf16>) {
    ^bb0(%in: i16, %out: f16):
      %2 = arith.sitofp %in : i16 to f64
      %3 = arith.truncf %2 : f64 to f16
      linalg.yield %3 : f16
    } -> tensor<61xf16>
    return %1 : tensor<61xf16>
  }
  func.func @i16_to_bf16(%arg0: tensor<61xi16>) -> tensor<61xbf16> {
    %0 = tensor.empty() : tensor<61xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi16>) outs(%0 : tensor<61xbf16>) {
    ^bb0(%in: i16, %out: bf16):
      %2 = arith.sitofp %in : i16 to f64
      %3 = arith.truncf %2 : f64 to bf16
      linalg.yield %3 : bf16
    } -> tensor<61xbf16>
    return %1 : tensor<61xbf16>
  }
  func.func @i16_to_f8e4m3(%arg0: tensor<61xi16>) -> tensor<61xf8E4M3FN> {
    %0 = tensor.empty() : tensor<61xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi16>) outs(%0 : tensor<61xf8E4M3FN>) {
    ^bb0(%in: i16, %out: f8E4M3FN):
      %2 = arith.sitofp %in : i16 to f64
      %3 = arith.truncf %2 : f64 to f8E4M3FN
      linalg.yield %3 : f8E4M3FN
    } -> tensor<61xf8E4M3FN>
    return %1 : tensor<61xf8E4M3FN>
  }
  func.func @i16_to_f8e5m2(%arg0: tensor<61xi16>) -> tensor<61xf8E5M2> {
    %0 = tensor.empty() : tensor<61xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi16>) outs(%0 : tensor<61xf8E5M2>) {
    ^bb0(%in: i16, %out: f8E5M2):
      %2 = arith.sitofp %in : i16 to f64
      %3 = arith.truncf %2 : f64 to f8E5M2
      linalg.yield %3 : f8E5M2
    } -> tensor<61xf8E5M2>
    return %1 : tensor<61xf8E5M2>
  }
  func.func @i16_to_f32(%arg0: tensor<61xi16>) -> tensor<61xf32> {
    %0 = tensor.empty() : tensor<61xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi16>) outs(%0 : tensor<61xf32>) {
    ^bb0(%in: i16, %out: f32):
      %2 = arith.sitofp %in : i16 to f32
      linalg.yield %2 : f32
    } -> tensor<61xf32>
    return %1 : tensor<61xf32>
  }
  func.func @i16_to_f64(%arg0: tensor<61xi16>) -> tensor<61xf64> {
    %0 = tensor.empty() : tensor<61xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi16>) outs(%0 : tensor<61xf64>) {
    ^bb0(%in: i16, %out: f64):
      %2 = arith.sitofp %in : i16 to f64
      linalg.yield %2 : f64
    } -> tensor<61xf64>
    return %1 : tensor<61xf64>
  }
  func.func @i16_to_i64(%arg0: tensor<61xi16>) -> tensor<61xi64> {
    %0 = tensor.empty() : tensor<61xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi16>) outs(%0 : tensor<61xi64>) {
    ^bb0(%in: i16, %out: i64):
      %2 = arith.extsi %in : i16 to i64
      linalg.yield %2 : i64
    } -> tensor<61xi64>
    return %1 : tensor<61xi64>
  }
  func.func @i16_to_i32(%arg0: tensor<61xi16>) -> tensor<61xi32> {
    %0 = tensor.empty() : tensor<61xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi16>) outs(%0 : tensor<61xi32>) {
    ^bb0(%in: i16, %out: i32):
      %2 = arith.extsi %in : i16 to i32
      linalg.yield %2 : i32
    } -> tensor<61xi32>
    return %1 : tensor<61xi32>
  }
  func.func @i16_to_i16(%arg0: tensor<61xi16>) -> tensor<61xi16> {
    return %arg0 : tensor<61xi16>
  }
  func.func @i16_to_i8(%arg0: tensor<61xi16>) -> tensor<61xi8> {
    %0 = tensor.empty() : tensor<61xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi16>) outs(%0 : tensor<61xi8>) {
    ^bb0(%in: i16, %out: i8):
      %2 = arith.trunci %in : i16 to i8
      linalg.yield %2 : i8
    } -> tensor<61xi8>
    return %1 : tensor<61xi8>
  }
  func.func @i16_to_i4(%arg0: tensor<61xi16>) -> tensor<61xi4> {
    %0 = tensor.empty() : tensor<61xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi16>) outs(%0 : tensor<61xi4>) {
    ^bb0(%in: i16, %out: i4):
      %2 = arith.trunci %in : i16 to i4
      linalg.yield %2 : i4
    } -> tensor<61xi4>
    return %1 : tensor<61xi4>
  }
  func.func @i16_to_bool(%arg0: tensor<61xi16>) -> tensor<61xi1> {
    %c0_i16 = arith.constant 0 : i16
    %0 = tensor.empty() : tensor<61xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi16>) outs(%0 : tensor<61xi1>) {
    ^bb0(%in: i16, %out: i1):
      %2 = arith.cmpi ne, %in, %c0_i16 : i16
      linalg.yield %2 : i1
    } -> tensor<61xi1>
    return %1 : tensor<61xi1>
  }
  func.func @i8_to_f16(%arg0: tensor<61xi8>) -> tensor<61xf16> {
    %0 = tensor.empty() : tensor<61xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi8>) outs(%0 : tensor<61xf16>) {
    ^bb0(%in: i8, %out: f16):
      %2 = arith.sitofp %in : i8 to f64
      %3 = arith.truncf %2 : f64 to f16
      linalg.yield %3 : f16
    } -> tensor<61xf16>
    return %1 : tensor<61xf16>
  }
  func.func @i8_to_bf16(%arg0: tensor<61xi8>) -> tensor<61xbf16> {
    %0 = tensor.empty() : tensor<61xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi8>) outs(%0 : tensor<61xbf16>) {
    ^bb0(%in: i8, %out: bf16):
      %2 = arith.sitofp %in : i8 to f64
      %3 = arith.truncf %2 : f64 to bf16
      linalg.yield %3 : bf16
    } -> tensor<61xbf16>
    return %1 : tensor<61xbf16>
  }
  func.func @i8_to_f8e4m3(%arg0: tensor<61xi8>) -> tensor<61xf8E4M3FN> {
    %0 = tensor.empty() : tensor<61xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi8>) outs(%0 : tensor<61xf8E4M3FN>) {
    ^bb0(%in: i8, %out: f8E4M3FN):
      %2 = arith.sitofp %in : i8 to f64
      %3 = arith.truncf %2 : f64 to f8E4M3FN
      linalg.yield %3 : f8E4M3FN
    } -> tensor<61xf8E4M3FN>
    return %1 : tensor<61xf8E4M3FN>
  }
  func.func @i8_to_f8e5m2(%arg0: tensor<61xi8>) -> tensor<61xf8E5M2> {
    %0 = tensor.empty() : tensor<61xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi8>) outs(%0 : tensor<61xf8E5M2>) {
    ^bb0(%in: i8, %out: f8E5M2):
      %2 = arith.sitofp %in : i8 to f64
      %3 = arith.truncf %2 : f64 to f8E5M2
      linalg.yield %3 : f8E5M2
    } -> tensor<61xf8E5M2>
    return %1 : tensor<61xf8E5M2>
  }
  func.func @i8_to_f32(%arg0: tensor<61xi8>) -> tensor<61xf32> {
    %0 = tensor.empty() : tensor<61xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi8>) outs(%0 : tensor<61xf32>) {
    ^bb0(%in: i8, %out: f32):
      %2 = arith.sitofp %in : i8 to f32
      linalg.yield %2 : f32
    } -> tensor<61xf32>
    return %1 : tensor<61xf32>
  }
  func.func @i8_to_f64(%arg0: tensor<61xi8>) -> tensor<61xf64> {
    %0 = tensor.empty() : tensor<61xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi8>) outs(%0 : tensor<61xf64>) {
    ^bb0(%in: i8, %out: f64):
      %2 = arith.sitofp %in : i8 to f64
      linalg.yield %2 : f64
    } -> tensor<61xf64>
    return %1 : tensor<61xf64>
  }
  func.func @i8_to_i64(%arg0: tensor<61xi8>) -> tensor<61xi64> {
    %0 = tensor.empty() : tensor<61xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi8>) outs(%0 : tensor<61xi64>) {
    ^bb0(%in: i8, %out: i64):
      %2 = arith.extsi %in : i8 to i64
      linalg.yield %2 : i64
    } -> tensor<61xi64>
    return %1 : tensor<61xi64>
  }
  func.func @i8_to_i32(%arg0: tensor<61xi8>) -> tensor<61xi32> {
    %0 = tensor.empty() : tensor<61xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi8>) outs(%0 : tensor<61xi32>) {
    ^bb0(%in: i8, %out: i32):
      %2 = arith.extsi %in : i8 to i32
      linalg.yield %2 : i32
    } -> tensor<61xi32>
    return %1 : tensor<61xi32>
  }
  func.func @i8_to_i16(%arg0: tensor<61xi8>) -> tensor<61xi16> {
    %0 = tensor.empty() : tensor<61xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi8>) outs(%0 : tensor<61xi16>) {
    ^bb0(%in: i8, %out: i16):
      %2 = arith.extsi %in : i8 to i16
      linalg.yield %2 : i16
    } -> tensor<61xi16>
    return %1 : tensor<61xi16>
  }
  func.func @i8_to_i8(%arg0: tensor<61xi8>) -> tensor<61xi8> {
    return %arg0 : tensor<61xi8>
  }
  func.func @i8_to_i4(%arg0: tensor<61xi8>) -> tensor<61xi4> {
    %0 = tensor.empty() : tensor<61xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi8>) outs(%0 : tensor<61xi4>) {
    ^bb0(%in: i8, %out: i4):
      %2 = arith.trunci %in : i8 to i4
      linalg.yield %2 : i4
    } -> tensor<61xi4>
    return %1 : tensor<61xi4>
  }
  func.func @i8_to_bool(%arg0: tensor<61xi8>) -> tensor<61xi1> {
    %c0_i8 = arith.constant 0 : i8
    %0 = tensor.empty() : tensor<61xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi8>) outs(%0 : tensor<61xi1>) {
    ^bb0(%in: i8, %out: i1):
      %2 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %2 : i1
    } -> tensor<61xi1>
    return %1 : tensor<61xi1>
  }
  func.func @i4_to_f16(%arg0: tensor<61xi4>) -> tensor<61xf16> {
    %0 = tensor.empty() : tensor<61xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi4>) outs(%0 : tensor<61xf16>) {
    ^bb0(%in: i4, %out: f16):
      %2 = arith.sitofp %in : i4 to f64
      %3 = arith.truncf %2 : f64 to f16
      linalg.yield %3 : f16
    } -> tensor<61xf16>
    return %1 : tensor<61xf16>
  }
  func.func @i4_to_bf16(%arg0: tensor<61xi4>) -> tensor<61xbf16> {
    %0 = tensor.empty() : tensor<61xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi4>) outs(%0 : tensor<61xbf16>) {
    ^bb0(%in: i4, %out: bf16):
      %2 = arith.sitofp %in : i4 to f64
      %3 = arith.truncf %2 : f64 to bf16
      linalg.yield %3 : bf16
    } -> tensor<61xbf16>
    return %1 : tensor<61xbf16>
  }
  func.func @i4_to_f8e4m3(%arg0: tensor<61xi4>) -> tensor<61xf8E4M3FN> {
    %0 = tensor.empty() : tensor<61xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi4>) outs(%0 : tensor<61xf8E4M3FN>) {
    ^bb0(%in: i4, %out: f8E4M3FN):
      %2 = arith.sitofp %in : i4 to f64
      %3 = arith.truncf %2 : f64 to f8E4M3FN
      linalg.yield %3 : f8E4M3FN
    } -> tensor<61xf8E4M3FN>
    return %1 : tensor<61xf8E4M3FN>
  }
  func.func @i4_to_f8e5m2(%arg0: tensor<61xi4>) -> tensor<61xf8E5M2> {
    %0 = tensor.empty() : tensor<61xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi4>) outs(%0 : tensor<61xf8E5M2>) {
    ^bb0(%in: i4, %out: f8E5M2):
      %2 = arith.sitofp %in : i4 to f64
      %3 = arith.truncf %2 : f64 to f8E5M2
      linalg.yield %3 : f8E5M2
    } -> tensor<61xf8E5M2>
    return %1 : tensor<61xf8E5M2>
  }
  func.func @i4_to_f32(%arg0: tensor<61xi4>) -> tensor<61xf32> {
    %0 = tensor.empty() : tensor<61xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi4>) outs(%0 : tensor<61xf32>) {
    ^bb0(%in: i4, %out: f32):
      %2 = arith.sitofp %in : i4 to f32
      linalg.yield %2 : f32
    } -> tensor<61xf32>
    return %1 : tensor<61xf32>
  }
  func.func @i4_to_f64(%arg0: tensor<61xi4>) -> tensor<61xf64> {
    %0 = tensor.empty() : tensor<61xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi4>) outs(%0 : tensor<61xf64>) {
    ^bb0(%in: i4, %out: f64):
      %2 = arith.sitofp %in : i4 to f64
      linalg.yield %2 : f64
    } -> tensor<61xf64>
    return %1 : tensor<61xf64>
  }
  func.func @i4_to_i64(%arg0: tensor<61xi4>) -> tensor<61xi64> {
    %0 = tensor.empty() : tensor<61xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi4>) outs(%0 : tensor<61xi64>) {
    ^bb0(%in: i4, %out: i64):
      %2 = arith.extsi %in : i4 to i64
      linalg.yield %2 : i64
    } -> tensor<61xi64>
    return %1 : tensor<61xi64>
  }
  func.func @i4_to_i32(%arg0: tensor<61xi4>) -> tensor<61xi32> {
    %0 = tensor.empty() : tensor<61xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi4>) outs(%0 : tensor<61xi32>) {
    ^bb0(%in: i4, %out: i32):
      %2 = arith.extsi %in : i4 to i32
      linalg.yield %2 : i32
    } -> tensor<61xi32>
    return %1 : tensor<61xi32>
  }
  func.func @i4_to_i16(%arg0: tensor<61xi4>) -> tensor<61xi16> {
    %0 = tensor.empty() : tensor<61xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi4>) outs(%0 : tensor<61xi16>) {
    ^bb0(%in: i4, %out: i16):
      %2 = arith.extsi %in : i4 to i16
      linalg.yield %2 : i16
    } -> tensor<61xi16>
    return %1 : tensor<61xi16>
  }
  func.func @i4_to_i8(%arg0: tensor<61xi4>) -> tensor<61xi8> {
    %0 = tensor.empty() : tensor<61xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi4>) outs(%0 : tensor<61xi8>) {
    ^bb0(%in: i4, %out: i8):
      %2 = arith.extsi %in : i4 to i8
      linalg.yield %2 : i8
    } -> tensor<61xi8>
    return %1 : tensor<61xi8>
  }
  func.func @i4_to_i4(%arg0: tensor<61xi4>) -> tensor<61xi4> {
    return %arg0 : tensor<61xi4>
  }
  func.func @i4_to_bool(%arg0: tensor<61xi4>) -> tensor<61xi1> {
    %c0_i4 = arith.constant 0 : i4
    %0 = tensor.empty() : tensor<61xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi4>) outs(%0 : tensor<61xi1>) {
    ^bb0(%in: i4, %out: i1):
      %2 = arith.cmpi ne, %in, %c0_i4 : i4
      linalg.yield %2 : i1
    } -> tensor<61xi1>
    return %1 : tensor<61xi1>
  }
  func.func @bool_to_f16(%arg0: tensor<61xi1>) -> tensor<61xf16> {
    %0 = tensor.empty() : tensor<61xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi1>) outs(%0 : tensor<61xf16>) {
    ^bb0(%in: i1, %out: f16):
      %2 = arith.uitofp %in : i1 to f32
      %3 = arith.truncf %2 : f32 to f16
      linalg.yield %3 : f16
    } -> tensor<61xf16>
    return %1 : tensor<61xf16>
  }
  func.func @bool_to_bf16(%arg0: tensor<61xi1>) -> tensor<61xbf16> {
    %0 = tensor.empty() : tensor<61xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi1>) outs(%0 : tensor<61xbf16>) {
    ^bb0(%in: i1, %out: bf16):
      %2 = arith.uitofp %in : i1 to f32
      %3 = arith.truncf %2 : f32 to bf16
      linalg.yield %3 : bf16
    } -> tensor<61xbf16>
    return %1 : tensor<61xbf16>
  }
  func.func @bool_to_f8e4m3(%arg0: tensor<61xi1>) -> tensor<61xf8E4M3FN> {
    %0 = tensor.empty() : tensor<61xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi1>) outs(%0 : tensor<61xf8E4M3FN>) {
    ^bb0(%in: i1, %out: f8E4M3FN):
      %2 = arith.uitofp %in : i1 to f32
      %3 = arith.truncf %2 : f32 to f8E4M3FN
      linalg.yield %3 : f8E4M3FN
    } -> tensor<61xf8E4M3FN>
    return %1 : tensor<61xf8E4M3FN>
  }
  func.func @bool_to_f8e5m2(%arg0: tensor<61xi1>) -> tensor<61xf8E5M2> {
    %0 = tensor.empty() : tensor<61xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi1>) outs(%0 : tensor<61xf8E5M2>) {
    ^bb0(%in: i1, %out: f8E5M2):
      %2 = arith.uitofp %in : i1 to f32
      %3 = arith.truncf %2 : f32 to f8E5M2
      linalg.yield %3 : f8E5M2
    } -> tensor<61xf8E5M2>
    return %1 : tensor<61xf8E5M2>
  }
  func.func @bool_to_i16(%arg0: tensor<61xi1>) -> tensor<61xi16> {
    %0 = tensor.empty() : tensor<61xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi1>) outs(%0 : tensor<61xi16>) {
    ^bb0(%in: i1, %out: i16):
      %2 = arith.extui %in : i1 to i16
      linalg.yield %2 : i16
    } -> tensor<61xi16>
    return %1 : tensor<61xi16>
  }
  func.func @bool_to_i8(%arg0: tensor<61xi1>) -> tensor<61xi8> {
    %0 = tensor.empty() : tensor<61xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi1>) outs(%0 : tensor<61xi8>) {
    ^bb0(%in: i1, %out: i8):
      %2 = arith.extui %in : i1 to i8
      linalg.yield %2 : i8
    } -> tensor<61xi8>
    return %1 : tensor<61xi8>
  }
  func.func @bool_to_i4(%arg0: tensor<61xi1>) -> tensor<61xi4> {
    %0 = tensor.empty() : tensor<61xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<61xi1>) outs(%0 : tensor<61xi4>) {
    ^bb0(%in: i1, %out: i4):
      %2 = arith.extui %in : i1 to i4
      linalg.yield %2 : i4
    } -> tensor<61xi4>
    return %1 : tensor<61xi4>
  }
}
