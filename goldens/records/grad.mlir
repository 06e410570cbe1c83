module {
  func.func @step(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4x4xf32>, %arg7: tensor<f32>, %arg8: tensor<4xf32>, %arg9: tensor<4xf32>, %arg10: tensor<4xf32>, %arg11: tensor<4x4xf32>, %arg12: tensor<4xf32>, %arg13: tensor<4x4xf32>, %arg14: tensor<4xf32>, %arg15: tensor<4x4xf32>, %arg16: tensor<f32>, %arg17: tensor<4xf32>, %arg18: tensor<4xf32>, %arg19: tensor<4xf32>, %arg20: tensor<4x4xf32>, %arg21: tensor<4xf32>, %arg22: tensor<4x4xf32>, %arg23: tensor<4xf32>, %arg24: tensor<4x4xf32>, %arg25: tensor<f32>, %arg26: tensor<4xf32>, %arg27: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4xf32>) attributes {kina.doc = "One optimizer step over every parameter."} {
    %0 = kina.constant dense<5.000000e-01> : tensor<f32>
    %1 = kina.mul %arg27, %0 : tensor<f32>
    %2:2 = call @"_momentum<S=[4], T=F32>"(%arg0, %arg9, %arg18, %1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
    %3:2 = call @"_momentum<S=[4], T=F32>"(%arg1, %arg10, %arg19, %1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
    %4:2 = call @"_momentum<S=[4, 4], T=F32>"(%arg2, %arg11, %arg20, %1) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
    %5:2 = call @"_momentum<S=[4], T=F32>"(%arg3, %arg12, %arg21, %1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
    %6:2 = call @"_momentum<S=[4, 4], T=F32>"(%arg4, %arg13, %arg22, %1) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
    %7:2 = call @"_momentum<S=[4], T=F32>"(%arg5, %arg14, %arg23, %1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
    %8:2 = call @"_momentum<S=[4, 4], T=F32>"(%arg6, %arg15, %arg24, %1) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
    %9:2 = call @"_momentum<S=[], T=F32>"(%arg7, %arg16, %arg25, %1) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %10:2 = call @"_momentum<S=[4], T=F32>"(%arg8, %arg17, %arg26, %1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
    return %2#0, %3#0, %4#0, %5#0, %6#0, %7#0, %8#0, %9#0, %10#0, %2#1, %3#1, %4#1, %5#1, %6#1, %7#1, %8#1, %9#1, %10#1 : tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4xf32>
  }
  func.func @forward(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4x4xf32>, %arg7: tensor<f32>, %arg8: tensor<4xf32>, %arg9: tensor<4xf32>) -> tensor<4xf32> {
    %0 = kina.constant dense<2.000000e+00> : tensor<4xf32>
    %1 = kina.constant dense<0.000000e+00> : tensor<4xf32>
    %2 = kina.add %arg9, %arg0 : tensor<4xf32>
    %3 = call @"_block<D=4>"(%2, %arg1, %arg2) : (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %4 = call @"_block<D=4>"(%3, %arg3, %arg4) : (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %5 = call @"_block<D=4>"(%4, %arg5, %arg6) : (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %6 = kina.mul %arg5, %1 : tensor<4xf32>
    %7 = kina.add %5, %6 : tensor<4xf32>
    %8 = kina.add %7, %arg3 : tensor<4xf32>
    %9 = kina.mul %arg1, %0 : tensor<4xf32>
    %10 = kina.add %8, %9 : tensor<4xf32>
    %11 = kina.mul %10, %arg5 : tensor<4xf32>
    return %11 : tensor<4xf32>
  }
  func.func @grow(%arg0: tensor<4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4xf32>) {
    %0 = kina.constant dense<5.000000e-01> : tensor<f32>
    %1 = kina.constant dense<2.000000e+00> : tensor<4xf32>
    %2 = kina.constant dense<2.000000e+00> : tensor<4x4xf32>
    %3 = kina.mul %arg1, %2 : tensor<4x4xf32>
    %4 = kina.mul %arg0, %1 : tensor<4xf32>
    return %arg0, %4, %arg1, %arg0, %3, %1, %arg1, %0, %arg0 : tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4xf32>
  }
  func.func private @"_momentum<S=[4], T=F32>"(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = kina.constant dense<1.000000e-01> : tensor<4xf32>
    %1 = kina.constant dense<0.899999976> : tensor<4xf32>
    %2 = kina.mul %arg2, %1 : tensor<4xf32>
    %3 = kina.mul %arg1, %0 : tensor<4xf32>
    %4 = kina.add %2, %3 : tensor<4xf32>
    %5 = kina.broadcast %arg3 : tensor<f32> -> tensor<4xf32>
    %6 = kina.mul %5, %4 : tensor<4xf32>
    %7 = kina.sub %arg0, %6 : tensor<4xf32>
    return %7, %4 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @"_momentum<S=[4, 4], T=F32>"(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<f32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %0 = kina.constant dense<1.000000e-01> : tensor<4x4xf32>
    %1 = kina.constant dense<0.899999976> : tensor<4x4xf32>
    %2 = kina.mul %arg2, %1 : tensor<4x4xf32>
    %3 = kina.mul %arg1, %0 : tensor<4x4xf32>
    %4 = kina.add %2, %3 : tensor<4x4xf32>
    %5 = kina.broadcast %arg3 : tensor<f32> -> tensor<4x4xf32>
    %6 = kina.mul %5, %4 : tensor<4x4xf32>
    %7 = kina.sub %arg0, %6 : tensor<4x4xf32>
    return %7, %4 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @"_momentum<S=[], T=F32>"(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = kina.constant dense<1.000000e-01> : tensor<f32>
    %1 = kina.constant dense<0.899999976> : tensor<f32>
    %2 = kina.mul %arg2, %1 : tensor<f32>
    %3 = kina.mul %arg1, %0 : tensor<f32>
    %4 = kina.add %2, %3 : tensor<f32>
    %5 = kina.mul %arg3, %4 : tensor<f32>
    %6 = kina.sub %arg0, %5 : tensor<f32>
    return %6, %4 : tensor<f32>, tensor<f32>
  }
  func.func private @"_block<D=4>"(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4x4xf32>) -> tensor<4xf32> {
    %0 = kina.mul %arg0, %arg1 : tensor<4xf32>
    %1 = kina.reduce sum %arg2 axis = 0 order = sequential : tensor<4x4xf32> -> tensor<4xf32>
    %2 = kina.add %0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}
