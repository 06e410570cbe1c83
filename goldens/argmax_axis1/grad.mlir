module {
  func.func @argmax_axis1(%arg0: tensor<2x3xf32>) -> tensor<2xi64> {
    %0 = kina.argmax %arg0 axis = 1 : tensor<2x3xf32> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
}
