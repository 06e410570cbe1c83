#map = affine_map<(d0) -> (d0)>
module {
  func.func @plus_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = tensor.empty() : tensor<53xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf16>, tensor<53xf16>) outs(%0 : tensor<53xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.extf %in_0 : f16 to f32
      %4 = arith.addf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f16
      linalg.yield %5 : f16
    } -> tensor<53xf16>
    return %1 : tensor<53xf16>
  }
  func.func @minus_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = tensor.empty() : tensor<53xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf16>, tensor<53xf16>) outs(%0 : tensor<53xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.extf %in_0 : f16 to f32
      %4 = arith.subf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f16
      linalg.yield %5 : f16
    } -> tensor<53xf16>
    return %1 : tensor<53xf16>
  }
  func.func @times_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = tensor.empty() : tensor<53xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf16>, tensor<53xf16>) outs(%0 : tensor<53xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.extf %in_0 : f16 to f32
      %4 = arith.mulf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f16
      linalg.yield %5 : f16
    } -> tensor<53xf16>
    return %1 : tensor<53xf16>
  }
  func.func @over_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = tensor.empty() : tensor<53xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf16>, tensor<53xf16>) outs(%0 : tensor<53xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.extf %in_0 : f16 to f32
      %4 = arith.divf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f16
      linalg.yield %5 : f16
    } -> tensor<53xf16>
    return %1 : tensor<53xf16>
  }
  func.func @maximum_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = tensor.empty() : tensor<53xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf16>, tensor<53xf16>) outs(%0 : tensor<53xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.extf %in_0 : f16 to f32
      %4 = arith.maximumf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f16
      linalg.yield %5 : f16
    } -> tensor<53xf16>
    return %1 : tensor<53xf16>
  }
  func.func @minimum_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = tensor.empty() : tensor<53xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf16>, tensor<53xf16>) outs(%0 : tensor<53xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.extf %in_0 : f16 to f32
      %4 = arith.minimumf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f16
      linalg.yield %5 : f16
    } -> tensor<53xf16>
    return %1 : tensor<53xf16>
  }
  func.func @chain_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<53xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf16>, tensor<53xf16>) outs(%0 : tensor<53xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.extf %in_0 : f16 to f32
      %4 = arith.mulf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f16
      %6 = arith.divf %2, %3 : f32
      %7 = arith.truncf %6 : f32 to f16
      %8 = arith.extf %5 : f16 to f32
      %9 = arith.extf %7 : f16 to f32
      %10 = arith.addf %8, %9 : f32
      %11 = arith.truncf %10 : f32 to f16
      %12 = arith.extf %11 : f16 to f32
      %13 = arith.subf %12, %cst : f32
      %14 = arith.truncf %13 : f32 to f16
      linalg.yield %14 : f16
    } -> tensor<53xf16>
    return %1 : tensor<53xf16>
  }
  func.func @chosen_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xf16> {
    %0 = tensor.empty() : tensor<53xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf16>, tensor<53xf16>) outs(%0 : tensor<53xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.extf %in_0 : f16 to f32
      %4 = arith.cmpf olt, %2, %3 : f32
      %5 = arith.negf %3 : f32
      %6 = arith.truncf %5 : f32 to f16
      %7 = arith.select %4, %in, %6 : f16
      linalg.yield %7 : f16
    } -> tensor<53xf16>
    return %1 : tensor<53xf16>
  }
  func.func @negative_f16(%arg0: tensor<53xf16>) -> tensor<53xf16> {
    %0 = tensor.empty() : tensor<53xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xf16>) outs(%0 : tensor<53xf16>) {
    ^bb0(%in: f16, %out: f16):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.negf %2 : f32
      %4 = arith.truncf %3 : f32 to f16
      linalg.yield %4 : f16
    } -> tensor<53xf16>
    return %1 : tensor<53xf16>
  }
  func.func @absolute_f16(%arg0: tensor<53xf16>) -> tensor<53xf16> {
    %0 = tensor.empty() : tensor<53xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xf16>) outs(%0 : tensor<53xf16>) {
    ^bb0(%in: f16, %out: f16):
      %2 = arith.extf %in : f16 to f32
      %3 = math.absf %2 : f32
      %4 = arith.truncf %3 : f32 to f16
      linalg.yield %4 : f16
    } -> tensor<53xf16>
    return %1 : tensor<53xf16>
  }
  func.func @signum_f16(%arg0: tensor<53xf16>) -> tensor<53xf16> {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<53xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xf16>) outs(%0 : tensor<53xf16>) {
    ^bb0(%in: f16, %out: f16):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.cmpf olt, %2, %cst_1 : f32
      %4 = arith.cmpf ogt, %2, %cst_1 : f32
      %5 = arith.select %3, %cst, %2 : f32
      %6 = arith.select %4, %cst_0, %5 : f32
      %7 = arith.truncf %6 : f32 to f16
      linalg.yield %7 : f16
    } -> tensor<53xf16>
    return %1 : tensor<53xf16>
  }
  func.func @root_f16(%arg0: tensor<53xf16>) -> tensor<53xf16> {
    %0 = tensor.empty() : tensor<53xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xf16>) outs(%0 : tensor<53xf16>) {
    ^bb0(%in: f16, %out: f16):
      %2 = arith.extf %in : f16 to f32
      %3 = math.sqrt %2 : f32
      %4 = arith.truncf %3 : f32 to f16
      linalg.yield %4 : f16
    } -> tensor<53xf16>
    return %1 : tensor<53xf16>
  }
  func.func @below_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xi1> {
    %0 = tensor.empty() : tensor<53xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf16>, tensor<53xf16>) outs(%0 : tensor<53xi1>) {
    ^bb0(%in: f16, %in_0: f16, %out: i1):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.extf %in_0 : f16 to f32
      %4 = arith.cmpf olt, %2, %3 : f32
      linalg.yield %4 : i1
    } -> tensor<53xi1>
    return %1 : tensor<53xi1>
  }
  func.func @differs_f16(%arg0: tensor<53xf16>, %arg1: tensor<53xf16>) -> tensor<53xi1> {
    %0 = tensor.empty() : tensor<53xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf16>, tensor<53xf16>) outs(%0 : tensor<53xi1>) {
    ^bb0(%in: f16, %in_0: f16, %out: i1):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.extf %in_0 : f16 to f32
      %4 = arith.cmpf une, %2, %3 : f32
      linalg.yield %4 : i1
    } -> tensor<53xi1>
    return %1 : tensor<53xi1>
  }
  func.func @table_f16(%arg0: tensor<4xf16>) -> tensor<4xf16> {
    %cst = arith.constant dense<[5.000000e-01, -0.000000e+00, 0x7E00, 1.500000e+00]> : tensor<4xf16>
    %0 = tensor.empty() : tensor<4xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %cst : tensor<4xf16>, tensor<4xf16>) outs(%0 : tensor<4xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %2 = arith.extf %in : f16 to f32
      %3 = arith.extf %in_0 : f16 to f32
      %4 = arith.addf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f16
      linalg.yield %5 : f16
    } -> tensor<4xf16>
    return %1 : tensor<4xf16>
  }
  func.func @filled_f16(%arg0: tensor<2x3xf16>) -> (tensor<2x3xf16>, tensor<2x3xf16>) {
    %cst = arith.constant 1.500000e+00 : f16
    %0 = tensor.empty() : tensor<2x3xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<2x3xf16>) -> tensor<2x3xf16>
    return %arg0, %1 : tensor<2x3xf16>, tensor<2x3xf16>
  }
  func.func @plus_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = tensor.empty() : tensor<53xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xbf16>, tensor<53xbf16>) outs(%0 : tensor<53xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.extf %in_0 : bf16 to f32
      %4 = arith.addf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to bf16
      linalg.yield %5 : bf16
    } -> tensor<53xbf16>
    return %1 : tensor<53xbf16>
  }
  func.func @minus_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = tensor.empty() : tensor<53xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xbf16>, tensor<53xbf16>) outs(%0 : tensor<53xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.extf %in_0 : bf16 to f32
      %4 = arith.subf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to bf16
      linalg.yield %5 : bf16
    } -> tensor<53xbf16>
    return %1 : tensor<53xbf16>
  }
  func.func @times_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = tensor.empty() : tensor<53xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xbf16>, tensor<53xbf16>) outs(%0 : tensor<53xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.extf %in_0 : bf16 to f32
      %4 = arith.mulf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to bf16
      linalg.yield %5 : bf16
    } -> tensor<53xbf16>
    return %1 : tensor<53xbf16>
  }
  func.func @over_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = tensor.empty() : tensor<53xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xbf16>, tensor<53xbf16>) outs(%0 : tensor<53xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.extf %in_0 : bf16 to f32
      %4 = arith.divf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to bf16
      linalg.yield %5 : bf16
    } -> tensor<53xbf16>
    return %1 : tensor<53xbf16>
  }
  func.func @maximum_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = tensor.empty() : tensor<53xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xbf16>, tensor<53xbf16>) outs(%0 : tensor<53xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.extf %in_0 : bf16 to f32
      %4 = arith.maximumf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to bf16
      linalg.yield %5 : bf16
    } -> tensor<53xbf16>
    return %1 : tensor<53xbf16>
  }
  func.func @minimum_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = tensor.empty() : tensor<53xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xbf16>, tensor<53xbf16>) outs(%0 : tensor<53xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.extf %in_0 : bf16 to f32
      %4 = arith.minimumf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to bf16
      linalg.yield %5 : bf16
    } -> tensor<53xbf16>
    return %1 : tensor<53xbf16>
  }
  func.func @chain_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<53xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xbf16>, tensor<53xbf16>) outs(%0 : tensor<53xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.extf %in_0 : bf16 to f32
      %4 = arith.mulf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to bf16
      %6 = arith.divf %2, %3 : f32
      %7 = arith.truncf %6 : f32 to bf16
      %8 = arith.extf %5 : bf16 to f32
      %9 = arith.extf %7 : bf16 to f32
      %10 = arith.addf %8, %9 : f32
      %11 = arith.truncf %10 : f32 to bf16
      %12 = arith.extf %11 : bf16 to f32
      %13 = arith.subf %12, %cst : f32
      %14 = arith.truncf %13 : f32 to bf16
      linalg.yield %14 : bf16
    } -> tensor<53xbf16>
    return %1 : tensor<53xbf16>
  }
  func.func @chosen_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = tensor.empty() : tensor<53xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xbf16>, tensor<53xbf16>) outs(%0 : tensor<53xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.extf %in_0 : bf16 to f32
      %4 = arith.cmpf olt, %2, %3 : f32
      %5 = arith.negf %3 : f32
      %6 = arith.truncf %5 : f32 to bf16
      %7 = arith.select %4, %in, %6 : bf16
      linalg.yield %7 : bf16
    } -> tensor<53xbf16>
    return %1 : tensor<53xbf16>
  }
  func.func @negative_bf16(%arg0: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = tensor.empty() : tensor<53xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xbf16>) outs(%0 : tensor<53xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.negf %2 : f32
      %4 = arith.truncf %3 : f32 to bf16
      linalg.yield %4 : bf16
    } -> tensor<53xbf16>
    return %1 : tensor<53xbf16>
  }
  func.func @absolute_bf16(%arg0: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = tensor.empty() : tensor<53xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xbf16>) outs(%0 : tensor<53xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %2 = arith.extf %in : bf16 to f32
      %3 = math.absf %2 : f32
      %4 = arith.truncf %3 : f32 to bf16
      linalg.yield %4 : bf16
    } -> tensor<53xbf16>
    return %1 : tensor<53xbf16>
  }
  func.func @signum_bf16(%arg0: tensor<53xbf16>) -> tensor<53xbf16> {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<53xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xbf16>) outs(%0 : tensor<53xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.cmpf olt, %2, %cst_1 : f32
      %4 = arith.cmpf ogt, %2, %cst_1 : f32
      %5 = arith.select %3, %cst, %2 : f32
      %6 = arith.select %4, %cst_0, %5 : f32
      %7 = arith.truncf %6 : f32 to bf16
      linalg.yield %7 : bf16
    } -> tensor<53xbf16>
    return %1 : tensor<53xbf16>
  }
  func.func @root_bf16(%arg0: tensor<53xbf16>) -> tensor<53xbf16> {
    %0 = tensor.empty() : tensor<53xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xbf16>) outs(%0 : tensor<53xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %2 = arith.extf %in : bf16 to f32
      %3 = math.sqrt %2 : f32
      %4 = arith.truncf %3 : f32 to bf16
      linalg.yield %4 : bf16
    } -> tensor<53xbf16>
    return %1 : tensor<53xbf16>
  }
  func.func @below_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xi1> {
    %0 = tensor.empty() : tensor<53xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xbf16>, tensor<53xbf16>) outs(%0 : tensor<53xi1>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: i1):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.extf %in_0 : bf16 to f32
      %4 = arith.cmpf olt, %2, %3 : f32
      linalg.yield %4 : i1
    } -> tensor<53xi1>
    return %1 : tensor<53xi1>
  }
  func.func @differs_bf16(%arg0: tensor<53xbf16>, %arg1: tensor<53xbf16>) -> tensor<53xi1> {
    %0 = tensor.empty() : tensor<53xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xbf16>, tensor<53xbf16>) outs(%0 : tensor<53xi1>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: i1):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.extf %in_0 : bf16 to f32
      %4 = arith.cmpf une, %2, %3 : f32
      linalg.yield %4 : i1
    } -> tensor<53xi1>
    return %1 : tensor<53xi1>
  }
  func.func @table_bf16(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
    %cst = arith.constant dense<[5.000000e-01, -0.000000e+00, 0x7FC0, 1.500000e+00]> : tensor<4xbf16>
    %0 = tensor.empty() : tensor<4xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %cst : tensor<4xbf16>, tensor<4xbf16>) outs(%0 : tensor<4xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %2 = arith.extf %in : bf16 to f32
      %3 = arith.extf %in_0 : bf16 to f32
      %4 = arith.addf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to bf16
      linalg.yield %5 : bf16
    } -> tensor<4xbf16>
    return %1 : tensor<4xbf16>
  }
  func.func @filled_bf16(%arg0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>, tensor<2x3xbf16>) {
    %cst = arith.constant 1.500000e+00 : bf16
    %0 = tensor.empty() : tensor<2x3xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<2x3xbf16>) -> tensor<2x3xbf16>
    return %arg0, %1 : tensor<2x3xbf16>, tensor<2x3xbf16>
  }
  func.func @plus_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = tensor.empty() : tensor<53xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E4M3FN>, tensor<53xf8E4M3FN>) outs(%0 : tensor<53xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %in_0: f8E4M3FN, %out: f8E4M3FN):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.extf %in_0 : f8E4M3FN to f32
      %4 = arith.addf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E4M3FN
      linalg.yield %5 : f8E4M3FN
    } -> tensor<53xf8E4M3FN>
    return %1 : tensor<53xf8E4M3FN>
  }
  func.func @minus_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = tensor.empty() : tensor<53xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E4M3FN>, tensor<53xf8E4M3FN>) outs(%0 : tensor<53xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %in_0: f8E4M3FN, %out: f8E4M3FN):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.extf %in_0 : f8E4M3FN to f32
      %4 = arith.subf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E4M3FN
      linalg.yield %5 : f8E4M3FN
    } -> tensor<53xf8E4M3FN>
    return %1 : tensor<53xf8E4M3FN>
  }
  func.func @times_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = tensor.empty() : tensor<53xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E4M3FN>, tensor<53xf8E4M3FN>) outs(%0 : tensor<53xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %in_0: f8E4M3FN, %out: f8E4M3FN):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.extf %in_0 : f8E4M3FN to f32
      %4 = arith.mulf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E4M3FN
      linalg.yield %5 : f8E4M3FN
    } -> tensor<53xf8E4M3FN>
    return %1 : tensor<53xf8E4M3FN>
  }
  func.func @over_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = tensor.empty() : tensor<53xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E4M3FN>, tensor<53xf8E4M3FN>) outs(%0 : tensor<53xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %in_0: f8E4M3FN, %out: f8E4M3FN):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.extf %in_0 : f8E4M3FN to f32
      %4 = arith.divf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E4M3FN
      linalg.yield %5 : f8E4M3FN
    } -> tensor<53xf8E4M3FN>
    return %1 : tensor<53xf8E4M3FN>
  }
  func.func @maximum_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = tensor.empty() : tensor<53xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E4M3FN>, tensor<53xf8E4M3FN>) outs(%0 : tensor<53xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %in_0: f8E4M3FN, %out: f8E4M3FN):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.extf %in_0 : f8E4M3FN to f32
      %4 = arith.maximumf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E4M3FN
      linalg.yield %5 : f8E4M3FN
    } -> tensor<53xf8E4M3FN>
    return %1 : tensor<53xf8E4M3FN>
  }
  func.func @minimum_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = tensor.empty() : tensor<53xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E4M3FN>, tensor<53xf8E4M3FN>) outs(%0 : tensor<53xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %in_0: f8E4M3FN, %out: f8E4M3FN):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.extf %in_0 : f8E4M3FN to f32
      %4 = arith.minimumf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E4M3FN
      linalg.yield %5 : f8E4M3FN
    } -> tensor<53xf8E4M3FN>
    return %1 : tensor<53xf8E4M3FN>
  }
  func.func @chain_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<53xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E4M3FN>, tensor<53xf8E4M3FN>) outs(%0 : tensor<53xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %in_0: f8E4M3FN, %out: f8E4M3FN):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.extf %in_0 : f8E4M3FN to f32
      %4 = arith.mulf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E4M3FN
      %6 = arith.divf %2, %3 : f32
      %7 = arith.truncf %6 : f32 to f8E4M3FN
      %8 = arith.extf %5 : f8E4M3FN to f32
      %9 = arith.extf %7 : f8E4M3FN to f32
      %10 = arith.addf %8, %9 : f32
      %11 = arith.truncf %10 : f32 to f8E4M3FN
      %12 = arith.extf %11 : f8E4M3FN to f32
      %13 = arith.subf %12, %cst : f32
      %14 = arith.truncf %13 : f32 to f8E4M3FN
      linalg.yield %14 : f8E4M3FN
    } -> tensor<53xf8E4M3FN>
    return %1 : tensor<53xf8E4M3FN>
  }
  func.func @chosen_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = tensor.empty() : tensor<53xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E4M3FN>, tensor<53xf8E4M3FN>) outs(%0 : tensor<53xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %in_0: f8E4M3FN, %out: f8E4M3FN):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.extf %in_0 : f8E4M3FN to f32
      %4 = arith.cmpf olt, %2, %3 : f32
      %5 = arith.negf %3 : f32
      %6 = arith.truncf %5 : f32 to f8E4M3FN
      %7 = arith.select %4, %in, %6 : f8E4M3FN
      linalg.yield %7 : f8E4M3FN
    } -> tensor<53xf8E4M3FN>
    return %1 : tensor<53xf8E4M3FN>
  }
  func.func @negative_f8e4m3(%arg0: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = tensor.empty() : tensor<53xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xf8E4M3FN>) outs(%0 : tensor<53xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.negf %2 : f32
      %4 = arith.truncf %3 : f32 to f8E4M3FN
      linalg.yield %4 : f8E4M3FN
    } -> tensor<53xf8E4M3FN>
    return %1 : tensor<53xf8E4M3FN>
  }
  func.func @absolute_f8e4m3(%arg0: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = tensor.empty() : tensor<53xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xf8E4M3FN>) outs(%0 : tensor<53xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = math.absf %2 : f32
      %4 = arith.truncf %3 : f32 to f8E4M3FN
      linalg.yield %4 : f8E4M3FN
    } -> tensor<53xf8E4M3FN>
    return %1 : tensor<53xf8E4M3FN>
  }
  func.func @signum_f8e4m3(%arg0: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<53xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xf8E4M3FN>) outs(%0 : tensor<53xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.cmpf olt, %2, %cst_1 : f32
      %4 = arith.cmpf ogt, %2, %cst_1 : f32
      %5 = arith.select %3, %cst, %2 : f32
      %6 = arith.select %4, %cst_0, %5 : f32
      %7 = arith.truncf %6 : f32 to f8E4M3FN
      linalg.yield %7 : f8E4M3FN
    } -> tensor<53xf8E4M3FN>
    return %1 : tensor<53xf8E4M3FN>
  }
  func.func @root_f8e4m3(%arg0: tensor<53xf8E4M3FN>) -> tensor<53xf8E4M3FN> {
    %0 = tensor.empty() : tensor<53xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xf8E4M3FN>) outs(%0 : tensor<53xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = math.sqrt %2 : f32
      %4 = arith.truncf %3 : f32 to f8E4M3FN
      linalg.yield %4 : f8E4M3FN
    } -> tensor<53xf8E4M3FN>
    return %1 : tensor<53xf8E4M3FN>
  }
  func.func @below_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xi1> {
    %0 = tensor.empty() : tensor<53xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E4M3FN>, tensor<53xf8E4M3FN>) outs(%0 : tensor<53xi1>) {
    ^bb0(%in: f8E4M3FN, %in_0: f8E4M3FN, %out: i1):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.extf %in_0 : f8E4M3FN to f32
      %4 = arith.cmpf olt, %2, %3 : f32
      linalg.yield %4 : i1
    } -> tensor<53xi1>
    return %1 : tensor<53xi1>
  }
  func.func @differs_f8e4m3(%arg0: tensor<53xf8E4M3FN>, %arg1: tensor<53xf8E4M3FN>) -> tensor<53xi1> {
    %0 = tensor.empty() : tensor<53xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E4M3FN>, tensor<53xf8E4M3FN>) outs(%0 : tensor<53xi1>) {
    ^bb0(%in: f8E4M3FN, %in_0: f8E4M3FN, %out: i1):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.extf %in_0 : f8E4M3FN to f32
      %4 = arith.cmpf une, %2, %3 : f32
      linalg.yield %4 : i1
    } -> tensor<53xi1>
    return %1 : tensor<53xi1>
  }
  func.func @table_f8e4m3(%arg0: tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
    %cst = arith.constant dense<[5.000000e-01, -0.000000e+00, 0x7F, 1.500000e+00]> : tensor<4xf8E4M3FN>
    %0 = tensor.empty() : tensor<4xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %cst : tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) outs(%0 : tensor<4xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %in_0: f8E4M3FN, %out: f8E4M3FN):
      %2 = arith.extf %in : f8E4M3FN to f32
      %3 = arith.extf %in_0 : f8E4M3FN to f32
      %4 = arith.addf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E4M3FN
      linalg.yield %5 : f8E4M3FN
    } -> tensor<4xf8E4M3FN>
    return %1 : tensor<4xf8E4M3FN>
  }
  func.func @filled_f8e4m3(%arg0: tensor<2x3xf8E4M3FN>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) {
    %cst = arith.constant 1.500000e+00 : f8E4M3FN
    %0 = tensor.empty() : tensor<2x3xf8E4M3FN>
    %1 = linalg.fill ins(%cst : f8E4M3FN) outs(%0 : tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
    return %arg0, %1 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>
  }
  func.func @plus_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = tensor.empty() : tensor<53xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E5M2>, tensor<53xf8E5M2>) outs(%0 : tensor<53xf8E5M2>) {
    ^bb0(%in: f8E5M2, %in_0: f8E5M2, %out: f8E5M2):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.extf %in_0 : f8E5M2 to f32
      %4 = arith.addf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E5M2
      linalg.yield %5 : f8E5M2
    } -> tensor<53xf8E5M2>
    return %1 : tensor<53xf8E5M2>
  }
  func.func @minus_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = tensor.empty() : tensor<53xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E5M2>, tensor<53xf8E5M2>) outs(%0 : tensor<53xf8E5M2>) {
    ^bb0(%in: f8E5M2, %in_0: f8E5M2, %out: f8E5M2):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.extf %in_0 : f8E5M2 to f32
      %4 = arith.subf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E5M2
      linalg.yield %5 : f8E5M2
    } -> tensor<53xf8E5M2>
    return %1 : tensor<53xf8E5M2>
  }
  func.func @times_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = tensor.empty() : tensor<53xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E5M2>, tensor<53xf8E5M2>) outs(%0 : tensor<53xf8E5M2>) {
    ^bb0(%in: f8E5M2, %in_0: f8E5M2, %out: f8E5M2):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.extf %in_0 : f8E5M2 to f32
      %4 = arith.mulf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E5M2
      linalg.yield %5 : f8E5M2
    } -> tensor<53xf8E5M2>
    return %1 : tensor<53xf8E5M2>
  }
  func.func @over_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = tensor.empty() : tensor<53xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E5M2>, tensor<53xf8E5M2>) outs(%0 : tensor<53xf8E5M2>) {
    ^bb0(%in: f8E5M2, %in_0: f8E5M2, %out: f8E5M2):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.extf %in_0 : f8E5M2 to f32
      %4 = arith.divf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E5M2
      linalg.yield %5 : f8E5M2
    } -> tensor<53xf8E5M2>
    return %1 : tensor<53xf8E5M2>
  }
  func.func @maximum_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = tensor.empty() : tensor<53xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E5M2>, tensor<53xf8E5M2>) outs(%0 : tensor<53xf8E5M2>) {
    ^bb0(%in: f8E5M2, %in_0: f8E5M2, %out: f8E5M2):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.extf %in_0 : f8E5M2 to f32
      %4 = arith.maximumf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E5M2
      linalg.yield %5 : f8E5M2
    } -> tensor<53xf8E5M2>
    return %1 : tensor<53xf8E5M2>
  }
  func.func @minimum_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = tensor.empty() : tensor<53xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E5M2>, tensor<53xf8E5M2>) outs(%0 : tensor<53xf8E5M2>) {
    ^bb0(%in: f8E5M2, %in_0: f8E5M2, %out: f8E5M2):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.extf %in_0 : f8E5M2 to f32
      %4 = arith.minimumf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E5M2
      linalg.yield %5 : f8E5M2
    } -> tensor<53xf8E5M2>
    return %1 : tensor<53xf8E5M2>
  }
  func.func @chain_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %cst = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<53xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E5M2>, tensor<53xf8E5M2>) outs(%0 : tensor<53xf8E5M2>) {
    ^bb0(%in: f8E5M2, %in_0: f8E5M2, %out: f8E5M2):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.extf %in_0 : f8E5M2 to f32
      %4 = arith.mulf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E5M2
      %6 = arith.divf %2, %3 : f32
      %7 = arith.truncf %6 : f32 to f8E5M2
      %8 = arith.extf %5 : f8E5M2 to f32
      %9 = arith.extf %7 : f8E5M2 to f32
      %10 = arith.addf %8, %9 : f32
      %11 = arith.truncf %10 : f32 to f8E5M2
      %12 = arith.extf %11 : f8E5M2 to f32
      %13 = arith.subf %12, %cst : f32
      %14 = arith.truncf %13 : f32 to f8E5M2
      linalg.yield %14 : f8E5M2
    } -> tensor<53xf8E5M2>
    return %1 : tensor<53xf8E5M2>
  }
  func.func @chosen_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = tensor.empty() : tensor<53xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E5M2>, tensor<53xf8E5M2>) outs(%0 : tensor<53xf8E5M2>) {
    ^bb0(%in: f8E5M2, %in_0: f8E5M2, %out: f8E5M2):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.extf %in_0 : f8E5M2 to f32
      %4 = arith.cmpf olt, %2, %3 : f32
      %5 = arith.negf %3 : f32
      %6 = arith.truncf %5 : f32 to f8E5M2
      %7 = arith.select %4, %in, %6 : f8E5M2
      linalg.yield %7 : f8E5M2
    } -> tensor<53xf8E5M2>
    return %1 : tensor<53xf8E5M2>
  }
  func.func @negative_f8e5m2(%arg0: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = tensor.empty() : tensor<53xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xf8E5M2>) outs(%0 : tensor<53xf8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.negf %2 : f32
      %4 = arith.truncf %3 : f32 to f8E5M2
      linalg.yield %4 : f8E5M2
    } -> tensor<53xf8E5M2>
    return %1 : tensor<53xf8E5M2>
  }
  func.func @absolute_f8e5m2(%arg0: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = tensor.empty() : tensor<53xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xf8E5M2>) outs(%0 : tensor<53xf8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = math.absf %2 : f32
      %4 = arith.truncf %3 : f32 to f8E5M2
      linalg.yield %4 : f8E5M2
    } -> tensor<53xf8E5M2>
    return %1 : tensor<53xf8E5M2>
  }
  func.func @signum_f8e5m2(%arg0: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<53xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xf8E5M2>) outs(%0 : tensor<53xf8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.cmpf olt, %2, %cst_1 : f32
      %4 = arith.cmpf ogt, %2, %cst_1 : f32
      %5 = arith.select %3, %cst, %2 : f32
      %6 = arith.select %4, %cst_0, %5 : f32
      %7 = arith.truncf %6 : f32 to f8E5M2
      linalg.yield %7 : f8E5M2
    } -> tensor<53xf8E5M2>
    return %1 : tensor<53xf8E5M2>
  }
  func.func @root_f8e5m2(%arg0: tensor<53xf8E5M2>) -> tensor<53xf8E5M2> {
    %0 = tensor.empty() : tensor<53xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<53xf8E5M2>) outs(%0 : tensor<53xf8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = math.sqrt %2 : f32
      %4 = arith.truncf %3 : f32 to f8E5M2
      linalg.yield %4 : f8E5M2
    } -> tensor<53xf8E5M2>
    return %1 : tensor<53xf8E5M2>
  }
  func.func @below_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xi1> {
    %0 = tensor.empty() : tensor<53xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E5M2>, tensor<53xf8E5M2>) outs(%0 : tensor<53xi1>) {
    ^bb0(%in: f8E5M2, %in_0: f8E5M2, %out: i1):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.extf %in_0 : f8E5M2 to f32
      %4 = arith.cmpf olt, %2, %3 : f32
      linalg.yield %4 : i1
    } -> tensor<53xi1>
    return %1 : tensor<53xi1>
  }
  func.func @differs_f8e5m2(%arg0: tensor<53xf8E5M2>, %arg1: tensor<53xf8E5M2>) -> tensor<53xi1> {
    %0 = tensor.empty() : tensor<53xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<53xf8E5M2>, tensor<53xf8E5M2>) outs(%0 : tensor<53xi1>) {
    ^bb0(%in: f8E5M2, %in_0: f8E5M2, %out: i1):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.extf %in_0 : f8E5M2 to f32
      %4 = arith.cmpf une, %2, %3 : f32
      linalg.yield %4 : i1
    } -> tensor<53xi1>
    return %1 : tensor<53xi1>
  }
  func.func @table_f8e5m2(%arg0: tensor<4xf8E5M2>) -> tensor<4xf8E5M2> {
    %cst = arith.constant dense<[5.000000e-01, -0.000000e+00, 0x7E, 1.500000e+00]> : tensor<4xf8E5M2>
    %0 = tensor.empty() : tensor<4xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %cst : tensor<4xf8E5M2>, tensor<4xf8E5M2>) outs(%0 : tensor<4xf8E5M2>) {
    ^bb0(%in: f8E5M2, %in_0: f8E5M2, %out: f8E5M2):
      %2 = arith.extf %in : f8E5M2 to f32
      %3 = arith.extf %in_0 : f8E5M2 to f32
      %4 = arith.addf %2, %3 : f32
      %5 = arith.truncf %4 : f32 to f8E5M2
      linalg.yield %5 : f8E5M2
    } -> tensor<4xf8E5M2>
    return %1 : tensor<4xf8E5M2>
  }
  func.func @filled_f8e5m2(%arg0: tensor<2x3xf8E5M2>) -> (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) {
    %cst = arith.constant 1.500000e+00 : f8E5M2
    %0 = tensor.empty() : tensor<2x3xf8E5M2>
    %1 = linalg.fill ins(%cst : f8E5M2) outs(%0 : tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
    return %arg0, %1 : tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>
  }
}
