#map = affine_map<(d0) -> (d0)>
module {
  func.func @plus(%arg0: tensor<41xi64>, %arg1: tensor<41xi64>) -> tensor<41xi64> {
    %0 = tensor.empty() : tensor<41xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<41xi64>, tensor<41xi64>) outs(%0 : tensor<41xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.addi %in, %in_0 : i64
      linalg.yield %2 : i64
    } -> tensor<41xi64>
    return %1 : tensor<41xi64>
  }
  func.func @minus(%arg0: tensor<41xi64>, %arg1: tensor<41xi64>) -> tensor<41xi64> {
    %0 = tensor.empty() : tensor<41xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<41xi64>, tensor<41xi64>) outs(%0 : tensor<41xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.subi %in, %in_0 : i64
      linalg.yield %2 : i64
    } -> tensor<41xi64>
    return %1 : tensor<41xi64>
  }
  func.func @times(%arg0: tensor<41xi64>, %arg1: tensor<41xi64>) -> tensor<41xi64> {
    %0 = tensor.empty() : tensor<41xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<41xi64>, tensor<41xi64>) outs(%0 : tensor<41xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.muli %in, %in_0 : i64
      linalg.yield %2 : i64
    } -> tensor<41xi64>
    return %1 : tensor<41xi64>
  }
  func.func @over(%arg0: tensor<41xi64>, %arg1: tensor<41xi64>) -> tensor<41xi64> {
    %c-1_i64 = arith.constant -1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %0 = tensor.empty() : tensor<41xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<41xi64>, tensor<41xi64>) outs(%0 : tensor<41xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.cmpi eq, %in_0, %c0_i64 : i64
      %3 = arith.cmpi eq, %in_0, %c-1_i64 : i64
      %4 = arith.ori %2, %3 : i1
      %5 = arith.select %4, %c1_i64, %in_0 : i64
      %6 = arith.divsi %in, %5 : i64
      %7 = arith.subi %c0_i64, %in : i64
      %8 = arith.select %3, %7, %6 : i64
      %9 = arith.select %2, %c-1_i64, %8 : i64
      linalg.yield %9 : i64
    } -> tensor<41xi64>
    return %1 : tensor<41xi64>
  }
  func.func @remainder(%arg0: tensor<41xi64>, %arg1: tensor<41xi64>) -> tensor<41xi64> {
    %c-1_i64 = arith.constant -1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %0 = tensor.empty() : tensor<41xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<41xi64>, tensor<41xi64>) outs(%0 : tensor<41xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.cmpi eq, %in_0, %c0_i64 : i64
      %3 = arith.cmpi eq, %in_0, %c-1_i64 : i64
      %4 = arith.ori %2, %3 : i1
      %5 = arith.select %4, %c1_i64, %in_0 : i64
      %6 = arith.remsi %in, %5 : i64
      %7 = arith.select %2, %in, %6 : i64
      linalg.yield %7 : i64
    } -> tensor<41xi64>
    return %1 : tensor<41xi64>
  }
  func.func @maximum(%arg0: tensor<41xi64>, %arg1: tensor<41xi64>) -> tensor<41xi64> {
    %0 = tensor.empty() : tensor<41xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<41xi64>, tensor<41xi64>) outs(%0 : tensor<41xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.maxsi %in, %in_0 : i64
      linalg.yield %2 : i64
    } -> tensor<41xi64>
    return %1 : tensor<41xi64>
  }
  func.func @minimum(%arg0: tensor<41xi64>, %arg1: tensor<41xi64>) -> tensor<41xi64> {
    %0 = tensor.empty() : tensor<41xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<41xi64>, tensor<41xi64>) outs(%0 : tensor<41xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %2 = arith.minsi %in, %in_0 : i64
      linalg.yield %2 : i64
    } -> tensor<41xi64>
    return %1 : tensor<41xi64>
  }
  func.func @negative(%arg0: tensor<41xi64>) -> tensor<41xi64> {
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<41xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<41xi64>) outs(%0 : tensor<41xi64>) {
    ^bb0(%in: i64, %out: i64):
      %2 = arith.subi %c0_i64, %in : i64
      linalg.yield %2 : i64
    } -> tensor<41xi64>
    return %1 : tensor<41xi64>
  }
  func.func @absolute(%arg0: tensor<41xi64>) -> tensor<41xi64> {
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<41xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<41xi64>) outs(%0 : tensor<41xi64>) {
    ^bb0(%in: i64, %out: i64):
      %2 = arith.subi %c0_i64, %in : i64
      %3 = arith.cmpi slt, %in, %c0_i64 : i64
      %4 = arith.select %3, %2, %in : i64
      linalg.yield %4 : i64
    } -> tensor<41xi64>
    return %1 : tensor<41xi64>
  }
  func.func @signum(%arg0: tensor<41xi64>) -> tensor<41xi64> {
    %c-1_i64 = arith.constant -1 : i64
    %c1_i64 = arith.constant 1 : i64
    %0 = tensor.empty() : tensor<41xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<41xi64>) outs(%0 : tensor<41xi64>) {
    ^bb0(%in: i64, %out: i64):
      %2 = arith.minsi %in, %c1_i64 : i64
      %3 = arith.maxsi %2, %c-1_i64 : i64
      linalg.yield %3 : i64
    } -> tensor<41xi64>
    return %1 : tensor<41xi64>
  }
}
