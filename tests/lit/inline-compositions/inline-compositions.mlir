// The pass leaves bodies in the place of compositions, the inner ones too.

// RUN: kina-opt %s --kina-inline-compositions | FileCheck %s
// RUN: kina-opt %s --kina-inline-compositions --mlir-print-debuginfo | FileCheck %s --check-prefix=LOCATION
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt | FileCheck %s --check-prefix=LINALG
// RUN: kina-opt %s --kina-pipeline | FileCheck %s --check-prefix=LLVM

// Nothing is read from operations that the pass has erased: freed memory is overwritten here.
// RUN: env GLIBC_TUNABLES=glibc.malloc.tcache_count=0:glibc.malloc.perturb=165 kina-opt %s --kina-inline-compositions -o /dev/null

// CHECK-LABEL: @nested(
// CHECK-SAME: %[[X:.*]]: tensor<2x3xf32>
// CHECK-NEXT: %[[TWO:.*]] = kina.constant dense<2.0
// CHECK-NEXT: %[[M:.*]] = kina.mul %[[X]], %[[TWO]]
// CHECK-NEXT: %[[N:.*]] = kina.neg %[[X]]
// CHECK-NEXT: return %[[N]], %[[M]], %[[X]]

// LOCATION-DAG: #[[OUTER:.*]] = loc("f.kina":1:1)
// LOCATION-DAG: #[[INNER:.*]] = loc("<std>/nn.kina":2:2)
// LOCATION-DAG: #[[MUL:.*]] = loc("<std>/nn.kina":3:3)
// LOCATION-DAG: #[[CALL:.*]] = loc(callsite(#[[INNER]] at #[[OUTER]]))
// LOCATION-DAG: loc(callsite(#[[MUL]] at #[[CALL]]))

// LINALG: linalg.generic
// LINALG-NOT: kina.
// LLVM: llvm.func @kina_nested
func.func @nested(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %r:3 = kina.composition "std.outer"(%x) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  ^bb0(%a: tensor<2x3xf32>):
    %two = kina.constant dense<2.0> : tensor<2x3xf32>
    %p = kina.composition "std.inner"(%a, %two) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> {
    ^bb0(%b: tensor<2x3xf32>, %c: tensor<2x3xf32>):
      %m = kina.mul %b, %c : tensor<2x3xf32> loc("<std>/nn.kina":3:3)
      kina.yield %m : tensor<2x3xf32>
    } loc("<std>/nn.kina":2:2)
    %n = kina.neg %a : tensor<2x3xf32>
    kina.yield %n, %p, %a : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
  } loc("f.kina":1:1)
  return %r#0, %r#1, %r#2 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// A function called from a body is inlined after it.
// CHECK-LABEL: @calls(
// CHECK-NEXT: call @helper
func.func @calls(%x: tensor<2xf32>) -> tensor<2xf32> {
  %r = kina.composition "std.calls"(%x) : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: tensor<2xf32>):
    %h = func.call @helper(%a) : (tensor<2xf32>) -> tensor<2xf32>
    kina.yield %h : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

func.func private @helper(%x: tensor<2xf32>) -> tensor<2xf32> {
  %r = kina.sqrt %x : tensor<2xf32>
  return %r : tensor<2xf32>
}

// CHECK-LABEL: @no_composition(
// CHECK-NEXT: kina.neg
// CHECK-NEXT: return
func.func @no_composition(%x: tensor<2xf32>) -> tensor<2xf32> {
  %r = kina.neg %x : tensor<2xf32>
  return %r : tensor<2xf32>
}
