// A global has the place of what it holds; functions keep their call sites.

// RUN: kina-opt %s --kina-locate-globals --mlir-print-debuginfo | FileCheck %s

// CHECK: llvm.mlir.global private constant @c({{.*}}) {{.*}} loc(#[[INNER:.*]])
// CHECK: llvm.return loc(#[[CALL:.*]])
// CHECK-DAG: #[[INNER]] = loc("<std>/nn.kina":3:5)
// CHECK-DAG: #[[CALL]] = loc(callsite(#[[INNER]] at #{{.*}}))
llvm.mlir.global private constant @c(1.0 : f32) : f32 loc(callsite("<std>/nn.kina":3:5 at "f.kina":1:2))

llvm.func @f() {
  llvm.return loc(callsite("<std>/nn.kina":3:5 at "f.kina":1:2))
} loc("f.kina":1:1)
