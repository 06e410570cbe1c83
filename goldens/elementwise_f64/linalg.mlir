#map = affine_map<(d0) -> (d0)>
module {
  func.func @plus(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> tensor<37xf64> {
    %0 = tensor.empty() : tensor<37xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf64>, tensor<37xf64>) outs(%0 : tensor<37xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %2 = arith.addf %in, %in_0 : f64
      linalg.yield %2 : f64
    } -> tensor<37xf64>
    return %1 : tensor<37xf64>
  }
  func.func @minus(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> tensor<37xf64> {
    %0 = tensor.empty() : tensor<37xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf64>, tensor<37xf64>) outs(%0 : tensor<37xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %2 = arith.subf %in, %in_0 : f64
      linalg.yield %2 : f64
    } -> tensor<37xf64>
    return %1 : tensor<37xf64>
  }
  func.func @times(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> tensor<37xf64> {
    %0 = tensor.empty() : tensor<37xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf64>, tensor<37xf64>) outs(%0 : tensor<37xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %2 = arith.mulf %in, %in_0 : f64
      linalg.yield %2 : f64
    } -> tensor<37xf64>
    return %1 : tensor<37xf64>
  }
  func.func @over(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> tensor<37xf64> {
    %0 = tensor.empty() : tensor<37xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf64>, tensor<37xf64>) outs(%0 : tensor<37xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %2 = arith.divf %in, %in_0 : f64
      linalg.yield %2 : f64
    } -> tensor<37xf64>
    return %1 : tensor<37xf64>
  }
  func.func @maximum(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> tensor<37xf64> {
    %0 = tensor.empty() : tensor<37xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf64>, tensor<37xf64>) outs(%0 : tensor<37xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %2 = arith.maximumf %in, %in_0 : f64
      linalg.yield %2 : f64
    } -> tensor<37xf64>
    return %1 : tensor<37xf64>
  }
  func.func @minimum(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> tensor<37xf64> {
    %0 = tensor.empty() : tensor<37xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf64>, tensor<37xf64>) outs(%0 : tensor<37xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %2 = arith.minimumf %in, %in_0 : f64
      linalg.yield %2 : f64
    } -> tensor<37xf64>
    return %1 : tensor<37xf64>
  }
  func.func @negative(%arg0: tensor<37xf64>) -> tensor<37xf64> {
    %0 = tensor.empty() : tensor<37xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<37xf64>) outs(%0 : tensor<37xf64>) {
    ^bb0(%in: f64, %out: f64):
      %2 = arith.negf %in : f64
      linalg.yield %2 : f64
    } -> tensor<37xf64>
    return %1 : tensor<37xf64>
  }
  func.func @absolute(%arg0: tensor<37xf64>) -> tensor<37xf64> {
    %0 = tensor.empty() : tensor<37xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<37xf64>) outs(%0 : tensor<37xf64>) {
    ^bb0(%in: f64, %out: f64):
      %2 = math.absf %in : f64
      linalg.yield %2 : f64
    } -> tensor<37xf64>
    return %1 : tensor<37xf64>
  }
  func.func @signum(%arg0: tensor<37xf64>) -> tensor<37xf64> {
    %cst = arith.constant -1.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f64
    %0 = tensor.empty() : tensor<37xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<37xf64>) outs(%0 : tensor<37xf64>) {
    ^bb0(%in: f64, %out: f64):
      %2 = arith.cmpf olt, %in, %cst_1 : f64
      %3 = arith.cmpf ogt, %in, %cst_1 : f64
      %4 = arith.select %2, %cst, %in : f64
      %5 = arith.select %3, %cst_0, %4 : f64
      linalg.yield %5 : f64
    } -> tensor<37xf64>
    return %1 : tensor<37xf64>
  }
  func.func @root(%arg0: tensor<37xf64>) -> tensor<37xf64> {
    %0 = tensor.empty() : tensor<37xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<37xf64>) outs(%0 : tensor<37xf64>) {
    ^bb0(%in: f64, %out: f64):
      %2 = math.sqrt %in : f64
      linalg.yield %2 : f64
    } -> tensor<37xf64>
    return %1 : tensor<37xf64>
  }
  func.func @power(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> tensor<37xf64> {
    %c-4843621399236966400_i64 = arith.constant -4843621399236966400 : i64
    %c4843621399236968449_i64 = arith.constant 4843621399236968449 : i64
    %cst = arith.constant 0xFFF0000000000000 : f64
    %cst_0 = arith.constant 5.0577616648125907E-17 : f64
    %cst_1 = arith.constant 0x7FF8000000000000 : f64
    %true = arith.constant true
    %cst_2 = arith.constant 5.000000e-01 : f64
    %cst_3 = arith.constant 0x4330000000000000 : f64
    %c0_i64 = arith.constant 0 : i64
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
    %cst_20 = arith.constant 0x7FF0000000000000 : f64
    %cst_21 = arith.constant 4.0710547481862066E-17 : f64
    %cst_22 = arith.constant 2.8853900817779268 : f64
    %cst_23 = arith.constant 0.96179669392597555 : f64
    %cst_24 = arith.constant 0.000000e+00 : f64
    %cst_25 = arith.constant 0.57707801635558509 : f64
    %cst_26 = arith.constant 0.41219858311137031 : f64
    %cst_27 = arith.constant 0.3205988979078957 : f64
    %cst_28 = arith.constant 0.26230819916537218 : f64
    %cst_29 = arith.constant 0.22195224034926639 : f64
    %cst_30 = arith.constant 0.19240234178076307 : f64
    %cst_31 = arith.constant 0.16843296932571031 : f64
    %cst_32 = arith.constant 0.17295734035367058 : f64
    %cst_33 = arith.constant 1.000000e+00 : f64
    %cst_34 = arith.constant 5.400000e+01 : f64
    %cst_35 = arith.constant 0x43300000000003FF : f64
    %c4841369599423283200_i64 = arith.constant 4841369599423283200 : i64
    %c52_i64 = arith.constant 52 : i64
    %c4604544271217802189_i64 = arith.constant 4604544271217802189 : i64
    %c4503599627370495_i64 = arith.constant 4503599627370495 : i64
    %c2638147582215219_i64 = arith.constant 2638147582215219 : i64
    %cst_36 = arith.constant 0x4350000000000000 : f64
    %cst_37 = arith.constant 2.2250738585072014E-308 : f64
    %0 = tensor.empty() : tensor<37xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf64>, tensor<37xf64>) outs(%0 : tensor<37xf64>) {
    ^bb0(%in: f64, %in_38: f64, %out: f64):
      %2 = math.absf %in : f64
      %3 = arith.cmpf olt, %2, %cst_37 : f64
      %4 = arith.mulf %2, %cst_36 : f64
      %5 = arith.select %3, %4, %2 : f64
      %6 = arith.bitcast %5 : f64 to i64
      %7 = arith.addi %6, %c2638147582215219_i64 : i64
      %8 = arith.andi %7, %c4503599627370495_i64 : i64
      %9 = arith.addi %8, %c4604544271217802189_i64 : i64
      %10 = arith.shrui %7, %c52_i64 : i64
      %11 = arith.ori %10, %c4841369599423283200_i64 : i64
      %12 = arith.bitcast %11 : i64 to f64
      %13 = arith.subf %12, %cst_35 : f64
      %14 = arith.bitcast %9 : i64 to f64
      %15 = arith.subf %13, %cst_34 : f64
      %16 = arith.select %3, %15, %13 : f64
      %17 = arith.subf %14, %cst_33 : f64
      %18 = arith.addf %14, %cst_33 : f64
      %19 = arith.subf %18, %cst_33 : f64
      %20 = arith.subf %14, %19 : f64
      %21 = arith.divf %cst_33, %18 : f64
      %22 = arith.mulf %17, %21 : f64
      %23 = arith.negf %22 : f64
      %24 = math.fma %23, %18, %17 : f64
      %25 = math.fma %23, %20, %24 : f64
      %26 = arith.mulf %25, %21 : f64
      %27 = arith.mulf %22, %22 : f64
      %28 = arith.negf %27 : f64
      %29 = math.fma %22, %22, %28 : f64
      %30 = arith.mulf %26, %22 : f64
      %31 = math.fma %22, %26, %30 : f64
      %32 = arith.addf %29, %31 : f64
      %33 = math.fma %cst_32, %27, %cst_31 : f64
      %34 = math.fma %33, %27, %cst_30 : f64
      %35 = math.fma %34, %27, %cst_29 : f64
      %36 = math.fma %35, %27, %cst_28 : f64
      %37 = math.fma %36, %27, %cst_27 : f64
      %38 = math.fma %37, %27, %cst_26 : f64
      %39 = math.fma %38, %27, %cst_25 : f64
      %40 = arith.mulf %39, %27 : f64
      %41 = arith.addf %40, %cst_23 : f64
      %42 = arith.subf %41, %cst_23 : f64
      %43 = arith.subf %40, %42 : f64
      %44 = arith.addf %43, %cst_0 : f64
      %45 = arith.mulf %41, %27 : f64
      %46 = arith.negf %45 : f64
      %47 = math.fma %41, %27, %46 : f64
      %48 = arith.mulf %44, %27 : f64
      %49 = math.fma %41, %32, %48 : f64
      %50 = arith.addf %47, %49 : f64
      %51 = arith.addf %45, %cst_22 : f64
      %52 = arith.subf %51, %cst_22 : f64
      %53 = arith.subf %45, %52 : f64
      %54 = arith.addf %50, %cst_21 : f64
      %55 = arith.addf %53, %54 : f64
      %56 = arith.mulf %22, %51 : f64
      %57 = arith.negf %56 : f64
      %58 = math.fma %22, %51, %57 : f64
      %59 = arith.mulf %26, %51 : f64
      %60 = math.fma %22, %55, %59 : f64
      %61 = arith.addf %58, %60 : f64
      %62 = arith.addf %16, %56 : f64
      %63 = arith.subf %62, %16 : f64
      %64 = arith.subf %56, %63 : f64
      %65 = arith.addf %61, %cst_24 : f64
      %66 = arith.addf %64, %65 : f64
      %67 = arith.cmpf oeq, %2, %cst_24 : f64
      %68 = arith.select %67, %cst, %62 : f64
      %69 = arith.cmpf oeq, %2, %cst_20 : f64
      %70 = arith.select %69, %cst_20, %68 : f64
      %71 = arith.mulf %in_38, %70 : f64
      %72 = arith.negf %71 : f64
      %73 = math.fma %in_38, %70, %72 : f64
      %74 = math.fma %in_38, %66, %73 : f64
      %75 = math.absf %71 : f64
      %76 = arith.cmpf olt, %75, %cst_19 : f64
      %77 = arith.select %76, %74, %cst_24 : f64
      %78 = arith.cmpf olt, %71, %cst_19 : f64
      %79 = arith.select %78, %71, %cst_19 : f64
      %80 = arith.cmpf olt, %cst_18, %79 : f64
      %81 = arith.select %80, %79, %cst_18 : f64
      %82 = arith.addf %81, %cst_17 : f64
      %83 = arith.bitcast %82 : f64 to i64
      %84 = arith.subi %83, %c4843621399236968448_i64 : i64
      %85 = arith.subf %82, %cst_17 : f64
      %86 = arith.subf %81, %85 : f64
      %87 = arith.mulf %86, %cst_16 : f64
      %88 = arith.negf %87 : f64
      %89 = math.fma %86, %cst_16, %88 : f64
      %90 = arith.addf %87, %cst_33 : f64
      %91 = arith.subf %90, %cst_33 : f64
      %92 = arith.subf %87, %91 : f64
      %93 = math.fma %86, %cst_15, %89 : f64
      %94 = arith.addf %93, %92 : f64
      %95 = arith.mulf %86, %86 : f64
      %96 = math.fma %cst_14, %86, %cst_13 : f64
      %97 = math.fma %96, %86, %cst_12 : f64
      %98 = math.fma %97, %86, %cst_11 : f64
      %99 = math.fma %98, %86, %cst_10 : f64
      %100 = math.fma %99, %86, %cst_9 : f64
      %101 = math.fma %100, %86, %cst_8 : f64
      %102 = math.fma %101, %86, %cst_7 : f64
      %103 = math.fma %102, %86, %cst_6 : f64
      %104 = math.fma %103, %86, %cst_5 : f64
      %105 = math.fma %104, %86, %cst_4 : f64
      %106 = math.fma %95, %105, %94 : f64
      %107 = arith.addf %90, %106 : f64
      %108 = arith.mulf %107, %77 : f64
      %109 = math.fma %108, %cst_16, %106 : f64
      %110 = arith.addf %90, %109 : f64
      %111 = arith.subf %110, %90 : f64
      %112 = arith.subf %109, %111 : f64
      %113 = arith.cmpf olt, %85, %cst_24 : f64
      %114 = arith.subi %c4843621399236968449_i64, %83 : i64
      %115 = arith.select %113, %114, %c1_i64 : i64
      %116 = arith.shli %115, %c52_i64 : i64
      %117 = arith.bitcast %116 : i64 to f64
      %118 = arith.cmpf olt, %110, %117 : f64
      %119 = arith.select %118, %117, %cst_24 : f64
      %120 = arith.addf %119, %110 : f64
      %121 = arith.subf %120, %119 : f64
      %122 = arith.subf %110, %121 : f64
      %123 = arith.addf %122, %112 : f64
      %124 = arith.addf %120, %123 : f64
      %125 = arith.subf %124, %119 : f64
      %126 = arith.addi %83, %c-4843621399236966400_i64 : i64
      %127 = arith.shrui %126, %c1_i64 : i64
      %128 = arith.subi %127, %c1_i64 : i64
      %129 = arith.subi %84, %127 : i64
      %130 = arith.addi %129, %c2047_i64 : i64
      %131 = arith.shli %128, %c52_i64 : i64
      %132 = arith.bitcast %131 : i64 to f64
      %133 = arith.mulf %125, %132 : f64
      %134 = arith.shli %130, %c52_i64 : i64
      %135 = arith.bitcast %134 : i64 to f64
      %136 = arith.mulf %133, %135 : f64
      %137 = math.absf %in_38 : f64
      %138 = arith.bitcast %in : f64 to i64
      %139 = arith.cmpi slt, %138, %c0_i64 : i64
      %140 = arith.addf %137, %cst_3 : f64
      %141 = arith.subf %140, %cst_3 : f64
      %142 = arith.cmpf ole, %cst_3, %137 : f64
      %143 = arith.cmpf oeq, %141, %137 : f64
      %144 = arith.ori %142, %143 : i1
      %145 = arith.mulf %137, %cst_2 : f64
      %146 = arith.addf %145, %cst_3 : f64
      %147 = arith.subf %146, %cst_3 : f64
      %148 = arith.cmpf ole, %cst_3, %145 : f64
      %149 = arith.cmpf oeq, %147, %145 : f64
      %150 = arith.ori %148, %149 : i1
      %151 = arith.xori %150, %true : i1
      %152 = arith.andi %144, %151 : i1
      %153 = arith.cmpf oeq, %2, %cst_33 : f64
      %154 = arith.select %153, %cst_33, %136 : f64
      %155 = arith.andi %139, %152 : i1
      %156 = arith.negf %154 : f64
      %157 = arith.select %155, %156, %154 : f64
      %158 = arith.cmpf olt, %cst_24, %2 : f64
      %159 = arith.cmpf olt, %2, %cst_20 : f64
      %160 = arith.andi %158, %159 : i1
      %161 = arith.andi %139, %160 : i1
      %162 = arith.xori %144, %true : i1
      %163 = arith.andi %161, %162 : i1
      %164 = arith.cmpf uno, %in, %in : f64
      %165 = arith.cmpf uno, %in_38, %in_38 : f64
      %166 = arith.ori %164, %165 : i1
      %167 = arith.ori %166, %163 : i1
      %168 = arith.select %167, %cst_1, %157 : f64
      %169 = arith.cmpf oeq, %in, %cst_33 : f64
      %170 = arith.cmpf oeq, %in_38, %cst_24 : f64
      %171 = arith.ori %169, %170 : i1
      %172 = arith.select %171, %cst_33, %168 : f64
      linalg.yield %172 : f64
    } -> tensor<37xf64>
    return %1 : tensor<37xf64>
  }
  func.func @fused(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> (tensor<37xf64>, tensor<37xf64>) {
    %c-4843621399236966400_i64 = arith.constant -4843621399236966400 : i64
    %c4843621399236968449_i64 = arith.constant 4843621399236968449 : i64
    %cst = arith.constant 0xFFF0000000000000 : f64
    %cst_0 = arith.constant 5.0577616648125907E-17 : f64
    %cst_1 = arith.constant 0x7FF8000000000000 : f64
    %true = arith.constant true
    %cst_2 = arith.constant 0x4330000000000000 : f64
    %c0_i64 = arith.constant 0 : i64
    %c2047_i64 = arith.constant 2047 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst_3 = arith.constant 0.24022650695910072 : f64
    %cst_4 = arith.constant 0.055504108664821639 : f64
    %cst_5 = arith.constant 0.009618129107628345 : f64
    %cst_6 = arith.constant 0.001333355814640239 : f64
    %cst_7 = arith.constant 1.5403530393632921E-4 : f64
    %cst_8 = arith.constant 1.5252733846396906E-5 : f64
    %cst_9 = arith.constant 1.3215486590393529E-6 : f64
    %cst_10 = arith.constant 1.0178054865895336E-7 : f64
    %cst_11 = arith.constant 7.0549788704551782E-9 : f64
    %cst_12 = arith.constant 4.4561701132233437E-10 : f64
    %cst_13 = arith.constant 2.5616712242491744E-11 : f64
    %cst_14 = arith.constant 2.3190468138462996E-17 : f64
    %cst_15 = arith.constant 0.69314718055994529 : f64
    %c4843621399236968448_i64 = arith.constant 4843621399236968448 : i64
    %cst_16 = arith.constant 0x4338000000000000 : f64
    %cst_17 = arith.constant -1.100000e+03 : f64
    %cst_18 = arith.constant 1.100000e+03 : f64
    %cst_19 = arith.constant 0x7FF0000000000000 : f64
    %cst_20 = arith.constant 4.0710547481862066E-17 : f64
    %cst_21 = arith.constant 2.8853900817779268 : f64
    %cst_22 = arith.constant 0.96179669392597555 : f64
    %cst_23 = arith.constant 0.57707801635558509 : f64
    %cst_24 = arith.constant 0.41219858311137031 : f64
    %cst_25 = arith.constant 0.3205988979078957 : f64
    %cst_26 = arith.constant 0.26230819916537218 : f64
    %cst_27 = arith.constant 0.22195224034926639 : f64
    %cst_28 = arith.constant 0.19240234178076307 : f64
    %cst_29 = arith.constant 0.16843296932571031 : f64
    %cst_30 = arith.constant 0.17295734035367058 : f64
    %cst_31 = arith.constant 5.400000e+01 : f64
    %cst_32 = arith.constant 0x43300000000003FF : f64
    %c4841369599423283200_i64 = arith.constant 4841369599423283200 : i64
    %c52_i64 = arith.constant 52 : i64
    %c4604544271217802189_i64 = arith.constant 4604544271217802189 : i64
    %c4503599627370495_i64 = arith.constant 4503599627370495 : i64
    %c2638147582215219_i64 = arith.constant 2638147582215219 : i64
    %cst_33 = arith.constant 0x4350000000000000 : f64
    %cst_34 = arith.constant 2.2250738585072014E-308 : f64
    %cst_35 = arith.constant -1.000000e+00 : f64
    %cst_36 = arith.constant 0.000000e+00 : f64
    %cst_37 = arith.constant 1.000000e+00 : f64
    %cst_38 = arith.constant 3.000000e+00 : f64
    %cst_39 = arith.constant 5.000000e-01 : f64
    %0 = tensor.empty() : tensor<37xf64>
    %1:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<37xf64>, tensor<37xf64>) outs(%0, %0 : tensor<37xf64>, tensor<37xf64>) {
    ^bb0(%in: f64, %in_40: f64, %out: f64, %out_41: f64):
      %2 = arith.mulf %in, %in_40 : f64
      %3 = arith.addf %2, %cst_39 : f64
      %4 = arith.cmpf olt, %3, %in : f64
      %5 = arith.divf %3, %cst_38 : f64
      %6 = math.absf %3 : f64
      %7 = arith.negf %6 : f64
      %8 = arith.select %4, %5, %7 : f64
      %9 = arith.maximumf %3, %8 : f64
      %10 = arith.minimumf %in, %in_40 : f64
      %11 = arith.subf %9, %10 : f64
      %12 = arith.addf %6, %cst_37 : f64
      %13 = math.sqrt %12 : f64
      %14 = arith.cmpf olt, %8, %cst_36 : f64
      %15 = arith.cmpf ogt, %8, %cst_36 : f64
      %16 = arith.select %14, %cst_35, %8 : f64
      %17 = arith.select %15, %cst_37, %16 : f64
      %18 = math.absf %13 : f64
      %19 = arith.cmpf olt, %18, %cst_34 : f64
      %20 = arith.mulf %18, %cst_33 : f64
      %21 = arith.select %19, %20, %18 : f64
      %22 = arith.bitcast %21 : f64 to i64
      %23 = arith.addi %22, %c2638147582215219_i64 : i64
      %24 = arith.andi %23, %c4503599627370495_i64 : i64
      %25 = arith.addi %24, %c4604544271217802189_i64 : i64
      %26 = arith.shrui %23, %c52_i64 : i64
      %27 = arith.ori %26, %c4841369599423283200_i64 : i64
      %28 = arith.bitcast %27 : i64 to f64
      %29 = arith.subf %28, %cst_32 : f64
      %30 = arith.bitcast %25 : i64 to f64
      %31 = arith.subf %29, %cst_31 : f64
      %32 = arith.select %19, %31, %29 : f64
      %33 = arith.subf %30, %cst_37 : f64
      %34 = arith.addf %30, %cst_37 : f64
      %35 = arith.subf %34, %cst_37 : f64
      %36 = arith.subf %30, %35 : f64
      %37 = arith.divf %cst_37, %34 : f64
      %38 = arith.mulf %33, %37 : f64
      %39 = arith.negf %38 : f64
      %40 = math.fma %39, %34, %33 : f64
      %41 = math.fma %39, %36, %40 : f64
      %42 = arith.mulf %41, %37 : f64
      %43 = arith.mulf %38, %38 : f64
      %44 = arith.negf %43 : f64
      %45 = math.fma %38, %38, %44 : f64
      %46 = arith.mulf %42, %38 : f64
      %47 = math.fma %38, %42, %46 : f64
      %48 = arith.addf %45, %47 : f64
      %49 = math.fma %cst_30, %43, %cst_29 : f64
      %50 = math.fma %49, %43, %cst_28 : f64
      %51 = math.fma %50, %43, %cst_27 : f64
      %52 = math.fma %51, %43, %cst_26 : f64
      %53 = math.fma %52, %43, %cst_25 : f64
      %54 = math.fma %53, %43, %cst_24 : f64
      %55 = math.fma %54, %43, %cst_23 : f64
      %56 = arith.mulf %55, %43 : f64
      %57 = arith.addf %56, %cst_22 : f64
      %58 = arith.subf %57, %cst_22 : f64
      %59 = arith.subf %56, %58 : f64
      %60 = arith.addf %59, %cst_0 : f64
      %61 = arith.mulf %57, %43 : f64
      %62 = arith.negf %61 : f64
      %63 = math.fma %57, %43, %62 : f64
      %64 = arith.mulf %60, %43 : f64
      %65 = math.fma %57, %48, %64 : f64
      %66 = arith.addf %63, %65 : f64
      %67 = arith.addf %61, %cst_21 : f64
      %68 = arith.subf %67, %cst_21 : f64
      %69 = arith.subf %61, %68 : f64
      %70 = arith.addf %66, %cst_20 : f64
      %71 = arith.addf %69, %70 : f64
      %72 = arith.mulf %38, %67 : f64
      %73 = arith.negf %72 : f64
      %74 = math.fma %38, %67, %73 : f64
      %75 = arith.mulf %42, %67 : f64
      %76 = math.fma %38, %71, %75 : f64
      %77 = arith.addf %74, %76 : f64
      %78 = arith.addf %32, %72 : f64
      %79 = arith.subf %78, %32 : f64
      %80 = arith.subf %72, %79 : f64
      %81 = arith.addf %77, %cst_36 : f64
      %82 = arith.addf %80, %81 : f64
      %83 = arith.cmpf oeq, %18, %cst_36 : f64
      %84 = arith.select %83, %cst, %78 : f64
      %85 = arith.cmpf oeq, %18, %cst_19 : f64
      %86 = arith.select %85, %cst_19, %84 : f64
      %87 = arith.mulf %17, %86 : f64
      %88 = arith.negf %87 : f64
      %89 = math.fma %17, %86, %88 : f64
      %90 = math.fma %17, %82, %89 : f64
      %91 = math.absf %87 : f64
      %92 = arith.cmpf olt, %91, %cst_18 : f64
      %93 = arith.select %92, %90, %cst_36 : f64
      %94 = arith.cmpf olt, %87, %cst_18 : f64
      %95 = arith.select %94, %87, %cst_18 : f64
      %96 = arith.cmpf olt, %cst_17, %95 : f64
      %97 = arith.select %96, %95, %cst_17 : f64
      %98 = arith.addf %97, %cst_16 : f64
      %99 = arith.bitcast %98 : f64 to i64
      %100 = arith.subi %99, %c4843621399236968448_i64 : i64
      %101 = arith.subf %98, %cst_16 : f64
      %102 = arith.subf %97, %101 : f64
      %103 = arith.mulf %102, %cst_15 : f64
      %104 = arith.negf %103 : f64
      %105 = math.fma %102, %cst_15, %104 : f64
      %106 = arith.addf %103, %cst_37 : f64
      %107 = arith.subf %106, %cst_37 : f64
      %108 = arith.subf %103, %107 : f64
      %109 = math.fma %102, %cst_14, %105 : f64
      %110 = arith.addf %109, %108 : f64
      %111 = arith.mulf %102, %102 : f64
      %112 = math.fma %cst_13, %102, %cst_12 : f64
      %113 = math.fma %112, %102, %cst_11 : f64
      %114 = math.fma %113, %102, %cst_10 : f64
      %115 = math.fma %114, %102, %cst_9 : f64
      %116 = math.fma %115, %102, %cst_8 : f64
      %117 = math.fma %116, %102, %cst_7 : f64
      %118 = math.fma %117, %102, %cst_6 : f64
      %119 = math.fma %118, %102, %cst_5 : f64
      %120 = math.fma %119, %102, %cst_4 : f64
      %121 = math.fma %120, %102, %cst_3 : f64
      %122 = math.fma %111, %121, %110 : f64
      %123 = arith.addf %106, %122 : f64
      %124 = arith.mulf %123, %93 : f64
      %125 = math.fma %124, %cst_15, %122 : f64
      %126 = arith.addf %106, %125 : f64
      %127 = arith.subf %126, %106 : f64
      %128 = arith.subf %125, %127 : f64
      %129 = arith.cmpf olt, %101, %cst_36 : f64
      %130 = arith.subi %c4843621399236968449_i64, %99 : i64
      %131 = arith.select %129, %130, %c1_i64 : i64
      %132 = arith.shli %131, %c52_i64 : i64
      %133 = arith.bitcast %132 : i64 to f64
      %134 = arith.cmpf olt, %126, %133 : f64
      %135 = arith.select %134, %133, %cst_36 : f64
      %136 = arith.addf %135, %126 : f64
      %137 = arith.subf %136, %135 : f64
      %138 = arith.subf %126, %137 : f64
      %139 = arith.addf %138, %128 : f64
      %140 = arith.addf %136, %139 : f64
      %141 = arith.subf %140, %135 : f64
      %142 = arith.addi %99, %c-4843621399236966400_i64 : i64
      %143 = arith.shrui %142, %c1_i64 : i64
      %144 = arith.subi %143, %c1_i64 : i64
      %145 = arith.subi %100, %143 : i64
      %146 = arith.addi %145, %c2047_i64 : i64
      %147 = arith.shli %144, %c52_i64 : i64
      %148 = arith.bitcast %147 : i64 to f64
      %149 = arith.mulf %141, %148 : f64
      %150 = arith.shli %146, %c52_i64 : i64
      %151 = arith.bitcast %150 : i64 to f64
      %152 = arith.mulf %149, %151 : f64
      %153 = math.absf %17 : f64
      %154 = arith.bitcast %13 : f64 to i64
      %155 = arith.cmpi slt, %154, %c0_i64 : i64
      %156 = arith.addf %153, %cst_2 : f64
      %157 = arith.subf %156, %cst_2 : f64
      %158 = arith.cmpf ole, %cst_2, %153 : f64
      %159 = arith.cmpf oeq, %157, %153 : f64
      %160 = arith.ori %158, %159 : i1
      %161 = arith.mulf %153, %cst_39 : f64
      %162 = arith.addf %161, %cst_2 : f64
      %163 = arith.subf %162, %cst_2 : f64
      %164 = arith.cmpf ole, %cst_2, %161 : f64
      %165 = arith.cmpf oeq, %163, %161 : f64
      %166 = arith.ori %164, %165 : i1
      %167 = arith.xori %166, %true : i1
      %168 = arith.andi %160, %167 : i1
      %169 = arith.cmpf oeq, %18, %cst_37 : f64
      %170 = arith.select %169, %cst_37, %152 : f64
      %171 = arith.andi %155, %168 : i1
      %172 = arith.negf %170 : f64
      %173 = arith.select %171, %172, %170 : f64
      %174 = arith.cmpf olt, %cst_36, %18 : f64
      %175 = arith.cmpf olt, %18, %cst_19 : f64
      %176 = arith.andi %174, %175 : i1
      %177 = arith.andi %155, %176 : i1
      %178 = arith.xori %160, %true : i1
      %179 = arith.andi %177, %178 : i1
      %180 = arith.cmpf uno, %13, %13 : f64
      %181 = arith.cmpf uno, %17, %17 : f64
      %182 = arith.ori %180, %181 : i1
      %183 = arith.ori %182, %179 : i1
      %184 = arith.select %183, %cst_1, %173 : f64
      %185 = arith.cmpf oeq, %13, %cst_37 : f64
      %186 = arith.cmpf oeq, %17, %cst_36 : f64
      %187 = arith.ori %185, %186 : i1
      %188 = arith.select %187, %cst_37, %184 : f64
      linalg.yield %11, %188 : f64, f64
    } -> (tensor<37xf64>, tensor<37xf64>)
    return %1#0, %1#1 : tensor<37xf64>, tensor<37xf64>
  }
}
