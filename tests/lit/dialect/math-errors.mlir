// One case for each constraint of the elementary functions and the identities, named after its label.

// RUN: kina-opt %s --split-input-file --verify-diagnostics
func.func @rsqrt_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.rsqrt' op operand #0 must be Kina tensor}}
  %0 = kina.rsqrt %x : tensor<2xi32>
  return
}


// -----

func.func @exp_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.exp' op operand #0 must be Kina tensor}}
  %0 = kina.exp %x : tensor<2xi32>
  return
}


// -----

func.func @expm1_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.expm1' op operand #0 must be Kina tensor}}
  %0 = kina.expm1 %x : tensor<2xi32>
  return
}


// -----

func.func @log_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.log' op operand #0 must be Kina tensor}}
  %0 = kina.log %x : tensor<2xi32>
  return
}


// -----

func.func @log1p_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.log1p' op operand #0 must be Kina tensor}}
  %0 = kina.log1p %x : tensor<2xi32>
  return
}


// -----

func.func @sin_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.sin' op operand #0 must be Kina tensor}}
  %0 = kina.sin %x : tensor<2xi32>
  return
}


// -----

func.func @cos_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.cos' op operand #0 must be Kina tensor}}
  %0 = kina.cos %x : tensor<2xi32>
  return
}


// -----

func.func @tanh_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.tanh' op operand #0 must be Kina tensor}}
  %0 = kina.tanh %x : tensor<2xi32>
  return
}


// -----

func.func @erf_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.erf' op operand #0 must be Kina tensor}}
  %0 = kina.erf %x : tensor<2xi32>
  return
}


// -----

func.func @sigmoid_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.sigmoid' op operand #0 must be Kina tensor}}
  %0 = kina.sigmoid %x : tensor<2xi32>
  return
}


// -----

func.func @floor_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.floor' op operand #0 must be Kina tensor}}
  %0 = kina.floor %x : tensor<2xi32>
  return
}


// -----

func.func @ceil_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.ceil' op operand #0 must be Kina tensor}}
  %0 = kina.ceil %x : tensor<2xi32>
  return
}


// -----

func.func @round_i1(%x: tensor<2xi32>) {
  // expected-error @+1 {{'kina.round' op operand #0 must be Kina tensor}}
  %0 = kina.round %x : tensor<2xi32>
  return
}


// -----

func.func @exp_c1(%x: tensor<2xf32>) {
  // expected-error @+2 {{'kina.exp' op result has type 'tensor<2xf16>': expected 'tensor<2xf32>' to match operand #0}}
  // expected-note @+1 {{there is no implicit conversion: convert with kina.cast}}
  %0 = "kina.exp"(%x) : (tensor<2xf32>) -> tensor<2xf16>
  return
}


// -----

func.func @stop_gradient_i1(%x: tensor<?xf32>) {
  // expected-error @+1 {{'kina.stop_gradient' op operand #0 must be Kina tensor}}
  %0 = kina.stop_gradient %x : tensor<?xf32>
  return
}


// -----

func.func @to_i1(%x: tensor<2xui8>) {
  // expected-error @+1 {{'kina.to' op operand #0 must be Kina tensor}}
  %0 = kina.to %x : tensor<2xui8> -> tensor<2xi8>
  return
}


// -----

func.func @to_o1(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.to' op result #0 must be Kina tensor}}
  %0 = kina.to %x : tensor<2xf32> -> tensor<2xf32, "elsewhere">
  return
}


// -----

func.func @to_c1_shape(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.to' op result has type 'tensor<3xf32>' and the input 'tensor<2xf32>': expected the same shape and element type}}
  %0 = kina.to %x : tensor<2xf32> -> tensor<3xf32>
  return
}


// -----

func.func @to_c1_element(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.to' op result has type 'tensor<2xf16, #kina.device>' and the input 'tensor<2xf32>': expected the same shape and element type}}
  %0 = kina.to %x : tensor<2xf32> -> tensor<2xf16, #kina.device>
  return
}
