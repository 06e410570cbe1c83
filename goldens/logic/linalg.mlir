#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @both(%arg0: tensor<3x11xi1>, %arg1: tensor<3x11xi1>) -> tensor<3x11xi1> {
    %0 = tensor.empty() : tensor<3x11xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<3x11xi1>, tensor<3x11xi1>) outs(%0 : tensor<3x11xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %2 = arith.andi %in, %in_0 : i1
      linalg.yield %2 : i1
    } -> tensor<3x11xi1>
    return %1 : tensor<3x11xi1>
  }
  func.func @either(%arg0: tensor<3x11xi1>, %arg1: tensor<3x11xi1>) -> tensor<3x11xi1> {
    %true = arith.constant true
    %0 = tensor.empty() : tensor<3x11xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0 : tensor<3x11xi1>, tensor<3x11xi1>) outs(%0 : tensor<3x11xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %2 = arith.xori %in, %true : i1
      %3 = arith.ori %in_0, %2 : i1
      linalg.yield %3 : i1
    } -> tensor<3x11xi1>
    return %1 : tensor<3x11xi1>
  }
  func.func @same(%arg0: tensor<3x11xi1>, %arg1: tensor<3x11xi1>) -> tensor<3x11xi1> {
    %0 = tensor.empty() : tensor<3x11xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<3x11xi1>, tensor<3x11xi1>) outs(%0 : tensor<3x11xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %2 = arith.cmpi eq, %in, %in_0 : i1
      linalg.yield %2 : i1
    } -> tensor<3x11xi1>
    return %1 : tensor<3x11xi1>
  }
  func.func @pick(%arg0: tensor<3x11xi1>, %arg1: tensor<3x11xf32>, %arg2: tensor<3x11xf32>) -> tensor<3x11xf32> {
    %0 = tensor.empty() : tensor<3x11xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<3x11xi1>, tensor<3x11xf32>, tensor<3x11xf32>) outs(%0 : tensor<3x11xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %2 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %2 : f32
    } -> tensor<3x11xf32>
    return %1 : tensor<3x11xf32>
  }
  func.func @any_row(%arg0: tensor<3x11xi1>) -> tensor<3xi1> {
    %false = arith.constant false
    %0 = tensor.empty() : tensor<3xi1>
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<3xi1>) -> tensor<3xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<3x11xi1>) outs(%1 : tensor<3xi1>) {
    ^bb0(%in: i1, %out: i1):
      %3 = arith.ori %out, %in : i1
      linalg.yield %3 : i1
    } -> tensor<3xi1>
    return %2 : tensor<3xi1>
  }
  func.func @all_column(%arg0: tensor<3x11xi1>) -> tensor<1x11xi1> {
    %true = arith.constant true
    %0 = tensor.empty() : tensor<1x11xi1>
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<1x11xi1>) -> tensor<1x11xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<3x11xi1>) outs(%1 : tensor<1x11xi1>) {
    ^bb0(%in: i1, %out: i1):
      %3 = arith.andi %out, %in : i1
      linalg.yield %3 : i1
    } -> tensor<1x11xi1>
    return %2 : tensor<1x11xi1>
  }
}
