#access_group = #llvm.access_group<id = distinct[0]<>>
#loop_annotation = #llvm.loop_annotation<parallelAccesses = #access_group>
module attributes {kina.vector_registers = array<i64: 256, 16>} {
  llvm.func internal @adamw_step.impl(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 128 : i64}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 128 : i64, llvm.noalias}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 128 : i64}, %arg3: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 128 : i64}, %arg4: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias}, %arg5: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias}, %arg6: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias}, %arg7: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias}, %arg8: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias}, %arg9: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias}, %arg10: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 128 : i64}, %arg11: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 128 : i64}, %arg12: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 128 : i64}, %arg13: !llvm.ptr {llvm.align = 64 : i64, llvm.dereferenceable = 320 : i64, llvm.noalias}) attributes {no_inline} {
    %0 = llvm.mlir.constant(2638147582215219 : i64) : i64
    %1 = llvm.mlir.constant(4503599627370495 : i64) : i64
    %2 = llvm.mlir.constant(4604544271217802189 : i64) : i64
    %3 = llvm.mlir.constant(52 : i64) : i64
    %4 = llvm.mlir.constant(4841369599423283200 : i64) : i64
    %5 = llvm.mlir.constant(0x43300000000003FF : f64) : f64
    %6 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %7 = llvm.mlir.constant(0.24292894768841228 : f64) : f64
    %8 = llvm.mlir.constant(0.26144311335030507 : f64) : f64
    %9 = llvm.mlir.constant(0.32061642575590499 : f64) : f64
    %10 = llvm.mlir.constant(0.41219840147400344 : f64) : f64
    %11 = llvm.mlir.constant(0.57707801725028973 : f64) : f64
    %12 = llvm.mlir.constant(0.96179669392432454 : f64) : f64
    %13 = llvm.mlir.constant(2.8853900817779272 : f64) : f64
    %14 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %15 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
    %16 = llvm.mlir.constant(3.000000e+02 : f64) : f64
    %17 = llvm.mlir.constant(-3.000000e+02 : f64) : f64
    %18 = llvm.mlir.constant(0x4338000000000000 : f64) : f64
    %19 = llvm.mlir.constant(7.0381907743120809E-9 : f64) : f64
    %20 = llvm.mlir.constant(1.0208320145826043E-7 : f64) : f64
    %21 = llvm.mlir.constant(1.3215653509231648E-6 : f64) : f64
    %22 = llvm.mlir.constant(1.5252659442832958E-5 : f64) : f64
    %23 = llvm.mlir.constant(1.5403529994471372E-4 : f64) : f64
    %24 = llvm.mlir.constant(0.0013333558225774378 : f64) : f64
    %25 = llvm.mlir.constant(0.0096181291079829034 : f64) : f64
    %26 = llvm.mlir.constant(0.05550410866448198 : f64) : f64
    %27 = llvm.mlir.constant(0.24022650695909104 : f64) : f64
    %28 = llvm.mlir.constant(0.69314718055994917 : f64) : f64
    %29 = llvm.mlir.constant(0 : i64) : i64
    %30 = llvm.mlir.constant(0x4330000000000000 : f64) : f64
    %31 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %32 = llvm.mlir.constant(true) : i1
    %33 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
    %34 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %35 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
    %36 = llvm.mlir.constant(-4843621399236967425 : i64) : i64
    %37 = llvm.mlir.constant(8 : index) : i64
    %38 = llvm.mlir.constant(4 : index) : i64
    %39 = llvm.mlir.constant(1 : index) : i64
    %40 = llvm.mlir.constant(0 : index) : i64
    %41 = llvm.getelementptr %arg13[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %42 = llvm.getelementptr %arg13[128] : (!llvm.ptr) -> !llvm.ptr, i8
    %43 = llvm.getelementptr %arg13[192] : (!llvm.ptr) -> !llvm.ptr, i8
    %44 = llvm.getelementptr %arg13[256] : (!llvm.ptr) -> !llvm.ptr, i8
    %45 = llvm.add %40, %40 overflow<nsw, nuw> : i64
    %46 = llvm.getelementptr inbounds|nuw %arg5[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %47 = llvm.load %46 : !llvm.ptr -> f32
    %48 = llvm.getelementptr inbounds|nuw %arg9[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %49 = llvm.load %48 : !llvm.ptr -> f32
    %50 = llvm.getelementptr inbounds|nuw %arg6[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %51 = llvm.load %50 : !llvm.ptr -> f32
    %52 = llvm.getelementptr inbounds|nuw %arg4[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %53 = llvm.load %52 : !llvm.ptr -> f32
    %54 = llvm.getelementptr inbounds|nuw %arg8[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %55 = llvm.load %54 : !llvm.ptr -> f32
    %56 = llvm.fpext %47 : f32 to f64
    %57 = llvm.fpext %49 : f32 to f64
    %58 = llvm.intr.fabs(%56) : (f64) -> f64
    %59 = llvm.bitcast %58 : f64 to i64
    %60 = llvm.add %59, %0 : i64
    %61 = llvm.and %60, %1 : i64
    %62 = llvm.add %61, %2 : i64
    %63 = llvm.lshr %60, %3 : i64
    %64 = llvm.or %63, %4 : i64
    %65 = llvm.bitcast %64 : i64 to f64
    %66 = llvm.fsub %65, %5 : f64
    %67 = llvm.bitcast %62 : i64 to f64
    %68 = llvm.fsub %67, %6 : f64
    %69 = llvm.fadd %67, %6 : f64
    %70 = llvm.fdiv %68, %69 : f64
    %71 = llvm.fmul %70, %70 : f64
    %72 = llvm.intr.fma(%7, %71, %8) : (f64, f64, f64) -> f64
    %73 = llvm.intr.fma(%72, %71, %9) : (f64, f64, f64) -> f64
    %74 = llvm.intr.fma(%73, %71, %10) : (f64, f64, f64) -> f64
    %75 = llvm.intr.fma(%74, %71, %11) : (f64, f64, f64) -> f64
    %76 = llvm.intr.fma(%75, %71, %12) : (f64, f64, f64) -> f64
    %77 = llvm.intr.fma(%76, %71, %13) : (f64, f64, f64) -> f64
    %78 = llvm.intr.fma(%70, %77, %66) : (f64, f64, f64) -> f64
    %79 = llvm.fcmp "oeq" %58, %14 : f64
    %80 = llvm.select %79, %35, %78 : i1, f64
    %81 = llvm.fcmp "oeq" %58, %15 : f64
    %82 = llvm.select %81, %15, %80 : i1, f64
    %83 = llvm.fmul %57, %82 : f64
    %84 = llvm.fcmp "olt" %83, %16 : f64
    %85 = llvm.select %84, %83, %16 : i1, f64
    %86 = llvm.fcmp "olt" %17, %85 : f64
    %87 = llvm.select %86, %85, %17 : i1, f64
    %88 = llvm.fadd %87, %18 : f64
    %89 = llvm.bitcast %88 : f64 to i64
    %90 = llvm.fsub %88, %18 : f64
    %91 = llvm.fsub %87, %90 : f64
    %92 = llvm.intr.fma(%19, %91, %20) : (f64, f64, f64) -> f64
    %93 = llvm.intr.fma(%92, %91, %21) : (f64, f64, f64) -> f64
    %94 = llvm.intr.fma(%93, %91, %22) : (f64, f64, f64) -> f64
    %95 = llvm.intr.fma(%94, %91, %23) : (f64, f64, f64) -> f64
    %96 = llvm.intr.fma(%95, %91, %24) : (f64, f64, f64) -> f64
    %97 = llvm.intr.fma(%96, %91, %25) : (f64, f64, f64) -> f64
    %98 = llvm.intr.fma(%97, %91, %26) : (f64, f64, f64) -> f64
    %99 = llvm.intr.fma(%98, %91, %27) : (f64, f64, f64) -> f64
    %100 = llvm.intr.fma(%99, %91, %28) : (f64, f64, f64) -> f64
    %101 = llvm.intr.fma(%100, %91, %6) : (f64, f64, f64) -> f64
    %102 = llvm.add %89, %36 : i64
    %103 = llvm.shl %102, %3 : i64
    %104 = llvm.bitcast %103 : i64 to f64
    %105 = llvm.fmul %101, %104 : f64
    %106 = llvm.intr.fabs(%57) : (f64) -> f64
    %107 = llvm.bitcast %56 : f64 to i64
    %108 = llvm.icmp "slt" %107, %29 : i64
    %109 = llvm.fadd %106, %30 : f64
    %110 = llvm.fsub %109, %30 : f64
    %111 = llvm.fcmp "ole" %30, %106 : f64
    %112 = llvm.fcmp "oeq" %110, %106 : f64
    %113 = llvm.or %111, %112 : i1
    %114 = llvm.fmul %106, %31 : f64
    %115 = llvm.fadd %114, %30 : f64
    %116 = llvm.fsub %115, %30 : f64
    %117 = llvm.fcmp "ole" %30, %114 : f64
    %118 = llvm.fcmp "oeq" %116, %114 : f64
    %119 = llvm.or %117, %118 : i1
    %120 = llvm.xor %119, %32 : i1
    %121 = llvm.and %113, %120 : i1
    %122 = llvm.fcmp "oeq" %58, %6 : f64
    %123 = llvm.select %122, %6, %105 : i1, f64
    %124 = llvm.and %108, %121 : i1
    %125 = llvm.fneg %123 : f64
    %126 = llvm.select %124, %125, %123 : i1, f64
    %127 = llvm.fcmp "olt" %14, %58 : f64
    %128 = llvm.fcmp "olt" %58, %15 : f64
    %129 = llvm.and %127, %128 : i1
    %130 = llvm.and %108, %129 : i1
    %131 = llvm.xor %113, %32 : i1
    %132 = llvm.and %130, %131 : i1
    %133 = llvm.fcmp "uno" %56, %56 : f64
    %134 = llvm.fcmp "uno" %57, %57 : f64
    %135 = llvm.or %133, %134 : i1
    %136 = llvm.or %135, %132 : i1
    %137 = llvm.select %136, %33, %126 : i1, f64
    %138 = llvm.fcmp "oeq" %56, %6 : f64
    %139 = llvm.fcmp "oeq" %57, %14 : f64
    %140 = llvm.or %138, %139 : i1
    %141 = llvm.select %140, %6, %137 : i1, f64
    %142 = llvm.fptrunc %141 : f64 to f32
    %143 = llvm.fsub %34, %142 : f32
    %144 = llvm.fpext %51 : f32 to f64
    %145 = llvm.intr.fabs(%144) : (f64) -> f64
    %146 = llvm.bitcast %145 : f64 to i64
    %147 = llvm.add %146, %0 : i64
    %148 = llvm.and %147, %1 : i64
    %149 = llvm.add %148, %2 : i64
    %150 = llvm.lshr %147, %3 : i64
    %151 = llvm.or %150, %4 : i64
    %152 = llvm.bitcast %151 : i64 to f64
    %153 = llvm.fsub %152, %5 : f64
    %154 = llvm.bitcast %149 : i64 to f64
    %155 = llvm.fsub %154, %6 : f64
    %156 = llvm.fadd %154, %6 : f64
    %157 = llvm.fdiv %155, %156 : f64
    %158 = llvm.fmul %157, %157 : f64
    %159 = llvm.intr.fma(%7, %158, %8) : (f64, f64, f64) -> f64
    %160 = llvm.intr.fma(%159, %158, %9) : (f64, f64, f64) -> f64
    %161 = llvm.intr.fma(%160, %158, %10) : (f64, f64, f64) -> f64
    %162 = llvm.intr.fma(%161, %158, %11) : (f64, f64, f64) -> f64
    %163 = llvm.intr.fma(%162, %158, %12) : (f64, f64, f64) -> f64
    %164 = llvm.intr.fma(%163, %158, %13) : (f64, f64, f64) -> f64
    %165 = llvm.intr.fma(%157, %164, %153) : (f64, f64, f64) -> f64
    %166 = llvm.fcmp "oeq" %145, %14 : f64
    %167 = llvm.select %166, %35, %165 : i1, f64
    %168 = llvm.fcmp "oeq" %145, %15 : f64
    %169 = llvm.select %168, %15, %167 : i1, f64
    %170 = llvm.fmul %57, %169 : f64
    %171 = llvm.fcmp "olt" %170, %16 : f64
    %172 = llvm.select %171, %170, %16 : i1, f64
    %173 = llvm.fcmp "olt" %17, %172 : f64
    %174 = llvm.select %173, %172, %17 : i1, f64
    %175 = llvm.fadd %174, %18 : f64
    %176 = llvm.bitcast %175 : f64 to i64
    %177 = llvm.fsub %175, %18 : f64
    %178 = llvm.fsub %174, %177 : f64
    %179 = llvm.intr.fma(%19, %178, %20) : (f64, f64, f64) -> f64
    %180 = llvm.intr.fma(%179, %178, %21) : (f64, f64, f64) -> f64
    %181 = llvm.intr.fma(%180, %178, %22) : (f64, f64, f64) -> f64
    %182 = llvm.intr.fma(%181, %178, %23) : (f64, f64, f64) -> f64
    %183 = llvm.intr.fma(%182, %178, %24) : (f64, f64, f64) -> f64
    %184 = llvm.intr.fma(%183, %178, %25) : (f64, f64, f64) -> f64
    %185 = llvm.intr.fma(%184, %178, %26) : (f64, f64, f64) -> f64
    %186 = llvm.intr.fma(%185, %178, %27) : (f64, f64, f64) -> f64
    %187 = llvm.intr.fma(%186, %178, %28) : (f64, f64, f64) -> f64
    %188 = llvm.intr.fma(%187, %178, %6) : (f64, f64, f64) -> f64
    %189 = llvm.add %176, %36 : i64
    %190 = llvm.shl %189, %3 : i64
    %191 = llvm.bitcast %190 : i64 to f64
    %192 = llvm.fmul %188, %191 : f64
    %193 = llvm.bitcast %144 : f64 to i64
    %194 = llvm.icmp "slt" %193, %29 : i64
    %195 = llvm.fcmp "oeq" %145, %6 : f64
    %196 = llvm.select %195, %6, %192 : i1, f64
    %197 = llvm.and %194, %121 : i1
    %198 = llvm.fneg %196 : f64
    %199 = llvm.select %197, %198, %196 : i1, f64
    %200 = llvm.fcmp "olt" %14, %145 : f64
    %201 = llvm.fcmp "olt" %145, %15 : f64
    %202 = llvm.and %200, %201 : i1
    %203 = llvm.and %194, %202 : i1
    %204 = llvm.and %203, %131 : i1
    %205 = llvm.fcmp "uno" %144, %144 : f64
    %206 = llvm.or %205, %134 : i1
    %207 = llvm.or %206, %204 : i1
    %208 = llvm.select %207, %33, %199 : i1, f64
    %209 = llvm.fcmp "oeq" %144, %6 : f64
    %210 = llvm.or %209, %139 : i1
    %211 = llvm.select %210, %6, %208 : i1, f64
    %212 = llvm.fptrunc %211 : f64 to f32
    %213 = llvm.fsub %34, %212 : f32
    %214 = llvm.fsub %34, %47 : f32
    %215 = llvm.fsub %34, %51 : f32
    %216 = llvm.intr.sqrt(%213) : (f32) -> f32
    %217 = llvm.fmul %53, %55 : f32
    %218 = llvm.fsub %34, %217 : f32
    %219 = llvm.fdiv %53, %143 : f32
    %220 = llvm.getelementptr inbounds|nuw %arg13[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %214, %220 : f32, !llvm.ptr
    %221 = llvm.getelementptr inbounds|nuw %41[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %215, %221 : f32, !llvm.ptr
    %222 = llvm.getelementptr inbounds|nuw %42[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %216, %222 : f32, !llvm.ptr
    %223 = llvm.getelementptr inbounds|nuw %43[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %218, %223 : f32, !llvm.ptr
    %224 = llvm.getelementptr inbounds|nuw %44[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %219, %224 : f32, !llvm.ptr
    llvm.br ^bb1(%40 : i64)
  ^bb1(%225: i64):  // 2 preds: ^bb0, ^bb5
    %226 = llvm.icmp "slt" %225, %38 : i64
    llvm.cond_br %226, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%40 : i64)
  ^bb3(%227: i64):  // 2 preds: ^bb2, ^bb4
    %228 = llvm.icmp "slt" %227, %37 : i64
    llvm.cond_br %228, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %229 = llvm.load %46 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %230 = llvm.mul %225, %37 overflow<nsw, nuw> : i64
    %231 = llvm.add %230, %227 overflow<nsw, nuw> : i64
    %232 = llvm.getelementptr inbounds|nuw %arg2[%231] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %233 = llvm.load %232 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %234 = llvm.load %220 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %235 = llvm.getelementptr inbounds|nuw %arg1[%231] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %236 = llvm.load %235 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %237 = llvm.load %50 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %238 = llvm.getelementptr inbounds|nuw %arg3[%231] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %239 = llvm.load %238 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %240 = llvm.load %221 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %241 = llvm.load %222 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %242 = llvm.getelementptr inbounds|nuw %arg7[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %243 = llvm.load %242 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %244 = llvm.getelementptr inbounds|nuw %arg0[%231] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %245 = llvm.load %244 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %246 = llvm.load %223 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %247 = llvm.load %224 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %248 = llvm.fmul %229, %233 : f32
    %249 = llvm.fmul %234, %236 : f32
    %250 = llvm.fadd %248, %249 : f32
    %251 = llvm.fmul %237, %239 : f32
    %252 = llvm.fmul %236, %236 : f32
    %253 = llvm.fmul %240, %252 : f32
    %254 = llvm.fadd %251, %253 : f32
    %255 = llvm.intr.sqrt(%254) : (f32) -> f32
    %256 = llvm.fdiv %255, %241 : f32
    %257 = llvm.fadd %256, %243 : f32
    %258 = llvm.fmul %245, %246 : f32
    %259 = llvm.fmul %247, %250 : f32
    %260 = llvm.fdiv %259, %257 : f32
    %261 = llvm.fsub %258, %260 : f32
    %262 = llvm.getelementptr inbounds|nuw %arg11[%231] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %250, %262 {access_groups = [#access_group]} : f32, !llvm.ptr
    %263 = llvm.getelementptr inbounds|nuw %arg12[%231] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %254, %263 {access_groups = [#access_group]} : f32, !llvm.ptr
    %264 = llvm.getelementptr inbounds|nuw %arg10[%231] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %261, %264 {access_groups = [#access_group]} : f32, !llvm.ptr
    %265 = llvm.add %227, %39 : i64
    llvm.br ^bb3(%265 : i64) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb3
    %266 = llvm.add %225, %39 : i64
    llvm.br ^bb1(%266 : i64)
  ^bb6:  // pred: ^bb1
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
  llvm.mlir.global internal constant @adamw_step.extents(dense<[128, 4, 128, 4, 128, 4, 128, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 128, 4, 128, 4, 128, 4]> : tensor<26xi64>) {addr_space = 0 : i32} : !llvm.array<26 x i64>
  llvm.mlir.global internal constant @adamw_step.partners(dense<[-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 2, 3]> : tensor<13xi64>) {addr_space = 0 : i32} : !llvm.array<13 x i64>
  llvm.func internal @adamw_step.unpack(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.getelementptr %arg0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    %4 = llvm.getelementptr %arg0[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr %arg0[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %7 = llvm.load %6 : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %9 = llvm.load %8 : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr %arg0[5] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %11 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr %arg0[6] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %13 = llvm.load %12 : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr %arg0[7] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %15 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr %arg0[8] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %17 = llvm.load %16 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr %arg0[9] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr %arg0[10] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr %arg0[11] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.load %22 : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr %arg0[12] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %25 = llvm.load %24 : !llvm.ptr -> !llvm.ptr
    llvm.call @adamw_step.impl(%1, %3, %5, %7, %9, %11, %13, %15, %17, %19, %21, %23, %25, %arg1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @kina_adamw_step(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x !llvm.array<13 x ptr> : (i64) -> !llvm.ptr
    %2 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %4 : !llvm.ptr, !llvm.ptr
    %5 = llvm.getelementptr %1[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %5 : !llvm.ptr, !llvm.ptr
    %6 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg4, %6 : !llvm.ptr, !llvm.ptr
    %7 = llvm.getelementptr %1[5] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg5, %7 : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr %1[6] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg6, %8 : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr %1[7] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg7, %9 : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg8, %10 : !llvm.ptr, !llvm.ptr
    %11 = llvm.getelementptr %1[9] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg9, %11 : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr %1[10] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg10, %12 : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr %1[11] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg11, %13 : !llvm.ptr, !llvm.ptr
    %14 = llvm.getelementptr %1[12] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg12, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.mlir.addressof @adamw_step.unpack : !llvm.ptr
    %16 = llvm.mlir.addressof @adamw_step.extents : !llvm.ptr
    %17 = llvm.mlir.addressof @adamw_step.partners : !llvm.ptr
    %18 = llvm.mlir.constant(10 : i64) : i64
    %19 = llvm.mlir.constant(13 : i64) : i64
    %20 = llvm.mlir.constant(320 : i64) : i64
    %21 = llvm.call @kina.run(%15, %1, %16, %17, %18, %19, %20) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
    llvm.return %21 : i32
  }
  llvm.func @kina_adamw_step_ws(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x !llvm.array<13 x ptr> : (i64) -> !llvm.ptr
    %2 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %4 : !llvm.ptr, !llvm.ptr
    %5 = llvm.getelementptr %1[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg4, %5 : !llvm.ptr, !llvm.ptr
    %6 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg5, %6 : !llvm.ptr, !llvm.ptr
    %7 = llvm.getelementptr %1[5] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg6, %7 : !llvm.ptr, !llvm.ptr
    %8 = llvm.getelementptr %1[6] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg7, %8 : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr %1[7] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg8, %9 : !llvm.ptr, !llvm.ptr
    %10 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg9, %10 : !llvm.ptr, !llvm.ptr
    %11 = llvm.getelementptr %1[9] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg10, %11 : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr %1[10] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg11, %12 : !llvm.ptr, !llvm.ptr
    %13 = llvm.getelementptr %1[11] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg12, %13 : !llvm.ptr, !llvm.ptr
    %14 = llvm.getelementptr %1[12] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg13, %14 : !llvm.ptr, !llvm.ptr
    %15 = llvm.mlir.addressof @adamw_step.unpack : !llvm.ptr
    %16 = llvm.mlir.addressof @adamw_step.extents : !llvm.ptr
    %17 = llvm.mlir.addressof @adamw_step.partners : !llvm.ptr
    %18 = llvm.mlir.constant(10 : i64) : i64
    %19 = llvm.mlir.constant(13 : i64) : i64
    %20 = llvm.mlir.constant(320 : i64) : i64
    %21 = llvm.call @kina.run_in_workspace(%15, %1, %16, %17, %18, %19, %arg0, %20) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr, i64) -> i32
    llvm.return %21 : i32
  }
  llvm.func @kina_adamw_step_packed(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.addressof @adamw_step.unpack : !llvm.ptr
    %1 = llvm.mlir.addressof @adamw_step.extents : !llvm.ptr
    %2 = llvm.mlir.addressof @adamw_step.partners : !llvm.ptr
    %3 = llvm.mlir.constant(10 : i64) : i64
    %4 = llvm.mlir.constant(13 : i64) : i64
    %5 = llvm.mlir.constant(320 : i64) : i64
    %6 = llvm.call @kina.run(%0, %arg0, %1, %2, %3, %4, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
    llvm.return %6 : i32
  }
  llvm.func @kina_adamw_step_workspace_bytes() -> i64 {
    %0 = llvm.mlir.constant(320 : i64) : i64
    llvm.return %0 : i64
  }
  llvm.mlir.global internal constant @kina.manifest_text("{\0A  \22compiler\22: {\0A    \22name\22: \22kinac\22,\0A    \22version\22: \220.1.0\22\0A  },\0A  \22numerics\22: 1,\0A  \22target\22: {\0A    \22triple\22: \22x86_64-unknown-linux-gnu\22,\0A    \22cpu\22: \22x86-64-v3\22\0A  },\0A  \22functions\22: [\0A    {\0A      \22name\22: \22adamw_step\22,\0A      \22symbol\22: \22kina_adamw_step\22,\0A      \22doc\22: \22One AdamW update whose bias correction computes `beta ** t` itself: the\\nhost passes the step number `t`, 1 for the first step.\22,\0A      \22workspace_bytes\22: 320,\0A      \22inplace\22: [\0A        [\22w_next\22, \22w\22],\0A        [\22m_next\22, \22m\22],\0A        [\22v_next\22, \22v\22]\0A      ],\0A      \22inputs\22: [\0A        {\22path\22: \22w\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22g\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22m\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22v\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22lr\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta1\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta2\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22eps\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22wd\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22t\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]}\0A      ],\0A      \22outputs\22: [\0A        {\22path\22: \22w_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22m_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22v_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]}\0A      ]\0A    }\0A  ]\0A}\0A\00") {addr_space = 0 : i32}
  llvm.func @kina_manifest() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @kina.manifest_text : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}
