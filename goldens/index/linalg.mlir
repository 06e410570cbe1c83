#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @embed(%arg0: tensor<11x7xf32>, %arg1: tensor<2x5xi64>) -> tensor<2x5x7xf32> {
    %c10_i64 = arith.constant 10 : i64
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<2x5x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x5xi64>) outs(%0 : tensor<2x5x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %2 = arith.maxsi %in, %c0_i64 : i64
      %3 = arith.minsi %2, %c10_i64 : i64
      %4 = arith.index_cast %3 : i64 to index
      %5 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%4, %5] : tensor<11x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x5x7xf32>
    return %1 : tensor<2x5x7xf32>
  }
  func.func @pick(%arg0: tensor<3x9x2xbf16>, %arg1: tensor<4xi32>) -> tensor<3x4x2xbf16> {
    %c8_i64 = arith.constant 8 : i64
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<3x4x2xbf16>
    %1 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4xi32>) outs(%0 : tensor<3x4x2xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %2 = arith.extsi %in : i32 to i64
      %3 = arith.maxsi %2, %c0_i64 : i64
      %4 = arith.minsi %3, %c8_i64 : i64
      %5 = arith.index_cast %4 : i64 to index
      %6 = linalg.index 0 : index
      %7 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%6, %5, %7] : tensor<3x9x2xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<3x4x2xbf16>
    return %1 : tensor<3x4x2xbf16>
  }
  func.func @pick_bool(%arg0: tensor<6xi1>, %arg1: tensor<i64>) -> tensor<i1> {
    %c5_i64 = arith.constant 5 : i64
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<i1>
    %1 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg1 : tensor<i64>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i64, %out: i1):
      %2 = arith.maxsi %in, %c0_i64 : i64
      %3 = arith.minsi %2, %c5_i64 : i64
      %4 = arith.index_cast %3 : i64 to index
      %extracted = tensor.extract %arg0[%4] : tensor<6xi1>
      linalg.yield %extracted : i1
    } -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func @pick_i4(%arg0: tensor<3x5xi4>, %arg1: tensor<3x2xi32>) -> tensor<3x2xi4> {
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<3x2xi4>
    %1 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x2xi32>) outs(%0 : tensor<3x2xi4>) {
    ^bb0(%in: i32, %out: i4):
      %2 = arith.extsi %in : i32 to i64
      %3 = arith.maxsi %2, %c0_i64 : i64
      %4 = arith.minsi %3, %c4_i64 : i64
      %5 = arith.index_cast %4 : i64 to index
      %6 = linalg.index 0 : index
      %extracted = tensor.extract %arg0[%6, %5] : tensor<3x5xi4>
      linalg.yield %extracted : i4
    } -> tensor<3x2xi4>
    return %1 : tensor<3x2xi4>
  }
  func.func @along(%arg0: tensor<2x5x3xf8E5M2>, %arg1: tensor<2x4x3xi64>) -> tensor<2x4x3xf8E5M2> {
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<2x4x3xf8E5M2>
    %1 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4x3xi64>) outs(%0 : tensor<2x4x3xf8E5M2>) {
    ^bb0(%in: i64, %out: f8E5M2):
      %2 = arith.maxsi %in, %c0_i64 : i64
      %3 = arith.minsi %2, %c4_i64 : i64
      %4 = arith.index_cast %3 : i64 to index
      %5 = linalg.index 0 : index
      %6 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%5, %4, %6] : tensor<2x5x3xf8E5M2>
      linalg.yield %extracted : f8E5M2
    } -> tensor<2x4x3xf8E5M2>
    return %1 : tensor<2x4x3xf8E5M2>
  }
  func.func @scatter(%arg0: tensor<2x5xi64>, %arg1: tensor<2x5x7xf32>) -> tensor<11x7xf32> {
    %c7 = arith.constant 7 : index
    %c10_i64 = arith.constant 10 : i64
    %c0_i64 = arith.constant 0 : i64
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<11x7xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<11x7xf32>) -> tensor<11x7xf32>
    %2 = scf.for %arg2 = %c0 to %c2 step %c1 iter_args(%arg3 = %1) -> (tensor<11x7xf32>) {
      %3 = scf.for %arg4 = %c0 to %c5 step %c1 iter_args(%arg5 = %arg3) -> (tensor<11x7xf32>) {
        %extracted = tensor.extract %arg0[%arg2, %arg4] : tensor<2x5xi64>
        %4 = arith.maxsi %extracted, %c0_i64 : i64
        %5 = arith.minsi %4, %c10_i64 : i64
        %6 = arith.index_cast %5 : i64 to index
        %7 = scf.for %arg6 = %c0 to %c7 step %c1 iter_args(%arg7 = %arg5) -> (tensor<11x7xf32>) {
          %extracted_0 = tensor.extract %arg7[%6, %arg6] : tensor<11x7xf32>
          %extracted_1 = tensor.extract %arg1[%arg2, %arg4, %arg6] : tensor<2x5x7xf32>
          %8 = arith.addf %extracted_0, %extracted_1 : f32
          %inserted = tensor.insert %8 into %arg7[%6, %arg6] : tensor<11x7xf32>
          scf.yield %inserted : tensor<11x7xf32>
        }
        scf.yield %7 : tensor<11x7xf32>
      }
      scf.yield %3 : tensor<11x7xf32>
    }
    return %2 : tensor<11x7xf32>
  }
  func.func @scatter_f16(%arg0: tensor<3x4xf16>, %arg1: tensor<9xi32>, %arg2: tensor<3x9xf16>) -> tensor<3x4xf16> {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c9 = arith.constant 9 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg0) -> (tensor<3x4xf16>) {
      %1 = scf.for %arg5 = %c0 to %c9 step %c1 iter_args(%arg6 = %arg4) -> (tensor<3x4xf16>) {
        %extracted = tensor.extract %arg1[%arg5] : tensor<9xi32>
        %2 = arith.extsi %extracted : i32 to i64
        %3 = arith.maxsi %2, %c0_i64 : i64
        %4 = arith.minsi %3, %c3_i64 : i64
        %5 = arith.index_cast %4 : i64 to index
        %extracted_0 = tensor.extract %arg6[%arg3, %5] : tensor<3x4xf16>
        %extracted_1 = tensor.extract %arg2[%arg3, %arg5] : tensor<3x9xf16>
        %6 = arith.extf %extracted_0 : f16 to f32
        %7 = arith.extf %extracted_1 : f16 to f32
        %8 = arith.addf %6, %7 : f32
        %9 = arith.truncf %8 : f32 to f16
        %inserted = tensor.insert %9 into %arg6[%arg3, %5] : tensor<3x4xf16>
        scf.yield %inserted : tensor<3x4xf16>
      }
      scf.yield %1 : tensor<3x4xf16>
    }
    return %0 : tensor<3x4xf16>
  }
  func.func @scatter_i8(%arg0: tensor<5xi8>, %arg1: tensor<3x3xi64>, %arg2: tensor<3x3xi8>) -> tensor<5xi8> {
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %c3 step %c1 iter_args(%arg4 = %arg0) -> (tensor<5xi8>) {
      %1 = scf.for %arg5 = %c0 to %c3 step %c1 iter_args(%arg6 = %arg4) -> (tensor<5xi8>) {
        %extracted = tensor.extract %arg1[%arg3, %arg5] : tensor<3x3xi64>
        %2 = arith.maxsi %extracted, %c0_i64 : i64
        %3 = arith.minsi %2, %c4_i64 : i64
        %4 = arith.index_cast %3 : i64 to index
        %extracted_0 = tensor.extract %arg6[%4] : tensor<5xi8>
        %extracted_1 = tensor.extract %arg2[%arg3, %arg5] : tensor<3x3xi8>
        %5 = arith.addi %extracted_0, %extracted_1 : i8
        %inserted = tensor.insert %5 into %arg6[%4] : tensor<5xi8>
        scf.yield %inserted : tensor<5xi8>
      }
      scf.yield %1 : tensor<5xi8>
    }
    return %0 : tensor<5xi8>
  }
  func.func @cache_step(%arg0: tensor<2x16x4xf32>, %arg1: tensor<2x1x4xf32>, %arg2: tensor<3xi64>) -> (tensor<2x16x4xf32>, tensor<2x16xf32>) {
    %cst = arith.constant -0.000000e+00 : f32
    %c15_i64 = arith.constant 15 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %arg2[%c1] : tensor<3xi64>
    %0 = arith.maxsi %extracted, %c0_i64 : i64
    %1 = arith.minsi %0, %c15_i64 : i64
    %2 = arith.index_cast %1 : i64 to index
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, %2, 0] [2, 1, 4] [1, 1, 1] : tensor<2x1x4xf32> into tensor<2x16x4xf32>
    %3 = tensor.empty() : tensor<2x16xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%inserted_slice : tensor<2x16x4xf32>) outs(%4 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %out, %in : f32
      linalg.yield %6 : f32
    } -> tensor<2x16xf32>
    return %inserted_slice, %5 : tensor<2x16x4xf32>, tensor<2x16xf32>
  }
  func.func @window(%arg0: tensor<7x5xi16>, %arg1: tensor<2xi64>) -> tensor<3x5xi16> {
    %c1_i16 = arith.constant 1 : i16
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<2xi64>
    %0 = arith.maxsi %extracted, %c0_i64 : i64
    %1 = arith.minsi %0, %c4_i64 : i64
    %2 = arith.index_cast %1 : i64 to index
    %extracted_slice = tensor.extract_slice %arg0[%2, 0] [3, 5] [1, 1] : tensor<7x5xi16> to tensor<3x5xi16>
    %3 = tensor.empty() : tensor<3x5xi16>
    %4 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<3x5xi16>) outs(%3 : tensor<3x5xi16>) {
    ^bb0(%in: i16, %out: i16):
      %5 = arith.addi %in, %c1_i16 : i16
      linalg.yield %5 : i16
    } -> tensor<3x5xi16>
    return %4 : tensor<3x5xi16>
  }
  func.func @window_bool(%arg0: tensor<7x5xi1>, %arg1: tensor<2x2xi1>, %arg2: tensor<2xi64>) -> (tensor<3x4xi1>, tensor<7x5xi1>) {
    %c3_i64 = arith.constant 3 : i64
    %c5_i64 = arith.constant 5 : i64
    %c1_i64 = arith.constant 1 : i64
    %c1 = arith.constant 1 : index
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg2[%c0] : tensor<2xi64>
    %0 = arith.maxsi %extracted, %c0_i64 : i64
    %1 = arith.minsi %0, %c4_i64 : i64
    %2 = arith.index_cast %1 : i64 to index
    %extracted_0 = tensor.extract %arg2[%c1] : tensor<2xi64>
    %3 = arith.maxsi %extracted_0, %c0_i64 : i64
    %4 = arith.minsi %3, %c1_i64 : i64
    %5 = arith.index_cast %4 : i64 to index
    %extracted_slice = tensor.extract_slice %arg0[%2, %5] [3, 4] [1, 1] : tensor<7x5xi1> to tensor<3x4xi1>
    %6 = arith.minsi %0, %c5_i64 : i64
    %7 = arith.index_cast %6 : i64 to index
    %8 = arith.minsi %3, %c3_i64 : i64
    %9 = arith.index_cast %8 : i64 to index
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[%7, %9] [2, 2] [1, 1] : tensor<2x2xi1> into tensor<7x5xi1>
    return %extracted_slice, %inserted_slice : tensor<3x4xi1>, tensor<7x5xi1>
  }
  func.func @best(%arg0: tensor<3x70xf32>) -> (tensor<3x6xf32>, tensor<3x6xi64>) {
    %c6 = arith.constant 6 : index
    %true = arith.constant true
    %c5 = arith.constant 5 : index
    %c70 = arith.constant 70 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %cst = arith.constant 0x7FC00000 : f32
    %0 = tensor.empty() : tensor<3x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x6xf32>) -> tensor<3x6xf32>
    %2 = tensor.empty() : tensor<3x6xi64>
    %3 = linalg.fill ins(%c9223372036854775807_i64 : i64) outs(%2 : tensor<3x6xi64>) -> tensor<3x6xi64>
    %4:2 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %1, %arg3 = %3) -> (tensor<3x6xf32>, tensor<3x6xi64>) {
      %5:2 = scf.for %arg4 = %c0 to %c70 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (tensor<3x6xf32>, tensor<3x6xi64>) {
        %extracted = tensor.extract %arg5[%arg1, %c5] : tensor<3x6xf32>
        %extracted_0 = tensor.extract %arg6[%arg1, %c5] : tensor<3x6xi64>
        %extracted_1 = tensor.extract %arg0[%arg1, %arg4] : tensor<3x70xf32>
        %6 = arith.index_cast %arg4 : index to i64
        %7 = arith.cmpi slt, %6, %extracted_0 : i64
        %8 = arith.cmpf ugt, %extracted_1, %extracted : f32
        %9 = arith.cmpf ord, %extracted_1, %extracted_1 : f32
        %10 = arith.andi %8, %9 : i1
        %11 = arith.cmpf ugt, %extracted, %extracted_1 : f32
        %12 = arith.cmpf ord, %extracted, %extracted : f32
        %13 = arith.andi %11, %12 : i1
        %14 = arith.xori %13, %true : i1
        %15 = arith.andi %14, %7 : i1
        %16 = arith.ori %10, %15 : i1
        %17 = arith.select %16, %c6, %c0 : index
        %18:4 = scf.for %arg7 = %c0 to %17 step %c1 iter_args(%arg8 = %arg5, %arg9 = %arg6, %arg10 = %extracted_1, %arg11 = %6) -> (tensor<3x6xf32>, tensor<3x6xi64>, f32, i64) {
          %extracted_2 = tensor.extract %arg8[%arg1, %arg7] : tensor<3x6xf32>
          %extracted_3 = tensor.extract %arg9[%arg1, %arg7] : tensor<3x6xi64>
          %19 = arith.cmpi slt, %arg11, %extracted_3 : i64
          %20 = arith.cmpf ugt, %arg10, %extracted_2 : f32
          %21 = arith.cmpf ord, %arg10, %arg10 : f32
          %22 = arith.andi %20, %21 : i1
          %23 = arith.cmpf ugt, %extracted_2, %arg10 : f32
          %24 = arith.cmpf ord, %extracted_2, %extracted_2 : f32
          %25 = arith.andi %23, %24 : i1
          %26 = arith.xori %25, %true : i1
          %27 = arith.andi %26, %19 : i1
          %28 = arith.ori %22, %27 : i1
          %29 = arith.select %28, %arg10, %extracted_2 : f32
          %30 = arith.select %28, %arg11, %extracted_3 : i64
          %31 = arith.select %28, %extracted_2, %arg10 : f32
          %32 = arith.select %28, %extracted_3, %arg11 : i64
          %inserted = tensor.insert %29 into %arg8[%arg1, %arg7] : tensor<3x6xf32>
          %inserted_4 = tensor.insert %30 into %arg9[%arg1, %arg7] : tensor<3x6xi64>
          scf.yield %inserted, %inserted_4, %31, %32 : tensor<3x6xf32>, tensor<3x6xi64>, f32, i64
        }
        scf.yield %18#0, %18#1 : tensor<3x6xf32>, tensor<3x6xi64>
      }
      scf.yield %5#0, %5#1 : tensor<3x6xf32>, tensor<3x6xi64>
    }
    return %4#0, %4#1 : tensor<3x6xf32>, tensor<3x6xi64>
  }
  func.func @best_f8(%arg0: tensor<9x4xf8E4M3FN>) -> (tensor<5x4xf8E4M3FN>, tensor<5x4xi64>) {
    %c5 = arith.constant 5 : index
    %true = arith.constant true
    %c9 = arith.constant 9 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %cst = arith.constant 0x7F : f8E4M3FN
    %0 = tensor.empty() : tensor<5x4xf8E4M3FN>
    %1 = linalg.fill ins(%cst : f8E4M3FN) outs(%0 : tensor<5x4xf8E4M3FN>) -> tensor<5x4xf8E4M3FN>
    %2 = tensor.empty() : tensor<5x4xi64>
    %3 = linalg.fill ins(%c9223372036854775807_i64 : i64) outs(%2 : tensor<5x4xi64>) -> tensor<5x4xi64>
    %4:2 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %1, %arg3 = %3) -> (tensor<5x4xf8E4M3FN>, tensor<5x4xi64>) {
      %5:2 = scf.for %arg4 = %c0 to %c9 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (tensor<5x4xf8E4M3FN>, tensor<5x4xi64>) {
        %extracted = tensor.extract %arg5[%c4, %arg1] : tensor<5x4xf8E4M3FN>
        %extracted_0 = tensor.extract %arg6[%c4, %arg1] : tensor<5x4xi64>
        %extracted_1 = tensor.extract %arg0[%arg4, %arg1] : tensor<9x4xf8E4M3FN>
        %6 = arith.index_cast %arg4 : index to i64
        %7 = arith.cmpi slt, %6, %extracted_0 : i64
        %8 = arith.extf %extracted_1 : f8E4M3FN to f32
        %9 = arith.extf %extracted : f8E4M3FN to f32
        %10 = arith.cmpf ugt, %8, %9 : f32
        %11 = arith.cmpf ord, %8, %8 : f32
        %12 = arith.andi %10, %11 : i1
        %13 = arith.cmpf ugt, %9, %8 : f32
        %14 = arith.cmpf ord, %9, %9 : f32
        %15 = arith.andi %13, %14 : i1
        %16 = arith.xori %15, %true : i1
        %17 = arith.andi %16, %7 : i1
        %18 = arith.ori %12, %17 : i1
        %19 = arith.select %18, %c5, %c0 : index
        %20:4 = scf.for %arg7 = %c0 to %19 step %c1 iter_args(%arg8 = %arg5, %arg9 = %arg6, %arg10 = %extracted_1, %arg11 = %6) -> (tensor<5x4xf8E4M3FN>, tensor<5x4xi64>, f8E4M3FN, i64) {
          %extracted_2 = tensor.extract %arg8[%arg7, %arg1] : tensor<5x4xf8E4M3FN>
          %extracted_3 = tensor.extract %arg9[%arg7, %arg1] : tensor<5x4xi64>
          %21 = arith.cmpi slt, %arg11, %extracted_3 : i64
          %22 = arith.extf %arg10 : f8E4M3FN to f32
          %23 = arith.extf %extracted_2 : f8E4M3FN to f32
          %24 = arith.cmpf ugt, %22, %23 : f32
          %25 = arith.cmpf ord, %22, %22 : f32
          %26 = arith.andi %24, %25 : i1
          %27 = arith.cmpf ugt, %23, %22 : f32
          %28 = arith.cmpf ord, %23, %23 : f32
          %29 = arith.andi %27, %28 : i1
          %30 = arith.xori %29, %true : i1
          %31 = arith.andi %30, %21 : i1
          %32 = arith.ori %26, %31 : i1
          %33 = arith.select %32, %arg10, %extracted_2 : f8E4M3FN
          %34 = arith.select %32, %arg11, %extracted_3 : i64
          %35 = arith.select %32, %extracted_2, %arg10 : f8E4M3FN
          %36 = arith.select %32, %extracted_3, %arg11 : i64
          %inserted = tensor.insert %33 into %arg8[%arg7, %arg1] : tensor<5x4xf8E4M3FN>
          %inserted_4 = tensor.insert %34 into %arg9[%arg7, %arg1] : tensor<5x4xi64>
          scf.yield %inserted, %inserted_4, %35, %36 : tensor<5x4xf8E4M3FN>, tensor<5x4xi64>, f8E4M3FN, i64
        }
        scf.yield %20#0, %20#1 : tensor<5x4xf8E4M3FN>, tensor<5x4xi64>
      }
      scf.yield %5#0, %5#1 : tensor<5x4xf8E4M3FN>, tensor<5x4xi64>
    }
    return %4#0, %4#1 : tensor<5x4xf8E4M3FN>, tensor<5x4xi64>
  }
  func.func @best_i64(%arg0: tensor<33xi64>) -> tensor<3xi64> {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c33 = arith.constant 33 : index
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %0 = tensor.empty() : tensor<3xi64>
    %1 = linalg.fill ins(%c-9223372036854775808_i64 : i64) outs(%0 : tensor<3xi64>) -> tensor<3xi64>
    %2 = linalg.fill ins(%c9223372036854775807_i64 : i64) outs(%0 : tensor<3xi64>) -> tensor<3xi64>
    %3:2 = scf.for %arg1 = %c0 to %c33 step %c1 iter_args(%arg2 = %1, %arg3 = %2) -> (tensor<3xi64>, tensor<3xi64>) {
      %extracted = tensor.extract %arg2[%c2] : tensor<3xi64>
      %extracted_0 = tensor.extract %arg3[%c2] : tensor<3xi64>
      %extracted_1 = tensor.extract %arg0[%arg1] : tensor<33xi64>
      %4 = arith.index_cast %arg1 : index to i64
      %5 = arith.cmpi slt, %4, %extracted_0 : i64
      %6 = arith.cmpi sgt, %extracted_1, %extracted : i64
      %7 = arith.cmpi sle, %extracted, %extracted_1 : i64
      %8 = arith.andi %7, %5 : i1
      %9 = arith.ori %6, %8 : i1
      %10 = arith.select %9, %c3, %c0 : index
      %11:4 = scf.for %arg4 = %c0 to %10 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg3, %arg7 = %extracted_1, %arg8 = %4) -> (tensor<3xi64>, tensor<3xi64>, i64, i64) {
        %extracted_2 = tensor.extract %arg5[%arg4] : tensor<3xi64>
        %extracted_3 = tensor.extract %arg6[%arg4] : tensor<3xi64>
        %12 = arith.cmpi slt, %arg8, %extracted_3 : i64
        %13 = arith.cmpi sgt, %arg7, %extracted_2 : i64
        %14 = arith.cmpi sle, %extracted_2, %arg7 : i64
        %15 = arith.andi %14, %12 : i1
        %16 = arith.ori %13, %15 : i1
        %17 = arith.select %16, %arg7, %extracted_2 : i64
        %18 = arith.select %16, %arg8, %extracted_3 : i64
        %19 = arith.select %16, %extracted_2, %arg7 : i64
        %20 = arith.select %16, %extracted_3, %arg8 : i64
        %inserted = tensor.insert %17 into %arg5[%arg4] : tensor<3xi64>
        %inserted_4 = tensor.insert %18 into %arg6[%arg4] : tensor<3xi64>
        scf.yield %inserted, %inserted_4, %19, %20 : tensor<3xi64>, tensor<3xi64>, i64, i64
      }
      scf.yield %11#0, %11#1 : tensor<3xi64>, tensor<3xi64>
    }
    return %3#1 : tensor<3xi64>
  }
}
