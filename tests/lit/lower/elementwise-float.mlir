// Each elementwise operation on F32 and F64 becomes its operation of arith or
// math, without fast-math flags.

// RUN: kina-opt %s --lower-kina-to-linalg | FileCheck %s --implicit-check-not=kina. --implicit-check-not=fastmath
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// CHECK-LABEL: @add(
// CHECK-SAME: %[[X:.*]]: tensor<2x3xf32>, %[[Y:.*]]: tensor<2x3xf32>)
// CHECK: %[[E:.*]] = tensor.empty() : tensor<2x3xf32>
// CHECK: %[[R:.*]] = linalg.generic
// CHECK-SAME: iterator_types = ["parallel", "parallel"]
// CHECK-SAME: ins(%[[X]], %[[Y]] : tensor<2x3xf32>, tensor<2x3xf32>) outs(%[[E]] : tensor<2x3xf32>)
// CHECK: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[A]], %[[B]] : f32
// CHECK-NEXT: linalg.yield %[[S]] : f32
// CHECK: return %[[R]] : tensor<2x3xf32>
func.func @add(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = kina.add %x, %y : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// CHECK-LABEL: @binary(
func.func @binary(%x: tensor<4xf64>, %y: tensor<4xf64>) -> tensor<4xf64> {
  // CHECK: arith.subf {{.*}} : f64
  %0 = kina.sub %x, %y : tensor<4xf64>
  // CHECK-NEXT: arith.mulf {{.*}} : f64
  %1 = kina.mul %0, %y : tensor<4xf64>
  // CHECK-NEXT: arith.divf {{.*}} : f64
  %2 = kina.div %1, %y : tensor<4xf64>
  // CHECK-NEXT: arith.maximumf {{.*}} : f64
  %3 = kina.max %2, %y : tensor<4xf64>
  // CHECK-NEXT: arith.minimumf {{.*}} : f64
  %4 = kina.min %3, %x : tensor<4xf64>
  // CHECK-NEXT: linalg.yield
  return %4 : tensor<4xf64>
}

// CHECK-LABEL: @unary(
func.func @unary(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: arith.negf {{.*}} : f32
  %0 = kina.neg %x : tensor<4xf32>
  // CHECK-NEXT: math.absf {{.*}} : f32
  %1 = kina.abs %0 : tensor<4xf32>
  // CHECK-NEXT: math.sqrt {{.*}} : f32
  %2 = kina.sqrt %1 : tensor<4xf32>
  // CHECK-NEXT: linalg.yield
  return %2 : tensor<4xf32>
}

// Zeros and NaN are kept.
// CHECK-LABEL: @sign(
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-DAG: %[[MINUS:.*]] = arith.constant -1.000000e+00 : f32
// CHECK-DAG: %[[LT:.*]] = arith.cmpf olt, %[[X]], %[[ZERO]] : f32
// CHECK-DAG: %[[GT:.*]] = arith.cmpf ogt, %[[X]], %[[ZERO]] : f32
// CHECK: %[[KEPT:.*]] = arith.select %[[LT]], %[[MINUS]], %[[X]] : f32
// CHECK: arith.select %[[GT]], %[[ONE]], %[[KEPT]] : f32
func.func @sign(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = kina.sign %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: @rank_zero(
// CHECK: linalg.generic {{.*}}iterator_types = []
// CHECK-SAME: outs(%{{.*}} : tensor<f32>)
func.func @rank_zero(%x: tensor<f32>) -> tensor<f32> {
  %r = kina.sqrt %x : tensor<f32>
  return %r : tensor<f32>
}
