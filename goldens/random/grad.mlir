module {
  func.func @keys(%arg0: tensor<i64>) -> (tensor<2xi32>, tensor<2xi32>) {
    %0 = kina.random_key %arg0 : tensor<i64> -> tensor<2xi32>
    %first, %second = kina.random_split %0 : tensor<2xi32> -> tensor<2xi32>, tensor<2xi32>
    return %first, %second : tensor<2xi32>, tensor<2xi32>
  }
  func.func @bits_odd(%arg0: tensor<i32>) -> tensor<3x7xi32> {
    %0 = kina.random_key %arg0 : tensor<i32> -> tensor<2xi32>
    %1 = kina.random_bits %0 : tensor<2xi32> -> tensor<3x7xi32>
    return %1 : tensor<3x7xi32>
  }
  func.func @uniforms(%arg0: tensor<2xi32>) -> (tensor<5xf64>, tensor<4x5xf32>, tensor<7xf16>, tensor<8xbf16>, tensor<9xf8E4M3FN>, tensor<f8E5M2>) {
    %0 = kina.random_uniform %arg0 : tensor<2xi32> -> tensor<5xf64>
    %1 = kina.random_uniform %arg0 : tensor<2xi32> -> tensor<4x5xf32>
    %2 = kina.random_uniform %arg0 : tensor<2xi32> -> tensor<7xf16>
    %3 = kina.random_uniform %arg0 : tensor<2xi32> -> tensor<8xbf16>
    %4 = kina.random_uniform %arg0 : tensor<2xi32> -> tensor<9xf8E4M3FN>
    %5 = kina.random_uniform %arg0 : tensor<2xi32> -> tensor<f8E5M2>
    return %0, %1, %2, %3, %4, %5 : tensor<5xf64>, tensor<4x5xf32>, tensor<7xf16>, tensor<8xbf16>, tensor<9xf8E4M3FN>, tensor<f8E5M2>
  }
  func.func @draw(%arg0: tensor<i64>, %arg1: tensor<3x8xf32>) -> tensor<3xi64> attributes {kina.doc = "Indices drawn with the probabilities that the logits stand for."} {
    %0 = kina.random_key %arg0 : tensor<i64> -> tensor<2xi32>
    %1 = kina.random_gumbel %0 : tensor<2xi32> -> tensor<3x8xf32>
    %2 = kina.add %arg1, %1 : tensor<3x8xf32>
    %3 = kina.argmax %2 axis = 1 : tensor<3x8xf32> -> tensor<3xi64>
    return %3 : tensor<3xi64>
  }
  func.func @gumbels(%arg0: tensor<2xi32>) -> tensor<3xf64> {
    %0 = kina.random_gumbel %arg0 : tensor<2xi32> -> tensor<3xf64>
    return %0 : tensor<3xf64>
  }
}
