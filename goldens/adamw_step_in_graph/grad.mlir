module {
  func.func @adamw_step(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<1x1xf32>, %arg5: tensor<1x1xf32>, %arg6: tensor<1x1xf32>, %arg7: tensor<1x1xf32>, %arg8: tensor<1x1xf32>, %arg9: tensor<1x1xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) attributes {kina.doc = "One AdamW update whose bias correction computes `beta ** t` itself: the\0Ahost passes the step number `t`, 1 for the first step."} {
    %0 = kina.constant dense<1.000000e+00> : tensor<1x1xf32>
    %1 = kina.pow %arg5, %arg9 : tensor<1x1xf32>
    %2 = kina.sub %0, %1 : tensor<1x1xf32>
    %3 = kina.pow %arg6, %arg9 : tensor<1x1xf32>
    %4 = kina.sub %0, %3 : tensor<1x1xf32>
    %5 = kina.broadcast %arg5 : tensor<1x1xf32> -> tensor<4x8xf32>
    %6 = kina.broadcast %arg6 : tensor<1x1xf32> -> tensor<4x8xf32>
    %7 = kina.mul %5, %arg2 : tensor<4x8xf32>
    %8 = kina.sub %0, %arg5 : tensor<1x1xf32>
    %9 = kina.broadcast %8 : tensor<1x1xf32> -> tensor<4x8xf32>
    %10 = kina.mul %9, %arg1 : tensor<4x8xf32>
    %11 = kina.add %7, %10 : tensor<4x8xf32>
    %12 = kina.mul %6, %arg3 : tensor<4x8xf32>
    %13 = kina.sub %0, %arg6 : tensor<1x1xf32>
    %14 = kina.broadcast %13 : tensor<1x1xf32> -> tensor<4x8xf32>
    %15 = kina.mul %arg1, %arg1 : tensor<4x8xf32>
    %16 = kina.mul %14, %15 : tensor<4x8xf32>
    %17 = kina.add %12, %16 : tensor<4x8xf32>
    %18 = kina.sqrt %17 : tensor<4x8xf32>
    %19 = kina.sqrt %4 : tensor<1x1xf32>
    %20 = kina.broadcast %19 : tensor<1x1xf32> -> tensor<4x8xf32>
    %21 = kina.div %18, %20 : tensor<4x8xf32>
    %22 = kina.broadcast %arg7 : tensor<1x1xf32> -> tensor<4x8xf32>
    %23 = kina.add %21, %22 : tensor<4x8xf32>
    %24 = kina.mul %arg4, %arg8 : tensor<1x1xf32>
    %25 = kina.sub %0, %24 : tensor<1x1xf32>
    %26 = kina.broadcast %25 : tensor<1x1xf32> -> tensor<4x8xf32>
    %27 = kina.mul %arg0, %26 : tensor<4x8xf32>
    %28 = kina.div %arg4, %2 : tensor<1x1xf32>
    %29 = kina.broadcast %28 : tensor<1x1xf32> -> tensor<4x8xf32>
    %30 = kina.mul %29, %11 : tensor<4x8xf32>
    %31 = kina.div %30, %23 : tensor<4x8xf32>
    %32 = kina.sub %27, %31 : tensor<4x8xf32>
    return %32, %11, %17 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
}
