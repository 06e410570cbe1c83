; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@kina.manifest_text = internal constant [1350 x i8] c"{\0A  \22compiler\22: {\0A    \22name\22: \22kinac\22,\0A    \22version\22: \220.1.0\22\0A  },\0A  \22numerics\22: 1,\0A  \22target\22: {\0A    \22triple\22: \22x86_64-unknown-linux-gnu\22,\0A    \22cpu\22: \22x86-64-v3\22\0A  },\0A  \22functions\22: [\0A    {\0A      \22name\22: \22adamw_step\22,\0A      \22symbol\22: \22kina_adamw_step\22,\0A      \22doc\22: \22One AdamW update whose bias correction computes `beta ** t` itself: the\\nhost passes the step number `t`, 1 for the first step.\22,\0A      \22workspace_bytes\22: 320,\0A      \22inplace\22: [\0A        [\22w_next\22, \22w\22],\0A        [\22m_next\22, \22m\22],\0A        [\22v_next\22, \22v\22]\0A      ],\0A      \22inputs\22: [\0A        {\22path\22: \22w\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22g\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22m\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22v\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22lr\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta1\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta2\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22eps\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22wd\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22t\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]}\0A      ],\0A      \22outputs\22: [\0A        {\22path\22: \22w_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22m_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22v_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]}\0A      ]\0A    }\0A  ]\0A}\0A\00"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @adamw_step.impl(ptr nonnull readonly align 4 captures(none) dereferenceable(128) %0, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(128) %1, ptr nonnull readonly align 4 captures(none) dereferenceable(128) %2, ptr nonnull readonly align 4 captures(none) dereferenceable(128) %3, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %4, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %5, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %6, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %7, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %8, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %9, ptr nonnull writeonly align 4 captures(none) dereferenceable(128) %10, ptr nonnull writeonly align 4 captures(none) dereferenceable(128) %11, ptr nonnull writeonly align 4 captures(none) dereferenceable(128) %12, ptr noalias nonnull writeonly align 64 captures(none) dereferenceable(320) initializes((0, 4), (64, 68), (128, 132), (192, 196), (256, 260)) %13) unnamed_addr #0 !dbg !3 {
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 64, !dbg !6
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 128, !dbg !6
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 192, !dbg !6
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 256, !dbg !6
  %19 = load float, ptr %5, align 4, !dbg !7
  %20 = load float, ptr %9, align 4, !dbg !7
  %21 = load float, ptr %6, align 4, !dbg !7
  %22 = load float, ptr %4, align 4, !dbg !7
  %23 = load float, ptr %8, align 4, !dbg !7
  %24 = fpext float %20 to double, !dbg !8
  %25 = tail call double @llvm.fabs.f64(double %24), !dbg !8
  %26 = bitcast float %19 to i32, !dbg !8
  %27 = icmp slt i32 %26, 0, !dbg !8
  %28 = fadd double %25, 0x4330000000000000, !dbg !8
  %29 = fadd double %28, 0xC330000000000000, !dbg !8
  %30 = fcmp oge double %25, 0x4330000000000000, !dbg !8
  %31 = fcmp oeq double %29, %25, !dbg !8
  %32 = or i1 %30, %31, !dbg !8
  %33 = fmul double %25, 5.000000e-01, !dbg !8
  %34 = fadd double %33, 0x4330000000000000, !dbg !8
  %35 = fadd double %34, 0xC330000000000000, !dbg !8
  %36 = fcmp ult double %33, 0x4330000000000000, !dbg !8
  %37 = fcmp une double %35, %33, !dbg !8
  %.not2 = and i1 %36, %37, !dbg !8
  %38 = and i1 %32, %.not2, !dbg !8
  %39 = and i1 %27, %38, !dbg !8
  %40 = tail call i1 @llvm.is.fpclass.f32(float %19, i32 408), !dbg !8
  %41 = and i1 %40, %27, !dbg !8
  %42 = xor i1 %32, true, !dbg !8
  %43 = and i1 %41, %42, !dbg !8
  %44 = fcmp uno float %19, %20, !dbg !8
  %45 = or i1 %44, %43, !dbg !8
  %46 = fcmp oeq float %19, 1.000000e+00, !dbg !8
  %47 = fcmp oeq float %20, 0.000000e+00, !dbg !8
  %48 = or i1 %46, %47, !dbg !8
  %49 = insertelement <2 x float> poison, float %21, i64 0, !dbg !9
  %50 = insertelement <2 x float> %49, float %19, i64 1, !dbg !9
  %51 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %50), !dbg !9
  %52 = extractelement <2 x float> %51, i64 1, !dbg !8
  %53 = extractelement <2 x float> %51, i64 0, !dbg !9
  %54 = fpext <2 x float> %51 to <2 x double>, !dbg !9
  %55 = bitcast <2 x double> %54 to <2 x i64>, !dbg !9
  %56 = add nuw <2 x i64> %55, splat (i64 2638147582215219), !dbg !9
  %57 = and <2 x i64> %56, splat (i64 4503599627370495), !dbg !9
  %58 = add nuw nsw <2 x i64> %57, splat (i64 4604544271217802189), !dbg !9
  %59 = lshr <2 x i64> %56, splat (i64 52), !dbg !9
  %60 = or disjoint <2 x i64> %59, splat (i64 4841369599423283200), !dbg !9
  %61 = bitcast <2 x i64> %60 to <2 x double>, !dbg !9
  %62 = fadd <2 x double> %61, splat (double 0xC3300000000003FF), !dbg !9
  %63 = bitcast <2 x i64> %58 to <2 x double>, !dbg !9
  %64 = fadd <2 x double> %63, splat (double -1.000000e+00), !dbg !9
  %65 = fadd <2 x double> %63, splat (double 1.000000e+00), !dbg !9
  %66 = fdiv <2 x double> %64, %65, !dbg !9
  %67 = fmul <2 x double> %66, %66, !dbg !9
  %68 = tail call <2 x double> @llvm.fma.v2f64(<2 x double> %67, <2 x double> splat (double 0x3FCF184BB6C96602), <2 x double> splat (double 0x3FD0BB7BE566A7A1)), !dbg !9
  %69 = tail call <2 x double> @llvm.fma.v2f64(<2 x double> %68, <2 x double> %67, <2 x double> splat (double 0x3FD484FAC1CBA648)), !dbg !9
  %70 = tail call <2 x double> @llvm.fma.v2f64(<2 x double> %69, <2 x double> %67, <2 x double> splat (double 0x3FDA61756772D630)), !dbg !9
  %71 = tail call <2 x double> @llvm.fma.v2f64(<2 x double> %70, <2 x double> %67, <2 x double> splat (double 0x3FE2776C516A939B)), !dbg !9
  %72 = tail call <2 x double> @llvm.fma.v2f64(<2 x double> %71, <2 x double> %67, <2 x double> splat (double 0x3FEEC709DC39C9E6)), !dbg !9
  %73 = tail call <2 x double> @llvm.fma.v2f64(<2 x double> %72, <2 x double> %67, <2 x double> splat (double 0x40071547652B82FF)), !dbg !9
  %74 = tail call <2 x double> @llvm.fma.v2f64(<2 x double> %66, <2 x double> %73, <2 x double> %62), !dbg !9
  %75 = fcmp oeq <2 x float> %50, zeroinitializer, !dbg !9
  %76 = select <2 x i1> %75, <2 x double> splat (double 0xFFF0000000000000), <2 x double> %74, !dbg !9
  %77 = fcmp oeq <2 x float> %51, splat (float 0x7FF0000000000000), !dbg !9
  %78 = select <2 x i1> %77, <2 x double> splat (double 0x7FF0000000000000), <2 x double> %76, !dbg !9
  %79 = insertelement <2 x double> poison, double %24, i64 0, !dbg !9
  %80 = shufflevector <2 x double> %79, <2 x double> poison, <2 x i32> zeroinitializer, !dbg !9
  %81 = fmul <2 x double> %78, %80, !dbg !9
  %82 = fcmp olt <2 x double> %81, splat (double 3.000000e+02), !dbg !9
  %83 = fcmp oeq float %52, 1.000000e+00, !dbg !8
  %84 = select <2 x i1> %82, <2 x double> %81, <2 x double> splat (double 3.000000e+02), !dbg !9
  %85 = fcmp ogt <2 x double> %84, splat (double -3.000000e+02), !dbg !9
  %86 = extractelement <2 x i1> %85, i64 1, !dbg !8
  %87 = extractelement <2 x double> %84, i64 1, !dbg !8
  %88 = select i1 %86, double %87, double -3.000000e+02, !dbg !8
  %89 = fadd double %88, 0x4338000000000000, !dbg !8
  %90 = bitcast double %89 to i64, !dbg !8
  %91 = fadd double %89, 0xC338000000000000, !dbg !8
  %92 = fsub double %88, %91, !dbg !8
  %93 = tail call double @llvm.fma.f64(double %92, double 0x3E3E3A929593ADBA, double 0x3E7B671AAC0C576C), !dbg !8
  %94 = tail call double @llvm.fma.f64(double %93, double %92, double 0x3EB62C14785F69C6), !dbg !8
  %95 = tail call double @llvm.fma.f64(double %94, double %92, double 0x3EEFFCB58D2E4D9D), !dbg !8
  %96 = tail call double @llvm.fma.f64(double %95, double %92, double 0x3F24309126C11D4A), !dbg !8
  %97 = tail call double @llvm.fma.f64(double %96, double %92, double 0x3F55D87FE9B8C01F), !dbg !8
  %98 = tail call double @llvm.fma.f64(double %97, double %92, double 0x3F83B2AB6FBD6C90), !dbg !8
  %99 = tail call double @llvm.fma.f64(double %98, double %92, double 0x3FAC6B08D703E192), !dbg !8
  %100 = tail call double @llvm.fma.f64(double %99, double %92, double 0x3FCEBFBDFF82C432), !dbg !8
  %101 = tail call double @llvm.fma.f64(double %100, double %92, double 0x3FE62E42FEFA3A12), !dbg !8
  %102 = tail call double @llvm.fma.f64(double %101, double %92, double 1.000000e+00), !dbg !8
  %103 = shl i64 %90, 52, !dbg !8
  %104 = add i64 %103, 4607182418800017408, !dbg !8
  %105 = bitcast i64 %104 to double, !dbg !8
  %106 = fmul double %102, %105, !dbg !8
  %107 = select i1 %83, double 1.000000e+00, double %106, !dbg !8
  %108 = fneg double %107, !dbg !8
  %109 = select i1 %39, double %108, double %107, !dbg !8
  %110 = fptrunc double %109 to float, !dbg !8
  %111 = fsub float 1.000000e+00, %110, !dbg !10
  %112 = select i1 %45, float 0x7FF8000000000000, float %111, !dbg !8
  %113 = select i1 %48, float 0.000000e+00, float %112, !dbg !8
  %114 = extractelement <2 x i1> %85, i64 0, !dbg !9
  %115 = extractelement <2 x double> %84, i64 0, !dbg !9
  %116 = select i1 %114, double %115, double -3.000000e+02, !dbg !9
  %117 = fadd double %116, 0x4338000000000000, !dbg !9
  %118 = bitcast double %117 to i64, !dbg !9
  %119 = fadd double %117, 0xC338000000000000, !dbg !9
  %120 = fsub double %116, %119, !dbg !9
  %121 = tail call double @llvm.fma.f64(double %120, double 0x3E3E3A929593ADBA, double 0x3E7B671AAC0C576C), !dbg !9
  %122 = tail call double @llvm.fma.f64(double %121, double %120, double 0x3EB62C14785F69C6), !dbg !9
  %123 = tail call double @llvm.fma.f64(double %122, double %120, double 0x3EEFFCB58D2E4D9D), !dbg !9
  %124 = tail call double @llvm.fma.f64(double %123, double %120, double 0x3F24309126C11D4A), !dbg !9
  %125 = tail call double @llvm.fma.f64(double %124, double %120, double 0x3F55D87FE9B8C01F), !dbg !9
  %126 = tail call double @llvm.fma.f64(double %125, double %120, double 0x3F83B2AB6FBD6C90), !dbg !9
  %127 = tail call double @llvm.fma.f64(double %126, double %120, double 0x3FAC6B08D703E192), !dbg !9
  %128 = tail call double @llvm.fma.f64(double %127, double %120, double 0x3FCEBFBDFF82C432), !dbg !9
  %129 = tail call double @llvm.fma.f64(double %128, double %120, double 0x3FE62E42FEFA3A12), !dbg !9
  %130 = tail call double @llvm.fma.f64(double %129, double %120, double 1.000000e+00), !dbg !9
  %131 = shl i64 %118, 52, !dbg !9
  %132 = add i64 %131, 4607182418800017408, !dbg !9
  %133 = bitcast i64 %132 to double, !dbg !9
  %134 = fmul double %130, %133, !dbg !9
  %135 = bitcast float %21 to i32, !dbg !9
  %136 = icmp slt i32 %135, 0, !dbg !9
  %137 = fcmp oeq float %53, 1.000000e+00, !dbg !9
  %138 = select i1 %137, double 1.000000e+00, double %134, !dbg !9
  %139 = and i1 %136, %38, !dbg !9
  %140 = fneg double %138, !dbg !9
  %141 = select i1 %139, double %140, double %138, !dbg !9
  %142 = tail call i1 @llvm.is.fpclass.f32(float %21, i32 408), !dbg !9
  %143 = and i1 %142, %136, !dbg !9
  %144 = and i1 %143, %42, !dbg !9
  %145 = fcmp uno float %21, %20, !dbg !9
  %146 = or i1 %145, %144, !dbg !9
  %147 = fcmp oeq float %21, 1.000000e+00, !dbg !9
  %148 = or i1 %47, %147, !dbg !9
  %149 = fptrunc double %141 to float, !dbg !9
  %150 = fsub float 1.000000e+00, %149, !dbg !11
  %151 = select i1 %146, float 0x7FF8000000000000, float %150, !dbg !9
  %152 = fsub float 1.000000e+00, %19, !dbg !6
  %153 = fsub float 1.000000e+00, %21, !dbg !12
  %154 = tail call float @llvm.sqrt.f32(float %151), !dbg !13
  %155 = select i1 %148, float 0.000000e+00, float %154, !dbg !9
  %156 = fmul float %22, %23, !dbg !14
  %157 = fsub float 1.000000e+00, %156, !dbg !15
  %158 = fdiv float %22, %113, !dbg !16
  store float %152, ptr %13, align 64, !dbg !7
  store float %153, ptr %15, align 64, !dbg !7
  store float %155, ptr %16, align 64, !dbg !7
  store float %157, ptr %17, align 64, !dbg !7
  store float %158, ptr %18, align 64, !dbg !7
  %159 = load float, ptr %7, align 4, !llvm.access.group !17
  br label %.preheader, !dbg !7

.preheader:                                       ; preds = %14, %.preheader
  %160 = phi i64 [ 0, %14 ], [ %369, %.preheader ]
  %161 = shl nuw nsw i64 %160, 3
  %162 = getelementptr inbounds nuw float, ptr %2, i64 %161, !dbg !7
  %163 = load float, ptr %162, align 4, !dbg !7, !llvm.access.group !17
  %164 = getelementptr inbounds nuw float, ptr %1, i64 %161, !dbg !7
  %165 = load float, ptr %164, align 4, !dbg !7, !llvm.access.group !17
  %166 = getelementptr inbounds nuw float, ptr %3, i64 %161, !dbg !7
  %167 = load float, ptr %166, align 4, !dbg !7, !llvm.access.group !17
  %168 = getelementptr inbounds nuw float, ptr %0, i64 %161, !dbg !7
  %169 = load float, ptr %168, align 4, !dbg !7, !llvm.access.group !17
  %170 = fmul float %19, %163, !dbg !18
  %171 = fmul float %152, %165, !dbg !19
  %172 = fadd float %170, %171, !dbg !20
  %173 = fmul float %21, %167, !dbg !21
  %174 = fmul float %165, %165, !dbg !22
  %175 = fmul float %153, %174, !dbg !23
  %176 = fadd float %173, %175, !dbg !24
  %177 = tail call float @llvm.sqrt.f32(float %176), !dbg !25
  %178 = fdiv float %177, %155, !dbg !26
  %179 = fadd float %159, %178, !dbg !27
  %180 = fmul float %157, %169, !dbg !28
  %181 = fmul float %158, %172, !dbg !29
  %182 = fdiv float %181, %179, !dbg !30
  %183 = fsub float %180, %182, !dbg !31
  %184 = getelementptr inbounds nuw float, ptr %11, i64 %161, !dbg !7
  store float %172, ptr %184, align 4, !dbg !7, !llvm.access.group !17
  %185 = getelementptr inbounds nuw float, ptr %12, i64 %161, !dbg !7
  store float %176, ptr %185, align 4, !dbg !7, !llvm.access.group !17
  %186 = getelementptr inbounds nuw float, ptr %10, i64 %161, !dbg !7
  store float %183, ptr %186, align 4, !dbg !7, !llvm.access.group !17
  %187 = or disjoint i64 %161, 1, !dbg !7
  %188 = getelementptr inbounds nuw float, ptr %2, i64 %187, !dbg !7
  %189 = load float, ptr %188, align 4, !dbg !7, !llvm.access.group !17
  %190 = getelementptr inbounds nuw float, ptr %1, i64 %187, !dbg !7
  %191 = load float, ptr %190, align 4, !dbg !7, !llvm.access.group !17
  %192 = getelementptr inbounds nuw float, ptr %3, i64 %187, !dbg !7
  %193 = load float, ptr %192, align 4, !dbg !7, !llvm.access.group !17
  %194 = getelementptr inbounds nuw float, ptr %0, i64 %187, !dbg !7
  %195 = load float, ptr %194, align 4, !dbg !7, !llvm.access.group !17
  %196 = fmul float %19, %189, !dbg !18
  %197 = fmul float %152, %191, !dbg !19
  %198 = fadd float %196, %197, !dbg !20
  %199 = fmul float %21, %193, !dbg !21
  %200 = fmul float %191, %191, !dbg !22
  %201 = fmul float %153, %200, !dbg !23
  %202 = fadd float %199, %201, !dbg !24
  %203 = tail call float @llvm.sqrt.f32(float %202), !dbg !25
  %204 = fdiv float %203, %155, !dbg !26
  %205 = fadd float %159, %204, !dbg !27
  %206 = fmul float %157, %195, !dbg !28
  %207 = fmul float %158, %198, !dbg !29
  %208 = fdiv float %207, %205, !dbg !30
  %209 = fsub float %206, %208, !dbg !31
  %210 = getelementptr inbounds nuw float, ptr %11, i64 %187, !dbg !7
  store float %198, ptr %210, align 4, !dbg !7, !llvm.access.group !17
  %211 = getelementptr inbounds nuw float, ptr %12, i64 %187, !dbg !7
  store float %202, ptr %211, align 4, !dbg !7, !llvm.access.group !17
  %212 = getelementptr inbounds nuw float, ptr %10, i64 %187, !dbg !7
  store float %209, ptr %212, align 4, !dbg !7, !llvm.access.group !17
  %213 = or disjoint i64 %161, 2, !dbg !7
  %214 = getelementptr inbounds nuw float, ptr %2, i64 %213, !dbg !7
  %215 = load float, ptr %214, align 4, !dbg !7, !llvm.access.group !17
  %216 = getelementptr inbounds nuw float, ptr %1, i64 %213, !dbg !7
  %217 = load float, ptr %216, align 4, !dbg !7, !llvm.access.group !17
  %218 = getelementptr inbounds nuw float, ptr %3, i64 %213, !dbg !7
  %219 = load float, ptr %218, align 4, !dbg !7, !llvm.access.group !17
  %220 = getelementptr inbounds nuw float, ptr %0, i64 %213, !dbg !7
  %221 = load float, ptr %220, align 4, !dbg !7, !llvm.access.group !17
  %222 = fmul float %19, %215, !dbg !18
  %223 = fmul float %152, %217, !dbg !19
  %224 = fadd float %222, %223, !dbg !20
  %225 = fmul float %21, %219, !dbg !21
  %226 = fmul float %217, %217, !dbg !22
  %227 = fmul float %153, %226, !dbg !23
  %228 = fadd float %225, %227, !dbg !24
  %229 = tail call float @llvm.sqrt.f32(float %228), !dbg !25
  %230 = fdiv float %229, %155, !dbg !26
  %231 = fadd float %159, %230, !dbg !27
  %232 = fmul float %157, %221, !dbg !28
  %233 = fmul float %158, %224, !dbg !29
  %234 = fdiv float %233, %231, !dbg !30
  %235 = fsub float %232, %234, !dbg !31
  %236 = getelementptr inbounds nuw float, ptr %11, i64 %213, !dbg !7
  store float %224, ptr %236, align 4, !dbg !7, !llvm.access.group !17
  %237 = getelementptr inbounds nuw float, ptr %12, i64 %213, !dbg !7
  store float %228, ptr %237, align 4, !dbg !7, !llvm.access.group !17
  %238 = getelementptr inbounds nuw float, ptr %10, i64 %213, !dbg !7
  store float %235, ptr %238, align 4, !dbg !7, !llvm.access.group !17
  %239 = or disjoint i64 %161, 3, !dbg !7
  %240 = getelementptr inbounds nuw float, ptr %2, i64 %239, !dbg !7
  %241 = load float, ptr %240, align 4, !dbg !7, !llvm.access.group !17
  %242 = getelementptr inbounds nuw float, ptr %1, i64 %239, !dbg !7
  %243 = load float, ptr %242, align 4, !dbg !7, !llvm.access.group !17
  %244 = getelementptr inbounds nuw float, ptr %3, i64 %239, !dbg !7
  %245 = load float, ptr %244, align 4, !dbg !7, !llvm.access.group !17
  %246 = getelementptr inbounds nuw float, ptr %0, i64 %239, !dbg !7
  %247 = load float, ptr %246, align 4, !dbg !7, !llvm.access.group !17
  %248 = fmul float %19, %241, !dbg !18
  %249 = fmul float %152, %243, !dbg !19
  %250 = fadd float %248, %249, !dbg !20
  %251 = fmul float %21, %245, !dbg !21
  %252 = fmul float %243, %243, !dbg !22
  %253 = fmul float %153, %252, !dbg !23
  %254 = fadd float %251, %253, !dbg !24
  %255 = tail call float @llvm.sqrt.f32(float %254), !dbg !25
  %256 = fdiv float %255, %155, !dbg !26
  %257 = fadd float %159, %256, !dbg !27
  %258 = fmul float %157, %247, !dbg !28
  %259 = fmul float %158, %250, !dbg !29
  %260 = fdiv float %259, %257, !dbg !30
  %261 = fsub float %258, %260, !dbg !31
  %262 = getelementptr inbounds nuw float, ptr %11, i64 %239, !dbg !7
  store float %250, ptr %262, align 4, !dbg !7, !llvm.access.group !17
  %263 = getelementptr inbounds nuw float, ptr %12, i64 %239, !dbg !7
  store float %254, ptr %263, align 4, !dbg !7, !llvm.access.group !17
  %264 = getelementptr inbounds nuw float, ptr %10, i64 %239, !dbg !7
  store float %261, ptr %264, align 4, !dbg !7, !llvm.access.group !17
  %265 = or disjoint i64 %161, 4, !dbg !7
  %266 = getelementptr inbounds nuw float, ptr %2, i64 %265, !dbg !7
  %267 = load float, ptr %266, align 4, !dbg !7, !llvm.access.group !17
  %268 = getelementptr inbounds nuw float, ptr %1, i64 %265, !dbg !7
  %269 = load float, ptr %268, align 4, !dbg !7, !llvm.access.group !17
  %270 = getelementptr inbounds nuw float, ptr %3, i64 %265, !dbg !7
  %271 = load float, ptr %270, align 4, !dbg !7, !llvm.access.group !17
  %272 = getelementptr inbounds nuw float, ptr %0, i64 %265, !dbg !7
  %273 = load float, ptr %272, align 4, !dbg !7, !llvm.access.group !17
  %274 = fmul float %19, %267, !dbg !18
  %275 = fmul float %152, %269, !dbg !19
  %276 = fadd float %274, %275, !dbg !20
  %277 = fmul float %21, %271, !dbg !21
  %278 = fmul float %269, %269, !dbg !22
  %279 = fmul float %153, %278, !dbg !23
  %280 = fadd float %277, %279, !dbg !24
  %281 = tail call float @llvm.sqrt.f32(float %280), !dbg !25
  %282 = fdiv float %281, %155, !dbg !26
  %283 = fadd float %159, %282, !dbg !27
  %284 = fmul float %157, %273, !dbg !28
  %285 = fmul float %158, %276, !dbg !29
  %286 = fdiv float %285, %283, !dbg !30
  %287 = fsub float %284, %286, !dbg !31
  %288 = getelementptr inbounds nuw float, ptr %11, i64 %265, !dbg !7
  store float %276, ptr %288, align 4, !dbg !7, !llvm.access.group !17
  %289 = getelementptr inbounds nuw float, ptr %12, i64 %265, !dbg !7
  store float %280, ptr %289, align 4, !dbg !7, !llvm.access.group !17
  %290 = getelementptr inbounds nuw float, ptr %10, i64 %265, !dbg !7
  store float %287, ptr %290, align 4, !dbg !7, !llvm.access.group !17
  %291 = or disjoint i64 %161, 5, !dbg !7
  %292 = getelementptr inbounds nuw float, ptr %2, i64 %291, !dbg !7
  %293 = load float, ptr %292, align 4, !dbg !7, !llvm.access.group !17
  %294 = getelementptr inbounds nuw float, ptr %1, i64 %291, !dbg !7
  %295 = load float, ptr %294, align 4, !dbg !7, !llvm.access.group !17
  %296 = getelementptr inbounds nuw float, ptr %3, i64 %291, !dbg !7
  %297 = load float, ptr %296, align 4, !dbg !7, !llvm.access.group !17
  %298 = getelementptr inbounds nuw float, ptr %0, i64 %291, !dbg !7
  %299 = load float, ptr %298, align 4, !dbg !7, !llvm.access.group !17
  %300 = fmul float %19, %293, !dbg !18
  %301 = fmul float %152, %295, !dbg !19
  %302 = fadd float %300, %301, !dbg !20
  %303 = fmul float %21, %297, !dbg !21
  %304 = fmul float %295, %295, !dbg !22
  %305 = fmul float %153, %304, !dbg !23
  %306 = fadd float %303, %305, !dbg !24
  %307 = tail call float @llvm.sqrt.f32(float %306), !dbg !25
  %308 = fdiv float %307, %155, !dbg !26
  %309 = fadd float %159, %308, !dbg !27
  %310 = fmul float %157, %299, !dbg !28
  %311 = fmul float %158, %302, !dbg !29
  %312 = fdiv float %311, %309, !dbg !30
  %313 = fsub float %310, %312, !dbg !31
  %314 = getelementptr inbounds nuw float, ptr %11, i64 %291, !dbg !7
  store float %302, ptr %314, align 4, !dbg !7, !llvm.access.group !17
  %315 = getelementptr inbounds nuw float, ptr %12, i64 %291, !dbg !7
  store float %306, ptr %315, align 4, !dbg !7, !llvm.access.group !17
  %316 = getelementptr inbounds nuw float, ptr %10, i64 %291, !dbg !7
  store float %313, ptr %316, align 4, !dbg !7, !llvm.access.group !17
  %317 = or disjoint i64 %161, 6, !dbg !7
  %318 = getelementptr inbounds nuw float, ptr %2, i64 %317, !dbg !7
  %319 = load float, ptr %318, align 4, !dbg !7, !llvm.access.group !17
  %320 = getelementptr inbounds nuw float, ptr %1, i64 %317, !dbg !7
  %321 = load float, ptr %320, align 4, !dbg !7, !llvm.access.group !17
  %322 = getelementptr inbounds nuw float, ptr %3, i64 %317, !dbg !7
  %323 = load float, ptr %322, align 4, !dbg !7, !llvm.access.group !17
  %324 = getelementptr inbounds nuw float, ptr %0, i64 %317, !dbg !7
  %325 = load float, ptr %324, align 4, !dbg !7, !llvm.access.group !17
  %326 = fmul float %19, %319, !dbg !18
  %327 = fmul float %152, %321, !dbg !19
  %328 = fadd float %326, %327, !dbg !20
  %329 = fmul float %21, %323, !dbg !21
  %330 = fmul float %321, %321, !dbg !22
  %331 = fmul float %153, %330, !dbg !23
  %332 = fadd float %329, %331, !dbg !24
  %333 = tail call float @llvm.sqrt.f32(float %332), !dbg !25
  %334 = fdiv float %333, %155, !dbg !26
  %335 = fadd float %159, %334, !dbg !27
  %336 = fmul float %157, %325, !dbg !28
  %337 = fmul float %158, %328, !dbg !29
  %338 = fdiv float %337, %335, !dbg !30
  %339 = fsub float %336, %338, !dbg !31
  %340 = getelementptr inbounds nuw float, ptr %11, i64 %317, !dbg !7
  store float %328, ptr %340, align 4, !dbg !7, !llvm.access.group !17
  %341 = getelementptr inbounds nuw float, ptr %12, i64 %317, !dbg !7
  store float %332, ptr %341, align 4, !dbg !7, !llvm.access.group !17
  %342 = getelementptr inbounds nuw float, ptr %10, i64 %317, !dbg !7
  store float %339, ptr %342, align 4, !dbg !7, !llvm.access.group !17
  %343 = or disjoint i64 %161, 7, !dbg !7
  %344 = getelementptr inbounds nuw float, ptr %2, i64 %343, !dbg !7
  %345 = load float, ptr %344, align 4, !dbg !7, !llvm.access.group !17
  %346 = getelementptr inbounds nuw float, ptr %1, i64 %343, !dbg !7
  %347 = load float, ptr %346, align 4, !dbg !7, !llvm.access.group !17
  %348 = getelementptr inbounds nuw float, ptr %3, i64 %343, !dbg !7
  %349 = load float, ptr %348, align 4, !dbg !7, !llvm.access.group !17
  %350 = getelementptr inbounds nuw float, ptr %0, i64 %343, !dbg !7
  %351 = load float, ptr %350, align 4, !dbg !7, !llvm.access.group !17
  %352 = fmul float %19, %345, !dbg !18
  %353 = fmul float %152, %347, !dbg !19
  %354 = fadd float %352, %353, !dbg !20
  %355 = fmul float %21, %349, !dbg !21
  %356 = fmul float %347, %347, !dbg !22
  %357 = fmul float %153, %356, !dbg !23
  %358 = fadd float %355, %357, !dbg !24
  %359 = tail call float @llvm.sqrt.f32(float %358), !dbg !25
  %360 = fdiv float %359, %155, !dbg !26
  %361 = fadd float %159, %360, !dbg !27
  %362 = fmul float %157, %351, !dbg !28
  %363 = fmul float %158, %354, !dbg !29
  %364 = fdiv float %363, %361, !dbg !30
  %365 = fsub float %362, %364, !dbg !31
  %366 = getelementptr inbounds nuw float, ptr %11, i64 %343, !dbg !7
  store float %354, ptr %366, align 4, !dbg !7, !llvm.access.group !17
  %367 = getelementptr inbounds nuw float, ptr %12, i64 %343, !dbg !7
  store float %358, ptr %367, align 4, !dbg !7, !llvm.access.group !17
  %368 = getelementptr inbounds nuw float, ptr %10, i64 %343, !dbg !7
  store float %365, ptr %368, align 4, !dbg !7, !llvm.access.group !17
  %369 = add nuw nsw i64 %160, 1, !dbg !7
  %exitcond.not = icmp eq i64 %369, 4, !dbg !7
  br i1 %exitcond.not, label %370, label %.preheader, !dbg !7

370:                                              ; preds = %.preheader
  ret void, !dbg !32
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !33 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !35 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 5) i32 @kina.check_call(ptr readonly captures(none) %0, ptr %1, i64 range(i64 0, 321) %2) unnamed_addr #3 !dbg !36 {
  %4 = getelementptr i8, ptr %0, i64 80, !dbg !38
  %5 = load ptr, ptr %4, align 8, !dbg !43
  %6 = ptrtoint ptr %5 to i64, !dbg !44
  %7 = add i64 %6, 128
  %8 = load ptr, ptr %0, align 8, !dbg !45
  %9 = ptrtoint ptr %8 to i64, !dbg !47
  %10 = add i64 %9, 128, !dbg !48
  %11 = icmp ugt i64 %10, %6, !dbg !51
  %12 = icmp ugt i64 %7, %9, !dbg !52
  %13 = and i1 %12, %11, !dbg !53
  %14 = icmp ne ptr %5, %8, !dbg !54
  %15 = and i1 %14, %13, !dbg !55
  br i1 %15, label %kina.workspace_overlaps.exit.thread, label %16, !dbg !56

16:                                               ; preds = %3
  %17 = getelementptr i8, ptr %0, i64 8, !dbg !57
  %18 = load ptr, ptr %17, align 8, !dbg !45
  %19 = ptrtoint ptr %18 to i64, !dbg !47
  %20 = add i64 %19, 128, !dbg !48
  %21 = icmp ugt i64 %20, %6, !dbg !51
  %22 = icmp ugt i64 %7, %19, !dbg !52
  %23 = and i1 %22, %21, !dbg !53
  br i1 %23, label %kina.workspace_overlaps.exit.thread, label %24, !dbg !56

24:                                               ; preds = %16
  %25 = getelementptr i8, ptr %0, i64 16, !dbg !57
  %26 = load ptr, ptr %25, align 8, !dbg !45
  %27 = ptrtoint ptr %26 to i64, !dbg !47
  %28 = add i64 %27, 128, !dbg !48
  %29 = icmp ugt i64 %28, %6, !dbg !51
  %30 = icmp ugt i64 %7, %27, !dbg !52
  %31 = and i1 %30, %29, !dbg !53
  br i1 %31, label %kina.workspace_overlaps.exit.thread, label %32, !dbg !56

32:                                               ; preds = %24
  %33 = getelementptr i8, ptr %0, i64 24, !dbg !57
  %34 = load ptr, ptr %33, align 8, !dbg !45
  %35 = ptrtoint ptr %34 to i64, !dbg !47
  %36 = add i64 %35, 128, !dbg !48
  %37 = icmp ugt i64 %36, %6, !dbg !51
  %38 = icmp ugt i64 %7, %35, !dbg !52
  %39 = and i1 %38, %37, !dbg !53
  br i1 %39, label %kina.workspace_overlaps.exit.thread, label %40, !dbg !56

40:                                               ; preds = %32
  %41 = getelementptr i8, ptr %0, i64 32, !dbg !57
  %42 = load ptr, ptr %41, align 8, !dbg !45
  %43 = ptrtoint ptr %42 to i64, !dbg !47
  %44 = add i64 %43, 4, !dbg !48
  %45 = icmp ugt i64 %44, %6, !dbg !51
  %46 = icmp ugt i64 %7, %43, !dbg !52
  %47 = and i1 %46, %45, !dbg !53
  br i1 %47, label %kina.workspace_overlaps.exit.thread, label %48, !dbg !56

48:                                               ; preds = %40
  %49 = getelementptr i8, ptr %0, i64 40, !dbg !57
  %50 = load ptr, ptr %49, align 8, !dbg !45
  %51 = ptrtoint ptr %50 to i64, !dbg !47
  %52 = add i64 %51, 4, !dbg !48
  %53 = icmp ugt i64 %52, %6, !dbg !51
  %54 = icmp ugt i64 %7, %51, !dbg !52
  %55 = and i1 %54, %53, !dbg !53
  br i1 %55, label %kina.workspace_overlaps.exit.thread, label %56, !dbg !56

56:                                               ; preds = %48
  %57 = getelementptr i8, ptr %0, i64 48, !dbg !57
  %58 = load ptr, ptr %57, align 8, !dbg !45
  %59 = ptrtoint ptr %58 to i64, !dbg !47
  %60 = add i64 %59, 4, !dbg !48
  %61 = icmp ugt i64 %60, %6, !dbg !51
  %62 = icmp ugt i64 %7, %59, !dbg !52
  %63 = and i1 %62, %61, !dbg !53
  br i1 %63, label %kina.workspace_overlaps.exit.thread, label %64, !dbg !56

64:                                               ; preds = %56
  %65 = getelementptr i8, ptr %0, i64 56, !dbg !57
  %66 = load ptr, ptr %65, align 8, !dbg !45
  %67 = ptrtoint ptr %66 to i64, !dbg !47
  %68 = add i64 %67, 4, !dbg !48
  %69 = icmp ugt i64 %68, %6, !dbg !51
  %70 = icmp ugt i64 %7, %67, !dbg !52
  %71 = and i1 %70, %69, !dbg !53
  br i1 %71, label %kina.workspace_overlaps.exit.thread, label %72, !dbg !56

72:                                               ; preds = %64
  %73 = getelementptr i8, ptr %0, i64 64, !dbg !57
  %74 = load ptr, ptr %73, align 8, !dbg !45
  %75 = ptrtoint ptr %74 to i64, !dbg !47
  %76 = add i64 %75, 4, !dbg !48
  %77 = icmp ugt i64 %76, %6, !dbg !51
  %78 = icmp ugt i64 %7, %75, !dbg !52
  %79 = and i1 %78, %77, !dbg !53
  br i1 %79, label %kina.workspace_overlaps.exit.thread, label %80, !dbg !56

80:                                               ; preds = %72
  %81 = getelementptr i8, ptr %0, i64 72, !dbg !57
  %82 = load ptr, ptr %81, align 8, !dbg !45
  %83 = ptrtoint ptr %82 to i64, !dbg !47
  %84 = add i64 %83, 4, !dbg !48
  %85 = icmp ugt i64 %84, %6, !dbg !51
  %86 = icmp ugt i64 %7, %83, !dbg !52
  %87 = and i1 %86, %85, !dbg !53
  br i1 %87, label %kina.workspace_overlaps.exit.thread, label %kina.output_overlaps.exit, !dbg !56

kina.output_overlaps.exit:                        ; preds = %80
  %88 = getelementptr i8, ptr %0, i64 88, !dbg !38
  %89 = load ptr, ptr %88, align 8, !dbg !43
  %90 = ptrtoint ptr %89 to i64, !dbg !44
  %91 = add i64 %90, 128
  %92 = icmp ugt i64 %10, %90, !dbg !51
  %93 = icmp ugt i64 %91, %9, !dbg !52
  %94 = and i1 %93, %92, !dbg !53
  br i1 %94, label %kina.workspace_overlaps.exit.thread, label %95, !dbg !56

95:                                               ; preds = %kina.output_overlaps.exit
  %96 = getelementptr i8, ptr %0, i64 8, !dbg !57
  %97 = load ptr, ptr %96, align 8, !dbg !45
  %98 = ptrtoint ptr %97 to i64, !dbg !47
  %99 = add i64 %98, 128, !dbg !48
  %100 = icmp ugt i64 %99, %90, !dbg !51
  %101 = icmp ugt i64 %91, %98, !dbg !52
  %102 = and i1 %101, %100, !dbg !53
  br i1 %102, label %kina.workspace_overlaps.exit.thread, label %103, !dbg !56

103:                                              ; preds = %95
  %104 = getelementptr i8, ptr %0, i64 16, !dbg !57
  %105 = load ptr, ptr %104, align 8, !dbg !45
  %106 = ptrtoint ptr %105 to i64, !dbg !47
  %107 = add i64 %106, 128, !dbg !48
  %108 = icmp ugt i64 %107, %90, !dbg !51
  %109 = icmp ugt i64 %91, %106, !dbg !52
  %110 = and i1 %109, %108, !dbg !53
  %111 = icmp ne ptr %89, %105, !dbg !54
  %112 = and i1 %111, %110, !dbg !55
  br i1 %112, label %kina.workspace_overlaps.exit.thread, label %113, !dbg !56

113:                                              ; preds = %103
  %114 = getelementptr i8, ptr %0, i64 24, !dbg !57
  %115 = load ptr, ptr %114, align 8, !dbg !45
  %116 = ptrtoint ptr %115 to i64, !dbg !47
  %117 = add i64 %116, 128, !dbg !48
  %118 = icmp ugt i64 %117, %90, !dbg !51
  %119 = icmp ugt i64 %91, %116, !dbg !52
  %120 = and i1 %119, %118, !dbg !53
  br i1 %120, label %kina.workspace_overlaps.exit.thread, label %121, !dbg !56

121:                                              ; preds = %113
  %122 = getelementptr i8, ptr %0, i64 32, !dbg !57
  %123 = load ptr, ptr %122, align 8, !dbg !45
  %124 = ptrtoint ptr %123 to i64, !dbg !47
  %125 = add i64 %124, 4, !dbg !48
  %126 = icmp ugt i64 %125, %90, !dbg !51
  %127 = icmp ugt i64 %91, %124, !dbg !52
  %128 = and i1 %127, %126, !dbg !53
  br i1 %128, label %kina.workspace_overlaps.exit.thread, label %129, !dbg !56

129:                                              ; preds = %121
  %130 = getelementptr i8, ptr %0, i64 40, !dbg !57
  %131 = load ptr, ptr %130, align 8, !dbg !45
  %132 = ptrtoint ptr %131 to i64, !dbg !47
  %133 = add i64 %132, 4, !dbg !48
  %134 = icmp ugt i64 %133, %90, !dbg !51
  %135 = icmp ugt i64 %91, %132, !dbg !52
  %136 = and i1 %135, %134, !dbg !53
  br i1 %136, label %kina.workspace_overlaps.exit.thread, label %137, !dbg !56

137:                                              ; preds = %129
  %138 = getelementptr i8, ptr %0, i64 48, !dbg !57
  %139 = load ptr, ptr %138, align 8, !dbg !45
  %140 = ptrtoint ptr %139 to i64, !dbg !47
  %141 = add i64 %140, 4, !dbg !48
  %142 = icmp ugt i64 %141, %90, !dbg !51
  %143 = icmp ugt i64 %91, %140, !dbg !52
  %144 = and i1 %143, %142, !dbg !53
  br i1 %144, label %kina.workspace_overlaps.exit.thread, label %145, !dbg !56

145:                                              ; preds = %137
  %146 = getelementptr i8, ptr %0, i64 56, !dbg !57
  %147 = load ptr, ptr %146, align 8, !dbg !45
  %148 = ptrtoint ptr %147 to i64, !dbg !47
  %149 = add i64 %148, 4, !dbg !48
  %150 = icmp ugt i64 %149, %90, !dbg !51
  %151 = icmp ugt i64 %91, %148, !dbg !52
  %152 = and i1 %151, %150, !dbg !53
  br i1 %152, label %kina.workspace_overlaps.exit.thread, label %153, !dbg !56

153:                                              ; preds = %145
  %154 = getelementptr i8, ptr %0, i64 64, !dbg !57
  %155 = load ptr, ptr %154, align 8, !dbg !45
  %156 = ptrtoint ptr %155 to i64, !dbg !47
  %157 = add i64 %156, 4, !dbg !48
  %158 = icmp ugt i64 %157, %90, !dbg !51
  %159 = icmp ugt i64 %91, %156, !dbg !52
  %160 = and i1 %159, %158, !dbg !53
  br i1 %160, label %kina.workspace_overlaps.exit.thread, label %161, !dbg !56

161:                                              ; preds = %153
  %162 = getelementptr i8, ptr %0, i64 72, !dbg !57
  %163 = load ptr, ptr %162, align 8, !dbg !45
  %164 = ptrtoint ptr %163 to i64, !dbg !47
  %165 = add i64 %164, 4, !dbg !48
  %166 = icmp ugt i64 %165, %90, !dbg !51
  %167 = icmp ugt i64 %91, %164, !dbg !52
  %168 = and i1 %167, %166, !dbg !53
  br i1 %168, label %kina.workspace_overlaps.exit.thread, label %169, !dbg !56

169:                                              ; preds = %161
  %170 = icmp ugt i64 %7, %90, !dbg !51
  %171 = icmp ugt i64 %91, %6, !dbg !52
  %172 = and i1 %171, %170, !dbg !53
  br i1 %172, label %kina.workspace_overlaps.exit.thread, label %kina.output_overlaps.exit.1, !dbg !56

kina.output_overlaps.exit.1:                      ; preds = %169
  %173 = getelementptr i8, ptr %0, i64 96, !dbg !38
  %174 = load ptr, ptr %173, align 8, !dbg !43
  %175 = ptrtoint ptr %174 to i64, !dbg !44
  %176 = add i64 %175, 128
  %177 = icmp ugt i64 %10, %175, !dbg !51
  %178 = icmp ugt i64 %176, %9, !dbg !52
  %179 = and i1 %178, %177, !dbg !53
  br i1 %179, label %kina.workspace_overlaps.exit.thread, label %180, !dbg !56

180:                                              ; preds = %kina.output_overlaps.exit.1
  %181 = getelementptr i8, ptr %0, i64 8, !dbg !57
  %182 = load ptr, ptr %181, align 8, !dbg !45
  %183 = ptrtoint ptr %182 to i64, !dbg !47
  %184 = add i64 %183, 128, !dbg !48
  %185 = icmp ugt i64 %184, %175, !dbg !51
  %186 = icmp ugt i64 %176, %183, !dbg !52
  %187 = and i1 %186, %185, !dbg !53
  br i1 %187, label %kina.workspace_overlaps.exit.thread, label %188, !dbg !56

188:                                              ; preds = %180
  %189 = getelementptr i8, ptr %0, i64 16, !dbg !57
  %190 = load ptr, ptr %189, align 8, !dbg !45
  %191 = ptrtoint ptr %190 to i64, !dbg !47
  %192 = add i64 %191, 128, !dbg !48
  %193 = icmp ugt i64 %192, %175, !dbg !51
  %194 = icmp ugt i64 %176, %191, !dbg !52
  %195 = and i1 %194, %193, !dbg !53
  br i1 %195, label %kina.workspace_overlaps.exit.thread, label %196, !dbg !56

196:                                              ; preds = %188
  %197 = getelementptr i8, ptr %0, i64 24, !dbg !57
  %198 = load ptr, ptr %197, align 8, !dbg !45
  %199 = ptrtoint ptr %198 to i64, !dbg !47
  %200 = add i64 %199, 128, !dbg !48
  %201 = icmp ugt i64 %200, %175, !dbg !51
  %202 = icmp ugt i64 %176, %199, !dbg !52
  %203 = and i1 %202, %201, !dbg !53
  %204 = icmp ne ptr %174, %198, !dbg !54
  %205 = and i1 %204, %203, !dbg !55
  br i1 %205, label %kina.workspace_overlaps.exit.thread, label %206, !dbg !56

206:                                              ; preds = %196
  %207 = getelementptr i8, ptr %0, i64 32, !dbg !57
  %208 = load ptr, ptr %207, align 8, !dbg !45
  %209 = ptrtoint ptr %208 to i64, !dbg !47
  %210 = add i64 %209, 4, !dbg !48
  %211 = icmp ugt i64 %210, %175, !dbg !51
  %212 = icmp ugt i64 %176, %209, !dbg !52
  %213 = and i1 %212, %211, !dbg !53
  br i1 %213, label %kina.workspace_overlaps.exit.thread, label %214, !dbg !56

214:                                              ; preds = %206
  %215 = getelementptr i8, ptr %0, i64 40, !dbg !57
  %216 = load ptr, ptr %215, align 8, !dbg !45
  %217 = ptrtoint ptr %216 to i64, !dbg !47
  %218 = add i64 %217, 4, !dbg !48
  %219 = icmp ugt i64 %218, %175, !dbg !51
  %220 = icmp ugt i64 %176, %217, !dbg !52
  %221 = and i1 %220, %219, !dbg !53
  br i1 %221, label %kina.workspace_overlaps.exit.thread, label %222, !dbg !56

222:                                              ; preds = %214
  %223 = getelementptr i8, ptr %0, i64 48, !dbg !57
  %224 = load ptr, ptr %223, align 8, !dbg !45
  %225 = ptrtoint ptr %224 to i64, !dbg !47
  %226 = add i64 %225, 4, !dbg !48
  %227 = icmp ugt i64 %226, %175, !dbg !51
  %228 = icmp ugt i64 %176, %225, !dbg !52
  %229 = and i1 %228, %227, !dbg !53
  br i1 %229, label %kina.workspace_overlaps.exit.thread, label %230, !dbg !56

230:                                              ; preds = %222
  %231 = getelementptr i8, ptr %0, i64 56, !dbg !57
  %232 = load ptr, ptr %231, align 8, !dbg !45
  %233 = ptrtoint ptr %232 to i64, !dbg !47
  %234 = add i64 %233, 4, !dbg !48
  %235 = icmp ugt i64 %234, %175, !dbg !51
  %236 = icmp ugt i64 %176, %233, !dbg !52
  %237 = and i1 %236, %235, !dbg !53
  br i1 %237, label %kina.workspace_overlaps.exit.thread, label %238, !dbg !56

238:                                              ; preds = %230
  %239 = getelementptr i8, ptr %0, i64 64, !dbg !57
  %240 = load ptr, ptr %239, align 8, !dbg !45
  %241 = ptrtoint ptr %240 to i64, !dbg !47
  %242 = add i64 %241, 4, !dbg !48
  %243 = icmp ugt i64 %242, %175, !dbg !51
  %244 = icmp ugt i64 %176, %241, !dbg !52
  %245 = and i1 %244, %243, !dbg !53
  br i1 %245, label %kina.workspace_overlaps.exit.thread, label %246, !dbg !56

246:                                              ; preds = %238
  %247 = getelementptr i8, ptr %0, i64 72, !dbg !57
  %248 = load ptr, ptr %247, align 8, !dbg !45
  %249 = ptrtoint ptr %248 to i64, !dbg !47
  %250 = add i64 %249, 4, !dbg !48
  %251 = icmp ugt i64 %250, %175, !dbg !51
  %252 = icmp ugt i64 %176, %249, !dbg !52
  %253 = and i1 %252, %251, !dbg !53
  br i1 %253, label %kina.workspace_overlaps.exit.thread, label %254, !dbg !56

254:                                              ; preds = %246
  %255 = icmp ugt i64 %7, %175, !dbg !51
  %256 = icmp ugt i64 %176, %6, !dbg !52
  %257 = and i1 %256, %255, !dbg !53
  br i1 %257, label %kina.workspace_overlaps.exit.thread, label %258, !dbg !56

258:                                              ; preds = %254
  %259 = icmp ugt i64 %91, %175, !dbg !51
  %260 = icmp ugt i64 %176, %90, !dbg !52
  %261 = and i1 %260, %259, !dbg !53
  br i1 %261, label %kina.workspace_overlaps.exit.thread, label %kina.output_overlaps.exit.2, !dbg !56

kina.output_overlaps.exit.2:                      ; preds = %258
  %262 = ptrtoint ptr %1 to i64, !dbg !58
  %263 = icmp eq i64 %2, 0, !dbg !61
  br i1 %263, label %.preheader.preheader.i, label %.preheader.i, !dbg !62

.preheader.i:                                     ; preds = %kina.output_overlaps.exit.2
  %264 = add i64 %2, %262
  %265 = icmp ugt i64 %10, %262, !dbg !63
  %266 = icmp ugt i64 %264, %9, !dbg !65
  %267 = and i1 %266, %265, !dbg !66
  br i1 %267, label %kina.workspace_overlaps.exit.thread, label %268, !dbg !67

268:                                              ; preds = %.preheader.i
  %269 = getelementptr i8, ptr %0, i64 8, !dbg !68
  %270 = load ptr, ptr %269, align 8, !dbg !70
  %271 = ptrtoint ptr %270 to i64, !dbg !71
  %272 = add i64 %271, 128, !dbg !72
  %273 = icmp ugt i64 %272, %262, !dbg !63
  %274 = icmp ugt i64 %264, %271, !dbg !65
  %275 = and i1 %274, %273, !dbg !66
  br i1 %275, label %kina.workspace_overlaps.exit.thread, label %276, !dbg !67

276:                                              ; preds = %268
  %277 = getelementptr i8, ptr %0, i64 16, !dbg !68
  %278 = load ptr, ptr %277, align 8, !dbg !70
  %279 = ptrtoint ptr %278 to i64, !dbg !71
  %280 = add i64 %279, 128, !dbg !72
  %281 = icmp ugt i64 %280, %262, !dbg !63
  %282 = icmp ugt i64 %264, %279, !dbg !65
  %283 = and i1 %282, %281, !dbg !66
  br i1 %283, label %kina.workspace_overlaps.exit.thread, label %284, !dbg !67

284:                                              ; preds = %276
  %285 = getelementptr i8, ptr %0, i64 24, !dbg !68
  %286 = load ptr, ptr %285, align 8, !dbg !70
  %287 = ptrtoint ptr %286 to i64, !dbg !71
  %288 = add i64 %287, 128, !dbg !72
  %289 = icmp ugt i64 %288, %262, !dbg !63
  %290 = icmp ugt i64 %264, %287, !dbg !65
  %291 = and i1 %290, %289, !dbg !66
  br i1 %291, label %kina.workspace_overlaps.exit.thread, label %292, !dbg !67

292:                                              ; preds = %284
  %293 = getelementptr i8, ptr %0, i64 32, !dbg !68
  %294 = load ptr, ptr %293, align 8, !dbg !70
  %295 = ptrtoint ptr %294 to i64, !dbg !71
  %296 = add i64 %295, 4, !dbg !72
  %297 = icmp ugt i64 %296, %262, !dbg !63
  %298 = icmp ugt i64 %264, %295, !dbg !65
  %299 = and i1 %298, %297, !dbg !66
  br i1 %299, label %kina.workspace_overlaps.exit.thread, label %300, !dbg !67

300:                                              ; preds = %292
  %301 = getelementptr i8, ptr %0, i64 40, !dbg !68
  %302 = load ptr, ptr %301, align 8, !dbg !70
  %303 = ptrtoint ptr %302 to i64, !dbg !71
  %304 = add i64 %303, 4, !dbg !72
  %305 = icmp ugt i64 %304, %262, !dbg !63
  %306 = icmp ugt i64 %264, %303, !dbg !65
  %307 = and i1 %306, %305, !dbg !66
  br i1 %307, label %kina.workspace_overlaps.exit.thread, label %308, !dbg !67

308:                                              ; preds = %300
  %309 = getelementptr i8, ptr %0, i64 48, !dbg !68
  %310 = load ptr, ptr %309, align 8, !dbg !70
  %311 = ptrtoint ptr %310 to i64, !dbg !71
  %312 = add i64 %311, 4, !dbg !72
  %313 = icmp ugt i64 %312, %262, !dbg !63
  %314 = icmp ugt i64 %264, %311, !dbg !65
  %315 = and i1 %314, %313, !dbg !66
  br i1 %315, label %kina.workspace_overlaps.exit.thread, label %316, !dbg !67

316:                                              ; preds = %308
  %317 = getelementptr i8, ptr %0, i64 56, !dbg !68
  %318 = load ptr, ptr %317, align 8, !dbg !70
  %319 = ptrtoint ptr %318 to i64, !dbg !71
  %320 = add i64 %319, 4, !dbg !72
  %321 = icmp ugt i64 %320, %262, !dbg !63
  %322 = icmp ugt i64 %264, %319, !dbg !65
  %323 = and i1 %322, %321, !dbg !66
  br i1 %323, label %kina.workspace_overlaps.exit.thread, label %324, !dbg !67

324:                                              ; preds = %316
  %325 = getelementptr i8, ptr %0, i64 64, !dbg !68
  %326 = load ptr, ptr %325, align 8, !dbg !70
  %327 = ptrtoint ptr %326 to i64, !dbg !71
  %328 = add i64 %327, 4, !dbg !72
  %329 = icmp ugt i64 %328, %262, !dbg !63
  %330 = icmp ugt i64 %264, %327, !dbg !65
  %331 = and i1 %330, %329, !dbg !66
  br i1 %331, label %kina.workspace_overlaps.exit.thread, label %332, !dbg !67

332:                                              ; preds = %324
  %333 = getelementptr i8, ptr %0, i64 72, !dbg !68
  %334 = load ptr, ptr %333, align 8, !dbg !70
  %335 = ptrtoint ptr %334 to i64, !dbg !71
  %336 = add i64 %335, 4, !dbg !72
  %337 = icmp ugt i64 %336, %262, !dbg !63
  %338 = icmp ugt i64 %264, %335, !dbg !65
  %339 = and i1 %338, %337, !dbg !66
  br i1 %339, label %kina.workspace_overlaps.exit.thread, label %340, !dbg !67

340:                                              ; preds = %332
  %341 = icmp ugt i64 %7, %262, !dbg !63
  %342 = icmp ugt i64 %264, %6, !dbg !65
  %343 = and i1 %342, %341, !dbg !66
  br i1 %343, label %kina.workspace_overlaps.exit.thread, label %344, !dbg !67

344:                                              ; preds = %340
  %345 = icmp ugt i64 %91, %262, !dbg !63
  %346 = icmp ugt i64 %264, %90, !dbg !65
  %347 = and i1 %346, %345, !dbg !66
  br i1 %347, label %kina.workspace_overlaps.exit.thread, label %kina.workspace_overlaps.exit, !dbg !67

kina.workspace_overlaps.exit:                     ; preds = %344
  %348 = icmp ugt i64 %176, %262, !dbg !63
  %349 = icmp ugt i64 %264, %175, !dbg !65
  %350 = and i1 %349, %348, !dbg !66
  br i1 %350, label %kina.workspace_overlaps.exit.thread, label %351, !dbg !73

351:                                              ; preds = %kina.workspace_overlaps.exit
  %352 = and i64 %262, 63, !dbg !74
  %353 = and i64 %9, 3
  %354 = or i64 %352, %353, !dbg !77
  %or.cond = icmp eq i64 %354, 0, !dbg !77
  br i1 %or.cond, label %.preheader.1.i, label %kina.workspace_overlaps.exit.thread, !dbg !77

.preheader.preheader.i:                           ; preds = %kina.output_overlaps.exit.2
  %.old = and i64 %9, 3, !dbg !78
  %.not.i.old = icmp eq i64 %.old, 0, !dbg !79
  br i1 %.not.i.old, label %.preheader.1.i, label %kina.workspace_overlaps.exit.thread, !dbg !80

.preheader.1.i:                                   ; preds = %351, %.preheader.preheader.i
  %355 = getelementptr i8, ptr %0, i64 8, !dbg !81
  %356 = load ptr, ptr %355, align 8, !dbg !83
  %357 = ptrtoint ptr %356 to i64, !dbg !84
  %358 = and i64 %357, 3, !dbg !78
  %.not.1.i = icmp eq i64 %358, 0, !dbg !79
  br i1 %.not.1.i, label %.preheader.2.i, label %kina.workspace_overlaps.exit.thread, !dbg !80

.preheader.2.i:                                   ; preds = %.preheader.1.i
  %359 = getelementptr i8, ptr %0, i64 16, !dbg !81
  %360 = load ptr, ptr %359, align 8, !dbg !83
  %361 = ptrtoint ptr %360 to i64, !dbg !84
  %362 = and i64 %361, 3, !dbg !78
  %.not.2.i = icmp eq i64 %362, 0, !dbg !79
  br i1 %.not.2.i, label %.preheader.3.i, label %kina.workspace_overlaps.exit.thread, !dbg !80

.preheader.3.i:                                   ; preds = %.preheader.2.i
  %363 = getelementptr i8, ptr %0, i64 24, !dbg !81
  %364 = load ptr, ptr %363, align 8, !dbg !83
  %365 = ptrtoint ptr %364 to i64, !dbg !84
  %366 = and i64 %365, 3, !dbg !78
  %.not.3.i = icmp eq i64 %366, 0, !dbg !79
  br i1 %.not.3.i, label %.preheader.4.i, label %kina.workspace_overlaps.exit.thread, !dbg !80

.preheader.4.i:                                   ; preds = %.preheader.3.i
  %367 = getelementptr i8, ptr %0, i64 32, !dbg !81
  %368 = load ptr, ptr %367, align 8, !dbg !83
  %369 = ptrtoint ptr %368 to i64, !dbg !84
  %370 = and i64 %369, 3, !dbg !78
  %.not.4.i = icmp eq i64 %370, 0, !dbg !79
  br i1 %.not.4.i, label %.preheader.5.i, label %kina.workspace_overlaps.exit.thread, !dbg !80

.preheader.5.i:                                   ; preds = %.preheader.4.i
  %371 = getelementptr i8, ptr %0, i64 40, !dbg !81
  %372 = load ptr, ptr %371, align 8, !dbg !83
  %373 = ptrtoint ptr %372 to i64, !dbg !84
  %374 = and i64 %373, 3, !dbg !78
  %.not.5.i = icmp eq i64 %374, 0, !dbg !79
  br i1 %.not.5.i, label %.preheader.6.i, label %kina.workspace_overlaps.exit.thread, !dbg !80

.preheader.6.i:                                   ; preds = %.preheader.5.i
  %375 = getelementptr i8, ptr %0, i64 48, !dbg !81
  %376 = load ptr, ptr %375, align 8, !dbg !83
  %377 = ptrtoint ptr %376 to i64, !dbg !84
  %378 = and i64 %377, 3, !dbg !78
  %.not.6.i = icmp eq i64 %378, 0, !dbg !79
  br i1 %.not.6.i, label %.preheader.7.i, label %kina.workspace_overlaps.exit.thread, !dbg !80

.preheader.7.i:                                   ; preds = %.preheader.6.i
  %379 = getelementptr i8, ptr %0, i64 56, !dbg !81
  %380 = load ptr, ptr %379, align 8, !dbg !83
  %381 = ptrtoint ptr %380 to i64, !dbg !84
  %382 = and i64 %381, 3, !dbg !78
  %.not.7.i = icmp eq i64 %382, 0, !dbg !79
  br i1 %.not.7.i, label %.preheader.8.i, label %kina.workspace_overlaps.exit.thread, !dbg !80

.preheader.8.i:                                   ; preds = %.preheader.7.i
  %383 = getelementptr i8, ptr %0, i64 64, !dbg !81
  %384 = load ptr, ptr %383, align 8, !dbg !83
  %385 = ptrtoint ptr %384 to i64, !dbg !84
  %386 = and i64 %385, 3, !dbg !78
  %.not.8.i = icmp eq i64 %386, 0, !dbg !79
  br i1 %.not.8.i, label %.preheader.9.i, label %kina.workspace_overlaps.exit.thread, !dbg !80

.preheader.9.i:                                   ; preds = %.preheader.8.i
  %387 = getelementptr i8, ptr %0, i64 72, !dbg !81
  %388 = load ptr, ptr %387, align 8, !dbg !83
  %389 = ptrtoint ptr %388 to i64, !dbg !84
  %390 = or i64 %389, %6, !dbg !80
  %391 = or i64 %390, %90, !dbg !80
  %392 = or i64 %391, %175, !dbg !80
  %393 = and i64 %392, 3, !dbg !80
  %or.cond9 = icmp eq i64 %393, 0, !dbg !80
  br i1 %or.cond9, label %394, label %kina.workspace_overlaps.exit.thread, !dbg !80

394:                                              ; preds = %.preheader.9.i
  %395 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #8, !dbg !85
  %396 = extractvalue { i32, i32, i32, i32 } %395, 0, !dbg !85
  %.not.i2 = icmp eq i32 %396, 0, !dbg !85
  br i1 %.not.i2, label %kina.workspace_overlaps.exit.thread, label %397, !dbg !85

397:                                              ; preds = %394
  %398 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 1, i32 0) #8, !dbg !85
  %399 = extractvalue { i32, i32, i32, i32 } %398, 2, !dbg !85
  %400 = and i32 %399, 1020801537, !dbg !85
  %401 = icmp eq i32 %400, 1020801537, !dbg !85
  br i1 %401, label %402, label %kina.workspace_overlaps.exit.thread, !dbg !85

402:                                              ; preds = %397
  %403 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483648, i32 0) #8, !dbg !85
  %404 = extractvalue { i32, i32, i32, i32 } %403, 0, !dbg !85
  %405 = icmp ugt i32 %404, -2147483648, !dbg !85
  br i1 %405, label %406, label %kina.workspace_overlaps.exit.thread, !dbg !85

406:                                              ; preds = %402
  %407 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483647, i32 0) #8, !dbg !85
  %408 = extractvalue { i32, i32, i32, i32 } %407, 2, !dbg !85
  %409 = and i32 %408, 33, !dbg !85
  %410 = icmp eq i32 %409, 33, !dbg !85
  br i1 %410, label %411, label %kina.workspace_overlaps.exit.thread, !dbg !85

411:                                              ; preds = %406
  %412 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #8, !dbg !85
  %413 = extractvalue { i32, i32, i32, i32 } %412, 0, !dbg !85
  %414 = icmp ugt i32 %413, 6, !dbg !85
  br i1 %414, label %415, label %kina.workspace_overlaps.exit.thread, !dbg !85

415:                                              ; preds = %411
  %416 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0) #8, !dbg !85
  %417 = extractvalue { i32, i32, i32, i32 } %416, 1, !dbg !85
  %418 = and i32 %417, 296, !dbg !85
  %419 = icmp eq i32 %418, 296, !dbg !85
  br i1 %419, label %kina.cpu_is_supported.exit, label %kina.workspace_overlaps.exit.thread, !dbg !85

kina.cpu_is_supported.exit:                       ; preds = %415
  %420 = tail call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0) #8, !dbg !85
  %.fr = freeze { i32, i32 } %420, !dbg !85
  %421 = extractvalue { i32, i32 } %.fr, 0, !dbg !85
  %422 = and i32 %421, 6, !dbg !85
  %423 = icmp eq i32 %422, 6, !dbg !85
  %spec.select = select i1 %423, i32 0, i32 4, !dbg !86
  br label %kina.workspace_overlaps.exit.thread, !dbg !86

kina.workspace_overlaps.exit.thread:              ; preds = %246, %214, %230, %206, %254, %196, %238, %188, %258, %180, %kina.output_overlaps.exit.1, %222, %129, %145, %121, %161, %113, %137, %103, %169, %95, %kina.output_overlaps.exit, %153, %56, %40, %72, %32, %64, %24, %80, %16, %3, %48, %kina.cpu_is_supported.exit, %397, %402, %406, %411, %415, %394, %.preheader.5.i, %.preheader.9.i, %.preheader.4.i, %.preheader.3.i, %.preheader.7.i, %.preheader.2.i, %.preheader.1.i, %.preheader.6.i, %.preheader.8.i, %.preheader.preheader.i, %351, %340, %300, %332, %292, %344, %284, %316, %276, %268, %308, %324, %.preheader.i, %kina.workspace_overlaps.exit
  %424 = phi i32 [ 4, %402 ], [ 2, %340 ], [ 2, %230 ], [ 2, %kina.workspace_overlaps.exit ], [ 2, %246 ], [ 4, %397 ], [ %spec.select, %kina.cpu_is_supported.exit ], [ 2, %.preheader.i ], [ 2, %324 ], [ 2, %308 ], [ 2, %268 ], [ 2, %276 ], [ 2, %316 ], [ 2, %284 ], [ 2, %344 ], [ 2, %292 ], [ 2, %332 ], [ 2, %300 ], [ 3, %351 ], [ 3, %.preheader.preheader.i ], [ 3, %.preheader.8.i ], [ 3, %.preheader.6.i ], [ 3, %.preheader.1.i ], [ 3, %.preheader.2.i ], [ 3, %.preheader.7.i ], [ 3, %.preheader.3.i ], [ 2, %214 ], [ 3, %.preheader.4.i ], [ 3, %.preheader.9.i ], [ 3, %.preheader.5.i ], [ 4, %394 ], [ 4, %415 ], [ 4, %411 ], [ 4, %406 ], [ 2, %129 ], [ 2, %56 ], [ 2, %48 ], [ 2, %3 ], [ 2, %16 ], [ 2, %80 ], [ 2, %24 ], [ 2, %64 ], [ 2, %32 ], [ 2, %72 ], [ 2, %40 ], [ 2, %153 ], [ 2, %kina.output_overlaps.exit ], [ 2, %95 ], [ 2, %169 ], [ 2, %103 ], [ 2, %137 ], [ 2, %113 ], [ 2, %161 ], [ 2, %121 ], [ 2, %145 ], [ 2, %222 ], [ 2, %kina.output_overlaps.exit.1 ], [ 2, %180 ], [ 2, %258 ], [ 2, %188 ], [ 2, %238 ], [ 2, %196 ], [ 2, %254 ], [ 2, %206 ], !dbg !87
  ret i32 %424, !dbg !88
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 5) i32 @kina.run_in_workspace(ptr nonnull readonly captures(none) %0, ptr %1) unnamed_addr #3 !dbg !89 {
  %3 = alloca i32, align 4
  %4 = tail call fastcc i32 @kina.check_call(ptr nonnull %0, ptr %1, i64 320), !dbg !90
  %.not = icmp eq i32 %4, 0, !dbg !91
  br i1 %.not, label %5, label %35, !dbg !92

5:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !93
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %3), !dbg !93
  %6 = load i32, ptr %3, align 4, !dbg !93
  %7 = and i32 %6, 65472, !dbg !93
  %.not.i.i = icmp eq i32 %7, 8064, !dbg !93
  br i1 %.not.i.i, label %kina.call_body.exit, label %8, !dbg !93

8:                                                ; preds = %5
  store i32 8064, ptr %3, align 4, !dbg !93
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3), !dbg !93
  br label %kina.call_body.exit, !dbg !93

kina.call_body.exit:                              ; preds = %5, %8
  %9 = zext i32 %6 to i64, !dbg !93
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !93
  %10 = load ptr, ptr %0, align 8, !dbg !96
  %11 = getelementptr i8, ptr %0, i64 8, !dbg !96
  %12 = load ptr, ptr %11, align 8, !dbg !96
  %13 = getelementptr i8, ptr %0, i64 16, !dbg !96
  %14 = load ptr, ptr %13, align 8, !dbg !96
  %15 = getelementptr i8, ptr %0, i64 24, !dbg !96
  %16 = load ptr, ptr %15, align 8, !dbg !96
  %17 = getelementptr i8, ptr %0, i64 32, !dbg !96
  %18 = load ptr, ptr %17, align 8, !dbg !96
  %19 = getelementptr i8, ptr %0, i64 40, !dbg !96
  %20 = load ptr, ptr %19, align 8, !dbg !96
  %21 = getelementptr i8, ptr %0, i64 48, !dbg !96
  %22 = load ptr, ptr %21, align 8, !dbg !96
  %23 = getelementptr i8, ptr %0, i64 56, !dbg !96
  %24 = load ptr, ptr %23, align 8, !dbg !96
  %25 = getelementptr i8, ptr %0, i64 64, !dbg !96
  %26 = load ptr, ptr %25, align 8, !dbg !96
  %27 = getelementptr i8, ptr %0, i64 72, !dbg !96
  %28 = load ptr, ptr %27, align 8, !dbg !96
  %29 = getelementptr i8, ptr %0, i64 80, !dbg !96
  %30 = load ptr, ptr %29, align 8, !dbg !96
  %31 = getelementptr i8, ptr %0, i64 88, !dbg !96
  %32 = load ptr, ptr %31, align 8, !dbg !96
  %33 = getelementptr i8, ptr %0, i64 96, !dbg !96
  %34 = load ptr, ptr %33, align 8, !dbg !96
  call fastcc void @adamw_step.impl(ptr %10, ptr %12, ptr %14, ptr %16, ptr %18, ptr %20, ptr %22, ptr %24, ptr %26, ptr %28, ptr %30, ptr %32, ptr %34, ptr nonnull %1), !dbg !96
  call fastcc void @kina.leave_float_environment(i64 %9), !dbg !99
  br label %35, !dbg !100

35:                                               ; preds = %kina.call_body.exit, %2
  ret i32 %4, !dbg !101
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 5) i32 @kina.run(ptr readonly captures(none) %0) unnamed_addr #3 !dbg !102 {
  %2 = alloca i32, align 4
  %3 = tail call fastcc i32 @kina.check_call(ptr %0, ptr null, i64 0), !dbg !103
  %.not = icmp eq i32 %3, 0, !dbg !104
  br i1 %.not, label %4, label %41, !dbg !105

4:                                                ; preds = %1
  %5 = tail call dereferenceable_or_null(383) ptr @malloc(i64 383), !dbg !106
  %6 = icmp eq ptr %5, null, !dbg !107
  br i1 %6, label %41, label %7, !dbg !108

7:                                                ; preds = %4
  %8 = ptrtoint ptr %5 to i64, !dbg !109
  %9 = sub i64 0, %8, !dbg !110
  %10 = and i64 %9, 63, !dbg !111
  %11 = getelementptr i8, ptr %5, i64 %10, !dbg !112
  call void @llvm.lifetime.start.p0(ptr nonnull %2), !dbg !113
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %2), !dbg !113
  %12 = load i32, ptr %2, align 4, !dbg !113
  %13 = and i32 %12, 65472, !dbg !113
  %.not.i.i = icmp eq i32 %13, 8064, !dbg !113
  br i1 %.not.i.i, label %kina.call_body.exit, label %14, !dbg !113

14:                                               ; preds = %7
  store i32 8064, ptr %2, align 4, !dbg !113
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %2), !dbg !113
  br label %kina.call_body.exit, !dbg !113

kina.call_body.exit:                              ; preds = %7, %14
  %15 = zext i32 %12 to i64, !dbg !113
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !113
  %16 = load ptr, ptr %0, align 8, !dbg !115
  %17 = getelementptr i8, ptr %0, i64 8, !dbg !115
  %18 = load ptr, ptr %17, align 8, !dbg !115
  %19 = getelementptr i8, ptr %0, i64 16, !dbg !115
  %20 = load ptr, ptr %19, align 8, !dbg !115
  %21 = getelementptr i8, ptr %0, i64 24, !dbg !115
  %22 = load ptr, ptr %21, align 8, !dbg !115
  %23 = getelementptr i8, ptr %0, i64 32, !dbg !115
  %24 = load ptr, ptr %23, align 8, !dbg !115
  %25 = getelementptr i8, ptr %0, i64 40, !dbg !115
  %26 = load ptr, ptr %25, align 8, !dbg !115
  %27 = getelementptr i8, ptr %0, i64 48, !dbg !115
  %28 = load ptr, ptr %27, align 8, !dbg !115
  %29 = getelementptr i8, ptr %0, i64 56, !dbg !115
  %30 = load ptr, ptr %29, align 8, !dbg !115
  %31 = getelementptr i8, ptr %0, i64 64, !dbg !115
  %32 = load ptr, ptr %31, align 8, !dbg !115
  %33 = getelementptr i8, ptr %0, i64 72, !dbg !115
  %34 = load ptr, ptr %33, align 8, !dbg !115
  %35 = getelementptr i8, ptr %0, i64 80, !dbg !115
  %36 = load ptr, ptr %35, align 8, !dbg !115
  %37 = getelementptr i8, ptr %0, i64 88, !dbg !115
  %38 = load ptr, ptr %37, align 8, !dbg !115
  %39 = getelementptr i8, ptr %0, i64 96, !dbg !115
  %40 = load ptr, ptr %39, align 8, !dbg !115
  call fastcc void @adamw_step.impl(ptr %16, ptr %18, ptr %20, ptr %22, ptr %24, ptr %26, ptr %28, ptr %30, ptr %32, ptr %34, ptr %36, ptr %38, ptr %40, ptr nonnull %11), !dbg !115
  call fastcc void @kina.leave_float_environment(i64 %15), !dbg !117
  call void @free(ptr nonnull %5), !dbg !118
  br label %41, !dbg !119

41:                                               ; preds = %kina.call_body.exit, %4, %1
  %42 = phi i32 [ 0, %kina.call_body.exit ], [ 1, %4 ], [ %3, %1 ], !dbg !120
  ret i32 %42, !dbg !121
}

; Function Attrs: nounwind
define range(i32 0, 5) i32 @kina_adamw_step(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) local_unnamed_addr #4 !dbg !122 {
  %14 = alloca [13 x ptr], align 8, !dbg !123
  store ptr %0, ptr %14, align 8, !dbg !123
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8, !dbg !123
  store ptr %1, ptr %15, align 8, !dbg !123
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 16, !dbg !123
  store ptr %2, ptr %16, align 8, !dbg !123
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 24, !dbg !123
  store ptr %3, ptr %17, align 8, !dbg !123
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32, !dbg !123
  store ptr %4, ptr %18, align 8, !dbg !123
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 40, !dbg !123
  store ptr %5, ptr %19, align 8, !dbg !123
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 48, !dbg !123
  store ptr %6, ptr %20, align 8, !dbg !123
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 56, !dbg !123
  store ptr %7, ptr %21, align 8, !dbg !123
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 64, !dbg !123
  store ptr %8, ptr %22, align 8, !dbg !123
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 72, !dbg !123
  store ptr %9, ptr %23, align 8, !dbg !123
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 80, !dbg !123
  store ptr %10, ptr %24, align 8, !dbg !123
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 88, !dbg !123
  store ptr %11, ptr %25, align 8, !dbg !123
  %26 = getelementptr inbounds nuw i8, ptr %14, i64 96, !dbg !123
  store ptr %12, ptr %26, align 8, !dbg !123
  %27 = call fastcc i32 @kina.run(ptr nonnull %14), !dbg !123
  ret i32 %27, !dbg !123
}

; Function Attrs: nounwind
define range(i32 0, 5) i32 @kina_adamw_step_ws(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) local_unnamed_addr #4 !dbg !124 {
  %15 = alloca [13 x ptr], align 8, !dbg !125
  store ptr %1, ptr %15, align 8, !dbg !125
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8, !dbg !125
  store ptr %2, ptr %16, align 8, !dbg !125
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 16, !dbg !125
  store ptr %3, ptr %17, align 8, !dbg !125
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 24, !dbg !125
  store ptr %4, ptr %18, align 8, !dbg !125
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 32, !dbg !125
  store ptr %5, ptr %19, align 8, !dbg !125
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 40, !dbg !125
  store ptr %6, ptr %20, align 8, !dbg !125
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 48, !dbg !125
  store ptr %7, ptr %21, align 8, !dbg !125
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 56, !dbg !125
  store ptr %8, ptr %22, align 8, !dbg !125
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 64, !dbg !125
  store ptr %9, ptr %23, align 8, !dbg !125
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 72, !dbg !125
  store ptr %10, ptr %24, align 8, !dbg !125
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 80, !dbg !125
  store ptr %11, ptr %25, align 8, !dbg !125
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 88, !dbg !125
  store ptr %12, ptr %26, align 8, !dbg !125
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 96, !dbg !125
  store ptr %13, ptr %27, align 8, !dbg !125
  %28 = call fastcc i32 @kina.run_in_workspace(ptr %15, ptr %0), !dbg !125
  ret i32 %28, !dbg !125
}

; Function Attrs: nounwind
define range(i32 0, 5) i32 @kina_adamw_step_packed(ptr readonly captures(none) %0) local_unnamed_addr #4 !dbg !126 {
  %2 = tail call fastcc i32 @kina.run(ptr %0), !dbg !127
  ret i32 %2, !dbg !127
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i64 @kina_adamw_step_workspace_bytes() local_unnamed_addr #5 !dbg !128 {
  ret i64 320, !dbg !129
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef nonnull ptr @kina_manifest() local_unnamed_addr #5 !dbg !130 {
  ret ptr @kina.manifest_text, !dbg !131
}

; Function Attrs: nounwind
define internal fastcc void @kina.leave_float_environment(i64 range(i64 0, 4294967296) %0) unnamed_addr #4 {
  %2 = trunc nuw i64 %0 to i32
  %3 = and i32 %2, 65472
  %.not = icmp eq i32 %3, 8064
  br i1 %.not, label %6, label %4

4:                                                ; preds = %1
  %5 = alloca i32, align 4
  store i32 %2, ptr %5, align 4
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %5)
  br label %6

6:                                                ; preds = %4, %1
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #6

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #7

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fma.v2f64(<2 x double>, <2 x double>, <2 x double>) #9

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="x86-64" "target-features"="+sse3,+ssse3,+fma,+cx16,+sse4.1,+sse4.2,+movbe,+popcnt,+xsave,+avx,+f16c,+sahf,+lzcnt,+bmi,+avx2,+bmi2" "tune-cpu"="x86-64-v3" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { noinline nounwind "target-cpu"="x86-64" }
attributes #4 = { nounwind "target-cpu"="x86-64" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "target-cpu"="x86-64" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind memory(argmem: write) }
attributes #8 = { nounwind }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "MLIR", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "adamw_step_in_graph.kina", directory: "examples")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "adamw_step.impl", linkageName: "adamw_step.impl", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
!5 = !{}
!6 = !DILocation(line: 25, column: 33, scope: !3)
!7 = !DILocation(line: 0, scope: !3)
!8 = !DILocation(line: 19, column: 26, scope: !3)
!9 = !DILocation(line: 20, column: 26, scope: !3)
!10 = !DILocation(line: 19, column: 18, scope: !3)
!11 = !DILocation(line: 20, column: 18, scope: !3)
!12 = !DILocation(line: 26, column: 33, scope: !3)
!13 = !DILocation(line: 27, column: 35, scope: !3)
!14 = !DILocation(line: 28, column: 24, scope: !3)
!15 = !DILocation(line: 28, column: 19, scope: !3)
!16 = !DILocation(line: 29, column: 31, scope: !3)
!17 = distinct !{}
!18 = !DILocation(line: 25, column: 22, scope: !3)
!19 = !DILocation(line: 25, column: 42, scope: !3)
!20 = !DILocation(line: 25, column: 26, scope: !3)
!21 = !DILocation(line: 26, column: 22, scope: !3)
!22 = !DILocation(line: 26, column: 47, scope: !3)
!23 = !DILocation(line: 26, column: 42, scope: !3)
!24 = !DILocation(line: 26, column: 26, scope: !3)
!25 = !DILocation(line: 27, column: 22, scope: !3)
!26 = !DILocation(line: 27, column: 29, scope: !3)
!27 = !DILocation(line: 27, column: 42, scope: !3)
!28 = !DILocation(line: 29, column: 18, scope: !3)
!29 = !DILocation(line: 29, column: 37, scope: !3)
!30 = !DILocation(line: 29, column: 46, scope: !3)
!31 = !DILocation(line: 29, column: 26, scope: !3)
!32 = !DILocation(line: 30, column: 3, scope: !3)
!33 = !DISubprogram(name: "malloc", linkageName: "malloc", scope: !34, file: !34, line: 14, type: !4, scopeLine: 14, spFlags: DISPFlagOptimized)
!34 = !DIFile(filename: "kina-runtime.mlir", directory: "")
!35 = !DISubprogram(name: "free", linkageName: "free", scope: !34, file: !34, line: 15, type: !4, scopeLine: 15, spFlags: DISPFlagOptimized)
!36 = distinct !DISubprogram(name: "kina.check_call", linkageName: "kina.check_call", scope: !34, file: !34, line: 124, type: !37, scopeLine: 124, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = !DISubroutineType(cc: DW_CC_nocall, types: !5)
!38 = !DILocation(line: 29, column: 11, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "kina.address", linkageName: "kina.address", scope: !34, file: !34, line: 28, type: !4, scopeLine: 28, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 49, column: 12, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "kina.output_overlaps", linkageName: "kina.output_overlaps", scope: !34, file: !34, line: 44, type: !4, scopeLine: 44, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 135, column: 12, scope: !36)
!43 = !DILocation(line: 30, column: 14, scope: !39, inlinedAt: !40)
!44 = !DILocation(line: 31, column: 14, scope: !39, inlinedAt: !40)
!45 = !DILocation(line: 30, column: 14, scope: !39, inlinedAt: !46)
!46 = distinct !DILocation(line: 58, column: 12, scope: !41, inlinedAt: !42)
!47 = !DILocation(line: 31, column: 14, scope: !39, inlinedAt: !46)
!48 = !DILocation(line: 20, column: 16, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "kina.ranges_meet", linkageName: "kina.ranges_meet", scope: !34, file: !34, line: 18, type: !4, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = distinct !DILocation(line: 60, column: 11, scope: !41, inlinedAt: !42)
!51 = !DILocation(line: 21, column: 20, scope: !49, inlinedAt: !50)
!52 = !DILocation(line: 22, column: 17, scope: !49, inlinedAt: !50)
!53 = !DILocation(line: 23, column: 11, scope: !49, inlinedAt: !50)
!54 = !DILocation(line: 62, column: 15, scope: !41, inlinedAt: !42)
!55 = !DILocation(line: 65, column: 14, scope: !41, inlinedAt: !42)
!56 = !DILocation(line: 67, column: 3, scope: !41, inlinedAt: !42)
!57 = !DILocation(line: 29, column: 11, scope: !39, inlinedAt: !46)
!58 = !DILocation(line: 78, column: 12, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "kina.workspace_overlaps", linkageName: "kina.workspace_overlaps", scope: !34, file: !34, line: 73, type: !4, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = distinct !DILocation(line: 139, column: 22, scope: !36)
!61 = !DILocation(line: 79, column: 12, scope: !59, inlinedAt: !60)
!62 = !DILocation(line: 80, column: 3, scope: !59, inlinedAt: !60)
!63 = !DILocation(line: 21, column: 20, scope: !49, inlinedAt: !64)
!64 = distinct !DILocation(line: 87, column: 11, scope: !59, inlinedAt: !60)
!65 = !DILocation(line: 22, column: 17, scope: !49, inlinedAt: !64)
!66 = !DILocation(line: 23, column: 11, scope: !49, inlinedAt: !64)
!67 = !DILocation(line: 89, column: 3, scope: !59, inlinedAt: !60)
!68 = !DILocation(line: 29, column: 11, scope: !39, inlinedAt: !69)
!69 = distinct !DILocation(line: 85, column: 12, scope: !59, inlinedAt: !60)
!70 = !DILocation(line: 30, column: 14, scope: !39, inlinedAt: !69)
!71 = !DILocation(line: 31, column: 14, scope: !39, inlinedAt: !69)
!72 = !DILocation(line: 20, column: 16, scope: !49, inlinedAt: !64)
!73 = !DILocation(line: 140, column: 3, scope: !36)
!74 = !DILocation(line: 102, column: 15, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "kina.misaligned", linkageName: "kina.misaligned", scope: !34, file: !34, line: 95, type: !4, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = distinct !DILocation(line: 142, column: 10, scope: !36)
!77 = !DILocation(line: 106, column: 3, scope: !75, inlinedAt: !76)
!78 = !DILocation(line: 115, column: 23, scope: !75, inlinedAt: !76)
!79 = !DILocation(line: 116, column: 18, scope: !75, inlinedAt: !76)
!80 = !DILocation(line: 118, column: 3, scope: !75, inlinedAt: !76)
!81 = !DILocation(line: 29, column: 11, scope: !39, inlinedAt: !82)
!82 = distinct !DILocation(line: 111, column: 14, scope: !75, inlinedAt: !76)
!83 = !DILocation(line: 30, column: 14, scope: !39, inlinedAt: !82)
!84 = !DILocation(line: 31, column: 14, scope: !39, inlinedAt: !82)
!85 = !DILocation(line: 145, column: 16, scope: !36)
!86 = !DILocation(line: 146, column: 3, scope: !36)
!87 = !DILocation(line: 147, column: 7, scope: !36)
!88 = !DILocation(line: 148, column: 3, scope: !36)
!89 = distinct !DISubprogram(name: "kina.run_in_workspace", linkageName: "kina.run_in_workspace", scope: !34, file: !34, line: 160, type: !37, scopeLine: 160, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = !DILocation(line: 162, column: 13, scope: !89)
!91 = !DILocation(line: 163, column: 14, scope: !89)
!92 = !DILocation(line: 164, column: 3, scope: !89)
!93 = !DILocation(line: 153, column: 18, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "kina.call_body", linkageName: "kina.call_body", scope: !34, file: !34, line: 152, type: !4, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = distinct !DILocation(line: 166, column: 3, scope: !89)
!96 = !DILocation(line: 3, column: 18, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "adamw_step.unpack", linkageName: "adamw_step.unpack", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!98 = distinct !DILocation(line: 154, column: 3, scope: !94, inlinedAt: !95)
!99 = !DILocation(line: 155, column: 3, scope: !94, inlinedAt: !95)
!100 = !DILocation(line: 167, column: 3, scope: !89)
!101 = !DILocation(line: 169, column: 3, scope: !89)
!102 = distinct !DISubprogram(name: "kina.run", linkageName: "kina.run", scope: !34, file: !34, line: 173, type: !37, scopeLine: 173, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!103 = !DILocation(line: 179, column: 13, scope: !102)
!104 = !DILocation(line: 180, column: 14, scope: !102)
!105 = !DILocation(line: 181, column: 3, scope: !102)
!106 = !DILocation(line: 190, column: 13, scope: !102)
!107 = !DILocation(line: 191, column: 13, scope: !102)
!108 = !DILocation(line: 192, column: 3, scope: !102)
!109 = !DILocation(line: 194, column: 14, scope: !102)
!110 = !DILocation(line: 195, column: 15, scope: !102)
!111 = !DILocation(line: 196, column: 12, scope: !102)
!112 = !DILocation(line: 197, column: 16, scope: !102)
!113 = !DILocation(line: 153, column: 18, scope: !94, inlinedAt: !114)
!114 = distinct !DILocation(line: 198, column: 3, scope: !102)
!115 = !DILocation(line: 3, column: 18, scope: !97, inlinedAt: !116)
!116 = distinct !DILocation(line: 154, column: 3, scope: !94, inlinedAt: !114)
!117 = !DILocation(line: 155, column: 3, scope: !94, inlinedAt: !114)
!118 = !DILocation(line: 199, column: 3, scope: !102)
!119 = !DILocation(line: 200, column: 3, scope: !102)
!120 = !DILocation(line: 201, column: 7, scope: !102)
!121 = !DILocation(line: 202, column: 3, scope: !102)
!122 = distinct !DISubprogram(name: "kina_adamw_step", linkageName: "kina_adamw_step", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!123 = !DILocation(line: 3, column: 18, scope: !122)
!124 = distinct !DISubprogram(name: "kina_adamw_step_ws", linkageName: "kina_adamw_step_ws", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!125 = !DILocation(line: 3, column: 18, scope: !124)
!126 = distinct !DISubprogram(name: "kina_adamw_step_packed", linkageName: "kina_adamw_step_packed", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = !DILocation(line: 3, column: 18, scope: !126)
!128 = distinct !DISubprogram(name: "kina_adamw_step_workspace_bytes", linkageName: "kina_adamw_step_workspace_bytes", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 3, column: 18, scope: !128)
!130 = distinct !DISubprogram(name: "kina_manifest", linkageName: "kina_manifest", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!131 = !DILocation(line: 1, column: 1, scope: !130)
