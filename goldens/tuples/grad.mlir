module {
  func.func private @_mean_square(%arg0: tensor<4x6xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>) {
    %0 = kina.reduce mean %arg0 axis = 1 keepdims order = sequential : tensor<4x6xf32> -> tensor<4x1xf32>
    %1 = kina.mul %arg0, %arg0 : tensor<4x6xf32>
    %2 = kina.reduce mean %1 axis = 1 keepdims order = sequential : tensor<4x6xf32> -> tensor<4x1xf32>
    return %0, %2 : tensor<4x1xf32>, tensor<4x1xf32>
  }
  func.func @moments(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x1xf32>, tensor<4x1xf32>) {
    %0 = kina.constant dense<9.99999974E-6> : tensor<4x1xf32>
    %1:2 = call @_mean_square(%arg0) : (tensor<4x6xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>)
    %2 = kina.mul %1#0, %1#0 : tensor<4x1xf32>
    %3 = kina.sub %1#1, %2 : tensor<4x1xf32>
    %4 = kina.broadcast %1#0 : tensor<4x1xf32> -> tensor<4x6xf32>
    %5 = kina.sub %arg0, %4 : tensor<4x6xf32>
    %6 = kina.add %3, %0 : tensor<4x1xf32>
    %7 = kina.sqrt %6 : tensor<4x1xf32>
    %8 = kina.broadcast %7 : tensor<4x1xf32> -> tensor<4x6xf32>
    %9 = kina.div %5, %8 : tensor<4x6xf32>
    return %9, %1#0, %3 : tensor<4x6xf32>, tensor<4x1xf32>, tensor<4x1xf32>
  }
  func.func @swap(%arg0: tensor<4x1xf32>, %arg1: tensor<4x1xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>) {
    return %arg1, %arg0 : tensor<4x1xf32>, tensor<4x1xf32>
  }
}
