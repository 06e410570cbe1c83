// Only what is exact folds: rounding to integers, and transfers that cancel.

// RUN: kina-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @rounding(
func.func @rounding() -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
  %x = kina.constant dense<[-0.5, 0.5, 2.5, -1.5, 0x7F800000, -0.0]> : tensor<6xf32>
  %floor = kina.floor %x : tensor<6xf32>
  %ceil = kina.ceil %x : tensor<6xf32>
  %round = kina.round %x : tensor<6xf32>
  // CHECK-DAG: %[[FLOOR:.*]] = kina.constant dense<[-1.000000e+00, 0.000000e+00, 2.000000e+00, -2.000000e+00, 0x7F800000, -0.000000e+00]>
  // CHECK-DAG: %[[CEIL:.*]] = kina.constant dense<[-0.000000e+00, 1.000000e+00, 3.000000e+00, -1.000000e+00, 0x7F800000, -0.000000e+00]>
  // CHECK-DAG: %[[ROUND:.*]] = kina.constant dense<[-0.000000e+00, 0.000000e+00, 2.000000e+00, -2.000000e+00, 0x7F800000, -0.000000e+00]>
  // CHECK: return %[[FLOOR]], %[[CEIL]], %[[ROUND]]
  return %floor, %ceil, %round : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
}

// CHECK-LABEL: @rounding_f8(
func.func @rounding_f8() -> tensor<3xf8E4M3FN> {
  // 1.875, -448 and NaN.
  %x = kina.constant dense<[1.875, -448.0, 0x7F]> : tensor<3xf8E4M3FN>
  // CHECK: kina.constant dense<[2.000000e+00, -4.480000e+02, 0x7F]>
  %0 = kina.ceil %x : tensor<3xf8E4M3FN>
  return %0 : tensor<3xf8E4M3FN>
}

// CHECK-LABEL: @rounded_already(
// CHECK-SAME: %[[X:.*]]: tensor<4xf16>)
// CHECK-NEXT: %[[ROUNDED:.*]] = kina.round %[[X]]
// CHECK-NEXT: return %[[ROUNDED]]
func.func @rounded_already(%x: tensor<4xf16>) -> tensor<4xf16> {
  %0 = kina.round %x : tensor<4xf16>
  %1 = kina.floor %0 : tensor<4xf16>
  %2 = kina.ceil %1 : tensor<4xf16>
  return %2 : tensor<4xf16>
}

// CHECK-LABEL: @functions_stay(
// CHECK: kina.exp
// CHECK: kina.sin
// CHECK: kina.stop_gradient
func.func @functions_stay() -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %x = kina.constant dense<0.0> : tensor<2xf32>
  %0 = kina.exp %x : tensor<2xf32>
  %1 = kina.sin %x : tensor<2xf32>
  %2 = kina.stop_gradient %x : tensor<2xf32>
  return %0, %1, %2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: @there_and_back(
// CHECK-SAME: %[[X:.*]]: tensor<4xi8>)
// CHECK-NEXT: return %[[X]], %[[X]]
func.func @there_and_back(%x: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>) {
  %0 = kina.to %x : tensor<4xi8> -> tensor<4xi8>
  %1 = kina.to %x : tensor<4xi8> -> tensor<4xi8, #kina.device>
  %2 = kina.to %1 : tensor<4xi8, #kina.device> -> tensor<4xi8>
  return %0, %2 : tensor<4xi8>, tensor<4xi8>
}

// CHECK-LABEL: @there(
// CHECK: kina.to
func.func @there(%x: tensor<4xi8>) -> tensor<4xi8, #kina.device> {
  %0 = kina.to %x : tensor<4xi8> -> tensor<4xi8, #kina.device>
  return %0 : tensor<4xi8, #kina.device>
}
