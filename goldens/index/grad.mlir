module {
  func.func @embed(%arg0: tensor<11x7xf32>, %arg1: tensor<2x5xi64>) -> tensor<2x5x7xf32> attributes {kina.doc = "Rows of a table."} {
    %0 = kina.take %arg0, %arg1 axis = 0 : tensor<11x7xf32>, tensor<2x5xi64> -> tensor<2x5x7xf32>
    return %0 : tensor<2x5x7xf32>
  }
  func.func @pick(%arg0: tensor<3x9x2xbf16>, %arg1: tensor<4xi32>) -> tensor<3x4x2xbf16> {
    %0 = kina.take %arg0, %arg1 axis = 1 : tensor<3x9x2xbf16>, tensor<4xi32> -> tensor<3x4x2xbf16>
    return %0 : tensor<3x4x2xbf16>
  }
  func.func @pick_bool(%arg0: tensor<6xi1>, %arg1: tensor<i64>) -> tensor<i1> {
    %0 = kina.take %arg0, %arg1 axis = 0 : tensor<6xi1>, tensor<i64> -> tensor<i1>
    return %0 : tensor<i1>
  }
  func.func @pick_i4(%arg0: tensor<3x5xi4>, %arg1: tensor<3x2xi32>) -> tensor<3x2xi4> {
    %0 = kina.take_along_axis %arg0, %arg1 axis = 1 : tensor<3x5xi4>, tensor<3x2xi32> -> tensor<3x2xi4>
    return %0 : tensor<3x2xi4>
  }
  func.func @along(%arg0: tensor<2x5x3xf8E5M2>, %arg1: tensor<2x4x3xi64>) -> tensor<2x4x3xf8E5M2> {
    %0 = kina.take_along_axis %arg0, %arg1 axis = 1 : tensor<2x5x3xf8E5M2>, tensor<2x4x3xi64> -> tensor<2x4x3xf8E5M2>
    return %0 : tensor<2x4x3xf8E5M2>
  }
  func.func @scatter(%arg0: tensor<2x5xi64>, %arg1: tensor<2x5x7xf32>) -> tensor<11x7xf32> attributes {kina.doc = "The gradient of `embed`."} {
    %0 = kina.constant dense<0.000000e+00> : tensor<11x7xf32>
    %1 = kina.scatter_add %0, %arg0, %arg1 axis = 0 : tensor<11x7xf32>, tensor<2x5xi64>, tensor<2x5x7xf32> -> tensor<11x7xf32>
    return %1 : tensor<11x7xf32>
  }
  func.func @scatter_f16(%arg0: tensor<3x4xf16>, %arg1: tensor<9xi32>, %arg2: tensor<3x9xf16>) -> tensor<3x4xf16> {
    %0 = kina.scatter_add %arg0, %arg1, %arg2 axis = 1 : tensor<3x4xf16>, tensor<9xi32>, tensor<3x9xf16> -> tensor<3x4xf16>
    return %0 : tensor<3x4xf16>
  }
  func.func @scatter_i8(%arg0: tensor<5xi8>, %arg1: tensor<3x3xi64>, %arg2: tensor<3x3xi8>) -> tensor<5xi8> {
    %0 = kina.scatter_add %arg0, %arg1, %arg2 axis = 0 : tensor<5xi8>, tensor<3x3xi64>, tensor<3x3xi8> -> tensor<5xi8>
    return %0 : tensor<5xi8>
  }
  func.func @cache_step(%arg0: tensor<2x16x4xf32>, %arg1: tensor<2x1x4xf32>, %arg2: tensor<3xi64>) -> (tensor<2x16x4xf32>, tensor<2x16xf32>) attributes {kina.doc = "One step of a key-value cache, and what attends to it."} {
    %0 = kina.dynamic_update_slice %arg0, %arg1, %arg2 : tensor<2x16x4xf32>, tensor<2x1x4xf32>, tensor<3xi64> -> tensor<2x16x4xf32>
    %1 = kina.reduce sum %0 axis = 2 order = sequential : tensor<2x16x4xf32> -> tensor<2x16xf32>
    return %0, %1 : tensor<2x16x4xf32>, tensor<2x16xf32>
  }
  func.func @window(%arg0: tensor<7x5xi16>, %arg1: tensor<2xi64>) -> tensor<3x5xi16> {
    %0 = kina.constant dense<1> : tensor<3x5xi16>
    %1 = kina.dynamic_slice %arg0, %arg1 sizes = [3, 5] : tensor<7x5xi16>, tensor<2xi64> -> tensor<3x5xi16>
    %2 = kina.add %1, %0 : tensor<3x5xi16>
    return %2 : tensor<3x5xi16>
  }
  func.func @window_bool(%arg0: tensor<7x5xi1>, %arg1: tensor<2x2xi1>, %arg2: tensor<2xi64>) -> (tensor<3x4xi1>, tensor<7x5xi1>) {
    %0 = kina.dynamic_slice %arg0, %arg2 sizes = [3, 4] : tensor<7x5xi1>, tensor<2xi64> -> tensor<3x4xi1>
    %1 = kina.dynamic_update_slice %arg0, %arg1, %arg2 : tensor<7x5xi1>, tensor<2x2xi1>, tensor<2xi64> -> tensor<7x5xi1>
    return %0, %1 : tensor<3x4xi1>, tensor<7x5xi1>
  }
  func.func @best(%arg0: tensor<3x70xf32>) -> (tensor<3x6xf32>, tensor<3x6xi64>) {
    %values, %indices = kina.top_k %arg0 k = 6 axis = 1 : tensor<3x70xf32> -> tensor<3x6xf32>, tensor<3x6xi64>
    return %values, %indices : tensor<3x6xf32>, tensor<3x6xi64>
  }
  func.func @best_f8(%arg0: tensor<9x4xf8E4M3FN>) -> (tensor<5x4xf8E4M3FN>, tensor<5x4xi64>) {
    %values, %indices = kina.top_k %arg0 k = 5 axis = 0 : tensor<9x4xf8E4M3FN> -> tensor<5x4xf8E4M3FN>, tensor<5x4xi64>
    return %values, %indices : tensor<5x4xf8E4M3FN>, tensor<5x4xi64>
  }
  func.func @best_i64(%arg0: tensor<33xi64>) -> tensor<3xi64> {
    %values, %indices = kina.top_k %arg0 k = 3 axis = 0 : tensor<33xi64> -> tensor<3xi64>, tensor<3xi64>
    return %indices : tensor<3xi64>
  }
}
