#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @fa(%arg0: tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c-1_i64 = arith.constant -1 : i64
    %c1_i64 = arith.constant 1 : i64
    %0 = tensor.empty() : tensor<3xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xi64>) outs(%0 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %3 = arith.minsi %in, %c1_i64 : i64
      %4 = arith.maxsi %3, %c-1_i64 : i64
      linalg.yield %4 : i64
    } -> tensor<3xi64>
    %2 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %1) -> (tensor<3xi64>) {
      %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %arg0 : tensor<3xi64>, tensor<3xi64>) outs(%0 : tensor<3xi64>) {
      ^bb0(%in: i64, %in_0: i64, %out: i64):
        %4 = arith.addi %in, %in_0 : i64
        linalg.yield %4 : i64
      } -> tensor<3xi64>
      scf.yield %3 : tensor<3xi64>
    }
    return %2, %1 : tensor<3xi64>, tensor<3xi64>
  }
  func.func @fb(%arg0: tensor<3xi64>, %arg1: tensor<1xi64>, %arg2: tensor<1xi64>) -> (tensor<3xi64>, tensor<3xi64>) {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %0 = tensor.empty() : tensor<3xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<3xi64>) outs(%0 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %5 = arith.addi %in, %c1_i64 : i64
      linalg.yield %5 : i64
    } -> tensor<3xi64>
    %extracted = tensor.extract %arg2[%c0] : tensor<1xi64>
    %2 = arith.maxsi %extracted, %c0_i64 : i64
    %3 = arith.minsi %2, %c2_i64 : i64
    %4 = arith.index_cast %3 : i64 to index
    %inserted_slice = tensor.insert_slice %arg1 into %1[%4] [1] [1] : tensor<1xi64> into tensor<3xi64>
    return %inserted_slice, %1 : tensor<3xi64>, tensor<3xi64>
  }
  func.func @fc(%arg0: tensor<5xi64>, %arg1: tensor<1xi64>, %arg2: tensor<1xi64>) -> (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %0 = tensor.empty() : tensor<3xi64>
    %1 = linalg.fill ins(%c-9223372036854775808_i64 : i64) outs(%0 : tensor<3xi64>) -> tensor<3xi64>
    %2 = linalg.fill ins(%c9223372036854775807_i64 : i64) outs(%0 : tensor<3xi64>) -> tensor<3xi64>
    %3:2 = scf.for %arg3 = %c0 to %c5 step %c1 iter_args(%arg4 = %1, %arg5 = %2) -> (tensor<3xi64>, tensor<3xi64>) {
      %extracted_1 = tensor.extract %arg4[%c2] : tensor<3xi64>
      %extracted_2 = tensor.extract %arg5[%c2] : tensor<3xi64>
      %extracted_3 = tensor.extract %arg0[%arg3] : tensor<5xi64>
      %7 = arith.index_cast %arg3 : index to i64
      %8 = arith.cmpi slt, %7, %extracted_2 : i64
      %9 = arith.cmpi sgt, %extracted_3, %extracted_1 : i64
      %10 = arith.cmpi sle, %extracted_1, %extracted_3 : i64
      %11 = arith.andi %10, %8 : i1
      %12 = arith.ori %9, %11 : i1
      %13 = arith.select %12, %c3, %c0 : index
      %14:4 = scf.for %arg6 = %c0 to %13 step %c1 iter_args(%arg7 = %arg4, %arg8 = %arg5, %arg9 = %extracted_3, %arg10 = %7) -> (tensor<3xi64>, tensor<3xi64>, i64, i64) {
        %extracted_4 = tensor.extract %arg7[%arg6] : tensor<3xi64>
        %extracted_5 = tensor.extract %arg8[%arg6] : tensor<3xi64>
        %15 = arith.cmpi slt, %arg10, %extracted_5 : i64
        %16 = arith.cmpi sgt, %arg9, %extracted_4 : i64
        %17 = arith.cmpi sle, %extracted_4, %arg9 : i64
        %18 = arith.andi %17, %15 : i1
        %19 = arith.ori %16, %18 : i1
        %20 = arith.select %19, %arg9, %extracted_4 : i64
        %21 = arith.select %19, %arg10, %extracted_5 : i64
        %22 = arith.select %19, %extracted_4, %arg9 : i64
        %23 = arith.select %19, %extracted_5, %arg10 : i64
        %inserted = tensor.insert %20 into %arg7[%arg6] : tensor<3xi64>
        %inserted_6 = tensor.insert %21 into %arg8[%arg6] : tensor<3xi64>
        scf.yield %inserted, %inserted_6, %22, %23 : tensor<3xi64>, tensor<3xi64>, i64, i64
      }
      scf.yield %14#0, %14#1 : tensor<3xi64>, tensor<3xi64>
    }
    %extracted = tensor.extract %arg2[%c0] : tensor<1xi64>
    %4 = arith.maxsi %extracted, %c0_i64 : i64
    %5 = arith.minsi %4, %c2_i64 : i64
    %6 = arith.index_cast %5 : i64 to index
    %inserted_slice = tensor.insert_slice %arg1 into %3#1[%6] [1] [1] : tensor<1xi64> into tensor<3xi64>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %3#0[%6] [1] [1] : tensor<1xi64> into tensor<3xi64>
    return %inserted_slice, %3#1, %inserted_slice_0, %3#0 : tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>
  }
  func.func @kb(%arg0: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %arg0) -> (tensor<4xi1>) {
      %1 = tensor.empty() : tensor<4xi1>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<4xi1>) outs(%1 : tensor<4xi1>) {
      ^bb0(%in: i1, %out: i1):
        %3 = arith.xori %in, %true : i1
        linalg.yield %3 : i1
      } -> tensor<4xi1>
      scf.yield %2 : tensor<4xi1>
    }
    return %0, %arg0 : tensor<4xi1>, tensor<4xi1>
  }
  func.func @i4(%arg0: tensor<4xi4>) -> (tensor<4xi4>, tensor<4xi4>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %arg0) -> (tensor<4xi4>) {
      %1 = tensor.empty() : tensor<4xi4>
      %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %arg0 : tensor<4xi4>, tensor<4xi4>) outs(%1 : tensor<4xi4>) {
      ^bb0(%in: i4, %in_0: i4, %out: i4):
        %3 = arith.addi %in, %in_0 : i4
        linalg.yield %3 : i4
      } -> tensor<4xi4>
      scf.yield %2 : tensor<4xi4>
    }
    return %0, %arg0 : tensor<4xi4>, tensor<4xi4>
  }
  func.func @f18(%arg0: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6xf32>) -> tensor<6xf32>
    %2:2 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<6xf32>, tensor<6xf32>) {
      %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %1 : tensor<6xf32>, tensor<6xf32>) outs(%0 : tensor<6xf32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %4 = arith.mulf %in, %in_0 : f32
        linalg.yield %4 : f32
      } -> tensor<6xf32>
      scf.yield %3, %arg2 : tensor<6xf32>, tensor<6xf32>
    }
    return %2#0, %2#1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func @g3b(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>) -> tensor<3xi64> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (tensor<3xi64>, tensor<3xi64>) {
      scf.yield %arg4, %arg3 : tensor<3xi64>, tensor<3xi64>
    }
    return %0#0 : tensor<3xi64>
  }
  func.func @g3c(%arg0: tensor<3xi64>, %arg1: tensor<2xi64>, %arg2: tensor<2xi64>) -> (tensor<3xi64>, tensor<3xi64>) {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg0) -> (tensor<3xi64>, tensor<3xi64>) {
      %1 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg4) -> (tensor<3xi64>) {
        %extracted = tensor.extract %arg1[%arg6] : tensor<2xi64>
        %2 = arith.maxsi %extracted, %c0_i64 : i64
        %3 = arith.minsi %2, %c2_i64 : i64
        %4 = arith.index_cast %3 : i64 to index
        %extracted_0 = tensor.extract %arg7[%4] : tensor<3xi64>
        %extracted_1 = tensor.extract %arg2[%arg6] : tensor<2xi64>
        %5 = arith.addi %extracted_0, %extracted_1 : i64
        %inserted = tensor.insert %5 into %arg7[%4] : tensor<3xi64>
        scf.yield %inserted : tensor<3xi64>
      }
      scf.yield %1, %arg4 : tensor<3xi64>, tensor<3xi64>
    }
    return %0#0, %0#1 : tensor<3xi64>, tensor<3xi64>
  }
  func.func @f21(%arg0: tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg1 = %c0 to %c3 step %c1 iter_args(%arg2 = %arg0, %arg3 = %arg0) -> (tensor<3xi64>, tensor<3xi64>) {
      %1 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg2) -> (tensor<3xi64>) {
        %2 = tensor.empty() : tensor<3xi64>
        %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg5, %arg2 : tensor<3xi64>, tensor<3xi64>) outs(%2 : tensor<3xi64>) {
        ^bb0(%in: i64, %in_0: i64, %out: i64):
          %4 = arith.addi %in, %in_0 : i64
          linalg.yield %4 : i64
        } -> tensor<3xi64>
        scf.yield %3 : tensor<3xi64>
      }
      scf.yield %1, %arg2 : tensor<3xi64>, tensor<3xi64>
    }
    return %0#0, %0#1 : tensor<3xi64>, tensor<3xi64>
  }
  func.func @f20(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (tensor<3xi64>, tensor<3xi64>) {
      %1:2 = scf.for %arg5 = %c0 to %c3 step %c1 iter_args(%arg6 = %arg4, %arg7 = %arg3) -> (tensor<3xi64>, tensor<3xi64>) {
        scf.yield %arg7, %arg6 : tensor<3xi64>, tensor<3xi64>
      }
      scf.yield %1#0, %1#1 : tensor<3xi64>, tensor<3xi64>
    }
    return %0#0, %0#1 : tensor<3xi64>, tensor<3xi64>
  }
  func.func @views(%arg0: tensor<4xi64>, %arg1: tensor<1x2xi64>, %arg2: tensor<2xi64>) -> (tensor<2x2xi64>, tensor<4xi64>) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c3_i64 = arith.constant 3 : i64
    %0 = tensor.empty() : tensor<4xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi64>) outs(%0 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %5 = arith.muli %in, %c3_i64 : i64
      linalg.yield %5 : i64
    } -> tensor<4xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [2, 2] : tensor<4xi64> into tensor<2x2xi64>
    %extracted = tensor.extract %arg2[%c0] : tensor<2xi64>
    %2 = arith.maxsi %extracted, %c0_i64 : i64
    %3 = arith.minsi %2, %c1_i64 : i64
    %4 = arith.index_cast %3 : i64 to index
    %inserted_slice = tensor.insert_slice %arg1 into %expanded[%4, 0] [1, 2] [1, 1] : tensor<1x2xi64> into tensor<2x2xi64>
    return %inserted_slice, %1 : tensor<2x2xi64>, tensor<4xi64>
  }
  func.func @rev(%arg0: tensor<2x2xi64>, %arg1: tensor<2x2xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg2 = %c0 to %c3 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (tensor<2x2xi64>, tensor<2x2xi64>) {
      %1 = tensor.empty() : tensor<2x2xi64>
      %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg4 : tensor<2x2xi64>, tensor<2x2xi64>) outs(%1 : tensor<2x2xi64>) {
      ^bb0(%in: i64, %in_0: i64, %out: i64):
        %3 = arith.addi %in, %in_0 : i64
        linalg.yield %3 : i64
      } -> tensor<2x2xi64>
      scf.yield %2, %arg3 : tensor<2x2xi64>, tensor<2x2xi64>
    }
    return %0#0, %0#1 : tensor<2x2xi64>, tensor<2x2xi64>
  }
}
