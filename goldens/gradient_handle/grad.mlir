module {
  func.func private @_adamw(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<1x1xf32>, %arg5: tensor<1x1xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %0 = kina.constant dense<0.00999999977> : tensor<1x1xf32>
    %1 = kina.constant dense<9.990000e-01> : tensor<1x1xf32>
    %2 = kina.constant dense<1.000000e+00> : tensor<1x1xf32>
    %3 = kina.constant dense<9.99999993E-9> : tensor<4x8xf32>
    %4 = kina.constant dense<1.000000e-03> : tensor<4x8xf32>
    %5 = kina.constant dense<1.000000e-01> : tensor<4x8xf32>
    %6 = kina.constant dense<9.990000e-01> : tensor<4x8xf32>
    %7 = kina.constant dense<0.899999976> : tensor<4x8xf32>
    %8 = kina.constant dense<0.899999976> : tensor<1x1xf32>
    %9 = kina.pow %8, %arg5 : tensor<1x1xf32>
    %10 = kina.sub %2, %9 : tensor<1x1xf32>
    %11 = kina.pow %1, %arg5 : tensor<1x1xf32>
    %12 = kina.sub %2, %11 : tensor<1x1xf32>
    %13 = kina.mul %arg2, %7 : tensor<4x8xf32>
    %14 = kina.mul %arg1, %5 : tensor<4x8xf32>
    %15 = kina.add %13, %14 : tensor<4x8xf32>
    %16 = kina.mul %arg3, %6 : tensor<4x8xf32>
    %17 = kina.mul %arg1, %arg1 : tensor<4x8xf32>
    %18 = kina.mul %17, %4 : tensor<4x8xf32>
    %19 = kina.add %16, %18 : tensor<4x8xf32>
    %20 = kina.sqrt %19 : tensor<4x8xf32>
    %21 = kina.sqrt %12 : tensor<1x1xf32>
    %22 = kina.broadcast %21 : tensor<1x1xf32> -> tensor<4x8xf32>
    %23 = kina.div %20, %22 : tensor<4x8xf32>
    %24 = kina.add %23, %3 : tensor<4x8xf32>
    %25 = kina.mul %arg4, %0 : tensor<1x1xf32>
    %26 = kina.sub %2, %25 : tensor<1x1xf32>
    %27 = kina.broadcast %26 : tensor<1x1xf32> -> tensor<4x8xf32>
    %28 = kina.mul %arg0, %27 : tensor<4x8xf32>
    %29 = kina.div %arg4, %10 : tensor<1x1xf32>
    %30 = kina.broadcast %29 : tensor<1x1xf32> -> tensor<4x8xf32>
    %31 = kina.mul %30, %15 : tensor<4x8xf32>
    %32 = kina.div %31, %24 : tensor<4x8xf32>
    %33 = kina.sub %28, %32 : tensor<4x8xf32>
    return %33, %15, %19 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
  func.func @train_step(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<2x4xf32>, %arg4: tensor<2x8xf32>, %arg5: tensor<1x1xf32>, %arg6: tensor<1x1xf32>) -> (tensor<f32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) attributes {kina.doc = "One AdamW step of linear regression; the gradient comes from a handle."} {
    %0 = kina.constant dense<6.250000e-02> : tensor<2x8xf32>
    %1 = kina.dot_general %arg3, %arg0 batch = [] x [] contracting = [1] x [0] order = sequential : tensor<2x4xf32>, tensor<4x8xf32> -> tensor<2x8xf32>
    %2 = kina.sub %1, %arg4 : tensor<2x8xf32>
    %3 = kina.mul %2, %2 : tensor<2x8xf32>
    %4 = kina.reshape %3 : tensor<2x8xf32> -> tensor<16xf32>
    %5 = kina.reduce mean %4 axis = 0 order = sequential : tensor<16xf32> -> tensor<f32>
    %6 = kina.mul %2, %0 : tensor<2x8xf32>
    %7 = kina.add %6, %6 : tensor<2x8xf32>
    %8 = kina.dot_general %arg3, %7 batch = [] x [] contracting = [0] x [0] order = sequential : tensor<2x4xf32>, tensor<2x8xf32> -> tensor<4x8xf32>
    %9:3 = call @_adamw(%arg0, %8, %arg1, %arg2, %arg5, %arg6) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x1xf32>, tensor<1x1xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
    return %5, %9#0, %9#1, %9#2 : tensor<f32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
}
