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
      %14 = kina.cast %13 : tensor<3x4xf32> -> tensor<3x4xf32>
      kina.yield %14 : tensor<3x4xf32>
    }
    %2 = kina.composition "std.nn.silu"(%1) : (tensor<3x4xf32>) -> tensor<3x4xf32> {
    ^bb0(%arg2: tensor<3x4xf32>):
      %5 = kina.sigmoid %arg2 : tensor<3x4xf32>
      %6 = kina.constant dense<0.000000e+00> : tensor<3x4xf32>
      %7 = kina.compare eq, %5, %6 : tensor<3x4xf32>
      %8 = kina.mul %arg2, %5 : tensor<3x4xf32>
      %9 = kina.constant dense<-0.000000e+00> : tensor<3x4xf32>
      %10 = kina.where %7, %9, %8 : tensor<3x4xi1>, tensor<3x4xf32>
      %11 = kina.cast %10 : tensor<3x4xf32> -> tensor<3x4xf32>
      kina.yield %11 : tensor<3x4xf32>
    }
    %3 = kina.composition "std.nn.softmax"(%2) : (tensor<3x4xf32>) -> tensor<3x4xf32> {
    ^bb0(%arg2: tensor<3x4xf32>):
      %5 = kina.stop_gradient %arg2 : tensor<3x4xf32>
      %6 = kina.reduce max %5 axis = 1 keepdims : tensor<3x4xf32> -> tensor<3x1xf32>
      %7 = kina.sub %6, %6 : tensor<3x1xf32>
      %8 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
      %9 = kina.compare eq, %7, %8 : tensor<3x1xf32>
      %10 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
      %11 = kina.where %9, %6, %10 : tensor<3x1xi1>, tensor<3x1xf32>
      %12 = kina.broadcast %11 : tensor<3x1xf32> -> tensor<3x4xf32>
      %13 = kina.sub %arg2, %12 : tensor<3x4xf32>
      %14 = kina.exp %13 : tensor<3x4xf32>
      %15 = kina.reduce sum %14 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
      %16 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
      %17 = kina.compare eq, %15, %16 : tensor<3x1xf32>
      %18 = kina.constant dense<1.000000e+00> : tensor<3x1xf32>
      %19 = kina.where %17, %18, %15 : tensor<3x1xi1>, tensor<3x1xf32>
      %20 = kina.broadcast %19 : tensor<3x1xf32> -> tensor<3x4xf32>
      %21 = kina.div %14, %20 : tensor<3x4xf32>
      %22 = kina.cast %21 : tensor<3x4xf32> -> tensor<3x4xf32>
      kina.yield %22 : tensor<3x4xf32>
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
      %5 = kina.cast %arg3 : tensor<3x4xbf16> -> tensor<3x4xf32>
      %6 = kina.constant dense<0.707106769> : tensor<3x4xf32>
      %7 = kina.mul %5, %6 : tensor<3x4xf32>
      %8 = kina.erf %7 : tensor<3x4xf32>
      %9 = kina.constant dense<1.000000e+00> : tensor<3x4xf32>
      %10 = kina.add %9, %8 : tensor<3x4xf32>
      %11 = kina.constant dense<5.000000e-01> : tensor<3x4xf32>
      %12 = kina.mul %11, %10 : tensor<3x4xf32>
      %13 = kina.constant dense<0.000000e+00> : tensor<3x4xf32>
      %14 = kina.compare eq, %12, %13 : tensor<3x4xf32>
      %15 = kina.mul %5, %12 : tensor<3x4xf32>
      %16 = kina.constant dense<-0.000000e+00> : tensor<3x4xf32>
      %17 = kina.where %14, %16, %15 : tensor<3x4xi1>, tensor<3x4xf32>
      %18 = kina.cast %17 : tensor<3x4xf32> -> tensor<3x4xbf16>
      kina.yield %18 : tensor<3x4xbf16>
    }
    %3 = kina.composition "std.nn.relu"(%arg0) : (tensor<3x4xbf16>) -> tensor<3x4xbf16> {
    ^bb0(%arg3: tensor<3x4xbf16>):
      %5 = kina.constant dense<0.000000e+00> : tensor<3x4xbf16>
      %6 = kina.compare gt, %arg3, %5 : tensor<3x4xbf16>
      %7 = kina.constant dense<0.000000e+00> : tensor<3x4xbf16>
      %8 = kina.where %6, %arg3, %7 : tensor<3x4xi1>, tensor<3x4xbf16>
      kina.yield %8 : tensor<3x4xbf16>
    }
    %4 = kina.add %2, %3 : tensor<3x4xbf16>
    return %4 : tensor<3x4xbf16>
  }
  func.func @logs(%arg0: tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<4xf64>) {
    %0 = kina.composition "std.nn.log_softmax"(%arg0) : (tensor<3x4xf64>) -> tensor<3x4xf64> {
    ^bb0(%arg1: tensor<3x4xf64>):
      %2 = kina.stop_gradient %arg1 : tensor<3x4xf64>
      %3 = kina.reduce max %2 axis = 1 keepdims : tensor<3x4xf64> -> tensor<3x1xf64>
      %4 = kina.sub %3, %3 : tensor<3x1xf64>
      %5 = kina.constant dense<0.000000e+00> : tensor<3x1xf64>
      %6 = kina.compare eq, %4, %5 : tensor<3x1xf64>
      %7 = kina.constant dense<0.000000e+00> : tensor<3x1xf64>
      %8 = kina.where %6, %3, %7 : tensor<3x1xi1>, tensor<3x1xf64>
      %9 = kina.broadcast %8 : tensor<3x1xf64> -> tensor<3x4xf64>
      %10 = kina.sub %arg1, %9 : tensor<3x4xf64>
      %11 = kina.exp %10 : tensor<3x4xf64>
      %12 = kina.reduce sum %11 axis = 1 keepdims order = sequential : tensor<3x4xf64> -> tensor<3x1xf64>
      %13 = kina.constant dense<0.000000e+00> : tensor<3x1xf64>
      %14 = kina.compare eq, %12, %13 : tensor<3x1xf64>
      %15 = kina.constant dense<1.000000e+00> : tensor<3x1xf64>
      %16 = kina.where %14, %15, %12 : tensor<3x1xi1>, tensor<3x1xf64>
      %17 = kina.log %16 : tensor<3x1xf64>
      %18 = kina.broadcast %17 : tensor<3x1xf64> -> tensor<3x4xf64>
      %19 = kina.sub %10, %18 : tensor<3x4xf64>
      %20 = kina.cast %19 : tensor<3x4xf64> -> tensor<3x4xf64>
      kina.yield %20 : tensor<3x4xf64>
    }
    %1 = kina.composition "std.nn.logsumexp"(%arg0) : (tensor<3x4xf64>) -> tensor<4xf64> {
    ^bb0(%arg1: tensor<3x4xf64>):
      %2 = kina.stop_gradient %arg1 : tensor<3x4xf64>
      %3 = kina.reduce max %2 axis = 0 keepdims : tensor<3x4xf64> -> tensor<1x4xf64>
      %4 = kina.sub %3, %3 : tensor<1x4xf64>
      %5 = kina.constant dense<0.000000e+00> : tensor<1x4xf64>
      %6 = kina.compare eq, %4, %5 : tensor<1x4xf64>
      %7 = kina.constant dense<0.000000e+00> : tensor<1x4xf64>
      %8 = kina.where %6, %3, %7 : tensor<1x4xi1>, tensor<1x4xf64>
      %9 = kina.broadcast %8 : tensor<1x4xf64> -> tensor<3x4xf64>
      %10 = kina.sub %arg1, %9 : tensor<3x4xf64>
      %11 = kina.exp %10 : tensor<3x4xf64>
      %12 = kina.reduce sum %11 axis = 0 keepdims order = sequential : tensor<3x4xf64> -> tensor<1x4xf64>
      %13 = kina.log %12 : tensor<1x4xf64>
      %14 = kina.add %13, %8 : tensor<1x4xf64>
      %15 = kina.reduce sum %14 axis = 0 order = sequential : tensor<1x4xf64> -> tensor<4xf64>
      %16 = kina.cast %15 : tensor<4xf64> -> tensor<4xf64>
      kina.yield %16 : tensor<4xf64>
    }
    return %0, %1 : tensor<3x4xf64>, tensor<4xf64>
  }
  func.func @step(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<i64>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    %0 = kina.constant dense<3.000000e-04> : tensor<f32>
    %1 = kina.constant dense<3.000000e-05> : tensor<f32>
    %2 = kina.constant dense<10> : tensor<i64>
    %3 = kina.constant dense<100> : tensor<i64>
    %4 = kina.composition "std.optim.warmup_cosine"(%arg4, %0, %1, %2, %3) : (tensor<i64>, tensor<f32>, tensor<f32>, tensor<i64>, tensor<i64>) -> tensor<f32> {
    ^bb0(%arg5: tensor<i64>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<i64>, %arg9: tensor<i64>):
      %15 = kina.cast %arg6 : tensor<f32> -> tensor<f64>
      %16 = kina.constant dense<1> : tensor<i64>
      %17 = kina.add %arg5, %16 : tensor<i64>
      %18 = kina.cast %17 : tensor<i64> -> tensor<f64>
      %19 = kina.cast %arg8 : tensor<i64> -> tensor<f64>
      %20 = kina.div %18, %19 : tensor<f64>
      %21 = kina.constant dense<1.000000e+00> : tensor<f64>
      %22 = kina.min %20, %21 : tensor<f64>
      %23 = kina.mul %15, %22 : tensor<f64>
      %24 = kina.cast %arg6 : tensor<f32> -> tensor<f64>
      %25 = kina.cast %arg7 : tensor<f32> -> tensor<f64>
      %26 = kina.sub %arg5, %arg8 : tensor<i64>
      %27 = kina.cast %26 : tensor<i64> -> tensor<f64>
      %28 = kina.sub %arg9, %arg8 : tensor<i64>
      %29 = kina.cast %28 : tensor<i64> -> tensor<f64>
      %30 = kina.div %27, %29 : tensor<f64>
      %31 = kina.constant dense<0.000000e+00> : tensor<f64>
      %32 = kina.max %30, %31 : tensor<f64>
      %33 = kina.constant dense<1.000000e+00> : tensor<f64>
      %34 = kina.min %32, %33 : tensor<f64>
      %35 = kina.constant dense<3.1415926535897931> : tensor<f64>
      %36 = kina.mul %35, %34 : tensor<f64>
      %37 = kina.sub %24, %25 : tensor<f64>
      %38 = kina.cos %36 : tensor<f64>
      %39 = kina.constant dense<1.000000e+00> : tensor<f64>
      %40 = kina.add %39, %38 : tensor<f64>
      %41 = kina.constant dense<5.000000e-01> : tensor<f64>
      %42 = kina.mul %41, %40 : tensor<f64>
      %43 = kina.mul %37, %42 : tensor<f64>
      %44 = kina.add %25, %43 : tensor<f64>
      %45 = kina.compare lt, %arg5, %arg8 : tensor<i64>
      %46 = kina.where %45, %23, %44 : tensor<i1>, tensor<f64>
      %47 = kina.cast %46 : tensor<f64> -> tensor<f32>
      kina.yield %47 : tensor<f32>
    }
    %5 = kina.composition "std.optim.sum_of_squares"(%arg1) : (tensor<5xf32>) -> tensor<f32> {
    ^bb0(%arg5: tensor<5xf32>):
      %15 = kina.mul %arg5, %arg5 : tensor<5xf32>
      %16 = kina.reduce sum %15 axis = 0 order = sequential : tensor<5xf32> -> tensor<f32>
      %17 = kina.cast %16 : tensor<f32> -> tensor<f32>
      kina.yield %17 : tensor<f32>
    }
    %6 = kina.sqrt %5 : tensor<f32>
    %7 = kina.constant dense<1.000000e+00> : tensor<f32>
    %8 = kina.composition "std.optim.clip_factor"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32> {
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %15 = kina.compare le, %arg5, %arg6 : tensor<f32>
      %16 = kina.div %arg6, %arg5 : tensor<f32>
      %17 = kina.constant dense<1.000000e+00> : tensor<f32>
      %18 = kina.where %15, %17, %16 : tensor<i1>, tensor<f32>
      kina.yield %18 : tensor<f32>
    }
    %9 = kina.composition "std.optim.scaled"(%arg1, %8) : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32> {
    ^bb0(%arg5: tensor<5xf32>, %arg6: tensor<f32>):
      %15 = kina.broadcast %arg6 : tensor<f32> -> tensor<5xf32>
      %16 = kina.mul %arg5, %15 : tensor<5xf32>
      kina.yield %16 : tensor<5xf32>
    }
    %10 = kina.constant dense<0.899999976> : tensor<f32>
    %11 = kina.constant dense<9.990000e-01> : tensor<f32>
    %12 = kina.constant dense<9.99999993E-9> : tensor<f32>
    %13 = kina.constant dense<0.00999999977> : tensor<f32>
    %14:3 = kina.composition "std.optim.adamw"(%arg0, %9, %arg2, %arg3, %4, %10, %11, %12, %13, %arg4) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i64>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    ^bb0(%arg5: tensor<5xf32>, %arg6: tensor<5xf32>, %arg7: tensor<5xf32>, %arg8: tensor<5xf32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<f32>, %arg13: tensor<f32>, %arg14: tensor<i64>):
      %15 = kina.cast %arg14 : tensor<i64> -> tensor<f32>
      %16 = kina.pow %arg10, %15 : tensor<f32>
      %17 = kina.pow %arg11, %15 : tensor<f32>
      %18:3 = kina.composition "std.optim.adamw_with_powers"(%arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %16, %17) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
      ^bb0(%arg15: tensor<5xf32>, %arg16: tensor<5xf32>, %arg17: tensor<5xf32>, %arg18: tensor<5xf32>, %arg19: tensor<f32>, %arg20: tensor<f32>, %arg21: tensor<f32>, %arg22: tensor<f32>, %arg23: tensor<f32>, %arg24: tensor<f32>, %arg25: tensor<f32>):
        %19 = kina.constant dense<1.000000e+00> : tensor<f32>
        %20 = kina.sub %19, %arg24 : tensor<f32>
        %21 = kina.broadcast %20 : tensor<f32> -> tensor<5xf32>
        %22 = kina.constant dense<1.000000e+00> : tensor<f32>
        %23 = kina.sub %22, %arg25 : tensor<f32>
        %24 = kina.broadcast %23 : tensor<f32> -> tensor<5xf32>
        %25 = kina.broadcast %arg19 : tensor<f32> -> tensor<5xf32>
        %26 = kina.broadcast %arg20 : tensor<f32> -> tensor<5xf32>
        %27 = kina.broadcast %arg21 : tensor<f32> -> tensor<5xf32>
        %28 = kina.mul %26, %arg17 : tensor<5xf32>
        %29 = kina.constant dense<1.000000e+00> : tensor<5xf32>
        %30 = kina.sub %29, %26 : tensor<5xf32>
        %31 = kina.mul %30, %arg16 : tensor<5xf32>
        %32 = kina.add %28, %31 : tensor<5xf32>
        %33 = kina.mul %27, %arg18 : tensor<5xf32>
        %34 = kina.constant dense<1.000000e+00> : tensor<5xf32>
        %35 = kina.sub %34, %27 : tensor<5xf32>
        %36 = kina.mul %arg16, %arg16 : tensor<5xf32>
        %37 = kina.mul %35, %36 : tensor<5xf32>
        %38 = kina.add %33, %37 : tensor<5xf32>
        %39 = kina.sqrt %38 : tensor<5xf32>
        %40 = kina.sqrt %24 : tensor<5xf32>
        %41 = kina.div %39, %40 : tensor<5xf32>
        %42 = kina.broadcast %arg22 : tensor<f32> -> tensor<5xf32>
        %43 = kina.add %41, %42 : tensor<5xf32>
        %44 = kina.broadcast %arg23 : tensor<f32> -> tensor<5xf32>
        %45 = kina.mul %25, %44 : tensor<5xf32>
        %46 = kina.constant dense<1.000000e+00> : tensor<5xf32>
        %47 = kina.sub %46, %45 : tensor<5xf32>
        %48 = kina.mul %arg15, %47 : tensor<5xf32>
        %49 = kina.div %25, %21 : tensor<5xf32>
        %50 = kina.mul %49, %32 : tensor<5xf32>
        %51 = kina.div %50, %43 : tensor<5xf32>
        %52 = kina.sub %48, %51 : tensor<5xf32>
        kina.yield %52, %32, %38 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
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
