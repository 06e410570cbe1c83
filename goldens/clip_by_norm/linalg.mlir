#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0) -> (0, d0)>
#map4 = affine_map<(d0) -> (1, d0)>
#map5 = affine_map<() -> (0)>
#map6 = affine_map<() -> (1)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0) -> ()>
module {
  func.func @clip(%arg0: tensor<300xf32>, %arg1: tensor<f32>) -> (tensor<300xf32>, tensor<f32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<300xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<300xf32>) outs(%0 : tensor<300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.mulf %in, %in : f32
      linalg.yield %20 : f32
    } -> tensor<300xf32>
    %2 = tensor.empty() : tensor<64xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<64xf32>) -> tensor<64xf32>
    %extracted_slice = tensor.extract_slice %1[0] [256] [1] : tensor<300xf32> to tensor<256xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0, 1]] output_shape [4, 64] : tensor<256xf32> into tensor<4x64xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%expanded : tensor<4x64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %out, %in : f32
      linalg.yield %20 : f32
    } -> tensor<64xf32>
    %extracted_slice_1 = tensor.extract_slice %1[256] [44] [1] : tensor<300xf32> to tensor<44xf32>
    %extracted_slice_2 = tensor.extract_slice %4[0] [44] [1] : tensor<64xf32> to tensor<44xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_1 : tensor<44xf32>) outs(%extracted_slice_2 : tensor<44xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %out, %in : f32
      linalg.yield %20 : f32
    } -> tensor<44xf32>
    %inserted_slice = tensor.insert_slice %5 into %4[0] [44] [1] : tensor<44xf32> into tensor<64xf32>
    %expanded_3 = tensor.expand_shape %inserted_slice [[0, 1]] output_shape [2, 32] : tensor<64xf32> into tensor<2x32xf32>
    %6 = tensor.empty() : tensor<32xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel"]} ins(%expanded_3, %expanded_3 : tensor<2x32xf32>, tensor<2x32xf32>) outs(%6 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %20 = arith.addf %in, %in_8 : f32
      linalg.yield %20 : f32
    } -> tensor<32xf32>
    %expanded_4 = tensor.expand_shape %7 [[0, 1]] output_shape [2, 16] : tensor<32xf32> into tensor<2x16xf32>
    %8 = tensor.empty() : tensor<16xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel"]} ins(%expanded_4, %expanded_4 : tensor<2x16xf32>, tensor<2x16xf32>) outs(%8 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %20 = arith.addf %in, %in_8 : f32
      linalg.yield %20 : f32
    } -> tensor<16xf32>
    %expanded_5 = tensor.expand_shape %9 [[0, 1]] output_shape [2, 8] : tensor<16xf32> into tensor<2x8xf32>
    %10 = tensor.empty() : tensor<8xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel"]} ins(%expanded_5, %expanded_5 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%10 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %20 = arith.addf %in, %in_8 : f32
      linalg.yield %20 : f32
    } -> tensor<8xf32>
    %expanded_6 = tensor.expand_shape %11 [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
    %12 = tensor.empty() : tensor<4xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel"]} ins(%expanded_6, %expanded_6 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%12 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %20 = arith.addf %in, %in_8 : f32
      linalg.yield %20 : f32
    } -> tensor<4xf32>
    %expanded_7 = tensor.expand_shape %13 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %14 = tensor.empty() : tensor<2xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel"]} ins(%expanded_7, %expanded_7 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%14 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %20 = arith.addf %in, %in_8 : f32
      linalg.yield %20 : f32
    } -> tensor<2xf32>
    %16 = tensor.empty() : tensor<f32>
    %17 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = []} ins(%15, %15 : tensor<2xf32>, tensor<2xf32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %20 = arith.addf %in, %in_8 : f32
      linalg.yield %20 : f32
    } -> tensor<f32>
    %18:2 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = []} ins(%17, %arg1 : tensor<f32>, tensor<f32>) outs(%16, %16 : tensor<f32>, tensor<f32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32, %out_9: f32):
      %20 = math.sqrt %in : f32
      %21 = arith.cmpf ogt, %20, %in_8 : f32
      %22 = arith.divf %in_8, %20 : f32
      %23 = arith.select %21, %22, %cst : f32
      linalg.yield %20, %23 : f32, f32
    } -> (tensor<f32>, tensor<f32>)
    %19 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel"]} ins(%arg0, %18#1 : tensor<300xf32>, tensor<f32>) outs(%0 : tensor<300xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %20 = arith.mulf %in, %in_8 : f32
      linalg.yield %20 : f32
    } -> tensor<300xf32>
    return %19, %18#0 : tensor<300xf32>, tensor<f32>
  }
}
