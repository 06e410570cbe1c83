// Operands whose vectors would be read element by element are copied once.

// RUN: kina-opt %s --kina-pack-contractions --mlir-print-local-scope | FileCheck %s
// RUN: kina-opt %s --kina-stage-scheduled | mlir-opt -o /dev/null

// Nothing is read from operations that the pass has erased: freed memory is overwritten here.
// RUN: env GLIBC_TUNABLES=glibc.malloc.tcache_count=0:glibc.malloc.perturb=165 kina-opt %s --kina-pack-contractions -o /dev/null

// CHECK-LABEL: @transposed(
// CHECK-SAME: %[[A:.*]]: tensor<64x32xf32>, %[[B:.*]]: tensor<48x32xf32>
// CHECK: %[[P:.*]] = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>]
// CHECK-SAME: ins(%[[B]] : tensor<48x32xf32>)
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
// CHECK-SAME: ins(%[[A]], %[[P]] : tensor<64x32xf32>, tensor<32x48xf32>)
#a = affine_map<(d0, d1, d2) -> (d0, d2)>
#b = affine_map<(d0, d1, d2) -> (d1, d2)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @transposed(%a: tensor<64x32xf32>, %b: tensor<48x32xf32>, %c: tensor<64x48xf32>) -> tensor<64x48xf32> {
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<64x32xf32>, tensor<48x32xf32>) outs(%c : tensor<64x48xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  } -> tensor<64x48xf32>
  return %r : tensor<64x48xf32>
}

// Panels of 32 columns; the result falls into panels too and is one again.
// CHECK-LABEL: @panels(
// CHECK-SAME: %[[A:.*]]: tensor<64x32xf32>, %[[B:.*]]: tensor<96x32xf32>)
// CHECK: %[[E:.*]] = tensor.expand_shape %[[B]] {{\[\[}}0, 1], [2]] output_shape [3, 32, 32]
// CHECK: %[[P:.*]] = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>]
// CHECK-SAME: ins(%[[E]] : tensor<3x32x32xf32>)
// CHECK: %[[F:.*]] = linalg.fill {{.*}} -> tensor<64x3x32xf32>
// CHECK: %[[R:.*]] = linalg.generic
// CHECK-SAME: affine_map<(d0, d1, d2, d3) -> (d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-SAME: iterator_types = ["parallel", "parallel", "parallel", "reduction"]
// CHECK-SAME: ins(%[[A]], %[[P]] : {{.*}}) outs(%[[F]] :
// CHECK: tensor.collapse_shape %[[R]] {{\[\[}}0], [1, 2]]
func.func @panels(%a: tensor<64x32xf32>, %b: tensor<96x32xf32>) -> tensor<64x96xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x96xf32>
  %c = linalg.fill ins(%zero : f32) outs(%e : tensor<64x96xf32>) -> tensor<64x96xf32>
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<64x32xf32>, tensor<96x32xf32>) outs(%c : tensor<64x96xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  } -> tensor<64x96xf32>
  return %r : tensor<64x96xf32>
}

// Rows of 4096 bytes: all of them in sixteen sets of the cache.
// CHECK-LABEL: @crowded(
// CHECK: tensor.expand_shape %{{.*}} output_shape [512, 32, 32]
// CHECK: outs(%{{.*}} : tensor<32x512x32xf32>)
func.func @crowded(%a: tensor<64x512xf32>, %b: tensor<512x1024xf32>, %c: tensor<64x1024xf32>) -> tensor<64x1024xf32> {
  %r = linalg.generic {indexing_maps = [#a, affine_map<(d0, d1, d2) -> (d2, d1)>, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<64x512xf32>, tensor<512x1024xf32>) outs(%c : tensor<64x1024xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  } -> tensor<64x1024xf32>
  return %r : tensor<64x1024xf32>
}

// The operand that is read element by element: the contracted axis comes last.
// CHECK-LABEL: @rows(
// CHECK-SAME: %[[A:.*]]: tensor<32x64xf32>
// CHECK: %[[P:.*]] = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>]
// CHECK-SAME: ins(%[[A]] : tensor<32x64xf32>) outs(%{{.*}} : tensor<64x32xf32>)
// CHECK: ins(%[[P]], %{{.*}} : tensor<64x32xf32>, tensor<32x96xf32>)
func.func @rows(%a: tensor<32x64xf32>, %b: tensor<32x96xf32>, %c: tensor<64x96xf32>) -> tensor<64x96xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, #c],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<32x64xf32>, tensor<32x96xf32>) outs(%c : tensor<64x96xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  } -> tensor<64x96xf32>
  return %r : tensor<64x96xf32>
}

// One row reads every element once.
// CHECK-LABEL: @one_row(
// CHECK-NOT: tensor.empty
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<1x32xf32>, tensor<48x32xf32>)
func.func @one_row(%a: tensor<1x32xf32>, %b: tensor<48x32xf32>, %c: tensor<1x48xf32>) -> tensor<1x48xf32> {
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<1x32xf32>, tensor<48x32xf32>) outs(%c : tensor<1x48xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  } -> tensor<1x48xf32>
  return %r : tensor<1x48xf32>
}

// The batch axes stay in front.
// CHECK-LABEL: @batched(
// CHECK: affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
// CHECK-SAME: ins(%{{.*}} : tensor<2x16x3x8xf32>) outs(%{{.*}} : tensor<2x3x8x16xf32>)
func.func @batched(%q: tensor<2x16x3x8xf32>, %k: tensor<2x16x3x8xf32>, %c: tensor<2x3x16x16xf32>) -> tensor<2x3x16x16xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(b, h, t, s, d) -> (b, t, h, d)>, affine_map<(b, h, t, s, d) -> (b, s, h, d)>, affine_map<(b, h, t, s, d) -> (b, h, t, s)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %k : tensor<2x16x3x8xf32>, tensor<2x16x3x8xf32>) outs(%c : tensor<2x3x16x16xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  } -> tensor<2x3x16x16xf32>
  return %r : tensor<2x3x16x16xf32>
}

// Nothing but contractions is touched.
// CHECK-LABEL: @no_contraction(
// CHECK-NOT: tensor.empty
// CHECK: arith.mulf
func.func @no_contraction(%a: tensor<64x32xf32>, %b: tensor<48x32xf32>, %c: tensor<64x48xf32>) -> tensor<64x48xf32> {
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<64x32xf32>, tensor<48x32xf32>) outs(%c : tensor<64x48xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %p = arith.mulf %x, %y : f32
    %n = arith.addf %s, %p : f32
    linalg.yield %n : f32
  } -> tensor<64x48xf32>
  return %r : tensor<64x48xf32>
}
