// The stage: private functions are inlined and dropped, no attribute of the
// dialect is left.

// RUN: kina-opt %s --kina-stage-linalg | FileCheck %s --implicit-check-not=kina. --implicit-check-not=private
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// The callee's operations join the caller's group.
// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %{{.*}}: tensor<4xf32>)
// CHECK-COUNT-1: linalg.generic
// CHECK: arith.negf
// CHECK: math.sqrt
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @caller(%x: tensor<4xf32>) -> tensor<4xf32> attributes {kina.doc = "a function"} {
  %0 = call @callee(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = kina.sqrt %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func private @callee(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = kina.neg %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func private @unused(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// CHECK-LABEL: func.func @identity(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT: return %[[X]] : tensor<4xf32>
func.func @identity(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
