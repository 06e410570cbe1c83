// pow becomes polynomials of multiplications, additions and explicit fma, F32
// through F64; nothing that a library would have to compute.

// RUN: kina-opt %s --kina-stage-linalg | FileCheck %s --implicit-check-not=math.powf --implicit-check-not=math.exp --implicit-check-not=math.log
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// CHECK-LABEL: @pow_f32(
// CHECK: linalg.generic
// CHECK: arith.extf {{.*}} : f32 to f64
// CHECK: math.fma {{.*}} : f64
// CHECK: arith.truncf {{.*}} : f64 to f32
// CHECK: linalg.yield {{.*}} : f32
func.func @pow_f32(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %r = kina.pow %x, %y : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: @pow_f64(
// CHECK-NOT: arith.truncf
// CHECK: math.fma {{.*}} : f64
// CHECK: linalg.yield {{.*}} : f64
func.func @pow_f64(%x: tensor<4xf64>, %y: tensor<4xf64>) -> tensor<4xf64> {
  %r = kina.pow %x, %y : tensor<4xf64>
  return %r : tensor<4xf64>
}
