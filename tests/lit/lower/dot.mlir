// Contractions: the order of accumulation is structure.

// RUN: kina-opt %s --lower-kina-to-linalg --mlir-print-local-scope | FileCheck %s --implicit-check-not=kina.
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// Parallel dimensions of the result, then the contracted one; from +0, fused.
// CHECK-LABEL: @matmul(
// CHECK-SAME: %[[A:.*]]: tensor<3x5xf32>, %[[B:.*]]: tensor<5x7xf32>)
// CHECK: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[FILL:.*]] = linalg.fill ins(%[[ZERO]] : f32)
// CHECK: %[[R:.*]] = linalg.generic
// CHECK-SAME: indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
// CHECK-SAME: iterator_types = ["parallel", "parallel", "reduction"]
// CHECK-SAME: ins(%[[A]], %[[B]] : {{.*}}) outs(%[[FILL]] : tensor<3x7xf32>)
// CHECK: ^bb0(%[[X:.*]]: f32, %[[Y:.*]]: f32, %[[SUM:.*]]: f32):
// CHECK: math.fma %[[X]], %[[Y]], %[[SUM]] : f32
// CHECK: return %[[R]]
func.func @matmul(%a: tensor<3x5xf32>, %b: tensor<5x7xf32>) -> tensor<3x7xf32> {
  %r = kina.dot_general %a, %b batch = [] x [] contracting = [1] x [0] order = sequential : tensor<3x5xf32>, tensor<5x7xf32> -> tensor<3x7xf32>
  return %r : tensor<3x7xf32>
}

// Two contracting axes run in the order in which they are listed.
// CHECK-LABEL: @two_axes(
// CHECK: indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d2, d0)>, affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>]
// CHECK-SAME: iterator_types = ["parallel", "parallel", "reduction", "reduction"]
func.func @two_axes(%a: tensor<3x2x5xf64>, %b: tensor<2x3x7xf64>) -> tensor<5x7xf64> {
  %r = kina.dot_general %a, %b batch = [] x [] contracting = [1, 0] x [0, 1] order = sequential : tensor<3x2x5xf64>, tensor<2x3x7xf64> -> tensor<5x7xf64>
  return %r : tensor<5x7xf64>
}

// Batch axes come first, whatever their place in the operands.
// CHECK-LABEL: @attention(
// CHECK: indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>]
func.func @attention(%q: tensor<2x3x4x5xf32>, %k: tensor<2x6x4x5xf32>) -> tensor<2x4x3x6xf32> {
  %r = kina.dot_general %q, %k batch = [0, 2] x [0, 2] contracting = [3] x [3] order = sequential : tensor<2x3x4x5xf32>, tensor<2x6x4x5xf32> -> tensor<2x4x3x6xf32>
  return %r : tensor<2x4x3x6xf32>
}

// Narrow floats are widened first and rounded once.
// CHECK-LABEL: @narrow(
// CHECK-COUNT-2: arith.extf %{{.*}} : bf16 to f32
// CHECK: math.fma %{{.*}} : f32
// CHECK: arith.truncf %{{.*}} : f32 to bf16
func.func @narrow(%a: tensor<3x5xbf16>, %b: tensor<5x7xbf16>) -> tensor<3x7xbf16> {
  %r = kina.dot_general %a, %b batch = [] x [] contracting = [1] x [0] order = sequential : tensor<3x5xbf16>, tensor<5x7xbf16> -> tensor<3x7xbf16>
  return %r : tensor<3x7xbf16>
}

// Integers wrap; I4 as I8 until the end.
// CHECK-LABEL: @integers(
// CHECK: %[[P:.*]] = arith.muli %{{.*}}, %{{.*}} : i16
// CHECK: arith.addi %{{.*}}, %[[P]] : i16
// CHECK: arith.extsi %{{.*}} : i4 to i8
// CHECK: arith.trunci %{{.*}} : i8 to i4
func.func @integers(%a: tensor<3x5xi16>, %b: tensor<3x5xi4>) -> (tensor<3x3xi16>, tensor<3x3xi4>) {
  %r = kina.dot_general %a, %a batch = [] x [] contracting = [1] x [1] : tensor<3x5xi16>, tensor<3x5xi16> -> tensor<3x3xi16>
  %s = kina.dot_general %b, %b batch = [] x [] contracting = [1] x [1] : tensor<3x5xi4>, tensor<3x5xi4> -> tensor<3x3xi4>
  return %r, %s : tensor<3x3xi16>, tensor<3x3xi4>
}

// An inner product: rows of 64 products into 64 lanes, the rest, a tree.
// CHECK-LABEL: @lanes(
// CHECK: linalg.fill {{.*}} -> tensor<64xf32>
// CHECK: into tensor<2x64xf32>
// CHECK: linalg.generic {{.*}}iterator_types = ["reduction", "parallel"]
// CHECK: math.fma
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<3xf32>)
// CHECK: math.fma
// CHECK: into tensor<2x32xf32>
// CHECK: arith.addf
// CHECK: into tensor<2x16xf32>
func.func @lanes(%a: tensor<131xf32>) -> tensor<f32> {
  %r = kina.dot_general %a, %a batch = [] x [] contracting = [0] x [0] order = lanes : tensor<131xf32>, tensor<131xf32> -> tensor<f32>
  return %r : tensor<f32>
}

// Few products: as many lanes as their tree needs, which met empty lanes.
// CHECK-LABEL: @few_lanes(
// CHECK: linalg.fill {{.*}} -> tensor<7x4xf32>
// CHECK: math.fma
// CHECK: arith.addf %{{.*}}, %cst{{.*}} : f32
// CHECK: into tensor<7x2x2xf32>
func.func @few_lanes(%a: tensor<7x3xf32>) -> tensor<7xf32> {
  %r = kina.dot_general %a, %a batch = [0] x [0] contracting = [1] x [1] order = lanes : tensor<7x3xf32>, tensor<7x3xf32> -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// Lanes over axes that are not the last ones: they are gathered first.
// CHECK-LABEL: @lanes_of_moved_axes(
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>]
// CHECK: tensor.collapse_shape {{.*}} into tensor<5x6xf32>
func.func @lanes_of_moved_axes(%a: tensor<2x5x3xf32>) -> tensor<5xf32> {
  %r = kina.dot_general %a, %a batch = [1] x [1] contracting = [0, 2] x [0, 2] order = lanes : tensor<2x5x3xf32>, tensor<2x5x3xf32> -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// Many blocks: their totals in ascending order.
// CHECK-LABEL: @blocks(
// CHECK: linalg.fill {{.*}} -> tensor<2x64xf32>
// CHECK: into tensor<1x1024x64xf32>
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "reduction", "parallel"]
// CHECK: tensor.insert_slice
// CHECK: tensor.insert_slice {{.*}}[1, 0] [1, 4] [1, 1]
func.func @blocks(%a: tensor<65539xf32>) -> tensor<f32> {
  %r = kina.dot_general %a, %a batch = [] x [] contracting = [0] x [0] order = lanes : tensor<65539xf32>, tensor<65539xf32> -> tensor<f32>
  return %r : tensor<f32>
}
