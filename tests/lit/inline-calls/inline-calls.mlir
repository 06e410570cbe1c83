// A call becomes what it calls, however deep; an operation keeps its place, with
// the calls that lead to it.

// RUN: kina-opt %s --kina-inline-calls --symbol-dce | FileCheck %s
// RUN: kina-opt %s --kina-inline-calls --symbol-dce --mlir-print-debuginfo | FileCheck %s --check-prefix=LOCATION

// CHECK-NOT: private
// CHECK-LABEL: func.func @f
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2xf32>
// CHECK-NEXT: %[[A:[a-z0-9_]+]] = kina.add %[[X]], %[[X]]
// CHECK-NEXT: %[[N:[a-z0-9_]+]] = kina.neg %[[A]]
// CHECK-NEXT: %[[B:[a-z0-9_]+]] = kina.add %[[N]], %[[N]]
// CHECK-NEXT: %[[S:[a-z0-9_]+]] = kina.sub %[[B]], %[[X]]
// CHECK-NEXT: return %[[S]]
// LOCATION-DAG: kina.neg {{.*}} loc(#[[NEG:loc[0-9]*]])
// LOCATION-DAG: #[[NEG]] = loc(callsite(#[[OWN:loc[0-9]*]] at #[[CALL:loc[0-9]*]]))
func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = call @outer(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = kina.sub %0, %x : tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @outer(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = call @double(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = kina.neg %0 : tensor<2xf32>
  %2 = call @double(%1) : (tensor<2xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}
func.func private @double(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = kina.add %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// Calls of exported functions are inlined too; those stay.
// CHECK-LABEL: func.func @g
// CHECK-NOT: call
// CHECK: kina.sub
// CHECK-NOT: call
func.func @g(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = call @f(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
