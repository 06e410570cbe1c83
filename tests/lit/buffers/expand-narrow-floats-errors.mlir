// Arithmetic on narrow floats themselves is refused, every operation in one run.

// RUN: not kina-opt %s --kina-expand-narrow-floats 2>&1 | FileCheck %s --implicit-check-not=error:

func.func @f(%x: bf16, %t: tensor<4xf16>) -> (bf16, tensor<4xf32>) {
  // CHECK: expand-narrow-floats-errors.mlir:[[#@LINE+1]]:8: error: 'arith.addf' works on 'bf16': expected arithmetic on f32 between arith.extf and arith.truncf
  %0 = arith.addf %x, %x : bf16
  // CHECK: expand-narrow-floats-errors.mlir:[[#@LINE+1]]:8: error: 'arith.extf' works on 'tensor<4xf16>'
  %1 = arith.extf %t : tensor<4xf16> to tensor<4xf32>
  return %0, %1 : bf16, tensor<4xf32>
}
