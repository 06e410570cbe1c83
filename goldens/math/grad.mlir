module {
  func.func @inverse_root(%arg0: tensor<37xf32>) -> tensor<37xf32> {
    %0 = kina.rsqrt %arg0 : tensor<37xf32>
    return %0 : tensor<37xf32>
  }
  func.func @exponential(%arg0: tensor<37xf32>) -> tensor<37xf32> {
    %0 = kina.exp %arg0 : tensor<37xf32>
    return %0 : tensor<37xf32>
  }
  func.func @growth(%arg0: tensor<37xf32>) -> tensor<37xf32> {
    %0 = kina.expm1 %arg0 : tensor<37xf32>
    return %0 : tensor<37xf32>
  }
  func.func @logarithm(%arg0: tensor<37xf32>) -> tensor<37xf32> {
    %0 = kina.log %arg0 : tensor<37xf32>
    return %0 : tensor<37xf32>
  }
  func.func @logarithm_of_one_more(%arg0: tensor<37xf32>) -> tensor<37xf32> {
    %0 = kina.log1p %arg0 : tensor<37xf32>
    return %0 : tensor<37xf32>
  }
  func.func @sine(%arg0: tensor<37xf32>) -> tensor<37xf32> {
    %0 = kina.sin %arg0 : tensor<37xf32>
    return %0 : tensor<37xf32>
  }
  func.func @cosine(%arg0: tensor<37xf32>) -> tensor<37xf32> {
    %0 = kina.cos %arg0 : tensor<37xf32>
    return %0 : tensor<37xf32>
  }
  func.func @hyperbolic_tangent(%arg0: tensor<37xf32>) -> tensor<37xf32> {
    %0 = kina.tanh %arg0 : tensor<37xf32>
    return %0 : tensor<37xf32>
  }
  func.func @error_function(%arg0: tensor<37xf32>) -> tensor<37xf32> {
    %0 = kina.erf %arg0 : tensor<37xf32>
    return %0 : tensor<37xf32>
  }
  func.func @logistic(%arg0: tensor<37xf32>) -> tensor<37xf32> {
    %0 = kina.sigmoid %arg0 : tensor<37xf32>
    return %0 : tensor<37xf32>
  }
  func.func @rounded_f64(%arg0: tensor<37xf64>) -> (tensor<37xf64>, tensor<37xf64>, tensor<37xf64>) {
    %0 = kina.floor %arg0 : tensor<37xf64>
    %1 = kina.ceil %arg0 : tensor<37xf64>
    %2 = kina.round %arg0 : tensor<37xf64>
    return %0, %1, %2 : tensor<37xf64>, tensor<37xf64>, tensor<37xf64>
  }
  func.func @rounded_f8(%arg0: tensor<37xf8E5M2>) -> (tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>) {
    %0 = kina.floor %arg0 : tensor<37xf8E5M2>
    %1 = kina.ceil %arg0 : tensor<37xf8E5M2>
    %2 = kina.round %arg0 : tensor<37xf8E5M2>
    return %0, %1, %2 : tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>
  }
  func.func @exponentials_f64(%arg0: tensor<37xf64>) -> (tensor<37xf64>, tensor<37xf64>) {
    %0 = kina.exp %arg0 : tensor<37xf64>
    %1 = kina.log %arg0 : tensor<37xf64>
    return %0, %1 : tensor<37xf64>, tensor<37xf64>
  }
  func.func @silu_bf16(%arg0: tensor<5x7xbf16>) -> tensor<5x7xbf16> {
    %0 = kina.sigmoid %arg0 : tensor<5x7xbf16>
    %1 = kina.mul %arg0, %0 : tensor<5x7xbf16>
    return %1 : tensor<5x7xbf16>
  }
  func.func @constant(%arg0: tensor<37xi32>, %arg1: tensor<37xf16>) -> (tensor<37xi32>, tensor<37xf16>) {
    %0 = kina.stop_gradient %arg0 : tensor<37xi32>
    %1 = kina.stop_gradient %arg1 : tensor<37xf16>
    %2 = kina.add %1, %arg1 : tensor<37xf16>
    return %0, %2 : tensor<37xi32>, tensor<37xf16>
  }
}
