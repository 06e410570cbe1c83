module {
  func.func @sgd_step(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<1x1xf32>) -> tensor<4x8xf32> attributes {kina.doc = "One step of gradient descent: `w - lr * g`, no momentum, no decay."} {
    %0 = kina.broadcast %arg2 : tensor<1x1xf32> -> tensor<4x8xf32>
    %1 = kina.mul %0, %arg1 : tensor<4x8xf32>
    %2 = kina.sub %arg0, %1 : tensor<4x8xf32>
    return %2 : tensor<4x8xf32>
  }
}
