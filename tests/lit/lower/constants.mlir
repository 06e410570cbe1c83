// A splat is a scalar in the body, or a fill where a tensor is needed; any
// other constant is arith.constant.

// RUN: kina-opt %s --lower-kina-to-linalg | FileCheck %s --implicit-check-not=kina.
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// CHECK-LABEL: @splat_in_body(
// CHECK: linalg.generic {{.*}} ins(%{{[^,]*}} : tensor<4xf32>)
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[C:.*]] = arith.constant 0x7FC12345 : f32
// CHECK-NEXT: arith.addf %[[X]], %[[C]] : f32
// CHECK-NEXT: arith.mulf %{{.*}}, %[[C]] : f32
func.func @splat_in_body(%x: tensor<4xf32>) -> tensor<4xf32> {
  %s = kina.constant dense<0x7FC12345> : tensor<f32>
  %c = kina.broadcast %s : tensor<f32> -> tensor<4xf32>
  %0 = kina.add %x, %c : tensor<4xf32>
  %1 = kina.mul %0, %c : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: @splat_as_tensor(
// CHECK: %[[T:.*]] = arith.constant true
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4xi1>
// CHECK: %[[F:.*]] = linalg.fill ins(%[[T]] : i1) outs(%[[E]] : tensor<4xi1>) -> tensor<4xi1>
// CHECK: return %[[F]] : tensor<4xi1>
func.func @splat_as_tensor() -> tensor<4xi1> {
  %c = kina.constant dense<true> : tensor<4xi1>
  return %c : tensor<4xi1>
}

// CHECK-LABEL: @dense(
// CHECK: %[[C:.*]] = arith.constant dense<[1, -8, 7]> : tensor<3xi4>
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[C]] : tensor<3xi4>, tensor<3xi4>)
func.func @dense(%x: tensor<3xi4>) -> tensor<3xi4> {
  %c = kina.constant dense<[1, -8, 7]> : tensor<3xi4>
  %r = kina.add %x, %c : tensor<3xi4>
  return %r : tensor<3xi4>
}

// CHECK-LABEL: @without_input(
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<2xf8E4M3FN>)
// CHECK-NOT: ins(
// CHECK: arith.constant 2.000000e+00 : f8E4M3FN
func.func @without_input() -> tensor<2xf8E4M3FN> {
  %c = kina.constant dense<2.0> : tensor<2xf8E4M3FN>
  %r = kina.neg %c : tensor<2xf8E4M3FN>
  return %r : tensor<2xf8E4M3FN>
}
