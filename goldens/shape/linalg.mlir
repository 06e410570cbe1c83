#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @reshaped(%arg0: tensor<6x4xf32>, %arg1: tensor<bf16>) -> (tensor<8x3xf32>, tensor<4x6xf32>, tensor<1x1xbf16>) {
    %cst = arith.constant 1.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [8, 3] : tensor<24xf32> into tensor<8x3xf32>
    %0 = tensor.empty() : tensor<6x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x4xf32>) outs(%0 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.addf %in, %cst : f32
      linalg.yield %2 : f32
    } -> tensor<6x4xf32>
    %expanded_0 = tensor.expand_shape %arg1 [] output_shape [1, 1] : tensor<bf16> into tensor<1x1xbf16>
    %collapsed_1 = tensor.collapse_shape %1 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
    %expanded_2 = tensor.expand_shape %collapsed_1 [[0, 1]] output_shape [4, 6] : tensor<24xf32> into tensor<4x6xf32>
    return %expanded, %expanded_2, %expanded_0 : tensor<8x3xf32>, tensor<4x6xf32>, tensor<1x1xbf16>
  }
  func.func @transposed(%arg0: tensor<3x5xf16>, %arg1: tensor<5x3xf16>, %arg2: tensor<2x3x4xi1>) -> (tensor<5x3xf16>, tensor<5x3xf16>, tensor<4x2x3xi1>) {
    %0 = tensor.empty() : tensor<5x3xf16>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x5xf16>) outs(%0 : tensor<5x3xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<5x3xf16>
    %2 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<3x5xf16>, tensor<5x3xf16>) outs(%0 : tensor<5x3xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %5 = arith.extf %in : f16 to f32
      %6 = arith.extf %in_0 : f16 to f32
      %7 = arith.mulf %5, %6 : f32
      %8 = arith.truncf %7 : f32 to f16
      linalg.yield %8 : f16
    } -> tensor<5x3xf16>
    %3 = tensor.empty() : tensor<4x2x3xi1>
    %4 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x3x4xi1>) outs(%3 : tensor<4x2x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x2x3xi1>
    return %1, %2, %4 : tensor<5x3xf16>, tensor<5x3xf16>, tensor<4x2x3xi1>
  }
  func.func @sliced(%arg0: tensor<7x9xi4>, %arg1: tensor<13xf64>) -> (tensor<3x4xi4>, tensor<4xf64>) {
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [3, 4] [2, 2] : tensor<7x9xi4> to tensor<3x4xi4>
    %extracted_slice_0 = tensor.extract_slice %arg1[1] [4] [3] : tensor<13xf64> to tensor<4xf64>
    %0 = tensor.empty() : tensor<4xf64>
    %1 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%extracted_slice_0 : tensor<4xf64>) outs(%0 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %2 = math.sqrt %in : f64
      linalg.yield %2 : f64
    } -> tensor<4xf64>
    return %extracted_slice, %1 : tensor<3x4xi4>, tensor<4xf64>
  }
  func.func @joined(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x1xf8E4M3FN>, %arg2: tensor<4xi1>) -> (tensor<2x7xf8E4M3FN>, tensor<6xi1>) {
    %cst = arith.constant dense<[true, false]> : tensor<2xi1>
    %0 = tensor.empty() : tensor<2x3xf8E4M3FN>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf8E4M3FN>) outs(%0 : tensor<2x3xf8E4M3FN>) {
    ^bb0(%in: f8E4M3FN, %out: f8E4M3FN):
      %4 = arith.extf %in : f8E4M3FN to f32
      %5 = arith.negf %4 : f32
      %6 = arith.truncf %5 : f32 to f8E4M3FN
      linalg.yield %6 : f8E4M3FN
    } -> tensor<2x3xf8E4M3FN>
    %2 = tensor.empty() : tensor<6xi1>
    %inserted_slice = tensor.insert_slice %arg2 into %2[0] [4] [1] : tensor<4xi1> into tensor<6xi1>
    %inserted_slice_0 = tensor.insert_slice %cst into %inserted_slice[4] [2] [1] : tensor<2xi1> into tensor<6xi1>
    %3 = tensor.empty() : tensor<2x7xf8E4M3FN>
    %inserted_slice_1 = tensor.insert_slice %arg0 into %3[0, 0] [2, 3] [1, 1] : tensor<2x3xf8E4M3FN> into tensor<2x7xf8E4M3FN>
    %inserted_slice_2 = tensor.insert_slice %arg1 into %inserted_slice_1[0, 3] [2, 1] [1, 1] : tensor<2x1xf8E4M3FN> into tensor<2x7xf8E4M3FN>
    %inserted_slice_3 = tensor.insert_slice %1 into %inserted_slice_2[0, 4] [2, 3] [1, 1] : tensor<2x3xf8E4M3FN> into tensor<2x7xf8E4M3FN>
    return %inserted_slice_3, %inserted_slice_0 : tensor<2x7xf8E4M3FN>, tensor<6xi1>
  }
  func.func @padded(%arg0: tensor<3x4xi16>, %arg1: tensor<f8E5M2>, %arg2: tensor<2xf8E5M2>) -> (tensor<6x5xi16>, tensor<5xf8E5M2>) {
    %c-1_i16 = arith.constant -1 : i16
    %0 = tensor.empty() : tensor<6x5xi16>
    %1 = tensor.empty() : tensor<1x5xi16>
    %2 = linalg.fill ins(%c-1_i16 : i16) outs(%1 : tensor<1x5xi16>) -> tensor<1x5xi16>
    %inserted_slice = tensor.insert_slice %2 into %0[0, 0] [1, 5] [1, 1] : tensor<1x5xi16> into tensor<6x5xi16>
    %3 = tensor.empty() : tensor<2x5xi16>
    %4 = linalg.fill ins(%c-1_i16 : i16) outs(%3 : tensor<2x5xi16>) -> tensor<2x5xi16>
    %inserted_slice_0 = tensor.insert_slice %4 into %inserted_slice[4, 0] [2, 5] [1, 1] : tensor<2x5xi16> into tensor<6x5xi16>
    %5 = tensor.empty() : tensor<3x1xi16>
    %6 = linalg.fill ins(%c-1_i16 : i16) outs(%5 : tensor<3x1xi16>) -> tensor<3x1xi16>
    %inserted_slice_1 = tensor.insert_slice %6 into %inserted_slice_0[1, 4] [3, 1] [1, 1] : tensor<3x1xi16> into tensor<6x5xi16>
    %inserted_slice_2 = tensor.insert_slice %arg0 into %inserted_slice_1[1, 0] [3, 4] [1, 1] : tensor<3x4xi16> into tensor<6x5xi16>
    %7 = tensor.empty() : tensor<5xf8E5M2>
    %8 = tensor.empty() : tensor<2xf8E5M2>
    %9 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel"]} ins(%arg1 : tensor<f8E5M2>) outs(%8 : tensor<2xf8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2):
      linalg.yield %in : f8E5M2
    } -> tensor<2xf8E5M2>
    %inserted_slice_3 = tensor.insert_slice %9 into %7[0] [2] [1] : tensor<2xf8E5M2> into tensor<5xf8E5M2>
    %10 = tensor.empty() : tensor<1xf8E5M2>
    %11 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel"]} ins(%arg1 : tensor<f8E5M2>) outs(%10 : tensor<1xf8E5M2>) {
    ^bb0(%in: f8E5M2, %out: f8E5M2):
      linalg.yield %in : f8E5M2
    } -> tensor<1xf8E5M2>
    %inserted_slice_4 = tensor.insert_slice %11 into %inserted_slice_3[4] [1] [1] : tensor<1xf8E5M2> into tensor<5xf8E5M2>
    %inserted_slice_5 = tensor.insert_slice %arg2 into %inserted_slice_4[2] [2] [1] : tensor<2xf8E5M2> into tensor<5xf8E5M2>
    return %inserted_slice_2, %inserted_slice_5 : tensor<6x5xi16>, tensor<5xf8E5M2>
  }
  func.func @counted(%arg0: tensor<4x4xf32>) -> (tensor<2x3xi64>, tensor<5xf16>, tensor<4x4xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    %c-9007199254740992_i64 = arith.constant -9007199254740992 : i64
    %c9007199254740992_i64 = arith.constant 9007199254740992 : i64
    %c2048_i64 = arith.constant 2048 : i64
    %c0_i64 = arith.constant 0 : i64
    %c-2048_i64 = arith.constant -2048 : i64
    %c2047_i64 = arith.constant 2047 : i64
    %0 = tensor.empty() : tensor<2x3xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<2x3xi64>) {
    ^bb0(%out: i64):
      %6 = linalg.index 1 : index
      %7 = arith.index_cast %6 : index to i64
      linalg.yield %7 : i64
    } -> tensor<2x3xi64>
    %2 = tensor.empty() : tensor<5xf16>
    %3 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%2 : tensor<5xf16>) {
    ^bb0(%out: f16):
      %6 = linalg.index 0 : index
      %7 = arith.index_cast %6 : index to i64
      %8 = arith.andi %7, %c2047_i64 : i64
      %9 = arith.andi %7, %c-2048_i64 : i64
      %10 = arith.cmpi ne, %8, %c0_i64 : i64
      %11 = arith.select %10, %c2048_i64, %c0_i64 : i64
      %12 = arith.ori %9, %11 : i64
      %13 = arith.cmpi sge, %7, %c9007199254740992_i64 : i64
      %14 = arith.cmpi sle, %7, %c-9007199254740992_i64 : i64
      %15 = arith.ori %13, %14 : i1
      %16 = arith.select %15, %12, %7 : i64
      %17 = arith.sitofp %16 : i64 to f64
      %18 = arith.truncf %17 : f64 to f16
      linalg.yield %18 : f16
    } -> tensor<5xf16>
    %4 = tensor.empty() : tensor<4x4xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x4xf32>) outs(%4 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = linalg.index 1 : index
      %7 = arith.index_cast %6 : index to i64
      %8 = arith.trunci %7 : i64 to i32
      %9 = linalg.index 0 : index
      %10 = arith.index_cast %9 : index to i64
      %11 = arith.trunci %10 : i64 to i32
      %12 = arith.cmpi sle, %8, %11 : i32
      %13 = arith.select %12, %in, %cst : f32
      linalg.yield %13 : f32
    } -> tensor<4x4xf32>
    return %1, %3, %5 : tensor<2x3xi64>, tensor<5xf16>, tensor<4x4xf32>
  }
  func.func @filled(%arg0: tensor<i8>, %arg1: tensor<3xi8>) -> (tensor<2x2xi8>, tensor<2x3xi8>) {
    %0 = tensor.empty() : tensor<2x2xi8>
    %1 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<i8>) outs(%0 : tensor<2x2xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<2x2xi8>
    %2 = tensor.empty() : tensor<2x3xi8>
    %3 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3xi8>) outs(%2 : tensor<2x3xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<2x3xi8>
    return %1, %3 : tensor<2x2xi8>, tensor<2x3xi8>
  }
}
