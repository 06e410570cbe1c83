// Indexing and random numbers round-trip, and fold where that is exact.

// RUN: kina-opt %s | kina-opt | FileCheck %s
// RUN: kina-opt %s -mlir-print-op-generic | kina-opt | FileCheck %s
// RUN: kina-opt %s --canonicalize | FileCheck %s --check-prefix=FOLD

// CHECK-LABEL: @round_trip(
// CHECK: kina.take %{{.*}}, %{{.*}} axis = 0 : tensor<5x3xbf16>, tensor<2x2xi32> -> tensor<2x2x3xbf16>
// CHECK: kina.take_along_axis %{{.*}}, %{{.*}} axis = 1 : tensor<5x3xbf16>, tensor<5x1xi64> -> tensor<5x1xbf16>
// CHECK: kina.scatter_add %{{.*}}, %{{.*}}, %{{.*}} axis = 0 : tensor<5x3xbf16>, tensor<2x2xi32>, tensor<2x2x3xbf16> -> tensor<5x3xbf16>
// CHECK: kina.dynamic_slice %{{.*}}, %{{.*}} sizes = [2, 3] : tensor<5x3xbf16>, tensor<2xi64> -> tensor<2x3xbf16>
// CHECK: kina.dynamic_update_slice %{{.*}}, %{{.*}}, %{{.*}} : tensor<5x3xbf16>, tensor<2x3xbf16>, tensor<2xi64> -> tensor<5x3xbf16>
// CHECK: kina.top_k %{{.*}} k = 2 axis = 1 : tensor<5x3xbf16> -> tensor<5x2xbf16>, tensor<5x2xi64>
func.func @round_trip(%x: tensor<5x3xbf16>, %i: tensor<2x2xi32>, %j: tensor<5x1xi64>, %s: tensor<2xi64>)
    -> (tensor<5x1xbf16>, tensor<5x3xbf16>, tensor<5x3xbf16>, tensor<5x2xbf16>, tensor<5x2xi64>) {
  %0 = kina.take %x, %i axis = 0 : tensor<5x3xbf16>, tensor<2x2xi32> -> tensor<2x2x3xbf16>
  %1 = kina.take_along_axis %x, %j axis = 1 : tensor<5x3xbf16>, tensor<5x1xi64> -> tensor<5x1xbf16>
  %2 = kina.scatter_add %x, %i, %0 axis = 0 : tensor<5x3xbf16>, tensor<2x2xi32>, tensor<2x2x3xbf16> -> tensor<5x3xbf16>
  %3 = kina.dynamic_slice %x, %s sizes = [2, 3] : tensor<5x3xbf16>, tensor<2xi64> -> tensor<2x3xbf16>
  %4 = kina.dynamic_update_slice %x, %3, %s : tensor<5x3xbf16>, tensor<2x3xbf16>, tensor<2xi64> -> tensor<5x3xbf16>
  %5, %6 = kina.top_k %x k = 2 axis = 1 : tensor<5x3xbf16> -> tensor<5x2xbf16>, tensor<5x2xi64>
  return %1, %2, %4, %5, %6 : tensor<5x1xbf16>, tensor<5x3xbf16>, tensor<5x3xbf16>, tensor<5x2xbf16>, tensor<5x2xi64>
}

// CHECK-LABEL: @random(
// CHECK: kina.random_key %{{.*}} : tensor<i32> -> tensor<2xi32>
// CHECK: kina.random_split %{{.*}} : tensor<2xi32> -> tensor<2xi32>, tensor<2xi32>
// CHECK: kina.random_bits %{{.*}} : tensor<2xi32> -> tensor<3xi32>
// CHECK: kina.random_uniform %{{.*}} : tensor<2xi32> -> tensor<f16>
// CHECK: kina.random_gumbel %{{.*}} : tensor<2xi32> -> tensor<2x2xf64>
func.func @random(%seed: tensor<i32>) -> (tensor<3xi32>, tensor<f16>, tensor<2x2xf64>) {
  %k = kina.random_key %seed : tensor<i32> -> tensor<2xi32>
  %a, %b = kina.random_split %k : tensor<2xi32> -> tensor<2xi32>, tensor<2xi32>
  %0 = kina.random_bits %a : tensor<2xi32> -> tensor<3xi32>
  %1 = kina.random_uniform %b : tensor<2xi32> -> tensor<f16>
  %2 = kina.random_gumbel %b : tensor<2xi32> -> tensor<2x2xf64>
  return %0, %1, %2 : tensor<3xi32>, tensor<f16>, tensor<2x2xf64>
}

// A window as large as the tensor begins at 0, wherever it is asked for.
// FOLD-LABEL: @whole_windows(
// FOLD-SAME: %[[X:.*]]: tensor<5xf32>, %[[Y:.*]]: tensor<5xf32>,
// FOLD-NEXT: return %[[X]], %[[Y]]
func.func @whole_windows(%x: tensor<5xf32>, %y: tensor<5xf32>, %s: tensor<1xi64>) -> (tensor<5xf32>, tensor<5xf32>) {
  %0 = kina.dynamic_slice %x, %s sizes = [5] : tensor<5xf32>, tensor<1xi64> -> tensor<5xf32>
  %1 = kina.dynamic_update_slice %x, %y, %s : tensor<5xf32>, tensor<5xf32>, tensor<1xi64> -> tensor<5xf32>
  return %0, %1 : tensor<5xf32>, tensor<5xf32>
}

// Whatever is read of equal elements is one of them.
// FOLD-LABEL: @equal_elements(
// FOLD-DAG: kina.constant dense<1.500000e+00> : tensor<2x3xf32>
// FOLD-DAG: kina.constant dense<1.500000e+00> : tensor<4x1xf32>
// FOLD-DAG: kina.constant dense<1.500000e+00> : tensor<1x3xf32>
// FOLD-NOT: kina.take
// FOLD-NOT: kina.dynamic_slice
// FOLD: return
func.func @equal_elements(%i: tensor<2xi64>, %j: tensor<4x1xi64>) -> (tensor<2x3xf32>, tensor<4x1xf32>, tensor<1x3xf32>) {
  %x = kina.constant dense<1.5> : tensor<4x3xf32>
  %0 = kina.take %x, %i axis = 0 : tensor<4x3xf32>, tensor<2xi64> -> tensor<2x3xf32>
  %1 = kina.take_along_axis %x, %j axis = 1 : tensor<4x3xf32>, tensor<4x1xi64> -> tensor<4x1xf32>
  %2 = kina.dynamic_slice %x, %i sizes = [1, 3] : tensor<4x3xf32>, tensor<2xi64> -> tensor<1x3xf32>
  return %0, %1, %2 : tensor<2x3xf32>, tensor<4x1xf32>, tensor<1x3xf32>
}
