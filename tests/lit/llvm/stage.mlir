// RUN: kina-opt %s --kina-stage-llvm-dialect | FileCheck %s

#identity = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: llvm.func internal @negate.impl(
// CHECK-SAME: %{{[a-z0-9]+}}: !llvm.ptr {{{.*}}}, %{{[a-z0-9]+}}: !llvm.ptr {{{.*}}}, %{{[a-z0-9]+}}: !llvm.ptr
func.func @negate(%x: memref<4x8xf32>, %out: memref<4x8xf32>, %workspace: memref<0xi8>) attributes {kina.inputs = 1 : i64, kina.inplace = [array<i64: 0, 0>], kina.workspace_bytes = 0 : i64} {
  // CHECK: llvm.load {{.*}} {access_groups
  // CHECK: llvm.fneg
  // CHECK: llvm.store {{.*}} {access_groups
  // CHECK: llvm.br {{.*}} {loop_annotation
  // CHECK: llvm.return
  linalg.generic {indexing_maps = [#identity, #identity], iterator_types = ["parallel", "parallel"]} ins(%x : memref<4x8xf32>) outs(%out : memref<4x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.negf %a : f32
    linalg.yield %0 : f32
  }
  return
}

// CHECK: llvm.func @kina_negate(
