//===- KinaArithmeticOps.td - Elementwise arithmetic -------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_ARITHMETIC_OPS_TD
#define KINA_ARITHMETIC_OPS_TD

include "KinaOpBase.td"

class Kina_UnaryOp<string mnemonic, Type type, string dtypes>
    : Kina_Op<mnemonic, [Kina_Elementwise, SameOperandsAndResultType]> {
  let inputs = !strconcat("\n    - (I1) `input`: tensor of ", dtypes, "\n");
  let outputs = !strconcat("\n    - (O1) `result`: tensor of ", dtypes, "\n");
  let constraints = "\n    - (C1) `input` and `result` have the same type.\n";
  let arguments = (ins type:$input);
  let results = (outs type:$result);
  let assemblyFormat = "$input attr-dict `:` type($result)";
}

class Kina_BinaryOp<string mnemonic, Type type, string dtypes,
                    list<Trait> traits = []>
    : Kina_Op<mnemonic, !listconcat([Kina_Elementwise,
                                     SameOperandsAndResultType], traits)> {
  let inputs = !strconcat("\n    - (I1) `lhs`: tensor of ", dtypes,
                          "\n    - (I2) `rhs`: tensor of ", dtypes, "\n");
  let outputs = !strconcat("\n    - (O1) `result`: tensor of ", dtypes, "\n");
  let constraints =
      "\n    - (C1) `lhs`, `rhs` and `result` have the same type.\n";
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

class Kina_NumberUnaryOp<string mnemonic>
    : Kina_UnaryOp<mnemonic, Kina_NumberTensor, "a floating or integer dtype">;
class Kina_FloatUnaryOp<string mnemonic>
    : Kina_UnaryOp<mnemonic, Kina_FloatTensor, "a floating dtype">;
class Kina_NumberBinaryOp<string mnemonic, list<Trait> traits = []>
    : Kina_BinaryOp<mnemonic, Kina_NumberTensor, "a floating or integer dtype",
                    traits>;

def Kina_AddOp : Kina_NumberBinaryOp<"add", [Commutative]> {
  let summary = "elementwise sum";
  let semantics = [{
    `result[i] = lhs[i] + rhs[i]`.

    - Floating: IEEE 754 addition computed in acc(T). `-0 + -0` is `-0`, any
      other sum that is exactly zero is `+0`; `inf + -inf` is NaN.
    - Integer: wraps.
  }];
  let example = [{
    %x = kina.constant dense<[1.5, -0.0]> : tensor<2xf32>
    %y = kina.constant dense<[2.0, -0.0]> : tensor<2xf32>
    %sum = kina.add %x, %y : tensor<2xf32>
    // %sum = dense<[3.5, -0.0]> : tensor<2xf32>
  }];
  let hasFolder = 1;
}

def Kina_SubOp : Kina_NumberBinaryOp<"sub"> {
  let summary = "elementwise difference";
  let semantics = [{
    `result[i] = lhs[i] - rhs[i]`.

    - Floating: IEEE 754 subtraction computed in acc(T). `x - x` is `+0` for
      finite `x`; `inf - inf` is NaN.
    - Integer: wraps.
  }];
  let example = [{
    %x = kina.constant dense<[-128, 5]> : tensor<2xi8>
    %y = kina.constant dense<[1, 7]> : tensor<2xi8>
    %difference = kina.sub %x, %y : tensor<2xi8>
    // %difference = dense<[127, -2]> : tensor<2xi8>
  }];
  let hasFolder = 1;
}

def Kina_MulOp : Kina_NumberBinaryOp<"mul", [Commutative]> {
  let summary = "elementwise product";
  let semantics = [{
    `result[i] = lhs[i] * rhs[i]`.

    - Floating: IEEE 754 multiplication computed in acc(T). The sign of a result
      that is not NaN is the exclusive or of the operands' signs; `0 * inf` is
      NaN.
    - Integer: wraps.
  }];
  let example = [{
    %x = kina.constant dense<[1.5, -2.0]> : tensor<2xf32>
    %y = kina.constant dense<[4.0, 0.0]> : tensor<2xf32>
    %product = kina.mul %x, %y : tensor<2xf32>
    // %product = dense<[6.0, -0.0]> : tensor<2xf32>
  }];
  let hasFolder = 1;
}

def Kina_DivOp : Kina_NumberBinaryOp<"div"> {
  let summary = "elementwise quotient";
  let semantics = [{
    `result[i] = lhs[i] / rhs[i]`.

    - Floating: IEEE 754 division computed in acc(T), never a multiplication by
      a reciprocal. `x / 0` is an infinity for finite `x != 0`; `0 / 0` and
      `inf / inf` are NaN.
    - Integer: the quotient truncated toward zero. `x / 0` is -1 for every `x`,
      and `MIN / -1` is `MIN`.
  }];
  let example = [{
    %x = kina.constant dense<[7, -7, 7, -2147483648]> : tensor<4xi32>
    %y = kina.constant dense<[2, 2, 0, -1]> : tensor<4xi32>
    %quotient = kina.div %x, %y : tensor<4xi32>
    // %quotient = dense<[3, -3, -1, -2147483648]> : tensor<4xi32>
  }];
  let hasFolder = 1;
}

def Kina_RemOp : Kina_BinaryOp<"rem", Kina_IntTensor, "an integer dtype"> {
  let summary = "elementwise remainder of truncating division";
  let semantics = [{
    `result[i] = lhs[i] - (lhs[i] / rhs[i]) * rhs[i]` with the truncated
    quotient: a result other than zero has the sign of `lhs[i]`. `x rem 0` is
    `x`, and `MIN rem -1` is 0.
  }];
  let example = [{
    %x = kina.constant dense<[7, -7, 7, -2147483648]> : tensor<4xi32>
    %y = kina.constant dense<[2, 2, 0, -1]> : tensor<4xi32>
    %remainder = kina.rem %x, %y : tensor<4xi32>
    // %remainder = dense<[1, -1, 7, 0]> : tensor<4xi32>
  }];
  let hasFolder = 1;
}

def Kina_MaxOp : Kina_NumberBinaryOp<"max", [Commutative]> {
  let summary = "elementwise maximum";
  let semantics = [{
    `result[i]` is the larger one of `lhs[i]` and `rhs[i]`.

    - Floating: NaN if either one is NaN (IEEE 754-2019 `maximum`), and
      `-0 < +0`. Nothing rounds.
    - Integer: signed comparison.
  }];
  let example = [{
    %x = kina.constant dense<[1.0, -0.0, 0x7FC00000]> : tensor<3xf32>
    %y = kina.constant dense<[2.0, 0.0, 1.0]> : tensor<3xf32>
    %largest = kina.max %x, %y : tensor<3xf32>
    // %largest = dense<[2.0, 0.0, 0x7FC00000]> : tensor<3xf32>
  }];
  let hasFolder = 1;
}

def Kina_MinOp : Kina_NumberBinaryOp<"min", [Commutative]> {
  let summary = "elementwise minimum";
  let semantics = [{
    `result[i]` is the smaller one of `lhs[i]` and `rhs[i]`.

    - Floating: NaN if either one is NaN (IEEE 754-2019 `minimum`), and
      `-0 < +0`. Nothing rounds.
    - Integer: signed comparison.
  }];
  let example = [{
    %x = kina.constant dense<[1.0, -0.0, 0x7FC00000]> : tensor<3xf32>
    %y = kina.constant dense<[2.0, 0.0, 1.0]> : tensor<3xf32>
    %smallest = kina.min %x, %y : tensor<3xf32>
    // %smallest = dense<[1.0, -0.0, 0x7FC00000]> : tensor<3xf32>
  }];
  let hasFolder = 1;
}

def Kina_PowOp : Kina_BinaryOp<"pow", Kina_FloatTensor, "a floating dtype"> {
  let summary = "elementwise power";
  let semantics = [{
    `result[i] = lhs[i] ** rhs[i]`, by Kina's own fixed sequence of IEEE 754
    operations, the same on every machine (`math::pow` of the compiler):

    - F32: `round_F32(exp2(y * log2(|x|)))` with the sign that the table below
      gives, where `x` and `y` are first converted to F64 (exact) and `log2`,
      the product and `exp2` are computed in F64 by polynomials with explicit
      fused multiply-adds; there is one rounding to F32 at the end. At most
      2 ulp from the exact power.
    - F64: the same with a logarithm carried in two F64 parts. At most 4 ulp.
    - F16, BF16, F8E4M3, F8E5M2: the F32 power, rounded once.

    Special values are those of C99 Annex F; the first row that applies counts.
    An *odd* `y` is a finite odd integer.

    | `x` | `y` | `x ** y` |
    |---|---|---|
    | any, also NaN | `±0` | 1 |
    | `+1` | any, also NaN | 1 |
    | NaN, or `y` NaN | | NaN |
    | `-1` | `±inf` | 1 |
    | magnitude < 1 | `-inf` | `+inf` |
    | magnitude > 1 | `-inf` | `+0` |
    | magnitude < 1 | `+inf` | `+0` |
    | magnitude > 1 | `+inf` | `+inf` |
    | `±0` | odd, < 0 | `±inf` |
    | `±0` | < 0 | `+inf` |
    | `±0` | odd, > 0 | `±0` |
    | `±0` | > 0 | `+0` |
    | `-inf` | odd, < 0 | `-0` |
    | `-inf` | < 0 | `+0` |
    | `-inf` | odd, > 0 | `-inf` |
    | `-inf` | > 0 | `+inf` |
    | `+inf` | < 0 | `+0` |
    | `+inf` | > 0 | `+inf` |
    | < 0, finite | not an integer | NaN |
    | < 0, finite | odd | `-((-x) ** y)` |
    | < 0, finite | even integer | `(-x) ** y` |
  }];
  let example = [{
    %x = kina.constant dense<[2.0, -2.0, 0.0, 0x7FC00000]> : tensor<4xf32>
    %y = kina.constant dense<[3.0, 3.0, -2.0, 0.0]> : tensor<4xf32>
    %power = kina.pow %x, %y : tensor<4xf32>
    // %power = dense<[8.0, -8.0, 0x7F800000, 1.0]> : tensor<4xf32>
  }];
  let hasFolder = 1;
}

def Kina_NegOp : Kina_NumberUnaryOp<"neg"> {
  let summary = "elementwise negation";
  let semantics = [{
    `result[i] = -input[i]`.

    - Floating: the sign bit is inverted, also of zeros; NaN stays NaN.
    - Integer: wraps, so `-MIN` is `MIN`.
  }];
  let example = [{
    %x = kina.constant dense<[1.0, 0.0]> : tensor<2xf32>
    %negated = kina.neg %x : tensor<2xf32>
    // %negated = dense<[-1.0, -0.0]> : tensor<2xf32>
  }];
  let hasFolder = 1;
}

def Kina_AbsOp : Kina_NumberUnaryOp<"abs"> {
  let summary = "elementwise absolute value";
  let semantics = [{
    `result[i] = |input[i]|`.

    - Floating: the sign bit is cleared; NaN stays NaN.
    - Integer: wraps, so `|MIN|` is `MIN`.
  }];
  let example = [{
    %x = kina.constant dense<[-5, -128]> : tensor<2xi8>
    %magnitude = kina.abs %x : tensor<2xi8>
    // %magnitude = dense<[5, -128]> : tensor<2xi8>
  }];
  let hasFolder = 1;
}

def Kina_SignOp : Kina_NumberUnaryOp<"sign"> {
  let summary = "elementwise sign";
  let semantics = [{
    - Floating: -1 for `input[i] < 0`, 1 for `input[i] > 0`; `-0`, `+0` and NaN
      stay what they are.
    - Integer: -1, 0 or 1.
  }];
  let example = [{
    %x = kina.constant dense<[-3.0, -0.0, 0.5, 0x7FC00000]> : tensor<4xf32>
    %sign = kina.sign %x : tensor<4xf32>
    // %sign = dense<[-1.0, -0.0, 1.0, 0x7FC00000]> : tensor<4xf32>
  }];
  let hasFolder = 1;
}

def Kina_SqrtOp : Kina_FloatUnaryOp<"sqrt"> {
  let summary = "elementwise square root";
  let semantics = [{
    `result[i]` is the IEEE 754 square root of `input[i]`, computed in acc(T).
    The root of `-0` is `-0`, of `+inf` `+inf`, of a number below zero NaN.
  }];
  let example = [{
    %x = kina.constant dense<[4.0, -0.0, -1.0]> : tensor<3xf32>
    %root = kina.sqrt %x : tensor<3xf32>
    // %root = dense<[2.0, -0.0, 0x7FC00000]> : tensor<3xf32>
  }];
}

#endif // KINA_ARITHMETIC_OPS_TD
