//===- KinaMathOps.td - Elementary functions ---------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_MATH_OPS_TD
#define KINA_MATH_OPS_TD

include "KinaArithmeticOps.td"

/// What the descriptions of the elementary functions share: `formula` says
/// what is approximated, `special` lists arguments and results.
class Kina_MathOp<string mnemonic, string function, string formula,
                  string special> : Kina_FloatUnaryOp<mnemonic> {
  let summary = !strconcat("elementwise ", function);
  let semantics = !strconcat("\n    `result[i] = ", formula, [{`, by Kina's own
    fixed sequence of IEEE 754 operations, the same on every machine (`math` of
    the compiler):

    - F32: computed in F64 by polynomials with explicit fused multiply-adds,
      then one rounding to F32. At most 2 ulp from the exact value.
    - F64: the same with values carried in two F64 parts. At most 4 ulp.
    - F16, BF16, F8E4M3, F8E5M2: the F32 result, rounded once.

    NaN gives NaN. The other special values: }], special, "\n");
}

def Kina_RsqrtOp : Kina_MathOp<"rsqrt", "reciprocal square root",
    "1 / sqrt(input[i])", [{those of IEEE 754
    `rSqrt`. `±0` gives `±inf`, `+inf` gives `+0`, a number below zero and
    `-inf` give NaN.}]> {
  let example = [{
    %x = kina.constant dense<[4.0, -0.0, 0x7F800000, -1.0]> : tensor<4xf32>
    %root = kina.rsqrt %x : tensor<4xf32>
    // %root = dense<[0.5, 0xFF800000, 0.0, 0x7FC00000]> : tensor<4xf32>
  }];
}

def Kina_ExpOp : Kina_MathOp<"exp", "exponential", "e ** input[i]",
    [{those of C99
    Annex F. `±0` gives 1, `-inf` gives `+0`, `+inf` gives `+inf`.}]> {
  let example = [{
    %x = kina.constant dense<[0.0, 1.0, 0xFF800000, 100.0]> : tensor<4xf32>
    %power = kina.exp %x : tensor<4xf32>
    // %power = dense<[1.0, 0x402DF854, 0.0, 0x7F800000]> : tensor<4xf32>
  }];
}

def Kina_Expm1Op : Kina_MathOp<"expm1", "exponential less one",
    "e ** input[i] - 1", [{those of C99
    Annex F. `±0` gives `±0`, `-inf` gives -1, `+inf` gives `+inf`. Accurate
    near zero too, where `exp` less one is not.}]> {
  let example = [{
    %x = kina.constant dense<[-0.0, 1.0e-20, 0xFF800000]> : tensor<3xf32>
    %power = kina.expm1 %x : tensor<3xf32>
    // %power = dense<[-0.0, 1.0e-20, -1.0]> : tensor<3xf32>
  }];
}

def Kina_LogOp : Kina_MathOp<"log", "natural logarithm", "log(input[i])",
    [{those of C99
    Annex F. `±0` gives `-inf`, 1 gives `+0`, `+inf` gives `+inf`, a number
    below zero and `-inf` give NaN.}]> {
  let example = [{
    %x = kina.constant dense<[1.0, 2.0, -0.0, -1.0]> : tensor<4xf32>
    %logarithm = kina.log %x : tensor<4xf32>
    // %logarithm = dense<[0.0, 0x3F317218, 0xFF800000, 0x7FC00000]> : tensor<4xf32>
  }];
}

def Kina_Log1pOp : Kina_MathOp<"log1p", "natural logarithm of one more",
    "log(1 + input[i])", [{those of C99
    Annex F. `±0` gives `±0`, -1 gives `-inf`, `+inf` gives `+inf`, a number
    below -1 and `-inf` give NaN. Accurate near zero too, where `log` of one
    more is not.}]> {
  let example = [{
    %x = kina.constant dense<[-0.0, 1.0e-20, -1.0, -2.0]> : tensor<4xf32>
    %logarithm = kina.log1p %x : tensor<4xf32>
    // %logarithm = dense<[-0.0, 1.0e-20, 0xFF800000, 0x7FC00000]> : tensor<4xf32>
  }];
}

def Kina_SinOp : Kina_MathOp<"sin", "sine", "sin(input[i])", [{those of C99
    Annex F. `±0` gives `±0`, `±inf` gives NaN. The angle in radians is reduced
    by as many digits of pi as it needs, so the bound holds for every finite
    angle.}]> {
  let example = [{
    %x = kina.constant dense<[-0.0, 1.0, 1.0e8, 0x7F800000]> : tensor<4xf32>
    %sine = kina.sin %x : tensor<4xf32>
    // %sine = dense<[-0.0, 0x3F576AA4, 0x3F6E7FE5, 0x7FC00000]> : tensor<4xf32>
  }];
}

def Kina_CosOp : Kina_MathOp<"cos", "cosine", "cos(input[i])", [{those of C99
    Annex F. `±0` gives 1, `±inf` gives NaN. The angle in radians is reduced by
    as many digits of pi as it needs, so the bound holds for every finite
    angle.}]> {
  let example = [{
    %x = kina.constant dense<[-0.0, 1.0, 0x7F800000]> : tensor<3xf32>
    %cosine = kina.cos %x : tensor<3xf32>
    // %cosine = dense<[1.0, 0x3F0A5140, 0x7FC00000]> : tensor<3xf32>
  }];
}

def Kina_TanhOp : Kina_MathOp<"tanh", "hyperbolic tangent", "tanh(input[i])",
    [{those of C99
    Annex F. `±0` gives `±0`, `±inf` gives `±1`.}]> {
  let example = [{
    %x = kina.constant dense<[-0.0, 1.0, 0xFF800000]> : tensor<3xf32>
    %tangent = kina.tanh %x : tensor<3xf32>
    // %tangent = dense<[-0.0, 0x3F42F7D6, -1.0]> : tensor<3xf32>
  }];
}

def Kina_ErfOp : Kina_MathOp<"erf", "error function", "erf(input[i])",
    [{those of C99
    Annex F. `±0` gives `±0`, `±inf` gives `±1`.}]> {
  let example = [{
    %x = kina.constant dense<[-0.0, 1.0, 0xFF800000]> : tensor<3xf32>
    %error = kina.erf %x : tensor<3xf32>
    // %error = dense<[-0.0, 0x3F57BB3D, -1.0]> : tensor<3xf32>
  }];
}

def Kina_SigmoidOp : Kina_MathOp<"sigmoid", "logistic function",
    "1 / (1 + e ** -input[i])", [{the limits. `±0`
    gives 1/2, `-inf` gives `+0`, `+inf` gives 1. Accurate in the tail of small
    results too, and never an overflow on the way.}]> {
  let example = [{
    %x = kina.constant dense<[-0.0, 0xFF800000, 0x7F800000, -1.0]> : tensor<4xf32>
    %share = kina.sigmoid %x : tensor<4xf32>
    // %share = dense<[0.5, 0.0, 1.0, 0x3E89B2B1]> : tensor<4xf32>
  }];
}

/// Rounding to an integral value, which is always exact in the dtype.
class Kina_RoundingOp<string mnemonic, string direction>
    : Kina_FloatUnaryOp<mnemonic> {
  let semantics = !strconcat("\n    `result[i]` is ", direction, [{.
    Always exact, in every dtype. A zero result has the sign of `input[i]`;
    zeros, infinities and NaN stay what they are.
  }]);
  let hasFolder = 1;
}

def Kina_FloorOp : Kina_RoundingOp<"floor",
    "the largest integer that is at most `input[i]`"> {
  let summary = "elementwise rounding down to an integer";
  let example = [{
    %x = kina.constant dense<[1.5, -0.5, -0.0, -1.0e30]> : tensor<4xf32>
    %below = kina.floor %x : tensor<4xf32>
    // %below = dense<[1.0, -1.0, -0.0, -1.0e30]> : tensor<4xf32>
  }];
}

def Kina_CeilOp : Kina_RoundingOp<"ceil",
    "the smallest integer that is at least `input[i]`"> {
  let summary = "elementwise rounding up to an integer";
  let example = [{
    %x = kina.constant dense<[1.5, -0.5, 0.25, 0x7FC00000]> : tensor<4xf32>
    %above = kina.ceil %x : tensor<4xf32>
    // %above = dense<[2.0, -0.0, 1.0, 0x7FC00000]> : tensor<4xf32>
  }];
}

def Kina_RoundOp : Kina_RoundingOp<"round",
    "the integer nearest to `input[i]`, the even one of two"> {
  let summary = "elementwise rounding to the nearest integer, half to even";
  let example = [{
    %x = kina.constant dense<[0.5, 1.5, 2.5, -0.5]> : tensor<4xf32>
    %nearest = kina.round %x : tensor<4xf32>
    // %nearest = dense<[0.0, 2.0, 2.0, -0.0]> : tensor<4xf32>
  }];
}

#endif // KINA_MATH_OPS_TD
