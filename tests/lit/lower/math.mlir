// Elementary functions become polynomials of multiplications, additions and
// explicit fma, F32 through F64; rounding to integers is one operation. Nothing is
// left that a library would have to compute.

// RUN: kina-opt %s --kina-stage-linalg | FileCheck %s --implicit-check-not=math.exp --implicit-check-not=math.log --implicit-check-not=math.sin --implicit-check-not=math.cos --implicit-check-not=math.tanh --implicit-check-not=math.erf --implicit-check-not=math.rsqrt --implicit-check-not=math.powf
// RUN: kina-opt %s --kina-stage-linalg | mlir-opt -o /dev/null

// CHECK-LABEL: @rsqrt_f32(
// CHECK: linalg.generic
// CHECK: arith.extf {{.*}} : f32 to f64
// CHECK: arith.truncf {{.*}} : f64 to f32
// CHECK: linalg.yield {{.*}} : f32
func.func @rsqrt_f32(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = kina.rsqrt %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: @rsqrt_f64(
// CHECK: linalg.generic
// CHECK: math.fma {{.*}} : f64
// CHECK: linalg.yield {{.*}} : f64
func.func @rsqrt_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %r = kina.rsqrt %x : tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK-LABEL: @exp_f32(
// CHECK: linalg.generic
// CHECK: arith.extf {{.*}} : f32 to f64
// CHECK: arith.truncf {{.*}} : f64 to f32
// CHECK: linalg.yield {{.*}} : f32
func.func @exp_f32(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = kina.exp %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: @exp_f64(
// CHECK: linalg.generic
// CHECK: math.fma {{.*}} : f64
// CHECK: linalg.yield {{.*}} : f64
func.func @exp_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %r = kina.exp %x : tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK-LABEL: @expm1_f32(
// CHECK: linalg.generic
// CHECK: arith.extf {{.*}} : f32 to f64
// CHECK: arith.truncf {{.*}} : f64 to f32
// CHECK: linalg.yield {{.*}} : f32
func.func @expm1_f32(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = kina.expm1 %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: @expm1_f64(
// CHECK: linalg.generic
// CHECK: math.fma {{.*}} : f64
// CHECK: linalg.yield {{.*}} : f64
func.func @expm1_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %r = kina.expm1 %x : tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK-LABEL: @log_f32(
// CHECK: linalg.generic
// CHECK: arith.extf {{.*}} : f32 to f64
// CHECK: arith.truncf {{.*}} : f64 to f32
// CHECK: linalg.yield {{.*}} : f32
func.func @log_f32(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = kina.log %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: @log_f64(
// CHECK: linalg.generic
// CHECK: math.fma {{.*}} : f64
// CHECK: linalg.yield {{.*}} : f64
func.func @log_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %r = kina.log %x : tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK-LABEL: @log1p_f32(
// CHECK: linalg.generic
// CHECK: arith.extf {{.*}} : f32 to f64
// CHECK: arith.truncf {{.*}} : f64 to f32
// CHECK: linalg.yield {{.*}} : f32
func.func @log1p_f32(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = kina.log1p %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: @log1p_f64(
// CHECK: linalg.generic
// CHECK: math.fma {{.*}} : f64
// CHECK: linalg.yield {{.*}} : f64
func.func @log1p_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %r = kina.log1p %x : tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK-LABEL: @sin_f32(
// CHECK: linalg.generic
// CHECK: arith.extf {{.*}} : f32 to f64
// CHECK: arith.truncf {{.*}} : f64 to f32
// CHECK: linalg.yield {{.*}} : f32
func.func @sin_f32(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = kina.sin %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: @sin_f64(
// CHECK: linalg.generic
// CHECK: math.fma {{.*}} : f64
// CHECK: linalg.yield {{.*}} : f64
func.func @sin_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %r = kina.sin %x : tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK-LABEL: @cos_f32(
// CHECK: linalg.generic
// CHECK: arith.extf {{.*}} : f32 to f64
// CHECK: arith.truncf {{.*}} : f64 to f32
// CHECK: linalg.yield {{.*}} : f32
func.func @cos_f32(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = kina.cos %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: @cos_f64(
// CHECK: linalg.generic
// CHECK: math.fma {{.*}} : f64
// CHECK: linalg.yield {{.*}} : f64
func.func @cos_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %r = kina.cos %x : tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK-LABEL: @tanh_f32(
// CHECK: linalg.generic
// CHECK: arith.extf {{.*}} : f32 to f64
// CHECK: arith.truncf {{.*}} : f64 to f32
// CHECK: linalg.yield {{.*}} : f32
func.func @tanh_f32(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = kina.tanh %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: @tanh_f64(
// CHECK: linalg.generic
// CHECK: math.fma {{.*}} : f64
// CHECK: linalg.yield {{.*}} : f64
func.func @tanh_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %r = kina.tanh %x : tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK-LABEL: @erf_f32(
// CHECK: linalg.generic
// CHECK: arith.extf {{.*}} : f32 to f64
// CHECK: arith.truncf {{.*}} : f64 to f32
// CHECK: linalg.yield {{.*}} : f32
func.func @erf_f32(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = kina.erf %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: @erf_f64(
// CHECK: linalg.generic
// CHECK: math.fma {{.*}} : f64
// CHECK: linalg.yield {{.*}} : f64
func.func @erf_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %r = kina.erf %x : tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK-LABEL: @sigmoid_f32(
// CHECK: linalg.generic
// CHECK: arith.extf {{.*}} : f32 to f64
// CHECK: arith.truncf {{.*}} : f64 to f32
// CHECK: linalg.yield {{.*}} : f32
func.func @sigmoid_f32(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = kina.sigmoid %x : tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: @sigmoid_f64(
// CHECK: linalg.generic
// CHECK: math.fma {{.*}} : f64
// CHECK: linalg.yield {{.*}} : f64
func.func @sigmoid_f64(%x: tensor<4xf64>) -> tensor<4xf64> {
  %r = kina.sigmoid %x : tensor<4xf64>
  return %r : tensor<4xf64>
}

// CHECK-LABEL: @floor(
// CHECK: arith.extf {{.*}} : bf16 to f32
// CHECK-NEXT: math.floor {{.*}} : f32
// CHECK-NEXT: arith.truncf {{.*}} : f32 to bf16
// CHECK: math.floor {{.*}} : f64
func.func @floor(%x: tensor<4xbf16>, %y: tensor<4xf64>) -> (tensor<4xbf16>, tensor<4xf64>) {
  %0 = kina.floor %x : tensor<4xbf16>
  %1 = kina.floor %y : tensor<4xf64>
  return %0, %1 : tensor<4xbf16>, tensor<4xf64>
}

// CHECK-LABEL: @ceil(
// CHECK: arith.extf {{.*}} : bf16 to f32
// CHECK-NEXT: math.ceil {{.*}} : f32
// CHECK-NEXT: arith.truncf {{.*}} : f32 to bf16
// CHECK: math.ceil {{.*}} : f64
func.func @ceil(%x: tensor<4xbf16>, %y: tensor<4xf64>) -> (tensor<4xbf16>, tensor<4xf64>) {
  %0 = kina.ceil %x : tensor<4xbf16>
  %1 = kina.ceil %y : tensor<4xf64>
  return %0, %1 : tensor<4xbf16>, tensor<4xf64>
}

// CHECK-LABEL: @round(
// CHECK: arith.extf {{.*}} : bf16 to f32
// CHECK-NEXT: math.roundeven {{.*}} : f32
// CHECK-NEXT: arith.truncf {{.*}} : f32 to bf16
// CHECK: math.roundeven {{.*}} : f64
func.func @round(%x: tensor<4xbf16>, %y: tensor<4xf64>) -> (tensor<4xbf16>, tensor<4xf64>) {
  %0 = kina.round %x : tensor<4xbf16>
  %1 = kina.round %y : tensor<4xf64>
  return %0, %1 : tensor<4xbf16>, tensor<4xf64>
}
