#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @greedy(%arg0: memref<1x4x8xf32>, %arg1: memref<1x4xi64>, %arg2: memref<64xi8>) attributes {kina.inplace = [], kina.inputs = 1 : i64, kina.workspace_bytes = 64 : i64} {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %c0 = arith.constant 0 : index
    %view = memref.view %arg2[%c0][] : memref<64xi8> to memref<1x4xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : f32) outs(%view : memref<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%c0_i64 : i64) outs(%arg1 : memref<1x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    }
    linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : memref<1x4x8xf32>) outs(%view, %arg1 : memref<1x4xf32>, memref<1x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_0: i64):
      %0 = arith.cmpf ogt, %in, %out : f32
      %1 = arith.select %0, %in, %out : f32
      %2 = linalg.index 2 : index
      %3 = arith.index_cast %2 : index to i64
      %4 = arith.select %0, %3, %out_0 : i64
      linalg.yield %1, %4 : f32, i64
    }
    return
  }
}
