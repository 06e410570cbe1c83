#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (0, 0)>
module {
  func.func @adamw_step(%arg0: memref<4x8xf32>, %arg1: memref<4x8xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xf32>, %arg4: memref<1x1xf32>, %arg5: memref<1x1xf32>, %arg6: memref<1x1xf32>, %arg7: memref<1x1xf32>, %arg8: memref<1x1xf32>, %arg9: memref<1x1xf32>, %arg10: memref<1x1xf32>, %arg11: memref<1x1xf32>, %arg12: memref<4x8xf32>, %arg13: memref<4x8xf32>, %arg14: memref<4x8xf32>, %arg15: memref<320xi8>) attributes {kina.inplace = [array<i64: 0, 0>, array<i64: 1, 2>, array<i64: 2, 3>], kina.inputs = 12 : i64, kina.workspace_bytes = 320 : i64} {
    %c256 = arith.constant 256 : index
    %c192 = arith.constant 192 : index
    %c128 = arith.constant 128 : index
    %c64 = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    %view = memref.view %arg15[%c0][] : memref<320xi8> to memref<1x1xf32>
    %view_0 = memref.view %arg15[%c64][] : memref<320xi8> to memref<1x1xf32>
    %view_1 = memref.view %arg15[%c128][] : memref<320xi8> to memref<1x1xf32>
    %view_2 = memref.view %arg15[%c192][] : memref<320xi8> to memref<1x1xf32>
    %view_3 = memref.view %arg15[%c256][] : memref<320xi8> to memref<1x1xf32>
    linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map, #map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg11, %arg5, %arg6, %arg9, %arg10, %arg4, %arg8 : memref<1x1xf32>, memref<1x1xf32>, memref<1x1xf32>, memref<1x1xf32>, memref<1x1xf32>, memref<1x1xf32>, memref<1x1xf32>) outs(%view, %view_0, %view_1, %view_2, %view_3 : memref<1x1xf32>, memref<1x1xf32>, memref<1x1xf32>, memref<1x1xf32>, memref<1x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %in_5: f32, %in_6: f32, %in_7: f32, %in_8: f32, %in_9: f32, %out: f32, %out_10: f32, %out_11: f32, %out_12: f32, %out_13: f32):
      %0 = arith.subf %in, %in_4 : f32
      %1 = arith.subf %in, %in_5 : f32
      %2 = arith.subf %in, %in_6 : f32
      %3 = arith.subf %in, %in_7 : f32
      %4 = math.sqrt %3 : f32
      %5 = arith.mulf %in_8, %in_9 : f32
      %6 = arith.subf %in, %5 : f32
      %7 = arith.divf %in_8, %2 : f32
      linalg.yield %0, %1, %4, %6, %7 : f32, f32, f32, f32, f32
    }
    linalg.generic {indexing_maps = [#map1, #map, #map1, #map, #map1, #map, #map1, #map1, #map1, #map, #map1, #map1, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %arg2, %view, %arg1, %arg6, %arg3, %view_0, %view_1, %arg7, %arg0, %view_2, %view_3 : memref<1x1xf32>, memref<4x8xf32>, memref<1x1xf32>, memref<4x8xf32>, memref<1x1xf32>, memref<4x8xf32>, memref<1x1xf32>, memref<1x1xf32>, memref<1x1xf32>, memref<4x8xf32>, memref<1x1xf32>, memref<1x1xf32>) outs(%arg13, %arg14, %arg12 : memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %in_5: f32, %in_6: f32, %in_7: f32, %in_8: f32, %in_9: f32, %in_10: f32, %in_11: f32, %in_12: f32, %in_13: f32, %in_14: f32, %out: f32, %out_15: f32, %out_16: f32):
      %0 = arith.mulf %in, %in_4 : f32
      %1 = arith.mulf %in_5, %in_6 : f32
      %2 = arith.addf %0, %1 : f32
      %3 = arith.mulf %in_7, %in_8 : f32
      %4 = arith.mulf %in_6, %in_6 : f32
      %5 = arith.mulf %in_9, %4 : f32
      %6 = arith.addf %3, %5 : f32
      %7 = math.sqrt %6 : f32
      %8 = arith.divf %7, %in_10 : f32
      %9 = arith.addf %8, %in_11 : f32
      %10 = arith.mulf %in_12, %in_13 : f32
      %11 = arith.mulf %in_14, %2 : f32
      %12 = arith.divf %11, %9 : f32
      %13 = arith.subf %10, %12 : f32
      linalg.yield %2, %6, %13 : f32, f32, f32
    }
    return
  }
}
