// The lowering alone refuses what it does not know.

// RUN: kina-opt %s --lower-kina-to-linalg --verify-diagnostics

func.func @left(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{a composition is not lowered as such: expected its body in its place, as --kina-inline-compositions leaves it}}
  %r = kina.composition "std.f"(%x) : (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: tensor<2xf32>):
    %n = kina.neg %a : tensor<2xf32>
    kina.yield %n : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}
