// A broadcast is an indexing map of whatever reads it; alone it is a copy.

// RUN: kina-opt %s --lower-kina-to-linalg --mlir-print-local-scope | FileCheck %s --implicit-check-not=kina.
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// CHECK-LABEL: @alone(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xi8>)
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>]
// CHECK-SAME: ins(%[[X]] : tensor<3x1xi8>) outs(%{{.*}} : tensor<2x3x4xi8>)
// CHECK: ^bb0(%[[A:.*]]: i8, %{{.*}}: i8):
// CHECK-NEXT: linalg.yield %[[A]] : i8
func.func @alone(%x: tensor<3x1xi8>) -> tensor<2x3x4xi8> {
  %r = kina.broadcast %x : tensor<3x1xi8> -> tensor<2x3x4xi8>
  return %r : tensor<2x3x4xi8>
}

// Used and returned: the group does not wait for the copy. Each way of reading
// a value is one input.
// CHECK-LABEL: @used_and_returned(
// CHECK-SAME: %[[X:.*]]: tensor<2x2xf32>, %[[Y:.*]]: tensor<1x2xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[Y]] : tensor<1x2xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[Y]] : tensor<2x2xf32>, tensor<1x2xf32>)
// CHECK: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[A]], %[[B]] : f32
// CHECK-NEXT: arith.mulf %[[S]], %[[B]] : f32
func.func @used_and_returned(%x: tensor<2x2xf32>, %y: tensor<1x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %b = kina.broadcast %y : tensor<1x2xf32> -> tensor<2x2xf32>
  %s = kina.add %x, %b : tensor<2x2xf32>
  %c = kina.broadcast %y : tensor<1x2xf32> -> tensor<2x2xf32>
  %r = kina.mul %s, %c : tensor<2x2xf32>
  return %r, %b : tensor<2x2xf32>, tensor<2x2xf32>
}

// CHECK-LABEL: @chain(
// CHECK: indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>]
// CHECK-SAME: ins(%{{.*}}, %{{.*}} : tensor<f32>, tensor<2x4xf32>)
func.func @chain(%x: tensor<f32>, %y: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = kina.broadcast %x : tensor<f32> -> tensor<4xf32>
  %1 = kina.broadcast %0 : tensor<4xf32> -> tensor<2x4xf32>
  %r = kina.add %1, %y : tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// CHECK-LABEL: @reduced(
// CHECK: %[[B:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<4xi32>)
// CHECK: linalg.generic {{.*}}"reduction"{{.*}} ins(%[[B]] : tensor<4xi32>)
func.func @reduced(%x: tensor<1xi32>) -> tensor<i32> {
  %b = kina.broadcast %x : tensor<1xi32> -> tensor<4xi32>
  %r = kina.reduce sum %b axis = 0 : tensor<4xi32> -> tensor<i32>
  return %r : tensor<i32>
}
