#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, 1, d1)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> (d0, 1)>
module {
  func.func @standardize(%arg0: tensor<16x96xf32>) -> tensor<16x96xf32> {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 9.600000e+01 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x64xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [16, 64] [1, 1] : tensor<16x96xf32> to tensor<16x64xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [16, 1, 64] : tensor<16x64xf32> into tensor<16x1x64xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<16x1x64xf32>) outs(%1 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %out, %in : f32
      linalg.yield %30 : f32
    } -> tensor<16x64xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 64] [16, 32] [1, 1] : tensor<16x96xf32> to tensor<16x32xf32>
    %extracted_slice_3 = tensor.extract_slice %2[0, 0] [16, 32] [1, 1] : tensor<16x64xf32> to tensor<16x32xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<16x32xf32>) outs(%extracted_slice_3 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %out, %in : f32
      linalg.yield %30 : f32
    } -> tensor<16x32xf32>
    %inserted_slice = tensor.insert_slice %3 into %2[0, 0] [16, 32] [1, 1] : tensor<16x32xf32> into tensor<16x64xf32>
    %expanded_4 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [16, 2, 32] : tensor<16x64xf32> into tensor<16x2x32xf32>
    %4 = tensor.empty() : tensor<16x32xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<16x2x32xf32>, tensor<16x2x32xf32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %30 = arith.addf %in, %in_19 : f32
      linalg.yield %30 : f32
    } -> tensor<16x32xf32>
    %expanded_5 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [16, 2, 16] : tensor<16x32xf32> into tensor<16x2x16xf32>
    %6 = tensor.empty() : tensor<16x16xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<16x2x16xf32>, tensor<16x2x16xf32>) outs(%6 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %30 = arith.addf %in, %in_19 : f32
      linalg.yield %30 : f32
    } -> tensor<16x16xf32>
    %expanded_6 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [16, 2, 8] : tensor<16x16xf32> into tensor<16x2x8xf32>
    %8 = tensor.empty() : tensor<16x8xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<16x2x8xf32>, tensor<16x2x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %30 = arith.addf %in, %in_19 : f32
      linalg.yield %30 : f32
    } -> tensor<16x8xf32>
    %expanded_7 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [16, 2, 4] : tensor<16x8xf32> into tensor<16x2x4xf32>
    %10 = tensor.empty() : tensor<16x4xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded_7 : tensor<16x2x4xf32>, tensor<16x2x4xf32>) outs(%10 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %30 = arith.addf %in, %in_19 : f32
      linalg.yield %30 : f32
    } -> tensor<16x4xf32>
    %expanded_8 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [16, 2, 2] : tensor<16x4xf32> into tensor<16x2x2xf32>
    %12 = tensor.empty() : tensor<16x2xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_8, %expanded_8 : tensor<16x2x2xf32>, tensor<16x2x2xf32>) outs(%12 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %30 = arith.addf %in, %in_19 : f32
      linalg.yield %30 : f32
    } -> tensor<16x2xf32>
    %14 = tensor.empty() : tensor<16x1xf32>
    %15 = linalg.generic {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%13, %13 : tensor<16x2xf32>, tensor<16x2xf32>) outs(%14 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %30 = arith.addf %in, %in_19 : f32
      linalg.yield %30 : f32
    } -> tensor<16x1xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<16x1xf32>) outs(%14 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.divf %in, %cst_0 : f32
      linalg.yield %30 : f32
    } -> tensor<16x1xf32>
    %17 = tensor.empty() : tensor<16x96xf32>
    %18:2 = linalg.generic {indexing_maps = [#map2, #map5, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %16 : tensor<16x96xf32>, tensor<16x1xf32>) outs(%17, %17 : tensor<16x96xf32>, tensor<16x96xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32, %out_20: f32):
      %30 = arith.subf %in, %in_19 : f32
      %31 = arith.mulf %30, %30 : f32
      linalg.yield %30, %31 : f32, f32
    } -> (tensor<16x96xf32>, tensor<16x96xf32>)
    %extracted_slice_9 = tensor.extract_slice %18#1[0, 0] [16, 64] [1, 1] : tensor<16x96xf32> to tensor<16x64xf32>
    %expanded_10 = tensor.expand_shape %extracted_slice_9 [[0], [1, 2]] output_shape [16, 1, 64] : tensor<16x64xf32> into tensor<16x1x64xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded_10 : tensor<16x1x64xf32>) outs(%1 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %out, %in : f32
      linalg.yield %30 : f32
    } -> tensor<16x64xf32>
    %extracted_slice_11 = tensor.extract_slice %18#1[0, 64] [16, 32] [1, 1] : tensor<16x96xf32> to tensor<16x32xf32>
    %extracted_slice_12 = tensor.extract_slice %19[0, 0] [16, 32] [1, 1] : tensor<16x64xf32> to tensor<16x32xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_11 : tensor<16x32xf32>) outs(%extracted_slice_12 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %out, %in : f32
      linalg.yield %30 : f32
    } -> tensor<16x32xf32>
    %inserted_slice_13 = tensor.insert_slice %20 into %19[0, 0] [16, 32] [1, 1] : tensor<16x32xf32> into tensor<16x64xf32>
    %expanded_14 = tensor.expand_shape %inserted_slice_13 [[0], [1, 2]] output_shape [16, 2, 32] : tensor<16x64xf32> into tensor<16x2x32xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_14, %expanded_14 : tensor<16x2x32xf32>, tensor<16x2x32xf32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %30 = arith.addf %in, %in_19 : f32
      linalg.yield %30 : f32
    } -> tensor<16x32xf32>
    %expanded_15 = tensor.expand_shape %21 [[0], [1, 2]] output_shape [16, 2, 16] : tensor<16x32xf32> into tensor<16x2x16xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_15, %expanded_15 : tensor<16x2x16xf32>, tensor<16x2x16xf32>) outs(%6 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %30 = arith.addf %in, %in_19 : f32
      linalg.yield %30 : f32
    } -> tensor<16x16xf32>
    %expanded_16 = tensor.expand_shape %22 [[0], [1, 2]] output_shape [16, 2, 8] : tensor<16x16xf32> into tensor<16x2x8xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_16, %expanded_16 : tensor<16x2x8xf32>, tensor<16x2x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %30 = arith.addf %in, %in_19 : f32
      linalg.yield %30 : f32
    } -> tensor<16x8xf32>
    %expanded_17 = tensor.expand_shape %23 [[0], [1, 2]] output_shape [16, 2, 4] : tensor<16x8xf32> into tensor<16x2x4xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %expanded_17 : tensor<16x2x4xf32>, tensor<16x2x4xf32>) outs(%10 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %30 = arith.addf %in, %in_19 : f32
      linalg.yield %30 : f32
    } -> tensor<16x4xf32>
    %expanded_18 = tensor.expand_shape %24 [[0], [1, 2]] output_shape [16, 2, 2] : tensor<16x4xf32> into tensor<16x2x2xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_18, %expanded_18 : tensor<16x2x2xf32>, tensor<16x2x2xf32>) outs(%12 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %30 = arith.addf %in, %in_19 : f32
      linalg.yield %30 : f32
    } -> tensor<16x2xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%25, %25 : tensor<16x2xf32>, tensor<16x2xf32>) outs(%14 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %30 = arith.addf %in, %in_19 : f32
      linalg.yield %30 : f32
    } -> tensor<16x1xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<16x1xf32>) outs(%14 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.divf %in, %cst_0 : f32
      linalg.yield %30 : f32
    } -> tensor<16x1xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<16x1xf32>) outs(%14 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %cst : f32
      %31 = math.sqrt %30 : f32
      linalg.yield %31 : f32
    } -> tensor<16x1xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%18#0, %28 : tensor<16x96xf32>, tensor<16x1xf32>) outs(%17 : tensor<16x96xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %30 = arith.divf %in, %in_19 : f32
      linalg.yield %30 : f32
    } -> tensor<16x96xf32>
    return %29 : tensor<16x96xf32>
  }
}
