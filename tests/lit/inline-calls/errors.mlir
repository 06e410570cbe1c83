// Calls that cannot all be inlined are refused by the function that they are in.

// RUN: kina-opt %s --kina-inline-calls --split-input-file --verify-diagnostics

// expected-error @+1 {{function 'ping' calls itself: recursion is not supported}}
func.func @ping(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = call @pong(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @pong(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = call @ping(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
