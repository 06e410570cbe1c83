#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (0, 0)>
module {
  func.func @adamw_step(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<1x1xf32>, %arg5: tensor<1x1xf32>, %arg6: tensor<1x1xf32>, %arg7: tensor<1x1xf32>, %arg8: tensor<1x1xf32>, %arg9: tensor<1x1xf32>, %arg10: tensor<1x1xf32>, %arg11: tensor<1x1xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %0 = tensor.empty() : tensor<1x1xf32>
    %1:5 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map, #map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg11, %arg5, %arg6, %arg9, %arg10, %arg4, %arg8 : tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%0, %0, %0, %0, %0 : tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_0: f32, %in_1: f32, %in_2: f32, %in_3: f32, %in_4: f32, %in_5: f32, %out: f32, %out_6: f32, %out_7: f32, %out_8: f32, %out_9: f32):
      %4 = arith.subf %in, %in_0 : f32
      %5 = arith.subf %in, %in_1 : f32
      %6 = arith.subf %in, %in_2 : f32
      %7 = arith.subf %in, %in_3 : f32
      %8 = math.sqrt %7 : f32
      %9 = arith.mulf %in_4, %in_5 : f32
      %10 = arith.subf %in, %9 : f32
      %11 = arith.divf %in_4, %6 : f32
      linalg.yield %4, %5, %8, %10, %11 : f32, f32, f32, f32, f32
    } -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>)
    %2 = tensor.empty() : tensor<4x8xf32>
    %3:3 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map, #map1, #map, #map1, #map1, #map1, #map, #map1, #map1, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %arg2, %1#0, %arg1, %arg6, %arg3, %1#1, %1#2, %arg7, %arg0, %1#3, %1#4 : tensor<1x1xf32>, tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<4x8xf32>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%2, %2, %2 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %in_1: f32, %in_2: f32, %in_3: f32, %in_4: f32, %in_5: f32, %in_6: f32, %in_7: f32, %in_8: f32, %in_9: f32, %in_10: f32, %out: f32, %out_11: f32, %out_12: f32):
      %4 = arith.mulf %in, %in_0 : f32
      %5 = arith.mulf %in_1, %in_2 : f32
      %6 = arith.addf %4, %5 : f32
      %7 = arith.mulf %in_3, %in_4 : f32
      %8 = arith.mulf %in_2, %in_2 : f32
      %9 = arith.mulf %in_5, %8 : f32
      %10 = arith.addf %7, %9 : f32
      %11 = math.sqrt %10 : f32
      %12 = arith.divf %11, %in_6 : f32
      %13 = arith.addf %12, %in_7 : f32
      %14 = arith.mulf %in_8, %in_9 : f32
      %15 = arith.mulf %in_10, %6 : f32
      %16 = arith.divf %15, %13 : f32
      %17 = arith.subf %14, %16 : f32
      linalg.yield %6, %10, %17 : f32, f32, f32
    } -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
    return %3#2, %3#0, %3#1 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
}
