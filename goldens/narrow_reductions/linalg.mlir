#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1) -> (d0, 0, d1)>
#map7 = affine_map<(d0, d1) -> (d0, 1, d1)>
#map8 = affine_map<(d0) -> (d0, 0)>
#map9 = affine_map<(d0) -> (d0, 1)>
module {
  func.func @sum_f16(%arg0: tensor<5x9xf16>) -> (tensor<5xf16>, tensor<1x9xf16>) {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf16>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %10 = arith.truncf %in : f32 to f16
      linalg.yield %10 : f16
    } -> tensor<5xf16>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf16>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %10 = arith.truncf %in : f32 to f16
      linalg.yield %10 : f16
    } -> tensor<1x9xf16>
    return %4, %9 : tensor<5xf16>, tensor<1x9xf16>
  }
  func.func @long_sum_f16(%arg0: tensor<2x131xf16>) -> tensor<2xf16> {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 128] [1, 1] : tensor<2x131xf16> to tensor<2x128xf16>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 2, 64] : tensor<2x128xf16> into tensor<2x2x64xf16>
    %2 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x2x64xf16>) outs(%1 : tensor<2x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %18 = arith.extf %in : f16 to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x64xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 128] [2, 3] [1, 1] : tensor<2x131xf16> to tensor<2x3xf16>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0] [2, 3] [1, 1] : tensor<2x64xf32> to tensor<2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<2x3xf16>) outs(%extracted_slice_1 : tensor<2x3xf32>) {
    ^bb0(%in: f16, %out: f32):
      %18 = arith.extf %in : f16 to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x64xf32>
    %expanded_2 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32>
    %4 = tensor.empty() : tensor<2x32xf32>
    %5 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_2, %expanded_2 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%4 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x32xf32>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 2, 16] : tensor<2x32xf32> into tensor<2x2x16xf32>
    %6 = tensor.empty() : tensor<2x16xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x2x16xf32>, tensor<2x2x16xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x16xf32>
    %expanded_4 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 2, 8] : tensor<2x16xf32> into tensor<2x2x8xf32>
    %8 = tensor.empty() : tensor<2x8xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2x8xf32>, tensor<2x2x8xf32>) outs(%8 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x8xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 2, 4] : tensor<2x8xf32> into tensor<2x2x4xf32>
    %10 = tensor.empty() : tensor<2x4xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x2x4xf32>, tensor<2x2x4xf32>) outs(%10 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x4xf32>
    %expanded_6 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>
    %12 = tensor.empty() : tensor<2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x2xf32>
    %14 = tensor.empty() : tensor<2xf32>
    %15 = linalg.generic {indexing_maps = [#map8, #map9, #map2], iterator_types = ["parallel"]} ins(%13, %13 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%14 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2xf32>
    %16 = tensor.empty() : tensor<2xf16>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<2xf32>) outs(%16 : tensor<2xf16>) {
    ^bb0(%in: f32, %out: f16):
      %18 = arith.truncf %in : f32 to f16
      linalg.yield %18 : f16
    } -> tensor<2xf16>
    return %17 : tensor<2xf16>
  }
  func.func @prod_f16(%arg0: tensor<5x9xf16>) -> (tensor<5xf16>, tensor<1x9xf16>) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf16>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      %11 = arith.mulf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %10 = arith.truncf %in : f32 to f16
      linalg.yield %10 : f16
    } -> tensor<5xf16>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf16>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      %11 = arith.mulf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %10 = arith.truncf %in : f32 to f16
      linalg.yield %10 : f16
    } -> tensor<1x9xf16>
    return %4, %9 : tensor<5xf16>, tensor<1x9xf16>
  }
  func.func @long_prod_f16(%arg0: tensor<2x131xf16>) -> tensor<2xf16> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 128] [1, 1] : tensor<2x131xf16> to tensor<2x128xf16>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 2, 64] : tensor<2x128xf16> into tensor<2x2x64xf16>
    %2 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x2x64xf16>) outs(%1 : tensor<2x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %18 = arith.extf %in : f16 to f32
      %19 = arith.mulf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x64xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 128] [2, 3] [1, 1] : tensor<2x131xf16> to tensor<2x3xf16>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0] [2, 3] [1, 1] : tensor<2x64xf32> to tensor<2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<2x3xf16>) outs(%extracted_slice_1 : tensor<2x3xf32>) {
    ^bb0(%in: f16, %out: f32):
      %18 = arith.extf %in : f16 to f32
      %19 = arith.mulf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x64xf32>
    %expanded_2 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32>
    %4 = tensor.empty() : tensor<2x32xf32>
    %5 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_2, %expanded_2 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%4 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x32xf32>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 2, 16] : tensor<2x32xf32> into tensor<2x2x16xf32>
    %6 = tensor.empty() : tensor<2x16xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x2x16xf32>, tensor<2x2x16xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x16xf32>
    %expanded_4 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 2, 8] : tensor<2x16xf32> into tensor<2x2x8xf32>
    %8 = tensor.empty() : tensor<2x8xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2x8xf32>, tensor<2x2x8xf32>) outs(%8 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x8xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 2, 4] : tensor<2x8xf32> into tensor<2x2x4xf32>
    %10 = tensor.empty() : tensor<2x4xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x2x4xf32>, tensor<2x2x4xf32>) outs(%10 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x4xf32>
    %expanded_6 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>
    %12 = tensor.empty() : tensor<2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x2xf32>
    %14 = tensor.empty() : tensor<2xf32>
    %15 = linalg.generic {indexing_maps = [#map8, #map9, #map2], iterator_types = ["parallel"]} ins(%13, %13 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%14 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2xf32>
    %16 = tensor.empty() : tensor<2xf16>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<2xf32>) outs(%16 : tensor<2xf16>) {
    ^bb0(%in: f32, %out: f16):
      %18 = arith.truncf %in : f32 to f16
      linalg.yield %18 : f16
    } -> tensor<2xf16>
    return %17 : tensor<2xf16>
  }
  func.func @max_f16(%arg0: tensor<5x9xf16>) -> (tensor<5xf16>, tensor<1x9xf16>) {
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf16>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      %11 = arith.maximumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %10 = arith.truncf %in : f32 to f16
      linalg.yield %10 : f16
    } -> tensor<5xf16>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf16>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      %11 = arith.maximumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %10 = arith.truncf %in : f32 to f16
      linalg.yield %10 : f16
    } -> tensor<1x9xf16>
    return %4, %9 : tensor<5xf16>, tensor<1x9xf16>
  }
  func.func @long_max_f16(%arg0: tensor<2x131xf16>) -> tensor<2xf16> {
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xf16>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f16, %out: f32):
      %5 = arith.extf %in : f16 to f32
      %6 = arith.maximumf %out, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %3 = tensor.empty() : tensor<2xf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<2xf32>) outs(%3 : tensor<2xf16>) {
    ^bb0(%in: f32, %out: f16):
      %5 = arith.truncf %in : f32 to f16
      linalg.yield %5 : f16
    } -> tensor<2xf16>
    return %4 : tensor<2xf16>
  }
  func.func @min_f16(%arg0: tensor<5x9xf16>) -> (tensor<5xf16>, tensor<1x9xf16>) {
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf16>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      %11 = arith.minimumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %10 = arith.truncf %in : f32 to f16
      linalg.yield %10 : f16
    } -> tensor<5xf16>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf16>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      %11 = arith.minimumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %10 = arith.truncf %in : f32 to f16
      linalg.yield %10 : f16
    } -> tensor<1x9xf16>
    return %4, %9 : tensor<5xf16>, tensor<1x9xf16>
  }
  func.func @long_min_f16(%arg0: tensor<2x131xf16>) -> tensor<2xf16> {
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xf16>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f16, %out: f32):
      %5 = arith.extf %in : f16 to f32
      %6 = arith.minimumf %out, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %3 = tensor.empty() : tensor<2xf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<2xf32>) outs(%3 : tensor<2xf16>) {
    ^bb0(%in: f32, %out: f16):
      %5 = arith.truncf %in : f32 to f16
      linalg.yield %5 : f16
    } -> tensor<2xf16>
    return %4 : tensor<2xf16>
  }
  func.func @mean_f16(%arg0: tensor<5x9xf16>) -> (tensor<5xf16>, tensor<1x9xf16>) {
    %cst = arith.constant 5.000000e+00 : f32
    %cst_0 = arith.constant 9.000000e+00 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf16>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %10 = arith.divf %in, %cst_0 : f32
      %11 = arith.truncf %10 : f32 to f16
      linalg.yield %11 : f16
    } -> tensor<5xf16>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf16>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f16, %out: f32):
      %10 = arith.extf %in : f16 to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %10 = arith.divf %in, %cst : f32
      %11 = arith.truncf %10 : f32 to f16
      linalg.yield %11 : f16
    } -> tensor<1x9xf16>
    return %4, %9 : tensor<5xf16>, tensor<1x9xf16>
  }
  func.func @long_mean_f16(%arg0: tensor<2x131xf16>) -> tensor<2xf16> {
    %cst = arith.constant 1.310000e+02 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x64xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 128] [1, 1] : tensor<2x131xf16> to tensor<2x128xf16>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 2, 64] : tensor<2x128xf16> into tensor<2x2x64xf16>
    %2 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x2x64xf16>) outs(%1 : tensor<2x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %18 = arith.extf %in : f16 to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x64xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 128] [2, 3] [1, 1] : tensor<2x131xf16> to tensor<2x3xf16>
    %extracted_slice_2 = tensor.extract_slice %2[0, 0] [2, 3] [1, 1] : tensor<2x64xf32> to tensor<2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1 : tensor<2x3xf16>) outs(%extracted_slice_2 : tensor<2x3xf32>) {
    ^bb0(%in: f16, %out: f32):
      %18 = arith.extf %in : f16 to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x64xf32>
    %expanded_3 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32>
    %4 = tensor.empty() : tensor<2x32xf32>
    %5 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%4 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x32xf32>
    %expanded_4 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 2, 16] : tensor<2x32xf32> into tensor<2x2x16xf32>
    %6 = tensor.empty() : tensor<2x16xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2x16xf32>, tensor<2x2x16xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x16xf32>
    %expanded_5 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 2, 8] : tensor<2x16xf32> into tensor<2x2x8xf32>
    %8 = tensor.empty() : tensor<2x8xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x2x8xf32>, tensor<2x2x8xf32>) outs(%8 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x8xf32>
    %expanded_6 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 2, 4] : tensor<2x8xf32> into tensor<2x2x4xf32>
    %10 = tensor.empty() : tensor<2x4xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x2x4xf32>, tensor<2x2x4xf32>) outs(%10 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x4xf32>
    %expanded_7 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>
    %12 = tensor.empty() : tensor<2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded_7 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x2xf32>
    %14 = tensor.empty() : tensor<2xf32>
    %15 = linalg.generic {indexing_maps = [#map8, #map9, #map2], iterator_types = ["parallel"]} ins(%13, %13 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%14 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2xf32>
    %16 = tensor.empty() : tensor<2xf16>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<2xf32>) outs(%16 : tensor<2xf16>) {
    ^bb0(%in: f32, %out: f16):
      %18 = arith.divf %in, %cst : f32
      %19 = arith.truncf %18 : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<2xf16>
    return %17 : tensor<2xf16>
  }
  func.func @argmax_f16(%arg0: tensor<5x9xf16>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFC00 : f16
    %0 = tensor.empty() : tensor<5xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<5xf16>) -> tensor<5xf16>
    %2 = tensor.empty() : tensor<5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5xi64>) -> tensor<5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf16>) outs(%1, %3 : tensor<5xf16>, tensor<5xi64>) {
    ^bb0(%in: f16, %out: f16, %out_0: i64):
      %10 = arith.cmpf ogt, %in, %out : f16
      %11 = arith.select %10, %in, %out : f16
      %12 = linalg.index 1 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : f16, i64
    } -> (tensor<5xf16>, tensor<5xi64>)
    %5 = tensor.empty() : tensor<1x9xf16>
    %6 = linalg.fill ins(%cst : f16) outs(%5 : tensor<1x9xf16>) -> tensor<1x9xf16>
    %7 = tensor.empty() : tensor<1x9xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<1x9xi64>) -> tensor<1x9xi64>
    %9:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf16>) outs(%6, %8 : tensor<1x9xf16>, tensor<1x9xi64>) {
    ^bb0(%in: f16, %out: f16, %out_0: i64):
      %10 = arith.cmpf ogt, %in, %out : f16
      %11 = arith.select %10, %in, %out : f16
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : f16, i64
    } -> (tensor<1x9xf16>, tensor<1x9xi64>)
    return %4#1, %9#1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmax_f16(%arg0: tensor<2x131xf16>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFC00 : f16
    %0 = tensor.empty() : tensor<2xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<2xf16>) -> tensor<2xf16>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xf16>) outs(%1, %3 : tensor<2xf16>, tensor<2xi64>) {
    ^bb0(%in: f16, %out: f16, %out_0: i64):
      %5 = arith.cmpf ogt, %in, %out : f16
      %6 = arith.select %5, %in, %out : f16
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : f16, i64
    } -> (tensor<2xf16>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
  func.func @argmin_f16(%arg0: tensor<5x9xf16>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0x7C00 : f16
    %0 = tensor.empty() : tensor<5xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<5xf16>) -> tensor<5xf16>
    %2 = tensor.empty() : tensor<5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5xi64>) -> tensor<5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf16>) outs(%1, %3 : tensor<5xf16>, tensor<5xi64>) {
    ^bb0(%in: f16, %out: f16, %out_0: i64):
      %10 = arith.cmpf olt, %in, %out : f16
      %11 = arith.select %10, %in, %out : f16
      %12 = linalg.index 1 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : f16, i64
    } -> (tensor<5xf16>, tensor<5xi64>)
    %5 = tensor.empty() : tensor<1x9xf16>
    %6 = linalg.fill ins(%cst : f16) outs(%5 : tensor<1x9xf16>) -> tensor<1x9xf16>
    %7 = tensor.empty() : tensor<1x9xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<1x9xi64>) -> tensor<1x9xi64>
    %9:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf16>) outs(%6, %8 : tensor<1x9xf16>, tensor<1x9xi64>) {
    ^bb0(%in: f16, %out: f16, %out_0: i64):
      %10 = arith.cmpf olt, %in, %out : f16
      %11 = arith.select %10, %in, %out : f16
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : f16, i64
    } -> (tensor<1x9xf16>, tensor<1x9xi64>)
    return %4#1, %9#1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmin_f16(%arg0: tensor<2x131xf16>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0x7C00 : f16
    %0 = tensor.empty() : tensor<2xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<2xf16>) -> tensor<2xf16>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xf16>) outs(%1, %3 : tensor<2xf16>, tensor<2xi64>) {
    ^bb0(%in: f16, %out: f16, %out_0: i64):
      %5 = arith.cmpf olt, %in, %out : f16
      %6 = arith.select %5, %in, %out : f16
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : f16, i64
    } -> (tensor<2xf16>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
  func.func @sum_bf16(%arg0: tensor<5x9xbf16>) -> (tensor<5xbf16>, tensor<1x9xbf16>) {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xbf16>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %10 = arith.extf %in : bf16 to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xbf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %10 = arith.truncf %in : f32 to bf16
      linalg.yield %10 : bf16
    } -> tensor<5xbf16>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xbf16>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %10 = arith.extf %in : bf16 to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %10 = arith.truncf %in : f32 to bf16
      linalg.yield %10 : bf16
    } -> tensor<1x9xbf16>
    return %4, %9 : tensor<5xbf16>, tensor<1x9xbf16>
  }
  func.func @long_sum_bf16(%arg0: tensor<2x131xbf16>) -> tensor<2xbf16> {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 128] [1, 1] : tensor<2x131xbf16> to tensor<2x128xbf16>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 2, 64] : tensor<2x128xbf16> into tensor<2x2x64xbf16>
    %2 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x2x64xbf16>) outs(%1 : tensor<2x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %18 = arith.extf %in : bf16 to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x64xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 128] [2, 3] [1, 1] : tensor<2x131xbf16> to tensor<2x3xbf16>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0] [2, 3] [1, 1] : tensor<2x64xf32> to tensor<2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<2x3xbf16>) outs(%extracted_slice_1 : tensor<2x3xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %18 = arith.extf %in : bf16 to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x64xf32>
    %expanded_2 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32>
    %4 = tensor.empty() : tensor<2x32xf32>
    %5 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_2, %expanded_2 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%4 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x32xf32>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 2, 16] : tensor<2x32xf32> into tensor<2x2x16xf32>
    %6 = tensor.empty() : tensor<2x16xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x2x16xf32>, tensor<2x2x16xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x16xf32>
    %expanded_4 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 2, 8] : tensor<2x16xf32> into tensor<2x2x8xf32>
    %8 = tensor.empty() : tensor<2x8xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2x8xf32>, tensor<2x2x8xf32>) outs(%8 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x8xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 2, 4] : tensor<2x8xf32> into tensor<2x2x4xf32>
    %10 = tensor.empty() : tensor<2x4xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x2x4xf32>, tensor<2x2x4xf32>) outs(%10 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x4xf32>
    %expanded_6 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>
    %12 = tensor.empty() : tensor<2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x2xf32>
    %14 = tensor.empty() : tensor<2xf32>
    %15 = linalg.generic {indexing_maps = [#map8, #map9, #map2], iterator_types = ["parallel"]} ins(%13, %13 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%14 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2xf32>
    %16 = tensor.empty() : tensor<2xbf16>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<2xf32>) outs(%16 : tensor<2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %18 = arith.truncf %in : f32 to bf16
      linalg.yield %18 : bf16
    } -> tensor<2xbf16>
    return %17 : tensor<2xbf16>
  }
  func.func @prod_bf16(%arg0: tensor<5x9xbf16>) -> (tensor<5xbf16>, tensor<1x9xbf16>) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xbf16>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %10 = arith.extf %in : bf16 to f32
      %11 = arith.mulf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xbf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %10 = arith.truncf %in : f32 to bf16
      linalg.yield %10 : bf16
    } -> tensor<5xbf16>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xbf16>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %10 = arith.extf %in : bf16 to f32
      %11 = arith.mulf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %10 = arith.truncf %in : f32 to bf16
      linalg.yield %10 : bf16
    } -> tensor<1x9xbf16>
    return %4, %9 : tensor<5xbf16>, tensor<1x9xbf16>
  }
  func.func @long_prod_bf16(%arg0: tensor<2x131xbf16>) -> tensor<2xbf16> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 128] [1, 1] : tensor<2x131xbf16> to tensor<2x128xbf16>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 2, 64] : tensor<2x128xbf16> into tensor<2x2x64xbf16>
    %2 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x2x64xbf16>) outs(%1 : tensor<2x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %18 = arith.extf %in : bf16 to f32
      %19 = arith.mulf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x64xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 128] [2, 3] [1, 1] : tensor<2x131xbf16> to tensor<2x3xbf16>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0] [2, 3] [1, 1] : tensor<2x64xf32> to tensor<2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<2x3xbf16>) outs(%extracted_slice_1 : tensor<2x3xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %18 = arith.extf %in : bf16 to f32
      %19 = arith.mulf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x64xf32>
    %expanded_2 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32>
    %4 = tensor.empty() : tensor<2x32xf32>
    %5 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_2, %expanded_2 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%4 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x32xf32>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 2, 16] : tensor<2x32xf32> into tensor<2x2x16xf32>
    %6 = tensor.empty() : tensor<2x16xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x2x16xf32>, tensor<2x2x16xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x16xf32>
    %expanded_4 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 2, 8] : tensor<2x16xf32> into tensor<2x2x8xf32>
    %8 = tensor.empty() : tensor<2x8xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2x8xf32>, tensor<2x2x8xf32>) outs(%8 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x8xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 2, 4] : tensor<2x8xf32> into tensor<2x2x4xf32>
    %10 = tensor.empty() : tensor<2x4xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x2x4xf32>, tensor<2x2x4xf32>) outs(%10 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x4xf32>
    %expanded_6 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>
    %12 = tensor.empty() : tensor<2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x2xf32>
    %14 = tensor.empty() : tensor<2xf32>
    %15 = linalg.generic {indexing_maps = [#map8, #map9, #map2], iterator_types = ["parallel"]} ins(%13, %13 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%14 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2xf32>
    %16 = tensor.empty() : tensor<2xbf16>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<2xf32>) outs(%16 : tensor<2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %18 = arith.truncf %in : f32 to bf16
      linalg.yield %18 : bf16
    } -> tensor<2xbf16>
    return %17 : tensor<2xbf16>
  }
  func.func @max_bf16(%arg0: tensor<5x9xbf16>) -> (tensor<5xbf16>, tensor<1x9xbf16>) {
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xbf16>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %10 = arith.extf %in : bf16 to f32
      %11 = arith.maximumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xbf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %10 = arith.truncf %in : f32 to bf16
      linalg.yield %10 : bf16
    } -> tensor<5xbf16>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xbf16>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %10 = arith.extf %in : bf16 to f32
      %11 = arith.maximumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %10 = arith.truncf %in : f32 to bf16
      linalg.yield %10 : bf16
    } -> tensor<1x9xbf16>
    return %4, %9 : tensor<5xbf16>, tensor<1x9xbf16>
  }
  func.func @long_max_bf16(%arg0: tensor<2x131xbf16>) -> tensor<2xbf16> {
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xbf16>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %5 = arith.extf %in : bf16 to f32
      %6 = arith.maximumf %out, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %3 = tensor.empty() : tensor<2xbf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<2xf32>) outs(%3 : tensor<2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %5 = arith.truncf %in : f32 to bf16
      linalg.yield %5 : bf16
    } -> tensor<2xbf16>
    return %4 : tensor<2xbf16>
  }
  func.func @min_bf16(%arg0: tensor<5x9xbf16>) -> (tensor<5xbf16>, tensor<1x9xbf16>) {
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xbf16>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %10 = arith.extf %in : bf16 to f32
      %11 = arith.minimumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xbf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %10 = arith.truncf %in : f32 to bf16
      linalg.yield %10 : bf16
    } -> tensor<5xbf16>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xbf16>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %10 = arith.extf %in : bf16 to f32
      %11 = arith.minimumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %10 = arith.truncf %in : f32 to bf16
      linalg.yield %10 : bf16
    } -> tensor<1x9xbf16>
    return %4, %9 : tensor<5xbf16>, tensor<1x9xbf16>
  }
  func.func @long_min_bf16(%arg0: tensor<2x131xbf16>) -> tensor<2xbf16> {
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xbf16>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %5 = arith.extf %in : bf16 to f32
      %6 = arith.minimumf %out, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %3 = tensor.empty() : tensor<2xbf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<2xf32>) outs(%3 : tensor<2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %5 = arith.truncf %in : f32 to bf16
      linalg.yield %5 : bf16
    } -> tensor<2xbf16>
    return %4 : tensor<2xbf16>
  }
  func.func @mean_bf16(%arg0: tensor<5x9xbf16>) -> (tensor<5xbf16>, tensor<1x9xbf16>) {
    %cst = arith.constant 5.000000e+00 : f32
    %cst_0 = arith.constant 9.000000e+00 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xbf16>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %10 = arith.extf %in : bf16 to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xbf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %10 = arith.divf %in, %cst_0 : f32
      %11 = arith.truncf %10 : f32 to bf16
      linalg.yield %11 : bf16
    } -> tensor<5xbf16>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xbf16>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %10 = arith.extf %in : bf16 to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %10 = arith.divf %in, %cst : f32
      %11 = arith.truncf %10 : f32 to bf16
      linalg.yield %11 : bf16
    } -> tensor<1x9xbf16>
    return %4, %9 : tensor<5xbf16>, tensor<1x9xbf16>
  }
  func.func @long_mean_bf16(%arg0: tensor<2x131xbf16>) -> tensor<2xbf16> {
    %cst = arith.constant 1.310000e+02 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x64xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 128] [1, 1] : tensor<2x131xbf16> to tensor<2x128xbf16>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 2, 64] : tensor<2x128xbf16> into tensor<2x2x64xbf16>
    %2 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x2x64xbf16>) outs(%1 : tensor<2x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %18 = arith.extf %in : bf16 to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x64xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 128] [2, 3] [1, 1] : tensor<2x131xbf16> to tensor<2x3xbf16>
    %extracted_slice_2 = tensor.extract_slice %2[0, 0] [2, 3] [1, 1] : tensor<2x64xf32> to tensor<2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1 : tensor<2x3xbf16>) outs(%extracted_slice_2 : tensor<2x3xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %18 = arith.extf %in : bf16 to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x64xf32>
    %expanded_3 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32>
    %4 = tensor.empty() : tensor<2x32xf32>
    %5 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%4 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x32xf32>
    %expanded_4 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 2, 16] : tensor<2x32xf32> into tensor<2x2x16xf32>
    %6 = tensor.empty() : tensor<2x16xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2x16xf32>, tensor<2x2x16xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x16xf32>
    %expanded_5 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 2, 8] : tensor<2x16xf32> into tensor<2x2x8xf32>
    %8 = tensor.empty() : tensor<2x8xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x2x8xf32>, tensor<2x2x8xf32>) outs(%8 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x8xf32>
    %expanded_6 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 2, 4] : tensor<2x8xf32> into tensor<2x2x4xf32>
    %10 = tensor.empty() : tensor<2x4xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x2x4xf32>, tensor<2x2x4xf32>) outs(%10 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x4xf32>
    %expanded_7 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>
    %12 = tensor.empty() : tensor<2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded_7 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x2xf32>
    %14 = tensor.empty() : tensor<2xf32>
    %15 = linalg.generic {indexing_maps = [#map8, #map9, #map2], iterator_types = ["parallel"]} ins(%13, %13 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%14 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2xf32>
    %16 = tensor.empty() : tensor<2xbf16>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<2xf32>) outs(%16 : tensor<2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %18 = arith.divf %in, %cst : f32
      %19 = arith.truncf %18 : f32 to bf16
      linalg.yield %19 : bf16
    } -> tensor<2xbf16>
    return %17 : tensor<2xbf16>
  }
  func.func @argmax_bf16(%arg0: tensor<5x9xbf16>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF80 : bf16
    %0 = tensor.empty() : tensor<5xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<5xbf16>) -> tensor<5xbf16>
    %2 = tensor.empty() : tensor<5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5xi64>) -> tensor<5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xbf16>) outs(%1, %3 : tensor<5xbf16>, tensor<5xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_0: i64):
      %10 = arith.cmpf ogt, %in, %out : bf16
      %11 = arith.select %10, %in, %out : bf16
      %12 = linalg.index 1 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : bf16, i64
    } -> (tensor<5xbf16>, tensor<5xi64>)
    %5 = tensor.empty() : tensor<1x9xbf16>
    %6 = linalg.fill ins(%cst : bf16) outs(%5 : tensor<1x9xbf16>) -> tensor<1x9xbf16>
    %7 = tensor.empty() : tensor<1x9xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<1x9xi64>) -> tensor<1x9xi64>
    %9:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xbf16>) outs(%6, %8 : tensor<1x9xbf16>, tensor<1x9xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_0: i64):
      %10 = arith.cmpf ogt, %in, %out : bf16
      %11 = arith.select %10, %in, %out : bf16
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : bf16, i64
    } -> (tensor<1x9xbf16>, tensor<1x9xi64>)
    return %4#1, %9#1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmax_bf16(%arg0: tensor<2x131xbf16>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF80 : bf16
    %0 = tensor.empty() : tensor<2xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<2xbf16>) -> tensor<2xbf16>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xbf16>) outs(%1, %3 : tensor<2xbf16>, tensor<2xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_0: i64):
      %5 = arith.cmpf ogt, %in, %out : bf16
      %6 = arith.select %5, %in, %out : bf16
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : bf16, i64
    } -> (tensor<2xbf16>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
  func.func @argmin_bf16(%arg0: tensor<5x9xbf16>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0x7F80 : bf16
    %0 = tensor.empty() : tensor<5xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<5xbf16>) -> tensor<5xbf16>
    %2 = tensor.empty() : tensor<5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5xi64>) -> tensor<5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xbf16>) outs(%1, %3 : tensor<5xbf16>, tensor<5xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_0: i64):
      %10 = arith.cmpf olt, %in, %out : bf16
      %11 = arith.select %10, %in, %out : bf16
      %12 = linalg.index 1 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : bf16, i64
    } -> (tensor<5xbf16>, tensor<5xi64>)
    %5 = tensor.empty() : tensor<1x9xbf16>
    %6 = linalg.fill ins(%cst : bf16) outs(%5 : tensor<1x9xbf16>) -> tensor<1x9xbf16>
    %7 = tensor.empty() : tensor<1x9xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<1x9xi64>) -> tensor<1x9xi64>
    %9:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xbf16>) outs(%6, %8 : tensor<1x9xbf16>, tensor<1x9xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_0: i64):
      %10 = arith.cmpf olt, %in, %out : bf16
      %11 = arith.select %10, %in, %out : bf16
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : bf16, i64
    } -> (tensor<1x9xbf16>, tensor<1x9xi64>)
    return %4#1, %9#1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmin_bf16(%arg0: tensor<2x131xbf16>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0x7F80 : bf16
    %0 = tensor.empty() : tensor<2xbf16>
    %1 = linalg.fill ins(%cst : bf16) outs(%0 : tensor<2xbf16>) -> tensor<2xbf16>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xbf16>) outs(%1, %3 : tensor<2xbf16>, tensor<2xi64>) {
    ^bb0(%in: bf16, %out: bf16, %out_0: i64):
      %5 = arith.cmpf olt, %in, %out : bf16
      %6 = arith.select %5, %in, %out : bf16
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : bf16, i64
    } -> (tensor<2xbf16>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
  func.func @sum_f8e4m3(%arg0: tensor<5x9xf8E4M3FN>) -> (tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>) {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %10 = arith.extf %in : f8E4M3FN to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf8E4M3FN>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %10 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %10 : f8E4M3FN
    } -> tensor<5xf8E4M3FN>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %10 = arith.extf %in : f8E4M3FN to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf8E4M3FN>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %10 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %10 : f8E4M3FN
    } -> tensor<1x9xf8E4M3FN>
    return %4, %9 : tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>
  }
  func.func @long_sum_f8e4m3(%arg0: tensor<2x131xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 128] [1, 1] : tensor<2x131xf8E4M3FN> to tensor<2x128xf8E4M3FN>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 2, 64] : tensor<2x128xf8E4M3FN> into tensor<2x2x64xf8E4M3FN>
    %2 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x2x64xf8E4M3FN>) outs(%1 : tensor<2x64xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %18 = arith.extf %in : f8E4M3FN to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x64xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 128] [2, 3] [1, 1] : tensor<2x131xf8E4M3FN> to tensor<2x3xf8E4M3FN>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0] [2, 3] [1, 1] : tensor<2x64xf32> to tensor<2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<2x3xf8E4M3FN>) outs(%extracted_slice_1 : tensor<2x3xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %18 = arith.extf %in : f8E4M3FN to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x64xf32>
    %expanded_2 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32>
    %4 = tensor.empty() : tensor<2x32xf32>
    %5 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_2, %expanded_2 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%4 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x32xf32>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 2, 16] : tensor<2x32xf32> into tensor<2x2x16xf32>
    %6 = tensor.empty() : tensor<2x16xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x2x16xf32>, tensor<2x2x16xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x16xf32>
    %expanded_4 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 2, 8] : tensor<2x16xf32> into tensor<2x2x8xf32>
    %8 = tensor.empty() : tensor<2x8xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2x8xf32>, tensor<2x2x8xf32>) outs(%8 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x8xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 2, 4] : tensor<2x8xf32> into tensor<2x2x4xf32>
    %10 = tensor.empty() : tensor<2x4xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x2x4xf32>, tensor<2x2x4xf32>) outs(%10 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x4xf32>
    %expanded_6 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>
    %12 = tensor.empty() : tensor<2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x2xf32>
    %14 = tensor.empty() : tensor<2xf32>
    %15 = linalg.generic {indexing_maps = [#map8, #map9, #map2], iterator_types = ["parallel"]} ins(%13, %13 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%14 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2xf32>
    %16 = tensor.empty() : tensor<2xf8E4M3FN>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<2xf32>) outs(%16 : tensor<2xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %18 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %18 : f8E4M3FN
    } -> tensor<2xf8E4M3FN>
    return %17 : tensor<2xf8E4M3FN>
  }
  func.func @prod_f8e4m3(%arg0: tensor<5x9xf8E4M3FN>) -> (tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %10 = arith.extf %in : f8E4M3FN to f32
      %11 = arith.mulf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf8E4M3FN>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %10 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %10 : f8E4M3FN
    } -> tensor<5xf8E4M3FN>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %10 = arith.extf %in : f8E4M3FN to f32
      %11 = arith.mulf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf8E4M3FN>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %10 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %10 : f8E4M3FN
    } -> tensor<1x9xf8E4M3FN>
    return %4, %9 : tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>
  }
  func.func @long_prod_f8e4m3(%arg0: tensor<2x131xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 128] [1, 1] : tensor<2x131xf8E4M3FN> to tensor<2x128xf8E4M3FN>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 2, 64] : tensor<2x128xf8E4M3FN> into tensor<2x2x64xf8E4M3FN>
    %2 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x2x64xf8E4M3FN>) outs(%1 : tensor<2x64xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %18 = arith.extf %in : f8E4M3FN to f32
      %19 = arith.mulf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x64xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 128] [2, 3] [1, 1] : tensor<2x131xf8E4M3FN> to tensor<2x3xf8E4M3FN>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0] [2, 3] [1, 1] : tensor<2x64xf32> to tensor<2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<2x3xf8E4M3FN>) outs(%extracted_slice_1 : tensor<2x3xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %18 = arith.extf %in : f8E4M3FN to f32
      %19 = arith.mulf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x64xf32>
    %expanded_2 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32>
    %4 = tensor.empty() : tensor<2x32xf32>
    %5 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_2, %expanded_2 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%4 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x32xf32>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 2, 16] : tensor<2x32xf32> into tensor<2x2x16xf32>
    %6 = tensor.empty() : tensor<2x16xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x2x16xf32>, tensor<2x2x16xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x16xf32>
    %expanded_4 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 2, 8] : tensor<2x16xf32> into tensor<2x2x8xf32>
    %8 = tensor.empty() : tensor<2x8xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2x8xf32>, tensor<2x2x8xf32>) outs(%8 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x8xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 2, 4] : tensor<2x8xf32> into tensor<2x2x4xf32>
    %10 = tensor.empty() : tensor<2x4xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x2x4xf32>, tensor<2x2x4xf32>) outs(%10 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x4xf32>
    %expanded_6 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>
    %12 = tensor.empty() : tensor<2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x2xf32>
    %14 = tensor.empty() : tensor<2xf32>
    %15 = linalg.generic {indexing_maps = [#map8, #map9, #map2], iterator_types = ["parallel"]} ins(%13, %13 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%14 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2xf32>
    %16 = tensor.empty() : tensor<2xf8E4M3FN>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<2xf32>) outs(%16 : tensor<2xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %18 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %18 : f8E4M3FN
    } -> tensor<2xf8E4M3FN>
    return %17 : tensor<2xf8E4M3FN>
  }
  func.func @max_f8e4m3(%arg0: tensor<5x9xf8E4M3FN>) -> (tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>) {
    %cst = arith.constant -4.480000e+02 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %10 = arith.extf %in : f8E4M3FN to f32
      %11 = arith.maximumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf8E4M3FN>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %10 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %10 : f8E4M3FN
    } -> tensor<5xf8E4M3FN>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %10 = arith.extf %in : f8E4M3FN to f32
      %11 = arith.maximumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf8E4M3FN>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %10 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %10 : f8E4M3FN
    } -> tensor<1x9xf8E4M3FN>
    return %4, %9 : tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>
  }
  func.func @long_max_f8e4m3(%arg0: tensor<2x131xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
    %cst = arith.constant -4.480000e+02 : f32
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xf8E4M3FN>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %5 = arith.extf %in : f8E4M3FN to f32
      %6 = arith.maximumf %out, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %3 = tensor.empty() : tensor<2xf8E4M3FN>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<2xf32>) outs(%3 : tensor<2xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %5 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %5 : f8E4M3FN
    } -> tensor<2xf8E4M3FN>
    return %4 : tensor<2xf8E4M3FN>
  }
  func.func @min_f8e4m3(%arg0: tensor<5x9xf8E4M3FN>) -> (tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>) {
    %cst = arith.constant 4.480000e+02 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %10 = arith.extf %in : f8E4M3FN to f32
      %11 = arith.minimumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf8E4M3FN>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %10 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %10 : f8E4M3FN
    } -> tensor<5xf8E4M3FN>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %10 = arith.extf %in : f8E4M3FN to f32
      %11 = arith.minimumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf8E4M3FN>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %10 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %10 : f8E4M3FN
    } -> tensor<1x9xf8E4M3FN>
    return %4, %9 : tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>
  }
  func.func @long_min_f8e4m3(%arg0: tensor<2x131xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
    %cst = arith.constant 4.480000e+02 : f32
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xf8E4M3FN>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %5 = arith.extf %in : f8E4M3FN to f32
      %6 = arith.minimumf %out, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %3 = tensor.empty() : tensor<2xf8E4M3FN>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<2xf32>) outs(%3 : tensor<2xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %5 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %5 : f8E4M3FN
    } -> tensor<2xf8E4M3FN>
    return %4 : tensor<2xf8E4M3FN>
  }
  func.func @mean_f8e4m3(%arg0: tensor<5x9xf8E4M3FN>) -> (tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>) {
    %cst = arith.constant 5.000000e+00 : f32
    %cst_0 = arith.constant 9.000000e+00 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %10 = arith.extf %in : f8E4M3FN to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf8E4M3FN>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %10 = arith.divf %in, %cst_0 : f32
      %11 = arith.truncf %10 : f32 to f8E4M3FN
      linalg.yield %11 : f8E4M3FN
    } -> tensor<5xf8E4M3FN>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %10 = arith.extf %in : f8E4M3FN to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf8E4M3FN>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %10 = arith.divf %in, %cst : f32
      %11 = arith.truncf %10 : f32 to f8E4M3FN
      linalg.yield %11 : f8E4M3FN
    } -> tensor<1x9xf8E4M3FN>
    return %4, %9 : tensor<5xf8E4M3FN>, tensor<1x9xf8E4M3FN>
  }
  func.func @long_mean_f8e4m3(%arg0: tensor<2x131xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
    %cst = arith.constant 1.310000e+02 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x64xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 128] [1, 1] : tensor<2x131xf8E4M3FN> to tensor<2x128xf8E4M3FN>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 2, 64] : tensor<2x128xf8E4M3FN> into tensor<2x2x64xf8E4M3FN>
    %2 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x2x64xf8E4M3FN>) outs(%1 : tensor<2x64xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %18 = arith.extf %in : f8E4M3FN to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x64xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 128] [2, 3] [1, 1] : tensor<2x131xf8E4M3FN> to tensor<2x3xf8E4M3FN>
    %extracted_slice_2 = tensor.extract_slice %2[0, 0] [2, 3] [1, 1] : tensor<2x64xf32> to tensor<2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1 : tensor<2x3xf8E4M3FN>) outs(%extracted_slice_2 : tensor<2x3xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %18 = arith.extf %in : f8E4M3FN to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x64xf32>
    %expanded_3 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32>
    %4 = tensor.empty() : tensor<2x32xf32>
    %5 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%4 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x32xf32>
    %expanded_4 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 2, 16] : tensor<2x32xf32> into tensor<2x2x16xf32>
    %6 = tensor.empty() : tensor<2x16xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2x16xf32>, tensor<2x2x16xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x16xf32>
    %expanded_5 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 2, 8] : tensor<2x16xf32> into tensor<2x2x8xf32>
    %8 = tensor.empty() : tensor<2x8xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x2x8xf32>, tensor<2x2x8xf32>) outs(%8 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x8xf32>
    %expanded_6 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 2, 4] : tensor<2x8xf32> into tensor<2x2x4xf32>
    %10 = tensor.empty() : tensor<2x4xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x2x4xf32>, tensor<2x2x4xf32>) outs(%10 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x4xf32>
    %expanded_7 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>
    %12 = tensor.empty() : tensor<2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded_7 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x2xf32>
    %14 = tensor.empty() : tensor<2xf32>
    %15 = linalg.generic {indexing_maps = [#map8, #map9, #map2], iterator_types = ["parallel"]} ins(%13, %13 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%14 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2xf32>
    %16 = tensor.empty() : tensor<2xf8E4M3FN>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<2xf32>) outs(%16 : tensor<2xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %18 = arith.divf %in, %cst : f32
      %19 = arith.truncf %18 : f32 to f8E4M3FN
      linalg.yield %19 : f8E4M3FN
    } -> tensor<2xf8E4M3FN>
    return %17 : tensor<2xf8E4M3FN>
  }
  func.func @argmax_f8e4m3(%arg0: tensor<5x9xf8E4M3FN>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant -4.480000e+02 : f8E4M3FN
    %0 = tensor.empty() : tensor<5xf8E4M3FN>
    %1 = linalg.fill ins(%cst : f8E4M3FN) outs(%0 : tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
    %2 = tensor.empty() : tensor<5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5xi64>) -> tensor<5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%1, %3 : tensor<5xf8E4M3FN>, tensor<5xi64>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN, %out_0: i64):
      %10 = arith.extf %in : f8E4M3FN to f32
      %11 = arith.extf %out : f8E4M3FN to f32
      %12 = arith.cmpf ogt, %10, %11 : f32
      %13 = arith.select %12, %10, %11 : f32
      %14 = arith.truncf %13 : f32 to f8E4M3FN
      %15 = linalg.index 1 : index
      %16 = arith.index_cast %15 : index to i64
      %17 = arith.select %12, %16, %out_0 : i64
      linalg.yield %14, %17 : f8E4M3FN, i64
    } -> (tensor<5xf8E4M3FN>, tensor<5xi64>)
    %5 = tensor.empty() : tensor<1x9xf8E4M3FN>
    %6 = linalg.fill ins(%cst : f8E4M3FN) outs(%5 : tensor<1x9xf8E4M3FN>) -> tensor<1x9xf8E4M3FN>
    %7 = tensor.empty() : tensor<1x9xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<1x9xi64>) -> tensor<1x9xi64>
    %9:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%6, %8 : tensor<1x9xf8E4M3FN>, tensor<1x9xi64>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN, %out_0: i64):
      %10 = arith.extf %in : f8E4M3FN to f32
      %11 = arith.extf %out : f8E4M3FN to f32
      %12 = arith.cmpf ogt, %10, %11 : f32
      %13 = arith.select %12, %10, %11 : f32
      %14 = arith.truncf %13 : f32 to f8E4M3FN
      %15 = linalg.index 0 : index
      %16 = arith.index_cast %15 : index to i64
      %17 = arith.select %12, %16, %out_0 : i64
      linalg.yield %14, %17 : f8E4M3FN, i64
    } -> (tensor<1x9xf8E4M3FN>, tensor<1x9xi64>)
    return %4#1, %9#1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmax_f8e4m3(%arg0: tensor<2x131xf8E4M3FN>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant -4.480000e+02 : f8E4M3FN
    %0 = tensor.empty() : tensor<2xf8E4M3FN>
    %1 = linalg.fill ins(%cst : f8E4M3FN) outs(%0 : tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xf8E4M3FN>) outs(%1, %3 : tensor<2xf8E4M3FN>, tensor<2xi64>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN, %out_0: i64):
      %5 = arith.extf %in : f8E4M3FN to f32
      %6 = arith.extf %out : f8E4M3FN to f32
      %7 = arith.cmpf ogt, %5, %6 : f32
      %8 = arith.select %7, %5, %6 : f32
      %9 = arith.truncf %8 : f32 to f8E4M3FN
      %10 = linalg.index 1 : index
      %11 = arith.index_cast %10 : index to i64
      %12 = arith.select %7, %11, %out_0 : i64
      linalg.yield %9, %12 : f8E4M3FN, i64
    } -> (tensor<2xf8E4M3FN>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
  func.func @argmin_f8e4m3(%arg0: tensor<5x9xf8E4M3FN>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 4.480000e+02 : f8E4M3FN
    %0 = tensor.empty() : tensor<5xf8E4M3FN>
    %1 = linalg.fill ins(%cst : f8E4M3FN) outs(%0 : tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
    %2 = tensor.empty() : tensor<5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5xi64>) -> tensor<5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%1, %3 : tensor<5xf8E4M3FN>, tensor<5xi64>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN, %out_0: i64):
      %10 = arith.extf %in : f8E4M3FN to f32
      %11 = arith.extf %out : f8E4M3FN to f32
      %12 = arith.cmpf olt, %10, %11 : f32
      %13 = arith.select %12, %10, %11 : f32
      %14 = arith.truncf %13 : f32 to f8E4M3FN
      %15 = linalg.index 1 : index
      %16 = arith.index_cast %15 : index to i64
      %17 = arith.select %12, %16, %out_0 : i64
      linalg.yield %14, %17 : f8E4M3FN, i64
    } -> (tensor<5xf8E4M3FN>, tensor<5xi64>)
    %5 = tensor.empty() : tensor<1x9xf8E4M3FN>
    %6 = linalg.fill ins(%cst : f8E4M3FN) outs(%5 : tensor<1x9xf8E4M3FN>) -> tensor<1x9xf8E4M3FN>
    %7 = tensor.empty() : tensor<1x9xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<1x9xi64>) -> tensor<1x9xi64>
    %9:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf8E4M3FN>) outs(%6, %8 : tensor<1x9xf8E4M3FN>, tensor<1x9xi64>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN, %out_0: i64):
      %10 = arith.extf %in : f8E4M3FN to f32
      %11 = arith.extf %out : f8E4M3FN to f32
      %12 = arith.cmpf olt, %10, %11 : f32
      %13 = arith.select %12, %10, %11 : f32
      %14 = arith.truncf %13 : f32 to f8E4M3FN
      %15 = linalg.index 0 : index
      %16 = arith.index_cast %15 : index to i64
      %17 = arith.select %12, %16, %out_0 : i64
      linalg.yield %14, %17 : f8E4M3FN, i64
    } -> (tensor<1x9xf8E4M3FN>, tensor<1x9xi64>)
    return %4#1, %9#1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmin_f8e4m3(%arg0: tensor<2x131xf8E4M3FN>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 4.480000e+02 : f8E4M3FN
    %0 = tensor.empty() : tensor<2xf8E4M3FN>
    %1 = linalg.fill ins(%cst : f8E4M3FN) outs(%0 : tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xf8E4M3FN>) outs(%1, %3 : tensor<2xf8E4M3FN>, tensor<2xi64>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN, %out_0: i64):
      %5 = arith.extf %in : f8E4M3FN to f32
      %6 = arith.extf %out : f8E4M3FN to f32
      %7 = arith.cmpf olt, %5, %6 : f32
      %8 = arith.select %7, %5, %6 : f32
      %9 = arith.truncf %8 : f32 to f8E4M3FN
      %10 = linalg.index 1 : index
      %11 = arith.index_cast %10 : index to i64
      %12 = arith.select %7, %11, %out_0 : i64
      linalg.yield %9, %12 : f8E4M3FN, i64
    } -> (tensor<2xf8E4M3FN>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
  func.func @sum_f8e5m2(%arg0: tensor<5x9xf8E5M2>) -> (tensor<5xf8E5M2>, tensor<1x9xf8E5M2>) {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf8E5M2>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %10 = arith.extf %in : f8E5M2 to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf8E5M2>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %10 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %10 : f8E5M2
    } -> tensor<5xf8E5M2>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf8E5M2>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %10 = arith.extf %in : f8E5M2 to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf8E5M2>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %10 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %10 : f8E5M2
    } -> tensor<1x9xf8E5M2>
    return %4, %9 : tensor<5xf8E5M2>, tensor<1x9xf8E5M2>
  }
  func.func @long_sum_f8e5m2(%arg0: tensor<2x131xf8E5M2>) -> tensor<2xf8E5M2> {
    %cst = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 128] [1, 1] : tensor<2x131xf8E5M2> to tensor<2x128xf8E5M2>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 2, 64] : tensor<2x128xf8E5M2> into tensor<2x2x64xf8E5M2>
    %2 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x2x64xf8E5M2>) outs(%1 : tensor<2x64xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %18 = arith.extf %in : f8E5M2 to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x64xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 128] [2, 3] [1, 1] : tensor<2x131xf8E5M2> to tensor<2x3xf8E5M2>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0] [2, 3] [1, 1] : tensor<2x64xf32> to tensor<2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<2x3xf8E5M2>) outs(%extracted_slice_1 : tensor<2x3xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %18 = arith.extf %in : f8E5M2 to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x64xf32>
    %expanded_2 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32>
    %4 = tensor.empty() : tensor<2x32xf32>
    %5 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_2, %expanded_2 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%4 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x32xf32>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 2, 16] : tensor<2x32xf32> into tensor<2x2x16xf32>
    %6 = tensor.empty() : tensor<2x16xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x2x16xf32>, tensor<2x2x16xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x16xf32>
    %expanded_4 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 2, 8] : tensor<2x16xf32> into tensor<2x2x8xf32>
    %8 = tensor.empty() : tensor<2x8xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2x8xf32>, tensor<2x2x8xf32>) outs(%8 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x8xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 2, 4] : tensor<2x8xf32> into tensor<2x2x4xf32>
    %10 = tensor.empty() : tensor<2x4xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x2x4xf32>, tensor<2x2x4xf32>) outs(%10 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x4xf32>
    %expanded_6 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>
    %12 = tensor.empty() : tensor<2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x2xf32>
    %14 = tensor.empty() : tensor<2xf32>
    %15 = linalg.generic {indexing_maps = [#map8, #map9, #map2], iterator_types = ["parallel"]} ins(%13, %13 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%14 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.addf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2xf32>
    %16 = tensor.empty() : tensor<2xf8E5M2>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<2xf32>) outs(%16 : tensor<2xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %18 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %18 : f8E5M2
    } -> tensor<2xf8E5M2>
    return %17 : tensor<2xf8E5M2>
  }
  func.func @prod_f8e5m2(%arg0: tensor<5x9xf8E5M2>) -> (tensor<5xf8E5M2>, tensor<1x9xf8E5M2>) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf8E5M2>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %10 = arith.extf %in : f8E5M2 to f32
      %11 = arith.mulf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf8E5M2>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %10 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %10 : f8E5M2
    } -> tensor<5xf8E5M2>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf8E5M2>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %10 = arith.extf %in : f8E5M2 to f32
      %11 = arith.mulf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf8E5M2>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %10 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %10 : f8E5M2
    } -> tensor<1x9xf8E5M2>
    return %4, %9 : tensor<5xf8E5M2>, tensor<1x9xf8E5M2>
  }
  func.func @long_prod_f8e5m2(%arg0: tensor<2x131xf8E5M2>) -> tensor<2xf8E5M2> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 128] [1, 1] : tensor<2x131xf8E5M2> to tensor<2x128xf8E5M2>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 2, 64] : tensor<2x128xf8E5M2> into tensor<2x2x64xf8E5M2>
    %2 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x2x64xf8E5M2>) outs(%1 : tensor<2x64xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %18 = arith.extf %in : f8E5M2 to f32
      %19 = arith.mulf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x64xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 128] [2, 3] [1, 1] : tensor<2x131xf8E5M2> to tensor<2x3xf8E5M2>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0] [2, 3] [1, 1] : tensor<2x64xf32> to tensor<2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<2x3xf8E5M2>) outs(%extracted_slice_1 : tensor<2x3xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %18 = arith.extf %in : f8E5M2 to f32
      %19 = arith.mulf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x64xf32>
    %expanded_2 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32>
    %4 = tensor.empty() : tensor<2x32xf32>
    %5 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_2, %expanded_2 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%4 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x32xf32>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 2, 16] : tensor<2x32xf32> into tensor<2x2x16xf32>
    %6 = tensor.empty() : tensor<2x16xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x2x16xf32>, tensor<2x2x16xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x16xf32>
    %expanded_4 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 2, 8] : tensor<2x16xf32> into tensor<2x2x8xf32>
    %8 = tensor.empty() : tensor<2x8xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2x8xf32>, tensor<2x2x8xf32>) outs(%8 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x8xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 2, 4] : tensor<2x8xf32> into tensor<2x2x4xf32>
    %10 = tensor.empty() : tensor<2x4xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x2x4xf32>, tensor<2x2x4xf32>) outs(%10 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x4xf32>
    %expanded_6 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>
    %12 = tensor.empty() : tensor<2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2x2xf32>
    %14 = tensor.empty() : tensor<2xf32>
    %15 = linalg.generic {indexing_maps = [#map8, #map9, #map2], iterator_types = ["parallel"]} ins(%13, %13 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%14 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %18 = arith.mulf %in, %in_7 : f32
      linalg.yield %18 : f32
    } -> tensor<2xf32>
    %16 = tensor.empty() : tensor<2xf8E5M2>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<2xf32>) outs(%16 : tensor<2xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %18 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %18 : f8E5M2
    } -> tensor<2xf8E5M2>
    return %17 : tensor<2xf8E5M2>
  }
  func.func @max_f8e5m2(%arg0: tensor<5x9xf8E5M2>) -> (tensor<5xf8E5M2>, tensor<1x9xf8E5M2>) {
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf8E5M2>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %10 = arith.extf %in : f8E5M2 to f32
      %11 = arith.maximumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf8E5M2>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %10 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %10 : f8E5M2
    } -> tensor<5xf8E5M2>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf8E5M2>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %10 = arith.extf %in : f8E5M2 to f32
      %11 = arith.maximumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf8E5M2>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %10 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %10 : f8E5M2
    } -> tensor<1x9xf8E5M2>
    return %4, %9 : tensor<5xf8E5M2>, tensor<1x9xf8E5M2>
  }
  func.func @long_max_f8e5m2(%arg0: tensor<2x131xf8E5M2>) -> tensor<2xf8E5M2> {
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xf8E5M2>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %5 = arith.extf %in : f8E5M2 to f32
      %6 = arith.maximumf %out, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %3 = tensor.empty() : tensor<2xf8E5M2>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<2xf32>) outs(%3 : tensor<2xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %5 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %5 : f8E5M2
    } -> tensor<2xf8E5M2>
    return %4 : tensor<2xf8E5M2>
  }
  func.func @min_f8e5m2(%arg0: tensor<5x9xf8E5M2>) -> (tensor<5xf8E5M2>, tensor<1x9xf8E5M2>) {
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf8E5M2>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %10 = arith.extf %in : f8E5M2 to f32
      %11 = arith.minimumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf8E5M2>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %10 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %10 : f8E5M2
    } -> tensor<5xf8E5M2>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf8E5M2>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %10 = arith.extf %in : f8E5M2 to f32
      %11 = arith.minimumf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf8E5M2>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %10 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %10 : f8E5M2
    } -> tensor<1x9xf8E5M2>
    return %4, %9 : tensor<5xf8E5M2>, tensor<1x9xf8E5M2>
  }
  func.func @long_min_f8e5m2(%arg0: tensor<2x131xf8E5M2>) -> tensor<2xf8E5M2> {
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xf8E5M2>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %5 = arith.extf %in : f8E5M2 to f32
      %6 = arith.minimumf %out, %5 : f32
      linalg.yield %6 : f32
    } -> tensor<2xf32>
    %3 = tensor.empty() : tensor<2xf8E5M2>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<2xf32>) outs(%3 : tensor<2xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %5 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %5 : f8E5M2
    } -> tensor<2xf8E5M2>
    return %4 : tensor<2xf8E5M2>
  }
  func.func @mean_f8e5m2(%arg0: tensor<5x9xf8E5M2>) -> (tensor<5xf8E5M2>, tensor<1x9xf8E5M2>) {
    %cst = arith.constant 5.000000e+00 : f32
    %cst_0 = arith.constant 9.000000e+00 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf8E5M2>) outs(%1 : tensor<5xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %10 = arith.extf %in : f8E5M2 to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<5xf32>
    %3 = tensor.empty() : tensor<5xf8E5M2>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<5xf32>) outs(%3 : tensor<5xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %10 = arith.divf %in, %cst_0 : f32
      %11 = arith.truncf %10 : f32 to f8E5M2
      linalg.yield %11 : f8E5M2
    } -> tensor<5xf8E5M2>
    %5 = tensor.empty() : tensor<1x9xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf8E5M2>) outs(%6 : tensor<1x9xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %10 = arith.extf %in : f8E5M2 to f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<1x9xf32>
    %8 = tensor.empty() : tensor<1x9xf8E5M2>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x9xf32>) outs(%8 : tensor<1x9xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %10 = arith.divf %in, %cst : f32
      %11 = arith.truncf %10 : f32 to f8E5M2
      linalg.yield %11 : f8E5M2
    } -> tensor<1x9xf8E5M2>
    return %4, %9 : tensor<5xf8E5M2>, tensor<1x9xf8E5M2>
  }
  func.func @long_mean_f8e5m2(%arg0: tensor<2x131xf8E5M2>) -> tensor<2xf8E5M2> {
    %cst = arith.constant 1.310000e+02 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x64xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x64xf32>) -> tensor<2x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 128] [1, 1] : tensor<2x131xf8E5M2> to tensor<2x128xf8E5M2>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [2, 2, 64] : tensor<2x128xf8E5M2> into tensor<2x2x64xf8E5M2>
    %2 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x2x64xf8E5M2>) outs(%1 : tensor<2x64xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %18 = arith.extf %in : f8E5M2 to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x64xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 128] [2, 3] [1, 1] : tensor<2x131xf8E5M2> to tensor<2x3xf8E5M2>
    %extracted_slice_2 = tensor.extract_slice %2[0, 0] [2, 3] [1, 1] : tensor<2x64xf32> to tensor<2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1 : tensor<2x3xf8E5M2>) outs(%extracted_slice_2 : tensor<2x3xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %18 = arith.extf %in : f8E5M2 to f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x64xf32>
    %expanded_3 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [2, 2, 32] : tensor<2x64xf32> into tensor<2x2x32xf32>
    %4 = tensor.empty() : tensor<2x32xf32>
    %5 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x2x32xf32>, tensor<2x2x32xf32>) outs(%4 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x32xf32>
    %expanded_4 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 2, 16] : tensor<2x32xf32> into tensor<2x2x16xf32>
    %6 = tensor.empty() : tensor<2x16xf32>
    %7 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x2x16xf32>, tensor<2x2x16xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x16xf32>
    %expanded_5 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [2, 2, 8] : tensor<2x16xf32> into tensor<2x2x8xf32>
    %8 = tensor.empty() : tensor<2x8xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x2x8xf32>, tensor<2x2x8xf32>) outs(%8 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x8xf32>
    %expanded_6 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 2, 4] : tensor<2x8xf32> into tensor<2x2x4xf32>
    %10 = tensor.empty() : tensor<2x4xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x2x4xf32>, tensor<2x2x4xf32>) outs(%10 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x4xf32>
    %expanded_7 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [2, 2, 2] : tensor<2x4xf32> into tensor<2x2x2xf32>
    %12 = tensor.empty() : tensor<2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded_7 : tensor<2x2x2xf32>, tensor<2x2x2xf32>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2x2xf32>
    %14 = tensor.empty() : tensor<2xf32>
    %15 = linalg.generic {indexing_maps = [#map8, #map9, #map2], iterator_types = ["parallel"]} ins(%13, %13 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%14 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<2xf32>
    %16 = tensor.empty() : tensor<2xf8E5M2>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%15 : tensor<2xf32>) outs(%16 : tensor<2xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %18 = arith.divf %in, %cst : f32
      %19 = arith.truncf %18 : f32 to f8E5M2
      linalg.yield %19 : f8E5M2
    } -> tensor<2xf8E5M2>
    return %17 : tensor<2xf8E5M2>
  }
  func.func @argmax_f8e5m2(%arg0: tensor<5x9xf8E5M2>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFC : f8E5M2
    %0 = tensor.empty() : tensor<5xf8E5M2>
    %1 = linalg.fill ins(%cst : f8E5M2) outs(%0 : tensor<5xf8E5M2>) -> tensor<5xf8E5M2>
    %2 = tensor.empty() : tensor<5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5xi64>) -> tensor<5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf8E5M2>) outs(%1, %3 : tensor<5xf8E5M2>, tensor<5xi64>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2, %out_0: i64):
      %10 = arith.extf %in : f8E5M2 to f32
      %11 = arith.extf %out : f8E5M2 to f32
      %12 = arith.cmpf ogt, %10, %11 : f32
      %13 = arith.select %12, %10, %11 : f32
      %14 = arith.truncf %13 : f32 to f8E5M2
      %15 = linalg.index 1 : index
      %16 = arith.index_cast %15 : index to i64
      %17 = arith.select %12, %16, %out_0 : i64
      linalg.yield %14, %17 : f8E5M2, i64
    } -> (tensor<5xf8E5M2>, tensor<5xi64>)
    %5 = tensor.empty() : tensor<1x9xf8E5M2>
    %6 = linalg.fill ins(%cst : f8E5M2) outs(%5 : tensor<1x9xf8E5M2>) -> tensor<1x9xf8E5M2>
    %7 = tensor.empty() : tensor<1x9xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<1x9xi64>) -> tensor<1x9xi64>
    %9:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf8E5M2>) outs(%6, %8 : tensor<1x9xf8E5M2>, tensor<1x9xi64>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2, %out_0: i64):
      %10 = arith.extf %in : f8E5M2 to f32
      %11 = arith.extf %out : f8E5M2 to f32
      %12 = arith.cmpf ogt, %10, %11 : f32
      %13 = arith.select %12, %10, %11 : f32
      %14 = arith.truncf %13 : f32 to f8E5M2
      %15 = linalg.index 0 : index
      %16 = arith.index_cast %15 : index to i64
      %17 = arith.select %12, %16, %out_0 : i64
      linalg.yield %14, %17 : f8E5M2, i64
    } -> (tensor<1x9xf8E5M2>, tensor<1x9xi64>)
    return %4#1, %9#1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmax_f8e5m2(%arg0: tensor<2x131xf8E5M2>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFC : f8E5M2
    %0 = tensor.empty() : tensor<2xf8E5M2>
    %1 = linalg.fill ins(%cst : f8E5M2) outs(%0 : tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xf8E5M2>) outs(%1, %3 : tensor<2xf8E5M2>, tensor<2xi64>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2, %out_0: i64):
      %5 = arith.extf %in : f8E5M2 to f32
      %6 = arith.extf %out : f8E5M2 to f32
      %7 = arith.cmpf ogt, %5, %6 : f32
      %8 = arith.select %7, %5, %6 : f32
      %9 = arith.truncf %8 : f32 to f8E5M2
      %10 = linalg.index 1 : index
      %11 = arith.index_cast %10 : index to i64
      %12 = arith.select %7, %11, %out_0 : i64
      linalg.yield %9, %12 : f8E5M2, i64
    } -> (tensor<2xf8E5M2>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
  func.func @argmin_f8e5m2(%arg0: tensor<5x9xf8E5M2>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0x7C : f8E5M2
    %0 = tensor.empty() : tensor<5xf8E5M2>
    %1 = linalg.fill ins(%cst : f8E5M2) outs(%0 : tensor<5xf8E5M2>) -> tensor<5xf8E5M2>
    %2 = tensor.empty() : tensor<5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5xi64>) -> tensor<5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf8E5M2>) outs(%1, %3 : tensor<5xf8E5M2>, tensor<5xi64>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2, %out_0: i64):
      %10 = arith.extf %in : f8E5M2 to f32
      %11 = arith.extf %out : f8E5M2 to f32
      %12 = arith.cmpf olt, %10, %11 : f32
      %13 = arith.select %12, %10, %11 : f32
      %14 = arith.truncf %13 : f32 to f8E5M2
      %15 = linalg.index 1 : index
      %16 = arith.index_cast %15 : index to i64
      %17 = arith.select %12, %16, %out_0 : i64
      linalg.yield %14, %17 : f8E5M2, i64
    } -> (tensor<5xf8E5M2>, tensor<5xi64>)
    %5 = tensor.empty() : tensor<1x9xf8E5M2>
    %6 = linalg.fill ins(%cst : f8E5M2) outs(%5 : tensor<1x9xf8E5M2>) -> tensor<1x9xf8E5M2>
    %7 = tensor.empty() : tensor<1x9xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<1x9xi64>) -> tensor<1x9xi64>
    %9:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xf8E5M2>) outs(%6, %8 : tensor<1x9xf8E5M2>, tensor<1x9xi64>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2, %out_0: i64):
      %10 = arith.extf %in : f8E5M2 to f32
      %11 = arith.extf %out : f8E5M2 to f32
      %12 = arith.cmpf olt, %10, %11 : f32
      %13 = arith.select %12, %10, %11 : f32
      %14 = arith.truncf %13 : f32 to f8E5M2
      %15 = linalg.index 0 : index
      %16 = arith.index_cast %15 : index to i64
      %17 = arith.select %12, %16, %out_0 : i64
      linalg.yield %14, %17 : f8E5M2, i64
    } -> (tensor<1x9xf8E5M2>, tensor<1x9xi64>)
    return %4#1, %9#1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmin_f8e5m2(%arg0: tensor<2x131xf8E5M2>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0x7C : f8E5M2
    %0 = tensor.empty() : tensor<2xf8E5M2>
    %1 = linalg.fill ins(%cst : f8E5M2) outs(%0 : tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xf8E5M2>) outs(%1, %3 : tensor<2xf8E5M2>, tensor<2xi64>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2, %out_0: i64):
      %5 = arith.extf %in : f8E5M2 to f32
      %6 = arith.extf %out : f8E5M2 to f32
      %7 = arith.cmpf olt, %5, %6 : f32
      %8 = arith.select %7, %5, %6 : f32
      %9 = arith.truncf %8 : f32 to f8E5M2
      %10 = linalg.index 1 : index
      %11 = arith.index_cast %10 : index to i64
      %12 = arith.select %7, %11, %out_0 : i64
      linalg.yield %9, %12 : f8E5M2, i64
    } -> (tensor<2xf8E5M2>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
  func.func @sum_i16(%arg0: tensor<5x9xi16>) -> (tensor<5xi16>, tensor<1x9xi16>) {
    %c0_i16 = arith.constant 0 : i16
    %0 = tensor.empty() : tensor<5xi16>
    %1 = linalg.fill ins(%c0_i16 : i16) outs(%0 : tensor<5xi16>) -> tensor<5xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi16>) outs(%1 : tensor<5xi16>) {
    ^bb0(%in: i16, %out: i16):
      %6 = arith.addi %out, %in : i16
      linalg.yield %6 : i16
    } -> tensor<5xi16>
    %3 = tensor.empty() : tensor<1x9xi16>
    %4 = linalg.fill ins(%c0_i16 : i16) outs(%3 : tensor<1x9xi16>) -> tensor<1x9xi16>
    %5 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi16>) outs(%4 : tensor<1x9xi16>) {
    ^bb0(%in: i16, %out: i16):
      %6 = arith.addi %out, %in : i16
      linalg.yield %6 : i16
    } -> tensor<1x9xi16>
    return %2, %5 : tensor<5xi16>, tensor<1x9xi16>
  }
  func.func @long_sum_i16(%arg0: tensor<2x131xi16>) -> tensor<2xi16> {
    %c0_i16 = arith.constant 0 : i16
    %0 = tensor.empty() : tensor<2xi16>
    %1 = linalg.fill ins(%c0_i16 : i16) outs(%0 : tensor<2xi16>) -> tensor<2xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi16>) outs(%1 : tensor<2xi16>) {
    ^bb0(%in: i16, %out: i16):
      %3 = arith.addi %out, %in : i16
      linalg.yield %3 : i16
    } -> tensor<2xi16>
    return %2 : tensor<2xi16>
  }
  func.func @prod_i16(%arg0: tensor<5x9xi16>) -> (tensor<5xi16>, tensor<1x9xi16>) {
    %c1_i16 = arith.constant 1 : i16
    %0 = tensor.empty() : tensor<5xi16>
    %1 = linalg.fill ins(%c1_i16 : i16) outs(%0 : tensor<5xi16>) -> tensor<5xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi16>) outs(%1 : tensor<5xi16>) {
    ^bb0(%in: i16, %out: i16):
      %6 = arith.muli %out, %in : i16
      linalg.yield %6 : i16
    } -> tensor<5xi16>
    %3 = tensor.empty() : tensor<1x9xi16>
    %4 = linalg.fill ins(%c1_i16 : i16) outs(%3 : tensor<1x9xi16>) -> tensor<1x9xi16>
    %5 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi16>) outs(%4 : tensor<1x9xi16>) {
    ^bb0(%in: i16, %out: i16):
      %6 = arith.muli %out, %in : i16
      linalg.yield %6 : i16
    } -> tensor<1x9xi16>
    return %2, %5 : tensor<5xi16>, tensor<1x9xi16>
  }
  func.func @long_prod_i16(%arg0: tensor<2x131xi16>) -> tensor<2xi16> {
    %c1_i16 = arith.constant 1 : i16
    %0 = tensor.empty() : tensor<2xi16>
    %1 = linalg.fill ins(%c1_i16 : i16) outs(%0 : tensor<2xi16>) -> tensor<2xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi16>) outs(%1 : tensor<2xi16>) {
    ^bb0(%in: i16, %out: i16):
      %3 = arith.muli %out, %in : i16
      linalg.yield %3 : i16
    } -> tensor<2xi16>
    return %2 : tensor<2xi16>
  }
  func.func @max_i16(%arg0: tensor<5x9xi16>) -> (tensor<5xi16>, tensor<1x9xi16>) {
    %c-32768_i16 = arith.constant -32768 : i16
    %0 = tensor.empty() : tensor<5xi16>
    %1 = linalg.fill ins(%c-32768_i16 : i16) outs(%0 : tensor<5xi16>) -> tensor<5xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi16>) outs(%1 : tensor<5xi16>) {
    ^bb0(%in: i16, %out: i16):
      %6 = arith.maxsi %out, %in : i16
      linalg.yield %6 : i16
    } -> tensor<5xi16>
    %3 = tensor.empty() : tensor<1x9xi16>
    %4 = linalg.fill ins(%c-32768_i16 : i16) outs(%3 : tensor<1x9xi16>) -> tensor<1x9xi16>
    %5 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi16>) outs(%4 : tensor<1x9xi16>) {
    ^bb0(%in: i16, %out: i16):
      %6 = arith.maxsi %out, %in : i16
      linalg.yield %6 : i16
    } -> tensor<1x9xi16>
    return %2, %5 : tensor<5xi16>, tensor<1x9xi16>
  }
  func.func @long_max_i16(%arg0: tensor<2x131xi16>) -> tensor<2xi16> {
    %c-32768_i16 = arith.constant -32768 : i16
    %0 = tensor.empty() : tensor<2xi16>
    %1 = linalg.fill ins(%c-32768_i16 : i16) outs(%0 : tensor<2xi16>) -> tensor<2xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi16>) outs(%1 : tensor<2xi16>) {
    ^bb0(%in: i16, %out: i16):
      %3 = arith.maxsi %out, %in : i16
      linalg.yield %3 : i16
    } -> tensor<2xi16>
    return %2 : tensor<2xi16>
  }
  func.func @min_i16(%arg0: tensor<5x9xi16>) -> (tensor<5xi16>, tensor<1x9xi16>) {
    %c32767_i16 = arith.constant 32767 : i16
    %0 = tensor.empty() : tensor<5xi16>
    %1 = linalg.fill ins(%c32767_i16 : i16) outs(%0 : tensor<5xi16>) -> tensor<5xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi16>) outs(%1 : tensor<5xi16>) {
    ^bb0(%in: i16, %out: i16):
      %6 = arith.minsi %out, %in : i16
      linalg.yield %6 : i16
    } -> tensor<5xi16>
    %3 = tensor.empty() : tensor<1x9xi16>
    %4 = linalg.fill ins(%c32767_i16 : i16) outs(%3 : tensor<1x9xi16>) -> tensor<1x9xi16>
    %5 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi16>) outs(%4 : tensor<1x9xi16>) {
    ^bb0(%in: i16, %out: i16):
      %6 = arith.minsi %out, %in : i16
      linalg.yield %6 : i16
    } -> tensor<1x9xi16>
    return %2, %5 : tensor<5xi16>, tensor<1x9xi16>
  }
  func.func @long_min_i16(%arg0: tensor<2x131xi16>) -> tensor<2xi16> {
    %c32767_i16 = arith.constant 32767 : i16
    %0 = tensor.empty() : tensor<2xi16>
    %1 = linalg.fill ins(%c32767_i16 : i16) outs(%0 : tensor<2xi16>) -> tensor<2xi16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi16>) outs(%1 : tensor<2xi16>) {
    ^bb0(%in: i16, %out: i16):
      %3 = arith.minsi %out, %in : i16
      linalg.yield %3 : i16
    } -> tensor<2xi16>
    return %2 : tensor<2xi16>
  }
  func.func @argmax_i16(%arg0: tensor<5x9xi16>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %c-32768_i16 = arith.constant -32768 : i16
    %0 = tensor.empty() : tensor<5xi16>
    %1 = linalg.fill ins(%c-32768_i16 : i16) outs(%0 : tensor<5xi16>) -> tensor<5xi16>
    %2 = tensor.empty() : tensor<5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5xi64>) -> tensor<5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi16>) outs(%1, %3 : tensor<5xi16>, tensor<5xi64>) {
    ^bb0(%in: i16, %out: i16, %out_0: i64):
      %10 = arith.cmpi sgt, %in, %out : i16
      %11 = arith.select %10, %in, %out : i16
      %12 = linalg.index 1 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : i16, i64
    } -> (tensor<5xi16>, tensor<5xi64>)
    %5 = tensor.empty() : tensor<1x9xi16>
    %6 = linalg.fill ins(%c-32768_i16 : i16) outs(%5 : tensor<1x9xi16>) -> tensor<1x9xi16>
    %7 = tensor.empty() : tensor<1x9xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<1x9xi64>) -> tensor<1x9xi64>
    %9:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi16>) outs(%6, %8 : tensor<1x9xi16>, tensor<1x9xi64>) {
    ^bb0(%in: i16, %out: i16, %out_0: i64):
      %10 = arith.cmpi sgt, %in, %out : i16
      %11 = arith.select %10, %in, %out : i16
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : i16, i64
    } -> (tensor<1x9xi16>, tensor<1x9xi64>)
    return %4#1, %9#1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmax_i16(%arg0: tensor<2x131xi16>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %c-32768_i16 = arith.constant -32768 : i16
    %0 = tensor.empty() : tensor<2xi16>
    %1 = linalg.fill ins(%c-32768_i16 : i16) outs(%0 : tensor<2xi16>) -> tensor<2xi16>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi16>) outs(%1, %3 : tensor<2xi16>, tensor<2xi64>) {
    ^bb0(%in: i16, %out: i16, %out_0: i64):
      %5 = arith.cmpi sgt, %in, %out : i16
      %6 = arith.select %5, %in, %out : i16
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : i16, i64
    } -> (tensor<2xi16>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
  func.func @argmin_i16(%arg0: tensor<5x9xi16>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %c32767_i16 = arith.constant 32767 : i16
    %0 = tensor.empty() : tensor<5xi16>
    %1 = linalg.fill ins(%c32767_i16 : i16) outs(%0 : tensor<5xi16>) -> tensor<5xi16>
    %2 = tensor.empty() : tensor<5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5xi64>) -> tensor<5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi16>) outs(%1, %3 : tensor<5xi16>, tensor<5xi64>) {
    ^bb0(%in: i16, %out: i16, %out_0: i64):
      %10 = arith.cmpi slt, %in, %out : i16
      %11 = arith.select %10, %in, %out : i16
      %12 = linalg.index 1 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : i16, i64
    } -> (tensor<5xi16>, tensor<5xi64>)
    %5 = tensor.empty() : tensor<1x9xi16>
    %6 = linalg.fill ins(%c32767_i16 : i16) outs(%5 : tensor<1x9xi16>) -> tensor<1x9xi16>
    %7 = tensor.empty() : tensor<1x9xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<1x9xi64>) -> tensor<1x9xi64>
    %9:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi16>) outs(%6, %8 : tensor<1x9xi16>, tensor<1x9xi64>) {
    ^bb0(%in: i16, %out: i16, %out_0: i64):
      %10 = arith.cmpi slt, %in, %out : i16
      %11 = arith.select %10, %in, %out : i16
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : i16, i64
    } -> (tensor<1x9xi16>, tensor<1x9xi64>)
    return %4#1, %9#1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmin_i16(%arg0: tensor<2x131xi16>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %c32767_i16 = arith.constant 32767 : i16
    %0 = tensor.empty() : tensor<2xi16>
    %1 = linalg.fill ins(%c32767_i16 : i16) outs(%0 : tensor<2xi16>) -> tensor<2xi16>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi16>) outs(%1, %3 : tensor<2xi16>, tensor<2xi64>) {
    ^bb0(%in: i16, %out: i16, %out_0: i64):
      %5 = arith.cmpi slt, %in, %out : i16
      %6 = arith.select %5, %in, %out : i16
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : i16, i64
    } -> (tensor<2xi16>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
  func.func @sum_i8(%arg0: tensor<5x9xi8>) -> (tensor<5xi8>, tensor<1x9xi8>) {
    %c0_i8 = arith.constant 0 : i8
    %0 = tensor.empty() : tensor<5xi8>
    %1 = linalg.fill ins(%c0_i8 : i8) outs(%0 : tensor<5xi8>) -> tensor<5xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi8>) outs(%1 : tensor<5xi8>) {
    ^bb0(%in: i8, %out: i8):
      %6 = arith.addi %out, %in : i8
      linalg.yield %6 : i8
    } -> tensor<5xi8>
    %3 = tensor.empty() : tensor<1x9xi8>
    %4 = linalg.fill ins(%c0_i8 : i8) outs(%3 : tensor<1x9xi8>) -> tensor<1x9xi8>
    %5 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi8>) outs(%4 : tensor<1x9xi8>) {
    ^bb0(%in: i8, %out: i8):
      %6 = arith.addi %out, %in : i8
      linalg.yield %6 : i8
    } -> tensor<1x9xi8>
    return %2, %5 : tensor<5xi8>, tensor<1x9xi8>
  }
  func.func @long_sum_i8(%arg0: tensor<2x131xi8>) -> tensor<2xi8> {
    %c0_i8 = arith.constant 0 : i8
    %0 = tensor.empty() : tensor<2xi8>
    %1 = linalg.fill ins(%c0_i8 : i8) outs(%0 : tensor<2xi8>) -> tensor<2xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi8>) outs(%1 : tensor<2xi8>) {
    ^bb0(%in: i8, %out: i8):
      %3 = arith.addi %out, %in : i8
      linalg.yield %3 : i8
    } -> tensor<2xi8>
    return %2 : tensor<2xi8>
  }
  func.func @prod_i8(%arg0: tensor<5x9xi8>) -> (tensor<5xi8>, tensor<1x9xi8>) {
    %c1_i8 = arith.constant 1 : i8
    %0 = tensor.empty() : tensor<5xi8>
    %1 = linalg.fill ins(%c1_i8 : i8) outs(%0 : tensor<5xi8>) -> tensor<5xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi8>) outs(%1 : tensor<5xi8>) {
    ^bb0(%in: i8, %out: i8):
      %6 = arith.muli %out, %in : i8
      linalg.yield %6 : i8
    } -> tensor<5xi8>
    %3 = tensor.empty() : tensor<1x9xi8>
    %4 = linalg.fill ins(%c1_i8 : i8) outs(%3 : tensor<1x9xi8>) -> tensor<1x9xi8>
    %5 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi8>) outs(%4 : tensor<1x9xi8>) {
    ^bb0(%in: i8, %out: i8):
      %6 = arith.muli %out, %in : i8
      linalg.yield %6 : i8
    } -> tensor<1x9xi8>
    return %2, %5 : tensor<5xi8>, tensor<1x9xi8>
  }
  func.func @long_prod_i8(%arg0: tensor<2x131xi8>) -> tensor<2xi8> {
    %c1_i8 = arith.constant 1 : i8
    %0 = tensor.empty() : tensor<2xi8>
    %1 = linalg.fill ins(%c1_i8 : i8) outs(%0 : tensor<2xi8>) -> tensor<2xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi8>) outs(%1 : tensor<2xi8>) {
    ^bb0(%in: i8, %out: i8):
      %3 = arith.muli %out, %in : i8
      linalg.yield %3 : i8
    } -> tensor<2xi8>
    return %2 : tensor<2xi8>
  }
  func.func @max_i8(%arg0: tensor<5x9xi8>) -> (tensor<5xi8>, tensor<1x9xi8>) {
    %c-128_i8 = arith.constant -128 : i8
    %0 = tensor.empty() : tensor<5xi8>
    %1 = linalg.fill ins(%c-128_i8 : i8) outs(%0 : tensor<5xi8>) -> tensor<5xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi8>) outs(%1 : tensor<5xi8>) {
    ^bb0(%in: i8, %out: i8):
      %6 = arith.maxsi %out, %in : i8
      linalg.yield %6 : i8
    } -> tensor<5xi8>
    %3 = tensor.empty() : tensor<1x9xi8>
    %4 = linalg.fill ins(%c-128_i8 : i8) outs(%3 : tensor<1x9xi8>) -> tensor<1x9xi8>
    %5 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi8>) outs(%4 : tensor<1x9xi8>) {
    ^bb0(%in: i8, %out: i8):
      %6 = arith.maxsi %out, %in : i8
      linalg.yield %6 : i8
    } -> tensor<1x9xi8>
    return %2, %5 : tensor<5xi8>, tensor<1x9xi8>
  }
  func.func @long_max_i8(%arg0: tensor<2x131xi8>) -> tensor<2xi8> {
    %c-128_i8 = arith.constant -128 : i8
    %0 = tensor.empty() : tensor<2xi8>
    %1 = linalg.fill ins(%c-128_i8 : i8) outs(%0 : tensor<2xi8>) -> tensor<2xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi8>) outs(%1 : tensor<2xi8>) {
    ^bb0(%in: i8, %out: i8):
      %3 = arith.maxsi %out, %in : i8
      linalg.yield %3 : i8
    } -> tensor<2xi8>
    return %2 : tensor<2xi8>
  }
  func.func @min_i8(%arg0: tensor<5x9xi8>) -> (tensor<5xi8>, tensor<1x9xi8>) {
    %c127_i8 = arith.constant 127 : i8
    %0 = tensor.empty() : tensor<5xi8>
    %1 = linalg.fill ins(%c127_i8 : i8) outs(%0 : tensor<5xi8>) -> tensor<5xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi8>) outs(%1 : tensor<5xi8>) {
    ^bb0(%in: i8, %out: i8):
      %6 = arith.minsi %out, %in : i8
      linalg.yield %6 : i8
    } -> tensor<5xi8>
    %3 = tensor.empty() : tensor<1x9xi8>
    %4 = linalg.fill ins(%c127_i8 : i8) outs(%3 : tensor<1x9xi8>) -> tensor<1x9xi8>
    %5 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi8>) outs(%4 : tensor<1x9xi8>) {
    ^bb0(%in: i8, %out: i8):
      %6 = arith.minsi %out, %in : i8
      linalg.yield %6 : i8
    } -> tensor<1x9xi8>
    return %2, %5 : tensor<5xi8>, tensor<1x9xi8>
  }
  func.func @long_min_i8(%arg0: tensor<2x131xi8>) -> tensor<2xi8> {
    %c127_i8 = arith.constant 127 : i8
    %0 = tensor.empty() : tensor<2xi8>
    %1 = linalg.fill ins(%c127_i8 : i8) outs(%0 : tensor<2xi8>) -> tensor<2xi8>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi8>) outs(%1 : tensor<2xi8>) {
    ^bb0(%in: i8, %out: i8):
      %3 = arith.minsi %out, %in : i8
      linalg.yield %3 : i8
    } -> tensor<2xi8>
    return %2 : tensor<2xi8>
  }
  func.func @argmax_i8(%arg0: tensor<5x9xi8>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %c-128_i8 = arith.constant -128 : i8
    %0 = tensor.empty() : tensor<5xi8>
    %1 = linalg.fill ins(%c-128_i8 : i8) outs(%0 : tensor<5xi8>) -> tensor<5xi8>
    %2 = tensor.empty() : tensor<5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5xi64>) -> tensor<5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi8>) outs(%1, %3 : tensor<5xi8>, tensor<5xi64>) {
    ^bb0(%in: i8, %out: i8, %out_0: i64):
      %10 = arith.cmpi sgt, %in, %out : i8
      %11 = arith.select %10, %in, %out : i8
      %12 = linalg.index 1 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : i8, i64
    } -> (tensor<5xi8>, tensor<5xi64>)
    %5 = tensor.empty() : tensor<1x9xi8>
    %6 = linalg.fill ins(%c-128_i8 : i8) outs(%5 : tensor<1x9xi8>) -> tensor<1x9xi8>
    %7 = tensor.empty() : tensor<1x9xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<1x9xi64>) -> tensor<1x9xi64>
    %9:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi8>) outs(%6, %8 : tensor<1x9xi8>, tensor<1x9xi64>) {
    ^bb0(%in: i8, %out: i8, %out_0: i64):
      %10 = arith.cmpi sgt, %in, %out : i8
      %11 = arith.select %10, %in, %out : i8
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : i8, i64
    } -> (tensor<1x9xi8>, tensor<1x9xi64>)
    return %4#1, %9#1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmax_i8(%arg0: tensor<2x131xi8>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %c-128_i8 = arith.constant -128 : i8
    %0 = tensor.empty() : tensor<2xi8>
    %1 = linalg.fill ins(%c-128_i8 : i8) outs(%0 : tensor<2xi8>) -> tensor<2xi8>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi8>) outs(%1, %3 : tensor<2xi8>, tensor<2xi64>) {
    ^bb0(%in: i8, %out: i8, %out_0: i64):
      %5 = arith.cmpi sgt, %in, %out : i8
      %6 = arith.select %5, %in, %out : i8
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : i8, i64
    } -> (tensor<2xi8>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
  func.func @argmin_i8(%arg0: tensor<5x9xi8>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %c127_i8 = arith.constant 127 : i8
    %0 = tensor.empty() : tensor<5xi8>
    %1 = linalg.fill ins(%c127_i8 : i8) outs(%0 : tensor<5xi8>) -> tensor<5xi8>
    %2 = tensor.empty() : tensor<5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5xi64>) -> tensor<5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi8>) outs(%1, %3 : tensor<5xi8>, tensor<5xi64>) {
    ^bb0(%in: i8, %out: i8, %out_0: i64):
      %10 = arith.cmpi slt, %in, %out : i8
      %11 = arith.select %10, %in, %out : i8
      %12 = linalg.index 1 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : i8, i64
    } -> (tensor<5xi8>, tensor<5xi64>)
    %5 = tensor.empty() : tensor<1x9xi8>
    %6 = linalg.fill ins(%c127_i8 : i8) outs(%5 : tensor<1x9xi8>) -> tensor<1x9xi8>
    %7 = tensor.empty() : tensor<1x9xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<1x9xi64>) -> tensor<1x9xi64>
    %9:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi8>) outs(%6, %8 : tensor<1x9xi8>, tensor<1x9xi64>) {
    ^bb0(%in: i8, %out: i8, %out_0: i64):
      %10 = arith.cmpi slt, %in, %out : i8
      %11 = arith.select %10, %in, %out : i8
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : i8, i64
    } -> (tensor<1x9xi8>, tensor<1x9xi64>)
    return %4#1, %9#1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmin_i8(%arg0: tensor<2x131xi8>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %c127_i8 = arith.constant 127 : i8
    %0 = tensor.empty() : tensor<2xi8>
    %1 = linalg.fill ins(%c127_i8 : i8) outs(%0 : tensor<2xi8>) -> tensor<2xi8>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi8>) outs(%1, %3 : tensor<2xi8>, tensor<2xi64>) {
    ^bb0(%in: i8, %out: i8, %out_0: i64):
      %5 = arith.cmpi slt, %in, %out : i8
      %6 = arith.select %5, %in, %out : i8
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : i8, i64
    } -> (tensor<2xi8>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
  func.func @sum_i4(%arg0: tensor<5x9xi4>) -> (tensor<5xi4>, tensor<1x9xi4>) {
    %c0_i4 = arith.constant 0 : i4
    %0 = tensor.empty() : tensor<5xi4>
    %1 = linalg.fill ins(%c0_i4 : i4) outs(%0 : tensor<5xi4>) -> tensor<5xi4>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi4>) outs(%1 : tensor<5xi4>) {
    ^bb0(%in: i4, %out: i4):
      %6 = arith.addi %out, %in : i4
      linalg.yield %6 : i4
    } -> tensor<5xi4>
    %3 = tensor.empty() : tensor<1x9xi4>
    %4 = linalg.fill ins(%c0_i4 : i4) outs(%3 : tensor<1x9xi4>) -> tensor<1x9xi4>
    %5 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi4>) outs(%4 : tensor<1x9xi4>) {
    ^bb0(%in: i4, %out: i4):
      %6 = arith.addi %out, %in : i4
      linalg.yield %6 : i4
    } -> tensor<1x9xi4>
    return %2, %5 : tensor<5xi4>, tensor<1x9xi4>
  }
  func.func @long_sum_i4(%arg0: tensor<2x131xi4>) -> tensor<2xi4> {
    %c0_i4 = arith.constant 0 : i4
    %0 = tensor.empty() : tensor<2xi4>
    %1 = linalg.fill ins(%c0_i4 : i4) outs(%0 : tensor<2xi4>) -> tensor<2xi4>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi4>) outs(%1 : tensor<2xi4>) {
    ^bb0(%in: i4, %out: i4):
      %3 = arith.addi %out, %in : i4
      linalg.yield %3 : i4
    } -> tensor<2xi4>
    return %2 : tensor<2xi4>
  }
  func.func @prod_i4(%arg0: tensor<5x9xi4>) -> (tensor<5xi4>, tensor<1x9xi4>) {
    %c1_i4 = arith.constant 1 : i4
    %0 = tensor.empty() : tensor<5xi4>
    %1 = linalg.fill ins(%c1_i4 : i4) outs(%0 : tensor<5xi4>) -> tensor<5xi4>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi4>) outs(%1 : tensor<5xi4>) {
    ^bb0(%in: i4, %out: i4):
      %6 = arith.muli %out, %in : i4
      linalg.yield %6 : i4
    } -> tensor<5xi4>
    %3 = tensor.empty() : tensor<1x9xi4>
    %4 = linalg.fill ins(%c1_i4 : i4) outs(%3 : tensor<1x9xi4>) -> tensor<1x9xi4>
    %5 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi4>) outs(%4 : tensor<1x9xi4>) {
    ^bb0(%in: i4, %out: i4):
      %6 = arith.muli %out, %in : i4
      linalg.yield %6 : i4
    } -> tensor<1x9xi4>
    return %2, %5 : tensor<5xi4>, tensor<1x9xi4>
  }
  func.func @long_prod_i4(%arg0: tensor<2x131xi4>) -> tensor<2xi4> {
    %c1_i4 = arith.constant 1 : i4
    %0 = tensor.empty() : tensor<2xi4>
    %1 = linalg.fill ins(%c1_i4 : i4) outs(%0 : tensor<2xi4>) -> tensor<2xi4>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi4>) outs(%1 : tensor<2xi4>) {
    ^bb0(%in: i4, %out: i4):
      %3 = arith.muli %out, %in : i4
      linalg.yield %3 : i4
    } -> tensor<2xi4>
    return %2 : tensor<2xi4>
  }
  func.func @max_i4(%arg0: tensor<5x9xi4>) -> (tensor<5xi4>, tensor<1x9xi4>) {
    %c-8_i4 = arith.constant -8 : i4
    %0 = tensor.empty() : tensor<5xi4>
    %1 = linalg.fill ins(%c-8_i4 : i4) outs(%0 : tensor<5xi4>) -> tensor<5xi4>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi4>) outs(%1 : tensor<5xi4>) {
    ^bb0(%in: i4, %out: i4):
      %6 = arith.maxsi %out, %in : i4
      linalg.yield %6 : i4
    } -> tensor<5xi4>
    %3 = tensor.empty() : tensor<1x9xi4>
    %4 = linalg.fill ins(%c-8_i4 : i4) outs(%3 : tensor<1x9xi4>) -> tensor<1x9xi4>
    %5 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi4>) outs(%4 : tensor<1x9xi4>) {
    ^bb0(%in: i4, %out: i4):
      %6 = arith.maxsi %out, %in : i4
      linalg.yield %6 : i4
    } -> tensor<1x9xi4>
    return %2, %5 : tensor<5xi4>, tensor<1x9xi4>
  }
  func.func @long_max_i4(%arg0: tensor<2x131xi4>) -> tensor<2xi4> {
    %c-8_i4 = arith.constant -8 : i4
    %0 = tensor.empty() : tensor<2xi4>
    %1 = linalg.fill ins(%c-8_i4 : i4) outs(%0 : tensor<2xi4>) -> tensor<2xi4>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi4>) outs(%1 : tensor<2xi4>) {
    ^bb0(%in: i4, %out: i4):
      %3 = arith.maxsi %out, %in : i4
      linalg.yield %3 : i4
    } -> tensor<2xi4>
    return %2 : tensor<2xi4>
  }
  func.func @min_i4(%arg0: tensor<5x9xi4>) -> (tensor<5xi4>, tensor<1x9xi4>) {
    %c7_i4 = arith.constant 7 : i4
    %0 = tensor.empty() : tensor<5xi4>
    %1 = linalg.fill ins(%c7_i4 : i4) outs(%0 : tensor<5xi4>) -> tensor<5xi4>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi4>) outs(%1 : tensor<5xi4>) {
    ^bb0(%in: i4, %out: i4):
      %6 = arith.minsi %out, %in : i4
      linalg.yield %6 : i4
    } -> tensor<5xi4>
    %3 = tensor.empty() : tensor<1x9xi4>
    %4 = linalg.fill ins(%c7_i4 : i4) outs(%3 : tensor<1x9xi4>) -> tensor<1x9xi4>
    %5 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi4>) outs(%4 : tensor<1x9xi4>) {
    ^bb0(%in: i4, %out: i4):
      %6 = arith.minsi %out, %in : i4
      linalg.yield %6 : i4
    } -> tensor<1x9xi4>
    return %2, %5 : tensor<5xi4>, tensor<1x9xi4>
  }
  func.func @long_min_i4(%arg0: tensor<2x131xi4>) -> tensor<2xi4> {
    %c7_i4 = arith.constant 7 : i4
    %0 = tensor.empty() : tensor<2xi4>
    %1 = linalg.fill ins(%c7_i4 : i4) outs(%0 : tensor<2xi4>) -> tensor<2xi4>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi4>) outs(%1 : tensor<2xi4>) {
    ^bb0(%in: i4, %out: i4):
      %3 = arith.minsi %out, %in : i4
      linalg.yield %3 : i4
    } -> tensor<2xi4>
    return %2 : tensor<2xi4>
  }
  func.func @argmax_i4(%arg0: tensor<5x9xi4>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %c-8_i4 = arith.constant -8 : i4
    %0 = tensor.empty() : tensor<5xi4>
    %1 = linalg.fill ins(%c-8_i4 : i4) outs(%0 : tensor<5xi4>) -> tensor<5xi4>
    %2 = tensor.empty() : tensor<5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5xi64>) -> tensor<5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi4>) outs(%1, %3 : tensor<5xi4>, tensor<5xi64>) {
    ^bb0(%in: i4, %out: i4, %out_0: i64):
      %10 = arith.cmpi sgt, %in, %out : i4
      %11 = arith.select %10, %in, %out : i4
      %12 = linalg.index 1 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : i4, i64
    } -> (tensor<5xi4>, tensor<5xi64>)
    %5 = tensor.empty() : tensor<1x9xi4>
    %6 = linalg.fill ins(%c-8_i4 : i4) outs(%5 : tensor<1x9xi4>) -> tensor<1x9xi4>
    %7 = tensor.empty() : tensor<1x9xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<1x9xi64>) -> tensor<1x9xi64>
    %9:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi4>) outs(%6, %8 : tensor<1x9xi4>, tensor<1x9xi64>) {
    ^bb0(%in: i4, %out: i4, %out_0: i64):
      %10 = arith.cmpi sgt, %in, %out : i4
      %11 = arith.select %10, %in, %out : i4
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : i4, i64
    } -> (tensor<1x9xi4>, tensor<1x9xi64>)
    return %4#1, %9#1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmax_i4(%arg0: tensor<2x131xi4>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %c-8_i4 = arith.constant -8 : i4
    %0 = tensor.empty() : tensor<2xi4>
    %1 = linalg.fill ins(%c-8_i4 : i4) outs(%0 : tensor<2xi4>) -> tensor<2xi4>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi4>) outs(%1, %3 : tensor<2xi4>, tensor<2xi64>) {
    ^bb0(%in: i4, %out: i4, %out_0: i64):
      %5 = arith.cmpi sgt, %in, %out : i4
      %6 = arith.select %5, %in, %out : i4
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : i4, i64
    } -> (tensor<2xi4>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
  func.func @argmin_i4(%arg0: tensor<5x9xi4>) -> (tensor<5xi64>, tensor<1x9xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %c7_i4 = arith.constant 7 : i4
    %0 = tensor.empty() : tensor<5xi4>
    %1 = linalg.fill ins(%c7_i4 : i4) outs(%0 : tensor<5xi4>) -> tensor<5xi4>
    %2 = tensor.empty() : tensor<5xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<5xi64>) -> tensor<5xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xi4>) outs(%1, %3 : tensor<5xi4>, tensor<5xi64>) {
    ^bb0(%in: i4, %out: i4, %out_0: i64):
      %10 = arith.cmpi slt, %in, %out : i4
      %11 = arith.select %10, %in, %out : i4
      %12 = linalg.index 1 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : i4, i64
    } -> (tensor<5xi4>, tensor<5xi64>)
    %5 = tensor.empty() : tensor<1x9xi4>
    %6 = linalg.fill ins(%c7_i4 : i4) outs(%5 : tensor<1x9xi4>) -> tensor<1x9xi4>
    %7 = tensor.empty() : tensor<1x9xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<1x9xi64>) -> tensor<1x9xi64>
    %9:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<5x9xi4>) outs(%6, %8 : tensor<1x9xi4>, tensor<1x9xi64>) {
    ^bb0(%in: i4, %out: i4, %out_0: i64):
      %10 = arith.cmpi slt, %in, %out : i4
      %11 = arith.select %10, %in, %out : i4
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.select %10, %13, %out_0 : i64
      linalg.yield %11, %14 : i4, i64
    } -> (tensor<1x9xi4>, tensor<1x9xi64>)
    return %4#1, %9#1 : tensor<5xi64>, tensor<1x9xi64>
  }
  func.func @long_argmin_i4(%arg0: tensor<2x131xi4>) -> tensor<2xi64> {
    %c0_i64 = arith.constant 0 : i64
    %c7_i4 = arith.constant 7 : i4
    %0 = tensor.empty() : tensor<2xi4>
    %1 = linalg.fill ins(%c7_i4 : i4) outs(%0 : tensor<2xi4>) -> tensor<2xi4>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x131xi4>) outs(%1, %3 : tensor<2xi4>, tensor<2xi64>) {
    ^bb0(%in: i4, %out: i4, %out_0: i64):
      %5 = arith.cmpi slt, %in, %out : i4
      %6 = arith.select %5, %in, %out : i4
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i64
      %9 = arith.select %5, %8, %out_0 : i64
      linalg.yield %6, %9 : i4, i64
    } -> (tensor<2xi4>, tensor<2xi64>)
    return %4#1 : tensor<2xi64>
  }
}
