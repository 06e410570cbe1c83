// What is put together from parts is put together in its final place.

// RUN: kina-opt %s --kina-stage-linalg --kina-stage-buffers | FileCheck %s

// CHECK-LABEL: @joined(
// CHECK-SAME: memref<0xi8>
// CHECK-NOT: memref.copy
// CHECK: arith.addf
// CHECK-NOT: memref.copy
// CHECK: return
func.func @joined(%x: tensor<4x6xf32>, %y: tensor<4x3xf32>) -> tensor<4x9xf32> {
  %s = kina.add %x, %x : tensor<4x6xf32>
  %r = kina.concat %s, %y axis = 1 : tensor<4x6xf32>, tensor<4x3xf32> -> tensor<4x9xf32>
  return %r : tensor<4x9xf32>
}

// CHECK-LABEL: @padded_bits(
// CHECK-SAME: memref<0xi8>
// CHECK: return
func.func @padded_bits(%x: tensor<4x6xf8E4M3FN>, %v: tensor<f8E4M3FN>) -> tensor<5x9xf8E4M3FN> {
  %r = kina.pad %x, %v low = [1, 2] high = [0, 1] interior = [0, 0] : tensor<4x6xf8E4M3FN>, tensor<f8E4M3FN> -> tensor<5x9xf8E4M3FN>
  return %r : tensor<5x9xf8E4M3FN>
}

// A long chain that is read again: a buffer of its own, not one copy more.
// CHECK-LABEL: @long(
// CHECK-SAME: memref<128xi8>
// CHECK-COUNT-18: memref.copy
// CHECK-NOT: memref.copy
// CHECK: arith.addf
// CHECK: return
func.func @long(%x: tensor<1xf32>) -> tensor<18xf32> {
  %r = kina.concat %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x, %x axis = 0 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32> -> tensor<18xf32>
  %s = kina.add %r, %r : tensor<18xf32>
  return %s : tensor<18xf32>
}
