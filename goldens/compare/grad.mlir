module {
  func.func @less(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>) -> tensor<29xi1> {
    %0 = kina.compare lt, %arg0, %arg1 : tensor<29xf32>
    return %0 : tensor<29xi1>
  }
  func.func @less_equal(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>) -> tensor<29xi1> {
    %0 = kina.compare le, %arg0, %arg1 : tensor<29xf32>
    return %0 : tensor<29xi1>
  }
  func.func @greater(%arg0: tensor<29xf64>, %arg1: tensor<29xf64>) -> tensor<29xi1> {
    %0 = kina.compare gt, %arg0, %arg1 : tensor<29xf64>
    return %0 : tensor<29xi1>
  }
  func.func @greater_equal(%arg0: tensor<29xi32>, %arg1: tensor<29xi32>) -> tensor<29xi1> {
    %0 = kina.compare ge, %arg0, %arg1 : tensor<29xi32>
    return %0 : tensor<29xi1>
  }
  func.func @equal(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>) -> tensor<29xi1> {
    %0 = kina.compare eq, %arg0, %arg1 : tensor<29xf32>
    return %0 : tensor<29xi1>
  }
  func.func @not_equal(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>) -> tensor<29xi1> {
    %0 = kina.compare ne, %arg0, %arg1 : tensor<29xf32>
    return %0 : tensor<29xi1>
  }
  func.func @equal_i64(%arg0: tensor<29xi64>, %arg1: tensor<29xi64>) -> tensor<29xi1> {
    %0 = kina.compare eq, %arg0, %arg1 : tensor<29xi64>
    return %0 : tensor<29xi1>
  }
}
