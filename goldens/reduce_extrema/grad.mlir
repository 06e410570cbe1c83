module {
  func.func @max_f32(%arg0: tensor<5x13xf32>) -> tensor<5xf32> {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<5x13xf32> -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func @min_f32(%arg0: tensor<5x13xf32>) -> tensor<13xf32> {
    %0 = kina.reduce min %arg0 axis = 0 : tensor<5x13xf32> -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func @max_f64(%arg0: tensor<5x100xf64>) -> tensor<5x1xf64> {
    %0 = kina.reduce max %arg0 axis = 1 keepdims : tensor<5x100xf64> -> tensor<5x1xf64>
    return %0 : tensor<5x1xf64>
  }
  func.func @max_i32(%arg0: tensor<5x13xi32>) -> tensor<13xi32> {
    %0 = kina.reduce max %arg0 axis = 0 : tensor<5x13xi32> -> tensor<13xi32>
    return %0 : tensor<13xi32>
  }
  func.func @min_i64(%arg0: tensor<5x13xi64>) -> tensor<5xi64> {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<5x13xi64> -> tensor<5xi64>
    return %0 : tensor<5xi64>
  }
}
