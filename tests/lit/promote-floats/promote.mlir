// Floats become F64; constants and random numbers keep their values.
// REQUIRES: kina-passes
// RUN: kina-opt %s --kina-promote-floats | FileCheck %s

// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: %[[X:.*]]: tensor<2xf64>, %[[N:.*]]: tensor<2xi64>) -> tensor<2xf64>
// CHECK: %[[HALF:.*]] = kina.constant dense<5.000000e-01> : tensor<2xf64>
// CHECK: %[[Y:.*]] = kina.mul %[[X]], %[[HALF]] : tensor<2xf64>
// CHECK-NOT: kina.cast
// CHECK: return %[[Y]] : tensor<2xf64>
func.func @narrow(%x: tensor<2xf32>, %n: tensor<2xi64>) -> tensor<2xbf16> {
  %half = kina.constant dense<5.0e-01> : tensor<2xf32>
  %y = kina.mul %x, %half : tensor<2xf32>
  %z = kina.cast %y : tensor<2xf32> -> tensor<2xbf16>
  return %z : tensor<2xbf16>
}

// CHECK-LABEL: func.func @random(
// CHECK: %[[DRAWN:.*]] = kina.random_uniform {{.*}} -> tensor<3xf16>
// CHECK: %[[WIDE:.*]] = kina.cast %[[DRAWN]] : tensor<3xf16> -> tensor<3xf64>
// CHECK: return %[[WIDE]] : tensor<3xf64>
func.func @random(%key: tensor<2xi32>) -> tensor<3xf16> {
  %x = kina.random_uniform %key : tensor<2xi32> -> tensor<3xf16>
  return %x : tensor<3xf16>
}

// CHECK-LABEL: func.func @loop(
// CHECK-SAME: tensor<2xf64>
// CHECK: kina.for
// CHECK-NOT: f32
// CHECK: return
func.func @loop(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = call @loop_body(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %z = kina.for 0 to 3 (%y) : tensor<2xf32> {
  ^bb0(%i: tensor<i64>, %s: tensor<2xf32>):
    %t = kina.add %s, %x : tensor<2xf32>
    kina.yield %t : tensor<2xf32>
  }
  return %z : tensor<2xf32>
}

func.func private @loop_body(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

// What is F64 stays as it is.
// CHECK-LABEL: func.func @wide(
// CHECK: kina.add %{{.*}}, %{{.*}} : tensor<f64>
func.func @wide(%x: tensor<f64>) -> tensor<f64> {
  %y = kina.add %x, %x : tensor<f64>
  return %y : tensor<f64>
}
