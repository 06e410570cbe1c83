module {
  func.func @masked_mean(%arg0: tensor<6x80xf32>, %arg1: tensor<6x80xi1>) -> tensor<6xf32> attributes {kina.doc = "The mean of the entries that `keep` marks, 0 for a row without any."} {
    %0 = kina.constant dense<0.000000e+00> : tensor<6xf32>
    %1 = kina.constant dense<0.000000e+00> : tensor<6x80xf32>
    %2 = kina.where %arg1, %arg0, %1 : tensor<6x80xi1>, tensor<6x80xf32>
    %3 = kina.reduce sum %2 axis = 1 order = lanes : tensor<6x80xf32> -> tensor<6xf32>
    %4 = kina.cast %arg1 : tensor<6x80xi1> -> tensor<6x80xf32>
    %5 = kina.reduce sum %4 axis = 1 order = lanes : tensor<6x80xf32> -> tensor<6xf32>
    %6 = kina.compare gt, %5, %0 : tensor<6xf32>
    %7 = kina.div %3, %5 : tensor<6xf32>
    %8 = kina.where %6, %7, %0 : tensor<6xi1>, tensor<6xf32>
    return %8 : tensor<6xf32>
  }
}
