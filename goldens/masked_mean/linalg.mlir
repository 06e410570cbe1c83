#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1) -> (d0, 0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, 1, d1)>
#map5 = affine_map<(d0) -> (d0, 0)>
#map6 = affine_map<(d0) -> (d0, 1)>
#map7 = affine_map<(d0) -> (d0)>
module {
  func.func @masked_mean(%arg0: tensor<6x80xf32>, %arg1: tensor<6x80xi1>) -> tensor<6xf32> {
    %cst = arith.constant -0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x80xf32>
    %1:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0 : tensor<6x80xi1>, tensor<6x80xf32>) outs(%0, %0 : tensor<6x80xf32>, tensor<6x80xf32>) {
    ^bb0(%in: i1, %in_18: f32, %out: f32, %out_19: f32):
      %27 = arith.select %in, %in_18, %cst_0 : f32
      %28 = arith.uitofp %in : i1 to f32
      linalg.yield %27, %28 : f32, f32
    } -> (tensor<6x80xf32>, tensor<6x80xf32>)
    %2 = tensor.empty() : tensor<6x64xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<6x64xf32>) -> tensor<6x64xf32>
    %extracted_slice = tensor.extract_slice %1#0[0, 0] [6, 64] [1, 1] : tensor<6x80xf32> to tensor<6x64xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [6, 1, 64] : tensor<6x64xf32> into tensor<6x1x64xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<6x1x64xf32>) outs(%3 : tensor<6x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %out, %in : f32
      linalg.yield %27 : f32
    } -> tensor<6x64xf32>
    %extracted_slice_1 = tensor.extract_slice %1#0[0, 64] [6, 16] [1, 1] : tensor<6x80xf32> to tensor<6x16xf32>
    %extracted_slice_2 = tensor.extract_slice %4[0, 0] [6, 16] [1, 1] : tensor<6x64xf32> to tensor<6x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1 : tensor<6x16xf32>) outs(%extracted_slice_2 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %out, %in : f32
      linalg.yield %27 : f32
    } -> tensor<6x16xf32>
    %inserted_slice = tensor.insert_slice %5 into %4[0, 0] [6, 16] [1, 1] : tensor<6x16xf32> into tensor<6x64xf32>
    %expanded_3 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [6, 2, 32] : tensor<6x64xf32> into tensor<6x2x32xf32>
    %6 = tensor.empty() : tensor<6x32xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<6x2x32xf32>, tensor<6x2x32xf32>) outs(%6 : tensor<6x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.addf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<6x32xf32>
    %expanded_4 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [6, 2, 16] : tensor<6x32xf32> into tensor<6x2x16xf32>
    %8 = tensor.empty() : tensor<6x16xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<6x2x16xf32>, tensor<6x2x16xf32>) outs(%8 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.addf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<6x16xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [6, 2, 8] : tensor<6x16xf32> into tensor<6x2x8xf32>
    %10 = tensor.empty() : tensor<6x8xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<6x2x8xf32>, tensor<6x2x8xf32>) outs(%10 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.addf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<6x8xf32>
    %expanded_6 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [6, 2, 4] : tensor<6x8xf32> into tensor<6x2x4xf32>
    %12 = tensor.empty() : tensor<6x4xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%12 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.addf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<6x4xf32>
    %expanded_7 = tensor.expand_shape %13 [[0], [1, 2]] output_shape [6, 2, 2] : tensor<6x4xf32> into tensor<6x2x2xf32>
    %14 = tensor.empty() : tensor<6x2xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded_7 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%14 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.addf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<6x2xf32>
    %16 = tensor.empty() : tensor<6xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel"]} ins(%15, %15 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%16 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.addf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<6xf32>
    %extracted_slice_8 = tensor.extract_slice %1#1[0, 0] [6, 64] [1, 1] : tensor<6x80xf32> to tensor<6x64xf32>
    %expanded_9 = tensor.expand_shape %extracted_slice_8 [[0], [1, 2]] output_shape [6, 1, 64] : tensor<6x64xf32> into tensor<6x1x64xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded_9 : tensor<6x1x64xf32>) outs(%3 : tensor<6x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %out, %in : f32
      linalg.yield %27 : f32
    } -> tensor<6x64xf32>
    %extracted_slice_10 = tensor.extract_slice %1#1[0, 64] [6, 16] [1, 1] : tensor<6x80xf32> to tensor<6x16xf32>
    %extracted_slice_11 = tensor.extract_slice %18[0, 0] [6, 16] [1, 1] : tensor<6x64xf32> to tensor<6x16xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_10 : tensor<6x16xf32>) outs(%extracted_slice_11 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %out, %in : f32
      linalg.yield %27 : f32
    } -> tensor<6x16xf32>
    %inserted_slice_12 = tensor.insert_slice %19 into %18[0, 0] [6, 16] [1, 1] : tensor<6x16xf32> into tensor<6x64xf32>
    %expanded_13 = tensor.expand_shape %inserted_slice_12 [[0], [1, 2]] output_shape [6, 2, 32] : tensor<6x64xf32> into tensor<6x2x32xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_13, %expanded_13 : tensor<6x2x32xf32>, tensor<6x2x32xf32>) outs(%6 : tensor<6x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.addf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<6x32xf32>
    %expanded_14 = tensor.expand_shape %20 [[0], [1, 2]] output_shape [6, 2, 16] : tensor<6x32xf32> into tensor<6x2x16xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_14, %expanded_14 : tensor<6x2x16xf32>, tensor<6x2x16xf32>) outs(%8 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.addf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<6x16xf32>
    %expanded_15 = tensor.expand_shape %21 [[0], [1, 2]] output_shape [6, 2, 8] : tensor<6x16xf32> into tensor<6x2x8xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_15, %expanded_15 : tensor<6x2x8xf32>, tensor<6x2x8xf32>) outs(%10 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.addf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<6x8xf32>
    %expanded_16 = tensor.expand_shape %22 [[0], [1, 2]] output_shape [6, 2, 4] : tensor<6x8xf32> into tensor<6x2x4xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_16, %expanded_16 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%12 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.addf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<6x4xf32>
    %expanded_17 = tensor.expand_shape %23 [[0], [1, 2]] output_shape [6, 2, 2] : tensor<6x4xf32> into tensor<6x2x2xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %expanded_17 : tensor<6x2x2xf32>, tensor<6x2x2xf32>) outs(%14 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.addf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<6x2xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel"]} ins(%24, %24 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%16 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.addf %in, %in_18 : f32
      linalg.yield %27 : f32
    } -> tensor<6xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%25, %17 : tensor<6xf32>, tensor<6xf32>) outs(%16 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %27 = arith.cmpf ogt, %in, %cst_0 : f32
      %28 = arith.divf %in_18, %in : f32
      %29 = arith.select %27, %28, %cst_0 : f32
      linalg.yield %29 : f32
    } -> tensor<6xf32>
    return %26 : tensor<6xf32>
  }
}
