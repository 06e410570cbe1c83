// A sequential reduction is one linalg.generic over a tensor of identities.

// RUN: kina-opt %s --kina-stage-linalg --mlir-print-local-scope | FileCheck %s --implicit-check-not=kina.
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// CHECK-LABEL: @sum(
// CHECK-SAME: %[[X:.*]]: tensor<2x3xf32>)
// CHECK: %[[I:.*]] = arith.constant -0.000000e+00 : f32
// CHECK: %[[E:.*]] = tensor.empty() : tensor<2xf32>
// CHECK: %[[F:.*]] = linalg.fill ins(%[[I]] : f32) outs(%[[E]] : tensor<2xf32>)
// CHECK: %[[R:.*]] = linalg.generic
// CHECK-SAME: indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>]
// CHECK-SAME: iterator_types = ["parallel", "reduction"]
// CHECK-SAME: ins(%[[X]] : tensor<2x3xf32>) outs(%[[F]] : tensor<2xf32>)
// CHECK: ^bb0(%[[A:.*]]: f32, %[[ACC:.*]]: f32):
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[ACC]], %[[A]] : f32
// CHECK-NEXT: linalg.yield %[[S]] : f32
// CHECK: return %[[R]]
func.func @sum(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %r = kina.reduce sum %x axis = 1 order = sequential : tensor<2x3xf32> -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// The kept axis is written directly.
// CHECK-LABEL: @keepdims(
// CHECK: linalg.generic
// CHECK-SAME: affine_map<(d0, d1) -> (0, d1)>]
// CHECK-SAME: iterator_types = ["reduction", "parallel"]
// CHECK-SAME: outs(%{{.*}} : tensor<1x3xf64>)
// CHECK-NOT: tensor.expand_shape
// CHECK: return
func.func @keepdims(%x: tensor<2x3xf64>) -> tensor<1x3xf64> {
  %r = kina.reduce prod %x axis = 0 keepdims order = sequential : tensor<2x3xf64> -> tensor<1x3xf64>
  return %r : tensor<1x3xf64>
}

// The mean divides after the sum.
// CHECK-LABEL: @mean(
// CHECK: %[[N:.*]] = arith.constant 3.000000e+00 : f32
// CHECK: arith.addf
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel"]
// CHECK: arith.divf %{{.*}}, %[[N]] : f32
func.func @mean(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %r = kina.reduce mean %x axis = 1 order = sequential : tensor<2x3xf32> -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// Narrow floats accumulate in F32; the division comes before the one rounding.
// CHECK-LABEL: @narrow_mean(
// CHECK: linalg.fill {{.*}} -> tensor<2xf32>
// CHECK: ^bb0(%[[A:.*]]: bf16, %[[ACC:.*]]: f32):
// CHECK: %[[W:.*]] = arith.extf %[[A]] : bf16 to f32
// CHECK: arith.addf %[[ACC]], %[[W]] : f32
// CHECK: linalg.generic
// CHECK: %[[D:.*]] = arith.divf {{.*}} : f32
// CHECK-NEXT: arith.truncf %[[D]] : f32 to bf16
func.func @narrow_mean(%x: tensor<2x3xbf16>) -> tensor<2xbf16> {
  %r = kina.reduce mean %x axis = 1 order = sequential : tensor<2x3xbf16> -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// CHECK-LABEL: @extrema(
func.func @extrema(%x: tensor<4xf32>, %y: tensor<4xf8E4M3FN>, %z: tensor<4xi4>)
    -> (tensor<f32>, tensor<f8E4M3FN>, tensor<i4>) {
  // CHECK-DAG: %[[INF:.*]] = arith.constant 0x7F800000 : f32
  // CHECK-DAG: %[[LOW:.*]] = arith.constant -4.480000e+02 : f32
  // CHECK-DAG: %[[MIN:.*]] = arith.constant -8 : i4
  // CHECK: linalg.fill ins(%[[INF]] : f32)
  // CHECK: arith.minimumf %{{.*}}, %{{.*}} : f32
  %0 = kina.reduce min %x axis = 0 : tensor<4xf32> -> tensor<f32>
  // CHECK: linalg.fill ins(%[[LOW]] : f32)
  // CHECK: arith.extf {{.*}} : f8E4M3FN to f32
  // CHECK: arith.maximumf %{{.*}}, %{{.*}} : f32
  // CHECK: arith.truncf {{.*}} : f32 to f8E4M3FN
  %1 = kina.reduce max %y axis = 0 : tensor<4xf8E4M3FN> -> tensor<f8E4M3FN>
  // CHECK: linalg.fill ins(%[[MIN]] : i4)
  // CHECK: arith.maxsi
  %2 = kina.reduce max %z axis = 0 : tensor<4xi4> -> tensor<i4>
  return %0, %1, %2 : tensor<f32>, tensor<f8E4M3FN>, tensor<i4>
}

// CHECK-LABEL: @integers(
func.func @integers(%x: tensor<4xi64>) -> (tensor<i64>, tensor<i64>) {
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : i64
  // CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i64
  // CHECK: linalg.fill ins(%[[ZERO]] : i64)
  // CHECK: arith.addi
  %0 = kina.reduce sum %x axis = 0 : tensor<4xi64> -> tensor<i64>
  // CHECK: linalg.fill ins(%[[ONE]] : i64)
  // CHECK: arith.muli
  %1 = kina.reduce prod %x axis = 0 : tensor<4xi64> -> tensor<i64>
  return %0, %1 : tensor<i64>, tensor<i64>
}

// CHECK-LABEL: @logic(
func.func @logic(%x: tensor<4xi1>) -> (tensor<i1>, tensor<i1>) {
  // CHECK-DAG: %[[FALSE:.*]] = arith.constant false
  // CHECK-DAG: %[[TRUE:.*]] = arith.constant true
  // CHECK: linalg.fill ins(%[[FALSE]] : i1)
  // CHECK: arith.ori
  %0 = kina.reduce any %x axis = 0 : tensor<4xi1> -> tensor<i1>
  // CHECK: linalg.fill ins(%[[TRUE]] : i1)
  // CHECK: arith.andi
  %1 = kina.reduce all %x axis = 0 : tensor<4xi1> -> tensor<i1>
  return %0, %1 : tensor<i1>, tensor<i1>
}
