module {
  func.func @standardize(%arg0: tensor<16x96xf32>) -> tensor<16x96xf32> attributes {kina.doc = "Rows with mean 0 and variance 1: two reductions between elementwise groups."} {
    %0 = kina.constant dense<9.99999974E-6> : tensor<16x1xf32>
    %1 = kina.reduce mean %arg0 axis = 1 keepdims order = lanes : tensor<16x96xf32> -> tensor<16x1xf32>
    %2 = kina.broadcast %1 : tensor<16x1xf32> -> tensor<16x96xf32>
    %3 = kina.sub %arg0, %2 : tensor<16x96xf32>
    %4 = kina.mul %3, %3 : tensor<16x96xf32>
    %5 = kina.reduce mean %4 axis = 1 keepdims order = lanes : tensor<16x96xf32> -> tensor<16x1xf32>
    %6 = kina.add %5, %0 : tensor<16x1xf32>
    %7 = kina.sqrt %6 : tensor<16x1xf32>
    %8 = kina.broadcast %7 : tensor<16x1xf32> -> tensor<16x96xf32>
    %9 = kina.div %3, %8 : tensor<16x96xf32>
    return %9 : tensor<16x96xf32>
  }
}
