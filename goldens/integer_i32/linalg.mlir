#map = affine_map<(d0) -> (d0)>
module {
  func.func @plus(%arg0: tensor<41xi32>, %arg1: tensor<41xi32>) -> tensor<41xi32> {
    %0 = tensor.empty() : tensor<41xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<41xi32>, tensor<41xi32>) outs(%0 : tensor<41xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.addi %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<41xi32>
    return %1 : tensor<41xi32>
  }
  func.func @minus(%arg0: tensor<41xi32>, %arg1: tensor<41xi32>) -> tensor<41xi32> {
    %0 = tensor.empty() : tensor<41xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<41xi32>, tensor<41xi32>) outs(%0 : tensor<41xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.subi %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<41xi32>
    return %1 : tensor<41xi32>
  }
  func.func @times(%arg0: tensor<41xi32>, %arg1: tensor<41xi32>) -> tensor<41xi32> {
    %0 = tensor.empty() : tensor<41xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<41xi32>, tensor<41xi32>) outs(%0 : tensor<41xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.muli %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<41xi32>
    return %1 : tensor<41xi32>
  }
  func.func @over(%arg0: tensor<41xi32>, %arg1: tensor<41xi32>) -> tensor<41xi32> {
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = tensor.empty() : tensor<41xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<41xi32>, tensor<41xi32>) outs(%0 : tensor<41xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.cmpi eq, %in_0, %c0_i32 : i32
      %3 = arith.cmpi eq, %in_0, %c-1_i32 : i32
      %4 = arith.ori %2, %3 : i1
      %5 = arith.select %4, %c1_i32, %in_0 : i32
      %6 = arith.divsi %in, %5 : i32
      %7 = arith.subi %c0_i32, %in : i32
      %8 = arith.select %3, %7, %6 : i32
      %9 = arith.select %2, %c-1_i32, %8 : i32
      linalg.yield %9 : i32
    } -> tensor<41xi32>
    return %1 : tensor<41xi32>
  }
  func.func @remainder(%arg0: tensor<41xi32>, %arg1: tensor<41xi32>) -> tensor<41xi32> {
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = tensor.empty() : tensor<41xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<41xi32>, tensor<41xi32>) outs(%0 : tensor<41xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.cmpi eq, %in_0, %c0_i32 : i32
      %3 = arith.cmpi eq, %in_0, %c-1_i32 : i32
      %4 = arith.ori %2, %3 : i1
      %5 = arith.select %4, %c1_i32, %in_0 : i32
      %6 = arith.remsi %in, %5 : i32
      %7 = arith.select %2, %in, %6 : i32
      linalg.yield %7 : i32
    } -> tensor<41xi32>
    return %1 : tensor<41xi32>
  }
  func.func @maximum(%arg0: tensor<41xi32>, %arg1: tensor<41xi32>) -> tensor<41xi32> {
    %0 = tensor.empty() : tensor<41xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<41xi32>, tensor<41xi32>) outs(%0 : tensor<41xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.maxsi %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<41xi32>
    return %1 : tensor<41xi32>
  }
  func.func @minimum(%arg0: tensor<41xi32>, %arg1: tensor<41xi32>) -> tensor<41xi32> {
    %0 = tensor.empty() : tensor<41xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<41xi32>, tensor<41xi32>) outs(%0 : tensor<41xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.minsi %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<41xi32>
    return %1 : tensor<41xi32>
  }
  func.func @negative(%arg0: tensor<41xi32>) -> tensor<41xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<41xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<41xi32>) outs(%0 : tensor<41xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = arith.subi %c0_i32, %in : i32
      linalg.yield %2 : i32
    } -> tensor<41xi32>
    return %1 : tensor<41xi32>
  }
  func.func @absolute(%arg0: tensor<41xi32>) -> tensor<41xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<41xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<41xi32>) outs(%0 : tensor<41xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = arith.subi %c0_i32, %in : i32
      %3 = arith.cmpi slt, %in, %c0_i32 : i32
      %4 = arith.select %3, %2, %in : i32
      linalg.yield %4 : i32
    } -> tensor<41xi32>
    return %1 : tensor<41xi32>
  }
  func.func @signum(%arg0: tensor<41xi32>) -> tensor<41xi32> {
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = tensor.empty() : tensor<41xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<41xi32>) outs(%0 : tensor<41xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = arith.minsi %in, %c1_i32 : i32
      %3 = arith.maxsi %2, %c-1_i32 : i32
      linalg.yield %3 : i32
    } -> tensor<41xi32>
    return %1 : tensor<41xi32>
  }
}
