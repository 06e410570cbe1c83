module {
  func.func @sum_64(%arg0: tensor<3x64xf32>) -> tensor<3xf32> {
    %0 = kina.reduce sum %arg0 axis = 1 order = lanes : tensor<3x64xf32> -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func @sum_65(%arg0: tensor<3x65xf32>) -> tensor<3xf32> {
    %0 = kina.reduce sum %arg0 axis = 1 order = lanes : tensor<3x65xf32> -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func @sum_trailing_ones(%arg0: tensor<2x127x1x1xf32>) -> tensor<2x1x1xf32> {
    %0 = kina.reduce sum %arg0 axis = 1 order = lanes : tensor<2x127x1x1xf32> -> tensor<2x1x1xf32>
    return %0 : tensor<2x1x1xf32>
  }
  func.func @sum_blocks(%arg0: tensor<140001xf32>) -> tensor<f32> {
    %0 = kina.reduce sum %arg0 axis = 0 order = lanes : tensor<140001xf32> -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @mean_keep(%arg0: tensor<4x1000xf32>) -> tensor<4x1xf32> {
    %0 = kina.reduce mean %arg0 axis = 1 keepdims order = lanes : tensor<4x1000xf32> -> tensor<4x1xf32>
    return %0 : tensor<4x1xf32>
  }
  func.func @prod_f64(%arg0: tensor<2x200xf64>) -> tensor<2xf64> {
    %0 = kina.reduce prod %arg0 axis = 1 order = lanes : tensor<2x200xf64> -> tensor<2xf64>
    return %0 : tensor<2xf64>
  }
  func.func @sum_f64_block(%arg0: tensor<65536xf64>) -> tensor<f64> {
    %0 = kina.reduce sum %arg0 axis = 0 order = lanes : tensor<65536xf64> -> tensor<f64>
    return %0 : tensor<f64>
  }
}
