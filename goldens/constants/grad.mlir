module {
  func.func @table(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = kina.constant dense<[[1.000000e-01, 1.401300e-45, -0.000000e+00], [3.40282347E+38, 0x4B800000, 0x7F800000]]> : tensor<2x3xf32>
    %1 = kina.add %arg0, %0 : tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func @halves(%arg0: tensor<3xf64>) -> tensor<3xf64> {
    %0 = kina.constant dense<1.000000e-01> : tensor<3xf64>
    %1 = kina.constant dense<5.000000e-01> : tensor<3xf64>
    %2 = kina.mul %arg0, %1 : tensor<3xf64>
    %3 = kina.add %2, %0 : tensor<3xf64>
    return %3 : tensor<3xf64>
  }
  func.func @integers(%arg0: tensor<2xi64>) -> tensor<2xi64> {
    %0 = kina.constant dense<[9223372036854775807, -9223372036854775808]> : tensor<2xi64>
    %1 = kina.add %arg0, %0 : tensor<2xi64>
    return %1 : tensor<2xi64>
  }
  func.func @filled(%arg0: tensor<2x2xi32>) -> tensor<2x2xi32> {
    %0 = kina.constant dense<7> : tensor<2x2xi32>
    %1 = kina.sub %0, %arg0 : tensor<2x2xi32>
    return %1 : tensor<2x2xi32>
  }
  func.func @pattern(%arg0: tensor<4xi1>) -> tensor<4xi1> {
    %0 = kina.constant dense<[true, false, true, true]> : tensor<4xi1>
    %1 = kina.compare eq, %arg0, %0 : tensor<4xi1>
    return %1 : tensor<4xi1>
  }
}
