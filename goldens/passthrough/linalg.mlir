#map = affine_map<(d0) -> (d0)>
module {
  func.func @same(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    return %arg0 : tensor<7xf32>
  }
  func.func @twice(%arg0: tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>) {
    %0 = tensor.empty() : tensor<7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<7xf32>) outs(%0 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.addf %in, %in : f32
      linalg.yield %2 : f32
    } -> tensor<7xf32>
    return %1, %1 : tensor<7xf32>, tensor<7xf32>
  }
  func.func @rotate(%arg0: tensor<7xf32>, %arg1: tensor<7xf32>, %arg2: tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) {
    return %arg1, %arg2, %arg0 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
  func.func @fixed(%arg0: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
    %cst = arith.constant dense<[1, -1]> : tensor<2xi32>
    return %cst, %arg0 : tensor<2xi32>, tensor<2xi32>
  }
  func.func @feed(%arg0: tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<7xf32>
    %1:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<7xf32>) outs(%0, %0 : tensor<7xf32>, tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32, %out_0: f32):
      %2 = arith.mulf %in, %cst : f32
      %3 = arith.subf %2, %in : f32
      linalg.yield %2, %3 : f32, f32
    } -> (tensor<7xf32>, tensor<7xf32>)
    return %1#0, %1#1 : tensor<7xf32>, tensor<7xf32>
  }
}
