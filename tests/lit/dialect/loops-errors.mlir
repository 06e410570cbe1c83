// One refusal for each constraint of loops.

// RUN: kina-opt %s --split-input-file --verify-diagnostics

func.func @for_c1(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.for' op runs from 3 to 2: expected lower <= upper}}
  %0 = kina.for 3 to 2 (%x) : tensor<2xf32> {
  ^bb0(%i: tensor<i64>, %a: tensor<2xf32>):
    kina.yield %a : tensor<2xf32>
  }
  return
}

// -----

func.func @for_c2() {
  // expected-error @+1 {{'kina.for' op carries no value: expected at least one}}
  "kina.for"() <{lower = 0 : i64, upper = 2 : i64}> ({
  ^bb0(%i: tensor<i64>):
    kina.yield
  }) : () -> ()
  return
}

// -----

func.func @for_c3_index(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.for' op body does not begin with the index: expected a first argument of type 'tensor<i64>'}}
  %0 = kina.for 0 to 2 (%x) : tensor<2xf32> {
  ^bb0(%i: tensor<i32>, %a: tensor<2xf32>):
    kina.yield %a : tensor<2xf32>
  }
  return
}

// -----

func.func @for_c3_count(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.for' op body has 0 carried arguments: expected 1, one for each carried value}}
  %0 = kina.for 0 to 2 (%x) : tensor<2xf32> {
  ^bb0(%i: tensor<i64>):
    kina.yield %x : tensor<2xf32>
  }
  return
}

// -----

func.func @for_c3_type(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.for' op carried argument 0 of the body has type 'tensor<3xf32>': expected 'tensor<2xf32>', the type of the carried value}}
  %0 = kina.for 0 to 2 (%x) : tensor<2xf32> {
  ^bb0(%i: tensor<i64>, %a: tensor<3xf32>):
    kina.yield %x : tensor<2xf32>
  }
  return
}

// -----

func.func @for_c4_type(%x: tensor<2xf32>) {
  // expected-error @+1 {{'kina.for' op yielded value 0 of the body has type 'tensor<i64>': expected 'tensor<2xf32>', the type of the carried value}}
  %0 = kina.for 0 to 2 (%x) : tensor<2xf32> {
  ^bb0(%i: tensor<i64>, %a: tensor<2xf32>):
    kina.yield %i : tensor<i64>
  }
  return
}

// -----

func.func @for_c5(%x: tensor<2xf32>) {
  // expected-error @+2 {{'kina.for' op failed to infer returned types}}
  // expected-error @+1 {{'kina.for' op inferred type(s) 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<3xf32>'}}
  %0 = "kina.for"(%x) <{lower = 0 : i64, upper = 2 : i64}> ({
  ^bb0(%i: tensor<i64>, %a: tensor<2xf32>):
    kina.yield %a : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<3xf32>
  return
}
