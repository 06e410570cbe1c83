//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Folders of the elementwise operations. Each one is exact: the folded
/// result equals the operation's definition bit for bit, where it is not NaN.
/// What is not exact without Kina's own algorithms (`pow`, `sqrt`, floating
/// sums) stays.

#include "KinaElements.h"
#include "KinaOps.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace kina;

/// Whether `value` is a tensor of a floating dtype.
static bool isFloating(Value value) {
  return isa<FloatType>(getElementTypeOrSelf(value.getType()));
}

//===----------------------------------------------------------------------===//
// Elementwise arithmetic
//===----------------------------------------------------------------------===//

/// Folds constants with `integer` on integers or `floating` in acc(T).
static Attribute foldArithmetic(ArrayRef<Attribute> operands, Type result,
                                APInt (*integer)(const APInt &, const APInt &),
                                APFloat (*floating)(APFloat, const APFloat &)) {
  auto type = cast<RankedTensorType>(result);
  auto element = dyn_cast<FloatType>(type.getElementType());
  return foldElements(operands, type, [&](ArrayRef<APInt> bits) {
    if (!element)
      return integer(bits[0], bits[1]);
    return roundTo(floating(widen(bits[0], element), widen(bits[1], element)),
                   element);
  });
}

OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  // x + -0 = x and, on integers, x + 0 = x; x + +0 would turn -0 into +0.
  if (isSplatOf(adaptor.getRhs(), isFloating(getRhs()) ? -0.0 : 0.0))
    return getLhs();
  return foldArithmetic(
      adaptor.getOperands(), getType(),
      [](const APInt &lhs, const APInt &rhs) { return lhs + rhs; },
      [](APFloat lhs, const APFloat &rhs) {
        lhs.add(rhs, APFloat::rmNearestTiesToEven);
        return lhs;
      });
}

OpFoldResult SubOp::fold(FoldAdaptor adaptor) {
  // x - +0 = x, also for x = -0.
  if (isSplatOf(adaptor.getRhs(), 0.0))
    return getLhs();
  if (getLhs() == getRhs() && !isFloating(getLhs()))
    return splat(getType(), 0.0);
  return foldArithmetic(
      adaptor.getOperands(), getType(),
      [](const APInt &lhs, const APInt &rhs) { return lhs - rhs; },
      [](APFloat lhs, const APFloat &rhs) {
        lhs.subtract(rhs, APFloat::rmNearestTiesToEven);
        return lhs;
      });
}

OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  if (isSplatOf(adaptor.getRhs(), 1.0))
    return getLhs();
  // Not on floating dtypes: NaN * 0 and -1 * 0 are not +0.
  if (isSplatOf(adaptor.getRhs(), 0.0) && !isFloating(getLhs()))
    return adaptor.getRhs();
  return foldArithmetic(
      adaptor.getOperands(), getType(),
      [](const APInt &lhs, const APInt &rhs) { return lhs * rhs; },
      [](APFloat lhs, const APFloat &rhs) {
        lhs.multiply(rhs, APFloat::rmNearestTiesToEven);
        return lhs;
      });
}

OpFoldResult DivOp::fold(FoldAdaptor adaptor) {
  if (isSplatOf(adaptor.getRhs(), 1.0))
    return getLhs();
  return foldArithmetic(
      adaptor.getOperands(), getType(),
      [](const APInt &lhs, const APInt &rhs) {
        return rhs.isZero() ? APInt::getAllOnes(lhs.getBitWidth())
                            : lhs.sdiv(rhs);
      },
      [](APFloat lhs, const APFloat &rhs) {
        lhs.divide(rhs, APFloat::rmNearestTiesToEven);
        return lhs;
      });
}

OpFoldResult RemOp::fold(FoldAdaptor adaptor) {
  if (isSplatOf(adaptor.getRhs(), 1.0))
    return splat(getType(), 0.0);
  return foldElements(
      adaptor.getOperands(), getType(), [](ArrayRef<APInt> bits) {
        return bits[1].isZero() ? bits[0] : bits[0].srem(bits[1]);
      });
}

OpFoldResult MaxOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs())
    return getLhs();
  return foldArithmetic(
      adaptor.getOperands(), getType(),
      [](const APInt &lhs, const APInt &rhs) {
        return lhs.sgt(rhs) ? lhs : rhs;
      },
      [](APFloat lhs, const APFloat &rhs) { return maximum(lhs, rhs); });
}

OpFoldResult MinOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs())
    return getLhs();
  return foldArithmetic(
      adaptor.getOperands(), getType(),
      [](const APInt &lhs, const APInt &rhs) {
        return lhs.slt(rhs) ? lhs : rhs;
      },
      [](APFloat lhs, const APFloat &rhs) { return minimum(lhs, rhs); });
}

OpFoldResult PowOp::fold(FoldAdaptor adaptor) {
  // x ** ±0 = 1 and 1 ** x = 1, also for NaN.
  if (isSplatOf(adaptor.getRhs(), 0.0) || isSplatOf(adaptor.getRhs(), -0.0))
    return splat(getType(), 1.0);
  if (isSplatOf(adaptor.getLhs(), 1.0))
    return adaptor.getLhs();
  return {};
}

//===----------------------------------------------------------------------===//
// Sign bits
//===----------------------------------------------------------------------===//

OpFoldResult NegOp::fold(FoldAdaptor adaptor) {
  if (auto inner = getInput().getDefiningOp<NegOp>())
    return inner.getInput();
  bool floating = isFloating(getInput());
  return foldElements(adaptor.getOperands(), getType(),
                      [&](ArrayRef<APInt> bits) {
                        APInt value = bits[0];
                        if (floating)
                          value.flipBit(value.getBitWidth() - 1);
                        else
                          value.negate();
                        return value;
                      });
}

OpFoldResult AbsOp::fold(FoldAdaptor adaptor) {
  if (getInput().getDefiningOp<AbsOp>())
    return getInput();
  bool floating = isFloating(getInput());
  return foldElements(adaptor.getOperands(), getType(),
                      [&](ArrayRef<APInt> bits) {
                        APInt value = bits[0];
                        if (!floating)
                          return value.abs();
                        value.clearBit(value.getBitWidth() - 1);
                        return value;
                      });
}

OpFoldResult SignOp::fold(FoldAdaptor adaptor) {
  RankedTensorType type = getType();
  Type element = type.getElementType();
  return foldElements(
      adaptor.getOperands(), type, [&](ArrayRef<APInt> bits) -> APInt {
        const APInt &value = bits[0];
        if (auto floating = dyn_cast<FloatType>(element)) {
          APFloat wide = widen(value, floating);
          if (wide.isNaN() || wide.isZero())
            return value;
          return bitsOf(element, wide.isNegative() ? -1.0 : 1.0);
        }
        if (value.isZero())
          return value;
        return bitsOf(element, value.isNegative() ? -1.0 : 1.0);
      });
}

//===----------------------------------------------------------------------===//
// Logic
//===----------------------------------------------------------------------===//

OpFoldResult AndOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs() || isSplatOf(adaptor.getRhs(), 1.0))
    return getLhs();
  if (isSplatOf(adaptor.getRhs(), 0.0))
    return adaptor.getRhs();
  return foldElements(adaptor.getOperands(), getType(),
                      [](ArrayRef<APInt> bits) { return bits[0] & bits[1]; });
}

OpFoldResult OrOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs() || isSplatOf(adaptor.getRhs(), 0.0))
    return getLhs();
  if (isSplatOf(adaptor.getRhs(), 1.0))
    return adaptor.getRhs();
  return foldElements(adaptor.getOperands(), getType(),
                      [](ArrayRef<APInt> bits) { return bits[0] | bits[1]; });
}

OpFoldResult NotOp::fold(FoldAdaptor adaptor) {
  if (auto inner = getInput().getDefiningOp<NotOp>())
    return inner.getInput();
  return foldElements(adaptor.getOperands(), getType(),
                      [](ArrayRef<APInt> bits) { return ~bits[0]; });
}

/// Whether `predicate` holds for values that compare as told. Without an order
/// (a NaN) all three are false.
static bool holds(ComparePredicate predicate, bool less, bool equal,
                  bool greater) {
  switch (predicate) {
  case ComparePredicate::Eq:
    return equal;
  case ComparePredicate::Ne:
    return !equal;
  case ComparePredicate::Lt:
    return less;
  case ComparePredicate::Le:
    return less || equal;
  case ComparePredicate::Gt:
    return greater;
  case ComparePredicate::Ge:
    return greater || equal;
  }
  llvm_unreachable("every predicate has a case");
}

/// `x predicate x`, where it is the same for every `x`, also NaN.
static std::optional<bool> comparesToItself(ComparePredicate predicate,
                                            bool floating) {
  if (predicate == ComparePredicate::Lt || predicate == ComparePredicate::Gt)
    return false;
  if (floating)
    return std::nullopt;
  return predicate != ComparePredicate::Ne;
}

OpFoldResult CompareOp::fold(FoldAdaptor adaptor) {
  ComparePredicate predicate = getPredicate();
  Type element = getLhs().getType().getElementType();
  if (getLhs() == getRhs())
    if (auto same = comparesToItself(predicate, isa<FloatType>(element)))
      return splat(getType(), *same);
  return foldElements(
      adaptor.getOperands(), getType(), [&](ArrayRef<APInt> bits) {
        const APInt &lhs = bits[0], &rhs = bits[1];
        bool result;
        if (auto floating = dyn_cast<FloatType>(element)) {
          auto order = widen(lhs, floating).compare(widen(rhs, floating));
          result = holds(predicate, order == APFloat::cmpLessThan,
                         order == APFloat::cmpEqual,
                         order == APFloat::cmpGreaterThan);
        } else if (element.isInteger(1)) {
          result = holds(predicate, lhs.ult(rhs), lhs == rhs, lhs.ugt(rhs));
        } else {
          result = holds(predicate, lhs.slt(rhs), lhs == rhs, lhs.sgt(rhs));
        }
        return APInt(1, result);
      });
}

OpFoldResult WhereOp::fold(FoldAdaptor adaptor) {
  if (getOnTrue() == getOnFalse() || isSplatOf(adaptor.getCondition(), 1.0))
    return getOnTrue();
  if (isSplatOf(adaptor.getCondition(), 0.0))
    return getOnFalse();
  if (getCondition().getType() == getType() &&
      isSplatOf(adaptor.getOnTrue(), 1.0) &&
      isSplatOf(adaptor.getOnFalse(), 0.0))
    return getCondition();
  return foldElements(
      adaptor.getOperands(), getType(),
      [](ArrayRef<APInt> bits) { return bits[0].isOne() ? bits[1] : bits[2]; });
}

//===----------------------------------------------------------------------===//
// CastOp
//===----------------------------------------------------------------------===//

OpFoldResult CastOp::fold(FoldAdaptor adaptor) {
  if (getInput().getType() == getType())
    return getInput();
  Type from = getInput().getType().getElementType();
  Type to = getType().getElementType();
  return foldElements(
      adaptor.getOperands(), getType(),
      [&](ArrayRef<APInt> bits) { return convert(bits[0], from, to); });
}
