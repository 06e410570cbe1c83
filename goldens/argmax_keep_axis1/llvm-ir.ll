; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@argmax_keep_axis1.extents = internal unnamed_addr constant [4 x i64] [i64 24, i64 4, i64 16, i64 8]
@kina.manifest_text = internal constant [515 x i8] c"{\0A  \22compiler\22: {\0A    \22name\22: \22kinac\22,\0A    \22version\22: \220.1.0\22\0A  },\0A  \22numerics\22: 1,\0A  \22target\22: {\0A    \22triple\22: \22x86_64-unknown-linux-gnu\22,\0A    \22cpu\22: \22x86-64-v3\22\0A  },\0A  \22functions\22: [\0A    {\0A      \22name\22: \22argmax_keep_axis1\22,\0A      \22symbol\22: \22kina_argmax_keep_axis1\22,\0A      \22doc\22: \22\22,\0A      \22workspace_bytes\22: 64,\0A      \22inplace\22: [],\0A      \22inputs\22: [\0A        {\22path\22: \22x\22, \22dtype\22: \22F32\22, \22shape\22: [2, 3]}\0A      ],\0A      \22outputs\22: [\0A        {\22path\22: \22out0\22, \22dtype\22: \22I64\22, \22shape\22: [2, 1]}\0A      ]\0A    }\0A  ]\0A}\0A\00"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @argmax_keep_axis1.impl(ptr noalias nonnull readonly align 4 captures(none) dereferenceable(24) %0, ptr noalias nonnull align 8 captures(none) dereferenceable(16) %1, ptr noalias nonnull align 64 captures(none) dereferenceable(64) %2) unnamed_addr #0 !dbg !3 {
.preheader4.preheader.critedge:
  store <2 x float> splat (float 0xFFF0000000000000), ptr %2, align 64, !dbg !6
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1, i8 0, i64 16, i1 false), !dbg !6
  br label %.preheader, !dbg !6

.preheader:                                       ; preds = %.preheader4.preheader.critedge, %17
  %exitcond8.not = phi i1 [ true, %17 ], [ false, %.preheader4.preheader.critedge ]
  %3 = phi i64 [ 1, %17 ], [ 0, %.preheader4.preheader.critedge ]
  %.idx = mul nuw nsw i64 %3, 12
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 %.idx
  %5 = getelementptr inbounds nuw float, ptr %2, i64 %3
  %6 = getelementptr inbounds nuw i64, ptr %1, i64 %3
  %.promoted = load float, ptr %5, align 4
  %.promoted5 = load i64, ptr %6, align 8
  br label %7, !dbg !6

7:                                                ; preds = %.preheader, %7
  %8 = phi i64 [ 0, %.preheader ], [ %16, %7 ]
  %9 = phi float [ %.promoted, %.preheader ], [ %14, %7 ]
  %10 = phi i64 [ %.promoted5, %.preheader ], [ %15, %7 ]
  %11 = getelementptr inbounds nuw float, ptr %4, i64 %8, !dbg !6
  %12 = load float, ptr %11, align 4, !dbg !6
  %13 = fcmp ogt float %12, %9, !dbg !6
  %14 = select i1 %13, float %12, float %9, !dbg !6
  %15 = select i1 %13, i64 %8, i64 %10, !dbg !6
  %16 = add nuw nsw i64 %8, 1, !dbg !6
  %exitcond.not = icmp eq i64 %16, 3, !dbg !6
  br i1 %exitcond.not, label %17, label %7, !dbg !6

17:                                               ; preds = %7
  store float %14, ptr %5, align 4, !dbg !6
  store i64 %15, ptr %6, align 8, !dbg !6
  br i1 %exitcond8.not, label %18, label %.preheader, !dbg !6

18:                                               ; preds = %17
  ret void, !dbg !7
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !8 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !10 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.check_call(ptr readonly captures(none) %0, ptr %1, i64 range(i64 0, 65) %2) unnamed_addr #3 !dbg !11 {
.critedge:
  %3 = getelementptr i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !dbg !13
  %5 = ptrtoint ptr %4 to i64, !dbg !18
  %6 = add i64 %5, 16
  %7 = load ptr, ptr %0, align 8, !dbg !19
  %8 = ptrtoint ptr %7 to i64, !dbg !21
  %9 = add i64 %8, 24, !dbg !22
  %10 = icmp ugt i64 %9, %5, !dbg !25
  %11 = icmp ugt i64 %6, %8, !dbg !26
  %12 = and i1 %11, %10, !dbg !27
  br i1 %12, label %kina.workspace_overlaps.exit, label %kina.output_overlaps.exit, !dbg !28

kina.output_overlaps.exit:                        ; preds = %.critedge
  %13 = ptrtoint ptr %1 to i64, !dbg !29
  %14 = icmp eq i64 %2, 0, !dbg !32
  br i1 %14, label %.loopexit, label %.preheader.i, !dbg !33

.preheader.i:                                     ; preds = %kina.output_overlaps.exit
  %15 = add i64 %2, %13
  br label %16, !dbg !34

16:                                               ; preds = %18, %.preheader.i
  %17 = phi i64 [ %28, %18 ], [ 0, %.preheader.i ], !dbg !35
  %exitcond.not.not.i = icmp eq i64 %17, 2, !dbg !36
  br i1 %exitcond.not.not.i, label %.loopexit, label %18, !dbg !34

18:                                               ; preds = %16
  %19 = getelementptr ptr, ptr %0, i64 %17, !dbg !37
  %20 = load ptr, ptr %19, align 8, !dbg !39
  %21 = ptrtoint ptr %20 to i64, !dbg !40
  %22 = getelementptr { i64, i64 }, ptr @argmax_keep_axis1.extents, i64 %17, !dbg !41
  %23 = load i64, ptr %22, align 16, !dbg !44
  %24 = add i64 %23, %21, !dbg !45
  %25 = icmp ugt i64 %24, %13, !dbg !47
  %26 = icmp ugt i64 %15, %21, !dbg !48
  %27 = and i1 %26, %25, !dbg !49
  %28 = add nuw nsw i64 %17, 1, !dbg !50
  br i1 %27, label %kina.workspace_overlaps.exit, label %16, !dbg !51

.loopexit:                                        ; preds = %16, %kina.output_overlaps.exit
  %29 = and i64 %13, 63, !dbg !52
  %30 = icmp ne i64 %29, 0, !dbg !55
  %31 = icmp ne i64 %2, 0, !dbg !56
  %32 = and i1 %31, %30, !dbg !57
  br i1 %32, label %kina.workspace_overlaps.exit, label %.preheader.i2, !dbg !58

.preheader.i2:                                    ; preds = %.loopexit, %34
  %33 = phi i64 [ %42, %34 ], [ 0, %.loopexit ], !dbg !59
  %exitcond.not.not.i3 = icmp eq i64 %33, 2, !dbg !60
  br i1 %exitcond.not.not.i3, label %kina.misaligned.exit, label %34, !dbg !61

34:                                               ; preds = %.preheader.i2
  %35 = getelementptr ptr, ptr %0, i64 %33, !dbg !62
  %36 = load ptr, ptr %35, align 8, !dbg !64
  %37 = ptrtoint ptr %36 to i64, !dbg !65
  %.split.i = getelementptr { i64, i64 }, ptr @argmax_keep_axis1.extents, i64 %33, !dbg !66
  %38 = getelementptr i8, ptr %.split.i, i64 8, !dbg !66
  %39 = load i64, ptr %38, align 8, !dbg !67
  %40 = add i64 %39, -1, !dbg !68
  %41 = and i64 %40, %37, !dbg !69
  %.not.i = icmp eq i64 %41, 0, !dbg !70
  %42 = add nuw nsw i64 %33, 1, !dbg !71
  br i1 %.not.i, label %.preheader.i2, label %kina.workspace_overlaps.exit, !dbg !72

kina.misaligned.exit:                             ; preds = %.preheader.i2
  %43 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #8, !dbg !73
  %44 = extractvalue { i32, i32, i32, i32 } %43, 0, !dbg !73
  %.not.i4 = icmp eq i32 %44, 0, !dbg !73
  br i1 %.not.i4, label %kina.workspace_overlaps.exit, label %45, !dbg !73

45:                                               ; preds = %kina.misaligned.exit
  %46 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 1, i32 0) #8, !dbg !73
  %47 = extractvalue { i32, i32, i32, i32 } %46, 2, !dbg !73
  %48 = and i32 %47, 1020801537, !dbg !73
  %49 = icmp eq i32 %48, 1020801537, !dbg !73
  br i1 %49, label %50, label %kina.workspace_overlaps.exit, !dbg !73

50:                                               ; preds = %45
  %51 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483648, i32 0) #8, !dbg !73
  %52 = extractvalue { i32, i32, i32, i32 } %51, 0, !dbg !73
  %53 = icmp ugt i32 %52, -2147483648, !dbg !73
  br i1 %53, label %54, label %kina.workspace_overlaps.exit, !dbg !73

54:                                               ; preds = %50
  %55 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483647, i32 0) #8, !dbg !73
  %56 = extractvalue { i32, i32, i32, i32 } %55, 2, !dbg !73
  %57 = and i32 %56, 33, !dbg !73
  %58 = icmp eq i32 %57, 33, !dbg !73
  br i1 %58, label %59, label %kina.workspace_overlaps.exit, !dbg !73

59:                                               ; preds = %54
  %60 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #8, !dbg !73
  %61 = extractvalue { i32, i32, i32, i32 } %60, 0, !dbg !73
  %62 = icmp ugt i32 %61, 6, !dbg !73
  br i1 %62, label %63, label %kina.workspace_overlaps.exit, !dbg !73

63:                                               ; preds = %59
  %64 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0) #8, !dbg !73
  %65 = extractvalue { i32, i32, i32, i32 } %64, 1, !dbg !73
  %66 = and i32 %65, 296, !dbg !73
  %67 = icmp eq i32 %66, 296, !dbg !73
  br i1 %67, label %kina.cpu_is_supported.exit, label %kina.workspace_overlaps.exit, !dbg !73

kina.cpu_is_supported.exit:                       ; preds = %63
  %68 = tail call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0) #8, !dbg !73
  %.fr = freeze { i32, i32 } %68, !dbg !73
  %69 = extractvalue { i32, i32 } %.fr, 0, !dbg !73
  %70 = and i32 %69, 6, !dbg !73
  %71 = icmp eq i32 %70, 6, !dbg !73
  %spec.select = select i1 %71, i32 0, i32 4, !dbg !74
  br label %kina.workspace_overlaps.exit, !dbg !74

kina.workspace_overlaps.exit:                     ; preds = %18, %34, %.critedge, %kina.cpu_is_supported.exit, %45, %50, %54, %59, %63, %kina.misaligned.exit, %.loopexit
  %72 = phi i32 [ 4, %50 ], [ 3, %34 ], [ 2, %.critedge ], [ 4, %45 ], [ %spec.select, %kina.cpu_is_supported.exit ], [ 3, %.loopexit ], [ 4, %kina.misaligned.exit ], [ 4, %63 ], [ 4, %59 ], [ 4, %54 ], [ 2, %18 ], !dbg !75
  ret i32 %72, !dbg !76
}

; Function Attrs: minsize nounwind optsize
define internal fastcc void @kina.call_body(ptr readonly captures(none) %0, ptr captures(none) %1) unnamed_addr #4 !dbg !77 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !78
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %3), !dbg !78
  %4 = load i32, ptr %3, align 4, !dbg !78
  %5 = and i32 %4, 65472, !dbg !78
  %.not.i = icmp eq i32 %5, 8064, !dbg !78
  br i1 %.not.i, label %kina.enter_float_environment.exit, label %6, !dbg !78

6:                                                ; preds = %2
  store i32 8064, ptr %3, align 4, !dbg !78
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3), !dbg !78
  br label %kina.enter_float_environment.exit, !dbg !78

kina.enter_float_environment.exit:                ; preds = %2, %6
  %7 = zext i32 %4 to i64, !dbg !78
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !78
  call fastcc void @argmax_keep_axis1.unpack(ptr %0, ptr %1), !dbg !79
  call fastcc void @kina.leave_float_environment(i64 %7), !dbg !80
  ret void, !dbg !81
}

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.run_in_workspace(ptr nonnull readonly captures(none) %0, ptr %1) unnamed_addr #3 !dbg !82 {
  %3 = tail call fastcc i32 @kina.check_call(ptr nonnull %0, ptr %1, i64 64), !dbg !83
  %.not = icmp eq i32 %3, 0, !dbg !84
  br i1 %.not, label %4, label %5, !dbg !85

4:                                                ; preds = %2
  tail call fastcc void @kina.call_body(ptr nonnull %0, ptr %1), !dbg !86
  br label %5, !dbg !87

5:                                                ; preds = %4, %2
  ret i32 %3, !dbg !88
}

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.run(ptr readonly captures(none) %0) unnamed_addr #3 !dbg !89 {
  %2 = tail call fastcc i32 @kina.check_call(ptr %0, ptr null, i64 0), !dbg !90
  %.not = icmp eq i32 %2, 0, !dbg !91
  br i1 %.not, label %3, label %11, !dbg !92

3:                                                ; preds = %1
  %4 = tail call dereferenceable_or_null(127) ptr @malloc(i64 127), !dbg !93
  %5 = icmp eq ptr %4, null, !dbg !94
  br i1 %5, label %11, label %6, !dbg !95

6:                                                ; preds = %3
  %7 = ptrtoint ptr %4 to i64, !dbg !96
  %8 = sub i64 0, %7, !dbg !97
  %9 = and i64 %8, 63, !dbg !98
  %10 = getelementptr i8, ptr %4, i64 %9, !dbg !99
  tail call fastcc void @kina.call_body(ptr %0, ptr %10), !dbg !100
  tail call void @free(ptr nonnull %4), !dbg !101
  br label %11, !dbg !102

11:                                               ; preds = %6, %3, %1
  %12 = phi i32 [ 0, %6 ], [ 1, %3 ], [ %2, %1 ], !dbg !103
  ret i32 %12, !dbg !104
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @argmax_keep_axis1.unpack(ptr readonly captures(none) %0, ptr nonnull captures(none) %1) unnamed_addr #5 !dbg !105 {
  %3 = load ptr, ptr %0, align 8, !dbg !106
  %4 = getelementptr i8, ptr %0, i64 8, !dbg !106
  %5 = load ptr, ptr %4, align 8, !dbg !106
  tail call fastcc void @argmax_keep_axis1.impl(ptr %3, ptr %5, ptr %1), !dbg !106
  ret void, !dbg !106
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_argmax_keep_axis1(ptr %0, ptr %1) local_unnamed_addr #4 !dbg !107 {
  %3 = alloca [2 x ptr], align 8, !dbg !108
  store ptr %0, ptr %3, align 8, !dbg !108
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !108
  store ptr %1, ptr %4, align 8, !dbg !108
  %5 = call fastcc i32 @kina.run(ptr nonnull %3), !dbg !108
  ret i32 %5, !dbg !108
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_argmax_keep_axis1_ws(ptr %0, ptr %1, ptr %2) local_unnamed_addr #4 !dbg !109 {
  %4 = alloca [2 x ptr], align 8, !dbg !110
  store ptr %1, ptr %4, align 8, !dbg !110
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !110
  store ptr %2, ptr %5, align 8, !dbg !110
  %6 = call fastcc i32 @kina.run_in_workspace(ptr %4, ptr %0), !dbg !110
  ret i32 %6, !dbg !110
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_argmax_keep_axis1_packed(ptr readonly captures(none) %0) local_unnamed_addr #4 !dbg !111 {
  %2 = tail call fastcc i32 @kina.run(ptr %0), !dbg !112
  ret i32 %2, !dbg !112
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define noundef i64 @kina_argmax_keep_axis1_workspace_bytes() local_unnamed_addr #6 !dbg !113 {
  ret i64 64, !dbg !114
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define noundef nonnull ptr @kina_manifest() local_unnamed_addr #6 !dbg !115 {
  ret ptr @kina.manifest_text, !dbg !116
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

; Function Attrs: nounwind memory(argmem: write)
declare void @llvm.x86.sse.stmxcsr(ptr) #7

; Function Attrs: nounwind
declare void @llvm.x86.sse.ldmxcsr(ptr) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #10

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="x86-64" "target-features"="+sse3,+ssse3,+fma,+cx16,+sse4.1,+sse4.2,+movbe,+popcnt,+xsave,+avx,+f16c,+sahf,+lzcnt,+bmi,+avx2,+bmi2" "tune-cpu"="x86-64-v3" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #3 = { minsize noinline nounwind optsize "target-cpu"="x86-64" }
attributes #4 = { minsize nounwind optsize "target-cpu"="x86-64" }
attributes #5 = { minsize nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="x86-64" }
attributes #6 = { minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) "target-cpu"="x86-64" }
attributes #7 = { nounwind memory(argmem: write) }
attributes #8 = { nounwind }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "MLIR", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "argmax_keep_axis1.kina", directory: "tests/corpus")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "argmax_keep_axis1.impl", linkageName: "argmax_keep_axis1.impl", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
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
!28 = !DILocation(line: 67, column: 3, scope: !16, inlinedAt: !17)
!29 = !DILocation(line: 78, column: 12, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "kina.workspace_overlaps", linkageName: "kina.workspace_overlaps", scope: !9, file: !9, line: 73, type: !4, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 139, column: 22, scope: !11)
!32 = !DILocation(line: 79, column: 12, scope: !30, inlinedAt: !31)
!33 = !DILocation(line: 80, column: 3, scope: !30, inlinedAt: !31)
!34 = !DILocation(line: 83, column: 3, scope: !30, inlinedAt: !31)
!35 = !DILocation(line: 81, column: 7, scope: !30, inlinedAt: !31)
!36 = !DILocation(line: 82, column: 11, scope: !30, inlinedAt: !31)
!37 = !DILocation(line: 29, column: 11, scope: !14, inlinedAt: !38)
!38 = distinct !DILocation(line: 85, column: 12, scope: !30, inlinedAt: !31)
!39 = !DILocation(line: 30, column: 14, scope: !14, inlinedAt: !38)
!40 = !DILocation(line: 31, column: 14, scope: !14, inlinedAt: !38)
!41 = !DILocation(line: 37, column: 11, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "kina.size", linkageName: "kina.size", scope: !9, file: !9, line: 36, type: !4, scopeLine: 36, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = distinct !DILocation(line: 86, column: 18, scope: !30, inlinedAt: !31)
!44 = !DILocation(line: 38, column: 12, scope: !42, inlinedAt: !43)
!45 = !DILocation(line: 20, column: 16, scope: !23, inlinedAt: !46)
!46 = distinct !DILocation(line: 87, column: 11, scope: !30, inlinedAt: !31)
!47 = !DILocation(line: 21, column: 20, scope: !23, inlinedAt: !46)
!48 = !DILocation(line: 22, column: 17, scope: !23, inlinedAt: !46)
!49 = !DILocation(line: 23, column: 11, scope: !23, inlinedAt: !46)
!50 = !DILocation(line: 88, column: 11, scope: !30, inlinedAt: !31)
!51 = !DILocation(line: 89, column: 3, scope: !30, inlinedAt: !31)
!52 = !DILocation(line: 102, column: 15, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "kina.misaligned", linkageName: "kina.misaligned", scope: !9, file: !9, line: 95, type: !4, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = distinct !DILocation(line: 142, column: 10, scope: !11)
!55 = !DILocation(line: 103, column: 13, scope: !53, inlinedAt: !54)
!56 = !DILocation(line: 104, column: 11, scope: !53, inlinedAt: !54)
!57 = !DILocation(line: 105, column: 20, scope: !53, inlinedAt: !54)
!58 = !DILocation(line: 106, column: 3, scope: !53, inlinedAt: !54)
!59 = !DILocation(line: 107, column: 7, scope: !53, inlinedAt: !54)
!60 = !DILocation(line: 108, column: 11, scope: !53, inlinedAt: !54)
!61 = !DILocation(line: 109, column: 3, scope: !53, inlinedAt: !54)
!62 = !DILocation(line: 29, column: 11, scope: !14, inlinedAt: !63)
!63 = distinct !DILocation(line: 111, column: 14, scope: !53, inlinedAt: !54)
!64 = !DILocation(line: 30, column: 14, scope: !14, inlinedAt: !63)
!65 = !DILocation(line: 31, column: 14, scope: !14, inlinedAt: !63)
!66 = !DILocation(line: 112, column: 11, scope: !53, inlinedAt: !54)
!67 = !DILocation(line: 113, column: 16, scope: !53, inlinedAt: !54)
!68 = !DILocation(line: 114, column: 19, scope: !53, inlinedAt: !54)
!69 = !DILocation(line: 115, column: 23, scope: !53, inlinedAt: !54)
!70 = !DILocation(line: 116, column: 18, scope: !53, inlinedAt: !54)
!71 = !DILocation(line: 117, column: 11, scope: !53, inlinedAt: !54)
!72 = !DILocation(line: 118, column: 3, scope: !53, inlinedAt: !54)
!73 = !DILocation(line: 145, column: 16, scope: !11)
!74 = !DILocation(line: 146, column: 3, scope: !11)
!75 = !DILocation(line: 147, column: 7, scope: !11)
!76 = !DILocation(line: 148, column: 3, scope: !11)
!77 = distinct !DISubprogram(name: "kina.call_body", linkageName: "kina.call_body", scope: !9, file: !9, line: 152, type: !4, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = !DILocation(line: 153, column: 18, scope: !77)
!79 = !DILocation(line: 154, column: 3, scope: !77)
!80 = !DILocation(line: 155, column: 3, scope: !77)
!81 = !DILocation(line: 156, column: 3, scope: !77)
!82 = distinct !DISubprogram(name: "kina.run_in_workspace", linkageName: "kina.run_in_workspace", scope: !9, file: !9, line: 160, type: !12, scopeLine: 160, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = !DILocation(line: 162, column: 13, scope: !82)
!84 = !DILocation(line: 163, column: 14, scope: !82)
!85 = !DILocation(line: 164, column: 3, scope: !82)
!86 = !DILocation(line: 166, column: 3, scope: !82)
!87 = !DILocation(line: 167, column: 3, scope: !82)
!88 = !DILocation(line: 169, column: 3, scope: !82)
!89 = distinct !DISubprogram(name: "kina.run", linkageName: "kina.run", scope: !9, file: !9, line: 173, type: !12, scopeLine: 173, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = !DILocation(line: 179, column: 13, scope: !89)
!91 = !DILocation(line: 180, column: 14, scope: !89)
!92 = !DILocation(line: 181, column: 3, scope: !89)
!93 = !DILocation(line: 190, column: 13, scope: !89)
!94 = !DILocation(line: 191, column: 13, scope: !89)
!95 = !DILocation(line: 192, column: 3, scope: !89)
!96 = !DILocation(line: 194, column: 14, scope: !89)
!97 = !DILocation(line: 195, column: 15, scope: !89)
!98 = !DILocation(line: 196, column: 12, scope: !89)
!99 = !DILocation(line: 197, column: 16, scope: !89)
!100 = !DILocation(line: 198, column: 3, scope: !89)
!101 = !DILocation(line: 199, column: 3, scope: !89)
!102 = !DILocation(line: 200, column: 3, scope: !89)
!103 = !DILocation(line: 201, column: 7, scope: !89)
!104 = !DILocation(line: 202, column: 3, scope: !89)
!105 = distinct !DISubprogram(name: "argmax_keep_axis1.unpack", linkageName: "argmax_keep_axis1.unpack", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = !DILocation(line: 1, column: 25, scope: !105)
!107 = distinct !DISubprogram(name: "kina_argmax_keep_axis1", linkageName: "kina_argmax_keep_axis1", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!108 = !DILocation(line: 1, column: 25, scope: !107)
!109 = distinct !DISubprogram(name: "kina_argmax_keep_axis1_ws", linkageName: "kina_argmax_keep_axis1_ws", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!110 = !DILocation(line: 1, column: 25, scope: !109)
!111 = distinct !DISubprogram(name: "kina_argmax_keep_axis1_packed", linkageName: "kina_argmax_keep_axis1_packed", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!112 = !DILocation(line: 1, column: 25, scope: !111)
!113 = distinct !DISubprogram(name: "kina_argmax_keep_axis1_workspace_bytes", linkageName: "kina_argmax_keep_axis1_workspace_bytes", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = !DILocation(line: 1, column: 25, scope: !113)
!115 = distinct !DISubprogram(name: "kina_manifest", linkageName: "kina_manifest", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = !DILocation(line: 1, column: 1, scope: !115)
