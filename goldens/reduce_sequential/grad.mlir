module {
  func.func @sum_axis0(%arg0: tensor<130x5xf32>) -> tensor<5xf32> {
    %0 = kina.reduce sum %arg0 axis = 0 order = sequential : tensor<130x5xf32> -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func @sum_short(%arg0: tensor<5x63xf32>) -> tensor<5xf32> {
    %0 = kina.reduce sum %arg0 axis = 1 order = sequential : tensor<5x63xf32> -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func @prod_middle(%arg0: tensor<3x9x4xf32>) -> tensor<3x1x4xf32> {
    %0 = kina.reduce prod %arg0 axis = 1 keepdims order = sequential : tensor<3x9x4xf32> -> tensor<3x1x4xf32>
    return %0 : tensor<3x1x4xf32>
  }
  func.func @mean_axis0(%arg0: tensor<7x3xf64>) -> tensor<3xf64> {
    %0 = kina.reduce mean %arg0 axis = 0 order = sequential : tensor<7x3xf64> -> tensor<3xf64>
    return %0 : tensor<3xf64>
  }
  func.func @sum_i32(%arg0: tensor<6x70xi32>) -> tensor<6xi32> {
    %0 = kina.reduce sum %arg0 axis = 1 : tensor<6x70xi32> -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func @prod_i64(%arg0: tensor<6x7xi64>) -> tensor<7xi64> {
    %0 = kina.reduce prod %arg0 axis = 0 : tensor<6x7xi64> -> tensor<7xi64>
    return %0 : tensor<7xi64>
  }
}
