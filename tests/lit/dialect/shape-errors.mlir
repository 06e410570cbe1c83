// One negative test per constraint (c) of the operations that move elements,
// named after it; bounds near the limits of 64 bits among them.

// RUN: kina-opt %s --split-input-file --verify-diagnostics

func.func @reshape_c1(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.reshape' op result has element type 'f16': expected that of the input, 'f32'}}
  %0 = kina.reshape %x : tensor<2xf32> -> tensor<2xf16>
  return
}

// -----

func.func @reshape_c2(%x: tensor<2xf32>) {
  // expected-error @+1 {{expected the same placement}}
  %0 = kina.reshape %x : tensor<2xf32> -> tensor<2xf32, #kina.device>
  return
}

// -----

func.func @reshape_c3(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.reshape' op result 'tensor<5xf32>' has 5 elements: expected 6, as many as the input 'tensor<2x3xf32>'}}
  %0 = kina.reshape %x : tensor<2x3xf32> -> tensor<5xf32>
  return
}

// -----

func.func @reshape_o1(%x: tensor<1xi8>) {
  // expected-error @+1 {{result #0 must be Kina tensor}}
  %0 = kina.reshape %x : tensor<1xi8> -> tensor<4294967296x4294967296xi8>
  return
}

// -----

func.func @transpose_c1_count(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.transpose' op permutation has 1 integers: expected 2, one for each axis of the input}}
  %0 = kina.transpose %x permutation = [0] : tensor<2x3xf32> -> tensor<2x3xf32>
  return
}

// -----

func.func @transpose_c1_range(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{permutation holds 9223372036854775807: expected 0 <= axis < 2}}
  %0 = kina.transpose %x permutation = [0, 9223372036854775807] : tensor<2x3xf32> -> tensor<2x3xf32>
  return
}

// -----

func.func @transpose_c1_negative(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{permutation holds -1: expected 0 <= axis < 2}}
  %0 = kina.transpose %x permutation = [0, -1] : tensor<2x3xf32> -> tensor<2x3xf32>
  return
}

// -----

func.func @transpose_c1_twice(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{permutation holds axis 1 twice: expected each axis once}}
  %0 = kina.transpose %x permutation = [1, 1] : tensor<2x2xf32> -> tensor<2x2xf32>
  return
}

// -----

func.func @transpose_c2(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'kina.transpose' op result has type 'tensor<2x3xf32>': expected 'tensor<3x2xf32>', the input with its axes permuted}}
  %0 = kina.transpose %x permutation = [1, 0] : tensor<2x3xf32> -> tensor<2x3xf32>
  return
}

// -----

func.func @slice_c1(%x: tensor<4xf32>) {
  // expected-error @+1 {{'kina.slice' op stride has 2 integers: expected 1, one for each axis of the input}}
  %0 = kina.slice %x start = [0] limit = [4] stride = [1, 1] : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @slice_c2(%x: tensor<4xf32>) {
  // expected-error @+1 {{'kina.slice' op bounds of axis 0 are 0 and 9223372036854775807: expected 0 <= start < limit <= 4}}
  %0 = kina.slice %x start = [0] limit = [9223372036854775807] stride = [1] : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @slice_c2_negative(%x: tensor<4xf32>) {
  // expected-error @+1 {{bounds of axis 0 are -9223372036854775808 and 4}}
  %0 = kina.slice %x start = [-9223372036854775808] limit = [4] stride = [1] : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @slice_c2_empty(%x: tensor<4xf32>) {
  // expected-error @+1 {{bounds of axis 0 are 2 and 2}}
  %0 = kina.slice %x start = [2] limit = [2] stride = [1] : tensor<4xf32> -> tensor<1xf32>
  return
}

// -----

func.func @slice_c3(%x: tensor<4xf32>) {
  // expected-error @+1 {{'kina.slice' op stride of axis 0 is 0: expected at least 1}}
  %0 = kina.slice %x start = [0] limit = [4] stride = [0] : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @slice_c4(%x: tensor<4xf32>) {
  // expected-error @+1 {{'kina.slice' op result has type 'tensor<1xf32>': expected 'tensor<2xf32>', the part of the input between the bounds}}
  %0 = kina.slice %x start = [0] limit = [4] stride = [3] : tensor<4xf32> -> tensor<1xf32>
  return
}

// -----

func.func @concat_c1() {
  // expected-error @+1 {{'kina.concat' op there is no input: expected at least one tensor}}
  %0 = "kina.concat"() <{axis = 0 : i64}> : () -> tensor<1xf32>
  return
}

// -----

func.func @concat_c2(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.concat' op axis 1 is out of range for rank 1: expected 0 <= axis < 1}}
  %0 = kina.concat %x, %x axis = 1 : tensor<2xf32>, tensor<2xf32> -> tensor<4xf32>
  return
}

// -----

func.func @concat_c2_scalars(%x: tensor<f32>) {
  // expected-error @+1 {{'kina.concat' op axis 0 is out of range for rank 0: expected an input of rank >= 1}}
  %0 = kina.concat %x, %x axis = 0 : tensor<f32>, tensor<f32> -> tensor<2xf32>
  return
}

// -----

func.func @concat_c3_dtype(%x: tensor<2xf32>, %y: tensor<2xf16>) {
  // expected-error @+1 {{'kina.concat' op input 1 has type tensor<2xf16> and input 0 tensor<2xf32>: expected the same dtype}}
  %0 = kina.concat %x, %y axis = 0 : tensor<2xf32>, tensor<2xf16> -> tensor<4xf32>
  return
}

// -----

func.func @concat_c3_placement(%x: tensor<2xf32>, %y: tensor<2xf32, #kina.device>) {
  // expected-error @+1 {{expected the same placement}}
  %0 = kina.concat %x, %y axis = 0 : tensor<2xf32>, tensor<2xf32, #kina.device> -> tensor<4xf32>
  return
}

// -----

func.func @concat_c3_rank(%x: tensor<2xf32>, %y: tensor<2x1xf32>) {
  // expected-error @+1 {{expected the same rank}}
  %0 = kina.concat %x, %y axis = 0 : tensor<2xf32>, tensor<2x1xf32> -> tensor<4xf32>
  return
}

// -----

func.func @concat_c3_dim(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) {
  // expected-error @+1 {{input 1 has type tensor<2x4xf32> and input 0 tensor<2x3xf32>: expected the same dim 1}}
  %0 = kina.concat %x, %y axis = 0 : tensor<2x3xf32>, tensor<2x4xf32> -> tensor<4x3xf32>
  return
}

// -----

func.func @concat_c4(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.concat' op result has type 'tensor<3xf32>': expected 'tensor<4xf32>', the inputs one after the other}}
  %0 = kina.concat %x, %x axis = 0 : tensor<2xf32>, tensor<2xf32> -> tensor<3xf32>
  return
}

// -----

func.func @concat_c4_overflow(%x: tensor<9223372036854775807xi8>) {
  // expected-error @+1 {{'kina.concat' op dim 0 of the result exceeds 2^63 - 1}}
  %0 = kina.concat %x, %x axis = 0 : tensor<9223372036854775807xi8>, tensor<9223372036854775807xi8> -> tensor<1xi8>
  return
}

// -----

func.func @pad_c1(%x: tensor<2xf32>, %v: tensor<1xf32>) {
  // expected-error @+1 {{'kina.pad' op value has type 'tensor<1xf32>': expected 'tensor<f32>', one element of the input}}
  %0 = kina.pad %x, %v low = [0] high = [0] interior = [0] : tensor<2xf32>, tensor<1xf32> -> tensor<2xf32>
  return
}

// -----

func.func @pad_c2(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{'kina.pad' op interior has 0 integers: expected 1, one for each axis of the input}}
  %0 = kina.pad %x, %v low = [0] high = [0] interior = [] : tensor<2xf32>, tensor<f32> -> tensor<2xf32>
  return
}

// -----

func.func @pad_c3(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{'kina.pad' op high of axis 0 is -1: expected at least 0}}
  %0 = kina.pad %x, %v low = [1] high = [-1] interior = [0] : tensor<2xf32>, tensor<f32> -> tensor<2xf32>
  return
}

// -----

func.func @pad_c4(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{'kina.pad' op result has type 'tensor<4xf32>': expected 'tensor<6xf32>', the input with its padding}}
  %0 = kina.pad %x, %v low = [1] high = [1] interior = [2] : tensor<2xf32>, tensor<f32> -> tensor<4xf32>
  return
}

// -----

func.func @pad_c4_overflow(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{'kina.pad' op dim 0 of the result exceeds 2^63 - 1}}
  %0 = kina.pad %x, %v low = [9223372036854775807] high = [9223372036854775807] interior = [9223372036854775807] : tensor<2xf32>, tensor<f32> -> tensor<4xf32>
  return
}

// -----

func.func @iota_c1() {
  // expected-error @+2 {{'kina.iota' op axis -1 is out of range for rank 2: expected 0 <= axis < 2}}
  // expected-note @+1 {{axes count from the front: axis 1 is meant here}}
  %0 = kina.iota axis = -1 : tensor<2x3xi64>
  return
}

// -----

func.func @iota_o1() {
  // expected-error @+1 {{result #0 must be Kina tensor}}
  %0 = kina.iota axis = 0 : tensor<2xi1>
  return
}
