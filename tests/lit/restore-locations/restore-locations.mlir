// The folder leaves the one copy of equal constants without a location; the
// pass gives it the location of its first user.

// REQUIRES: kina-passes
// RUN: kina-opt %s --canonicalize --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=BEFORE
// RUN: kina-opt %s --canonicalize --kina-restore-locations --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --implicit-check-not=unknown

// BEFORE: kina.constant dense<1.000000e+00> : tensor<2xf32> loc(unknown)

// CHECK-LABEL: @equal_constants(
func.func @equal_constants(%x: tensor<2xf32> loc("x")) -> tensor<2xf32> {
  // CHECK: kina.constant dense<1.000000e+00> : tensor<2xf32> loc("program.kina":3:3)
  %0 = kina.constant dense<1.0> : tensor<2xf32> loc("program.kina":2:3)
  %1 = kina.add %x, %0 : tensor<2xf32> loc("program.kina":3:3)
  %2 = kina.constant dense<1.0> : tensor<2xf32> loc("program.kina":4:3)
  %3 = kina.div %2, %1 : tensor<2xf32> loc("program.kina":5:3)
  return %3 : tensor<2xf32> loc("program.kina":6:3)
} loc("program.kina":1:1)

// CHECK-LABEL: @no_user(
func.func @no_user() {
  // CHECK: call @no_user() : () -> () loc("program.kina":8:1)
  func.call @no_user() : () -> () loc(unknown)
  return loc("program.kina":9:3)
} loc("program.kina":8:1)
