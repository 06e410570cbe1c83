#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1) -> (0, 0)>
module {
  func.func @train_step(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<2x4xf32>, %arg4: tensor<2x8xf32>, %arg5: tensor<1x1xf32>, %arg6: tensor<1x1xf32>) -> (tensor<f32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %cst = arith.constant 2.5024374069938929E-7 : f64
    %cst_0 = arith.constant -5.0024368131880415E-4 : f64
    %c-4843621399236967425_i64 = arith.constant -4843621399236967425 : i64
    %cst_1 = arith.constant 0.0027700844928917447 : f64
    %cst_2 = arith.constant -0.052631592156154129 : f64
    %cst_3 = arith.constant 9.99999993E-9 : f32
    %cst_4 = arith.constant 1.000000e-03 : f32
    %cst_5 = arith.constant 1.000000e-01 : f32
    %cst_6 = arith.constant 1.600000e+01 : f32
    %cst_7 = arith.constant -0.000000e+00 : f32
    %cst_8 = arith.constant 0.00999999977 : f32
    %cst_9 = arith.constant 9.990000e-01 : f32
    %cst_10 = arith.constant 1.000000e+00 : f32
    %cst_11 = arith.constant 0x7FF8000000000000 : f64
    %cst_12 = arith.constant 0.69314718055994917 : f64
    %cst_13 = arith.constant 0.24022650695909104 : f64
    %cst_14 = arith.constant 0.05550410866448198 : f64
    %cst_15 = arith.constant 0.0096181291079829034 : f64
    %cst_16 = arith.constant 0.0013333558225774378 : f64
    %cst_17 = arith.constant 1.5403529994471372E-4 : f64
    %cst_18 = arith.constant 1.5252659442832958E-5 : f64
    %cst_19 = arith.constant 1.3215653509231648E-6 : f64
    %cst_20 = arith.constant 1.0208320145826043E-7 : f64
    %cst_21 = arith.constant 7.0381907743120809E-9 : f64
    %cst_22 = arith.constant 0x4338000000000000 : f64
    %cst_23 = arith.constant -3.000000e+02 : f64
    %cst_24 = arith.constant 3.000000e+02 : f64
    %cst_25 = arith.constant 0.000000e+00 : f64
    %cst_26 = arith.constant 2.8853900817779272 : f64
    %cst_27 = arith.constant 0.96179669392432454 : f64
    %cst_28 = arith.constant 0.57707801725028973 : f64
    %cst_29 = arith.constant 0.41219840147400344 : f64
    %cst_30 = arith.constant 0.32061642575590499 : f64
    %cst_31 = arith.constant 0.26144311335030507 : f64
    %cst_32 = arith.constant 0.24292894768841228 : f64
    %cst_33 = arith.constant 1.000000e+00 : f64
    %c52_i64 = arith.constant 52 : i64
    %cst_34 = arith.constant 0.899999976 : f32
    %cst_35 = arith.constant 6.250000e-02 : f32
    %cst_36 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x8xf32>
    %1 = linalg.fill ins(%cst_36 : f32) outs(%0 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg3, %arg0 : tensor<2x4xf32>, tensor<4x8xf32>) outs(%1 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %14 = math.fma %in, %in_37, %out : f32
      linalg.yield %14 : f32
    } -> tensor<2x8xf32>
    %3:2 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2, %arg4 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%0, %0 : tensor<2x8xf32>, tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32, %out_38: f32):
      %14 = arith.subf %in, %in_37 : f32
      %15 = arith.mulf %14, %14 : f32
      %16 = arith.mulf %14, %cst_35 : f32
      %17 = arith.addf %16, %16 : f32
      linalg.yield %15, %17 : f32, f32
    } -> (tensor<2x8xf32>, tensor<2x8xf32>)
    %collapsed = tensor.collapse_shape %3#0 [[0, 1]] : tensor<2x8xf32> into tensor<16xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.fill ins(%cst_36 : f32) outs(%4 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg3, %3#1 : tensor<2x4xf32>, tensor<2x8xf32>) outs(%5 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %14 = math.fma %in, %in_37, %out : f32
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %7 = tensor.empty() : tensor<1x1xf32>
    %8:3 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg6, %arg5 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%7, %7, %7 : tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32, %out_38: f32, %out_39: f32):
      %14 = arith.extf %in : f32 to f64
      %15 = math.fma %cst_32, %cst_1, %cst_31 : f64
      %16 = math.fma %15, %cst_1, %cst_30 : f64
      %17 = math.fma %16, %cst_1, %cst_29 : f64
      %18 = math.fma %17, %cst_1, %cst_28 : f64
      %19 = math.fma %18, %cst_1, %cst_27 : f64
      %20 = math.fma %19, %cst_1, %cst_26 : f64
      %21 = math.fma %cst_2, %20, %cst_25 : f64
      %22 = arith.mulf %14, %21 : f64
      %23 = arith.cmpf olt, %22, %cst_24 : f64
      %24 = arith.select %23, %22, %cst_24 : f64
      %25 = arith.cmpf olt, %cst_23, %24 : f64
      %26 = arith.select %25, %24, %cst_23 : f64
      %27 = arith.addf %26, %cst_22 : f64
      %28 = arith.bitcast %27 : f64 to i64
      %29 = arith.subf %27, %cst_22 : f64
      %30 = arith.subf %26, %29 : f64
      %31 = math.fma %cst_21, %30, %cst_20 : f64
      %32 = math.fma %31, %30, %cst_19 : f64
      %33 = math.fma %32, %30, %cst_18 : f64
      %34 = math.fma %33, %30, %cst_17 : f64
      %35 = math.fma %34, %30, %cst_16 : f64
      %36 = math.fma %35, %30, %cst_15 : f64
      %37 = math.fma %36, %30, %cst_14 : f64
      %38 = math.fma %37, %30, %cst_13 : f64
      %39 = math.fma %38, %30, %cst_12 : f64
      %40 = math.fma %39, %30, %cst_33 : f64
      %41 = arith.addi %28, %c-4843621399236967425_i64 : i64
      %42 = arith.shli %41, %c52_i64 : i64
      %43 = arith.bitcast %42 : i64 to f64
      %44 = arith.mulf %40, %43 : f64
      %45 = arith.cmpf uno, %14, %14 : f64
      %46 = arith.select %45, %cst_11, %44 : f64
      %47 = arith.cmpf oeq, %14, %cst_25 : f64
      %48 = arith.select %47, %cst_33, %46 : f64
      %49 = arith.truncf %48 : f64 to f32
      %50 = arith.subf %cst_10, %49 : f32
      %51 = math.fma %cst_32, %cst, %cst_31 : f64
      %52 = math.fma %51, %cst, %cst_30 : f64
      %53 = math.fma %52, %cst, %cst_29 : f64
      %54 = math.fma %53, %cst, %cst_28 : f64
      %55 = math.fma %54, %cst, %cst_27 : f64
      %56 = math.fma %55, %cst, %cst_26 : f64
      %57 = math.fma %cst_0, %56, %cst_25 : f64
      %58 = arith.mulf %14, %57 : f64
      %59 = arith.cmpf olt, %58, %cst_24 : f64
      %60 = arith.select %59, %58, %cst_24 : f64
      %61 = arith.cmpf olt, %cst_23, %60 : f64
      %62 = arith.select %61, %60, %cst_23 : f64
      %63 = arith.addf %62, %cst_22 : f64
      %64 = arith.bitcast %63 : f64 to i64
      %65 = arith.subf %63, %cst_22 : f64
      %66 = arith.subf %62, %65 : f64
      %67 = math.fma %cst_21, %66, %cst_20 : f64
      %68 = math.fma %67, %66, %cst_19 : f64
      %69 = math.fma %68, %66, %cst_18 : f64
      %70 = math.fma %69, %66, %cst_17 : f64
      %71 = math.fma %70, %66, %cst_16 : f64
      %72 = math.fma %71, %66, %cst_15 : f64
      %73 = math.fma %72, %66, %cst_14 : f64
      %74 = math.fma %73, %66, %cst_13 : f64
      %75 = math.fma %74, %66, %cst_12 : f64
      %76 = math.fma %75, %66, %cst_33 : f64
      %77 = arith.addi %64, %c-4843621399236967425_i64 : i64
      %78 = arith.shli %77, %c52_i64 : i64
      %79 = arith.bitcast %78 : i64 to f64
      %80 = arith.mulf %76, %79 : f64
      %81 = arith.select %45, %cst_11, %80 : f64
      %82 = arith.select %47, %cst_33, %81 : f64
      %83 = arith.truncf %82 : f64 to f32
      %84 = arith.subf %cst_10, %83 : f32
      %85 = math.sqrt %84 : f32
      %86 = arith.mulf %in_37, %cst_8 : f32
      %87 = arith.subf %cst_10, %86 : f32
      %88 = arith.divf %in_37, %50 : f32
      linalg.yield %85, %87, %88 : f32, f32, f32
    } -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>)
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.fill ins(%cst_7 : f32) outs(%9 : tensor<f32>) -> tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction"]} ins(%collapsed : tensor<16xf32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.addf %out, %in : f32
      linalg.yield %14 : f32
    } -> tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%11 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.divf %in, %cst_6 : f32
      linalg.yield %14 : f32
    } -> tensor<f32>
    %13:3 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map8, #map3, #map8, #map8, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1, %6, %arg2, %8#0, %arg0, %8#1, %8#2 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x1xf32>, tensor<4x8xf32>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%4, %4, %4 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_37: f32, %in_38: f32, %in_39: f32, %in_40: f32, %in_41: f32, %in_42: f32, %out: f32, %out_43: f32, %out_44: f32):
      %14 = arith.mulf %in, %cst_34 : f32
      %15 = arith.mulf %in_37, %cst_5 : f32
      %16 = arith.addf %14, %15 : f32
      %17 = arith.mulf %in_38, %cst_9 : f32
      %18 = arith.mulf %in_37, %in_37 : f32
      %19 = arith.mulf %18, %cst_4 : f32
      %20 = arith.addf %17, %19 : f32
      %21 = math.sqrt %20 : f32
      %22 = arith.divf %21, %in_39 : f32
      %23 = arith.addf %22, %cst_3 : f32
      %24 = arith.mulf %in_40, %in_41 : f32
      %25 = arith.mulf %in_42, %16 : f32
      %26 = arith.divf %25, %23 : f32
      %27 = arith.subf %24, %26 : f32
      linalg.yield %16, %20, %27 : f32, f32, f32
    } -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
    return %12, %13#2, %13#0, %13#1 : tensor<f32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
}
