; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@adamw_step.extents = internal unnamed_addr constant [26 x i64] [i64 128, i64 4, i64 128, i64 4, i64 128, i64 4, i64 128, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 128, i64 4, i64 128, i64 4, i64 128, i64 4]
@adamw_step.partners = internal unnamed_addr constant [13 x i64] [i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 0, i64 2, i64 3]
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
  %broadcast.splatinsert16 = insertelement <8 x float> poison, float %158, i64 0
  %broadcast.splat17 = shufflevector <8 x float> %broadcast.splatinsert16, <8 x float> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert14 = insertelement <8 x float> poison, float %157, i64 0
  %broadcast.splat15 = shufflevector <8 x float> %broadcast.splatinsert14, <8 x float> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert12 = insertelement <8 x float> poison, float %159, i64 0
  %broadcast.splat13 = shufflevector <8 x float> %broadcast.splatinsert12, <8 x float> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert10 = insertelement <8 x float> poison, float %155, i64 0
  %broadcast.splat11 = shufflevector <8 x float> %broadcast.splatinsert10, <8 x float> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert8 = insertelement <8 x float> poison, float %153, i64 0
  %broadcast.splat9 = shufflevector <8 x float> %broadcast.splatinsert8, <8 x float> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert6 = insertelement <8 x float> poison, float %21, i64 0
  %broadcast.splat7 = shufflevector <8 x float> %broadcast.splatinsert6, <8 x float> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert4 = insertelement <8 x float> poison, float %152, i64 0
  %broadcast.splat5 = shufflevector <8 x float> %broadcast.splatinsert4, <8 x float> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert = insertelement <8 x float> poison, float %19, i64 0
  %broadcast.splat = shufflevector <8 x float> %broadcast.splatinsert, <8 x float> poison, <8 x i32> zeroinitializer
  br label %.preheader, !dbg !7

.preheader:                                       ; preds = %14, %.preheader
  %160 = phi i64 [ 0, %14 ], [ %183, %.preheader ]
  %161 = shl nuw nsw i64 %160, 3
  %162 = getelementptr inbounds nuw float, ptr %2, i64 %161, !dbg !7
  %wide.load = load <8 x float>, ptr %162, align 4, !dbg !7, !llvm.access.group !17
  %163 = getelementptr inbounds nuw float, ptr %1, i64 %161, !dbg !7
  %wide.load18 = load <8 x float>, ptr %163, align 4, !dbg !7, !llvm.access.group !17
  %164 = getelementptr inbounds nuw float, ptr %3, i64 %161, !dbg !7
  %wide.load19 = load <8 x float>, ptr %164, align 4, !dbg !7, !llvm.access.group !17
  %165 = getelementptr inbounds nuw float, ptr %0, i64 %161, !dbg !7
  %wide.load20 = load <8 x float>, ptr %165, align 4, !dbg !7, !llvm.access.group !17
  %166 = fmul <8 x float> %broadcast.splat, %wide.load, !dbg !18
  %167 = fmul <8 x float> %broadcast.splat5, %wide.load18, !dbg !19
  %168 = fadd <8 x float> %166, %167, !dbg !20
  %169 = fmul <8 x float> %broadcast.splat7, %wide.load19, !dbg !21
  %170 = fmul <8 x float> %wide.load18, %wide.load18, !dbg !22
  %171 = fmul <8 x float> %broadcast.splat9, %170, !dbg !23
  %172 = fadd <8 x float> %169, %171, !dbg !24
  %173 = tail call <8 x float> @llvm.sqrt.v8f32(<8 x float> %172), !dbg !25
  %174 = fdiv <8 x float> %173, %broadcast.splat11, !dbg !26
  %175 = fadd <8 x float> %broadcast.splat13, %174, !dbg !27
  %176 = fmul <8 x float> %broadcast.splat15, %wide.load20, !dbg !28
  %177 = fmul <8 x float> %broadcast.splat17, %168, !dbg !29
  %178 = fdiv <8 x float> %177, %175, !dbg !30
  %179 = fsub <8 x float> %176, %178, !dbg !31
  %180 = getelementptr inbounds nuw float, ptr %11, i64 %161, !dbg !7
  store <8 x float> %168, ptr %180, align 4, !dbg !7, !llvm.access.group !17
  %181 = getelementptr inbounds nuw float, ptr %12, i64 %161, !dbg !7
  store <8 x float> %172, ptr %181, align 4, !dbg !7, !llvm.access.group !17
  %182 = getelementptr inbounds nuw float, ptr %10, i64 %161, !dbg !7
  store <8 x float> %179, ptr %182, align 4, !dbg !7, !llvm.access.group !17
  %183 = add nuw nsw i64 %160, 1, !dbg !7
  %exitcond3.not = icmp eq i64 %183, 4, !dbg !7
  br i1 %exitcond3.not, label %184, label %.preheader, !dbg !7

184:                                              ; preds = %.preheader
  ret void, !dbg !32
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !33 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !35 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.check_call(ptr readonly captures(none) %0, ptr %1, i64 range(i64 0, 321) %2) unnamed_addr #3 !dbg !36 {
  br label %4, !dbg !38

4:                                                ; preds = %kina.output_overlaps.exit, %3
  %5 = phi i64 [ %32, %kina.output_overlaps.exit ], [ 10, %3 ], !dbg !39
  %exitcond.not = icmp eq i64 %5, 13, !dbg !40
  br i1 %exitcond.not, label %33, label %6, !dbg !41

6:                                                ; preds = %4
  %7 = getelementptr ptr, ptr %0, i64 %5, !dbg !42
  %8 = load ptr, ptr %7, align 8, !dbg !47
  %9 = ptrtoint ptr %8 to i64, !dbg !48
  %10 = getelementptr { i64, i64 }, ptr @adamw_step.extents, i64 %5, !dbg !49
  %11 = load i64, ptr %10, align 16, !dbg !52
  %12 = getelementptr i64, ptr @adamw_step.partners, i64 %5, !dbg !53
  %13 = load i64, ptr %12, align 8, !dbg !54
  %14 = add i64 %11, %9
  br label %15, !dbg !55

15:                                               ; preds = %17, %6
  %16 = phi i64 [ %30, %17 ], [ 0, %6 ], !dbg !56
  %exitcond.not.i = icmp eq i64 %16, %5, !dbg !57
  br i1 %exitcond.not.i, label %kina.output_overlaps.exit, label %17, !dbg !58

17:                                               ; preds = %15
  %18 = getelementptr ptr, ptr %0, i64 %16, !dbg !59
  %19 = load ptr, ptr %18, align 8, !dbg !61
  %20 = ptrtoint ptr %19 to i64, !dbg !62
  %21 = getelementptr { i64, i64 }, ptr @adamw_step.extents, i64 %16, !dbg !63
  %22 = load i64, ptr %21, align 16, !dbg !65
  %23 = add i64 %22, %20, !dbg !66
  %24 = icmp ugt i64 %23, %9, !dbg !69
  %25 = icmp ugt i64 %14, %20, !dbg !70
  %26 = and i1 %25, %24, !dbg !71
  %27 = icmp ne i64 %13, %16, !dbg !72
  %28 = icmp ne ptr %8, %19, !dbg !73
  %.not2.i = or i1 %27, %28, !dbg !74
  %29 = and i1 %.not2.i, %26, !dbg !75
  %30 = add nuw nsw i64 %16, 1, !dbg !76
  br i1 %29, label %kina.output_overlaps.exit, label %15, !dbg !77

kina.output_overlaps.exit:                        ; preds = %15, %17
  %.lcssa = phi i64 [ %5, %15 ], [ %16, %17 ], !dbg !56
  %31 = icmp samesign ult i64 %.lcssa, %5, !dbg !57
  %32 = add nuw nsw i64 %5, 1, !dbg !78
  br i1 %31, label %kina.workspace_overlaps.exit, label %4, !dbg !79

33:                                               ; preds = %4
  %34 = ptrtoint ptr %1 to i64, !dbg !80
  %35 = icmp eq i64 %2, 0, !dbg !83
  br i1 %35, label %.loopexit, label %.preheader.i, !dbg !84

.preheader.i:                                     ; preds = %33
  %36 = add i64 %2, %34
  br label %37, !dbg !85

37:                                               ; preds = %39, %.preheader.i
  %38 = phi i64 [ %49, %39 ], [ 0, %.preheader.i ], !dbg !86
  %exitcond.not.not.i = icmp eq i64 %38, 13, !dbg !87
  br i1 %exitcond.not.not.i, label %.loopexit, label %39, !dbg !85

39:                                               ; preds = %37
  %40 = getelementptr ptr, ptr %0, i64 %38, !dbg !88
  %41 = load ptr, ptr %40, align 8, !dbg !90
  %42 = ptrtoint ptr %41 to i64, !dbg !91
  %43 = getelementptr { i64, i64 }, ptr @adamw_step.extents, i64 %38, !dbg !92
  %44 = load i64, ptr %43, align 16, !dbg !94
  %45 = add i64 %44, %42, !dbg !95
  %46 = icmp ugt i64 %45, %34, !dbg !97
  %47 = icmp ugt i64 %36, %42, !dbg !98
  %48 = and i1 %47, %46, !dbg !99
  %49 = add nuw nsw i64 %38, 1, !dbg !100
  br i1 %48, label %kina.workspace_overlaps.exit, label %37, !dbg !101

.loopexit:                                        ; preds = %37, %33
  %50 = and i64 %34, 63, !dbg !102
  %51 = icmp ne i64 %50, 0, !dbg !105
  %52 = icmp ne i64 %2, 0, !dbg !106
  %53 = and i1 %52, %51, !dbg !107
  br i1 %53, label %kina.workspace_overlaps.exit, label %.preheader.i2, !dbg !108

.preheader.i2:                                    ; preds = %.loopexit, %55
  %54 = phi i64 [ %60, %55 ], [ 0, %.loopexit ], !dbg !109
  %exitcond.not.not.i3 = icmp eq i64 %54, 13, !dbg !110
  br i1 %exitcond.not.not.i3, label %kina.misaligned.exit, label %55, !dbg !111

55:                                               ; preds = %.preheader.i2
  %56 = getelementptr ptr, ptr %0, i64 %54, !dbg !112
  %57 = load ptr, ptr %56, align 8, !dbg !114
  %58 = ptrtoint ptr %57 to i64, !dbg !115
  %59 = and i64 %58, 3, !dbg !116
  %.not.i = icmp eq i64 %59, 0, !dbg !117
  %60 = add nuw nsw i64 %54, 1, !dbg !118
  br i1 %.not.i, label %.preheader.i2, label %kina.workspace_overlaps.exit, !dbg !119

kina.misaligned.exit:                             ; preds = %.preheader.i2
  %61 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #9, !dbg !120
  %62 = extractvalue { i32, i32, i32, i32 } %61, 0, !dbg !120
  %.not.i4 = icmp eq i32 %62, 0, !dbg !120
  br i1 %.not.i4, label %kina.workspace_overlaps.exit, label %63, !dbg !120

63:                                               ; preds = %kina.misaligned.exit
  %64 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 1, i32 0) #9, !dbg !120
  %65 = extractvalue { i32, i32, i32, i32 } %64, 2, !dbg !120
  %66 = and i32 %65, 1020801537, !dbg !120
  %67 = icmp eq i32 %66, 1020801537, !dbg !120
  br i1 %67, label %68, label %kina.workspace_overlaps.exit, !dbg !120

68:                                               ; preds = %63
  %69 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483648, i32 0) #9, !dbg !120
  %70 = extractvalue { i32, i32, i32, i32 } %69, 0, !dbg !120
  %71 = icmp ugt i32 %70, -2147483648, !dbg !120
  br i1 %71, label %72, label %kina.workspace_overlaps.exit, !dbg !120

72:                                               ; preds = %68
  %73 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483647, i32 0) #9, !dbg !120
  %74 = extractvalue { i32, i32, i32, i32 } %73, 2, !dbg !120
  %75 = and i32 %74, 33, !dbg !120
  %76 = icmp eq i32 %75, 33, !dbg !120
  br i1 %76, label %77, label %kina.workspace_overlaps.exit, !dbg !120

77:                                               ; preds = %72
  %78 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #9, !dbg !120
  %79 = extractvalue { i32, i32, i32, i32 } %78, 0, !dbg !120
  %80 = icmp ugt i32 %79, 6, !dbg !120
  br i1 %80, label %81, label %kina.workspace_overlaps.exit, !dbg !120

81:                                               ; preds = %77
  %82 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0) #9, !dbg !120
  %83 = extractvalue { i32, i32, i32, i32 } %82, 1, !dbg !120
  %84 = and i32 %83, 296, !dbg !120
  %85 = icmp eq i32 %84, 296, !dbg !120
  br i1 %85, label %kina.cpu_is_supported.exit, label %kina.workspace_overlaps.exit, !dbg !120

kina.cpu_is_supported.exit:                       ; preds = %81
  %86 = tail call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0) #9, !dbg !120
  %.fr = freeze { i32, i32 } %86, !dbg !120
  %87 = extractvalue { i32, i32 } %.fr, 0, !dbg !120
  %88 = and i32 %87, 6, !dbg !120
  %89 = icmp eq i32 %88, 6, !dbg !120
  %spec.select = select i1 %89, i32 0, i32 4, !dbg !121
  br label %kina.workspace_overlaps.exit, !dbg !121

kina.workspace_overlaps.exit:                     ; preds = %kina.output_overlaps.exit, %39, %55, %kina.cpu_is_supported.exit, %63, %68, %72, %77, %81, %kina.misaligned.exit, %.loopexit
  %90 = phi i32 [ 3, %55 ], [ 2, %39 ], [ 4, %68 ], [ 4, %63 ], [ %spec.select, %kina.cpu_is_supported.exit ], [ 3, %.loopexit ], [ 4, %kina.misaligned.exit ], [ 4, %81 ], [ 4, %77 ], [ 4, %72 ], [ 2, %kina.output_overlaps.exit ], !dbg !122
  ret i32 %90, !dbg !123
}

; Function Attrs: minsize nounwind optsize
define internal fastcc void @kina.call_body(ptr readonly captures(none) %0, ptr writeonly captures(none) initializes((0, 4), (64, 68), (128, 132), (192, 196), (256, 260)) %1) unnamed_addr #4 !dbg !124 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !125
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %3), !dbg !125
  %4 = load i32, ptr %3, align 4, !dbg !125
  %5 = and i32 %4, 65472, !dbg !125
  %.not.i = icmp eq i32 %5, 8064, !dbg !125
  br i1 %.not.i, label %kina.enter_float_environment.exit, label %6, !dbg !125

6:                                                ; preds = %2
  store i32 8064, ptr %3, align 4, !dbg !125
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3), !dbg !125
  br label %kina.enter_float_environment.exit, !dbg !125

kina.enter_float_environment.exit:                ; preds = %2, %6
  %7 = zext i32 %4 to i64, !dbg !125
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !125
  call fastcc void @adamw_step.unpack(ptr %0, ptr %1), !dbg !126
  call fastcc void @kina.leave_float_environment(i64 %7), !dbg !127
  ret void, !dbg !128
}

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.run_in_workspace(ptr nonnull readonly captures(none) %0, ptr %1) unnamed_addr #3 !dbg !129 {
  %3 = tail call fastcc i32 @kina.check_call(ptr nonnull %0, ptr %1, i64 320), !dbg !130
  %.not = icmp eq i32 %3, 0, !dbg !131
  br i1 %.not, label %4, label %5, !dbg !132

4:                                                ; preds = %2
  tail call fastcc void @kina.call_body(ptr nonnull %0, ptr %1), !dbg !133
  br label %5, !dbg !134

5:                                                ; preds = %4, %2
  ret i32 %3, !dbg !135
}

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.run(ptr readonly captures(none) %0) unnamed_addr #3 !dbg !136 {
  %2 = tail call fastcc i32 @kina.check_call(ptr %0, ptr null, i64 0), !dbg !137
  %.not = icmp eq i32 %2, 0, !dbg !138
  br i1 %.not, label %3, label %11, !dbg !139

3:                                                ; preds = %1
  %4 = tail call dereferenceable_or_null(383) ptr @malloc(i64 383), !dbg !140
  %5 = icmp eq ptr %4, null, !dbg !141
  br i1 %5, label %11, label %6, !dbg !142

6:                                                ; preds = %3
  %7 = ptrtoint ptr %4 to i64, !dbg !143
  %8 = sub i64 0, %7, !dbg !144
  %9 = and i64 %8, 63, !dbg !145
  %10 = getelementptr i8, ptr %4, i64 %9, !dbg !146
  tail call fastcc void @kina.call_body(ptr %0, ptr %10), !dbg !147
  tail call void @free(ptr nonnull %4), !dbg !148
  br label %11, !dbg !149

11:                                               ; preds = %6, %3, %1
  %12 = phi i32 [ 0, %6 ], [ 1, %3 ], [ %2, %1 ], !dbg !150
  ret i32 %12, !dbg !151
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @adamw_step.unpack(ptr readonly captures(none) %0, ptr nonnull writeonly captures(none) initializes((0, 4), (64, 68), (128, 132), (192, 196), (256, 260)) %1) unnamed_addr #5 !dbg !152 {
  %3 = load ptr, ptr %0, align 8, !dbg !153
  %4 = getelementptr i8, ptr %0, i64 8, !dbg !153
  %5 = load ptr, ptr %4, align 8, !dbg !153
  %6 = getelementptr i8, ptr %0, i64 16, !dbg !153
  %7 = load ptr, ptr %6, align 8, !dbg !153
  %8 = getelementptr i8, ptr %0, i64 24, !dbg !153
  %9 = load ptr, ptr %8, align 8, !dbg !153
  %10 = getelementptr i8, ptr %0, i64 32, !dbg !153
  %11 = load ptr, ptr %10, align 8, !dbg !153
  %12 = getelementptr i8, ptr %0, i64 40, !dbg !153
  %13 = load ptr, ptr %12, align 8, !dbg !153
  %14 = getelementptr i8, ptr %0, i64 48, !dbg !153
  %15 = load ptr, ptr %14, align 8, !dbg !153
  %16 = getelementptr i8, ptr %0, i64 56, !dbg !153
  %17 = load ptr, ptr %16, align 8, !dbg !153
  %18 = getelementptr i8, ptr %0, i64 64, !dbg !153
  %19 = load ptr, ptr %18, align 8, !dbg !153
  %20 = getelementptr i8, ptr %0, i64 72, !dbg !153
  %21 = load ptr, ptr %20, align 8, !dbg !153
  %22 = getelementptr i8, ptr %0, i64 80, !dbg !153
  %23 = load ptr, ptr %22, align 8, !dbg !153
  %24 = getelementptr i8, ptr %0, i64 88, !dbg !153
  %25 = load ptr, ptr %24, align 8, !dbg !153
  %26 = getelementptr i8, ptr %0, i64 96, !dbg !153
  %27 = load ptr, ptr %26, align 8, !dbg !153
  tail call fastcc void @adamw_step.impl(ptr %3, ptr %5, ptr %7, ptr %9, ptr %11, ptr %13, ptr %15, ptr %17, ptr %19, ptr %21, ptr %23, ptr %25, ptr %27, ptr %1), !dbg !153
  ret void, !dbg !153
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_adamw_step(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12) local_unnamed_addr #4 !dbg !154 {
  %14 = alloca [13 x ptr], align 8, !dbg !155
  store ptr %0, ptr %14, align 8, !dbg !155
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8, !dbg !155
  store ptr %1, ptr %15, align 8, !dbg !155
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 16, !dbg !155
  store ptr %2, ptr %16, align 8, !dbg !155
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 24, !dbg !155
  store ptr %3, ptr %17, align 8, !dbg !155
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 32, !dbg !155
  store ptr %4, ptr %18, align 8, !dbg !155
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 40, !dbg !155
  store ptr %5, ptr %19, align 8, !dbg !155
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 48, !dbg !155
  store ptr %6, ptr %20, align 8, !dbg !155
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 56, !dbg !155
  store ptr %7, ptr %21, align 8, !dbg !155
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 64, !dbg !155
  store ptr %8, ptr %22, align 8, !dbg !155
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 72, !dbg !155
  store ptr %9, ptr %23, align 8, !dbg !155
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 80, !dbg !155
  store ptr %10, ptr %24, align 8, !dbg !155
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 88, !dbg !155
  store ptr %11, ptr %25, align 8, !dbg !155
  %26 = getelementptr inbounds nuw i8, ptr %14, i64 96, !dbg !155
  store ptr %12, ptr %26, align 8, !dbg !155
  %27 = call fastcc i32 @kina.run(ptr nonnull %14), !dbg !155
  ret i32 %27, !dbg !155
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_adamw_step_ws(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13) local_unnamed_addr #4 !dbg !156 {
  %15 = alloca [13 x ptr], align 8, !dbg !157
  store ptr %1, ptr %15, align 8, !dbg !157
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8, !dbg !157
  store ptr %2, ptr %16, align 8, !dbg !157
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 16, !dbg !157
  store ptr %3, ptr %17, align 8, !dbg !157
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 24, !dbg !157
  store ptr %4, ptr %18, align 8, !dbg !157
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 32, !dbg !157
  store ptr %5, ptr %19, align 8, !dbg !157
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 40, !dbg !157
  store ptr %6, ptr %20, align 8, !dbg !157
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 48, !dbg !157
  store ptr %7, ptr %21, align 8, !dbg !157
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 56, !dbg !157
  store ptr %8, ptr %22, align 8, !dbg !157
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 64, !dbg !157
  store ptr %9, ptr %23, align 8, !dbg !157
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 72, !dbg !157
  store ptr %10, ptr %24, align 8, !dbg !157
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 80, !dbg !157
  store ptr %11, ptr %25, align 8, !dbg !157
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 88, !dbg !157
  store ptr %12, ptr %26, align 8, !dbg !157
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 96, !dbg !157
  store ptr %13, ptr %27, align 8, !dbg !157
  %28 = call fastcc i32 @kina.run_in_workspace(ptr %15, ptr %0), !dbg !157
  ret i32 %28, !dbg !157
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_adamw_step_packed(ptr readonly captures(none) %0) local_unnamed_addr #4 !dbg !158 {
  %2 = tail call fastcc i32 @kina.run(ptr %0), !dbg !159
  ret i32 %2, !dbg !159
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define noundef i64 @kina_adamw_step_workspace_bytes() local_unnamed_addr #6 !dbg !160 {
  ret i64 320, !dbg !161
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define noundef nonnull ptr @kina_manifest() local_unnamed_addr #6 !dbg !162 {
  ret ptr @kina.manifest_text, !dbg !163
}

; Function Attrs: minsize nounwind optsize
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
declare double @llvm.fabs.f64(double) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #7

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #8

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.sqrt.v8f32(<8 x float>) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fma.v2f64(<2 x double>, <2 x double>, <2 x double>) #10

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="x86-64" "target-features"="+sse3,+ssse3,+fma,+cx16,+sse4.1,+sse4.2,+movbe,+popcnt,+xsave,+avx,+f16c,+sahf,+lzcnt,+bmi,+avx2,+bmi2" "tune-cpu"="x86-64-v3" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { minsize noinline nounwind optsize "target-cpu"="x86-64" }
attributes #4 = { minsize nounwind optsize "target-cpu"="x86-64" }
attributes #5 = { minsize nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="x86-64" }
attributes #6 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) "target-cpu"="x86-64" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind memory(argmem: write) }
attributes #9 = { nounwind }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

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
!38 = !DILocation(line: 130, column: 3, scope: !36)
!39 = !DILocation(line: 131, column: 7, scope: !36)
!40 = !DILocation(line: 132, column: 11, scope: !36)
!41 = !DILocation(line: 133, column: 3, scope: !36)
!42 = !DILocation(line: 29, column: 11, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "kina.address", linkageName: "kina.address", scope: !34, file: !34, line: 28, type: !4, scopeLine: 28, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 49, column: 12, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "kina.output_overlaps", linkageName: "kina.output_overlaps", scope: !34, file: !34, line: 44, type: !4, scopeLine: 44, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = distinct !DILocation(line: 135, column: 12, scope: !36)
!47 = !DILocation(line: 30, column: 14, scope: !43, inlinedAt: !44)
!48 = !DILocation(line: 31, column: 14, scope: !43, inlinedAt: !44)
!49 = !DILocation(line: 37, column: 11, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "kina.size", linkageName: "kina.size", scope: !34, file: !34, line: 36, type: !4, scopeLine: 36, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 50, column: 12, scope: !45, inlinedAt: !46)
!52 = !DILocation(line: 38, column: 12, scope: !50, inlinedAt: !51)
!53 = !DILocation(line: 51, column: 19, scope: !45, inlinedAt: !46)
!54 = !DILocation(line: 52, column: 14, scope: !45, inlinedAt: !46)
!55 = !DILocation(line: 53, column: 3, scope: !45, inlinedAt: !46)
!56 = !DILocation(line: 54, column: 7, scope: !45, inlinedAt: !46)
!57 = !DILocation(line: 55, column: 11, scope: !45, inlinedAt: !46)
!58 = !DILocation(line: 56, column: 3, scope: !45, inlinedAt: !46)
!59 = !DILocation(line: 29, column: 11, scope: !43, inlinedAt: !60)
!60 = distinct !DILocation(line: 58, column: 12, scope: !45, inlinedAt: !46)
!61 = !DILocation(line: 30, column: 14, scope: !43, inlinedAt: !60)
!62 = !DILocation(line: 31, column: 14, scope: !43, inlinedAt: !60)
!63 = !DILocation(line: 37, column: 11, scope: !50, inlinedAt: !64)
!64 = distinct !DILocation(line: 59, column: 18, scope: !45, inlinedAt: !46)
!65 = !DILocation(line: 38, column: 12, scope: !50, inlinedAt: !64)
!66 = !DILocation(line: 20, column: 16, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "kina.ranges_meet", linkageName: "kina.ranges_meet", scope: !34, file: !34, line: 18, type: !4, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = distinct !DILocation(line: 60, column: 11, scope: !45, inlinedAt: !46)
!69 = !DILocation(line: 21, column: 20, scope: !67, inlinedAt: !68)
!70 = !DILocation(line: 22, column: 17, scope: !67, inlinedAt: !68)
!71 = !DILocation(line: 23, column: 11, scope: !67, inlinedAt: !68)
!72 = !DILocation(line: 61, column: 17, scope: !45, inlinedAt: !46)
!73 = !DILocation(line: 62, column: 15, scope: !45, inlinedAt: !46)
!74 = !DILocation(line: 64, column: 14, scope: !45, inlinedAt: !46)
!75 = !DILocation(line: 65, column: 14, scope: !45, inlinedAt: !46)
!76 = !DILocation(line: 66, column: 11, scope: !45, inlinedAt: !46)
!77 = !DILocation(line: 67, column: 3, scope: !45, inlinedAt: !46)
!78 = !DILocation(line: 136, column: 11, scope: !36)
!79 = !DILocation(line: 137, column: 3, scope: !36)
!80 = !DILocation(line: 78, column: 12, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "kina.workspace_overlaps", linkageName: "kina.workspace_overlaps", scope: !34, file: !34, line: 73, type: !4, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = distinct !DILocation(line: 139, column: 22, scope: !36)
!83 = !DILocation(line: 79, column: 12, scope: !81, inlinedAt: !82)
!84 = !DILocation(line: 80, column: 3, scope: !81, inlinedAt: !82)
!85 = !DILocation(line: 83, column: 3, scope: !81, inlinedAt: !82)
!86 = !DILocation(line: 81, column: 7, scope: !81, inlinedAt: !82)
!87 = !DILocation(line: 82, column: 11, scope: !81, inlinedAt: !82)
!88 = !DILocation(line: 29, column: 11, scope: !43, inlinedAt: !89)
!89 = distinct !DILocation(line: 85, column: 12, scope: !81, inlinedAt: !82)
!90 = !DILocation(line: 30, column: 14, scope: !43, inlinedAt: !89)
!91 = !DILocation(line: 31, column: 14, scope: !43, inlinedAt: !89)
!92 = !DILocation(line: 37, column: 11, scope: !50, inlinedAt: !93)
!93 = distinct !DILocation(line: 86, column: 18, scope: !81, inlinedAt: !82)
!94 = !DILocation(line: 38, column: 12, scope: !50, inlinedAt: !93)
!95 = !DILocation(line: 20, column: 16, scope: !67, inlinedAt: !96)
!96 = distinct !DILocation(line: 87, column: 11, scope: !81, inlinedAt: !82)
!97 = !DILocation(line: 21, column: 20, scope: !67, inlinedAt: !96)
!98 = !DILocation(line: 22, column: 17, scope: !67, inlinedAt: !96)
!99 = !DILocation(line: 23, column: 11, scope: !67, inlinedAt: !96)
!100 = !DILocation(line: 88, column: 11, scope: !81, inlinedAt: !82)
!101 = !DILocation(line: 89, column: 3, scope: !81, inlinedAt: !82)
!102 = !DILocation(line: 102, column: 15, scope: !103, inlinedAt: !104)
!103 = distinct !DISubprogram(name: "kina.misaligned", linkageName: "kina.misaligned", scope: !34, file: !34, line: 95, type: !4, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!104 = distinct !DILocation(line: 142, column: 10, scope: !36)
!105 = !DILocation(line: 103, column: 13, scope: !103, inlinedAt: !104)
!106 = !DILocation(line: 104, column: 11, scope: !103, inlinedAt: !104)
!107 = !DILocation(line: 105, column: 20, scope: !103, inlinedAt: !104)
!108 = !DILocation(line: 106, column: 3, scope: !103, inlinedAt: !104)
!109 = !DILocation(line: 107, column: 7, scope: !103, inlinedAt: !104)
!110 = !DILocation(line: 108, column: 11, scope: !103, inlinedAt: !104)
!111 = !DILocation(line: 109, column: 3, scope: !103, inlinedAt: !104)
!112 = !DILocation(line: 29, column: 11, scope: !43, inlinedAt: !113)
!113 = distinct !DILocation(line: 111, column: 14, scope: !103, inlinedAt: !104)
!114 = !DILocation(line: 30, column: 14, scope: !43, inlinedAt: !113)
!115 = !DILocation(line: 31, column: 14, scope: !43, inlinedAt: !113)
!116 = !DILocation(line: 115, column: 23, scope: !103, inlinedAt: !104)
!117 = !DILocation(line: 116, column: 18, scope: !103, inlinedAt: !104)
!118 = !DILocation(line: 117, column: 11, scope: !103, inlinedAt: !104)
!119 = !DILocation(line: 118, column: 3, scope: !103, inlinedAt: !104)
!120 = !DILocation(line: 145, column: 16, scope: !36)
!121 = !DILocation(line: 146, column: 3, scope: !36)
!122 = !DILocation(line: 147, column: 7, scope: !36)
!123 = !DILocation(line: 148, column: 3, scope: !36)
!124 = distinct !DISubprogram(name: "kina.call_body", linkageName: "kina.call_body", scope: !34, file: !34, line: 152, type: !4, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!125 = !DILocation(line: 153, column: 18, scope: !124)
!126 = !DILocation(line: 154, column: 3, scope: !124)
!127 = !DILocation(line: 155, column: 3, scope: !124)
!128 = !DILocation(line: 156, column: 3, scope: !124)
!129 = distinct !DISubprogram(name: "kina.run_in_workspace", linkageName: "kina.run_in_workspace", scope: !34, file: !34, line: 160, type: !37, scopeLine: 160, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!130 = !DILocation(line: 162, column: 13, scope: !129)
!131 = !DILocation(line: 163, column: 14, scope: !129)
!132 = !DILocation(line: 164, column: 3, scope: !129)
!133 = !DILocation(line: 166, column: 3, scope: !129)
!134 = !DILocation(line: 167, column: 3, scope: !129)
!135 = !DILocation(line: 169, column: 3, scope: !129)
!136 = distinct !DISubprogram(name: "kina.run", linkageName: "kina.run", scope: !34, file: !34, line: 173, type: !37, scopeLine: 173, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = !DILocation(line: 179, column: 13, scope: !136)
!138 = !DILocation(line: 180, column: 14, scope: !136)
!139 = !DILocation(line: 181, column: 3, scope: !136)
!140 = !DILocation(line: 190, column: 13, scope: !136)
!141 = !DILocation(line: 191, column: 13, scope: !136)
!142 = !DILocation(line: 192, column: 3, scope: !136)
!143 = !DILocation(line: 194, column: 14, scope: !136)
!144 = !DILocation(line: 195, column: 15, scope: !136)
!145 = !DILocation(line: 196, column: 12, scope: !136)
!146 = !DILocation(line: 197, column: 16, scope: !136)
!147 = !DILocation(line: 198, column: 3, scope: !136)
!148 = !DILocation(line: 199, column: 3, scope: !136)
!149 = !DILocation(line: 200, column: 3, scope: !136)
!150 = !DILocation(line: 201, column: 7, scope: !136)
!151 = !DILocation(line: 202, column: 3, scope: !136)
!152 = distinct !DISubprogram(name: "adamw_step.unpack", linkageName: "adamw_step.unpack", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!153 = !DILocation(line: 3, column: 18, scope: !152)
!154 = distinct !DISubprogram(name: "kina_adamw_step", linkageName: "kina_adamw_step", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!155 = !DILocation(line: 3, column: 18, scope: !154)
!156 = distinct !DISubprogram(name: "kina_adamw_step_ws", linkageName: "kina_adamw_step_ws", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!157 = !DILocation(line: 3, column: 18, scope: !156)
!158 = distinct !DISubprogram(name: "kina_adamw_step_packed", linkageName: "kina_adamw_step_packed", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!159 = !DILocation(line: 3, column: 18, scope: !158)
!160 = distinct !DISubprogram(name: "kina_adamw_step_workspace_bytes", linkageName: "kina_adamw_step_workspace_bytes", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!161 = !DILocation(line: 3, column: 18, scope: !160)
!162 = distinct !DISubprogram(name: "kina_manifest", linkageName: "kina_manifest", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!163 = !DILocation(line: 1, column: 1, scope: !162)
