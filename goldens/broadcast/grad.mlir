module {
  func.func @row(%arg0: tensor<5xf32>) -> tensor<3x5xf32> {
    %0 = kina.broadcast %arg0 : tensor<5xf32> -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func @column(%arg0: tensor<3x1xf32>) -> tensor<2x3x5xf32> {
    %0 = kina.broadcast %arg0 : tensor<3x1xf32> -> tensor<2x3x5xf32>
    return %0 : tensor<2x3x5xf32>
  }
  func.func @scalar(%arg0: tensor<i64>) -> tensor<2x2xi64> {
    %0 = kina.broadcast %arg0 : tensor<i64> -> tensor<2x2xi64>
    return %0 : tensor<2x2xi64>
  }
  func.func @outer_sum(%arg0: tensor<3x1xf64>, %arg1: tensor<1x5xf64>) -> tensor<3x5xf64> {
    %0 = kina.constant dense<2.000000e+00> : tensor<1x5xf64>
    %1 = kina.broadcast %arg0 : tensor<3x1xf64> -> tensor<3x5xf64>
    %2 = kina.mul %arg1, %0 : tensor<1x5xf64>
    %3 = kina.broadcast %2 : tensor<1x5xf64> -> tensor<3x5xf64>
    %4 = kina.add %1, %3 : tensor<3x5xf64>
    return %4 : tensor<3x5xf64>
  }
}
