; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@adamw_step.extents = internal unnamed_addr constant [30 x i64] [i64 128, i64 4, i64 128, i64 4, i64 128, i64 4, i64 128, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 4, i64 128, i64 4, i64 128, i64 4, i64 128, i64 4]
@adamw_step.partners = internal unnamed_addr constant [15 x i64] [i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 0, i64 2, i64 3]
@kina.manifest_text = internal constant [1560 x i8] c"{\0A  \22compiler\22: {\0A    \22name\22: \22kinac\22,\0A    \22version\22: \220.1.0\22\0A  },\0A  \22numerics\22: 1,\0A  \22target\22: {\0A    \22triple\22: \22x86_64-unknown-linux-gnu\22,\0A    \22cpu\22: \22x86-64-v3\22\0A  },\0A  \22functions\22: [\0A    {\0A      \22name\22: \22adamw_step\22,\0A      \22symbol\22: \22kina_adamw_step\22,\0A      \22doc\22: \22One AdamW update of a parameter: decoupled weight decay, bias-corrected\\nmoments, epsilon added after the corrected square root. The host passes\\nthe powers `beta1 ** t` and `beta2 ** t` of the current step.\22,\0A      \22workspace_bytes\22: 320,\0A      \22inplace\22: [\0A        [\22w_next\22, \22w\22],\0A        [\22m_next\22, \22m\22],\0A        [\22v_next\22, \22v\22]\0A      ],\0A      \22inputs\22: [\0A        {\22path\22: \22w\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22g\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22m\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22v\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22lr\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta1\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta2\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22eps\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22wd\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta1_pow\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta2_pow\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22one\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]}\0A      ],\0A      \22outputs\22: [\0A        {\22path\22: \22w_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22m_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22v_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]}\0A      ]\0A    }\0A  ]\0A}\0A\00"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @adamw_step.impl(ptr nonnull readonly align 4 captures(none) dereferenceable(128) %0, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(128) %1, ptr nonnull readonly align 4 captures(none) dereferenceable(128) %2, ptr nonnull readonly align 4 captures(none) dereferenceable(128) %3, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %4, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %5, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %6, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %7, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %8, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %9, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %10, ptr noalias nonnull readonly align 4 captures(none) dereferenceable(4) %11, ptr nonnull writeonly align 4 captures(none) dereferenceable(128) %12, ptr nonnull writeonly align 4 captures(none) dereferenceable(128) %13, ptr nonnull writeonly align 4 captures(none) dereferenceable(128) %14, ptr noalias nonnull writeonly align 64 captures(none) dereferenceable(320) initializes((0, 4), (64, 68), (128, 132), (192, 196), (256, 260)) %15) unnamed_addr #0 !dbg !3 {
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 64, !dbg !6
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 128, !dbg !6
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 192, !dbg !6
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 256, !dbg !6
  %21 = load float, ptr %11, align 4, !dbg !7
  %22 = load float, ptr %5, align 4, !dbg !7
  %23 = load float, ptr %6, align 4, !dbg !7
  %24 = load float, ptr %9, align 4, !dbg !7
  %25 = load float, ptr %10, align 4, !dbg !7
  %26 = load float, ptr %4, align 4, !dbg !7
  %27 = load float, ptr %8, align 4, !dbg !7
  %28 = fsub float %21, %22, !dbg !6
  %29 = fsub float %21, %23, !dbg !8
  %30 = fsub float %21, %24, !dbg !9
  %31 = fsub float %21, %25, !dbg !10
  %32 = tail call float @llvm.sqrt.f32(float %31), !dbg !11
  %33 = fmul float %26, %27, !dbg !12
  %34 = fsub float %21, %33, !dbg !13
  %35 = fdiv float %26, %30, !dbg !14
  store float %28, ptr %15, align 64, !dbg !7
  store float %29, ptr %17, align 64, !dbg !7
  store float %32, ptr %18, align 64, !dbg !7
  store float %34, ptr %19, align 64, !dbg !7
  store float %35, ptr %20, align 64, !dbg !7
  %36 = load float, ptr %7, align 4, !llvm.access.group !15
  %broadcast.splatinsert14 = insertelement <8 x float> poison, float %35, i64 0
  %broadcast.splat15 = shufflevector <8 x float> %broadcast.splatinsert14, <8 x float> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert12 = insertelement <8 x float> poison, float %34, i64 0
  %broadcast.splat13 = shufflevector <8 x float> %broadcast.splatinsert12, <8 x float> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert10 = insertelement <8 x float> poison, float %36, i64 0
  %broadcast.splat11 = shufflevector <8 x float> %broadcast.splatinsert10, <8 x float> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert8 = insertelement <8 x float> poison, float %32, i64 0
  %broadcast.splat9 = shufflevector <8 x float> %broadcast.splatinsert8, <8 x float> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert6 = insertelement <8 x float> poison, float %29, i64 0
  %broadcast.splat7 = shufflevector <8 x float> %broadcast.splatinsert6, <8 x float> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert4 = insertelement <8 x float> poison, float %23, i64 0
  %broadcast.splat5 = shufflevector <8 x float> %broadcast.splatinsert4, <8 x float> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert2 = insertelement <8 x float> poison, float %28, i64 0
  %broadcast.splat3 = shufflevector <8 x float> %broadcast.splatinsert2, <8 x float> poison, <8 x i32> zeroinitializer
  %broadcast.splatinsert = insertelement <8 x float> poison, float %22, i64 0
  %broadcast.splat = shufflevector <8 x float> %broadcast.splatinsert, <8 x float> poison, <8 x i32> zeroinitializer
  br label %.preheader, !dbg !7

.preheader:                                       ; preds = %16, %.preheader
  %37 = phi i64 [ 0, %16 ], [ %60, %.preheader ]
  %38 = shl nuw nsw i64 %37, 3
  %39 = getelementptr inbounds nuw float, ptr %2, i64 %38, !dbg !7
  %wide.load = load <8 x float>, ptr %39, align 4, !dbg !7, !llvm.access.group !15
  %40 = getelementptr inbounds nuw float, ptr %1, i64 %38, !dbg !7
  %wide.load16 = load <8 x float>, ptr %40, align 4, !dbg !7, !llvm.access.group !15
  %41 = getelementptr inbounds nuw float, ptr %3, i64 %38, !dbg !7
  %wide.load17 = load <8 x float>, ptr %41, align 4, !dbg !7, !llvm.access.group !15
  %42 = getelementptr inbounds nuw float, ptr %0, i64 %38, !dbg !7
  %wide.load18 = load <8 x float>, ptr %42, align 4, !dbg !7, !llvm.access.group !15
  %43 = fmul <8 x float> %broadcast.splat, %wide.load, !dbg !16
  %44 = fmul <8 x float> %broadcast.splat3, %wide.load16, !dbg !17
  %45 = fadd <8 x float> %43, %44, !dbg !18
  %46 = fmul <8 x float> %broadcast.splat5, %wide.load17, !dbg !19
  %47 = fmul <8 x float> %wide.load16, %wide.load16, !dbg !20
  %48 = fmul <8 x float> %broadcast.splat7, %47, !dbg !21
  %49 = fadd <8 x float> %46, %48, !dbg !22
  %50 = tail call <8 x float> @llvm.sqrt.v8f32(<8 x float> %49), !dbg !23
  %51 = fdiv <8 x float> %50, %broadcast.splat9, !dbg !24
  %52 = fadd <8 x float> %broadcast.splat11, %51, !dbg !25
  %53 = fmul <8 x float> %broadcast.splat13, %wide.load18, !dbg !26
  %54 = fmul <8 x float> %broadcast.splat15, %45, !dbg !27
  %55 = fdiv <8 x float> %54, %52, !dbg !28
  %56 = fsub <8 x float> %53, %55, !dbg !29
  %57 = getelementptr inbounds nuw float, ptr %13, i64 %38, !dbg !7
  store <8 x float> %45, ptr %57, align 4, !dbg !7, !llvm.access.group !15
  %58 = getelementptr inbounds nuw float, ptr %14, i64 %38, !dbg !7
  store <8 x float> %49, ptr %58, align 4, !dbg !7, !llvm.access.group !15
  %59 = getelementptr inbounds nuw float, ptr %12, i64 %38, !dbg !7
  store <8 x float> %56, ptr %59, align 4, !dbg !7, !llvm.access.group !15
  %60 = add nuw nsw i64 %37, 1, !dbg !7
  %exitcond1.not = icmp eq i64 %60, 4, !dbg !7
  br i1 %exitcond1.not, label %61, label %.preheader, !dbg !7

61:                                               ; preds = %.preheader
  ret void, !dbg !30
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !31 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !33 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.check_call(ptr readonly captures(none) %0, ptr %1, i64 range(i64 0, 321) %2) unnamed_addr #3 !dbg !34 {
  br label %4, !dbg !36

4:                                                ; preds = %kina.output_overlaps.exit, %3
  %5 = phi i64 [ %32, %kina.output_overlaps.exit ], [ 12, %3 ], !dbg !37
  %exitcond.not = icmp eq i64 %5, 15, !dbg !38
  br i1 %exitcond.not, label %33, label %6, !dbg !39

6:                                                ; preds = %4
  %7 = getelementptr ptr, ptr %0, i64 %5, !dbg !40
  %8 = load ptr, ptr %7, align 8, !dbg !45
  %9 = ptrtoint ptr %8 to i64, !dbg !46
  %10 = getelementptr { i64, i64 }, ptr @adamw_step.extents, i64 %5, !dbg !47
  %11 = load i64, ptr %10, align 16, !dbg !50
  %12 = getelementptr i64, ptr @adamw_step.partners, i64 %5, !dbg !51
  %13 = load i64, ptr %12, align 8, !dbg !52
  %14 = add i64 %11, %9
  br label %15, !dbg !53

15:                                               ; preds = %17, %6
  %16 = phi i64 [ %30, %17 ], [ 0, %6 ], !dbg !54
  %exitcond.not.i = icmp eq i64 %16, %5, !dbg !55
  br i1 %exitcond.not.i, label %kina.output_overlaps.exit, label %17, !dbg !56

17:                                               ; preds = %15
  %18 = getelementptr ptr, ptr %0, i64 %16, !dbg !57
  %19 = load ptr, ptr %18, align 8, !dbg !59
  %20 = ptrtoint ptr %19 to i64, !dbg !60
  %21 = getelementptr { i64, i64 }, ptr @adamw_step.extents, i64 %16, !dbg !61
  %22 = load i64, ptr %21, align 16, !dbg !63
  %23 = add i64 %22, %20, !dbg !64
  %24 = icmp ugt i64 %23, %9, !dbg !67
  %25 = icmp ugt i64 %14, %20, !dbg !68
  %26 = and i1 %25, %24, !dbg !69
  %27 = icmp ne i64 %13, %16, !dbg !70
  %28 = icmp ne ptr %8, %19, !dbg !71
  %.not2.i = or i1 %27, %28, !dbg !72
  %29 = and i1 %.not2.i, %26, !dbg !73
  %30 = add nuw nsw i64 %16, 1, !dbg !74
  br i1 %29, label %kina.output_overlaps.exit, label %15, !dbg !75

kina.output_overlaps.exit:                        ; preds = %15, %17
  %.lcssa = phi i64 [ %5, %15 ], [ %16, %17 ], !dbg !54
  %31 = icmp samesign ult i64 %.lcssa, %5, !dbg !55
  %32 = add nuw nsw i64 %5, 1, !dbg !76
  br i1 %31, label %kina.workspace_overlaps.exit, label %4, !dbg !77

33:                                               ; preds = %4
  %34 = ptrtoint ptr %1 to i64, !dbg !78
  %35 = icmp eq i64 %2, 0, !dbg !81
  br i1 %35, label %.loopexit, label %.preheader.i, !dbg !82

.preheader.i:                                     ; preds = %33
  %36 = add i64 %2, %34
  br label %37, !dbg !83

37:                                               ; preds = %39, %.preheader.i
  %38 = phi i64 [ %49, %39 ], [ 0, %.preheader.i ], !dbg !84
  %exitcond.not.not.i = icmp eq i64 %38, 15, !dbg !85
  br i1 %exitcond.not.not.i, label %.loopexit, label %39, !dbg !83

39:                                               ; preds = %37
  %40 = getelementptr ptr, ptr %0, i64 %38, !dbg !86
  %41 = load ptr, ptr %40, align 8, !dbg !88
  %42 = ptrtoint ptr %41 to i64, !dbg !89
  %43 = getelementptr { i64, i64 }, ptr @adamw_step.extents, i64 %38, !dbg !90
  %44 = load i64, ptr %43, align 16, !dbg !92
  %45 = add i64 %44, %42, !dbg !93
  %46 = icmp ugt i64 %45, %34, !dbg !95
  %47 = icmp ugt i64 %36, %42, !dbg !96
  %48 = and i1 %47, %46, !dbg !97
  %49 = add nuw nsw i64 %38, 1, !dbg !98
  br i1 %48, label %kina.workspace_overlaps.exit, label %37, !dbg !99

.loopexit:                                        ; preds = %37, %33
  %50 = and i64 %34, 63, !dbg !100
  %51 = icmp ne i64 %50, 0, !dbg !103
  %52 = icmp ne i64 %2, 0, !dbg !104
  %53 = and i1 %52, %51, !dbg !105
  br i1 %53, label %kina.workspace_overlaps.exit, label %.preheader.i2, !dbg !106

.preheader.i2:                                    ; preds = %.loopexit, %55
  %54 = phi i64 [ %60, %55 ], [ 0, %.loopexit ], !dbg !107
  %exitcond.not.not.i3 = icmp eq i64 %54, 15, !dbg !108
  br i1 %exitcond.not.not.i3, label %kina.misaligned.exit, label %55, !dbg !109

55:                                               ; preds = %.preheader.i2
  %56 = getelementptr ptr, ptr %0, i64 %54, !dbg !110
  %57 = load ptr, ptr %56, align 8, !dbg !112
  %58 = ptrtoint ptr %57 to i64, !dbg !113
  %59 = and i64 %58, 3, !dbg !114
  %.not.i = icmp eq i64 %59, 0, !dbg !115
  %60 = add nuw nsw i64 %54, 1, !dbg !116
  br i1 %.not.i, label %.preheader.i2, label %kina.workspace_overlaps.exit, !dbg !117

kina.misaligned.exit:                             ; preds = %.preheader.i2
  %61 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #9, !dbg !118
  %62 = extractvalue { i32, i32, i32, i32 } %61, 0, !dbg !118
  %.not.i4 = icmp eq i32 %62, 0, !dbg !118
  br i1 %.not.i4, label %kina.workspace_overlaps.exit, label %63, !dbg !118

63:                                               ; preds = %kina.misaligned.exit
  %64 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 1, i32 0) #9, !dbg !118
  %65 = extractvalue { i32, i32, i32, i32 } %64, 2, !dbg !118
  %66 = and i32 %65, 1020801537, !dbg !118
  %67 = icmp eq i32 %66, 1020801537, !dbg !118
  br i1 %67, label %68, label %kina.workspace_overlaps.exit, !dbg !118

68:                                               ; preds = %63
  %69 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483648, i32 0) #9, !dbg !118
  %70 = extractvalue { i32, i32, i32, i32 } %69, 0, !dbg !118
  %71 = icmp ugt i32 %70, -2147483648, !dbg !118
  br i1 %71, label %72, label %kina.workspace_overlaps.exit, !dbg !118

72:                                               ; preds = %68
  %73 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483647, i32 0) #9, !dbg !118
  %74 = extractvalue { i32, i32, i32, i32 } %73, 2, !dbg !118
  %75 = and i32 %74, 33, !dbg !118
  %76 = icmp eq i32 %75, 33, !dbg !118
  br i1 %76, label %77, label %kina.workspace_overlaps.exit, !dbg !118

77:                                               ; preds = %72
  %78 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #9, !dbg !118
  %79 = extractvalue { i32, i32, i32, i32 } %78, 0, !dbg !118
  %80 = icmp ugt i32 %79, 6, !dbg !118
  br i1 %80, label %81, label %kina.workspace_overlaps.exit, !dbg !118

81:                                               ; preds = %77
  %82 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0) #9, !dbg !118
  %83 = extractvalue { i32, i32, i32, i32 } %82, 1, !dbg !118
  %84 = and i32 %83, 296, !dbg !118
  %85 = icmp eq i32 %84, 296, !dbg !118
  br i1 %85, label %kina.cpu_is_supported.exit, label %kina.workspace_overlaps.exit, !dbg !118

kina.cpu_is_supported.exit:                       ; preds = %81
  %86 = tail call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0) #9, !dbg !118
  %.fr = freeze { i32, i32 } %86, !dbg !118
  %87 = extractvalue { i32, i32 } %.fr, 0, !dbg !118
  %88 = and i32 %87, 6, !dbg !118
  %89 = icmp eq i32 %88, 6, !dbg !118
  %spec.select = select i1 %89, i32 0, i32 4, !dbg !119
  br label %kina.workspace_overlaps.exit, !dbg !119

kina.workspace_overlaps.exit:                     ; preds = %kina.output_overlaps.exit, %39, %55, %kina.cpu_is_supported.exit, %63, %68, %72, %77, %81, %kina.misaligned.exit, %.loopexit
  %90 = phi i32 [ 3, %55 ], [ 2, %39 ], [ 4, %68 ], [ 4, %63 ], [ %spec.select, %kina.cpu_is_supported.exit ], [ 3, %.loopexit ], [ 4, %kina.misaligned.exit ], [ 4, %81 ], [ 4, %77 ], [ 4, %72 ], [ 2, %kina.output_overlaps.exit ], !dbg !120
  ret i32 %90, !dbg !121
}

; Function Attrs: minsize nounwind optsize
define internal fastcc void @kina.call_body(ptr readonly captures(none) %0, ptr writeonly captures(none) initializes((0, 4), (64, 68), (128, 132), (192, 196), (256, 260)) %1) unnamed_addr #4 !dbg !122 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !123
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %3), !dbg !123
  %4 = load i32, ptr %3, align 4, !dbg !123
  %5 = and i32 %4, 65472, !dbg !123
  %.not.i = icmp eq i32 %5, 8064, !dbg !123
  br i1 %.not.i, label %kina.enter_float_environment.exit, label %6, !dbg !123

6:                                                ; preds = %2
  store i32 8064, ptr %3, align 4, !dbg !123
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3), !dbg !123
  br label %kina.enter_float_environment.exit, !dbg !123

kina.enter_float_environment.exit:                ; preds = %2, %6
  %7 = zext i32 %4 to i64, !dbg !123
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !123
  call fastcc void @adamw_step.unpack(ptr %0, ptr %1), !dbg !124
  call fastcc void @kina.leave_float_environment(i64 %7), !dbg !125
  ret void, !dbg !126
}

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.run_in_workspace(ptr nonnull readonly captures(none) %0, ptr %1) unnamed_addr #3 !dbg !127 {
  %3 = tail call fastcc i32 @kina.check_call(ptr nonnull %0, ptr %1, i64 320), !dbg !128
  %.not = icmp eq i32 %3, 0, !dbg !129
  br i1 %.not, label %4, label %5, !dbg !130

4:                                                ; preds = %2
  tail call fastcc void @kina.call_body(ptr nonnull %0, ptr %1), !dbg !131
  br label %5, !dbg !132

5:                                                ; preds = %4, %2
  ret i32 %3, !dbg !133
}

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.run(ptr readonly captures(none) %0) unnamed_addr #3 !dbg !134 {
  %2 = tail call fastcc i32 @kina.check_call(ptr %0, ptr null, i64 0), !dbg !135
  %.not = icmp eq i32 %2, 0, !dbg !136
  br i1 %.not, label %3, label %11, !dbg !137

3:                                                ; preds = %1
  %4 = tail call dereferenceable_or_null(383) ptr @malloc(i64 383), !dbg !138
  %5 = icmp eq ptr %4, null, !dbg !139
  br i1 %5, label %11, label %6, !dbg !140

6:                                                ; preds = %3
  %7 = ptrtoint ptr %4 to i64, !dbg !141
  %8 = sub i64 0, %7, !dbg !142
  %9 = and i64 %8, 63, !dbg !143
  %10 = getelementptr i8, ptr %4, i64 %9, !dbg !144
  tail call fastcc void @kina.call_body(ptr %0, ptr %10), !dbg !145
  tail call void @free(ptr nonnull %4), !dbg !146
  br label %11, !dbg !147

11:                                               ; preds = %6, %3, %1
  %12 = phi i32 [ 0, %6 ], [ 1, %3 ], [ %2, %1 ], !dbg !148
  ret i32 %12, !dbg !149
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @adamw_step.unpack(ptr readonly captures(none) %0, ptr nonnull writeonly captures(none) initializes((0, 4), (64, 68), (128, 132), (192, 196), (256, 260)) %1) unnamed_addr #5 !dbg !150 {
  %3 = load ptr, ptr %0, align 8, !dbg !151
  %4 = getelementptr i8, ptr %0, i64 8, !dbg !151
  %5 = load ptr, ptr %4, align 8, !dbg !151
  %6 = getelementptr i8, ptr %0, i64 16, !dbg !151
  %7 = load ptr, ptr %6, align 8, !dbg !151
  %8 = getelementptr i8, ptr %0, i64 24, !dbg !151
  %9 = load ptr, ptr %8, align 8, !dbg !151
  %10 = getelementptr i8, ptr %0, i64 32, !dbg !151
  %11 = load ptr, ptr %10, align 8, !dbg !151
  %12 = getelementptr i8, ptr %0, i64 40, !dbg !151
  %13 = load ptr, ptr %12, align 8, !dbg !151
  %14 = getelementptr i8, ptr %0, i64 48, !dbg !151
  %15 = load ptr, ptr %14, align 8, !dbg !151
  %16 = getelementptr i8, ptr %0, i64 56, !dbg !151
  %17 = load ptr, ptr %16, align 8, !dbg !151
  %18 = getelementptr i8, ptr %0, i64 64, !dbg !151
  %19 = load ptr, ptr %18, align 8, !dbg !151
  %20 = getelementptr i8, ptr %0, i64 72, !dbg !151
  %21 = load ptr, ptr %20, align 8, !dbg !151
  %22 = getelementptr i8, ptr %0, i64 80, !dbg !151
  %23 = load ptr, ptr %22, align 8, !dbg !151
  %24 = getelementptr i8, ptr %0, i64 88, !dbg !151
  %25 = load ptr, ptr %24, align 8, !dbg !151
  %26 = getelementptr i8, ptr %0, i64 96, !dbg !151
  %27 = load ptr, ptr %26, align 8, !dbg !151
  %28 = getelementptr i8, ptr %0, i64 104, !dbg !151
  %29 = load ptr, ptr %28, align 8, !dbg !151
  %30 = getelementptr i8, ptr %0, i64 112, !dbg !151
  %31 = load ptr, ptr %30, align 8, !dbg !151
  tail call fastcc void @adamw_step.impl(ptr %3, ptr %5, ptr %7, ptr %9, ptr %11, ptr %13, ptr %15, ptr %17, ptr %19, ptr %21, ptr %23, ptr %25, ptr %27, ptr %29, ptr %31, ptr %1), !dbg !151
  ret void, !dbg !151
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_adamw_step(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14) local_unnamed_addr #4 !dbg !152 {
  %16 = alloca [15 x ptr], align 8, !dbg !153
  store ptr %0, ptr %16, align 8, !dbg !153
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !153
  store ptr %1, ptr %17, align 8, !dbg !153
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 16, !dbg !153
  store ptr %2, ptr %18, align 8, !dbg !153
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 24, !dbg !153
  store ptr %3, ptr %19, align 8, !dbg !153
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 32, !dbg !153
  store ptr %4, ptr %20, align 8, !dbg !153
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 40, !dbg !153
  store ptr %5, ptr %21, align 8, !dbg !153
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 48, !dbg !153
  store ptr %6, ptr %22, align 8, !dbg !153
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 56, !dbg !153
  store ptr %7, ptr %23, align 8, !dbg !153
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 64, !dbg !153
  store ptr %8, ptr %24, align 8, !dbg !153
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 72, !dbg !153
  store ptr %9, ptr %25, align 8, !dbg !153
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 80, !dbg !153
  store ptr %10, ptr %26, align 8, !dbg !153
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 88, !dbg !153
  store ptr %11, ptr %27, align 8, !dbg !153
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 96, !dbg !153
  store ptr %12, ptr %28, align 8, !dbg !153
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 104, !dbg !153
  store ptr %13, ptr %29, align 8, !dbg !153
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 112, !dbg !153
  store ptr %14, ptr %30, align 8, !dbg !153
  %31 = call fastcc i32 @kina.run(ptr nonnull %16), !dbg !153
  ret i32 %31, !dbg !153
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_adamw_step_ws(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, ptr %14, ptr %15) local_unnamed_addr #4 !dbg !154 {
  %17 = alloca [15 x ptr], align 8, !dbg !155
  store ptr %1, ptr %17, align 8, !dbg !155
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8, !dbg !155
  store ptr %2, ptr %18, align 8, !dbg !155
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 16, !dbg !155
  store ptr %3, ptr %19, align 8, !dbg !155
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 24, !dbg !155
  store ptr %4, ptr %20, align 8, !dbg !155
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 32, !dbg !155
  store ptr %5, ptr %21, align 8, !dbg !155
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 40, !dbg !155
  store ptr %6, ptr %22, align 8, !dbg !155
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 48, !dbg !155
  store ptr %7, ptr %23, align 8, !dbg !155
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 56, !dbg !155
  store ptr %8, ptr %24, align 8, !dbg !155
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 64, !dbg !155
  store ptr %9, ptr %25, align 8, !dbg !155
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 72, !dbg !155
  store ptr %10, ptr %26, align 8, !dbg !155
  %27 = getelementptr inbounds nuw i8, ptr %17, i64 80, !dbg !155
  store ptr %11, ptr %27, align 8, !dbg !155
  %28 = getelementptr inbounds nuw i8, ptr %17, i64 88, !dbg !155
  store ptr %12, ptr %28, align 8, !dbg !155
  %29 = getelementptr inbounds nuw i8, ptr %17, i64 96, !dbg !155
  store ptr %13, ptr %29, align 8, !dbg !155
  %30 = getelementptr inbounds nuw i8, ptr %17, i64 104, !dbg !155
  store ptr %14, ptr %30, align 8, !dbg !155
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 112, !dbg !155
  store ptr %15, ptr %31, align 8, !dbg !155
  %32 = call fastcc i32 @kina.run_in_workspace(ptr %17, ptr %0), !dbg !155
  ret i32 %32, !dbg !155
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_adamw_step_packed(ptr readonly captures(none) %0) local_unnamed_addr #4 !dbg !156 {
  %2 = tail call fastcc i32 @kina.run(ptr %0), !dbg !157
  ret i32 %2, !dbg !157
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define noundef i64 @kina_adamw_step_workspace_bytes() local_unnamed_addr #6 !dbg !158 {
  ret i64 320, !dbg !159
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define noundef nonnull ptr @kina_manifest() local_unnamed_addr #6 !dbg !160 {
  ret ptr @kina.manifest_text, !dbg !161
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
declare float @llvm.sqrt.f32(float) #7

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #8

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.sqrt.v8f32(<8 x float>) #11

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
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "MLIR", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "adamw_step.kina", directory: "examples")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "adamw_step.impl", linkageName: "adamw_step.impl", scope: !1, file: !1, line: 4, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
!5 = !{}
!6 = !DILocation(line: 29, column: 33, scope: !3)
!7 = !DILocation(line: 0, scope: !3)
!8 = !DILocation(line: 30, column: 33, scope: !3)
!9 = !DILocation(line: 31, column: 17, scope: !3)
!10 = !DILocation(line: 32, column: 17, scope: !3)
!11 = !DILocation(line: 33, column: 35, scope: !3)
!12 = !DILocation(line: 34, column: 24, scope: !3)
!13 = !DILocation(line: 34, column: 19, scope: !3)
!14 = !DILocation(line: 35, column: 31, scope: !3)
!15 = distinct !{}
!16 = !DILocation(line: 29, column: 22, scope: !3)
!17 = !DILocation(line: 29, column: 42, scope: !3)
!18 = !DILocation(line: 29, column: 26, scope: !3)
!19 = !DILocation(line: 30, column: 22, scope: !3)
!20 = !DILocation(line: 30, column: 47, scope: !3)
!21 = !DILocation(line: 30, column: 42, scope: !3)
!22 = !DILocation(line: 30, column: 26, scope: !3)
!23 = !DILocation(line: 33, column: 22, scope: !3)
!24 = !DILocation(line: 33, column: 29, scope: !3)
!25 = !DILocation(line: 33, column: 42, scope: !3)
!26 = !DILocation(line: 35, column: 18, scope: !3)
!27 = !DILocation(line: 35, column: 37, scope: !3)
!28 = !DILocation(line: 35, column: 46, scope: !3)
!29 = !DILocation(line: 35, column: 26, scope: !3)
!30 = !DILocation(line: 36, column: 3, scope: !3)
!31 = !DISubprogram(name: "malloc", linkageName: "malloc", scope: !32, file: !32, line: 14, type: !4, scopeLine: 14, spFlags: DISPFlagOptimized)
!32 = !DIFile(filename: "kina-runtime.mlir", directory: "")
!33 = !DISubprogram(name: "free", linkageName: "free", scope: !32, file: !32, line: 15, type: !4, scopeLine: 15, spFlags: DISPFlagOptimized)
!34 = distinct !DISubprogram(name: "kina.check_call", linkageName: "kina.check_call", scope: !32, file: !32, line: 124, type: !35, scopeLine: 124, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !DISubroutineType(cc: DW_CC_nocall, types: !5)
!36 = !DILocation(line: 130, column: 3, scope: !34)
!37 = !DILocation(line: 131, column: 7, scope: !34)
!38 = !DILocation(line: 132, column: 11, scope: !34)
!39 = !DILocation(line: 133, column: 3, scope: !34)
!40 = !DILocation(line: 29, column: 11, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "kina.address", linkageName: "kina.address", scope: !32, file: !32, line: 28, type: !4, scopeLine: 28, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 49, column: 12, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "kina.output_overlaps", linkageName: "kina.output_overlaps", scope: !32, file: !32, line: 44, type: !4, scopeLine: 44, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 135, column: 12, scope: !34)
!45 = !DILocation(line: 30, column: 14, scope: !41, inlinedAt: !42)
!46 = !DILocation(line: 31, column: 14, scope: !41, inlinedAt: !42)
!47 = !DILocation(line: 37, column: 11, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "kina.size", linkageName: "kina.size", scope: !32, file: !32, line: 36, type: !4, scopeLine: 36, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = distinct !DILocation(line: 50, column: 12, scope: !43, inlinedAt: !44)
!50 = !DILocation(line: 38, column: 12, scope: !48, inlinedAt: !49)
!51 = !DILocation(line: 51, column: 19, scope: !43, inlinedAt: !44)
!52 = !DILocation(line: 52, column: 14, scope: !43, inlinedAt: !44)
!53 = !DILocation(line: 53, column: 3, scope: !43, inlinedAt: !44)
!54 = !DILocation(line: 54, column: 7, scope: !43, inlinedAt: !44)
!55 = !DILocation(line: 55, column: 11, scope: !43, inlinedAt: !44)
!56 = !DILocation(line: 56, column: 3, scope: !43, inlinedAt: !44)
!57 = !DILocation(line: 29, column: 11, scope: !41, inlinedAt: !58)
!58 = distinct !DILocation(line: 58, column: 12, scope: !43, inlinedAt: !44)
!59 = !DILocation(line: 30, column: 14, scope: !41, inlinedAt: !58)
!60 = !DILocation(line: 31, column: 14, scope: !41, inlinedAt: !58)
!61 = !DILocation(line: 37, column: 11, scope: !48, inlinedAt: !62)
!62 = distinct !DILocation(line: 59, column: 18, scope: !43, inlinedAt: !44)
!63 = !DILocation(line: 38, column: 12, scope: !48, inlinedAt: !62)
!64 = !DILocation(line: 20, column: 16, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "kina.ranges_meet", linkageName: "kina.ranges_meet", scope: !32, file: !32, line: 18, type: !4, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = distinct !DILocation(line: 60, column: 11, scope: !43, inlinedAt: !44)
!67 = !DILocation(line: 21, column: 20, scope: !65, inlinedAt: !66)
!68 = !DILocation(line: 22, column: 17, scope: !65, inlinedAt: !66)
!69 = !DILocation(line: 23, column: 11, scope: !65, inlinedAt: !66)
!70 = !DILocation(line: 61, column: 17, scope: !43, inlinedAt: !44)
!71 = !DILocation(line: 62, column: 15, scope: !43, inlinedAt: !44)
!72 = !DILocation(line: 64, column: 14, scope: !43, inlinedAt: !44)
!73 = !DILocation(line: 65, column: 14, scope: !43, inlinedAt: !44)
!74 = !DILocation(line: 66, column: 11, scope: !43, inlinedAt: !44)
!75 = !DILocation(line: 67, column: 3, scope: !43, inlinedAt: !44)
!76 = !DILocation(line: 136, column: 11, scope: !34)
!77 = !DILocation(line: 137, column: 3, scope: !34)
!78 = !DILocation(line: 78, column: 12, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "kina.workspace_overlaps", linkageName: "kina.workspace_overlaps", scope: !32, file: !32, line: 73, type: !4, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = distinct !DILocation(line: 139, column: 22, scope: !34)
!81 = !DILocation(line: 79, column: 12, scope: !79, inlinedAt: !80)
!82 = !DILocation(line: 80, column: 3, scope: !79, inlinedAt: !80)
!83 = !DILocation(line: 83, column: 3, scope: !79, inlinedAt: !80)
!84 = !DILocation(line: 81, column: 7, scope: !79, inlinedAt: !80)
!85 = !DILocation(line: 82, column: 11, scope: !79, inlinedAt: !80)
!86 = !DILocation(line: 29, column: 11, scope: !41, inlinedAt: !87)
!87 = distinct !DILocation(line: 85, column: 12, scope: !79, inlinedAt: !80)
!88 = !DILocation(line: 30, column: 14, scope: !41, inlinedAt: !87)
!89 = !DILocation(line: 31, column: 14, scope: !41, inlinedAt: !87)
!90 = !DILocation(line: 37, column: 11, scope: !48, inlinedAt: !91)
!91 = distinct !DILocation(line: 86, column: 18, scope: !79, inlinedAt: !80)
!92 = !DILocation(line: 38, column: 12, scope: !48, inlinedAt: !91)
!93 = !DILocation(line: 20, column: 16, scope: !65, inlinedAt: !94)
!94 = distinct !DILocation(line: 87, column: 11, scope: !79, inlinedAt: !80)
!95 = !DILocation(line: 21, column: 20, scope: !65, inlinedAt: !94)
!96 = !DILocation(line: 22, column: 17, scope: !65, inlinedAt: !94)
!97 = !DILocation(line: 23, column: 11, scope: !65, inlinedAt: !94)
!98 = !DILocation(line: 88, column: 11, scope: !79, inlinedAt: !80)
!99 = !DILocation(line: 89, column: 3, scope: !79, inlinedAt: !80)
!100 = !DILocation(line: 102, column: 15, scope: !101, inlinedAt: !102)
!101 = distinct !DISubprogram(name: "kina.misaligned", linkageName: "kina.misaligned", scope: !32, file: !32, line: 95, type: !4, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = distinct !DILocation(line: 142, column: 10, scope: !34)
!103 = !DILocation(line: 103, column: 13, scope: !101, inlinedAt: !102)
!104 = !DILocation(line: 104, column: 11, scope: !101, inlinedAt: !102)
!105 = !DILocation(line: 105, column: 20, scope: !101, inlinedAt: !102)
!106 = !DILocation(line: 106, column: 3, scope: !101, inlinedAt: !102)
!107 = !DILocation(line: 107, column: 7, scope: !101, inlinedAt: !102)
!108 = !DILocation(line: 108, column: 11, scope: !101, inlinedAt: !102)
!109 = !DILocation(line: 109, column: 3, scope: !101, inlinedAt: !102)
!110 = !DILocation(line: 29, column: 11, scope: !41, inlinedAt: !111)
!111 = distinct !DILocation(line: 111, column: 14, scope: !101, inlinedAt: !102)
!112 = !DILocation(line: 30, column: 14, scope: !41, inlinedAt: !111)
!113 = !DILocation(line: 31, column: 14, scope: !41, inlinedAt: !111)
!114 = !DILocation(line: 115, column: 23, scope: !101, inlinedAt: !102)
!115 = !DILocation(line: 116, column: 18, scope: !101, inlinedAt: !102)
!116 = !DILocation(line: 117, column: 11, scope: !101, inlinedAt: !102)
!117 = !DILocation(line: 118, column: 3, scope: !101, inlinedAt: !102)
!118 = !DILocation(line: 145, column: 16, scope: !34)
!119 = !DILocation(line: 146, column: 3, scope: !34)
!120 = !DILocation(line: 147, column: 7, scope: !34)
!121 = !DILocation(line: 148, column: 3, scope: !34)
!122 = distinct !DISubprogram(name: "kina.call_body", linkageName: "kina.call_body", scope: !32, file: !32, line: 152, type: !4, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!123 = !DILocation(line: 153, column: 18, scope: !122)
!124 = !DILocation(line: 154, column: 3, scope: !122)
!125 = !DILocation(line: 155, column: 3, scope: !122)
!126 = !DILocation(line: 156, column: 3, scope: !122)
!127 = distinct !DISubprogram(name: "kina.run_in_workspace", linkageName: "kina.run_in_workspace", scope: !32, file: !32, line: 160, type: !35, scopeLine: 160, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!128 = !DILocation(line: 162, column: 13, scope: !127)
!129 = !DILocation(line: 163, column: 14, scope: !127)
!130 = !DILocation(line: 164, column: 3, scope: !127)
!131 = !DILocation(line: 166, column: 3, scope: !127)
!132 = !DILocation(line: 167, column: 3, scope: !127)
!133 = !DILocation(line: 169, column: 3, scope: !127)
!134 = distinct !DISubprogram(name: "kina.run", linkageName: "kina.run", scope: !32, file: !32, line: 173, type: !35, scopeLine: 173, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = !DILocation(line: 179, column: 13, scope: !134)
!136 = !DILocation(line: 180, column: 14, scope: !134)
!137 = !DILocation(line: 181, column: 3, scope: !134)
!138 = !DILocation(line: 190, column: 13, scope: !134)
!139 = !DILocation(line: 191, column: 13, scope: !134)
!140 = !DILocation(line: 192, column: 3, scope: !134)
!141 = !DILocation(line: 194, column: 14, scope: !134)
!142 = !DILocation(line: 195, column: 15, scope: !134)
!143 = !DILocation(line: 196, column: 12, scope: !134)
!144 = !DILocation(line: 197, column: 16, scope: !134)
!145 = !DILocation(line: 198, column: 3, scope: !134)
!146 = !DILocation(line: 199, column: 3, scope: !134)
!147 = !DILocation(line: 200, column: 3, scope: !134)
!148 = !DILocation(line: 201, column: 7, scope: !134)
!149 = !DILocation(line: 202, column: 3, scope: !134)
!150 = distinct !DISubprogram(name: "adamw_step.unpack", linkageName: "adamw_step.unpack", scope: !1, file: !1, line: 4, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!151 = !DILocation(line: 4, column: 18, scope: !150)
!152 = distinct !DISubprogram(name: "kina_adamw_step", linkageName: "kina_adamw_step", scope: !1, file: !1, line: 4, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!153 = !DILocation(line: 4, column: 18, scope: !152)
!154 = distinct !DISubprogram(name: "kina_adamw_step_ws", linkageName: "kina_adamw_step_ws", scope: !1, file: !1, line: 4, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!155 = !DILocation(line: 4, column: 18, scope: !154)
!156 = distinct !DISubprogram(name: "kina_adamw_step_packed", linkageName: "kina_adamw_step_packed", scope: !1, file: !1, line: 4, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!157 = !DILocation(line: 4, column: 18, scope: !156)
!158 = distinct !DISubprogram(name: "kina_adamw_step_workspace_bytes", linkageName: "kina_adamw_step_workspace_bytes", scope: !1, file: !1, line: 4, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!159 = !DILocation(line: 4, column: 18, scope: !158)
!160 = distinct !DISubprogram(name: "kina_manifest", linkageName: "kina_manifest", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!161 = !DILocation(line: 1, column: 1, scope: !160)
