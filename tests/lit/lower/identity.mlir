// stop_gradient, and a transfer to where a tensor is, leave their operand.

// RUN: kina-opt %s --lower-kina-to-linalg | FileCheck %s

// CHECK-LABEL: @alone(
// CHECK-SAME: %[[X:.*]]: tensor<4xi4>)
// CHECK-NEXT: return %[[X]]
func.func @alone(%x: tensor<4xi4>) -> tensor<4xi4> {
  %0 = kina.stop_gradient %x : tensor<4xi4>
  %1 = kina.to %0 : tensor<4xi4> -> tensor<4xi4>
  %2 = kina.stop_gradient %1 : tensor<4xi4>
  return %2 : tensor<4xi4>
}

// CHECK-LABEL: @fused(
// CHECK-COUNT-1: linalg.generic
// CHECK: %[[P:.*]] = arith.mulf
// CHECK-NEXT: arith.addf %[[P]], %[[P]]
// CHECK-NOT: linalg.generic
func.func @fused(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = kina.mul %x, %y : tensor<4xf32>
  %1 = kina.stop_gradient %0 : tensor<4xf32>
  %2 = kina.add %0, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
