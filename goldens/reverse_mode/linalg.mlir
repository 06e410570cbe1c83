#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<() -> ()>
module {
  func.func @loss_and_gradient(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4x3xf32>, %arg3: tensor<4x3xf32>) -> (tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>) {
    %c-4843621399236967425_i64 = arith.constant -4843621399236967425 : i64
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %cst_1 = arith.constant -0.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 0.0833333358 : f32
    %cst_4 = arith.constant 0x7FC00000 : f32
    %cst_5 = arith.constant 2.000000e+00 : f64
    %cst_6 = arith.constant 1.000000e+00 : f64
    %cst_7 = arith.constant 0.69314718055994917 : f64
    %cst_8 = arith.constant 0.24022650695909104 : f64
    %cst_9 = arith.constant 0.05550410866448198 : f64
    %cst_10 = arith.constant 0.0096181291079829034 : f64
    %cst_11 = arith.constant 0.0013333558225774378 : f64
    %cst_12 = arith.constant 1.5403529994471372E-4 : f64
    %cst_13 = arith.constant 1.5252659442832958E-5 : f64
    %cst_14 = arith.constant 1.3215653509231648E-6 : f64
    %cst_15 = arith.constant 1.0208320145826043E-7 : f64
    %cst_16 = arith.constant 7.0381907743120809E-9 : f64
    %c52_i64 = arith.constant 52 : i64
    %cst_17 = arith.constant 0x4338000000000000 : f64
    %cst_18 = arith.constant -3.000000e+02 : f64
    %cst_19 = arith.constant 3.000000e+02 : f64
    %cst_20 = arith.constant 2.8853900817779268 : f64
    %0 = tensor.empty() : tensor<4x3xf32>
    %1:4 = linalg.generic {indexing_maps = [#map, #map, #map1, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg2, %arg1, %arg3 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>) outs(%0, %0, %0, %0 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %in_22: f32, %in_23: f32, %out: f32, %out_24: f32, %out_25: f32, %out_26: f32):
      %11 = arith.mulf %in, %in_21 : f32
      %12 = arith.addf %11, %in_22 : f32
      %13 = arith.extf %12 : f32 to f64
      %14 = math.absf %13 : f64
      %15 = arith.mulf %14, %cst_20 : f64
      %16 = arith.cmpf olt, %15, %cst_19 : f64
      %17 = arith.select %16, %15, %cst_19 : f64
      %18 = arith.cmpf olt, %cst_18, %17 : f64
      %19 = arith.select %18, %17, %cst_18 : f64
      %20 = arith.addf %19, %cst_17 : f64
      %21 = arith.bitcast %20 : f64 to i64
      %22 = arith.subf %20, %cst_17 : f64
      %23 = arith.subf %19, %22 : f64
      %24 = arith.addi %21, %c-4843621399236967425_i64 : i64
      %25 = arith.shli %24, %c52_i64 : i64
      %26 = arith.bitcast %25 : i64 to f64
      %27 = math.fma %cst_16, %23, %cst_15 : f64
      %28 = math.fma %27, %23, %cst_14 : f64
      %29 = math.fma %28, %23, %cst_13 : f64
      %30 = math.fma %29, %23, %cst_12 : f64
      %31 = math.fma %30, %23, %cst_11 : f64
      %32 = math.fma %31, %23, %cst_10 : f64
      %33 = math.fma %32, %23, %cst_9 : f64
      %34 = math.fma %33, %23, %cst_8 : f64
      %35 = math.fma %34, %23, %cst_7 : f64
      %36 = arith.mulf %23, %35 : f64
      %37 = arith.subf %26, %cst_6 : f64
      %38 = math.fma %36, %26, %37 : f64
      %39 = arith.addf %38, %cst_5 : f64
      %40 = arith.divf %38, %39 : f64
      %41 = arith.truncf %40 : f64 to f32
      %42 = arith.cmpf uno, %12, %12 : f32
      %43 = math.copysign %41, %12 : f32
      %44 = arith.select %42, %cst_4, %43 : f32
      %45 = arith.subf %44, %in_23 : f32
      %46 = arith.mulf %45, %45 : f32
      %47 = arith.mulf %45, %cst_3 : f32
      %48 = arith.addf %47, %47 : f32
      %49 = arith.subf %cst_2, %44 : f32
      %50 = arith.addf %44, %cst_2 : f32
      %51 = arith.mulf %49, %50 : f32
      %52 = arith.mulf %48, %51 : f32
      %53 = arith.mulf %52, %in_21 : f32
      linalg.yield %44, %46, %52, %53 : f32, f32, f32, f32
    } -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>)
    %2 = tensor.empty() : tensor<3xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<3xf32>) -> tensor<3xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%1#1 : tensor<4x3xf32>) outs(%3 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.addf %out, %in : f32
      linalg.yield %11 : f32
    } -> tensor<3xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%4 : tensor<3xf32>) outs(%2 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.divf %in, %cst_0 : f32
      linalg.yield %11 : f32
    } -> tensor<3xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%1#2 : tensor<4x3xf32>) outs(%3 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.addf %out, %in : f32
      linalg.yield %11 : f32
    } -> tensor<3xf32>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.fill ins(%cst_1 : f32) outs(%7 : tensor<f32>) -> tensor<f32>
    %9 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction"]} ins(%5 : tensor<3xf32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.addf %out, %in : f32
      linalg.yield %11 : f32
    } -> tensor<f32>
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%9 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.divf %in, %cst : f32
      linalg.yield %11 : f32
    } -> tensor<f32>
    return %10, %1#0, %1#3, %6 : tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>
  }
  func.func @stiffness(%arg0: tensor<f32>) -> tensor<f32> {
    %c-4843621399236967425_i64 = arith.constant -4843621399236967425 : i64
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0x7FC00000 : f32
    %c52_i64 = arith.constant 52 : i64
    %cst_3 = arith.constant 1.000000e+00 : f64
    %cst_4 = arith.constant 0.69314718055994917 : f64
    %cst_5 = arith.constant 0.24022650695909104 : f64
    %cst_6 = arith.constant 0.05550410866448198 : f64
    %cst_7 = arith.constant 0.0096181291079829034 : f64
    %cst_8 = arith.constant 0.0013333558225774378 : f64
    %cst_9 = arith.constant 1.5403529994471372E-4 : f64
    %cst_10 = arith.constant 1.5252659442832958E-5 : f64
    %cst_11 = arith.constant 1.3215653509231648E-6 : f64
    %cst_12 = arith.constant 1.0208320145826043E-7 : f64
    %cst_13 = arith.constant 7.0381907743120809E-9 : f64
    %cst_14 = arith.constant 0x4338000000000000 : f64
    %cst_15 = arith.constant -3.000000e+02 : f64
    %cst_16 = arith.constant 3.000000e+02 : f64
    %cst_17 = arith.constant 1.4426950408889634 : f64
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.mulf %in, %in : f32
      %3 = arith.extf %2 : f32 to f64
      %4 = arith.mulf %3, %cst_17 : f64
      %5 = arith.cmpf olt, %4, %cst_16 : f64
      %6 = arith.select %5, %4, %cst_16 : f64
      %7 = arith.cmpf olt, %cst_15, %6 : f64
      %8 = arith.select %7, %6, %cst_15 : f64
      %9 = arith.addf %8, %cst_14 : f64
      %10 = arith.bitcast %9 : f64 to i64
      %11 = arith.subf %9, %cst_14 : f64
      %12 = arith.subf %8, %11 : f64
      %13 = math.fma %cst_13, %12, %cst_12 : f64
      %14 = math.fma %13, %12, %cst_11 : f64
      %15 = math.fma %14, %12, %cst_10 : f64
      %16 = math.fma %15, %12, %cst_9 : f64
      %17 = math.fma %16, %12, %cst_8 : f64
      %18 = math.fma %17, %12, %cst_7 : f64
      %19 = math.fma %18, %12, %cst_6 : f64
      %20 = math.fma %19, %12, %cst_5 : f64
      %21 = math.fma %20, %12, %cst_4 : f64
      %22 = math.fma %21, %12, %cst_3 : f64
      %23 = arith.addi %10, %c-4843621399236967425_i64 : i64
      %24 = arith.shli %23, %c52_i64 : i64
      %25 = arith.bitcast %24 : i64 to f64
      %26 = arith.mulf %22, %25 : f64
      %27 = arith.cmpf uno, %2, %2 : f32
      %28 = arith.truncf %26 : f64 to f32
      %29 = arith.select %27, %cst_2, %28 : f32
      %30 = arith.divf %29, %in : f32
      %31 = arith.divf %cst_1, %in : f32
      %32 = arith.mulf %31, %29 : f32
      %33 = arith.cmpf une, %32, %32 : f32
      %34 = arith.cmpf oeq, %31, %cst_0 : f32
      %35 = arith.andi %34, %33 : i1
      %36 = arith.select %35, %31, %32 : f32
      %37 = arith.addf %36, %36 : f32
      %38 = arith.addf %in, %in : f32
      %39 = arith.select %35, %38, %cst_0 : f32
      %40 = arith.select %35, %cst_0, %38 : f32
      %41 = arith.mulf %40, %29 : f32
      %42 = arith.mulf %40, %31 : f32
      %43 = arith.addf %39, %41 : f32
      %44 = arith.mulf %30, %cst : f32
      %45 = arith.mulf %31, %cst : f32
      %46 = arith.divf %44, %in : f32
      %47 = arith.mulf %46, %31 : f32
      %48 = arith.negf %47 : f32
      %49 = arith.cmpf une, %48, %48 : f32
      %50 = arith.cmpf oeq, %44, %cst_0 : f32
      %51 = arith.andi %50, %49 : i1
      %52 = arith.select %51, %44, %48 : f32
      %53 = arith.addf %37, %52 : f32
      %54 = arith.divf %43, %in : f32
      %55 = arith.mulf %54, %31 : f32
      %56 = arith.negf %55 : f32
      %57 = arith.cmpf une, %56, %56 : f32
      %58 = arith.cmpf oeq, %43, %cst_0 : f32
      %59 = arith.andi %58, %57 : i1
      %60 = arith.select %59, %43, %56 : f32
      %61 = arith.addf %53, %60 : f32
      %62 = arith.divf %45, %in : f32
      %63 = arith.cmpf une, %62, %62 : f32
      %64 = arith.cmpf oeq, %45, %cst_0 : f32
      %65 = arith.andi %64, %63 : i1
      %66 = arith.select %65, %45, %62 : f32
      %67 = arith.mulf %62, %30 : f32
      %68 = arith.negf %67 : f32
      %69 = arith.cmpf une, %68, %68 : f32
      %70 = arith.andi %64, %69 : i1
      %71 = arith.select %70, %45, %68 : f32
      %72 = arith.addf %61, %71 : f32
      %73 = arith.addf %42, %66 : f32
      %74 = arith.mulf %73, %29 : f32
      %75 = arith.cmpf une, %74, %74 : f32
      %76 = arith.cmpf oeq, %73, %cst_0 : f32
      %77 = arith.andi %76, %75 : i1
      %78 = arith.select %77, %73, %74 : f32
      %79 = arith.mulf %78, %in : f32
      %80 = arith.addf %72, %79 : f32
      %81 = arith.addf %80, %79 : f32
      linalg.yield %81 : f32
    } -> tensor<f32>
    return %1 : tensor<f32>
  }
}
