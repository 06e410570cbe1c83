//===- KinaTypes.td - Type constraints of the kina dialect --*- tablegen -*-==//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_TYPES_TD
#define KINA_TYPES_TD

include "mlir/IR/CommonTypeConstraints.td"
include "KinaAttrs.td"

def Kina_Float : AnyTypeOf<[F16, BF16, F32, F64, F8E4M3FN, F8E5M2],
    "floating element (f16, bf16, f32, f64, f8E4M3FN or f8E5M2)">;
def Kina_Int : AnyTypeOf<[I64, I32, I16, I8, I<4>],
    "integer element (i64, i32, i16, i8 or i4)">;
def Kina_Bool : TypeAlias<I1, "Bool element (i1)">;
def Kina_Number : AnyTypeOf<[Kina_Float, Kina_Int], "number element">;
def Kina_Element : AnyTypeOf<[Kina_Float, Kina_Int, Kina_Bool],
    "element of the Kina language">;

/// A tensor that the language can express, whatever its element.
def Kina_StaticTensor : CPred<"::kina::isKinaTensor($_self)">;

class Kina_TensorOf<Type element, string elements>
    : Type<And<[Kina_StaticTensor,
                SubstLeaves<"$_self", "::llvm::cast<::mlir::RankedTensorType>($_self).getElementType()",
                            element.predicate>]>,
           "Kina tensor (static, dims >= 1, at most 2^63 - 1 bytes, no encoding "
           "but #kina.device) of " # elements,
           "::mlir::RankedTensorType">;

def Kina_NumberTensor : Kina_TensorOf<Kina_Number,
    "f16, bf16, f32, f64, f8E4M3FN, f8E5M2, i64, i32, i16, i8 or i4">;
def Kina_Tensor : Kina_TensorOf<Kina_Element,
    "f16, bf16, f32, f64, f8E4M3FN, f8E5M2, i64, i32, i16, i8, i4 or i1">;
def Kina_FloatTensor : Kina_TensorOf<Kina_Float,
    "f16, bf16, f32, f64, f8E4M3FN or f8E5M2">;
def Kina_IntTensor : Kina_TensorOf<Kina_Int, "i64, i32, i16, i8 or i4">;
def Kina_IndexTensor : Kina_TensorOf<I64, "i64">;
def Kina_BoolTensor : Kina_TensorOf<Kina_Bool, "i1">;

#endif // KINA_TYPES_TD
