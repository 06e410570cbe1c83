module {
  func.func @adamw_step(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<1x1xf32>, %arg5: tensor<1x1xf32>, %arg6: tensor<1x1xf32>, %arg7: tensor<1x1xf32>, %arg8: tensor<1x1xf32>, %arg9: tensor<1x1xf32>, %arg10: tensor<1x1xf32>, %arg11: tensor<1x1xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) attributes {kina.doc = "One AdamW update of a parameter: decoupled weight decay, bias-corrected\0Amoments, epsilon added after the corrected square root. The host passes\0Athe powers `beta1 ** t` and `beta2 ** t` of the current step."} {
    %0 = kina.broadcast %arg5 : tensor<1x1xf32> -> tensor<4x8xf32>
    %1 = kina.broadcast %arg6 : tensor<1x1xf32> -> tensor<4x8xf32>
    %2 = kina.broadcast %arg7 : tensor<1x1xf32> -> tensor<4x8xf32>
    %3 = kina.mul %0, %arg2 : tensor<4x8xf32>
    %4 = kina.sub %arg11, %arg5 : tensor<1x1xf32>
    %5 = kina.broadcast %4 : tensor<1x1xf32> -> tensor<4x8xf32>
    %6 = kina.mul %5, %arg1 : tensor<4x8xf32>
    %7 = kina.add %3, %6 : tensor<4x8xf32>
    %8 = kina.mul %1, %arg3 : tensor<4x8xf32>
    %9 = kina.sub %arg11, %arg6 : tensor<1x1xf32>
    %10 = kina.broadcast %9 : tensor<1x1xf32> -> tensor<4x8xf32>
    %11 = kina.mul %arg1, %arg1 : tensor<4x8xf32>
    %12 = kina.mul %10, %11 : tensor<4x8xf32>
    %13 = kina.add %8, %12 : tensor<4x8xf32>
    %14 = kina.sub %arg11, %arg9 : tensor<1x1xf32>
    %15 = kina.sub %arg11, %arg10 : tensor<1x1xf32>
    %16 = kina.sqrt %13 : tensor<4x8xf32>
    %17 = kina.sqrt %15 : tensor<1x1xf32>
    %18 = kina.broadcast %17 : tensor<1x1xf32> -> tensor<4x8xf32>
    %19 = kina.div %16, %18 : tensor<4x8xf32>
    %20 = kina.add %19, %2 : tensor<4x8xf32>
    %21 = kina.mul %arg4, %arg8 : tensor<1x1xf32>
    %22 = kina.sub %arg11, %21 : tensor<1x1xf32>
    %23 = kina.broadcast %22 : tensor<1x1xf32> -> tensor<4x8xf32>
    %24 = kina.mul %arg0, %23 : tensor<4x8xf32>
    %25 = kina.div %arg4, %14 : tensor<1x1xf32>
    %26 = kina.broadcast %25 : tensor<1x1xf32> -> tensor<4x8xf32>
    %27 = kina.mul %26, %7 : tensor<4x8xf32>
    %28 = kina.div %27, %20 : tensor<4x8xf32>
    %29 = kina.sub %24, %28 : tensor<4x8xf32>
    return %29, %7, %13 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
}
