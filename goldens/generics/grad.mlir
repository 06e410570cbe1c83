module {
  func.func @small(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xf32> attributes {kina.doc = "Root mean square normalisation of the rows of `x`."} {
    %0 = kina.constant dense<9.99999974E-6> : tensor<4x1xf32>
    %1 = kina.constant dense<8.000000e+00> : tensor<4x1xf32>
    %2 = kina.mul %arg0, %arg0 : tensor<4x8xf32>
    %3 = kina.reduce sum %2 axis = 1 keepdims order = sequential : tensor<4x8xf32> -> tensor<4x1xf32>
    %4 = kina.div %3, %1 : tensor<4x1xf32>
    %5 = kina.add %4, %0 : tensor<4x1xf32>
    %6 = kina.sqrt %5 : tensor<4x1xf32>
    %7 = kina.broadcast %6 : tensor<4x1xf32> -> tensor<4x8xf32>
    %8 = kina.div %arg0, %7 : tensor<4x8xf32>
    %9 = kina.broadcast %arg1 : tensor<8xf32> -> tensor<4x8xf32>
    %10 = kina.mul %8, %9 : tensor<4x8xf32>
    return %10 : tensor<4x8xf32>
  }
  func.func @columns(%arg0: tensor<3x2xf64>) -> tensor<3x2xf64> {
    %0 = kina.constant dense<2.000000e+00> : tensor<3x2xf64>
    %1 = kina.reduce max %arg0 axis = 0 keepdims : tensor<3x2xf64> -> tensor<1x2xf64>
    %2 = kina.broadcast %1 : tensor<1x2xf64> -> tensor<3x2xf64>
    %3 = kina.sub %arg0, %2 : tensor<3x2xf64>
    %4 = kina.pow %0, %3 : tensor<3x2xf64>
    %5 = kina.reduce sum %4 axis = 0 keepdims order = sequential : tensor<3x2xf64> -> tensor<1x2xf64>
    %6 = kina.broadcast %5 : tensor<1x2xf64> -> tensor<3x2xf64>
    %7 = kina.div %4, %6 : tensor<3x2xf64>
    return %7 : tensor<3x2xf64>
  }
  func.func @both(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x2x5xf16>) -> (tensor<4x8xf32>, tensor<2x3xf64>, tensor<2x2x5xf16>, tensor<2xf32>) {
    %0 = kina.constant dense<5.000000e-01> : tensor<2xf32>
    %1 = kina.constant dense<1.500000e+00> : tensor<3xf64>
    %2 = call @"_softmax<T=F32, S=[4, 8], axis=1>"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = call @small(%2, %arg1) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
    %4 = call @"_softmax<T=F64, S=[2, 3], axis=0>"(%arg2) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = call @"rmsnorm<N=2, D=3, T=F64>"(%4, %1) : (tensor<2x3xf64>, tensor<3xf64>) -> tensor<2x3xf64>
    %6 = call @"_center<T=F16, S=[2, 2], D=5>"(%arg3) : (tensor<2x2x5xf16>) -> tensor<2x2x5xf16>
    %7 = call @"_ladder<N=5>"(%0) : (tensor<2xf32>) -> tensor<2xf32>
    return %3, %5, %6, %7 : tensor<4x8xf32>, tensor<2x3xf64>, tensor<2x2x5xf16>, tensor<2xf32>
  }
  func.func private @"_softmax<T=F32, S=[4, 8], axis=1>"(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = kina.constant dense<2.000000e+00> : tensor<4x8xf32>
    %1 = kina.reduce max %arg0 axis = 1 keepdims : tensor<4x8xf32> -> tensor<4x1xf32>
    %2 = kina.broadcast %1 : tensor<4x1xf32> -> tensor<4x8xf32>
    %3 = kina.sub %arg0, %2 : tensor<4x8xf32>
    %4 = kina.pow %0, %3 : tensor<4x8xf32>
    %5 = kina.reduce sum %4 axis = 1 keepdims order = sequential : tensor<4x8xf32> -> tensor<4x1xf32>
    %6 = kina.broadcast %5 : tensor<4x1xf32> -> tensor<4x8xf32>
    %7 = kina.div %4, %6 : tensor<4x8xf32>
    return %7 : tensor<4x8xf32>
  }
  func.func private @"_softmax<T=F64, S=[2, 3], axis=0>"(%arg0: tensor<2x3xf64>) -> tensor<2x3xf64> {
    %0 = kina.constant dense<2.000000e+00> : tensor<2x3xf64>
    %1 = kina.reduce max %arg0 axis = 0 keepdims : tensor<2x3xf64> -> tensor<1x3xf64>
    %2 = kina.broadcast %1 : tensor<1x3xf64> -> tensor<2x3xf64>
    %3 = kina.sub %arg0, %2 : tensor<2x3xf64>
    %4 = kina.pow %0, %3 : tensor<2x3xf64>
    %5 = kina.reduce sum %4 axis = 0 keepdims order = sequential : tensor<2x3xf64> -> tensor<1x3xf64>
    %6 = kina.broadcast %5 : tensor<1x3xf64> -> tensor<2x3xf64>
    %7 = kina.div %4, %6 : tensor<2x3xf64>
    return %7 : tensor<2x3xf64>
  }
  func.func private @"rmsnorm<N=2, D=3, T=F64>"(%arg0: tensor<2x3xf64>, %arg1: tensor<3xf64>) -> tensor<2x3xf64> {
    %0 = kina.constant dense<1.000000e-05> : tensor<2x1xf64>
    %1 = kina.constant dense<3.000000e+00> : tensor<2x1xf64>
    %2 = kina.mul %arg0, %arg0 : tensor<2x3xf64>
    %3 = kina.reduce sum %2 axis = 1 keepdims order = sequential : tensor<2x3xf64> -> tensor<2x1xf64>
    %4 = kina.div %3, %1 : tensor<2x1xf64>
    %5 = kina.add %4, %0 : tensor<2x1xf64>
    %6 = kina.sqrt %5 : tensor<2x1xf64>
    %7 = kina.broadcast %6 : tensor<2x1xf64> -> tensor<2x3xf64>
    %8 = kina.div %arg0, %7 : tensor<2x3xf64>
    %9 = kina.broadcast %arg1 : tensor<3xf64> -> tensor<2x3xf64>
    %10 = kina.mul %8, %9 : tensor<2x3xf64>
    return %10 : tensor<2x3xf64>
  }
  func.func private @"_center<T=F16, S=[2, 2], D=5>"(%arg0: tensor<2x2x5xf16>) -> tensor<2x2x5xf16> {
    %0 = call @"_last_mean<T=F16, S=[2, 2], D=5>"(%arg0) : (tensor<2x2x5xf16>) -> tensor<2x2x1xf16>
    %1 = kina.broadcast %0 : tensor<2x2x1xf16> -> tensor<2x2x5xf16>
    %2 = kina.sub %arg0, %1 : tensor<2x2x5xf16>
    return %2 : tensor<2x2x5xf16>
  }
  func.func private @"_ladder<N=5>"(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = kina.constant dense<5.000000e+00> : tensor<2xf32>
    %1 = kina.add %arg0, %0 : tensor<2xf32>
    %2 = call @"_ladder<N=4>"(%1) : (tensor<2xf32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @"_last_mean<T=F16, S=[2, 2], D=5>"(%arg0: tensor<2x2x5xf16>) -> tensor<2x2x1xf16> {
    %0 = kina.constant dense<5.000000e+00> : tensor<2x2x1xf32>
    %1 = kina.cast %arg0 : tensor<2x2x5xf16> -> tensor<2x2x5xf32>
    %2 = kina.reduce sum %1 axis = 2 keepdims order = sequential : tensor<2x2x5xf32> -> tensor<2x2x1xf32>
    %3 = kina.div %2, %0 : tensor<2x2x1xf32>
    %4 = kina.cast %3 : tensor<2x2x1xf32> -> tensor<2x2x1xf16>
    return %4 : tensor<2x2x1xf16>
  }
  func.func private @"_ladder<N=4>"(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = kina.constant dense<4.000000e+00> : tensor<2xf32>
    %1 = kina.add %arg0, %0 : tensor<2xf32>
    %2 = call @"_ladder<N=3>"(%1) : (tensor<2xf32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @"_ladder<N=3>"(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = kina.constant dense<3.000000e+00> : tensor<2xf32>
    %1 = kina.add %arg0, %0 : tensor<2xf32>
    %2 = call @"_ladder<N=2>"(%1) : (tensor<2xf32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @"_ladder<N=2>"(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = kina.constant dense<2.000000e+00> : tensor<2xf32>
    %1 = kina.add %arg0, %0 : tensor<2xf32>
    %2 = call @"_ladder<N=1>"(%1) : (tensor<2xf32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @"_ladder<N=1>"(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = kina.constant dense<1.000000e+00> : tensor<2xf32>
    %1 = kina.add %arg0, %0 : tensor<2xf32>
    %2 = call @"_ladder<N=0>"(%1) : (tensor<2xf32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @"_ladder<N=0>"(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    return %arg0 : tensor<2xf32>
  }
}
