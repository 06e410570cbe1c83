module {
  func.func @f64_to_f64(%arg0: tensor<23xf64>) -> tensor<23xf64> {
    return %arg0 : tensor<23xf64>
  }
  func.func @f64_to_f32(%arg0: tensor<23xf64>) -> tensor<23xf32> {
    %0 = kina.cast %arg0 : tensor<23xf64> -> tensor<23xf32>
    return %0 : tensor<23xf32>
  }
  func.func @f64_to_i64(%arg0: tensor<23xf64>) -> tensor<23xi64> {
    %0 = kina.cast %arg0 : tensor<23xf64> -> tensor<23xi64>
    return %0 : tensor<23xi64>
  }
  func.func @f64_to_i32(%arg0: tensor<23xf64>) -> tensor<23xi32> {
    %0 = kina.cast %arg0 : tensor<23xf64> -> tensor<23xi32>
    return %0 : tensor<23xi32>
  }
  func.func @f64_to_bool(%arg0: tensor<23xf64>) -> tensor<23xi1> {
    %0 = kina.cast %arg0 : tensor<23xf64> -> tensor<23xi1>
    return %0 : tensor<23xi1>
  }
  func.func @f32_to_f64(%arg0: tensor<23xf32>) -> tensor<23xf64> {
    %0 = kina.cast %arg0 : tensor<23xf32> -> tensor<23xf64>
    return %0 : tensor<23xf64>
  }
  func.func @f32_to_f32(%arg0: tensor<23xf32>) -> tensor<23xf32> {
    return %arg0 : tensor<23xf32>
  }
  func.func @f32_to_i64(%arg0: tensor<23xf32>) -> tensor<23xi64> {
    %0 = kina.cast %arg0 : tensor<23xf32> -> tensor<23xi64>
    return %0 : tensor<23xi64>
  }
  func.func @f32_to_i32(%arg0: tensor<23xf32>) -> tensor<23xi32> {
    %0 = kina.cast %arg0 : tensor<23xf32> -> tensor<23xi32>
    return %0 : tensor<23xi32>
  }
  func.func @f32_to_bool(%arg0: tensor<23xf32>) -> tensor<23xi1> {
    %0 = kina.cast %arg0 : tensor<23xf32> -> tensor<23xi1>
    return %0 : tensor<23xi1>
  }
  func.func @i64_to_f64(%arg0: tensor<23xi64>) -> tensor<23xf64> {
    %0 = kina.cast %arg0 : tensor<23xi64> -> tensor<23xf64>
    return %0 : tensor<23xf64>
  }
  func.func @i64_to_f32(%arg0: tensor<23xi64>) -> tensor<23xf32> {
    %0 = kina.cast %arg0 : tensor<23xi64> -> tensor<23xf32>
    return %0 : tensor<23xf32>
  }
  func.func @i64_to_i64(%arg0: tensor<23xi64>) -> tensor<23xi64> {
    return %arg0 : tensor<23xi64>
  }
  func.func @i64_to_i32(%arg0: tensor<23xi64>) -> tensor<23xi32> {
    %0 = kina.cast %arg0 : tensor<23xi64> -> tensor<23xi32>
    return %0 : tensor<23xi32>
  }
  func.func @i64_to_bool(%arg0: tensor<23xi64>) -> tensor<23xi1> {
    %0 = kina.cast %arg0 : tensor<23xi64> -> tensor<23xi1>
    return %0 : tensor<23xi1>
  }
  func.func @i32_to_f64(%arg0: tensor<23xi32>) -> tensor<23xf64> {
    %0 = kina.cast %arg0 : tensor<23xi32> -> tensor<23xf64>
    return %0 : tensor<23xf64>
  }
  func.func @i32_to_f32(%arg0: tensor<23xi32>) -> tensor<23xf32> {
    %0 = kina.cast %arg0 : tensor<23xi32> -> tensor<23xf32>
    return %0 : tensor<23xf32>
  }
  func.func @i32_to_i64(%arg0: tensor<23xi32>) -> tensor<23xi64> {
    %0 = kina.cast %arg0 : tensor<23xi32> -> tensor<23xi64>
    return %0 : tensor<23xi64>
  }
  func.func @i32_to_i32(%arg0: tensor<23xi32>) -> tensor<23xi32> {
    return %arg0 : tensor<23xi32>
  }
  func.func @i32_to_bool(%arg0: tensor<23xi32>) -> tensor<23xi1> {
    %0 = kina.cast %arg0 : tensor<23xi32> -> tensor<23xi1>
    return %0 : tensor<23xi1>
  }
  func.func @bool_to_f64(%arg0: tensor<23xi1>) -> tensor<23xf64> {
    %0 = kina.cast %arg0 : tensor<23xi1> -> tensor<23xf64>
    return %0 : tensor<23xf64>
  }
  func.func @bool_to_f32(%arg0: tensor<23xi1>) -> tensor<23xf32> {
    %0 = kina.cast %arg0 : tensor<23xi1> -> tensor<23xf32>
    return %0 : tensor<23xf32>
  }
  func.func @bool_to_i64(%arg0: tensor<23xi1>) -> tensor<23xi64> {
    %0 = kina.cast %arg0 : tensor<23xi1> -> tensor<23xi64>
    return %0 : tensor<23xi64>
  }
  func.func @bool_to_i32(%arg0: tensor<23xi1>) -> tensor<23xi32> {
    %0 = kina.cast %arg0 : tensor<23xi1> -> tensor<23xi32>
    return %0 : tensor<23xi32>
  }
  func.func @bool_to_bool(%arg0: tensor<23xi1>) -> tensor<23xi1> {
    return %arg0 : tensor<23xi1>
  }
}
