module {
  func.func @plus_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %0 = kina.add %arg0, %arg1 : tensor<71xi16>
    return %0 : tensor<71xi16>
  }
  func.func @minus_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %0 = kina.sub %arg0, %arg1 : tensor<71xi16>
    return %0 : tensor<71xi16>
  }
  func.func @times_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %0 = kina.mul %arg0, %arg1 : tensor<71xi16>
    return %0 : tensor<71xi16>
  }
  func.func @over_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %0 = kina.div %arg0, %arg1 : tensor<71xi16>
    return %0 : tensor<71xi16>
  }
  func.func @remainder_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %0 = kina.rem %arg0, %arg1 : tensor<71xi16>
    return %0 : tensor<71xi16>
  }
  func.func @maximum_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %0 = kina.max %arg0, %arg1 : tensor<71xi16>
    return %0 : tensor<71xi16>
  }
  func.func @minimum_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %0 = kina.min %arg0, %arg1 : tensor<71xi16>
    return %0 : tensor<71xi16>
  }
  func.func @chain_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %0 = kina.mul %arg0, %arg1 : tensor<71xi16>
    %1 = kina.abs %0 : tensor<71xi16>
    %2 = kina.div %1, %arg1 : tensor<71xi16>
    %3 = kina.rem %arg0, %arg1 : tensor<71xi16>
    %4 = kina.sub %2, %3 : tensor<71xi16>
    return %4 : tensor<71xi16>
  }
  func.func @negative_i16(%arg0: tensor<71xi16>) -> tensor<71xi16> {
    %0 = kina.neg %arg0 : tensor<71xi16>
    return %0 : tensor<71xi16>
  }
  func.func @absolute_i16(%arg0: tensor<71xi16>) -> tensor<71xi16> {
    %0 = kina.abs %arg0 : tensor<71xi16>
    return %0 : tensor<71xi16>
  }
  func.func @signum_i16(%arg0: tensor<71xi16>) -> tensor<71xi16> {
    %0 = kina.sign %arg0 : tensor<71xi16>
    return %0 : tensor<71xi16>
  }
  func.func @below_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi1> {
    %0 = kina.compare lt, %arg0, %arg1 : tensor<71xi16>
    return %0 : tensor<71xi1>
  }
  func.func @table_i16(%arg0: tensor<4xi16>) -> (tensor<4xi16>, tensor<4xi16>) {
    %0 = kina.constant dense<-3> : tensor<4xi16>
    %1 = kina.constant dense<[7, -8, 3, 1]> : tensor<4xi16>
    %2 = kina.mul %arg0, %1 : tensor<4xi16>
    return %2, %0 : tensor<4xi16>, tensor<4xi16>
  }
  func.func @plus_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %0 = kina.add %arg0, %arg1 : tensor<71xi8>
    return %0 : tensor<71xi8>
  }
  func.func @minus_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %0 = kina.sub %arg0, %arg1 : tensor<71xi8>
    return %0 : tensor<71xi8>
  }
  func.func @times_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %0 = kina.mul %arg0, %arg1 : tensor<71xi8>
    return %0 : tensor<71xi8>
  }
  func.func @over_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %0 = kina.div %arg0, %arg1 : tensor<71xi8>
    return %0 : tensor<71xi8>
  }
  func.func @remainder_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %0 = kina.rem %arg0, %arg1 : tensor<71xi8>
    return %0 : tensor<71xi8>
  }
  func.func @maximum_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %0 = kina.max %arg0, %arg1 : tensor<71xi8>
    return %0 : tensor<71xi8>
  }
  func.func @minimum_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %0 = kina.min %arg0, %arg1 : tensor<71xi8>
    return %0 : tensor<71xi8>
  }
  func.func @chain_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %0 = kina.mul %arg0, %arg1 : tensor<71xi8>
    %1 = kina.abs %0 : tensor<71xi8>
    %2 = kina.div %1, %arg1 : tensor<71xi8>
    %3 = kina.rem %arg0, %arg1 : tensor<71xi8>
    %4 = kina.sub %2, %3 : tensor<71xi8>
    return %4 : tensor<71xi8>
  }
  func.func @negative_i8(%arg0: tensor<71xi8>) -> tensor<71xi8> {
    %0 = kina.neg %arg0 : tensor<71xi8>
    return %0 : tensor<71xi8>
  }
  func.func @absolute_i8(%arg0: tensor<71xi8>) -> tensor<71xi8> {
    %0 = kina.abs %arg0 : tensor<71xi8>
    return %0 : tensor<71xi8>
  }
  func.func @signum_i8(%arg0: tensor<71xi8>) -> tensor<71xi8> {
    %0 = kina.sign %arg0 : tensor<71xi8>
    return %0 : tensor<71xi8>
  }
  func.func @below_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi1> {
    %0 = kina.compare lt, %arg0, %arg1 : tensor<71xi8>
    return %0 : tensor<71xi1>
  }
  func.func @table_i8(%arg0: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>) {
    %0 = kina.constant dense<-3> : tensor<4xi8>
    %1 = kina.constant dense<[7, -8, 3, 1]> : tensor<4xi8>
    %2 = kina.mul %arg0, %1 : tensor<4xi8>
    return %2, %0 : tensor<4xi8>, tensor<4xi8>
  }
  func.func @plus_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %0 = kina.add %arg0, %arg1 : tensor<71xi4>
    return %0 : tensor<71xi4>
  }
  func.func @minus_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %0 = kina.sub %arg0, %arg1 : tensor<71xi4>
    return %0 : tensor<71xi4>
  }
  func.func @times_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %0 = kina.mul %arg0, %arg1 : tensor<71xi4>
    return %0 : tensor<71xi4>
  }
  func.func @over_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %0 = kina.div %arg0, %arg1 : tensor<71xi4>
    return %0 : tensor<71xi4>
  }
  func.func @remainder_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %0 = kina.rem %arg0, %arg1 : tensor<71xi4>
    return %0 : tensor<71xi4>
  }
  func.func @maximum_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %0 = kina.max %arg0, %arg1 : tensor<71xi4>
    return %0 : tensor<71xi4>
  }
  func.func @minimum_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %0 = kina.min %arg0, %arg1 : tensor<71xi4>
    return %0 : tensor<71xi4>
  }
  func.func @chain_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %0 = kina.mul %arg0, %arg1 : tensor<71xi4>
    %1 = kina.abs %0 : tensor<71xi4>
    %2 = kina.div %1, %arg1 : tensor<71xi4>
    %3 = kina.rem %arg0, %arg1 : tensor<71xi4>
    %4 = kina.sub %2, %3 : tensor<71xi4>
    return %4 : tensor<71xi4>
  }
  func.func @negative_i4(%arg0: tensor<71xi4>) -> tensor<71xi4> {
    %0 = kina.neg %arg0 : tensor<71xi4>
    return %0 : tensor<71xi4>
  }
  func.func @absolute_i4(%arg0: tensor<71xi4>) -> tensor<71xi4> {
    %0 = kina.abs %arg0 : tensor<71xi4>
    return %0 : tensor<71xi4>
  }
  func.func @signum_i4(%arg0: tensor<71xi4>) -> tensor<71xi4> {
    %0 = kina.sign %arg0 : tensor<71xi4>
    return %0 : tensor<71xi4>
  }
  func.func @below_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi1> {
    %0 = kina.compare lt, %arg0, %arg1 : tensor<71xi4>
    return %0 : tensor<71xi1>
  }
  func.func @table_i4(%arg0: tensor<4xi4>) -> (tensor<4xi4>, tensor<4xi4>) {
    %0 = kina.constant dense<-3> : tensor<4xi4>
    %1 = kina.constant dense<[7, -8, 3, 1]> : tensor<4xi4>
    %2 = kina.mul %arg0, %1 : tensor<4xi4>
    return %2, %0 : tensor<4xi4>, tensor<4xi4>
  }
}
