// argmax and argmin are one linalg.generic with two outputs; the strict
// comparison keeps the lowest index.

// RUN: kina-opt %s --kina-stage-linalg --mlir-print-local-scope | FileCheck %s --implicit-check-not=kina.
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// CHECK-LABEL: @argmax_f32(
// CHECK-SAME: %[[X:.*]]: tensor<1x4x8xf32>)
// CHECK-DAG: %[[LOW:.*]] = arith.constant 0xFF800000 : f32
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : i64
// CHECK: %[[V:.*]] = linalg.fill ins(%[[LOW]] : f32) {{.*}} -> tensor<1x4xf32>
// CHECK: %[[I:.*]] = linalg.fill ins(%[[ZERO]] : i64) {{.*}} -> tensor<1x4xi64>
// CHECK: %[[R:.*]]:2 = linalg.generic
// CHECK-SAME: indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
// CHECK-SAME: iterator_types = ["parallel", "parallel", "reduction"]
// CHECK-SAME: ins(%[[X]] : tensor<1x4x8xf32>) outs(%[[V]], %[[I]] : tensor<1x4xf32>, tensor<1x4xi64>)
// CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[MAX:.*]]: f32, %[[IDX:.*]]: i64):
// CHECK-NEXT: %[[GT:.*]] = arith.cmpf ogt, %[[A]], %[[MAX]] : f32
// CHECK-NEXT: %[[NEW:.*]] = arith.select %[[GT]], %[[A]], %[[MAX]] : f32
// CHECK-NEXT: %[[POS:.*]] = linalg.index 2 : index
// CHECK-NEXT: %[[P64:.*]] = arith.index_cast %[[POS]] : index to i64
// CHECK-NEXT: %[[NEWIDX:.*]] = arith.select %[[GT]], %[[P64]], %[[IDX]] : i64
// CHECK-NEXT: linalg.yield %[[NEW]], %[[NEWIDX]] : f32, i64
// CHECK: return %[[R]]#1 : tensor<1x4xi64>
func.func @argmax_f32(%x: tensor<1x4x8xf32>) -> tensor<1x4xi64> {
  %r = kina.argmax %x axis = 2 : tensor<1x4x8xf32> -> tensor<1x4xi64>
  return %r : tensor<1x4xi64>
}

// CHECK-LABEL: @keepdims(
// CHECK: linalg.generic
// CHECK-SAME: affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (0, d1)>]
// CHECK-SAME: iterator_types = ["reduction", "parallel"]
// CHECK: linalg.index 0 : index
// CHECK: -> (tensor<1x3xf64>, tensor<1x3xi64>)
func.func @keepdims(%x: tensor<2x3xf64>) -> tensor<1x3xi64> {
  %r = kina.argmax %x axis = 0 keepdims : tensor<2x3xf64> -> tensor<1x3xi64>
  return %r : tensor<1x3xi64>
}

// CHECK-LABEL: @argmin_f32(
// CHECK: arith.constant 0x7F800000 : f32
// CHECK: arith.cmpf olt, {{.*}} : f32
func.func @argmin_f32(%x: tensor<4xf32>) -> tensor<i64> {
  %r = kina.argmin %x axis = 0 : tensor<4xf32> -> tensor<i64>
  return %r : tensor<i64>
}

// CHECK-LABEL: @half(
// CHECK-DAG: arith.constant 0xFC00 : f16
// CHECK-DAG: arith.constant 0xFF80 : bf16
// CHECK: arith.cmpf ogt, {{.*}} : f16
// CHECK: arith.cmpf ogt, {{.*}} : bf16
func.func @half(%x: tensor<4xf16>, %y: tensor<4xbf16>) -> (tensor<i64>, tensor<i64>) {
  %0 = kina.argmax %x axis = 0 : tensor<4xf16> -> tensor<i64>
  %1 = kina.argmax %y axis = 0 : tensor<4xbf16> -> tensor<i64>
  return %0, %1 : tensor<i64>, tensor<i64>
}

// F8 compares in F32; the running value stays F8.
// CHECK-LABEL: @f8(
// CHECK: arith.constant -4.480000e+02 : f8E4M3FN
// CHECK: ^bb0(%[[A:.*]]: f8E4M3FN, %[[MAX:.*]]: f8E4M3FN, %[[IDX:.*]]: i64):
// CHECK-NEXT: %[[A32:.*]] = arith.extf %[[A]] : f8E4M3FN to f32
// CHECK-NEXT: %[[M32:.*]] = arith.extf %[[MAX]] : f8E4M3FN to f32
// CHECK-NEXT: %[[GT:.*]] = arith.cmpf ogt, %[[A32]], %[[M32]] : f32
// CHECK-NEXT: %[[NEW32:.*]] = arith.select %[[GT]], %[[A32]], %[[M32]] : f32
// CHECK-NEXT: %[[NEW:.*]] = arith.truncf %[[NEW32]] : f32 to f8E4M3FN
// CHECK-NEXT: linalg.index 0 : index
// CHECK: linalg.yield %[[NEW]], %{{.*}} : f8E4M3FN, i64
func.func @f8(%x: tensor<4xf8E4M3FN>) -> tensor<i64> {
  %r = kina.argmax %x axis = 0 : tensor<4xf8E4M3FN> -> tensor<i64>
  return %r : tensor<i64>
}

// CHECK-LABEL: @f8_with_infinity(
// CHECK: arith.constant 0x7C : f8E5M2
func.func @f8_with_infinity(%x: tensor<4xf8E5M2>) -> tensor<i64> {
  %r = kina.argmin %x axis = 0 : tensor<4xf8E5M2> -> tensor<i64>
  return %r : tensor<i64>
}

// CHECK-LABEL: @integers(
func.func @integers(%a: tensor<4xi64>, %b: tensor<4xi32>, %c: tensor<4xi16>, %d: tensor<4xi8>, %e: tensor<4xi4>)
    -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) {
  // CHECK-DAG: arith.constant -9223372036854775808 : i64
  // CHECK-DAG: arith.constant 2147483647 : i32
  // CHECK-DAG: arith.constant -32768 : i16
  // CHECK-DAG: arith.constant 127 : i8
  // CHECK-DAG: arith.constant -8 : i4
  // CHECK: arith.cmpi sgt, {{.*}} : i64
  %0 = kina.argmax %a axis = 0 : tensor<4xi64> -> tensor<i64>
  // CHECK: arith.cmpi slt, {{.*}} : i32
  %1 = kina.argmin %b axis = 0 : tensor<4xi32> -> tensor<i64>
  // CHECK: arith.cmpi sgt, {{.*}} : i16
  %2 = kina.argmax %c axis = 0 : tensor<4xi16> -> tensor<i64>
  // CHECK: arith.cmpi slt, {{.*}} : i8
  %3 = kina.argmin %d axis = 0 : tensor<4xi8> -> tensor<i64>
  // CHECK: arith.cmpi sgt, {{.*}} : i4
  %4 = kina.argmax %e axis = 0 : tensor<4xi4> -> tensor<i64>
  return %0, %1, %2, %3, %4 : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>
}
