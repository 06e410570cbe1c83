//===- KinaLogicOps.td - Elementwise logic and casts -------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_LOGIC_OPS_TD
#define KINA_LOGIC_OPS_TD

include "KinaArithmeticOps.td"

def Kina_AndOp : Kina_BinaryOp<"and", Kina_BoolTensor, "Bool", [Commutative]> {
  let summary = "elementwise logical and";
  let semantics = [{
    `result[i]` is true when `lhs[i]` and `rhs[i]` are both true.
  }];
  let example = [{
    %x = kina.constant dense<[true, true, false]> : tensor<3xi1>
    %y = kina.constant dense<[true, false, false]> : tensor<3xi1>
    %both = kina.and %x, %y : tensor<3xi1>
    // %both = dense<[true, false, false]> : tensor<3xi1>
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
    // %either = dense<[true, true, false]> : tensor<3xi1>
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
    // %opposite = dense<[false, true]> : tensor<2xi1>
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
    // %less = dense<[true, false, false]> : tensor<3xi1>
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
    // %chosen = dense<[1, 4]> : tensor<2xi32>
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
    // %integers = dense<[2, -2147483648, 0]> : tensor<3xi32>
  }];
  let arguments = (ins Kina_Tensor:$input);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasFolder = 1;
}

#endif // KINA_LOGIC_OPS_TD
