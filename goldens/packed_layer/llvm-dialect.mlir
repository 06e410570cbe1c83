module attributes {kina.vector_registers = array<i64: 256, 16>} {
  llvm.func internal @layer.impl(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 1536 : i64, llvm.noalias}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 6144 : i64, llvm.noalias}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4096 : i64, llvm.noalias}, %arg3: !llvm.ptr {llvm.align = 64 : i64, llvm.dereferenceable = 6144 : i64, llvm.noalias}) attributes {no_inline} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.poison : vector<8xf32>
    %2 = llvm.mlir.constant(768 : index) : i64
    %3 = llvm.mlir.constant(2 : index) : i64
    %4 = llvm.mlir.constant(32 : index) : i64
    %5 = llvm.mlir.constant(8 : index) : i64
    %6 = llvm.mlir.constant(4 : index) : i64
    %7 = llvm.mlir.constant(5 : index) : i64
    %8 = llvm.mlir.constant(6 : index) : i64
    %9 = llvm.mlir.constant(3 : index) : i64
    %10 = llvm.mlir.constant(7 : index) : i64
    %11 = llvm.mlir.constant(12 : index) : i64
    %12 = llvm.mlir.constant(dense<0.000000e+00> : vector<8xf32>) : vector<8xf32>
    %13 = llvm.mlir.constant(13 : index) : i64
    %14 = llvm.mlir.constant(14 : index) : i64
    %15 = llvm.mlir.constant(15 : index) : i64
    %16 = llvm.mlir.constant(24 : index) : i64
    %17 = llvm.mlir.constant(64 : index) : i64
    %18 = llvm.mlir.constant(16 : index) : i64
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%20 : i64)
  ^bb1(%21: i64):  // 2 preds: ^bb0, ^bb8
    %22 = llvm.icmp "slt" %21, %3 : i64
    llvm.cond_br %22, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%20 : i64)
  ^bb3(%23: i64):  // 2 preds: ^bb2, ^bb7
    %24 = llvm.icmp "slt" %23, %4 : i64
    llvm.cond_br %24, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%20 : i64)
  ^bb5(%25: i64):  // 2 preds: ^bb4, ^bb6
    %26 = llvm.icmp "slt" %25, %16 : i64
    llvm.cond_br %26, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %27 = llvm.mul %21, %4 overflow<nsw> : i64
    %28 = llvm.add %27, %23 overflow<nsw> : i64
    %29 = llvm.mul %28, %16 : i64
    %30 = llvm.add %29, %25 : i64
    %31 = llvm.getelementptr %arg1[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %33 = llvm.add %23, %6 : i64
    %34 = llvm.add %27, %33 overflow<nsw> : i64
    %35 = llvm.mul %34, %16 : i64
    %36 = llvm.add %35, %25 : i64
    %37 = llvm.getelementptr %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %38 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %39 = llvm.shufflevector %32, %38 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32> 
    %40 = llvm.add %23, %19 : i64
    %41 = llvm.add %27, %40 overflow<nsw> : i64
    %42 = llvm.mul %41, %16 : i64
    %43 = llvm.add %42, %25 : i64
    %44 = llvm.getelementptr %arg1[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %45 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %46 = llvm.add %23, %7 : i64
    %47 = llvm.add %27, %46 overflow<nsw> : i64
    %48 = llvm.mul %47, %16 : i64
    %49 = llvm.add %48, %25 : i64
    %50 = llvm.getelementptr %arg1[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %52 = llvm.shufflevector %45, %51 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32> 
    %53 = llvm.add %23, %3 : i64
    %54 = llvm.add %27, %53 overflow<nsw> : i64
    %55 = llvm.mul %54, %16 : i64
    %56 = llvm.add %55, %25 : i64
    %57 = llvm.getelementptr %arg1[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %59 = llvm.add %23, %8 : i64
    %60 = llvm.add %27, %59 overflow<nsw> : i64
    %61 = llvm.mul %60, %16 : i64
    %62 = llvm.add %61, %25 : i64
    %63 = llvm.getelementptr %arg1[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %64 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %65 = llvm.shufflevector %58, %64 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32> 
    %66 = llvm.add %23, %9 : i64
    %67 = llvm.add %27, %66 overflow<nsw> : i64
    %68 = llvm.mul %67, %16 : i64
    %69 = llvm.add %68, %25 : i64
    %70 = llvm.getelementptr %arg1[%69] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %71 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %72 = llvm.add %23, %10 : i64
    %73 = llvm.add %27, %72 overflow<nsw> : i64
    %74 = llvm.mul %73, %16 : i64
    %75 = llvm.add %74, %25 : i64
    %76 = llvm.getelementptr %arg1[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %77 = llvm.load %76 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %78 = llvm.shufflevector %71, %77 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32> 
    %79 = llvm.shufflevector %39, %65 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32> 
    %80 = llvm.shufflevector %39, %65 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32> 
    %81 = llvm.shufflevector %52, %78 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32> 
    %82 = llvm.shufflevector %52, %78 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32> 
    %83 = llvm.shufflevector %79, %81 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32> 
    %84 = llvm.shufflevector %79, %81 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32> 
    %85 = llvm.shufflevector %80, %82 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32> 
    %86 = llvm.shufflevector %80, %82 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32> 
    %87 = llvm.add %25, %6 : i64
    %88 = llvm.add %29, %87 : i64
    %89 = llvm.getelementptr %arg1[%88] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %90 = llvm.load %89 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %91 = llvm.add %35, %87 : i64
    %92 = llvm.getelementptr %arg1[%91] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %93 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %94 = llvm.shufflevector %90, %93 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32> 
    %95 = llvm.add %42, %87 : i64
    %96 = llvm.getelementptr %arg1[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %97 = llvm.load %96 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %98 = llvm.add %48, %87 : i64
    %99 = llvm.getelementptr %arg1[%98] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %100 = llvm.load %99 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %101 = llvm.shufflevector %97, %100 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32> 
    %102 = llvm.add %55, %87 : i64
    %103 = llvm.getelementptr %arg1[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %104 = llvm.load %103 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %105 = llvm.add %61, %87 : i64
    %106 = llvm.getelementptr %arg1[%105] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %107 = llvm.load %106 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %108 = llvm.shufflevector %104, %107 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32> 
    %109 = llvm.add %68, %87 : i64
    %110 = llvm.getelementptr %arg1[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %111 = llvm.load %110 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %112 = llvm.add %74, %87 : i64
    %113 = llvm.getelementptr %arg1[%112] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %114 = llvm.load %113 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %115 = llvm.shufflevector %111, %114 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32> 
    %116 = llvm.shufflevector %94, %108 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32> 
    %117 = llvm.shufflevector %94, %108 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32> 
    %118 = llvm.shufflevector %101, %115 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32> 
    %119 = llvm.shufflevector %101, %115 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32> 
    %120 = llvm.shufflevector %116, %118 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32> 
    %121 = llvm.shufflevector %116, %118 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32> 
    %122 = llvm.shufflevector %117, %119 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32> 
    %123 = llvm.shufflevector %117, %119 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32> 
    %124 = llvm.mul %21, %2 : i64
    %125 = llvm.mul %25, %4 : i64
    %126 = llvm.add %124, %125 : i64
    %127 = llvm.add %126, %23 : i64
    %128 = llvm.getelementptr %arg3[%127] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %83, %128 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %129 = llvm.add %25, %19 : i64
    %130 = llvm.mul %129, %4 : i64
    %131 = llvm.add %124, %130 : i64
    %132 = llvm.add %131, %23 : i64
    %133 = llvm.getelementptr %arg3[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %84, %133 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %134 = llvm.add %25, %3 : i64
    %135 = llvm.mul %134, %4 : i64
    %136 = llvm.add %124, %135 : i64
    %137 = llvm.add %136, %23 : i64
    %138 = llvm.getelementptr %arg3[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %85, %138 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %139 = llvm.add %25, %9 : i64
    %140 = llvm.mul %139, %4 : i64
    %141 = llvm.add %124, %140 : i64
    %142 = llvm.add %141, %23 : i64
    %143 = llvm.getelementptr %arg3[%142] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %86, %143 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %144 = llvm.mul %87, %4 : i64
    %145 = llvm.add %124, %144 : i64
    %146 = llvm.add %145, %23 : i64
    %147 = llvm.getelementptr %arg3[%146] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %120, %147 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %148 = llvm.add %25, %7 : i64
    %149 = llvm.mul %148, %4 : i64
    %150 = llvm.add %124, %149 : i64
    %151 = llvm.add %150, %23 : i64
    %152 = llvm.getelementptr %arg3[%151] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %121, %152 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %153 = llvm.add %25, %8 : i64
    %154 = llvm.mul %153, %4 : i64
    %155 = llvm.add %124, %154 : i64
    %156 = llvm.add %155, %23 : i64
    %157 = llvm.getelementptr %arg3[%156] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %122, %157 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %158 = llvm.add %25, %10 : i64
    %159 = llvm.mul %158, %4 : i64
    %160 = llvm.add %124, %159 : i64
    %161 = llvm.add %160, %23 : i64
    %162 = llvm.getelementptr %arg3[%161] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %123, %162 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %163 = llvm.add %25, %5 : i64
    llvm.br ^bb5(%163 : i64)
  ^bb7:  // pred: ^bb5
    %164 = llvm.add %23, %5 : i64
    llvm.br ^bb3(%164 : i64)
  ^bb8:  // pred: ^bb3
    %165 = llvm.add %21, %19 : i64
    llvm.br ^bb1(%165 : i64)
  ^bb9:  // pred: ^bb1
    llvm.br ^bb10(%20 : i64)
  ^bb10(%166: i64):  // 2 preds: ^bb9, ^bb26
    %167 = llvm.icmp "slt" %166, %3 : i64
    llvm.cond_br %167, ^bb11, ^bb27
  ^bb11:  // pred: ^bb10
    llvm.br ^bb12(%20 : i64)
  ^bb12(%168: i64):  // 2 preds: ^bb11, ^bb19
    %169 = llvm.icmp "slt" %168, %4 : i64
    llvm.cond_br %169, ^bb13, ^bb20
  ^bb13:  // pred: ^bb12
    llvm.br ^bb14(%20 : i64)
  ^bb14(%170: i64):  // 2 preds: ^bb13, ^bb18
    %171 = llvm.icmp "slt" %170, %11 : i64
    llvm.cond_br %171, ^bb15, ^bb19
  ^bb15:  // pred: ^bb14
    llvm.br ^bb16(%20, %12, %12, %12, %12, %12, %12, %12, %12, %12, %12, %12, %12 : i64, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>)
  ^bb16(%172: i64, %173: vector<8xf32>, %174: vector<8xf32>, %175: vector<8xf32>, %176: vector<8xf32>, %177: vector<8xf32>, %178: vector<8xf32>, %179: vector<8xf32>, %180: vector<8xf32>, %181: vector<8xf32>, %182: vector<8xf32>, %183: vector<8xf32>, %184: vector<8xf32>):  // 2 preds: ^bb15, ^bb17
    %185 = llvm.icmp "slt" %172, %16 : i64
    llvm.cond_br %185, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %186 = llvm.mul %170, %16 overflow<nsw, nuw> : i64
    %187 = llvm.add %186, %172 overflow<nsw, nuw> : i64
    %188 = llvm.getelementptr inbounds|nuw %arg0[%187] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %189 = llvm.load %188 : !llvm.ptr -> f32
    %190 = llvm.insertelement %189, %1[%0 : i32] : vector<8xf32>
    %191 = llvm.shufflevector %190, %1 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf32> 
    %192 = llvm.add %170, %19 : i64
    %193 = llvm.mul %192, %16 overflow<nsw, nuw> : i64
    %194 = llvm.add %193, %172 overflow<nsw, nuw> : i64
    %195 = llvm.getelementptr inbounds|nuw %arg0[%194] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %196 = llvm.load %195 : !llvm.ptr -> f32
    %197 = llvm.insertelement %196, %1[%0 : i32] : vector<8xf32>
    %198 = llvm.shufflevector %197, %1 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf32> 
    %199 = llvm.add %170, %3 : i64
    %200 = llvm.mul %199, %16 overflow<nsw, nuw> : i64
    %201 = llvm.add %200, %172 overflow<nsw, nuw> : i64
    %202 = llvm.getelementptr inbounds|nuw %arg0[%201] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %203 = llvm.load %202 : !llvm.ptr -> f32
    %204 = llvm.insertelement %203, %1[%0 : i32] : vector<8xf32>
    %205 = llvm.shufflevector %204, %1 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf32> 
    %206 = llvm.add %170, %9 : i64
    %207 = llvm.mul %206, %16 overflow<nsw, nuw> : i64
    %208 = llvm.add %207, %172 overflow<nsw, nuw> : i64
    %209 = llvm.getelementptr inbounds|nuw %arg0[%208] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %210 = llvm.load %209 : !llvm.ptr -> f32
    %211 = llvm.insertelement %210, %1[%0 : i32] : vector<8xf32>
    %212 = llvm.shufflevector %211, %1 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf32> 
    %213 = llvm.add %170, %6 : i64
    %214 = llvm.mul %213, %16 overflow<nsw, nuw> : i64
    %215 = llvm.add %214, %172 overflow<nsw, nuw> : i64
    %216 = llvm.getelementptr inbounds|nuw %arg0[%215] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %217 = llvm.load %216 : !llvm.ptr -> f32
    %218 = llvm.insertelement %217, %1[%0 : i32] : vector<8xf32>
    %219 = llvm.shufflevector %218, %1 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf32> 
    %220 = llvm.add %170, %7 : i64
    %221 = llvm.mul %220, %16 overflow<nsw, nuw> : i64
    %222 = llvm.add %221, %172 overflow<nsw, nuw> : i64
    %223 = llvm.getelementptr inbounds|nuw %arg0[%222] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %224 = llvm.load %223 : !llvm.ptr -> f32
    %225 = llvm.insertelement %224, %1[%0 : i32] : vector<8xf32>
    %226 = llvm.shufflevector %225, %1 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf32> 
    %227 = llvm.mul %166, %2 : i64
    %228 = llvm.mul %172, %4 : i64
    %229 = llvm.add %227, %228 : i64
    %230 = llvm.add %229, %168 : i64
    %231 = llvm.getelementptr %arg3[%230] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %232 = llvm.load %231 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
    %233 = llvm.add %168, %5 : i64
    %234 = llvm.add %229, %233 : i64
    %235 = llvm.getelementptr %arg3[%234] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %236 = llvm.load %235 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
    %237 = llvm.intr.fma(%191, %232, %173) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %238 = llvm.intr.fma(%191, %236, %174) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %239 = llvm.intr.fma(%198, %232, %175) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %240 = llvm.intr.fma(%198, %236, %176) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %241 = llvm.intr.fma(%205, %232, %177) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %242 = llvm.intr.fma(%205, %236, %178) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %243 = llvm.intr.fma(%212, %232, %179) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %244 = llvm.intr.fma(%212, %236, %180) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %245 = llvm.intr.fma(%219, %232, %181) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %246 = llvm.intr.fma(%219, %236, %182) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %247 = llvm.intr.fma(%226, %232, %183) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %248 = llvm.intr.fma(%226, %236, %184) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %249 = llvm.add %172, %19 : i64
    llvm.br ^bb16(%249, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248 : i64, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>)
  ^bb18:  // pred: ^bb16
    %250 = llvm.mul %166, %4 overflow<nsw> : i64
    %251 = llvm.add %250, %168 overflow<nsw> : i64
    %252 = llvm.mul %170, %17 : i64
    %253 = llvm.add %252, %251 : i64
    %254 = llvm.getelementptr %arg2[%253] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %173, %254 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %255 = llvm.add %168, %5 : i64
    %256 = llvm.add %250, %255 overflow<nsw> : i64
    %257 = llvm.add %252, %256 : i64
    %258 = llvm.getelementptr %arg2[%257] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %174, %258 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %259 = llvm.add %170, %19 : i64
    %260 = llvm.mul %259, %17 : i64
    %261 = llvm.add %260, %251 : i64
    %262 = llvm.getelementptr %arg2[%261] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %175, %262 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %263 = llvm.add %260, %256 : i64
    %264 = llvm.getelementptr %arg2[%263] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %176, %264 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %265 = llvm.add %170, %3 : i64
    %266 = llvm.mul %265, %17 : i64
    %267 = llvm.add %266, %251 : i64
    %268 = llvm.getelementptr %arg2[%267] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %177, %268 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %269 = llvm.add %266, %256 : i64
    %270 = llvm.getelementptr %arg2[%269] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %178, %270 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %271 = llvm.add %170, %9 : i64
    %272 = llvm.mul %271, %17 : i64
    %273 = llvm.add %272, %251 : i64
    %274 = llvm.getelementptr %arg2[%273] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %179, %274 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %275 = llvm.add %272, %256 : i64
    %276 = llvm.getelementptr %arg2[%275] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %180, %276 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %277 = llvm.add %170, %6 : i64
    %278 = llvm.mul %277, %17 : i64
    %279 = llvm.add %278, %251 : i64
    %280 = llvm.getelementptr %arg2[%279] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %181, %280 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %281 = llvm.add %278, %256 : i64
    %282 = llvm.getelementptr %arg2[%281] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %182, %282 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %283 = llvm.add %170, %7 : i64
    %284 = llvm.mul %283, %17 : i64
    %285 = llvm.add %284, %251 : i64
    %286 = llvm.getelementptr %arg2[%285] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %183, %286 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %287 = llvm.add %284, %256 : i64
    %288 = llvm.getelementptr %arg2[%287] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %184, %288 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %289 = llvm.add %170, %8 : i64
    llvm.br ^bb14(%289 : i64)
  ^bb19:  // pred: ^bb14
    %290 = llvm.add %168, %18 : i64
    llvm.br ^bb12(%290 : i64)
  ^bb20:  // pred: ^bb12
    llvm.br ^bb21(%20 : i64)
  ^bb21(%291: i64):  // 2 preds: ^bb20, ^bb25
    %292 = llvm.icmp "slt" %291, %4 : i64
    llvm.cond_br %292, ^bb22, ^bb26
  ^bb22:  // pred: ^bb21
    llvm.br ^bb23(%20, %12, %12, %12, %12, %12, %12, %12, %12 : i64, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>)
  ^bb23(%293: i64, %294: vector<8xf32>, %295: vector<8xf32>, %296: vector<8xf32>, %297: vector<8xf32>, %298: vector<8xf32>, %299: vector<8xf32>, %300: vector<8xf32>, %301: vector<8xf32>):  // 2 preds: ^bb22, ^bb24
    %302 = llvm.icmp "slt" %293, %16 : i64
    llvm.cond_br %302, ^bb24, ^bb25
  ^bb24:  // pred: ^bb23
    %303 = llvm.mul %11, %16 overflow<nsw, nuw> : i64
    %304 = llvm.add %303, %293 overflow<nsw, nuw> : i64
    %305 = llvm.getelementptr inbounds|nuw %arg0[%304] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %306 = llvm.load %305 : !llvm.ptr -> f32
    %307 = llvm.insertelement %306, %1[%0 : i32] : vector<8xf32>
    %308 = llvm.shufflevector %307, %1 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf32> 
    %309 = llvm.mul %13, %16 overflow<nsw, nuw> : i64
    %310 = llvm.add %309, %293 overflow<nsw, nuw> : i64
    %311 = llvm.getelementptr inbounds|nuw %arg0[%310] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %312 = llvm.load %311 : !llvm.ptr -> f32
    %313 = llvm.insertelement %312, %1[%0 : i32] : vector<8xf32>
    %314 = llvm.shufflevector %313, %1 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf32> 
    %315 = llvm.mul %14, %16 overflow<nsw, nuw> : i64
    %316 = llvm.add %315, %293 overflow<nsw, nuw> : i64
    %317 = llvm.getelementptr inbounds|nuw %arg0[%316] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %318 = llvm.load %317 : !llvm.ptr -> f32
    %319 = llvm.insertelement %318, %1[%0 : i32] : vector<8xf32>
    %320 = llvm.shufflevector %319, %1 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf32> 
    %321 = llvm.mul %15, %16 overflow<nsw, nuw> : i64
    %322 = llvm.add %321, %293 overflow<nsw, nuw> : i64
    %323 = llvm.getelementptr inbounds|nuw %arg0[%322] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %324 = llvm.load %323 : !llvm.ptr -> f32
    %325 = llvm.insertelement %324, %1[%0 : i32] : vector<8xf32>
    %326 = llvm.shufflevector %325, %1 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xf32> 
    %327 = llvm.mul %166, %2 : i64
    %328 = llvm.mul %293, %4 : i64
    %329 = llvm.add %327, %328 : i64
    %330 = llvm.add %329, %291 : i64
    %331 = llvm.getelementptr %arg3[%330] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %332 = llvm.load %331 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
    %333 = llvm.add %291, %5 : i64
    %334 = llvm.add %329, %333 : i64
    %335 = llvm.getelementptr %arg3[%334] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %336 = llvm.load %335 {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
    %337 = llvm.intr.fma(%308, %332, %294) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %338 = llvm.intr.fma(%308, %336, %295) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %339 = llvm.intr.fma(%314, %332, %296) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %340 = llvm.intr.fma(%314, %336, %297) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %341 = llvm.intr.fma(%320, %332, %298) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %342 = llvm.intr.fma(%320, %336, %299) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %343 = llvm.intr.fma(%326, %332, %300) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %344 = llvm.intr.fma(%326, %336, %301) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %345 = llvm.add %293, %19 : i64
    llvm.br ^bb23(%345, %337, %338, %339, %340, %341, %342, %343, %344 : i64, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>)
  ^bb25:  // pred: ^bb23
    %346 = llvm.mul %166, %4 overflow<nsw> : i64
    %347 = llvm.add %346, %291 overflow<nsw> : i64
    %348 = llvm.mul %11, %17 : i64
    %349 = llvm.add %348, %347 : i64
    %350 = llvm.getelementptr %arg2[%349] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %294, %350 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %351 = llvm.add %291, %5 : i64
    %352 = llvm.add %346, %351 overflow<nsw> : i64
    %353 = llvm.add %348, %352 : i64
    %354 = llvm.getelementptr %arg2[%353] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %295, %354 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %355 = llvm.mul %13, %17 : i64
    %356 = llvm.add %355, %347 : i64
    %357 = llvm.getelementptr %arg2[%356] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %296, %357 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %358 = llvm.add %355, %352 : i64
    %359 = llvm.getelementptr %arg2[%358] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %297, %359 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %360 = llvm.mul %14, %17 : i64
    %361 = llvm.add %360, %347 : i64
    %362 = llvm.getelementptr %arg2[%361] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %298, %362 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %363 = llvm.add %360, %352 : i64
    %364 = llvm.getelementptr %arg2[%363] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %299, %364 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %365 = llvm.mul %15, %17 : i64
    %366 = llvm.add %365, %347 : i64
    %367 = llvm.getelementptr %arg2[%366] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %300, %367 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %368 = llvm.add %365, %352 : i64
    %369 = llvm.getelementptr %arg2[%368] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %301, %369 {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
    %370 = llvm.add %291, %18 : i64
    llvm.br ^bb21(%370 : i64)
  ^bb26:  // pred: ^bb21
    %371 = llvm.add %166, %19 : i64
    llvm.br ^bb10(%371 : i64)
  ^bb27:  // pred: ^bb10
    llvm.return
  }
  llvm.func @kina.cpu_is_supported() -> i1
  llvm.func @kina.enter_float_environment() -> i64
  llvm.func @kina.leave_float_environment(i64)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func internal @kina.ranges_meet(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i64) -> i1 {
    %0 = llvm.add %arg0, %arg1 : i64
    %1 = llvm.add %arg2, %arg3 : i64
    %2 = llvm.icmp "ult" %arg0, %1 : i64
    %3 = llvm.icmp "ult" %arg2, %0 : i64
    %4 = llvm.and %2, %3 : i1
    llvm.return %4 : i1
  }
  llvm.func internal @kina.address(%arg0: !llvm.ptr, %arg1: i64) -> i64 {
    %0 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
    llvm.return %2 : i64
  }
  llvm.func internal @kina.size(%arg0: !llvm.ptr, %arg1: i64) -> i64 {
    %0 = llvm.getelementptr %arg0[%arg1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %1 = llvm.load %0 : !llvm.ptr -> i64
    llvm.return %1 : i64
  }
  llvm.func internal @kina.output_overlaps(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64) -> i1 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.call @kina.address(%arg0, %arg3) : (!llvm.ptr, i64) -> i64
    %5 = llvm.call @kina.size(%arg1, %arg3) : (!llvm.ptr, i64) -> i64
    %6 = llvm.getelementptr %arg2[%arg3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %7 = llvm.load %6 : !llvm.ptr -> i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%8: i64):  // 2 preds: ^bb0, ^bb2
    %9 = llvm.icmp "ult" %8, %arg3 : i64
    llvm.cond_br %9, ^bb2, ^bb3(%2 : i1)
  ^bb2:  // pred: ^bb1
    %10 = llvm.call @kina.address(%arg0, %8) : (!llvm.ptr, i64) -> i64
    %11 = llvm.call @kina.size(%arg1, %8) : (!llvm.ptr, i64) -> i64
    %12 = llvm.call @kina.ranges_meet(%4, %5, %10, %11) : (i64, i64, i64, i64) -> i1
    %13 = llvm.icmp "eq" %7, %8 : i64
    %14 = llvm.icmp "eq" %4, %10 : i64
    %15 = llvm.and %13, %14 : i1
    %16 = llvm.xor %15, %3 : i1
    %17 = llvm.and %12, %16 : i1
    %18 = llvm.add %8, %1 : i64
    llvm.cond_br %17, ^bb3(%3 : i1), ^bb1(%18 : i64)
  ^bb3(%19: i1):  // 2 preds: ^bb1, ^bb2
    llvm.return %19 : i1
  }
  llvm.func internal @kina.workspace_overlaps(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr, %arg4: i64) -> i1 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
    %5 = llvm.icmp "eq" %arg4, %0 : i64
    llvm.cond_br %5, ^bb3(%2 : i1), ^bb1(%0 : i64)
  ^bb1(%6: i64):  // 2 preds: ^bb0, ^bb2
    %7 = llvm.icmp "ult" %6, %arg2 : i64
    llvm.cond_br %7, ^bb2, ^bb3(%2 : i1)
  ^bb2:  // pred: ^bb1
    %8 = llvm.call @kina.address(%arg0, %6) : (!llvm.ptr, i64) -> i64
    %9 = llvm.call @kina.size(%arg1, %6) : (!llvm.ptr, i64) -> i64
    %10 = llvm.call @kina.ranges_meet(%4, %arg4, %8, %9) : (i64, i64, i64, i64) -> i1
    %11 = llvm.add %6, %1 : i64
    llvm.cond_br %10, ^bb3(%3 : i1), ^bb1(%11 : i64)
  ^bb3(%12: i1):  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.return %12 : i1
  }
  llvm.func internal @kina.misaligned(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr, %arg4: i64) -> i1 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(63 : i64) : i64
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.mlir.constant(true) : i1
    %5 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
    %6 = llvm.and %5, %2 : i64
    %7 = llvm.icmp "ne" %6, %0 : i64
    %8 = llvm.icmp "ne" %arg4, %0 : i64
    %9 = llvm.and %8, %7 : i1
    llvm.cond_br %9, ^bb3(%4 : i1), ^bb1(%0 : i64)
  ^bb1(%10: i64):  // 2 preds: ^bb0, ^bb2
    %11 = llvm.icmp "ult" %10, %arg2 : i64
    llvm.cond_br %11, ^bb2, ^bb3(%3 : i1)
  ^bb2:  // pred: ^bb1
    %12 = llvm.call @kina.address(%arg0, %10) : (!llvm.ptr, i64) -> i64
    %13 = llvm.getelementptr %arg1[%10, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %14 = llvm.load %13 : !llvm.ptr -> i64
    %15 = llvm.sub %14, %1 : i64
    %16 = llvm.and %12, %15 : i64
    %17 = llvm.icmp "ne" %16, %0 : i64
    %18 = llvm.add %10, %1 : i64
    llvm.cond_br %17, ^bb3(%4 : i1), ^bb1(%18 : i64)
  ^bb3(%19: i1):  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.return %19 : i1
  }
  llvm.func internal @kina.check_call(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: i64) -> i32 attributes {no_inline} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    llvm.br ^bb1(%arg3 : i64)
  ^bb1(%5: i64):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "ult" %5, %arg4 : i64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.call @kina.output_overlaps(%arg0, %arg1, %arg2, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> i1
    %8 = llvm.add %5, %0 : i64
    llvm.cond_br %7, ^bb6(%2 : i32), ^bb1(%8 : i64)
  ^bb3:  // pred: ^bb1
    %9 = llvm.call @kina.workspace_overlaps(%arg0, %arg1, %arg4, %arg5, %arg6) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr, i64) -> i1
    llvm.cond_br %9, ^bb6(%2 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    %10 = llvm.call @kina.misaligned(%arg0, %arg1, %arg4, %arg5, %arg6) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr, i64) -> i1
    llvm.cond_br %10, ^bb6(%3 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    %11 = llvm.call @kina.cpu_is_supported() : () -> i1
    llvm.cond_br %11, ^bb6(%1 : i32), ^bb6(%4 : i32)
  ^bb6(%12: i32):  // 5 preds: ^bb2, ^bb3, ^bb4, ^bb5, ^bb5
    llvm.return %12 : i32
  }
  llvm.func internal @kina.call_body(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    %0 = llvm.call @kina.enter_float_environment() : () -> i64
    llvm.call %arg0(%arg1, %arg2) : !llvm.ptr, (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @kina.leave_float_environment(%0) : (i64) -> ()
    llvm.return
  }
  llvm.func internal @kina.run_in_workspace(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: i64) -> i32 attributes {no_inline} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.call @kina.check_call(%arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr, i64) -> i32
    %2 = llvm.icmp "ne" %1, %0 : i32
    llvm.cond_br %2, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.call @kina.call_body(%arg0, %arg1, %arg6) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return %1 : i32
  }
  llvm.func internal @kina.run(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64) -> i32 attributes {no_inline} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(63 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.call @kina.check_call(%arg1, %arg2, %arg3, %arg4, %arg5, %4, %0) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr, i64) -> i32
    %6 = llvm.icmp "ne" %5, %2 : i32
    llvm.cond_br %6, ^bb5(%5 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %7 = llvm.icmp "eq" %arg6, %0 : i64
    llvm.cond_br %7, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call @kina.call_body(%arg0, %arg1, %4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb5(%2 : i32)
  ^bb3:  // pred: ^bb1
    %8 = llvm.add %arg6, %1 : i64
    %9 = llvm.call @malloc(%8) : (i64) -> !llvm.ptr
    %10 = llvm.icmp "eq" %9, %4 : !llvm.ptr
    llvm.cond_br %10, ^bb5(%3 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    %11 = llvm.ptrtoint %9 : !llvm.ptr to i64
    %12 = llvm.sub %0, %11 : i64
    %13 = llvm.and %12, %1 : i64
    %14 = llvm.getelementptr %9[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call @kina.call_body(%arg0, %arg1, %14) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.call @free(%9) : (!llvm.ptr) -> ()
    llvm.br ^bb5(%2 : i32)
  ^bb5(%15: i32):  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
    llvm.return %15 : i32
  }
  llvm.mlir.global internal constant @layer.extents(dense<[1536, 4, 6144, 4, 4096, 4]> : tensor<6xi64>) {addr_space = 0 : i32} : !llvm.array<6 x i64>
  llvm.mlir.global internal constant @layer.partners(dense<-1> : tensor<3xi64>) {addr_space = 0 : i32} : !llvm.array<3 x i64>
  llvm.func internal @layer.unpack(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.getelementptr %arg0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr %arg0[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    llvm.call @layer.impl(%1, %3, %5, %arg1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @kina_layer(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x !llvm.array<3 x ptr> : (i64) -> !llvm.ptr
    %2 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %4 : !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.addressof @layer.unpack : !llvm.ptr
    %6 = llvm.mlir.addressof @layer.extents : !llvm.ptr
    %7 = llvm.mlir.addressof @layer.partners : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i64) : i64
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.constant(6144 : i64) : i64
    %11 = llvm.call @kina.run(%5, %1, %6, %7, %8, %9, %10) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
    llvm.return %11 : i32
  }
  llvm.func @kina_layer_ws(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x !llvm.array<3 x ptr> : (i64) -> !llvm.ptr
    %2 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %4 : !llvm.ptr, !llvm.ptr
    %5 = llvm.mlir.addressof @layer.unpack : !llvm.ptr
    %6 = llvm.mlir.addressof @layer.extents : !llvm.ptr
    %7 = llvm.mlir.addressof @layer.partners : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i64) : i64
    %9 = llvm.mlir.constant(3 : i64) : i64
    %10 = llvm.mlir.constant(6144 : i64) : i64
    %11 = llvm.call @kina.run_in_workspace(%5, %1, %6, %7, %8, %9, %arg0, %10) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr, i64) -> i32
    llvm.return %11 : i32
  }
  llvm.func @kina_layer_packed(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.addressof @layer.unpack : !llvm.ptr
    %1 = llvm.mlir.addressof @layer.extents : !llvm.ptr
    %2 = llvm.mlir.addressof @layer.partners : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(6144 : i64) : i64
    %6 = llvm.call @kina.run(%0, %arg0, %1, %2, %3, %4, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
    llvm.return %6 : i32
  }
  llvm.func @kina_layer_workspace_bytes() -> i64 {
    %0 = llvm.mlir.constant(6144 : i64) : i64
    llvm.return %0 : i64
  }
  llvm.mlir.global internal constant @kina.manifest_text("{\0A  \22compiler\22: {\0A    \22name\22: \22kinac\22,\0A    \22version\22: \220.1.0\22\0A  },\0A  \22numerics\22: 1,\0A  \22target\22: {\0A    \22triple\22: \22x86_64-unknown-linux-gnu\22,\0A    \22cpu\22: \22x86-64-v3\22\0A  },\0A  \22functions\22: [\0A    {\0A      \22name\22: \22layer\22,\0A      \22symbol\22: \22kina_layer\22,\0A      \22doc\22: \22\22,\0A      \22workspace_bytes\22: 6144,\0A      \22inplace\22: [],\0A      \22inputs\22: [\0A        {\22path\22: \22x\22, \22dtype\22: \22F32\22, \22shape\22: [16, 24]},\0A        {\22path\22: \22w\22, \22dtype\22: \22F32\22, \22shape\22: [64, 24]}\0A      ],\0A      \22outputs\22: [\0A        {\22path\22: \22out0\22, \22dtype\22: \22F32\22, \22shape\22: [16, 64]}\0A      ]\0A    }\0A  ]\0A}\0A\00") {addr_space = 0 : i32}
  llvm.func @kina_manifest() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @kina.manifest_text : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}
