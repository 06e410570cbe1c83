// One negative test per constraint (c) and input (i) of `kina.dot_general`,
// named after it.

// RUN: kina-opt %s --split-input-file --verify-diagnostics

func.func @dot_general_i1(%x: tensor<2xi1>) {
  // expected-error @+1 {{'kina.dot_general' op operand #0 must be Kina tensor}}
  %0 = "kina.dot_general"(%x, %x) <{lhs_batch = array<i64>, rhs_batch = array<i64>, lhs_contracting = array<i64: 0>, rhs_contracting = array<i64: 0>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<i1>
  return
}

// -----

func.func @dot_general_c1(%x: tensor<2xf32>, %y: tensor<2xf64>) {
  // expected-error @+1 {{'kina.dot_general' op lhs has type 'tensor<2xf32>' and rhs 'tensor<2xf64>': expected one dtype and one placement}}
  %0 = kina.dot_general %x, %y batch = [] x [] contracting = [0] x [0] order = lanes : tensor<2xf32>, tensor<2xf64> -> tensor<f32>
  return
}

// -----

func.func @dot_general_c1_placement(%x: tensor<2xf32>, %y: tensor<2xf32, #kina.device>) {
  // expected-error @+1 {{expected one dtype and one placement}}
  %0 = kina.dot_general %x, %y batch = [] x [] contracting = [0] x [0] order = lanes : tensor<2xf32>, tensor<2xf32, #kina.device> -> tensor<f32>
  return
}

// -----

func.func @dot_general_c2_batch(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.dot_general' op lhs_batch lists 1 axes and rhs_batch 0: expected as many}}
  %0 = kina.dot_general %x, %x batch = [0] x [] contracting = [1] x [1] order = sequential : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_general_c2_contracting(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.dot_general' op lhs_contracting lists 1 axes and rhs_contracting 2: expected as many}}
  %0 = kina.dot_general %x, %x batch = [] x [] contracting = [1] x [1, 0] order = sequential : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2xf32>
  return
}

// -----

func.func @dot_general_c3(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.dot_general' op rhs_contracting lists axis 2: expected 0 <= axis < 2, rhs has rank 2}}
  %0 = kina.dot_general %x, %x batch = [] x [] contracting = [1] x [2] order = sequential : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_general_c3_negative(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.dot_general' op lhs_batch lists axis -1: expected 0 <= axis < 2, lhs has rank 2}}
  %0 = kina.dot_general %x, %x batch = [-1] x [0] contracting = [] x [] order = sequential : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_general_c3_rank_0(%x: tensor<f32>) {
  // expected-error @+1 {{'kina.dot_general' op lhs_contracting lists axis 0: expected none, lhs has rank 0}}
  %0 = kina.dot_general %x, %x batch = [] x [] contracting = [0] x [0] order = lanes : tensor<f32>, tensor<f32> -> tensor<f32>
  return
}

// -----

func.func @dot_general_c4(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{'kina.dot_general' op axis 1 of lhs is listed twice: expected each axis at most once among lhs_batch and lhs_contracting}}
  %0 = kina.dot_general %x, %x batch = [1] x [0] contracting = [1] x [1] order = sequential : tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_general_c5_batch(%x: tensor<2x3xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{'kina.dot_general' op batch axes have different extents: axis 0 of lhs 'tensor<2x3xf32>' has 2 and axis 0 of rhs 'tensor<4x3xf32>' has 4}}
  %0 = kina.dot_general %x, %y batch = [0] x [0] contracting = [1] x [1] order = lanes : tensor<2x3xf32>, tensor<4x3xf32> -> tensor<2xf32>
  return
}

// -----

func.func @dot_general_c5_contracting(%x: tensor<2x3xf32>, %y: tensor<4x5xf32>) {
  // expected-error @+1 {{'kina.dot_general' op contracting axes have different extents: axis 1 of lhs 'tensor<2x3xf32>' has 3 and axis 0 of rhs 'tensor<4x5xf32>' has 4}}
  %0 = kina.dot_general %x, %y batch = [] x [] contracting = [1] x [0] order = sequential : tensor<2x3xf32>, tensor<4x5xf32> -> tensor<2x5xf32>
  return
}

// -----

func.func @dot_general_c6(%x: tensor<2x2xf32>) {
  // expected-error @+2 {{'kina.dot_general' op order is missing: expected sequential or lanes, a floating contraction states the order of its accumulation}}
  // expected-note @+1 {{the frontend writes lanes when neither operand has a free axis, else sequential}}
  %0 = kina.dot_general %x, %x batch = [] x [] contracting = [1] x [0] : tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_general_c6_integer(%x: tensor<2x2xi32>) {
  // expected-error @+1 {{'kina.dot_general' op order is sequential: expected none, a contraction of 'i32' does not depend on it}}
  %0 = kina.dot_general %x, %x batch = [] x [] contracting = [1] x [0] order = sequential : tensor<2x2xi32>, tensor<2x2xi32> -> tensor<2x2xi32>
  return
}

// -----

func.func @dot_general_c7(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) {
  // expected-error @+1 {{'kina.dot_general' op result has type 'tensor<4x2xf32>': expected 'tensor<2x4xf32>', the batch axes, the free axes of lhs and those of rhs}}
  %0 = kina.dot_general %x, %y batch = [] x [] contracting = [1] x [0] order = sequential : tensor<2x3xf32>, tensor<3x4xf32> -> tensor<4x2xf32>
  return
}

// -----

// A result with more elements than there can be.
func.func @dot_general_o1(%x: tensor<4294967296xf32>) {
  // expected-error @+1 {{'kina.dot_general' op result #0 must be Kina tensor}}
  %0 = kina.dot_general %x, %x batch = [] x [] contracting = [] x [] order = sequential : tensor<4294967296xf32>, tensor<4294967296xf32> -> tensor<4294967296x4294967296xf32>
  return
}
