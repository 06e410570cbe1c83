// The copy of an in-place pair is skipped when both buffers are one.

// RUN: kina-opt %s --kina-guard-copies | FileCheck %s

// CHECK-LABEL: @update(
// CHECK-SAME: %[[X:.*]]: memref<8xf32>, %[[OUT:.*]]: memref<8xf32>,
// CHECK: %[[A:.*]] = memref.extract_aligned_pointer_as_index %[[X]]
// CHECK: %[[B:.*]] = memref.extract_aligned_pointer_as_index %[[OUT]]
// CHECK: %[[D:.*]] = arith.cmpi ne, %[[A]], %[[B]] : index
// CHECK: scf.if %[[D]] {
// CHECK-NEXT: memref.copy %[[X]], %[[OUT]]
// CHECK-NEXT: }
func.func @update(%x: memref<8xf32>, %out: memref<8xf32>, %ws: memref<0xi8>)
    attributes {kina.inputs = 1 : i64, kina.inplace = [array<i64: 0, 0>], kina.workspace_bytes = 0 : i64} {
  memref.copy %x, %out : memref<8xf32> to memref<8xf32>
  return
}

// Nothing is paired: the copy stays as it is.
// CHECK-LABEL: @apart(
// CHECK-NOT: scf.if
// CHECK: memref.copy
func.func @apart(%x: memref<8xf32>, %out: memref<8xf32>, %ws: memref<0xi8>)
    attributes {kina.inputs = 1 : i64, kina.inplace = [], kina.workspace_bytes = 0 : i64} {
  memref.copy %x, %out : memref<8xf32> to memref<8xf32>
  return
}
