// F16, BF16 and F8 become bit patterns; what computes on them computes in F32.

// RUN: kina-opt %s --kina-expand-narrow-floats | FileCheck %s
// RUN: kina-opt %s --kina-expand-narrow-floats | mlir-opt -o /dev/null
// RUN: kina-opt %s --kina-expand-narrow-floats | FileCheck %s --check-prefix=NONE
// NONE-NOT: {{[^a-z]b?f16}}
// NONE-NOT: f8E
// NONE-NOT: arith.truncf

#id = affine_map<(d0) -> (d0)>

// BF16 is the upper half of F32.
// CHECK-LABEL: @upper_half(
// CHECK-SAME: %[[X:.*]]: tensor<4xi16>) -> tensor<4xf32>
// CHECK: ^bb0(%[[IN:.*]]: i16, %{{.*}}: f32):
// CHECK: %[[BITS:.*]] = arith.extui %[[IN]] : i16 to i32
// CHECK: %[[UP:.*]] = arith.shli %[[BITS]], %{{.*}} : i32
// CHECK: %[[F:.*]] = arith.bitcast %[[UP]] : i32 to f32
// CHECK: linalg.yield %[[F]] : f32
func.func @upper_half(%x: tensor<4xbf16>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<4xbf16>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: bf16, %out: f32):
    %w = arith.extf %in : bf16 to f32
    linalg.yield %w : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// F64 rounds once: nothing passes through F32.
// CHECK-LABEL: @from_f64(
// CHECK-SAME: -> tensor<4xi8>
// CHECK: ^bb0(%[[IN:.*]]: f64, %{{.*}}: i8):
// CHECK: arith.bitcast %[[IN]] : f64 to i64
// CHECK-NOT: f32
// CHECK: %[[R:.*]] = arith.trunci %{{.*}} : i64 to i8
// CHECK: linalg.yield %[[R]] : i8
func.func @from_f64(%x: tensor<4xf64>) -> tensor<4xf8E4M3FN> {
  %e = tensor.empty() : tensor<4xf8E4M3FN>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf64>) outs(%e : tensor<4xf8E4M3FN>) {
  ^bb0(%in: f64, %out: f8E4M3FN):
    %n = arith.truncf %in : f64 to f8E4M3FN
    linalg.yield %n : f8E4M3FN
  } -> tensor<4xf8E4M3FN>
  return %r : tensor<4xf8E4M3FN>
}

// CHECK-LABEL: @constants(
// CHECK-DAG: arith.constant dense<[15360, -32768]> : tensor<2xi16>
// CHECK-DAG: arith.constant dense<124> : tensor<3xi8>
// CHECK-DAG: %[[S:.*]] = arith.constant -2 : i8
// CHECK: linalg.fill ins(%[[S]] : i8) outs(%{{.*}} : tensor<5xi8>)
func.func @constants() -> (tensor<2xf16>, tensor<3xf8E5M2>, tensor<5xf8E4M3FN>) {
  %a = arith.constant dense<[1.0, -0.0]> : tensor<2xf16>
  %b = arith.constant dense<0x7C> : tensor<3xf8E5M2>
  %lowest = arith.constant -448.0 : f8E4M3FN
  %e = tensor.empty() : tensor<5xf8E4M3FN>
  %f = linalg.fill ins(%lowest : f8E4M3FN) outs(%e : tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  return %a, %b, %f : tensor<2xf16>, tensor<3xf8E5M2>, tensor<5xf8E4M3FN>
}

// A comparison extends its operands; a select moves patterns.
// CHECK-LABEL: @larger(
// CHECK: ^bb0(%[[A:.*]]: i16, %[[B:.*]]: i16, %{{.*}}: i16):
// CHECK: %[[C:.*]] = arith.cmpf ogt, %{{.*}}, %{{.*}} : f32
// CHECK: arith.select %[[C]], %[[A]], %[[B]] : i16
func.func @larger(%x: tensor<4xf16>, %y: tensor<4xf16>) -> tensor<4xf16> {
  %e = tensor.empty() : tensor<4xf16>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %y : tensor<4xf16>, tensor<4xf16>) outs(%e : tensor<4xf16>) {
  ^bb0(%a: f16, %b: f16, %out: f16):
    %c = arith.cmpf ogt, %a, %b : f16
    %s = arith.select %c, %a, %b : f16
    linalg.yield %s : f16
  } -> tensor<4xf16>
  return %r : tensor<4xf16>
}
