module {
  func.func @plus(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> tensor<37xf64> {
    %0 = kina.add %arg0, %arg1 : tensor<37xf64>
    return %0 : tensor<37xf64>
  }
  func.func @minus(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> tensor<37xf64> {
    %0 = kina.sub %arg0, %arg1 : tensor<37xf64>
    return %0 : tensor<37xf64>
  }
  func.func @times(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> tensor<37xf64> {
    %0 = kina.mul %arg0, %arg1 : tensor<37xf64>
    return %0 : tensor<37xf64>
  }
  func.func @over(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> tensor<37xf64> {
    %0 = kina.div %arg0, %arg1 : tensor<37xf64>
    return %0 : tensor<37xf64>
  }
  func.func @maximum(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> tensor<37xf64> {
    %0 = kina.max %arg0, %arg1 : tensor<37xf64>
    return %0 : tensor<37xf64>
  }
  func.func @minimum(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> tensor<37xf64> {
    %0 = kina.min %arg0, %arg1 : tensor<37xf64>
    return %0 : tensor<37xf64>
  }
  func.func @negative(%arg0: tensor<37xf64>) -> tensor<37xf64> {
    %0 = kina.neg %arg0 : tensor<37xf64>
    return %0 : tensor<37xf64>
  }
  func.func @absolute(%arg0: tensor<37xf64>) -> tensor<37xf64> {
    %0 = kina.abs %arg0 : tensor<37xf64>
    return %0 : tensor<37xf64>
  }
  func.func @signum(%arg0: tensor<37xf64>) -> tensor<37xf64> {
    %0 = kina.sign %arg0 : tensor<37xf64>
    return %0 : tensor<37xf64>
  }
  func.func @root(%arg0: tensor<37xf64>) -> tensor<37xf64> {
    %0 = kina.sqrt %arg0 : tensor<37xf64>
    return %0 : tensor<37xf64>
  }
  func.func @power(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> tensor<37xf64> {
    %0 = kina.pow %arg0, %arg1 : tensor<37xf64>
    return %0 : tensor<37xf64>
  }
  func.func @fused(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> (tensor<37xf64>, tensor<37xf64>) {
    %0 = kina.constant dense<1.000000e+00> : tensor<37xf64>
    %1 = kina.constant dense<3.000000e+00> : tensor<37xf64>
    %2 = kina.constant dense<5.000000e-01> : tensor<37xf64>
    %3 = kina.mul %arg0, %arg1 : tensor<37xf64>
    %4 = kina.add %3, %2 : tensor<37xf64>
    %5 = kina.compare lt, %4, %arg0 : tensor<37xf64>
    %6 = kina.div %4, %1 : tensor<37xf64>
    %7 = kina.abs %4 : tensor<37xf64>
    %8 = kina.neg %7 : tensor<37xf64>
    %9 = kina.where %5, %6, %8 : tensor<37xi1>, tensor<37xf64>
    %10 = kina.max %4, %9 : tensor<37xf64>
    %11 = kina.min %arg0, %arg1 : tensor<37xf64>
    %12 = kina.sub %10, %11 : tensor<37xf64>
    %13 = kina.add %7, %0 : tensor<37xf64>
    %14 = kina.sqrt %13 : tensor<37xf64>
    %15 = kina.sign %9 : tensor<37xf64>
    %16 = kina.pow %14, %15 : tensor<37xf64>
    return %12, %16 : tensor<37xf64>, tensor<37xf64>
  }
}
