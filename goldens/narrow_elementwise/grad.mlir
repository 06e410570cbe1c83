module {
  func.func @plus_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = kina.add %arg0, %arg1 : tensor<53xf16>
    return %0 : tensor<53xf16>
  }
  func.func @minus_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = kina.sub %arg0, %arg1 : tensor<53xf16>
    return %0 : tensor<53xf16>
  }
  func.func @times_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = kina.mul %arg0, %arg1 : tensor<53xf16>
    return %0 : tensor<53xf16>
  }
  func.func @over_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = kina.div %arg0, %arg1 : tensor<53xf16>
    return %0 : tensor<53xf16>
  }
  func.func @maximum_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = kina.max %arg0, %arg1 : tensor<53xf16>
    return %0 : tensor<53xf16>
  }
  func.func @minimum_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = kina.min %arg0, %arg1 : tensor<53xf16>
    return %0 : tensor<53xf16>
  }
  func.func @chain_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = kina.constant dense<5.000000e-01> : tensor<53xf16>
    %1 = kina.mul %arg0, %arg1 : tensor<53xf16>
    %2 = kina.div %arg0, %arg1 : tensor<53xf16>
    %3 = kina.add %1, %2 : tensor<53xf16>
    %4 = kina.sub %3, %0 : tensor<53xf16>
    return %4 : tensor<53xf16>
  }
  func.func @chosen_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = kina.compare lt, %arg0, %arg1 : tensor<53xf16>
    %1 = kina.neg %arg1 : tensor<53xf16>
    %2 = kina.where %0, %arg0, %1 : tensor<53xi1>, tensor<53xf16>
    return %2 : tensor<53xf16>
  }
  func.func @negative_f16(%arg0: tensor<53xf16>) -> tensor<53xf16> {
    %0 = kina.neg %arg0 : tensor<53xf16>
    return %0 : tensor<53xf16>
  }
  func.func @absolute_f16(%arg0: tensor<53xf16>) -> tensor<53xf16> {
    %0 = kina.abs %arg0 : tensor<53xf16>
    return %0 : tensor<53xf16>
  }
  func.func @signum_f16(%arg0: tensor<53xf16>) -> tensor<53xf16> {
    %0 = kina.sign %arg0 : tensor<53xf16>
    return %0 : tensor<53xf16>
  }
  func.func @root_f16(%arg0: tensor<53xf16>) -> tensor<53xf16> {
    %0 = kina.sqrt %arg0 : tensor<53xf16>
    return %0 : tensor<53xf16>
  }
  func.func @below_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xi1> {
    %0 = kina.compare lt, %arg0, %arg1 : tensor<53xf16>
    return %0 : tensor<53xi1>
  }
  func.func @differs_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xi1> {
    %0 = kina.compare ne, %arg0, %arg1 : tensor<53xf16>
    return %0 : tensor<53xi1>
  }
  func.func @table_f16(%arg0: tensor<4xf16>) -> tensor<4xf16> {
    %0 = kina.constant dense<[5.000000e-01, -0.000000e+00, 0x7E00, 1.500000e+00]> : tensor<4xf16>
    %1 = kina.add %arg0, %0 : tensor<4xf16>
    return %1 : tensor<4xf16>
  }
  func.func @filled_f16(%arg0: tensor<2x3xf16>) -> (tensor<2x3xf16>, tensor<2x3xf16>) {
    %0 = kina.constant dense<1.500000e+00> : tensor<2x3xf16>
    return %arg0, %0 : tensor<2x3xf16>, tensor<2x3xf16>
  }
  func.func @plus_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = kina.add %arg0, %arg1 : tensor<53xbf16>
    return %0 : tensor<53xbf16>
  }
  func.func @minus_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = kina.sub %arg0, %arg1 : tensor<53xbf16>
    return %0 : tensor<53xbf16>
  }
  func.func @times_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = kina.mul %arg0, %arg1 : tensor<53xbf16>
    return %0 : tensor<53xbf16>
  }
  func.func @over_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = kina.div %arg0, %arg1 : tensor<53xbf16>
    return %0 : tensor<53xbf16>
  }
  func.func @maximum_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = kina.max %arg0, %arg1 : tensor<53xbf16>
    return %0 : tensor<53xbf16>
  }
  func.func @minimum_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = kina.min %arg0, %arg1 : tensor<53xbf16>
    return %0 : tensor<53xbf16>
  }
  func.func @chain_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = kina.constant dense<5.000000e-01> : tensor<53xbf16>
    %1 = kina.mul %arg0, %arg1 : tensor<53xbf16>
    %2 = kina.div %arg0, %arg1 : tensor<53xbf16>
    %3 = kina.add %1, %2 : tensor<53xbf16>
    %4 = kina.sub %3, %0 : tensor<53xbf16>
    return %4 : tensor<53xbf16>
  }
  func.func @chosen_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = kina.compare lt, %arg0, %arg1 : tensor<53xbf16>
    %1 = kina.neg %arg1 : tensor<53xbf16>
    %2 = kina.where %0, %arg0, %1 : tensor<53xi1>, tensor<53xbf16>
    return %2 : tensor<53xbf16>
  }
  func.func @negative_bf16(%arg0: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = kina.neg %arg0 : tensor<53xbf16>
    return %0 : tensor<53xbf16>
  }
  func.func @absolute_bf16(%arg0: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = kina.abs %arg0 : tensor<53xbf16>
    return %0 : tensor<53xbf16>
  }
  func.func @signum_bf16(%arg0: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = kina.sign %arg0 : tensor<53xbf16>
    return %0 : tensor<53xbf16>
  }
  func.func @root_bf16(%arg0: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = kina.sqrt %arg0 : tensor<53xbf16>
    return %0 : tensor<53xbf16>
  }
  func.func @below_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xi1> {
    %0 = kina.compare lt, %arg0, %arg1 : tensor<53xbf16>
    return %0 : tensor<53xi1>
  }
  func.func @differs_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xi1> {
    %0 = kina.compare ne, %arg0, %arg1 : tensor<53xbf16>
    return %0 : tensor<53xi1>
  }
  func.func @table_bf16(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
    %0 = kina.constant dense<[5.000000e-01, -0.000000e+00, 0x7FC0, 1.500000e+00]> : tensor<4xbf16>
    %1 = kina.add %arg0, %0 : tensor<4xbf16>
    return %1 : tensor<4xbf16>
  }
  func.func @filled_bf16(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>, tensor<2x3xbf16>) {
    %0 = kina.constant dense<1.500000e+00> : tensor<2x3xbf16>
    return %arg0, %0 : tensor<2x3xbf16>, tensor<2x3xbf16>
  }
  func.func @plus_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = kina.add %arg0, %arg1 : tensor<53xf8E4M3FN>
    return %0 : tensor<53xf8E4M3FN>
  }
  func.func @minus_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = kina.sub %arg0, %arg1 : tensor<53xf8E4M3FN>
    return %0 : tensor<53xf8E4M3FN>
  }
  func.func @times_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = kina.mul %arg0, %arg1 : tensor<53xf8E4M3FN>
    return %0 : tensor<53xf8E4M3FN>
  }
  func.func @over_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = kina.div %arg0, %arg1 : tensor<53xf8E4M3FN>
    return %0 : tensor<53xf8E4M3FN>
  }
  func.func @maximum_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = kina.max %arg0, %arg1 : tensor<53xf8E4M3FN>
    return %0 : tensor<53xf8E4M3FN>
  }
  func.func @minimum_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = kina.min %arg0, %arg1 : tensor<53xf8E4M3FN>
    return %0 : tensor<53xf8E4M3FN>
  }
  func.func @chain_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = kina.constant dense<5.000000e-01> : tensor<53xf8E4M3FN>
    %1 = kina.mul %arg0, %arg1 : tensor<53xf8E4M3FN>
    %2 = kina.div %arg0, %arg1 : tensor<53xf8E4M3FN>
    %3 = kina.add %1, %2 : tensor<53xf8E4M3FN>
    %4 = kina.sub %3, %0 : tensor<53xf8E4M3FN>
    return %4 : tensor<53xf8E4M3FN>
  }
  func.func @chosen_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = kina.compare lt, %arg0, %arg1 : tensor<53xf8E4M3FN>
    %1 = kina.neg %arg1 : tensor<53xf8E4M3FN>
    %2 = kina.where %0, %arg0, %1 : tensor<53xi1>, tensor<53xf8E4M3FN>
    return %2 : tensor<53xf8E4M3FN>
  }
  func.func @negative_f8e4m3(%arg0: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = kina.neg %arg0 : tensor<53xf8E4M3FN>
    return %0 : tensor<53xf8E4M3FN>
  }
  func.func @absolute_f8e4m3(%arg0: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = kina.abs %arg0 : tensor<53xf8E4M3FN>
    return %0 : tensor<53xf8E4M3FN>
  }
  func.func @signum_f8e4m3(%arg0: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = kina.sign %arg0 : tensor<53xf8E4M3FN>
    return %0 : tensor<53xf8E4M3FN>
  }
  func.func @root_f8e4m3(%arg0: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = kina.sqrt %arg0 : tensor<53xf8E4M3FN>
    return %0 : tensor<53xf8E4M3FN>
  }
  func.func @below_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xi1> {
    %0 = kina.compare lt, %arg0, %arg1 : tensor<53xf8E4M3FN>
    return %0 : tensor<53xi1>
  }
  func.func @differs_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xi1> {
    %0 = kina.compare ne, %arg0, %arg1 : tensor<53xf8E4M3FN>
    return %0 : tensor<53xi1>
  }
  func.func @table_f8e4m3(%arg0: tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
    %0 = kina.constant dense<[5.000000e-01, -0.000000e+00, 0x7F, 1.500000e+00]> : tensor<4xf8E4M3FN>
    %1 = kina.add %arg0, %0 : tensor<4xf8E4M3FN>
    return %1 : tensor<4xf8E4M3FN>
  }
  func.func @filled_f8e4m3(%arg0: tensor<2x3xf8E4M3FN>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) {
    %0 = kina.constant dense<1.500000e+00> : tensor<2x3xf8E4M3FN>
    return %arg0, %0 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>
  }
  func.func @plus_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = kina.add %arg0, %arg1 : tensor<53xf8E5M2>
    return %0 : tensor<53xf8E5M2>
  }
  func.func @minus_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = kina.sub %arg0, %arg1 : tensor<53xf8E5M2>
    return %0 : tensor<53xf8E5M2>
  }
  func.func @times_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = kina.mul %arg0, %arg1 : tensor<53xf8E5M2>
    return %0 : tensor<53xf8E5M2>
  }
  func.func @over_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = kina.div %arg0, %arg1 : tensor<53xf8E5M2>
    return %0 : tensor<53xf8E5M2>
  }
  func.func @maximum_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = kina.max %arg0, %arg1 : tensor<53xf8E5M2>
    return %0 : tensor<53xf8E5M2>
  }
  func.func @minimum_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = kina.min %arg0, %arg1 : tensor<53xf8E5M2>
    return %0 : tensor<53xf8E5M2>
  }
  func.func @chain_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = kina.constant dense<5.000000e-01> : tensor<53xf8E5M2>
    %1 = kina.mul %arg0, %arg1 : tensor<53xf8E5M2>
    %2 = kina.div %arg0, %arg1 : tensor<53xf8E5M2>
    %3 = kina.add %1, %2 : tensor<53xf8E5M2>
    %4 = kina.sub %3, %0 : tensor<53xf8E5M2>
    return %4 : tensor<53xf8E5M2>
  }
  func.func @chosen_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = kina.compare lt, %arg0, %arg1 : tensor<53xf8E5M2>
    %1 = kina.neg %arg1 : tensor<53xf8E5M2>
    %2 = kina.where %0, %arg0, %1 : tensor<53xi1>, tensor<53xf8E5M2>
    return %2 : tensor<53xf8E5M2>
  }
  func.func @negative_f8e5m2(%arg0: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = kina.neg %arg0 : tensor<53xf8E5M2>
    return %0 : tensor<53xf8E5M2>
  }
  func.func @absolute_f8e5m2(%arg0: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = kina.abs %arg0 : tensor<53xf8E5M2>
    return %0 : tensor<53xf8E5M2>
  }
  func.func @signum_f8e5m2(%arg0: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = kina.sign %arg0 : tensor<53xf8E5M2>
    return %0 : tensor<53xf8E5M2>
  }
  func.func @root_f8e5m2(%arg0: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = kina.sqrt %arg0 : tensor<53xf8E5M2>
    return %0 : tensor<53xf8E5M2>
  }
  func.func @below_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xi1> {
    %0 = kina.compare lt, %arg0, %arg1 : tensor<53xf8E5M2>
    return %0 : tensor<53xi1>
  }
  func.func @differs_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xi1> {
    %0 = kina.compare ne, %arg0, %arg1 : tensor<53xf8E5M2>
    return %0 : tensor<53xi1>
  }
  func.func @table_f8e5m2(%arg0: tensor<4xf8E5M2>) -> tensor<4xf8E5M2> {
    %0 = kina.constant dense<[5.000000e-01, -0.000000e+00, 0x7E, 1.500000e+00]> : tensor<4xf8E5M2>
    %1 = kina.add %arg0, %0 : tensor<4xf8E5M2>
    return %1 : tensor<4xf8E5M2>
  }
  func.func @filled_f8e5m2(%arg0: tensor<2x3xf8E5M2>) -> (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) {
    %0 = kina.constant dense<1.500000e+00> : tensor<2x3xf8E5M2>
    return %arg0, %0 : tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>
  }
}
