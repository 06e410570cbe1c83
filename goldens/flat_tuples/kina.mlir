module {
  func.func @arithmetic(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>) attributes {kina.doc = "A nested tuple reaches the host as its tensors, depth first:\0A`sum`, `difference`, `product`, `quotient`, `largest`."} {
    %0 = kina.add %arg0, %arg1 : tensor<3xf32>
    %1 = kina.sub %arg0, %arg1 : tensor<3xf32>
    %2 = kina.mul %arg0, %arg1 : tensor<3xf32>
    %3 = kina.div %arg0, %arg1 : tensor<3xf32>
    %4 = kina.reduce max %arg0 axis = 0 : tensor<3xf32> -> tensor<f32>
    return %0, %1, %2, %3, %4 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>
  }
}
