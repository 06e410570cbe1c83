// RUN: kina-opt %s --split-input-file --verify-diagnostics --kina-pass-destinations | FileCheck %s

// The result is computed for the caller's buffer; the input is read-only.
// CHECK-LABEL: func.func @result_becomes_argument
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<4xf32> {bufferization.writable = false}, %[[OUT:[a-z0-9]+]]: memref<4xf32>)
// CHECK-SAME: kina.inputs = 1
func.func @result_becomes_argument(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: bufferization.materialize_in_destination %[[X]] in restrict writable %[[OUT]]
  // CHECK-NEXT: return
  return %x : tensor<4xf32>
}

// -----

// A reshape at the end is a reshape of the caller's buffer.
// CHECK-LABEL: func.func @reshape_becomes_view
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<4x2xf32> {{.*}}, %[[OUT:[a-z0-9]+]]: memref<8xf32>)
func.func @reshape_becomes_view(%x: tensor<4x2xf32>) -> tensor<8xf32> {
  // CHECK: %[[VIEW:.*]] = memref.expand_shape %[[OUT]] {{.*}} into memref<4x2xf32>
  // CHECK: bufferization.materialize_in_destination %[[X]] in restrict writable %[[VIEW]]
  %y = tensor.collapse_shape %x [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @two_reshapes
// CHECK-SAME: %[[OUT:[a-z0-9]+]]: memref<2x4xf32>
func.func @two_reshapes(%x: tensor<4x2xf32>) -> tensor<2x4xf32> {
  // CHECK: %[[FLAT:.*]] = memref.collapse_shape %[[OUT]]
  // CHECK: %[[VIEW:.*]] = memref.expand_shape %[[FLAT]]
  // CHECK: materialize_in_destination %{{.*}} in restrict writable %[[VIEW]]
  %y = tensor.collapse_shape %x [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %z = tensor.expand_shape %y [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  return %z : tensor<2x4xf32>
}

// -----

// expected-error @below {{function 'callee' has no body: expected a definition}}
func.func private @callee(tensor<4xf32>) -> tensor<4xf32>
func.func @call_is_refused(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{call is left at this stage: expected it to be inlined}}
  %y = func.call @callee(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func @dynamic_result_is_refused(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @below {{result type tensor<?xf32> is not supported: expected a static tensor}}
  return %x : tensor<?xf32>
}
