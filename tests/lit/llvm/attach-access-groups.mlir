// RUN: kina-opt %s --kina-attach-access-groups | FileCheck %s

#group = #llvm.access_group<id = distinct[0]<>>
#annotation = #llvm.loop_annotation<parallelAccesses = #group>

// CHECK: #[[$GROUP:.*]] = #llvm.access_group
// CHECK: #[[$ANNOTATION:.*]] = #llvm.loop_annotation<parallelAccesses = #[[$GROUP]]>
// CHECK-LABEL: llvm.func @marked
llvm.func @marked(%x: !llvm.ptr, %out: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  // CHECK: llvm.load {{.*}} {access_groups = [#[[$GROUP]]]}
  // CHECK: llvm.store {{.*}} {access_groups = [#[[$GROUP]]]}
  // CHECK: llvm.br {{.*}} {loop_annotation = #[[$ANNOTATION]]}
  %a = llvm.load %x : !llvm.ptr -> f32
  llvm.store %a, %out : f32, !llvm.ptr
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next : i64) {llvm.loop_annotation = #annotation}
^exit:
  llvm.return
}

// CHECK-LABEL: llvm.func @unmarked
llvm.func @unmarked(%x: !llvm.ptr) {
  // CHECK-NOT: access_groups
  %a = llvm.load %x : !llvm.ptr -> f32
  llvm.return
}
