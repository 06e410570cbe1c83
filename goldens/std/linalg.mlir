#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @block(%arg0: tensor<3x4xf32>, %arg1: tensor<4xf32>) -> tensor<3x4xf32> {
    %c-4843621399236967425_i64 = arith.constant -4843621399236967425 : i64
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.4426950408889634 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 0x7FC00000 : f32
    %cst_4 = arith.constant 0.000000e+00 : f64
    %c52_i64 = arith.constant 52 : i64
    %cst_5 = arith.constant 0.69314718055994917 : f64
    %cst_6 = arith.constant 0.24022650695909104 : f64
    %cst_7 = arith.constant 0.05550410866448198 : f64
    %cst_8 = arith.constant 0.0096181291079829034 : f64
    %cst_9 = arith.constant 0.0013333558225774378 : f64
    %cst_10 = arith.constant 1.5403529994471372E-4 : f64
    %cst_11 = arith.constant 1.5252659442832958E-5 : f64
    %cst_12 = arith.constant 1.3215653509231648E-6 : f64
    %cst_13 = arith.constant 1.0208320145826043E-7 : f64
    %cst_14 = arith.constant 7.0381907743120809E-9 : f64
    %cst_15 = arith.constant 0x4338000000000000 : f64
    %cst_16 = arith.constant -3.000000e+02 : f64
    %cst_17 = arith.constant 3.000000e+02 : f64
    %cst_18 = arith.constant -1.4426950408889634 : f64
    %cst_19 = arith.constant 1.000000e+00 : f64
    %cst_20 = arith.constant 9.99999997E-7 : f32
    %cst_21 = arith.constant 4.000000e+00 : f32
    %cst_22 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.mulf %in, %in : f32
      linalg.yield %15 : f32
    } -> tensor<3x4xf32>
    %2 = tensor.empty() : tensor<3x1xf32>
    %3 = linalg.fill ins(%cst_22 : f32) outs(%2 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<3x4xf32>) outs(%3 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %out, %in : f32
      linalg.yield %15 : f32
    } -> tensor<3x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<3x1xf32>) outs(%2 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.divf %in, %cst_21 : f32
      linalg.yield %15 : f32
    } -> tensor<3x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<3x1xf32>) outs(%2 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %in, %cst_20 : f32
      %16 = arith.extf %15 : f32 to f64
      %17 = math.sqrt %16 : f64
      %18 = arith.divf %cst_19, %17 : f64
      %19 = arith.truncf %18 : f64 to f32
      linalg.yield %19 : f32
    } -> tensor<3x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6, %arg1 : tensor<3x4xf32>, tensor<3x1xf32>, tensor<4xf32>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %in_24: f32, %out: f32):
      %15 = arith.mulf %in, %in_23 : f32
      %16 = arith.mulf %15, %in_24 : f32
      %17 = arith.extf %16 : f32 to f64
      %18 = math.absf %17 : f64
      %19 = arith.mulf %18, %cst_18 : f64
      %20 = arith.cmpf olt, %19, %cst_17 : f64
      %21 = arith.select %20, %19, %cst_17 : f64
      %22 = arith.cmpf olt, %cst_16, %21 : f64
      %23 = arith.select %22, %21, %cst_16 : f64
      %24 = arith.addf %23, %cst_15 : f64
      %25 = arith.bitcast %24 : f64 to i64
      %26 = arith.subf %24, %cst_15 : f64
      %27 = arith.subf %23, %26 : f64
      %28 = math.fma %cst_14, %27, %cst_13 : f64
      %29 = math.fma %28, %27, %cst_12 : f64
      %30 = math.fma %29, %27, %cst_11 : f64
      %31 = math.fma %30, %27, %cst_10 : f64
      %32 = math.fma %31, %27, %cst_9 : f64
      %33 = math.fma %32, %27, %cst_8 : f64
      %34 = math.fma %33, %27, %cst_7 : f64
      %35 = math.fma %34, %27, %cst_6 : f64
      %36 = math.fma %35, %27, %cst_5 : f64
      %37 = math.fma %36, %27, %cst_19 : f64
      %38 = arith.addi %25, %c-4843621399236967425_i64 : i64
      %39 = arith.shli %38, %c52_i64 : i64
      %40 = arith.bitcast %39 : i64 to f64
      %41 = arith.mulf %37, %40 : f64
      %42 = arith.cmpf olt, %17, %cst_4 : f64
      %43 = arith.select %42, %41, %cst_19 : f64
      %44 = arith.addf %41, %cst_19 : f64
      %45 = arith.divf %43, %44 : f64
      %46 = arith.truncf %45 : f64 to f32
      %47 = arith.cmpf uno, %16, %16 : f32
      %48 = arith.select %47, %cst_3, %46 : f32
      %49 = arith.cmpf oeq, %48, %cst_2 : f32
      %50 = arith.mulf %16, %48 : f32
      %51 = arith.select %49, %cst_22, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<3x4xf32>
    %8 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<3x4xf32>) outs(%8 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.maximumf %out, %in : f32
      linalg.yield %15 : f32
    } -> tensor<3x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<3x1xf32>) outs(%2 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.subf %in, %in : f32
      %16 = arith.cmpf oeq, %15, %cst_2 : f32
      %17 = arith.select %16, %in, %cst_2 : f32
      linalg.yield %17 : f32
    } -> tensor<3x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %10 : tensor<3x4xf32>, tensor<3x1xf32>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %15 = arith.subf %in, %in_23 : f32
      %16 = arith.extf %15 : f32 to f64
      %17 = arith.mulf %16, %cst_0 : f64
      %18 = arith.cmpf olt, %17, %cst_17 : f64
      %19 = arith.select %18, %17, %cst_17 : f64
      %20 = arith.cmpf olt, %cst_16, %19 : f64
      %21 = arith.select %20, %19, %cst_16 : f64
      %22 = arith.addf %21, %cst_15 : f64
      %23 = arith.bitcast %22 : f64 to i64
      %24 = arith.subf %22, %cst_15 : f64
      %25 = arith.subf %21, %24 : f64
      %26 = math.fma %cst_14, %25, %cst_13 : f64
      %27 = math.fma %26, %25, %cst_12 : f64
      %28 = math.fma %27, %25, %cst_11 : f64
      %29 = math.fma %28, %25, %cst_10 : f64
      %30 = math.fma %29, %25, %cst_9 : f64
      %31 = math.fma %30, %25, %cst_8 : f64
      %32 = math.fma %31, %25, %cst_7 : f64
      %33 = math.fma %32, %25, %cst_6 : f64
      %34 = math.fma %33, %25, %cst_5 : f64
      %35 = math.fma %34, %25, %cst_19 : f64
      %36 = arith.addi %23, %c-4843621399236967425_i64 : i64
      %37 = arith.shli %36, %c52_i64 : i64
      %38 = arith.bitcast %37 : i64 to f64
      %39 = arith.mulf %35, %38 : f64
      %40 = arith.cmpf uno, %15, %15 : f32
      %41 = arith.truncf %39 : f64 to f32
      %42 = arith.select %40, %cst_3, %41 : f32
      linalg.yield %42 : f32
    } -> tensor<3x4xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<3x4xf32>) outs(%3 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %out, %in : f32
      linalg.yield %15 : f32
    } -> tensor<3x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<3x1xf32>) outs(%2 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.cmpf oeq, %in, %cst_2 : f32
      %16 = arith.select %15, %cst, %in : f32
      linalg.yield %16 : f32
    } -> tensor<3x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %13, %arg0 : tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %in_24: f32, %out: f32):
      %15 = arith.divf %in, %in_23 : f32
      %16 = arith.addf %in_24, %15 : f32
      linalg.yield %16 : f32
    } -> tensor<3x4xf32>
    return %14 : tensor<3x4xf32>
  }
  func.func @layer(%arg0: tensor<3x4xbf16>, %arg1: tensor<4xbf16>, %arg2: tensor<4xbf16>) -> tensor<3x4xbf16> {
    %c-4843621399236967425_i64 = arith.constant -4843621399236967425 : i64
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 0x7FC00000 : f32
    %cst_4 = arith.constant 0.12837916709549171 : f64
    %cst_5 = arith.constant -0.37612638902775253 : f64
    %cst_6 = arith.constant 0.11283791657677184 : f64
    %cst_7 = arith.constant -0.026866168962601949 : f64
    %cst_8 = arith.constant 0.005223966747204805 : f64
    %cst_9 = arith.constant -8.5479209918890324E-4 : f64
    %cst_10 = arith.constant 1.2046047145177788E-4 : f64
    %cst_11 = arith.constant -1.4792931898781636E-5 : f64
    %cst_12 = arith.constant 1.5295260063056836E-6 : f64
    %cst_13 = arith.constant -1.0444578496777168E-7 : f64
    %cst_14 = arith.constant 0.25539567631070242 : f64
    %cst_15 = arith.constant -0.42718584741160831 : f64
    %cst_16 = arith.constant 0.2416581940884821 : f64
    %cst_17 = arith.constant -0.078978583333850896 : f64
    %cst_18 = arith.constant 0.0037328956620875453 : f64
    %cst_19 = arith.constant 0.0069976557463907177 : f64
    %cst_20 = arith.constant -8.4629983279836175E-4 : f64
    %cst_21 = arith.constant -9.8359426536569986E-4 : f64
    %cst_22 = arith.constant 2.3576803533704366E-5 : f64
    %cst_23 = arith.constant 1.2645219340152083E-4 : f64
    %cst_24 = arith.constant 2.000000e+00 : f64
    %c52_i64 = arith.constant 52 : i64
    %cst_25 = arith.constant 0.69314718055994917 : f64
    %cst_26 = arith.constant 0.24022650695909104 : f64
    %cst_27 = arith.constant 0.05550410866448198 : f64
    %cst_28 = arith.constant 0.0096181291079829034 : f64
    %cst_29 = arith.constant 0.0013333558225774378 : f64
    %cst_30 = arith.constant 1.5403529994471372E-4 : f64
    %cst_31 = arith.constant 1.5252659442832958E-5 : f64
    %cst_32 = arith.constant 1.3215653509231648E-6 : f64
    %cst_33 = arith.constant 1.0208320145826043E-7 : f64
    %cst_34 = arith.constant 7.0381907743120809E-9 : f64
    %cst_35 = arith.constant 0x4338000000000000 : f64
    %cst_36 = arith.constant -3.000000e+02 : f64
    %cst_37 = arith.constant 3.000000e+02 : f64
    %cst_38 = arith.constant -1.4426950408889634 : f64
    %cst_39 = arith.constant 4.000000e+00 : f64
    %cst_40 = arith.constant 0.707106769 : f32
    %cst_41 = arith.constant 1.000000e+00 : f64
    %cst_42 = arith.constant 0.0100097656 : f32
    %cst_43 = arith.constant 4.000000e+00 : f32
    %cst_44 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x4xbf16>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %15 = arith.extf %in : bf16 to f32
      linalg.yield %15 : f32
    } -> tensor<3x4xf32>
    %2 = tensor.empty() : tensor<3x1xf32>
    %3 = linalg.fill ins(%cst_44 : f32) outs(%2 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<3x4xf32>) outs(%3 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %out, %in : f32
      linalg.yield %15 : f32
    } -> tensor<3x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<3x1xf32>) outs(%2 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.divf %in, %cst_43 : f32
      linalg.yield %15 : f32
    } -> tensor<3x1xf32>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %5 : tensor<3x4xf32>, tensor<3x1xf32>) outs(%0, %0 : tensor<3x4xf32>, tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_45: f32, %out: f32, %out_46: f32):
      %15 = arith.subf %in, %in_45 : f32
      %16 = arith.mulf %15, %15 : f32
      linalg.yield %15, %16 : f32, f32
    } -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%6#1 : tensor<3x4xf32>) outs(%3 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %out, %in : f32
      linalg.yield %15 : f32
    } -> tensor<3x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<3x1xf32>) outs(%2 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.divf %in, %cst_43 : f32
      linalg.yield %15 : f32
    } -> tensor<3x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<3x1xf32>) outs(%2 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %in, %cst_42 : f32
      %16 = arith.extf %15 : f32 to f64
      %17 = math.sqrt %16 : f64
      %18 = arith.divf %cst_41, %17 : f64
      %19 = arith.truncf %18 : f64 to f32
      linalg.yield %19 : f32
    } -> tensor<3x1xf32>
    %10 = tensor.empty() : tensor<4xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xbf16>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %15 = arith.extf %in : bf16 to f32
      linalg.yield %15 : f32
    } -> tensor<4xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg2 : tensor<4xbf16>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %15 = arith.extf %in : bf16 to f32
      linalg.yield %15 : f32
    } -> tensor<4xf32>
    %13 = tensor.empty() : tensor<3x4xbf16>
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6#0, %9, %11, %12, %arg0 : tensor<3x4xf32>, tensor<3x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4xbf16>) outs(%13 : tensor<3x4xbf16>) {
    ^bb0(%in: f32, %in_45: f32, %in_46: f32, %in_47: f32, %in_48: bf16, %out: bf16):
      %15 = arith.mulf %in, %in_45 : f32
      %16 = arith.mulf %15, %in_46 : f32
      %17 = arith.addf %16, %in_47 : f32
      %18 = arith.truncf %17 : f32 to bf16
      %19 = arith.extf %18 : bf16 to f32
      %20 = arith.mulf %19, %cst_40 : f32
      %21 = arith.extf %20 : f32 to f64
      %22 = math.absf %21 : f64
      %23 = arith.cmpf olt, %22, %cst_39 : f64
      %24 = arith.select %23, %22, %cst_39 : f64
      %25 = arith.mulf %24, %24 : f64
      %26 = arith.mulf %25, %cst_38 : f64
      %27 = arith.cmpf olt, %26, %cst_37 : f64
      %28 = arith.select %27, %26, %cst_37 : f64
      %29 = arith.cmpf olt, %cst_36, %28 : f64
      %30 = arith.select %29, %28, %cst_36 : f64
      %31 = arith.addf %30, %cst_35 : f64
      %32 = arith.bitcast %31 : f64 to i64
      %33 = arith.subf %31, %cst_35 : f64
      %34 = arith.subf %30, %33 : f64
      %35 = math.fma %cst_34, %34, %cst_33 : f64
      %36 = math.fma %35, %34, %cst_32 : f64
      %37 = math.fma %36, %34, %cst_31 : f64
      %38 = math.fma %37, %34, %cst_30 : f64
      %39 = math.fma %38, %34, %cst_29 : f64
      %40 = math.fma %39, %34, %cst_28 : f64
      %41 = math.fma %40, %34, %cst_27 : f64
      %42 = math.fma %41, %34, %cst_26 : f64
      %43 = math.fma %42, %34, %cst_25 : f64
      %44 = math.fma %43, %34, %cst_41 : f64
      %45 = arith.addi %32, %c-4843621399236967425_i64 : i64
      %46 = arith.shli %45, %c52_i64 : i64
      %47 = arith.bitcast %46 : i64 to f64
      %48 = arith.mulf %44, %47 : f64
      %49 = arith.subf %24, %cst_24 : f64
      %50 = arith.addf %24, %cst_24 : f64
      %51 = arith.divf %49, %50 : f64
      %52 = math.fma %cst_23, %51, %cst_22 : f64
      %53 = math.fma %52, %51, %cst_21 : f64
      %54 = math.fma %53, %51, %cst_20 : f64
      %55 = math.fma %54, %51, %cst_19 : f64
      %56 = math.fma %55, %51, %cst_18 : f64
      %57 = math.fma %56, %51, %cst_17 : f64
      %58 = math.fma %57, %51, %cst_16 : f64
      %59 = math.fma %58, %51, %cst_15 : f64
      %60 = math.fma %59, %51, %cst_14 : f64
      %61 = math.fma %cst_13, %25, %cst_12 : f64
      %62 = math.fma %61, %25, %cst_11 : f64
      %63 = math.fma %62, %25, %cst_10 : f64
      %64 = math.fma %63, %25, %cst_9 : f64
      %65 = math.fma %64, %25, %cst_8 : f64
      %66 = math.fma %65, %25, %cst_7 : f64
      %67 = math.fma %66, %25, %cst_6 : f64
      %68 = math.fma %67, %25, %cst_5 : f64
      %69 = math.fma %68, %25, %cst_4 : f64
      %70 = math.fma %24, %69, %24 : f64
      %71 = arith.negf %48 : f64
      %72 = math.fma %71, %60, %cst_41 : f64
      %73 = arith.cmpf olt, %24, %cst_41 : f64
      %74 = arith.select %73, %70, %72 : f64
      %75 = arith.truncf %74 : f64 to f32
      %76 = arith.cmpf uno, %20, %20 : f32
      %77 = math.copysign %75, %20 : f32
      %78 = arith.select %76, %cst_3, %77 : f32
      %79 = arith.addf %78, %cst_2 : f32
      %80 = arith.mulf %79, %cst_1 : f32
      %81 = arith.cmpf oeq, %80, %cst_0 : f32
      %82 = arith.mulf %19, %80 : f32
      %83 = arith.select %81, %cst_44, %82 : f32
      %84 = arith.truncf %83 : f32 to bf16
      %85 = arith.extf %in_48 : bf16 to f32
      %86 = arith.cmpf ogt, %85, %cst_0 : f32
      %87 = arith.select %86, %in_48, %cst : bf16
      %88 = arith.extf %84 : bf16 to f32
      %89 = arith.extf %87 : bf16 to f32
      %90 = arith.addf %88, %89 : f32
      %91 = arith.truncf %90 : f32 to bf16
      linalg.yield %91 : bf16
    } -> tensor<3x4xbf16>
    return %14 : tensor<3x4xbf16>
  }
  func.func @logs(%arg0: tensor<3x4xf64>) -> (tensor<3x4xf64>, tensor<4xf64>) {
    %cst = arith.constant 5.0577616648125907E-17 : f64
    %c-4843621399236966400_i64 = arith.constant -4843621399236966400 : i64
    %c4843621399236968449_i64 = arith.constant 4843621399236968449 : i64
    %cst_0 = arith.constant 0x7FF0000000000000 : f64
    %cst_1 = arith.constant 4.0710547481862066E-17 : f64
    %cst_2 = arith.constant 2.8853900817779268 : f64
    %cst_3 = arith.constant 0.96179669392597555 : f64
    %cst_4 = arith.constant 0.57707801635558509 : f64
    %cst_5 = arith.constant 0.41219858311137031 : f64
    %cst_6 = arith.constant 0.3205988979078957 : f64
    %cst_7 = arith.constant 0.26230819916537218 : f64
    %cst_8 = arith.constant 0.22195224034926639 : f64
    %cst_9 = arith.constant 0.19240234178076307 : f64
    %cst_10 = arith.constant 0.16843296932571031 : f64
    %cst_11 = arith.constant 0.17295734035367058 : f64
    %cst_12 = arith.constant 5.400000e+01 : f64
    %cst_13 = arith.constant 0x43300000000003FF : f64
    %c4841369599423283200_i64 = arith.constant 4841369599423283200 : i64
    %c4604544271217802189_i64 = arith.constant 4604544271217802189 : i64
    %c4503599627370495_i64 = arith.constant 4503599627370495 : i64
    %c2638147582215219_i64 = arith.constant 2638147582215219 : i64
    %cst_14 = arith.constant 0x4350000000000000 : f64
    %cst_15 = arith.constant 2.2250738585072014E-308 : f64
    %cst_16 = arith.constant -0.000000e+00 : f64
    %c2047_i64 = arith.constant 2047 : i64
    %c52_i64 = arith.constant 52 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst_17 = arith.constant 0.24022650695910072 : f64
    %cst_18 = arith.constant 0.055504108664821639 : f64
    %cst_19 = arith.constant 0.009618129107628345 : f64
    %cst_20 = arith.constant 0.001333355814640239 : f64
    %cst_21 = arith.constant 1.5403530393632921E-4 : f64
    %cst_22 = arith.constant 1.5252733846396906E-5 : f64
    %cst_23 = arith.constant 1.3215486590393529E-6 : f64
    %cst_24 = arith.constant 1.0178054865895336E-7 : f64
    %cst_25 = arith.constant 7.0549788704551782E-9 : f64
    %cst_26 = arith.constant 4.4561701132233437E-10 : f64
    %cst_27 = arith.constant 2.5616712242491744E-11 : f64
    %cst_28 = arith.constant 1.000000e+00 : f64
    %cst_29 = arith.constant 2.3190468138462996E-17 : f64
    %cst_30 = arith.constant 0.69314718055994529 : f64
    %c4843621399236968448_i64 = arith.constant 4843621399236968448 : i64
    %cst_31 = arith.constant 0x4338000000000000 : f64
    %cst_32 = arith.constant -1.100000e+03 : f64
    %cst_33 = arith.constant 1.100000e+03 : f64
    %cst_34 = arith.constant 0x7FF8000000000000 : f64
    %cst_35 = arith.constant 2.0355273740931033E-17 : f64
    %cst_36 = arith.constant 1.4426950408889634 : f64
    %cst_37 = arith.constant 0.000000e+00 : f64
    %cst_38 = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<3x1xf64>
    %1 = linalg.fill ins(%cst_38 : f64) outs(%0 : tensor<3x1xf64>) -> tensor<3x1xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<3x4xf64>) outs(%1 : tensor<3x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = arith.maximumf %out, %in : f64
      linalg.yield %20 : f64
    } -> tensor<3x1xf64>
    %3 = tensor.empty() : tensor<1x4xf64>
    %4 = linalg.fill ins(%cst_38 : f64) outs(%3 : tensor<1x4xf64>) -> tensor<1x4xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<3x4xf64>) outs(%4 : tensor<1x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = arith.maximumf %out, %in : f64
      linalg.yield %20 : f64
    } -> tensor<1x4xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<3x1xf64>) outs(%0 : tensor<3x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = arith.subf %in, %in : f64
      %21 = arith.cmpf oeq, %20, %cst_37 : f64
      %22 = arith.select %21, %in, %cst_37 : f64
      linalg.yield %22 : f64
    } -> tensor<3x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<1x4xf64>) outs(%3 : tensor<1x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = arith.subf %in, %in : f64
      %21 = arith.cmpf oeq, %20, %cst_37 : f64
      %22 = arith.select %21, %in, %cst_37 : f64
      linalg.yield %22 : f64
    } -> tensor<1x4xf64>
    %8 = tensor.empty() : tensor<3x4xf64>
    %9:3 = linalg.generic {indexing_maps = [#map, #map1, #map4, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6, %7 : tensor<3x4xf64>, tensor<3x1xf64>, tensor<1x4xf64>) outs(%8, %8, %8 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) {
    ^bb0(%in: f64, %in_39: f64, %in_40: f64, %out: f64, %out_41: f64, %out_42: f64):
      %20 = arith.subf %in, %in_39 : f64
      %21 = arith.mulf %20, %cst_36 : f64
      %22 = arith.negf %21 : f64
      %23 = math.fma %cst_36, %20, %22 : f64
      %24 = math.fma %cst_35, %20, %23 : f64
      %25 = arith.cmpf uno, %20, %20 : f64
      %26 = math.absf %21 : f64
      %27 = arith.cmpf olt, %26, %cst_33 : f64
      %28 = arith.select %27, %24, %cst_37 : f64
      %29 = arith.cmpf olt, %21, %cst_33 : f64
      %30 = arith.select %29, %21, %cst_33 : f64
      %31 = arith.cmpf olt, %cst_32, %30 : f64
      %32 = arith.select %31, %30, %cst_32 : f64
      %33 = arith.addf %32, %cst_31 : f64
      %34 = arith.bitcast %33 : f64 to i64
      %35 = arith.subi %34, %c4843621399236968448_i64 : i64
      %36 = arith.subf %33, %cst_31 : f64
      %37 = arith.subf %32, %36 : f64
      %38 = arith.mulf %37, %cst_30 : f64
      %39 = arith.negf %38 : f64
      %40 = math.fma %37, %cst_30, %39 : f64
      %41 = arith.addf %38, %cst_28 : f64
      %42 = arith.subf %41, %cst_28 : f64
      %43 = arith.subf %38, %42 : f64
      %44 = math.fma %37, %cst_29, %40 : f64
      %45 = arith.addf %44, %43 : f64
      %46 = arith.mulf %37, %37 : f64
      %47 = math.fma %cst_27, %37, %cst_26 : f64
      %48 = math.fma %47, %37, %cst_25 : f64
      %49 = math.fma %48, %37, %cst_24 : f64
      %50 = math.fma %49, %37, %cst_23 : f64
      %51 = math.fma %50, %37, %cst_22 : f64
      %52 = math.fma %51, %37, %cst_21 : f64
      %53 = math.fma %52, %37, %cst_20 : f64
      %54 = math.fma %53, %37, %cst_19 : f64
      %55 = math.fma %54, %37, %cst_18 : f64
      %56 = math.fma %55, %37, %cst_17 : f64
      %57 = math.fma %46, %56, %45 : f64
      %58 = arith.addf %41, %57 : f64
      %59 = arith.mulf %58, %28 : f64
      %60 = math.fma %59, %cst_30, %57 : f64
      %61 = arith.addf %41, %60 : f64
      %62 = arith.subf %61, %41 : f64
      %63 = arith.subf %60, %62 : f64
      %64 = arith.cmpf olt, %36, %cst_37 : f64
      %65 = arith.subi %c4843621399236968449_i64, %34 : i64
      %66 = arith.select %64, %65, %c1_i64 : i64
      %67 = arith.shli %66, %c52_i64 : i64
      %68 = arith.bitcast %67 : i64 to f64
      %69 = arith.cmpf olt, %61, %68 : f64
      %70 = arith.select %69, %68, %cst_37 : f64
      %71 = arith.addf %70, %61 : f64
      %72 = arith.subf %71, %70 : f64
      %73 = arith.subf %61, %72 : f64
      %74 = arith.addf %73, %63 : f64
      %75 = arith.addf %71, %74 : f64
      %76 = arith.subf %75, %70 : f64
      %77 = arith.addi %34, %c-4843621399236966400_i64 : i64
      %78 = arith.shrui %77, %c1_i64 : i64
      %79 = arith.subi %78, %c1_i64 : i64
      %80 = arith.subi %35, %78 : i64
      %81 = arith.addi %80, %c2047_i64 : i64
      %82 = arith.shli %79, %c52_i64 : i64
      %83 = arith.bitcast %82 : i64 to f64
      %84 = arith.mulf %76, %83 : f64
      %85 = arith.shli %81, %c52_i64 : i64
      %86 = arith.bitcast %85 : i64 to f64
      %87 = arith.mulf %84, %86 : f64
      %88 = arith.select %25, %cst_34, %87 : f64
      %89 = arith.subf %in, %in_40 : f64
      %90 = arith.mulf %89, %cst_36 : f64
      %91 = arith.negf %90 : f64
      %92 = math.fma %cst_36, %89, %91 : f64
      %93 = math.fma %cst_35, %89, %92 : f64
      %94 = arith.cmpf uno, %89, %89 : f64
      %95 = math.absf %90 : f64
      %96 = arith.cmpf olt, %95, %cst_33 : f64
      %97 = arith.select %96, %93, %cst_37 : f64
      %98 = arith.cmpf olt, %90, %cst_33 : f64
      %99 = arith.select %98, %90, %cst_33 : f64
      %100 = arith.cmpf olt, %cst_32, %99 : f64
      %101 = arith.select %100, %99, %cst_32 : f64
      %102 = arith.addf %101, %cst_31 : f64
      %103 = arith.bitcast %102 : f64 to i64
      %104 = arith.subi %103, %c4843621399236968448_i64 : i64
      %105 = arith.subf %102, %cst_31 : f64
      %106 = arith.subf %101, %105 : f64
      %107 = arith.mulf %106, %cst_30 : f64
      %108 = arith.negf %107 : f64
      %109 = math.fma %106, %cst_30, %108 : f64
      %110 = arith.addf %107, %cst_28 : f64
      %111 = arith.subf %110, %cst_28 : f64
      %112 = arith.subf %107, %111 : f64
      %113 = math.fma %106, %cst_29, %109 : f64
      %114 = arith.addf %113, %112 : f64
      %115 = arith.mulf %106, %106 : f64
      %116 = math.fma %cst_27, %106, %cst_26 : f64
      %117 = math.fma %116, %106, %cst_25 : f64
      %118 = math.fma %117, %106, %cst_24 : f64
      %119 = math.fma %118, %106, %cst_23 : f64
      %120 = math.fma %119, %106, %cst_22 : f64
      %121 = math.fma %120, %106, %cst_21 : f64
      %122 = math.fma %121, %106, %cst_20 : f64
      %123 = math.fma %122, %106, %cst_19 : f64
      %124 = math.fma %123, %106, %cst_18 : f64
      %125 = math.fma %124, %106, %cst_17 : f64
      %126 = math.fma %115, %125, %114 : f64
      %127 = arith.addf %110, %126 : f64
      %128 = arith.mulf %127, %97 : f64
      %129 = math.fma %128, %cst_30, %126 : f64
      %130 = arith.addf %110, %129 : f64
      %131 = arith.subf %130, %110 : f64
      %132 = arith.subf %129, %131 : f64
      %133 = arith.cmpf olt, %105, %cst_37 : f64
      %134 = arith.subi %c4843621399236968449_i64, %103 : i64
      %135 = arith.select %133, %134, %c1_i64 : i64
      %136 = arith.shli %135, %c52_i64 : i64
      %137 = arith.bitcast %136 : i64 to f64
      %138 = arith.cmpf olt, %130, %137 : f64
      %139 = arith.select %138, %137, %cst_37 : f64
      %140 = arith.addf %139, %130 : f64
      %141 = arith.subf %140, %139 : f64
      %142 = arith.subf %130, %141 : f64
      %143 = arith.addf %142, %132 : f64
      %144 = arith.addf %140, %143 : f64
      %145 = arith.subf %144, %139 : f64
      %146 = arith.addi %103, %c-4843621399236966400_i64 : i64
      %147 = arith.shrui %146, %c1_i64 : i64
      %148 = arith.subi %147, %c1_i64 : i64
      %149 = arith.subi %104, %147 : i64
      %150 = arith.addi %149, %c2047_i64 : i64
      %151 = arith.shli %148, %c52_i64 : i64
      %152 = arith.bitcast %151 : i64 to f64
      %153 = arith.mulf %145, %152 : f64
      %154 = arith.shli %150, %c52_i64 : i64
      %155 = arith.bitcast %154 : i64 to f64
      %156 = arith.mulf %153, %155 : f64
      %157 = arith.select %94, %cst_34, %156 : f64
      linalg.yield %20, %88, %157 : f64, f64, f64
    } -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>)
    %10 = linalg.fill ins(%cst_16 : f64) outs(%0 : tensor<3x1xf64>) -> tensor<3x1xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%9#1 : tensor<3x4xf64>) outs(%10 : tensor<3x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = arith.addf %out, %in : f64
      linalg.yield %20 : f64
    } -> tensor<3x1xf64>
    %12 = linalg.fill ins(%cst_16 : f64) outs(%3 : tensor<1x4xf64>) -> tensor<1x4xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "parallel"]} ins(%9#2 : tensor<3x4xf64>) outs(%12 : tensor<1x4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = arith.addf %out, %in : f64
      linalg.yield %20 : f64
    } -> tensor<1x4xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<3x1xf64>) outs(%0 : tensor<3x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = arith.cmpf oeq, %in, %cst_37 : f64
      %21 = arith.select %20, %cst_28, %in : f64
      %22 = arith.cmpf olt, %21, %cst_15 : f64
      %23 = arith.mulf %21, %cst_14 : f64
      %24 = arith.select %22, %23, %21 : f64
      %25 = arith.bitcast %24 : f64 to i64
      %26 = arith.addi %25, %c2638147582215219_i64 : i64
      %27 = arith.andi %26, %c4503599627370495_i64 : i64
      %28 = arith.addi %27, %c4604544271217802189_i64 : i64
      %29 = arith.shrui %26, %c52_i64 : i64
      %30 = arith.ori %29, %c4841369599423283200_i64 : i64
      %31 = arith.bitcast %30 : i64 to f64
      %32 = arith.subf %31, %cst_13 : f64
      %33 = arith.bitcast %28 : i64 to f64
      %34 = arith.subf %32, %cst_12 : f64
      %35 = arith.select %22, %34, %32 : f64
      %36 = arith.subf %33, %cst_28 : f64
      %37 = arith.addf %33, %cst_28 : f64
      %38 = arith.subf %37, %cst_28 : f64
      %39 = arith.subf %33, %38 : f64
      %40 = arith.divf %cst_28, %37 : f64
      %41 = arith.mulf %36, %40 : f64
      %42 = arith.negf %41 : f64
      %43 = math.fma %42, %37, %36 : f64
      %44 = math.fma %42, %39, %43 : f64
      %45 = arith.mulf %44, %40 : f64
      %46 = arith.mulf %41, %41 : f64
      %47 = arith.negf %46 : f64
      %48 = math.fma %41, %41, %47 : f64
      %49 = arith.mulf %45, %41 : f64
      %50 = math.fma %41, %45, %49 : f64
      %51 = arith.addf %48, %50 : f64
      %52 = math.fma %cst_11, %46, %cst_10 : f64
      %53 = math.fma %52, %46, %cst_9 : f64
      %54 = math.fma %53, %46, %cst_8 : f64
      %55 = math.fma %54, %46, %cst_7 : f64
      %56 = math.fma %55, %46, %cst_6 : f64
      %57 = math.fma %56, %46, %cst_5 : f64
      %58 = math.fma %57, %46, %cst_4 : f64
      %59 = arith.mulf %58, %46 : f64
      %60 = arith.addf %59, %cst_3 : f64
      %61 = arith.subf %60, %cst_3 : f64
      %62 = arith.subf %59, %61 : f64
      %63 = arith.addf %62, %cst : f64
      %64 = arith.mulf %60, %46 : f64
      %65 = arith.negf %64 : f64
      %66 = math.fma %60, %46, %65 : f64
      %67 = arith.mulf %63, %46 : f64
      %68 = math.fma %60, %51, %67 : f64
      %69 = arith.addf %66, %68 : f64
      %70 = arith.addf %64, %cst_2 : f64
      %71 = arith.subf %70, %cst_2 : f64
      %72 = arith.subf %64, %71 : f64
      %73 = arith.addf %69, %cst_1 : f64
      %74 = arith.addf %72, %73 : f64
      %75 = arith.mulf %41, %70 : f64
      %76 = arith.negf %75 : f64
      %77 = math.fma %41, %70, %76 : f64
      %78 = arith.mulf %45, %70 : f64
      %79 = math.fma %41, %74, %78 : f64
      %80 = arith.addf %77, %79 : f64
      %81 = arith.addf %35, %75 : f64
      %82 = arith.subf %81, %35 : f64
      %83 = arith.subf %75, %82 : f64
      %84 = arith.addf %80, %cst_37 : f64
      %85 = arith.addf %83, %84 : f64
      %86 = arith.mulf %81, %cst_30 : f64
      %87 = arith.negf %86 : f64
      %88 = math.fma %81, %cst_30, %87 : f64
      %89 = arith.mulf %85, %cst_30 : f64
      %90 = math.fma %81, %cst_29, %89 : f64
      %91 = arith.addf %88, %90 : f64
      %92 = arith.addf %86, %91 : f64
      %93 = arith.cmpf oeq, %21, %cst_37 : f64
      %94 = arith.select %93, %cst_38, %92 : f64
      %95 = arith.cmpf oeq, %21, %cst_0 : f64
      %96 = arith.select %95, %cst_0, %94 : f64
      %97 = arith.cmpf olt, %21, %cst_37 : f64
      %98 = arith.cmpf uno, %21, %21 : f64
      %99 = arith.ori %97, %98 : i1
      %100 = arith.select %99, %cst_34, %96 : f64
      linalg.yield %100 : f64
    } -> tensor<3x1xf64>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %7 : tensor<1x4xf64>, tensor<1x4xf64>) outs(%3 : tensor<1x4xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %20 = arith.cmpf olt, %in, %cst_15 : f64
      %21 = arith.mulf %in, %cst_14 : f64
      %22 = arith.select %20, %21, %in : f64
      %23 = arith.bitcast %22 : f64 to i64
      %24 = arith.addi %23, %c2638147582215219_i64 : i64
      %25 = arith.andi %24, %c4503599627370495_i64 : i64
      %26 = arith.addi %25, %c4604544271217802189_i64 : i64
      %27 = arith.shrui %24, %c52_i64 : i64
      %28 = arith.ori %27, %c4841369599423283200_i64 : i64
      %29 = arith.bitcast %28 : i64 to f64
      %30 = arith.subf %29, %cst_13 : f64
      %31 = arith.bitcast %26 : i64 to f64
      %32 = arith.subf %30, %cst_12 : f64
      %33 = arith.select %20, %32, %30 : f64
      %34 = arith.subf %31, %cst_28 : f64
      %35 = arith.addf %31, %cst_28 : f64
      %36 = arith.subf %35, %cst_28 : f64
      %37 = arith.subf %31, %36 : f64
      %38 = arith.divf %cst_28, %35 : f64
      %39 = arith.mulf %34, %38 : f64
      %40 = arith.negf %39 : f64
      %41 = math.fma %40, %35, %34 : f64
      %42 = math.fma %40, %37, %41 : f64
      %43 = arith.mulf %42, %38 : f64
      %44 = arith.mulf %39, %39 : f64
      %45 = arith.negf %44 : f64
      %46 = math.fma %39, %39, %45 : f64
      %47 = arith.mulf %43, %39 : f64
      %48 = math.fma %39, %43, %47 : f64
      %49 = arith.addf %46, %48 : f64
      %50 = math.fma %cst_11, %44, %cst_10 : f64
      %51 = math.fma %50, %44, %cst_9 : f64
      %52 = math.fma %51, %44, %cst_8 : f64
      %53 = math.fma %52, %44, %cst_7 : f64
      %54 = math.fma %53, %44, %cst_6 : f64
      %55 = math.fma %54, %44, %cst_5 : f64
      %56 = math.fma %55, %44, %cst_4 : f64
      %57 = arith.mulf %56, %44 : f64
      %58 = arith.addf %57, %cst_3 : f64
      %59 = arith.subf %58, %cst_3 : f64
      %60 = arith.subf %57, %59 : f64
      %61 = arith.addf %60, %cst : f64
      %62 = arith.mulf %58, %44 : f64
      %63 = arith.negf %62 : f64
      %64 = math.fma %58, %44, %63 : f64
      %65 = arith.mulf %61, %44 : f64
      %66 = math.fma %58, %49, %65 : f64
      %67 = arith.addf %64, %66 : f64
      %68 = arith.addf %62, %cst_2 : f64
      %69 = arith.subf %68, %cst_2 : f64
      %70 = arith.subf %62, %69 : f64
      %71 = arith.addf %67, %cst_1 : f64
      %72 = arith.addf %70, %71 : f64
      %73 = arith.mulf %39, %68 : f64
      %74 = arith.negf %73 : f64
      %75 = math.fma %39, %68, %74 : f64
      %76 = arith.mulf %43, %68 : f64
      %77 = math.fma %39, %72, %76 : f64
      %78 = arith.addf %75, %77 : f64
      %79 = arith.addf %33, %73 : f64
      %80 = arith.subf %79, %33 : f64
      %81 = arith.subf %73, %80 : f64
      %82 = arith.addf %78, %cst_37 : f64
      %83 = arith.addf %81, %82 : f64
      %84 = arith.mulf %79, %cst_30 : f64
      %85 = arith.negf %84 : f64
      %86 = math.fma %79, %cst_30, %85 : f64
      %87 = arith.mulf %83, %cst_30 : f64
      %88 = math.fma %79, %cst_29, %87 : f64
      %89 = arith.addf %86, %88 : f64
      %90 = arith.addf %84, %89 : f64
      %91 = arith.cmpf oeq, %in, %cst_37 : f64
      %92 = arith.select %91, %cst_38, %90 : f64
      %93 = arith.cmpf oeq, %in, %cst_0 : f64
      %94 = arith.select %93, %cst_0, %92 : f64
      %95 = arith.cmpf olt, %in, %cst_37 : f64
      %96 = arith.cmpf uno, %in, %in : f64
      %97 = arith.ori %95, %96 : i1
      %98 = arith.select %97, %cst_34, %94 : f64
      %99 = arith.addf %98, %in_39 : f64
      linalg.yield %99 : f64
    } -> tensor<1x4xf64>
    %16 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%9#0, %14 : tensor<3x4xf64>, tensor<3x1xf64>) outs(%8 : tensor<3x4xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %20 = arith.subf %in, %in_39 : f64
      linalg.yield %20 : f64
    } -> tensor<3x4xf64>
    %17 = tensor.empty() : tensor<4xf64>
    %18 = linalg.fill ins(%cst_16 : f64) outs(%17 : tensor<4xf64>) -> tensor<4xf64>
    %19 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%15 : tensor<1x4xf64>) outs(%18 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %20 = arith.addf %out, %in : f64
      linalg.yield %20 : f64
    } -> tensor<4xf64>
    return %16, %19 : tensor<3x4xf64>, tensor<4xf64>
  }
  func.func @step(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<i64>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    %cst = arith.constant 2.5024374069938929E-7 : f64
    %cst_0 = arith.constant -5.0024368131880415E-4 : f64
    %c-4843621399236967425_i64 = arith.constant -4843621399236967425 : i64
    %cst_1 = arith.constant 0.0027700844928917447 : f64
    %cst_2 = arith.constant -0.052631592156154129 : f64
    %cst_3 = arith.constant 9.99999993E-9 : f32
    %cst_4 = arith.constant 9.99987125E-4 : f32
    %cst_5 = arith.constant 0.100000024 : f32
    %cst_6 = arith.constant 0.00999999977 : f32
    %cst_7 = arith.constant 1.000000e+00 : f32
    %cst_8 = arith.constant 9.990000e-01 : f32
    %cst_9 = arith.constant 0.69314718055994917 : f64
    %cst_10 = arith.constant 0.24022650695909104 : f64
    %cst_11 = arith.constant 0.05550410866448198 : f64
    %cst_12 = arith.constant 0.0096181291079829034 : f64
    %cst_13 = arith.constant 0.0013333558225774378 : f64
    %cst_14 = arith.constant 1.5403529994471372E-4 : f64
    %cst_15 = arith.constant 1.5252659442832958E-5 : f64
    %cst_16 = arith.constant 1.3215653509231648E-6 : f64
    %cst_17 = arith.constant 1.0208320145826043E-7 : f64
    %cst_18 = arith.constant 7.0381907743120809E-9 : f64
    %cst_19 = arith.constant -3.000000e+02 : f64
    %cst_20 = arith.constant 3.000000e+02 : f64
    %cst_21 = arith.constant 2.8853900817779272 : f64
    %cst_22 = arith.constant 0.96179669392432454 : f64
    %cst_23 = arith.constant 0.57707801725028973 : f64
    %cst_24 = arith.constant 0.41219840147400344 : f64
    %cst_25 = arith.constant 0.32061642575590499 : f64
    %cst_26 = arith.constant 0.26144311335030507 : f64
    %cst_27 = arith.constant 0.24292894768841228 : f64
    %cst_28 = arith.constant 0.899999976 : f32
    %cst_29 = arith.constant 2.9999999242136255E-5 : f64
    %cst_30 = arith.constant 2.7000001500709914E-4 : f64
    %cst_31 = arith.constant 0x7FF8000000000000 : f64
    %cst_32 = arith.constant 0x7FF0000000000000 : f64
    %cst_33 = arith.constant 0.041666666666666595 : f64
    %cst_34 = arith.constant -0.0013888888888873058 : f64
    %cst_35 = arith.constant 2.4801587288852758E-5 : f64
    %cst_36 = arith.constant -2.7557314179585086E-7 : f64
    %cst_37 = arith.constant 2.0875700879222909E-9 : f64
    %cst_38 = arith.constant -1.1358538357801453E-11 : f64
    %cst_39 = arith.constant 5.000000e-01 : f64
    %cst_40 = arith.constant -0.16666666666666666 : f64
    %cst_41 = arith.constant 0.0083333333333333228 : f64
    %cst_42 = arith.constant -1.9841269841254798E-4 : f64
    %cst_43 = arith.constant 2.7557319214064155E-6 : f64
    %cst_44 = arith.constant -2.5052104881700207E-8 : f64
    %cst_45 = arith.constant 1.6058363148283588E-10 : f64
    %cst_46 = arith.constant -7.5785395644853911E-13 : f64
    %cst_47 = arith.constant -5.000000e-01 : f64
    %cst_48 = arith.constant 0.78539816339744828 : f64
    %cst_49 = arith.constant 6.123233995736766E-17 : f64
    %cst_50 = arith.constant 1.5707963267948966 : f64
    %cst_51 = arith.constant -4.000000e+00 : f64
    %cst_52 = arith.constant 2.500000e-01 : f64
    %cst_53 = arith.constant 3.5527136788005009E-15 : f64
    %c1023_i64 = arith.constant 1023 : i64
    %c3_i64 = arith.constant 3 : i64
    %c2_i64 = arith.constant 2 : i64
    %c4_i64 = arith.constant 4 : i64
    %c8_i64 = arith.constant 8 : i64
    %c0_i64 = arith.constant 0 : i64
    %c16_i64 = arith.constant 16 : i64
    %cst_54 = arith.constant 0.33598615391791142 : f64
    %cst_55 = arith.constant 0.37379643632178272 : f64
    %cst_56 = arith.constant 0.54032247756184049 : f64
    %cst_57 = arith.constant 0.94328671862055202 : f64
    %cst_58 = arith.constant 0.45763747578520864 : f64
    %cst_59 = arith.constant 0.24765958635014229 : f64
    %cst_60 = arith.constant 0.15544186330159704 : f64
    %cst_61 = arith.constant 0.42626078205540452 : f64
    %cst_62 = arith.constant 0.93431195881024819 : f64
    %cst_63 = arith.constant 0.59374797474452734 : f64
    %cst_64 = arith.constant 0.7420830864284369 : f64
    %cst_65 = arith.constant 0.22638872367637575 : f64
    %cst_66 = arith.constant 0.2248815431988298 : f64
    %cst_67 = arith.constant 0.43809058505417298 : f64
    %cst_68 = arith.constant 0.18254497761664368 : f64
    %cst_69 = arith.constant 0.6533036535165202 : f64
    %cst_70 = arith.constant 0.99264401865471896 : f64
    %cst_71 = arith.constant 0.1832586418769182 : f64
    %cst_72 = arith.constant 0.25899999589299583 : f64
    %cst_73 = arith.constant 0.77102226867121004 : f64
    %cst_74 = arith.constant 0.9934294027905075 : f64
    %cst_75 = arith.constant 0.58436943673610031 : f64
    %cst_76 = arith.constant 0.95783792456075644 : f64
    %cst_77 = arith.constant 0.082671889882309557 : f64
    %cst_78 = arith.constant 0.63661977236758105 : f64
    %cst_79 = arith.constant 2.000000e+01 : f64
    %c4843621399236968448_i64 = arith.constant 4843621399236968448 : i64
    %cst_80 = arith.constant 0x4338000000000000 : f64
    %cst_81 = arith.constant 0.020833333333333332 : f64
    %cst_82 = arith.constant 1.100500e+03 : f64
    %cst_83 = arith.constant 0x4330000000000000 : f64
    %c52_i64 = arith.constant 52 : i64
    %c4841369599423283200_i64 = arith.constant 4841369599423283200 : i64
    %cst_84 = arith.constant 3.1415926535897931 : f64
    %cst_85 = arith.constant 0.000000e+00 : f64
    %cst_86 = arith.constant 9.000000e+01 : f64
    %c10_i64 = arith.constant 10 : i64
    %cst_87 = arith.constant 3.0000001424923539E-4 : f64
    %cst_88 = arith.constant 1.000000e+00 : f64
    %cst_89 = arith.constant 1.000000e+01 : f64
    %c1_i64 = arith.constant 1 : i64
    %cst_90 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg1 : tensor<5xf32>) outs(%0 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.mulf %in, %in : f32
      linalg.yield %8 : f32
    } -> tensor<5xf32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.fill ins(%cst_90 : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["reduction"]} ins(%1 : tensor<5xf32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.addf %out, %in : f32
      linalg.yield %8 : f32
    } -> tensor<f32>
    %5:3 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = []} ins(%arg4 : tensor<i64>) outs(%2, %2, %2 : tensor<f32>, tensor<f32>, tensor<f32>) {
    ^bb0(%in: i64, %out: f32, %out_91: f32, %out_92: f32):
      %8 = arith.addi %in, %c1_i64 : i64
      %9 = arith.sitofp %8 : i64 to f64
      %10 = arith.divf %9, %cst_89 : f64
      %11 = arith.minimumf %10, %cst_88 : f64
      %12 = arith.mulf %11, %cst_87 : f64
      %13 = arith.subi %in, %c10_i64 : i64
      %14 = arith.sitofp %13 : i64 to f64
      %15 = arith.divf %14, %cst_86 : f64
      %16 = arith.maximumf %15, %cst_85 : f64
      %17 = arith.minimumf %16, %cst_88 : f64
      %18 = arith.mulf %17, %cst_84 : f64
      %19 = math.absf %18 : f64
      %20 = arith.bitcast %19 : f64 to i64
      %21 = arith.shrui %20, %c52_i64 : i64
      %22 = arith.ori %21, %c4841369599423283200_i64 : i64
      %23 = arith.bitcast %22 : i64 to f64
      %24 = arith.subf %23, %cst_83 : f64
      %25 = arith.subf %24, %cst_82 : f64
      %26 = arith.mulf %25, %cst_81 : f64
      %27 = arith.addf %26, %cst_80 : f64
      %28 = arith.subf %27, %cst_80 : f64
      %29 = arith.cmpf olt, %28, %cst_85 : f64
      %30 = arith.select %29, %cst_85, %28 : f64
      %31 = arith.cmpf olt, %cst_79, %30 : f64
      %32 = arith.select %31, %cst_79, %30 : f64
      %33 = arith.addf %32, %cst_80 : f64
      %34 = arith.bitcast %33 : f64 to i64
      %35 = arith.subi %34, %c4843621399236968448_i64 : i64
      %36 = arith.andi %35, %c16_i64 : i64
      %37 = arith.cmpi eq, %36, %c0_i64 : i64
      %38 = arith.select %37, %cst_78, %cst_62 : f64
      %39 = arith.select %37, %cst_77, %cst_61 : f64
      %40 = arith.select %37, %cst_76, %cst_60 : f64
      %41 = arith.select %37, %cst_75, %cst_59 : f64
      %42 = arith.select %37, %cst_74, %cst_58 : f64
      %43 = arith.select %37, %cst_73, %cst_57 : f64
      %44 = arith.select %37, %cst_72, %cst_56 : f64
      %45 = arith.select %37, %cst_71, %cst_55 : f64
      %46 = arith.select %37, %cst_70, %cst_54 : f64
      %47 = arith.andi %35, %c8_i64 : i64
      %48 = arith.cmpi eq, %47, %c0_i64 : i64
      %49 = arith.select %48, %38, %46 : f64
      %50 = arith.select %48, %39, %cst_69 : f64
      %51 = arith.select %48, %40, %cst_68 : f64
      %52 = arith.select %48, %41, %cst_67 : f64
      %53 = arith.select %48, %42, %cst_66 : f64
      %54 = arith.select %48, %43, %cst_65 : f64
      %55 = arith.select %48, %44, %cst_64 : f64
      %56 = arith.select %48, %45, %cst_63 : f64
      %57 = arith.select %48, %46, %cst_62 : f64
      %58 = arith.select %48, %cst_69, %cst_61 : f64
      %59 = arith.select %48, %cst_68, %cst_60 : f64
      %60 = arith.select %48, %cst_67, %cst_59 : f64
      %61 = arith.andi %35, %c4_i64 : i64
      %62 = arith.cmpi eq, %61, %c0_i64 : i64
      %63 = arith.select %62, %49, %53 : f64
      %64 = arith.select %62, %50, %54 : f64
      %65 = arith.select %62, %51, %55 : f64
      %66 = arith.select %62, %52, %56 : f64
      %67 = arith.select %62, %53, %57 : f64
      %68 = arith.select %62, %54, %58 : f64
      %69 = arith.select %62, %55, %59 : f64
      %70 = arith.select %62, %56, %60 : f64
      %71 = arith.andi %35, %c2_i64 : i64
      %72 = arith.cmpi eq, %71, %c0_i64 : i64
      %73 = arith.select %72, %63, %65 : f64
      %74 = arith.select %72, %64, %66 : f64
      %75 = arith.select %72, %65, %67 : f64
      %76 = arith.select %72, %66, %68 : f64
      %77 = arith.select %72, %67, %69 : f64
      %78 = arith.select %72, %68, %70 : f64
      %79 = arith.andi %35, %c1_i64 : i64
      %80 = arith.cmpi eq, %79, %c0_i64 : i64
      %81 = arith.select %80, %73, %74 : f64
      %82 = arith.select %80, %74, %75 : f64
      %83 = arith.select %80, %75, %76 : f64
      %84 = arith.select %80, %76, %77 : f64
      %85 = arith.select %80, %77, %78 : f64
      %86 = arith.shli %35, %c4_i64 : i64
      %87 = arith.shli %35, %c3_i64 : i64
      %88 = arith.addi %86, %87 : i64
      %89 = arith.shli %88, %c1_i64 : i64
      %90 = arith.subi %c1023_i64, %89 : i64
      %91 = arith.shli %90, %c52_i64 : i64
      %92 = arith.bitcast %91 : i64 to f64
      %93 = arith.mulf %19, %92 : f64
      %94 = arith.mulf %93, %cst_53 : f64
      %95 = arith.mulf %94, %cst_53 : f64
      %96 = arith.mulf %95, %cst_53 : f64
      %97 = arith.mulf %96, %cst_53 : f64
      %98 = arith.mulf %93, %81 : f64
      %99 = arith.negf %98 : f64
      %100 = math.fma %93, %81, %99 : f64
      %101 = arith.mulf %94, %82 : f64
      %102 = arith.negf %101 : f64
      %103 = math.fma %94, %82, %102 : f64
      %104 = arith.mulf %95, %83 : f64
      %105 = arith.negf %104 : f64
      %106 = math.fma %95, %83, %105 : f64
      %107 = arith.mulf %96, %84 : f64
      %108 = arith.negf %107 : f64
      %109 = math.fma %96, %84, %108 : f64
      %110 = arith.mulf %97, %85 : f64
      %111 = arith.negf %110 : f64
      %112 = math.fma %97, %85, %111 : f64
      %113 = arith.mulf %98, %cst_52 : f64
      %114 = math.copysign %cst_83, %113 : f64
      %115 = arith.addf %113, %114 : f64
      %116 = arith.subf %115, %114 : f64
      %117 = math.absf %113 : f64
      %118 = arith.cmpf olt, %117, %cst_83 : f64
      %119 = arith.select %118, %116, %113 : f64
      %120 = math.fma %119, %cst_51, %98 : f64
      %121 = arith.mulf %100, %cst_52 : f64
      %122 = math.copysign %cst_83, %121 : f64
      %123 = arith.addf %121, %122 : f64
      %124 = arith.subf %123, %122 : f64
      %125 = math.absf %121 : f64
      %126 = arith.cmpf olt, %125, %cst_83 : f64
      %127 = arith.select %126, %124, %121 : f64
      %128 = math.fma %127, %cst_51, %100 : f64
      %129 = arith.mulf %101, %cst_52 : f64
      %130 = math.copysign %cst_83, %129 : f64
      %131 = arith.addf %129, %130 : f64
      %132 = arith.subf %131, %130 : f64
      %133 = math.absf %129 : f64
      %134 = arith.cmpf olt, %133, %cst_83 : f64
      %135 = arith.select %134, %132, %129 : f64
      %136 = math.fma %135, %cst_51, %101 : f64
      %137 = arith.mulf %104, %cst_52 : f64
      %138 = math.copysign %cst_83, %137 : f64
      %139 = arith.addf %137, %138 : f64
      %140 = arith.subf %139, %138 : f64
      %141 = math.absf %137 : f64
      %142 = arith.cmpf olt, %141, %cst_83 : f64
      %143 = arith.select %142, %140, %137 : f64
      %144 = math.fma %143, %cst_51, %104 : f64
      %145 = arith.addf %120, %128 : f64
      %146 = arith.subf %145, %120 : f64
      %147 = arith.subf %145, %146 : f64
      %148 = arith.subf %120, %147 : f64
      %149 = arith.subf %128, %146 : f64
      %150 = arith.addf %148, %149 : f64
      %151 = arith.addf %145, %136 : f64
      %152 = arith.subf %151, %145 : f64
      %153 = arith.subf %151, %152 : f64
      %154 = arith.subf %145, %153 : f64
      %155 = arith.subf %136, %152 : f64
      %156 = arith.addf %154, %155 : f64
      %157 = arith.addf %151, %144 : f64
      %158 = arith.subf %157, %151 : f64
      %159 = arith.subf %157, %158 : f64
      %160 = arith.subf %151, %159 : f64
      %161 = arith.subf %144, %158 : f64
      %162 = arith.addf %160, %161 : f64
      %163 = arith.addf %157, %103 : f64
      %164 = arith.subf %163, %157 : f64
      %165 = arith.subf %163, %164 : f64
      %166 = arith.subf %157, %165 : f64
      %167 = arith.subf %103, %164 : f64
      %168 = arith.addf %166, %167 : f64
      %169 = arith.addf %163, %cst_80 : f64
      %170 = arith.bitcast %169 : f64 to i64
      %171 = arith.subi %170, %c4843621399236968448_i64 : i64
      %172 = arith.subf %169, %cst_80 : f64
      %173 = arith.addf %107, %106 : f64
      %174 = arith.subf %173, %107 : f64
      %175 = arith.subf %173, %174 : f64
      %176 = arith.subf %107, %175 : f64
      %177 = arith.subf %106, %174 : f64
      %178 = arith.addf %176, %177 : f64
      %179 = arith.addf %173, %150 : f64
      %180 = arith.subf %179, %173 : f64
      %181 = arith.subf %179, %180 : f64
      %182 = arith.subf %173, %181 : f64
      %183 = arith.subf %150, %180 : f64
      %184 = arith.addf %182, %183 : f64
      %185 = arith.addf %179, %156 : f64
      %186 = arith.subf %185, %179 : f64
      %187 = arith.subf %185, %186 : f64
      %188 = arith.subf %179, %187 : f64
      %189 = arith.subf %156, %186 : f64
      %190 = arith.addf %188, %189 : f64
      %191 = arith.addf %185, %162 : f64
      %192 = arith.subf %191, %185 : f64
      %193 = arith.subf %191, %192 : f64
      %194 = arith.subf %185, %193 : f64
      %195 = arith.subf %162, %192 : f64
      %196 = arith.addf %194, %195 : f64
      %197 = arith.addf %191, %168 : f64
      %198 = arith.subf %197, %191 : f64
      %199 = arith.subf %197, %198 : f64
      %200 = arith.subf %191, %199 : f64
      %201 = arith.subf %168, %198 : f64
      %202 = arith.addf %200, %201 : f64
      %203 = arith.addf %197, %109 : f64
      %204 = arith.subf %203, %197 : f64
      %205 = arith.subf %203, %204 : f64
      %206 = arith.subf %197, %205 : f64
      %207 = arith.subf %109, %204 : f64
      %208 = arith.addf %206, %207 : f64
      %209 = arith.addf %178, %184 : f64
      %210 = arith.addf %190, %196 : f64
      %211 = arith.addf %209, %210 : f64
      %212 = arith.addf %202, %208 : f64
      %213 = arith.addf %110, %112 : f64
      %214 = arith.addf %212, %213 : f64
      %215 = arith.addf %211, %214 : f64
      %216 = arith.subf %163, %172 : f64
      %217 = arith.addf %216, %203 : f64
      %218 = arith.subf %217, %216 : f64
      %219 = arith.subf %217, %218 : f64
      %220 = arith.subf %216, %219 : f64
      %221 = arith.subf %203, %218 : f64
      %222 = arith.addf %220, %221 : f64
      %223 = arith.addf %222, %215 : f64
      %224 = arith.addf %217, %223 : f64
      %225 = arith.subf %224, %217 : f64
      %226 = arith.subf %223, %225 : f64
      %227 = arith.mulf %224, %cst_50 : f64
      %228 = arith.negf %227 : f64
      %229 = math.fma %224, %cst_50, %228 : f64
      %230 = arith.mulf %226, %cst_50 : f64
      %231 = math.fma %224, %cst_49, %230 : f64
      %232 = arith.addf %229, %231 : f64
      %233 = arith.addf %227, %232 : f64
      %234 = arith.subf %233, %227 : f64
      %235 = arith.subf %232, %234 : f64
      %236 = arith.cmpf olt, %19, %cst_48 : f64
      %237 = arith.select %236, %c0_i64, %171 : i64
      %238 = arith.select %236, %19, %233 : f64
      %239 = arith.select %236, %cst_85, %235 : f64
      %240 = arith.addi %237, %c1_i64 : i64
      %241 = arith.mulf %238, %238 : f64
      %242 = arith.mulf %241, %239 : f64
      %243 = math.fma %242, %cst_47, %239 : f64
      %244 = arith.mulf %241, %238 : f64
      %245 = math.fma %cst_46, %241, %cst_45 : f64
      %246 = math.fma %245, %241, %cst_44 : f64
      %247 = math.fma %246, %241, %cst_43 : f64
      %248 = math.fma %247, %241, %cst_42 : f64
      %249 = math.fma %248, %241, %cst_41 : f64
      %250 = math.fma %249, %241, %cst_40 : f64
      %251 = math.fma %244, %250, %243 : f64
      %252 = arith.addf %238, %251 : f64
      %253 = arith.negf %241 : f64
      %254 = math.fma %238, %238, %253 : f64
      %255 = arith.mulf %241, %cst_39 : f64
      %256 = arith.negf %255 : f64
      %257 = arith.addf %256, %cst_88 : f64
      %258 = arith.subf %257, %cst_88 : f64
      %259 = arith.subf %256, %258 : f64
      %260 = arith.mulf %238, %239 : f64
      %261 = arith.subf %259, %260 : f64
      %262 = math.fma %254, %cst_47, %261 : f64
      %263 = arith.mulf %241, %241 : f64
      %264 = math.fma %cst_38, %241, %cst_37 : f64
      %265 = math.fma %264, %241, %cst_36 : f64
      %266 = math.fma %265, %241, %cst_35 : f64
      %267 = math.fma %266, %241, %cst_34 : f64
      %268 = math.fma %267, %241, %cst_33 : f64
      %269 = math.fma %263, %268, %262 : f64
      %270 = arith.addf %257, %269 : f64
      %271 = arith.andi %240, %c1_i64 : i64
      %272 = arith.cmpi eq, %271, %c0_i64 : i64
      %273 = arith.andi %240, %c2_i64 : i64
      %274 = arith.cmpi eq, %273, %c0_i64 : i64
      %275 = arith.select %272, %252, %270 : f64
      %276 = arith.negf %275 : f64
      %277 = arith.select %274, %275, %276 : f64
      %278 = arith.cmpf olt, %19, %cst_32 : f64
      %279 = arith.select %278, %277, %cst_31 : f64
      %280 = arith.addf %279, %cst_88 : f64
      %281 = arith.mulf %280, %cst_39 : f64
      %282 = arith.mulf %281, %cst_30 : f64
      %283 = arith.addf %282, %cst_29 : f64
      %284 = arith.cmpi slt, %in, %c10_i64 : i64
      %285 = arith.select %284, %12, %283 : f64
      %286 = arith.truncf %285 : f64 to f32
      %287 = arith.sitofp %in : i64 to f32
      %288 = arith.extf %287 : f32 to f64
      %289 = math.fma %cst_27, %cst_1, %cst_26 : f64
      %290 = math.fma %289, %cst_1, %cst_25 : f64
      %291 = math.fma %290, %cst_1, %cst_24 : f64
      %292 = math.fma %291, %cst_1, %cst_23 : f64
      %293 = math.fma %292, %cst_1, %cst_22 : f64
      %294 = math.fma %293, %cst_1, %cst_21 : f64
      %295 = math.fma %cst_2, %294, %cst_85 : f64
      %296 = arith.mulf %288, %295 : f64
      %297 = arith.cmpf olt, %296, %cst_20 : f64
      %298 = arith.select %297, %296, %cst_20 : f64
      %299 = arith.cmpf olt, %cst_19, %298 : f64
      %300 = arith.select %299, %298, %cst_19 : f64
      %301 = arith.addf %300, %cst_80 : f64
      %302 = arith.bitcast %301 : f64 to i64
      %303 = arith.subf %301, %cst_80 : f64
      %304 = arith.subf %300, %303 : f64
      %305 = math.fma %cst_18, %304, %cst_17 : f64
      %306 = math.fma %305, %304, %cst_16 : f64
      %307 = math.fma %306, %304, %cst_15 : f64
      %308 = math.fma %307, %304, %cst_14 : f64
      %309 = math.fma %308, %304, %cst_13 : f64
      %310 = math.fma %309, %304, %cst_12 : f64
      %311 = math.fma %310, %304, %cst_11 : f64
      %312 = math.fma %311, %304, %cst_10 : f64
      %313 = math.fma %312, %304, %cst_9 : f64
      %314 = math.fma %313, %304, %cst_88 : f64
      %315 = arith.addi %302, %c-4843621399236967425_i64 : i64
      %316 = arith.shli %315, %c52_i64 : i64
      %317 = arith.bitcast %316 : i64 to f64
      %318 = arith.mulf %314, %317 : f64
      %319 = arith.cmpf uno, %288, %288 : f64
      %320 = arith.select %319, %cst_31, %318 : f64
      %321 = arith.cmpf oeq, %288, %cst_85 : f64
      %322 = arith.select %321, %cst_88, %320 : f64
      %323 = arith.truncf %322 : f64 to f32
      %324 = math.fma %cst_27, %cst, %cst_26 : f64
      %325 = math.fma %324, %cst, %cst_25 : f64
      %326 = math.fma %325, %cst, %cst_24 : f64
      %327 = math.fma %326, %cst, %cst_23 : f64
      %328 = math.fma %327, %cst, %cst_22 : f64
      %329 = math.fma %328, %cst, %cst_21 : f64
      %330 = math.fma %cst_0, %329, %cst_85 : f64
      %331 = arith.mulf %288, %330 : f64
      %332 = arith.cmpf olt, %331, %cst_20 : f64
      %333 = arith.select %332, %331, %cst_20 : f64
      %334 = arith.cmpf olt, %cst_19, %333 : f64
      %335 = arith.select %334, %333, %cst_19 : f64
      %336 = arith.addf %335, %cst_80 : f64
      %337 = arith.bitcast %336 : f64 to i64
      %338 = arith.subf %336, %cst_80 : f64
      %339 = arith.subf %335, %338 : f64
      %340 = math.fma %cst_18, %339, %cst_17 : f64
      %341 = math.fma %340, %339, %cst_16 : f64
      %342 = math.fma %341, %339, %cst_15 : f64
      %343 = math.fma %342, %339, %cst_14 : f64
      %344 = math.fma %343, %339, %cst_13 : f64
      %345 = math.fma %344, %339, %cst_12 : f64
      %346 = math.fma %345, %339, %cst_11 : f64
      %347 = math.fma %346, %339, %cst_10 : f64
      %348 = math.fma %347, %339, %cst_9 : f64
      %349 = math.fma %348, %339, %cst_88 : f64
      %350 = arith.addi %337, %c-4843621399236967425_i64 : i64
      %351 = arith.shli %350, %c52_i64 : i64
      %352 = arith.bitcast %351 : i64 to f64
      %353 = arith.mulf %349, %352 : f64
      %354 = arith.select %319, %cst_31, %353 : f64
      %355 = arith.select %321, %cst_88, %354 : f64
      %356 = arith.truncf %355 : f64 to f32
      %357 = arith.subf %cst_7, %323 : f32
      %358 = arith.subf %cst_7, %356 : f32
      %359 = math.sqrt %358 : f32
      %360 = arith.mulf %286, %cst_6 : f32
      %361 = arith.subf %cst_7, %360 : f32
      %362 = arith.divf %286, %357 : f32
      linalg.yield %359, %361, %362 : f32, f32, f32
    } -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %6 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%4 : tensor<f32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = math.sqrt %in : f32
      %9 = arith.cmpf ole, %8, %cst_7 : f32
      %10 = arith.divf %cst_7, %8 : f32
      %11 = arith.select %9, %cst_7, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<f32>
    %7:3 = linalg.generic {indexing_maps = [#map3, #map5, #map3, #map3, #map5, #map3, #map5, #map5, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg1, %6, %arg2, %arg3, %5#0, %arg0, %5#1, %5#2 : tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<f32>, tensor<f32>) outs(%0, %0, %0 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    ^bb0(%in: f32, %in_91: f32, %in_92: f32, %in_93: f32, %in_94: f32, %in_95: f32, %in_96: f32, %in_97: f32, %out: f32, %out_98: f32, %out_99: f32):
      %8 = arith.mulf %in, %in_91 : f32
      %9 = arith.mulf %in_92, %cst_28 : f32
      %10 = arith.mulf %8, %cst_5 : f32
      %11 = arith.addf %9, %10 : f32
      %12 = arith.mulf %in_93, %cst_8 : f32
      %13 = arith.mulf %8, %8 : f32
      %14 = arith.mulf %13, %cst_4 : f32
      %15 = arith.addf %12, %14 : f32
      %16 = math.sqrt %15 : f32
      %17 = arith.divf %16, %in_94 : f32
      %18 = arith.addf %17, %cst_3 : f32
      %19 = arith.mulf %in_95, %in_96 : f32
      %20 = arith.mulf %in_97, %11 : f32
      %21 = arith.divf %20, %18 : f32
      %22 = arith.subf %19, %21 : f32
      linalg.yield %11, %15, %22 : f32, f32, f32
    } -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>)
    return %7#2, %7#0, %7#1 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func @distance(%arg0: tensor<3x4xf16>, %arg1: tensor<3x4xf16>) -> tensor<f16> {
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<3x4xf16>, tensor<3x4xf16>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: f16, %in_2: f16, %out: f32):
      %12 = arith.extf %in : f16 to f32
      %13 = arith.extf %in_2 : f16 to f32
      %14 = arith.subf %12, %13 : f32
      %15 = arith.mulf %14, %14 : f32
      linalg.yield %15 : f32
    } -> tensor<3x4xf32>
    %2 = tensor.empty() : tensor<3xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<3xf32>) -> tensor<3xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<3x4xf32>) outs(%3 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.addf %out, %in : f32
      linalg.yield %12 : f32
    } -> tensor<3xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%4 : tensor<3xf32>) outs(%2 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.divf %in, %cst_0 : f32
      linalg.yield %12 : f32
    } -> tensor<3xf32>
    %6 = tensor.empty() : tensor<f32>
    %7 = linalg.fill ins(%cst_1 : f32) outs(%6 : tensor<f32>) -> tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["reduction"]} ins(%5 : tensor<3xf32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.addf %out, %in : f32
      linalg.yield %12 : f32
    } -> tensor<f32>
    %9 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%8 : tensor<f32>) outs(%6 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.divf %in, %cst : f32
      linalg.yield %12 : f32
    } -> tensor<f32>
    %10 = tensor.empty() : tensor<f16>
    %11 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%9 : tensor<f32>) outs(%10 : tensor<f16>) {
    ^bb0(%in: f32, %out: f16):
      %12 = arith.truncf %in : f32 to f16
      linalg.yield %12 : f16
    } -> tensor<f16>
    return %11 : tensor<f16>
  }
}
