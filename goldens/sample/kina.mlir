module {
  func.func @sample(%arg0: tensor<1x8xf32>, %arg1: tensor<2xi32>, %arg2: tensor<f32>) -> tensor<1xi64> attributes {kina.doc = "Draws a token for each row of `logits`: token `v` with probability\0Asoftmax(logits / temperature)[v]. Adding Gumbel noise and taking the largest\0Adoes that without computing the softmax. Equal keys give equal tokens."} {
    %0 = kina.random_gumbel %arg1 : tensor<2xi32> -> tensor<1x8xf32>
    %1 = kina.broadcast %arg2 : tensor<f32> -> tensor<1x8xf32>
    %2 = kina.div %arg0, %1 : tensor<1x8xf32>
    %3 = kina.add %2, %0 : tensor<1x8xf32>
    %4 = kina.argmax %3 axis = 1 : tensor<1x8xf32> -> tensor<1xi64>
    return %4 : tensor<1xi64>
  }
  func.func @seeded(%arg0: tensor<i64>) -> tensor<2xi32> attributes {kina.doc = "The key with this seed."} {
    %0 = kina.random_key %arg0 : tensor<i64> -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
