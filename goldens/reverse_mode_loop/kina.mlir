module {
  func.func private @_recurrent(%arg0: tensor<4x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<3x4xf32>, %arg5: tensor<3xi64>) -> tensor<f32> {
    %0 = kina.for 0 to 3(%arg4) : tensor<3x4xf32> {
    ^bb0(%arg6: tensor<i64>, %arg7: tensor<3x4xf32>):
      %6 = kina.constant dense<9.99999997E-7> : tensor<f32>
      %7 = kina.composition "std.nn.rmsnorm"(%arg7, %arg1, %6) : (tensor<3x4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<3x4xf32> {
      ^bb0(%arg8: tensor<3x4xf32>, %arg9: tensor<4xf32>, %arg10: tensor<f32>):
        %11 = kina.mul %arg8, %arg8 : tensor<3x4xf32>
        %12 = kina.reduce mean %11 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
        %13 = kina.broadcast %arg10 : tensor<f32> -> tensor<3x1xf32>
        %14 = kina.add %12, %13 : tensor<3x1xf32>
        %15 = kina.rsqrt %14 : tensor<3x1xf32>
        %16 = kina.broadcast %15 : tensor<3x1xf32> -> tensor<3x4xf32>
        %17 = kina.mul %arg8, %16 : tensor<3x4xf32>
        %18 = kina.broadcast %arg9 : tensor<4xf32> -> tensor<3x4xf32>
        %19 = kina.mul %17, %18 : tensor<3x4xf32>
        %20 = kina.cast %19 : tensor<3x4xf32> -> tensor<3x4xf32>
        kina.yield %20 : tensor<3x4xf32>
      }
      %8 = kina.dot_general %7, %arg0 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<3x4xf32>, tensor<4x4xf32> -> tensor<3x4xf32>
      %9 = kina.add %8, %arg7 : tensor<3x4xf32>
      %10 = kina.tanh %9 : tensor<3x4xf32>
      kina.yield %10 : tensor<3x4xf32>
    }
    %1 = kina.broadcast %arg3 : tensor<4xf32> -> tensor<3x4xf32>
    %2 = kina.mul %0, %1 : tensor<3x4xf32>
    %3 = kina.composition "std.nn.softmax"(%2) : (tensor<3x4xf32>) -> tensor<3x4xf32> {
    ^bb0(%arg6: tensor<3x4xf32>):
      %6 = kina.stop_gradient %arg6 : tensor<3x4xf32>
      %7 = kina.reduce max %6 axis = 1 keepdims : tensor<3x4xf32> -> tensor<3x1xf32>
      %8 = kina.sub %7, %7 : tensor<3x1xf32>
      %9 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
      %10 = kina.compare eq, %8, %9 : tensor<3x1xf32>
      %11 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
      %12 = kina.where %10, %7, %11 : tensor<3x1xi1>, tensor<3x1xf32>
      %13 = kina.broadcast %12 : tensor<3x1xf32> -> tensor<3x4xf32>
      %14 = kina.sub %arg6, %13 : tensor<3x4xf32>
      %15 = kina.exp %14 : tensor<3x4xf32>
      %16 = kina.reduce sum %15 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
      %17 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
      %18 = kina.compare eq, %16, %17 : tensor<3x1xf32>
      %19 = kina.constant dense<1.000000e+00> : tensor<3x1xf32>
      %20 = kina.where %18, %19, %16 : tensor<3x1xi1>, tensor<3x1xf32>
      %21 = kina.broadcast %20 : tensor<3x1xf32> -> tensor<3x4xf32>
      %22 = kina.div %15, %21 : tensor<3x4xf32>
      %23 = kina.cast %22 : tensor<3x4xf32> -> tensor<3x4xf32>
      kina.yield %23 : tensor<3x4xf32>
    }
    %4 = kina.dot_general %3, %arg2 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<3x4xf32>, tensor<4x4xf32> -> tensor<3x4xf32>
    %5 = kina.composition "std.loss.cross_entropy"(%4, %arg5) : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<f32> {
    ^bb0(%arg6: tensor<3x4xf32>, %arg7: tensor<3xi64>):
      %6 = kina.composition "std.nn.log_softmax"(%arg6) : (tensor<3x4xf32>) -> tensor<3x4xf32> {
      ^bb0(%arg8: tensor<3x4xf32>):
        %14 = kina.stop_gradient %arg8 : tensor<3x4xf32>
        %15 = kina.reduce max %14 axis = 1 keepdims : tensor<3x4xf32> -> tensor<3x1xf32>
        %16 = kina.sub %15, %15 : tensor<3x1xf32>
        %17 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
        %18 = kina.compare eq, %16, %17 : tensor<3x1xf32>
        %19 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
        %20 = kina.where %18, %15, %19 : tensor<3x1xi1>, tensor<3x1xf32>
        %21 = kina.broadcast %20 : tensor<3x1xf32> -> tensor<3x4xf32>
        %22 = kina.sub %arg8, %21 : tensor<3x4xf32>
        %23 = kina.exp %22 : tensor<3x4xf32>
        %24 = kina.reduce sum %23 axis = 1 keepdims order = sequential : tensor<3x4xf32> -> tensor<3x1xf32>
        %25 = kina.constant dense<0.000000e+00> : tensor<3x1xf32>
        %26 = kina.compare eq, %24, %25 : tensor<3x1xf32>
        %27 = kina.constant dense<1.000000e+00> : tensor<3x1xf32>
        %28 = kina.where %26, %27, %24 : tensor<3x1xi1>, tensor<3x1xf32>
        %29 = kina.log %28 : tensor<3x1xf32>
        %30 = kina.broadcast %29 : tensor<3x1xf32> -> tensor<3x4xf32>
        %31 = kina.sub %22, %30 : tensor<3x4xf32>
        %32 = kina.cast %31 : tensor<3x4xf32> -> tensor<3x4xf32>
        kina.yield %32 : tensor<3x4xf32>
      }
      %7 = kina.constant dense<1> : tensor<1xi64>
      %8 = kina.dot_general %arg7, %7 batch = [] x [] contracting = [] x [] : tensor<3xi64>, tensor<1xi64> -> tensor<3x1xi64>
      %9 = kina.take_along_axis %6, %8 axis = 1 : tensor<3x4xf32>, tensor<3x1xi64> -> tensor<3x1xf32>
      %10 = kina.reduce mean %9 axis = 1 order = sequential : tensor<3x1xf32> -> tensor<3xf32>
      %11 = kina.reduce mean %10 axis = 0 order = sequential : tensor<3xf32> -> tensor<f32>
      %12 = kina.neg %11 : tensor<f32>
      %13 = kina.cast %12 : tensor<f32> -> tensor<f32>
      kina.yield %13 : tensor<f32>
    }
    return %5 : tensor<f32>
  }
  func.func @recurrent(%arg0: tensor<4x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<3x4xf32>, %arg5: tensor<3xi64>) -> (tensor<f32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>) {
    %0:5 = kina.vjp @_recurrent(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) wrt = [0, 1, 2, 3] : (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3xi64>) -> (tensor<f32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<f32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>
  }
}
