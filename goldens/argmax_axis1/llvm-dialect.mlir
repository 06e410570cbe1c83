#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#loop_annotation = #llvm.loop_annotation<parallelAccesses = #access_group>
#loop_annotation1 = #llvm.loop_annotation<parallelAccesses = #access_group1>
module attributes {kina.vector_registers = array<i64: 256, 16>} {
  llvm.func internal @argmax_axis1.impl(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.dereferenceable = 24 : i64, llvm.noalias}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.noalias}, %arg2: !llvm.ptr {llvm.align = 64 : i64, llvm.dereferenceable = 64 : i64, llvm.noalias}) attributes {no_inline} {
    %0 = llvm.mlir.constant(0xFF800000 : f32) : f32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(3 : index) : i64
    %3 = llvm.mlir.constant(2 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%5 : i64)
  ^bb1(%6: i64):  // 2 preds: ^bb0, ^bb2
    %7 = llvm.icmp "slt" %6, %3 : i64
    llvm.cond_br %7, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %8 = llvm.getelementptr inbounds|nuw %arg2[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %0, %8 {access_groups = [#access_group]} : f32, !llvm.ptr
    %9 = llvm.add %6, %4 : i64
    llvm.br ^bb1(%9 : i64) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%5 : i64)
  ^bb4(%10: i64):  // 2 preds: ^bb3, ^bb5
    %11 = llvm.icmp "slt" %10, %3 : i64
    llvm.cond_br %11, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %12 = llvm.getelementptr inbounds|nuw %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %1, %12 {access_groups = [#access_group1]} : i64, !llvm.ptr
    %13 = llvm.add %10, %4 : i64
    llvm.br ^bb4(%13 : i64) {loop_annotation = #loop_annotation1}
  ^bb6:  // pred: ^bb4
    llvm.br ^bb7(%5 : i64)
  ^bb7(%14: i64):  // 2 preds: ^bb6, ^bb11
    %15 = llvm.icmp "slt" %14, %3 : i64
    llvm.cond_br %15, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    llvm.br ^bb9(%5 : i64)
  ^bb9(%16: i64):  // 2 preds: ^bb8, ^bb10
    %17 = llvm.icmp "slt" %16, %2 : i64
    llvm.cond_br %17, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %18 = llvm.mul %14, %2 overflow<nsw, nuw> : i64
    %19 = llvm.add %18, %16 overflow<nsw, nuw> : i64
    %20 = llvm.getelementptr inbounds|nuw %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.load %20 : !llvm.ptr -> f32
    %22 = llvm.getelementptr inbounds|nuw %arg2[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 : !llvm.ptr -> f32
    %24 = llvm.getelementptr inbounds|nuw %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %25 = llvm.load %24 : !llvm.ptr -> i64
    %26 = llvm.fcmp "ogt" %21, %23 : f32
    %27 = llvm.select %26, %21, %23 : i1, f32
    %28 = llvm.select %26, %16, %25 : i1, i64
    llvm.store %27, %22 : f32, !llvm.ptr
    llvm.store %28, %24 : i64, !llvm.ptr
    %29 = llvm.add %16, %4 : i64
    llvm.br ^bb9(%29 : i64)
  ^bb11:  // pred: ^bb9
    %30 = llvm.add %14, %4 : i64
    llvm.br ^bb7(%30 : i64)
  ^bb12:  // pred: ^bb7
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
  llvm.mlir.global internal constant @argmax_axis1.extents(dense<[24, 4, 16, 8]> : tensor<4xi64>) {addr_space = 0 : i32} : !llvm.array<4 x i64>
  llvm.mlir.global internal constant @argmax_axis1.partners(dense<-1> : tensor<2xi64>) {addr_space = 0 : i32} : !llvm.array<2 x i64>
  llvm.func internal @argmax_axis1.unpack(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.getelementptr %arg0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
    %2 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
    llvm.call @argmax_axis1.impl(%1, %3, %arg1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @kina_argmax_axis1(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x !llvm.array<2 x ptr> : (i64) -> !llvm.ptr
    %2 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg0, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.addressof @argmax_axis1.unpack : !llvm.ptr
    %5 = llvm.mlir.addressof @argmax_axis1.extents : !llvm.ptr
    %6 = llvm.mlir.addressof @argmax_axis1.partners : !llvm.ptr
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(2 : i64) : i64
    %9 = llvm.mlir.constant(64 : i64) : i64
    %10 = llvm.call @kina.run(%4, %1, %5, %6, %7, %8, %9) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
    llvm.return %10 : i32
  }
  llvm.func @kina_argmax_axis1_ws(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x !llvm.array<2 x ptr> : (i64) -> !llvm.ptr
    %2 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %3 : !llvm.ptr, !llvm.ptr
    %4 = llvm.mlir.addressof @argmax_axis1.unpack : !llvm.ptr
    %5 = llvm.mlir.addressof @argmax_axis1.extents : !llvm.ptr
    %6 = llvm.mlir.addressof @argmax_axis1.partners : !llvm.ptr
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(2 : i64) : i64
    %9 = llvm.mlir.constant(64 : i64) : i64
    %10 = llvm.call @kina.run_in_workspace(%4, %1, %5, %6, %7, %8, %arg0, %9) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr, i64) -> i32
    llvm.return %10 : i32
  }
  llvm.func @kina_argmax_axis1_packed(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.addressof @argmax_axis1.unpack : !llvm.ptr
    %1 = llvm.mlir.addressof @argmax_axis1.extents : !llvm.ptr
    %2 = llvm.mlir.addressof @argmax_axis1.partners : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(64 : i64) : i64
    %6 = llvm.call @kina.run(%0, %arg0, %1, %2, %3, %4, %5) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i32
    llvm.return %6 : i32
  }
  llvm.func @kina_argmax_axis1_workspace_bytes() -> i64 {
    %0 = llvm.mlir.constant(64 : i64) : i64
    llvm.return %0 : i64
  }
  llvm.mlir.global internal constant @kina.manifest_text("{\0A  \22compiler\22: {\0A    \22name\22: \22kinac\22,\0A    \22version\22: \220.1.0\22\0A  },\0A  \22numerics\22: 1,\0A  \22target\22: {\0A    \22triple\22: \22x86_64-unknown-linux-gnu\22,\0A    \22cpu\22: \22x86-64-v3\22\0A  },\0A  \22functions\22: [\0A    {\0A      \22name\22: \22argmax_axis1\22,\0A      \22symbol\22: \22kina_argmax_axis1\22,\0A      \22doc\22: \22\22,\0A      \22workspace_bytes\22: 64,\0A      \22inplace\22: [],\0A      \22inputs\22: [\0A        {\22path\22: \22x\22, \22dtype\22: \22F32\22, \22shape\22: [2, 3]}\0A      ],\0A      \22outputs\22: [\0A        {\22path\22: \22out0\22, \22dtype\22: \22I64\22, \22shape\22: [2]}\0A      ]\0A    }\0A  ]\0A}\0A\00") {addr_space = 0 : i32}
  llvm.func @kina_manifest() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @kina.manifest_text : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}
