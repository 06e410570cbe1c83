// RUN: kina-opt %s | FileCheck %s

// CHECK-LABEL: @add
// CHECK-SAME: (%[[LHS:.*]]: tensor<4x8xf32>, %[[RHS:.*]]: tensor<4x8xf32>)
func.func @add(%lhs: tensor<4x8xf32>, %rhs: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: kina.add %[[LHS]], %[[RHS]] : tensor<4x8xf32>
  %0 = kina.add %lhs, %rhs : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
