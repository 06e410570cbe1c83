// RUN: kina-opt %s --split-input-file --kina-forward-copies | FileCheck %s

// CHECK-LABEL: func.func @temporary_becomes_output
// CHECK-SAME: (%[[X:[a-z0-9]+]]: memref<4xf32>, %[[OUT:[a-z0-9]+]]: memref<4xf32>)
func.func @temporary_becomes_output(%x: memref<4xf32>, %out: memref<4xf32>) attributes {kina.inputs = 1 : i64} {
  // CHECK-NOT: memref.alloc
  // CHECK: memref.copy %[[X]], %[[OUT]]
  // CHECK-NEXT: return
  %t = memref.alloc() : memref<4xf32>
  memref.copy %x, %t : memref<4xf32> to memref<4xf32>
  memref.copy %t, %out : memref<4xf32> to memref<4xf32>
  return
}

// -----

// The output is read between: it must keep its value until then.
// CHECK-LABEL: func.func @output_touched_in_between
func.func @output_touched_in_between(%x: memref<4xf32>, %out: memref<4xf32>, %other: memref<4xf32>) attributes {kina.inputs = 1 : i64} {
  // CHECK: memref.alloc
  %t = memref.alloc() : memref<4xf32>
  memref.copy %x, %t : memref<4xf32> to memref<4xf32>
  memref.copy %out, %other : memref<4xf32> to memref<4xf32>
  memref.copy %t, %out : memref<4xf32> to memref<4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @temporary_changes_later
func.func @temporary_changes_later(%x: memref<4xf32>, %out: memref<4xf32>, %other: memref<4xf32>) attributes {kina.inputs = 1 : i64} {
  // CHECK: memref.alloc
  %t = memref.alloc() : memref<4xf32>
  memref.copy %x, %t : memref<4xf32> to memref<4xf32>
  memref.copy %t, %out : memref<4xf32> to memref<4xf32>
  linalg.add ins(%t, %x : memref<4xf32>, memref<4xf32>) outs(%t : memref<4xf32>)
  linalg.add ins(%t, %x : memref<4xf32>, memref<4xf32>) outs(%other : memref<4xf32>)
  return
}
