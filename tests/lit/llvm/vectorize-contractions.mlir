// Contractions as loops over register tiles; 16 registers of 256 bits.

// RUN: kina-opt %s --kina-vectorize-contractions --cse --mlir-print-local-scope | FileCheck %s
// RUN: kina-opt %s --kina-vectorize-contractions | mlir-opt -o /dev/null

// Nothing is read from operations that the pass has erased: freed memory is overwritten here.
// RUN: env GLIBC_TUNABLES=glibc.malloc.tcache_count=0:glibc.malloc.perturb=165 kina-opt %s --kina-vectorize-contractions -o /dev/null

// Six rows of two vectors, and the accumulators stay in registers.
// CHECK-LABEL: @tiles(
// CHECK-SAME: %[[A:.*]]: memref<12x64xf32>, %[[B:.*]]: memref<64x16xf32>, %[[C:.*]]: memref<12x16xf32>)
// CHECK: scf.for %[[I:.*]] =
// CHECK-COUNT-12: vector.load %[[C]][{{.*}}] : memref<12x16xf32>, vector<8xf32>
// CHECK: scf.for %[[K:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(
// CHECK: %[[X:.*]] = memref.load %[[A]][%[[I]], %[[K]]]
// CHECK: vector.broadcast %[[X]] : f32 to vector<8xf32>
// CHECK-COUNT-2: vector.load %[[B]][%[[K]], {{.*}}] : memref<64x16xf32>, vector<8xf32>
// CHECK-COUNT-12: math.fma %{{.*}} : vector<8xf32>
// CHECK: scf.yield
// CHECK-COUNT-12: vector.store %{{.*}}, %[[C]]
func.func @tiles(%a: memref<12x64xf32>, %b: memref<64x16xf32>, %c: memref<12x16xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<12x64xf32>, memref<64x16xf32>) outs(%c : memref<12x16xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  }
  return
}

// The zeros that an accumulation begins with are not stored.
// CHECK-LABEL: @from_zero(
// CHECK-NOT: linalg.generic
// CHECK-NOT: vector.load %arg2
// CHECK: vector.broadcast %{{.*}} : f32 to vector<8xf32>
// CHECK: scf.for
func.func @from_zero(%a: memref<2x64xf32>, %b: memref<64x8xf32>, %c: memref<2x8xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%c : memref<2x8xf32>) {
  ^bb0(%s: f32):
    linalg.yield %zero : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<2x64xf32>, memref<64x8xf32>) outs(%c : memref<2x8xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  }
  return
}

// -0 is another value: it is loaded.
// CHECK-LABEL: @from_negative_zero(
// CHECK: linalg.generic
// CHECK: vector.load %arg2
func.func @from_negative_zero(%a: memref<2x64xf32>, %b: memref<64x8xf32>, %c: memref<2x8xf32>) {
  %zero = arith.constant -0.0 : f32
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%c : memref<2x8xf32>) {
  ^bb0(%s: f32):
    linalg.yield %zero : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<2x64xf32>, memref<64x8xf32>) outs(%c : memref<2x8xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  }
  return
}

// A single row: eight rows of the matrix at a time, accumulators in memory.
// CHECK-LABEL: @streamed(
// CHECK: scf.for %[[K:.*]] =
// CHECK: scf.for %[[J:.*]] =
// CHECK-COUNT-4: vector.load %arg2
// CHECK-COUNT-32: math.fma
// CHECK-COUNT-4: vector.store %{{.*}}, %arg2
func.func @streamed(%a: memref<64xf32>, %b: memref<64x1024xf32>, %c: memref<1024xf32>) {
  linalg.generic {indexing_maps = [affine_map<(j, k) -> (k)>, affine_map<(j, k) -> (k, j)>, affine_map<(j, k) -> (j)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a, %b : memref<64xf32>, memref<64x1024xf32>) outs(%c : memref<1024xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  }
  return
}

// A single row of a transposed matrix: blocks of it are transposed.
// CHECK-LABEL: @turned(
// CHECK: scf.for
// CHECK: scf.for {{.*}} iter_args
// CHECK: %[[UPPER:.*]] = vector.load %arg1[{{.*}}] : memref<1024x64xf32>, vector<4xf32>
// CHECK: %[[LOWER:.*]] = vector.load %arg1[{{.*}}] : memref<1024x64xf32>, vector<4xf32>
// CHECK: vector.shuffle %[[UPPER]], %[[LOWER]] [0, 1, 2, 3, 4, 5, 6, 7]
// CHECK: vector.shuffle %{{.*}} [0, 8, 1, 9, 4, 12, 5, 13]
// CHECK: vector.shuffle %{{.*}} [2, 10, 3, 11, 6, 14, 7, 15]
// CHECK-COUNT-16: math.fma %{{.*}} : vector<8xf32>
func.func @turned(%a: memref<64xf32>, %b: memref<1024x64xf32>, %c: memref<1024xf32>) {
  linalg.generic {indexing_maps = [affine_map<(j, k) -> (k)>, affine_map<(j, k) -> (j, k)>, affine_map<(j, k) -> (j)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a, %b : memref<64xf32>, memref<1024x64xf32>) outs(%c : memref<1024xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  }
  return
}

// What is left is a smaller tile of shorter vectors: nothing is padded.
// CHECK-LABEL: @shorter(
// CHECK: vector<4xf64>
// CHECK: vector<3xf64>
func.func @shorter(%a: memref<2x64xf64>, %b: memref<64x7xf64>, %c: memref<2x7xf64>) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<2x64xf64>, memref<64x7xf64>) outs(%c : memref<2x7xf64>) {
  ^bb0(%x: f64, %y: f64, %s: f64):
    %n = math.fma %x, %y, %s : f64
    linalg.yield %n : f64
  }
  return
}

// Integers, with their own operations.
// CHECK-LABEL: @integers(
// CHECK: arith.muli %{{.*}} : vector<8xi32>
// CHECK: arith.addi %{{.*}} : vector<8xi32>
func.func @integers(%a: memref<64xi32>, %b: memref<64x8xi32>, %c: memref<8xi32>) {
  linalg.generic {indexing_maps = [affine_map<(j, k) -> (k)>, affine_map<(j, k) -> (k, j)>, affine_map<(j, k) -> (j)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a, %b : memref<64xi32>, memref<64x8xi32>) outs(%c : memref<8xi32>) {
  ^bb0(%x: i32, %y: i32, %s: i32):
    %p = arith.muli %x, %y : i32
    %n = arith.addi %s, %p : i32
    linalg.yield %n : i32
  }
  return
}

// The lanes of an inner product: both operands are vectors.
// CHECK-LABEL: @lanes(
// CHECK: scf.for {{.*}} iter_args
// CHECK-NOT: vector.broadcast
// CHECK-COUNT-8: math.fma %{{.*}} : vector<8xf32>
func.func @lanes(%a: memref<9x64xf32>, %b: memref<9x64xf32>, %c: memref<64xf32>) {
  linalg.generic {indexing_maps = [affine_map<(k, j) -> (k, j)>, affine_map<(k, j) -> (k, j)>, affine_map<(k, j) -> (j)>],
                  iterator_types = ["reduction", "parallel"]}
      ins(%a, %b : memref<9x64xf32>, memref<9x64xf32>) outs(%c : memref<64xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  }
  return
}

// A plain sum has no product: it stays as it is.
// CHECK-LABEL: @no_contraction(
// CHECK: linalg.generic
func.func @no_contraction(%a: memref<9x64xf32>, %c: memref<64xf32>) {
  linalg.generic {indexing_maps = [affine_map<(k, j) -> (k, j)>, affine_map<(k, j) -> (j)>],
                  iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<9x64xf32>) outs(%c : memref<64xf32>) {
  ^bb0(%x: f32, %s: f32):
    %n = arith.addf %s, %x : f32
    linalg.yield %n : f32
  }
  return
}

// A copy that transposes: blocks of eight rows and columns.
// CHECK-LABEL: @transposition(
// CHECK: vector.load %{{.*}} : memref<16x8xf32>, vector<4xf32>
// CHECK: vector.shuffle %{{.*}} [0, 8, 1, 9, 4, 12, 5, 13]
// CHECK: vector.shuffle %{{.*}} [2, 10, 3, 11, 6, 14, 7, 15]
// CHECK-COUNT-8: vector.store %{{.*}} : memref<8x16xf32>, vector<8xf32>
func.func @transposition(%a: memref<16x8xf32>, %c: memref<8x16xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<16x8xf32>) outs(%c : memref<8x16xf32>) {
  ^bb0(%x: f32, %s: f32):
    linalg.yield %x : f32
  }
  return
}

// What has no static extents, never iterates, has elements without vectors in
// memory or stores what it reduces stays as it is.
// CHECK-LABEL: @never(
// CHECK: linalg.generic
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @never(%a: memref<0x64xf32>, %b: memref<64x8xf32>, %c: memref<0x8xf32>) {
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<0x64xf32>, memref<64x8xf32>) outs(%c : memref<0x8xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  }
  return
}

// CHECK-LABEL: @dynamic(
// CHECK: linalg.generic
func.func @dynamic(%a: memref<?x64xf32>, %b: memref<64x8xf32>, %c: memref<?x8xf32>) {
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x64xf32>, memref<64x8xf32>) outs(%c : memref<?x8xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  }
  return
}

// CHECK-LABEL: @bits(
// CHECK: linalg.generic
func.func @bits(%a: memref<8x64xi1>, %b: memref<64x8xi1>, %c: memref<8x8xi1>) {
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<8x64xi1>, memref<64x8xi1>) outs(%c : memref<8x8xi1>) {
  ^bb0(%x: i1, %y: i1, %s: i1):
    %p = arith.muli %x, %y : i1
    %n = arith.addi %p, %s : i1
    linalg.yield %n : i1
  }
  return
}

// CHECK-LABEL: @stores_what_it_reduces(
// CHECK: linalg.generic
func.func @stores_what_it_reduces(%a: memref<8x64xf32>, %b: memref<64x8xf32>, %c: memref<64x8xf32>) {
  linalg.generic {indexing_maps = [#a, #b, #b], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<8x64xf32>, memref<64x8xf32>) outs(%c : memref<64x8xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  }
  return
}

// Strides that are not 1: elements are loaded and stored one by one.
// CHECK-LABEL: @strided(
// CHECK-NOT: linalg.generic
// CHECK: vector.from_elements
// CHECK: vector.extract
func.func @strided(%a: memref<8x64xf32, strided<[128, 2], offset: 3>>, %b: memref<64x8xf32, strided<[?, ?], offset: ?>>,
                   %c: memref<8x8xf32, strided<[1, 8]>>) {
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<8x64xf32, strided<[128, 2], offset: 3>>, memref<64x8xf32, strided<[?, ?], offset: ?>>)
      outs(%c : memref<8x8xf32, strided<[1, 8]>>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %n = math.fma %x, %y, %s : f32
    linalg.yield %n : f32
  }
  return
}
