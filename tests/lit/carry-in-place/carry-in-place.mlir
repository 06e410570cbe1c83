// The next value of a loop takes the place of the one before; a value that stays
// where it is needs nothing.

// RUN: kina-opt %s --kina-carry-in-place | FileCheck %s

// CHECK-LABEL: @swapped(
func.func @swapped(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  // CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}}, %[[C:.*]] = %{{.*}})
  %r:3 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x, %b = %y, %c = %z) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    // CHECK-DAG: %[[SAVED_A:.*]] = bufferization.alloc_tensor() copy(%[[A]])
    // CHECK-DAG: %[[SAVED_B:.*]] = bufferization.alloc_tensor() copy(%[[B]])
    // CHECK: %[[FIRST:.*]] = bufferization.materialize_in_destination %[[SAVED_B]] in %[[A]]
    // CHECK: %[[SECOND:.*]] = bufferization.materialize_in_destination %[[SAVED_A]] in %[[B]]
    // CHECK: scf.yield %[[FIRST]], %[[SECOND]], %[[C]]
    scf.yield %b, %a, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @nested(
func.func @nested(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  // CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}})
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    // CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[A]])
    // CHECK: %[[INNER:.*]] = scf.for {{.*}} iter_args(%[[B:.*]] = %[[COPY]])
    %inner = scf.for %j = %c0 to %c5 step %c1 iter_args(%b = %a) -> (tensor<4xf32>) {
      // CHECK: %[[NEXT:.*]] = bufferization.materialize_in_destination %{{.*}} in %[[B]]
      // CHECK: scf.yield %[[NEXT]]
      scf.yield %y : tensor<4xf32>
    }
    // CHECK: %[[BACK:.*]] = bufferization.materialize_in_destination %[[INNER]] in %[[A]]
    // CHECK: scf.yield %[[BACK]]
    scf.yield %inner : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// A value that goes on in two places is copied.
// CHECK-LABEL: @twice(
func.func @twice(%x: tensor<4xf32>, %y: tensor<4xf32>, %v: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  // CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}})
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x, %b = %y) -> (tensor<4xf32>, tensor<4xf32>) {
    // CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[V:.*]])
    // CHECK: bufferization.materialize_in_destination %[[V]] in %[[A]]
    // CHECK: bufferization.materialize_in_destination %[[COPY]] in %[[B]]
    scf.yield %v, %v : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// Updates alone, loops of them included, leave the value where it was.
// CHECK-LABEL: @updated(
func.func @updated(%x: tensor<4x4xf32>, %v: f32) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // CHECK-NOT: copy
  // CHECK-NOT: materialize_in_destination
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %x) -> (tensor<4x4xf32>) {
    %inner = scf.for %j = %c0 to %c4 step %c1 iter_args(%b = %a) -> (tensor<4x4xf32>) {
      %old = tensor.extract %b[%i, %j] : tensor<4x4xf32>
      %sum = arith.addf %old, %v : f32
      %new = tensor.insert %sum into %b[%i, %j] : tensor<4x4xf32>
      scf.yield %new : tensor<4x4xf32>
    }
    scf.yield %inner : tensor<4x4xf32>
  }
  // CHECK: return
  return %r : tensor<4x4xf32>
}

// An update of a value that is read afterwards is not one in place.
// CHECK-LABEL: @read_afterwards(
func.func @read_afterwards(%x: tensor<4xf32>, %v: f32) -> (tensor<4xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}}, %{{.*}} = %{{.*}})
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %x, %s = %v) -> (tensor<4xf32>, f32) {
    %new = tensor.insert %s into %a[%i] : tensor<4xf32>
    %old = tensor.extract %a[%i] : tensor<4xf32>
    // CHECK: bufferization.materialize_in_destination %{{.*}} in %[[A]]
    scf.yield %new, %old : tensor<4xf32>, f32
  }
  return %r#0, %r#1 : tensor<4xf32>, f32
}

// CHECK-LABEL: @no_loop(
// CHECK-NEXT: return
func.func @no_loop(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
