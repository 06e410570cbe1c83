module {
  func.func @same(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    return %arg0 : tensor<7xf32>
  }
  func.func @twice(%arg0: tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>) {
    %0 = kina.add %arg0, %arg0 : tensor<7xf32>
    return %0, %0 : tensor<7xf32>, tensor<7xf32>
  }
  func.func @rotate(%arg0: tensor<7xf32>, %arg1: tensor<7xf32>, %arg2: tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) {
    return %arg1, %arg2, %arg0 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
  func.func @fixed(%arg0: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
    %0 = kina.constant dense<[1, -1]> : tensor<2xi32>
    return %0, %arg0 : tensor<2xi32>, tensor<2xi32>
  }
  func.func @feed(%arg0: tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>) {
    %0 = kina.constant dense<2.000000e+00> : tensor<7xf32>
    %1 = kina.mul %arg0, %0 : tensor<7xf32>
    %2 = kina.sub %1, %arg0 : tensor<7xf32>
    return %1, %2 : tensor<7xf32>, tensor<7xf32>
  }
}
