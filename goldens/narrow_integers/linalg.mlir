#map = affine_map<(d0) -> (d0)>
module {
  func.func @plus_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %0 = tensor.empty() : tensor<71xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi16>, tensor<71xi16>) outs(%0 : tensor<71xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %2 = arith.addi %in, %in_0 : i16
      linalg.yield %2 : i16
    } -> tensor<71xi16>
    return %1 : tensor<71xi16>
  }
  func.func @minus_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %0 = tensor.empty() : tensor<71xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi16>, tensor<71xi16>) outs(%0 : tensor<71xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %2 = arith.subi %in, %in_0 : i16
      linalg.yield %2 : i16
    } -> tensor<71xi16>
    return %1 : tensor<71xi16>
  }
  func.func @times_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %0 = tensor.empty() : tensor<71xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi16>, tensor<71xi16>) outs(%0 : tensor<71xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %2 = arith.muli %in, %in_0 : i16
      linalg.yield %2 : i16
    } -> tensor<71xi16>
    return %1 : tensor<71xi16>
  }
  func.func @over_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %c-1_i16 = arith.constant -1 : i16
    %c0_i16 = arith.constant 0 : i16
    %c1_i16 = arith.constant 1 : i16
    %0 = tensor.empty() : tensor<71xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi16>, tensor<71xi16>) outs(%0 : tensor<71xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %2 = arith.cmpi eq, %in_0, %c0_i16 : i16
      %3 = arith.cmpi eq, %in_0, %c-1_i16 : i16
      %4 = arith.ori %2, %3 : i1
      %5 = arith.select %4, %c1_i16, %in_0 : i16
      %6 = arith.divsi %in, %5 : i16
      %7 = arith.subi %c0_i16, %in : i16
      %8 = arith.select %3, %7, %6 : i16
      %9 = arith.select %2, %c-1_i16, %8 : i16
      linalg.yield %9 : i16
    } -> tensor<71xi16>
    return %1 : tensor<71xi16>
  }
  func.func @remainder_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %c-1_i16 = arith.constant -1 : i16
    %c0_i16 = arith.constant 0 : i16
    %c1_i16 = arith.constant 1 : i16
    %0 = tensor.empty() : tensor<71xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi16>, tensor<71xi16>) outs(%0 : tensor<71xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %2 = arith.cmpi eq, %in_0, %c0_i16 : i16
      %3 = arith.cmpi eq, %in_0, %c-1_i16 : i16
      %4 = arith.ori %2, %3 : i1
      %5 = arith.select %4, %c1_i16, %in_0 : i16
      %6 = arith.remsi %in, %5 : i16
      %7 = arith.select %2, %in, %6 : i16
      linalg.yield %7 : i16
    } -> tensor<71xi16>
    return %1 : tensor<71xi16>
  }
  func.func @maximum_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %0 = tensor.empty() : tensor<71xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi16>, tensor<71xi16>) outs(%0 : tensor<71xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %2 = arith.maxsi %in, %in_0 : i16
      linalg.yield %2 : i16
    } -> tensor<71xi16>
    return %1 : tensor<71xi16>
  }
  func.func @minimum_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %0 = tensor.empty() : tensor<71xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi16>, tensor<71xi16>) outs(%0 : tensor<71xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %2 = arith.minsi %in, %in_0 : i16
      linalg.yield %2 : i16
    } -> tensor<71xi16>
    return %1 : tensor<71xi16>
  }
  func.func @chain_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi16> {
    %c-1_i16 = arith.constant -1 : i16
    %c1_i16 = arith.constant 1 : i16
    %c0_i16 = arith.constant 0 : i16
    %0 = tensor.empty() : tensor<71xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi16>, tensor<71xi16>) outs(%0 : tensor<71xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %2 = arith.muli %in, %in_0 : i16
      %3 = arith.subi %c0_i16, %2 : i16
      %4 = arith.cmpi slt, %2, %c0_i16 : i16
      %5 = arith.select %4, %3, %2 : i16
      %6 = arith.cmpi eq, %in_0, %c0_i16 : i16
      %7 = arith.cmpi eq, %in_0, %c-1_i16 : i16
      %8 = arith.ori %6, %7 : i1
      %9 = arith.select %8, %c1_i16, %in_0 : i16
      %10 = arith.divsi %5, %9 : i16
      %11 = arith.subi %c0_i16, %5 : i16
      %12 = arith.select %7, %11, %10 : i16
      %13 = arith.select %6, %c-1_i16, %12 : i16
      %14 = arith.remsi %in, %9 : i16
      %15 = arith.select %6, %in, %14 : i16
      %16 = arith.subi %13, %15 : i16
      linalg.yield %16 : i16
    } -> tensor<71xi16>
    return %1 : tensor<71xi16>
  }
  func.func @negative_i16(%arg0: tensor<71xi16>) -> tensor<71xi16> {
    %c0_i16 = arith.constant 0 : i16
    %0 = tensor.empty() : tensor<71xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<71xi16>) outs(%0 : tensor<71xi16>) {
    ^bb0(%in: i16, %out: i16):
      %2 = arith.subi %c0_i16, %in : i16
      linalg.yield %2 : i16
    } -> tensor<71xi16>
    return %1 : tensor<71xi16>
  }
  func.func @absolute_i16(%arg0: tensor<71xi16>) -> tensor<71xi16> {
    %c0_i16 = arith.constant 0 : i16
    %0 = tensor.empty() : tensor<71xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<71xi16>) outs(%0 : tensor<71xi16>) {
    ^bb0(%in: i16, %out: i16):
      %2 = arith.subi %c0_i16, %in : i16
      %3 = arith.cmpi slt, %in, %c0_i16 : i16
      %4 = arith.select %3, %2, %in : i16
      linalg.yield %4 : i16
    } -> tensor<71xi16>
    return %1 : tensor<71xi16>
  }
  func.func @signum_i16(%arg0: tensor<71xi16>) -> tensor<71xi16> {
    %c-1_i16 = arith.constant -1 : i16
    %c1_i16 = arith.constant 1 : i16
    %0 = tensor.empty() : tensor<71xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<71xi16>) outs(%0 : tensor<71xi16>) {
    ^bb0(%in: i16, %out: i16):
      %2 = arith.minsi %in, %c1_i16 : i16
      %3 = arith.maxsi %2, %c-1_i16 : i16
      linalg.yield %3 : i16
    } -> tensor<71xi16>
    return %1 : tensor<71xi16>
  }
  func.func @below_i16(%arg0: tensor<71xi16>, %arg1: tensor<71xi16>) -> tensor<71xi1> {
    %0 = tensor.empty() : tensor<71xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi16>, tensor<71xi16>) outs(%0 : tensor<71xi1>) {
    ^bb0(%in: i16, %in_0: i16, %out: i1):
      %2 = arith.cmpi slt, %in, %in_0 : i16
      linalg.yield %2 : i1
    } -> tensor<71xi1>
    return %1 : tensor<71xi1>
  }
  func.func @table_i16(%arg0: tensor<4xi16>) -> (tensor<4xi16>, tensor<4xi16>) {
    %cst = arith.constant dense<[7, -8, 3, 1]> : tensor<4xi16>
    %c-3_i16 = arith.constant -3 : i16
    %0 = tensor.empty() : tensor<4xi16>
    %1 = linalg.fill ins(%c-3_i16 : i16) outs(%0 : tensor<4xi16>) -> tensor<4xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %cst : tensor<4xi16>, tensor<4xi16>) outs(%0 : tensor<4xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %3 = arith.muli %in, %in_0 : i16
      linalg.yield %3 : i16
    } -> tensor<4xi16>
    return %2, %1 : tensor<4xi16>, tensor<4xi16>
  }
  func.func @plus_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %0 = tensor.empty() : tensor<71xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi8>, tensor<71xi8>) outs(%0 : tensor<71xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %2 = arith.addi %in, %in_0 : i8
      linalg.yield %2 : i8
    } -> tensor<71xi8>
    return %1 : tensor<71xi8>
  }
  func.func @minus_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %0 = tensor.empty() : tensor<71xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi8>, tensor<71xi8>) outs(%0 : tensor<71xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %2 = arith.subi %in, %in_0 : i8
      linalg.yield %2 : i8
    } -> tensor<71xi8>
    return %1 : tensor<71xi8>
  }
  func.func @times_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %0 = tensor.empty() : tensor<71xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi8>, tensor<71xi8>) outs(%0 : tensor<71xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %2 = arith.muli %in, %in_0 : i8
      linalg.yield %2 : i8
    } -> tensor<71xi8>
    return %1 : tensor<71xi8>
  }
  func.func @over_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %c-1_i8 = arith.constant -1 : i8
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %0 = tensor.empty() : tensor<71xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi8>, tensor<71xi8>) outs(%0 : tensor<71xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %2 = arith.cmpi eq, %in_0, %c0_i8 : i8
      %3 = arith.cmpi eq, %in_0, %c-1_i8 : i8
      %4 = arith.ori %2, %3 : i1
      %5 = arith.select %4, %c1_i8, %in_0 : i8
      %6 = arith.divsi %in, %5 : i8
      %7 = arith.subi %c0_i8, %in : i8
      %8 = arith.select %3, %7, %6 : i8
      %9 = arith.select %2, %c-1_i8, %8 : i8
      linalg.yield %9 : i8
    } -> tensor<71xi8>
    return %1 : tensor<71xi8>
  }
  func.func @remainder_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %c-1_i8 = arith.constant -1 : i8
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %0 = tensor.empty() : tensor<71xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi8>, tensor<71xi8>) outs(%0 : tensor<71xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %2 = arith.cmpi eq, %in_0, %c0_i8 : i8
      %3 = arith.cmpi eq, %in_0, %c-1_i8 : i8
      %4 = arith.ori %2, %3 : i1
      %5 = arith.select %4, %c1_i8, %in_0 : i8
      %6 = arith.remsi %in, %5 : i8
      %7 = arith.select %2, %in, %6 : i8
      linalg.yield %7 : i8
    } -> tensor<71xi8>
    return %1 : tensor<71xi8>
  }
  func.func @maximum_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %0 = tensor.empty() : tensor<71xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi8>, tensor<71xi8>) outs(%0 : tensor<71xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %2 = arith.maxsi %in, %in_0 : i8
      linalg.yield %2 : i8
    } -> tensor<71xi8>
    return %1 : tensor<71xi8>
  }
  func.func @minimum_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %0 = tensor.empty() : tensor<71xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi8>, tensor<71xi8>) outs(%0 : tensor<71xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %2 = arith.minsi %in, %in_0 : i8
      linalg.yield %2 : i8
    } -> tensor<71xi8>
    return %1 : tensor<71xi8>
  }
  func.func @chain_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi8> {
    %c-1_i8 = arith.constant -1 : i8
    %c1_i8 = arith.constant 1 : i8
    %c0_i8 = arith.constant 0 : i8
    %0 = tensor.empty() : tensor<71xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi8>, tensor<71xi8>) outs(%0 : tensor<71xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %2 = arith.muli %in, %in_0 : i8
      %3 = arith.subi %c0_i8, %2 : i8
      %4 = arith.cmpi slt, %2, %c0_i8 : i8
      %5 = arith.select %4, %3, %2 : i8
      %6 = arith.cmpi eq, %in_0, %c0_i8 : i8
      %7 = arith.cmpi eq, %in_0, %c-1_i8 : i8
      %8 = arith.ori %6, %7 : i1
      %9 = arith.select %8, %c1_i8, %in_0 : i8
      %10 = arith.divsi %5, %9 : i8
      %11 = arith.subi %c0_i8, %5 : i8
      %12 = arith.select %7, %11, %10 : i8
      %13 = arith.select %6, %c-1_i8, %12 : i8
      %14 = arith.remsi %in, %9 : i8
      %15 = arith.select %6, %in, %14 : i8
      %16 = arith.subi %13, %15 : i8
      linalg.yield %16 : i8
    } -> tensor<71xi8>
    return %1 : tensor<71xi8>
  }
  func.func @negative_i8(%arg0: tensor<71xi8>) -> tensor<71xi8> {
    %c0_i8 = arith.constant 0 : i8
    %0 = tensor.empty() : tensor<71xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<71xi8>) outs(%0 : tensor<71xi8>) {
    ^bb0(%in: i8, %out: i8):
      %2 = arith.subi %c0_i8, %in : i8
      linalg.yield %2 : i8
    } -> tensor<71xi8>
    return %1 : tensor<71xi8>
  }
  func.func @absolute_i8(%arg0: tensor<71xi8>) -> tensor<71xi8> {
    %c0_i8 = arith.constant 0 : i8
    %0 = tensor.empty() : tensor<71xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<71xi8>) outs(%0 : tensor<71xi8>) {
    ^bb0(%in: i8, %out: i8):
      %2 = arith.subi %c0_i8, %in : i8
      %3 = arith.cmpi slt, %in, %c0_i8 : i8
      %4 = arith.select %3, %2, %in : i8
      linalg.yield %4 : i8
    } -> tensor<71xi8>
    return %1 : tensor<71xi8>
  }
  func.func @signum_i8(%arg0: tensor<71xi8>) -> tensor<71xi8> {
    %c-1_i8 = arith.constant -1 : i8
    %c1_i8 = arith.constant 1 : i8
    %0 = tensor.empty() : tensor<71xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<71xi8>) outs(%0 : tensor<71xi8>) {
    ^bb0(%in: i8, %out: i8):
      %2 = arith.minsi %in, %c1_i8 : i8
      %3 = arith.maxsi %2, %c-1_i8 : i8
      linalg.yield %3 : i8
    } -> tensor<71xi8>
    return %1 : tensor<71xi8>
  }
  func.func @below_i8(%arg0: tensor<71xi8>, %arg1: tensor<71xi8>) -> tensor<71xi1> {
    %0 = tensor.empty() : tensor<71xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi8>, tensor<71xi8>) outs(%0 : tensor<71xi1>) {
    ^bb0(%in: i8, %in_0: i8, %out: i1):
      %2 = arith.cmpi slt, %in, %in_0 : i8
      linalg.yield %2 : i1
    } -> tensor<71xi1>
    return %1 : tensor<71xi1>
  }
  func.func @table_i8(%arg0: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>) {
    %cst = arith.constant dense<[7, -8, 3, 1]> : tensor<4xi8>
    %c-3_i8 = arith.constant -3 : i8
    %0 = tensor.empty() : tensor<4xi8>
    %1 = linalg.fill ins(%c-3_i8 : i8) outs(%0 : tensor<4xi8>) -> tensor<4xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %cst : tensor<4xi8>, tensor<4xi8>) outs(%0 : tensor<4xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %3 = arith.muli %in, %in_0 : i8
      linalg.yield %3 : i8
    } -> tensor<4xi8>
    return %2, %1 : tensor<4xi8>, tensor<4xi8>
  }
  func.func @plus_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %0 = tensor.empty() : tensor<71xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi4>, tensor<71xi4>) outs(%0 : tensor<71xi4>) {
    ^bb0(%in: i4, %in_0: i4, %out: i4):
      %2 = arith.addi %in, %in_0 : i4
      linalg.yield %2 : i4
    } -> tensor<71xi4>
    return %1 : tensor<71xi4>
  }
  func.func @minus_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %0 = tensor.empty() : tensor<71xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi4>, tensor<71xi4>) outs(%0 : tensor<71xi4>) {
    ^bb0(%in: i4, %in_0: i4, %out: i4):
      %2 = arith.subi %in, %in_0 : i4
      linalg.yield %2 : i4
    } -> tensor<71xi4>
    return %1 : tensor<71xi4>
  }
  func.func @times_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %0 = tensor.empty() : tensor<71xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi4>, tensor<71xi4>) outs(%0 : tensor<71xi4>) {
    ^bb0(%in: i4, %in_0: i4, %out: i4):
      %2 = arith.muli %in, %in_0 : i4
      linalg.yield %2 : i4
    } -> tensor<71xi4>
    return %1 : tensor<71xi4>
  }
  func.func @over_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %c-1_i4 = arith.constant -1 : i4
    %c0_i4 = arith.constant 0 : i4
    %c1_i4 = arith.constant 1 : i4
    %0 = tensor.empty() : tensor<71xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi4>, tensor<71xi4>) outs(%0 : tensor<71xi4>) {
    ^bb0(%in: i4, %in_0: i4, %out: i4):
      %2 = arith.cmpi eq, %in_0, %c0_i4 : i4
      %3 = arith.cmpi eq, %in_0, %c-1_i4 : i4
      %4 = arith.ori %2, %3 : i1
      %5 = arith.select %4, %c1_i4, %in_0 : i4
      %6 = arith.divsi %in, %5 : i4
      %7 = arith.subi %c0_i4, %in : i4
      %8 = arith.select %3, %7, %6 : i4
      %9 = arith.select %2, %c-1_i4, %8 : i4
      linalg.yield %9 : i4
    } -> tensor<71xi4>
    return %1 : tensor<71xi4>
  }
  func.func @remainder_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %c-1_i4 = arith.constant -1 : i4
    %c0_i4 = arith.constant 0 : i4
    %c1_i4 = arith.constant 1 : i4
    %0 = tensor.empty() : tensor<71xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi4>, tensor<71xi4>) outs(%0 : tensor<71xi4>) {
    ^bb0(%in: i4, %in_0: i4, %out: i4):
      %2 = arith.cmpi eq, %in_0, %c0_i4 : i4
      %3 = arith.cmpi eq, %in_0, %c-1_i4 : i4
      %4 = arith.ori %2, %3 : i1
      %5 = arith.select %4, %c1_i4, %in_0 : i4
      %6 = arith.remsi %in, %5 : i4
      %7 = arith.select %2, %in, %6 : i4
      linalg.yield %7 : i4
    } -> tensor<71xi4>
    return %1 : tensor<71xi4>
  }
  func.func @maximum_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %0 = tensor.empty() : tensor<71xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi4>, tensor<71xi4>) outs(%0 : tensor<71xi4>) {
    ^bb0(%in: i4, %in_0: i4, %out: i4):
      %2 = arith.maxsi %in, %in_0 : i4
      linalg.yield %2 : i4
    } -> tensor<71xi4>
    return %1 : tensor<71xi4>
  }
  func.func @minimum_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %0 = tensor.empty() : tensor<71xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi4>, tensor<71xi4>) outs(%0 : tensor<71xi4>) {
    ^bb0(%in: i4, %in_0: i4, %out: i4):
      %2 = arith.minsi %in, %in_0 : i4
      linalg.yield %2 : i4
    } -> tensor<71xi4>
    return %1 : tensor<71xi4>
  }
  func.func @chain_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi4> {
    %c-1_i4 = arith.constant -1 : i4
    %c1_i4 = arith.constant 1 : i4
    %c0_i4 = arith.constant 0 : i4
    %0 = tensor.empty() : tensor<71xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi4>, tensor<71xi4>) outs(%0 : tensor<71xi4>) {
    ^bb0(%in: i4, %in_0: i4, %out: i4):
      %2 = arith.muli %in, %in_0 : i4
      %3 = arith.subi %c0_i4, %2 : i4
      %4 = arith.cmpi slt, %2, %c0_i4 : i4
      %5 = arith.select %4, %3, %2 : i4
      %6 = arith.cmpi eq, %in_0, %c0_i4 : i4
      %7 = arith.cmpi eq, %in_0, %c-1_i4 : i4
      %8 = arith.ori %6, %7 : i1
      %9 = arith.select %8, %c1_i4, %in_0 : i4
      %10 = arith.divsi %5, %9 : i4
      %11 = arith.subi %c0_i4, %5 : i4
      %12 = arith.select %7, %11, %10 : i4
      %13 = arith.select %6, %c-1_i4, %12 : i4
      %14 = arith.remsi %in, %9 : i4
      %15 = arith.select %6, %in, %14 : i4
      %16 = arith.subi %13, %15 : i4
      linalg.yield %16 : i4
    } -> tensor<71xi4>
    return %1 : tensor<71xi4>
  }
  func.func @negative_i4(%arg0: tensor<71xi4>) -> tensor<71xi4> {
    %c0_i4 = arith.constant 0 : i4
    %0 = tensor.empty() : tensor<71xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<71xi4>) outs(%0 : tensor<71xi4>) {
    ^bb0(%in: i4, %out: i4):
      %2 = arith.subi %c0_i4, %in : i4
      linalg.yield %2 : i4
    } -> tensor<71xi4>
    return %1 : tensor<71xi4>
  }
  func.func @absolute_i4(%arg0: tensor<71xi4>) -> tensor<71xi4> {
    %c0_i4 = arith.constant 0 : i4
    %0 = tensor.empty() : tensor<71xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<71xi4>) outs(%0 : tensor<71xi4>) {
    ^bb0(%in: i4, %out: i4):
      %2 = arith.subi %c0_i4, %in : i4
      %3 = arith.cmpi slt, %in, %c0_i4 : i4
      %4 = arith.select %3, %2, %in : i4
      linalg.yield %4 : i4
    } -> tensor<71xi4>
    return %1 : tensor<71xi4>
  }
  func.func @signum_i4(%arg0: tensor<71xi4>) -> tensor<71xi4> {
    %c-1_i4 = arith.constant -1 : i4
    %c1_i4 = arith.constant 1 : i4
    %0 = tensor.empty() : tensor<71xi4>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<71xi4>) outs(%0 : tensor<71xi4>) {
    ^bb0(%in: i4, %out: i4):
      %2 = arith.minsi %in, %c1_i4 : i4
      %3 = arith.maxsi %2, %c-1_i4 : i4
      linalg.yield %3 : i4
    } -> tensor<71xi4>
    return %1 : tensor<71xi4>
  }
  func.func @below_i4(%arg0: tensor<71xi4>, %arg1: tensor<71xi4>) -> tensor<71xi1> {
    %0 = tensor.empty() : tensor<71xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<71xi4>, tensor<71xi4>) outs(%0 : tensor<71xi1>) {
    ^bb0(%in: i4, %in_0: i4, %out: i1):
      %2 = arith.cmpi slt, %in, %in_0 : i4
      linalg.yield %2 : i1
    } -> tensor<71xi1>
    return %1 : tensor<71xi1>
  }
  func.func @table_i4(%arg0: tensor<4xi4>) -> (tensor<4xi4>, tensor<4xi4>) {
    %cst = arith.constant dense<[7, -8, 3, 1]> : tensor<4xi4>
    %c-3_i4 = arith.constant -3 : i4
    %0 = tensor.empty() : tensor<4xi4>
    %1 = linalg.fill ins(%c-3_i4 : i4) outs(%0 : tensor<4xi4>) -> tensor<4xi4>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %cst : tensor<4xi4>, tensor<4xi4>) outs(%0 : tensor<4xi4>) {
    ^bb0(%in: i4, %in_0: i4, %out: i4):
      %3 = arith.muli %in, %in_0 : i4
      linalg.yield %3 : i4
    } -> tensor<4xi4>
    return %2, %1 : tensor<4xi4>, tensor<4xi4>
  }
}
