// Types that no Kina program has are refused by every operation.

// RUN: kina-opt %s --split-input-file --verify-diagnostics

func.func @dynamic_dim(%x: tensor<?xf32>) {
  // expected-error @+1 {{operand #0 must be Kina tensor}}
  %0 = kina.neg %x : tensor<?xf32>
  return
}

// -----

func.func @unranked(%x: tensor<*xf32>) {
  // expected-error @+1 {{operand #0 must be Kina tensor}}
  %0 = "kina.neg"(%x) : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @dim_of_zero(%x: tensor<4x0xf32>) {
  // expected-error @+1 {{operand #0 must be Kina tensor}}
  %0 = kina.neg %x : tensor<4x0xf32>
  return
}

// -----

func.func @elements_beyond_int64(%x: tensor<4294967296x4294967296xi8>) {
  // expected-error @+1 {{operand #0 must be Kina tensor}}
  %0 = kina.neg %x : tensor<4294967296x4294967296xi8>
  return
}

// -----

// 2^61 elements of 4 bytes.
func.func @bytes_beyond_int64(%x: tensor<2305843009213693952xf32>) {
  // expected-error @+1 {{operand #0 must be Kina tensor}}
  %0 = kina.neg %x : tensor<2305843009213693952xf32>
  return
}

// -----

func.func @result_beyond_int64(%x: tensor<1xf32>) {
  // expected-error @+1 {{result #0 must be Kina tensor}}
  %0 = kina.broadcast %x : tensor<1xf32> -> tensor<2305843009213693952xf32>
  return
}

// -----

// The largest tensor that there is.
func.func @largest(%x: tensor<9223372036854775807xi8>) {
  %0 = kina.neg %x : tensor<9223372036854775807xi8>
  return
}

// -----

func.func @index_element(%x: tensor<2xindex>) {
  // expected-error @+1 {{operand #0 must be Kina tensor}}
  %0 = kina.neg %x : tensor<2xindex>
  return
}

// -----

func.func @unsigned_element(%x: tensor<2xui8>) {
  // expected-error @+1 {{operand #0 must be Kina tensor}}
  %0 = kina.neg %x : tensor<2xui8>
  return
}

// -----

func.func @other_width(%x: tensor<2xi24>) {
  // expected-error @+1 {{operand #0 must be Kina tensor}}
  %0 = kina.neg %x : tensor<2xi24>
  return
}

// -----

func.func @complex_element(%x: tensor<2xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be Kina tensor}}
  %0 = kina.neg %x : tensor<2xcomplex<f32>>
  return
}

// -----

func.func @vector_element(%x: tensor<2xvector<2xf32>>) {
  // expected-error @+1 {{operand #0 must be Kina tensor}}
  %0 = kina.neg %x : tensor<2xvector<2xf32>>
  return
}

// -----

func.func @other_encoding(%x: tensor<2xf32, "device">) {
  // expected-error @+1 {{operand #0 must be Kina tensor}}
  %0 = kina.neg %x : tensor<2xf32, "device">
  return
}

// -----

func.func @no_tensor(%x: f32) {
  // expected-error @+1 {{operand #0 must be Kina tensor}}
  %0 = "kina.neg"(%x) : (f32) -> f32
  return
}

// -----

// expected-error @+1 {{unknown attribute `host` in dialect `kina`}}
func.func @unknown_placement(%x: tensor<2xf32, #kina.host>) {
  return
}
