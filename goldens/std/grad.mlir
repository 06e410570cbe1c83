module {
  func.func @block(%arg0: tensor<3x4xf32>, %arg1: tensor<4xf32>) -> tensor<3x4xf32> {
    %0 = kina.constant dense<9.99999997E-7> : tensor<f32>
    %1 = kina.composition "std.nn.rmsnorm"(%arg0, %arg1, %0) : (tensor<3x4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<3x4xf32> {
    ^bb0(%arg2: tensor<3x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<f32>):
      %5 = kina.mul %arg2, %arg2 : tensor<3x4xf32>
      %6 = kina.reduce mean %5 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
      %7 = kina.broadcast %arg4 : tensor<f32> -> tensor<3x1xf32>
      %8 = kina.add %6, %7 : tensor<3x1xf32>
      %9 = kina.rsqrt %8 : tensor<3x1xf32>
      %10 = kina.broadcast %9 : tensor<3x1xf32> -> tensor<3x4xf32>
      %11 = kina.mul %arg2, %10 : tensor<3x4xf32>
      %12 = kina.broadcast %arg3 : tensor<4xf32> -> tensor<3x4xf32>
      %13 = kina.mul %11, %12 : tensor<3x4xf32>
      kina.yield %13 : tensor<3x4xf32>
    }
    %2 = kina.composition "std.nn.silu"(%1) : (tensor<3x4xf32>) -> tensor<3x4xf32> {
    ^bb0(%arg2: tensor<3x4xf32>):
      %5 = kina.constant dense<-0.000000e+00> : tensor<3x4xf32>
      %6 = kina.constant dense<0.000000e+00> : tensor<3x4xf32>
      %7 = kina.sigmoid %arg2 : tensor<3x4xf32>
      %8 = kina.compare eq, %7, %6 : tensor<3x4xf32>
      %9 = kina.mul %arg2, %7 : tensor<3x4xf32>
      %10 = kina.where %8, %5, %9 : tensor<3x4xi1>, tensor<3x4xf32>
      kina.yield %10 : tensor<3x4xf32>
    }
    %3 = kina.composition "std.nn.softmax"(%2) : (tensor<3x4xf32>) -> tensor<3x4xf32> {
    ^bb0(%arg2: tensor<3x4xf32>):
      %5 = kina.constant dense<1.000000e+00> : tensor<3x1xf32>
      %6 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
      %7 = kina.stop_gradient %arg2 : tensor<3x4xf32>
      %8 = kina.reduce max %7 axis = 1 keepdims : tensor<3x4xf32> -> tensor<3x1xf32>
      %9 = kina.sub %8, %8 : tensor<3x1xf32>
      %10 = kina.compare eq, %9, %6 : tensor<3x1xf32>
      %11 = kina.where %10, %8, %6 : tensor<3x1xi1>, tensor<3x1xf32>
      %12 = kina.broadcast %11 : tensor<3x1xf32> -> tensor<3x4xf32>
      %13 = kina.sub %arg2, %12 : tensor<3x4xf32>
      %14 = kina.exp %13 : tensor<3x4xf32>
      %15 = kina.reduce sum %14 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
      %16 = kina.compare eq, %15, %6 : tensor<3x1xf32>
      %17 = kina.where %16, %5, %15 : tensor<3x1xi1>, tensor<3x1xf32>
      %18 = kina.broadcast %17 : tensor<3x1xf32> -> tensor<3x4xf32>
      %19 = kina.div %14, %18 : tensor<3x4xf32>
      kina.yield %19 : tensor<3x4xf32>
    }
    %4 = kina.add %arg0, %3 : tensor<3x4xf32>
    return %4 : tensor<3x4xf32>
  }
  func.func @layer(%arg0: tensor<3x4xbf16>, %arg1: tensor<4xbf16>, %arg2: tensor<4xbf16>) -> tensor<3x4xbf16> {
    %0 = kina.constant dense<1.000980e-02> : tensor<bf16>
    %1 = kina.composition "std.nn.layernorm"(%arg0, %arg1, %arg2, %0) : (tensor<3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<bf16>) -> tensor<3x4xbf16> {
    ^bb0(%arg3: tensor<3x4xbf16>, %arg4: tensor<4xbf16>, %arg5: tensor<4xbf16>, %arg6: tensor<bf16>):
      %5 = kina.cast %arg3 : tensor<3x4xbf16> -> tensor<3x4xf32>
      %6 = kina.reduce mean %5 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
      %7 = kina.broadcast %6 : tensor<3x1xf32> -> tensor<3x4xf32>
      %8 = kina.sub %5, %7 : tensor<3x4xf32>
      %9 = kina.mul %8, %8 : tensor<3x4xf32>
      %10 = kina.reduce mean %9 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
      %11 = kina.cast %arg6 : tensor<bf16> -> tensor<f32>
      %12 = kina.broadcast %11 : tensor<f32> -> tensor<3x1xf32>
      %13 = kina.add %10, %12 : tensor<3x1xf32>
      %14 = kina.rsqrt %13 : tensor<3x1xf32>
      %15 = kina.broadcast %14 : tensor<3x1xf32> -> tensor<3x4xf32>
      %16 = kina.mul %8, %15 : tensor<3x4xf32>
      %17 = kina.cast %arg4 : tensor<4xbf16> -> tensor<4xf32>
      %18 = kina.broadcast %17 : tensor<4xf32> -> tensor<3x4xf32>
      %19 = kina.mul %16, %18 : tensor<3x4xf32>
      %20 = kina.cast %arg5 : tensor<4xbf16> -> tensor<4xf32>
      %21 = kina.broadcast %20 : tensor<4xf32> -> tensor<3x4xf32>
      %22 = kina.add %19, %21 : tensor<3x4xf32>
      %23 = kina.cast %22 : tensor<3x4xf32> -> tensor<3x4xbf16>
      kina.yield %23 : tensor<3x4xbf16>
    }
    %2 = kina.composition "std.nn.gelu"(%1) : (tensor<3x4xbf16>) -> tensor<3x4xbf16> {
    ^bb0(%arg3: tensor<3x4xbf16>):
      %5 = kina.constant dense<-0.000000e+00> : tensor<3x4xf32>
      %6 = kina.constant dense<0.000000e+00> : tensor<3x4xf32>
      %7 = kina.constant dense<5.000000e-01> : tensor<3x4xf32>
      %8 = kina.constant dense<1.000000e+00> : tensor<3x4xf32>
      %9 = kina.constant dense<0.707106769> : tensor<3x4xf32>
      %10 = kina.cast %arg3 : tensor<3x4xbf16> -> tensor<3x4xf32>
      %11 = kina.mul %10, %9 : tensor<3x4xf32>
      %12 = kina.erf %11 : tensor<3x4xf32>
      %13 = kina.add %12, %8 : tensor<3x4xf32>
      %14 = kina.mul %13, %7 : tensor<3x4xf32>
      %15 = kina.compare eq, %14, %6 : tensor<3x4xf32>
      %16 = kina.mul %10, %14 : tensor<3x4xf32>
      %17 = kina.where %15, %5, %16 : tensor<3x4xi1>, tensor<3x4xf32>
      %18 = kina.cast %17 : tensor<3x4xf32> -> tensor<3x4xbf16>
      kina.yield %18 : tensor<3x4xbf16>
    }
    %3 = kina.composition "std.nn.relu"(%arg0) : (tensor<3x4xbf16>) -> tensor<3x4xbf16> {
    ^bb0(%arg3: tensor<3x4xbf16>):
      %5 = kina.constant dense<0.000000e+00> : tensor<3x4xbf16>
      %6 = kina.compare gt, %arg3, %5 : tensor<3x4xbf16>
      %7 = kina.where %6, %arg3, %5 : tensor<3x4xi1>, tensor<3x4xbf16>
      kina.yield %7 : tensor<3x4xbf16>
    }
    %4 = kina.add %2, %3 : tensor<3x4xbf16>
    return %4 : tensor<3x4xbf16>
  }
  func.func @logs(%arg0: tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<4xf64>) {
    %0 = kina.composition "std.nn.log_softmax"(%arg0) : (tensor<3x4xf64>) -> tensor<3x4xf64> {
    ^bb0(%arg1: tensor<3x4xf64>):
      %2 = kina.constant dense<1.000000e+00> : tensor<3x1xf64>
      %3 = kina.constant dense<0.000000e+00> : tensor<3x1xf64>
      %4 = kina.stop_gradient %arg1 : tensor<3x4xf64>
      %5 = kina.reduce max %4 axis = 1 keepdims : tensor<3x4xf64> -> tensor<3x1xf64>
      %6 = kina.sub %5, %5 : tensor<3x1xf64>
      %7 = kina.compare eq, %6, %3 : tensor<3x1xf64>
      %8 = kina.where %7, %5, %3 : tensor<3x1xi1>, tensor<3x1xf64>
      %9 = kina.broadcast %8 : tensor<3x1xf64> -> tensor<3x4xf64>
      %10 = kina.sub %arg1, %9 : tensor<3x4xf64>
      %11 = kina.exp %10 : tensor<3x4xf64>
      %12 = kina.reduce sum %11 axis = 1 keepdims order = sequential : tensor<3x4xf64> -> tensor<3x1xf64>
      %13 = kina.compare eq, %12, %3 : tensor<3x1xf64>
      %14 = kina.where %13, %2, %12 : tensor<3x1xi1>, tensor<3x1xf64>
      %15 = kina.log %14 : tensor<3x1xf64>
      %16 = kina.broadcast %15 : tensor<3x1xf64> -> tensor<3x4xf64>
      %17 = kina.sub %10, %16 : tensor<3x4xf64>
      kina.yield %17 : tensor<3x4xf64>
    }
    %1 = kina.composition "std.nn.logsumexp"(%arg0) : (tensor<3x4xf64>) -> tensor<4xf64> {
    ^bb0(%arg1: tensor<3x4xf64>):
      %2 = kina.constant dense<0.000000e+00> : tensor<1x4xf64>
      %3 = kina.stop_gradient %arg1 : tensor<3x4xf64>
      %4 = kina.reduce max %3 axis = 0 keepdims : tensor<3x4xf64> -> tensor<1x4xf64>
      %5 = kina.sub %4, %4 : tensor<1x4xf64>
      %6 = kina.compare eq, %5, %2 : tensor<1x4xf64>
      %7 = kina.where %6, %4, %2 : tensor<1x4xi1>, tensor<1x4xf64>
      %8 = kina.broadcast %7 : tensor<1x4xf64> -> tensor<3x4xf64>
      %9 = kina.sub %arg1, %8 : tensor<3x4xf64>
      %10 = kina.exp %9 : tensor<3x4xf64>
      %11 = kina.reduce sum %10 axis = 0 keepdims order = sequential : tensor<3x4xf64> -> tensor<1x4xf64>
      %12 = kina.log %11 : tensor<1x4xf64>
      %13 = kina.add %12, %7 : tensor<1x4xf64>
      %14 = kina.reduce sum %13 axis = 0 order = sequential : tensor<1x4xf64> -> tensor<4xf64>
      kina.yield %14 : tensor<4xf64>
    }
    return %0, %1 : tensor<3x4xf64>, tensor<4xf64>
  }
  func.func @step(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<i64>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    %0 = kina.constant dense<0.00999999977> : tensor<f32>
    %1 = kina.constant dense<9.99999993E-9> : tensor<f32>
    %2 = kina.constant dense<9.990000e-01> : tensor<f32>
    %3 = kina.constant dense<0.899999976> : tensor<f32>
    %4 = kina.constant dense<1.000000e+00> : tensor<f32>
    %5 = kina.constant dense<3.000000e-04> : tensor<f32>
    %6 = kina.constant dense<3.000000e-05> : tensor<f32>
    %7 = kina.constant dense<10> : tensor<i64>
    %8 = kina.constant dense<100> : tensor<i64>
    %9 = kina.composition "std.optim.warmup_cosine"(%arg4, %5, %6, %7, %8) : (tensor<i64>, tensor<f32>, tensor<f32>, tensor<i64>, tensor<i64>) -> tensor<f32> {
    ^bb0(%arg5: tensor<i64>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<i64>, %arg9: tensor<i64>):
      %15 = kina.constant dense<5.000000e-01> : tensor<f64>
      %16 = kina.constant dense<3.1415926535897931> : tensor<f64>
      %17 = kina.constant dense<0.000000e+00> : tensor<f64>
      %18 = kina.constant dense<1.000000e+00> : tensor<f64>
      %19 = kina.constant dense<1> : tensor<i64>
      %20 = kina.cast %arg6 : tensor<f32> -> tensor<f64>
      %21 = kina.add %arg5, %19 : tensor<i64>
      %22 = kina.cast %21 : tensor<i64> -> tensor<f64>
      %23 = kina.cast %arg8 : tensor<i64> -> tensor<f64>
      %24 = kina.div %22, %23 : tensor<f64>
      %25 = kina.min %24, %18 : tensor<f64>
      %26 = kina.mul %20, %25 : tensor<f64>
      %27 = kina.cast %arg7 : tensor<f32> -> tensor<f64>
      %28 = kina.sub %arg5, %arg8 : tensor<i64>
      %29 = kina.cast %28 : tensor<i64> -> tensor<f64>
      %30 = kina.sub %arg9, %arg8 : tensor<i64>
      %31 = kina.cast %30 : tensor<i64> -> tensor<f64>
      %32 = kina.div %29, %31 : tensor<f64>
      %33 = kina.max %32, %17 : tensor<f64>
      %34 = kina.min %33, %18 : tensor<f64>
      %35 = kina.mul %34, %16 : tensor<f64>
      %36 = kina.sub %20, %27 : tensor<f64>
      %37 = kina.cos %35 : tensor<f64>
      %38 = kina.add %37, %18 : tensor<f64>
      %39 = kina.mul %38, %15 : tensor<f64>
      %40 = kina.mul %36, %39 : tensor<f64>
      %41 = kina.add %27, %40 : tensor<f64>
      %42 = kina.compare lt, %arg5, %arg8 : tensor<i64>
      %43 = kina.where %42, %26, %41 : tensor<i1>, tensor<f64>
      %44 = kina.cast %43 : tensor<f64> -> tensor<f32>
      kina.yield %44 : tensor<f32>
    }
    %10 = kina.composition "std.optim.sum_of_squares"(%arg1) : (tensor<5xf32>) -> tensor<f32> {
    ^bb0(%arg5: tensor<5xf32>):
      %15 = kina.mul %arg5, %arg5 : tensor<5xf32>
      %16 = kina.reduce sum %15 axis = 0 order = sequential : tensor<5xf32> -> tensor<f32>
      kina.yield %16 : tensor<f32>
    }
    %11 = kina.sqrt %10 : tensor<f32>
    %12 = kina.composition "std.optim.clip_factor"(%11, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32> {
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %15 = kina.constant dense<1.000000e+00> : tensor<f32>
      %16 = kina.compare le, %arg5, %arg6 : tensor<f32>
      %17 = kina.div %arg6, %arg5 : tensor<f32>
      %18 = kina.where %16, %15, %17 : tensor<i1>, tensor<f32>
      kina.yield %18 : tensor<f32>
    }
    %13 = kina.composition "std.optim.scaled"(%arg1, %12) : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32> {
    ^bb0(%arg5: tensor<5xf32>, %arg6: tensor<f32>):
      %15 = kina.broadcast %arg6 : tensor<f32> -> tensor<5xf32>
      %16 = kina.mul %arg5, %15 : tensor<5xf32>
      kina.yield %16 : tensor<5xf32>
    }
    %14:3 = kina.composition "std.optim.adamw"(%arg0, %13, %arg2, %arg3, %9, %3, %2, %1, %0, %arg4) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i64>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    ^bb0(%arg5: tensor<5xf32>, %arg6: tensor<5xf32>, %arg7: tensor<5xf32>, %arg8: tensor<5xf32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<f32>, %arg13: tensor<f32>, %arg14: tensor<i64>):
      %15 = kina.cast %arg14 : tensor<i64> -> tensor<f32>
      %16 = kina.pow %arg10, %15 : tensor<f32>
      %17 = kina.pow %arg11, %15 : tensor<f32>
      %18:3 = kina.composition "std.optim.adamw_with_powers"(%arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %16, %17) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
      ^bb0(%arg15: tensor<5xf32>, %arg16: tensor<5xf32>, %arg17: tensor<5xf32>, %arg18: tensor<5xf32>, %arg19: tensor<f32>, %arg20: tensor<f32>, %arg21: tensor<f32>, %arg22: tensor<f32>, %arg23: tensor<f32>, %arg24: tensor<f32>, %arg25: tensor<f32>):
        %19 = kina.constant dense<1.000000e+00> : tensor<f32>
        %20 = kina.sub %19, %arg24 : tensor<f32>
        %21 = kina.sub %19, %arg25 : tensor<f32>
        %22 = kina.broadcast %arg20 : tensor<f32> -> tensor<5xf32>
        %23 = kina.broadcast %arg21 : tensor<f32> -> tensor<5xf32>
        %24 = kina.mul %22, %arg17 : tensor<5xf32>
        %25 = kina.sub %19, %arg20 : tensor<f32>
        %26 = kina.broadcast %25 : tensor<f32> -> tensor<5xf32>
        %27 = kina.mul %26, %arg16 : tensor<5xf32>
        %28 = kina.add %24, %27 : tensor<5xf32>
        %29 = kina.mul %23, %arg18 : tensor<5xf32>
        %30 = kina.sub %19, %arg21 : tensor<f32>
        %31 = kina.broadcast %30 : tensor<f32> -> tensor<5xf32>
        %32 = kina.mul %arg16, %arg16 : tensor<5xf32>
        %33 = kina.mul %31, %32 : tensor<5xf32>
        %34 = kina.add %29, %33 : tensor<5xf32>
        %35 = kina.sqrt %34 : tensor<5xf32>
        %36 = kina.sqrt %21 : tensor<f32>
        %37 = kina.broadcast %36 : tensor<f32> -> tensor<5xf32>
        %38 = kina.div %35, %37 : tensor<5xf32>
        %39 = kina.broadcast %arg22 : tensor<f32> -> tensor<5xf32>
        %40 = kina.add %38, %39 : tensor<5xf32>
        %41 = kina.mul %arg19, %arg23 : tensor<f32>
        %42 = kina.sub %19, %41 : tensor<f32>
        %43 = kina.broadcast %42 : tensor<f32> -> tensor<5xf32>
        %44 = kina.mul %arg15, %43 : tensor<5xf32>
        %45 = kina.div %arg19, %20 : tensor<f32>
        %46 = kina.broadcast %45 : tensor<f32> -> tensor<5xf32>
        %47 = kina.mul %46, %28 : tensor<5xf32>
        %48 = kina.div %47, %40 : tensor<5xf32>
        %49 = kina.sub %44, %48 : tensor<5xf32>
        kina.yield %49, %28, %34 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
      }
      kina.yield %18#0, %18#1, %18#2 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
    }
    return %14#0, %14#1, %14#2 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func @distance(%arg0: tensor<3x4xf16>, %arg1: tensor<3x4xf16>) -> tensor<f16> attributes {kina.doc = "The mean of `(x - target) ** 2` over all elements."} {
    %0 = kina.composition "std.loss.mse"(%arg0, %arg1) : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<f16> {
    ^bb0(%arg2: tensor<3x4xf16>, %arg3: tensor<3x4xf16>):
      %1 = kina.cast %arg2 : tensor<3x4xf16> -> tensor<3x4xf32>
      %2 = kina.cast %arg3 : tensor<3x4xf16> -> tensor<3x4xf32>
      %3 = kina.sub %1, %2 : tensor<3x4xf32>
      %4 = kina.mul %3, %3 : tensor<3x4xf32>
      %5 = kina.reduce mean %4 axis = 1 order = sequential : tensor<3x4xf32> -> tensor<3xf32>
      %6 = kina.reduce mean %5 axis = 0 order = sequential : tensor<3xf32> -> tensor<f32>
      %7 = kina.cast %6 : tensor<f32> -> tensor<f16>
      kina.yield %7 : tensor<f16>
    }
    return %0 : tensor<f16>
  }
}
