module {
  func.func @plus(%arg0: tensor<41xi64>, %arg1: tensor<41xi64>) -> tensor<41xi64> {
    %0 = kina.add %arg0, %arg1 : tensor<41xi64>
    return %0 : tensor<41xi64>
  }
  func.func @minus(%arg0: tensor<41xi64>, %arg1: tensor<41xi64>) -> tensor<41xi64> {
    %0 = kina.sub %arg0, %arg1 : tensor<41xi64>
    return %0 : tensor<41xi64>
  }
  func.func @times(%arg0: tensor<41xi64>, %arg1: tensor<41xi64>) -> tensor<41xi64> {
    %0 = kina.mul %arg0, %arg1 : tensor<41xi64>
    return %0 : tensor<41xi64>
  }
  func.func @over(%arg0: tensor<41xi64>, %arg1: tensor<41xi64>) -> tensor<41xi64> {
    %0 = kina.div %arg0, %arg1 : tensor<41xi64>
    return %0 : tensor<41xi64>
  }
  func.func @remainder(%arg0: tensor<41xi64>, %arg1: tensor<41xi64>) -> tensor<41xi64> {
    %0 = kina.rem %arg0, %arg1 : tensor<41xi64>
    return %0 : tensor<41xi64>
  }
  func.func @maximum(%arg0: tensor<41xi64>, %arg1: tensor<41xi64>) -> tensor<41xi64> {
    %0 = kina.max %arg0, %arg1 : tensor<41xi64>
    return %0 : tensor<41xi64>
  }
  func.func @minimum(%arg0: tensor<41xi64>, %arg1: tensor<41xi64>) -> tensor<41xi64> {
    %0 = kina.min %arg0, %arg1 : tensor<41xi64>
    return %0 : tensor<41xi64>
  }
  func.func @negative(%arg0: tensor<41xi64>) -> tensor<41xi64> {
    %0 = kina.neg %arg0 : tensor<41xi64>
    return %0 : tensor<41xi64>
  }
  func.func @absolute(%arg0: tensor<41xi64>) -> tensor<41xi64> {
    %0 = kina.abs %arg0 : tensor<41xi64>
    return %0 : tensor<41xi64>
  }
  func.func @signum(%arg0: tensor<41xi64>) -> tensor<41xi64> {
    %0 = kina.sign %arg0 : tensor<41xi64>
    return %0 : tensor<41xi64>
  }
}
