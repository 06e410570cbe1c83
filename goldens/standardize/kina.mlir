module {
  func.func @standardize(%arg0: tensor<16x96xf32>) -> tensor<16x96xf32> attributes {kina.doc = "Rows with mean 0 and variance 1: two reductions between elementwise groups."} {
    %0 = kina.reduce mean %arg0 axis = 1 keepdims order = lanes : tensor<16x96xf32> -> tensor<16x1xf32>
    %1 = kina.broadcast %0 : tensor<16x1xf32> -> tensor<16x96xf32>
    %2 = kina.sub %arg0, %1 : tensor<16x96xf32>
    %3 = kina.mul %2, %2 : tensor<16x96xf32>
    %4 = kina.reduce mean %3 axis = 1 keepdims order = lanes : tensor<16x96xf32> -> tensor<16x1xf32>
    %5 = kina.constant dense<9.99999974E-6> : tensor<16x1xf32>
    %6 = kina.add %4, %5 : tensor<16x1xf32>
    %7 = kina.sqrt %6 : tensor<16x1xf32>
    %8 = kina.broadcast %7 : tensor<16x1xf32> -> tensor<16x96xf32>
    %9 = kina.div %2, %8 : tensor<16x96xf32>
    return %9 : tensor<16x96xf32>
  }
}
