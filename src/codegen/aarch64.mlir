// The floating environment of AArch64: FPCR, whose default is 0. Every feature
// that generated code uses is part of the architecture's baseline.

llvm.func internal @kina.cpu_is_supported() -> i1 {
  %true = llvm.mlir.constant(true) : i1
  llvm.return %true : i1
}

llvm.func internal @kina.enter_float_environment() -> i64 {
  %default = llvm.mlir.constant(0 : i64) : i64
  %current = llvm.inline_asm has_side_effects "mrs $0, fpcr", "=r" : () -> i64
  %differs = llvm.icmp "ne" %current, %default : i64
  llvm.cond_br %differs, ^set, ^exit
^set:
  llvm.inline_asm has_side_effects "msr fpcr, $0", "r" %default : (i64) -> ()
  llvm.br ^exit
^exit:
  llvm.return %current : i64
}

llvm.func internal @kina.leave_float_environment(%previous: i64) {
  %default = llvm.mlir.constant(0 : i64) : i64
  %differs = llvm.icmp "ne" %previous, %default : i64
  llvm.cond_br %differs, ^restore, ^exit
^restore:
  llvm.inline_asm has_side_effects "msr fpcr, $0", "r" %previous : (i64) -> ()
  llvm.br ^exit
^exit:
  llvm.return
}
