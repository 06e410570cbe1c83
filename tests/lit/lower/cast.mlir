// Conversion between dtypes: saturation, one rounding, no undefined operand.

// RUN: kina-opt %s --kina-stage-linalg | FileCheck %s --implicit-check-not=kina.
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// Only values in range reach fptosi; NaN becomes 0.
// CHECK-LABEL: @float_to_int(
// CHECK-DAG: %[[MAX:.*]] = arith.constant 2147483647 : i32
// CHECK-DAG: %[[MIN:.*]] = arith.constant -2147483648 : i32
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG: %[[UPPER:.*]] = arith.constant 2.14748365E+9 : f32
// CHECK-DAG: %[[LOWER:.*]] = arith.constant -2.14748365E+9 : f32
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: i32):
// CHECK-DAG: %[[A:.*]] = arith.cmpf oge, %[[X]], %[[LOWER]] : f32
// CHECK-DAG: %[[B:.*]] = arith.cmpf olt, %[[X]], %[[UPPER]] : f32
// CHECK: %[[IN:.*]] = arith.andi %[[A]], %[[B]] : i1
// CHECK: %[[SAFE:.*]] = arith.select %[[IN]], %[[X]], %[[ZERO]] : f32
// CHECK: %[[I:.*]] = arith.fptosi %[[SAFE]] : f32 to i32
// CHECK-DAG: %[[BELOW:.*]] = arith.cmpf olt, %[[X]], %[[LOWER]] : f32
// CHECK-DAG: %[[ABOVE:.*]] = arith.cmpf oge, %[[X]], %[[UPPER]] : f32
// CHECK: %[[I1:.*]] = arith.select %[[BELOW]], %[[MIN]], %[[I]] : i32
// CHECK: arith.select %[[ABOVE]], %[[MAX]], %[[I1]] : i32
func.func @float_to_int(%x: tensor<4xf32>) -> tensor<4xi32> {
  %r = kina.cast %x : tensor<4xf32> -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK-LABEL: @narrow_to_int(
// CHECK: %[[W:.*]] = arith.extf {{.*}} : f8E4M3FN to f32
// CHECK: arith.fptosi {{.*}} : f32 to i4
func.func @narrow_to_int(%x: tensor<4xf8E4M3FN>) -> tensor<4xi4> {
  %r = kina.cast %x : tensor<4xf8E4M3FN> -> tensor<4xi4>
  return %r : tensor<4xi4>
}

// CHECK-LABEL: @float_to_bool(
// CHECK: arith.cmpf une, %{{.*}}, %{{.*}} : f64
func.func @float_to_bool(%x: tensor<4xf64>) -> tensor<4xi1> {
  %r = kina.cast %x : tensor<4xf64> -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// The source is rounded once, F64 included.
// CHECK-LABEL: @float_to_float(
func.func @float_to_float(%x: tensor<4xf64>, %y: tensor<4xf16>)
    -> (tensor<4xf32>, tensor<4xbf16>, tensor<4xf8E5M2>, tensor<4xf64>, tensor<4xbf16>, tensor<4xf8E4M3FN>) {
  // CHECK-DAG: arith.truncf {{.*}} : f64 to f32
  %0 = kina.cast %x : tensor<4xf64> -> tensor<4xf32>
  // CHECK-DAG: arith.truncf {{.*}} : f64 to bf16
  %1 = kina.cast %x : tensor<4xf64> -> tensor<4xbf16>
  // CHECK-DAG: arith.truncf {{.*}} : f64 to f8E5M2
  %2 = kina.cast %x : tensor<4xf64> -> tensor<4xf8E5M2>
  // CHECK-DAG: arith.extf {{.*}} : f16 to f64
  %3 = kina.cast %y : tensor<4xf16> -> tensor<4xf64>
  // CHECK-DAG: arith.truncf {{.*}} : f32 to bf16
  %4 = kina.cast %y : tensor<4xf16> -> tensor<4xbf16>
  // CHECK-DAG: arith.truncf {{.*}} : f16 to f8E4M3FN
  %5 = kina.cast %y : tensor<4xf16> -> tensor<4xf8E4M3FN>
  return %0, %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xbf16>, tensor<4xf8E5M2>, tensor<4xf64>, tensor<4xbf16>, tensor<4xf8E4M3FN>
}

// CHECK-LABEL: @int_to_float(
func.func @int_to_float(%x: tensor<4xi64>, %y: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf16>) {
  // CHECK-DAG: arith.sitofp {{.*}} : i64 to f32
  %0 = kina.cast %x : tensor<4xi64> -> tensor<4xf32>
  // CHECK-DAG: %[[WIDE:.*]] = arith.sitofp {{.*}} : i32 to f64
  // CHECK-DAG: arith.truncf %[[WIDE]] : f64 to f16
  %1 = kina.cast %y : tensor<4xi32> -> tensor<4xf16>
  return %0, %1 : tensor<4xf32>, tensor<4xf16>
}

// F64 does not hold every I64: beyond 2^53 the low bits become one sticky bit.
// CHECK-LABEL: @i64_to_narrow(
// CHECK: ^bb0(%[[X:.*]]: i64, %{{.*}}: bf16):
// CHECK: %[[LOW:.*]] = arith.andi %[[X]], %{{.*}} : i64
// CHECK: %[[HIGH:.*]] = arith.andi %[[X]], %{{.*}} : i64
// CHECK: %[[ODD:.*]] = arith.ori %[[HIGH]], %{{.*}} : i64
// CHECK: %[[V:.*]] = arith.select %{{.*}}, %[[ODD]], %[[X]] : i64
// CHECK: %[[F:.*]] = arith.sitofp %[[V]] : i64 to f64
// CHECK: arith.truncf %[[F]] : f64 to bf16
func.func @i64_to_narrow(%x: tensor<4xi64>) -> tensor<4xbf16> {
  %r = kina.cast %x : tensor<4xi64> -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// CHECK-LABEL: @int_to_int(
func.func @int_to_int(%x: tensor<4xi8>) -> (tensor<4xi64>, tensor<4xi4>, tensor<4xi1>) {
  // CHECK-DAG: arith.extsi {{.*}} : i8 to i64
  %0 = kina.cast %x : tensor<4xi8> -> tensor<4xi64>
  // CHECK-DAG: arith.trunci {{.*}} : i8 to i4
  %1 = kina.cast %x : tensor<4xi8> -> tensor<4xi4>
  // CHECK-DAG: arith.cmpi ne, {{.*}} : i8
  %2 = kina.cast %x : tensor<4xi8> -> tensor<4xi1>
  return %0, %1, %2 : tensor<4xi64>, tensor<4xi4>, tensor<4xi1>
}

// CHECK-LABEL: @from_bool(
func.func @from_bool(%x: tensor<4xi1>) -> (tensor<4xi32>, tensor<4xf64>, tensor<4xf16>) {
  // CHECK-DAG: arith.extui {{.*}} : i1 to i32
  %0 = kina.cast %x : tensor<4xi1> -> tensor<4xi32>
  // CHECK-DAG: arith.uitofp {{.*}} : i1 to f64
  %1 = kina.cast %x : tensor<4xi1> -> tensor<4xf64>
  // CHECK-DAG: arith.truncf {{.*}} : f32 to f16
  %2 = kina.cast %x : tensor<4xi1> -> tensor<4xf16>
  return %0, %1, %2 : tensor<4xi32>, tensor<4xf64>, tensor<4xf16>
}

// A chain rounds once for each cast.
// CHECK-LABEL: @two_roundings(
// CHECK: %[[WIDE:.*]] = arith.sitofp {{.*}} : i64 to f64
// CHECK: arith.truncf %[[WIDE]] : f64 to f32
func.func @two_roundings(%x: tensor<4xi64>) -> tensor<4xf32> {
  %0 = kina.cast %x : tensor<4xi64> -> tensor<4xf64>
  %1 = kina.cast %0 : tensor<4xf64> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
