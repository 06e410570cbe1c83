// F16, BF16 and F8 compute in F32 and round once for each operation, in a group
// as well.

// RUN: kina-opt %s --kina-stage-linalg | FileCheck %s --implicit-check-not=kina.
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// CHECK-LABEL: @two_roundings(
// CHECK: ^bb0(%[[X:.*]]: bf16, %[[Y:.*]]: bf16, %{{.*}}: bf16):
// CHECK-DAG: %[[X32:.*]] = arith.extf %[[X]] : bf16 to f32
// CHECK-DAG: %[[Y32:.*]] = arith.extf %[[Y]] : bf16 to f32
// CHECK: %[[P32:.*]] = arith.mulf %[[X32]], %[[Y32]] : f32
// CHECK: %[[P:.*]] = arith.truncf %[[P32]] : f32 to bf16
// CHECK: %[[P1:.*]] = arith.extf %[[P]] : bf16 to f32
// CHECK: %[[S32:.*]] = arith.addf %[[P1]], %[[X32]] : f32
// CHECK: %[[S:.*]] = arith.truncf %[[S32]] : f32 to bf16
// CHECK: linalg.yield %[[S]] : bf16
func.func @two_roundings(%x: tensor<4xbf16>, %y: tensor<4xbf16>) -> tensor<4xbf16> {
  %p = kina.mul %x, %y : tensor<4xbf16>
  %s = kina.add %p, %x : tensor<4xbf16>
  return %s : tensor<4xbf16>
}

// CHECK-LABEL: @f16(
// CHECK: math.sqrt {{.*}} : f32
// CHECK-NEXT: arith.truncf {{.*}} : f32 to f16
func.func @f16(%x: tensor<4xf16>) -> tensor<4xf16> {
  %r = kina.sqrt %x : tensor<4xf16>
  return %r : tensor<4xf16>
}

// CHECK-LABEL: @f8(
// CHECK: arith.maximumf {{.*}} : f32
// CHECK-NEXT: arith.truncf {{.*}} : f32 to f8E4M3FN
func.func @f8(%x: tensor<4xf8E4M3FN>, %y: tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %r = kina.max %x, %y : tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}

// CHECK-LABEL: @pow(
// CHECK: arith.extf {{.*}} : f16 to f32
// CHECK: arith.extf {{.*}} : f32 to f64
// CHECK: %[[R32:.*]] = arith.truncf {{.*}} : f64 to f32
// CHECK-NEXT: arith.truncf %[[R32]] : f32 to f16
func.func @pow(%x: tensor<4xf16>, %y: tensor<4xf16>) -> tensor<4xf16> {
  %r = kina.pow %x, %y : tensor<4xf16>
  return %r : tensor<4xf16>
}
