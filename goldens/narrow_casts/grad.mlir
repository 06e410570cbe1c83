module {
  func.func @f16_to_f16(%arg0: tensor<61xf16>) -> tensor<61xf16> {
    return %arg0 : tensor<61xf16>
  }
  func.func @f16_to_bf16(%arg0: tensor<61xf16>) -> tensor<61xbf16> {
    %0 = kina.cast %arg0 : tensor<61xf16> -> tensor<61xbf16>
    return %0 : tensor<61xbf16>
  }
  func.func @f16_to_f8e4m3(%arg0: tensor<61xf16>) -> tensor<61xf8E4M3FN> {
    %0 = kina.cast %arg0 : tensor<61xf16> -> tensor<61xf8E4M3FN>
    return %0 : tensor<61xf8E4M3FN>
  }
  func.func @f16_to_f8e5m2(%arg0: tensor<61xf16>) -> tensor<61xf8E5M2> {
    %0 = kina.cast %arg0 : tensor<61xf16> -> tensor<61xf8E5M2>
    return %0 : tensor<61xf8E5M2>
  }
  func.func @f16_to_f32(%arg0: tensor<61xf16>) -> tensor<61xf32> {
    %0 = kina.cast %arg0 : tensor<61xf16> -> tensor<61xf32>
    return %0 : tensor<61xf32>
  }
  func.func @f16_to_f64(%arg0: tensor<61xf16>) -> tensor<61xf64> {
    %0 = kina.cast %arg0 : tensor<61xf16> -> tensor<61xf64>
    return %0 : tensor<61xf64>
  }
  func.func @f16_to_i64(%arg0: tensor<61xf16>) -> tensor<61xi64> {
    %0 = kina.cast %arg0 : tensor<61xf16> -> tensor<61xi64>
    return %0 : tensor<61xi64>
  }
  func.func @f16_to_i32(%arg0: tensor<61xf16>) -> tensor<61xi32> {
    %0 = kina.cast %arg0 : tensor<61xf16> -> tensor<61xi32>
    return %0 : tensor<61xi32>
  }
  func.func @f16_to_i16(%arg0: tensor<61xf16>) -> tensor<61xi16> {
    %0 = kina.cast %arg0 : tensor<61xf16> -> tensor<61xi16>
    return %0 : tensor<61xi16>
  }
  func.func @f16_to_i8(%arg0: tensor<61xf16>) -> tensor<61xi8> {
    %0 = kina.cast %arg0 : tensor<61xf16> -> tensor<61xi8>
    return %0 : tensor<61xi8>
  }
  func.func @f16_to_i4(%arg0: tensor<61xf16>) -> tensor<61xi4> {
    %0 = kina.cast %arg0 : tensor<61xf16> -> tensor<61xi4>
    return %0 : tensor<61xi4>
  }
  func.func @f16_to_bool(%arg0: tensor<61xf16>) -> tensor<61xi1> {
    %0 = kina.cast %arg0 : tensor<61xf16> -> tensor<61xi1>
    return %0 : tensor<61xi1>
  }
  func.func @bf16_to_f16(%arg0: tensor<61xbf16>) -> tensor<61xf16> {
    %0 = kina.cast %arg0 : tensor<61xbf16> -> tensor<61xf16>
    return %0 : tensor<61xf16>
  }
  func.func @bf16_to_bf16(%arg0: tensor<61xbf16>) -> tensor<61xbf16> {
    return %arg0 : tensor<61xbf16>
  }
  func.func @bf16_to_f8e4m3(%arg0: tensor<61xbf16>) -> tensor<61xf8E4M3FN> {
    %0 = kina.cast %arg0 : tensor<61xbf16> -> tensor<61xf8E4M3FN>
    return %0 : tensor<61xf8E4M3FN>
  }
  func.func @bf16_to_f8e5m2(%arg0: tensor<61xbf16>) -> tensor<61xf8E5M2> {
    %0 = kina.cast %arg0 : tensor<61xbf16> -> tensor<61xf8E5M2>
    return %0 : tensor<61xf8E5M2>
  }
  func.func @bf16_to_f32(%arg0: tensor<61xbf16>) -> tensor<61xf32> {
    %0 = kina.cast %arg0 : tensor<61xbf16> -> tensor<61xf32>
    return %0 : tensor<61xf32>
  }
  func.func @bf16_to_f64(%arg0: tensor<61xbf16>) -> tensor<61xf64> {
    %0 = kina.cast %arg0 : tensor<61xbf16> -> tensor<61xf64>
    return %0 : tensor<61xf64>
  }
  func.func @bf16_to_i64(%arg0: tensor<61xbf16>) -> tensor<61xi64> {
    %0 = kina.cast %arg0 : tensor<61xbf16> -> tensor<61xi64>
    return %0 : tensor<61xi64>
  }
  func.func @bf16_to_i32(%arg0: tensor<61xbf16>) -> tensor<61xi32> {
    %0 = kina.cast %arg0 : tensor<61xbf16> -> tensor<61xi32>
    return %0 : tensor<61xi32>
  }
  func.func @bf16_to_i16(%arg0: tensor<61xbf16>) -> tensor<61xi16> {
    %0 = kina.cast %arg0 : tensor<61xbf16> -> tensor<61xi16>
    return %0 : tensor<61xi16>
  }
  func.func @bf16_to_i8(%arg0: tensor<61xbf16>) -> tensor<61xi8> {
    %0 = kina.cast %arg0 : tensor<61xbf16> -> tensor<61xi8>
    return %0 : tensor<61xi8>
  }
  func.func @bf16_to_i4(%arg0: tensor<61xbf16>) -> tensor<61xi4> {
    %0 = kina.cast %arg0 : tensor<61xbf16> -> tensor<61xi4>
    return %0 : tensor<61xi4>
  }
  func.func @bf16_to_bool(%arg0: tensor<61xbf16>) -> tensor<61xi1> {
    %0 = kina.cast %arg0 : tensor<61xbf16> -> tensor<61xi1>
    return %0 : tensor<61xi1>
  }
  func.func @f8e4m3_to_f16(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xf16> {
    %0 = kina.cast %arg0 : tensor<61xf8E4M3FN> -> tensor<61xf16>
    return %0 : tensor<61xf16>
  }
  func.func @f8e4m3_to_bf16(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xbf16> {
    %0 = kina.cast %arg0 : tensor<61xf8E4M3FN> -> tensor<61xbf16>
    return %0 : tensor<61xbf16>
  }
  func.func @f8e4m3_to_f8e4m3(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xf8E4M3FN> {
    return %arg0 : tensor<61xf8E4M3FN>
  }
  func.func @f8e4m3_to_f8e5m2(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xf8E5M2> {
    %0 = kina.cast %arg0 : tensor<61xf8E4M3FN> -> tensor<61xf8E5M2>
    return %0 : tensor<61xf8E5M2>
  }
  func.func @f8e4m3_to_f32(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xf32> {
    %0 = kina.cast %arg0 : tensor<61xf8E4M3FN> -> tensor<61xf32>
    return %0 : tensor<61xf32>
  }
  func.func @f8e4m3_to_f64(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xf64> {
    %0 = kina.cast %arg0 : tensor<61xf8E4M3FN> -> tensor<61xf64>
    return %0 : tensor<61xf64>
  }
  func.func @f8e4m3_to_i64(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xi64> {
    %0 = kina.cast %arg0 : tensor<61xf8E4M3FN> -> tensor<61xi64>
    return %0 : tensor<61xi64>
  }
  func.func @f8e4m3_to_i32(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xi32> {
    %0 = kina.cast %arg0 : tensor<61xf8E4M3FN> -> tensor<61xi32>
    return %0 : tensor<61xi32>
  }
  func.func @f8e4m3_to_i16(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xi16> {
    %0 = kina.cast %arg0 : tensor<61xf8E4M3FN> -> tensor<61xi16>
    return %0 : tensor<61xi16>
  }
  func.func @f8e4m3_to_i8(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xi8> {
    %0 = kina.cast %arg0 : tensor<61xf8E4M3FN> -> tensor<61xi8>
    return %0 : tensor<61xi8>
  }
  func.func @f8e4m3_to_i4(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xi4> {
    %0 = kina.cast %arg0 : tensor<61xf8E4M3FN> -> tensor<61xi4>
    return %0 : tensor<61xi4>
  }
  func.func @f8e4m3_to_bool(%arg0: tensor<61xf8E4M3FN>) -> tensor<61xi1> {
    %0 = kina.cast %arg0 : tensor<61xf8E4M3FN> -> tensor<61xi1>
    return %0 : tensor<61xi1>
  }
  func.func @f8e5m2_to_f16(%arg0: tensor<61xf8E5M2>) -> tensor<61xf16> {
    %0 = kina.cast %arg0 : tensor<61xf8E5M2> -> tensor<61xf16>
    return %0 : tensor<61xf16>
  }
  func.func @f8e5m2_to_bf16(%arg0: tensor<61xf8E5M2>) -> tensor<61xbf16> {
    %0 = kina.cast %arg0 : tensor<61xf8E5M2> -> tensor<61xbf16>
    return %0 : tensor<61xbf16>
  }
  func.func @f8e5m2_to_f8e4m3(%arg0: tensor<61xf8E5M2>) -> tensor<61xf8E4M3FN> {
    %0 = kina.cast %arg0 : tensor<61xf8E5M2> -> tensor<61xf8E4M3FN>
    return %0 : tensor<61xf8E4M3FN>
  }
  func.func @f8e5m2_to_f8e5m2(%arg0: tensor<61xf8E5M2>) -> tensor<61xf8E5M2> {
    return %arg0 : tensor<61xf8E5M2>
  }
  func.func @f8e5m2_to_f32(%arg0: tensor<61xf8E5M2>) -> tensor<61xf32> {
    %0 = kina.cast %arg0 : tensor<61xf8E5M2> -> tensor<61xf32>
    return %0 : tensor<61xf32>
  }
  func.func @f8e5m2_to_f64(%arg0: tensor<61xf8E5M2>) -> tensor<61xf64> {
    %0 = kina.cast %arg0 : tensor<61xf8E5M2> -> tensor<61xf64>
    return %0 : tensor<61xf64>
  }
  func.func @f8e5m2_to_i64(%arg0: tensor<61xf8E5M2>) -> tensor<61xi64> {
    %0 = kina.cast %arg0 : tensor<61xf8E5M2> -> tensor<61xi64>
    return %0 : tensor<61xi64>
  }
  func.func @f8e5m2_to_i32(%arg0: tensor<61xf8E5M2>) -> tensor<61xi32> {
    %0 = kina.cast %arg0 : tensor<61xf8E5M2> -> tensor<61xi32>
    return %0 : tensor<61xi32>
  }
  func.func @f8e5m2_to_i16(%arg0: tensor<61xf8E5M2>) -> tensor<61xi16> {
    %0 = kina.cast %arg0 : tensor<61xf8E5M2> -> tensor<61xi16>
    return %0 : tensor<61xi16>
  }
  func.func @f8e5m2_to_i8(%arg0: tensor<61xf8E5M2>) -> tensor<61xi8> {
    %0 = kina.cast %arg0 : tensor<61xf8E5M2> -> tensor<61xi8>
    return %0 : tensor<61xi8>
  }
  func.func @f8e5m2_to_i4(%arg0: tensor<61xf8E5M2>) -> tensor<61xi4> {
    %0 = kina.cast %arg0 : tensor<61xf8E5M2> -> tensor<61xi4>
    return %0 : tensor<61xi4>
  }
  func.func @f8e5m2_to_bool(%arg0: tensor<61xf8E5M2>) -> tensor<61xi1> {
    %0 = kina.cast %arg0 : tensor<61xf8E5M2> -> tensor<61xi1>
    return %0 : tensor<61xi1>
  }
  func.func @f32_to_f16(%arg0: tensor<61xf32>) -> tensor<61xf16> {
    %0 = kina.cast %arg0 : tensor<61xf32> -> tensor<61xf16>
    return %0 : tensor<61xf16>
  }
  func.func @f32_to_bf16(%arg0: tensor<61xf32>) -> tensor<61xbf16> {
    %0 = kina.cast %arg0 : tensor<61xf32> -> tensor<61xbf16>
    return %0 : tensor<61xbf16>
  }
  func.func @f32_to_f8e4m3(%arg0: tensor<61xf32>) -> tensor<61xf8E4M3FN> {
    %0 = kina.cast %arg0 : tensor<61xf32> -> tensor<61xf8E4M3FN>
    return %0 : tensor<61xf8E4M3FN>
  }
  func.func @f32_to_f8e5m2(%arg0: tensor<61xf32>) -> tensor<61xf8E5M2> {
    %0 = kina.cast %arg0 : tensor<61xf32> -> tensor<61xf8E5M2>
    return %0 : tensor<61xf8E5M2>
  }
  func.func @f32_to_i16(%arg0: tensor<61xf32>) -> tensor<61xi16> {
    %0 = kina.cast %arg0 : tensor<61xf32> -> tensor<61xi16>
    return %0 : tensor<61xi16>
  }
  func.func @f32_to_i8(%arg0: tensor<61xf32>) -> tensor<61xi8> {
    %0 = kina.cast %arg0 : tensor<61xf32> -> tensor<61xi8>
    return %0 : tensor<61xi8>
  }
  func.func @f32_to_i4(%arg0: tensor<61xf32>) -> tensor<61xi4> {
    %0 = kina.cast %arg0 : tensor<61xf32> -> tensor<61xi4>
    return %0 : tensor<61xi4>
  }
  func.func @f64_to_f16(%arg0: tensor<61xf64>) -> tensor<61xf16> {
    %0 = kina.cast %arg0 : tensor<61xf64> -> tensor<61xf16>
    return %0 : tensor<61xf16>
  }
  func.func @f64_to_bf16(%arg0: tensor<61xf64>) -> tensor<61xbf16> {
    %0 = kina.cast %arg0 : tensor<61xf64> -> tensor<61xbf16>
    return %0 : tensor<61xbf16>
  }
  func.func @f64_to_f8e4m3(%arg0: tensor<61xf64>) -> tensor<61xf8E4M3FN> {
    %0 = kina.cast %arg0 : tensor<61xf64> -> tensor<61xf8E4M3FN>
    return %0 : tensor<61xf8E4M3FN>
  }
  func.func @f64_to_f8e5m2(%arg0: tensor<61xf64>) -> tensor<61xf8E5M2> {
    %0 = kina.cast %arg0 : tensor<61xf64> -> tensor<61xf8E5M2>
    return %0 : tensor<61xf8E5M2>
  }
  func.func @f64_to_i16(%arg0: tensor<61xf64>) -> tensor<61xi16> {
    %0 = kina.cast %arg0 : tensor<61xf64> -> tensor<61xi16>
    return %0 : tensor<61xi16>
  }
  func.func @f64_to_i8(%arg0: tensor<61xf64>) -> tensor<61xi8> {
    %0 = kina.cast %arg0 : tensor<61xf64> -> tensor<61xi8>
    return %0 : tensor<61xi8>
  }
  func.func @f64_to_i4(%arg0: tensor<61xf64>) -> tensor<61xi4> {
    %0 = kina.cast %arg0 : tensor<61xf64> -> tensor<61xi4>
    return %0 : tensor<61xi4>
  }
  func.func @i64_to_f16(%arg0: tensor<61xi64>) -> tensor<61xf16> {
    %0 = kina.cast %arg0 : tensor<61xi64> -> tensor<61xf16>
    return %0 : tensor<61xf16>
  }
  func.func @i64_to_bf16(%arg0: tensor<61xi64>) -> tensor<61xbf16> {
    %0 = kina.cast %arg0 : tensor<61xi64> -> tensor<61xbf16>
    return %0 : tensor<61xbf16>
  }
  func.func @i64_to_f8e4m3(%arg0: tensor<61xi64>) -> tensor<61xf8E4M3FN> {
    %0 = kina.cast %arg0 : tensor<61xi64> -> tensor<61xf8E4M3FN>
    return %0 : tensor<61xf8E4M3FN>
  }
  func.func @i64_to_f8e5m2(%arg0: tensor<61xi64>) -> tensor<61xf8E5M2> {
    %0 = kina.cast %arg0 : tensor<61xi64> -> tensor<61xf8E5M2>
    return %0 : tensor<61xf8E5M2>
  }
  func.func @i64_to_i16(%arg0: tensor<61xi64>) -> tensor<61xi16> {
    %0 = kina.cast %arg0 : tensor<61xi64> -> tensor<61xi16>
    return %0 : tensor<61xi16>
  }
  func.func @i64_to_i8(%arg0: tensor<61xi64>) -> tensor<61xi8> {
    %0 = kina.cast %arg0 : tensor<61xi64> -> tensor<61xi8>
    return %0 : tensor<61xi8>
  }
  func.func @i64_to_i4(%arg0: tensor<61xi64>) -> tensor<61xi4> {
    %0 = kina.cast %arg0 : tensor<61xi64> -> tensor<61xi4>
    return %0 : tensor<61xi4>
  }
  func.func @i32_to_f16(%arg0: tensor<61xi32>) -> tensor<61xf16> {
    %0 = kina.cast %arg0 : tensor<61xi32> -> tensor<61xf16>
    return %0 : tensor<61xf16>
  }
  func.func @i32_to_bf16(%arg0: tensor<61xi32>) -> tensor<61xbf16> {
    %0 = kina.cast %arg0 : tensor<61xi32> -> tensor<61xbf16>
    return %0 : tensor<61xbf16>
  }
  func.func @i32_to_f8e4m3(%arg0: tensor<61xi32>) -> tensor<61xf8E4M3FN> {
    %0 = kina.cast %arg0 : tensor<61xi32> -> tensor<61xf8E4M3FN>
    return %0 : tensor<61xf8E4M3FN>
  }
  func.func @i32_to_f8e5m2(%arg0: tensor<61xi32>) -> tensor<61xf8E5M2> {
    %0 = kina.cast %arg0 : tensor<61xi32> -> tensor<61xf8E5M2>
    return %0 : tensor<61xf8E5M2>
  }
  func.func @i32_to_i16(%arg0: tensor<61xi32>) -> tensor<61xi16> {
    %0 = kina.cast %arg0 : tensor<61xi32> -> tensor<61xi16>
    return %0 : tensor<61xi16>
  }
  func.func @i32_to_i8(%arg0: tensor<61xi32>) -> tensor<61xi8> {
    %0 = kina.cast %arg0 : tensor<61xi32> -> tensor<61xi8>
    return %0 : tensor<61xi8>
  }
  func.func @i32_to_i4(%arg0: tensor<61xi32>) -> tensor<61xi4> {
    %0 = kina.cast %arg0 : tensor<61xi32> -> tensor<61xi4>
    return %0 : tensor<61xi4>
  }
  func.func @i16_to_f16(%arg0: tensor<61xi16>) -> tensor<61xf16> {
    %0 = kina.cast %arg0 : tensor<61xi16> -> tensor<61xf16>
    return %0 : tensor<61xf16>
  }
  func.func @i16_to_bf16(%arg0: tensor<61xi16>) -> tensor<61xbf16> {
    %0 = kina.cast %arg0 : tensor<61xi16> -> tensor<61xbf16>
    return %0 : tensor<61xbf16>
  }
  func.func @i16_to_f8e4m3(%arg0: tensor<61xi16>) -> tensor<61xf8E4M3FN> {
    %0 = kina.cast %arg0 : tensor<61xi16> -> tensor<61xf8E4M3FN>
    return %0 : tensor<61xf8E4M3FN>
  }
  func.func @i16_to_f8e5m2(%arg0: tensor<61xi16>) -> tensor<61xf8E5M2> {
    %0 = kina.cast %arg0 : tensor<61xi16> -> tensor<61xf8E5M2>
    return %0 : tensor<61xf8E5M2>
  }
  func.func @i16_to_f32(%arg0: tensor<61xi16>) -> tensor<61xf32> {
    %0 = kina.cast %arg0 : tensor<61xi16> -> tensor<61xf32>
    return %0 : tensor<61xf32>
  }
  func.func @i16_to_f64(%arg0: tensor<61xi16>) -> tensor<61xf64> {
    %0 = kina.cast %arg0 : tensor<61xi16> -> tensor<61xf64>
    return %0 : tensor<61xf64>
  }
  func.func @i16_to_i64(%arg0: tensor<61xi16>) -> tensor<61xi64> {
    %0 = kina.cast %arg0 : tensor<61xi16> -> tensor<61xi64>
    return %0 : tensor<61xi64>
  }
  func.func @i16_to_i32(%arg0: tensor<61xi16>) -> tensor<61xi32> {
    %0 = kina.cast %arg0 : tensor<61xi16> -> tensor<61xi32>
    return %0 : tensor<61xi32>
  }
  func.func @i16_to_i16(%arg0: tensor<61xi16>) -> tensor<61xi16> {
    return %arg0 : tensor<61xi16>
  }
  func.func @i16_to_i8(%arg0: tensor<61xi16>) -> tensor<61xi8> {
    %0 = kina.cast %arg0 : tensor<61xi16> -> tensor<61xi8>
    return %0 : tensor<61xi8>
  }
  func.func @i16_to_i4(%arg0: tensor<61xi16>) -> tensor<61xi4> {
    %0 = kina.cast %arg0 : tensor<61xi16> -> tensor<61xi4>
    return %0 : tensor<61xi4>
  }
  func.func @i16_to_bool(%arg0: tensor<61xi16>) -> tensor<61xi1> {
    %0 = kina.cast %arg0 : tensor<61xi16> -> tensor<61xi1>
    return %0 : tensor<61xi1>
  }
  func.func @i8_to_f16(%arg0: tensor<61xi8>) -> tensor<61xf16> {
    %0 = kina.cast %arg0 : tensor<61xi8> -> tensor<61xf16>
    return %0 : tensor<61xf16>
  }
  func.func @i8_to_bf16(%arg0: tensor<61xi8>) -> tensor<61xbf16> {
    %0 = kina.cast %arg0 : tensor<61xi8> -> tensor<61xbf16>
    return %0 : tensor<61xbf16>
  }
  func.func @i8_to_f8e4m3(%arg0: tensor<61xi8>) -> tensor<61xf8E4M3FN> {
    %0 = kina.cast %arg0 : tensor<61xi8> -> tensor<61xf8E4M3FN>
    return %0 : tensor<61xf8E4M3FN>
  }
  func.func @i8_to_f8e5m2(%arg0: tensor<61xi8>) -> tensor<61xf8E5M2> {
    %0 = kina.cast %arg0 : tensor<61xi8> -> tensor<61xf8E5M2>
    return %0 : tensor<61xf8E5M2>
  }
  func.func @i8_to_f32(%arg0: tensor<61xi8>) -> tensor<61xf32> {
    %0 = kina.cast %arg0 : tensor<61xi8> -> tensor<61xf32>
    return %0 : tensor<61xf32>
  }
  func.func @i8_to_f64(%arg0: tensor<61xi8>) -> tensor<61xf64> {
    %0 = kina.cast %arg0 : tensor<61xi8> -> tensor<61xf64>
    return %0 : tensor<61xf64>
  }
  func.func @i8_to_i64(%arg0: tensor<61xi8>) -> tensor<61xi64> {
    %0 = kina.cast %arg0 : tensor<61xi8> -> tensor<61xi64>
    return %0 : tensor<61xi64>
  }
  func.func @i8_to_i32(%arg0: tensor<61xi8>) -> tensor<61xi32> {
    %0 = kina.cast %arg0 : tensor<61xi8> -> tensor<61xi32>
    return %0 : tensor<61xi32>
  }
  func.func @i8_to_i16(%arg0: tensor<61xi8>) -> tensor<61xi16> {
    %0 = kina.cast %arg0 : tensor<61xi8> -> tensor<61xi16>
    return %0 : tensor<61xi16>
  }
  func.func @i8_to_i8(%arg0: tensor<61xi8>) -> tensor<61xi8> {
    return %arg0 : tensor<61xi8>
  }
  func.func @i8_to_i4(%arg0: tensor<61xi8>) -> tensor<61xi4> {
    %0 = kina.cast %arg0 : tensor<61xi8> -> tensor<61xi4>
    return %0 : tensor<61xi4>
  }
  func.func @i8_to_bool(%arg0: tensor<61xi8>) -> tensor<61xi1> {
    %0 = kina.cast %arg0 : tensor<61xi8> -> tensor<61xi1>
    return %0 : tensor<61xi1>
  }
  func.func @i4_to_f16(%arg0: tensor<61xi4>) -> tensor<61xf16> {
    %0 = kina.cast %arg0 : tensor<61xi4> -> tensor<61xf16>
    return %0 : tensor<61xf16>
  }
  func.func @i4_to_bf16(%arg0: tensor<61xi4>) -> tensor<61xbf16> {
    %0 = kina.cast %arg0 : tensor<61xi4> -> tensor<61xbf16>
    return %0 : tensor<61xbf16>
  }
  func.func @i4_to_f8e4m3(%arg0: tensor<61xi4>) -> tensor<61xf8E4M3FN> {
    %0 = kina.cast %arg0 : tensor<61xi4> -> tensor<61xf8E4M3FN>
    return %0 : tensor<61xf8E4M3FN>
  }
  func.func @i4_to_f8e5m2(%arg0: tensor<61xi4>) -> tensor<61xf8E5M2> {
    %0 = kina.cast %arg0 : tensor<61xi4> -> tensor<61xf8E5M2>
    return %0 : tensor<61xf8E5M2>
  }
  func.func @i4_to_f32(%arg0: tensor<61xi4>) -> tensor<61xf32> {
    %0 = kina.cast %arg0 : tensor<61xi4> -> tensor<61xf32>
    return %0 : tensor<61xf32>
  }
  func.func @i4_to_f64(%arg0: tensor<61xi4>) -> tensor<61xf64> {
    %0 = kina.cast %arg0 : tensor<61xi4> -> tensor<61xf64>
    return %0 : tensor<61xf64>
  }
  func.func @i4_to_i64(%arg0: tensor<61xi4>) -> tensor<61xi64> {
    %0 = kina.cast %arg0 : tensor<61xi4> -> tensor<61xi64>
    return %0 : tensor<61xi64>
  }
  func.func @i4_to_i32(%arg0: tensor<61xi4>) -> tensor<61xi32> {
    %0 = kina.cast %arg0 : tensor<61xi4> -> tensor<61xi32>
    return %0 : tensor<61xi32>
  }
  func.func @i4_to_i16(%arg0: tensor<61xi4>) -> tensor<61xi16> {
    %0 = kina.cast %arg0 : tensor<61xi4> -> tensor<61xi16>
    return %0 : tensor<61xi16>
  }
  func.func @i4_to_i8(%arg0: tensor<61xi4>) -> tensor<61xi8> {
    %0 = kina.cast %arg0 : tensor<61xi4> -> tensor<61xi8>
    return %0 : tensor<61xi8>
  }
  func.func @i4_to_i4(%arg0: tensor<61xi4>) -> tensor<61xi4> {
    return %arg0 : tensor<61xi4>
  }
  func.func @i4_to_bool(%arg0: tensor<61xi4>) -> tensor<61xi1> {
    %0 = kina.cast %arg0 : tensor<61xi4> -> tensor<61xi1>
    return %0 : tensor<61xi1>
  }
  func.func @bool_to_f16(%arg0: tensor<61xi1>) -> tensor<61xf16> {
    %0 = kina.cast %arg0 : tensor<61xi1> -> tensor<61xf16>
    return %0 : tensor<61xf16>
  }
  func.func @bool_to_bf16(%arg0: tensor<61xi1>) -> tensor<61xbf16> {
    %0 = kina.cast %arg0 : tensor<61xi1> -> tensor<61xbf16>
    return %0 : tensor<61xbf16>
  }
  func.func @bool_to_f8e4m3(%arg0: tensor<61xi1>) -> tensor<61xf8E4M3FN> {
    %0 = kina.cast %arg0 : tensor<61xi1> -> tensor<61xf8E4M3FN>
    return %0 : tensor<61xf8E4M3FN>
  }
  func.func @bool_to_f8e5m2(%arg0: tensor<61xi1>) -> tensor<61xf8E5M2> {
    %0 = kina.cast %arg0 : tensor<61xi1> -> tensor<61xf8E5M2>
    return %0 : tensor<61xf8E5M2>
  }
  func.func @bool_to_i16(%arg0: tensor<61xi1>) -> tensor<61xi16> {
    %0 = kina.cast %arg0 : tensor<61xi1> -> tensor<61xi16>
    return %0 : tensor<61xi16>
  }
  func.func @bool_to_i8(%arg0: tensor<61xi1>) -> tensor<61xi8> {
    %0 = kina.cast %arg0 : tensor<61xi1> -> tensor<61xi8>
    return %0 : tensor<61xi8>
  }
  func.func @bool_to_i4(%arg0: tensor<61xi1>) -> tensor<61xi4> {
    %0 = kina.cast %arg0 : tensor<61xi1> -> tensor<61xi4>
    return %0 : tensor<61xi4>
  }
}
