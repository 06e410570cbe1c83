// The order `lanes`: rows of 64 into 64 lanes, a tree of halves, then blocks in
// ascending order.

// RUN: kina-opt %s --lower-kina-to-linalg --mlir-print-local-scope | FileCheck %s --implicit-check-not=kina.
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// One whole row: no slice. The tree is 32, 16, 8, 4, 2, 1.
// CHECK-LABEL: @one_row(
// CHECK-SAME: %[[X:.*]]: tensor<64xf32>)
// CHECK: %[[F:.*]] = linalg.fill {{.*}} -> tensor<64xf32>
// CHECK: %[[ROWS:.*]] = tensor.expand_shape %[[X]] {{.*}} into tensor<1x64xf32>
// CHECK: %[[LANES:.*]] = linalg.generic
// CHECK-SAME: indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>]
// CHECK-SAME: iterator_types = ["reduction", "parallel"]
// CHECK-SAME: ins(%[[ROWS]] : tensor<1x64xf32>) outs(%[[F]] : tensor<64xf32>)
// CHECK: ^bb0(%[[A:.*]]: f32, %[[ACC:.*]]: f32):
// CHECK: arith.addf %[[ACC]], %[[A]] : f32
// CHECK: %[[H:.*]] = tensor.expand_shape %[[LANES]] {{.*}} into tensor<2x32xf32>
// CHECK: linalg.generic
// CHECK-SAME: indexing_maps = [affine_map<(d0) -> (0, d0)>, affine_map<(d0) -> (1, d0)>, affine_map<(d0) -> (d0)>]
// CHECK-SAME: iterator_types = ["parallel"]
// CHECK-SAME: ins(%[[H]], %[[H]] : tensor<2x32xf32>, tensor<2x32xf32>)
// CHECK: ^bb0(%[[LOW:.*]]: f32, %[[HIGH:.*]]: f32, %{{.*}}: f32):
// CHECK: arith.addf %[[LOW]], %[[HIGH]] : f32
// CHECK: into tensor<2x16xf32>
// CHECK: into tensor<2x8xf32>
// CHECK: into tensor<2x4xf32>
// CHECK: into tensor<2x2xf32>
// CHECK: linalg.generic
// CHECK: %[[R:.*]] = linalg.generic {indexing_maps = [affine_map<() -> (0)>, affine_map<() -> (1)>, affine_map<() -> ()>]
// CHECK: return %[[R]] : tensor<f32>
func.func @one_row(%x: tensor<64xf32>) -> tensor<f32> {
  %r = kina.reduce sum %x axis = 0 order = lanes : tensor<64xf32> -> tensor<f32>
  return %r : tensor<f32>
}

// Fewer elements than lanes: the rest keeps the identity.
// CHECK-LABEL: @partial_row(
// CHECK-SAME: %[[X:.*]]: tensor<63xf32>)
// CHECK: %[[I:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[F:.*]] = linalg.fill ins(%[[I]] : f32) {{.*}} -> tensor<64xf32>
// CHECK: %[[P:.*]] = tensor.extract_slice %[[F]][0] [63] [1]
// CHECK: %[[S:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<63xf32>) outs(%[[P]] : tensor<63xf32>)
// CHECK: arith.mulf
// CHECK: tensor.insert_slice %[[S]] into %[[F]][0] [63] [1]
func.func @partial_row(%x: tensor<63xf32>) -> tensor<f32> {
  %r = kina.reduce prod %x axis = 0 order = lanes : tensor<63xf32> -> tensor<f32>
  return %r : tensor<f32>
}

// Whole rows first, then the partial one.
// CHECK-LABEL: @row_and_tail(
// CHECK-SAME: %[[X:.*]]: tensor<5x127xf64>)
// CHECK: %[[HEAD:.*]] = tensor.extract_slice %[[X]][0, 0] [5, 64] [1, 1]
// CHECK: tensor.expand_shape %[[HEAD]] {{.*}} into tensor<5x1x64xf64>
// CHECK: %[[LANES:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "reduction", "parallel"]
// CHECK: %[[TAIL:.*]] = tensor.extract_slice %[[X]][0, 64] [5, 63] [1, 1]
// CHECK: %[[P:.*]] = tensor.extract_slice %[[LANES]][0, 0] [5, 63] [1, 1]
// CHECK: %[[S:.*]] = linalg.generic {{.*}} ins(%[[TAIL]] : tensor<5x63xf64>) outs(%[[P]] : tensor<5x63xf64>)
// CHECK: tensor.insert_slice %[[S]] into %[[LANES]][0, 0] [5, 63] [1, 1]
// CHECK: return %{{.*}} : tensor<5xf64>
func.func @row_and_tail(%x: tensor<5x127xf64>) -> tensor<5xf64> {
  %r = kina.reduce sum %x axis = 1 order = lanes : tensor<5x127xf64> -> tensor<5xf64>
  return %r : tensor<5xf64>
}

// Trailing axes of size 1, a kept axis and a mean.
// CHECK-LABEL: @trailing(
// CHECK: tensor.extract_slice %{{.*}}[0, 64, 0, 0] [2, 1, 1, 1] [1, 1, 1, 1] : tensor<2x65x1x1xf32>
// CHECK: into tensor<2x2x2x1x1xf32>
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<2x1x1x1xf32>)
// CHECK: %[[N:.*]] = arith.constant 6.500000e+01 : f32
// CHECK: arith.divf %{{.*}}, %[[N]] : f32
func.func @trailing(%x: tensor<2x65x1x1xf32>) -> tensor<2x1x1x1xf32> {
  %r = kina.reduce mean %x axis = 1 keepdims order = lanes : tensor<2x65x1x1xf32> -> tensor<2x1x1x1xf32>
  return %r : tensor<2x1x1x1xf32>
}

// A whole block has 1024 rows and no axis of blocks.
// CHECK-LABEL: @whole_block(
// CHECK: tensor.expand_shape %{{.*}} into tensor<1024x64xf32>
// CHECK: into tensor<2x32xf32>
func.func @whole_block(%x: tensor<65536xf32>) -> tensor<f32> {
  %r = kina.reduce sum %x axis = 0 order = lanes : tensor<65536xf32> -> tensor<f32>
  return %r : tensor<f32>
}

// One element in the second block: its lanes go beside those of the first, the
// blocks are combined last, from the identity on.
// CHECK-LABEL: @second_block(
// CHECK-SAME: %[[X:.*]]: tensor<65537xf32>)
// CHECK: %[[F:.*]] = linalg.fill {{.*}} -> tensor<2x64xf32>
// CHECK: %[[MAIN:.*]] = tensor.extract_slice %[[X]][0] [65536] [1]
// CHECK: tensor.expand_shape %[[MAIN]] {{.*}} into tensor<1x1024x64xf32>
// CHECK: %[[P:.*]] = tensor.extract_slice %[[F]][0, 0] [1, 64] [1, 1]
// CHECK: %[[S:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "reduction", "parallel"]{{.*}} outs(%[[P]] : tensor<1x64xf32>)
// CHECK: %[[FIRST:.*]] = tensor.insert_slice %[[S]] into %[[F]][0, 0] [1, 64] [1, 1]
// CHECK: tensor.extract_slice %[[X]][65536] [1] [1]
// CHECK: %[[BOTH:.*]] = tensor.insert_slice %{{.*}} into %[[FIRST]][1, 0] [1, 64] [1, 1]
// CHECK: tensor.expand_shape %[[BOTH]] {{.*}} into tensor<2x2x32xf32>
// CHECK: %[[T:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<2xf32>)
// CHECK: %[[Z:.*]] = linalg.fill {{.*}} -> tensor<f32>
// CHECK: linalg.generic {{.*}}iterator_types = ["reduction"]} ins(%[[T]] : tensor<2xf32>) outs(%[[Z]] : tensor<f32>)
func.func @second_block(%x: tensor<65537xf32>) -> tensor<f32> {
  %r = kina.reduce sum %x axis = 0 order = lanes : tensor<65537xf32> -> tensor<f32>
  return %r : tensor<f32>
}

// 3 blocks, 53 rows.
// CHECK-LABEL: @four_blocks(
// CHECK: into tensor<3x1024x64xf32>
// CHECK: tensor.extract_slice %{{.*}}[196608] [3392] [1]
// CHECK: into tensor<53x64xf32>
// CHECK: into tensor<4x2x32xf32>
func.func @four_blocks(%x: tensor<200000xf32>) -> tensor<f32> {
  %r = kina.reduce sum %x axis = 0 order = lanes : tensor<200000xf32> -> tensor<f32>
  return %r : tensor<f32>
}

// The order is that of the attribute, not of the extent: any axis can have it.
// CHECK-LABEL: @other_axis(
// CHECK: tensor.expand_shape %{{.*}} into tensor<2x64x3xf32>
// CHECK: linalg.generic {{.*}}iterator_types = ["reduction", "parallel", "parallel"]
// CHECK: return %{{.*}} : tensor<3xf32>
func.func @other_axis(%x: tensor<128x3xf32>) -> tensor<3xf32> {
  %r = kina.reduce sum %x axis = 0 order = lanes : tensor<128x3xf32> -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// Narrow floats: lanes in F32, one rounding at the end.
// CHECK-LABEL: @narrow(
// CHECK: linalg.fill {{.*}} -> tensor<64xf32>
// CHECK: arith.extf {{.*}} : f16 to f32
// CHECK-NOT: arith.truncf
// CHECK: into tensor<2x2xf32>
// CHECK: arith.truncf {{.*}} : f32 to f16
func.func @narrow(%x: tensor<64xf16>) -> tensor<f16> {
  %r = kina.reduce sum %x axis = 0 order = lanes : tensor<64xf16> -> tensor<f16>
  return %r : tensor<f16>
}
