// The dialect's discardable attributes stand where they belong, with the value
// that they need; there are no others.

// RUN: kina-opt %s --split-input-file --verify-diagnostics

// expected-error @+2 {{attribute 'kina.dox' is not known to the dialect}}
// expected-note @+1 {{the attributes of the dialect on operations are kina.doc, kina.inplace, kina.workspace_bytes, kina.inputs, kina.buffers, kina.manifest, kina.vector_registers}}
func.func @unknown() attributes {kina.dox = "text"} {
  return
}

// -----

func.func @on_an_operation(%x: tensor<2xf32>) {
  // expected-error @+1 {{attribute 'kina.doc' stands on 'kina.neg': expected it on a function}}
  %0 = kina.neg %x {kina.doc = "text"} : tensor<2xf32>
  return
}

// -----

// expected-error @+1 {{attribute 'kina.doc' is 1 : i64: expected a string}}
func.func @doc() attributes {kina.doc = 1} {
  return
}

// -----

// expected-error @+1 {{attribute 'kina.inplace' is [array<i64: 0>]: expected an array of array<i64: output, input> with both >= 0}}
func.func @inplace_no_pair() attributes {kina.inplace = [array<i64: 0>]} {
  return
}

// -----

// expected-error @+1 {{attribute 'kina.inplace' is [array<i64: 0, -1>]: expected}}
func.func @inplace_negative() attributes {kina.inplace = [array<i64: 0, -1>]} {
  return
}

// -----

// expected-error @+1 {{attribute 'kina.workspace_bytes' is -1 : i64: expected a 64-bit integer >= 0}}
func.func @workspace_bytes() attributes {kina.workspace_bytes = -1} {
  return
}

// -----

// expected-error @+1 {{attribute 'kina.manifest' stands on 'func.func': expected it on a module}}
func.func @manifest() attributes {kina.manifest = "{}"} {
  return
}

// -----

// expected-error @+2 {{attribute 'kina.doc' is not known on an argument}}
// expected-note @+1 {{the attributes of the dialect on operations are}}
func.func @on_an_argument(%x: tensor<2xf32> {kina.doc = "text"}) {
  return
}

// -----

// expected-error @+1 {{attribute 'kina.vector_registers' is array<i64: 256, 0>: expected array<i64: bits, count> with both >= 1}}
module attributes {kina.vector_registers = array<i64: 256, 0>} {
}
