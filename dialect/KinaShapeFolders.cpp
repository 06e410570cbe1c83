//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Folders of constants, shape operations and reductions. Each one is
/// exact; the order of a floating sum is not the folder's to evaluate.

#include "KinaElements.h"
#include "KinaOps.h"

using namespace mlir;
using namespace kina;

//===----------------------------------------------------------------------===//
// ConstantOp
//===----------------------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

//===----------------------------------------------------------------------===//
// BroadcastOp
//===----------------------------------------------------------------------===//

/// The distances in memory between neighbours along each axis.
static SmallVector<int64_t> rowMajorStrides(RankedTensorType type) {
  SmallVector<int64_t> strides(type.getRank());
  int64_t stride = 1;
  for (int64_t axis = type.getRank() - 1; axis >= 0; --axis) {
    strides[axis] = stride;
    stride *= type.getDimSize(axis);
  }
  return strides;
}

/// The constant of type `result` whose element at an index tuple is the element
/// of `value` at position `offset` plus the sum of indices times `strides`.
/// Null when it would be large and no splat.
static Attribute gather(DenseElementsAttr value, RankedTensorType result,
                        int64_t offset, ArrayRef<int64_t> strides) {
  if (value.isSplat())
    return denseOf(result, bitsAt(value, 0));
  if (result.getNumElements() > kMaxFoldedElements)
    return {};
  SmallVector<APInt> elements;
  for (int64_t index = 0; index < result.getNumElements(); ++index) {
    int64_t source = offset, rest = index;
    for (int64_t axis = result.getRank() - 1; axis >= 0; --axis) {
      source += rest % result.getDimSize(axis) * strides[axis];
      rest /= result.getDimSize(axis);
    }
    elements.push_back(bitsAt(value, source));
  }
  return denseOf(result, elements);
}

OpFoldResult BroadcastOp::fold(FoldAdaptor adaptor) {
  RankedTensorType input = getInput().getType(), result = getType();
  if (input == result)
    return getInput();
  auto value = dyn_cast_if_present<DenseElementsAttr>(adaptor.getInput());
  if (!value)
    return {};
  SmallVector<int64_t> own = rowMajorStrides(input);
  SmallVector<int64_t> strides(result.getRank() - input.getRank(), 0);
  for (auto [dim, stride] : llvm::zip(input.getShape(), own))
    strides.push_back(dim == 1 ? 0 : stride);
  return gather(value, result, 0, strides);
}

//===----------------------------------------------------------------------===//
// ReshapeOp
//===----------------------------------------------------------------------===//

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  if (getInput().getType() == getType())
    return getInput();
  if (auto inner = getInput().getDefiningOp<ReshapeOp>()) {
    getInputMutable().assign(inner.getInput());
    return getResult();
  }
  auto value = dyn_cast_if_present<DenseElementsAttr>(adaptor.getInput());
  // A large constant with another use would be there twice.
  if (!value || (!value.isSplat() && !getInput().hasOneUse() &&
                 getType().getNumElements() > kMaxFoldedElements))
    return {};
  return value.reshape(getType());
}

//===----------------------------------------------------------------------===//
// TransposeOp
//===----------------------------------------------------------------------===//

static bool isIdentity(ArrayRef<int64_t> permutation) {
  return llvm::all_of(llvm::enumerate(permutation), [](auto axis) {
    return axis.value() == static_cast<int64_t>(axis.index());
  });
}

OpFoldResult TransposeOp::fold(FoldAdaptor adaptor) {
  if (isIdentity(getPermutation()))
    return getInput();
  if (auto inner = getInput().getDefiningOp<TransposeOp>()) {
    SmallVector<int64_t> composed;
    for (int64_t axis : getPermutation())
      composed.push_back(inner.getPermutation()[axis]);
    setPermutation(composed);
    getInputMutable().assign(inner.getInput());
    return getResult();
  }
  auto value = dyn_cast_if_present<DenseElementsAttr>(adaptor.getInput());
  if (!value)
    return {};
  SmallVector<int64_t> own = rowMajorStrides(getInput().getType());
  SmallVector<int64_t> strides;
  for (int64_t axis : getPermutation())
    strides.push_back(own[axis]);
  return gather(value, getType(), 0, strides);
}

//===----------------------------------------------------------------------===//
// SliceOp
//===----------------------------------------------------------------------===//

/// Makes `outer` a slice of what `inner`, its input, is a slice of. Fails when
/// a stride overflows; it then leads out of the input and means one element.
static LogicalResult composeSlices(SliceOp outer, SliceOp inner) {
  SmallVector<int64_t> start, limit, stride;
  for (int64_t axis = 0; axis < outer.getType().getRank(); ++axis) {
    int64_t step = inner.getStride()[axis];
    int64_t composed;
    if (llvm::MulOverflow(step, outer.getStride()[axis], composed))
      return failure();
    // Both are elements of the input: neither overflows.
    start.push_back(inner.getStart()[axis] + outer.getStart()[axis] * step);
    limit.push_back(inner.getStart()[axis] +
                    (outer.getLimit()[axis] - 1) * step + 1);
    stride.push_back(composed);
  }
  outer.setStart(start);
  outer.setLimit(limit);
  outer.setStride(stride);
  outer.getInputMutable().assign(inner.getInput());
  return success();
}

OpFoldResult SliceOp::fold(FoldAdaptor adaptor) {
  // As many elements along each axis as there are: all of them.
  if (getInput().getType() == getType())
    return getInput();
  if (auto inner = getInput().getDefiningOp<SliceOp>())
    if (succeeded(composeSlices(*this, inner)))
      return getResult();
  auto value = dyn_cast_if_present<DenseElementsAttr>(adaptor.getInput());
  if (!value)
    return {};
  SmallVector<int64_t> strides = rowMajorStrides(getInput().getType());
  int64_t offset = 0;
  for (auto [axis, stride] : llvm::enumerate(strides)) {
    offset += getStart()[axis] * stride;
    // The stride of an axis with one element may be anything.
    stride *= getType().getDimSize(axis) == 1 ? 0 : getStride()[axis];
  }
  return gather(value, getType(), offset, strides);
}

//===----------------------------------------------------------------------===//
// ConcatOp, PadOp, IotaOp
//===----------------------------------------------------------------------===//

/// The element that all of these constants hold everywhere, if there is one.
static std::optional<APInt> commonElement(ArrayRef<Attribute> values) {
  std::optional<APInt> common;
  for (Attribute value : values) {
    auto dense = dyn_cast_if_present<DenseElementsAttr>(value);
    if (!dense || !dense.isSplat())
      return std::nullopt;
    APInt bits = bitsAt(dense, 0);
    if (common && *common != bits)
      return std::nullopt;
    common = bits;
  }
  return common;
}

OpFoldResult ConcatOp::fold(FoldAdaptor adaptor) {
  if (getInputs().size() == 1)
    return getInputs().front();
  if (std::optional<APInt> element = commonElement(adaptor.getInputs()))
    return denseOf(getType(), *element);
  return {};
}

OpFoldResult PadOp::fold(FoldAdaptor adaptor) {
  // No padding; between the elements of a dim 1 there is none in any case.
  if (getInput().getType() == getType())
    return getInput();
  if (std::optional<APInt> element =
          commonElement({adaptor.getInput(), adaptor.getValue()}))
    return denseOf(getType(), *element);
  return {};
}

OpFoldResult IotaOp::fold(FoldAdaptor) {
  if (getType().getDimSize(getAxis()) == 1)
    return splat(getType(), 0.0);
  return {};
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
