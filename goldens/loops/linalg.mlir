#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1) -> (d0, 0, d1)>
#map8 = affine_map<(d0, d1) -> (d0, 1, d1)>
#map9 = affine_map<(d0, d1) -> (d0, 0)>
#map10 = affine_map<(d0, d1) -> (d0, 1)>
module {
  func.func @fibonacci(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
    %c0 = arith.constant 0 : index
    %c90 = arith.constant 90 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %c90 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (tensor<i64>, tensor<i64>) {
      %1 = tensor.empty() : tensor<i64>
      %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg3, %arg4 : tensor<i64>, tensor<i64>) outs(%1 : tensor<i64>) {
      ^bb0(%in: i64, %in_0: i64, %out: i64):
        %3 = arith.addi %in, %in_0 : i64
        linalg.yield %3 : i64
      } -> tensor<i64>
      scf.yield %arg4, %2 : tensor<i64>, tensor<i64>
    }
    return %0#0, %0#1 : tensor<i64>, tensor<i64>
  }
  func.func @newton(%arg0: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<5xf32>) outs(%0 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.mulf %in, %cst : f32
      linalg.yield %4 : f32
    } -> tensor<5xf32>
    %3:2 = scf.for %arg1 = %c1 to %c8 step %c1 iter_args(%arg2 = %arg0, %arg3 = %2) -> (tensor<5xf32>, tensor<5xf32>) {
      %4 = arith.index_cast %arg1 : index to i64
      %from_elements = tensor.from_elements %4 : tensor<i64>
      %5 = tensor.empty() : tensor<f32>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%from_elements : tensor<i64>) outs(%5 : tensor<f32>) {
      ^bb0(%in: i64, %out: f32):
        %9 = arith.sitofp %in : i64 to f32
        linalg.yield %9 : f32
      } -> tensor<f32>
      %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %arg2, %1 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) outs(%0 : tensor<5xf32>) {
      ^bb0(%in: f32, %in_1: f32, %in_2: f32, %out: f32):
        %9 = arith.divf %in, %in_1 : f32
        %10 = arith.addf %in_1, %9 : f32
        %11 = arith.mulf %10, %in_2 : f32
        linalg.yield %11 : f32
      } -> tensor<5xf32>
      %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel"]} ins(%arg2, %6, %arg3 : tensor<5xf32>, tensor<f32>, tensor<5xf32>) outs(%0 : tensor<5xf32>) {
      ^bb0(%in: f32, %in_1: f32, %in_2: f32, %out: f32):
        %9 = arith.mulf %in, %in_1 : f32
        %10 = arith.addf %in_2, %9 : f32
        linalg.yield %10 : f32
      } -> tensor<5xf32>
      scf.yield %7, %8 : tensor<5xf32>, tensor<5xf32>
    }
    return %3#0, %3#1 : tensor<5xf32>, tensor<5xf32>
  }
  func.func @nested(%arg0: tensor<3x2xf64>, %arg1: tensor<3x2xi1>) -> (tensor<3x2xf64>, tensor<3x2xi1>) {
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c-2 = arith.constant -2 : index
    %cst = arith.constant 5.000000e-01 : f64
    %0 = tensor.empty() : tensor<3x2xf64>
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<3x2xf64>) -> tensor<3x2xf64>
    %2:2 = scf.for %arg2 = %c-2 to %c3 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (tensor<3x2xf64>, tensor<3x2xi1>) {
      %3 = arith.index_cast %arg2 : index to i64
      %from_elements = tensor.from_elements %3 : tensor<i64>
      %4 = scf.for %arg5 = %c0 to %c2 step %c1 iter_args(%arg6 = %arg3) -> (tensor<3x2xf64>) {
        %7 = arith.index_cast %arg5 : index to i64
        %from_elements_0 = tensor.from_elements %7 : tensor<i64>
        %8 = tensor.empty() : tensor<f64>
        %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%from_elements, %from_elements_0 : tensor<i64>, tensor<i64>) outs(%8 : tensor<f64>) {
        ^bb0(%in: i64, %in_1: i64, %out: f64):
          %11 = arith.addi %in, %in_1 : i64
          %12 = arith.sitofp %11 : i64 to f64
          linalg.yield %12 : f64
        } -> tensor<f64>
        %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg6, %1, %arg0, %9 : tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>, tensor<f64>) outs(%0 : tensor<3x2xf64>) {
        ^bb0(%in: f64, %in_1: f64, %in_2: f64, %in_3: f64, %out: f64):
          %11 = arith.mulf %in, %in_1 : f64
          %12 = arith.addf %11, %in_2 : f64
          %13 = arith.addf %12, %in_3 : f64
          linalg.yield %13 : f64
        } -> tensor<3x2xf64>
        scf.yield %10 : tensor<3x2xf64>
      }
      %5 = tensor.empty() : tensor<3x2xi1>
      %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<3x2xi1>) outs(%5 : tensor<3x2xi1>) {
      ^bb0(%in: i1, %out: i1):
        %7 = arith.xori %in, %true : i1
        linalg.yield %7 : i1
      } -> tensor<3x2xi1>
      scf.yield %4, %6 : tensor<3x2xf64>, tensor<3x2xi1>
    }
    return %2#0, %2#1 : tensor<3x2xf64>, tensor<3x2xi1>
  }
  func.func @none(%arg0: tensor<7xbf16>) -> tensor<7xbf16> {
    return %arg0 : tensor<7xbf16>
  }
  func.func @normalized(%arg0: tensor<4x65xf16>) -> tensor<4x65xf16> {
    %cst = arith.constant 6.500000e+01 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %arg0) -> (tensor<4x65xf16>) {
      %1 = tensor.empty() : tensor<4x64xf32>
      %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<4x64xf32>) -> tensor<4x64xf32>
      %extracted_slice = tensor.extract_slice %arg2[0, 0] [4, 64] [1, 1] : tensor<4x65xf16> to tensor<4x64xf16>
      %expanded = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [4, 1, 64] : tensor<4x64xf16> into tensor<4x1x64xf16>
      %3 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction", "parallel"]} ins(%expanded : tensor<4x1x64xf16>) outs(%2 : tensor<4x64xf32>) {
      ^bb0(%in: f16, %out: f32):
        %21 = arith.extf %in : f16 to f32
        %22 = arith.addf %out, %21 : f32
        linalg.yield %22 : f32
      } -> tensor<4x64xf32>
      %extracted_slice_1 = tensor.extract_slice %arg2[0, 64] [4, 1] [1, 1] : tensor<4x65xf16> to tensor<4x1xf16>
      %extracted_slice_2 = tensor.extract_slice %3[0, 0] [4, 1] [1, 1] : tensor<4x64xf32> to tensor<4x1xf32>
      %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1 : tensor<4x1xf16>) outs(%extracted_slice_2 : tensor<4x1xf32>) {
      ^bb0(%in: f16, %out: f32):
        %21 = arith.extf %in : f16 to f32
        %22 = arith.addf %out, %21 : f32
        linalg.yield %22 : f32
      } -> tensor<4x1xf32>
      %inserted_slice = tensor.insert_slice %4 into %3[0, 0] [4, 1] [1, 1] : tensor<4x1xf32> into tensor<4x64xf32>
      %expanded_3 = tensor.expand_shape %inserted_slice [[0], [1, 2]] output_shape [4, 2, 32] : tensor<4x64xf32> into tensor<4x2x32xf32>
      %5 = tensor.empty() : tensor<4x32xf32>
      %6 = linalg.generic {indexing_maps = [#map7, #map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_3, %expanded_3 : tensor<4x2x32xf32>, tensor<4x2x32xf32>) outs(%5 : tensor<4x32xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %21 = arith.addf %in, %in_8 : f32
        linalg.yield %21 : f32
      } -> tensor<4x32xf32>
      %expanded_4 = tensor.expand_shape %6 [[0], [1, 2]] output_shape [4, 2, 16] : tensor<4x32xf32> into tensor<4x2x16xf32>
      %7 = tensor.empty() : tensor<4x16xf32>
      %8 = linalg.generic {indexing_maps = [#map7, #map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_4 : tensor<4x2x16xf32>, tensor<4x2x16xf32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %21 = arith.addf %in, %in_8 : f32
        linalg.yield %21 : f32
      } -> tensor<4x16xf32>
      %expanded_5 = tensor.expand_shape %8 [[0], [1, 2]] output_shape [4, 2, 8] : tensor<4x16xf32> into tensor<4x2x8xf32>
      %9 = tensor.empty() : tensor<4x8xf32>
      %10 = linalg.generic {indexing_maps = [#map7, #map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_5, %expanded_5 : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%9 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %21 = arith.addf %in, %in_8 : f32
        linalg.yield %21 : f32
      } -> tensor<4x8xf32>
      %expanded_6 = tensor.expand_shape %10 [[0], [1, 2]] output_shape [4, 2, 4] : tensor<4x8xf32> into tensor<4x2x4xf32>
      %11 = tensor.empty() : tensor<4x4xf32>
      %12 = linalg.generic {indexing_maps = [#map7, #map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %expanded_6 : tensor<4x2x4xf32>, tensor<4x2x4xf32>) outs(%11 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %21 = arith.addf %in, %in_8 : f32
        linalg.yield %21 : f32
      } -> tensor<4x4xf32>
      %expanded_7 = tensor.expand_shape %12 [[0], [1, 2]] output_shape [4, 2, 2] : tensor<4x4xf32> into tensor<4x2x2xf32>
      %13 = tensor.empty() : tensor<4x2xf32>
      %14 = linalg.generic {indexing_maps = [#map7, #map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded_7 : tensor<4x2x2xf32>, tensor<4x2x2xf32>) outs(%13 : tensor<4x2xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %21 = arith.addf %in, %in_8 : f32
        linalg.yield %21 : f32
      } -> tensor<4x2xf32>
      %15 = tensor.empty() : tensor<4x1xf32>
      %16 = linalg.generic {indexing_maps = [#map9, #map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%14, %14 : tensor<4x2xf32>, tensor<4x2xf32>) outs(%15 : tensor<4x1xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %21 = arith.addf %in, %in_8 : f32
        linalg.yield %21 : f32
      } -> tensor<4x1xf32>
      %17 = tensor.empty() : tensor<4x1xf16>
      %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<4x1xf32>) outs(%17 : tensor<4x1xf16>) {
      ^bb0(%in: f32, %out: f16):
        %21 = arith.divf %in, %cst : f32
        %22 = arith.truncf %21 : f32 to f16
        linalg.yield %22 : f16
      } -> tensor<4x1xf16>
      %19 = tensor.empty() : tensor<4x65xf16>
      %20 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2, %18 : tensor<4x65xf16>, tensor<4x1xf16>) outs(%19 : tensor<4x65xf16>) {
      ^bb0(%in: f16, %in_8: f16, %out: f16):
        %21 = arith.extf %in : f16 to f32
        %22 = arith.extf %in_8 : f16 to f32
        %23 = arith.subf %21, %22 : f32
        %24 = arith.truncf %23 : f32 to f16
        linalg.yield %24 : f16
      } -> tensor<4x65xf16>
      scf.yield %20 : tensor<4x65xf16>
    }
    return %0 : tensor<4x65xf16>
  }
  func.func @fan_out(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x3xf32>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
    %0:3 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1, %arg5 = %expanded) -> (tensor<6xf32>, tensor<6xf32>, tensor<2x3xf32>) {
      %1 = tensor.empty() : tensor<6xf32>
      %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<6xf32>) outs(%1 : tensor<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %3 = arith.addf %in, %in : f32
        linalg.yield %3 : f32
      } -> tensor<6xf32>
      %expanded_0 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
      scf.yield %2, %2, %expanded_0 : tensor<6xf32>, tensor<6xf32>, tensor<2x3xf32>
    }
    return %0#0, %0#0, %0#1, %0#2 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x3xf32>
  }
}
