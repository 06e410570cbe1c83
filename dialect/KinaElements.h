//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Arithmetic on constant elements, as the dialect's numerics define it.
/// An element of any dtype is handled as its bits.

#ifndef KINA_ELEMENTS_H
#define KINA_ELEMENTS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

namespace kina {

/// Constants that are not splats are folded up to this number of elements, so
/// that folding never makes a module much larger.
constexpr int64_t kMaxFoldedElements = 256;

/// The bits of the element at the linear position `index`.
llvm::APInt bitsAt(mlir::DenseElementsAttr value, int64_t index);

/// The bits of `value` as an element of type `element`. The value must be
/// exact in it; for Bool it is 0 or 1.
llvm::APInt bitsOf(mlir::Type element, double value);

/// A constant with the given elements, or with one element for a splat.
mlir::DenseElementsAttr denseOf(mlir::RankedTensorType type,
                                llvm::ArrayRef<llvm::APInt> elements);

/// Whether `attribute` is a dense constant that holds `value` everywhere. A
/// floating zero must have the sign of `value`.
bool isSplatOf(mlir::Attribute attribute, double value);

/// A constant of the Kina tensor `type` that holds `value` everywhere.
mlir::DenseElementsAttr splat(mlir::Type type, double value);

/// `wide(x)`: the floating element in its accumulator dtype.
llvm::APFloat widen(const llvm::APInt &bits, mlir::FloatType element);

/// `round_T(v)`: the bits of `value` in the dtype `element`.
llvm::APInt roundTo(llvm::APFloat value, mlir::FloatType element);

/// The element `bits` of type `from`, converted to `to` as by `kina.cast`.
llvm::APInt convert(const llvm::APInt &bits, mlir::Type from, mlir::Type to);

/// Whether a cast from `from` to `to` keeps every value (NaN stays NaN).
bool keepsValues(mlir::Type from, mlir::Type to);

/// Applies `compute` to the operands' elements at each position. Null when an
/// operand is no constant, or when the result would be large and no splat.
mlir::Attribute foldElements(
    llvm::ArrayRef<mlir::Attribute> operands, mlir::RankedTensorType result,
    llvm::function_ref<llvm::APInt(llvm::ArrayRef<llvm::APInt>)> compute);

} // namespace kina

#endif // KINA_ELEMENTS_H
