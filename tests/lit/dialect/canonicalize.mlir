// Identities and rewrites. What is not exact stays: see the functions named
// `keeps_...`.

// RUN: kina-opt %s --canonicalize | FileCheck %s

//===----------------------------------------------------------------------===//
// Identities of zero and one
//===----------------------------------------------------------------------===//

// CHECK-LABEL: @add_negative_zero(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: return %[[X]]
func.func @add_negative_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = kina.constant dense<-0.0> : tensor<4xf32>
  %0 = kina.add %zero, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -0 + +0 is +0.
// CHECK-LABEL: @keeps_add_positive_zero(
// CHECK: kina.add
func.func @keeps_add_positive_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = kina.constant dense<0.0> : tensor<4xf32>
  %0 = kina.add %x, %zero : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @add_integer_zero(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: return %[[X]]
func.func @add_integer_zero(%x: tensor<4xi8>) -> tensor<4xi8> {
  %zero = kina.constant dense<0> : tensor<4xi8>
  %0 = kina.add %x, %zero : tensor<4xi8>
  return %0 : tensor<4xi8>
}

// CHECK-LABEL: @sub_positive_zero(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: return %[[X]]
func.func @sub_positive_zero(%x: tensor<4xf16>) -> tensor<4xf16> {
  %zero = kina.constant dense<0.0> : tensor<4xf16>
  %0 = kina.sub %x, %zero : tensor<4xf16>
  return %0 : tensor<4xf16>
}

// CHECK-LABEL: @keeps_sub_negative_zero(
// CHECK: kina.sub
func.func @keeps_sub_negative_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = kina.constant dense<-0.0> : tensor<4xf32>
  %0 = kina.sub %x, %zero : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @sub_itself(
// CHECK: %[[ZERO:.*]] = kina.constant dense<0> : tensor<4xi32>
// CHECK: return %[[ZERO]]
func.func @sub_itself(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = kina.sub %x, %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// inf - inf is NaN.
// CHECK-LABEL: @keeps_sub_itself(
// CHECK: kina.sub
func.func @keeps_sub_itself(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = kina.sub %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @mul_one(
// CHECK-SAME: %[[X:.*]]: tensor<4xf8E4M3FN>, %[[Y:.*]]: tensor<4xi4>
// CHECK-NEXT: return %[[X]], %[[Y]]
func.func @mul_one(%x: tensor<4xf8E4M3FN>, %y: tensor<4xi4>) -> (tensor<4xf8E4M3FN>, tensor<4xi4>) {
  %one = kina.constant dense<1.0> : tensor<4xf8E4M3FN>
  %0 = kina.mul %one, %x : tensor<4xf8E4M3FN>
  %integer_one = kina.constant dense<1> : tensor<4xi4>
  %1 = kina.mul %y, %integer_one : tensor<4xi4>
  return %0, %1 : tensor<4xf8E4M3FN>, tensor<4xi4>
}

// CHECK-LABEL: @keeps_mul_zero(
// CHECK: kina.mul
func.func @keeps_mul_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = kina.constant dense<0.0> : tensor<4xf32>
  %0 = kina.mul %x, %zero : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @div_one(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: return %[[X]]
func.func @div_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = kina.constant dense<1.0> : tensor<4xf32>
  %0 = kina.div %x, %one : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @rem_one(
// CHECK: %[[ZERO:.*]] = kina.constant dense<0> : tensor<4xi32>
// CHECK: return %[[ZERO]]
func.func @rem_one(%x: tensor<4xi32>) -> tensor<4xi32> {
  %one = kina.constant dense<1> : tensor<4xi32>
  %0 = kina.rem %x, %one : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: @pow_special(
// CHECK: %[[ONE:.*]] = kina.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK: return %[[ONE]], %[[ONE]]
func.func @pow_special(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %zero = kina.constant dense<-0.0> : tensor<4xf32>
  %one = kina.constant dense<1.0> : tensor<4xf32>
  %0 = kina.pow %x, %zero : tensor<4xf32>
  %1 = kina.pow %one, %x : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// Only Kina's own algorithm knows these bits.
// CHECK-LABEL: @keeps_pow(
// CHECK: kina.pow
// CHECK: kina.sqrt
func.func @keeps_pow() -> (tensor<4xf32>, tensor<4xf32>) {
  %x = kina.constant dense<3.0> : tensor<4xf32>
  %y = kina.constant dense<2.0> : tensor<4xf32>
  %0 = kina.pow %x, %y : tensor<4xf32>
  %1 = kina.sqrt %x : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

//===----------------------------------------------------------------------===//
// Operations on one another
//===----------------------------------------------------------------------===//

// CHECK-LABEL: @max_itself(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: return %[[X]], %[[X]]
func.func @max_itself(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = kina.max %x, %x : tensor<4xf32>
  %1 = kina.min %x, %x : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @double_negation(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<4xi1>
// CHECK-NEXT: return %[[X]], %[[B]]
func.func @double_negation(%x: tensor<4xf32>, %b: tensor<4xi1>) -> (tensor<4xf32>, tensor<4xi1>) {
  %0 = kina.neg %x : tensor<4xf32>
  %1 = kina.neg %0 : tensor<4xf32>
  %2 = kina.not %b : tensor<4xi1>
  %3 = kina.not %2 : tensor<4xi1>
  return %1, %3 : tensor<4xf32>, tensor<4xi1>
}

// CHECK-LABEL: @abs_of_neg_of_abs(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: %[[ABS:.*]] = kina.abs %[[X]]
// CHECK-NEXT: return %[[ABS]]
func.func @abs_of_neg_of_abs(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = kina.abs %x : tensor<4xi32>
  %1 = kina.neg %0 : tensor<4xi32>
  %2 = kina.abs %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: @logic(
// CHECK-SAME: %[[B:.*]]: tensor
// CHECK: %[[FALSE:.*]] = kina.constant dense<false>
// CHECK: %[[TRUE:.*]] = kina.constant dense<true>
// CHECK: return %[[B]], %[[FALSE]], %[[B]], %[[TRUE]], %[[B]]
func.func @logic(%b: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %false = kina.constant dense<false> : tensor<4xi1>
  %true = kina.constant dense<true> : tensor<4xi1>
  %0 = kina.and %true, %b : tensor<4xi1>
  %1 = kina.and %b, %false : tensor<4xi1>
  %2 = kina.or %b, %false : tensor<4xi1>
  %3 = kina.or %b, %true : tensor<4xi1>
  %4 = kina.and %b, %b : tensor<4xi1>
  return %0, %1, %2, %3, %4 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

// CHECK-LABEL: @not_of_compare(
// CHECK: kina.compare ne, %{{.*}} : tensor<4xf32>
// CHECK: kina.compare ge, %{{.*}} : tensor<4xi32>
func.func @not_of_compare(%x: tensor<4xf32>, %y: tensor<4xi32>, %z: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %0 = kina.compare eq, %x, %x : tensor<4xf32>
  %1 = kina.not %0 : tensor<4xi1>
  %2 = kina.compare lt, %y, %z : tensor<4xi32>
  %3 = kina.not %2 : tensor<4xi1>
  return %1, %3 : tensor<4xi1>, tensor<4xi1>
}

// With a NaN, `not (x < y)` is true and `x >= y` is false.
// CHECK-LABEL: @keeps_not_of_float_order(
// CHECK: kina.compare lt
// CHECK: kina.not
func.func @keeps_not_of_float_order(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xi1> {
  %0 = kina.compare lt, %x, %y : tensor<4xf32>
  %1 = kina.not %0 : tensor<4xi1>
  return %1 : tensor<4xi1>
}

// CHECK-LABEL: @compare_constant_moves_right(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK: %[[ONE:.*]] = kina.constant
// CHECK: kina.compare gt, %[[X]], %[[ONE]]
func.func @compare_constant_moves_right(%x: tensor<4xf32>) -> tensor<4xi1> {
  %one = kina.constant dense<1.0> : tensor<4xf32>
  %0 = kina.compare lt, %one, %x : tensor<4xf32>
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: @compare_itself(
// CHECK-DAG: %[[FALSE:.*]] = kina.constant dense<false>
// CHECK-DAG: %[[TRUE:.*]] = kina.constant dense<true>
// CHECK: return %[[FALSE]], %[[TRUE]]
func.func @compare_itself(%x: tensor<4xf32>, %y: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>) {
  %0 = kina.compare lt, %x, %x : tensor<4xf32>
  %1 = kina.compare le, %y, %y : tensor<4xi32>
  return %0, %1 : tensor<4xi1>, tensor<4xi1>
}

// This is how a program asks for NaN.
// CHECK-LABEL: @keeps_compare_itself(
// CHECK: kina.compare ne
func.func @keeps_compare_itself(%x: tensor<4xf32>) -> tensor<4xi1> {
  %0 = kina.compare ne, %x, %x : tensor<4xf32>
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: @where(
// CHECK-SAME: %[[C:.*]]: tensor<4xi1>, %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>
// CHECK-NEXT: %[[SWAPPED:.*]] = kina.where %[[C]], %[[Y]], %[[X]]
// CHECK-NEXT: return %[[X]], %[[Y]], %[[X]], %[[SWAPPED]], %[[C]]
func.func @where(%c: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) {
  %true = kina.constant dense<true> : tensor<4xi1>
  %false = kina.constant dense<false> : tensor<4xi1>
  %0 = kina.where %true, %x, %y : tensor<4xi1>, tensor<4xf32>
  %1 = kina.where %false, %x, %y : tensor<4xi1>, tensor<4xf32>
  %2 = kina.where %c, %x, %x : tensor<4xi1>, tensor<4xf32>
  %3 = kina.not %c : tensor<4xi1>
  %4 = kina.where %3, %x, %y : tensor<4xi1>, tensor<4xf32>
  %5 = kina.where %c, %true, %false : tensor<4xi1>, tensor<4xi1>
  return %0, %1, %2, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi1>
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

// CHECK-LABEL: @cast_there_and_back(
// CHECK-SAME: %[[X:.*]]: tensor<4xbf16>, %[[Y:.*]]: tensor<4xi8>
// CHECK-NEXT: return %[[X]], %[[Y]]
func.func @cast_there_and_back(%x: tensor<4xbf16>, %y: tensor<4xi8>) -> (tensor<4xbf16>, tensor<4xi8>) {
  %0 = kina.cast %x : tensor<4xbf16> -> tensor<4xf32>
  %1 = kina.cast %0 : tensor<4xf32> -> tensor<4xbf16>
  %2 = kina.cast %y : tensor<4xi8> -> tensor<4xf16>
  %3 = kina.cast %2 : tensor<4xf16> -> tensor<4xi8>
  return %1, %3 : tensor<4xbf16>, tensor<4xi8>
}

// CHECK-LABEL: @casts_compose(
// CHECK: kina.cast %{{.*}} : tensor<4xf16> -> tensor<4xbf16>
// CHECK-NEXT: kina.cast %{{.*}} : tensor<4xi8> -> tensor<4xi4>
// CHECK-NEXT: kina.cast %{{.*}} : tensor<4xi1> -> tensor<4xf8E4M3FN>
// CHECK-NEXT: return
func.func @casts_compose(%x: tensor<4xf16>, %y: tensor<4xi8>, %z: tensor<4xi1>) -> (tensor<4xbf16>, tensor<4xi4>, tensor<4xf8E4M3FN>) {
  %0 = kina.cast %x : tensor<4xf16> -> tensor<4xf32>
  %1 = kina.cast %0 : tensor<4xf32> -> tensor<4xbf16>
  %2 = kina.cast %y : tensor<4xi8> -> tensor<4xi32>
  %3 = kina.cast %2 : tensor<4xi32> -> tensor<4xi4>
  %4 = kina.cast %z : tensor<4xi1> -> tensor<4xi64>
  %5 = kina.cast %4 : tensor<4xi64> -> tensor<4xf8E4M3FN>
  return %1, %3, %5 : tensor<4xbf16>, tensor<4xi4>, tensor<4xf8E4M3FN>
}

// Two roundings are not one; a float is clamped where an integer wraps.
// CHECK-LABEL: @keeps_casts(
// CHECK-COUNT-6: kina.cast
func.func @keeps_casts(%x: tensor<4xf64>, %y: tensor<4xi8>, %z: tensor<4xi32>) -> (tensor<4xf16>, tensor<4xi4>, tensor<4xi32>) {
  %0 = kina.cast %x : tensor<4xf64> -> tensor<4xf32>
  %1 = kina.cast %0 : tensor<4xf32> -> tensor<4xf16>
  %2 = kina.cast %y : tensor<4xi8> -> tensor<4xf32>
  %3 = kina.cast %2 : tensor<4xf32> -> tensor<4xi4>
  %4 = kina.cast %z : tensor<4xi32> -> tensor<4xf32>
  %5 = kina.cast %4 : tensor<4xf32> -> tensor<4xi32>
  return %1, %3, %5 : tensor<4xf16>, tensor<4xi4>, tensor<4xi32>
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

// CHECK-LABEL: @reduce_one_element(
// CHECK-SAME: %[[X:.*]]: tensor<4x1xf16>, %[[B:.*]]: tensor<1xi1>
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[B]]
func.func @reduce_one_element(%x: tensor<4x1xf16>, %b: tensor<1xi1>) -> (tensor<4x1xf16>, tensor<4x1xf16>, tensor<4x1xf16>, tensor<1xi1>) {
  %0 = kina.reduce sum %x axis = 1 keepdims order = sequential : tensor<4x1xf16> -> tensor<4x1xf16>
  %1 = kina.reduce mean %0 axis = 1 keepdims order = sequential : tensor<4x1xf16> -> tensor<4x1xf16>
  %2 = kina.reduce max %1 axis = 1 keepdims : tensor<4x1xf16> -> tensor<4x1xf16>
  %3 = kina.reduce any %b axis = 0 keepdims : tensor<1xi1> -> tensor<1xi1>
  return %0, %1, %2, %3 : tensor<4x1xf16>, tensor<4x1xf16>, tensor<4x1xf16>, tensor<1xi1>
}

// CHECK-LABEL: @argmax_one_element(
// CHECK: %[[ZERO:.*]] = kina.constant dense<0> : tensor<4xi64>
// CHECK: return %[[ZERO]], %[[ZERO]]
func.func @argmax_one_element(%x: tensor<4x1xf32>) -> (tensor<4xi64>, tensor<4xi64>) {
  %0 = kina.argmax %x axis = 1 : tensor<4x1xf32> -> tensor<4xi64>
  %1 = kina.argmin %x axis = 1 : tensor<4x1xf32> -> tensor<4xi64>
  return %0, %1 : tensor<4xi64>, tensor<4xi64>
}
