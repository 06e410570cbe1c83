module {
  func.func private @_mean_square(%arg0: tensor<4x6xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>) {
    %0 = kina.reduce mean %arg0 axis = 1 keepdims order = sequential : tensor<4x6xf32> -> tensor<4x1xf32>
    %1 = kina.mul %arg0, %arg0 : tensor<4x6xf32>
    %2 = kina.reduce mean %1 axis = 1 keepdims order = sequential : tensor<4x6xf32> -> tensor<4x1xf32>
    return %0, %2 : tensor<4x1xf32>, tensor<4x1xf32>
  }
  func.func @moments(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x1xf32>, tensor<4x1xf32>) {
    %0:2 = call @_mean_square(%arg0) : (tensor<4x6xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>)
    %1 = kina.mul %0#0, %0#0 : tensor<4x1xf32>
    %2 = kina.sub %0#1, %1 : tensor<4x1xf32>
    %3 = kina.broadcast %0#0 : tensor<4x1xf32> -> tensor<4x6xf32>
    %4 = kina.sub %arg0, %3 : tensor<4x6xf32>
    %5 = kina.constant dense<9.99999974E-6> : tensor<4x1xf32>
    %6 = kina.add %2, %5 : tensor<4x1xf32>
    %7 = kina.sqrt %6 : tensor<4x1xf32>
    %8 = kina.broadcast %7 : tensor<4x1xf32> -> tensor<4x6xf32>
    %9 = kina.div %4, %8 : tensor<4x6xf32>
    return %9, %0#0, %2 : tensor<4x6xf32>, tensor<4x1xf32>, tensor<4x1xf32>
  }
  func.func @swap(%arg0: tensor<4x1xf32>, %arg1: tensor<4x1xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>) {
    return %arg1, %arg0 : tensor<4x1xf32>, tensor<4x1xf32>
  }
}
