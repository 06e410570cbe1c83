module {
  func.func private @_layer(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = kina.mul %arg0, %arg2 : tensor<4x3xf32>
    %1 = kina.broadcast %arg1 : tensor<3xf32> -> tensor<4x3xf32>
    %2 = kina.add %0, %1 : tensor<4x3xf32>
    %3 = kina.tanh %2 : tensor<4x3xf32>
    return %3 : tensor<4x3xf32>
  }
  func.func private @_loss(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4x3xf32>, %arg3: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3xf32>) {
    %0 = call @_layer(%arg0, %arg1, %arg2) : (tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %1 = kina.sub %0, %arg3 : tensor<4x3xf32>
    %2 = kina.mul %1, %1 : tensor<4x3xf32>
    %3 = kina.reduce mean %2 axis = 0 order = sequential : tensor<4x3xf32> -> tensor<3xf32>
    %4 = kina.reduce mean %3 axis = 0 order = sequential : tensor<3xf32> -> tensor<f32>
    return %4, %0 : tensor<f32>, tensor<4x3xf32>
  }
  func.func @loss_and_gradient(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4x3xf32>, %arg3: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>) {
    %0:4 = kina.vjp @_loss(%arg0, %arg1, %arg2, %arg3) wrt = [0, 1] : (tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>)
    return %0#0, %0#1, %0#2, %0#3 : tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>
  }
  func.func private @_energy(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = kina.mul %arg0, %arg0 : tensor<f32>
    %1 = kina.exp %0 : tensor<f32>
    %2 = kina.div %1, %arg0 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_force(%arg0: tensor<f32>) -> tensor<f32> {
    %0:2 = kina.vjp @_energy(%arg0) wrt = [0] : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %0#1 : tensor<f32>
  }
  func.func @stiffness(%arg0: tensor<f32>) -> tensor<f32> {
    %0:2 = kina.vjp @_force(%arg0) wrt = [0] : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %0#1 : tensor<f32>
  }
}
