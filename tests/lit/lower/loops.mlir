// Loops become scf.for, and their bodies are lowered as any block is.

// RUN: kina-opt %s --lower-kina-to-linalg | mlir-opt | FileCheck %s
// RUN: kina-opt %s --lower-kina-to-linalg --mlir-print-debuginfo | FileCheck %s --check-prefix=LOCATION

// LOCATION-NOT: loc(unknown)

// CHECK-LABEL: @sum_of_indices(
// CHECK-SAME: %[[X:.*]]: tensor<2xi64>
// CHECK-DAG: %[[FROM:.*]] = arith.constant -1 : index
// CHECK-DAG: %[[TO:.*]] = arith.constant 5 : index
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : index
// CHECK: %[[R:.*]] = scf.for %[[N:.*]] = %[[FROM]] to %[[TO]] step %[[ONE]] iter_args(%[[S:.*]] = %[[X]]) -> (tensor<2xi64>) {
// CHECK: %[[K:.*]] = arith.index_cast %[[N]] : index to i64
// CHECK: %[[I:.*]] = tensor.from_elements %[[K]] : tensor<i64>
// CHECK: %[[NEXT:.*]] = linalg.generic {{.*}} ins(%[[S]], %[[I]] : tensor<2xi64>, tensor<i64>)
// CHECK: scf.yield %[[NEXT]]
// CHECK: return %[[R]]
func.func @sum_of_indices(%x: tensor<2xi64>) -> tensor<2xi64> {
  %r = kina.for -1 to 5 (%x) : tensor<2xi64> {
  ^bb0(%i: tensor<i64>, %s: tensor<2xi64>):
    %b = kina.broadcast %i : tensor<i64> -> tensor<2xi64>
    %next = kina.add %s, %b : tensor<2xi64>
    kina.yield %next : tensor<2xi64>
  }
  return %r : tensor<2xi64>
}

// CHECK-LABEL: @nested(
// CHECK: scf.for
// CHECK: scf.for
// CHECK-NOT: kina.
func.func @nested(%x: tensor<f32>) -> tensor<f32> {
  %r = kina.for 0 to 3 (%x) : tensor<f32> {
  ^bb0(%i: tensor<i64>, %s: tensor<f32>):
    %t = kina.for 0 to 2 (%s) : tensor<f32> {
    ^bb0(%j: tensor<i64>, %u: tensor<f32>):
      %next = kina.add %u, %x : tensor<f32>
      kina.yield %next : tensor<f32>
    }
    kina.yield %t : tensor<f32>
  }
  return %r : tensor<f32>
}
