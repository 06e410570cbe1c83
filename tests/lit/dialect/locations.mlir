// Folding and canonicalisation keep locations: a new operation carries the one
// of the operation that it replaces, or the fused ones.

// RUN: kina-opt %s --canonicalize --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --implicit-check-not=unknown

// CHECK-LABEL: @rewritten(
func.func @rewritten(%x: tensor<4xf32> loc("x"), %t: tensor<1xf32> loc("t")) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = kina.neg %x : tensor<4xf32> loc("program.kina":2:7)
  // CHECK: kina.abs {{.*}} loc(fused["program.kina":2:3, "program.kina":2:7])
  %1 = kina.abs %0 : tensor<4xf32> loc("program.kina":2:3)
  %2 = kina.broadcast %t : tensor<1xf32> -> tensor<4xf32> loc("program.kina":3:7)
  // CHECK: kina.sqrt {{.*}} : tensor<1xf32> loc("program.kina":3:3)
  // CHECK: kina.broadcast {{.*}} loc("program.kina":3:3)
  %3 = kina.sqrt %2 : tensor<4xf32> loc("program.kina":3:3)
  return %1, %3 : tensor<4xf32>, tensor<4xf32> loc("program.kina":4:3)
} loc("program.kina":1:1)

// CHECK-LABEL: @folded(
func.func @folded() -> tensor<4xf32> {
  %one = kina.constant dense<1.0> : tensor<4xf32> loc("program.kina":6:7)
  // CHECK: kina.constant dense<2.000000e+00> : tensor<4xf32> loc("program.kina":6:11)
  %two = kina.add %one, %one : tensor<4xf32> loc("program.kina":6:11)
  return %two : tensor<4xf32> loc("program.kina":7:3)
} loc("program.kina":5:1)
