#map = affine_map<(d0) -> (d0)>
module {
  func.func @less(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>) -> tensor<29xi1> {
    %0 = tensor.empty() : tensor<29xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<29xf32>, tensor<29xf32>) outs(%0 : tensor<29xi1>) {
    ^bb0(%in: f32, %in_0: f32, %out: i1):
      %2 = arith.cmpf olt, %in, %in_0 : f32
      linalg.yield %2 : i1
    } -> tensor<29xi1>
    return %1 : tensor<29xi1>
  }
  func.func @less_equal(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>) -> tensor<29xi1> {
    %0 = tensor.empty() : tensor<29xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<29xf32>, tensor<29xf32>) outs(%0 : tensor<29xi1>) {
    ^bb0(%in: f32, %in_0: f32, %out: i1):
      %2 = arith.cmpf ole, %in, %in_0 : f32
      linalg.yield %2 : i1
    } -> tensor<29xi1>
    return %1 : tensor<29xi1>
  }
  func.func @greater(%arg0: tensor<29xf64>, %arg1: tensor<29xf64>) -> tensor<29xi1> {
    %0 = tensor.empty() : tensor<29xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<29xf64>, tensor<29xf64>) outs(%0 : tensor<29xi1>) {
    ^bb0(%in: f64, %in_0: f64, %out: i1):
      %2 = arith.cmpf ogt, %in, %in_0 : f64
      linalg.yield %2 : i1
    } -> tensor<29xi1>
    return %1 : tensor<29xi1>
  }
  func.func @greater_equal(%arg0: tensor<29xi32>, %arg1: tensor<29xi32>) -> tensor<29xi1> {
    %0 = tensor.empty() : tensor<29xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<29xi32>, tensor<29xi32>) outs(%0 : tensor<29xi1>) {
    ^bb0(%in: i32, %in_0: i32, %out: i1):
      %2 = arith.cmpi sge, %in, %in_0 : i32
      linalg.yield %2 : i1
    } -> tensor<29xi1>
    return %1 : tensor<29xi1>
  }
  func.func @equal(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>) -> tensor<29xi1> {
    %0 = tensor.empty() : tensor<29xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<29xf32>, tensor<29xf32>) outs(%0 : tensor<29xi1>) {
    ^bb0(%in: f32, %in_0: f32, %out: i1):
      %2 = arith.cmpf oeq, %in, %in_0 : f32
      linalg.yield %2 : i1
    } -> tensor<29xi1>
    return %1 : tensor<29xi1>
  }
  func.func @not_equal(%arg0: tensor<29xf32>, %arg1: tensor<29xf32>) -> tensor<29xi1> {
    %0 = tensor.empty() : tensor<29xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<29xf32>, tensor<29xf32>) outs(%0 : tensor<29xi1>) {
    ^bb0(%in: f32, %in_0: f32, %out: i1):
      %2 = arith.cmpf une, %in, %in_0 : f32
      linalg.yield %2 : i1
    } -> tensor<29xi1>
    return %1 : tensor<29xi1>
  }
  func.func @equal_i64(%arg0: tensor<29xi64>, %arg1: tensor<29xi64>) -> tensor<29xi1> {
    %0 = tensor.empty() : tensor<29xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<29xi64>, tensor<29xi64>) outs(%0 : tensor<29xi1>) {
    ^bb0(%in: i64, %in_0: i64, %out: i1):
      %2 = arith.cmpi eq, %in, %in_0 : i64
      linalg.yield %2 : i1
    } -> tensor<29xi1>
    return %1 : tensor<29xi1>
  }
}
