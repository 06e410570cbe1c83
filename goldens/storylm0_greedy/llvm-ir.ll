; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@greedy.extents = internal unnamed_addr constant [4 x i64] [i64 128, i64 4, i64 32, i64 8]
@kina.manifest_text = internal constant [597 x i8] c"{\0A  \22compiler\22: {\0A    \22name\22: \22kinac\22,\0A    \22version\22: \220.1.0\22\0A  },\0A  \22numerics\22: 1,\0A  \22target\22: {\0A    \22triple\22: \22x86_64-unknown-linux-gnu\22,\0A    \22cpu\22: \22x86-64-v3\22\0A  },\0A  \22functions\22: [\0A    {\0A      \22name\22: \22greedy\22,\0A      \22symbol\22: \22kina_greedy\22,\0A      \22doc\22: \22Greedy decoding: the index of the largest logit at every position, the\\nlowest one among equals.\22,\0A      \22workspace_bytes\22: 64,\0A      \22inplace\22: [],\0A      \22inputs\22: [\0A        {\22path\22: \22logits\22, \22dtype\22: \22F32\22, \22shape\22: [1, 4, 8]}\0A      ],\0A      \22outputs\22: [\0A        {\22path\22: \22out0\22, \22dtype\22: \22I64\22, \22shape\22: [1, 4]}\0A      ]\0A    }\0A  ]\0A}\0A\00"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @greedy.impl(ptr noalias nonnull readonly align 4 captures(none) dereferenceable(128) %0, ptr noalias nonnull align 8 captures(none) dereferenceable(32) %1, ptr noalias nonnull align 64 captures(none) dereferenceable(64) %2) unnamed_addr #0 !dbg !3 {
vector.ph:
  store <4 x float> splat (float 0xFFF0000000000000), ptr %2, align 64, !dbg !6, !llvm.access.group !7
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %1, i8 0, i64 32, i1 false), !dbg !6
  br label %.preheader, !dbg !6

.preheader:                                       ; preds = %vector.ph, %17
  %3 = phi i64 [ %18, %17 ], [ 0, %vector.ph ]
  %.idx = shl nuw nsw i64 %3, 5
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
  %exitcond8.not = icmp eq i64 %16, 8, !dbg !6
  br i1 %exitcond8.not, label %17, label %7, !dbg !6

17:                                               ; preds = %7
  store float %14, ptr %5, align 4, !dbg !6
  store i64 %15, ptr %6, align 8, !dbg !6
  %18 = add nuw nsw i64 %3, 1, !dbg !6
  %exitcond9.not = icmp eq i64 %18, 4, !dbg !6
  br i1 %exitcond9.not, label %19, label %.preheader, !dbg !6

19:                                               ; preds = %17
  ret void, !dbg !8
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !9 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !11 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.check_call(ptr readonly captures(none) %0, ptr %1, i64 range(i64 0, 65) %2) unnamed_addr #3 !dbg !12 {
.critedge:
  %3 = getelementptr i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !dbg !14
  %5 = ptrtoint ptr %4 to i64, !dbg !19
  %6 = add i64 %5, 32
  %7 = load ptr, ptr %0, align 8, !dbg !20
  %8 = ptrtoint ptr %7 to i64, !dbg !22
  %9 = add i64 %8, 128, !dbg !23
  %10 = icmp ugt i64 %9, %5, !dbg !26
  %11 = icmp ugt i64 %6, %8, !dbg !27
  %12 = and i1 %11, %10, !dbg !28
  br i1 %12, label %kina.workspace_overlaps.exit, label %kina.output_overlaps.exit, !dbg !29

kina.output_overlaps.exit:                        ; preds = %.critedge
  %13 = ptrtoint ptr %1 to i64, !dbg !30
  %14 = icmp eq i64 %2, 0, !dbg !33
  br i1 %14, label %.loopexit, label %.preheader.i, !dbg !34

.preheader.i:                                     ; preds = %kina.output_overlaps.exit
  %15 = add i64 %2, %13
  br label %16, !dbg !35

16:                                               ; preds = %18, %.preheader.i
  %17 = phi i64 [ %28, %18 ], [ 0, %.preheader.i ], !dbg !36
  %exitcond.not.not.i = icmp eq i64 %17, 2, !dbg !37
  br i1 %exitcond.not.not.i, label %.loopexit, label %18, !dbg !35

18:                                               ; preds = %16
  %19 = getelementptr ptr, ptr %0, i64 %17, !dbg !38
  %20 = load ptr, ptr %19, align 8, !dbg !40
  %21 = ptrtoint ptr %20 to i64, !dbg !41
  %22 = getelementptr { i64, i64 }, ptr @greedy.extents, i64 %17, !dbg !42
  %23 = load i64, ptr %22, align 16, !dbg !45
  %24 = add i64 %23, %21, !dbg !46
  %25 = icmp ugt i64 %24, %13, !dbg !48
  %26 = icmp ugt i64 %15, %21, !dbg !49
  %27 = and i1 %26, %25, !dbg !50
  %28 = add nuw nsw i64 %17, 1, !dbg !51
  br i1 %27, label %kina.workspace_overlaps.exit, label %16, !dbg !52

.loopexit:                                        ; preds = %16, %kina.output_overlaps.exit
  %29 = and i64 %13, 63, !dbg !53
  %30 = icmp ne i64 %29, 0, !dbg !56
  %31 = icmp ne i64 %2, 0, !dbg !57
  %32 = and i1 %31, %30, !dbg !58
  br i1 %32, label %kina.workspace_overlaps.exit, label %.preheader.i2, !dbg !59

.preheader.i2:                                    ; preds = %.loopexit, %34
  %33 = phi i64 [ %42, %34 ], [ 0, %.loopexit ], !dbg !60
  %exitcond.not.not.i3 = icmp eq i64 %33, 2, !dbg !61
  br i1 %exitcond.not.not.i3, label %kina.misaligned.exit, label %34, !dbg !62

34:                                               ; preds = %.preheader.i2
  %35 = getelementptr ptr, ptr %0, i64 %33, !dbg !63
  %36 = load ptr, ptr %35, align 8, !dbg !65
  %37 = ptrtoint ptr %36 to i64, !dbg !66
  %.split.i = getelementptr { i64, i64 }, ptr @greedy.extents, i64 %33, !dbg !67
  %38 = getelementptr i8, ptr %.split.i, i64 8, !dbg !67
  %39 = load i64, ptr %38, align 8, !dbg !68
  %40 = add i64 %39, -1, !dbg !69
  %41 = and i64 %40, %37, !dbg !70
  %.not.i = icmp eq i64 %41, 0, !dbg !71
  %42 = add nuw nsw i64 %33, 1, !dbg !72
  br i1 %.not.i, label %.preheader.i2, label %kina.workspace_overlaps.exit, !dbg !73

kina.misaligned.exit:                             ; preds = %.preheader.i2
  %43 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #8, !dbg !74
  %44 = extractvalue { i32, i32, i32, i32 } %43, 0, !dbg !74
  %.not.i4 = icmp eq i32 %44, 0, !dbg !74
  br i1 %.not.i4, label %kina.workspace_overlaps.exit, label %45, !dbg !74

45:                                               ; preds = %kina.misaligned.exit
  %46 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 1, i32 0) #8, !dbg !74
  %47 = extractvalue { i32, i32, i32, i32 } %46, 2, !dbg !74
  %48 = and i32 %47, 1020801537, !dbg !74
  %49 = icmp eq i32 %48, 1020801537, !dbg !74
  br i1 %49, label %50, label %kina.workspace_overlaps.exit, !dbg !74

50:                                               ; preds = %45
  %51 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483648, i32 0) #8, !dbg !74
  %52 = extractvalue { i32, i32, i32, i32 } %51, 0, !dbg !74
  %53 = icmp ugt i32 %52, -2147483648, !dbg !74
  br i1 %53, label %54, label %kina.workspace_overlaps.exit, !dbg !74

54:                                               ; preds = %50
  %55 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 -2147483647, i32 0) #8, !dbg !74
  %56 = extractvalue { i32, i32, i32, i32 } %55, 2, !dbg !74
  %57 = and i32 %56, 33, !dbg !74
  %58 = icmp eq i32 %57, 33, !dbg !74
  br i1 %58, label %59, label %kina.workspace_overlaps.exit, !dbg !74

59:                                               ; preds = %54
  %60 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #8, !dbg !74
  %61 = extractvalue { i32, i32, i32, i32 } %60, 0, !dbg !74
  %62 = icmp ugt i32 %61, 6, !dbg !74
  br i1 %62, label %63, label %kina.workspace_overlaps.exit, !dbg !74

63:                                               ; preds = %59
  %64 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0) #8, !dbg !74
  %65 = extractvalue { i32, i32, i32, i32 } %64, 1, !dbg !74
  %66 = and i32 %65, 296, !dbg !74
  %67 = icmp eq i32 %66, 296, !dbg !74
  br i1 %67, label %kina.cpu_is_supported.exit, label %kina.workspace_overlaps.exit, !dbg !74

kina.cpu_is_supported.exit:                       ; preds = %63
  %68 = tail call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0) #8, !dbg !74
  %.fr = freeze { i32, i32 } %68, !dbg !74
  %69 = extractvalue { i32, i32 } %.fr, 0, !dbg !74
  %70 = and i32 %69, 6, !dbg !74
  %71 = icmp eq i32 %70, 6, !dbg !74
  %spec.select = select i1 %71, i32 0, i32 4, !dbg !75
  br label %kina.workspace_overlaps.exit, !dbg !75

kina.workspace_overlaps.exit:                     ; preds = %18, %34, %.critedge, %kina.cpu_is_supported.exit, %45, %50, %54, %59, %63, %kina.misaligned.exit, %.loopexit
  %72 = phi i32 [ 4, %50 ], [ 3, %34 ], [ 2, %.critedge ], [ 4, %45 ], [ %spec.select, %kina.cpu_is_supported.exit ], [ 3, %.loopexit ], [ 4, %kina.misaligned.exit ], [ 4, %63 ], [ 4, %59 ], [ 4, %54 ], [ 2, %18 ], !dbg !76
  ret i32 %72, !dbg !77
}

; Function Attrs: minsize nounwind optsize
define internal fastcc void @kina.call_body(ptr readonly captures(none) %0, ptr captures(none) %1) unnamed_addr #4 !dbg !78 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !79
  call void @llvm.x86.sse.stmxcsr(ptr nonnull %3), !dbg !79
  %4 = load i32, ptr %3, align 4, !dbg !79
  %5 = and i32 %4, 65472, !dbg !79
  %.not.i = icmp eq i32 %5, 8064, !dbg !79
  br i1 %.not.i, label %kina.enter_float_environment.exit, label %6, !dbg !79

6:                                                ; preds = %2
  store i32 8064, ptr %3, align 4, !dbg !79
  call void @llvm.x86.sse.ldmxcsr(ptr nonnull %3), !dbg !79
  br label %kina.enter_float_environment.exit, !dbg !79

kina.enter_float_environment.exit:                ; preds = %2, %6
  %7 = zext i32 %4 to i64, !dbg !79
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !79
  call fastcc void @greedy.unpack(ptr %0, ptr %1), !dbg !80
  call fastcc void @kina.leave_float_environment(i64 %7), !dbg !81
  ret void, !dbg !82
}

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.run_in_workspace(ptr nonnull readonly captures(none) %0, ptr %1) unnamed_addr #3 !dbg !83 {
  %3 = tail call fastcc i32 @kina.check_call(ptr nonnull %0, ptr %1, i64 64), !dbg !84
  %.not = icmp eq i32 %3, 0, !dbg !85
  br i1 %.not, label %4, label %5, !dbg !86

4:                                                ; preds = %2
  tail call fastcc void @kina.call_body(ptr nonnull %0, ptr %1), !dbg !87
  br label %5, !dbg !88

5:                                                ; preds = %4, %2
  ret i32 %3, !dbg !89
}

; Function Attrs: minsize noinline nounwind optsize
define internal fastcc range(i32 0, 5) i32 @kina.run(ptr readonly captures(none) %0) unnamed_addr #3 !dbg !90 {
  %2 = tail call fastcc i32 @kina.check_call(ptr %0, ptr null, i64 0), !dbg !91
  %.not = icmp eq i32 %2, 0, !dbg !92
  br i1 %.not, label %3, label %11, !dbg !93

3:                                                ; preds = %1
  %4 = tail call dereferenceable_or_null(127) ptr @malloc(i64 127), !dbg !94
  %5 = icmp eq ptr %4, null, !dbg !95
  br i1 %5, label %11, label %6, !dbg !96

6:                                                ; preds = %3
  %7 = ptrtoint ptr %4 to i64, !dbg !97
  %8 = sub i64 0, %7, !dbg !98
  %9 = and i64 %8, 63, !dbg !99
  %10 = getelementptr i8, ptr %4, i64 %9, !dbg !100
  tail call fastcc void @kina.call_body(ptr %0, ptr %10), !dbg !101
  tail call void @free(ptr nonnull %4), !dbg !102
  br label %11, !dbg !103

11:                                               ; preds = %6, %3, %1
  %12 = phi i32 [ 0, %6 ], [ 1, %3 ], [ %2, %1 ], !dbg !104
  ret i32 %12, !dbg !105
}

; Function Attrs: minsize nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @greedy.unpack(ptr readonly captures(none) %0, ptr nonnull captures(none) %1) unnamed_addr #5 !dbg !106 {
  %3 = load ptr, ptr %0, align 8, !dbg !107
  %4 = getelementptr i8, ptr %0, i64 8, !dbg !107
  %5 = load ptr, ptr %4, align 8, !dbg !107
  tail call fastcc void @greedy.impl(ptr %3, ptr %5, ptr %1), !dbg !107
  ret void, !dbg !107
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_greedy(ptr %0, ptr %1) local_unnamed_addr #4 !dbg !108 {
  %3 = alloca [2 x ptr], align 8, !dbg !109
  store ptr %0, ptr %3, align 8, !dbg !109
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !109
  store ptr %1, ptr %4, align 8, !dbg !109
  %5 = call fastcc i32 @kina.run(ptr nonnull %3), !dbg !109
  ret i32 %5, !dbg !109
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_greedy_ws(ptr %0, ptr %1, ptr %2) local_unnamed_addr #4 !dbg !110 {
  %4 = alloca [2 x ptr], align 8, !dbg !111
  store ptr %1, ptr %4, align 8, !dbg !111
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !111
  store ptr %2, ptr %5, align 8, !dbg !111
  %6 = call fastcc i32 @kina.run_in_workspace(ptr %4, ptr %0), !dbg !111
  ret i32 %6, !dbg !111
}

; Function Attrs: minsize nounwind optsize
define range(i32 0, 5) i32 @kina_greedy_packed(ptr readonly captures(none) %0) local_unnamed_addr #4 !dbg !112 {
  %2 = tail call fastcc i32 @kina.run(ptr %0), !dbg !113
  ret i32 %2, !dbg !113
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define noundef i64 @kina_greedy_workspace_bytes() local_unnamed_addr #6 !dbg !114 {
  ret i64 64, !dbg !115
}

; Function Attrs: minsize mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define noundef nonnull ptr @kina_manifest() local_unnamed_addr #6 !dbg !116 {
  ret ptr @kina.manifest_text, !dbg !117
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
!29 = !DILocation(line: 67, column: 3, scope: !17, inlinedAt: !18)
!30 = !DILocation(line: 78, column: 12, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "kina.workspace_overlaps", linkageName: "kina.workspace_overlaps", scope: !10, file: !10, line: 73, type: !4, scopeLine: 73, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 139, column: 22, scope: !12)
!33 = !DILocation(line: 79, column: 12, scope: !31, inlinedAt: !32)
!34 = !DILocation(line: 80, column: 3, scope: !31, inlinedAt: !32)
!35 = !DILocation(line: 83, column: 3, scope: !31, inlinedAt: !32)
!36 = !DILocation(line: 81, column: 7, scope: !31, inlinedAt: !32)
!37 = !DILocation(line: 82, column: 11, scope: !31, inlinedAt: !32)
!38 = !DILocation(line: 29, column: 11, scope: !15, inlinedAt: !39)
!39 = distinct !DILocation(line: 85, column: 12, scope: !31, inlinedAt: !32)
!40 = !DILocation(line: 30, column: 14, scope: !15, inlinedAt: !39)
!41 = !DILocation(line: 31, column: 14, scope: !15, inlinedAt: !39)
!42 = !DILocation(line: 37, column: 11, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "kina.size", linkageName: "kina.size", scope: !10, file: !10, line: 36, type: !4, scopeLine: 36, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 86, column: 18, scope: !31, inlinedAt: !32)
!45 = !DILocation(line: 38, column: 12, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 20, column: 16, scope: !24, inlinedAt: !47)
!47 = distinct !DILocation(line: 87, column: 11, scope: !31, inlinedAt: !32)
!48 = !DILocation(line: 21, column: 20, scope: !24, inlinedAt: !47)
!49 = !DILocation(line: 22, column: 17, scope: !24, inlinedAt: !47)
!50 = !DILocation(line: 23, column: 11, scope: !24, inlinedAt: !47)
!51 = !DILocation(line: 88, column: 11, scope: !31, inlinedAt: !32)
!52 = !DILocation(line: 89, column: 3, scope: !31, inlinedAt: !32)
!53 = !DILocation(line: 102, column: 15, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "kina.misaligned", linkageName: "kina.misaligned", scope: !10, file: !10, line: 95, type: !4, scopeLine: 95, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!55 = distinct !DILocation(line: 142, column: 10, scope: !12)
!56 = !DILocation(line: 103, column: 13, scope: !54, inlinedAt: !55)
!57 = !DILocation(line: 104, column: 11, scope: !54, inlinedAt: !55)
!58 = !DILocation(line: 105, column: 20, scope: !54, inlinedAt: !55)
!59 = !DILocation(line: 106, column: 3, scope: !54, inlinedAt: !55)
!60 = !DILocation(line: 107, column: 7, scope: !54, inlinedAt: !55)
!61 = !DILocation(line: 108, column: 11, scope: !54, inlinedAt: !55)
!62 = !DILocation(line: 109, column: 3, scope: !54, inlinedAt: !55)
!63 = !DILocation(line: 29, column: 11, scope: !15, inlinedAt: !64)
!64 = distinct !DILocation(line: 111, column: 14, scope: !54, inlinedAt: !55)
!65 = !DILocation(line: 30, column: 14, scope: !15, inlinedAt: !64)
!66 = !DILocation(line: 31, column: 14, scope: !15, inlinedAt: !64)
!67 = !DILocation(line: 112, column: 11, scope: !54, inlinedAt: !55)
!68 = !DILocation(line: 113, column: 16, scope: !54, inlinedAt: !55)
!69 = !DILocation(line: 114, column: 19, scope: !54, inlinedAt: !55)
!70 = !DILocation(line: 115, column: 23, scope: !54, inlinedAt: !55)
!71 = !DILocation(line: 116, column: 18, scope: !54, inlinedAt: !55)
!72 = !DILocation(line: 117, column: 11, scope: !54, inlinedAt: !55)
!73 = !DILocation(line: 118, column: 3, scope: !54, inlinedAt: !55)
!74 = !DILocation(line: 145, column: 16, scope: !12)
!75 = !DILocation(line: 146, column: 3, scope: !12)
!76 = !DILocation(line: 147, column: 7, scope: !12)
!77 = !DILocation(line: 148, column: 3, scope: !12)
!78 = distinct !DISubprogram(name: "kina.call_body", linkageName: "kina.call_body", scope: !10, file: !10, line: 152, type: !4, scopeLine: 152, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!79 = !DILocation(line: 153, column: 18, scope: !78)
!80 = !DILocation(line: 154, column: 3, scope: !78)
!81 = !DILocation(line: 155, column: 3, scope: !78)
!82 = !DILocation(line: 156, column: 3, scope: !78)
!83 = distinct !DISubprogram(name: "kina.run_in_workspace", linkageName: "kina.run_in_workspace", scope: !10, file: !10, line: 160, type: !13, scopeLine: 160, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !DILocation(line: 162, column: 13, scope: !83)
!85 = !DILocation(line: 163, column: 14, scope: !83)
!86 = !DILocation(line: 164, column: 3, scope: !83)
!87 = !DILocation(line: 166, column: 3, scope: !83)
!88 = !DILocation(line: 167, column: 3, scope: !83)
!89 = !DILocation(line: 169, column: 3, scope: !83)
!90 = distinct !DISubprogram(name: "kina.run", linkageName: "kina.run", scope: !10, file: !10, line: 173, type: !13, scopeLine: 173, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DILocation(line: 179, column: 13, scope: !90)
!92 = !DILocation(line: 180, column: 14, scope: !90)
!93 = !DILocation(line: 181, column: 3, scope: !90)
!94 = !DILocation(line: 190, column: 13, scope: !90)
!95 = !DILocation(line: 191, column: 13, scope: !90)
!96 = !DILocation(line: 192, column: 3, scope: !90)
!97 = !DILocation(line: 194, column: 14, scope: !90)
!98 = !DILocation(line: 195, column: 15, scope: !90)
!99 = !DILocation(line: 196, column: 12, scope: !90)
!100 = !DILocation(line: 197, column: 16, scope: !90)
!101 = !DILocation(line: 198, column: 3, scope: !90)
!102 = !DILocation(line: 199, column: 3, scope: !90)
!103 = !DILocation(line: 200, column: 3, scope: !90)
!104 = !DILocation(line: 201, column: 7, scope: !90)
!105 = !DILocation(line: 202, column: 3, scope: !90)
!106 = distinct !DISubprogram(name: "greedy.unpack", linkageName: "greedy.unpack", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!107 = !DILocation(line: 3, column: 14, scope: !106)
!108 = distinct !DISubprogram(name: "kina_greedy", linkageName: "kina_greedy", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!109 = !DILocation(line: 3, column: 14, scope: !108)
!110 = distinct !DISubprogram(name: "kina_greedy_ws", linkageName: "kina_greedy_ws", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = !DILocation(line: 3, column: 14, scope: !110)
!112 = distinct !DISubprogram(name: "kina_greedy_packed", linkageName: "kina_greedy_packed", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = !DILocation(line: 3, column: 14, scope: !112)
!114 = distinct !DISubprogram(name: "kina_greedy_workspace_bytes", linkageName: "kina_greedy_workspace_bytes", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!115 = !DILocation(line: 3, column: 14, scope: !114)
!116 = distinct !DISubprogram(name: "kina_manifest", linkageName: "kina_manifest", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!117 = !DILocation(line: 1, column: 1, scope: !116)
