; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@kina.manifest_text = internal constant [597 x i8] c"{\0A  \22compiler\22: {\0A    \22name\22: \22kinac\22,\0A    \22version\22: \220.1.0\22\0A  },\0A  \22numerics\22: 1,\0A  \22target\22: {\0A    \22triple\22: \22x86_64-unknown-linux-gnu\22,\0A    \22cpu\22: \22x86-64-v3\22\0A  },\0A  \22functions\22: [\0A    {\0A      \22name\22: \22greedy\22,\0A      \22symbol\22: \22kina_greedy\22,\0A      \22doc\22: \22Greedy decoding: the index of the largest logit at every position, the\\nlowest one among equals.\22,\0A      \22workspace_bytes\22: 64,\0A      \22inplace\22: [],\0A      \22inputs\22: [\0A        {\22path\22: \22logits\22, \22dtype\22: \22F32\22, \22shape\22: [1, 4, 8]}\0A      ],\0A      \22outputs\22: [\0A        {\22path\22: \22out0\22, \22dtype\22: \22I64\22, \22shape\22: [1, 4]}\0A      ]\0A    }\0A  ]\0A}\0A\00"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @greedy.impl(ptr noalias nonnull readonly align 4 captures(none) dereferenceable(128) %0, ptr noalias nonnull align 8 captures(none) dereferenceable(32) initializes((0, 32)) %1, ptr noalias nonnull align 64 captures(none) dereferenceable(64) initializes((0, 16)) %2) unnamed_addr #0 !dbg !3 {
.preheader4.preheader:
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 12, !dbg !6
  store float 0xFFF0000000000000, ptr %3, align 4, !dbg !6, !llvm.access.group !7
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 24, !dbg !6
  store i64 0, ptr %4, align 8, !dbg !6
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !6
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !6
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !6
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56, !dbg !6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 72, !dbg !6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 88, !dbg !6
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %.promoted.3 = load float, ptr %3, align 4
  %.promoted5.3 = load i64, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 104, !dbg !6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 120, !dbg !6
  %17 = load <4 x float>, ptr %5, align 4, !dbg !6
  %18 = load <4 x float>, ptr %8, align 4, !dbg !6
  %19 = load <4 x float>, ptr %11, align 4, !dbg !6
  %20 = load <4 x float>, ptr %15, align 4, !dbg !6
  %21 = shufflevector <4 x float> %17, <4 x float> %18, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>, !dbg !6
  %22 = shufflevector <4 x float> %21, <4 x float> %19, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !6
  %23 = shufflevector <4 x float> %22, <4 x float> %20, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !6
  %24 = shufflevector <4 x float> %17, <4 x float> %18, <4 x i32> <i32 1, i32 5, i32 poison, i32 poison>, !dbg !6
  %25 = shufflevector <4 x float> %24, <4 x float> %19, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>, !dbg !6
  %26 = shufflevector <4 x float> %25, <4 x float> %20, <4 x i32> <i32 0, i32 1, i32 2, i32 5>, !dbg !6
  %27 = shufflevector <4 x float> %17, <4 x float> %18, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>, !dbg !6
  %28 = shufflevector <4 x float> %27, <4 x float> %19, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>, !dbg !6
  %29 = shufflevector <4 x float> %28, <4 x float> %20, <4 x i32> <i32 0, i32 1, i32 2, i32 6>, !dbg !6
  %30 = shufflevector <4 x float> %17, <4 x float> %18, <4 x i32> <i32 3, i32 7, i32 poison, i32 poison>, !dbg !6
  %31 = shufflevector <4 x float> %30, <4 x float> %19, <4 x i32> <i32 0, i32 1, i32 7, i32 poison>, !dbg !6
  %32 = shufflevector <4 x float> %31, <4 x float> %20, <4 x i32> <i32 0, i32 1, i32 2, i32 7>, !dbg !6
  %33 = load <2 x float>, ptr %6, align 4, !dbg !6
  %34 = load <2 x float>, ptr %9, align 4, !dbg !6
  %35 = load <4 x float>, ptr %12, align 4, !dbg !6
  %36 = load <2 x float>, ptr %16, align 4, !dbg !6
  %37 = shufflevector <2 x float> %33, <2 x float> %34, <4 x i32> <i32 0, i32 2, i32 poison, i32 poison>, !dbg !6
  %38 = shufflevector <4 x float> %37, <4 x float> %35, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !6
  %39 = shufflevector <2 x float> %36, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !6
  %40 = shufflevector <4 x float> %38, <4 x float> %39, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !6
  %41 = shufflevector <2 x float> %33, <2 x float> %34, <4 x i32> <i32 1, i32 3, i32 poison, i32 poison>, !dbg !6
  %42 = shufflevector <4 x float> %41, <4 x float> %35, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>, !dbg !6
  %43 = shufflevector <4 x float> %42, <4 x float> %39, <4 x i32> <i32 0, i32 1, i32 2, i32 5>, !dbg !6
  %44 = load <2 x float>, ptr %0, align 4, !dbg !6
  %45 = load <2 x float>, ptr %7, align 4, !dbg !6
  %46 = load <4 x float>, ptr %10, align 4, !dbg !6
  %47 = load <4 x float>, ptr %13, align 4, !dbg !6
  %48 = shufflevector <2 x float> %44, <2 x float> %45, <4 x i32> <i32 0, i32 2, i32 poison, i32 poison>, !dbg !6
  %49 = shufflevector <4 x float> %48, <4 x float> %46, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !6
  %50 = shufflevector <4 x float> %49, <4 x float> %47, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !6
  %51 = insertelement <4 x float> <float 0xFFF0000000000000, float 0xFFF0000000000000, float 0xFFF0000000000000, float poison>, float %.promoted.3, i64 3, !dbg !6
  %52 = fcmp ogt <4 x float> %50, %51, !dbg !6
  %53 = select <4 x i1> %52, <4 x float> %50, <4 x float> %51, !dbg !6
  %54 = shufflevector <2 x float> %44, <2 x float> %45, <4 x i32> <i32 1, i32 3, i32 poison, i32 poison>, !dbg !6
  %55 = shufflevector <4 x float> %54, <4 x float> %46, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>, !dbg !6
  %56 = shufflevector <4 x float> %55, <4 x float> %47, <4 x i32> <i32 0, i32 1, i32 2, i32 5>, !dbg !6
  %57 = fcmp ogt <4 x float> %56, %53, !dbg !6
  %58 = extractelement <4 x i1> %57, i64 2, !dbg !6
  %59 = zext i1 %58 to i64, !dbg !6
  %60 = extractelement <4 x i1> %52, i64 3, !dbg !6
  %61 = select i1 %60, i64 0, i64 %.promoted5.3, !dbg !6
  %62 = select <4 x i1> %57, <4 x float> %56, <4 x float> %53, !dbg !6
  %63 = extractelement <4 x i1> %57, i64 3, !dbg !6
  %64 = select i1 %63, i64 1, i64 %61, !dbg !6
  %65 = shufflevector <4 x float> %21, <4 x float> %19, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !6
  %66 = shufflevector <4 x float> %65, <4 x float> %20, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !6
  %67 = fcmp ogt <4 x float> %66, %62, !dbg !6
  %68 = select <4 x i1> %67, <4 x float> %23, <4 x float> %62, !dbg !6
  %69 = fcmp ogt <4 x float> %26, %68, !dbg !6
  %70 = select <4 x i1> %69, <4 x float> %26, <4 x float> %68, !dbg !6
  %71 = fcmp ogt <4 x float> %29, %70, !dbg !6
  %72 = select <4 x i1> %71, <4 x float> %29, <4 x float> %70, !dbg !6
  %73 = fcmp ogt <4 x float> %32, %72, !dbg !6
  %74 = select <4 x i1> %73, <4 x float> %32, <4 x float> %72, !dbg !6
  %75 = fcmp ogt <4 x float> %40, %74, !dbg !6
  %76 = select <4 x i1> %75, <4 x float> %40, <4 x float> %74, !dbg !6
  %77 = fcmp ogt <4 x float> %43, %76, !dbg !6
  %78 = insertelement <4 x i64> poison, i64 %59, i64 2, !dbg !6
  %79 = insertelement <4 x i64> %78, i64 %64, i64 3, !dbg !6
  %80 = zext <4 x i1> %57 to <4 x i64>, !dbg !6
  %81 = shufflevector <4 x i64> %80, <4 x i64> %79, <4 x i32> <i32 0, i32 1, i32 6, i32 7>, !dbg !6
  %82 = select <4 x i1> %67, <4 x i64> splat (i64 2), <4 x i64> %81, !dbg !6
  %83 = select <4 x i1> %69, <4 x i64> splat (i64 3), <4 x i64> %82, !dbg !6
  %84 = select <4 x i1> %71, <4 x i64> splat (i64 4), <4 x i64> %83, !dbg !6
  %85 = select <4 x i1> %73, <4 x i64> splat (i64 5), <4 x i64> %84, !dbg !6
  %86 = select <4 x i1> %75, <4 x i64> splat (i64 6), <4 x i64> %85, !dbg !6
  %87 = select <4 x i1> %77, <4 x float> %43, <4 x float> %76, !dbg !6
  %88 = select <4 x i1> %77, <4 x i64> splat (i64 7), <4 x i64> %86, !dbg !6
  store <4 x float> %87, ptr %2, align 64, !dbg !6
  store <4 x i64> %88, ptr %1, align 8, !dbg !6
  ret void, !dbg !8
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !9 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !11 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 5) i32 @kina.check_call(ptr readonly captures(none) %0, ptr %1, i64 range(i64 0, 65) %2) unnamed_addr #3 !dbg !12 {
  %4 = getelementptr i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8, !dbg !14
  %6 = ptrtoint ptr %5 to i64, !dbg !19
  %7 = add i64 %6, 32
  %8 = load ptr, ptr %0, align 8, !dbg !20
  %9 = ptrtoint ptr %8 to i64, !dbg !22
  %10 = add i64 %9, 128, !dbg !23
  %11 = icmp ugt i64 %10, %6, !dbg !26
  %12 = icmp ugt i64 %7, %9, !dbg !27
  %13 = and i1 %12, %11, !dbg !28
  br i1 %13, label %kina.workspace_overlaps.exit.thread, label %14, !dbg !29

14:                                               ; preds = %3
  %15 = ptrtoint ptr %1 to i64, !dbg !30
  %16 = icmp eq i64 %2, 0, !dbg !33
  br i1 %16, label %.preheader.preheader.i, label %.preheader.i, !dbg !34

.preheader.i:                                     ; preds = %14
  %17 = add i64 %2, %15
  %18 = icmp ugt i64 %10, %15, !dbg !35
  %19 = icmp ugt i64 %17, %9, !dbg !37
  %20 = and i1 %19, %18, !dbg !38
  br i1 %20, label %kina.workspace_overlaps.exit.thread, label %kina.workspace_overlaps.exit, !dbg !39

kina.workspace_overlaps.exit:                     ; preds = %.preheader.i
  %21 = icmp ugt i64 %7, %15, !dbg !35
  %22 = icmp ugt i64 %17, %6, !dbg !37
  %23 = and i1 %22, %21, !dbg !38
  br i1 %23, label %kina.workspace_overlaps.exit.thread, label %24, !dbg !40

24:                                               ; preds = %kina.workspace_overlaps.exit
  %25 = and i64 %15, 63, !dbg !41
  %26 = and i64 %9, 3
  %27 = or i64 %25, %26, !dbg !44
  %or.cond = icmp eq i64 %27, 0, !dbg !44
  br i1 %or.cond, label %kina.misaligned.exit, label %kina.workspace_overlaps.exit.thread, !dbg !44

.preheader.preheader.i:                           ; preds = %14
  %.old = and i64 %9, 3, !dbg !45
  %.not.i.old = icmp eq i64 %.old, 0, !dbg !46
  br i1 %.not.i.old, label %kina.misaligned.exit, label %kina.workspace_overlaps.exit.thread, !dbg !47

kina.misaligned.exit:                             ; preds = %24, %.preheader.preheader.i
  %28 = and i64 %6, 7, !dbg !45
  %.not.1.i.not = icmp eq i64 %28, 0, !dbg !46
  br i1 %.not.1.i.not, label %29, label %kina.workspace_overlaps.exit.thread, !dbg !48

29:                                               ; preds = %kina.misaligned.exit
  %30 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #7, !dbg !49
  %31 = extractvalue { i32, i32, i32, i32 } %30, 0, !dbg !49
  %.not.i2 = icmp eq i32 %31, 0, !dbg !49
  br i1 %.not.i2, label %kina.workspace_overlaps.exit.thread, label %32, !dbg !49

32:                                               ; preds = %29
  %33 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 1, i32 0) #7, !dbg !49
  %34 = extractvalue { i32, i32, i32, i32 } %33, 2, !dbg !49
  %35 = and i32 %34, 1020801537, !dbg !49
  %36 = icmp eq i32 %35, 1020801537, !dbg !49
  br i1 %36, label %37, label %kina.workspace_overlaps.exit.thread, !dbg !49

37:                                               ; preds = %32
  %38 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483648, i32 0) #7, !dbg !49
  %39 = extractvalue { i32, i32, i32, i32 } %38, 0, !dbg !49
  %40 = icmp ugt i32 %39, -2147483648, !dbg !49
  br i1 %40, label %41, label %kina.workspace_overlaps.exit.thread, !dbg !49

41:                                               ; preds = %37
  %42 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483647, i32 0) #7, !dbg !49
  %43 = extractvalue { i32, i32, i32, i32 } %42, 2, !dbg !49
  %44 = and i32 %43, 33, !dbg !49
  %45 = icmp eq i32 %44, 33, !dbg !49
  br i1 %45, label %46, label %kina.workspace_overlaps.exit.thread, !dbg !49

46:                                               ; preds = %41
  %47 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #7, !dbg !49
  %48 = extractvalue { i32, i32, i32, i32 } %47, 0, !dbg !49
  %49 = icmp ugt i32 %48, 6, !dbg !49
  br i1 %49, label %50, label %kina.workspace_overlaps.exit.thread, !dbg !49

50:                                               ; preds = %46
  %51 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0) #7, !dbg !49
  %52 = extractvalue { i32, i32, i32, i32 } %51, 1, !dbg !49
  %53 = and i32 %52, 296, !dbg !49
  %54 = icmp eq i32 %53, 296, !dbg !49
  br i1 %54, label %kina.cpu_is_supported.exit, label %kina.workspace_overlaps.exit.thread, !dbg !49

kina.cpu_is_supported.exit:                       ; preds = %50
  %55 = tail call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0) #7, !dbg !49
  %.fr = freeze { i32, i32 } %55, !dbg !49
  %56 = extractvalue { i32, i32 } %.fr, 0, !dbg !49
  %57 = and i32 %56, 6, !dbg !49
  %58 = icmp eq i32 %57, 6, !dbg !49
  %spec.select = select i1 %58, i32 0, i32 4, !dbg !50
  br label %kina.workspace_overlaps.exit.thread, !dbg !50

kina.workspace_overlaps.exit.thread:              ; preds = %3, %kina.cpu_is_supported.exit, %32, %37, %41, %46, %50, %29, %.preheader.preheader.i, %24, %.preheader.i, %kina.misaligned.exit, %kina.workspace_overlaps.exit
  %59 = phi i32 [ 4, %37 ], [ 2, %.preheader.i ], [ 3, %kina.misaligned.exit ], [ 2, %kina.workspace_overlaps.exit ], [ 3, %.preheader.preheader.i ], [ 4, %32 ], [ %spec.select, %kina.cpu_is_supported.exit ], [ 3, %24 ], [ 4, %29 ], [ 4, %50 ], [ 4, %46 ], [ 4, %41 ], [ 2, %3 ], !dbg !51
  ret i32 %59, !dbg !52
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 5) i32 @kina.run_in_workspace(ptr nonnull readonly captures(none) %0, ptr %1) unnamed_addr #3 !dbg !53 {
  %3 = alloca i32, align 4
  %4 = tail call fastcc i32 @kina.check_call(ptr nonnull %0, ptr %1, i64 64), !dbg !54
  %.not = icmp eq i32 %4, 0, !dbg !55
  br i1 %.not, label %5, label %13, !dbg !56

5:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !57
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %3), !dbg !57
  %6 = load i32, ptr %3, align 4, !dbg !57
  %7 = and i32 %6, 65472, !dbg !57
  %.not.i.i = icmp eq i32 %7, 8064, !dbg !57
  br i1 %.not.i.i, label %kina.call_body.exit, label %8, !dbg !57

8:                                                ; preds = %5
  store i32 8064, ptr %3, align 4, !dbg !57
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3), !dbg !57
  br label %kina.call_body.exit, !dbg !57

kina.call_body.exit:                              ; preds = %5, %8
  %9 = zext i32 %6 to i64, !dbg !57
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !57
  %10 = load ptr, ptr %0, align 8, !dbg !60
  %11 = getelementptr i8, ptr %0, i64 8, !dbg !60
  %12 = load ptr, ptr %11, align 8, !dbg !60
  call fastcc void @greedy.impl(ptr %10, ptr %12, ptr nonnull %1), !dbg !60
  call fastcc void @kina.leave_float_environment(i64 %9), !dbg !63
  br label %13, !dbg !64

13:                                               ; preds = %kina.call_body.exit, %2
  ret i32 %4, !dbg !65
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 5) i32 @kina.run(ptr readonly captures(none) %0) unnamed_addr #3 !dbg !66 {
  %2 = alloca i32, align 4
  %3 = tail call fastcc i32 @kina.check_call(ptr %0, ptr null, i64 0), !dbg !67
  %.not = icmp eq i32 %3, 0, !dbg !68
  br i1 %.not, label %4, label %19, !dbg !69

4:                                                ; preds = %1
  %5 = tail call dereferenceable_or_null(127) ptr @malloc(i64 127), !dbg !70
  %6 = icmp eq ptr %5, null, !dbg !71
  br i1 %6, label %19, label %7, !dbg !72

7:                                                ; preds = %4
  %8 = ptrtoint ptr %5 to i64, !dbg !73
  %9 = sub i64 0, %8, !dbg !74
  %10 = and i64 %9, 63, !dbg !75
  %11 = getelementptr i8, ptr %5, i64 %10, !dbg !76
  call void @llvm.lifetime.start.p0(ptr nonnull %2), !dbg !77
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %2), !dbg !77
  %12 = load i32, ptr %2, align 4, !dbg !77
  %13 = and i32 %12, 65472, !dbg !77
  %.not.i.i = icmp eq i32 %13, 8064, !dbg !77
  br i1 %.not.i.i, label %kina.call_body.exit, label %14, !dbg !77

14:                                               ; preds = %7
  store i32 8064, ptr %2, align 4, !dbg !77
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %2), !dbg !77
  br label %kina.call_body.exit, !dbg !77

kina.call_body.exit:                              ; preds = %7, %14
  %15 = zext i32 %12 to i64, !dbg !77
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !77
  %16 = load ptr, ptr %0, align 8, !dbg !79
  %17 = getelementptr i8, ptr %0, i64 8, !dbg !79
  %18 = load ptr, ptr %17, align 8, !dbg !79
  call fastcc void @greedy.impl(ptr %16, ptr %18, ptr nonnull %11), !dbg !79
  call fastcc void @kina.leave_float_environment(i64 %15), !dbg !81
  call void @free(ptr nonnull %5), !dbg !82
  br label %19, !dbg !83

19:                                               ; preds = %kina.call_body.exit, %4, %1
  %20 = phi i32 [ 0, %kina.call_body.exit ], [ 1, %4 ], [ %3, %1 ], !dbg !84
  ret i32 %20, !dbg !85
}

; Function Attrs: nounwind
define range(i32 0, 5) i32 @kina_greedy(ptr %0, ptr %1) local_unnamed_addr #4 !dbg !86 {
  %3 = alloca [2 x ptr], align 8, !dbg !87
  store ptr %0, ptr %3, align 8, !dbg !87
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !87
  store ptr %1, ptr %4, align 8, !dbg !87
  %5 = call fastcc i32 @kina.run(ptr nonnull %3), !dbg !87
  ret i32 %5, !dbg !87
}

; Function Attrs: nounwind
define range(i32 0, 5) i32 @kina_greedy_ws(ptr %0, ptr %1, ptr %2) local_unnamed_addr #4 !dbg !88 {
  %4 = alloca [2 x ptr], align 8, !dbg !89
  store ptr %1, ptr %4, align 8, !dbg !89
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !89
  store ptr %2, ptr %5, align 8, !dbg !89
  %6 = call fastcc i32 @kina.run_in_workspace(ptr %4, ptr %0), !dbg !89
  ret i32 %6, !dbg !89
}

; Function Attrs: nounwind
define range(i32 0, 5) i32 @kina_greedy_packed(ptr readonly captures(none) %0) local_unnamed_addr #4 !dbg !90 {
  %2 = tail call fastcc i32 @kina.run(ptr %0), !dbg !91
  ret i32 %2, !dbg !91
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i64 @kina_greedy_workspace_bytes() local_unnamed_addr #5 !dbg !92 {
  ret i64 64, !dbg !93
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef nonnull ptr @kina_manifest() local_unnamed_addr #5 !dbg !94 {
  ret ptr @kina.manifest_text, !dbg !95
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

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #6

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="x86-64" "target-features"="+sse3,+ssse3,+fma,+cx16,+sse4.1,+sse4.2,+movbe,+popcnt,+xsave,+avx,+f16c,+sahf,+lzcnt,+bmi,+avx2,+bmi2" "tune-cpu"="x86-64-v3" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { noinline nounwind "target-cpu"="x86-64" }
attributes #4 = { nounwind "target-cpu"="x86-64" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "target-cpu"="x86-64" }
attributes #6 = { nounwind memory(argmem: write) }
attributes #7 = { nounwind }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "MLIR", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "storylm0_greedy.kina", directory: "examples")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "greedy.impl", linkageName: "greedy.impl", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
!5 = !{}
!6 = !DILocation(line: 4, column: 10, scope: !3)
!7 = distinct !{}
!8 = !DILocation(line: 4, column: 3, scope: !3)
!9 = !DISubprogram(name: "malloc", linkageName: "malloc", scope: !10, file: !10, line: 14, type: !4, scopeLine: 14, spFlags: DISPFlagOptimized)
!10 = !DIFile(filename: "kina-runtime.mlir", directory: "")
!11 = !DISubprogram(name: "free", linkageName: "free", scope: !10, file: !10, line: 15, type: !4, scopeLine: 15, spFlags: DISPFlagOptimized)
!12 = distinct !DISubprogram(name: "kina.check_call", linkageName: "kina.check_call", scope: !10, file: !10, line: 124, type: !13, scopeLine: 124, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(cc: DW_CC_nocall, types: !5)
!14 = !DILocation(line: 30, column: 14, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "kina.address", linkageName: "kina.address", scope: !10, file: !10, line: 28, type: !4, scopeLine: 28, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = distinct !DILocation(line: 49, column: 12, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "kina.output_overlaps", linkageName: "kina.output_overlaps", scope: !10, file: !10, line: 44, type: !4, scopeLine: 44, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = distinct !DILocation(line: 135, column: 12, scope: !12)
!19 = !DILocation(line: 31, column: 14, scope: !15, inlinedAt: !16)
!20 = !DILocation(line: 30, column: 14, scope: !15, inlinedAt: !21)
!21 = distinct !DILocation(line: 58, column: 12, scope: !17, inlinedAt: !18)
!22 = !DILocation(line: 31, column: 14, scope: !15, inlinedAt: !21)
!23 = !DILocation(line: 20, column: 16, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "kina.ranges_meet", linkageName: "kina.ranges_meet", scope: !10, file: !10, line: 18, type: !4, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 60, column: 11, scope: !17, inlinedAt: !18)
!26 = !DILocation(line: 21, column: 20, scope: !24, inlinedAt: !25)
!27 = !DILocation(line: 22, column: 17, scope: !24, inlinedAt: !25)
!28 = !DILocation(line: 23, column: 11, scope: !24, inlinedAt: !25)
!29 = !DILocation(line: 137, column: 3, scope: !12)
!30 = !DILocation(line: 78, column: 12, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "kina.workspace_overlaps", linkageName: "kina.workspace_overlaps", scope: !10, file: !10, line: 73, type: !4, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 139, column: 22, scope: !12)
!33 = !DILocation(line: 79, column: 12, scope: !31, inlinedAt: !32)
!34 = !DILocation(line: 80, column: 3, scope: !31, inlinedAt: !32)
!35 = !DILocation(line: 21, column: 20, scope: !24, inlinedAt: !36)
!36 = distinct !DILocation(line: 87, column: 11, scope: !31, inlinedAt: !32)
!37 = !DILocation(line: 22, column: 17, scope: !24, inlinedAt: !36)
!38 = !DILocation(line: 23, column: 11, scope: !24, inlinedAt: !36)
!39 = !DILocation(line: 89, column: 3, scope: !31, inlinedAt: !32)
!40 = !DILocation(line: 140, column: 3, scope: !12)
!41 = !DILocation(line: 102, column: 15, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "kina.misaligned", linkageName: "kina.misaligned", scope: !10, file: !10, line: 95, type: !4, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = distinct !DILocation(line: 142, column: 10, scope: !12)
!44 = !DILocation(line: 106, column: 3, scope: !42, inlinedAt: !43)
!45 = !DILocation(line: 115, column: 23, scope: !42, inlinedAt: !43)
!46 = !DILocation(line: 116, column: 18, scope: !42, inlinedAt: !43)
!47 = !DILocation(line: 118, column: 3, scope: !42, inlinedAt: !43)
!48 = !DILocation(line: 143, column: 3, scope: !12)
!49 = !DILocation(line: 145, column: 16, scope: !12)
!50 = !DILocation(line: 146, column: 3, scope: !12)
!51 = !DILocation(line: 147, column: 7, scope: !12)
!52 = !DILocation(line: 148, column: 3, scope: !12)
!53 = distinct !DISubprogram(name: "kina.run_in_workspace", linkageName: "kina.run_in_workspace", scope: !10, file: !10, line: 160, type: !13, scopeLine: 160, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = !DILocation(line: 162, column: 13, scope: !53)
!55 = !DILocation(line: 163, column: 14, scope: !53)
!56 = !DILocation(line: 164, column: 3, scope: !53)
!57 = !DILocation(line: 153, column: 18, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "kina.call_body", linkageName: "kina.call_body", scope: !10, file: !10, line: 152, type: !4, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!59 = distinct !DILocation(line: 166, column: 3, scope: !53)
!60 = !DILocation(line: 3, column: 14, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "greedy.unpack", linkageName: "greedy.unpack", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = distinct !DILocation(line: 154, column: 3, scope: !58, inlinedAt: !59)
!63 = !DILocation(line: 155, column: 3, scope: !58, inlinedAt: !59)
!64 = !DILocation(line: 167, column: 3, scope: !53)
!65 = !DILocation(line: 169, column: 3, scope: !53)
!66 = distinct !DISubprogram(name: "kina.run", linkageName: "kina.run", scope: !10, file: !10, line: 173, type: !13, scopeLine: 173, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = !DILocation(line: 179, column: 13, scope: !66)
!68 = !DILocation(line: 180, column: 14, scope: !66)
!69 = !DILocation(line: 181, column: 3, scope: !66)
!70 = !DILocation(line: 190, column: 13, scope: !66)
!71 = !DILocation(line: 191, column: 13, scope: !66)
!72 = !DILocation(line: 192, column: 3, scope: !66)
!73 = !DILocation(line: 194, column: 14, scope: !66)
!74 = !DILocation(line: 195, column: 15, scope: !66)
!75 = !DILocation(line: 196, column: 12, scope: !66)
!76 = !DILocation(line: 197, column: 16, scope: !66)
!77 = !DILocation(line: 153, column: 18, scope: !58, inlinedAt: !78)
!78 = distinct !DILocation(line: 198, column: 3, scope: !66)
!79 = !DILocation(line: 3, column: 14, scope: !61, inlinedAt: !80)
!80 = distinct !DILocation(line: 154, column: 3, scope: !58, inlinedAt: !78)
!81 = !DILocation(line: 155, column: 3, scope: !58, inlinedAt: !78)
!82 = !DILocation(line: 199, column: 3, scope: !66)
!83 = !DILocation(line: 200, column: 3, scope: !66)
!84 = !DILocation(line: 201, column: 7, scope: !66)
!85 = !DILocation(line: 202, column: 3, scope: !66)
!86 = distinct !DISubprogram(name: "kina_greedy", linkageName: "kina_greedy", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = !DILocation(line: 3, column: 14, scope: !86)
!88 = distinct !DISubprogram(name: "kina_greedy_ws", linkageName: "kina_greedy_ws", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = !DILocation(line: 3, column: 14, scope: !88)
!90 = distinct !DISubprogram(name: "kina_greedy_packed", linkageName: "kina_greedy_packed", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DILocation(line: 3, column: 14, scope: !90)
!92 = distinct !DISubprogram(name: "kina_greedy_workspace_bytes", linkageName: "kina_greedy_workspace_bytes", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!93 = !DILocation(line: 3, column: 14, scope: !92)
!94 = distinct !DISubprogram(name: "kina_manifest", linkageName: "kina_manifest", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !DILocation(line: 1, column: 1, scope: !94)
