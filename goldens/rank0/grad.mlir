module {
  func.func @axpy(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = kina.mul %arg0, %arg1 : tensor<f64>
    %1 = kina.add %0, %arg2 : tensor<f64>
    return %1 : tensor<f64>
  }
  func.func @total(%arg0: tensor<1xf32>) -> tensor<f32> {
    %0 = kina.reduce sum %arg0 axis = 0 order = sequential : tensor<1xf32> -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @first(%arg0: tensor<1xf32>) -> tensor<i64> {
    %0 = kina.constant dense<0> : tensor<i64>
    return %0 : tensor<i64>
  }
  func.func @deep(%arg0: tensor<2x1x3x1x2x5xf32>) -> tensor<2x1x1x2x5xf32> {
    %0 = kina.reduce sum %arg0 axis = 2 order = sequential : tensor<2x1x3x1x2x5xf32> -> tensor<2x1x1x2x5xf32>
    return %0 : tensor<2x1x1x2x5xf32>
  }
}
