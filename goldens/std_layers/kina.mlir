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
      %2 = kina.iota axis = 1 : tensor<3x2xf64>
      %3 = kina.constant dense<-2.000000e+00> : tensor<3x2xf64>
      %4 = kina.mul %2, %3 : tensor<3x2xf64>
      %5 = kina.constant dense<4.000000e+00> : tensor<3x2xf64>
      %6 = kina.div %4, %5 : tensor<3x2xf64>
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
      %1 = kina.iota axis = 0 : tensor<1x5xi64>
      %2 = kina.broadcast %arg7 : tensor<i64> -> tensor<1x5xi64>
      %3 = kina.add %1, %2 : tensor<1x5xi64>
      %4 = kina.iota axis = 1 : tensor<1x5xi64>
      %5 = kina.compare le, %4, %3 : tensor<1x5xi64>
      %6 = kina.composition "std.nn.attention"(%arg4, %arg5, %arg6, %5) : (tensor<1x2x1x4xf32>, tensor<1x2x5x4xf32>, tensor<1x2x5x3xf32>, tensor<1x5xi1>) -> tensor<1x2x1x3xf32> {
      ^bb0(%arg8: tensor<1x2x1x4xf32>, %arg9: tensor<1x2x5x4xf32>, %arg10: tensor<1x2x5x3xf32>, %arg11: tensor<1x5xi1>):
        %7 = kina.dot_general %arg8, %arg9 batch = [0, 1] x [0, 1] contracting = [3] x [3] order = sequential : tensor<1x2x1x4xf32>, tensor<1x2x5x4xf32> -> tensor<1x2x1x5xf32>
        %8 = kina.constant dense<4.000000e+00> : tensor<f64>
        %9 = kina.cast %8 : tensor<f64> -> tensor<f32>
        %10 = kina.rsqrt %9 : tensor<f32>
        %11 = kina.broadcast %10 : tensor<f32> -> tensor<1x2x1x5xf32>
        %12 = kina.mul %7, %11 : tensor<1x2x1x5xf32>
        %13 = kina.broadcast %arg11 : tensor<1x5xi1> -> tensor<1x2x1x5xi1>
        %14 = kina.constant dense<0xFF800000> : tensor<1x2x1x5xf32>
        %15 = kina.where %13, %12, %14 : tensor<1x2x1x5xi1>, tensor<1x2x1x5xf32>
        %16 = kina.stop_gradient %15 : tensor<1x2x1x5xf32>
        %17 = kina.reduce max %16 axis = 3 keepdims : tensor<1x2x1x5xf32> -> tensor<1x2x1x1xf32>
        %18 = kina.sub %17, %17 : tensor<1x2x1x1xf32>
        %19 = kina.constant dense<0.000000e+00> : tensor<1x2x1x1xf32>
        %20 = kina.compare eq, %18, %19 : tensor<1x2x1x1xf32>
        %21 = kina.constant dense<0.000000e+00> : tensor<1x2x1x1xf32>
        %22 = kina.where %20, %17, %21 : tensor<1x2x1x1xi1>, tensor<1x2x1x1xf32>
        %23 = kina.broadcast %22 : tensor<1x2x1x1xf32> -> tensor<1x2x1x5xf32>
        %24 = kina.sub %15, %23 : tensor<1x2x1x5xf32>
        %25 = kina.exp %24 : tensor<1x2x1x5xf32>
        %26 = kina.constant dense<1.000000e+00> : tensor<5xf32>
        %27 = kina.cast %26 : tensor<5xf32> -> tensor<5xf32>
        %28 = kina.dot_general %27, %25 batch = [] x [] contracting = [0] x [3] order = sequential : tensor<5xf32>, tensor<1x2x1x5xf32> -> tensor<1x2x1xf32>
        %29 = kina.reshape %28 : tensor<1x2x1xf32> -> tensor<1x2x1x1xf32>
        %30 = kina.constant dense<0.000000e+00> : tensor<1x2x1x1xf32>
        %31 = kina.compare eq, %29, %30 : tensor<1x2x1x1xf32>
        %32 = kina.constant dense<1.000000e+00> : tensor<1x2x1x1xf32>
        %33 = kina.where %31, %32, %29 : tensor<1x2x1x1xi1>, tensor<1x2x1x1xf32>
        %34 = kina.broadcast %33 : tensor<1x2x1x1xf32> -> tensor<1x2x1x5xf32>
        %35 = kina.div %25, %34 : tensor<1x2x1x5xf32>
        %36 = kina.reduce any %arg11 axis = 0 : tensor<1x5xi1> -> tensor<5xi1>
        %37 = kina.reshape %36 : tensor<5xi1> -> tensor<5x1xi1>
        %38 = kina.broadcast %37 : tensor<5x1xi1> -> tensor<1x2x5x3xi1>
        %39 = kina.constant dense<0.000000e+00> : tensor<1x2x5x3xf32>
        %40 = kina.where %38, %arg10, %39 : tensor<1x2x5x3xi1>, tensor<1x2x5x3xf32>
        %41 = kina.dot_general %35, %40 batch = [0, 1] x [0, 1] contracting = [3] x [2] order = sequential : tensor<1x2x1x5xf32>, tensor<1x2x5x3xf32> -> tensor<1x2x1x3xf32>
        %42 = kina.cast %41 : tensor<1x2x1x3xf32> -> tensor<1x2x1x3xf32>
        kina.yield %42 : tensor<1x2x1x3xf32>
      }
      kina.yield %6 : tensor<1x2x1x3xf32>
    }
    return %0 : tensor<1x2x1x3xf32>
  }
  func.func @loss(%arg0: tensor<3x5xbf16>, %arg1: tensor<3xi64>) -> tensor<bf16> attributes {kina.doc = "The mean cross entropy of the softmax of `logits` along the last axis and the classes `targets`."} {
    %0 = kina.composition "std.loss.cross_entropy"(%arg0, %arg1) : (tensor<3x5xbf16>, tensor<3xi64>) -> tensor<bf16> {
    ^bb0(%arg2: tensor<3x5xbf16>, %arg3: tensor<3xi64>):
      %1 = kina.cast %arg2 : tensor<3x5xbf16> -> tensor<3x5xf32>
      %2 = kina.composition "std.nn.log_softmax"(%1) : (tensor<3x5xf32>) -> tensor<3x5xf32> {
      ^bb0(%arg4: tensor<3x5xf32>):
        %10 = kina.stop_gradient %arg4 : tensor<3x5xf32>
        %11 = kina.reduce max %10 axis = 1 keepdims : tensor<3x5xf32> -> tensor<3x1xf32>
        %12 = kina.sub %11, %11 : tensor<3x1xf32>
        %13 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
        %14 = kina.compare eq, %12, %13 : tensor<3x1xf32>
        %15 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
        %16 = kina.where %14, %11, %15 : tensor<3x1xi1>, tensor<3x1xf32>
        %17 = kina.broadcast %16 : tensor<3x1xf32> -> tensor<3x5xf32>
        %18 = kina.sub %arg4, %17 : tensor<3x5xf32>
        %19 = kina.exp %18 : tensor<3x5xf32>
        %20 = kina.reduce sum %19 axis = 1 keepdims order = sequential : tensor<3x5xf32> -> tensor<3x1xf32>
        %21 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
        %22 = kina.compare eq, %20, %21 : tensor<3x1xf32>
        %23 = kina.constant dense<1.000000e+00> : tensor<3x1xf32>
        %24 = kina.where %22, %23, %20 : tensor<3x1xi1>, tensor<3x1xf32>
        %25 = kina.log %24 : tensor<3x1xf32>
        %26 = kina.broadcast %25 : tensor<3x1xf32> -> tensor<3x5xf32>
        %27 = kina.sub %18, %26 : tensor<3x5xf32>
        %28 = kina.cast %27 : tensor<3x5xf32> -> tensor<3x5xf32>
        kina.yield %28 : tensor<3x5xf32>
      }
      %3 = kina.constant dense<1> : tensor<1xi64>
      %4 = kina.dot_general %arg3, %3 batch = [] x [] contracting = [] x [] : tensor<3xi64>, tensor<1xi64> -> tensor<3x1xi64>
      %5 = kina.take_along_axis %2, %4 axis = 1 : tensor<3x5xf32>, tensor<3x1xi64> -> tensor<3x1xf32>
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
      %first_0, %second_1 = kina.random_split %arg2 : tensor<2xi32> -> tensor<2xi32>, tensor<2xi32>
      %3 = kina.random_uniform %first_0 : tensor<2xi32> -> tensor<3x5xf32>
      %4 = kina.constant dense<1.000000e+00> : tensor<3x5xf32>
      %5 = kina.sub %4, %3 : tensor<3x5xf32>
      %6 = kina.log %5 : tensor<3x5xf32>
      %7 = kina.constant dense<-2.000000e+00> : tensor<3x5xf32>
      %8 = kina.mul %7, %6 : tensor<3x5xf32>
      %9 = kina.sqrt %8 : tensor<3x5xf32>
      %10 = kina.random_uniform %second_1 : tensor<2xi32> -> tensor<3x5xf32>
      %11 = kina.constant dense<6.28318548> : tensor<3x5xf32>
      %12 = kina.mul %11, %10 : tensor<3x5xf32>
      %13 = kina.cos %12 : tensor<3x5xf32>
      %14 = kina.mul %9, %13 : tensor<3x5xf32>
      %15 = kina.cast %14 : tensor<3x5xf32> -> tensor<3x5xf32>
      kina.yield %15 : tensor<3x5xf32>
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
