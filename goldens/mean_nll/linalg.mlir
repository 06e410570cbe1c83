#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<() -> ()>
module {
  func.func @mean_nll(%arg0: tensor<1x4x8xf32>, %arg1: tensor<1x4xi64>) -> tensor<f32> {
    %cst = arith.constant 0xFFF0000000000000 : f64
    %c0 = arith.constant 0 : index
    %c-4843621399236967425_i64 = arith.constant -4843621399236967425 : i64
    %cst_0 = arith.constant 4.000000e+00 : f32
    %cst_1 = arith.constant 0x7FF8000000000000 : f64
    %cst_2 = arith.constant 0x7FF0000000000000 : f64
    %cst_3 = arith.constant 0.000000e+00 : f64
    %cst_4 = arith.constant 0.69314718055994529 : f64
    %cst_5 = arith.constant 2.8853900817779272 : f64
    %cst_6 = arith.constant 0.96179669392432454 : f64
    %cst_7 = arith.constant 0.57707801725028973 : f64
    %cst_8 = arith.constant 0.41219840147400344 : f64
    %cst_9 = arith.constant 0.32061642575590499 : f64
    %cst_10 = arith.constant 0.26144311335030507 : f64
    %cst_11 = arith.constant 0.24292894768841228 : f64
    %cst_12 = arith.constant 0x43300000000003FF : f64
    %c4841369599423283200_i64 = arith.constant 4841369599423283200 : i64
    %c4604544271217802189_i64 = arith.constant 4604544271217802189 : i64
    %c4503599627370495_i64 = arith.constant 4503599627370495 : i64
    %c2638147582215219_i64 = arith.constant 2638147582215219 : i64
    %c7_i64 = arith.constant 7 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_13 = arith.constant -0.000000e+00 : f32
    %cst_14 = arith.constant 0x7FC00000 : f32
    %c52_i64 = arith.constant 52 : i64
    %cst_15 = arith.constant 1.000000e+00 : f64
    %cst_16 = arith.constant 0.69314718055994917 : f64
    %cst_17 = arith.constant 0.24022650695909104 : f64
    %cst_18 = arith.constant 0.05550410866448198 : f64
    %cst_19 = arith.constant 0.0096181291079829034 : f64
    %cst_20 = arith.constant 0.0013333558225774378 : f64
    %cst_21 = arith.constant 1.5403529994471372E-4 : f64
    %cst_22 = arith.constant 1.5252659442832958E-5 : f64
    %cst_23 = arith.constant 1.3215653509231648E-6 : f64
    %cst_24 = arith.constant 1.0208320145826043E-7 : f64
    %cst_25 = arith.constant 7.0381907743120809E-9 : f64
    %cst_26 = arith.constant 0x4338000000000000 : f64
    %cst_27 = arith.constant -3.000000e+02 : f64
    %cst_28 = arith.constant 3.000000e+02 : f64
    %cst_29 = arith.constant 1.4426950408889634 : f64
    %cst_30 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<1x4x1xf32>
    %1 = linalg.fill ins(%cst_30 : f32) outs(%0 : tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<1x4x8xf32>) outs(%1 : tensor<1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.maximumf %out, %in : f32
      linalg.yield %13 : f32
    } -> tensor<1x4x1xf32>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [1, 4, 1] : tensor<1x4xi64> into tensor<1x4x1xi64>
    %3 = tensor.empty() : tensor<1x4x8xf32>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %2 : tensor<1x4x8xf32>, tensor<1x4x1xf32>) outs(%3, %3 : tensor<1x4x8xf32>, tensor<1x4x8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32, %out_32: f32):
      %13 = arith.subf %in, %in_31 : f32
      %14 = arith.extf %13 : f32 to f64
      %15 = arith.mulf %14, %cst_29 : f64
      %16 = arith.cmpf olt, %15, %cst_28 : f64
      %17 = arith.select %16, %15, %cst_28 : f64
      %18 = arith.cmpf olt, %cst_27, %17 : f64
      %19 = arith.select %18, %17, %cst_27 : f64
      %20 = arith.addf %19, %cst_26 : f64
      %21 = arith.bitcast %20 : f64 to i64
      %22 = arith.subf %20, %cst_26 : f64
      %23 = arith.subf %19, %22 : f64
      %24 = math.fma %cst_25, %23, %cst_24 : f64
      %25 = math.fma %24, %23, %cst_23 : f64
      %26 = math.fma %25, %23, %cst_22 : f64
      %27 = math.fma %26, %23, %cst_21 : f64
      %28 = math.fma %27, %23, %cst_20 : f64
      %29 = math.fma %28, %23, %cst_19 : f64
      %30 = math.fma %29, %23, %cst_18 : f64
      %31 = math.fma %30, %23, %cst_17 : f64
      %32 = math.fma %31, %23, %cst_16 : f64
      %33 = math.fma %32, %23, %cst_15 : f64
      %34 = arith.addi %21, %c-4843621399236967425_i64 : i64
      %35 = arith.shli %34, %c52_i64 : i64
      %36 = arith.bitcast %35 : i64 to f64
      %37 = arith.mulf %33, %36 : f64
      %38 = arith.cmpf uno, %13, %13 : f32
      %39 = arith.truncf %37 : f64 to f32
      %40 = arith.select %38, %cst_14, %39 : f32
      linalg.yield %13, %40 : f32, f32
    } -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
    %5 = linalg.fill ins(%cst_13 : f32) outs(%0 : tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4#1 : tensor<1x4x8xf32>) outs(%5 : tensor<1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.addf %out, %in : f32
      linalg.yield %13 : f32
    } -> tensor<1x4x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x4x1xi64>) outs(%0 : tensor<1x4x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %13 = arith.maxsi %in, %c0_i64 : i64
      %14 = arith.minsi %13, %c7_i64 : i64
      %15 = arith.index_cast %14 : i64 to index
      %16 = linalg.index 1 : index
      %extracted = tensor.extract %4#0[%c0, %16, %15] : tensor<1x4x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x4x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<1x4x1xf32>, tensor<1x4x1xf32>) outs(%0 : tensor<1x4x1xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %13 = arith.extf %in : f32 to f64
      %14 = arith.bitcast %13 : f64 to i64
      %15 = arith.addi %14, %c2638147582215219_i64 : i64
      %16 = arith.andi %15, %c4503599627370495_i64 : i64
      %17 = arith.addi %16, %c4604544271217802189_i64 : i64
      %18 = arith.shrui %15, %c52_i64 : i64
      %19 = arith.ori %18, %c4841369599423283200_i64 : i64
      %20 = arith.bitcast %19 : i64 to f64
      %21 = arith.subf %20, %cst_12 : f64
      %22 = arith.bitcast %17 : i64 to f64
      %23 = arith.subf %22, %cst_15 : f64
      %24 = arith.addf %22, %cst_15 : f64
      %25 = arith.divf %23, %24 : f64
      %26 = arith.mulf %25, %25 : f64
      %27 = math.fma %cst_11, %26, %cst_10 : f64
      %28 = math.fma %27, %26, %cst_9 : f64
      %29 = math.fma %28, %26, %cst_8 : f64
      %30 = math.fma %29, %26, %cst_7 : f64
      %31 = math.fma %30, %26, %cst_6 : f64
      %32 = math.fma %31, %26, %cst_5 : f64
      %33 = math.fma %25, %32, %21 : f64
      %34 = arith.mulf %33, %cst_4 : f64
      %35 = arith.cmpf oeq, %13, %cst_3 : f64
      %36 = arith.select %35, %cst, %34 : f64
      %37 = arith.cmpf oeq, %13, %cst_2 : f64
      %38 = arith.select %37, %cst_2, %36 : f64
      %39 = arith.cmpf olt, %13, %cst_3 : f64
      %40 = arith.cmpf uno, %13, %13 : f64
      %41 = arith.ori %39, %40 : i1
      %42 = arith.select %41, %cst_1, %38 : f64
      %43 = arith.truncf %42 : f64 to f32
      %44 = arith.subf %43, %in_31 : f32
      linalg.yield %44 : f32
    } -> tensor<1x4x1xf32>
    %collapsed = tensor.collapse_shape %8 [[0, 1, 2]] : tensor<1x4x1xf32> into tensor<4xf32>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.fill ins(%cst_13 : f32) outs(%9 : tensor<f32>) -> tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction"]} ins(%collapsed : tensor<4xf32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.addf %out, %in : f32
      linalg.yield %13 : f32
    } -> tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%11 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.divf %in, %cst_0 : f32
      linalg.yield %13 : f32
    } -> tensor<f32>
    return %12 : tensor<f32>
  }
}
