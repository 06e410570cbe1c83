//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Implementation of the arithmetic on constant elements.

#include "KinaElements.h"

#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace kina;

APInt kina::bitsAt(DenseElementsAttr value, int64_t index) {
  if (isa<FloatType>(value.getElementType()))
    return (*(value.value_begin<APFloat>() + index)).bitcastToAPInt();
  return *(value.value_begin<APInt>() + index);
}

APInt kina::bitsOf(Type element, double value) {
  if (auto floating = dyn_cast<FloatType>(element))
    return roundTo(APFloat(value), floating);
  return APInt(element.getIntOrFloatBitWidth(), static_cast<int64_t>(value),
               /*isSigned=*/true, /*implicitTrunc=*/true);
}

DenseElementsAttr kina::denseOf(RankedTensorType type,
                                ArrayRef<APInt> elements) {
  auto floating = dyn_cast<FloatType>(type.getElementType());
  if (!floating)
    return DenseElementsAttr::get(type, elements);
  SmallVector<APFloat> values;
  values.reserve(elements.size());
  for (const APInt &bits : elements)
    values.emplace_back(floating.getFloatSemantics(), bits);
  return DenseElementsAttr::get(type, values);
}

bool kina::isSplatOf(Attribute attribute, double value) {
  auto dense = dyn_cast_if_present<DenseElementsAttr>(attribute);
  if (!dense || !dense.isSplat())
    return false;
  Type element = dense.getElementType();
  return bitsAt(dense, 0) == bitsOf(element, value);
}

DenseElementsAttr kina::splat(Type type, double value) {
  auto tensor = cast<RankedTensorType>(type);
  return denseOf(tensor, bitsOf(tensor.getElementType(), value));
}

/// `value` in `semantics`, rounded to nearest even. APFloat knows that
/// f8E4M3FN has no infinity: what rounds beyond its largest value is NaN.
static APFloat converted(APFloat value, const llvm::fltSemantics &semantics) {
  bool losesInfo;
  value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return value;
}

APFloat kina::widen(const APInt &bits, FloatType element) {
  APFloat value(element.getFloatSemantics(), bits);
  return element.isF64() ? value : converted(value, APFloat::IEEEsingle());
}

APInt kina::roundTo(APFloat value, FloatType element) {
  return converted(std::move(value), element.getFloatSemantics())
      .bitcastToAPInt();
}

/// The integer that `value` truncates to, clamped to `width` bits; NaN gives 0.
static APInt truncated(const APFloat &value, unsigned width) {
  llvm::APSInt integer(width, /*isUnsigned=*/false);
  bool isExact;
  value.convertToInteger(integer, APFloat::rmTowardZero, &isExact);
  return integer;
}

APInt kina::convert(const APInt &bits, Type from, Type to) {
  auto fromFloat = dyn_cast<FloatType>(from);
  auto toFloat = dyn_cast<FloatType>(to);
  if (fromFloat) {
    APFloat value(fromFloat.getFloatSemantics(), bits);
    if (toFloat)
      return roundTo(std::move(value), toFloat);
    if (to.isInteger(1))
      return APInt(1, !value.isZero());
    return truncated(value, to.getIntOrFloatBitWidth());
  }
  bool isBool = from.isInteger(1);
  if (toFloat) {
    APFloat value(toFloat.getFloatSemantics());
    value.convertFromAPInt(bits, /*IsSigned=*/!isBool,
                           APFloat::rmNearestTiesToEven);
    return value.bitcastToAPInt();
  }
  if (to.isInteger(1))
    return APInt(1, !bits.isZero());
  unsigned width = to.getIntOrFloatBitWidth();
  return isBool ? bits.zextOrTrunc(width) : bits.sextOrTrunc(width);
}

bool kina::keepsValues(Type from, Type to) {
  if (from == to || from.isInteger(1))
    return true;
  auto fromFloat = dyn_cast<FloatType>(from);
  auto toFloat = dyn_cast<FloatType>(to);
  if (to.isInteger(1) || (fromFloat && !toFloat))
    return false;
  unsigned width = from.getIntOrFloatBitWidth();
  if (!toFloat)
    return width <= to.getIntOrFloatBitWidth();
  const llvm::fltSemantics &target = toFloat.getFloatSemantics();
  if (fromFloat)
    return APFloat::isRepresentableBy(fromFloat.getFloatSemantics(), target);
  // The magnitude needs width - 1 bits; that of MIN is a power of two.
  return width - 1 <= APFloat::semanticsPrecision(target) &&
         static_cast<int>(width) - 1 <= APFloat::semanticsMaxExponent(target);
}

Attribute kina::foldElements(ArrayRef<Attribute> operands,
                             RankedTensorType result,
                             function_ref<APInt(ArrayRef<APInt>)> compute) {
  SmallVector<DenseElementsAttr, 3> values;
  for (Attribute operand : operands) {
    auto value = dyn_cast_if_present<DenseElementsAttr>(operand);
    if (!value)
      return {};
    values.push_back(value);
  }
  auto computeAt = [&](int64_t index) {
    SmallVector<APInt, 3> bits;
    for (DenseElementsAttr value : values)
      bits.push_back(bitsAt(value, value.isSplat() ? 0 : index));
    return compute(bits);
  };
  if (llvm::all_of(values, [](auto value) { return value.isSplat(); }))
    return denseOf(result, computeAt(0));
  if (result.getNumElements() > kMaxFoldedElements)
    return {};
  SmallVector<APInt> elements;
  elements.reserve(result.getNumElements());
  for (int64_t index = 0; index < result.getNumElements(); ++index)
    elements.push_back(computeAt(index));
  return denseOf(result, elements);
}
