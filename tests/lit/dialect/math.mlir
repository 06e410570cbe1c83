// The elementary functions and the identities print what was read, in every dtype.

// RUN: kina-opt %s | kina-opt | FileCheck %s
// RUN: kina-opt %s --mlir-print-op-generic | kina-opt | FileCheck %s

// CHECK-LABEL: @rsqrt(
func.func @rsqrt(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.rsqrt %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.rsqrt %f16 : tensor<2x3xf16>
  // CHECK: kina.rsqrt %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.rsqrt %bf16 : tensor<2x3xbf16>
  // CHECK: kina.rsqrt %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.rsqrt %f32 : tensor<2x3xf32>
  // CHECK: kina.rsqrt %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.rsqrt %f64 : tensor<2x3xf64>
  // CHECK: kina.rsqrt %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.rsqrt %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.rsqrt %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.rsqrt %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @exp(
func.func @exp(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.exp %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.exp %f16 : tensor<2x3xf16>
  // CHECK: kina.exp %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.exp %bf16 : tensor<2x3xbf16>
  // CHECK: kina.exp %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.exp %f32 : tensor<2x3xf32>
  // CHECK: kina.exp %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.exp %f64 : tensor<2x3xf64>
  // CHECK: kina.exp %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.exp %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.exp %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.exp %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @expm1(
func.func @expm1(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.expm1 %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.expm1 %f16 : tensor<2x3xf16>
  // CHECK: kina.expm1 %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.expm1 %bf16 : tensor<2x3xbf16>
  // CHECK: kina.expm1 %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.expm1 %f32 : tensor<2x3xf32>
  // CHECK: kina.expm1 %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.expm1 %f64 : tensor<2x3xf64>
  // CHECK: kina.expm1 %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.expm1 %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.expm1 %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.expm1 %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @log(
func.func @log(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.log %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.log %f16 : tensor<2x3xf16>
  // CHECK: kina.log %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.log %bf16 : tensor<2x3xbf16>
  // CHECK: kina.log %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.log %f32 : tensor<2x3xf32>
  // CHECK: kina.log %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.log %f64 : tensor<2x3xf64>
  // CHECK: kina.log %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.log %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.log %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.log %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @log1p(
func.func @log1p(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.log1p %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.log1p %f16 : tensor<2x3xf16>
  // CHECK: kina.log1p %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.log1p %bf16 : tensor<2x3xbf16>
  // CHECK: kina.log1p %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.log1p %f32 : tensor<2x3xf32>
  // CHECK: kina.log1p %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.log1p %f64 : tensor<2x3xf64>
  // CHECK: kina.log1p %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.log1p %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.log1p %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.log1p %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @sin(
func.func @sin(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.sin %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.sin %f16 : tensor<2x3xf16>
  // CHECK: kina.sin %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.sin %bf16 : tensor<2x3xbf16>
  // CHECK: kina.sin %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.sin %f32 : tensor<2x3xf32>
  // CHECK: kina.sin %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.sin %f64 : tensor<2x3xf64>
  // CHECK: kina.sin %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.sin %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.sin %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.sin %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @cos(
func.func @cos(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.cos %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.cos %f16 : tensor<2x3xf16>
  // CHECK: kina.cos %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.cos %bf16 : tensor<2x3xbf16>
  // CHECK: kina.cos %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.cos %f32 : tensor<2x3xf32>
  // CHECK: kina.cos %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.cos %f64 : tensor<2x3xf64>
  // CHECK: kina.cos %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.cos %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.cos %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.cos %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @tanh(
func.func @tanh(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.tanh %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.tanh %f16 : tensor<2x3xf16>
  // CHECK: kina.tanh %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.tanh %bf16 : tensor<2x3xbf16>
  // CHECK: kina.tanh %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.tanh %f32 : tensor<2x3xf32>
  // CHECK: kina.tanh %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.tanh %f64 : tensor<2x3xf64>
  // CHECK: kina.tanh %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.tanh %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.tanh %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.tanh %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @erf(
func.func @erf(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.erf %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.erf %f16 : tensor<2x3xf16>
  // CHECK: kina.erf %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.erf %bf16 : tensor<2x3xbf16>
  // CHECK: kina.erf %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.erf %f32 : tensor<2x3xf32>
  // CHECK: kina.erf %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.erf %f64 : tensor<2x3xf64>
  // CHECK: kina.erf %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.erf %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.erf %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.erf %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @sigmoid(
func.func @sigmoid(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.sigmoid %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.sigmoid %f16 : tensor<2x3xf16>
  // CHECK: kina.sigmoid %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.sigmoid %bf16 : tensor<2x3xbf16>
  // CHECK: kina.sigmoid %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.sigmoid %f32 : tensor<2x3xf32>
  // CHECK: kina.sigmoid %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.sigmoid %f64 : tensor<2x3xf64>
  // CHECK: kina.sigmoid %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.sigmoid %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.sigmoid %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.sigmoid %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @floor(
func.func @floor(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.floor %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.floor %f16 : tensor<2x3xf16>
  // CHECK: kina.floor %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.floor %bf16 : tensor<2x3xbf16>
  // CHECK: kina.floor %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.floor %f32 : tensor<2x3xf32>
  // CHECK: kina.floor %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.floor %f64 : tensor<2x3xf64>
  // CHECK: kina.floor %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.floor %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.floor %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.floor %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @ceil(
func.func @ceil(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.ceil %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.ceil %f16 : tensor<2x3xf16>
  // CHECK: kina.ceil %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.ceil %bf16 : tensor<2x3xbf16>
  // CHECK: kina.ceil %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.ceil %f32 : tensor<2x3xf32>
  // CHECK: kina.ceil %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.ceil %f64 : tensor<2x3xf64>
  // CHECK: kina.ceil %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.ceil %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.ceil %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.ceil %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @round(
func.func @round(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>) {
  // CHECK: kina.round %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.round %f16 : tensor<2x3xf16>
  // CHECK: kina.round %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.round %bf16 : tensor<2x3xbf16>
  // CHECK: kina.round %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.round %f32 : tensor<2x3xf32>
  // CHECK: kina.round %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.round %f64 : tensor<2x3xf64>
  // CHECK: kina.round %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.round %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.round %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.round %f8E5M2 : tensor<2x3xf8E5M2>
  return
}

// CHECK-LABEL: @stop_gradient(
func.func @stop_gradient(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>, %i1: tensor<2x3xi1>) {
  // CHECK: kina.stop_gradient %{{.*}} : tensor<2x3xf16>
  %r_f16 = kina.stop_gradient %f16 : tensor<2x3xf16>
  // CHECK: kina.stop_gradient %{{.*}} : tensor<2x3xbf16>
  %r_bf16 = kina.stop_gradient %bf16 : tensor<2x3xbf16>
  // CHECK: kina.stop_gradient %{{.*}} : tensor<2x3xf32>
  %r_f32 = kina.stop_gradient %f32 : tensor<2x3xf32>
  // CHECK: kina.stop_gradient %{{.*}} : tensor<2x3xf64>
  %r_f64 = kina.stop_gradient %f64 : tensor<2x3xf64>
  // CHECK: kina.stop_gradient %{{.*}} : tensor<2x3xf8E4M3FN>
  %r_f8E4M3FN = kina.stop_gradient %f8E4M3FN : tensor<2x3xf8E4M3FN>
  // CHECK: kina.stop_gradient %{{.*}} : tensor<2x3xf8E5M2>
  %r_f8E5M2 = kina.stop_gradient %f8E5M2 : tensor<2x3xf8E5M2>
  // CHECK: kina.stop_gradient %{{.*}} : tensor<2x3xi64>
  %r_i64 = kina.stop_gradient %i64 : tensor<2x3xi64>
  // CHECK: kina.stop_gradient %{{.*}} : tensor<2x3xi32>
  %r_i32 = kina.stop_gradient %i32 : tensor<2x3xi32>
  // CHECK: kina.stop_gradient %{{.*}} : tensor<2x3xi16>
  %r_i16 = kina.stop_gradient %i16 : tensor<2x3xi16>
  // CHECK: kina.stop_gradient %{{.*}} : tensor<2x3xi8>
  %r_i8 = kina.stop_gradient %i8 : tensor<2x3xi8>
  // CHECK: kina.stop_gradient %{{.*}} : tensor<2x3xi4>
  %r_i4 = kina.stop_gradient %i4 : tensor<2x3xi4>
  // CHECK: kina.stop_gradient %{{.*}} : tensor<2x3xi1>
  %r_i1 = kina.stop_gradient %i1 : tensor<2x3xi1>
  return
}

// CHECK-LABEL: @to(
func.func @to(%f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %f32: tensor<2x3xf32>, %f64: tensor<2x3xf64>, %f8E4M3FN: tensor<2x3xf8E4M3FN>, %f8E5M2: tensor<2x3xf8E5M2>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %i4: tensor<2x3xi4>, %i1: tensor<2x3xi1>) {
  // CHECK: kina.to %{{.*}} : tensor<2x3xf16> -> tensor<2x3xf16, #kina.device>
  %d_f16 = kina.to %f16 : tensor<2x3xf16> -> tensor<2x3xf16, #kina.device>
  // CHECK: kina.to %{{.*}} : tensor<2x3xf16, #kina.device> -> tensor<2x3xf16>
  %h_f16 = kina.to %d_f16 : tensor<2x3xf16, #kina.device> -> tensor<2x3xf16>
  // CHECK: kina.to %{{.*}} : tensor<2x3xbf16> -> tensor<2x3xbf16, #kina.device>
  %d_bf16 = kina.to %bf16 : tensor<2x3xbf16> -> tensor<2x3xbf16, #kina.device>
  // CHECK: kina.to %{{.*}} : tensor<2x3xbf16, #kina.device> -> tensor<2x3xbf16>
  %h_bf16 = kina.to %d_bf16 : tensor<2x3xbf16, #kina.device> -> tensor<2x3xbf16>
  // CHECK: kina.to %{{.*}} : tensor<2x3xf32> -> tensor<2x3xf32, #kina.device>
  %d_f32 = kina.to %f32 : tensor<2x3xf32> -> tensor<2x3xf32, #kina.device>
  // CHECK: kina.to %{{.*}} : tensor<2x3xf32, #kina.device> -> tensor<2x3xf32>
  %h_f32 = kina.to %d_f32 : tensor<2x3xf32, #kina.device> -> tensor<2x3xf32>
  // CHECK: kina.to %{{.*}} : tensor<2x3xf64> -> tensor<2x3xf64, #kina.device>
  %d_f64 = kina.to %f64 : tensor<2x3xf64> -> tensor<2x3xf64, #kina.device>
  // CHECK: kina.to %{{.*}} : tensor<2x3xf64, #kina.device> -> tensor<2x3xf64>
  %h_f64 = kina.to %d_f64 : tensor<2x3xf64, #kina.device> -> tensor<2x3xf64>
  // CHECK: kina.to %{{.*}} : tensor<2x3xf8E4M3FN> -> tensor<2x3xf8E4M3FN, #kina.device>
  %d_f8E4M3FN = kina.to %f8E4M3FN : tensor<2x3xf8E4M3FN> -> tensor<2x3xf8E4M3FN, #kina.device>
  // CHECK: kina.to %{{.*}} : tensor<2x3xf8E4M3FN, #kina.device> -> tensor<2x3xf8E4M3FN>
  %h_f8E4M3FN = kina.to %d_f8E4M3FN : tensor<2x3xf8E4M3FN, #kina.device> -> tensor<2x3xf8E4M3FN>
  // CHECK: kina.to %{{.*}} : tensor<2x3xf8E5M2> -> tensor<2x3xf8E5M2, #kina.device>
  %d_f8E5M2 = kina.to %f8E5M2 : tensor<2x3xf8E5M2> -> tensor<2x3xf8E5M2, #kina.device>
  // CHECK: kina.to %{{.*}} : tensor<2x3xf8E5M2, #kina.device> -> tensor<2x3xf8E5M2>
  %h_f8E5M2 = kina.to %d_f8E5M2 : tensor<2x3xf8E5M2, #kina.device> -> tensor<2x3xf8E5M2>
  // CHECK: kina.to %{{.*}} : tensor<2x3xi64> -> tensor<2x3xi64, #kina.device>
  %d_i64 = kina.to %i64 : tensor<2x3xi64> -> tensor<2x3xi64, #kina.device>
  // CHECK: kina.to %{{.*}} : tensor<2x3xi64, #kina.device> -> tensor<2x3xi64>
  %h_i64 = kina.to %d_i64 : tensor<2x3xi64, #kina.device> -> tensor<2x3xi64>
  // CHECK: kina.to %{{.*}} : tensor<2x3xi32> -> tensor<2x3xi32, #kina.device>
  %d_i32 = kina.to %i32 : tensor<2x3xi32> -> tensor<2x3xi32, #kina.device>
  // CHECK: kina.to %{{.*}} : tensor<2x3xi32, #kina.device> -> tensor<2x3xi32>
  %h_i32 = kina.to %d_i32 : tensor<2x3xi32, #kina.device> -> tensor<2x3xi32>
  // CHECK: kina.to %{{.*}} : tensor<2x3xi16> -> tensor<2x3xi16, #kina.device>
  %d_i16 = kina.to %i16 : tensor<2x3xi16> -> tensor<2x3xi16, #kina.device>
  // CHECK: kina.to %{{.*}} : tensor<2x3xi16, #kina.device> -> tensor<2x3xi16>
  %h_i16 = kina.to %d_i16 : tensor<2x3xi16, #kina.device> -> tensor<2x3xi16>
  // CHECK: kina.to %{{.*}} : tensor<2x3xi8> -> tensor<2x3xi8, #kina.device>
  %d_i8 = kina.to %i8 : tensor<2x3xi8> -> tensor<2x3xi8, #kina.device>
  // CHECK: kina.to %{{.*}} : tensor<2x3xi8, #kina.device> -> tensor<2x3xi8>
  %h_i8 = kina.to %d_i8 : tensor<2x3xi8, #kina.device> -> tensor<2x3xi8>
  // CHECK: kina.to %{{.*}} : tensor<2x3xi4> -> tensor<2x3xi4, #kina.device>
  %d_i4 = kina.to %i4 : tensor<2x3xi4> -> tensor<2x3xi4, #kina.device>
  // CHECK: kina.to %{{.*}} : tensor<2x3xi4, #kina.device> -> tensor<2x3xi4>
  %h_i4 = kina.to %d_i4 : tensor<2x3xi4, #kina.device> -> tensor<2x3xi4>
  // CHECK: kina.to %{{.*}} : tensor<2x3xi1> -> tensor<2x3xi1, #kina.device>
  %d_i1 = kina.to %i1 : tensor<2x3xi1> -> tensor<2x3xi1, #kina.device>
  // CHECK: kina.to %{{.*}} : tensor<2x3xi1, #kina.device> -> tensor<2x3xi1>
  %h_i1 = kina.to %d_i1 : tensor<2x3xi1, #kina.device> -> tensor<2x3xi1>
  return
}

// CHECK-LABEL: @device(
func.func @device(%x: tensor<4xf32, #kina.device>) {
  // CHECK: kina.exp %{{.*}} : tensor<4xf32, #kina.device>
  %0 = kina.exp %x : tensor<4xf32, #kina.device>
  return
}
