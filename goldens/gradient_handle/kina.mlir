module {
  func.func private @_loss(%arg0: tensor<4x8xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<2x8xf32>) -> tensor<f32> {
    %0 = kina.dot_general %arg1, %arg0 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<2x4xf32>, tensor<4x8xf32> -> tensor<2x8xf32>
    %1 = kina.sub %0, %arg2 : tensor<2x8xf32>
    %2 = kina.mul %1, %1 : tensor<2x8xf32>
    %3 = kina.reshape %2 : tensor<2x8xf32> -> tensor<16xf32>
    %4 = kina.reduce mean %3 axis = 0 order = sequential : tensor<16xf32> -> tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @_adamw(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<1x1xf32>, %arg5: tensor<1x1xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %0 = kina.broadcast %arg5 : tensor<1x1xf32> -> tensor<4x8xf32>
    %1 = kina.constant dense<0.899999976> : tensor<4x8xf32>
    %2 = kina.pow %1, %0 : tensor<4x8xf32>
    %3 = kina.constant dense<1.000000e+00> : tensor<4x8xf32>
    %4 = kina.sub %3, %2 : tensor<4x8xf32>
    %5 = kina.broadcast %arg5 : tensor<1x1xf32> -> tensor<4x8xf32>
    %6 = kina.constant dense<9.990000e-01> : tensor<4x8xf32>
    %7 = kina.pow %6, %5 : tensor<4x8xf32>
    %8 = kina.constant dense<1.000000e+00> : tensor<4x8xf32>
    %9 = kina.sub %8, %7 : tensor<4x8xf32>
    %10 = kina.broadcast %arg4 : tensor<1x1xf32> -> tensor<4x8xf32>
    %11 = kina.constant dense<0.899999976> : tensor<4x8xf32>
    %12 = kina.mul %11, %arg2 : tensor<4x8xf32>
    %13 = kina.constant dense<1.000000e-01> : tensor<4x8xf32>
    %14 = kina.mul %13, %arg1 : tensor<4x8xf32>
    %15 = kina.add %12, %14 : tensor<4x8xf32>
    %16 = kina.constant dense<9.990000e-01> : tensor<4x8xf32>
    %17 = kina.mul %16, %arg3 : tensor<4x8xf32>
    %18 = kina.mul %arg1, %arg1 : tensor<4x8xf32>
    %19 = kina.constant dense<1.000000e-03> : tensor<4x8xf32>
    %20 = kina.mul %19, %18 : tensor<4x8xf32>
    %21 = kina.add %17, %20 : tensor<4x8xf32>
    %22 = kina.sqrt %21 : tensor<4x8xf32>
    %23 = kina.sqrt %9 : tensor<4x8xf32>
    %24 = kina.div %22, %23 : tensor<4x8xf32>
    %25 = kina.constant dense<9.99999993E-9> : tensor<4x8xf32>
    %26 = kina.add %24, %25 : tensor<4x8xf32>
    %27 = kina.constant dense<0.00999999977> : tensor<4x8xf32>
    %28 = kina.mul %27, %10 : tensor<4x8xf32>
    %29 = kina.constant dense<1.000000e+00> : tensor<4x8xf32>
    %30 = kina.sub %29, %28 : tensor<4x8xf32>
    %31 = kina.mul %arg0, %30 : tensor<4x8xf32>
    %32 = kina.div %10, %4 : tensor<4x8xf32>
    %33 = kina.mul %32, %15 : tensor<4x8xf32>
    %34 = kina.div %33, %26 : tensor<4x8xf32>
    %35 = kina.sub %31, %34 : tensor<4x8xf32>
    return %35, %15, %21 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  func.func @train_step(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<2x4xf32>, %arg4: tensor<2x8xf32>, %arg5: tensor<1x1xf32>, %arg6: tensor<1x1xf32>) -> (tensor<f32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) attributes {kina.doc = "One AdamW step of linear regression; the gradient comes from a handle."} {
    %0:2 = kina.vjp @_loss(%arg0, %arg3, %arg4) wrt = [0] : (tensor<4x8xf32>, tensor<2x4xf32>, tensor<2x8xf32>) -> (tensor<f32>, tensor<4x8xf32>)
    %1:3 = call @_adamw(%arg0, %0#1, %arg1, %arg2, %arg5, %arg6) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x1xf32>, tensor<1x1xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
    return %0#0, %1#0, %1#1, %1#2 : tensor<f32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
}
