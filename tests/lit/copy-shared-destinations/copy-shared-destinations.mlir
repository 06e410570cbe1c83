// An update of a value that something reads later starts from a copy; the last
// user of a value updates it in place.

// RUN: kina-opt %s --kina-copy-shared-destinations | FileCheck %s

// CHECK-LABEL: @read_later(
func.func @read_later(%x: tensor<3xf32>, %y: tensor<1xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %e = tensor.empty() : tensor<3xf32>
  // CHECK: %[[V:.*]] = linalg.copy
  %v = linalg.copy ins(%x : tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  // CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[V]])
  // CHECK: %[[U:.*]] = tensor.insert_slice %{{.*}} into %[[COPY]]
  %u = tensor.insert_slice %y into %v[0] [1] [1] : tensor<1xf32> into tensor<3xf32>
  // CHECK: return %[[U]], %[[V]]
  return %u, %v : tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: @read_later_through_a_view(
func.func @read_later_through_a_view(%x: tensor<4xf32>, %y: tensor<1x1xf32>) -> (tensor<2x2xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %v = linalg.copy ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[VIEW:.*]] = tensor.expand_shape
  %view = tensor.expand_shape %v [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  // CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[VIEW]])
  // CHECK: tensor.insert_slice %{{.*}} into %[[COPY]]
  %u = tensor.insert_slice %y into %view[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<2x2xf32>
  return %u, %v : tensor<2x2xf32>, tensor<4xf32>
}

// CHECK-LABEL: @last_user(
// CHECK-NOT: alloc_tensor
// CHECK: return
func.func @last_user(%x: tensor<3xf32>, %y: tensor<1xf32>) -> (tensor<3xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<3xf32>
  %v = linalg.copy ins(%x : tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %first = tensor.extract_slice %v[0] [1] [1] : tensor<3xf32> to tensor<1xf32>
  %f = tensor.empty() : tensor<1xf32>
  %read = linalg.copy ins(%first : tensor<1xf32>) outs(%f : tensor<1xf32>) -> tensor<1xf32>
  %u = tensor.insert_slice %y into %v[1] [1] [1] : tensor<1xf32> into tensor<3xf32>
  return %u, %read : tensor<3xf32>, tensor<1xf32>
}

// A loop comes again to what it did before.
// CHECK-LABEL: @updated_in_a_loop(
func.func @updated_in_a_loop(%x: tensor<3xf32>, %y: tensor<1xf32>) -> tensor<3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<3xf32>
  %v = linalg.copy ins(%x : tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  // CHECK: scf.for
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%s = %x) -> (tensor<3xf32>) {
    // CHECK: %[[COPY:.*]] = bufferization.alloc_tensor()
    // CHECK: tensor.insert_slice %{{.*}} into %[[COPY]]
    %u = tensor.insert_slice %y into %v[%i] [1] [1] : tensor<1xf32> into tensor<3xf32>
    scf.yield %u : tensor<3xf32>
  }
  return %r : tensor<3xf32>
}
