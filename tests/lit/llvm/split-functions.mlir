// RUN: %python -c "print('memref.copy %%x, %%view : memref<4xf32> to memref<4xf32>\n' * 100)" > %t.copies
// RUN: sed -e '/^  \/\/ INSERT/r %t.copies' %s | kina-opt --kina-split-functions | FileCheck %s

// Two parts, with views and constants of their own. A part takes what it uses.
// CHECK-LABEL: func.func private @long.0.impl
// CHECK-SAME: (%[[X:[a-z0-9]+]]: memref<4xf32>, %[[WORKSPACE:[a-z0-9]+]]: memref<64xi8>) attributes {kina.inplace = [], kina.inputs = 1 : i64}
// CHECK: %[[OFFSET:[a-z0-9_]+]] = arith.constant 0 : index
// CHECK: %[[VIEW:[a-z0-9_]+]] = memref.view %[[WORKSPACE]][%[[OFFSET]]]
// CHECK-COUNT-64: memref.copy %[[X]], %[[VIEW]]
// CHECK-NEXT: return
// CHECK-LABEL: func.func private @long.1.impl
// CHECK-SAME: attributes {kina.inplace = [array<i64: 0, 0>], kina.inputs = 1 : i64}
// CHECK-COUNT-37: memref.copy
// CHECK-NEXT: return
// CHECK-LABEL: func.func @long(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<4xf32>, %[[OUT:[a-z0-9]+]]: memref<4xf32>, %[[WORKSPACE:[a-z0-9]+]]: memref<64xi8>)
// CHECK-NEXT: call @long.0.impl(%[[X]], %[[WORKSPACE]])
// CHECK-NEXT: call @long.1.impl(%[[X]], %[[OUT]], %[[WORKSPACE]])
// CHECK-NEXT: return
func.func @long(%x: memref<4xf32>, %out: memref<4xf32>, %workspace: memref<64xi8>) attributes {kina.inputs = 1 : i64, kina.inplace = [array<i64: 0, 0>]} {
  %c0 = arith.constant 0 : index
  %view = memref.view %workspace[%c0][] : memref<64xi8> to memref<4xf32>
  // INSERT
  memref.copy %view, %out : memref<4xf32> to memref<4xf32>
  return
}

// CHECK-LABEL: func.func @short
func.func @short(%x: memref<4xf32>, %out: memref<4xf32>, %workspace: memref<0xi8>) attributes {kina.inputs = 1 : i64, kina.inplace = []} {
  // CHECK-NEXT: memref.copy
  memref.copy %x, %out : memref<4xf32> to memref<4xf32>
  return
}
