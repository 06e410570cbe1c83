module {
  func.func @argmax_f64(%arg0: tensor<4x9xf64>) -> tensor<4xi64> {
    %0 = kina.argmax %arg0 axis = 1 : tensor<4x9xf64> -> tensor<4xi64>
    return %0 : tensor<4xi64>
  }
  func.func @argmin_f64(%arg0: tensor<4x9xf64>) -> tensor<9xi64> {
    %0 = kina.argmin %arg0 axis = 0 : tensor<4x9xf64> -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func @argmax_i64(%arg0: tensor<4x9xi64>) -> tensor<4xi64> {
    %0 = kina.argmax %arg0 axis = 1 : tensor<4x9xi64> -> tensor<4xi64>
    return %0 : tensor<4xi64>
  }
  func.func @argmin_i64(%arg0: tensor<4x9xi64>) -> tensor<9xi64> {
    %0 = kina.argmin %arg0 axis = 0 : tensor<4x9xi64> -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func @argmax_i32(%arg0: tensor<4x9xi32>) -> tensor<4xi64> {
    %0 = kina.argmax %arg0 axis = 1 : tensor<4x9xi32> -> tensor<4xi64>
    return %0 : tensor<4xi64>
  }
  func.func @argmin_i32(%arg0: tensor<4x9xi32>) -> tensor<9xi64> {
    %0 = kina.argmin %arg0 axis = 0 : tensor<4x9xi32> -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
}
