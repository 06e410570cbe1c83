// Only what lies between a differentiated input and the loss takes part.

// RUN: kina-opt %s --split-input-file --kina-stage-grad --verify-diagnostics | FileCheck %s

// argmax hangs on the input but not on the way to the loss.
func.func private @aside(%x: tensor<3xf32>) -> (tensor<f32>, tensor<i64>) {
  %0 = kina.reduce sum %x axis = 0 order = sequential : tensor<3xf32> -> tensor<f32>
  %1 = kina.argmax %x axis = 0 : tensor<3xf32> -> tensor<i64>
  return %0, %1 : tensor<f32>, tensor<i64>
}

// CHECK-LABEL: func.func @off_the_path
// CHECK: %[[ONES:.*]] = kina.constant dense<1.0{{.*}}> : tensor<3xf32>
// CHECK: %[[AUX:.*]] = kina.argmax
// CHECK-NEXT: return %[[AUX]], %[[ONES]]
func.func @off_the_path(%x: tensor<3xf32>) -> (tensor<i64>, tensor<3xf32>) {
  %0:3 = kina.vjp @aside(%x) wrt = [0] : (tensor<3xf32>) -> (tensor<f32>, tensor<i64>, tensor<3xf32>)
  return %0#1, %0#2 : tensor<i64>, tensor<3xf32>
}

// -----

// An explicit zero ends the path without a word.
func.func private @stopped(%x: tensor<3xf32>) -> tensor<f32> {
  %0 = kina.stop_gradient %x : tensor<3xf32>
  %1 = kina.argmax %0 axis = 0 : tensor<3xf32> -> tensor<i64>
  %2 = kina.cast %1 : tensor<i64> -> tensor<f32>
  %3 = kina.reduce sum %x axis = 0 order = sequential : tensor<3xf32> -> tensor<f32>
  %4 = kina.mul %2, %3 : tensor<f32>
  return %4 : tensor<f32>
}

// CHECK-LABEL: func.func @behind_a_stop
// CHECK: %[[I:.*]] = kina.cast
// CHECK-NEXT: %[[G:.*]] = kina.broadcast %[[I]]
// CHECK-NEXT: return %[[G]]
func.func @behind_a_stop(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0:2 = kina.vjp @stopped(%x) wrt = [0] : (tensor<3xf32>) -> (tensor<f32>, tensor<3xf32>)
  return %0#1 : tensor<3xf32>
}

// -----

func.func private @in_the_way(%x: tensor<3xf32>) -> tensor<f32> {
  %0 = kina.neg %x : tensor<3xf32>                                  // expected-note {{the path from the input goes through `neg`}}
  // expected-error @+4 {{Argmax VJP is unsupported.}}
  // expected-note @+3 {{its result is a position, which does not vary continuously}}
  // expected-note @+2 {{help: `stop_gradient` on the operand of `argmax` ends the path: its gradient is then 0}}
  // expected-note @+1 {{help: or leave an input out of `wrt`}}
  %1 = kina.argmax %0 axis = 0 : tensor<3xf32> -> tensor<i64>
  %2 = kina.cast %1 : tensor<i64> -> tensor<f32>                    // expected-note {{and on to the loss through `cast`}}
  return %2 : tensor<f32>
}

func.func @on_the_path(%x: tensor<3xf32>) -> tensor<3xf32> {
  // expected-note @+1 {{differentiated here by an input}}
  %0:2 = kina.vjp @in_the_way(%x) wrt = [0] : (tensor<3xf32>) -> (tensor<f32>, tensor<3xf32>)
  return %0#1 : tensor<3xf32>
}

// -----

// Nobody asks for the gradient.
func.func private @refused(%x: tensor<3xf32>) -> tensor<f32> {
  %1 = kina.argmin %x axis = 0 : tensor<3xf32> -> tensor<i64>
  %2 = kina.cast %1 : tensor<i64> -> tensor<f32>
  return %2 : tensor<f32>
}

// CHECK-LABEL: func.func @unused
// CHECK: kina.argmin
func.func @unused(%x: tensor<3xf32>) -> tensor<f32> {
  %0:2 = kina.vjp @refused(%x) wrt = [0] : (tensor<3xf32>) -> (tensor<f32>, tensor<3xf32>)
  return %0#0 : tensor<f32>
}

// -----

func.func private @itself(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{recursion cannot be differentiated: the function calls itself here}}
  %0:2 = kina.vjp @itself(%x) wrt = [0] : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return %0#1 : tensor<f32>
}

// -----

// The pass must run before the lowering.
func.func private @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
