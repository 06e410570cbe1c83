// The rules of arithmetic, without a factor of one and without what nothing uses.

// RUN: kina-opt %s --kina-stage-grad | FileCheck %s

// The function is only differentiated, so it is gone.
// CHECK-NOT: @square
func.func private @square(%x: tensor<f32>) -> tensor<f32> {
  %0 = kina.mul %x, %x : tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @gradient_alone
// CHECK-SAME: (%[[X:.*]]: tensor<f32>)
// CHECK-NEXT: %[[G:.*]] = kina.add %[[X]], %[[X]]
// CHECK-NEXT: return %[[G]]
func.func @gradient_alone(%x: tensor<f32>) -> tensor<f32> {
  %0:2 = kina.vjp @square(%x) wrt = [0] : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return %0#1 : tensor<f32>
}

// CHECK-LABEL: func.func @value_alone
// CHECK-NEXT: %[[R:.*]] = kina.mul
// CHECK-NEXT: return %[[R]]
func.func @value_alone(%x: tensor<f32>) -> tensor<f32> {
  %0:2 = kina.vjp @square(%x) wrt = [0] : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return %0#0 : tensor<f32>
}

func.func private @four(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>) -> tensor<f32> {
  %0 = kina.add %x, %y : tensor<f32>
  %1 = kina.sub %0, %z : tensor<f32>
  %2 = kina.neg %1 : tensor<f32>
  return %2 : tensor<f32>
}

// A loss that does not depend on a parameter has the gradient 0.
// CHECK-LABEL: func.func @linear
// CHECK-DAG: %[[ONE:.*]] = kina.constant dense<1.0{{.*}}>
// CHECK-DAG: %[[MINUS:.*]] = kina.constant dense<-1.0{{.*}}>
// CHECK-NEXT: return %[[MINUS]], %[[MINUS]], %[[ONE]]
func.func @linear(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %0:4 = kina.vjp @four(%x, %y, %z) wrt = [0, 1, 2] : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
  return %0#1, %0#2, %0#3 : tensor<f32>, tensor<f32>, tensor<f32>
}

func.func private @first(%x: tensor<f32>, %y: tensor<2xf32>) -> tensor<f32> { return %x : tensor<f32> }

// CHECK-LABEL: func.func @independent
// CHECK-DAG: %[[ONE:.*]] = kina.constant dense<1.0{{.*}}> : tensor<f32>
// CHECK-DAG: %[[ZERO:.*]] = kina.constant dense<0.0{{.*}}> : tensor<2xf32>
// CHECK-NEXT: return %[[ONE]], %[[ZERO]]
func.func @independent(%x: tensor<f32>, %y: tensor<2xf32>) -> (tensor<f32>, tensor<2xf32>) {
  %0:3 = kina.vjp @first(%x, %y) wrt = [0, 1] : (tensor<f32>, tensor<2xf32>) -> (tensor<f32>, tensor<f32>, tensor<2xf32>)
  return %0#1, %0#2 : tensor<f32>, tensor<2xf32>
}

func.func private @product(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = kina.mul %x, %y : tensor<f32>
  return %0 : tensor<f32>
}

// One value at two positions: each has its gradient.
// CHECK-LABEL: func.func @twice
// CHECK-SAME: (%[[X:.*]]: tensor<f32>)
// CHECK-NEXT: return %[[X]], %[[X]]
func.func @twice(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0:3 = kina.vjp @product(%x, %x) wrt = [0, 1] : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
  return %0#1, %0#2 : tensor<f32>, tensor<f32>
}

// A value at a position that is not differentiated by is a constant there.
// CHECK-LABEL: func.func @once
// CHECK-SAME: (%[[X:.*]]: tensor<f32>)
// CHECK-NEXT: return %[[X]]
func.func @once(%x: tensor<f32>) -> tensor<f32> {
  %0:2 = kina.vjp @product(%x, %x) wrt = [1] : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return %0#1 : tensor<f32>
}

func.func private @quotient(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = kina.div %x, %y : tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @division
// CHECK-SAME: (%[[X:.*]]: tensor<f32>, %[[Y:.*]]: tensor<f32>)
// CHECK-DAG: %[[ONE:.*]] = kina.constant dense<1.0{{.*}}>
// CHECK-DAG: %[[R:.*]] = kina.div %[[X]], %[[Y]]
// CHECK-DAG: %[[DX:.*]] = kina.div %[[ONE]], %[[Y]]
// CHECK: %[[P:.*]] = kina.mul %[[DX]], %[[R]]
// CHECK-NEXT: %[[DY:.*]] = kina.neg %[[P]]
// CHECK-NEXT: return %[[DX]], %[[DY]]
func.func @division(%x: tensor<f32>, %y: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0:3 = kina.vjp @quotient(%x, %y) wrt = [0, 1] : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
  return %0#1, %0#2 : tensor<f32>, tensor<f32>
}

func.func private @cube(%x: tensor<f32>) -> tensor<f32> {
  %three = kina.constant dense<3.0> : tensor<f32>
  %0 = kina.pow %x, %three : tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @power
// CHECK-DAG: %[[TWO:.*]] = kina.constant dense<2.0{{.*}}>
// CHECK-DAG: %[[THREE:.*]] = kina.constant dense<3.0{{.*}}>
// CHECK: %[[P:.*]] = kina.pow %{{.*}}, %[[TWO]]
// CHECK-NEXT: %[[G:.*]] = kina.mul %[[P]], %[[THREE]]
// CHECK-NEXT: return %[[G]]
func.func @power(%x: tensor<f32>) -> tensor<f32> {
  %0:2 = kina.vjp @cube(%x) wrt = [0] : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return %0#1 : tensor<f32>
}
