// Gathers extract inside a body, windows are slices at dynamic offsets, and what
// happens in order is a loop nest. Every index is clamped first.

// RUN: kina-opt %s --kina-stage-linalg --mlir-print-local-scope | FileCheck %s --implicit-check-not=kina.
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// CHECK-LABEL: @take(
// CHECK-SAME: %[[X:.*]]: tensor<2x5x3xf32>, %[[I:.*]]: tensor<4xi32>)
// CHECK: linalg.generic
// CHECK-SAME: indexing_maps = [affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>]
// CHECK-SAME: iterator_types = ["parallel", "parallel", "parallel"]
// CHECK-SAME: ins(%[[I]] : tensor<4xi32>)
// CHECK: ^bb0(%[[A:.*]]: i32, %{{.*}}: f32):
// CHECK: %[[W:.*]] = arith.extsi %[[A]] : i32 to i64
// CHECK: %[[P:.*]] = arith.maxsi %[[W]], %{{.*}} : i64
// CHECK: %[[Q:.*]] = arith.minsi %[[P]], %{{.*}} : i64
// CHECK: %[[C:.*]] = arith.index_cast %[[Q]] : i64 to index
// CHECK: %[[D0:.*]] = linalg.index 0 : index
// CHECK: %[[D2:.*]] = linalg.index 2 : index
// CHECK: %[[E:.*]] = tensor.extract %[[X]][%[[D0]], %[[C]], %[[D2]]]
// CHECK: linalg.yield %[[E]] : f32
func.func @take(%x: tensor<2x5x3xf32>, %i: tensor<4xi32>) -> tensor<2x4x3xf32> {
  %r = kina.take %x, %i axis = 1 : tensor<2x5x3xf32>, tensor<4xi32> -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}

// CHECK-LABEL: @take_along_axis(
// CHECK: linalg.generic
// CHECK-SAME: indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>]
// CHECK: tensor.extract
func.func @take_along_axis(%x: tensor<2x5xf32>, %i: tensor<2x3xi64>) -> tensor<2x3xf32> {
  %r = kina.take_along_axis %x, %i axis = 1 : tensor<2x5xf32>, tensor<2x3xi64> -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// An axis that the window spans is not looked up.
// CHECK-LABEL: @dynamic_update_slice(
// CHECK-SAME: %[[X:.*]]: tensor<8x64x16xf32>, %[[Y:.*]]: tensor<8x1x16xf32>, %[[S:.*]]: tensor<3xi64>)
// CHECK: %[[V:.*]] = tensor.extract %[[S]][%c1]
// CHECK-NOT: tensor.extract
// CHECK: tensor.insert_slice %[[Y]] into %[[X]][0, %{{.*}}, 0] [8, 1, 16] [1, 1, 1]
func.func @dynamic_update_slice(%x: tensor<8x64x16xf32>, %y: tensor<8x1x16xf32>, %s: tensor<3xi64>) -> tensor<8x64x16xf32> {
  %r = kina.dynamic_update_slice %x, %y, %s : tensor<8x64x16xf32>, tensor<8x1x16xf32>, tensor<3xi64> -> tensor<8x64x16xf32>
  return %r : tensor<8x64x16xf32>
}

// CHECK-LABEL: @dynamic_slice(
// CHECK: tensor.extract_slice %{{.*}}[%{{.*}}, 0] [2, 4] [1, 1] : tensor<7x4xi8> to tensor<2x4xi8>
func.func @dynamic_slice(%x: tensor<7x4xi8>, %s: tensor<2xi64>) -> tensor<2x4xi8> {
  %r = kina.dynamic_slice %x, %s sizes = [2, 4] : tensor<7x4xi8>, tensor<2xi64> -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}

// Narrow sums are rounded after every addition.
// CHECK-LABEL: @scatter_add(
// CHECK: scf.for
// CHECK: tensor.extract %{{.*}} : tensor<4xi64>
// CHECK: scf.for
// CHECK: arith.extf
// CHECK: arith.extf
// CHECK: arith.addf
// CHECK: arith.truncf
// CHECK: tensor.insert
func.func @scatter_add(%x: tensor<5x3xf16>, %i: tensor<4xi64>, %y: tensor<4x3xf16>) -> tensor<5x3xf16> {
  %r = kina.scatter_add %x, %i, %y axis = 0 : tensor<5x3xf16>, tensor<4xi64>, tensor<4x3xf16> -> tensor<5x3xf16>
  return %r : tensor<5x3xf16>
}

// One pass over each fiber; the inner loop runs for elements that enter only.
// CHECK-LABEL: @top_k(
// CHECK: scf.for
// CHECK: scf.for
// CHECK: %[[N:.*]] = arith.select %{{.*}}, %c4{{.*}}, %c0{{.*}} : index
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %[[N]]
func.func @top_k(%x: tensor<3x9xi32>) -> (tensor<3x4xi32>, tensor<3x4xi64>) {
  %v, %i = kina.top_k %x k = 4 axis = 1 : tensor<3x9xi32> -> tensor<3x4xi32>, tensor<3x4xi64>
  return %v, %i : tensor<3x4xi32>, tensor<3x4xi64>
}
