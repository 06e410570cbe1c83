#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @step(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4x4xf32>, %arg7: tensor<f32>, %arg8: tensor<4xf32>, %arg9: tensor<4xf32>, %arg10: tensor<4xf32>, %arg11: tensor<4x4xf32>, %arg12: tensor<4xf32>, %arg13: tensor<4x4xf32>, %arg14: tensor<4xf32>, %arg15: tensor<4x4xf32>, %arg16: tensor<f32>, %arg17: tensor<4xf32>, %arg18: tensor<4xf32>, %arg19: tensor<4xf32>, %arg20: tensor<4x4xf32>, %arg21: tensor<4xf32>, %arg22: tensor<4x4xf32>, %arg23: tensor<4xf32>, %arg24: tensor<4x4xf32>, %arg25: tensor<f32>, %arg26: tensor<4xf32>, %arg27: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4xf32>) {
    %cst = arith.constant 1.000000e-01 : f32
    %cst_0 = arith.constant 0.899999976 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<f32>
    %1:3 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map, #map], iterator_types = []} ins(%arg27, %arg25, %arg16, %arg7 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) outs(%0, %0, %0 : tensor<f32>, tensor<f32>, tensor<f32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %out: f32, %out_5: f32, %out_6: f32):
      %12 = arith.mulf %in, %cst_1 : f32
      %13 = arith.mulf %in_2, %cst_0 : f32
      %14 = arith.mulf %in_3, %cst : f32
      %15 = arith.addf %13, %14 : f32
      %16 = arith.mulf %12, %15 : f32
      %17 = arith.subf %in_4, %16 : f32
      linalg.yield %12, %15, %17 : f32, f32, f32
    } -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %2 = tensor.empty() : tensor<4xf32>
    %3:2 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg18, %arg9, %1#0, %arg0 : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>) outs(%2, %2 : tensor<4xf32>, tensor<4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %out: f32, %out_5: f32):
      %12 = arith.mulf %in, %cst_0 : f32
      %13 = arith.mulf %in_2, %cst : f32
      %14 = arith.addf %12, %13 : f32
      %15 = arith.mulf %in_3, %14 : f32
      %16 = arith.subf %in_4, %15 : f32
      linalg.yield %14, %16 : f32, f32
    } -> (tensor<4xf32>, tensor<4xf32>)
    %4:2 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg19, %arg10, %1#0, %arg1 : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>) outs(%2, %2 : tensor<4xf32>, tensor<4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %out: f32, %out_5: f32):
      %12 = arith.mulf %in, %cst_0 : f32
      %13 = arith.mulf %in_2, %cst : f32
      %14 = arith.addf %12, %13 : f32
      %15 = arith.mulf %in_3, %14 : f32
      %16 = arith.subf %in_4, %15 : f32
      linalg.yield %14, %16 : f32, f32
    } -> (tensor<4xf32>, tensor<4xf32>)
    %5 = tensor.empty() : tensor<4x4xf32>
    %6:2 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg20, %arg11, %1#0, %arg2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4x4xf32>) outs(%5, %5 : tensor<4x4xf32>, tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %out: f32, %out_5: f32):
      %12 = arith.mulf %in, %cst_0 : f32
      %13 = arith.mulf %in_2, %cst : f32
      %14 = arith.addf %12, %13 : f32
      %15 = arith.mulf %in_3, %14 : f32
      %16 = arith.subf %in_4, %15 : f32
      linalg.yield %14, %16 : f32, f32
    } -> (tensor<4x4xf32>, tensor<4x4xf32>)
    %7:2 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg21, %arg12, %1#0, %arg3 : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>) outs(%2, %2 : tensor<4xf32>, tensor<4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %out: f32, %out_5: f32):
      %12 = arith.mulf %in, %cst_0 : f32
      %13 = arith.mulf %in_2, %cst : f32
      %14 = arith.addf %12, %13 : f32
      %15 = arith.mulf %in_3, %14 : f32
      %16 = arith.subf %in_4, %15 : f32
      linalg.yield %14, %16 : f32, f32
    } -> (tensor<4xf32>, tensor<4xf32>)
    %8:2 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg22, %arg13, %1#0, %arg4 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4x4xf32>) outs(%5, %5 : tensor<4x4xf32>, tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %out: f32, %out_5: f32):
      %12 = arith.mulf %in, %cst_0 : f32
      %13 = arith.mulf %in_2, %cst : f32
      %14 = arith.addf %12, %13 : f32
      %15 = arith.mulf %in_3, %14 : f32
      %16 = arith.subf %in_4, %15 : f32
      linalg.yield %14, %16 : f32, f32
    } -> (tensor<4x4xf32>, tensor<4x4xf32>)
    %9:2 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg23, %arg14, %1#0, %arg5 : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>) outs(%2, %2 : tensor<4xf32>, tensor<4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %out: f32, %out_5: f32):
      %12 = arith.mulf %in, %cst_0 : f32
      %13 = arith.mulf %in_2, %cst : f32
      %14 = arith.addf %12, %13 : f32
      %15 = arith.mulf %in_3, %14 : f32
      %16 = arith.subf %in_4, %15 : f32
      linalg.yield %14, %16 : f32, f32
    } -> (tensor<4xf32>, tensor<4xf32>)
    %10:2 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg24, %arg15, %1#0, %arg6 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4x4xf32>) outs(%5, %5 : tensor<4x4xf32>, tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %out: f32, %out_5: f32):
      %12 = arith.mulf %in, %cst_0 : f32
      %13 = arith.mulf %in_2, %cst : f32
      %14 = arith.addf %12, %13 : f32
      %15 = arith.mulf %in_3, %14 : f32
      %16 = arith.subf %in_4, %15 : f32
      linalg.yield %14, %16 : f32, f32
    } -> (tensor<4x4xf32>, tensor<4x4xf32>)
    %11:2 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg26, %arg17, %1#0, %arg8 : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>) outs(%2, %2 : tensor<4xf32>, tensor<4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %out: f32, %out_5: f32):
      %12 = arith.mulf %in, %cst_0 : f32
      %13 = arith.mulf %in_2, %cst : f32
      %14 = arith.addf %12, %13 : f32
      %15 = arith.mulf %in_3, %14 : f32
      %16 = arith.subf %in_4, %15 : f32
      linalg.yield %14, %16 : f32, f32
    } -> (tensor<4xf32>, tensor<4xf32>)
    return %3#1, %4#1, %6#1, %7#1, %8#1, %9#1, %10#1, %1#2, %11#1, %3#0, %4#0, %6#0, %7#0, %8#0, %9#0, %10#0, %1#1, %11#0 : tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4xf32>
  }
  func.func @forward(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4x4xf32>, %arg7: tensor<f32>, %arg8: tensor<4xf32>, %arg9: tensor<4xf32>) -> tensor<4xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["reduction", "parallel"]} ins(%arg2 : tensor<4x4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %out, %in : f32
      linalg.yield %6 : f32
    } -> tensor<4xf32>
    %3 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["reduction", "parallel"]} ins(%arg4 : tensor<4x4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %out, %in : f32
      linalg.yield %6 : f32
    } -> tensor<4xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["reduction", "parallel"]} ins(%arg6 : tensor<4x4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %out, %in : f32
      linalg.yield %6 : f32
    } -> tensor<4xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1, #map1, #map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg9, %arg0, %arg1, %2, %arg3, %3, %arg5, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %in_5: f32, %in_6: f32, %in_7: f32, %in_8: f32, %out: f32):
      %6 = arith.addf %in, %in_2 : f32
      %7 = arith.mulf %6, %in_3 : f32
      %8 = arith.addf %7, %in_4 : f32
      %9 = arith.mulf %8, %in_5 : f32
      %10 = arith.addf %9, %in_6 : f32
      %11 = arith.mulf %10, %in_7 : f32
      %12 = arith.addf %11, %in_8 : f32
      %13 = arith.mulf %in_7, %cst_0 : f32
      %14 = arith.addf %12, %13 : f32
      %15 = arith.addf %14, %in_5 : f32
      %16 = arith.mulf %in_3, %cst : f32
      %17 = arith.addf %15, %16 : f32
      %18 = arith.mulf %17, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<4xf32>
    return %5 : tensor<4xf32>
  }
  func.func @grow(%arg0: tensor<4xf32>, %arg1: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    %4 = tensor.empty() : tensor<4x4xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x4xf32>) outs(%4 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.mulf %in, %cst : f32
      linalg.yield %7 : f32
    } -> tensor<4x4xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%2 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.mulf %in, %cst : f32
      linalg.yield %7 : f32
    } -> tensor<4xf32>
    return %arg0, %6, %arg1, %arg0, %5, %3, %arg1, %1, %arg0 : tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4xf32>
  }
}
