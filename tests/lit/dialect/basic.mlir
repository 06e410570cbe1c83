// Every operation round-trips through its own syntax and through the generic
// form, for every dtype that it admits.

// RUN: kina-opt %s | kina-opt | FileCheck %s
// RUN: kina-opt %s --mlir-print-op-generic | kina-opt | FileCheck %s

// CHECK-LABEL: @add(
func.func @add(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>) {
  // CHECK: kina.add %{{.*}}, %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.add %f16, %f16 : tensor<2x3xf16>
  // CHECK: kina.add %{{.*}}, %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.add %bf16, %bf16 : tensor<2x3xbf16>
  // CHECK: kina.add %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.add %f32, %f32 : tensor<2x3xf32>
  // CHECK: kina.add %{{.*}}, %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.add %f64, %f64 : tensor<2x3xf64>
  // CHECK: kina.add %{{.*}}, %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.add %f8E4M3FN, %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.add %{{.*}}, %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.add %f8E5M2, %f8E5M2 : tensor<2x3xf8E5M2>
  // CHECK: kina.add %{{.*}}, %{{.*}} : tensor<2x3xi64>
  %r_i64 = kina.add %i64, %i64 : tensor<2x3xi64>
  // CHECK: kina.add %{{.*}}, %{{.*}} : tensor<2x3xi32>
  %r_i32 = kina.add %i32, %i32 : tensor<2x3xi32>
  // CHECK: kina.add %{{.*}}, %{{.*}} : tensor<2x3xi16>
  %r_i16 = kina.add %i16, %i16 : tensor<2x3xi16>
  // CHECK: kina.add %{{.*}}, %{{.*}} : tensor<2x3xi8>
  %r_i8 = kina.add %i8, %i8 : tensor<2x3xi8>
  // CHECK: kina.add %{{.*}}, %{{.*}} : tensor<2x3xi4>
  %r_i4 = kina.add %i4, %i4 : tensor<2x3xi4>
  return
}

// CHECK-LABEL: @sub(
func.func @sub(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>) {
  // CHECK: kina.sub %{{.*}}, %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.sub %f16, %f16 : tensor<2x3xf16>
  // CHECK: kina.sub %{{.*}}, %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.sub %bf16, %bf16 : tensor<2x3xbf16>
  // CHECK: kina.sub %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.sub %f32, %f32 : tensor<2x3xf32>
  // CHECK: kina.sub %{{.*}}, %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.sub %f64, %f64 : tensor<2x3xf64>
  // CHECK: kina.sub %{{.*}}, %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.sub %f8E4M3FN, %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.sub %{{.*}}, %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.sub %f8E5M2, %f8E5M2 : tensor<2x3xf8E5M2>
  // CHECK: kina.sub %{{.*}}, %{{.*}} : tensor<2x3xi64>
  %r_i64 = kina.sub %i64, %i64 : tensor<2x3xi64>
  // CHECK: kina.sub %{{.*}}, %{{.*}} : tensor<2x3xi32>
  %r_i32 = kina.sub %i32, %i32 : tensor<2x3xi32>
  // CHECK: kina.sub %{{.*}}, %{{.*}} : tensor<2x3xi16>
  %r_i16 = kina.sub %i16, %i16 : tensor<2x3xi16>
  // CHECK: kina.sub %{{.*}}, %{{.*}} : tensor<2x3xi8>
  %r_i8 = kina.sub %i8, %i8 : tensor<2x3xi8>
  // CHECK: kina.sub %{{.*}}, %{{.*}} : tensor<2x3xi4>
  %r_i4 = kina.sub %i4, %i4 : tensor<2x3xi4>
  return
}

// CHECK-LABEL: @mul(
func.func @mul(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>) {
  // CHECK: kina.mul %{{.*}}, %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.mul %f16, %f16 : tensor<2x3xf16>
  // CHECK: kina.mul %{{.*}}, %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.mul %bf16, %bf16 : tensor<2x3xbf16>
  // CHECK: kina.mul %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.mul %f32, %f32 : tensor<2x3xf32>
  // CHECK: kina.mul %{{.*}}, %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.mul %f64, %f64 : tensor<2x3xf64>
  // CHECK: kina.mul %{{.*}}, %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.mul %f8E4M3FN, %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.mul %{{.*}}, %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.mul %f8E5M2, %f8E5M2 : tensor<2x3xf8E5M2>
  // CHECK: kina.mul %{{.*}}, %{{.*}} : tensor<2x3xi64>
  %r_i64 = kina.mul %i64, %i64 : tensor<2x3xi64>
  // CHECK: kina.mul %{{.*}}, %{{.*}} : tensor<2x3xi32>
  %r_i32 = kina.mul %i32, %i32 : tensor<2x3xi32>
  // CHECK: kina.mul %{{.*}}, %{{.*}} : tensor<2x3xi16>
  %r_i16 = kina.mul %i16, %i16 : tensor<2x3xi16>
  // CHECK: kina.mul %{{.*}}, %{{.*}} : tensor<2x3xi8>
  %r_i8 = kina.mul %i8, %i8 : tensor<2x3xi8>
  // CHECK: kina.mul %{{.*}}, %{{.*}} : tensor<2x3xi4>
  %r_i4 = kina.mul %i4, %i4 : tensor<2x3xi4>
  return
}

// CHECK-LABEL: @div(
func.func @div(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>) {
  // CHECK: kina.div %{{.*}}, %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.div %f16, %f16 : tensor<2x3xf16>
  // CHECK: kina.div %{{.*}}, %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.div %bf16, %bf16 : tensor<2x3xbf16>
  // CHECK: kina.div %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.div %f32, %f32 : tensor<2x3xf32>
  // CHECK: kina.div %{{.*}}, %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.div %f64, %f64 : tensor<2x3xf64>
  // CHECK: kina.div %{{.*}}, %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.div %f8E4M3FN, %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.div %{{.*}}, %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.div %f8E5M2, %f8E5M2 : tensor<2x3xf8E5M2>
  // CHECK: kina.div %{{.*}}, %{{.*}} : tensor<2x3xi64>
  %r_i64 = kina.div %i64, %i64 : tensor<2x3xi64>
  // CHECK: kina.div %{{.*}}, %{{.*}} : tensor<2x3xi32>
  %r_i32 = kina.div %i32, %i32 : tensor<2x3xi32>
  // CHECK: kina.div %{{.*}}, %{{.*}} : tensor<2x3xi16>
  %r_i16 = kina.div %i16, %i16 : tensor<2x3xi16>
  // CHECK: kina.div %{{.*}}, %{{.*}} : tensor<2x3xi8>
  %r_i8 = kina.div %i8, %i8 : tensor<2x3xi8>
  // CHECK: kina.div %{{.*}}, %{{.*}} : tensor<2x3xi4>
  %r_i4 = kina.div %i4, %i4 : tensor<2x3xi4>
  return
}

// CHECK-LABEL: @rem(
func.func @rem(%i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>) {
  // CHECK: kina.rem %{{.*}}, %{{.*}} : tensor<2x3xi64>
  %r_i64 = kina.rem %i64, %i64 : tensor<2x3xi64>
  // CHECK: kina.rem %{{.*}}, %{{.*}} : tensor<2x3xi32>
  %r_i32 = kina.rem %i32, %i32 : tensor<2x3xi32>
  // CHECK: kina.rem %{{.*}}, %{{.*}} : tensor<2x3xi16>
  %r_i16 = kina.rem %i16, %i16 : tensor<2x3xi16>
  // CHECK: kina.rem %{{.*}}, %{{.*}} : tensor<2x3xi8>
  %r_i8 = kina.rem %i8, %i8 : tensor<2x3xi8>
  // CHECK: kina.rem %{{.*}}, %{{.*}} : tensor<2x3xi4>
  %r_i4 = kina.rem %i4, %i4 : tensor<2x3xi4>
  return
}

// CHECK-LABEL: @max(
func.func @max(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>) {
  // CHECK: kina.max %{{.*}}, %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.max %f16, %f16 : tensor<2x3xf16>
  // CHECK: kina.max %{{.*}}, %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.max %bf16, %bf16 : tensor<2x3xbf16>
  // CHECK: kina.max %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.max %f32, %f32 : tensor<2x3xf32>
  // CHECK: kina.max %{{.*}}, %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.max %f64, %f64 : tensor<2x3xf64>
  // CHECK: kina.max %{{.*}}, %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.max %f8E4M3FN, %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.max %{{.*}}, %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.max %f8E5M2, %f8E5M2 : tensor<2x3xf8E5M2>
  // CHECK: kina.max %{{.*}}, %{{.*}} : tensor<2x3xi64>
  %r_i64 = kina.max %i64, %i64 : tensor<2x3xi64>
  // CHECK: kina.max %{{.*}}, %{{.*}} : tensor<2x3xi32>
  %r_i32 = kina.max %i32, %i32 : tensor<2x3xi32>
  // CHECK: kina.max %{{.*}}, %{{.*}} : tensor<2x3xi16>
  %r_i16 = kina.max %i16, %i16 : tensor<2x3xi16>
  // CHECK: kina.max %{{.*}}, %{{.*}} : tensor<2x3xi8>
  %r_i8 = kina.max %i8, %i8 : tensor<2x3xi8>
  // CHECK: kina.max %{{.*}}, %{{.*}} : tensor<2x3xi4>
  %r_i4 = kina.max %i4, %i4 : tensor<2x3xi4>
  return
}

// CHECK-LABEL: @min(
func.func @min(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>) {
  // CHECK: kina.min %{{.*}}, %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.min %f16, %f16 : tensor<2x3xf16>
  // CHECK: kina.min %{{.*}}, %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.min %bf16, %bf16 : tensor<2x3xbf16>
  // CHECK: kina.min %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.min %f32, %f32 : tensor<2x3xf32>
  // CHECK: kina.min %{{.*}}, %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.min %f64, %f64 : tensor<2x3xf64>
  // CHECK: kina.min %{{.*}}, %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.min %f8E4M3FN, %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.min %{{.*}}, %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.min %f8E5M2, %f8E5M2 : tensor<2x3xf8E5M2>
  // CHECK: kina.min %{{.*}}, %{{.*}} : tensor<2x3xi64>
  %r_i64 = kina.min %i64, %i64 : tensor<2x3xi64>
  // CHECK: kina.min %{{.*}}, %{{.*}} : tensor<2x3xi32>
  %r_i32 = kina.min %i32, %i32 : tensor<2x3xi32>
  // CHECK: kina.min %{{.*}}, %{{.*}} : tensor<2x3xi16>
  %r_i16 = kina.min %i16, %i16 : tensor<2x3xi16>
  // CHECK: kina.min %{{.*}}, %{{.*}} : tensor<2x3xi8>
  %r_i8 = kina.min %i8, %i8 : tensor<2x3xi8>
  // CHECK: kina.min %{{.*}}, %{{.*}} : tensor<2x3xi4>
  %r_i4 = kina.min %i4, %i4 : tensor<2x3xi4>
  return
}

// CHECK-LABEL: @pow(
func.func @pow(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.pow %{{.*}}, %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.pow %f16, %f16 : tensor<2x3xf16>
  // CHECK: kina.pow %{{.*}}, %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.pow %bf16, %bf16 : tensor<2x3xbf16>
  // CHECK: kina.pow %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.pow %f32, %f32 : tensor<2x3xf32>
  // CHECK: kina.pow %{{.*}}, %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.pow %f64, %f64 : tensor<2x3xf64>
  // CHECK: kina.pow %{{.*}}, %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.pow %f8E4M3FN, %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.pow %{{.*}}, %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.pow %f8E5M2, %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @and(
func.func @and(%i1: tensor<2x3xi1>) {
  // CHECK: kina.and %{{.*}}, %{{.*}} : tensor<2x3xi1>
  %r_i1 = kina.and %i1, %i1 : tensor<2x3xi1>
  return
}

// CHECK-LABEL: @or(
func.func @or(%i1: tensor<2x3xi1>) {
  // CHECK: kina.or %{{.*}}, %{{.*}} : tensor<2x3xi1>
  %r_i1 = kina.or %i1, %i1 : tensor<2x3xi1>
  return
}

// CHECK-LABEL: @neg(
func.func @neg(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>) {
  // CHECK: kina.neg %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.neg %f16 : tensor<2x3xf16>
  // CHECK: kina.neg %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.neg %bf16 : tensor<2x3xbf16>
  // CHECK: kina.neg %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.neg %f32 : tensor<2x3xf32>
  // CHECK: kina.neg %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.neg %f64 : tensor<2x3xf64>
  // CHECK: kina.neg %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.neg %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.neg %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.neg %f8E5M2 : tensor<2x3xf8E5M2>
  // CHECK: kina.neg %{{.*}} : tensor<2x3xi64>
  %r_i64 = kina.neg %i64 : tensor<2x3xi64>
  // CHECK: kina.neg %{{.*}} : tensor<2x3xi32>
  %r_i32 = kina.neg %i32 : tensor<2x3xi32>
  // CHECK: kina.neg %{{.*}} : tensor<2x3xi16>
  %r_i16 = kina.neg %i16 : tensor<2x3xi16>
  // CHECK: kina.neg %{{.*}} : tensor<2x3xi8>
  %r_i8 = kina.neg %i8 : tensor<2x3xi8>
  // CHECK: kina.neg %{{.*}} : tensor<2x3xi4>
  %r_i4 = kina.neg %i4 : tensor<2x3xi4>
  return
}

// CHECK-LABEL: @abs(
func.func @abs(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>) {
  // CHECK: kina.abs %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.abs %f16 : tensor<2x3xf16>
  // CHECK: kina.abs %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.abs %bf16 : tensor<2x3xbf16>
  // CHECK: kina.abs %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.abs %f32 : tensor<2x3xf32>
  // CHECK: kina.abs %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.abs %f64 : tensor<2x3xf64>
  // CHECK: kina.abs %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.abs %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.abs %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.abs %f8E5M2 : tensor<2x3xf8E5M2>
  // CHECK: kina.abs %{{.*}} : tensor<2x3xi64>
  %r_i64 = kina.abs %i64 : tensor<2x3xi64>
  // CHECK: kina.abs %{{.*}} : tensor<2x3xi32>
  %r_i32 = kina.abs %i32 : tensor<2x3xi32>
  // CHECK: kina.abs %{{.*}} : tensor<2x3xi16>
  %r_i16 = kina.abs %i16 : tensor<2x3xi16>
  // CHECK: kina.abs %{{.*}} : tensor<2x3xi8>
  %r_i8 = kina.abs %i8 : tensor<2x3xi8>
  // CHECK: kina.abs %{{.*}} : tensor<2x3xi4>
  %r_i4 = kina.abs %i4 : tensor<2x3xi4>
  return
}

// CHECK-LABEL: @sign(
func.func @sign(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>) {
  // CHECK: kina.sign %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.sign %f16 : tensor<2x3xf16>
  // CHECK: kina.sign %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.sign %bf16 : tensor<2x3xbf16>
  // CHECK: kina.sign %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.sign %f32 : tensor<2x3xf32>
  // CHECK: kina.sign %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.sign %f64 : tensor<2x3xf64>
  // CHECK: kina.sign %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.sign %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.sign %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.sign %f8E5M2 : tensor<2x3xf8E5M2>
  // CHECK: kina.sign %{{.*}} : tensor<2x3xi64>
  %r_i64 = kina.sign %i64 : tensor<2x3xi64>
  // CHECK: kina.sign %{{.*}} : tensor<2x3xi32>
  %r_i32 = kina.sign %i32 : tensor<2x3xi32>
  // CHECK: kina.sign %{{.*}} : tensor<2x3xi16>
  %r_i16 = kina.sign %i16 : tensor<2x3xi16>
  // CHECK: kina.sign %{{.*}} : tensor<2x3xi8>
  %r_i8 = kina.sign %i8 : tensor<2x3xi8>
  // CHECK: kina.sign %{{.*}} : tensor<2x3xi4>
  %r_i4 = kina.sign %i4 : tensor<2x3xi4>
  return
}

// CHECK-LABEL: @sqrt(
func.func @sqrt(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.sqrt %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.sqrt %f16 : tensor<2x3xf16>
  // CHECK: kina.sqrt %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.sqrt %bf16 : tensor<2x3xbf16>
  // CHECK: kina.sqrt %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.sqrt %f32 : tensor<2x3xf32>
  // CHECK: kina.sqrt %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.sqrt %f64 : tensor<2x3xf64>
  // CHECK: kina.sqrt %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.sqrt %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.sqrt %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.sqrt %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @not(
func.func @not(%i1: tensor<2x3xi1>) {
  // CHECK: kina.not %{{.*}} : tensor<2x3xi1>
  %r_i1 = kina.not %i1 : tensor<2x3xi1>
  return
}

// CHECK-LABEL: @constant(
func.func @constant() {
  // CHECK: kina.constant dense<1.500000e+00> : tensor<2x3xf16>
  %f16 = kina.constant dense<1.500000e+00> : tensor<2x3xf16>
  // CHECK: kina.constant dense<-0.000000e+00> : tensor<2x3xbf16>
  %bf16 = kina.constant dense<-0.000000e+00> : tensor<2x3xbf16>
  // CHECK: kina.constant dense<0x7FC00001> : tensor<2x3xf32>
  %f32 = kina.constant dense<0x7FC00001> : tensor<2x3xf32>
  // CHECK: kina.constant dense<1.000000e-300> : tensor<2x3xf64>
  %f64 = kina.constant dense<1.000000e-300> : tensor<2x3xf64>
  // CHECK: kina.constant dense<4.480000e+02> : tensor<2x3xf8E4M3FN>
  %f8E4M3FN = kina.constant dense<4.480000e+02> : tensor<2x3xf8E4M3FN>
  // CHECK: kina.constant dense<0x7C> : tensor<2x3xf8E5M2>
  %f8E5M2 = kina.constant dense<0x7C> : tensor<2x3xf8E5M2>
  // CHECK: kina.constant dense<-9223372036854775808> : tensor<2x3xi64>
  %i64 = kina.constant dense<-9223372036854775808> : tensor<2x3xi64>
  // CHECK: kina.constant dense<7> : tensor<2x3xi32>
  %i32 = kina.constant dense<7> : tensor<2x3xi32>
  // CHECK: kina.constant dense<-7> : tensor<2x3xi16>
  %i16 = kina.constant dense<-7> : tensor<2x3xi16>
  // CHECK: kina.constant dense<-128> : tensor<2x3xi8>
  %i8 = kina.constant dense<-128> : tensor<2x3xi8>
  // CHECK: kina.constant dense<-8> : tensor<2x3xi4>
  %i4 = kina.constant dense<-8> : tensor<2x3xi4>
  // CHECK: kina.constant dense<true> : tensor<2x3xi1>
  %i1 = kina.constant dense<true> : tensor<2x3xi1>
  // CHECK: kina.constant dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi4>
  %elements = kina.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi4>
  // CHECK: kina.constant dense<[true, false, true, true, false, false, true, false, true]> : tensor<9xi1>
  %bools = kina.constant dense<[true, false, true, true, false, false, true, false, true]> : tensor<9xi1>
  // CHECK: kina.constant dense<[-0.000000e+00, 0xFF, 4.480000e+02]> : tensor<3xf8E4M3FN>
  %bytes = kina.constant dense<[-0.0, 0xFF, 448.0]> : tensor<3xf8E4M3FN>
  // CHECK: kina.constant dense<1.000000e+00> : tensor<f32>
  %scalar = kina.constant dense<1.0> : tensor<f32>
  return
}

// CHECK-LABEL: @compare(
func.func @compare(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>, %i1: tensor<2x3xi1>) {
  // CHECK: kina.compare eq, %{{.*}}, %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.compare eq, %f16, %f16 : tensor<2x3xf16>
  // CHECK: kina.compare ne, %{{.*}}, %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.compare ne, %bf16, %bf16 : tensor<2x3xbf16>
  // CHECK: kina.compare lt, %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.compare lt, %f32, %f32 : tensor<2x3xf32>
  // CHECK: kina.compare le, %{{.*}}, %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.compare le, %f64, %f64 : tensor<2x3xf64>
  // CHECK: kina.compare gt, %{{.*}}, %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.compare gt, %f8E4M3FN, %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.compare ge, %{{.*}}, %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.compare ge, %f8E5M2, %f8E5M2 : tensor<2x3xf8E5M2>
  // CHECK: kina.compare eq, %{{.*}}, %{{.*}} : tensor<2x3xi64>
  %r_i64 = kina.compare eq, %i64, %i64 : tensor<2x3xi64>
  // CHECK: kina.compare ne, %{{.*}}, %{{.*}} : tensor<2x3xi32>
  %r_i32 = kina.compare ne, %i32, %i32 : tensor<2x3xi32>
  // CHECK: kina.compare lt, %{{.*}}, %{{.*}} : tensor<2x3xi16>
  %r_i16 = kina.compare lt, %i16, %i16 : tensor<2x3xi16>
  // CHECK: kina.compare le, %{{.*}}, %{{.*}} : tensor<2x3xi8>
  %r_i8 = kina.compare le, %i8, %i8 : tensor<2x3xi8>
  // CHECK: kina.compare gt, %{{.*}}, %{{.*}} : tensor<2x3xi4>
  %r_i4 = kina.compare gt, %i4, %i4 : tensor<2x3xi4>
  // CHECK: kina.compare ge, %{{.*}}, %{{.*}} : tensor<2x3xi1>
  %r_i1 = kina.compare ge, %i1, %i1 : tensor<2x3xi1>
  return
}

// CHECK-LABEL: @where(
func.func @where(%c: tensor<2x3xi1>, %f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>, %i1: tensor<2x3xi1>) {
  // CHECK: kina.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi1>, tensor<2x3xf16>
  %r_f16 = kina.where %c, %f16, %f16 : tensor<2x3xi1>, tensor<2x3xf16>
  // CHECK: kina.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi1>, tensor<2x3xbf16>
  %r_bf16 = kina.where %c, %bf16, %bf16 : tensor<2x3xi1>, tensor<2x3xbf16>
  // CHECK: kina.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi1>, tensor<2x3xf32>
  %r_f32 = kina.where %c, %f32, %f32 : tensor<2x3xi1>, tensor<2x3xf32>
  // CHECK: kina.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi1>, tensor<2x3xf64>
  %r_f64 = kina.where %c, %f64, %f64 : tensor<2x3xi1>, tensor<2x3xf64>
  // CHECK: kina.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi1>, tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.where %c, %f8E4M3FN, %f8E4M3FN : tensor<2x3xi1>, tensor<2x3xf8E4M3FN>
  // CHECK: kina.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi1>, tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.where %c, %f8E5M2, %f8E5M2 : tensor<2x3xi1>, tensor<2x3xf8E5M2>
  // CHECK: kina.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi1>, tensor<2x3xi64>
  %r_i64 = kina.where %c, %i64, %i64 : tensor<2x3xi1>, tensor<2x3xi64>
  // CHECK: kina.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi1>, tensor<2x3xi32>
  %r_i32 = kina.where %c, %i32, %i32 : tensor<2x3xi1>, tensor<2x3xi32>
  // CHECK: kina.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi1>, tensor<2x3xi16>
  %r_i16 = kina.where %c, %i16, %i16 : tensor<2x3xi1>, tensor<2x3xi16>
  // CHECK: kina.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi1>, tensor<2x3xi8>
  %r_i8 = kina.where %c, %i8, %i8 : tensor<2x3xi1>, tensor<2x3xi8>
  // CHECK: kina.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi1>, tensor<2x3xi4>
  %r_i4 = kina.where %c, %i4, %i4 : tensor<2x3xi1>, tensor<2x3xi4>
  // CHECK: kina.where %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x3xi1>, tensor<2x3xi1>
  %r_i1 = kina.where %c, %i1, %i1 : tensor<2x3xi1>, tensor<2x3xi1>
  return
}

// CHECK-LABEL: @cast(
func.func @cast(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>, %i1: tensor<2x3xi1>) {
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf16> -> tensor<2x3xf8E4M3FN>
  %r_f16_f8E4M3FN = kina.cast %f16 : tensor<2x3xf16> -> tensor<2x3xf8E4M3FN>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf16> -> tensor<2x3xi4>
  %r_f16_i4 = kina.cast %f16 : tensor<2x3xf16> -> tensor<2x3xi4>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf16> -> tensor<2x3xi1>
  %r_f16_i1 = kina.cast %f16 : tensor<2x3xf16> -> tensor<2x3xi1>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xbf16> -> tensor<2x3xf8E4M3FN>
  %r_bf16_f8E4M3FN = kina.cast %bf16 : tensor<2x3xbf16> -> tensor<2x3xf8E4M3FN>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xbf16> -> tensor<2x3xi4>
  %r_bf16_i4 = kina.cast %bf16 : tensor<2x3xbf16> -> tensor<2x3xi4>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xbf16> -> tensor<2x3xi1>
  %r_bf16_i1 = kina.cast %bf16 : tensor<2x3xbf16> -> tensor<2x3xi1>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf8E4M3FN>
  %r_f32_f8E4M3FN = kina.cast %f32 : tensor<2x3xf32> -> tensor<2x3xf8E4M3FN>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf32> -> tensor<2x3xi4>
  %r_f32_i4 = kina.cast %f32 : tensor<2x3xf32> -> tensor<2x3xi4>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf32> -> tensor<2x3xi1>
  %r_f32_i1 = kina.cast %f32 : tensor<2x3xf32> -> tensor<2x3xi1>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf64> -> tensor<2x3xf8E4M3FN>
  %r_f64_f8E4M3FN = kina.cast %f64 : tensor<2x3xf64> -> tensor<2x3xf8E4M3FN>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf64> -> tensor<2x3xi4>
  %r_f64_i4 = kina.cast %f64 : tensor<2x3xf64> -> tensor<2x3xi4>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf64> -> tensor<2x3xi1>
  %r_f64_i1 = kina.cast %f64 : tensor<2x3xf64> -> tensor<2x3xi1>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf8E4M3FN> -> tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN_f8E4M3FN = kina.cast %f8E4M3FN : tensor<2x3xf8E4M3FN> -> tensor<2x3xf8E4M3FN>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf8E4M3FN> -> tensor<2x3xi4>
  %r_f8E4M3FN_i4 = kina.cast %f8E4M3FN : tensor<2x3xf8E4M3FN> -> tensor<2x3xi4>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf8E4M3FN> -> tensor<2x3xi1>
  %r_f8E4M3FN_i1 = kina.cast %f8E4M3FN : tensor<2x3xf8E4M3FN> -> tensor<2x3xi1>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf8E5M2> -> tensor<2x3xf8E4M3FN>
  %r_f8E5M2_f8E4M3FN = kina.cast %f8E5M2 : tensor<2x3xf8E5M2> -> tensor<2x3xf8E4M3FN>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf8E5M2> -> tensor<2x3xi4>
  %r_f8E5M2_i4 = kina.cast %f8E5M2 : tensor<2x3xf8E5M2> -> tensor<2x3xi4>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xf8E5M2> -> tensor<2x3xi1>
  %r_f8E5M2_i1 = kina.cast %f8E5M2 : tensor<2x3xf8E5M2> -> tensor<2x3xi1>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi64> -> tensor<2x3xf8E4M3FN>
  %r_i64_f8E4M3FN = kina.cast %i64 : tensor<2x3xi64> -> tensor<2x3xf8E4M3FN>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi64> -> tensor<2x3xi4>
  %r_i64_i4 = kina.cast %i64 : tensor<2x3xi64> -> tensor<2x3xi4>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi64> -> tensor<2x3xi1>
  %r_i64_i1 = kina.cast %i64 : tensor<2x3xi64> -> tensor<2x3xi1>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi32> -> tensor<2x3xf8E4M3FN>
  %r_i32_f8E4M3FN = kina.cast %i32 : tensor<2x3xi32> -> tensor<2x3xf8E4M3FN>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi32> -> tensor<2x3xi4>
  %r_i32_i4 = kina.cast %i32 : tensor<2x3xi32> -> tensor<2x3xi4>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi32> -> tensor<2x3xi1>
  %r_i32_i1 = kina.cast %i32 : tensor<2x3xi32> -> tensor<2x3xi1>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi16> -> tensor<2x3xf8E4M3FN>
  %r_i16_f8E4M3FN = kina.cast %i16 : tensor<2x3xi16> -> tensor<2x3xf8E4M3FN>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi16> -> tensor<2x3xi4>
  %r_i16_i4 = kina.cast %i16 : tensor<2x3xi16> -> tensor<2x3xi4>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi16> -> tensor<2x3xi1>
  %r_i16_i1 = kina.cast %i16 : tensor<2x3xi16> -> tensor<2x3xi1>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi8> -> tensor<2x3xf8E4M3FN>
  %r_i8_f8E4M3FN = kina.cast %i8 : tensor<2x3xi8> -> tensor<2x3xf8E4M3FN>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi8> -> tensor<2x3xi4>
  %r_i8_i4 = kina.cast %i8 : tensor<2x3xi8> -> tensor<2x3xi4>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi8> -> tensor<2x3xi1>
  %r_i8_i1 = kina.cast %i8 : tensor<2x3xi8> -> tensor<2x3xi1>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi4> -> tensor<2x3xf8E4M3FN>
  %r_i4_f8E4M3FN = kina.cast %i4 : tensor<2x3xi4> -> tensor<2x3xf8E4M3FN>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi4> -> tensor<2x3xi4>
  %r_i4_i4 = kina.cast %i4 : tensor<2x3xi4> -> tensor<2x3xi4>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi4> -> tensor<2x3xi1>
  %r_i4_i1 = kina.cast %i4 : tensor<2x3xi4> -> tensor<2x3xi1>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi1> -> tensor<2x3xf8E4M3FN>
  %r_i1_f8E4M3FN = kina.cast %i1 : tensor<2x3xi1> -> tensor<2x3xf8E4M3FN>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi1> -> tensor<2x3xi4>
  %r_i1_i4 = kina.cast %i1 : tensor<2x3xi1> -> tensor<2x3xi4>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi1> -> tensor<2x3xi1>
  %r_i1_i1 = kina.cast %i1 : tensor<2x3xi1> -> tensor<2x3xi1>
  return
}

// CHECK-LABEL: @broadcast(
func.func @broadcast(%scalar: tensor<f32>, %row: tensor<3xi4>, %column: tensor<2x1xi1>) {
  // CHECK: kina.broadcast %{{.*}} : tensor<f32> -> tensor<2x3xf32>
  %0 = kina.broadcast %scalar : tensor<f32> -> tensor<2x3xf32>
  // CHECK: kina.broadcast %{{.*}} : tensor<3xi4> -> tensor<2x3xi4>
  %1 = kina.broadcast %row : tensor<3xi4> -> tensor<2x3xi4>
  // CHECK: kina.broadcast %{{.*}} : tensor<2x1xi1> -> tensor<4x2x3xi1>
  %2 = kina.broadcast %column : tensor<2x1xi1> -> tensor<4x2x3xi1>
  return
}

// CHECK-LABEL: @reduce(
func.func @reduce(%f: tensor<2x3xf32>, %i: tensor<2x3xi8>, %b: tensor<2x3xi1>) {
  // CHECK: kina.reduce sum %{{.*}} axis = 0 order = sequential : tensor<2x3xf32> -> tensor<3xf32>
  %0 = kina.reduce sum %f axis = 0 order = sequential : tensor<2x3xf32> -> tensor<3xf32>
  // CHECK: kina.reduce prod %{{.*}} axis = 1 order = lanes : tensor<2x3xf32> -> tensor<2xf32>
  %1 = kina.reduce prod %f axis = 1 order = lanes : tensor<2x3xf32> -> tensor<2xf32>
  // CHECK: kina.reduce mean %{{.*}} axis = 1 keepdims order = sequential : tensor<2x3xf32> -> tensor<2x1xf32>
  %2 = kina.reduce mean %f axis = 1 keepdims order = sequential : tensor<2x3xf32> -> tensor<2x1xf32>
  // CHECK: kina.reduce max %{{.*}} axis = 0 : tensor<2x3xf32> -> tensor<3xf32>
  %3 = kina.reduce max %f axis = 0 : tensor<2x3xf32> -> tensor<3xf32>
  // CHECK: kina.reduce min %{{.*}} axis = 0 keepdims : tensor<2x3xi8> -> tensor<1x3xi8>
  %4 = kina.reduce min %i axis = 0 keepdims : tensor<2x3xi8> -> tensor<1x3xi8>
  // CHECK: kina.reduce sum %{{.*}} axis = 1 : tensor<2x3xi8> -> tensor<2xi8>
  %5 = kina.reduce sum %i axis = 1 : tensor<2x3xi8> -> tensor<2xi8>
  // CHECK: kina.reduce any %{{.*}} axis = 1 : tensor<2x3xi1> -> tensor<2xi1>
  %6 = kina.reduce any %b axis = 1 : tensor<2x3xi1> -> tensor<2xi1>
  // CHECK: kina.reduce all %{{.*}} axis = 1 : tensor<2x3xi1> -> tensor<2xi1>
  %7 = kina.reduce all %b axis = 1 : tensor<2x3xi1> -> tensor<2xi1>
  return
}

// CHECK-LABEL: @argmax(
func.func @argmax(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>) {
  // CHECK: kina.argmax %{{.*}} axis = 1 : tensor<2x3xf16> -> tensor<2xi64>
  %r_f16 = kina.argmax %f16 axis = 1 : tensor<2x3xf16> -> tensor<2xi64>
  // CHECK: kina.argmax %{{.*}} axis = 1 keepdims : tensor<2x3xbf16> -> tensor<2x1xi64>
  %r_bf16 = kina.argmax %bf16 axis = 1 keepdims : tensor<2x3xbf16> -> tensor<2x1xi64>
  // CHECK: kina.argmax %{{.*}} axis = 1 : tensor<2x3xf32> -> tensor<2xi64>
  %r_f32 = kina.argmax %f32 axis = 1 : tensor<2x3xf32> -> tensor<2xi64>
  // CHECK: kina.argmax %{{.*}} axis = 1 keepdims : tensor<2x3xf64> -> tensor<2x1xi64>
  %r_f64 = kina.argmax %f64 axis = 1 keepdims : tensor<2x3xf64> -> tensor<2x1xi64>
  // CHECK: kina.argmax %{{.*}} axis = 1 : tensor<2x3xf8E4M3FN> -> tensor<2xi64>
  %r_f8E4M3FN = kina.argmax %f8E4M3FN axis = 1 : tensor<2x3xf8E4M3FN> -> tensor<2xi64>
  // CHECK: kina.argmax %{{.*}} axis = 1 keepdims : tensor<2x3xf8E5M2> -> tensor<2x1xi64>
  %r_f8E5M2 = kina.argmax %f8E5M2 axis = 1 keepdims : tensor<2x3xf8E5M2> -> tensor<2x1xi64>
  // CHECK: kina.argmax %{{.*}} axis = 1 : tensor<2x3xi64> -> tensor<2xi64>
  %r_i64 = kina.argmax %i64 axis = 1 : tensor<2x3xi64> -> tensor<2xi64>
  // CHECK: kina.argmax %{{.*}} axis = 1 keepdims : tensor<2x3xi32> -> tensor<2x1xi64>
  %r_i32 = kina.argmax %i32 axis = 1 keepdims : tensor<2x3xi32> -> tensor<2x1xi64>
  // CHECK: kina.argmax %{{.*}} axis = 1 : tensor<2x3xi16> -> tensor<2xi64>
  %r_i16 = kina.argmax %i16 axis = 1 : tensor<2x3xi16> -> tensor<2xi64>
  // CHECK: kina.argmax %{{.*}} axis = 1 keepdims : tensor<2x3xi8> -> tensor<2x1xi64>
  %r_i8 = kina.argmax %i8 axis = 1 keepdims : tensor<2x3xi8> -> tensor<2x1xi64>
  // CHECK: kina.argmax %{{.*}} axis = 1 : tensor<2x3xi4> -> tensor<2xi64>
  %r_i4 = kina.argmax %i4 axis = 1 : tensor<2x3xi4> -> tensor<2xi64>
  return
}

// CHECK-LABEL: @argmin(
func.func @argmin(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>) {
  // CHECK: kina.argmin %{{.*}} axis = 1 : tensor<2x3xf16> -> tensor<2xi64>
  %r_f16 = kina.argmin %f16 axis = 1 : tensor<2x3xf16> -> tensor<2xi64>
  // CHECK: kina.argmin %{{.*}} axis = 1 keepdims : tensor<2x3xbf16> -> tensor<2x1xi64>
  %r_bf16 = kina.argmin %bf16 axis = 1 keepdims : tensor<2x3xbf16> -> tensor<2x1xi64>
  // CHECK: kina.argmin %{{.*}} axis = 1 : tensor<2x3xf32> -> tensor<2xi64>
  %r_f32 = kina.argmin %f32 axis = 1 : tensor<2x3xf32> -> tensor<2xi64>
  // CHECK: kina.argmin %{{.*}} axis = 1 keepdims : tensor<2x3xf64> -> tensor<2x1xi64>
  %r_f64 = kina.argmin %f64 axis = 1 keepdims : tensor<2x3xf64> -> tensor<2x1xi64>
  // CHECK: kina.argmin %{{.*}} axis = 1 : tensor<2x3xf8E4M3FN> -> tensor<2xi64>
  %r_f8E4M3FN = kina.argmin %f8E4M3FN axis = 1 : tensor<2x3xf8E4M3FN> -> tensor<2xi64>
  // CHECK: kina.argmin %{{.*}} axis = 1 keepdims : tensor<2x3xf8E5M2> -> tensor<2x1xi64>
  %r_f8E5M2 = kina.argmin %f8E5M2 axis = 1 keepdims : tensor<2x3xf8E5M2> -> tensor<2x1xi64>
  // CHECK: kina.argmin %{{.*}} axis = 1 : tensor<2x3xi64> -> tensor<2xi64>
  %r_i64 = kina.argmin %i64 axis = 1 : tensor<2x3xi64> -> tensor<2xi64>
  // CHECK: kina.argmin %{{.*}} axis = 1 keepdims : tensor<2x3xi32> -> tensor<2x1xi64>
  %r_i32 = kina.argmin %i32 axis = 1 keepdims : tensor<2x3xi32> -> tensor<2x1xi64>
  // CHECK: kina.argmin %{{.*}} axis = 1 : tensor<2x3xi16> -> tensor<2xi64>
  %r_i16 = kina.argmin %i16 axis = 1 : tensor<2x3xi16> -> tensor<2xi64>
  // CHECK: kina.argmin %{{.*}} axis = 1 keepdims : tensor<2x3xi8> -> tensor<2x1xi64>
  %r_i8 = kina.argmin %i8 axis = 1 keepdims : tensor<2x3xi8> -> tensor<2x1xi64>
  // CHECK: kina.argmin %{{.*}} axis = 1 : tensor<2x3xi4> -> tensor<2xi64>
  %r_i4 = kina.argmin %i4 axis = 1 : tensor<2x3xi4> -> tensor<2xi64>
  return
}

// CHECK-LABEL: @device(
func.func @device(%x: tensor<2x3xf32, #kina.device>) {
  // CHECK: kina.add %{{.*}}, %{{.*}} : tensor<2x3xf32, #kina.device>
  %0 = kina.add %x, %x : tensor<2x3xf32, #kina.device>
  // CHECK: kina.compare lt, %{{.*}}, %{{.*}} : tensor<2x3xf32, #kina.device>
  %1 = kina.compare lt, %x, %x : tensor<2x3xf32, #kina.device>
  // CHECK: kina.cast %{{.*}} : tensor<2x3xi1, #kina.device> -> tensor<2x3xf32, #kina.device>
  %2 = kina.cast %1 : tensor<2x3xi1, #kina.device> -> tensor<2x3xf32, #kina.device>
  // CHECK: kina.reduce max %{{.*}} axis = 0 : tensor<2x3xf32, #kina.device> -> tensor<3xf32, #kina.device>
  %3 = kina.reduce max %x axis = 0 : tensor<2x3xf32, #kina.device> -> tensor<3xf32, #kina.device>
  // CHECK: kina.constant dense<1.000000e+00> : tensor<3xf32, #kina.device>
  %4 = kina.constant dense<1.0> : tensor<3xf32, #kina.device>
  return
}

// The discardable attributes of the dialect, each where it belongs.
// CHECK: module attributes {kina.manifest = "{}"}
module attributes {kina.manifest = "{}"} {
  // CHECK: {kina.donate}
  // CHECK-SAME: kina.buffers = array<i64: 8, 4>, kina.doc = "text", kina.inplace = [array<i64: 0, 1>], kina.inputs = 1 : i64, kina.workspace_bytes = 64 : i64
  func.func @attributes(%x: tensor<2xf32> {kina.donate}) attributes {kina.buffers = array<i64: 8, 4>, kina.doc = "text", kina.inplace = [array<i64: 0, 1>], kina.inputs = 1 : i64, kina.workspace_bytes = 64 : i64} {
    return
  }
}
