// Logic, choice and comparison.

// RUN: kina-opt %s --lower-kina-to-linalg | FileCheck %s --implicit-check-not=kina.
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// CHECK-LABEL: @logic(
func.func @logic(%x: tensor<4xi1>, %y: tensor<4xi1>) -> tensor<4xi1> {
  // CHECK: arith.andi {{.*}} : i1
  %0 = kina.and %x, %y : tensor<4xi1>
  // CHECK: arith.ori {{.*}} : i1
  %1 = kina.or %0, %y : tensor<4xi1>
  // CHECK: %[[TRUE:.*]] = arith.constant true
  // CHECK: arith.xori %{{.*}}, %[[TRUE]] : i1
  %2 = kina.not %1 : tensor<4xi1>
  return %2 : tensor<4xi1>
}

// CHECK-LABEL: @choice(
// CHECK: ^bb0(%[[C:.*]]: i1, %[[X:.*]]: bf16, %[[Y:.*]]: bf16, %{{.*}}: bf16):
// CHECK-NEXT: %[[R:.*]] = arith.select %[[C]], %[[X]], %[[Y]] : bf16
// CHECK-NEXT: linalg.yield %[[R]] : bf16
func.func @choice(%c: tensor<4xi1>, %x: tensor<4xbf16>, %y: tensor<4xbf16>) -> tensor<4xbf16> {
  %r = kina.where %c, %x, %y : tensor<4xi1>, tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// A comparison with NaN is false, but for `ne`.
// CHECK-LABEL: @compare_float(
func.func @compare_float(%x: tensor<4xf32>, %y: tensor<4xf32>)
    -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  // CHECK: arith.cmpf oeq, {{.*}} : f32
  %0 = kina.compare eq, %x, %y : tensor<4xf32>
  // CHECK-NEXT: arith.cmpf une, {{.*}} : f32
  %1 = kina.compare ne, %x, %y : tensor<4xf32>
  // CHECK-NEXT: arith.cmpf olt, {{.*}} : f32
  %2 = kina.compare lt, %x, %y : tensor<4xf32>
  // CHECK-NEXT: arith.cmpf ole, {{.*}} : f32
  %3 = kina.compare le, %x, %y : tensor<4xf32>
  // CHECK-NEXT: arith.cmpf ogt, {{.*}} : f32
  %4 = kina.compare gt, %x, %y : tensor<4xf32>
  // CHECK-NEXT: arith.cmpf oge, {{.*}} : f32
  %5 = kina.compare ge, %x, %y : tensor<4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

// CHECK-LABEL: @compare_int(
func.func @compare_int(%x: tensor<4xi4>, %y: tensor<4xi4>) -> (tensor<4xi1>, tensor<4xi1>) {
  // CHECK: arith.cmpi slt, {{.*}} : i4
  %0 = kina.compare lt, %x, %y : tensor<4xi4>
  // CHECK-NEXT: arith.cmpi sge, {{.*}} : i4
  %1 = kina.compare ge, %x, %y : tensor<4xi4>
  return %0, %1 : tensor<4xi1>, tensor<4xi1>
}

// false < true.
// CHECK-LABEL: @compare_bool(
func.func @compare_bool(%x: tensor<4xi1>, %y: tensor<4xi1>) -> tensor<4xi1> {
  // CHECK: arith.cmpi ult, {{.*}} : i1
  %0 = kina.compare lt, %x, %y : tensor<4xi1>
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: @compare_narrow(
func.func @compare_narrow(%x: tensor<4xf8E5M2>, %y: tensor<4xf8E5M2>) -> tensor<4xi1> {
  // CHECK: %[[X:.*]] = arith.extf {{.*}} : f8E5M2 to f32
  // CHECK: %[[Y:.*]] = arith.extf {{.*}} : f8E5M2 to f32
  // CHECK: arith.cmpf oeq, %[[X]], %[[Y]] : f32
  %0 = kina.compare eq, %x, %y : tensor<4xf8E5M2>
  return %0 : tensor<4xi1>
}
