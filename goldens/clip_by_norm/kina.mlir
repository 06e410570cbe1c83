module {
  func.func @clip(%arg0: tensor<300xf32>, %arg1: tensor<f32>) -> (tensor<300xf32>, tensor<f32>) attributes {kina.doc = "A gradient scaled so that its norm is at most `limit`."} {
    %0 = kina.mul %arg0, %arg0 : tensor<300xf32>
    %1 = kina.reduce sum %0 axis = 0 order = lanes : tensor<300xf32> -> tensor<f32>
    %2 = kina.sqrt %1 : tensor<f32>
    %3 = kina.compare gt, %2, %arg1 : tensor<f32>
    %4 = kina.div %arg1, %2 : tensor<f32>
    %5 = kina.constant dense<1.000000e+00> : tensor<f32>
    %6 = kina.where %3, %4, %5 : tensor<i1>, tensor<f32>
    %7 = kina.broadcast %6 : tensor<f32> -> tensor<300xf32>
    %8 = kina.mul %arg0, %7 : tensor<300xf32>
    return %8, %2 : tensor<300xf32>, tensor<f32>
  }
}
