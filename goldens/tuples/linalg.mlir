#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @moments(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x1xf32>, tensor<4x1xf32>) {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 6.000000e+00 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x1xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x6xf32>) outs(%1 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.addf %out, %in : f32
      linalg.yield %10 : f32
    } -> tensor<4x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<4x1xf32>) outs(%0 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.divf %in, %cst_0 : f32
      linalg.yield %10 : f32
    } -> tensor<4x1xf32>
    %4 = tensor.empty() : tensor<4x6xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x6xf32>) outs(%4 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.mulf %in, %in : f32
      linalg.yield %10 : f32
    } -> tensor<4x6xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<4x6xf32>) outs(%1 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.addf %out, %in : f32
      linalg.yield %10 : f32
    } -> tensor<4x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<4x1xf32>) outs(%0 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.divf %in, %cst_0 : f32
      linalg.yield %10 : f32
    } -> tensor<4x1xf32>
    %8:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %7 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%0, %0 : tensor<4x1xf32>, tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32, %out_3: f32):
      %10 = arith.mulf %in, %in : f32
      %11 = arith.subf %in_2, %10 : f32
      %12 = arith.addf %11, %cst : f32
      %13 = math.sqrt %12 : f32
      linalg.yield %11, %13 : f32, f32
    } -> (tensor<4x1xf32>, tensor<4x1xf32>)
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3, %8#1 : tensor<4x6xf32>, tensor<4x1xf32>, tensor<4x1xf32>) outs(%4 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %out: f32):
      %10 = arith.subf %in, %in_2 : f32
      %11 = arith.divf %10, %in_3 : f32
      linalg.yield %11 : f32
    } -> tensor<4x6xf32>
    return %9, %3, %8#0 : tensor<4x6xf32>, tensor<4x1xf32>, tensor<4x1xf32>
  }
  func.func @swap(%arg0: tensor<4x1xf32>, %arg1: tensor<4x1xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>) {
    return %arg1, %arg0 : tensor<4x1xf32>, tensor<4x1xf32>
  }
}
