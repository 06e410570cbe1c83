// RUN: kina-opt %s --split-input-file --verify-diagnostics --kina-describe-buffers | FileCheck %s

// The pair (w, w_next) may be one buffer; nothing else may overlap.
// CHECK-LABEL: func.func @inplace_pair
// CHECK-SAME: %{{[a-z0-9]+}}: memref<4xf32> {llvm.align = 4 : i64, llvm.dereferenceable = 16 : i64}
// CHECK-SAME: %{{[a-z0-9]+}}: memref<2xf64> {llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.noalias}
// CHECK-SAME: %{{[a-z0-9]+}}: memref<4xf32> {llvm.align = 4 : i64, llvm.dereferenceable = 16 : i64}
// CHECK-SAME: %{{[a-z0-9]+}}: memref<3xi8> {llvm.align = 1 : i64, llvm.dereferenceable = 3 : i64, llvm.noalias}
// CHECK-SAME: %{{[a-z0-9]+}}: memref<0xi8> {llvm.align = 64 : i64, llvm.noalias}
// CHECK-SAME: kina.buffers = array<i64: 16, 4, 16, 8, 16, 4, 3, 1>
func.func @inplace_pair(%w: memref<4xf32>, %lr: memref<2xf64>, %w_next: memref<4xf32>, %mask: memref<3xi8>, %workspace: memref<0xi8>) attributes {kina.inputs = 2 : i64, kina.inplace = [array<i64: 0, 0>]} {
  return
}

// -----

// expected-error @below {{argument is not a dense static buffer}}
func.func @dynamic(%x: memref<?xf32>, %workspace: memref<0xi8>) attributes {kina.inputs = 1 : i64} {
  return
}
