module {
  func.func @layer(%arg0: tensor<16x24xf32>, %arg1: tensor<64x24xf32>) -> tensor<16x64xf32> {
    %0 = kina.dot_general %arg0, %arg1 batch = [] x [] contracting = [1] x [1] order = sequential : tensor<16x24xf32>, tensor<64x24xf32> -> tensor<16x64xf32>
    return %0 : tensor<16x64xf32>
  }
}
