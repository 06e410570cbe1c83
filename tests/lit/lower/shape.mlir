// Transposes are indexing maps, iotas indices of the iteration, reshapes and
// slices views; concat and pad write each part where it belongs.

// RUN: kina-opt %s --lower-kina-to-linalg --mlir-print-local-scope | FileCheck %s --implicit-check-not=kina.
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// CHECK-LABEL: @transposed(
// CHECK-SAME: %[[X:.*]]: tensor<3x5xf32>, %[[Y:.*]]: tensor<5x3xf32>)
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>]
// CHECK-SAME: ins(%[[X]], %[[Y]]
// CHECK-NOT: linalg.generic
func.func @transposed(%x: tensor<3x5xf32>, %y: tensor<5x3xf32>) -> tensor<5x3xf32> {
  %t = kina.transpose %x permutation = [1, 0] : tensor<3x5xf32> -> tensor<5x3xf32>
  %r = kina.add %t, %y : tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// Of equal dims, the transpose is still none of the group's own tensors.
// CHECK-LABEL: @square(
// CHECK: linalg.generic {{.*}} ins(%[[X:[a-z0-9]*]], %[[X]] : tensor<4x4xf32>, tensor<4x4xf32>)
func.func @square(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %t = kina.transpose %x permutation = [1, 0] : tensor<4x4xf32> -> tensor<4x4xf32>
  %r = kina.add %x, %t : tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// CHECK-LABEL: @moved_ones(
// CHECK-NOT: linalg.generic
// CHECK: tensor.collapse_shape
// CHECK-NOT: linalg.generic
func.func @moved_ones(%x: tensor<1x5xf32>) -> tensor<5x1xf32> {
  %t = kina.transpose %x permutation = [1, 0] : tensor<1x5xf32> -> tensor<5x1xf32>
  return %t : tensor<5x1xf32>
}

// CHECK-LABEL: @iotas(
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>]
// CHECK-DAG: linalg.index 0
// CHECK-DAG: linalg.index 1
// CHECK-NOT: linalg.generic
func.func @iotas() -> tensor<4x4xi1> {
  %i = kina.iota axis = 0 : tensor<4x4xi32>
  %j = kina.iota axis = 0 : tensor<4xi32>
  %b = kina.broadcast %j : tensor<4xi32> -> tensor<4x4xi32>
  %r = kina.compare le, %b, %i : tensor<4x4xi32>
  return %r : tensor<4x4xi1>
}

// CHECK-LABEL: @reshaped(
// CHECK-NEXT: %[[C:.*]] = tensor.collapse_shape %{{.*}} {{\[\[}}0, 1]] : tensor<6x4xi4> into tensor<24xi4>
// CHECK-NEXT: %[[E:.*]] = tensor.expand_shape %[[C]] {{\[\[}}0, 1]] output_shape [8, 3]
// CHECK-NEXT: return %[[E]]
func.func @reshaped(%x: tensor<6x4xi4>) -> tensor<8x3xi4> {
  %r = kina.reshape %x : tensor<6x4xi4> -> tensor<8x3xi4>
  return %r : tensor<8x3xi4>
}

// CHECK-LABEL: @scalar(
// CHECK: tensor.collapse_shape %{{.*}} [] : tensor<1x1xf32> into tensor<f32>
// CHECK: tensor.expand_shape %{{.*}} [] output_shape [1] : tensor<f32> into tensor<1xf32>
func.func @scalar(%x: tensor<1x1xf32>, %y: tensor<f32>) -> (tensor<f32>, tensor<1xf32>) {
  %r = kina.reshape %x : tensor<1x1xf32> -> tensor<f32>
  %s = kina.reshape %y : tensor<f32> -> tensor<1xf32>
  return %r, %s : tensor<f32>, tensor<1xf32>
}

// A stride that is never taken is 1.
// CHECK-LABEL: @sliced(
// CHECK: tensor.extract_slice %{{.*}}[1, 2] [2, 1] [2, 1]
func.func @sliced(%x: tensor<5x7xf16>) -> tensor<2x1xf16> {
  %r = kina.slice %x start = [1, 2] limit = [5, 7] stride = [2, 9223372036854775807] : tensor<5x7xf16> -> tensor<2x1xf16>
  return %r : tensor<2x1xf16>
}

// CHECK-LABEL: @joined(
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4x9xi8>
// CHECK: %[[A:.*]] = tensor.insert_slice %{{.*}} into %[[E]][0, 0] [4, 6] [1, 1]
// CHECK: tensor.insert_slice %{{.*}} into %[[A]][0, 6] [4, 3] [1, 1]
func.func @joined(%x: tensor<4x6xi8>, %y: tensor<4x3xi8>) -> tensor<4x9xi8> {
  %r = kina.concat %x, %y axis = 1 : tensor<4x6xi8>, tensor<4x3xi8> -> tensor<4x9xi8>
  return %r : tensor<4x9xi8>
}

// One slab for each side that has any.
// CHECK-LABEL: @padded(
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[0, 0] [1, 9] [1, 1]
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[1, 0] [4, 2] [1, 1]
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[1, 8] [4, 1] [1, 1]
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[1, 2] [4, 6] [1, 1]
// CHECK-NEXT: return
func.func @padded(%x: tensor<4x6xbf16>, %v: tensor<bf16>) -> tensor<5x9xbf16> {
  %r = kina.pad %x, %v low = [1, 2] high = [0, 1] interior = [0, 0] : tensor<4x6xbf16>, tensor<bf16> -> tensor<5x9xbf16>
  return %r : tensor<5x9xbf16>
}

// CHECK-LABEL: @spread(
// CHECK: %[[F:.*]] = linalg.fill {{.*}} -> tensor<8xf32>
// CHECK: tensor.insert_slice %{{.*}} into %[[F]][1] [3] [3] : tensor<3xf32> into tensor<8xf32>
func.func @spread(%x: tensor<3xf32>) -> tensor<8xf32> {
  %v = kina.constant dense<0.0> : tensor<f32>
  %r = kina.pad %x, %v low = [1] high = [0] interior = [2] : tensor<3xf32>, tensor<f32> -> tensor<8xf32>
  return %r : tensor<8xf32>
}
