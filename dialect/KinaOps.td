//===- KinaOps.td - Operations of the kina dialect ---------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The description of an operation is its numerical definition. Terms such as
// `acc(T)` and `round_T` are those of the dialect's description.
//
//===----------------------------------------------------------------------===//

#ifndef KINA_OPS_TD
#define KINA_OPS_TD

include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "KinaTypes.td"

/// One result element depends on the operands' elements at the same index; all
/// operands and the result have one shape and one placement.
def Kina_Elementwise : NativeOpTrait<"Elementwise"> {
  let cppNamespace = "::kina";
}

/// An operation whose description is put together from labelled sections.
class Kina_Op<string mnemonic, list<Trait> traits = []>
    : Op<Kina_Dialect, mnemonic, !listconcat([Pure], traits)> {
  code semantics = "";
  code inputs = "";
  code outputs = "";
  code constraints = "";
  code example = "";
  let description = !strconcat("\n    #### Semantics\n", semantics,
                               "\n    #### Inputs\n", inputs,
                               "\n    #### Outputs\n", outputs,
                               "\n    #### Constraints\n", constraints,
                               "\n    #### Examples\n\n    ```mlir", example,
                               "\n    ```\n");
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

def Kina_ConstantOp : Kina_Op<"constant", [ConstantLike, InferTypeOpAdaptor]> {
  let summary = "tensor literal";
  let semantics = [{
    Every element of the result has exactly the bits of `value`, the payload of
    a NaN included.
  }];
  let inputs = [{
    - (I1) `value`: a dense attribute
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `value` is a `dense` attribute: its elements are in the IR itself.
    - (C2) `result` has the type of `value`.
  }];
  let example = [{
    %x = kina.constant dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32>
    // %x = dense<[[1.0, 2.0, 3.0]]>
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = "attr-dict $value";
  let hasVerifier = 1;
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Elementwise arithmetic
//===----------------------------------------------------------------------===//

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
    // %sum = dense<[3.5, -0.0]>
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
    // %difference = dense<[127, -2]>
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
    // %product = dense<[6.0, -0.0]>
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
    // %quotient = dense<[3, -3, -1, -2147483648]>
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
    // %remainder = dense<[1, -1, 7, 0]>
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
    // %largest = dense<[2.0, 0.0, 0x7FC00000]>
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
    // %smallest = dense<[1.0, -0.0, 0x7FC00000]>
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
    // %power = dense<[8.0, -8.0, 0x7F800000, 1.0]>
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
    // %negated = dense<[-1.0, -0.0]>
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
    // %magnitude = dense<[5, -128]>
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
    // %sign = dense<[-1.0, -0.0, 1.0, 0x7FC00000]>
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
    // %root = dense<[2.0, -0.0, 0x7FC00000]>
  }];
}

//===----------------------------------------------------------------------===//
// Elementwise logic
//===----------------------------------------------------------------------===//

def Kina_AndOp : Kina_BinaryOp<"and", Kina_BoolTensor, "Bool", [Commutative]> {
  let summary = "elementwise logical and";
  let semantics = [{
    `result[i]` is true when `lhs[i]` and `rhs[i]` are both true.
  }];
  let example = [{
    %x = kina.constant dense<[true, true, false]> : tensor<3xi1>
    %y = kina.constant dense<[true, false, false]> : tensor<3xi1>
    %both = kina.and %x, %y : tensor<3xi1>
    // %both = dense<[true, false, false]>
  }];
  let hasFolder = 1;
}

def Kina_OrOp : Kina_BinaryOp<"or", Kina_BoolTensor, "Bool", [Commutative]> {
  let summary = "elementwise logical or";
  let semantics = [{
    `result[i]` is true when `lhs[i]` or `rhs[i]` or both are true.
  }];
  let example = [{
    %x = kina.constant dense<[true, true, false]> : tensor<3xi1>
    %y = kina.constant dense<[true, false, false]> : tensor<3xi1>
    %either = kina.or %x, %y : tensor<3xi1>
    // %either = dense<[true, true, false]>
  }];
  let hasFolder = 1;
}

def Kina_NotOp : Kina_UnaryOp<"not", Kina_BoolTensor, "Bool"> {
  let summary = "elementwise logical not";
  let semantics = [{
    `result[i]` is true when `input[i]` is false.
  }];
  let example = [{
    %x = kina.constant dense<[true, false]> : tensor<2xi1>
    %opposite = kina.not %x : tensor<2xi1>
    // %opposite = dense<[false, true]>
  }];
  let hasFolder = 1;
}

def Kina_CompareOp : Kina_Op<"compare", [Kina_Elementwise, SameTypeOperands,
                                         InferTypeOpAdaptor]> {
  let summary = "elementwise comparison";
  let semantics = [{
    `result[i]` is true when `lhs[i]` stands in the relation `predicate` to
    `rhs[i]`: `eq` (=), `ne` (not =), `lt` (<), `le` (<=), `gt` (>), `ge` (>=).

    - Floating: as IEEE 754. `-0` and `+0` are equal. With a NaN `ne` is true
      and every other predicate false.
    - Integer: signed.
    - Bool: false < true.
  }];
  let inputs = [{
    - (I1) `predicate`: `eq`, `ne`, `lt`, `le`, `gt` or `ge`
    - (I2) `lhs`: tensor of any dtype
    - (I3) `rhs`: tensor of any dtype
  }];
  let outputs = [{
    - (O1) `result`: tensor of Bool
  }];
  let constraints = [{
    - (C1) `lhs` and `rhs` have the same type.
    - (C2) `result` has the shape and the placement of `lhs`.
  }];
  let example = [{
    %x = kina.constant dense<[1.0, -0.0, 0x7FC00000]> : tensor<3xf32>
    %y = kina.constant dense<[2.0, 0.0, 0x7FC00000]> : tensor<3xf32>
    %less = kina.compare lt, %x, %y : tensor<3xf32>
    // %less = dense<[true, false, false]>
  }];
  let arguments = (ins Kina_ComparePredicateAttr:$predicate, Kina_Tensor:$lhs,
                       Kina_Tensor:$rhs);
  let results = (outs Kina_BoolTensor:$result);
  let assemblyFormat = [{
    custom<EnumKeyword>($predicate) `,` $lhs `,` $rhs attr-dict `:` type($lhs)
  }];
  let hasFolder = 1;
}

def Kina_WhereOp : Kina_Op<"where", [Kina_Elementwise]> {
  let summary = "elementwise choice between two tensors";
  let semantics = [{
    `result[i]` has exactly the bits of `on_true[i]` when `condition[i]` is
    true, else those of `on_false[i]`.
  }];
  let inputs = [{
    - (I1) `condition`: tensor of Bool
    - (I2) `on_true`: tensor of any dtype
    - (I3) `on_false`: tensor of any dtype
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `on_true`, `on_false` and `result` have the same type.
    - (C2) `condition` has the shape and the placement of `result`.
  }];
  let example = [{
    %c = kina.constant dense<[true, false]> : tensor<2xi1>
    %x = kina.constant dense<[1, 2]> : tensor<2xi32>
    %y = kina.constant dense<[3, 4]> : tensor<2xi32>
    %chosen = kina.where %c, %x, %y : tensor<2xi1>, tensor<2xi32>
    // %chosen = dense<[1, 4]>
  }];
  let arguments = (ins Kina_BoolTensor:$condition, Kina_Tensor:$on_true,
                       Kina_Tensor:$on_false);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = [{
    $condition `,` $on_true `,` $on_false attr-dict `:` type($condition) `,`
    custom<SameTypes>(type($on_true), type($on_false), type($result))
  }];
  let hasFolder = 1;
}

def Kina_CastOp : Kina_Op<"cast", [Kina_Elementwise]> {
  let summary = "elementwise conversion to another dtype";
  let semantics = [{
    `result[i]` is `input[i]` in the result's dtype `T`, converted in one step:

    - floating to floating: `round_T(input[i])`, once, from the source. Beyond
      the largest value F8E4M3 gives NaN, every other dtype an infinity.
    - integer to floating: `round_T` of the exact integer.
    - floating to integer: truncated toward zero, then clamped to the range of
      `T` (also infinities); NaN gives 0.
    - integer to integer: wraps (sign extension or truncation of the bits).
    - anything to Bool: `input[i] != 0`; NaN gives true.
    - Bool to anything: 0 or 1.
  }];
  let inputs = [{
    - (I1) `input`: tensor of any dtype
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `result` has the shape and the placement of `input`.
  }];
  let example = [{
    %x = kina.constant dense<[2.75, -1.0e10, 0x7FC00000]> : tensor<3xf32>
    %integers = kina.cast %x : tensor<3xf32> -> tensor<3xi32>
    // %integers = dense<[2, -2147483648, 0]>
  }];
  let arguments = (ins Kina_Tensor:$input);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Shape
//===----------------------------------------------------------------------===//

def Kina_BroadcastOp : Kina_Op<"broadcast"> {
  let summary = "stretch size-1 and missing leading axes";
  let semantics = [{
    The axes of `input` (rank m) are aligned with the last m axes of `result`
    (rank n):

    ```text
    result[r_0, ..., r_(n-1)] = input[i_0, ..., i_(m-1)]
    i_k = 0                  if axis k of the input has size 1
    i_k = r_(k + n - m)      otherwise
    ```

    Elements keep their bits.
  }];
  let inputs = [{
    - (I1) `input`: tensor of any dtype
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `input` and `result` have the same dtype.
    - (C2) `input` and `result` have the same placement.
    - (C3) The rank of `input` is at most the rank of `result`.
    - (C4) Each axis of `input` has size 1 or the size of the axis of `result`
      that it is aligned with.
  }];
  let example = [{
    %x = kina.constant dense<[[1], [2]]> : tensor<2x1xi32>
    %stretched = kina.broadcast %x : tensor<2x1xi32> -> tensor<2x3xi32>
    // %stretched = dense<[[1, 1, 1], [2, 2, 2]]>
  }];
  let arguments = (ins Kina_Tensor:$input);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

def Kina_ReduceOp : Kina_Op<"reduce", [InferTypeOpAdaptor]> {
  let summary = "reduction along one axis";
  let semantics = [{
    Write the shape of `input` as `A x C x B`, where `C` is the extent of
    `axis`. For every index tuple `a` into `A` and `b` into `B`, the fiber is
    `x[k] = input[a, k, b]` for `0 <= k < C`, and `result[a, b]` (with
    `keepdims` `result[a, 0, b]`) combines it:

    | `kind` | combination of `p` and `q` | identity, floating | integer |
    |---|---|---|---|
    | `sum`, `mean` | `p + q` | `-0` | 0 |
    | `prod` | `p * q` | 1 | 1 |
    | `max` | as `kina.max` | `-inf`, F8E4M3: -448 | `MIN` |
    | `min` | as `kina.min` | `+inf`, F8E4M3: 448 | `MAX` |
    | `any` | `p or q` | | Bool: false |
    | `all` | `p and q` | | Bool: true |

    Integers wrap at every step. Floating sums and products take place in
    acc(T): elements are widened, each combination rounds to acc(T), and there
    is one `round_T` at the end. `mean` divides the sum by `round_acc(T)(C)` in
    acc(T) before that rounding. `max` and `min` propagate NaN and have
    `-0 < +0`. The other kinds do not depend on the order; these two orders
    define floating `sum`, `prod` and `mean`, with `(+)` for the combination:

    - `sequential`: ascending index.

      ```text
      r = identity
      for k in 0 .. C: r = r (+) x[k]
      ```

    - `lanes`: blocks of 65536 elements, the last one maybe shorter. In a block
      64 partial results take the elements in turn and are then combined as a
      tree; the blocks are combined in ascending order.

      ```text
      for each block, of the elements k in [s, e):
        p[j] = identity                      for 0 <= j < 64
        for k in s .. e: p[k mod 64] = p[k mod 64] (+) x[k]
        for h in 32, 16, 8, 4, 2, 1: p[j] = p[j] (+) p[j + h]   for 0 <= j < h
        block = p[0]
      r = first block
      for each further block: r = r (+) block
      ```

    The frontend chooses `lanes` when every axis after `axis` has extent 1 and
    `C >= 64`, else `sequential`; from then on the attribute alone counts.
  }];
  let inputs = [{
    - (I1) `kind`: `sum`, `prod`, `max`, `min`, `mean`, `any` or `all`
    - (I2) `input`: tensor of any dtype
    - (I3) `axis`: 64-bit integer
    - (I4) `keepdims`: unit; keep the reduced axis with size 1
    - (I5) `order`: `sequential` or `lanes`; optional
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `0 <= axis < rank(input)`.
    - (C2) `any` and `all` apply to Bool, every other kind to numbers.
    - (C3) `mean` applies to floating dtypes.
    - (C4) A floating `sum`, `prod` or `mean` has an `order`.
    - (C5) Nothing else has an `order`.
    - (C6) `result` has the dtype, the placement and the shape of `input`
      without `axis`; with `keepdims` `axis` has size 1 instead.
  }];
  let example = [{
    %x = kina.constant dense<[[1.0, 2.0], [3.0, 5.0]]> : tensor<2x2xf32>
    %sum = kina.reduce sum %x axis = 1 order = sequential
        : tensor<2x2xf32> -> tensor<2xf32>
    // %sum = dense<[3.0, 8.0]>
    %largest = kina.reduce max %x axis = 0 keepdims
        : tensor<2x2xf32> -> tensor<1x2xf32>
    // %largest = dense<[[3.0, 5.0]]>
  }];
  let arguments = (ins Kina_ReduceKindAttr:$kind, Kina_Tensor:$input,
                       I64Attr:$axis, UnitAttr:$keepdims,
                       OptionalAttr<Kina_OrderAttr>:$order);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = [{
    custom<EnumKeyword>($kind) $input `axis` `=` $axis (`keepdims` $keepdims^)?
    (`order` `=` custom<EnumKeyword>($order)^)?
    attr-dict `:` type($input) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

class Kina_ArgReduceOp<string mnemonic> : Kina_Op<mnemonic, [
    InferTypeOpAdaptor]> {
  let inputs = [{
    - (I1) `input`: tensor of a floating or integer dtype
    - (I2) `axis`: 64-bit integer
    - (I3) `keepdims`: unit; keep the reduced axis with size 1
  }];
  let outputs = [{
    - (O1) `result`: tensor of I64
  }];
  let constraints = [{
    - (C1) `0 <= axis < rank(input)`.
    - (C2) `result` has dtype I64, the placement and the shape of `input`
      without `axis`; with `keepdims` `axis` has size 1 instead.
  }];
  let arguments = (ins Kina_NumberTensor:$input, I64Attr:$axis,
                       UnitAttr:$keepdims);
  let results = (outs Kina_IndexTensor:$result);
  let assemblyFormat = [{
    $input `axis` `=` $axis (`keepdims` $keepdims^)?
    attr-dict `:` type($input) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Kina_ArgmaxOp : Kina_ArgReduceOp<"argmax"> {
  let summary = "lowest index of the largest element along one axis";
  let semantics = [{
    With the fibers `x` of `kina.reduce`, the result is the smallest `k` such
    that `x[k]` is larger than the identity of `max` and equals the maximum of
    the elements of `x` that are not NaN; if there is none, 0. That is:

    ```text
    m = identity of max;  r = 0
    for k in 0 .. C: if x[k] > m: m = x[k]; r = k
    ```

    `>` is the one of `kina.compare`: NaN is never larger and `-0` equals `+0`.
    The identity is `-inf`, for F8E4M3 -448, for integers the smallest value.
  }];
  let example = [{
    %x = kina.constant dense<[[1.0, 7.0, 7.0], [0x7FC00000, -1.0, -2.0]]> : tensor<2x3xf32>
    %index = kina.argmax %x axis = 1 : tensor<2x3xf32> -> tensor<2xi64>
    // %index = dense<[1, 1]>
  }];
}

def Kina_ArgminOp : Kina_ArgReduceOp<"argmin"> {
  let summary = "lowest index of the smallest element along one axis";
  let semantics = [{
    With the fibers `x` of `kina.reduce`, the result is the smallest `k` such
    that `x[k]` is smaller than the identity of `min` and equals the minimum of
    the elements of `x` that are not NaN; if there is none, 0. That is:

    ```text
    m = identity of min;  r = 0
    for k in 0 .. C: if x[k] < m: m = x[k]; r = k
    ```

    `<` is the one of `kina.compare`: NaN is never smaller and `-0` equals `+0`.
    The identity is `+inf`, for F8E4M3 448, for integers the largest value.
  }];
  let example = [{
    %x = kina.constant dense<[[3, 1, 1], [5, 6, 4]]> : tensor<2x3xi32>
    %index = kina.argmin %x axis = 1 keepdims : tensor<2x3xi32> -> tensor<2x1xi64>
    // %index = dense<[[1], [2]]>
  }];
}

#endif // KINA_OPS_TD
