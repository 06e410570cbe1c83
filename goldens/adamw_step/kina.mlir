module {
  func.func @adamw_step(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<1x1xf32>, %arg5: tensor<1x1xf32>, %arg6: tensor<1x1xf32>, %arg7: tensor<1x1xf32>, %arg8: tensor<1x1xf32>, %arg9: tensor<1x1xf32>, %arg10: tensor<1x1xf32>, %arg11: tensor<1x1xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) attributes {kina.doc = "One AdamW update of a parameter: decoupled weight decay, bias-corrected\0Amoments, epsilon added after the corrected square root. The host passes\0Athe powers `beta1 ** t` and `beta2 ** t` of the current step."} {
    %0 = kina.broadcast %arg4 : tensor<1x1xf32> -> tensor<4x8xf32>
    %1 = kina.broadcast %arg5 : tensor<1x1xf32> -> tensor<4x8xf32>
    %2 = kina.broadcast %arg6 : tensor<1x1xf32> -> tensor<4x8xf32>
    %3 = kina.broadcast %arg7 : tensor<1x1xf32> -> tensor<4x8xf32>
    %4 = kina.broadcast %arg8 : tensor<1x1xf32> -> tensor<4x8xf32>
    %5 = kina.broadcast %arg11 : tensor<1x1xf32> -> tensor<4x8xf32>
    %6 = kina.mul %1, %arg2 : tensor<4x8xf32>
    %7 = kina.sub %5, %1 : tensor<4x8xf32>
    %8 = kina.mul %7, %arg1 : tensor<4x8xf32>
    %9 = kina.add %6, %8 : tensor<4x8xf32>
    %10 = kina.mul %2, %arg3 : tensor<4x8xf32>
    %11 = kina.sub %5, %2 : tensor<4x8xf32>
    %12 = kina.mul %arg1, %arg1 : tensor<4x8xf32>
    %13 = kina.mul %11, %12 : tensor<4x8xf32>
    %14 = kina.add %10, %13 : tensor<4x8xf32>
    %15 = kina.broadcast %arg9 : tensor<1x1xf32> -> tensor<4x8xf32>
    %16 = kina.sub %5, %15 : tensor<4x8xf32>
    %17 = kina.broadcast %arg10 : tensor<1x1xf32> -> tensor<4x8xf32>
    %18 = kina.sub %5, %17 : tensor<4x8xf32>
    %19 = kina.sqrt %14 : tensor<4x8xf32>
    %20 = kina.sqrt %18 : tensor<4x8xf32>
    %21 = kina.div %19, %20 : tensor<4x8xf32>
    %22 = kina.add %21, %3 : tensor<4x8xf32>
    %23 = kina.mul %0, %4 : tensor<4x8xf32>
    %24 = kina.sub %5, %23 : tensor<4x8xf32>
    %25 = kina.mul %arg0, %24 : tensor<4x8xf32>
    %26 = kina.div %0, %16 : tensor<4x8xf32>
    %27 = kina.mul %26, %9 : tensor<4x8xf32>
    %28 = kina.div %27, %22 : tensor<4x8xf32>
    %29 = kina.sub %25, %28 : tensor<4x8xf32>
    return %29, %9, %14 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
}
