module {
  func.func @greedy(%arg0: tensor<1x4x8xf32>) -> tensor<1x4xi64> attributes {kina.doc = "Greedy decoding: the index of the largest logit at every position, the\0Alowest one among equals."} {
    %0 = kina.argmax %arg0 axis = 2 : tensor<1x4x8xf32> -> tensor<1x4xi64>
    return %0 : tensor<1x4xi64>
  }
}
