#map = affine_map<(d0) -> (d0)>
module {
  func.func @plus(%arg0: tensor<37xf32>, %arg1: tensor<37xf32>) -> tensor<37xf32> {
    %0 = tensor.empty() : tensor<37xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf32>, tensor<37xf32>) outs(%0 : tensor<37xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.addf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<37xf32>
    return %1 : tensor<37xf32>
  }
  func.func @minus(%arg0: tensor<37xf32>, %arg1: tensor<37xf32>) -> tensor<37xf32> {
    %0 = tensor.empty() : tensor<37xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf32>, tensor<37xf32>) outs(%0 : tensor<37xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.subf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<37xf32>
    return %1 : tensor<37xf32>
  }
  func.func @times(%arg0: tensor<37xf32>, %arg1: tensor<37xf32>) -> tensor<37xf32> {
    %0 = tensor.empty() : tensor<37xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf32>, tensor<37xf32>) outs(%0 : tensor<37xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.mulf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<37xf32>
    return %1 : tensor<37xf32>
  }
  func.func @over(%arg0: tensor<37xf32>, %arg1: tensor<37xf32>) -> tensor<37xf32> {
    %0 = tensor.empty() : tensor<37xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf32>, tensor<37xf32>) outs(%0 : tensor<37xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.divf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<37xf32>
    return %1 : tensor<37xf32>
  }
  func.func @maximum(%arg0: tensor<37xf32>, %arg1: tensor<37xf32>) -> tensor<37xf32> {
    %0 = tensor.empty() : tensor<37xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf32>, tensor<37xf32>) outs(%0 : tensor<37xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.maximumf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<37xf32>
    return %1 : tensor<37xf32>
  }
  func.func @minimum(%arg0: tensor<37xf32>, %arg1: tensor<37xf32>) -> tensor<37xf32> {
    %0 = tensor.empty() : tensor<37xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf32>, tensor<37xf32>) outs(%0 : tensor<37xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.minimumf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<37xf32>
    return %1 : tensor<37xf32>
  }
  func.func @negative(%arg0: tensor<37xf32>) -> tensor<37xf32> {
    %0 = tensor.empty() : tensor<37xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<37xf32>) outs(%0 : tensor<37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.negf %in : f32
      linalg.yield %2 : f32
    } -> tensor<37xf32>
    return %1 : tensor<37xf32>
  }
  func.func @absolute(%arg0: tensor<37xf32>) -> tensor<37xf32> {
    %0 = tensor.empty() : tensor<37xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<37xf32>) outs(%0 : tensor<37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.absf %in : f32
      linalg.yield %2 : f32
    } -> tensor<37xf32>
    return %1 : tensor<37xf32>
  }
  func.func @signum(%arg0: tensor<37xf32>) -> tensor<37xf32> {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<37xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<37xf32>) outs(%0 : tensor<37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.cmpf olt, %in, %cst_1 : f32
      %3 = arith.cmpf ogt, %in, %cst_1 : f32
      %4 = arith.select %2, %cst, %in : f32
      %5 = arith.select %3, %cst_0, %4 : f32
      linalg.yield %5 : f32
    } -> tensor<37xf32>
    return %1 : tensor<37xf32>
  }
  func.func @root(%arg0: tensor<37xf32>) -> tensor<37xf32> {
    %0 = tensor.empty() : tensor<37xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<37xf32>) outs(%0 : tensor<37xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.sqrt %in : f32
      linalg.yield %2 : f32
    } -> tensor<37xf32>
    return %1 : tensor<37xf32>
  }
  func.func @power(%arg0: tensor<37xf32>, %arg1: tensor<37xf32>) -> tensor<37xf32> {
    %c-4843621399236967425_i64 = arith.constant -4843621399236967425 : i64
    %cst = arith.constant 0xFFF0000000000000 : f64
    %cst_0 = arith.constant 0x7FF8000000000000 : f64
    %true = arith.constant true
    %cst_1 = arith.constant 5.000000e-01 : f64
    %cst_2 = arith.constant 0x4330000000000000 : f64
    %c0_i64 = arith.constant 0 : i64
    %cst_3 = arith.constant 0.69314718055994917 : f64
    %cst_4 = arith.constant 0.24022650695909104 : f64
    %cst_5 = arith.constant 0.05550410866448198 : f64
    %cst_6 = arith.constant 0.0096181291079829034 : f64
    %cst_7 = arith.constant 0.0013333558225774378 : f64
    %cst_8 = arith.constant 1.5403529994471372E-4 : f64
    %cst_9 = arith.constant 1.5252659442832958E-5 : f64
    %cst_10 = arith.constant 1.3215653509231648E-6 : f64
    %cst_11 = arith.constant 1.0208320145826043E-7 : f64
    %cst_12 = arith.constant 7.0381907743120809E-9 : f64
    %cst_13 = arith.constant 0x4338000000000000 : f64
    %cst_14 = arith.constant -3.000000e+02 : f64
    %cst_15 = arith.constant 3.000000e+02 : f64
    %cst_16 = arith.constant 0x7FF0000000000000 : f64
    %cst_17 = arith.constant 0.000000e+00 : f64
    %cst_18 = arith.constant 2.8853900817779272 : f64
    %cst_19 = arith.constant 0.96179669392432454 : f64
    %cst_20 = arith.constant 0.57707801725028973 : f64
    %cst_21 = arith.constant 0.41219840147400344 : f64
    %cst_22 = arith.constant 0.32061642575590499 : f64
    %cst_23 = arith.constant 0.26144311335030507 : f64
    %cst_24 = arith.constant 0.24292894768841228 : f64
    %cst_25 = arith.constant 1.000000e+00 : f64
    %cst_26 = arith.constant 0x43300000000003FF : f64
    %c4841369599423283200_i64 = arith.constant 4841369599423283200 : i64
    %c52_i64 = arith.constant 52 : i64
    %c4604544271217802189_i64 = arith.constant 4604544271217802189 : i64
    %c4503599627370495_i64 = arith.constant 4503599627370495 : i64
    %c2638147582215219_i64 = arith.constant 2638147582215219 : i64
    %0 = tensor.empty() : tensor<37xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf32>, tensor<37xf32>) outs(%0 : tensor<37xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %2 = arith.extf %in : f32 to f64
      %3 = arith.extf %in_27 : f32 to f64
      %4 = math.absf %2 : f64
      %5 = arith.bitcast %4 : f64 to i64
      %6 = arith.addi %5, %c2638147582215219_i64 : i64
      %7 = arith.andi %6, %c4503599627370495_i64 : i64
      %8 = arith.addi %7, %c4604544271217802189_i64 : i64
      %9 = arith.shrui %6, %c52_i64 : i64
      %10 = arith.ori %9, %c4841369599423283200_i64 : i64
      %11 = arith.bitcast %10 : i64 to f64
      %12 = arith.subf %11, %cst_26 : f64
      %13 = arith.bitcast %8 : i64 to f64
      %14 = arith.subf %13, %cst_25 : f64
      %15 = arith.addf %13, %cst_25 : f64
      %16 = arith.divf %14, %15 : f64
      %17 = arith.mulf %16, %16 : f64
      %18 = math.fma %cst_24, %17, %cst_23 : f64
      %19 = math.fma %18, %17, %cst_22 : f64
      %20 = math.fma %19, %17, %cst_21 : f64
      %21 = math.fma %20, %17, %cst_20 : f64
      %22 = math.fma %21, %17, %cst_19 : f64
      %23 = math.fma %22, %17, %cst_18 : f64
      %24 = math.fma %16, %23, %12 : f64
      %25 = arith.cmpf oeq, %4, %cst_17 : f64
      %26 = arith.select %25, %cst, %24 : f64
      %27 = arith.cmpf oeq, %4, %cst_16 : f64
      %28 = arith.select %27, %cst_16, %26 : f64
      %29 = arith.mulf %3, %28 : f64
      %30 = arith.cmpf olt, %29, %cst_15 : f64
      %31 = arith.select %30, %29, %cst_15 : f64
      %32 = arith.cmpf olt, %cst_14, %31 : f64
      %33 = arith.select %32, %31, %cst_14 : f64
      %34 = arith.addf %33, %cst_13 : f64
      %35 = arith.bitcast %34 : f64 to i64
      %36 = arith.subf %34, %cst_13 : f64
      %37 = arith.subf %33, %36 : f64
      %38 = math.fma %cst_12, %37, %cst_11 : f64
      %39 = math.fma %38, %37, %cst_10 : f64
      %40 = math.fma %39, %37, %cst_9 : f64
      %41 = math.fma %40, %37, %cst_8 : f64
      %42 = math.fma %41, %37, %cst_7 : f64
      %43 = math.fma %42, %37, %cst_6 : f64
      %44 = math.fma %43, %37, %cst_5 : f64
      %45 = math.fma %44, %37, %cst_4 : f64
      %46 = math.fma %45, %37, %cst_3 : f64
      %47 = math.fma %46, %37, %cst_25 : f64
      %48 = arith.addi %35, %c-4843621399236967425_i64 : i64
      %49 = arith.shli %48, %c52_i64 : i64
      %50 = arith.bitcast %49 : i64 to f64
      %51 = arith.mulf %47, %50 : f64
      %52 = math.absf %3 : f64
      %53 = arith.bitcast %2 : f64 to i64
      %54 = arith.cmpi slt, %53, %c0_i64 : i64
      %55 = arith.addf %52, %cst_2 : f64
      %56 = arith.subf %55, %cst_2 : f64
      %57 = arith.cmpf ole, %cst_2, %52 : f64
      %58 = arith.cmpf oeq, %56, %52 : f64
      %59 = arith.ori %57, %58 : i1
      %60 = arith.mulf %52, %cst_1 : f64
      %61 = arith.addf %60, %cst_2 : f64
      %62 = arith.subf %61, %cst_2 : f64
      %63 = arith.cmpf ole, %cst_2, %60 : f64
      %64 = arith.cmpf oeq, %62, %60 : f64
      %65 = arith.ori %63, %64 : i1
      %66 = arith.xori %65, %true : i1
      %67 = arith.andi %59, %66 : i1
      %68 = arith.cmpf oeq, %4, %cst_25 : f64
      %69 = arith.select %68, %cst_25, %51 : f64
      %70 = arith.andi %54, %67 : i1
      %71 = arith.negf %69 : f64
      %72 = arith.select %70, %71, %69 : f64
      %73 = arith.cmpf olt, %cst_17, %4 : f64
      %74 = arith.cmpf olt, %4, %cst_16 : f64
      %75 = arith.andi %73, %74 : i1
      %76 = arith.andi %54, %75 : i1
      %77 = arith.xori %59, %true : i1
      %78 = arith.andi %76, %77 : i1
      %79 = arith.cmpf uno, %2, %2 : f64
      %80 = arith.cmpf uno, %3, %3 : f64
      %81 = arith.ori %79, %80 : i1
      %82 = arith.ori %81, %78 : i1
      %83 = arith.select %82, %cst_0, %72 : f64
      %84 = arith.cmpf oeq, %2, %cst_25 : f64
      %85 = arith.cmpf oeq, %3, %cst_17 : f64
      %86 = arith.ori %84, %85 : i1
      %87 = arith.select %86, %cst_25, %83 : f64
      %88 = arith.truncf %87 : f64 to f32
      linalg.yield %88 : f32
    } -> tensor<37xf32>
    return %1 : tensor<37xf32>
  }
  func.func @fused(%arg0: tensor<37xf32>, %arg1: tensor<37xf32>) -> (tensor<37xf32>, tensor<37xf32>) {
    %c-4843621399236967425_i64 = arith.constant -4843621399236967425 : i64
    %cst = arith.constant 0xFFF0000000000000 : f64
    %cst_0 = arith.constant 0x7FF8000000000000 : f64
    %true = arith.constant true
    %cst_1 = arith.constant 5.000000e-01 : f64
    %cst_2 = arith.constant 0x4330000000000000 : f64
    %c0_i64 = arith.constant 0 : i64
    %cst_3 = arith.constant 0.69314718055994917 : f64
    %cst_4 = arith.constant 0.24022650695909104 : f64
    %cst_5 = arith.constant 0.05550410866448198 : f64
    %cst_6 = arith.constant 0.0096181291079829034 : f64
    %cst_7 = arith.constant 0.0013333558225774378 : f64
    %cst_8 = arith.constant 1.5403529994471372E-4 : f64
    %cst_9 = arith.constant 1.5252659442832958E-5 : f64
    %cst_10 = arith.constant 1.3215653509231648E-6 : f64
    %cst_11 = arith.constant 1.0208320145826043E-7 : f64
    %cst_12 = arith.constant 7.0381907743120809E-9 : f64
    %cst_13 = arith.constant 0x4338000000000000 : f64
    %cst_14 = arith.constant -3.000000e+02 : f64
    %cst_15 = arith.constant 3.000000e+02 : f64
    %cst_16 = arith.constant 0x7FF0000000000000 : f64
    %cst_17 = arith.constant 0.000000e+00 : f64
    %cst_18 = arith.constant 2.8853900817779272 : f64
    %cst_19 = arith.constant 0.96179669392432454 : f64
    %cst_20 = arith.constant 0.57707801725028973 : f64
    %cst_21 = arith.constant 0.41219840147400344 : f64
    %cst_22 = arith.constant 0.32061642575590499 : f64
    %cst_23 = arith.constant 0.26144311335030507 : f64
    %cst_24 = arith.constant 0.24292894768841228 : f64
    %cst_25 = arith.constant 1.000000e+00 : f64
    %cst_26 = arith.constant 0x43300000000003FF : f64
    %c4841369599423283200_i64 = arith.constant 4841369599423283200 : i64
    %c52_i64 = arith.constant 52 : i64
    %c4604544271217802189_i64 = arith.constant 4604544271217802189 : i64
    %c4503599627370495_i64 = arith.constant 4503599627370495 : i64
    %c2638147582215219_i64 = arith.constant 2638147582215219 : i64
    %cst_27 = arith.constant -1.000000e+00 : f32
    %cst_28 = arith.constant 0.000000e+00 : f32
    %cst_29 = arith.constant 1.000000e+00 : f32
    %cst_30 = arith.constant 3.000000e+00 : f32
    %cst_31 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<37xf32>
    %1:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf32>, tensor<37xf32>) outs(%0, %0 : tensor<37xf32>, tensor<37xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32, %out_33: f32):
      %2 = arith.mulf %in, %in_32 : f32
      %3 = arith.addf %2, %cst_31 : f32
      %4 = arith.cmpf olt, %3, %in : f32
      %5 = arith.divf %3, %cst_30 : f32
      %6 = math.absf %3 : f32
      %7 = arith.negf %6 : f32
      %8 = arith.select %4, %5, %7 : f32
      %9 = arith.maximumf %3, %8 : f32
      %10 = arith.minimumf %in, %in_32 : f32
      %11 = arith.subf %9, %10 : f32
      %12 = arith.addf %6, %cst_29 : f32
      %13 = math.sqrt %12 : f32
      %14 = arith.cmpf olt, %8, %cst_28 : f32
      %15 = arith.cmpf ogt, %8, %cst_28 : f32
      %16 = arith.select %14, %cst_27, %8 : f32
      %17 = arith.select %15, %cst_29, %16 : f32
      %18 = arith.extf %13 : f32 to f64
      %19 = arith.extf %17 : f32 to f64
      %20 = math.absf %18 : f64
      %21 = arith.bitcast %20 : f64 to i64
      %22 = arith.addi %21, %c2638147582215219_i64 : i64
      %23 = arith.andi %22, %c4503599627370495_i64 : i64
      %24 = arith.addi %23, %c4604544271217802189_i64 : i64
      %25 = arith.shrui %22, %c52_i64 : i64
      %26 = arith.ori %25, %c4841369599423283200_i64 : i64
      %27 = arith.bitcast %26 : i64 to f64
      %28 = arith.subf %27, %cst_26 : f64
      %29 = arith.bitcast %24 : i64 to f64
      %30 = arith.subf %29, %cst_25 : f64
      %31 = arith.addf %29, %cst_25 : f64
      %32 = arith.divf %30, %31 : f64
      %33 = arith.mulf %32, %32 : f64
      %34 = math.fma %cst_24, %33, %cst_23 : f64
      %35 = math.fma %34, %33, %cst_22 : f64
      %36 = math.fma %35, %33, %cst_21 : f64
      %37 = math.fma %36, %33, %cst_20 : f64
      %38 = math.fma %37, %33, %cst_19 : f64
      %39 = math.fma %38, %33, %cst_18 : f64
      %40 = math.fma %32, %39, %28 : f64
      %41 = arith.cmpf oeq, %20, %cst_17 : f64
      %42 = arith.select %41, %cst, %40 : f64
      %43 = arith.cmpf oeq, %20, %cst_16 : f64
      %44 = arith.select %43, %cst_16, %42 : f64
      %45 = arith.mulf %19, %44 : f64
      %46 = arith.cmpf olt, %45, %cst_15 : f64
      %47 = arith.select %46, %45, %cst_15 : f64
      %48 = arith.cmpf olt, %cst_14, %47 : f64
      %49 = arith.select %48, %47, %cst_14 : f64
      %50 = arith.addf %49, %cst_13 : f64
      %51 = arith.bitcast %50 : f64 to i64
      %52 = arith.subf %50, %cst_13 : f64
      %53 = arith.subf %49, %52 : f64
      %54 = math.fma %cst_12, %53, %cst_11 : f64
      %55 = math.fma %54, %53, %cst_10 : f64
      %56 = math.fma %55, %53, %cst_9 : f64
      %57 = math.fma %56, %53, %cst_8 : f64
      %58 = math.fma %57, %53, %cst_7 : f64
      %59 = math.fma %58, %53, %cst_6 : f64
      %60 = math.fma %59, %53, %cst_5 : f64
      %61 = math.fma %60, %53, %cst_4 : f64
      %62 = math.fma %61, %53, %cst_3 : f64
      %63 = math.fma %62, %53, %cst_25 : f64
      %64 = arith.addi %51, %c-4843621399236967425_i64 : i64
      %65 = arith.shli %64, %c52_i64 : i64
      %66 = arith.bitcast %65 : i64 to f64
      %67 = arith.mulf %63, %66 : f64
      %68 = math.absf %19 : f64
      %69 = arith.bitcast %18 : f64 to i64
      %70 = arith.cmpi slt, %69, %c0_i64 : i64
      %71 = arith.addf %68, %cst_2 : f64
      %72 = arith.subf %71, %cst_2 : f64
      %73 = arith.cmpf ole, %cst_2, %68 : f64
      %74 = arith.cmpf oeq, %72, %68 : f64
      %75 = arith.ori %73, %74 : i1
      %76 = arith.mulf %68, %cst_1 : f64
      %77 = arith.addf %76, %cst_2 : f64
      %78 = arith.subf %77, %cst_2 : f64
      %79 = arith.cmpf ole, %cst_2, %76 : f64
      %80 = arith.cmpf oeq, %78, %76 : f64
      %81 = arith.ori %79, %80 : i1
      %82 = arith.xori %81, %true : i1
      %83 = arith.andi %75, %82 : i1
      %84 = arith.cmpf oeq, %20, %cst_25 : f64
      %85 = arith.select %84, %cst_25, %67 : f64
      %86 = arith.andi %70, %83 : i1
      %87 = arith.negf %85 : f64
      %88 = arith.select %86, %87, %85 : f64
      %89 = arith.cmpf olt, %cst_17, %20 : f64
      %90 = arith.cmpf olt, %20, %cst_16 : f64
      %91 = arith.andi %89, %90 : i1
      %92 = arith.andi %70, %91 : i1
      %93 = arith.xori %75, %true : i1
      %94 = arith.andi %92, %93 : i1
      %95 = arith.cmpf uno, %18, %18 : f64
      %96 = arith.cmpf uno, %19, %19 : f64
      %97 = arith.ori %95, %96 : i1
      %98 = arith.ori %97, %94 : i1
      %99 = arith.select %98, %cst_0, %88 : f64
      %100 = arith.cmpf oeq, %18, %cst_25 : f64
      %101 = arith.cmpf oeq, %19, %cst_17 : f64
      %102 = arith.ori %100, %101 : i1
      %103 = arith.select %102, %cst_25, %99 : f64
      %104 = arith.truncf %103 : f64 to f32
      linalg.yield %11, %104 : f32, f32
    } -> (tensor<37xf32>, tensor<37xf32>)
    return %1#0, %1#1 : tensor<37xf32>, tensor<37xf32>
  }
}
