// Folders of the operations that move elements. The order of an accumulation
// stays what it was.

// RUN: kina-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @reshapes(
// CHECK-NEXT: %[[R:.*]] = kina.reshape %{{.*}} : tensor<4x6xf32> -> tensor<3x8xf32>
// CHECK-NEXT: return %[[R]]
func.func @reshapes(%x: tensor<4x6xf32>) -> tensor<3x8xf32> {
  %0 = kina.reshape %x : tensor<4x6xf32> -> tensor<24xf32>
  %1 = kina.reshape %0 : tensor<24xf32> -> tensor<3x8xf32>
  return %1 : tensor<3x8xf32>
}

// CHECK-LABEL: @there_and_back(
// CHECK-SAME: %[[X:.*]]: tensor<4x6xf32>
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]]
func.func @there_and_back(%x: tensor<4x6xf32>, %v: tensor<f32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
  %0 = kina.reshape %x : tensor<4x6xf32> -> tensor<24xf32>
  %1 = kina.reshape %0 : tensor<24xf32> -> tensor<4x6xf32>
  %2 = kina.transpose %x permutation = [1, 0] : tensor<4x6xf32> -> tensor<6x4xf32>
  %3 = kina.transpose %2 permutation = [1, 0] : tensor<6x4xf32> -> tensor<4x6xf32>
  %4 = kina.slice %x start = [0, 0] limit = [4, 6] stride = [1, 1] : tensor<4x6xf32> -> tensor<4x6xf32>
  %5 = kina.pad %x, %v low = [0, 0] high = [0, 0] interior = [0, 0] : tensor<4x6xf32>, tensor<f32> -> tensor<4x6xf32>
  %6 = kina.concat %x axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return %1, %3, %4, %5, %6 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
}

// CHECK-LABEL: @transposes(
// CHECK-NEXT: kina.transpose %{{.*}} permutation = [1, 2, 0] : tensor<2x3x4xf32> -> tensor<3x4x2xf32>
// CHECK-NEXT: return
func.func @transposes(%x: tensor<2x3x4xf32>) -> tensor<3x4x2xf32> {
  %0 = kina.transpose %x permutation = [2, 0, 1] : tensor<2x3x4xf32> -> tensor<4x2x3xf32>
  %1 = kina.transpose %0 permutation = [2, 0, 1] : tensor<4x2x3xf32> -> tensor<3x4x2xf32>
  return %1 : tensor<3x4x2xf32>
}

// CHECK-LABEL: @slices(
// CHECK-NEXT: kina.slice %{{.*}} start = [3] limit = [20] stride = [6] : tensor<20xf32> -> tensor<3xf32>
// CHECK-NEXT: return
func.func @slices(%x: tensor<20xf32>) -> tensor<3xf32> {
  %0 = kina.slice %x start = [1] limit = [20] stride = [2] : tensor<20xf32> -> tensor<10xf32>
  %1 = kina.slice %0 start = [1] limit = [10] stride = [3] : tensor<10xf32> -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// A stride that would overflow: the slices stay two, or become right.
// CHECK-LABEL: @long_strides(
// CHECK-COUNT-2: kina.slice
func.func @long_strides(%x: tensor<20xf32>) -> tensor<1xf32> {
  %0 = kina.slice %x start = [1] limit = [20] stride = [2] : tensor<20xf32> -> tensor<10xf32>
  %1 = kina.slice %0 start = [3] limit = [10] stride = [9223372036854775807] : tensor<10xf32> -> tensor<1xf32>
  return %1 : tensor<1xf32>
}

// CHECK-LABEL: @constants(
// CHECK-DAG: dense<{{\[\[}}2, 5], [3, 6]]> : tensor<2x2xi8>
// CHECK-DAG: dense<7> : tensor<6xi8>
// CHECK-DAG: dense<0> : tensor<1x1xi8>
// CHECK-NOT: kina.transpose
func.func @constants() -> (tensor<2x2xi8>, tensor<6xi8>, tensor<6xi8>, tensor<1x1xi8>) {
  %x = kina.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %0 = kina.slice %x start = [0, 1] limit = [2, 3] stride = [1, 1] : tensor<2x3xi8> -> tensor<2x2xi8>
  %1 = kina.transpose %0 permutation = [1, 0] : tensor<2x2xi8> -> tensor<2x2xi8>
  %y = kina.constant dense<7> : tensor<3xi8>
  %v = kina.constant dense<7> : tensor<i8>
  %2 = kina.concat %y, %y axis = 0 : tensor<3xi8>, tensor<3xi8> -> tensor<6xi8>
  %3 = kina.pad %y, %v low = [1] high = [2] interior = [0] : tensor<3xi8>, tensor<i8> -> tensor<6xi8>
  %4 = kina.iota axis = 1 : tensor<1x1xi8>
  return %1, %2, %3, %4 : tensor<2x2xi8>, tensor<6xi8>, tensor<6xi8>, tensor<1x1xi8>
}

// CHECK-LABEL: @order(
// CHECK: kina.reduce sum %{{.*}} axis = 0 order = lanes : tensor<64xf32>
func.func @order(%x: tensor<8x8xf32>) -> tensor<f32> {
  %0 = kina.transpose %x permutation = [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
  %1 = kina.transpose %0 permutation = [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
  %2 = kina.reshape %1 : tensor<8x8xf32> -> tensor<64xf32>
  %3 = kina.reduce sum %2 axis = 0 order = lanes : tensor<64xf32> -> tensor<f32>
  return %3 : tensor<f32>
}
