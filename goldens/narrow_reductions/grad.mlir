module {
  func.func @sum_f16(%arg0: tensor<5x9xf16>) -> (tensor<5xf16>, tensor<1x9xf16>) {
    %0 = kina.reduce sum %arg0 axis = 1 order = sequential : tensor<5x9xf16> -> tensor<5xf16>
    %1 = kina.reduce sum %arg0 axis = 0 keepdims order = sequential : tensor<5x9xf16> -> tensor<1x9xf16>
    return %0, %1 : tensor<5xf16>, tensor<1x9xf16>
  }
  func.func @long_sum_f16(%arg0: tensor<2x131xf16>) -> tensor<2xf16> {
    %0 = kina.reduce sum %arg0 axis = 1 order = lanes : tensor<2x131xf16> -> tensor<2xf16>
    return %0 : tensor<2xf16>
  }
  func.func @prod_f16(%arg0: tensor<5x9xf16>) -> (tensor<5xf16>, tensor<1x9xf16>) {
    %0 = kina.reduce prod %arg0 axis = 1 order = sequential : tensor<5x9xf16> -> tensor<5xf16>
    %1 = kina.reduce prod %arg0 axis = 0 keepdims order = sequential : tensor<5x9xf16> -> tensor<1x9xf16>
    return %0, %1 : tensor<5xf16>, tensor<1x9xf16>
  }
  func.func @long_prod_f16(%arg0: tensor<2x131xf16>) -> tensor<2xf16> {
    %0 = kina.reduce prod %arg0 axis = 1 order = lanes : tensor<2x131xf16> -> tensor<2xf16>
    return %0 : tensor<2xf16>
  }
  func.func @max_f16(%arg0: tensor<5x9xf16>) -> (tensor<5xf16>, tensor<1x9xf16>) {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<5x9xf16> -> tensor<5xf16>
    %1 = kina.reduce max %arg0 axis = 0 keepdims : tensor<5x9xf16> -> tensor<1x9xf16>
    return %0, %1 : tensor<5xf16>, tensor<1x9xf16>
  }
  func.func @long_max_f16(%arg0: tensor<2x131xf16>) -> tensor<2xf16> {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<2x131xf16> -> tensor<2xf16>
    return %0 : tensor<2xf16>
  }
  func.func @min_f16(%arg0: tensor<5x9xf16>) -> (tensor<5xf16>, tensor<1x9xf16>) {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<5x9xf16> -> tensor<5xf16>
    %1 = kina.reduce min %arg0 axis = 0 keepdims : tensor<5x9xf16> -> tensor<1x9xf16>
    return %0, %1 : tensor<5xf16>, tensor<1x9xf16>
  }
  func.func @long_min_f16(%arg0: tensor<2x131xf16>) -> tensor<2xf16> {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<2x131xf16> -> tensor<2xf16>
    return %0 : tensor<2xf16>
  }
  func.func @mean_f16(%arg0: tensor<5x9xf16>) -> (tensor<5xf16>, tensor<1x9xf16>) {
    %0 = kina.reduce mean %arg0 axis = 1 order = sequential : tensor<5x9xf16> -> tensor<5xf16>
    %1 = kina.reduce mean %arg0 axis = 0 keepdims order = sequential : tensor<5x9xf16> -> tensor<1x9xf16>
    return %0, %1 : tensor<5xf16>, tensor<1x9xf16>
  }
  func.func @long_mean_f16(%arg0: tensor<2x131xf16>) -> tensor<2xf16> {
    %0 = kina.reduce mean %arg0 axis = 1 order = lanes : tensor<2x131xf16> -> tensor<2xf16>
    return %0 : tensor<2xf16>
  }
  func.func @argmax_f16(%arg0: tensor<5x9xf16>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %0 = kina.argmax %arg0 axis = 1 : tensor<5x9xf16> -> tensor<5xi64>
    %1 = kina.argmax %arg0 axis = 0 keepdims : tensor<5x9xf16> -> tensor<1x9xi64>
    return %0, %1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmax_f16(%arg0: tensor<2x131xf16>) -> tensor<2xi64> {
    %0 = kina.argmax %arg0 axis = 1 : tensor<2x131xf16> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @argmin_f16(%arg0: tensor<5x9xf16>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %0 = kina.argmin %arg0 axis = 1 : tensor<5x9xf16> -> tensor<5xi64>
    %1 = kina.argmin %arg0 axis = 0 keepdims : tensor<5x9xf16> -> tensor<1x9xi64>
    return %0, %1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmin_f16(%arg0: tensor<2x131xf16>) -> tensor<2xi64> {
    %0 = kina.argmin %arg0 axis = 1 : tensor<2x131xf16> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @sum_bf16(%arg0: tensor<5x9xbf16>) -> (tensor<5xbf16>, tensor<1x9xbf16>) {
    %0 = kina.reduce sum %arg0 axis = 1 order = sequential : tensor<5x9xbf16> -> tensor<5xbf16>
    %1 = kina.reduce sum %arg0 axis = 0 keepdims order = sequential : tensor<5x9xbf16> -> tensor<1x9xbf16>
    return %0, %1 : tensor<5xbf16>, tensor<1x9xbf16>
  }
  func.func @long_sum_bf16(%arg0: tensor<2x131xbf16>) -> tensor<2xbf16> {
    %0 = kina.reduce sum %arg0 axis = 1 order = lanes : tensor<2x131xbf16> -> tensor<2xbf16>
    return %0 : tensor<2xbf16>
  }
  func.func @prod_bf16(%arg0: tensor<5x9xbf16>) -> (tensor<5xbf16>, tensor<1x9xbf16>) {
    %0 = kina.reduce prod %arg0 axis = 1 order = sequential : tensor<5x9xbf16> -> tensor<5xbf16>
    %1 = kina.reduce prod %arg0 axis = 0 keepdims order = sequential : tensor<5x9xbf16> -> tensor<1x9xbf16>
    return %0, %1 : tensor<5xbf16>, tensor<1x9xbf16>
  }
  func.func @long_prod_bf16(%arg0: tensor<2x131xbf16>) -> tensor<2xbf16> {
    %0 = kina.reduce prod %arg0 axis = 1 order = lanes : tensor<2x131xbf16> -> tensor<2xbf16>
    return %0 : tensor<2xbf16>
  }
  func.func @max_bf16(%arg0: tensor<5x9xbf16>) -> (tensor<5xbf16>, tensor<1x9xbf16>) {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<5x9xbf16> -> tensor<5xbf16>
    %1 = kina.reduce max %arg0 axis = 0 keepdims : tensor<5x9xbf16> -> tensor<1x9xbf16>
    return %0, %1 : tensor<5xbf16>, tensor<1x9xbf16>
  }
  func.func @long_max_bf16(%arg0: tensor<2x131xbf16>) -> tensor<2xbf16> {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<2x131xbf16> -> tensor<2xbf16>
    return %0 : tensor<2xbf16>
  }
  func.func @min_bf16(%arg0: tensor<5x9xbf16>) -> (tensor<5xbf16>, tensor<1x9xbf16>) {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<5x9xbf16> -> tensor<5xbf16>
    %1 = kina.reduce min %arg0 axis = 0 keepdims : tensor<5x9xbf16> -> tensor<1x9xbf16>
    return %0, %1 : tensor<5xbf16>, tensor<1x9xbf16>
  }
  func.func @long_min_bf16(%arg0: tensor<2x131xbf16>) -> tensor<2xbf16> {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<2x131xbf16> -> tensor<2xbf16>
    return %0 : tensor<2xbf16>
  }
  func.func @mean_bf16(%arg0: tensor<5x9xbf16>) -> (tensor<5xbf16>, tensor<1x9xbf16>) {
    %0 = kina.reduce mean %arg0 axis = 1 order = sequential : tensor<5x9xbf16> -> tensor<5xbf16>
    %1 = kina.reduce mean %arg0 axis = 0 keepdims order = sequential : tensor<5x9xbf16> -> tensor<1x9xbf16>
    return %0, %1 : tensor<5xbf16>, tensor<1x9xbf16>
  }
  func.func @long_mean_bf16(%arg0: tensor<2x131xbf16>) -> tensor<2xbf16> {
    %0 = kina.reduce mean %arg0 axis = 1 order = lanes : tensor<2x131xbf16> -> tensor<2xbf16>
    return %0 : tensor<2xbf16>
  }
  func.func @argmax_bf16(%arg0: tensor<5x9xbf16>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %0 = kina.argmax %arg0 axis = 1 : tensor<5x9xbf16> -> tensor<5xi64>
    %1 = kina.argmax %arg0 axis = 0 keepdims : tensor<5x9xbf16> -> tensor<1x9xi64>
    return %0, %1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmax_bf16(%arg0: tensor<2x131xbf16>) -> tensor<2xi64> {
    %0 = kina.argmax %arg0 axis = 1 : tensor<2x131xbf16> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @argmin_bf16(%arg0: tensor<5x9xbf16>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %0 = kina.argmin %arg0 axis = 1 : tensor<5x9xbf16> -> tensor<5xi64>
    %1 = kina.argmin %arg0 axis = 0 keepdims : tensor<5x9xbf16> -> tensor<1x9xi64>
    return %0, %1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmin_bf16(%arg0: tensor<2x131xbf16>) -> tensor<2xi64> {
    %0 = kina.argmin %arg0 axis = 1 : tensor<2x131xbf16> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @sum_f8e4m3(%arg0: tensor<5x9xf8E4M3FN>) -> (tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>) {
    %0 = kina.reduce sum %arg0 axis = 1 order = sequential : tensor<5x9xf8E4M3FN> -> tensor<5xf8E4M3FN>
    %1 = kina.reduce sum %arg0 axis = 0 keepdims order = sequential : tensor<5x9xf8E4M3FN> -> tensor<1x9xf8E4M3FN>
    return %0, %1 : tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>
  }
  func.func @long_sum_f8e4m3(%arg0: tensor<2x131xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
    %0 = kina.reduce sum %arg0 axis = 1 order = lanes : tensor<2x131xf8E4M3FN> -> tensor<2xf8E4M3FN>
    return %0 : tensor<2xf8E4M3FN>
  }
  func.func @prod_f8e4m3(%arg0: tensor<5x9xf8E4M3FN>) -> (tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>) {
    %0 = kina.reduce prod %arg0 axis = 1 order = sequential : tensor<5x9xf8E4M3FN> -> tensor<5xf8E4M3FN>
    %1 = kina.reduce prod %arg0 axis = 0 keepdims order = sequential : tensor<5x9xf8E4M3FN> -> tensor<1x9xf8E4M3FN>
    return %0, %1 : tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>
  }
  func.func @long_prod_f8e4m3(%arg0: tensor<2x131xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
    %0 = kina.reduce prod %arg0 axis = 1 order = lanes : tensor<2x131xf8E4M3FN> -> tensor<2xf8E4M3FN>
    return %0 : tensor<2xf8E4M3FN>
  }
  func.func @max_f8e4m3(%arg0: tensor<5x9xf8E4M3FN>) -> (tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>) {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<5x9xf8E4M3FN> -> tensor<5xf8E4M3FN>
    %1 = kina.reduce max %arg0 axis = 0 keepdims : tensor<5x9xf8E4M3FN> -> tensor<1x9xf8E4M3FN>
    return %0, %1 : tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>
  }
  func.func @long_max_f8e4m3(%arg0: tensor<2x131xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<2x131xf8E4M3FN> -> tensor<2xf8E4M3FN>
    return %0 : tensor<2xf8E4M3FN>
  }
  func.func @min_f8e4m3(%arg0: tensor<5x9xf8E4M3FN>) -> (tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>) {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<5x9xf8E4M3FN> -> tensor<5xf8E4M3FN>
    %1 = kina.reduce min %arg0 axis = 0 keepdims : tensor<5x9xf8E4M3FN> -> tensor<1x9xf8E4M3FN>
    return %0, %1 : tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>
  }
  func.func @long_min_f8e4m3(%arg0: tensor<2x131xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<2x131xf8E4M3FN> -> tensor<2xf8E4M3FN>
    return %0 : tensor<2xf8E4M3FN>
  }
  func.func @mean_f8e4m3(%arg0: tensor<5x9xf8E4M3FN>) -> (tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>) {
    %0 = kina.reduce mean %arg0 axis = 1 order = sequential : tensor<5x9xf8E4M3FN> -> tensor<5xf8E4M3FN>
    %1 = kina.reduce mean %arg0 axis = 0 keepdims order = sequential : tensor<5x9xf8E4M3FN> -> tensor<1x9xf8E4M3FN>
    return %0, %1 : tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>
  }
  func.func @long_mean_f8e4m3(%arg0: tensor<2x131xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
    %0 = kina.reduce mean %arg0 axis = 1 order = lanes : tensor<2x131xf8E4M3FN> -> tensor<2xf8E4M3FN>
    return %0 : tensor<2xf8E4M3FN>
  }
  func.func @argmax_f8e4m3(%arg0: tensor<5x9xf8E4M3FN>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %0 = kina.argmax %arg0 axis = 1 : tensor<5x9xf8E4M3FN> -> tensor<5xi64>
    %1 = kina.argmax %arg0 axis = 0 keepdims : tensor<5x9xf8E4M3FN> -> tensor<1x9xi64>
    return %0, %1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmax_f8e4m3(%arg0: tensor<2x131xf8E4M3FN>) -> tensor<2xi64> {
    %0 = kina.argmax %arg0 axis = 1 : tensor<2x131xf8E4M3FN> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @argmin_f8e4m3(%arg0: tensor<5x9xf8E4M3FN>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %0 = kina.argmin %arg0 axis = 1 : tensor<5x9xf8E4M3FN> -> tensor<5xi64>
    %1 = kina.argmin %arg0 axis = 0 keepdims : tensor<5x9xf8E4M3FN> -> tensor<1x9xi64>
    return %0, %1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmin_f8e4m3(%arg0: tensor<2x131xf8E4M3FN>) -> tensor<2xi64> {
    %0 = kina.argmin %arg0 axis = 1 : tensor<2x131xf8E4M3FN> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @sum_f8e5m2(%arg0: tensor<5x9xf8E5M2>) -> (tensor<5xf8E5M2>, tensor<1x9xf8E5M2>) {
    %0 = kina.reduce sum %arg0 axis = 1 order = sequential : tensor<5x9xf8E5M2> -> tensor<5xf8E5M2>
    %1 = kina.reduce sum %arg0 axis = 0 keepdims order = sequential : tensor<5x9xf8E5M2> -> tensor<1x9xf8E5M2>
    return %0, %1 : tensor<5xf8E5M2>, tensor<1x9xf8E5M2>
  }
  func.func @long_sum_f8e5m2(%arg0: tensor<2x131xf8E5M2>) -> tensor<2xf8E5M2> {
    %0 = kina.reduce sum %arg0 axis = 1 order = lanes : tensor<2x131xf8E5M2> -> tensor<2xf8E5M2>
    return %0 : tensor<2xf8E5M2>
  }
  func.func @prod_f8e5m2(%arg0: tensor<5x9xf8E5M2>) -> (tensor<5xf8E5M2>, tensor<1x9xf8E5M2>) {
    %0 = kina.reduce prod %arg0 axis = 1 order = sequential : tensor<5x9xf8E5M2> -> tensor<5xf8E5M2>
    %1 = kina.reduce prod %arg0 axis = 0 keepdims order = sequential : tensor<5x9xf8E5M2> -> tensor<1x9xf8E5M2>
    return %0, %1 : tensor<5xf8E5M2>, tensor<1x9xf8E5M2>
  }
  func.func @long_prod_f8e5m2(%arg0: tensor<2x131xf8E5M2>) -> tensor<2xf8E5M2> {
    %0 = kina.reduce prod %arg0 axis = 1 order = lanes : tensor<2x131xf8E5M2> -> tensor<2xf8E5M2>
    return %0 : tensor<2xf8E5M2>
  }
  func.func @max_f8e5m2(%arg0: tensor<5x9xf8E5M2>) -> (tensor<5xf8E5M2>, tensor<1x9xf8E5M2>) {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<5x9xf8E5M2> -> tensor<5xf8E5M2>
    %1 = kina.reduce max %arg0 axis = 0 keepdims : tensor<5x9xf8E5M2> -> tensor<1x9xf8E5M2>
    return %0, %1 : tensor<5xf8E5M2>, tensor<1x9xf8E5M2>
  }
  func.func @long_max_f8e5m2(%arg0: tensor<2x131xf8E5M2>) -> tensor<2xf8E5M2> {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<2x131xf8E5M2> -> tensor<2xf8E5M2>
    return %0 : tensor<2xf8E5M2>
  }
  func.func @min_f8e5m2(%arg0: tensor<5x9xf8E5M2>) -> (tensor<5xf8E5M2>, tensor<1x9xf8E5M2>) {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<5x9xf8E5M2> -> tensor<5xf8E5M2>
    %1 = kina.reduce min %arg0 axis = 0 keepdims : tensor<5x9xf8E5M2> -> tensor<1x9xf8E5M2>
    return %0, %1 : tensor<5xf8E5M2>, tensor<1x9xf8E5M2>
  }
  func.func @long_min_f8e5m2(%arg0: tensor<2x131xf8E5M2>) -> tensor<2xf8E5M2> {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<2x131xf8E5M2> -> tensor<2xf8E5M2>
    return %0 : tensor<2xf8E5M2>
  }
  func.func @mean_f8e5m2(%arg0: tensor<5x9xf8E5M2>) -> (tensor<5xf8E5M2>, tensor<1x9xf8E5M2>) {
    %0 = kina.reduce mean %arg0 axis = 1 order = sequential : tensor<5x9xf8E5M2> -> tensor<5xf8E5M2>
    %1 = kina.reduce mean %arg0 axis = 0 keepdims order = sequential : tensor<5x9xf8E5M2> -> tensor<1x9xf8E5M2>
    return %0, %1 : tensor<5xf8E5M2>, tensor<1x9xf8E5M2>
  }
  func.func @long_mean_f8e5m2(%arg0: tensor<2x131xf8E5M2>) -> tensor<2xf8E5M2> {
    %0 = kina.reduce mean %arg0 axis = 1 order = lanes : tensor<2x131xf8E5M2> -> tensor<2xf8E5M2>
    return %0 : tensor<2xf8E5M2>
  }
  func.func @argmax_f8e5m2(%arg0: tensor<5x9xf8E5M2>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %0 = kina.argmax %arg0 axis = 1 : tensor<5x9xf8E5M2> -> tensor<5xi64>
    %1 = kina.argmax %arg0 axis = 0 keepdims : tensor<5x9xf8E5M2> -> tensor<1x9xi64>
    return %0, %1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmax_f8e5m2(%arg0: tensor<2x131xf8E5M2>) -> tensor<2xi64> {
    %0 = kina.argmax %arg0 axis = 1 : tensor<2x131xf8E5M2> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @argmin_f8e5m2(%arg0: tensor<5x9xf8E5M2>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %0 = kina.argmin %arg0 axis = 1 : tensor<5x9xf8E5M2> -> tensor<5xi64>
    %1 = kina.argmin %arg0 axis = 0 keepdims : tensor<5x9xf8E5M2> -> tensor<1x9xi64>
    return %0, %1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmin_f8e5m2(%arg0: tensor<2x131xf8E5M2>) -> tensor<2xi64> {
    %0 = kina.argmin %arg0 axis = 1 : tensor<2x131xf8E5M2> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @sum_i16(%arg0: tensor<5x9xi16>) -> (tensor<5xi16>, tensor<1x9xi16>) {
    %0 = kina.reduce sum %arg0 axis = 1 : tensor<5x9xi16> -> tensor<5xi16>
    %1 = kina.reduce sum %arg0 axis = 0 keepdims : tensor<5x9xi16> -> tensor<1x9xi16>
    return %0, %1 : tensor<5xi16>, tensor<1x9xi16>
  }
  func.func @long_sum_i16(%arg0: tensor<2x131xi16>) -> tensor<2xi16> {
    %0 = kina.reduce sum %arg0 axis = 1 : tensor<2x131xi16> -> tensor<2xi16>
    return %0 : tensor<2xi16>
  }
  func.func @prod_i16(%arg0: tensor<5x9xi16>) -> (tensor<5xi16>, tensor<1x9xi16>) {
    %0 = kina.reduce prod %arg0 axis = 1 : tensor<5x9xi16> -> tensor<5xi16>
    %1 = kina.reduce prod %arg0 axis = 0 keepdims : tensor<5x9xi16> -> tensor<1x9xi16>
    return %0, %1 : tensor<5xi16>, tensor<1x9xi16>
  }
  func.func @long_prod_i16(%arg0: tensor<2x131xi16>) -> tensor<2xi16> {
    %0 = kina.reduce prod %arg0 axis = 1 : tensor<2x131xi16> -> tensor<2xi16>
    return %0 : tensor<2xi16>
  }
  func.func @max_i16(%arg0: tensor<5x9xi16>) -> (tensor<5xi16>, tensor<1x9xi16>) {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<5x9xi16> -> tensor<5xi16>
    %1 = kina.reduce max %arg0 axis = 0 keepdims : tensor<5x9xi16> -> tensor<1x9xi16>
    return %0, %1 : tensor<5xi16>, tensor<1x9xi16>
  }
  func.func @long_max_i16(%arg0: tensor<2x131xi16>) -> tensor<2xi16> {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<2x131xi16> -> tensor<2xi16>
    return %0 : tensor<2xi16>
  }
  func.func @min_i16(%arg0: tensor<5x9xi16>) -> (tensor<5xi16>, tensor<1x9xi16>) {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<5x9xi16> -> tensor<5xi16>
    %1 = kina.reduce min %arg0 axis = 0 keepdims : tensor<5x9xi16> -> tensor<1x9xi16>
    return %0, %1 : tensor<5xi16>, tensor<1x9xi16>
  }
  func.func @long_min_i16(%arg0: tensor<2x131xi16>) -> tensor<2xi16> {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<2x131xi16> -> tensor<2xi16>
    return %0 : tensor<2xi16>
  }
  func.func @argmax_i16(%arg0: tensor<5x9xi16>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %0 = kina.argmax %arg0 axis = 1 : tensor<5x9xi16> -> tensor<5xi64>
    %1 = kina.argmax %arg0 axis = 0 keepdims : tensor<5x9xi16> -> tensor<1x9xi64>
    return %0, %1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmax_i16(%arg0: tensor<2x131xi16>) -> tensor<2xi64> {
    %0 = kina.argmax %arg0 axis = 1 : tensor<2x131xi16> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @argmin_i16(%arg0: tensor<5x9xi16>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %0 = kina.argmin %arg0 axis = 1 : tensor<5x9xi16> -> tensor<5xi64>
    %1 = kina.argmin %arg0 axis = 0 keepdims : tensor<5x9xi16> -> tensor<1x9xi64>
    return %0, %1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmin_i16(%arg0: tensor<2x131xi16>) -> tensor<2xi64> {
    %0 = kina.argmin %arg0 axis = 1 : tensor<2x131xi16> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @sum_i8(%arg0: tensor<5x9xi8>) -> (tensor<5xi8>, tensor<1x9xi8>) {
    %0 = kina.reduce sum %arg0 axis = 1 : tensor<5x9xi8> -> tensor<5xi8>
    %1 = kina.reduce sum %arg0 axis = 0 keepdims : tensor<5x9xi8> -> tensor<1x9xi8>
    return %0, %1 : tensor<5xi8>, tensor<1x9xi8>
  }
  func.func @long_sum_i8(%arg0: tensor<2x131xi8>) -> tensor<2xi8> {
    %0 = kina.reduce sum %arg0 axis = 1 : tensor<2x131xi8> -> tensor<2xi8>
    return %0 : tensor<2xi8>
  }
  func.func @prod_i8(%arg0: tensor<5x9xi8>) -> (tensor<5xi8>, tensor<1x9xi8>) {
    %0 = kina.reduce prod %arg0 axis = 1 : tensor<5x9xi8> -> tensor<5xi8>
    %1 = kina.reduce prod %arg0 axis = 0 keepdims : tensor<5x9xi8> -> tensor<1x9xi8>
    return %0, %1 : tensor<5xi8>, tensor<1x9xi8>
  }
  func.func @long_prod_i8(%arg0: tensor<2x131xi8>) -> tensor<2xi8> {
    %0 = kina.reduce prod %arg0 axis = 1 : tensor<2x131xi8> -> tensor<2xi8>
    return %0 : tensor<2xi8>
  }
  func.func @max_i8(%arg0: tensor<5x9xi8>) -> (tensor<5xi8>, tensor<1x9xi8>) {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<5x9xi8> -> tensor<5xi8>
    %1 = kina.reduce max %arg0 axis = 0 keepdims : tensor<5x9xi8> -> tensor<1x9xi8>
    return %0, %1 : tensor<5xi8>, tensor<1x9xi8>
  }
  func.func @long_max_i8(%arg0: tensor<2x131xi8>) -> tensor<2xi8> {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<2x131xi8> -> tensor<2xi8>
    return %0 : tensor<2xi8>
  }
  func.func @min_i8(%arg0: tensor<5x9xi8>) -> (tensor<5xi8>, tensor<1x9xi8>) {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<5x9xi8> -> tensor<5xi8>
    %1 = kina.reduce min %arg0 axis = 0 keepdims : tensor<5x9xi8> -> tensor<1x9xi8>
    return %0, %1 : tensor<5xi8>, tensor<1x9xi8>
  }
  func.func @long_min_i8(%arg0: tensor<2x131xi8>) -> tensor<2xi8> {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<2x131xi8> -> tensor<2xi8>
    return %0 : tensor<2xi8>
  }
  func.func @argmax_i8(%arg0: tensor<5x9xi8>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %0 = kina.argmax %arg0 axis = 1 : tensor<5x9xi8> -> tensor<5xi64>
    %1 = kina.argmax %arg0 axis = 0 keepdims : tensor<5x9xi8> -> tensor<1x9xi64>
    return %0, %1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmax_i8(%arg0: tensor<2x131xi8>) -> tensor<2xi64> {
    %0 = kina.argmax %arg0 axis = 1 : tensor<2x131xi8> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @argmin_i8(%arg0: tensor<5x9xi8>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %0 = kina.argmin %arg0 axis = 1 : tensor<5x9xi8> -> tensor<5xi64>
    %1 = kina.argmin %arg0 axis = 0 keepdims : tensor<5x9xi8> -> tensor<1x9xi64>
    return %0, %1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmin_i8(%arg0: tensor<2x131xi8>) -> tensor<2xi64> {
    %0 = kina.argmin %arg0 axis = 1 : tensor<2x131xi8> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @sum_i4(%arg0: tensor<5x9xi4>) -> (tensor<5xi4>, tensor<1x9xi4>) {
    %0 = kina.reduce sum %arg0 axis = 1 : tensor<5x9xi4> -> tensor<5xi4>
    %1 = kina.reduce sum %arg0 axis = 0 keepdims : tensor<5x9xi4> -> tensor<1x9xi4>
    return %0, %1 : tensor<5xi4>, tensor<1x9xi4>
  }
  func.func @long_sum_i4(%arg0: tensor<2x131xi4>) -> tensor<2xi4> {
    %0 = kina.reduce sum %arg0 axis = 1 : tensor<2x131xi4> -> tensor<2xi4>
    return %0 : tensor<2xi4>
  }
  func.func @prod_i4(%arg0: tensor<5x9xi4>) -> (tensor<5xi4>, tensor<1x9xi4>) {
    %0 = kina.reduce prod %arg0 axis = 1 : tensor<5x9xi4> -> tensor<5xi4>
    %1 = kina.reduce prod %arg0 axis = 0 keepdims : tensor<5x9xi4> -> tensor<1x9xi4>
    return %0, %1 : tensor<5xi4>, tensor<1x9xi4>
  }
  func.func @long_prod_i4(%arg0: tensor<2x131xi4>) -> tensor<2xi4> {
    %0 = kina.reduce prod %arg0 axis = 1 : tensor<2x131xi4> -> tensor<2xi4>
    return %0 : tensor<2xi4>
  }
  func.func @max_i4(%arg0: tensor<5x9xi4>) -> (tensor<5xi4>, tensor<1x9xi4>) {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<5x9xi4> -> tensor<5xi4>
    %1 = kina.reduce max %arg0 axis = 0 keepdims : tensor<5x9xi4> -> tensor<1x9xi4>
    return %0, %1 : tensor<5xi4>, tensor<1x9xi4>
  }
  func.func @long_max_i4(%arg0: tensor<2x131xi4>) -> tensor<2xi4> {
    %0 = kina.reduce max %arg0 axis = 1 : tensor<2x131xi4> -> tensor<2xi4>
    return %0 : tensor<2xi4>
  }
  func.func @min_i4(%arg0: tensor<5x9xi4>) -> (tensor<5xi4>, tensor<1x9xi4>) {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<5x9xi4> -> tensor<5xi4>
    %1 = kina.reduce min %arg0 axis = 0 keepdims : tensor<5x9xi4> -> tensor<1x9xi4>
    return %0, %1 : tensor<5xi4>, tensor<1x9xi4>
  }
  func.func @long_min_i4(%arg0: tensor<2x131xi4>) -> tensor<2xi4> {
    %0 = kina.reduce min %arg0 axis = 1 : tensor<2x131xi4> -> tensor<2xi4>
    return %0 : tensor<2xi4>
  }
  func.func @argmax_i4(%arg0: tensor<5x9xi4>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %0 = kina.argmax %arg0 axis = 1 : tensor<5x9xi4> -> tensor<5xi64>
    %1 = kina.argmax %arg0 axis = 0 keepdims : tensor<5x9xi4> -> tensor<1x9xi64>
    return %0, %1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmax_i4(%arg0: tensor<2x131xi4>) -> tensor<2xi64> {
    %0 = kina.argmax %arg0 axis = 1 : tensor<2x131xi4> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @argmin_i4(%arg0: tensor<5x9xi4>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %0 = kina.argmin %arg0 axis = 1 : tensor<5x9xi4> -> tensor<5xi64>
    %1 = kina.argmin %arg0 axis = 0 keepdims : tensor<5x9xi4> -> tensor<1x9xi64>
    return %0, %1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmin_i4(%arg0: tensor<2x131xi4>) -> tensor<2xi64> {
    %0 = kina.argmin %arg0 axis = 1 : tensor<2x131xi4> -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
}
