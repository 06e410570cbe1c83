// RUN: kina-opt %s --kina-mark-parallel-loops | FileCheck %s

// Equal pointers, equal indices: no iteration sees what another one wrote.
// CHECK-LABEL: func.func @inplace_pair
func.func @inplace_pair(%x: memref<8xf32>, %out: memref<8xf32>, %workspace: memref<0xi8>) attributes {kina.inputs = 1 : i64, kina.inplace = [array<i64: 0, 0>]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  // CHECK: scf.for
  // CHECK: } {llvm.loop_annotation
  scf.for %i = %c0 to %c8 step %c1 {
    %a = memref.load %x[%i] : memref<8xf32>
    memref.store %a, %out[%i] : memref<8xf32>
  }
  return
}

// CHECK-LABEL: func.func @inplace_pair_at_other_index
func.func @inplace_pair_at_other_index(%x: memref<8xf32>, %out: memref<8xf32>, %workspace: memref<0xi8>) attributes {kina.inputs = 1 : i64, kina.inplace = [array<i64: 0, 0>]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  // CHECK-NOT: llvm.loop_annotation
  scf.for %i = %c0 to %c8 step %c1 {
    %a = memref.load %x[%c0] : memref<8xf32>
    memref.store %a, %out[%i] : memref<8xf32>
  }
  return
}

// Every iteration writes the same element.
// CHECK-LABEL: func.func @reduction
func.func @reduction(%x: memref<8xf32>, %out: memref<f32>, %workspace: memref<0xi8>) attributes {kina.inputs = 1 : i64, kina.inplace = []} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  // CHECK-NOT: llvm.loop_annotation
  scf.for %i = %c0 to %c8 step %c1 {
    %a = memref.load %x[%i] : memref<8xf32>
    %b = memref.load %out[] : memref<f32>
    %c = arith.addf %b, %a : f32
    memref.store %c, %out[] : memref<f32>
  }
  return
}

// CHECK-LABEL: func.func @places_in_workspace
func.func @places_in_workspace(%x: memref<8xf32>, %out: memref<8xf32>, %workspace: memref<128xi8>) attributes {kina.inputs = 1 : i64, kina.inplace = []} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %a = memref.view %workspace[%c0][] : memref<128xi8> to memref<8xf32>
  %b = memref.view %workspace[%c16][] : memref<128xi8> to memref<8xf32>
  %c = memref.view %workspace[%c64][] : memref<128xi8> to memref<8xf32>
  // The first loop writes beside what it reads, the second into it.
  // CHECK: memref.store
  // CHECK-NEXT: } {llvm.loop_annotation
  scf.for %i = %c0 to %c8 step %c1 {
    %v = memref.load %a[%c0] : memref<8xf32>
    memref.store %v, %c[%i] : memref<8xf32>
  }
  // CHECK: memref.store
  // CHECK-NEXT: }{{$}}
  scf.for %i = %c0 to %c8 step %c1 {
    %v = memref.load %a[%i] : memref<8xf32>
    memref.store %v, %b[%i] : memref<8xf32>
  }
  return
}
