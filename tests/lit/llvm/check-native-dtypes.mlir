// RUN: kina-opt %s --split-input-file --verify-diagnostics --kina-check-native-dtypes

func.func @native(%a: tensor<2xf64>, %b: tensor<2xf32>, %c: tensor<2xi64>, %d: tensor<2xi32>, %e: tensor<2xi1>) {
  return
}

// -----

// expected-error @below {{BF16 does not compile to native code in this version: expected one of F32, F64, I64, I32, Bool}}
func.func @signature(%a: tensor<2xbf16>) {
  return
}

// -----

// Between native inputs and outputs, once a place.
func.func @inside(%a: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{F16 does not compile to native code}}
  %0 = arith.truncf %a : tensor<2xf32> to tensor<2xf16>
  // expected-error @below {{F16 does not compile to native code}}
  %1 = arith.extf %0 : tensor<2xf16> to tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

// Nothing that is exported calls this.
func.func private @unused(%a: tensor<2xi8>) {
  return
}

// expected-error @below {{I16 does not compile to native code}}
func.func private @used(%a: tensor<2xi16>) {
  return
}

func.func @exported() {
  // expected-error @below {{I16 does not compile to native code}}
  %0 = arith.constant dense<1> : tensor<2xi16>
  // expected-error @below {{I16 does not compile to native code}}
  func.call @used(%0) : (tensor<2xi16>) -> ()
  return
}
