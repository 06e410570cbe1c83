#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @small(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xf32> {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.mulf %in, %in : f32
      linalg.yield %7 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x1xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<4x8xf32>) outs(%3 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.addf %out, %in : f32
      linalg.yield %7 : f32
    } -> tensor<4x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<4x1xf32>) outs(%2 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.divf %in, %cst_0 : f32
      %8 = arith.addf %7, %cst : f32
      %9 = math.sqrt %8 : f32
      linalg.yield %9 : f32
    } -> tensor<4x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %5, %arg1 : tensor<4x8xf32>, tensor<4x1xf32>, tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %out: f32):
      %7 = arith.divf %in, %in_2 : f32
      %8 = arith.mulf %7, %in_3 : f32
      linalg.yield %8 : f32
    } -> tensor<4x8xf32>
    return %6 : tensor<4x8xf32>
  }
  func.func @columns(%arg0: tensor<3x2xf64>) -> tensor<3x2xf64> {
    %c-4843621399236966400_i64 = arith.constant -4843621399236966400 : i64
    %c4843621399236968449_i64 = arith.constant 4843621399236968449 : i64
    %cst = arith.constant 5.0577616648125907E-17 : f64
    %cst_0 = arith.constant 5.000000e-01 : f64
    %cst_1 = arith.constant 2.000000e+00 : f64
    %cst_2 = arith.constant -0.000000e+00 : f64
    %cst_3 = arith.constant 0x7FF8000000000000 : f64
    %c2047_i64 = arith.constant 2047 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst_4 = arith.constant 0.24022650695910072 : f64
    %cst_5 = arith.constant 0.055504108664821639 : f64
    %cst_6 = arith.constant 0.009618129107628345 : f64
    %cst_7 = arith.constant 0.001333355814640239 : f64
    %cst_8 = arith.constant 1.5403530393632921E-4 : f64
    %cst_9 = arith.constant 1.5252733846396906E-5 : f64
    %cst_10 = arith.constant 1.3215486590393529E-6 : f64
    %cst_11 = arith.constant 1.0178054865895336E-7 : f64
    %cst_12 = arith.constant 7.0549788704551782E-9 : f64
    %cst_13 = arith.constant 4.4561701132233437E-10 : f64
    %cst_14 = arith.constant 2.5616712242491744E-11 : f64
    %cst_15 = arith.constant 2.3190468138462996E-17 : f64
    %cst_16 = arith.constant 0.69314718055994529 : f64
    %c4843621399236968448_i64 = arith.constant 4843621399236968448 : i64
    %cst_17 = arith.constant 0x4338000000000000 : f64
    %cst_18 = arith.constant -1.100000e+03 : f64
    %cst_19 = arith.constant 1.100000e+03 : f64
    %cst_20 = arith.constant 4.0710547481862066E-17 : f64
    %cst_21 = arith.constant 2.8853900817779268 : f64
    %cst_22 = arith.constant 0.96179669392597555 : f64
    %cst_23 = arith.constant 0.000000e+00 : f64
    %cst_24 = arith.constant 0.57707801635558509 : f64
    %cst_25 = arith.constant 0.41219858311137031 : f64
    %cst_26 = arith.constant 0.3205988979078957 : f64
    %cst_27 = arith.constant 0.26230819916537218 : f64
    %cst_28 = arith.constant 0.22195224034926639 : f64
    %cst_29 = arith.constant 0.19240234178076307 : f64
    %cst_30 = arith.constant 0.16843296932571031 : f64
    %cst_31 = arith.constant 0.17295734035367058 : f64
    %cst_32 = arith.constant 1.000000e+00 : f64
    %c52_i64 = arith.constant 52 : i64
    %cst_33 = arith.constant 0xFFF0000000000000 : f64
    %0 = tensor.empty() : tensor<1x2xf64>
    %1 = linalg.fill ins(%cst_33 : f64) outs(%0 : tensor<1x2xf64>) -> tensor<1x2xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<3x2xf64>) outs(%1 : tensor<1x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %8 = arith.maximumf %out, %in : f64
      linalg.yield %8 : f64
    } -> tensor<1x2xf64>
    %3 = tensor.empty() : tensor<3x2xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %2 : tensor<3x2xf64>, tensor<1x2xf64>) outs(%3 : tensor<3x2xf64>) {
    ^bb0(%in: f64, %in_34: f64, %out: f64):
      %8 = arith.subf %in, %in_34 : f64
      %9 = math.fma %cst_2, %cst_1, %cst_23 : f64
      %10 = math.fma %cst_2, %cst_23, %9 : f64
      %11 = arith.mulf %10, %cst_0 : f64
      %12 = math.fma %cst_23, %cst_23, %cst_2 : f64
      %13 = arith.mulf %11, %cst_23 : f64
      %14 = math.fma %cst_23, %11, %13 : f64
      %15 = arith.addf %12, %14 : f64
      %16 = math.fma %cst_31, %cst_23, %cst_30 : f64
      %17 = math.fma %16, %cst_23, %cst_29 : f64
      %18 = math.fma %17, %cst_23, %cst_28 : f64
      %19 = math.fma %18, %cst_23, %cst_27 : f64
      %20 = math.fma %19, %cst_23, %cst_26 : f64
      %21 = math.fma %20, %cst_23, %cst_25 : f64
      %22 = math.fma %21, %cst_23, %cst_24 : f64
      %23 = arith.mulf %22, %cst_23 : f64
      %24 = arith.addf %23, %cst_22 : f64
      %25 = arith.subf %24, %cst_22 : f64
      %26 = arith.subf %23, %25 : f64
      %27 = arith.addf %26, %cst : f64
      %28 = arith.mulf %24, %cst_23 : f64
      %29 = arith.negf %28 : f64
      %30 = math.fma %24, %cst_23, %29 : f64
      %31 = arith.mulf %27, %cst_23 : f64
      %32 = math.fma %24, %15, %31 : f64
      %33 = arith.addf %30, %32 : f64
      %34 = arith.addf %28, %cst_21 : f64
      %35 = arith.subf %34, %cst_21 : f64
      %36 = arith.subf %28, %35 : f64
      %37 = arith.addf %33, %cst_20 : f64
      %38 = arith.addf %36, %37 : f64
      %39 = arith.mulf %34, %cst_23 : f64
      %40 = arith.negf %39 : f64
      %41 = math.fma %cst_23, %34, %40 : f64
      %42 = arith.mulf %11, %34 : f64
      %43 = math.fma %cst_23, %38, %42 : f64
      %44 = arith.addf %41, %43 : f64
      %45 = arith.addf %39, %cst_32 : f64
      %46 = arith.subf %45, %cst_32 : f64
      %47 = arith.subf %39, %46 : f64
      %48 = arith.addf %44, %cst_23 : f64
      %49 = arith.addf %47, %48 : f64
      %50 = arith.mulf %8, %45 : f64
      %51 = arith.negf %50 : f64
      %52 = math.fma %8, %45, %51 : f64
      %53 = math.fma %8, %49, %52 : f64
      %54 = math.absf %50 : f64
      %55 = arith.cmpf olt, %54, %cst_19 : f64
      %56 = arith.select %55, %53, %cst_23 : f64
      %57 = arith.cmpf olt, %50, %cst_19 : f64
      %58 = arith.select %57, %50, %cst_19 : f64
      %59 = arith.cmpf olt, %cst_18, %58 : f64
      %60 = arith.select %59, %58, %cst_18 : f64
      %61 = arith.addf %60, %cst_17 : f64
      %62 = arith.bitcast %61 : f64 to i64
      %63 = arith.subi %62, %c4843621399236968448_i64 : i64
      %64 = arith.subf %61, %cst_17 : f64
      %65 = arith.subf %60, %64 : f64
      %66 = arith.mulf %65, %cst_16 : f64
      %67 = arith.negf %66 : f64
      %68 = math.fma %65, %cst_16, %67 : f64
      %69 = arith.addf %66, %cst_32 : f64
      %70 = arith.subf %69, %cst_32 : f64
      %71 = arith.subf %66, %70 : f64
      %72 = math.fma %65, %cst_15, %68 : f64
      %73 = arith.addf %72, %71 : f64
      %74 = arith.mulf %65, %65 : f64
      %75 = math.fma %cst_14, %65, %cst_13 : f64
      %76 = math.fma %75, %65, %cst_12 : f64
      %77 = math.fma %76, %65, %cst_11 : f64
      %78 = math.fma %77, %65, %cst_10 : f64
      %79 = math.fma %78, %65, %cst_9 : f64
      %80 = math.fma %79, %65, %cst_8 : f64
      %81 = math.fma %80, %65, %cst_7 : f64
      %82 = math.fma %81, %65, %cst_6 : f64
      %83 = math.fma %82, %65, %cst_5 : f64
      %84 = math.fma %83, %65, %cst_4 : f64
      %85 = math.fma %74, %84, %73 : f64
      %86 = arith.addf %69, %85 : f64
      %87 = arith.mulf %86, %56 : f64
      %88 = math.fma %87, %cst_16, %85 : f64
      %89 = arith.addf %69, %88 : f64
      %90 = arith.subf %89, %69 : f64
      %91 = arith.subf %88, %90 : f64
      %92 = arith.cmpf olt, %64, %cst_23 : f64
      %93 = arith.subi %c4843621399236968449_i64, %62 : i64
      %94 = arith.select %92, %93, %c1_i64 : i64
      %95 = arith.shli %94, %c52_i64 : i64
      %96 = arith.bitcast %95 : i64 to f64
      %97 = arith.cmpf olt, %89, %96 : f64
      %98 = arith.select %97, %96, %cst_23 : f64
      %99 = arith.addf %98, %89 : f64
      %100 = arith.subf %99, %98 : f64
      %101 = arith.subf %89, %100 : f64
      %102 = arith.addf %101, %91 : f64
      %103 = arith.addf %99, %102 : f64
      %104 = arith.subf %103, %98 : f64
      %105 = arith.addi %62, %c-4843621399236966400_i64 : i64
      %106 = arith.shrui %105, %c1_i64 : i64
      %107 = arith.subi %106, %c1_i64 : i64
      %108 = arith.subi %63, %106 : i64
      %109 = arith.addi %108, %c2047_i64 : i64
      %110 = arith.shli %107, %c52_i64 : i64
      %111 = arith.bitcast %110 : i64 to f64
      %112 = arith.mulf %104, %111 : f64
      %113 = arith.shli %109, %c52_i64 : i64
      %114 = arith.bitcast %113 : i64 to f64
      %115 = arith.mulf %112, %114 : f64
      %116 = arith.cmpf uno, %8, %8 : f64
      %117 = arith.select %116, %cst_3, %115 : f64
      %118 = arith.cmpf oeq, %8, %cst_23 : f64
      %119 = arith.select %118, %cst_32, %117 : f64
      linalg.yield %119 : f64
    } -> tensor<3x2xf64>
    %5 = linalg.fill ins(%cst_2 : f64) outs(%0 : tensor<1x2xf64>) -> tensor<1x2xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%4 : tensor<3x2xf64>) outs(%5 : tensor<1x2xf64>) {
    ^bb0(%in: f64, %out: f64):
      %8 = arith.addf %out, %in : f64
      linalg.yield %8 : f64
    } -> tensor<1x2xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %6 : tensor<3x2xf64>, tensor<1x2xf64>) outs(%3 : tensor<3x2xf64>) {
    ^bb0(%in: f64, %in_34: f64, %out: f64):
      %8 = arith.divf %in, %in_34 : f64
      linalg.yield %8 : f64
    } -> tensor<3x2xf64>
    return %7 : tensor<3x2xf64>
  }
  func.func @both(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x2x5xf16>) -> (tensor<4x8xf32>, tensor<2x3xf64>, tensor<2x2x5xf16>, tensor<2xf32>) {
    %c-4843621399236966400_i64 = arith.constant -4843621399236966400 : i64
    %c4843621399236968449_i64 = arith.constant 4843621399236968449 : i64
    %cst = arith.constant 5.0577616648125907E-17 : f64
    %cst_0 = arith.constant 5.000000e-01 : f64
    %cst_1 = arith.constant 2.000000e+00 : f64
    %c-4843621399236967425_i64 = arith.constant -4843621399236967425 : i64
    %cst_2 = arith.constant 1.500000e+00 : f64
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant 3.000000e+00 : f64
    %cst_5 = arith.constant 9.99999974E-6 : f32
    %cst_6 = arith.constant 8.000000e+00 : f32
    %cst_7 = arith.constant 5.000000e+00 : f32
    %cst_8 = arith.constant -0.000000e+00 : f64
    %cst_9 = arith.constant -0.000000e+00 : f32
    %c2047_i64 = arith.constant 2047 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst_10 = arith.constant 0.24022650695910072 : f64
    %cst_11 = arith.constant 0.055504108664821639 : f64
    %cst_12 = arith.constant 0.009618129107628345 : f64
    %cst_13 = arith.constant 0.001333355814640239 : f64
    %cst_14 = arith.constant 1.5403530393632921E-4 : f64
    %cst_15 = arith.constant 1.5252733846396906E-5 : f64
    %cst_16 = arith.constant 1.3215486590393529E-6 : f64
    %cst_17 = arith.constant 1.0178054865895336E-7 : f64
    %cst_18 = arith.constant 7.0549788704551782E-9 : f64
    %cst_19 = arith.constant 4.4561701132233437E-10 : f64
    %cst_20 = arith.constant 2.5616712242491744E-11 : f64
    %cst_21 = arith.constant 2.3190468138462996E-17 : f64
    %cst_22 = arith.constant 0.69314718055994529 : f64
    %cst_23 = arith.constant -1.100000e+03 : f64
    %cst_24 = arith.constant 1.100000e+03 : f64
    %cst_25 = arith.constant 4.0710547481862066E-17 : f64
    %cst_26 = arith.constant 2.8853900817779268 : f64
    %cst_27 = arith.constant 0.96179669392597555 : f64
    %cst_28 = arith.constant 0.57707801635558509 : f64
    %cst_29 = arith.constant 0.41219858311137031 : f64
    %cst_30 = arith.constant 0.3205988979078957 : f64
    %cst_31 = arith.constant 0.26230819916537218 : f64
    %cst_32 = arith.constant 0.22195224034926639 : f64
    %cst_33 = arith.constant 0.19240234178076307 : f64
    %cst_34 = arith.constant 0.16843296932571031 : f64
    %cst_35 = arith.constant 0.17295734035367058 : f64
    %cst_36 = arith.constant 0x7FF8000000000000 : f64
    %cst_37 = arith.constant 0.69314718055994917 : f64
    %cst_38 = arith.constant 0.24022650695909104 : f64
    %cst_39 = arith.constant 0.05550410866448198 : f64
    %cst_40 = arith.constant 0.0096181291079829034 : f64
    %cst_41 = arith.constant 0.0013333558225774378 : f64
    %cst_42 = arith.constant 1.5403529994471372E-4 : f64
    %cst_43 = arith.constant 1.5252659442832958E-5 : f64
    %cst_44 = arith.constant 1.3215653509231648E-6 : f64
    %cst_45 = arith.constant 1.0208320145826043E-7 : f64
    %cst_46 = arith.constant 7.0381907743120809E-9 : f64
    %c4843621399236968448_i64 = arith.constant 4843621399236968448 : i64
    %cst_47 = arith.constant 0x4338000000000000 : f64
    %cst_48 = arith.constant -3.000000e+02 : f64
    %cst_49 = arith.constant 3.000000e+02 : f64
    %cst_50 = arith.constant 0.000000e+00 : f64
    %cst_51 = arith.constant 2.8853900817779272 : f64
    %cst_52 = arith.constant 0.96179669392432454 : f64
    %cst_53 = arith.constant 0.57707801725028973 : f64
    %cst_54 = arith.constant 0.41219840147400344 : f64
    %cst_55 = arith.constant 0.32061642575590499 : f64
    %cst_56 = arith.constant 0.26144311335030507 : f64
    %cst_57 = arith.constant 0.24292894768841228 : f64
    %cst_58 = arith.constant 1.000000e+00 : f64
    %c52_i64 = arith.constant 52 : i64
    %cst_59 = arith.constant 0xFFF0000000000000 : f64
    %cst_60 = arith.constant 0xFF800000 : f32
    %cst_61 = arith.constant 1.550000e+01 : f32
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%cst_61 : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
    %2 = tensor.empty() : tensor<4x1xf32>
    %3 = linalg.fill ins(%cst_60 : f32) outs(%2 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x8xf32>) outs(%3 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.maximumf %out, %in : f32
      linalg.yield %35 : f32
    } -> tensor<4x1xf32>
    %5 = tensor.empty() : tensor<1x3xf64>
    %6 = linalg.fill ins(%cst_59 : f64) outs(%5 : tensor<1x3xf64>) -> tensor<1x3xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%arg2 : tensor<2x3xf64>) outs(%6 : tensor<1x3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %35 = arith.maximumf %out, %in : f64
      linalg.yield %35 : f64
    } -> tensor<1x3xf64>
    %8 = tensor.empty() : tensor<2x2x5xf32>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x2x5xf16>) outs(%8 : tensor<2x2x5xf32>) {
    ^bb0(%in: f16, %out: f32):
      %35 = arith.extf %in : f16 to f32
      linalg.yield %35 : f32
    } -> tensor<2x2x5xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %4 : tensor<4x8xf32>, tensor<4x1xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %35 = arith.subf %in, %in_62 : f32
      %36 = arith.extf %35 : f32 to f64
      %37 = math.fma %cst_57, %cst_50, %cst_56 : f64
      %38 = math.fma %37, %cst_50, %cst_55 : f64
      %39 = math.fma %38, %cst_50, %cst_54 : f64
      %40 = math.fma %39, %cst_50, %cst_53 : f64
      %41 = math.fma %40, %cst_50, %cst_52 : f64
      %42 = math.fma %41, %cst_50, %cst_51 : f64
      %43 = math.fma %cst_50, %42, %cst_58 : f64
      %44 = arith.mulf %36, %43 : f64
      %45 = arith.cmpf olt, %44, %cst_49 : f64
      %46 = arith.select %45, %44, %cst_49 : f64
      %47 = arith.cmpf olt, %cst_48, %46 : f64
      %48 = arith.select %47, %46, %cst_48 : f64
      %49 = arith.addf %48, %cst_47 : f64
      %50 = arith.bitcast %49 : f64 to i64
      %51 = arith.subf %49, %cst_47 : f64
      %52 = arith.subf %48, %51 : f64
      %53 = math.fma %cst_46, %52, %cst_45 : f64
      %54 = math.fma %53, %52, %cst_44 : f64
      %55 = math.fma %54, %52, %cst_43 : f64
      %56 = math.fma %55, %52, %cst_42 : f64
      %57 = math.fma %56, %52, %cst_41 : f64
      %58 = math.fma %57, %52, %cst_40 : f64
      %59 = math.fma %58, %52, %cst_39 : f64
      %60 = math.fma %59, %52, %cst_38 : f64
      %61 = math.fma %60, %52, %cst_37 : f64
      %62 = math.fma %61, %52, %cst_58 : f64
      %63 = arith.addi %50, %c-4843621399236967425_i64 : i64
      %64 = arith.shli %63, %c52_i64 : i64
      %65 = arith.bitcast %64 : i64 to f64
      %66 = arith.mulf %62, %65 : f64
      %67 = arith.cmpf uno, %36, %36 : f64
      %68 = arith.select %67, %cst_36, %66 : f64
      %69 = arith.cmpf oeq, %36, %cst_50 : f64
      %70 = arith.select %69, %cst_58, %68 : f64
      %71 = arith.truncf %70 : f64 to f32
      linalg.yield %71 : f32
    } -> tensor<4x8xf32>
    %12 = tensor.empty() : tensor<2x3xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %7 : tensor<2x3xf64>, tensor<1x3xf64>) outs(%12 : tensor<2x3xf64>) {
    ^bb0(%in: f64, %in_62: f64, %out: f64):
      %35 = arith.subf %in, %in_62 : f64
      %36 = math.fma %cst_8, %cst_1, %cst_50 : f64
      %37 = math.fma %cst_8, %cst_50, %36 : f64
      %38 = arith.mulf %37, %cst_0 : f64
      %39 = math.fma %cst_50, %cst_50, %cst_8 : f64
      %40 = arith.mulf %38, %cst_50 : f64
      %41 = math.fma %cst_50, %38, %40 : f64
      %42 = arith.addf %39, %41 : f64
      %43 = math.fma %cst_35, %cst_50, %cst_34 : f64
      %44 = math.fma %43, %cst_50, %cst_33 : f64
      %45 = math.fma %44, %cst_50, %cst_32 : f64
      %46 = math.fma %45, %cst_50, %cst_31 : f64
      %47 = math.fma %46, %cst_50, %cst_30 : f64
      %48 = math.fma %47, %cst_50, %cst_29 : f64
      %49 = math.fma %48, %cst_50, %cst_28 : f64
      %50 = arith.mulf %49, %cst_50 : f64
      %51 = arith.addf %50, %cst_27 : f64
      %52 = arith.subf %51, %cst_27 : f64
      %53 = arith.subf %50, %52 : f64
      %54 = arith.addf %53, %cst : f64
      %55 = arith.mulf %51, %cst_50 : f64
      %56 = arith.negf %55 : f64
      %57 = math.fma %51, %cst_50, %56 : f64
      %58 = arith.mulf %54, %cst_50 : f64
      %59 = math.fma %51, %42, %58 : f64
      %60 = arith.addf %57, %59 : f64
      %61 = arith.addf %55, %cst_26 : f64
      %62 = arith.subf %61, %cst_26 : f64
      %63 = arith.subf %55, %62 : f64
      %64 = arith.addf %60, %cst_25 : f64
      %65 = arith.addf %63, %64 : f64
      %66 = arith.mulf %61, %cst_50 : f64
      %67 = arith.negf %66 : f64
      %68 = math.fma %cst_50, %61, %67 : f64
      %69 = arith.mulf %38, %61 : f64
      %70 = math.fma %cst_50, %65, %69 : f64
      %71 = arith.addf %68, %70 : f64
      %72 = arith.addf %66, %cst_58 : f64
      %73 = arith.subf %72, %cst_58 : f64
      %74 = arith.subf %66, %73 : f64
      %75 = arith.addf %71, %cst_50 : f64
      %76 = arith.addf %74, %75 : f64
      %77 = arith.mulf %35, %72 : f64
      %78 = arith.negf %77 : f64
      %79 = math.fma %35, %72, %78 : f64
      %80 = math.fma %35, %76, %79 : f64
      %81 = math.absf %77 : f64
      %82 = arith.cmpf olt, %81, %cst_24 : f64
      %83 = arith.select %82, %80, %cst_50 : f64
      %84 = arith.cmpf olt, %77, %cst_24 : f64
      %85 = arith.select %84, %77, %cst_24 : f64
      %86 = arith.cmpf olt, %cst_23, %85 : f64
      %87 = arith.select %86, %85, %cst_23 : f64
      %88 = arith.addf %87, %cst_47 : f64
      %89 = arith.bitcast %88 : f64 to i64
      %90 = arith.subi %89, %c4843621399236968448_i64 : i64
      %91 = arith.subf %88, %cst_47 : f64
      %92 = arith.subf %87, %91 : f64
      %93 = arith.mulf %92, %cst_22 : f64
      %94 = arith.negf %93 : f64
      %95 = math.fma %92, %cst_22, %94 : f64
      %96 = arith.addf %93, %cst_58 : f64
      %97 = arith.subf %96, %cst_58 : f64
      %98 = arith.subf %93, %97 : f64
      %99 = math.fma %92, %cst_21, %95 : f64
      %100 = arith.addf %99, %98 : f64
      %101 = arith.mulf %92, %92 : f64
      %102 = math.fma %cst_20, %92, %cst_19 : f64
      %103 = math.fma %102, %92, %cst_18 : f64
      %104 = math.fma %103, %92, %cst_17 : f64
      %105 = math.fma %104, %92, %cst_16 : f64
      %106 = math.fma %105, %92, %cst_15 : f64
      %107 = math.fma %106, %92, %cst_14 : f64
      %108 = math.fma %107, %92, %cst_13 : f64
      %109 = math.fma %108, %92, %cst_12 : f64
      %110 = math.fma %109, %92, %cst_11 : f64
      %111 = math.fma %110, %92, %cst_10 : f64
      %112 = math.fma %101, %111, %100 : f64
      %113 = arith.addf %96, %112 : f64
      %114 = arith.mulf %113, %83 : f64
      %115 = math.fma %114, %cst_22, %112 : f64
      %116 = arith.addf %96, %115 : f64
      %117 = arith.subf %116, %96 : f64
      %118 = arith.subf %115, %117 : f64
      %119 = arith.cmpf olt, %91, %cst_50 : f64
      %120 = arith.subi %c4843621399236968449_i64, %89 : i64
      %121 = arith.select %119, %120, %c1_i64 : i64
      %122 = arith.shli %121, %c52_i64 : i64
      %123 = arith.bitcast %122 : i64 to f64
      %124 = arith.cmpf olt, %116, %123 : f64
      %125 = arith.select %124, %123, %cst_50 : f64
      %126 = arith.addf %125, %116 : f64
      %127 = arith.subf %126, %125 : f64
      %128 = arith.subf %116, %127 : f64
      %129 = arith.addf %128, %118 : f64
      %130 = arith.addf %126, %129 : f64
      %131 = arith.subf %130, %125 : f64
      %132 = arith.addi %89, %c-4843621399236966400_i64 : i64
      %133 = arith.shrui %132, %c1_i64 : i64
      %134 = arith.subi %133, %c1_i64 : i64
      %135 = arith.subi %90, %133 : i64
      %136 = arith.addi %135, %c2047_i64 : i64
      %137 = arith.shli %134, %c52_i64 : i64
      %138 = arith.bitcast %137 : i64 to f64
      %139 = arith.mulf %131, %138 : f64
      %140 = arith.shli %136, %c52_i64 : i64
      %141 = arith.bitcast %140 : i64 to f64
      %142 = arith.mulf %139, %141 : f64
      %143 = arith.cmpf uno, %35, %35 : f64
      %144 = arith.select %143, %cst_36, %142 : f64
      %145 = arith.cmpf oeq, %35, %cst_50 : f64
      %146 = arith.select %145, %cst_58, %144 : f64
      linalg.yield %146 : f64
    } -> tensor<2x3xf64>
    %14 = tensor.empty() : tensor<2x2x1xf32>
    %15 = linalg.fill ins(%cst_9 : f32) outs(%14 : tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x2x5xf32>) outs(%15 : tensor<2x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %out, %in : f32
      linalg.yield %35 : f32
    } -> tensor<2x2x1xf32>
    %17 = linalg.fill ins(%cst_9 : f32) outs(%2 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<4x8xf32>) outs(%17 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %out, %in : f32
      linalg.yield %35 : f32
    } -> tensor<4x1xf32>
    %19 = linalg.fill ins(%cst_8 : f64) outs(%5 : tensor<1x3xf64>) -> tensor<1x3xf64>
    %20 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%13 : tensor<2x3xf64>) outs(%19 : tensor<1x3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %35 = arith.addf %out, %in : f64
      linalg.yield %35 : f64
    } -> tensor<1x3xf64>
    %21 = tensor.empty() : tensor<2x2x1xf16>
    %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x2x1xf32>) outs(%21 : tensor<2x2x1xf16>) {
    ^bb0(%in: f32, %out: f16):
      %35 = arith.divf %in, %cst_7 : f32
      %36 = arith.truncf %35 : f32 to f16
      linalg.yield %36 : f16
    } -> tensor<2x2x1xf16>
    %23:2 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %18 : tensor<4x8xf32>, tensor<4x1xf32>) outs(%10, %10 : tensor<4x8xf32>, tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32, %out_63: f32):
      %35 = arith.divf %in, %in_62 : f32
      %36 = arith.mulf %35, %35 : f32
      linalg.yield %35, %36 : f32, f32
    } -> (tensor<4x8xf32>, tensor<4x8xf32>)
    %24:2 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %20 : tensor<2x3xf64>, tensor<1x3xf64>) outs(%12, %12 : tensor<2x3xf64>, tensor<2x3xf64>) {
    ^bb0(%in: f64, %in_62: f64, %out: f64, %out_63: f64):
      %35 = arith.divf %in, %in_62 : f64
      %36 = arith.mulf %35, %35 : f64
      linalg.yield %35, %36 : f64, f64
    } -> (tensor<2x3xf64>, tensor<2x3xf64>)
    %25 = tensor.empty() : tensor<2x2x5xf16>
    %26 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %22 : tensor<2x2x5xf16>, tensor<2x2x1xf16>) outs(%25 : tensor<2x2x5xf16>) {
    ^bb0(%in: f16, %in_62: f16, %out: f16):
      %35 = arith.extf %in : f16 to f32
      %36 = arith.extf %in_62 : f16 to f32
      %37 = arith.subf %35, %36 : f32
      %38 = arith.truncf %37 : f32 to f16
      linalg.yield %38 : f16
    } -> tensor<2x2x5xf16>
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%23#1 : tensor<4x8xf32>) outs(%17 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.addf %out, %in : f32
      linalg.yield %35 : f32
    } -> tensor<4x1xf32>
    %28 = tensor.empty() : tensor<2x1xf64>
    %29 = linalg.fill ins(%cst_8 : f64) outs(%28 : tensor<2x1xf64>) -> tensor<2x1xf64>
    %30 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%24#1 : tensor<2x3xf64>) outs(%29 : tensor<2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %35 = arith.addf %out, %in : f64
      linalg.yield %35 : f64
    } -> tensor<2x1xf64>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<4x1xf32>) outs(%2 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %35 = arith.divf %in, %cst_6 : f32
      %36 = arith.addf %35, %cst_5 : f32
      %37 = math.sqrt %36 : f32
      linalg.yield %37 : f32
    } -> tensor<4x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<2x1xf64>) outs(%28 : tensor<2x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %35 = arith.divf %in, %cst_4 : f64
      %36 = arith.addf %35, %cst_3 : f64
      %37 = math.sqrt %36 : f64
      linalg.yield %37 : f64
    } -> tensor<2x1xf64>
    %33 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%23#0, %31, %arg1 : tensor<4x8xf32>, tensor<4x1xf32>, tensor<8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_62: f32, %in_63: f32, %out: f32):
      %35 = arith.divf %in, %in_62 : f32
      %36 = arith.mulf %35, %in_63 : f32
      linalg.yield %36 : f32
    } -> tensor<4x8xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%24#0, %32 : tensor<2x3xf64>, tensor<2x1xf64>) outs(%12 : tensor<2x3xf64>) {
    ^bb0(%in: f64, %in_62: f64, %out: f64):
      %35 = arith.divf %in, %in_62 : f64
      %36 = arith.mulf %35, %cst_2 : f64
      linalg.yield %36 : f64
    } -> tensor<2x3xf64>
    return %33, %34, %26, %1 : tensor<4x8xf32>, tensor<2x3xf64>, tensor<2x2x5xf16>, tensor<2xf32>
  }
}
