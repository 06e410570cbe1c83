// Elementwise operations are computed before their operands are stretched.

// RUN: kina-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @broadcast_to_same_type(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: return %[[X]]
func.func @broadcast_to_same_type(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = kina.broadcast %x : tensor<4x8xf32> -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL: @broadcast_of_broadcast(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: %[[R:.*]] = kina.broadcast %[[X]] : tensor<1xf32> -> tensor<2x4x8xf32>
// CHECK-NEXT: return %[[R]]
func.func @broadcast_of_broadcast(%x: tensor<1xf32>) -> tensor<2x4x8xf32> {
  %0 = kina.broadcast %x : tensor<1xf32> -> tensor<4x1xf32>
  %1 = kina.broadcast %0 : tensor<4x1xf32> -> tensor<2x4x8xf32>
  return %1 : tensor<2x4x8xf32>
}

// The bias correction of AdamW, 1 - beta ** t, is computed once and not for
// every element of the parameter.
// CHECK-LABEL: @bias_correction(
// CHECK-SAME: %[[M:.*]]: tensor<4x8xf32>, %[[BETA:.*]]: tensor<1x1xf32>, %[[T:.*]]: tensor<1x1xf32>
// CHECK-NEXT: %[[ONE:.*]] = kina.constant dense<1.000000e+00> : tensor<1x1xf32>
// CHECK-NEXT: %[[POWER:.*]] = kina.pow %[[BETA]], %[[T]] : tensor<1x1xf32>
// CHECK-NEXT: %[[SMALL:.*]] = kina.sub %[[ONE]], %[[POWER]] : tensor<1x1xf32>
// CHECK-NEXT: %[[LARGE:.*]] = kina.broadcast %[[SMALL]] : tensor<1x1xf32> -> tensor<4x8xf32>
// CHECK-NEXT: %[[R:.*]] = kina.div %[[M]], %[[LARGE]] : tensor<4x8xf32>
// CHECK-NEXT: return %[[R]]
func.func @bias_correction(%m: tensor<4x8xf32>, %beta: tensor<1x1xf32>, %t: tensor<1x1xf32>) -> tensor<4x8xf32> {
  %b = kina.broadcast %beta : tensor<1x1xf32> -> tensor<4x8xf32>
  %e = kina.broadcast %t : tensor<1x1xf32> -> tensor<4x8xf32>
  %one = kina.constant dense<1.0> : tensor<4x8xf32>
  %power = kina.pow %b, %e : tensor<4x8xf32>
  %correction = kina.sub %one, %power : tensor<4x8xf32>
  %r = kina.div %m, %correction : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: @unary(
// CHECK: kina.sqrt %{{.*}} : tensor<f32>
// CHECK-NEXT: kina.cast %{{.*}} : tensor<f32> -> tensor<f16>
// CHECK-NEXT: kina.broadcast %{{.*}} : tensor<f16> -> tensor<4x8xf16>
func.func @unary(%x: tensor<f32>) -> tensor<4x8xf16> {
  %0 = kina.broadcast %x : tensor<f32> -> tensor<4x8xf32>
  %1 = kina.sqrt %0 : tensor<4x8xf32>
  %2 = kina.cast %1 : tensor<4x8xf32> -> tensor<4x8xf16>
  return %2 : tensor<4x8xf16>
}

// CHECK-LABEL: @compare_and_where(
// CHECK: kina.compare lt, %{{.*}} : tensor<8xf32>
// CHECK-NEXT: kina.where %{{.*}} : tensor<8xi1>, tensor<8xf32>
// CHECK-NEXT: kina.broadcast %{{.*}} : tensor<8xf32> -> tensor<4x8xf32>
func.func @compare_and_where(%x: tensor<8xf32>) -> tensor<4x8xf32> {
  %0 = kina.broadcast %x : tensor<8xf32> -> tensor<4x8xf32>
  %zero = kina.constant dense<0.0> : tensor<4x8xf32>
  %1 = kina.compare lt, %0, %zero : tensor<4x8xf32>
  %2 = kina.where %1, %zero, %0 : tensor<4x8xi1>, tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

// Sources of different shapes meet in the smallest shape that fits both.
// CHECK-LABEL: @join(
// CHECK-SAME: %[[X:.*]]: tensor<1x1xf32>, %[[Y:.*]]: tensor<4x1xf32>
// CHECK-NEXT: %[[S:.*]] = kina.broadcast %[[X]] : tensor<1x1xf32> -> tensor<4x1xf32>
// CHECK-NEXT: %[[SUM:.*]] = kina.add %[[S]], %[[Y]] : tensor<4x1xf32>
// CHECK-NEXT: kina.broadcast %[[SUM]] : tensor<4x1xf32> -> tensor<4x8xf32>
func.func @join(%x: tensor<1x1xf32>, %y: tensor<4x1xf32>) -> tensor<4x8xf32> {
  %0 = kina.broadcast %x : tensor<1x1xf32> -> tensor<4x8xf32>
  %1 = kina.broadcast %y : tensor<4x1xf32> -> tensor<4x8xf32>
  %2 = kina.add %0, %1 : tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

// CHECK-LABEL: @keeps_outer_product(
// CHECK: kina.mul %{{.*}} : tensor<4x8xf32>
func.func @keeps_outer_product(%x: tensor<1x8xf32>, %y: tensor<4x1xf32>) -> tensor<4x8xf32> {
  %0 = kina.broadcast %x : tensor<1x8xf32> -> tensor<4x8xf32>
  %1 = kina.broadcast %y : tensor<4x1xf32> -> tensor<4x8xf32>
  %2 = kina.mul %0, %1 : tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

// CHECK-LABEL: @keeps_full_operand(
// CHECK: kina.broadcast
// CHECK-NEXT: kina.mul %{{.*}} : tensor<4x8xf32>
func.func @keeps_full_operand(%x: tensor<4x8xf32>, %y: tensor<4x1xf32>) -> tensor<4x8xf32> {
  %1 = kina.broadcast %y : tensor<4x1xf32> -> tensor<4x8xf32>
  %2 = kina.mul %x, %1 : tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

// CHECK-LABEL: @device(
// CHECK: kina.neg %{{.*}} : tensor<1xf32, #kina.device>
// CHECK-NEXT: kina.broadcast %{{.*}} : tensor<1xf32, #kina.device> -> tensor<8xf32, #kina.device>
func.func @device(%x: tensor<1xf32, #kina.device>) -> tensor<8xf32, #kina.device> {
  %0 = kina.broadcast %x : tensor<1xf32, #kina.device> -> tensor<8xf32, #kina.device>
  %1 = kina.neg %0 : tensor<8xf32, #kina.device>
  return %1 : tensor<8xf32, #kina.device>
}
