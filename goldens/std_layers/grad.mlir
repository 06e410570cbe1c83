module {
  func.func @tokens(%arg0: tensor<7x4xf32>, %arg1: tensor<3xi64>) -> tensor<3x4xf32> {
    %0 = kina.composition "std.nn.embedding"(%arg0, %arg1) : (tensor<7x4xf32>, tensor<3xi64>) -> tensor<3x4xf32> {
    ^bb0(%arg2: tensor<7x4xf32>, %arg3: tensor<3xi64>):
      %1 = kina.take %arg2, %arg3 axis = 0 : tensor<7x4xf32>, tensor<3xi64> -> tensor<3x4xf32>
      kina.yield %1 : tensor<3x4xf32>
    }
    return %0 : tensor<3x4xf32>
  }
  func.func @turned(%arg0: tensor<1x2x3x4xf16>, %arg1: tensor<3xi64>) -> tensor<1x2x3x4xf16> {
    %0 = kina.constant dense<1.000000e+04> : tensor<f64>
    %1 = kina.composition "std.nn.rope"(%arg0, %arg1, %0) : (tensor<1x2x3x4xf16>, tensor<3xi64>, tensor<f64>) -> tensor<1x2x3x4xf16> {
    ^bb0(%arg2: tensor<1x2x3x4xf16>, %arg3: tensor<3xi64>, %arg4: tensor<f64>):
      %2 = kina.constant dense<4.000000e+00> : tensor<3x2xf64>
      %3 = kina.constant dense<-2.000000e+00> : tensor<3x2xf64>
      %4 = kina.iota axis = 1 : tensor<3x2xf64>
      %5 = kina.mul %4, %3 : tensor<3x2xf64>
      %6 = kina.div %5, %2 : tensor<3x2xf64>
      %7 = kina.cast %arg3 : tensor<3xi64> -> tensor<3xf64>
      %8 = kina.reshape %7 : tensor<3xf64> -> tensor<3x1xf64>
      %9 = kina.broadcast %8 : tensor<3x1xf64> -> tensor<3x2xf64>
      %10 = kina.broadcast %arg4 : tensor<f64> -> tensor<3x2xf64>
      %11 = kina.pow %10, %6 : tensor<3x2xf64>
      %12 = kina.mul %9, %11 : tensor<3x2xf64>
      %13 = kina.cast %arg2 : tensor<1x2x3x4xf16> -> tensor<1x2x3x4xf32>
      %14 = kina.slice %13 start = [0, 0, 0, 0] limit = [1, 2, 3, 2] stride = [1, 1, 1, 1] : tensor<1x2x3x4xf32> -> tensor<1x2x3x2xf32>
      %15 = kina.slice %13 start = [0, 0, 0, 2] limit = [1, 2, 3, 4] stride = [1, 1, 1, 1] : tensor<1x2x3x4xf32> -> tensor<1x2x3x2xf32>
      %16 = kina.cos %12 : tensor<3x2xf64>
      %17 = kina.cast %16 : tensor<3x2xf64> -> tensor<3x2xf32>
      %18 = kina.broadcast %17 : tensor<3x2xf32> -> tensor<1x2x3x2xf32>
      %19 = kina.sin %12 : tensor<3x2xf64>
      %20 = kina.cast %19 : tensor<3x2xf64> -> tensor<3x2xf32>
      %21 = kina.broadcast %20 : tensor<3x2xf32> -> tensor<1x2x3x2xf32>
      %22 = kina.mul %14, %18 : tensor<1x2x3x2xf32>
      %23 = kina.mul %15, %21 : tensor<1x2x3x2xf32>
      %24 = kina.sub %22, %23 : tensor<1x2x3x2xf32>
      %25 = kina.mul %15, %18 : tensor<1x2x3x2xf32>
      %26 = kina.mul %14, %21 : tensor<1x2x3x2xf32>
      %27 = kina.add %25, %26 : tensor<1x2x3x2xf32>
      %28 = kina.concat %24, %27 axis = 3 : tensor<1x2x3x2xf32>, tensor<1x2x3x2xf32> -> tensor<1x2x3x4xf32>
      %29 = kina.cast %28 : tensor<1x2x3x4xf32> -> tensor<1x2x3x4xf16>
      kina.yield %29 : tensor<1x2x3x4xf16>
    }
    return %1 : tensor<1x2x3x4xf16>
  }
  func.func @decode(%arg0: tensor<1x2x1x4xf32>, %arg1: tensor<1x2x5x4xf32>, %arg2: tensor<1x2x5x3xf32>, %arg3: tensor<i64>) -> tensor<1x2x1x3xf32> attributes {kina.doc = "Attention of queries at the positions `start`, `start + 1`, ... to the keys at no later positions.\0A\0AWith `start = 0` and as many keys as queries this is a forward pass; with a cache of keys, `start` is the number of\0Atokens before the first query, and the slots behind the last query may hold anything."} {
    %0 = kina.composition "std.nn.causal_attention"(%arg0, %arg1, %arg2, %arg3) : (tensor<1x2x1x4xf32>, tensor<1x2x5x4xf32>, tensor<1x2x5x3xf32>, tensor<i64>) -> tensor<1x2x1x3xf32> {
    ^bb0(%arg4: tensor<1x2x1x4xf32>, %arg5: tensor<1x2x5x4xf32>, %arg6: tensor<1x2x5x3xf32>, %arg7: tensor<i64>):
      %1 = kina.broadcast %arg7 : tensor<i64> -> tensor<1x5xi64>
      %2 = kina.iota axis = 1 : tensor<1x5xi64>
      %3 = kina.compare le, %2, %1 : tensor<1x5xi64>
      %4 = kina.composition "std.nn.attention"(%arg4, %arg5, %arg6, %3) : (tensor<1x2x1x4xf32>, tensor<1x2x5x4xf32>, tensor<1x2x5x3xf32>, tensor<1x5xi1>) -> tensor<1x2x1x3xf32> {
      ^bb0(%arg8: tensor<1x2x1x4xf32>, %arg9: tensor<1x2x5x4xf32>, %arg10: tensor<1x2x5x3xf32>, %arg11: tensor<1x5xi1>):
        %5 = kina.constant dense<4.000000e+00> : tensor<f32>
        %6 = kina.constant dense<0.000000e+00> : tensor<1x2x5x3xf32>
        %7 = kina.constant dense<1.000000e+00> : tensor<1x2x1x1xf32>
        %8 = kina.constant dense<1.000000e+00> : tensor<5xf32>
        %9 = kina.constant dense<0.000000e+00> : tensor<1x2x1x1xf32>
        %10 = kina.constant dense<0xFF800000> : tensor<1x2x1x5xf32>
        %11 = kina.dot_general %arg8, %arg9 batch = [0, 1] x [0, 1] contracting = [3] x [3] order = sequential : tensor<1x2x1x4xf32>, tensor<1x2x5x4xf32> -> tensor<1x2x1x5xf32>
        %12 = kina.rsqrt %5 : tensor<f32>
        %13 = kina.broadcast %12 : tensor<f32> -> tensor<1x2x1x5xf32>
        %14 = kina.mul %11, %13 : tensor<1x2x1x5xf32>
        %15 = kina.broadcast %arg11 : tensor<1x5xi1> -> tensor<1x2x1x5xi1>
        %16 = kina.where %15, %14, %10 : tensor<1x2x1x5xi1>, tensor<1x2x1x5xf32>
        %17 = kina.stop_gradient %16 : tensor<1x2x1x5xf32>
        %18 = kina.reduce max %17 axis = 3 keepdims : tensor<1x2x1x5xf32> -> tensor<1x2x1x1xf32>
        %19 = kina.sub %18, %18 : tensor<1x2x1x1xf32>
        %20 = kina.compare eq, %19, %9 : tensor<1x2x1x1xf32>
        %21 = kina.where %20, %18, %9 : tensor<1x2x1x1xi1>, tensor<1x2x1x1xf32>
        %22 = kina.broadcast %21 : tensor<1x2x1x1xf32> -> tensor<1x2x1x5xf32>
        %23 = kina.sub %16, %22 : tensor<1x2x1x5xf32>
        %24 = kina.exp %23 : tensor<1x2x1x5xf32>
        %25 = kina.dot_general %8, %24 batch = [] x [] contracting = [0] x [3] order = sequential : tensor<5xf32>, tensor<1x2x1x5xf32> -> tensor<1x2x1xf32>
        %26 = kina.reshape %25 : tensor<1x2x1xf32> -> tensor<1x2x1x1xf32>
        %27 = kina.compare eq, %26, %9 : tensor<1x2x1x1xf32>
        %28 = kina.where %27, %7, %26 : tensor<1x2x1x1xi1>, tensor<1x2x1x1xf32>
        %29 = kina.broadcast %28 : tensor<1x2x1x1xf32> -> tensor<1x2x1x5xf32>
        %30 = kina.div %24, %29 : tensor<1x2x1x5xf32>
        %31 = kina.reduce any %arg11 axis = 0 : tensor<1x5xi1> -> tensor<5xi1>
        %32 = kina.reshape %31 : tensor<5xi1> -> tensor<5x1xi1>
        %33 = kina.broadcast %32 : tensor<5x1xi1> -> tensor<1x2x5x3xi1>
        %34 = kina.where %33, %arg10, %6 : tensor<1x2x5x3xi1>, tensor<1x2x5x3xf32>
        %35 = kina.dot_general %30, %34 batch = [0, 1] x [0, 1] contracting = [3] x [2] order = sequential : tensor<1x2x1x5xf32>, tensor<1x2x5x3xf32> -> tensor<1x2x1x3xf32>
        kina.yield %35 : tensor<1x2x1x3xf32>
      }
      kina.yield %4 : tensor<1x2x1x3xf32>
    }
    return %0 : tensor<1x2x1x3xf32>
  }
  func.func @loss(%arg0: tensor<3x5xbf16>, %arg1: tensor<3xi64>) -> tensor<bf16> attributes {kina.doc = "The mean cross entropy of the softmax of `logits` along the last axis and the classes `targets`."} {
    %0 = kina.composition "std.loss.cross_entropy"(%arg0, %arg1) : (tensor<3x5xbf16>, tensor<3xi64>) -> tensor<bf16> {
    ^bb0(%arg2: tensor<3x5xbf16>, %arg3: tensor<3xi64>):
      %1 = kina.constant dense<1> : tensor<1xi64>
      %2 = kina.cast %arg2 : tensor<3x5xbf16> -> tensor<3x5xf32>
      %3 = kina.composition "std.nn.log_softmax"(%2) : (tensor<3x5xf32>) -> tensor<3x5xf32> {
      ^bb0(%arg4: tensor<3x5xf32>):
        %10 = kina.constant dense<1.000000e+00> : tensor<3x1xf32>
        %11 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
        %12 = kina.stop_gradient %arg4 : tensor<3x5xf32>
        %13 = kina.reduce max %12 axis = 1 keepdims : tensor<3x5xf32> -> tensor<3x1xf32>
        %14 = kina.sub %13, %13 : tensor<3x1xf32>
        %15 = kina.compare eq, %14, %11 : tensor<3x1xf32>
        %16 = kina.where %15, %13, %11 : tensor<3x1xi1>, tensor<3x1xf32>
        %17 = kina.broadcast %16 : tensor<3x1xf32> -> tensor<3x5xf32>
        %18 = kina.sub %arg4, %17 : tensor<3x5xf32>
        %19 = kina.exp %18 : tensor<3x5xf32>
        %20 = kina.reduce sum %19 axis = 1 keepdims order = sequential : tensor<3x5xf32> -> tensor<3x1xf32>
        %21 = kina.compare eq, %20, %11 : tensor<3x1xf32>
        %22 = kina.where %21, %10, %20 : tensor<3x1xi1>, tensor<3x1xf32>
        %23 = kina.log %22 : tensor<3x1xf32>
        %24 = kina.broadcast %23 : tensor<3x1xf32> -> tensor<3x5xf32>
        %25 = kina.sub %18, %24 : tensor<3x5xf32>
        kina.yield %25 : tensor<3x5xf32>
      }
      %4 = kina.dot_general %arg3, %1 batch = [] x [] contracting = [] x [] : tensor<3xi64>, tensor<1xi64> -> tensor<3x1xi64>
      %5 = kina.take_along_axis %3, %4 axis = 1 : tensor<3x5xf32>, tensor<3x1xi64> -> tensor<3x1xf32>
      %6 = kina.reduce mean %5 axis = 1 order = sequential : tensor<3x1xf32> -> tensor<3xf32>
      %7 = kina.reduce mean %6 axis = 0 order = sequential : tensor<3xf32> -> tensor<f32>
      %8 = kina.neg %7 : tensor<f32>
      %9 = kina.cast %8 : tensor<f32> -> tensor<bf16>
      kina.yield %9 : tensor<bf16>
    }
    return %0 : tensor<bf16>
  }
  func.func @samples(%arg0: tensor<i64>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3xi64>) {
    %0 = kina.random_key %arg0 : tensor<i64> -> tensor<2xi32>
    %first, %second = kina.random_split %0 : tensor<2xi32> -> tensor<2xi32>, tensor<2xi32>
    %1 = kina.composition "std.random.normal"(%first) : (tensor<2xi32>) -> tensor<3x5xf32> {
    ^bb0(%arg2: tensor<2xi32>):
      %3 = kina.constant dense<6.28318548> : tensor<3x5xf32>
      %4 = kina.constant dense<-2.000000e+00> : tensor<3x5xf32>
      %5 = kina.constant dense<1.000000e+00> : tensor<3x5xf32>
      %first_0, %second_1 = kina.random_split %arg2 : tensor<2xi32> -> tensor<2xi32>, tensor<2xi32>
      %6 = kina.random_uniform %first_0 : tensor<2xi32> -> tensor<3x5xf32>
      %7 = kina.sub %5, %6 : tensor<3x5xf32>
      %8 = kina.log %7 : tensor<3x5xf32>
      %9 = kina.mul %8, %4 : tensor<3x5xf32>
      %10 = kina.sqrt %9 : tensor<3x5xf32>
      %11 = kina.random_uniform %second_1 : tensor<2xi32> -> tensor<3x5xf32>
      %12 = kina.mul %11, %3 : tensor<3x5xf32>
      %13 = kina.cos %12 : tensor<3x5xf32>
      %14 = kina.mul %10, %13 : tensor<3x5xf32>
      kina.yield %14 : tensor<3x5xf32>
    }
    %2 = kina.composition "std.random.categorical"(%second, %arg1) : (tensor<2xi32>, tensor<3x5xf32>) -> tensor<3xi64> {
    ^bb0(%arg2: tensor<2xi32>, %arg3: tensor<3x5xf32>):
      %3 = kina.random_gumbel %arg2 : tensor<2xi32> -> tensor<3x5xf32>
      %4 = kina.add %arg3, %3 : tensor<3x5xf32>
      %5 = kina.argmax %4 axis = 1 : tensor<3x5xf32> -> tensor<3xi64>
      kina.yield %5 : tensor<3xi64>
    }
    return %1, %2 : tensor<3x5xf32>, tensor<3xi64>
  }
}
