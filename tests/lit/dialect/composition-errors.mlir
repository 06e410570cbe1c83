// One refusal for each constraint of compositions and yields.

// RUN: kina-opt %s --split-input-file --verify-diagnostics

func.func @composition_i2(%x: i32) {
  // expected-error @+1 {{'kina.composition' op operand #0 must be variadic of Kina tensor}}
  %0 = "kina.composition"(%x) <{name = "f"}> ({
  ^bb0(%a: i32):
    %c = kina.constant dense<1> : tensor<i32>
    kina.yield %c : tensor<i32>
  }) : (i32) -> tensor<i32>
  return
}

// -----

func.func @composition_i3(%x: tensor<2xf32>) {
  // expected-note @+1 {{required by region isolation constraints}}
  %0 = kina.composition "f"() : () -> tensor<2xf32> {
    // expected-error @+1 {{'kina.yield' op using value defined outside the region}}
    kina.yield %x : tensor<2xf32>
  }
  return
}

// -----

func.func @composition_i3_blocks(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.composition' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  %0 = "kina.composition"(%x) <{name = "f"}> ({
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @composition_c1(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.composition' op name is empty: expected the path of a function, such as 'std.nn.softmax'}}
  %0 = kina.composition ""(%x) : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: tensor<2xf32>):
    kina.yield %a : tensor<2xf32>
  }
  return
}

// -----

func.func @composition_c2_count(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.composition' op body has 0 arguments: expected 1, one for each of the operands}}
  %0 = kina.composition "f"(%x) : (tensor<2xf32>) -> tensor<f32> {
    %c = kina.constant dense<1.0> : tensor<f32>
    kina.yield %c : tensor<f32>
  }
  return
}

// -----

func.func @composition_c2(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.composition' op argument 0 of the body has type 'tensor<3xf32>': expected 'tensor<2xf32>', the type of the operand}}
  %0 = kina.composition "f"(%x) : (tensor<2xf32>) -> tensor<3xf32> {
  ^bb0(%a: tensor<3xf32>):
    kina.yield %a : tensor<3xf32>
  }
  return
}

// -----

func.func @composition_c3_count(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.composition' op body has 2 yielded values: expected 1, one for each of the results}}
  %0 = kina.composition "f"(%x) : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: tensor<2xf32>):
    kina.yield %a, %a : tensor<2xf32>, tensor<2xf32>
  }
  return
}

// -----

func.func @composition_c3(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.composition' op yielded value 0 of the body has type 'tensor<2xf32>': expected 'tensor<2xi32>', the type of the result}}
  %0 = kina.composition "f"(%x) : (tensor<2xf32>) -> tensor<2xi32> {
  ^bb0(%a: tensor<2xf32>):
    kina.yield %a : tensor<2xf32>
  }
  return
}

// -----

func.func @composition_c4(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.composition' op has no result: expected at least one}}
  kina.composition "f"(%x) : (tensor<2xf32>) -> () {
  ^bb0(%a: tensor<2xf32>):
    kina.yield
  }
  return
}

// -----

func.func @yield_c1(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.yield' op expects parent op}}
  kina.yield %x : tensor<2xf32>
}
