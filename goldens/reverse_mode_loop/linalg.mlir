#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<() -> ()>
module {
  func.func @recurrent(%arg0: tensor<4x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<3x4xf32>, %arg5: tensor<3xi64>) -> (tensor<f32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>) {
    %cst = arith.constant 0xFFF0000000000000 : f64
    %c-4843621399236967425_i64 = arith.constant -4843621399236967425 : i64
    %cst_0 = arith.constant 3.000000e+00 : f32
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
    %cst_13 = arith.constant 1.4426950408889634 : f64
    %cst_14 = arith.constant 0xFF800000 : f32
    %cst_15 = arith.constant 0x7FC00000 : f32
    %cst_16 = arith.constant 2.000000e+00 : f64
    %cst_17 = arith.constant 0.69314718055994917 : f64
    %cst_18 = arith.constant 0.24022650695909104 : f64
    %cst_19 = arith.constant 0.05550410866448198 : f64
    %cst_20 = arith.constant 0.0096181291079829034 : f64
    %cst_21 = arith.constant 0.0013333558225774378 : f64
    %cst_22 = arith.constant 1.5403529994471372E-4 : f64
    %cst_23 = arith.constant 1.5252659442832958E-5 : f64
    %cst_24 = arith.constant 1.3215653509231648E-6 : f64
    %cst_25 = arith.constant 1.0208320145826043E-7 : f64
    %cst_26 = arith.constant 7.0381907743120809E-9 : f64
    %c52_i64 = arith.constant 52 : i64
    %cst_27 = arith.constant 0x4338000000000000 : f64
    %cst_28 = arith.constant -3.000000e+02 : f64
    %cst_29 = arith.constant 3.000000e+02 : f64
    %cst_30 = arith.constant 2.8853900817779268 : f64
    %cst_31 = arith.constant 1.000000e+00 : f64
    %cst_32 = arith.constant -0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c3_i64 = arith.constant 3 : i64
    %cst_33 = arith.constant 0.000000e+00 : f32
    %c2_i64 = arith.constant 2 : i64
    %cst_34 = arith.constant 1.000000e+00 : f32
    %cst_35 = arith.constant -5.000000e-01 : f32
    %cst_36 = arith.constant 4.000000e+00 : f32
    %cst_37 = arith.constant 9.99999997E-7 : f32
    %cst_38 = arith.constant -0.333333343 : f32
    %0 = tensor.empty() : tensor<3x4xf32>
    %1 = linalg.fill ins(%cst_38 : f32) outs(%0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = tensor.empty() : tensor<3x1xf32>
    %3 = linalg.fill ins(%cst_37 : f32) outs(%2 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %4 = linalg.fill ins(%cst_36 : f32) outs(%2 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %5 = linalg.fill ins(%cst_35 : f32) outs(%2 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %6 = linalg.fill ins(%cst_34 : f32) outs(%0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %7 = tensor.empty() : tensor<i64>
    %8 = linalg.fill ins(%c2_i64 : i64) outs(%7 : tensor<i64>) -> tensor<i64>
    %9 = tensor.empty() : tensor<4x4xf32>
    %10 = linalg.fill ins(%cst_33 : f32) outs(%9 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %11 = tensor.empty() : tensor<4xf32>
    %12 = linalg.fill ins(%cst_33 : f32) outs(%11 : tensor<4xf32>) -> tensor<4xf32>
    %13 = linalg.fill ins(%cst_33 : f32) outs(%0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %14 = tensor.empty() : tensor<3x1xi64>
    %15 = linalg.fill ins(%c3_i64 : i64) outs(%14 : tensor<3x1xi64>) -> tensor<3x1xi64>
    %16 = linalg.fill ins(%c0_i64 : i64) outs(%14 : tensor<3x1xi64>) -> tensor<3x1xi64>
    %17 = tensor.empty() : tensor<1xi64>
    %18 = linalg.fill ins(%c1_i64 : i64) outs(%17 : tensor<1xi64>) -> tensor<1xi64>
    %19 = linalg.fill ins(%cst_34 : f32) outs(%2 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %20 = linalg.fill ins(%cst_33 : f32) outs(%2 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %21 = tensor.empty() : tensor<2xi64>
    %22 = linalg.fill ins(%c0_i64 : i64) outs(%21 : tensor<2xi64>) -> tensor<2xi64>
    %23 = tensor.empty() : tensor<3x3x4xf32>
    %24 = linalg.fill ins(%cst_33 : f32) outs(%23 : tensor<3x3x4xf32>) -> tensor<3x3x4xf32>
    %25:2 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %arg4, %arg8 = %24) -> (tensor<3x4xf32>, tensor<3x3x4xf32>) {
      %67 = arith.index_cast %arg6 : index to i64
      %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %80 = arith.mulf %in, %in : f32
        linalg.yield %80 : f32
      } -> tensor<3x4xf32>
      %expanded = tensor.expand_shape %arg7 [[0, 1], [2]] output_shape [1, 3, 4] : tensor<3x4xf32> into tensor<1x3x4xf32>
      %from_elements = tensor.from_elements %67 : tensor<1xi64>
      %69 = tensor.empty() : tensor<3xi64>
      %inserted_slice = tensor.insert_slice %from_elements into %69[0] [1] [1] : tensor<1xi64> into tensor<3xi64>
      %inserted_slice_39 = tensor.insert_slice %22 into %inserted_slice[1] [2] [1] : tensor<2xi64> into tensor<3xi64>
      %70 = linalg.fill ins(%cst_32 : f32) outs(%2 : tensor<3x1xf32>) -> tensor<3x1xf32>
      %71 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%68 : tensor<3x4xf32>) outs(%70 : tensor<3x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %80 = arith.addf %out, %in : f32
        linalg.yield %80 : f32
      } -> tensor<3x1xf32>
      %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<3x1xf32>) outs(%2 : tensor<3x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %80 = arith.divf %in, %cst_36 : f32
        linalg.yield %80 : f32
      } -> tensor<3x1xf32>
      %extracted = tensor.extract %inserted_slice_39[%c0] : tensor<3xi64>
      %73 = arith.maxsi %extracted, %c0_i64 : i64
      %74 = arith.minsi %73, %c2_i64 : i64
      %75 = arith.index_cast %74 : i64 to index
      %inserted_slice_40 = tensor.insert_slice %expanded into %arg8[%75, 0, 0] [1, 3, 4] [1, 1, 1] : tensor<1x3x4xf32> into tensor<3x3x4xf32>
      %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%72, %3 : tensor<3x1xf32>, tensor<3x1xf32>) outs(%2 : tensor<3x1xf32>) {
      ^bb0(%in: f32, %in_41: f32, %out: f32):
        %80 = arith.addf %in, %in_41 : f32
        %81 = arith.extf %80 : f32 to f64
        %82 = math.sqrt %81 : f64
        %83 = arith.divf %cst_31, %82 : f64
        %84 = arith.truncf %83 : f64 to f32
        linalg.yield %84 : f32
      } -> tensor<3x1xf32>
      %77 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7, %76, %arg1 : tensor<3x4xf32>, tensor<3x1xf32>, tensor<4xf32>) outs(%0 : tensor<3x4xf32>) {
      ^bb0(%in: f32, %in_41: f32, %in_42: f32, %out: f32):
        %80 = arith.mulf %in, %in_41 : f32
        %81 = arith.mulf %80, %in_42 : f32
        linalg.yield %81 : f32
      } -> tensor<3x4xf32>
      %78 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77, %arg0 : tensor<3x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<3x4xf32>) {
      ^bb0(%in: f32, %in_41: f32, %out: f32):
        %80 = math.fma %in, %in_41, %out : f32
        linalg.yield %80 : f32
      } -> tensor<3x4xf32>
      %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %arg7 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) {
      ^bb0(%in: f32, %in_41: f32, %out: f32):
        %80 = arith.addf %in, %in_41 : f32
        %81 = arith.extf %80 : f32 to f64
        %82 = math.absf %81 : f64
        %83 = arith.mulf %82, %cst_30 : f64
        %84 = arith.cmpf olt, %83, %cst_29 : f64
        %85 = arith.select %84, %83, %cst_29 : f64
        %86 = arith.cmpf olt, %cst_28, %85 : f64
        %87 = arith.select %86, %85, %cst_28 : f64
        %88 = arith.addf %87, %cst_27 : f64
        %89 = arith.bitcast %88 : f64 to i64
        %90 = arith.subf %88, %cst_27 : f64
        %91 = arith.subf %87, %90 : f64
        %92 = arith.addi %89, %c-4843621399236967425_i64 : i64
        %93 = arith.shli %92, %c52_i64 : i64
        %94 = arith.bitcast %93 : i64 to f64
        %95 = math.fma %cst_26, %91, %cst_25 : f64
        %96 = math.fma %95, %91, %cst_24 : f64
        %97 = math.fma %96, %91, %cst_23 : f64
        %98 = math.fma %97, %91, %cst_22 : f64
        %99 = math.fma %98, %91, %cst_21 : f64
        %100 = math.fma %99, %91, %cst_20 : f64
        %101 = math.fma %100, %91, %cst_19 : f64
        %102 = math.fma %101, %91, %cst_18 : f64
        %103 = math.fma %102, %91, %cst_17 : f64
        %104 = arith.mulf %91, %103 : f64
        %105 = arith.subf %94, %cst_31 : f64
        %106 = math.fma %104, %94, %105 : f64
        %107 = arith.addf %106, %cst_16 : f64
        %108 = arith.divf %106, %107 : f64
        %109 = arith.truncf %108 : f64 to f32
        %110 = arith.cmpf uno, %80, %80 : f32
        %111 = math.copysign %109, %80 : f32
        %112 = arith.select %110, %cst_15, %111 : f32
        linalg.yield %112 : f32
      } -> tensor<3x4xf32>
      scf.yield %79, %inserted_slice_40 : tensor<3x4xf32>, tensor<3x3x4xf32>
    }
    %26 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%25#0, %arg3 : tensor<3x4xf32>, tensor<4xf32>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %67 = arith.mulf %in, %in_39 : f32
      linalg.yield %67 : f32
    } -> tensor<3x4xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %18 : tensor<3xi64>, tensor<1xi64>) outs(%16 : tensor<3x1xi64>) {
    ^bb0(%in: i64, %in_39: i64, %out: i64):
      %67 = arith.muli %in, %in_39 : i64
      %68 = arith.addi %out, %67 : i64
      linalg.yield %68 : i64
    } -> tensor<3x1xi64>
    %28 = linalg.fill ins(%cst_14 : f32) outs(%2 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<3x4xf32>) outs(%28 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.maximumf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<3x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %16, %15 : tensor<3x1xi64>, tensor<3x1xi64>, tensor<3x1xi64>) outs(%14 : tensor<3x1xi64>) {
    ^bb0(%in: i64, %in_39: i64, %in_40: i64, %out: i64):
      %67 = arith.maxsi %in, %in_39 : i64
      %68 = arith.minsi %67, %in_40 : i64
      linalg.yield %68 : i64
    } -> tensor<3x1xi64>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %20 : tensor<3x1xf32>, tensor<3x1xf32>) outs(%2 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %67 = arith.subf %in, %in : f32
      %68 = arith.cmpf oeq, %67, %in_39 : f32
      %69 = arith.select %68, %in, %in_39 : f32
      linalg.yield %69 : f32
    } -> tensor<3x1xf32>
    %32:2 = linalg.generic {indexing_maps = [#map1, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %1, %13 : tensor<3x1xi64>, tensor<3x4xf32>, tensor<3x4xf32>) outs(%0, %0 : tensor<3x4xf32>, tensor<3x4xf32>) {
    ^bb0(%in: i64, %in_39: f32, %in_40: f32, %out: f32, %out_41: f32):
      %67 = linalg.index 1 : index
      %68 = arith.index_cast %67 : index to i64
      %69 = arith.cmpi eq, %68, %in : i64
      %70 = arith.select %69, %in_39, %in_40 : f32
      %71 = arith.negf %70 : f32
      linalg.yield %70, %71 : f32, f32
    } -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %33 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %31 : tensor<3x4xf32>, tensor<3x1xf32>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %67 = arith.subf %in, %in_39 : f32
      %68 = arith.extf %67 : f32 to f64
      %69 = arith.mulf %68, %cst_13 : f64
      %70 = arith.cmpf olt, %69, %cst_29 : f64
      %71 = arith.select %70, %69, %cst_29 : f64
      %72 = arith.cmpf olt, %cst_28, %71 : f64
      %73 = arith.select %72, %71, %cst_28 : f64
      %74 = arith.addf %73, %cst_27 : f64
      %75 = arith.bitcast %74 : f64 to i64
      %76 = arith.subf %74, %cst_27 : f64
      %77 = arith.subf %73, %76 : f64
      %78 = math.fma %cst_26, %77, %cst_25 : f64
      %79 = math.fma %78, %77, %cst_24 : f64
      %80 = math.fma %79, %77, %cst_23 : f64
      %81 = math.fma %80, %77, %cst_22 : f64
      %82 = math.fma %81, %77, %cst_21 : f64
      %83 = math.fma %82, %77, %cst_20 : f64
      %84 = math.fma %83, %77, %cst_19 : f64
      %85 = math.fma %84, %77, %cst_18 : f64
      %86 = math.fma %85, %77, %cst_17 : f64
      %87 = math.fma %86, %77, %cst_31 : f64
      %88 = arith.addi %75, %c-4843621399236967425_i64 : i64
      %89 = arith.shli %88, %c52_i64 : i64
      %90 = arith.bitcast %89 : i64 to f64
      %91 = arith.mulf %87, %90 : f64
      %92 = arith.cmpf uno, %67, %67 : f32
      %93 = arith.truncf %91 : f64 to f32
      %94 = arith.select %92, %cst_15, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<3x4xf32>
    %34 = linalg.fill ins(%cst_32 : f32) outs(%2 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%32#1 : tensor<3x4xf32>) outs(%34 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<3x1xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%33 : tensor<3x4xf32>) outs(%34 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<3x1xf32>
    %37 = tensor.empty() : tensor<3x1xi1>
    %38:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %20, %19 : tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>) outs(%37, %2 : tensor<3x1xi1>, tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %out: i1, %out_41: f32):
      %67 = arith.cmpf oeq, %in, %in_39 : f32
      %68 = arith.select %67, %in_40, %in : f32
      linalg.yield %67, %68 : i1, f32
    } -> (tensor<3x1xi1>, tensor<3x1xf32>)
    %39 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %38#1 : tensor<3x4xf32>, tensor<3x1xf32>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %67 = arith.divf %in, %in_39 : f32
      linalg.yield %67 : f32
    } -> tensor<3x4xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39, %arg2 : tensor<3x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %67 = math.fma %in, %in_39, %out : f32
      linalg.yield %67 : f32
    } -> tensor<3x4xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%40 : tensor<3x4xf32>) outs(%28 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.maximumf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<3x1xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %20 : tensor<3x1xf32>, tensor<3x1xf32>) outs(%2 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %67 = arith.subf %in, %in : f32
      %68 = arith.cmpf oeq, %67, %in_39 : f32
      %69 = arith.select %68, %in, %in_39 : f32
      linalg.yield %69 : f32
    } -> tensor<3x1xf32>
    %43:2 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%40, %42 : tensor<3x4xf32>, tensor<3x1xf32>) outs(%0, %0 : tensor<3x4xf32>, tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32, %out_40: f32):
      %67 = arith.subf %in, %in_39 : f32
      %68 = arith.extf %67 : f32 to f64
      %69 = arith.mulf %68, %cst_13 : f64
      %70 = arith.cmpf olt, %69, %cst_29 : f64
      %71 = arith.select %70, %69, %cst_29 : f64
      %72 = arith.cmpf olt, %cst_28, %71 : f64
      %73 = arith.select %72, %71, %cst_28 : f64
      %74 = arith.addf %73, %cst_27 : f64
      %75 = arith.bitcast %74 : f64 to i64
      %76 = arith.subf %74, %cst_27 : f64
      %77 = arith.subf %73, %76 : f64
      %78 = math.fma %cst_26, %77, %cst_25 : f64
      %79 = math.fma %78, %77, %cst_24 : f64
      %80 = math.fma %79, %77, %cst_23 : f64
      %81 = math.fma %80, %77, %cst_22 : f64
      %82 = math.fma %81, %77, %cst_21 : f64
      %83 = math.fma %82, %77, %cst_20 : f64
      %84 = math.fma %83, %77, %cst_19 : f64
      %85 = math.fma %84, %77, %cst_18 : f64
      %86 = math.fma %85, %77, %cst_17 : f64
      %87 = math.fma %86, %77, %cst_31 : f64
      %88 = arith.addi %75, %c-4843621399236967425_i64 : i64
      %89 = arith.shli %88, %c52_i64 : i64
      %90 = arith.bitcast %89 : i64 to f64
      %91 = arith.mulf %87, %90 : f64
      %92 = arith.cmpf uno, %67, %67 : f32
      %93 = arith.truncf %91 : f64 to f32
      %94 = arith.select %92, %cst_15, %93 : f32
      linalg.yield %67, %94 : f32, f32
    } -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %44 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%43#1 : tensor<3x4xf32>) outs(%34 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<3x1xf32>
    %45:3 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %20, %19, %35 : tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>) outs(%2, %2, %37 : tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xi1>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %out: f32, %out_42: f32, %out_43: i1):
      %67 = arith.cmpf oeq, %in, %in_39 : f32
      %68 = arith.select %67, %in_40, %in : f32
      %69 = arith.extf %68 : f32 to f64
      %70 = arith.bitcast %69 : f64 to i64
      %71 = arith.addi %70, %c2638147582215219_i64 : i64
      %72 = arith.andi %71, %c4503599627370495_i64 : i64
      %73 = arith.addi %72, %c4604544271217802189_i64 : i64
      %74 = arith.shrui %71, %c52_i64 : i64
      %75 = arith.ori %74, %c4841369599423283200_i64 : i64
      %76 = arith.bitcast %75 : i64 to f64
      %77 = arith.subf %76, %cst_12 : f64
      %78 = arith.bitcast %73 : i64 to f64
      %79 = arith.subf %78, %cst_31 : f64
      %80 = arith.addf %78, %cst_31 : f64
      %81 = arith.divf %79, %80 : f64
      %82 = arith.mulf %81, %81 : f64
      %83 = math.fma %cst_11, %82, %cst_10 : f64
      %84 = math.fma %83, %82, %cst_9 : f64
      %85 = math.fma %84, %82, %cst_8 : f64
      %86 = math.fma %85, %82, %cst_7 : f64
      %87 = math.fma %86, %82, %cst_6 : f64
      %88 = math.fma %87, %82, %cst_5 : f64
      %89 = math.fma %81, %88, %77 : f64
      %90 = arith.mulf %89, %cst_4 : f64
      %91 = arith.cmpf oeq, %69, %cst_3 : f64
      %92 = arith.select %91, %cst, %90 : f64
      %93 = arith.cmpf oeq, %69, %cst_2 : f64
      %94 = arith.select %93, %cst_2, %92 : f64
      %95 = arith.cmpf olt, %69, %cst_3 : f64
      %96 = arith.cmpf uno, %69, %69 : f64
      %97 = arith.ori %95, %96 : i1
      %98 = arith.select %97, %cst_1, %94 : f64
      %99 = arith.truncf %98 : f64 to f32
      %100 = arith.divf %in_41, %68 : f32
      %101 = arith.cmpf une, %100, %100 : f32
      %102 = arith.cmpf oeq, %in_41, %in_39 : f32
      %103 = arith.andi %102, %101 : i1
      %104 = arith.select %103, %in_41, %100 : f32
      %105 = arith.select %67, %in_39, %104 : f32
      %106 = arith.cmpf oeq, %105, %in_39 : f32
      linalg.yield %99, %105, %106 : f32, f32, i1
    } -> (tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xi1>)
    %46 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%43#0, %45#0 : tensor<3x4xf32>, tensor<3x1xf32>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %67 = arith.subf %in, %in_39 : f32
      linalg.yield %67 : f32
    } -> tensor<3x4xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%45#1, %43#1, %45#2, %32#0 : tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x1xi1>, tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: i1, %in_41: f32, %out: f32):
      %67 = arith.mulf %in, %in_39 : f32
      %68 = arith.cmpf une, %67, %67 : f32
      %69 = arith.andi %in_40, %68 : i1
      %70 = arith.select %69, %in, %67 : f32
      %71 = arith.addf %in_41, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<3x4xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<3x1xi64>) outs(%2 : tensor<3x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %67 = arith.maxsi %in, %c0_i64 : i64
      %68 = arith.minsi %67, %c3_i64 : i64
      %69 = arith.index_cast %68 : i64 to index
      %70 = linalg.index 0 : index
      %extracted = tensor.extract %46[%70, %69] : tensor<3x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x1xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map7, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%47, %arg2 : tensor<3x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %67 = math.fma %in, %in_39, %out : f32
      linalg.yield %67 : f32
    } -> tensor<3x4xf32>
    %50 = linalg.generic {indexing_maps = [#map8, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39, %47 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%10 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %67 = math.fma %in, %in_39, %out : f32
      linalg.yield %67 : f32
    } -> tensor<4x4xf32>
    %51 = tensor.empty() : tensor<3xf32>
    %52 = linalg.fill ins(%cst_32 : f32) outs(%51 : tensor<3xf32>) -> tensor<3xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "reduction"]} ins(%48 : tensor<3x1xf32>) outs(%52 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<3xf32>
    %54 = tensor.empty() : tensor<3x4xi1>
    %55:3 = linalg.generic {indexing_maps = [#map, #map1, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%49, %38#1, %13, %39 : tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x4xf32>) outs(%0, %54, %0 : tensor<3x4xf32>, tensor<3x4xi1>, tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %out: f32, %out_42: i1, %out_43: f32):
      %67 = arith.divf %in, %in_39 : f32
      %68 = arith.cmpf oeq, %in, %in_40 : f32
      %69 = arith.mulf %67, %in_41 : f32
      %70 = arith.negf %69 : f32
      %71 = arith.cmpf une, %70, %70 : f32
      %72 = arith.andi %68, %71 : i1
      %73 = arith.select %72, %in, %70 : f32
      linalg.yield %67, %68, %73 : f32, i1, f32
    } -> (tensor<3x4xf32>, tensor<3x4xi1>, tensor<3x4xf32>)
    %56 = tensor.empty() : tensor<f32>
    %57 = linalg.fill ins(%cst_32 : f32) outs(%56 : tensor<f32>) -> tensor<f32>
    %58 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction"]} ins(%53 : tensor<3xf32>) outs(%57 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<f32>
    %59 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%58 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.divf %in, %cst_0 : f32
      linalg.yield %67 : f32
    } -> tensor<f32>
    %60 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%55#2 : tensor<3x4xf32>) outs(%34 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<3x1xf32>
    %61 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%59 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.negf %in : f32
      linalg.yield %67 : f32
    } -> tensor<f32>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38#0, %20, %60 : tensor<3x1xi1>, tensor<3x1xf32>, tensor<3x1xf32>) outs(%2 : tensor<3x1xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %67 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %67 : f32
    } -> tensor<3x1xf32>
    %63:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map1, #map, #map, #map2, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55#0, %55#1, %49, %62, %33, %13, %arg3, %25#0 : tensor<3x4xf32>, tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>) outs(%0, %0 : tensor<3x4xf32>, tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_39: i1, %in_40: f32, %in_41: f32, %in_42: f32, %in_43: f32, %in_44: f32, %in_45: f32, %out: f32, %out_46: f32):
      %67 = arith.cmpf une, %in, %in : f32
      %68 = arith.andi %in_39, %67 : i1
      %69 = arith.select %68, %in_40, %in : f32
      %70 = arith.addf %69, %in_41 : f32
      %71 = arith.mulf %70, %in_42 : f32
      %72 = arith.cmpf une, %71, %71 : f32
      %73 = arith.cmpf oeq, %70, %in_43 : f32
      %74 = arith.andi %73, %72 : i1
      %75 = arith.select %74, %70, %71 : f32
      %76 = arith.mulf %75, %in_44 : f32
      %77 = arith.mulf %75, %in_45 : f32
      linalg.yield %76, %77 : f32, f32
    } -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %64 = linalg.fill ins(%cst_32 : f32) outs(%11 : tensor<4xf32>) -> tensor<4xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%63#1 : tensor<3x4xf32>) outs(%64 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<4xf32>
    %66:3 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %63#0, %arg8 = %12, %arg9 = %10) -> (tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>) {
      %67 = arith.index_cast %arg6 : index to i64
      %from_elements = tensor.from_elements %67 : tensor<i64>
      %68 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%8, %from_elements : tensor<i64>, tensor<i64>) outs(%7 : tensor<i64>) {
      ^bb0(%in: i64, %in_40: i64, %out: i64):
        %89 = arith.subi %in, %in_40 : i64
        linalg.yield %89 : i64
      } -> tensor<i64>
      %expanded = tensor.expand_shape %68 [] output_shape [1] : tensor<i64> into tensor<1xi64>
      %69 = tensor.empty() : tensor<3xi64>
      %inserted_slice = tensor.insert_slice %expanded into %69[0] [1] [1] : tensor<1xi64> into tensor<3xi64>
      %inserted_slice_39 = tensor.insert_slice %22 into %inserted_slice[1] [2] [1] : tensor<2xi64> into tensor<3xi64>
      %extracted = tensor.extract %inserted_slice_39[%c0] : tensor<3xi64>
      %70 = arith.maxsi %extracted, %c0_i64 : i64
      %71 = arith.minsi %70, %c2_i64 : i64
      %72 = arith.index_cast %71 : i64 to index
      %extracted_slice = tensor.extract_slice %25#1[%72, 0, 0] [1, 3, 4] [1, 1, 1] : tensor<3x3x4xf32> to tensor<1x3x4xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x3x4xf32> into tensor<3x4xf32>
      %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %89 = arith.mulf %in, %in : f32
        linalg.yield %89 : f32
      } -> tensor<3x4xf32>
      %74 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%73 : tensor<3x4xf32>) outs(%34 : tensor<3x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %89 = arith.addf %out, %in : f32
        linalg.yield %89 : f32
      } -> tensor<3x1xf32>
      %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<3x1xf32>) outs(%2 : tensor<3x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %89 = arith.divf %in, %cst_36 : f32
        linalg.yield %89 : f32
      } -> tensor<3x1xf32>
      %76:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%75, %3 : tensor<3x1xf32>, tensor<3x1xf32>) outs(%2, %2 : tensor<3x1xf32>, tensor<3x1xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32, %out_41: f32):
        %89 = arith.addf %in, %in_40 : f32
        %90 = arith.extf %89 : f32 to f64
        %91 = math.sqrt %90 : f64
        %92 = arith.divf %cst_31, %91 : f64
        %93 = arith.truncf %92 : f64 to f32
        linalg.yield %89, %93 : f32, f32
      } -> (tensor<3x1xf32>, tensor<3x1xf32>)
      %77:2 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %76#1, %arg1 : tensor<3x4xf32>, tensor<3x1xf32>, tensor<4xf32>) outs(%0, %0 : tensor<3x4xf32>, tensor<3x4xf32>) {
      ^bb0(%in: f32, %in_40: f32, %in_41: f32, %out: f32, %out_42: f32):
        %89 = arith.mulf %in, %in_40 : f32
        %90 = arith.mulf %89, %in_41 : f32
        linalg.yield %89, %90 : f32, f32
      } -> (tensor<3x4xf32>, tensor<3x4xf32>)
      %78 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77#1, %arg0 : tensor<3x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<3x4xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %89 = math.fma %in, %in_40, %out : f32
        linalg.yield %89 : f32
      } -> tensor<3x4xf32>
      %79 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %collapsed, %6, %arg7 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) {
      ^bb0(%in: f32, %in_40: f32, %in_41: f32, %in_42: f32, %out: f32):
        %89 = arith.addf %in, %in_40 : f32
        %90 = arith.extf %89 : f32 to f64
        %91 = math.absf %90 : f64
        %92 = arith.mulf %91, %cst_30 : f64
        %93 = arith.cmpf olt, %92, %cst_29 : f64
        %94 = arith.select %93, %92, %cst_29 : f64
        %95 = arith.cmpf olt, %cst_28, %94 : f64
        %96 = arith.select %95, %94, %cst_28 : f64
        %97 = arith.addf %96, %cst_27 : f64
        %98 = arith.bitcast %97 : f64 to i64
        %99 = arith.subf %97, %cst_27 : f64
        %100 = arith.subf %96, %99 : f64
        %101 = arith.addi %98, %c-4843621399236967425_i64 : i64
        %102 = arith.shli %101, %c52_i64 : i64
        %103 = arith.bitcast %102 : i64 to f64
        %104 = math.fma %cst_26, %100, %cst_25 : f64
        %105 = math.fma %104, %100, %cst_24 : f64
        %106 = math.fma %105, %100, %cst_23 : f64
        %107 = math.fma %106, %100, %cst_22 : f64
        %108 = math.fma %107, %100, %cst_21 : f64
        %109 = math.fma %108, %100, %cst_20 : f64
        %110 = math.fma %109, %100, %cst_19 : f64
        %111 = math.fma %110, %100, %cst_18 : f64
        %112 = math.fma %111, %100, %cst_17 : f64
        %113 = arith.mulf %100, %112 : f64
        %114 = arith.subf %103, %cst_31 : f64
        %115 = math.fma %113, %103, %114 : f64
        %116 = arith.addf %115, %cst_16 : f64
        %117 = arith.divf %115, %116 : f64
        %118 = arith.truncf %117 : f64 to f32
        %119 = arith.cmpf uno, %89, %89 : f32
        %120 = math.copysign %118, %89 : f32
        %121 = arith.select %119, %cst_15, %120 : f32
        %122 = arith.subf %in_41, %121 : f32
        %123 = arith.addf %121, %in_41 : f32
        %124 = arith.mulf %122, %123 : f32
        %125 = arith.mulf %in_42, %124 : f32
        linalg.yield %125 : f32
      } -> tensor<3x4xf32>
      %80 = linalg.generic {indexing_maps = [#map3, #map7, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79, %arg0 : tensor<3x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<3x4xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %89 = math.fma %in, %in_40, %out : f32
        linalg.yield %89 : f32
      } -> tensor<3x4xf32>
      %81 = linalg.generic {indexing_maps = [#map8, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77#1, %79 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%10 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %89 = math.fma %in, %in_40, %out : f32
        linalg.yield %89 : f32
      } -> tensor<4x4xf32>
      %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg9, %81 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%9 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %89 = arith.addf %in, %in_40 : f32
        linalg.yield %89 : f32
      } -> tensor<4x4xf32>
      %83:3 = linalg.generic {indexing_maps = [#map, #map2, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%80, %arg1, %77#0, %collapsed : tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) outs(%0, %0, %0 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
      ^bb0(%in: f32, %in_40: f32, %in_41: f32, %in_42: f32, %out: f32, %out_43: f32, %out_44: f32):
        %89 = arith.mulf %in, %in_40 : f32
        %90 = arith.mulf %in, %in_41 : f32
        %91 = arith.mulf %89, %in_42 : f32
        linalg.yield %89, %90, %91 : f32, f32, f32
      } -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
      %84 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%83#1 : tensor<3x4xf32>) outs(%64 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %89 = arith.addf %out, %in : f32
        linalg.yield %89 : f32
      } -> tensor<4xf32>
      %85 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%83#2 : tensor<3x4xf32>) outs(%34 : tensor<3x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %89 = arith.addf %out, %in : f32
        linalg.yield %89 : f32
      } -> tensor<3x1xf32>
      %86 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%arg8, %84 : tensor<4xf32>, tensor<4xf32>) outs(%11 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %89 = arith.addf %in, %in_40 : f32
        linalg.yield %89 : f32
      } -> tensor<4xf32>
      %87 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %5, %76#1, %76#0, %20, %4 : tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>) outs(%2 : tensor<3x1xf32>) {
      ^bb0(%in: f32, %in_40: f32, %in_41: f32, %in_42: f32, %in_43: f32, %in_44: f32, %out: f32):
        %89 = arith.mulf %in, %in_40 : f32
        %90 = arith.mulf %89, %in_41 : f32
        %91 = arith.divf %90, %in_42 : f32
        %92 = arith.cmpf une, %91, %91 : f32
        %93 = arith.cmpf oeq, %in, %in_43 : f32
        %94 = arith.andi %93, %92 : i1
        %95 = arith.select %94, %in, %91 : f32
        %96 = arith.divf %95, %in_44 : f32
        linalg.yield %96 : f32
      } -> tensor<3x1xf32>
      %88 = linalg.generic {indexing_maps = [#map, #map1, #map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%83#0, %76#1, %79, %87, %collapsed : tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) {
      ^bb0(%in: f32, %in_40: f32, %in_41: f32, %in_42: f32, %in_43: f32, %out: f32):
        %89 = arith.mulf %in, %in_40 : f32
        %90 = arith.addf %in_41, %89 : f32
        %91 = arith.mulf %in_42, %in_43 : f32
        %92 = arith.addf %90, %91 : f32
        %93 = arith.addf %92, %91 : f32
        linalg.yield %93 : f32
      } -> tensor<3x4xf32>
      scf.yield %88, %86, %82 : tensor<3x4xf32>, tensor<4xf32>, tensor<4x4xf32>
    }
    return %61, %66#2, %66#1, %50, %65 : tensor<f32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>
  }
}
