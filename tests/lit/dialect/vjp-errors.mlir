// One test for each constraint of kina.vjp, named after it.

// RUN: kina-opt %s --split-input-file --verify-diagnostics

func.func private @declared(%x: tensor<f32>) -> tensor<f32>
func.func @vjp_c1_declared(%x: tensor<f32>) {
  // expected-error @+1 {{'declared' is not a function with a body}}
  %0:2 = kina.vjp @declared(%x) wrt = [0] : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func @vjp_c1_unknown(%x: tensor<f32>) {
  // expected-error @+1 {{'unknown' is not a function with a body}}
  %0:2 = kina.vjp @unknown(%x) wrt = [0] : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func private @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
func.func @vjp_c2(%x: tensor<f64>) {
  // expected-error @+1 {{inputs do not fit 'f': expected 'tensor<f32>', found 'tensor<f64>'}}
  %0:2 = kina.vjp @f(%x) wrt = [0] : (tensor<f64>) -> (tensor<f64>, tensor<f64>)
  return
}

// -----

func.func private @f(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }
func.func @vjp_c3(%x: tensor<2xf32>) {
  // expected-error @+1 {{'f' returns 'tensor<2xf32>': expected a floating tensor of rank 0 first, the loss}}
  %0:2 = kina.vjp @f(%x) wrt = [0] : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func private @f(%x: tensor<f32>) { return }
func.func @vjp_c3_nothing(%x: tensor<f32>) {
  // expected-error @+1 {{'f' returns nothing: expected a floating tensor of rank 0 first, the loss}}
  %0 = kina.vjp @f(%x) wrt = [0] : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func private @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
func.func @vjp_c4_empty(%x: tensor<f32>) {
  // expected-error @+1 {{wrt is empty: expected the position of at least one input}}
  %0 = kina.vjp @f(%x) wrt = [] : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func private @f(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
func.func @vjp_c4_order(%x: tensor<f32>) {
  // expected-error @+1 {{wrt names input 0 after input 1: expected ascending positions}}
  %0:3 = kina.vjp @f(%x, %x) wrt = [1, 0] : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
  return
}

// -----

func.func private @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }
func.func @vjp_c5(%x: tensor<f32>) {
  // expected-error @+1 {{wrt names input 1: expected 0 <= position < 1}}
  %0:2 = kina.vjp @f(%x) wrt = [1] : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func private @f(%x: tensor<i32>, %y: tensor<f32>) -> tensor<f32> { return %y : tensor<f32> }
func.func @vjp_c6(%x: tensor<i32>, %y: tensor<f32>) {
  // expected-error @+1 {{input 0 has type 'tensor<i32>': expected a floating element to differentiate by}}
  %0:2 = kina.vjp @f(%x, %y) wrt = [0] : (tensor<i32>, tensor<f32>) -> (tensor<f32>, tensor<i32>)
  return
}

// -----

func.func private @f(%x: tensor<2xf32>) -> tensor<f32> {
  %0 = kina.reduce sum %x axis = 0 order = sequential : tensor<2xf32> -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @vjp_c7(%x: tensor<2xf32>) {
  // expected-error @+1 {{has result types 'tensor<f32>', 'tensor<f32>': expected 'tensor<f32>', 'tensor<2xf32>', the results of 'f' and then the types of the inputs that wrt names}}
  %0:2 = kina.vjp @f(%x) wrt = [0] : (tensor<2xf32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func private @f(%x: tensor<f32>, %y: tensor<f32, #kina.device>) -> tensor<f32> { return %x : tensor<f32> }
func.func @vjp_c8(%x: tensor<f32>, %y: tensor<f32, #kina.device>) {
  // expected-error @+1 {{a tensor has type 'tensor<f32, #kina.device>': expected tensors on the host}}
  %0:2 = kina.vjp @f(%x, %y) wrt = [0] : (tensor<f32>, tensor<f32, #kina.device>) -> (tensor<f32>, tensor<f32>)
  return
}
