module {
  func.func @clip(%arg0: tensor<300xf32>, %arg1: tensor<f32>) -> (tensor<300xf32>, tensor<f32>) attributes {kina.doc = "A gradient scaled so that its norm is at most `limit`."} {
    %0 = kina.constant dense<1.000000e+00> : tensor<f32>
    %1 = kina.mul %arg0, %arg0 : tensor<300xf32>
    %2 = kina.reduce sum %1 axis = 0 order = lanes : tensor<300xf32> -> tensor<f32>
    %3 = kina.sqrt %2 : tensor<f32>
    %4 = kina.compare gt, %3, %arg1 : tensor<f32>
    %5 = kina.div %arg1, %3 : tensor<f32>
    %6 = kina.where %4, %5, %0 : tensor<i1>, tensor<f32>
    %7 = kina.broadcast %6 : tensor<f32> -> tensor<300xf32>
    %8 = kina.mul %arg0, %7 : tensor<300xf32>
    return %8, %3 : tensor<300xf32>, tensor<f32>
  }
}
