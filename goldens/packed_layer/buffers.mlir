#map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @layer(%arg0: memref<16x24xf32>, %arg1: memref<64x24xf32>, %arg2: memref<16x64xf32>, %arg3: memref<6144xi8>) attributes {kina.inplace = [], kina.inputs = 2 : i64, kina.workspace_bytes = 6144 : i64} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %expand_shape = memref.expand_shape %arg2 [[0], [1, 2]] output_shape [16, 2, 32] : memref<16x64xf32> into memref<16x2x32xf32>
    %expand_shape_0 = memref.expand_shape %arg1 [[0, 1], [2]] output_shape [2, 32, 24] : memref<64x24xf32> into memref<2x32x24xf32>
    %view = memref.view %arg3[%c0][] : memref<6144xi8> to memref<2x24x32xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expand_shape_0 : memref<2x32x24xf32>) outs(%view : memref<2x24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : f32) outs(%expand_shape : memref<16x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %view : memref<16x24xf32>, memref<2x24x32xf32>) outs(%expand_shape : memref<16x2x32xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %0 = math.fma %in, %in_1, %out : f32
      linalg.yield %0 : f32
    }
    return
  }
}
