// RUN: kina-opt %s --split-input-file --verify-diagnostics --kina-plan-workspace | FileCheck %s

// CHECK-LABEL: func.func @no_temporary
// CHECK-SAME: (%{{.*}}: memref<4xf32>, %{{.*}}: memref<4xf32>, %{{.*}}: memref<0xi8>)
// CHECK-SAME: kina.workspace_bytes = 0
func.func @no_temporary(%x: memref<4xf32>, %out: memref<4xf32>) attributes {kina.inputs = 1 : i64} {
  return
}

// -----

// Both live at once: 64-byte aligned places of their own.
// CHECK-LABEL: func.func @alive_together
// CHECK-SAME: %[[WORKSPACE:[a-z0-9]+]]: memref<128xi8>)
func.func @alive_together(%x: memref<4xf32>, %out: memref<4xf32>) attributes {kina.inputs = 1 : i64} {
  // CHECK: %[[C0:.*]] = arith.constant 0 : index
  // CHECK: memref.view %[[WORKSPACE]][%[[C0]]][] : memref<128xi8> to memref<4xf32>
  // CHECK: %[[C64:.*]] = arith.constant 64 : index
  // CHECK: memref.view %[[WORKSPACE]][%[[C64]]][]
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  memref.copy %b, %out : memref<4xf32> to memref<4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @one_after_the_other
// CHECK-SAME: memref<64xi8>)
func.func @one_after_the_other(%x: memref<4xf32>, %out: memref<4xf32>) attributes {kina.inputs = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  memref.copy %a, %out : memref<4xf32> to memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  memref.copy %b, %out : memref<4xf32> to memref<4xf32>
  return
}

// -----

// A view keeps its temporary alive.
// CHECK-LABEL: func.func @view_is_followed
// CHECK-SAME: memref<128xi8>)
func.func @view_is_followed(%x: memref<4xf32>, %out: memref<4xf32>) attributes {kina.inputs = 1 : i64} {
  %a = memref.alloc() : memref<2x2xf32>
  %flat = memref.collapse_shape %a [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  memref.copy %x, %flat : memref<4xf32> to memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  memref.copy %b, %out : memref<4xf32> to memref<4xf32>
  memref.copy %flat, %out : memref<4xf32> to memref<4xf32>
  return
}

// -----

// What a loop uses is alive in all of it.
// CHECK-LABEL: func.func @loop_keeps_alive
// CHECK-SAME: memref<128xi8>)
func.func @loop_keeps_alive(%x: memref<4xf32>, %out: memref<4xf32>) attributes {kina.inputs = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    memref.copy %a, %out : memref<4xf32> to memref<4xf32>
    %b = memref.alloc() : memref<4xf32>
    memref.copy %x, %b : memref<4xf32> to memref<4xf32>
    memref.copy %b, %out : memref<4xf32> to memref<4xf32>
  }
  return
}

// -----

func.func @dynamic_size(%x: memref<4xf32>, %n: index) attributes {kina.inputs = 1 : i64} {
  // expected-error @below {{temporary has no static size: expected a static shape and the identity layout}}
  %a = memref.alloc(%n) : memref<?xf32>
  return
}
