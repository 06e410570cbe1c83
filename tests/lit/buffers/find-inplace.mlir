// RUN: kina-opt %s --split-input-file --kina-find-inplace | FileCheck %s

#identity = affine_map<(i, j) -> (i, j)>
#transposed = affine_map<(i, j) -> (j, i)>

// `g` could be overwritten too, but `m` flows into fewer outputs.
// CHECK-LABEL: func.func @natural_partners
// CHECK-SAME: kina.inplace = [array<i64: 0, 0>, array<i64: 1, 2>, array<i64: 2, 1>]
func.func @natural_partners(%w: memref<4x4xf32>, %g: memref<4x4xf32>, %m: memref<4x4xf32>, %w_next: memref<4x4xf32>, %m_next: memref<4x4xf32>, %sum: memref<4x4xf32>) attributes {kina.inputs = 3 : i64} {
  linalg.generic {indexing_maps = [#identity, #identity, #identity, #identity, #identity, #identity], iterator_types = ["parallel", "parallel"]}
      ins(%w, %g, %m : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) outs(%w_next, %m_next, %sum : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) {
  ^bb0(%wi: f32, %gi: f32, %mi: f32, %o0: f32, %o1: f32, %o2: f32):
    %0 = arith.addf %gi, %mi : f32
    %1 = arith.subf %wi, %0 : f32
    linalg.yield %1, %0, %gi : f32, f32, f32
  }
  return
}

// -----

#identity = affine_map<(i, j) -> (i, j)>
#transposed = affine_map<(i, j) -> (j, i)>

// An element is read after another one was written in its place.
// CHECK-LABEL: func.func @transposed_is_not_inplace
// CHECK-SAME: kina.inplace = []
func.func @transposed_is_not_inplace(%x: memref<4x4xf32>, %out: memref<4x4xf32>) attributes {kina.inputs = 1 : i64} {
  linalg.generic {indexing_maps = [#transposed, #identity], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<4x4xf32>) outs(%out : memref<4x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

#identity = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: func.func @input_read_again_later
// CHECK-SAME: kina.inplace = [array<i64: 1, 0>]
func.func @input_read_again_later(%x: memref<4x4xf32>, %first: memref<4x4xf32>, %second: memref<4x4xf32>) attributes {kina.inputs = 1 : i64} {
  linalg.generic {indexing_maps = [#identity, #identity], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<4x4xf32>) outs(%first : memref<4x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  memref.copy %x, %second : memref<4x4xf32> to memref<4x4xf32>
  return
}

// -----

// A part of the input is read where another part of the output is written.
// CHECK-LABEL: func.func @parts_are_not_inplace
// CHECK-SAME: kina.inplace = []
func.func @parts_are_not_inplace(%x: memref<8xf32>, %out: memref<8xf32>) attributes {kina.inputs = 1 : i64} {
  %from = memref.subview %x[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %to = memref.subview %out[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  memref.copy %from, %to : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[1], offset: 2>>
  return
}

// -----

// CHECK-LABEL: func.func @other_types_are_not_inplace
// CHECK-SAME: kina.inplace = []
func.func @other_types_are_not_inplace(%x: memref<4x2xf32>, %out: memref<8xf32>) attributes {kina.inputs = 1 : i64} {
  %flat = memref.collapse_shape %x [[0, 1]] : memref<4x2xf32> into memref<8xf32>
  memref.copy %flat, %out : memref<8xf32> to memref<8xf32>
  return
}

// -----

#row = affine_map<(i) -> (i)>

// The donated input wins over the one mentioned first.
// CHECK-LABEL: func.func @donated_input_comes_first
// CHECK-SAME: kina.inplace = [array<i64: 0, 1>]
func.func @donated_input_comes_first(%a: memref<4xf32>, %b: memref<4xf32> {kina.donate}, %out: memref<4xf32>) attributes {kina.inputs = 2 : i64} {
  linalg.generic {indexing_maps = [#row, #row, #row], iterator_types = ["parallel"]}
      ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%out : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}
