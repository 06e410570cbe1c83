//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Folders of the kina operations. Each one is exact: the folded result
/// equals the operation's definition bit for bit, where it is not NaN. What is
/// not exact without Kina's own algorithms (`pow`, `sqrt`, floating sums)
/// stays.

#include "KinaElements.h"
#include "KinaOps.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace kina;

//===----------------------------------------------------------------------===//
// Identities
//===----------------------------------------------------------------------===//

/// Whether the dense `attribute` holds `value` everywhere. A floating zero must
/// have the sign of `value`.
static bool isSplatOf(Attribute attribute, double value) {
  auto dense = dyn_cast_if_present<DenseElementsAttr>(attribute);
  if (!dense || !dense.isSplat())
    return false;
  Type element = dense.getElementType();
  return bitsAt(dense, 0) == bitsOf(element, value);
}

static bool isFloating(Value value) {
  return isa<FloatType>(getElementTypeOrSelf(value.getType()));
}

/// A tensor of `type` that holds `value` everywhere.
static DenseElementsAttr splat(Type type, double value) {
  auto tensor = cast<RankedTensorType>(type);
  return denseOf(tensor, bitsOf(tensor.getElementType(), value));
}

//===----------------------------------------------------------------------===//
// ConstantOp
//===----------------------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

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

//===----------------------------------------------------------------------===//
// BroadcastOp
//===----------------------------------------------------------------------===//

/// The linear position in `input` of the element that `broadcast` copies to the
/// linear position `index` of `result`.
static int64_t sourceIndex(RankedTensorType input, RankedTensorType result,
                           int64_t index) {
  int64_t source = 0, stride = 1;
  for (int64_t back = 1; back <= input.getRank(); ++back) {
    int64_t size = result.getDimSize(result.getRank() - back);
    int64_t dim = input.getDimSize(input.getRank() - back);
    if (dim != 1)
      source += index % size * stride;
    index /= size;
    stride *= dim;
  }
  return source;
}

OpFoldResult BroadcastOp::fold(FoldAdaptor adaptor) {
  RankedTensorType input = getInput().getType(), result = getType();
  if (input == result)
    return getInput();
  auto value = dyn_cast_if_present<DenseElementsAttr>(adaptor.getInput());
  if (!value)
    return {};
  if (value.isSplat())
    return denseOf(result, bitsAt(value, 0));
  if (result.getNumElements() > kMaxFoldedElements)
    return {};
  SmallVector<APInt> elements;
  for (int64_t index = 0; index < result.getNumElements(); ++index)
    elements.push_back(bitsAt(value, sourceIndex(input, result, index)));
  return denseOf(result, elements);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

OpFoldResult ReduceOp::fold(FoldAdaptor adaptor) {
  // One element, combined with the identity, is itself: -0 + x, 1 * x, x / 1.
  if (getInput().getType() == getType())
    return getInput();
  // Any number of equal elements, combined by an idempotent operation.
  auto value = dyn_cast_if_present<DenseElementsAttr>(adaptor.getInput());
  if (!value || !value.isSplat())
    return {};
  switch (getKind()) {
  case ReduceKind::Max:
  case ReduceKind::Min:
  case ReduceKind::Any:
  case ReduceKind::All:
    return denseOf(getType(), bitsAt(value, 0));
  case ReduceKind::Sum:
  case ReduceKind::Prod:
  case ReduceKind::Mean:
    return {};
  }
  llvm_unreachable("every kind has a case");
}

/// The index is 0 when there is one element or when all are equal.
template <typename ArgReduceOp>
static OpFoldResult foldArgReduce(ArgReduceOp reduce, Attribute input) {
  auto value = dyn_cast_if_present<DenseElementsAttr>(input);
  if (reduce.getInput().getType().getDimSize(reduce.getAxis()) == 1 ||
      (value && value.isSplat()))
    return splat(reduce.getType(), 0.0);
  return {};
}

OpFoldResult ArgmaxOp::fold(FoldAdaptor adaptor) {
  return foldArgReduce(*this, adaptor.getInput());
}

OpFoldResult ArgminOp::fold(FoldAdaptor adaptor) {
  return foldArgReduce(*this, adaptor.getInput());
}
