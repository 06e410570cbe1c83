// The generic form can spell what the operations' own syntax cannot: each of
// these is an error, none a crash.

// RUN: kina-opt %s --split-input-file --verify-diagnostics

func.func @no_operand() {
  // expected-error @+1 {{'kina.add' op expected 2 operands, but found 0}}
  %0 = "kina.add"() : () -> tensor<2xf32>
  return
}

// -----

func.func @no_operand_reduce() {
  // expected-error @+1 {{'kina.reduce' op requires a single operand}}
  %0 = "kina.reduce"() <{kind = #kina.reduce_kind<max>, axis = 0 : i64}> : () -> tensor<f32>
  return
}

// -----

func.func @no_result(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.neg' op requires one result}}
  "kina.neg"(%x) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @two_results(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.neg' op requires one result}}
  %0:2 = "kina.neg"(%x) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @a_region(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.neg' op requires zero regions}}
  %0 = "kina.neg"(%x) ({}) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @constant_without_value() {
  // expected-error @+1 {{'kina.constant' op requires attribute 'value'}}
  %0 = "kina.constant"() : () -> tensor<2xf32>
  return
}

// -----

func.func @constant_of_a_string() {
  // expected-error @+1 {{Invalid attribute `value` in property conversion: "one"}}
  %0 = "kina.constant"() <{value = "one"}> : () -> tensor<2xf32>
  return
}

// -----

func.func @compare_without_predicate(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.compare' op requires attribute 'predicate'}}
  %0 = "kina.compare"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}

// -----

func.func @compare_with_a_kind(%x: tensor<2xf32>) {
  // expected-error @+1 {{Invalid attribute `predicate` in property conversion: #kina.reduce_kind<sum>}}
  %0 = "kina.compare"(%x, %x) <{predicate = #kina.reduce_kind<sum>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}

// -----

func.func @reduce_without_axis(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.reduce' op requires attribute 'axis'}}
  %0 = "kina.reduce"(%x) <{kind = #kina.reduce_kind<max>}> : (tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_without_kind(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.reduce' op requires attribute 'kind'}}
  %0 = "kina.reduce"(%x) <{axis = 0 : i64}> : (tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_with_a_wide_axis(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.reduce' op attribute 'axis' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = "kina.reduce"(%x) <{kind = #kina.reduce_kind<max>, axis = 170141183460469231731687303715884105727 : i128}> : (tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_with_a_string_for_axis(%x: tensor<2xf32>) {
  // expected-error @+1 {{Invalid attribute `axis` in property conversion: "0"}}
  %0 = "kina.reduce"(%x) <{kind = #kina.reduce_kind<max>, axis = "0"}> : (tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_with_a_number_for_keepdims(%x: tensor<2xf32>) {
  // expected-error @+1 {{Invalid attribute `keepdims` in property conversion: 1 : i64}}
  %0 = "kina.reduce"(%x) <{kind = #kina.reduce_kind<max>, axis = 0 : i64, keepdims = 1 : i64}> : (tensor<2xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @argmax_without_axis(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.argmax' op requires attribute 'axis'}}
  %0 = "kina.argmax"(%x) : (tensor<2xf32>) -> tensor<i64>
  return
}

// -----

func.func @unknown_operation(%x: tensor<2xf32>) {
  // expected-error @+1 {{unregistered operation 'kina.adamw' found in dialect ('kina') that does not allow unknown operations}}
  %0 = "kina.adamw"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
