// Constant folding gives the bits that the definitions give.

// RUN: kina-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @integer_arithmetic(
func.func @integer_arithmetic() -> (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) {
  %x = kina.constant dense<[127, -128, 7, -7]> : tensor<4xi8>
  %y = kina.constant dense<[1, -1, 0, 2]> : tensor<4xi8>
  %add = kina.add %x, %y : tensor<4xi8>
  %sub = kina.sub %x, %y : tensor<4xi8>
  %mul = kina.mul %x, %y : tensor<4xi8>
  %div = kina.div %x, %y : tensor<4xi8>
  %rem = kina.rem %x, %y : tensor<4xi8>
  // CHECK-DAG: %[[ADD:.*]] = kina.constant dense<[-128, 127, 7, -5]>
  // CHECK-DAG: %[[SUB:.*]] = kina.constant dense<[126, -127, 7, -9]>
  // CHECK-DAG: %[[MUL:.*]] = kina.constant dense<[127, -128, 0, -14]>
  // CHECK-DAG: %[[DIV:.*]] = kina.constant dense<[127, -128, -1, -3]>
  // CHECK-DAG: %[[REM:.*]] = kina.constant dense<[0, 0, 7, -1]>
  // CHECK: return %[[ADD]], %[[SUB]], %[[MUL]], %[[DIV]], %[[REM]]
  return %add, %sub, %mul, %div, %rem : tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>
}

// CHECK-LABEL: @integer_unary(
func.func @integer_unary() -> (tensor<4xi4>, tensor<4xi4>, tensor<4xi4>) {
  %x = kina.constant dense<[-8, -1, 0, 7]> : tensor<4xi4>
  %neg = kina.neg %x : tensor<4xi4>
  %abs = kina.abs %x : tensor<4xi4>
  %sign = kina.sign %x : tensor<4xi4>
  // CHECK-DAG: %[[NEG:.*]] = kina.constant dense<[-8, 1, 0, -7]>
  // CHECK-DAG: %[[ABS:.*]] = kina.constant dense<[-8, 1, 0, 7]>
  // CHECK-DAG: %[[SIGN:.*]] = kina.constant dense<[-1, -1, 0, 1]>
  // CHECK: return %[[NEG]], %[[ABS]], %[[SIGN]]
  return %neg, %abs, %sign : tensor<4xi4>, tensor<4xi4>, tensor<4xi4>
}

// CHECK-LABEL: @float_signs(
func.func @float_signs() -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %x = kina.constant dense<[-0.0, -2.5, 0xFF800000]> : tensor<3xf32>
  %neg = kina.neg %x : tensor<3xf32>
  %abs = kina.abs %x : tensor<3xf32>
  %sign = kina.sign %x : tensor<3xf32>
  // CHECK-DAG: %[[NEG:.*]] = kina.constant dense<[0.000000e+00, 2.500000e+00, 0x7F800000]>
  // CHECK-DAG: %[[SIGN:.*]] = kina.constant dense<[-0.000000e+00, -1.000000e+00, -1.000000e+00]>
  // CHECK: return %[[NEG]], %[[NEG]], %[[SIGN]]
  return %neg, %abs, %sign : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}

// The smallest subnormal and the largest value: nothing is flushed.
// CHECK-LABEL: @float_arithmetic(
func.func @float_arithmetic() -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %x = kina.constant dense<[0x00000001, 0x7F7FFFFF, -0.0]> : tensor<3xf32>
  %y = kina.constant dense<[0x00000001, 0x7F7FFFFF, -0.0]> : tensor<3xf32>
  %two = kina.constant dense<[2.0, 2.0, 2.0]> : tensor<3xf32>
  %add = kina.add %x, %y : tensor<3xf32>
  %mul = kina.mul %x, %two : tensor<3xf32>
  %div = kina.div %x, %two : tensor<3xf32>
  // CHECK-DAG: %[[SUM:.*]] = kina.constant dense<[2.802600e-45, 0x7F800000, -0.000000e+00]>
  // CHECK-DAG: %[[HALF:.*]] = kina.constant dense<[0.000000e+00, 1.70141173E+38, -0.000000e+00]>
  // CHECK: return %[[SUM]], %[[SUM]], %[[HALF]]
  return %add, %mul, %div : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}

// 2048 + 1 is a tie in F16, and so is 2048 + 3.
// CHECK-LABEL: @narrow_arithmetic(
func.func @narrow_arithmetic() -> (tensor<2xf16>, tensor<3xf8E4M3FN>) {
  %x = kina.constant dense<2048.0> : tensor<2xf16>
  %y = kina.constant dense<[1.0, 3.0]> : tensor<2xf16>
  %add = kina.add %x, %y : tensor<2xf16>
  // 464 is a tie between 448 and what would be 480: it rounds to 448.
  %a = kina.constant dense<[448.0, 448.0, -448.0]> : tensor<3xf8E4M3FN>
  %b = kina.constant dense<[16.0, 32.0, -32.0]> : tensor<3xf8E4M3FN>
  %sum = kina.add %a, %b : tensor<3xf8E4M3FN>
  // CHECK-DAG: %[[ADD:.*]] = kina.constant dense<[2.048000e+03, 2.052000e+03]>
  // CHECK-DAG: %[[SUM:.*]] = kina.constant dense<[4.480000e+02, 0x7F, 0xFF]>
  // CHECK: return %[[ADD]], %[[SUM]]
  return %add, %sum : tensor<2xf16>, tensor<3xf8E4M3FN>
}

// CHECK-LABEL: @max_and_min(
func.func @max_and_min() -> (tensor<3xf32>, tensor<3xf32>) {
  %x = kina.constant dense<[-0.0, 0x7FC00000, 1.0]> : tensor<3xf32>
  %y = kina.constant dense<[0.0, 1.0, 2.0]> : tensor<3xf32>
  %max = kina.max %x, %y : tensor<3xf32>
  %min = kina.min %x, %y : tensor<3xf32>
  // CHECK-DAG: %[[MAX:.*]] = kina.constant dense<[0.000000e+00, 0x7FC00000, 2.000000e+00]>
  // CHECK-DAG: %[[MIN:.*]] = kina.constant dense<[-0.000000e+00, 0x7FC00000, 1.000000e+00]>
  // CHECK: return %[[MAX]], %[[MIN]]
  return %max, %min : tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: @compare(
func.func @compare() -> (tensor<3xi1>, tensor<3xi1>, tensor<2xi1>) {
  %x = kina.constant dense<[-0.0, 0x7FC00000, 1.0]> : tensor<3xf32>
  %y = kina.constant dense<[0.0, 0x7FC00000, 2.0]> : tensor<3xf32>
  %eq = kina.compare eq, %x, %y : tensor<3xf32>
  %ne = kina.compare ne, %x, %y : tensor<3xf32>
  %a = kina.constant dense<[false, true]> : tensor<2xi1>
  %b = kina.constant dense<[true, false]> : tensor<2xi1>
  %lt = kina.compare lt, %a, %b : tensor<2xi1>
  // CHECK-DAG: %[[EQ:.*]] = kina.constant dense<[true, false, false]>
  // CHECK-DAG: %[[NE:.*]] = kina.constant dense<[false, true, true]>
  // CHECK-DAG: %[[LT:.*]] = kina.constant dense<[true, false]>
  // CHECK: return %[[EQ]], %[[NE]], %[[LT]]
  return %eq, %ne, %lt : tensor<3xi1>, tensor<3xi1>, tensor<2xi1>
}

// CHECK-LABEL: @where(
func.func @where() -> tensor<3xi32> {
  %c = kina.constant dense<[true, false, true]> : tensor<3xi1>
  %x = kina.constant dense<[1, 2, 3]> : tensor<3xi32>
  %y = kina.constant dense<9> : tensor<3xi32>
  %0 = kina.where %c, %x, %y : tensor<3xi1>, tensor<3xi32>
  // CHECK: kina.constant dense<[1, 9, 3]>
  return %0 : tensor<3xi32>
}

// CHECK-LABEL: @cast_to_integer(
func.func @cast_to_integer() -> (tensor<5xi8>, tensor<5xi4>, tensor<3xi4>) {
  %x = kina.constant dense<[2.9, -2.9, 300.0, 0xFF800000, 0x7FC00000]> : tensor<5xf32>
  %0 = kina.cast %x : tensor<5xf32> -> tensor<5xi8>
  %1 = kina.cast %x : tensor<5xf32> -> tensor<5xi4>
  %y = kina.constant dense<[7, 8, -9]> : tensor<3xi8>
  %2 = kina.cast %y : tensor<3xi8> -> tensor<3xi4>
  // CHECK-DAG: %[[I8:.*]] = kina.constant dense<[2, -2, 127, -128, 0]>
  // CHECK-DAG: %[[I4:.*]] = kina.constant dense<[2, -2, 7, -8, 0]>
  // CHECK-DAG: %[[WRAPPED:.*]] = kina.constant dense<[7, -8, 7]>
  // CHECK: return %[[I8]], %[[I4]], %[[WRAPPED]]
  return %0, %1, %2 : tensor<5xi8>, tensor<5xi4>, tensor<3xi4>
}

// CHECK-LABEL: @cast_to_float(
func.func @cast_to_float() -> (tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E4M3FN>) {
  %x = kina.constant dense<[464.0, 465.0, -1.0e6, 0x7F800000]> : tensor<4xf32>
  %0 = kina.cast %x : tensor<4xf32> -> tensor<4xf8E4M3FN>
  %1 = kina.cast %x : tensor<4xf32> -> tensor<4xf8E5M2>
  %y = kina.constant dense<[16777217, 9223372036854775807]> : tensor<2xi64>
  %2 = kina.cast %y : tensor<2xi64> -> tensor<2xf32>
  // 1 + 2^-11 + 2^-40 rounds up in one step; over F32 it would be a tie.
  %z = kina.constant dense<[1.00048828125090949470177292823791503906, 1.0]> : tensor<2xf64>
  %3 = kina.cast %z : tensor<2xf64> -> tensor<2xf16>
  %4 = kina.cast %y : tensor<2xi64> -> tensor<2xf8E4M3FN>
  // CHECK-DAG: %[[E4M3:.*]] = kina.constant dense<[4.480000e+02, 0x7F, 0xFF, 0x7F]>
  // CHECK-DAG: %[[E5M2:.*]] = kina.constant dense<[4.480000e+02, 4.480000e+02, 0xFC, 0x7C]>
  // CHECK-DAG: %[[F32:.*]] = kina.constant dense<[0x4B800000, 9.22337203E+18]>
  // CHECK-DAG: %[[F16:.*]] = kina.constant dense<[1.000980e+00, 1.000000e+00]>
  // CHECK-DAG: %[[NAN:.*]] = kina.constant dense<0x7F> : tensor<2xf8E4M3FN>
  // CHECK: return %[[E4M3]], %[[E5M2]], %[[F32]], %[[F16]], %[[NAN]]
  return %0, %1, %2, %3, %4 : tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<2xf32>, tensor<2xf16>, tensor<2xf8E4M3FN>
}

// CHECK-LABEL: @cast_bool(
func.func @cast_bool() -> (tensor<3xi1>, tensor<2xi8>, tensor<2xbf16>) {
  %x = kina.constant dense<[-0.0, 0x7FC00000, 0x00000001]> : tensor<3xf32>
  %0 = kina.cast %x : tensor<3xf32> -> tensor<3xi1>
  %b = kina.constant dense<[true, false]> : tensor<2xi1>
  %1 = kina.cast %b : tensor<2xi1> -> tensor<2xi8>
  %2 = kina.cast %b : tensor<2xi1> -> tensor<2xbf16>
  // CHECK-DAG: %[[BOOL:.*]] = kina.constant dense<[false, true, true]>
  // CHECK-DAG: %[[I8:.*]] = kina.constant dense<[1, 0]>
  // CHECK-DAG: %[[BF16:.*]] = kina.constant dense<[1.000000e+00, 0.000000e+00]>
  // CHECK: return %[[BOOL]], %[[I8]], %[[BF16]]
  return %0, %1, %2 : tensor<3xi1>, tensor<2xi8>, tensor<2xbf16>
}

// CHECK-LABEL: @broadcast(
func.func @broadcast() -> (tensor<2x2x3xi32>, tensor<1000x1000xf32>) {
  %x = kina.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %0 = kina.broadcast %x : tensor<2x1xi32> -> tensor<2x2x3xi32>
  %y = kina.constant dense<[1.0]> : tensor<1xf32>
  %1 = kina.broadcast %y : tensor<1xf32> -> tensor<1000x1000xf32>
  // CHECK-DAG: %[[SMALL:.*]] = kina.constant dense<{{\[\[\[}}1, 1, 1], [2, 2, 2]], {{\[\[}}1, 1, 1], [2, 2, 2]]]>
  // CHECK-DAG: %[[SPLAT:.*]] = kina.constant dense<1.000000e+00> : tensor<1000x1000xf32>
  // CHECK: return %[[SMALL]], %[[SPLAT]]
  return %0, %1 : tensor<2x2x3xi32>, tensor<1000x1000xf32>
}

// A large constant that is no splat would only make the module larger.
// CHECK-LABEL: @keeps_large(
// CHECK: kina.constant dense<{{\[\[}}1, 2]]>
// CHECK: kina.broadcast
func.func @keeps_large() -> tensor<1000x2xi32> {
  %x = kina.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %0 = kina.broadcast %x : tensor<1x2xi32> -> tensor<1000x2xi32>
  return %0 : tensor<1000x2xi32>
}

// CHECK-LABEL: @reduce_splat(
func.func @reduce_splat() -> (tensor<4xf32>, tensor<4xi64>) {
  %x = kina.constant dense<2.0> : tensor<4x8xf32>
  %max = kina.reduce max %x axis = 1 : tensor<4x8xf32> -> tensor<4xf32>
  %index = kina.argmax %x axis = 1 : tensor<4x8xf32> -> tensor<4xi64>
  // CHECK-DAG: %[[MAX:.*]] = kina.constant dense<2.000000e+00> : tensor<4xf32>
  // CHECK-DAG: %[[INDEX:.*]] = kina.constant dense<0> : tensor<4xi64>
  // CHECK: return %[[MAX]], %[[INDEX]]
  return %max, %index : tensor<4xf32>, tensor<4xi64>
}

// The order of a floating sum is not the folder's to evaluate.
// CHECK-LABEL: @keeps_sum(
// CHECK: kina.reduce sum
func.func @keeps_sum() -> tensor<4xf32> {
  %x = kina.constant dense<0.1> : tensor<4x8xf32>
  %sum = kina.reduce sum %x axis = 1 order = sequential : tensor<4x8xf32> -> tensor<4xf32>
  return %sum : tensor<4xf32>
}
