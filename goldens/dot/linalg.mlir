#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1) -> (d0, d1)>
#map13 = affine_map<(d0, d1) -> (d1)>
#map14 = affine_map<(d0) -> (d0)>
#map15 = affine_map<(d0) -> (0, d0)>
#map16 = affine_map<(d0) -> (1, d0)>
#map17 = affine_map<() -> (0)>
#map18 = affine_map<() -> (1)>
#map19 = affine_map<() -> ()>
#map20 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map21 = affine_map<(d0, d1) -> (d0, 0, d1)>
#map22 = affine_map<(d0, d1) -> (d0, 1, d1)>
#map23 = affine_map<(d0) -> (d0, 0)>
#map24 = affine_map<(d0) -> (d0, 1)>
module {
  func.func @product(%arg0: tensor<7x19xf32>, %arg1: tensor<19x37xf32>) -> tensor<7x37xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x37xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x37xf32>) -> tensor<7x37xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<7x19xf32>, tensor<19x37xf32>) outs(%1 : tensor<7x37xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = math.fma %in, %in_0, %out : f32
      linalg.yield %3 : f32
    } -> tensor<7x37xf32>
    return %2 : tensor<7x37xf32>
  }
  func.func @gradient_of_weights(%arg0: tensor<2x5x13xf32>, %arg1: tensor<2x5x17xf32>) -> tensor<13x17xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x17xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<13x17xf32>) -> tensor<13x17xf32>
    %2 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<2x5x13xf32>, tensor<2x5x17xf32>) outs(%1 : tensor<13x17xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = math.fma %in, %in_0, %out : f32
      linalg.yield %3 : f32
    } -> tensor<13x17xf32>
    return %2 : tensor<13x17xf32>
  }
  func.func @gradient_of_input(%arg0: tensor<2x5x17xf32>, %arg1: tensor<13x17xf32>) -> tensor<2x5x13xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x5x13xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x5x13xf32>) -> tensor<2x5x13xf32>
    %2 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<2x5x17xf32>, tensor<13x17xf32>) outs(%1 : tensor<2x5x13xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = math.fma %in, %in_0, %out : f32
      linalg.yield %3 : f32
    } -> tensor<2x5x13xf32>
    return %2 : tensor<2x5x13xf32>
  }
  func.func @scores(%arg0: tensor<2x5x3x8xf32>, %arg1: tensor<2x9x3x8xf32>) -> tensor<2x3x5x9xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x5x9xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x3x5x9xf32>) -> tensor<2x3x5x9xf32>
    %2 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<2x5x3x8xf32>, tensor<2x9x3x8xf32>) outs(%1 : tensor<2x3x5x9xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = math.fma %in, %in_0, %out : f32
      linalg.yield %3 : f32
    } -> tensor<2x3x5x9xf32>
    return %2 : tensor<2x3x5x9xf32>
  }
  func.func @decode(%arg0: tensor<1x24xf32>, %arg1: tensor<24x131xf32>) -> tensor<1x131xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x131xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x131xf32>) -> tensor<1x131xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<1x24xf32>, tensor<24x131xf32>) outs(%1 : tensor<1x131xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = math.fma %in, %in_0, %out : f32
      linalg.yield %3 : f32
    } -> tensor<1x131xf32>
    return %2 : tensor<1x131xf32>
  }
  func.func @inner(%arg0: tensor<131xf32>, %arg1: tensor<131xf32>) -> tensor<f32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<64xf32>) -> tensor<64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [128] [1] : tensor<131xf32> to tensor<128xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0, 1]] output_shape [2, 64] : tensor<128xf32> into tensor<2x64xf32>
    %extracted_slice_0 = tensor.extract_slice %arg1[0] [128] [1] : tensor<131xf32> to tensor<128xf32>
    %expanded_1 = tensor.expand_shape %extracted_slice_0 [[0, 1]] output_shape [2, 64] : tensor<128xf32> into tensor<2x64xf32>
    %2 = linalg.generic {indexing_maps = [#map12, #map12, #map13], iterator_types = ["reduction", "parallel"]} ins(%expanded, %expanded_1 : tensor<2x64xf32>, tensor<2x64xf32>) outs(%1 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %16 = math.fma %in, %in_10, %out : f32
      linalg.yield %16 : f32
    } -> tensor<64xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[128] [3] [1] : tensor<131xf32> to tensor<3xf32>
    %extracted_slice_3 = tensor.extract_slice %arg1[128] [3] [1] : tensor<131xf32> to tensor<3xf32>
    %extracted_slice_4 = tensor.extract_slice %2[0] [3] [1] : tensor<64xf32> to tensor<3xf32>
    %3 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel"]} ins(%extracted_slice_2, %extracted_slice_3 : tensor<3xf32>, tensor<3xf32>) outs(%extracted_slice_4 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %16 = math.fma %in, %in_10, %out : f32
      linalg.yield %16 : f32
    } -> tensor<3xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0] [3] [1] : tensor<3xf32> into tensor<64xf32>
    %expanded_5 = tensor.expand_shape %inserted_slice [[0, 1]] output_shape [2, 32] : tensor<64xf32> into tensor<2x32xf32>
    %4 = tensor.empty() : tensor<32xf32>
    %5 = linalg.generic {indexing_maps = [#map15, #map16, #map14], iterator_types = ["parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x32xf32>, tensor<2x32xf32>) outs(%4 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %16 = arith.addf %in, %in_10 : f32
      linalg.yield %16 : f32
    } -> tensor<32xf32>
    %expanded_6 = tensor.expand_shape %5 [[0, 1]] output_shape [2, 16] : tensor<32xf32> into tensor<2x16xf32>
    %6 = tensor.empty() : tensor<16xf32>
    %7 = linalg.generic {indexing_maps = [#map15, #map16, #map14], iterator_types = ["parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x16xf32>, tensor<2x16xf32>) outs(%6 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %16 = arith.addf %in, %in_10 : f32
      linalg.yield %16 : f32
    } -> tensor<16xf32>
    %expanded_7 = tensor.expand_shape %7 [[0, 1]] output_shape [2, 8] : tensor<16xf32> into tensor<2x8xf32>
    %8 = tensor.empty() : tensor<8xf32>
    %9 = linalg.generic {indexing_maps = [#map15, #map16, #map14], iterator_types = ["parallel"]} ins(%expanded_7, %expanded_7 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %16 = arith.addf %in, %in_10 : f32
      linalg.yield %16 : f32
    } -> tensor<8xf32>
    %expanded_8 = tensor.expand_shape %9 [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
    %10 = tensor.empty() : tensor<4xf32>
    %11 = linalg.generic {indexing_maps = [#map15, #map16, #map14], iterator_types = ["parallel"]} ins(%expanded_8, %expanded_8 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %16 = arith.addf %in, %in_10 : f32
      linalg.yield %16 : f32
    } -> tensor<4xf32>
    %expanded_9 = tensor.expand_shape %11 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %12 = tensor.empty() : tensor<2xf32>
    %13 = linalg.generic {indexing_maps = [#map15, #map16, #map14], iterator_types = ["parallel"]} ins(%expanded_9, %expanded_9 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%12 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %16 = arith.addf %in, %in_10 : f32
      linalg.yield %16 : f32
    } -> tensor<2xf32>
    %14 = tensor.empty() : tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map17, #map18, #map19], iterator_types = []} ins(%13, %13 : tensor<2xf32>, tensor<2xf32>) outs(%14 : tensor<f32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %16 = arith.addf %in, %in_10 : f32
      linalg.yield %16 : f32
    } -> tensor<f32>
    return %15 : tensor<f32>
  }
  func.func @inner_of_rows(%arg0: tensor<3x70xf64>, %arg1: tensor<3x70xf64>) -> tensor<3xf64> {
    %cst = arith.constant 0.000000e+00 : f64
    %0 = tensor.empty() : tensor<3x64xf64>
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3x64xf64>) -> tensor<3x64xf64>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [3, 64] [1, 1] : tensor<3x70xf64> to tensor<3x64xf64>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [3, 1, 64] : tensor<3x64xf64> into tensor<3x1x64xf64>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [3, 64] [1, 1] : tensor<3x70xf64> to tensor<3x64xf64>
    %expanded_1 = tensor.expand_shape %extracted_slice_0 [[0], [1, 2]] output_shape [3, 1, 64] : tensor<3x64xf64> into tensor<3x1x64xf64>
    %2 = linalg.generic {indexing_maps = [#map20, #map20, #map], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded, %expanded_1 : tensor<3x1x64xf64>, tensor<3x1x64xf64>) outs(%1 : tensor<3x64xf64>) {
    ^bb0(%in: f64, %in_10: f64, %out: f64):
      %16 = math.fma %in, %in_10, %out : f64
      linalg.yield %16 : f64
    } -> tensor<3x64xf64>
    %extracted_slice_2 = tensor.extract_slice %arg1[0, 64] [3, 6] [1, 1] : tensor<3x70xf64> to tensor<3x6xf64>
    %extracted_slice_3 = tensor.extract_slice %arg0[0, 64] [3, 6] [1, 1] : tensor<3x70xf64> to tensor<3x6xf64>
    %extracted_slice_4 = tensor.extract_slice %2[0, 0] [3, 6] [1, 1] : tensor<3x64xf64> to tensor<3x6xf64>
    %3 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2, %extracted_slice_3 : tensor<3x6xf64>, tensor<3x6xf64>) outs(%extracted_slice_4 : tensor<3x6xf64>) {
    ^bb0(%in: f64, %in_10: f64, %out: f64):
      %16 = math.fma %in, %in_10, %out : f64
      linalg.yield %16 : f64
    } -> tensor<3x6xf64>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [3, 6] [1, 1] : tensor<3x6xf64> into tensor<3x64xf64>
    %expanded_5 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [3, 2, 32] : tensor<3x64xf64> into tensor<3x2x32xf64>
    %4 = tensor.empty() : tensor<3x32xf64>
    %5 = linalg.generic {indexing_maps = [#map21, #map22, #map12], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<3x2x32xf64>, tensor<3x2x32xf64>) outs(%4 : tensor<3x32xf64>) {
    ^bb0(%in: f64, %in_10: f64, %out: f64):
      %16 = arith.addf %in, %in_10 : f64
      linalg.yield %16 : f64
    } -> tensor<3x32xf64>
    %expanded_6 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [3, 2, 16] : tensor<3x32xf64> into tensor<3x2x16xf64>
    %6 = tensor.empty() : tensor<3x16xf64>
    %7 = linalg.generic {indexing_maps = [#map21, #map22, #map12], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<3x2x16xf64>, tensor<3x2x16xf64>) outs(%6 : tensor<3x16xf64>) {
    ^bb0(%in: f64, %in_10: f64, %out: f64):
      %16 = arith.addf %in, %in_10 : f64
      linalg.yield %16 : f64
    } -> tensor<3x16xf64>
    %expanded_7 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [3, 2, 8] : tensor<3x16xf64> into tensor<3x2x8xf64>
    %8 = tensor.empty() : tensor<3x8xf64>
    %9 = linalg.generic {indexing_maps = [#map21, #map22, #map12], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded_7 : tensor<3x2x8xf64>, tensor<3x2x8xf64>) outs(%8 : tensor<3x8xf64>) {
    ^bb0(%in: f64, %in_10: f64, %out: f64):
      %16 = arith.addf %in, %in_10 : f64
      linalg.yield %16 : f64
    } -> tensor<3x8xf64>
    %expanded_8 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [3, 2, 4] : tensor<3x8xf64> into tensor<3x2x4xf64>
    %10 = tensor.empty() : tensor<3x4xf64>
    %11 = linalg.generic {indexing_maps = [#map21, #map22, #map12], iterator_types = ["parallel", "parallel"]} ins(%expanded_8, %expanded_8 : tensor<3x2x4xf64>, tensor<3x2x4xf64>) outs(%10 : tensor<3x4xf64>) {
    ^bb0(%in: f64, %in_10: f64, %out: f64):
      %16 = arith.addf %in, %in_10 : f64
      linalg.yield %16 : f64
    } -> tensor<3x4xf64>
    %expanded_9 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [3, 2, 2] : tensor<3x4xf64> into tensor<3x2x2xf64>
    %12 = tensor.empty() : tensor<3x2xf64>
    %13 = linalg.generic {indexing_maps = [#map21, #map22, #map12], iterator_types = ["parallel", "parallel"]} ins(%expanded_9, %expanded_9 : tensor<3x2x2xf64>, tensor<3x2x2xf64>) outs(%12 : tensor<3x2xf64>) {
    ^bb0(%in: f64, %in_10: f64, %out: f64):
      %16 = arith.addf %in, %in_10 : f64
      linalg.yield %16 : f64
    } -> tensor<3x2xf64>
    %14 = tensor.empty() : tensor<3xf64>
    %15 = linalg.generic {indexing_maps = [#map23, #map24, #map14], iterator_types = ["parallel"]} ins(%13, %13 : tensor<3x2xf64>, tensor<3x2xf64>) outs(%14 : tensor<3xf64>) {
    ^bb0(%in: f64, %in_10: f64, %out: f64):
      %16 = arith.addf %in, %in_10 : f64
      linalg.yield %16 : f64
    } -> tensor<3xf64>
    return %15 : tensor<3xf64>
  }
  func.func @narrow(%arg0: tensor<5x9xf16>, %arg1: tensor<9x11xf16>) -> tensor<5x11xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5x9xf32>
    %1 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x9xf16>) outs(%0 : tensor<5x9xf32>) {
    ^bb0(%in: f16, %out: f32):
      %9 = arith.extf %in : f16 to f32
      linalg.yield %9 : f32
    } -> tensor<5x9xf32>
    %2 = tensor.empty() : tensor<9x11xf32>
    %3 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<9x11xf16>) outs(%2 : tensor<9x11xf32>) {
    ^bb0(%in: f16, %out: f32):
      %9 = arith.extf %in : f16 to f32
      linalg.yield %9 : f32
    } -> tensor<9x11xf32>
    %4 = tensor.empty() : tensor<5x11xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<5x11xf32>) -> tensor<5x11xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1, %3 : tensor<5x9xf32>, tensor<9x11xf32>) outs(%5 : tensor<5x11xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = math.fma %in, %in_0, %out : f32
      linalg.yield %9 : f32
    } -> tensor<5x11xf32>
    %7 = tensor.empty() : tensor<5x11xf16>
    %8 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<5x11xf32>) outs(%7 : tensor<5x11xf16>) {
    ^bb0(%in: f32, %out: f16):
      %9 = arith.truncf %in : f32 to f16
      linalg.yield %9 : f16
    } -> tensor<5x11xf16>
    return %8 : tensor<5x11xf16>
  }
  func.func @bytes(%arg0: tensor<5x9xf8E4M3FN>, %arg1: tensor<9x11xf8E4M3FN>) -> tensor<5x11xf8E4M3FN> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5x9xf32>
    %1 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%0 : tensor<5x9xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %9 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %9 : f32
    } -> tensor<5x9xf32>
    %2 = tensor.empty() : tensor<9x11xf32>
    %3 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<9x11xf8E4M3FN>) outs(%2 : tensor<9x11xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %9 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %9 : f32
    } -> tensor<9x11xf32>
    %4 = tensor.empty() : tensor<5x11xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<5x11xf32>) -> tensor<5x11xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1, %3 : tensor<5x9xf32>, tensor<9x11xf32>) outs(%5 : tensor<5x11xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %9 = math.fma %in, %in_0, %out : f32
      linalg.yield %9 : f32
    } -> tensor<5x11xf32>
    %7 = tensor.empty() : tensor<5x11xf8E4M3FN>
    %8 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<5x11xf32>) outs(%7 : tensor<5x11xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %9 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %9 : f8E4M3FN
    } -> tensor<5x11xf8E4M3FN>
    return %8 : tensor<5x11xf8E4M3FN>
  }
  func.func @integers(%arg0: tensor<5x9xi32>, %arg1: tensor<9x11xi32>) -> tensor<5x11xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<5x11xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<5x11xi32>) -> tensor<5x11xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<5x9xi32>, tensor<9x11xi32>) outs(%1 : tensor<5x11xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %3 = arith.muli %in, %in_0 : i32
      %4 = arith.addi %out, %3 : i32
      linalg.yield %4 : i32
    } -> tensor<5x11xi32>
    return %2 : tensor<5x11xi32>
  }
  func.func @nibbles(%arg0: tensor<5x9xi4>, %arg1: tensor<9x11xi4>) -> tensor<5x11xi4> {
    %c0_i8 = arith.constant 0 : i8
    %0 = tensor.empty() : tensor<5x9xi8>
    %1 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x9xi4>) outs(%0 : tensor<5x9xi8>) {
    ^bb0(%in: i4, %out: i8):
      %9 = arith.extsi %in : i4 to i8
      linalg.yield %9 : i8
    } -> tensor<5x9xi8>
    %2 = tensor.empty() : tensor<9x11xi8>
    %3 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<9x11xi4>) outs(%2 : tensor<9x11xi8>) {
    ^bb0(%in: i4, %out: i8):
      %9 = arith.extsi %in : i4 to i8
      linalg.yield %9 : i8
    } -> tensor<9x11xi8>
    %4 = tensor.empty() : tensor<5x11xi8>
    %5 = linalg.fill ins(%c0_i8 : i8) outs(%4 : tensor<5x11xi8>) -> tensor<5x11xi8>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1, %3 : tensor<5x9xi8>, tensor<9x11xi8>) outs(%5 : tensor<5x11xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %9 = arith.muli %in, %in_0 : i8
      %10 = arith.addi %out, %9 : i8
      linalg.yield %10 : i8
    } -> tensor<5x11xi8>
    %7 = tensor.empty() : tensor<5x11xi4>
    %8 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<5x11xi8>) outs(%7 : tensor<5x11xi4>) {
    ^bb0(%in: i8, %out: i4):
      %9 = arith.trunci %in : i8 to i4
      linalg.yield %9 : i4
    } -> tensor<5x11xi4>
    return %8 : tensor<5x11xi4>
  }
}
