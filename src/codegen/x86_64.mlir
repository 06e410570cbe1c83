// The floating environment of x86-64: MXCSR without its sticky status bits.
// 0x1f80 is the default: round to nearest even, subnormals kept, all exceptions
// masked.

llvm.func internal @kina.enter_float_environment() -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %control_bits = llvm.mlir.constant(0xffc0 : i32) : i32
  %default = llvm.mlir.constant(0x1f80 : i32) : i32
  %slot = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.call_intrinsic "llvm.x86.sse.stmxcsr"(%slot) : (!llvm.ptr) -> ()
  %current = llvm.load %slot : !llvm.ptr -> i32
  %control = llvm.and %current, %control_bits : i32
  %differs = llvm.icmp "ne" %control, %default : i32
  llvm.cond_br %differs, ^set, ^exit
^set:
  llvm.store %default, %slot : i32, !llvm.ptr
  llvm.call_intrinsic "llvm.x86.sse.ldmxcsr"(%slot) : (!llvm.ptr) -> ()
  llvm.br ^exit
^exit:
  %result = llvm.zext %current : i32 to i64
  llvm.return %result : i64
}

llvm.func internal @kina.leave_float_environment(%saved: i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %control_bits = llvm.mlir.constant(0xffc0 : i32) : i32
  %default = llvm.mlir.constant(0x1f80 : i32) : i32
  %previous = llvm.trunc %saved : i64 to i32
  %control = llvm.and %previous, %control_bits : i32
  %differs = llvm.icmp "ne" %control, %default : i32
  llvm.cond_br %differs, ^restore, ^exit
^restore:
  %slot = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %previous, %slot : i32, !llvm.ptr
  llvm.call_intrinsic "llvm.x86.sse.ldmxcsr"(%slot) : (!llvm.ptr) -> ()
  llvm.br ^exit
^exit:
  llvm.return
}
