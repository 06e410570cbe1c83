#access_group = #llvm.access_group<id = distinct[0]<>>
#loop_annotation = #llvm.loop_annotation<parallelAccesses = #access_group>
module attributes {kina.vector_registers = array<i64: 256, 16>} {
  llvm.func internal @adamw_step.impl(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 128 : i64}, %arg1: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 128 : i64, llvm.noalias}, %arg2: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 128 : i64}, %arg3: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 128 : i64}, %arg4: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias}, %arg5: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias}, %arg6: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias}, %arg7: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias}, %arg8: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias}, %arg9: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias}, %arg10: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias}, %arg11: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias}, %arg12: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 128 : i64}, %arg13: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 128 : i64}, %arg14: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 128 : i64}, %arg15: !llvm.ptr {llvm.align = 64 : i64, llvm.dereferenceable = 320 : i64, llvm.noalias}) attributes {no_inline} {
    %0 = llvm.mlir.constant(8 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.getelementptr %arg15[64] : (!llvm.ptr) -> !llvm.ptr, i8
    %5 = llvm.getelementptr %arg15[128] : (!llvm.ptr) -> !llvm.ptr, i8
    %6 = llvm.getelementptr %arg15[192] : (!llvm.ptr) -> !llvm.ptr, i8
    %7 = llvm.getelementptr %arg15[256] : (!llvm.ptr) -> !llvm.ptr, i8
    %8 = llvm.add %3, %3 overflow<nsw, nuw> : i64
    %9 = llvm.getelementptr inbounds|nuw %arg11[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.load %9 : !llvm.ptr -> f32
    %11 = llvm.getelementptr inbounds|nuw %arg5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %12 = llvm.load %11 : !llvm.ptr -> f32
    %13 = llvm.getelementptr inbounds|nuw %arg6[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.load %13 : !llvm.ptr -> f32
    %15 = llvm.getelementptr inbounds|nuw %arg9[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %16 = llvm.load %15 : !llvm.ptr -> f32
    %17 = llvm.getelementptr inbounds|nuw %arg10[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %18 = llvm.load %17 : !llvm.ptr -> f32
    %19 = llvm.getelementptr inbounds|nuw %arg4[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %20 = llvm.load %19 : !llvm.ptr -> f32
    %21 = llvm.getelementptr inbounds|nuw %arg8[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.load %21 : !llvm.ptr -> f32
    %23 = llvm.fsub %10, %12 : f32
    %24 = llvm.fsub %10, %14 : f32
    %25 = llvm.fsub %10, %16 : f32
    %26 = llvm.fsub %10, %18 : f32
    %27 = llvm.intr.sqrt(%26) : (f32) -> f32
    %28 = llvm.fmul %20, %22 : f32
    %29 = llvm.fsub %10, %28 : f32
    %30 = llvm.fdiv %20, %25 : f32
    %31 = llvm.getelementptr inbounds|nuw %arg15[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %23, %31 : f32, !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %4[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %24, %32 : f32, !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %27, %33 : f32, !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %6[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %29, %34 : f32, !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %7[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %30, %35 : f32, !llvm.ptr
    llvm.br ^bb1(%3 : i64)
  ^bb1(%36: i64):  // 2 preds: ^bb0, ^bb5
    %37 = llvm.icmp "slt" %36, %1 : i64
    llvm.cond_br %37, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%3 : i64)
  ^bb3(%38: i64):  // 2 preds: ^bb2, ^bb4
    %39 = llvm.icmp "slt" %38, %0 : i64
    llvm.cond_br %39, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %40 = llvm.load %11 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %41 = llvm.mul %36, %0 overflow<nsw, nuw> : i64
    %42 = llvm.add %41, %38 overflow<nsw, nuw> : i64
    %43 = llvm.getelementptr inbounds|nuw %arg2[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %44 = llvm.load %43 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %45 = llvm.load %31 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %46 = llvm.getelementptr inbounds|nuw %arg1[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %47 = llvm.load %46 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %48 = llvm.load %13 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %49 = llvm.getelementptr inbounds|nuw %arg3[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %51 = llvm.load %32 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %52 = llvm.load %33 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %53 = llvm.getelementptr inbounds|nuw %arg7[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %55 = llvm.getelementptr inbounds|nuw %arg0[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %56 = llvm.load %55 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %57 = llvm.load %34 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %58 = llvm.load %35 {access_groups = [#access_group]} : !llvm.ptr -> f32
    %59 = llvm.fmul %40, %44 : f32
    %60 = llvm.fmul %45, %47 : f32
    %61 = llvm.fadd %59, %60 : f32
    %62 = llvm.fmul %48, %50 : f32
    %63 = llvm.fmul %47, %47 : f32
    %64 = llvm.fmul %51, %63 : f32
    %65 = llvm.fadd %62, %64 : f32
    %66 = llvm.intr.sqrt(%65) : (f32) -> f32
    %67 = llvm.fdiv %66, %52 : f32
    %68 = llvm.fadd %67, %54 : f32
    %69 = llvm.fmul %56, %57 : f32
    %70 = llvm.fmul %58, %61 : f32
    %71 = llvm.fdiv %70, %68 : f32
    %72 = llvm.fsub %69, %71 : f32
    %73 = llvm.getelementptr inbounds|nuw %arg13[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %61, %73 {access_groups = [#access_group]} : f32, !llvm.ptr
    %74 = llvm.getelementptr inbounds|nuw %arg14[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %65, %74 {access_groups = [#access_group]} : f32, !llvm.ptr
    %75 = llvm.getelementptr inbounds|nuw %arg12[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %72, %75 {access_groups = [#access_group]} : f32, !llvm.ptr
    %76 = llvm.add %38, %2 : i64
    llvm.br ^bb3(%76 : i64) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb3
    %77 = llvm.add %36, %2 : i64
    llvm.br ^bb1(%77 : i64)
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
  llvm.mlir.global internal constant @adamw_step.extents(dense<[128, 4, 128, 4, 128, 4, 128, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 128, 4, 128, 4, 128, 4]> : tensor<30xi64>) {addr_space = 0 : i32} : !llvm.array<30 x i64>
  llvm.mlir.global internal constant @adamw_step.partners(dense<[-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 2, 3]> : tensor<15xi64>) {addr_space = 0 : i32} : !llvm.array<15 x i64>
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
    %26 = llvm.getelementptr %arg0[13] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %27 = llvm.load %26 : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr %arg0[14] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 : !llvm.ptr -> !llvm.ptr
    llvm.call @adamw_step.impl(%1, %3, %5, %7, %9, %11, %13, %15, %17, %19, %21, %23, %25, %27, %29, %arg1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @kina_adamw_step(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x !llvm.array<15 x ptr> : (i64) -> !llvm.ptr
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
    %15 = llvm.getelementptr %1[13] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg13, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr %1[14] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg14, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.mlir.addressof @adamw_step.unpack : !llvm.ptr
    %18 = llvm.mlir.addressof @adamw_step.extents : !llvm.ptr
    %19 = llvm.mlir.addressof @adamw_step.partners : !llvm.ptr
    %20 = llvm.mlir.constant(12 : i64) : i64
    %21 = llvm.mlir.constant(15 : i64) : i64
    %22 = llvm.mlir.constant(320 : i64) : i64
    %23 = llvm.call @kina.run(%17, %1, %18, %19, %20, %21, %22) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
    llvm.return %23 : i32
  }
  llvm.func @kina_adamw_step_ws(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: !llvm.ptr, %arg15: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x !llvm.array<15 x ptr> : (i64) -> !llvm.ptr
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
    %15 = llvm.getelementptr %1[13] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg14, %15 : !llvm.ptr, !llvm.ptr
    %16 = llvm.getelementptr %1[14] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg15, %16 : !llvm.ptr, !llvm.ptr
    %17 = llvm.mlir.addressof @adamw_step.unpack : !llvm.ptr
    %18 = llvm.mlir.addressof @adamw_step.extents : !llvm.ptr
    %19 = llvm.mlir.addressof @adamw_step.partners : !llvm.ptr
    %20 = llvm.mlir.constant(12 : i64) : i64
    %21 = llvm.mlir.constant(15 : i64) : i64
    %22 = llvm.mlir.constant(320 : i64) : i64
    %23 = llvm.call @kina.run_in_workspace(%17, %1, %18, %19, %20, %21, %arg0, %22) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr, i64) -> i32
    llvm.return %23 : i32
  }
  llvm.func @kina_adamw_step_packed(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.addressof @adamw_step.unpack : !llvm.ptr
    %1 = llvm.mlir.addressof @adamw_step.extents : !llvm.ptr
    %2 = llvm.mlir.addressof @adamw_step.partners : !llvm.ptr
    %3 = llvm.mlir.constant(12 : i64) : i64
    %4 = llvm.mlir.constant(15 : i64) : i64
    %5 = llvm.mlir.constant(320 : i64) : i64
    %6 = llvm.call @kina.run(%0, %arg0, %1, %2, %3, %4, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
    llvm.return %6 : i32
  }
  llvm.func @kina_adamw_step_workspace_bytes() -> i64 {
    %0 = llvm.mlir.constant(320 : i64) : i64
    llvm.return %0 : i64
  }
  llvm.mlir.global internal constant @kina.manifest_text("{\0A  \22compiler\22: {\0A    \22name\22: \22kinac\22,\0A    \22version\22: \220.1.0\22\0A  },\0A  \22numerics\22: 1,\0A  \22target\22: {\0A    \22triple\22: \22x86_64-unknown-linux-gnu\22,\0A    \22cpu\22: \22x86-64-v3\22\0A  },\0A  \22functions\22: [\0A    {\0A      \22name\22: \22adamw_step\22,\0A      \22symbol\22: \22kina_adamw_step\22,\0A      \22doc\22: \22One AdamW update of a parameter: decoupled weight decay, bias-corrected\\nmoments, epsilon added after the corrected square root. The host passes\\nthe powers `beta1 ** t` and `beta2 ** t` of the current step.\22,\0A      \22workspace_bytes\22: 320,\0A      \22inplace\22: [\0A        [\22w_next\22, \22w\22],\0A        [\22m_next\22, \22m\22],\0A        [\22v_next\22, \22v\22]\0A      ],\0A      \22inputs\22: [\0A        {\22path\22: \22w\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22g\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22m\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22v\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22lr\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta1\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta2\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22eps\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22wd\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta1_pow\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22beta2_pow\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]},\0A        {\22path\22: \22one\22, \22dtype\22: \22F32\22, \22shape\22: [1, 1]}\0A      ],\0A      \22outputs\22: [\0A        {\22path\22: \22w_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22m_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]},\0A        {\22path\22: \22v_next\22, \22dtype\22: \22F32\22, \22shape\22: [4, 8]}\0A      ]\0A    }\0A  ]\0A}\0A\00") {addr_space = 0 : i32}
  llvm.func @kina_manifest() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @kina.manifest_text : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}
