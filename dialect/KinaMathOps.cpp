//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Verifiers and folders of the elementary functions and identities. Only
/// what is exact folds: rounding to integers, and transfers that cancel.

#include "KinaElements.h"
#include "KinaOps.h"

using namespace mlir;
using namespace kina;

//===----------------------------------------------------------------------===//
// Rounding to integers
//===----------------------------------------------------------------------===//

/// Folds constants, and `input` that is a rounded value already.
static OpFoldResult foldRounding(Value input, ArrayRef<Attribute> operands,
                                 APFloat::roundingMode mode) {
  Operation *producer = input.getDefiningOp();
  if (isa_and_nonnull<FloorOp, CeilOp, RoundOp>(producer))
    return input;
  auto type = cast<RankedTensorType>(input.getType());
  auto element = cast<FloatType>(type.getElementType());
  return foldElements(operands, type, [&](ArrayRef<APInt> bits) {
    APFloat value = widen(bits[0], element);
    if (!value.isFinite())
      return bits[0];
    value.roundToIntegral(mode);
    return roundTo(value, element);
  });
}

OpFoldResult FloorOp::fold(FoldAdaptor adaptor) {
  return foldRounding(getInput(), adaptor.getOperands(),
                      APFloat::rmTowardNegative);
}

OpFoldResult CeilOp::fold(FoldAdaptor adaptor) {
  return foldRounding(getInput(), adaptor.getOperands(),
                      APFloat::rmTowardPositive);
}

OpFoldResult RoundOp::fold(FoldAdaptor adaptor) {
  return foldRounding(getInput(), adaptor.getOperands(),
                      APFloat::rmNearestTiesToEven);
}

//===----------------------------------------------------------------------===//
// ToOp
//===----------------------------------------------------------------------===//

LogicalResult ToOp::verify() {
  RankedTensorType input = getInput().getType();
  RankedTensorType result = getType();
  // C1
  if (input.getShape() == result.getShape() &&
      input.getElementType() == result.getElementType())
    return success();
  return emitOpError("result has type ")
         << result << " and the input " << input
         << ": expected the same shape and element type";
}

OpFoldResult ToOp::fold(FoldAdaptor) {
  if (getInput().getType() == getType())
    return getInput();
  auto first = getInput().getDefiningOp<ToOp>();
  if (first && first.getInput().getType() == getType())
    return first.getInput();
  return nullptr;
}
