// Functions with many arguments take a table; others stay as they are.

// RUN: %python %S/Inputs/wide.py | kina-opt --kina-pass-tables | FileCheck %s
// RUN: %python %S/Inputs/wide.py | kina-opt --kina-pass-tables --kina-emit-entry-points | FileCheck %s --check-prefix=ENTRY

// The part itself uses its arguments: they are loaded at the beginning.
// CHECK-LABEL: llvm.func @f.0.impl(
// CHECK-SAME: %[[WORKSPACE:[a-z0-9]+]]: !llvm.ptr, %[[TABLE:[a-z0-9]+]]: !llvm.ptr)
// CHECK-NOT: optimize_none
// CHECK: %[[SLOT:[a-z0-9]+]] = llvm.getelementptr %[[TABLE]][3]
// CHECK-NEXT: %[[X3:[a-z0-9]+]] = llvm.load %[[SLOT]] : !llvm.ptr -> !llvm.ptr
// CHECK: llvm.load %[[X3]] : !llvm.ptr -> f32

// The whole only calls parts: it makes a table for the wide one, and loads for the narrow one.
// CHECK-LABEL: llvm.func @f(
// CHECK-SAME: %[[WORKSPACE:[a-z0-9]+]]: !llvm.ptr, %[[TABLE:[a-z0-9]+]]: !llvm.ptr)
// CHECK-SAME: no_inline
// CHECK-SAME: optimize_none
// CHECK: %[[COUNT:[a-z0-9]+]] = llvm.mlir.constant(200 : i64)
// CHECK: %[[PASSED:[a-z0-9]+]] = llvm.alloca %[[COUNT]] x !llvm.ptr
// CHECK: %[[FROM:[a-z0-9]+]] = llvm.getelementptr %{{[a-z0-9]+}}[199]
// CHECK: llvm.store %{{[a-z0-9]+}}, %[[FROM]]
// CHECK: llvm.call @f.0.impl(%[[WORKSPACE]], %[[PASSED]])
// CHECK: %[[SLOT:[a-z0-9]+]] = llvm.getelementptr %[[TABLE]][7]
// CHECK: %[[X7:[a-z0-9]+]] = llvm.load %[[SLOT]]
// CHECK: llvm.call @f.1.impl(%[[X7]], %[[WORKSPACE]])

// The entry points have the table.
// ENTRY-LABEL: llvm.func internal @f.unpack(
// ENTRY-SAME: %[[POINTERS:[a-z0-9]+]]: !llvm.ptr, %[[WORKSPACE:[a-z0-9]+]]: !llvm.ptr)
// ENTRY-NEXT: llvm.call @f.impl(%[[WORKSPACE]], %[[POINTERS]])
// ENTRY: llvm.func @kina_f({{.*}}) -> i32 attributes {no_inline, optimize_none}
