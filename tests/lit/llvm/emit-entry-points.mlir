// RUN: kina-opt %s --kina-emit-entry-points | FileCheck %s
// RUN: kina-opt %s --kina-emit-entry-points --mlir-print-debuginfo | FileCheck %s --check-prefix=LOCATION

module attributes {kina.manifest = "{\22a\22}"} {
  // The implementation is not visible from outside.
  // CHECK: llvm.func internal @f.impl(
  // CHECK-SAME: no_inline
  llvm.func @f(%x: !llvm.ptr, %out: !llvm.ptr, %workspace: !llvm.ptr) attributes {kina.inputs = 1 : i64, kina.buffers = array<i64: 16, 4, 16, 4>, kina.workspace_bytes = 128 : i64, kina.inplace = [array<i64: 0, 0>]} {
    llvm.return
  }
}

// CHECK-DAG: llvm.func internal @kina.check_call
// CHECK-DAG: llvm.func @kina.cpu_is_supported() -> i1
// CHECK: llvm.mlir.global internal constant @f.extents(dense<[16, 4, 16, 4]>
// CHECK: llvm.mlir.global internal constant @f.partners(dense<[-1, 0]>
// CHECK: llvm.func internal @f.unpack(%{{[a-z0-9]+}}: !llvm.ptr, %{{[a-z0-9]+}}: !llvm.ptr)
// CHECK: llvm.call @f.impl
// CHECK: llvm.func @kina_f(%{{[a-z0-9]+}}: !llvm.ptr, %{{[a-z0-9]+}}: !llvm.ptr) -> i32
// CHECK: llvm.call @kina.run(
// CHECK: llvm.func @kina_f_ws(%{{[a-z0-9]+}}: !llvm.ptr, %{{[a-z0-9]+}}: !llvm.ptr, %{{[a-z0-9]+}}: !llvm.ptr) -> i32
// CHECK: llvm.call @kina.run_in_workspace(
// CHECK: llvm.func @kina_f_packed(%{{[a-z0-9]+}}: !llvm.ptr) -> i32
// CHECK: llvm.func @kina_f_workspace_bytes() -> i64
// CHECK: llvm.mlir.constant(128 : i64)
// CHECK: llvm.mlir.global internal constant @kina.manifest_text("{\22a\22}\00")
// CHECK: llvm.func @kina_manifest() -> !llvm.ptr

// LOCATION-NOT: loc(unknown)
