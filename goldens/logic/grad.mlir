module {
  func.func @both(%arg0: tensor<3x11xi1>, %arg1: tensor<3x11xi1>) -> tensor<3x11xi1> {
    %0 = kina.and %arg0, %arg1 : tensor<3x11xi1>
    return %0 : tensor<3x11xi1>
  }
  func.func @either(%arg0: tensor<3x11xi1>, %arg1: tensor<3x11xi1>) -> tensor<3x11xi1> {
    %0 = kina.not %arg1 : tensor<3x11xi1>
    %1 = kina.or %arg0, %0 : tensor<3x11xi1>
    return %1 : tensor<3x11xi1>
  }
  func.func @same(%arg0: tensor<3x11xi1>, %arg1: tensor<3x11xi1>) -> tensor<3x11xi1> {
    %0 = kina.compare eq, %arg0, %arg1 : tensor<3x11xi1>
    return %0 : tensor<3x11xi1>
  }
  func.func @pick(%arg0: tensor<3x11xi1>, %arg1: tensor<3x11xf32>, %arg2: tensor<3x11xf32>) -> tensor<3x11xf32> {
    %0 = kina.where %arg0, %arg1, %arg2 : tensor<3x11xi1>, tensor<3x11xf32>
    return %0 : tensor<3x11xf32>
  }
  func.func @any_row(%arg0: tensor<3x11xi1>) -> tensor<3xi1> {
    %0 = kina.reduce any %arg0 axis = 1 : tensor<3x11xi1> -> tensor<3xi1>
    return %0 : tensor<3xi1>
  }
  func.func @all_column(%arg0: tensor<3x11xi1>) -> tensor<1x11xi1> {
    %0 = kina.reduce all %arg0 axis = 0 keepdims : tensor<3x11xi1> -> tensor<1x11xi1>
    return %0 : tensor<1x11xi1>
  }
}
