// Loops round-trip, and lose what they carry in vain.

// RUN: kina-opt %s | kina-opt | FileCheck %s
// RUN: kina-opt %s --mlir-print-op-generic | kina-opt | FileCheck %s
// RUN: kina-opt %s --canonicalize | FileCheck %s --check-prefix=CANONICAL

// CHECK-LABEL: @nested(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[Y:.*]]: tensor<2xf32>
// CHECK: %[[R:.*]]:2 = kina.for 0 to 3(%[[X]], %[[Y]]) : tensor<2xf32>, tensor<2xf32> {
// CHECK: ^bb0(%[[I:.*]]: tensor<i64>, %[[A:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<2xf32>):
// CHECK: %[[INNER:.*]] = kina.for -2 to 2(%[[A]]) : tensor<2xf32> {
// CHECK: kina.mul %{{.*}}, %[[B]]
// CHECK: kina.yield %[[B]], %[[INNER]] : tensor<2xf32>, tensor<2xf32>
func.func @nested(%x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %r:2 = kina.for 0 to 3 (%x, %y) : tensor<2xf32>, tensor<2xf32> {
  ^bb0(%i: tensor<i64>, %a: tensor<2xf32>, %b: tensor<2xf32>):
    %inner = kina.for -2 to 2 (%a) : tensor<2xf32> {
    ^bb0(%j: tensor<i64>, %c: tensor<2xf32>):
      %next = kina.mul %c, %b : tensor<2xf32>
      kina.yield %next : tensor<2xf32>
    }
    kina.yield %b, %inner : tensor<2xf32>, tensor<2xf32>
  }
  return %r#0, %r#1 : tensor<2xf32>, tensor<2xf32>
}

// CANONICAL-LABEL: @no_iteration(
// CANONICAL-SAME: %[[X:.*]]: tensor<2xf32>
// CANONICAL-NEXT: return %[[X]]
func.func @no_iteration(%x: tensor<2xf32>) -> tensor<2xf32> {
  %r = kina.for 4 to 4 (%x) : tensor<2xf32> {
  ^bb0(%i: tensor<i64>, %a: tensor<2xf32>):
    %next = kina.neg %a : tensor<2xf32>
    kina.yield %next : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// One value is passed on as it is, one has no use but itself, one is read by
// a value that is needed.
// CANONICAL-LABEL: @carried_in_vain(
// CANONICAL-SAME: %[[X:.*]]: tensor<2xf32>
// CANONICAL-NEXT: %[[R:.*]]:2 = kina.for 0 to 3(%[[X]], %[[X]]) : tensor<2xf32>, tensor<2xf32> {
// CANONICAL-NEXT: ^bb0(%{{.*}}: tensor<i64>, %[[READ:.*]]: tensor<2xf32>, %[[NEEDED:.*]]: tensor<2xf32>):
// CANONICAL-NEXT: %[[NEXT:.*]] = kina.neg %[[READ]]
// CANONICAL-NEXT: %[[SUM:.*]] = kina.add %[[NEEDED]], %[[READ]]
// CANONICAL-NEXT: %[[KEPT:.*]] = kina.mul %[[SUM]], %[[X]]
// CANONICAL-NEXT: kina.yield %[[NEXT]], %[[KEPT]]
// CANONICAL: return %[[R]]#1, %[[X]]
func.func @carried_in_vain(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %r:4 = kina.for 0 to 3 (%x, %x, %x, %x) : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32> {
  ^bb0(%i: tensor<i64>, %same: tensor<2xf32>, %useless: tensor<2xf32>, %read: tensor<2xf32>, %needed: tensor<2xf32>):
    %more = kina.sqrt %useless : tensor<2xf32>
    %next = kina.neg %read : tensor<2xf32>
    %sum = kina.add %needed, %read : tensor<2xf32>
    %kept = kina.mul %sum, %same : tensor<2xf32>
    kina.yield %same, %more, %next, %kept : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  return %r#3, %r#0 : tensor<2xf32>, tensor<2xf32>
}

// CANONICAL-LABEL: @unused(
// CANONICAL-NEXT: return
func.func @unused(%x: tensor<2xf32>) {
  %r = kina.for 0 to 3 (%x) : tensor<2xf32> {
  ^bb0(%i: tensor<i64>, %a: tensor<2xf32>):
    %next = kina.neg %a : tensor<2xf32>
    kina.yield %next : tensor<2xf32>
  }
  return
}
