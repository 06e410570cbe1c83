module {
  func.func @mean_nll(%arg0: tensor<1x4x8xf32>, %arg1: tensor<1x4xi64>) -> tensor<f32> attributes {kina.doc = "Mean negative log likelihood, in nats: how surprising the targets are to a\0Amodel with these logits."} {
    %0 = kina.reduce max %arg0 axis = 2 keepdims : tensor<1x4x8xf32> -> tensor<1x4x1xf32>
    %1 = kina.broadcast %0 : tensor<1x4x1xf32> -> tensor<1x4x8xf32>
    %2 = kina.sub %arg0, %1 : tensor<1x4x8xf32>
    %3 = kina.exp %2 : tensor<1x4x8xf32>
    %4 = kina.reduce sum %3 axis = 2 keepdims order = sequential : tensor<1x4x8xf32> -> tensor<1x4x1xf32>
    %5 = kina.log %4 : tensor<1x4x1xf32>
    %6 = kina.reshape %arg1 : tensor<1x4xi64> -> tensor<1x4x1xi64>
    %7 = kina.take_along_axis %2, %6 axis = 2 : tensor<1x4x8xf32>, tensor<1x4x1xi64> -> tensor<1x4x1xf32>
    %8 = kina.sub %5, %7 : tensor<1x4x1xf32>
    %9 = kina.reshape %8 : tensor<1x4x1xf32> -> tensor<4xf32>
    %10 = kina.reduce mean %9 axis = 0 order = sequential : tensor<4xf32> -> tensor<f32>
    return %10 : tensor<f32>
  }
}
