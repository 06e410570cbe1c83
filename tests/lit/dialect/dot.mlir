// `kina.dot_general` round-trips, in every dtype and with axes of every kind.

// RUN: kina-opt %s | kina-opt | FileCheck %s
// RUN: kina-opt %s --mlir-print-op-generic | kina-opt | FileCheck %s

// CHECK-LABEL: @dtypes(
func.func @dtypes(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>,
                  %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>,
                  %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>) {
  // CHECK: kina.dot_general %{{.*}}, %{{.*}} batch = [] x [] contracting = [1] x [1] order = sequential : tensor<2x3xf16>, tensor<2x3xf16> -> tensor<2x2xf16>
  %0 = kina.dot_general %f16, %f16 batch = [] x [] contracting = [1] x [1] order = sequential : tensor<2x3xf16>, tensor<2x3xf16> -> tensor<2x2xf16>
  // CHECK: kina.dot_general {{.*}} order = lanes : tensor<2x3xbf16>, tensor<2x3xbf16> -> tensor<2xbf16>
  %1 = kina.dot_general %bf16, %bf16 batch = [0] x [0] contracting = [1] x [1] order = lanes : tensor<2x3xbf16>, tensor<2x3xbf16> -> tensor<2xbf16>
  // CHECK: batch = [] x [] contracting = [0, 1] x [0, 1] order = lanes : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<f32>
  %2 = kina.dot_general %f32, %f32 batch = [] x [] contracting = [0, 1] x [0, 1] order = lanes : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<f32>
  // CHECK: batch = [] x [] contracting = [] x [] order = sequential : tensor<2x3xf64>, tensor<2x3xf64> -> tensor<2x3x2x3xf64>
  %3 = kina.dot_general %f64, %f64 batch = [] x [] contracting = [] x [] order = sequential : tensor<2x3xf64>, tensor<2x3xf64> -> tensor<2x3x2x3xf64>
  // CHECK: batch = [1, 0] x [1, 0] contracting = [] x [] order = lanes : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN> -> tensor<3x2xf8E4M3FN>
  %4 = kina.dot_general %f8E4M3FN, %f8E4M3FN batch = [1, 0] x [1, 0] contracting = [] x [] order = lanes : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN> -> tensor<3x2xf8E4M3FN>
  // CHECK: tensor<2x3xf8E5M2> -> tensor<3x3xf8E5M2>
  %5 = kina.dot_general %f8E5M2, %f8E5M2 batch = [] x [] contracting = [0] x [0] order = sequential : tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2> -> tensor<3x3xf8E5M2>
  // CHECK: contracting = [0] x [0] : tensor<2x3xi64>, tensor<2x3xi64> -> tensor<3x3xi64>
  %6 = kina.dot_general %i64, %i64 batch = [] x [] contracting = [0] x [0] : tensor<2x3xi64>, tensor<2x3xi64> -> tensor<3x3xi64>
  // CHECK: tensor<2x3xi32> -> tensor<i32>
  %7 = kina.dot_general %i32, %i32 batch = [] x [] contracting = [0, 1] x [0, 1] : tensor<2x3xi32>, tensor<2x3xi32> -> tensor<i32>
  // CHECK: tensor<2x3xi16> -> tensor<2xi16>
  %8 = kina.dot_general %i16, %i16 batch = [0] x [0] contracting = [1] x [1] : tensor<2x3xi16>, tensor<2x3xi16> -> tensor<2xi16>
  // CHECK: tensor<2x3xi8> -> tensor<2xi8>
  %9 = kina.dot_general %i8, %i8 batch = [0] x [0] contracting = [1] x [1] : tensor<2x3xi8>, tensor<2x3xi8> -> tensor<2xi8>
  // CHECK: tensor<2x3xi4> -> tensor<2xi4>
  %10 = kina.dot_general %i4, %i4 batch = [0] x [0] contracting = [1] x [1] : tensor<2x3xi4>, tensor<2x3xi4> -> tensor<2xi4>
  return
}

// CHECK-LABEL: @device(
func.func @device(%x: tensor<2xf32, #kina.device>) {
  // CHECK: -> tensor<f32, #kina.device>
  %0 = kina.dot_general %x, %x batch = [] x [] contracting = [0] x [0] order = lanes : tensor<2xf32, #kina.device>, tensor<2xf32, #kina.device> -> tensor<f32, #kina.device>
  return
}

// The attribute alone says the order: `lanes` may stand where the frontend would not write it.
// CHECK-LABEL: @order_is_kept(
func.func @order_is_kept(%x: tensor<2x3xf32>) -> tensor<2x2xf32> {
  // CHECK: order = lanes
  %0 = kina.dot_general %x, %x batch = [] x [] contracting = [1] x [1] order = lanes : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
