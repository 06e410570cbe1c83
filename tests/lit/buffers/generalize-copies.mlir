// RUN: kina-opt %s --kina-generalize-copies | FileCheck %s

// CHECK-LABEL: func.func @dense_copy_stays
func.func @dense_copy_stays(%x: memref<4x8xf32>, %out: memref<4x8xf32>) {
  // CHECK: memref.copy
  memref.copy %x, %out : memref<4x8xf32> to memref<4x8xf32>
  return
}

// CHECK-LABEL: func.func @strided_copy_becomes_generic
// CHECK-SAME: (%[[X:[a-z0-9]+]]: memref<4x3xf32>, %[[OUT:[a-z0-9]+]]: memref<4x8xf32>)
func.func @strided_copy_becomes_generic(%x: memref<4x3xf32>, %out: memref<4x8xf32>) {
  // CHECK: %[[PART:.*]] = memref.subview %[[OUT]]
  // CHECK-NOT: memref.copy
  // CHECK: linalg.generic {{.*}} ins(%[[X]] : memref<4x3xf32>) outs(%[[PART]]
  // CHECK-NEXT: ^bb0(%[[ELEMENT:[a-z0-9]+]]: f32, %{{.*}}: f32):
  // CHECK-NEXT: linalg.yield %[[ELEMENT]]
  %part = memref.subview %out[0, 0] [4, 3] [1, 1] : memref<4x8xf32> to memref<4x3xf32, strided<[8, 1]>>
  memref.copy %x, %part : memref<4x3xf32> to memref<4x3xf32, strided<[8, 1]>>
  return
}
