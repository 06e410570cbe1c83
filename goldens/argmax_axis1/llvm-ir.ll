; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@kina.manifest_text = internal constant [502 x i8] c"{\0A  \22compiler\22: {\0A    \22name\22: \22kinac\22,\0A    \22version\22: \220.1.0\22\0A  },\0A  \22numerics\22: 1,\0A  \22target\22: {\0A    \22triple\22: \22x86_64-unknown-linux-gnu\22,\0A    \22cpu\22: \22x86-64-v3\22\0A  },\0A  \22functions\22: [\0A    {\0A      \22name\22: \22argmax_axis1\22,\0A      \22symbol\22: \22kina_argmax_axis1\22,\0A      \22doc\22: \22\22,\0A      \22workspace_bytes\22: 64,\0A      \22inplace\22: [],\0A      \22inputs\22: [\0A        {\22path\22: \22x\22, \22dtype\22: \22F32\22, \22shape\22: [2, 3]}\0A      ],\0A      \22outputs\22: [\0A        {\22path\22: \22out0\22, \22dtype\22: \22I64\22, \22shape\22: [2]}\0A      ]\0A    }\0A  ]\0A}\0A\00"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @argmax_axis1.impl(ptr noalias nonnull readonly align 4 captures(none) dereferenceable(24) %0, ptr noalias nonnull writeonly align 8 captures(none) dereferenceable(16) initializes((0, 16)) %1, ptr noalias nonnull writeonly align 64 captures(none) dereferenceable(64) initializes((0, 8)) %2) unnamed_addr #0 !dbg !3 {
.preheader4.preheader:
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !6
  %4 = load <4 x float>, ptr %0, align 4, !dbg !6
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <2 x i32> <i32 0, i32 3>, !dbg !6
  %6 = fcmp ogt <2 x float> %5, splat (float 0xFFF0000000000000), !dbg !6
  %7 = select <2 x i1> %6, <2 x float> %5, <2 x float> splat (float 0xFFF0000000000000), !dbg !6
  %8 = load <2 x float>, ptr %3, align 4, !dbg !6
  %9 = shufflevector <2 x float> %8, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !6
  %10 = shufflevector <4 x float> %4, <4 x float> %9, <2 x i32> <i32 1, i32 4>, !dbg !6
  %11 = fcmp ogt <2 x float> %10, %7, !dbg !6
  %12 = select <2 x i1> %11, <2 x float> %10, <2 x float> %7, !dbg !6
  %13 = shufflevector <4 x float> %4, <4 x float> %9, <2 x i32> <i32 2, i32 5>, !dbg !6
  %14 = fcmp ogt <2 x float> %13, %12, !dbg !6
  %15 = select <2 x i1> %14, <2 x float> %13, <2 x float> %12, !dbg !6
  store <2 x float> %15, ptr %2, align 64, !dbg !6
  %16 = zext <2 x i1> %11 to <2 x i64>, !dbg !6
  %17 = select <2 x i1> %14, <2 x i64> splat (i64 2), <2 x i64> %16, !dbg !6
  store <2 x i64> %17, ptr %1, align 8, !dbg !6
  ret void, !dbg !7
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !8 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !10 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 5) i32 @kina.check_call(ptr readonly captures(none) %0, ptr %1, i64 range(i64 0, 65) %2) unnamed_addr #3 !dbg !11 {
  %4 = getelementptr i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8, !dbg !13
  %6 = ptrtoint ptr %5 to i64, !dbg !18
  %7 = add i64 %6, 16
  %8 = load ptr, ptr %0, align 8, !dbg !19
  %9 = ptrtoint ptr %8 to i64, !dbg !21
  %10 = add i64 %9, 24, !dbg !22
  %11 = icmp ugt i64 %10, %6, !dbg !25
  %12 = icmp ugt i64 %7, %9, !dbg !26
  %13 = and i1 %12, %11, !dbg !27
  br i1 %13, label %kina.workspace_overlaps.exit.thread, label %14, !dbg !28

14:                                               ; preds = %3
  %15 = ptrtoint ptr %1 to i64, !dbg !29
  %16 = icmp eq i64 %2, 0, !dbg !32
  br i1 %16, label %.preheader.preheader.i, label %.preheader.i, !dbg !33

.preheader.i:                                     ; preds = %14
  %17 = add i64 %2, %15
  %18 = icmp ugt i64 %10, %15, !dbg !34
  %19 = icmp ugt i64 %17, %9, !dbg !36
  %20 = and i1 %19, %18, !dbg !37
  br i1 %20, label %kina.workspace_overlaps.exit.thread, label %kina.workspace_overlaps.exit, !dbg !38

kina.workspace_overlaps.exit:                     ; preds = %.preheader.i
  %21 = icmp ugt i64 %7, %15, !dbg !34
  %22 = icmp ugt i64 %17, %6, !dbg !36
  %23 = and i1 %22, %21, !dbg !37
  br i1 %23, label %kina.workspace_overlaps.exit.thread, label %24, !dbg !39

24:                                               ; preds = %kina.workspace_overlaps.exit
  %25 = and i64 %15, 63, !dbg !40
  %26 = and i64 %9, 3
  %27 = or i64 %25, %26, !dbg !43
  %or.cond = icmp eq i64 %27, 0, !dbg !43
  br i1 %or.cond, label %kina.misaligned.exit, label %kina.workspace_overlaps.exit.thread, !dbg !43

.preheader.preheader.i:                           ; preds = %14
  %.old = and i64 %9, 3, !dbg !44
  %.not.i.old = icmp eq i64 %.old, 0, !dbg !45
  br i1 %.not.i.old, label %kina.misaligned.exit, label %kina.workspace_overlaps.exit.thread, !dbg !46

kina.misaligned.exit:                             ; preds = %24, %.preheader.preheader.i
  %28 = and i64 %6, 7, !dbg !44
  %.not.1.i.not = icmp eq i64 %28, 0, !dbg !45
  br i1 %.not.1.i.not, label %29, label %kina.workspace_overlaps.exit.thread, !dbg !47

29:                                               ; preds = %kina.misaligned.exit
  %30 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #7, !dbg !48
  %31 = extractvalue { i32, i32, i32, i32 } %30, 0, !dbg !48
  %.not.i2 = icmp eq i32 %31, 0, !dbg !48
  br i1 %.not.i2, label %kina.workspace_overlaps.exit.thread, label %32, !dbg !48

32:                                               ; preds = %29
  %33 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 1, i32 0) #7, !dbg !48
  %34 = extractvalue { i32, i32, i32, i32 } %33, 2, !dbg !48
  %35 = and i32 %34, 1020801537, !dbg !48
  %36 = icmp eq i32 %35, 1020801537, !dbg !48
  br i1 %36, label %37, label %kina.workspace_overlaps.exit.thread, !dbg !48

37:                                               ; preds = %32
  %38 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483648, i32 0) #7, !dbg !48
  %39 = extractvalue { i32, i32, i32, i32 } %38, 0, !dbg !48
  %40 = icmp ugt i32 %39, -2147483648, !dbg !48
  br i1 %40, label %41, label %kina.workspace_overlaps.exit.thread, !dbg !48

41:                                               ; preds = %37
  %42 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483647, i32 0) #7, !dbg !48
  %43 = extractvalue { i32, i32, i32, i32 } %42, 2, !dbg !48
  %44 = and i32 %43, 33, !dbg !48
  %45 = icmp eq i32 %44, 33, !dbg !48
  br i1 %45, label %46, label %kina.workspace_overlaps.exit.thread, !dbg !48

46:                                               ; preds = %41
  %47 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #7, !dbg !48
  %48 = extractvalue { i32, i32, i32, i32 } %47, 0, !dbg !48
  %49 = icmp ugt i32 %48, 6, !dbg !48
  br i1 %49, label %50, label %kina.workspace_overlaps.exit.thread, !dbg !48

50:                                               ; preds = %46
  %51 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0) #7, !dbg !48
  %52 = extractvalue { i32, i32, i32, i32 } %51, 1, !dbg !48
  %53 = and i32 %52, 296, !dbg !48
  %54 = icmp eq i32 %53, 296, !dbg !48
  br i1 %54, label %kina.cpu_is_supported.exit, label %kina.workspace_overlaps.exit.thread, !dbg !48

kina.cpu_is_supported.exit:                       ; preds = %50
  %55 = tail call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0) #7, !dbg !48
  %.fr = freeze { i32, i32 } %55, !dbg !48
  %56 = extractvalue { i32, i32 } %.fr, 0, !dbg !48
  %57 = and i32 %56, 6, !dbg !48
  %58 = icmp eq i32 %57, 6, !dbg !48
  %spec.select = select i1 %58, i32 0, i32 4, !dbg !49
  br label %kina.workspace_overlaps.exit.thread, !dbg !49

kina.workspace_overlaps.exit.thread:              ; preds = %3, %kina.cpu_is_supported.exit, %32, %37, %41, %46, %50, %29, %.preheader.preheader.i, %24, %.preheader.i, %kina.misaligned.exit, %kina.workspace_overlaps.exit
  %59 = phi i32 [ 4, %37 ], [ 2, %.preheader.i ], [ 3, %kina.misaligned.exit ], [ 2, %kina.workspace_overlaps.exit ], [ 3, %.preheader.preheader.i ], [ 4, %32 ], [ %spec.select, %kina.cpu_is_supported.exit ], [ 3, %24 ], [ 4, %29 ], [ 4, %50 ], [ 4, %46 ], [ 4, %41 ], [ 2, %3 ], !dbg !50
  ret i32 %59, !dbg !51
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 5) i32 @kina.run_in_workspace(ptr nonnull readonly captures(none) %0, ptr %1) unnamed_addr #3 !dbg !52 {
  %3 = alloca i32, align 4
  %4 = tail call fastcc i32 @kina.check_call(ptr nonnull %0, ptr %1, i64 64), !dbg !53
  %.not = icmp eq i32 %4, 0, !dbg !54
  br i1 %.not, label %5, label %13, !dbg !55

5:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !56
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %3), !dbg !56
  %6 = load i32, ptr %3, align 4, !dbg !56
  %7 = and i32 %6, 65472, !dbg !56
  %.not.i.i = icmp eq i32 %7, 8064, !dbg !56
  br i1 %.not.i.i, label %kina.call_body.exit, label %8, !dbg !56

8:                                                ; preds = %5
  store i32 8064, ptr %3, align 4, !dbg !56
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3), !dbg !56
  br label %kina.call_body.exit, !dbg !56

kina.call_body.exit:                              ; preds = %5, %8
  %9 = zext i32 %6 to i64, !dbg !56
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !56
  %10 = load ptr, ptr %0, align 8, !dbg !59
  %11 = getelementptr i8, ptr %0, i64 8, !dbg !59
  %12 = load ptr, ptr %11, align 8, !dbg !59
  call fastcc void @argmax_axis1.impl(ptr %10, ptr %12, ptr nonnull %1), !dbg !59
  call fastcc void @kina.leave_float_environment(i64 %9), !dbg !62
  br label %13, !dbg !63

13:                                               ; preds = %kina.call_body.exit, %2
  ret i32 %4, !dbg !64
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 5) i32 @kina.run(ptr readonly captures(none) %0) unnamed_addr #3 !dbg !65 {
  %2 = alloca i32, align 4
  %3 = tail call fastcc i32 @kina.check_call(ptr %0, ptr null, i64 0), !dbg !66
  %.not = icmp eq i32 %3, 0, !dbg !67
  br i1 %.not, label %4, label %19, !dbg !68

4:                                                ; preds = %1
  %5 = tail call dereferenceable_or_null(127) ptr @malloc(i64 127), !dbg !69
  %6 = icmp eq ptr %5, null, !dbg !70
  br i1 %6, label %19, label %7, !dbg !71

7:                                                ; preds = %4
  %8 = ptrtoint ptr %5 to i64, !dbg !72
  %9 = sub i64 0, %8, !dbg !73
  %10 = and i64 %9, 63, !dbg !74
  %11 = getelementptr i8, ptr %5, i64 %10, !dbg !75
  call void @llvm.lifetime.start.p0(ptr nonnull %2), !dbg !76
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %2), !dbg !76
  %12 = load i32, ptr %2, align 4, !dbg !76
  %13 = and i32 %12, 65472, !dbg !76
  %.not.i.i = icmp eq i32 %13, 8064, !dbg !76
  br i1 %.not.i.i, label %kina.call_body.exit, label %14, !dbg !76

14:                                               ; preds = %7
  store i32 8064, ptr %2, align 4, !dbg !76
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %2), !dbg !76
  br label %kina.call_body.exit, !dbg !76

kina.call_body.exit:                              ; preds = %7, %14
  %15 = zext i32 %12 to i64, !dbg !76
  call void @llvm.lifetime.end.p0(ptr nonnull %2), !dbg !76
  %16 = load ptr, ptr %0, align 8, !dbg !78
  %17 = getelementptr i8, ptr %0, i64 8, !dbg !78
  %18 = load ptr, ptr %17, align 8, !dbg !78
  call fastcc void @argmax_axis1.impl(ptr %16, ptr %18, ptr nonnull %11), !dbg !78
  call fastcc void @kina.leave_float_environment(i64 %15), !dbg !80
  call void @free(ptr nonnull %5), !dbg !81
  br label %19, !dbg !82

19:                                               ; preds = %kina.call_body.exit, %4, %1
  %20 = phi i32 [ 0, %kina.call_body.exit ], [ 1, %4 ], [ %3, %1 ], !dbg !83
  ret i32 %20, !dbg !84
}

; Function Attrs: nounwind
define range(i32 0, 5) i32 @kina_argmax_axis1(ptr %0, ptr %1) local_unnamed_addr #4 !dbg !85 {
  %3 = alloca [2 x ptr], align 8, !dbg !86
  store ptr %0, ptr %3, align 8, !dbg !86
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !86
  store ptr %1, ptr %4, align 8, !dbg !86
  %5 = call fastcc i32 @kina.run(ptr nonnull %3), !dbg !86
  ret i32 %5, !dbg !86
}

; Function Attrs: nounwind
define range(i32 0, 5) i32 @kina_argmax_axis1_ws(ptr %0, ptr %1, ptr %2) local_unnamed_addr #4 !dbg !87 {
  %4 = alloca [2 x ptr], align 8, !dbg !88
  store ptr %1, ptr %4, align 8, !dbg !88
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !88
  store ptr %2, ptr %5, align 8, !dbg !88
  %6 = call fastcc i32 @kina.run_in_workspace(ptr %4, ptr %0), !dbg !88
  ret i32 %6, !dbg !88
}

; Function Attrs: nounwind
define range(i32 0, 5) i32 @kina_argmax_axis1_packed(ptr readonly captures(none) %0) local_unnamed_addr #4 !dbg !89 {
  %2 = tail call fastcc i32 @kina.run(ptr %0), !dbg !90
  ret i32 %2, !dbg !90
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i64 @kina_argmax_axis1_workspace_bytes() local_unnamed_addr #5 !dbg !91 {
  ret i64 64, !dbg !92
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef nonnull ptr @kina_manifest() local_unnamed_addr #5 !dbg !93 {
  ret ptr @kina.manifest_text, !dbg !94
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
!1 = !DIFile(filename: "argmax_axis1.kina", directory: "tests/corpus")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "argmax_axis1.impl", linkageName: "argmax_axis1.impl", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
!5 = !{}
!6 = !DILocation(line: 2, column: 5, scope: !3)
!7 = !DILocation(line: 2, column: 3, scope: !3)
!8 = !DISubprogram(name: "malloc", linkageName: "malloc", scope: !9, file: !9, line: 14, type: !4, scopeLine: 14, spFlags: DISPFlagOptimized)
!9 = !DIFile(filename: "kina-runtime.mlir", directory: "")
!10 = !DISubprogram(name: "free", linkageName: "free", scope: !9, file: !9, line: 15, type: !4, scopeLine: 15, spFlags: DISPFlagOptimized)
!11 = distinct !DISubprogram(name: "kina.check_call", linkageName: "kina.check_call", scope: !9, file: !9, line: 124, type: !12, scopeLine: 124, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(cc: DW_CC_nocall, types: !5)
!13 = !DILocation(line: 30, column: 14, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "kina.address", linkageName: "kina.address", scope: !9, file: !9, line: 28, type: !4, scopeLine: 28, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = distinct !DILocation(line: 49, column: 12, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "kina.output_overlaps", linkageName: "kina.output_overlaps", scope: !9, file: !9, line: 44, type: !4, scopeLine: 44, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = distinct !DILocation(line: 135, column: 12, scope: !11)
!18 = !DILocation(line: 31, column: 14, scope: !14, inlinedAt: !15)
!19 = !DILocation(line: 30, column: 14, scope: !14, inlinedAt: !20)
!20 = distinct !DILocation(line: 58, column: 12, scope: !16, inlinedAt: !17)
!21 = !DILocation(line: 31, column: 14, scope: !14, inlinedAt: !20)
!22 = !DILocation(line: 20, column: 16, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "kina.ranges_meet", linkageName: "kina.ranges_meet", scope: !9, file: !9, line: 18, type: !4, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 60, column: 11, scope: !16, inlinedAt: !17)
!25 = !DILocation(line: 21, column: 20, scope: !23, inlinedAt: !24)
!26 = !DILocation(line: 22, column: 17, scope: !23, inlinedAt: !24)
!27 = !DILocation(line: 23, column: 11, scope: !23, inlinedAt: !24)
!28 = !DILocation(line: 137, column: 3, scope: !11)
!29 = !DILocation(line: 78, column: 12, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "kina.workspace_overlaps", linkageName: "kina.workspace_overlaps", scope: !9, file: !9, line: 73, type: !4, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 139, column: 22, scope: !11)
!32 = !DILocation(line: 79, column: 12, scope: !30, inlinedAt: !31)
!33 = !DILocation(line: 80, column: 3, scope: !30, inlinedAt: !31)
!34 = !DILocation(line: 21, column: 20, scope: !23, inlinedAt: !35)
!35 = distinct !DILocation(line: 87, column: 11, scope: !30, inlinedAt: !31)
!36 = !DILocation(line: 22, column: 17, scope: !23, inlinedAt: !35)
!37 = !DILocation(line: 23, column: 11, scope: !23, inlinedAt: !35)
!38 = !DILocation(line: 89, column: 3, scope: !30, inlinedAt: !31)
!39 = !DILocation(line: 140, column: 3, scope: !11)
!40 = !DILocation(line: 102, column: 15, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "kina.misaligned", linkageName: "kina.misaligned", scope: !9, file: !9, line: 95, type: !4, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 142, column: 10, scope: !11)
!43 = !DILocation(line: 106, column: 3, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 115, column: 23, scope: !41, inlinedAt: !42)
!45 = !DILocation(line: 116, column: 18, scope: !41, inlinedAt: !42)
!46 = !DILocation(line: 118, column: 3, scope: !41, inlinedAt: !42)
!47 = !DILocation(line: 143, column: 3, scope: !11)
!48 = !DILocation(line: 145, column: 16, scope: !11)
!49 = !DILocation(line: 146, column: 3, scope: !11)
!50 = !DILocation(line: 147, column: 7, scope: !11)
!51 = !DILocation(line: 148, column: 3, scope: !11)
!52 = distinct !DISubprogram(name: "kina.run_in_workspace", linkageName: "kina.run_in_workspace", scope: !9, file: !9, line: 160, type: !12, scopeLine: 160, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = !DILocation(line: 162, column: 13, scope: !52)
!54 = !DILocation(line: 163, column: 14, scope: !52)
!55 = !DILocation(line: 164, column: 3, scope: !52)
!56 = !DILocation(line: 153, column: 18, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "kina.call_body", linkageName: "kina.call_body", scope: !9, file: !9, line: 152, type: !4, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = distinct !DILocation(line: 166, column: 3, scope: !52)
!59 = !DILocation(line: 1, column: 20, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "argmax_axis1.unpack", linkageName: "argmax_axis1.unpack", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = distinct !DILocation(line: 154, column: 3, scope: !57, inlinedAt: !58)
!62 = !DILocation(line: 155, column: 3, scope: !57, inlinedAt: !58)
!63 = !DILocation(line: 167, column: 3, scope: !52)
!64 = !DILocation(line: 169, column: 3, scope: !52)
!65 = distinct !DISubprogram(name: "kina.run", linkageName: "kina.run", scope: !9, file: !9, line: 173, type: !12, scopeLine: 173, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = !DILocation(line: 179, column: 13, scope: !65)
!67 = !DILocation(line: 180, column: 14, scope: !65)
!68 = !DILocation(line: 181, column: 3, scope: !65)
!69 = !DILocation(line: 190, column: 13, scope: !65)
!70 = !DILocation(line: 191, column: 13, scope: !65)
!71 = !DILocation(line: 192, column: 3, scope: !65)
!72 = !DILocation(line: 194, column: 14, scope: !65)
!73 = !DILocation(line: 195, column: 15, scope: !65)
!74 = !DILocation(line: 196, column: 12, scope: !65)
!75 = !DILocation(line: 197, column: 16, scope: !65)
!76 = !DILocation(line: 153, column: 18, scope: !57, inlinedAt: !77)
!77 = distinct !DILocation(line: 198, column: 3, scope: !65)
!78 = !DILocation(line: 1, column: 20, scope: !60, inlinedAt: !79)
!79 = distinct !DILocation(line: 154, column: 3, scope: !57, inlinedAt: !77)
!80 = !DILocation(line: 155, column: 3, scope: !57, inlinedAt: !77)
!81 = !DILocation(line: 199, column: 3, scope: !65)
!82 = !DILocation(line: 200, column: 3, scope: !65)
!83 = !DILocation(line: 201, column: 7, scope: !65)
!84 = !DILocation(line: 202, column: 3, scope: !65)
!85 = distinct !DISubprogram(name: "kina_argmax_axis1", linkageName: "kina_argmax_axis1", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!86 = !DILocation(line: 1, column: 20, scope: !85)
!87 = distinct !DISubprogram(name: "kina_argmax_axis1_ws", linkageName: "kina_argmax_axis1_ws", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = !DILocation(line: 1, column: 20, scope: !87)
!89 = distinct !DISubprogram(name: "kina_argmax_axis1_packed", linkageName: "kina_argmax_axis1_packed", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = !DILocation(line: 1, column: 20, scope: !89)
!91 = distinct !DISubprogram(name: "kina_argmax_axis1_workspace_bytes", linkageName: "kina_argmax_axis1_workspace_bytes", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = !DILocation(line: 1, column: 20, scope: !91)
!93 = distinct !DISubprogram(name: "kina_manifest", linkageName: "kina_manifest", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = !DILocation(line: 1, column: 1, scope: !93)
