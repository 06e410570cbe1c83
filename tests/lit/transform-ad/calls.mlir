// Calls and compositions are opened where a cotangent flows through them.

// RUN: kina-opt %s --kina-stage-grad | FileCheck %s

func.func private @double(%x: tensor<f32>) -> tensor<f32> {
  %0 = kina.add %x, %x : tensor<f32>
  return %0 : tensor<f32>
}

func.func private @loss(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = call @double(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @double(%y) : (tensor<f32>) -> tensor<f32>
  %2 = kina.composition "square"(%0) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>):
    %b = kina.mul %a, %a : tensor<f32>
    kina.yield %b : tensor<f32>
  }
  %3 = kina.composition "square"(%1) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>):
    %b = kina.mul %a, %a : tensor<f32>
    kina.yield %b : tensor<f32>
  }
  %4 = kina.mul %2, %3 : tensor<f32>
  return %4 : tensor<f32>
}

// CHECK-LABEL: func.func @gradient
// CHECK-SAME: (%[[X:.*]]: tensor<f32>, %[[Y:.*]]: tensor<f32>)
// CHECK: %[[X2:.*]] = kina.add %[[X]], %[[X]]
// CHECK-NEXT: %[[Y2:.*]] = call @double(%[[Y]])
// CHECK-NEXT: %[[YY:.*]] = kina.composition "square"(%[[Y2]])
// CHECK: %[[P:.*]] = kina.mul %[[YY]], %[[X2]]
// CHECK-NEXT: %[[S:.*]] = kina.add %[[P]], %[[P]]
// CHECK-NEXT: %[[G:.*]] = kina.add %[[S]], %[[S]]
// CHECK-NEXT: return %[[G]]
func.func @gradient(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0:2 = kina.vjp @loss(%x, %y) wrt = [0] : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return %0#1 : tensor<f32>
}
