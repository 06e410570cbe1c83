module {
  func.func @reshaped(%arg0: tensor<6x4xf32>, %arg1: tensor<bf16>) -> (tensor<8x3xf32>, tensor<4x6xf32>, tensor<1x1xbf16>) {
    %0 = kina.constant dense<1.000000e+00> : tensor<6x4xf32>
    %1 = kina.reshape %arg0 : tensor<6x4xf32> -> tensor<8x3xf32>
    %2 = kina.add %arg0, %0 : tensor<6x4xf32>
    %3 = kina.reshape %2 : tensor<6x4xf32> -> tensor<4x6xf32>
    %4 = kina.reshape %arg1 : tensor<bf16> -> tensor<1x1xbf16>
    return %1, %3, %4 : tensor<8x3xf32>, tensor<4x6xf32>, tensor<1x1xbf16>
  }
  func.func @transposed(%arg0: tensor<3x5xf16>, %arg1: tensor<5x3xf16>, %arg2: tensor<2x3x4xi1>) -> (tensor<5x3xf16>, tensor<5x3xf16>, tensor<4x2x3xi1>) {
    %0 = kina.transpose %arg0 permutation = [1, 0] : tensor<3x5xf16> -> tensor<5x3xf16>
    %1 = kina.mul %0, %arg1 : tensor<5x3xf16>
    %2 = kina.transpose %arg2 permutation = [2, 0, 1] : tensor<2x3x4xi1> -> tensor<4x2x3xi1>
    return %0, %1, %2 : tensor<5x3xf16>, tensor<5x3xf16>, tensor<4x2x3xi1>
  }
  func.func @sliced(%arg0: tensor<7x9xi4>, %arg1: tensor<13xf64>) -> (tensor<3x4xi4>, tensor<4xf64>) {
    %0 = kina.slice %arg0 start = [1, 0] limit = [7, 8] stride = [2, 2] : tensor<7x9xi4> -> tensor<3x4xi4>
    %1 = kina.slice %arg1 start = [1] limit = [13] stride = [3] : tensor<13xf64> -> tensor<4xf64>
    %2 = kina.sqrt %1 : tensor<4xf64>
    return %0, %2 : tensor<3x4xi4>, tensor<4xf64>
  }
  func.func @joined(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x1xf8E4M3FN>, %arg2: tensor<4xi1>) -> (tensor<2x7xf8E4M3FN>, tensor<6xi1>) {
    %0 = kina.constant dense<[true, false]> : tensor<2xi1>
    %1 = kina.neg %arg0 : tensor<2x3xf8E4M3FN>
    %2 = kina.concat %arg0, %arg1, %1 axis = 1 : tensor<2x3xf8E4M3FN>, tensor<2x1xf8E4M3FN>, tensor<2x3xf8E4M3FN> -> tensor<2x7xf8E4M3FN>
    %3 = kina.concat %arg2, %0 axis = 0 : tensor<4xi1>, tensor<2xi1> -> tensor<6xi1>
    return %2, %3 : tensor<2x7xf8E4M3FN>, tensor<6xi1>
  }
  func.func @padded(%arg0: tensor<3x4xi16>, %arg1: tensor<f8E5M2>, %arg2: tensor<2xf8E5M2>) -> (tensor<6x5xi16>, tensor<5xf8E5M2>) {
    %0 = kina.constant dense<-1> : tensor<i16>
    %1 = kina.pad %arg0, %0 low = [1, 0] high = [2, 1] interior = [0, 0] : tensor<3x4xi16>, tensor<i16> -> tensor<6x5xi16>
    %2 = kina.pad %arg2, %arg1 low = [2] high = [1] interior = [0] : tensor<2xf8E5M2>, tensor<f8E5M2> -> tensor<5xf8E5M2>
    return %1, %2 : tensor<6x5xi16>, tensor<5xf8E5M2>
  }
  func.func @counted(%arg0: tensor<4x4xf32>) -> (tensor<2x3xi64>, tensor<5xf16>, tensor<4x4xf32>) {
    %0 = kina.constant dense<0xFF800000> : tensor<4x4xf32>
    %1 = kina.iota axis = 1 : tensor<4x4xi32>
    %2 = kina.iota axis = 0 : tensor<4x4xi32>
    %3 = kina.compare le, %1, %2 : tensor<4x4xi32>
    %4 = kina.iota axis = 1 : tensor<2x3xi64>
    %5 = kina.iota axis = 0 : tensor<5xf16>
    %6 = kina.transpose %arg0 permutation = [1, 0] : tensor<4x4xf32> -> tensor<4x4xf32>
    %7 = kina.where %3, %6, %0 : tensor<4x4xi1>, tensor<4x4xf32>
    return %4, %5, %7 : tensor<2x3xi64>, tensor<5xf16>, tensor<4x4xf32>
  }
  func.func @filled(%arg0: tensor<i8>, %arg1: tensor<3xi8>) -> (tensor<2x2xi8>, tensor<2x3xi8>) {
    %0 = kina.broadcast %arg0 : tensor<i8> -> tensor<2x2xi8>
    %1 = kina.broadcast %arg1 : tensor<3xi8> -> tensor<2x3xi8>
    return %0, %1 : tensor<2x2xi8>, tensor<2x3xi8>
  }
}
