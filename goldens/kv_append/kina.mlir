module {
  func.func @kv_append(%arg0: tensor<1x3x2x2xf32>, %arg1: tensor<1x1x2x2xf32>) -> tensor<1x4x2x2xf32> attributes {kina.doc = "The cache with one more position: B = 1, H = 2 heads of size K = 2."} {
    %0 = kina.concat %arg0, %arg1 axis = 1 : tensor<1x3x2x2xf32>, tensor<1x1x2x2xf32> -> tensor<1x4x2x2xf32>
    return %0 : tensor<1x4x2x2xf32>
  }
}
