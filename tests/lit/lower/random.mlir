// Random numbers are one loop over blocks; an odd count ends with one more.

// RUN: kina-opt %s --kina-stage-linalg --mlir-print-local-scope | FileCheck %s --implicit-check-not=kina.
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// CHECK-LABEL: @bits(
// CHECK-SAME: %[[K:.*]]: tensor<2xi32>)
// CHECK: tensor.extract %[[K]]
// CHECK: tensor.extract %[[K]]
// CHECK: scf.for %[[N:.*]] = %c0{{.*}} to %c10
// CHECK: %[[C:.*]] = arith.index_cast %[[N]] : index to i32
// CHECK-COUNT-2: tensor.insert
// CHECK: scf.yield
// CHECK: tensor.insert
// CHECK: tensor.expand_shape
func.func @bits(%k: tensor<2xi32>) -> tensor<3x7xi32> {
  %r = kina.random_bits %k : tensor<2xi32> -> tensor<3x7xi32>
  return %r : tensor<3x7xi32>
}

// CHECK-LABEL: @uniform(
// CHECK: arith.shrui
// CHECK: arith.sitofp %{{.*}} : i32 to f32
// CHECK: arith.mulf
// CHECK: arith.truncf %{{.*}} : f32 to f16
func.func @uniform(%k: tensor<2xi32>) -> tensor<4xf16> {
  %r = kina.random_uniform %k : tensor<2xi32> -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// F64 takes both words of a block.
// CHECK-LABEL: @gumbel(
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c4
// CHECK: arith.extui %{{.*}} : i32 to i64
// CHECK: arith.sitofp %{{.*}} : i64 to f64
// CHECK-NOT: math.log
// CHECK: tensor.insert
func.func @gumbel(%k: tensor<2xi32>) -> tensor<4xf64> {
  %r = kina.random_gumbel %k : tensor<2xi32> -> tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK-LABEL: @key(
// CHECK: arith.extsi
// CHECK-COUNT-2: tensor.insert
func.func @key(%s: tensor<i32>) -> tensor<2xi32> {
  %r = kina.random_key %s : tensor<i32> -> tensor<2xi32>
  return %r : tensor<2xi32>
}
