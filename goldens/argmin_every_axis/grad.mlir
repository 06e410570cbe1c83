module {
  func.func @argmin_axis0(%arg0: tensor<3x5x7xf32>) -> tensor<5x7xi64> {
    %0 = kina.argmin %arg0 axis = 0 : tensor<3x5x7xf32> -> tensor<5x7xi64>
    return %0 : tensor<5x7xi64>
  }
  func.func @argmin_axis1(%arg0: tensor<3x5x7xf32>) -> tensor<3x7xi64> {
    %0 = kina.argmin %arg0 axis = 1 : tensor<3x5x7xf32> -> tensor<3x7xi64>
    return %0 : tensor<3x7xi64>
  }
  func.func @argmin_axis2(%arg0: tensor<3x5x7xf32>) -> tensor<3x5xi64> {
    %0 = kina.argmin %arg0 axis = 2 : tensor<3x5x7xf32> -> tensor<3x5xi64>
    return %0 : tensor<3x5xi64>
  }
  func.func @argmax_keep_axis0(%arg0: tensor<3x5x7xf32>) -> tensor<1x5x7xi64> {
    %0 = kina.argmax %arg0 axis = 0 keepdims : tensor<3x5x7xf32> -> tensor<1x5x7xi64>
    return %0 : tensor<1x5x7xi64>
  }
  func.func @argmin_keep_axis1(%arg0: tensor<3x5x7xf32>) -> tensor<3x1x7xi64> {
    %0 = kina.argmin %arg0 axis = 1 keepdims : tensor<3x5x7xf32> -> tensor<3x1x7xi64>
    return %0 : tensor<3x1x7xi64>
  }
  func.func @argmax_keep_axis2(%arg0: tensor<3x5x7xf32>) -> tensor<3x5x1xi64> {
    %0 = kina.argmax %arg0 axis = 2 keepdims : tensor<3x5x7xf32> -> tensor<3x5x1xi64>
    return %0 : tensor<3x5x1xi64>
  }
}
