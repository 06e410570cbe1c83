module {
  func.func @adamw_step(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<1x1xf32>, %arg5: tensor<1x1xf32>, %arg6: tensor<1x1xf32>, %arg7: tensor<1x1xf32>, %arg8: tensor<1x1xf32>, %arg9: tensor<1x1xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) attributes {kina.doc = "One AdamW update whose bias correction computes `beta ** t` itself: the\0Ahost passes the step number `t`, 1 for the first step."} {
    %0 = kina.pow %arg5, %arg9 : tensor<1x1xf32>
    %1 = kina.constant dense<1.000000e+00> : tensor<1x1xf32>
    %2 = kina.sub %1, %0 : tensor<1x1xf32>
    %3 = kina.broadcast %2 : tensor<1x1xf32> -> tensor<4x8xf32>
    %4 = kina.pow %arg6, %arg9 : tensor<1x1xf32>
    %5 = kina.constant dense<1.000000e+00> : tensor<1x1xf32>
    %6 = kina.sub %5, %4 : tensor<1x1xf32>
    %7 = kina.broadcast %6 : tensor<1x1xf32> -> tensor<4x8xf32>
    %8 = kina.broadcast %arg4 : tensor<1x1xf32> -> tensor<4x8xf32>
    %9 = kina.broadcast %arg5 : tensor<1x1xf32> -> tensor<4x8xf32>
    %10 = kina.broadcast %arg6 : tensor<1x1xf32> -> tensor<4x8xf32>
    %11 = kina.mul %9, %arg2 : tensor<4x8xf32>
    %12 = kina.constant dense<1.000000e+00> : tensor<4x8xf32>
    %13 = kina.sub %12, %9 : tensor<4x8xf32>
    %14 = kina.mul %13, %arg1 : tensor<4x8xf32>
    %15 = kina.add %11, %14 : tensor<4x8xf32>
    %16 = kina.mul %10, %arg3 : tensor<4x8xf32>
    %17 = kina.constant dense<1.000000e+00> : tensor<4x8xf32>
    %18 = kina.sub %17, %10 : tensor<4x8xf32>
    %19 = kina.mul %arg1, %arg1 : tensor<4x8xf32>
    %20 = kina.mul %18, %19 : tensor<4x8xf32>
    %21 = kina.add %16, %20 : tensor<4x8xf32>
    %22 = kina.sqrt %21 : tensor<4x8xf32>
    %23 = kina.sqrt %7 : tensor<4x8xf32>
    %24 = kina.div %22, %23 : tensor<4x8xf32>
    %25 = kina.broadcast %arg7 : tensor<1x1xf32> -> tensor<4x8xf32>
    %26 = kina.add %24, %25 : tensor<4x8xf32>
    %27 = kina.broadcast %arg8 : tensor<1x1xf32> -> tensor<4x8xf32>
    %28 = kina.mul %8, %27 : tensor<4x8xf32>
    %29 = kina.constant dense<1.000000e+00> : tensor<4x8xf32>
    %30 = kina.sub %29, %28 : tensor<4x8xf32>
    %31 = kina.mul %arg0, %30 : tensor<4x8xf32>
    %32 = kina.div %8, %3 : tensor<4x8xf32>
    %33 = kina.mul %32, %15 : tensor<4x8xf32>
    %34 = kina.div %33, %26 : tensor<4x8xf32>
    %35 = kina.sub %31, %34 : tensor<4x8xf32>
    return %35, %15, %21 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
}
