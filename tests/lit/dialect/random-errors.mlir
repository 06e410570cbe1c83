// One negative test per constraint (c) and input (i) of the random operations,
// named after it.

// RUN: kina-opt %s --split-input-file --verify-diagnostics

func.func @random_key_i1(%seed: tensor<i8>) {
  // expected-error @+1 {{'kina.random_key' op operand #0 must be Kina tensor}}
  %0 = kina.random_key %seed : tensor<i8> -> tensor<2xi32>
  return
}

// -----

func.func @random_key_c1(%seed: tensor<1xi64>) {
  // expected-error @+1 {{'kina.random_key' op seed has rank 1: expected 0}}
  %0 = kina.random_key %seed : tensor<1xi64> -> tensor<2xi32>
  return
}

// -----

func.func @random_key_c2(%seed: tensor<i64>) {
  // expected-error @+1 {{'kina.random_key' op result has type 'tensor<3xi32>': expected 'tensor<2xi32>', a key}}
  %0 = kina.random_key %seed : tensor<i64> -> tensor<3xi32>
  return
}

// -----

func.func @random_split_c1(%key: tensor<3xi32>) {
  // expected-error @+1 {{'kina.random_split' op key has type 'tensor<3xi32>': expected the shape [2]}}
  %0, %1 = kina.random_split %key : tensor<3xi32> -> tensor<2xi32>, tensor<2xi32>
  return
}

// -----

func.func @random_split_c2(%key: tensor<2xi32>) {
  // expected-error @+1 {{'kina.random_split' op result has type 'tensor<3xi32>': expected 'tensor<2xi32>', the type of the key}}
  %0, %1 = kina.random_split %key : tensor<2xi32> -> tensor<2xi32>, tensor<3xi32>
  return
}

// -----

func.func @random_bits_c1(%key: tensor<2x1xi32>) {
  // expected-error @+1 {{'kina.random_bits' op key has type 'tensor<2x1xi32>': expected the shape [2]}}
  %0 = kina.random_bits %key : tensor<2x1xi32> -> tensor<5xi32>
  return
}

// -----

func.func @random_bits_c2(%key: tensor<2xi32>) {
  // expected-error @+1 {{'kina.random_bits' op result has type 'tensor<5xi32, #kina.device>' and key 'tensor<2xi32>': expected the same placement}}
  %0 = kina.random_bits %key : tensor<2xi32> -> tensor<5xi32, #kina.device>
  return
}

// -----

func.func @random_uniform_o1(%key: tensor<2xi32>) {
  // expected-error @+1 {{'kina.random_uniform' op result #0 must be Kina tensor}}
  %0 = kina.random_uniform %key : tensor<2xi32> -> tensor<5xi32>
  return
}

// -----

func.func @random_uniform_c1(%key: tensor<i32>) {
  // expected-error @+1 {{'kina.random_uniform' op key has type 'tensor<i32>': expected the shape [2]}}
  %0 = kina.random_uniform %key : tensor<i32> -> tensor<5xf32>
  return
}

// -----

func.func @random_gumbel_c1(%key: tensor<1xi32>) {
  // expected-error @+1 {{'kina.random_gumbel' op key has type 'tensor<1xi32>': expected the shape [2]}}
  %0 = kina.random_gumbel %key : tensor<1xi32> -> tensor<5xf32>
  return
}

// -----

func.func @random_gumbel_o1_too_large(%key: tensor<2xi32>) {
  // expected-error @+1 {{'kina.random_gumbel' op result #0 must be Kina tensor}}
  %0 = kina.random_gumbel %key : tensor<2xi32> -> tensor<4294967296x4294967296xf32>
  return
}
