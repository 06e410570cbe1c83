//===- KinaOps.td - Operations of the kina dialect ---------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_OPS_TD
#define KINA_OPS_TD

include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "KinaTypes.td"

class Kina_Op<string mnemonic, list<Trait> traits = []>
    : Op<Kina_Dialect, mnemonic, !listconcat([Pure], traits)>;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

def Kina_ConstantOp : Kina_Op<"constant", [ConstantLike,
    InferTypeOpAdaptor]> {
  let summary = "tensor literal";
  let description = [{
    Every element of the result has exactly the bits of `value`.

    ```mlir
    %one = kina.constant dense<1.0> : tensor<4x8xf32>
    ```
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

class Kina_UnaryOp<string mnemonic, Type type, list<Trait> traits = []>
    : Kina_Op<mnemonic, !listconcat([SameOperandsAndResultType], traits)> {
  let arguments = (ins type:$input);
  let results = (outs type:$result);
  let assemblyFormat = "$input attr-dict `:` type($result)";
}

class Kina_BinaryOp<string mnemonic, Type type, list<Trait> traits = []>
    : Kina_Op<mnemonic, !listconcat([SameOperandsAndResultType], traits)> {
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

def Kina_AddOp : Kina_BinaryOp<"add", Kina_NumberTensor, [Commutative]> {
  let summary = "elementwise sum";
}
def Kina_SubOp : Kina_BinaryOp<"sub", Kina_NumberTensor> {
  let summary = "elementwise difference";
}
def Kina_MulOp : Kina_BinaryOp<"mul", Kina_NumberTensor, [Commutative]> {
  let summary = "elementwise product";
}
def Kina_DivOp : Kina_BinaryOp<"div", Kina_NumberTensor> {
  let summary = "elementwise quotient";
}
def Kina_RemOp : Kina_BinaryOp<"rem", Kina_IntTensor> {
  let summary = "elementwise remainder of truncating division";
}
def Kina_MaxOp : Kina_BinaryOp<"max", Kina_NumberTensor, [Commutative]> {
  let summary = "elementwise maximum";
}
def Kina_MinOp : Kina_BinaryOp<"min", Kina_NumberTensor, [Commutative]> {
  let summary = "elementwise minimum";
}
def Kina_PowOp : Kina_BinaryOp<"pow", Kina_FloatTensor> {
  let summary = "elementwise power";
}
def Kina_NegOp : Kina_UnaryOp<"neg", Kina_NumberTensor> {
  let summary = "elementwise negation";
}
def Kina_AbsOp : Kina_UnaryOp<"abs", Kina_NumberTensor> {
  let summary = "elementwise absolute value";
}
def Kina_SignOp : Kina_UnaryOp<"sign", Kina_NumberTensor> {
  let summary = "elementwise sign";
}
def Kina_SqrtOp : Kina_UnaryOp<"sqrt", Kina_FloatTensor> {
  let summary = "elementwise square root";
}

def Kina_AndOp : Kina_BinaryOp<"and", Kina_BoolTensor, [Commutative]> {
  let summary = "elementwise logical and";
}
def Kina_OrOp : Kina_BinaryOp<"or", Kina_BoolTensor, [Commutative]> {
  let summary = "elementwise logical or";
}
def Kina_NotOp : Kina_UnaryOp<"not", Kina_BoolTensor> {
  let summary = "elementwise logical not";
}

def Kina_CompareOp : Kina_Op<"compare", [SameTypeOperands,
    InferTypeOpAdaptor]> {
  let summary = "elementwise comparison";
  let arguments = (ins Kina_ComparePredicateAttr:$predicate, Kina_Tensor:$lhs, Kina_Tensor:$rhs);
  let results = (outs Kina_BoolTensor:$result);
  let assemblyFormat = "custom<EnumKeyword>($predicate) `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
}

def Kina_WhereOp : Kina_Op<"where", [AllTypesMatch<["on_true", "on_false", "result"]>]> {
  let summary = "elementwise choice between two tensors";
  let arguments = (ins Kina_BoolTensor:$condition, Kina_Tensor:$on_true, Kina_Tensor:$on_false);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = [{
    $condition `,` $on_true `,` $on_false attr-dict
    `:` type($condition) `,` type($result)
  }];
  let hasVerifier = 1;
}

def Kina_CastOp : Kina_Op<"cast"> {
  let summary = "elementwise conversion to another dtype";
  let arguments = (ins Kina_Tensor:$input);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Shape
//===----------------------------------------------------------------------===//

def Kina_BroadcastOp : Kina_Op<"broadcast"> {
  let summary = "stretch size-1 and missing leading axes";
  let arguments = (ins Kina_Tensor:$input);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

def Kina_ReduceOp : Kina_Op<"reduce", [
    InferTypeOpAdaptor]> {
  let summary = "reduction along one axis";
  let arguments = (ins Kina_ReduceKindAttr:$kind, Kina_Tensor:$input,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$axis,
                       UnitAttr:$keepdims, OptionalAttr<Kina_OrderAttr>:$order);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = [{
    custom<EnumKeyword>($kind) $input `axis` `=` $axis (`keepdims` $keepdims^)?
    (`order` `=` custom<EnumKeyword>($order)^)?
    attr-dict `:` type($input) `->` type($result)
  }];
  let hasVerifier = 1;
}

class Kina_ArgReduceOp<string mnemonic> : Kina_Op<mnemonic, [
    InferTypeOpAdaptor]> {
  let arguments = (ins Kina_NumberTensor:$input,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$axis,
                       UnitAttr:$keepdims);
  let results = (outs Kina_IntTensor:$result);
  let assemblyFormat = [{
    $input `axis` `=` $axis (`keepdims` $keepdims^)?
    attr-dict `:` type($input) `->` type($result)
  }];
}

def Kina_ArgmaxOp : Kina_ArgReduceOp<"argmax"> {
  let summary = "lowest index of the largest element along one axis";
}
def Kina_ArgminOp : Kina_ArgReduceOp<"argmin"> {
  let summary = "lowest index of the smallest element along one axis";
}

#endif // KINA_OPS_TD
