#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1) -> (d0, 0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, 1, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0) -> (d0, 0)>
#map6 = affine_map<(d0) -> (d0, 1)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 1, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2) -> (d0, 0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d0, 1, d1, d2)>
#map15 = affine_map<(d0, d1) -> (d1)>
#map16 = affine_map<(d0) -> ()>
#map17 = affine_map<(d0, d1) -> (d0, 0)>
#map18 = affine_map<(d0, d1) -> (d0, 1)>
#map19 = affine_map<(d0) -> (0, d0)>
#map20 = affine_map<(d0) -> (1, d0)>
#map21 = affine_map<() -> (0)>
#map22 = affine_map<() -> (1)>
#map23 = affine_map<() -> ()>
module {
  func.func @sum_64(%arg0: tensor<3x64xf32>) -> tensor<3xf32> {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x64xf32>) -> tensor<3x64xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [3, 1, 64] : tensor<3x64xf32> into tensor<3x1x64xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<3x1x64xf32>) outs(%1 : tensor<3x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %out, %in : f32
      linalg.yield %15 : f32
    } -> tensor<3x64xf32>
    %expanded_0 = tensor.expand_shape %2 [[0], [1, 2]] output_shape [3, 2, 32] : tensor<3x64xf32> into tensor<3x2x32xf32>
    %3 = tensor.empty() : tensor<3x32xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_0, %expanded_0 : tensor<3x2x32xf32>, tensor<3x2x32xf32>) outs(%3 : tensor<3x32xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %15 = arith.addf %in, %in_5 : f32
      linalg.yield %15 : f32
    } -> tensor<3x32xf32>
    %expanded_1 = tensor.expand_shape %4 [[0], [1, 2]] output_shape [3, 2, 16] : tensor<3x32xf32> into tensor<3x2x16xf32>
    %5 = tensor.empty() : tensor<3x16xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_1, %expanded_1 : tensor<3x2x16xf32>, tensor<3x2x16xf32>) outs(%5 : tensor<3x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %15 = arith.addf %in, %in_5 : f32
      linalg.yield %15 : f32
    } -> tensor<3x16xf32>
    %expanded_2 = tensor.expand_shape %6 [[0], [1, 2]] output_shape [3, 2, 8] : tensor<3x16xf32> into tensor<3x2x8xf32>
    %7 = tensor.empty() : tensor<3x8xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_2, %expanded_2 : tensor<3x2x8xf32>, tensor<3x2x8xf32>) outs(%7 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %15 = arith.addf %in, %in_5 : f32
      linalg.yield %15 : f32
    } -> tensor<3x8xf32>
    %expanded_3 = tensor.expand_shape %8 [[0], [1, 2]] output_shape [3, 2, 4] : tensor<3x8xf32> into tensor<3x2x4xf32>
    %9 = tensor.empty() : tensor<3x4xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<3x2x4xf32>, tensor<3x2x4xf32>) outs(%9 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %15 = arith.addf %in, %in_5 : f32
      linalg.yield %15 : f32
    } -> tensor<3x4xf32>
    %expanded_4 = tensor.expand_shape %10 [[0], [1, 2]] output_shape [3, 2, 2] : tensor<3x4xf32> into tensor<3x2x2xf32>
    %11 = tensor.empty() : tensor<3x2xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<3x2x2xf32>, tensor<3x2x2xf32>) outs(%11 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %15 = arith.addf %in, %in_5 : f32
      linalg.yield %15 : f32
    } -> tensor<3x2xf32>
    %13 = tensor.empty() : tensor<3xf32>
    %14 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel"]} ins(%12, %12 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%13 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %15 = arith.addf %in, %in_5 : f32
      linalg.yield %15 : f32
    } -> tensor<3xf32>
    return %14 : tensor<3xf32>
  }
  func.func @sum_65(%arg0: tensor<3x65xf32>) -> tensor<3xf32> {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x64xf32>) -> tensor<3x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [3, 64] [1, 1] : tensor<3x65xf32> to tensor<3x64xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [3, 1, 64] : tensor<3x64xf32> into tensor<3x1x64xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<3x1x64xf32>) outs(%1 : tensor<3x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %out, %in : f32
      linalg.yield %16 : f32
    } -> tensor<3x64xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 64] [3, 1] [1, 1] : tensor<3x65xf32> to tensor<3x1xf32>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0] [3, 1] [1, 1] : tensor<3x64xf32> to tensor<3x1xf32>
    %3 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<3x1xf32>) outs(%extracted_slice_1 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %out, %in : f32
      linalg.yield %16 : f32
    } -> tensor<3x1xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [3, 1] [1, 1] : tensor<3x1xf32> into tensor<3x64xf32>
    %expanded_2 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [3, 2, 32] : tensor<3x64xf32> into tensor<3x2x32xf32>
    %4 = tensor.empty() : tensor<3x32xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_2, %expanded_2 : tensor<3x2x32xf32>, tensor<3x2x32xf32>) outs(%4 : tensor<3x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %16 = arith.addf %in, %in_7 : f32
      linalg.yield %16 : f32
    } -> tensor<3x32xf32>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [3, 2, 16] : tensor<3x32xf32> into tensor<3x2x16xf32>
    %6 = tensor.empty() : tensor<3x16xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<3x2x16xf32>, tensor<3x2x16xf32>) outs(%6 : tensor<3x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %16 = arith.addf %in, %in_7 : f32
      linalg.yield %16 : f32
    } -> tensor<3x16xf32>
    %expanded_4 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [3, 2, 8] : tensor<3x16xf32> into tensor<3x2x8xf32>
    %8 = tensor.empty() : tensor<3x8xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<3x2x8xf32>, tensor<3x2x8xf32>) outs(%8 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %16 = arith.addf %in, %in_7 : f32
      linalg.yield %16 : f32
    } -> tensor<3x8xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [3, 2, 4] : tensor<3x8xf32> into tensor<3x2x4xf32>
    %10 = tensor.empty() : tensor<3x4xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<3x2x4xf32>, tensor<3x2x4xf32>) outs(%10 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %16 = arith.addf %in, %in_7 : f32
      linalg.yield %16 : f32
    } -> tensor<3x4xf32>
    %expanded_6 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [3, 2, 2] : tensor<3x4xf32> into tensor<3x2x2xf32>
    %12 = tensor.empty() : tensor<3x2xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<3x2x2xf32>, tensor<3x2x2xf32>) outs(%12 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %16 = arith.addf %in, %in_7 : f32
      linalg.yield %16 : f32
    } -> tensor<3x2xf32>
    %14 = tensor.empty() : tensor<3xf32>
    %15 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel"]} ins(%13, %13 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%14 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %16 = arith.addf %in, %in_7 : f32
      linalg.yield %16 : f32
    } -> tensor<3xf32>
    return %15 : tensor<3xf32>
  }
  func.func @sum_trailing_ones(%arg0: tensor<2x127x1x1xf32>) -> tensor<2x1x1xf32> {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x64x1x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x64x1x1xf32>) -> tensor<2x64x1x1xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 64, 1, 1] [1, 1, 1, 1] : tensor<2x127x1x1xf32> to tensor<2x64x1x1xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2], [3], [4]] output_shape [2, 1, 64, 1, 1] : tensor<2x64x1x1xf32> into tensor<2x1x64x1x1xf32>
    %2 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "reduction", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x64x1x1xf32>) outs(%1 : tensor<2x64x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %out, %in : f32
      linalg.yield %16 : f32
    } -> tensor<2x64x1x1xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 64, 0, 0] [2, 63, 1, 1] [1, 1, 1, 1] : tensor<2x127x1x1xf32> to tensor<2x63x1x1xf32>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0, 0, 0] [2, 63, 1, 1] [1, 1, 1, 1] : tensor<2x64x1x1xf32> to tensor<2x63x1x1xf32>
    %3 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0 : tensor<2x63x1x1xf32>) outs(%extracted_slice_1 : tensor<2x63x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %out, %in : f32
      linalg.yield %16 : f32
    } -> tensor<2x63x1x1xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0, 0, 0] [2, 63, 1, 1] [1, 1, 1, 1] : tensor<2x63x1x1xf32> into tensor<2x64x1x1xf32>
    %expanded_2 = tensor.expand_shape %inserted_slice [[0], [1, 2], [3], [4]] output_shape [2, 2, 32, 1, 1] : tensor<2x64x1x1xf32> into tensor<2x2x32x1x1xf32>
    %4 = tensor.empty() : tensor<2x32x1x1xf32>
    %5 = linalg.generic {indexing_maps = [#map11, #map12, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_2 : tensor<2x2x32x1x1xf32>, tensor<2x2x32x1x1xf32>) outs(%4 : tensor<2x32x1x1xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %16 = arith.addf %in, %in_7 : f32
      linalg.yield %16 : f32
    } -> tensor<2x32x1x1xf32>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2], [3], [4]] output_shape [2, 2, 16, 1, 1] : tensor<2x32x1x1xf32> into tensor<2x2x16x1x1xf32>
    %6 = tensor.empty() : tensor<2x16x1x1xf32>
    %7 = linalg.generic {indexing_maps = [#map11, #map12, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x2x16x1x1xf32>, tensor<2x2x16x1x1xf32>) outs(%6 : tensor<2x16x1x1xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %16 = arith.addf %in, %in_7 : f32
      linalg.yield %16 : f32
    } -> tensor<2x16x1x1xf32>
    %expanded_4 = tensor.expand_shape %7 [[0], [1, 2], [3], [4]] output_shape [2, 2, 8, 1, 1] : tensor<2x16x1x1xf32> into tensor<2x2x8x1x1xf32>
    %8 = tensor.empty() : tensor<2x8x1x1xf32>
    %9 = linalg.generic {indexing_maps = [#map11, #map12, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2x8x1x1xf32>, tensor<2x2x8x1x1xf32>) outs(%8 : tensor<2x8x1x1xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %16 = arith.addf %in, %in_7 : f32
      linalg.yield %16 : f32
    } -> tensor<2x8x1x1xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2], [3], [4]] output_shape [2, 2, 4, 1, 1] : tensor<2x8x1x1xf32> into tensor<2x2x4x1x1xf32>
    %10 = tensor.empty() : tensor<2x4x1x1xf32>
    %11 = linalg.generic {indexing_maps = [#map11, #map12, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x2x4x1x1xf32>, tensor<2x2x4x1x1xf32>) outs(%10 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %16 = arith.addf %in, %in_7 : f32
      linalg.yield %16 : f32
    } -> tensor<2x4x1x1xf32>
    %expanded_6 = tensor.expand_shape %11 [[0], [1, 2], [3], [4]] output_shape [2, 2, 2, 1, 1] : tensor<2x4x1x1xf32> into tensor<2x2x2x1x1xf32>
    %12 = tensor.empty() : tensor<2x2x1x1xf32>
    %13 = linalg.generic {indexing_maps = [#map11, #map12, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x2x2x1x1xf32>, tensor<2x2x2x1x1xf32>) outs(%12 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %16 = arith.addf %in, %in_7 : f32
      linalg.yield %16 : f32
    } -> tensor<2x2x1x1xf32>
    %14 = tensor.empty() : tensor<2x1x1xf32>
    %15 = linalg.generic {indexing_maps = [#map13, #map14, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<2x2x1x1xf32>, tensor<2x2x1x1xf32>) outs(%14 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %16 = arith.addf %in, %in_7 : f32
      linalg.yield %16 : f32
    } -> tensor<2x1x1xf32>
    return %15 : tensor<2x1x1xf32>
  }
  func.func @sum_blocks(%arg0: tensor<140001xf32>) -> tensor<f32> {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x64xf32>) -> tensor<3x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0] [131072] [1] : tensor<140001xf32> to tensor<131072xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0, 1, 2]] output_shape [2, 1024, 64] : tensor<131072xf32> into tensor<2x1024x64xf32>
    %extracted_slice_0 = tensor.extract_slice %1[0, 0] [2, 64] [1, 1] : tensor<3x64xf32> to tensor<2x64xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x1024x64xf32>) outs(%extracted_slice_0 : tensor<2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %out, %in : f32
      linalg.yield %22 : f32
    } -> tensor<2x64xf32>
    %inserted_slice = tensor.insert_slice %2 into %1[0, 0] [2, 64] [1, 1] : tensor<2x64xf32> into tensor<3x64xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[131072] [8929] [1] : tensor<140001xf32> to tensor<8929xf32>
    %3 = tensor.empty() : tensor<64xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<64xf32>) -> tensor<64xf32>
    %extracted_slice_2 = tensor.extract_slice %extracted_slice_1[0] [8896] [1] : tensor<8929xf32> to tensor<8896xf32>
    %expanded_3 = tensor.expand_shape %extracted_slice_2 [[0, 1]] output_shape [139, 64] : tensor<8896xf32> into tensor<139x64xf32>
    %5 = linalg.generic {indexing_maps = [#map4, #map15], iterator_types = ["reduction", "parallel"]} ins(%expanded_3 : tensor<139x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %out, %in : f32
      linalg.yield %22 : f32
    } -> tensor<64xf32>
    %extracted_slice_4 = tensor.extract_slice %extracted_slice_1[8896] [33] [1] : tensor<8929xf32> to tensor<33xf32>
    %extracted_slice_5 = tensor.extract_slice %5[0] [33] [1] : tensor<64xf32> to tensor<33xf32>
    %6 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%extracted_slice_4 : tensor<33xf32>) outs(%extracted_slice_5 : tensor<33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %out, %in : f32
      linalg.yield %22 : f32
    } -> tensor<33xf32>
    %inserted_slice_6 = tensor.insert_slice %6 into %5[0] [33] [1] : tensor<33xf32> into tensor<64xf32>
    %inserted_slice_7 = tensor.insert_slice %inserted_slice_6 into %inserted_slice[2, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<3x64xf32>
    %expanded_8 = tensor.expand_shape %inserted_slice_7 [[0], [1, 2]] output_shape [3, 2, 32] : tensor<3x64xf32> into tensor<3x2x32xf32>
    %7 = tensor.empty() : tensor<3x32xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_8, %expanded_8 : tensor<3x2x32xf32>, tensor<3x2x32xf32>) outs(%7 : tensor<3x32xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %22 = arith.addf %in, %in_13 : f32
      linalg.yield %22 : f32
    } -> tensor<3x32xf32>
    %expanded_9 = tensor.expand_shape %8 [[0], [1, 2]] output_shape [3, 2, 16] : tensor<3x32xf32> into tensor<3x2x16xf32>
    %9 = tensor.empty() : tensor<3x16xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_9, %expanded_9 : tensor<3x2x16xf32>, tensor<3x2x16xf32>) outs(%9 : tensor<3x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %22 = arith.addf %in, %in_13 : f32
      linalg.yield %22 : f32
    } -> tensor<3x16xf32>
    %expanded_10 = tensor.expand_shape %10 [[0], [1, 2]] output_shape [3, 2, 8] : tensor<3x16xf32> into tensor<3x2x8xf32>
    %11 = tensor.empty() : tensor<3x8xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_10, %expanded_10 : tensor<3x2x8xf32>, tensor<3x2x8xf32>) outs(%11 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %22 = arith.addf %in, %in_13 : f32
      linalg.yield %22 : f32
    } -> tensor<3x8xf32>
    %expanded_11 = tensor.expand_shape %12 [[0], [1, 2]] output_shape [3, 2, 4] : tensor<3x8xf32> into tensor<3x2x4xf32>
    %13 = tensor.empty() : tensor<3x4xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_11, %expanded_11 : tensor<3x2x4xf32>, tensor<3x2x4xf32>) outs(%13 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %22 = arith.addf %in, %in_13 : f32
      linalg.yield %22 : f32
    } -> tensor<3x4xf32>
    %expanded_12 = tensor.expand_shape %14 [[0], [1, 2]] output_shape [3, 2, 2] : tensor<3x4xf32> into tensor<3x2x2xf32>
    %15 = tensor.empty() : tensor<3x2xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_12, %expanded_12 : tensor<3x2x2xf32>, tensor<3x2x2xf32>) outs(%15 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %22 = arith.addf %in, %in_13 : f32
      linalg.yield %22 : f32
    } -> tensor<3x2xf32>
    %17 = tensor.empty() : tensor<3xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel"]} ins(%16, %16 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%17 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %22 = arith.addf %in, %in_13 : f32
      linalg.yield %22 : f32
    } -> tensor<3xf32>
    %19 = tensor.empty() : tensor<f32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<f32>) -> tensor<f32>
    %21 = linalg.generic {indexing_maps = [#map7, #map16], iterator_types = ["reduction"]} ins(%18 : tensor<3xf32>) outs(%20 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %out, %in : f32
      linalg.yield %22 : f32
    } -> tensor<f32>
    return %21 : tensor<f32>
  }
  func.func @mean_keep(%arg0: tensor<4x1000xf32>) -> tensor<4x1xf32> {
    %cst = arith.constant 1.000000e+03 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x64xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<4x64xf32>) -> tensor<4x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, 960] [1, 1] : tensor<4x1000xf32> to tensor<4x960xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [4, 15, 64] : tensor<4x960xf32> into tensor<4x15x64xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<4x15x64xf32>) outs(%1 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.addf %out, %in : f32
      linalg.yield %17 : f32
    } -> tensor<4x64xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 960] [4, 40] [1, 1] : tensor<4x1000xf32> to tensor<4x40xf32>
    %extracted_slice_2 = tensor.extract_slice %2[0, 0] [4, 40] [1, 1] : tensor<4x64xf32> to tensor<4x40xf32>
    %3 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1 : tensor<4x40xf32>) outs(%extracted_slice_2 : tensor<4x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.addf %out, %in : f32
      linalg.yield %17 : f32
    } -> tensor<4x40xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [4, 40] [1, 1] : tensor<4x40xf32> into tensor<4x64xf32>
    %expanded_3 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [4, 2, 32] : tensor<4x64xf32> into tensor<4x2x32xf32>
    %4 = tensor.empty() : tensor<4x32xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<4x2x32xf32>, tensor<4x2x32xf32>) outs(%4 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %17 = arith.addf %in, %in_8 : f32
      linalg.yield %17 : f32
    } -> tensor<4x32xf32>
    %expanded_4 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [4, 2, 16] : tensor<4x32xf32> into tensor<4x2x16xf32>
    %6 = tensor.empty() : tensor<4x16xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<4x2x16xf32>, tensor<4x2x16xf32>) outs(%6 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %17 = arith.addf %in, %in_8 : f32
      linalg.yield %17 : f32
    } -> tensor<4x16xf32>
    %expanded_5 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [4, 2, 8] : tensor<4x16xf32> into tensor<4x2x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %17 = arith.addf %in, %in_8 : f32
      linalg.yield %17 : f32
    } -> tensor<4x8xf32>
    %expanded_6 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [4, 2, 4] : tensor<4x8xf32> into tensor<4x2x4xf32>
    %10 = tensor.empty() : tensor<4x4xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<4x2x4xf32>, tensor<4x2x4xf32>) outs(%10 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %17 = arith.addf %in, %in_8 : f32
      linalg.yield %17 : f32
    } -> tensor<4x4xf32>
    %expanded_7 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [4, 2, 2] : tensor<4x4xf32> into tensor<4x2x2xf32>
    %12 = tensor.empty() : tensor<4x2xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded_7 : tensor<4x2x2xf32>, tensor<4x2x2xf32>) outs(%12 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %17 = arith.addf %in, %in_8 : f32
      linalg.yield %17 : f32
    } -> tensor<4x2xf32>
    %14 = tensor.empty() : tensor<4x1xf32>
    %15 = linalg.generic {indexing_maps = [#map17, #map18, #map4], iterator_types = ["parallel", "parallel"]} ins(%13, %13 : tensor<4x2xf32>, tensor<4x2xf32>) outs(%14 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %17 = arith.addf %in, %in_8 : f32
      linalg.yield %17 : f32
    } -> tensor<4x1xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<4x1xf32>) outs(%14 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.divf %in, %cst : f32
      linalg.yield %17 : f32
    } -> tensor<4x1xf32>
    return %16 : tensor<4x1xf32>
  }
  func.func @prod_f64(%arg0: tensor<2x200xf64>) -> tensor<2xf64> {
    %cst = arith.constant 1.000000e+00 : f64
    %0 = tensor.empty() : tensor<2x64xf64>
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<2x64xf64>) -> tensor<2x64xf64>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 192] [1, 1] : tensor<2x200xf64> to tensor<2x192xf64>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 3, 64] : tensor<2x192xf64> into tensor<2x3x64xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x3x64xf64>) outs(%1 : tensor<2x64xf64>) {
    ^bb0(%in: f64, %out: f64):
      %16 = arith.mulf %out, %in : f64
      linalg.yield %16 : f64
    } -> tensor<2x64xf64>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 192] [2, 8] [1, 1] : tensor<2x200xf64> to tensor<2x8xf64>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0] [2, 8] [1, 1] : tensor<2x64xf64> to tensor<2x8xf64>
    %3 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<2x8xf64>) outs(%extracted_slice_1 : tensor<2x8xf64>) {
    ^bb0(%in: f64, %out: f64):
      %16 = arith.mulf %out, %in : f64
      linalg.yield %16 : f64
    } -> tensor<2x8xf64>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [2, 8] [1, 1] : tensor<2x8xf64> into tensor<2x64xf64>
    %expanded_2 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf64> into tensor<2x2x32xf64>
    %4 = tensor.empty() : tensor<2x32xf64>
    %5 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_2, %expanded_2 : tensor<2x2x32xf64>, tensor<2x2x32xf64>) outs(%4 : tensor<2x32xf64>) {
    ^bb0(%in: f64, %in_7: f64, %out: f64):
      %16 = arith.mulf %in, %in_7 : f64
      linalg.yield %16 : f64
    } -> tensor<2x32xf64>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 2, 16] : tensor<2x32xf64> into tensor<2x2x16xf64>
    %6 = tensor.empty() : tensor<2x16xf64>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x2x16xf64>, tensor<2x2x16xf64>) outs(%6 : tensor<2x16xf64>) {
    ^bb0(%in: f64, %in_7: f64, %out: f64):
      %16 = arith.mulf %in, %in_7 : f64
      linalg.yield %16 : f64
    } -> tensor<2x16xf64>
    %expanded_4 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 2, 8] : tensor<2x16xf64> into tensor<2x2x8xf64>
    %8 = tensor.empty() : tensor<2x8xf64>
    %9 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2x8xf64>, tensor<2x2x8xf64>) outs(%8 : tensor<2x8xf64>) {
    ^bb0(%in: f64, %in_7: f64, %out: f64):
      %16 = arith.mulf %in, %in_7 : f64
      linalg.yield %16 : f64
    } -> tensor<2x8xf64>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 2, 4] : tensor<2x8xf64> into tensor<2x2x4xf64>
    %10 = tensor.empty() : tensor<2x4xf64>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x2x4xf64>, tensor<2x2x4xf64>) outs(%10 : tensor<2x4xf64>) {
    ^bb0(%in: f64, %in_7: f64, %out: f64):
      %16 = arith.mulf %in, %in_7 : f64
      linalg.yield %16 : f64
    } -> tensor<2x4xf64>
    %expanded_6 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf64> into tensor<2x2x2xf64>
    %12 = tensor.empty() : tensor<2x2xf64>
    %13 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x2x2xf64>, tensor<2x2x2xf64>) outs(%12 : tensor<2x2xf64>) {
    ^bb0(%in: f64, %in_7: f64, %out: f64):
      %16 = arith.mulf %in, %in_7 : f64
      linalg.yield %16 : f64
    } -> tensor<2x2xf64>
    %14 = tensor.empty() : tensor<2xf64>
    %15 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel"]} ins(%13, %13 : tensor<2x2xf64>, tensor<2x2xf64>) outs(%14 : tensor<2xf64>) {
    ^bb0(%in: f64, %in_7: f64, %out: f64):
      %16 = arith.mulf %in, %in_7 : f64
      linalg.yield %16 : f64
    } -> tensor<2xf64>
    return %15 : tensor<2xf64>
  }
  func.func @sum_f64_block(%arg0: tensor<65536xf64>) -> tensor<f64> {
    %cst = arith.constant -0.000000e+00 : f64
    %0 = tensor.empty() : tensor<64xf64>
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<64xf64>) -> tensor<64xf64>
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [1024, 64] : tensor<65536xf64> into tensor<1024x64xf64>
    %2 = linalg.generic {indexing_maps = [#map4, #map15], iterator_types = ["reduction", "parallel"]} ins(%expanded : tensor<1024x64xf64>) outs(%1 : tensor<64xf64>) {
    ^bb0(%in: f64, %out: f64):
      %15 = arith.addf %out, %in : f64
      linalg.yield %15 : f64
    } -> tensor<64xf64>
    %expanded_0 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 32] : tensor<64xf64> into tensor<2x32xf64>
    %3 = tensor.empty() : tensor<32xf64>
    %4 = linalg.generic {indexing_maps = [#map19, #map20, #map7], iterator_types = ["parallel"]} ins(%expanded_0, %expanded_0 : tensor<2x32xf64>, tensor<2x32xf64>) outs(%3 : tensor<32xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %15 = arith.addf %in, %in_5 : f64
      linalg.yield %15 : f64
    } -> tensor<32xf64>
    %expanded_1 = tensor.expand_shape %4 [[0, 1]] output_shape [2, 16] : tensor<32xf64> into tensor<2x16xf64>
    %5 = tensor.empty() : tensor<16xf64>
    %6 = linalg.generic {indexing_maps = [#map19, #map20, #map7], iterator_types = ["parallel"]} ins(%expanded_1, %expanded_1 : tensor<2x16xf64>, tensor<2x16xf64>) outs(%5 : tensor<16xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %15 = arith.addf %in, %in_5 : f64
      linalg.yield %15 : f64
    } -> tensor<16xf64>
    %expanded_2 = tensor.expand_shape %6 [[0, 1]] output_shape [2, 8] : tensor<16xf64> into tensor<2x8xf64>
    %7 = tensor.empty() : tensor<8xf64>
    %8 = linalg.generic {indexing_maps = [#map19, #map20, #map7], iterator_types = ["parallel"]} ins(%expanded_2, %expanded_2 : tensor<2x8xf64>, tensor<2x8xf64>) outs(%7 : tensor<8xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %15 = arith.addf %in, %in_5 : f64
      linalg.yield %15 : f64
    } -> tensor<8xf64>
    %expanded_3 = tensor.expand_shape %8 [[0, 1]] output_shape [2, 4] : tensor<8xf64> into tensor<2x4xf64>
    %9 = tensor.empty() : tensor<4xf64>
    %10 = linalg.generic {indexing_maps = [#map19, #map20, #map7], iterator_types = ["parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x4xf64>, tensor<2x4xf64>) outs(%9 : tensor<4xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %15 = arith.addf %in, %in_5 : f64
      linalg.yield %15 : f64
    } -> tensor<4xf64>
    %expanded_4 = tensor.expand_shape %10 [[0, 1]] output_shape [2, 2] : tensor<4xf64> into tensor<2x2xf64>
    %11 = tensor.empty() : tensor<2xf64>
    %12 = linalg.generic {indexing_maps = [#map19, #map20, #map7], iterator_types = ["parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2xf64>, tensor<2x2xf64>) outs(%11 : tensor<2xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %15 = arith.addf %in, %in_5 : f64
      linalg.yield %15 : f64
    } -> tensor<2xf64>
    %13 = tensor.empty() : tensor<f64>
    %14 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = []} ins(%12, %12 : tensor<2xf64>, tensor<2xf64>) outs(%13 : tensor<f64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %15 = arith.addf %in, %in_5 : f64
      linalg.yield %15 : f64
    } -> tensor<f64>
    return %14 : tensor<f64>
  }
}
