// Compositions round-trip; a constant of the body stays in it.

// RUN: kina-opt %s | kina-opt | FileCheck %s
// RUN: kina-opt %s --mlir-print-op-generic | kina-opt | FileCheck %s
// RUN: kina-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @nested(
// CHECK-SAME: %[[X:.*]]: tensor<2x3xf32>
func.func @nested(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2xf32>) {
  // CHECK: %[[R:.*]]:2 = kina.composition "std.outer"(%[[X]]) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2xf32>) {
  // CHECK: ^bb0(%[[A:.*]]: tensor<2x3xf32>):
  // CHECK: %[[C:.*]] = kina.constant dense<2.000000e+00> : tensor<2x3xf32>
  // CHECK: %[[P:.*]] = kina.composition "std.inner"(%[[A]], %[[C]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> {
  // CHECK: kina.yield %{{.*}} : tensor<2x3xf32>
  // CHECK: kina.yield %[[P]], %{{.*}} : tensor<2x3xf32>, tensor<2xf32>
  %r:2 = kina.composition "std.outer"(%x) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2xf32>) {
  ^bb0(%a: tensor<2x3xf32>):
    %two = kina.constant dense<2.0> : tensor<2x3xf32>
    %p = kina.composition "std.inner"(%a, %two) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> {
    ^bb0(%b: tensor<2x3xf32>, %c: tensor<2x3xf32>):
      %m = kina.mul %b, %c : tensor<2x3xf32>
      kina.yield %m : tensor<2x3xf32>
    }
    %s = kina.reduce max %p axis = 1 : tensor<2x3xf32> -> tensor<2xf32>
    kina.yield %p, %s : tensor<2x3xf32>, tensor<2xf32>
  }
  return %r#0, %r#1 : tensor<2x3xf32>, tensor<2xf32>
}

// CHECK-LABEL: @no_operand(
func.func @no_operand() -> tensor<i32> {
  // CHECK: kina.composition "one"() : () -> tensor<i32> {
  // CHECK-NEXT: kina.constant dense<1> : tensor<i32>
  %r = kina.composition "one"() : () -> tensor<i32> {
    %one = kina.constant dense<1> : tensor<i32>
    kina.yield %one : tensor<i32>
  }
  return %r : tensor<i32>
}
