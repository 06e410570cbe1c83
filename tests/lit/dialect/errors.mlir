// One negative test per input (i), output (o) and constraint (c) of the
// operations' descriptions, named after it.

// RUN: kina-opt %s --split-input-file --verify-diagnostics

//===----------------------------------------------------------------------===//
// constant
//===----------------------------------------------------------------------===//

func.func @constant_c1() {
  // expected-error @+1 {{'kina.constant' op value is not in the IR itself: expected a 'dense' attribute}}
  %0 = kina.constant sparse<[[0]], [1.0]> : tensor<2xf32>
  return
}

// -----

func.func @constant_c2() {
  // expected-error @+1 {{'kina.constant' op result has type 'tensor<3xf32>': expected 'tensor<2xf32>', the type of the value}}
  %0 = "kina.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<3xf32>
  return
}

// -----

func.func @constant_c2_vector() {
  // expected-error @+1 {{'kina.constant' op result has type 'tensor<2xi32>': expected 'vector<2xi32>', the type of the value}}
  %0 = "kina.constant"() <{value = dense<1> : vector<2xi32>}> : () -> tensor<2xi32>
  return
}

// -----

func.func @constant_o1() {
  // expected-error @+1 {{'kina.constant' op result #0 must be Kina tensor (static, dims >= 1, at most 2^63 - 1 bytes, no encoding but #kina.device) of f16,}}
  %0 = kina.constant dense<1.0> : vector<2xf32>
  return
}

// -----

//===----------------------------------------------------------------------===//
// Unary and binary operations
//===----------------------------------------------------------------------===//

func.func @add_i1(%x: tensor<2xi1>) {
  // expected-error @+1 {{'kina.add' op operand #0 must be Kina tensor}}
  %0 = kina.add %x, %x : tensor<2xi1>
  return
}

// -----

func.func @add_i2(%x: tensor<2xf32>, %y: tensor<2xi1>) {
  // expected-error @+1 {{'kina.add' op operand #1 must be Kina tensor}}
  %0 = "kina.add"(%x, %y) : (tensor<2xf32>, tensor<2xi1>) -> tensor<2xf32>
  return
}

// -----

func.func @add_o1(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.add' op result #0 must be Kina tensor}}
  %0 = "kina.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @add_c1_shape(%x: tensor<4x8xf32>, %y: tensor<8xf32>) {
  // expected-error @+2 {{'kina.add' op operand #0 has type 'tensor<4x8xf32>': expected 'tensor<8xf32>' to match operand #1}}
  // expected-note @+1 {{there is no implicit broadcasting: stretch the smaller tensor with kina.broadcast}}
  %0 = "kina.add"(%x, %y) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @add_c1_dtype(%x: tensor<8xf16>, %y: tensor<8xf32>) {
  // expected-error @+2 {{'kina.add' op operand #0 has type 'tensor<8xf16>': expected 'tensor<8xf32>' to match operand #1}}
  // expected-note @+1 {{there is no implicit conversion: convert with kina.cast}}
  %0 = "kina.add"(%x, %y) : (tensor<8xf16>, tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @add_c1_placement(%x: tensor<8xf32, #kina.device>, %y: tensor<8xf32>) {
  // expected-error @+2 {{'kina.add' op operand #0 has type 'tensor<8xf32, #kina.device>': expected 'tensor<8xf32>' to match operand #1}}
  // expected-note @+1 {{placements differ: an operation works on tensors of one placement}}
  %0 = "kina.add"(%x, %y) : (tensor<8xf32, #kina.device>, tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @add_c1_result(%x: tensor<8xf32>) {
  // expected-error @+2 {{'kina.add' op result has type 'tensor<1x8xf32>': expected 'tensor<8xf32>' to match operand #1}}
  // expected-note @+1 {{there is no implicit broadcasting}}
  %0 = "kina.add"(%x, %x) : (tensor<8xf32>, tensor<8xf32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @neg_c1(%x: tensor<8xf32>) {
  // expected-error @+2 {{'kina.neg' op result has type 'tensor<8xf64>': expected 'tensor<8xf32>' to match operand #0}}
  // expected-note @+1 {{there is no implicit conversion}}
  %0 = "kina.neg"(%x) : (tensor<8xf32>) -> tensor<8xf64>
  return
}

// -----

func.func @rem_i1(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.rem' op operand #0 must be Kina tensor (static, dims >= 1, at most 2^63 - 1 bytes, no encoding but #kina.device) of i64, i32, i16, i8 or i4, but got 'tensor<2xf32>'}}
  %0 = kina.rem %x, %x : tensor<2xf32>
  return
}

// -----

func.func @pow_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.pow' op operand #0 must be Kina tensor}}
  %0 = kina.pow %x, %x : tensor<2xi32>
  return
}

// -----

func.func @sqrt_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.sqrt' op operand #0 must be Kina tensor}}
  %0 = kina.sqrt %x : tensor<2xi32>
  return
}

// -----

func.func @and_i1(%x: tensor<2xi8>) {
  // expected-error @+1 {{'kina.and' op operand #0 must be Kina tensor}}
  %0 = kina.and %x, %x : tensor<2xi8>
  return
}

// -----

func.func @not_i1(%x: tensor<2xi8>) {
  // expected-error @+1 {{'kina.not' op operand #0 must be Kina tensor}}
  %0 = kina.not %x : tensor<2xi8>
  return
}

// -----

//===----------------------------------------------------------------------===//
// compare, where, cast
//===----------------------------------------------------------------------===//

func.func @compare_i1(%x: tensor<2xf32>) {
  // expected-error @+1 {{expected one of}}
  %0 = kina.compare less, %x, %x : tensor<2xf32>
  return
}

// -----

func.func @compare_i2(%x: tensor<*xf32>) {
  // expected-error @+1 {{'kina.compare' op operand #0 must be Kina tensor}}
  %0 = "kina.compare"(%x, %x) <{predicate = #kina.compare_predicate<eq>}> : (tensor<*xf32>, tensor<*xf32>) -> tensor<2xi1>
  return
}

// -----

func.func @compare_i2_syntax(%x: i32) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.tensor, but found 'i32'}}
  %0 = kina.compare eq, %x, %x : i32
  return
}

// -----

func.func @compare_c1(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  // expected-error @+2 {{'kina.compare' op operand #0 has type 'tensor<2xf32>': expected 'tensor<3xf32>' to match operand #1}}
  // expected-note @+1 {{there is no implicit broadcasting}}
  %0 = "kina.compare"(%x, %y) <{predicate = #kina.compare_predicate<eq>}> : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xi1>
  return
}

// -----

func.func @compare_c2(%x: tensor<2xf32>) {
  // expected-error @+2 {{'kina.compare' op result has type 'tensor<3xi1>': expected 'tensor<2xi1>' to match operand #1}}
  // expected-note @+1 {{there is no implicit broadcasting}}
  %0 = "kina.compare"(%x, %x) <{predicate = #kina.compare_predicate<eq>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xi1>
  return
}

// -----

func.func @where_i1(%c: tensor<2xi8>, %x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.where' op operand #0 must be Kina tensor}}
  %0 = kina.where %c, %x, %x : tensor<2xi8>, tensor<2xf32>
  return
}

// -----

func.func @where_c1(%c: tensor<2xi1>, %x: tensor<2xf16>, %y: tensor<2xf32>) {
  // expected-error @+2 {{'kina.where' op operand #1 has type 'tensor<2xf16>': expected 'tensor<2xf32>' to match operand #2}}
  // expected-note @+1 {{there is no implicit conversion}}
  %0 = "kina.where"(%c, %x, %y) : (tensor<2xi1>, tensor<2xf16>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @where_c2(%c: tensor<1xi1>, %x: tensor<2xf32>) {
  // expected-error @+2 {{'kina.where' op operand #0 has type 'tensor<1xi1>': expected 'tensor<2xi1>' to match operand #2}}
  // expected-note @+1 {{there is no implicit broadcasting}}
  %0 = kina.where %c, %x, %x : tensor<1xi1>, tensor<2xf32>
  return
}

// -----

func.func @cast_c1(%x: tensor<2xf32>) {
  // expected-error @+2 {{'kina.cast' op result has type 'tensor<3xf16>': expected 'tensor<2xf16>' to match operand #0}}
  // expected-note @+1 {{there is no implicit broadcasting}}
  %0 = kina.cast %x : tensor<2xf32> -> tensor<3xf16>
  return
}

// -----

func.func @cast_c1_placement(%x: tensor<2xf32>) {
  // expected-error @+2 {{'kina.cast' op result has type 'tensor<2xf16, #kina.device>': expected 'tensor<2xf16>'}}
  // expected-note @+1 {{placements differ}}
  %0 = kina.cast %x : tensor<2xf32> -> tensor<2xf16, #kina.device>
  return
}

// -----

//===----------------------------------------------------------------------===//
// broadcast
//===----------------------------------------------------------------------===//

func.func @broadcast_c1(%x: tensor<1xf32>) {
  // expected-error @+1 {{'kina.broadcast' op result has element type 'f16': expected that of the input, 'f32'}}
  %0 = kina.broadcast %x : tensor<1xf32> -> tensor<2xf16>
  return
}

// -----

func.func @broadcast_c2(%x: tensor<1xf32>) {
  // expected-error @+1 {{'kina.broadcast' op result has type 'tensor<2xf32, #kina.device>' and the input 'tensor<1xf32>': expected the same placement}}
  %0 = kina.broadcast %x : tensor<1xf32> -> tensor<2xf32, #kina.device>
  return
}

// -----

func.func @broadcast_c3(%x: tensor<1x2xf32>) {
  // expected-error @+1 {{'kina.broadcast' op input has rank 2: expected at most the rank of the result, 1}}
  %0 = kina.broadcast %x : tensor<1x2xf32> -> tensor<2xf32>
  return
}

// -----

func.func @broadcast_c4(%x: tensor<3x2xf32>) {
  // expected-error @+1 {{'kina.broadcast' op axis 0 of the input has size 3: expected 1 or 4, the size of axis 1 of the result}}
  %0 = kina.broadcast %x : tensor<3x2xf32> -> tensor<5x4x2xf32>
  return
}

// -----

func.func @broadcast_c4_shrink(%x: tensor<3xf32>) {
  // expected-error @+1 {{'kina.broadcast' op axis 0 of the input has size 3: expected 1, the size of axis 0 of the result}}
  %0 = kina.broadcast %x : tensor<3xf32> -> tensor<1xf32>
  return
}

// -----

//===----------------------------------------------------------------------===//
// reduce
//===----------------------------------------------------------------------===//

func.func @reduce_i1(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{expected one of}}
  %0 = kina.reduce median %x axis = 0 : tensor<2x3xf32> -> tensor<3xf32>
  return
}

// -----

func.func @reduce_i3(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.reduce' op attribute 'axis' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = "kina.reduce"(%x) <{kind = #kina.reduce_kind<max>, axis = 0 : i32}> : (tensor<2x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @reduce_c1(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.reduce' op axis 2 is out of range for rank 2: expected 0 <= axis < 2}}
  %0 = kina.reduce max %x axis = 2 : tensor<2x3xf32> -> tensor<3xf32>
  return
}

// -----

func.func @reduce_c1_negative(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'kina.reduce' op axis -1 is out of range for rank 2: expected 0 <= axis < 2}}
  // expected-note @+1 {{axes count from the front: axis 1 is meant here}}
  %0 = kina.reduce max %x axis = -1 : tensor<2x3xf32> -> tensor<2xf32>
  return
}

// -----

func.func @reduce_c1_smallest(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.reduce' op axis -9223372036854775808 is out of range for rank 2: expected 0 <= axis < 2}}
  %0 = kina.reduce max %x axis = -9223372036854775808 : tensor<2x3xf32> -> tensor<2xf32>
  return
}

// -----

func.func @reduce_c1_scalar(%x: tensor<f32>) {
  // expected-error @+1 {{'kina.reduce' op axis 0 is out of range for rank 0: expected an input of rank >= 1}}
  %0 = kina.reduce max %x axis = 0 : tensor<f32> -> tensor<f32>
  return
}

// -----

func.func @reduce_c2_logic(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.reduce' op kind any does not apply to 'f32': expected i1}}
  %0 = kina.reduce any %x axis = 0 : tensor<2xf32> -> tensor<f32>
  return
}

// -----

func.func @reduce_c2_number(%x: tensor<2xi1>) {
  // expected-error @+1 {{'kina.reduce' op kind max does not apply to 'i1': expected a number}}
  %0 = kina.reduce max %x axis = 0 : tensor<2xi1> -> tensor<i1>
  return
}

// -----

func.func @reduce_c3(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.reduce' op kind mean does not apply to 'i32': expected a floating element}}
  %0 = kina.reduce mean %x axis = 0 : tensor<2xi32> -> tensor<i32>
  return
}

// -----

func.func @reduce_c4(%x: tensor<2xf32>) {
  // expected-error @+2 {{'kina.reduce' op order is missing: expected sequential or lanes, a floating sum states the order of its accumulation}}
  // expected-note @+1 {{the frontend writes lanes when every axis after the reduced one has extent 1 and its extent is at least 64}}
  %0 = kina.reduce sum %x axis = 0 : tensor<2xf32> -> tensor<f32>
  return
}

// -----

func.func @reduce_c5_integer(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.reduce' op order is lanes: expected none, sum of 'i32' does not depend on it}}
  %0 = kina.reduce sum %x axis = 0 order = lanes : tensor<2xi32> -> tensor<i32>
  return
}

// -----

func.func @reduce_c5_max(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.reduce' op order is sequential: expected none, max of 'f32' does not depend on it}}
  %0 = kina.reduce max %x axis = 0 order = sequential : tensor<2xf32> -> tensor<f32>
  return
}

// -----

func.func @reduce_c6(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.reduce' op result has type 'tensor<2xf32>': expected 'tensor<3xf32>', the input reduced along its axis}}
  %0 = kina.reduce max %x axis = 0 : tensor<2x3xf32> -> tensor<2xf32>
  return
}

// -----

func.func @reduce_c6_keepdims(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.reduce' op result has type 'tensor<3xf32>': expected 'tensor<1x3xf32>'}}
  %0 = kina.reduce max %x axis = 0 keepdims : tensor<2x3xf32> -> tensor<3xf32>
  return
}

// -----

//===----------------------------------------------------------------------===//
// argmax, argmin
//===----------------------------------------------------------------------===//

func.func @argmax_i1(%x: tensor<2x3xi1>) {
  // expected-error @+1 {{'kina.argmax' op operand #0 must be Kina tensor (static, dims >= 1, at most 2^63 - 1 bytes, no encoding but #kina.device) of f16, bf16, f32, f64, f8E4M3FN, f8E5M2, i64, i32, i16, i8 or i4, but got 'tensor<2x3xi1>'}}
  %0 = kina.argmax %x axis = 0 : tensor<2x3xi1> -> tensor<3xi64>
  return
}

// -----

func.func @argmax_o1(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.argmax' op result #0 must be Kina tensor (static, dims >= 1, at most 2^63 - 1 bytes, no encoding but #kina.device) of i64, but got 'tensor<3xi32>'}}
  %0 = kina.argmax %x axis = 0 : tensor<2x3xf32> -> tensor<3xi32>
  return
}

// -----

func.func @argmax_c1(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.argmax' op axis 9223372036854775807 is out of range for rank 2: expected 0 <= axis < 2}}
  %0 = kina.argmax %x axis = 9223372036854775807 : tensor<2x3xf32> -> tensor<3xi64>
  return
}

// -----

func.func @argmax_c2(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.argmax' op result has type 'tensor<2xi64>': expected 'tensor<3xi64>', the input reduced along its axis to i64}}
  %0 = kina.argmax %x axis = 0 : tensor<2x3xf32> -> tensor<2xi64>
  return
}

// -----

func.func @argmin_c1(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.argmin' op axis 2 is out of range for rank 2: expected 0 <= axis < 2}}
  %0 = kina.argmin %x axis = 2 : tensor<2x3xf32> -> tensor<3xi64>
  return
}

// -----

func.func @argmin_c2(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.argmin' op result has type 'tensor<3xi64>': expected 'tensor<1x3xi64>'}}
  %0 = kina.argmin %x axis = 0 keepdims : tensor<2x3xf32> -> tensor<3xi64>
  return
}
