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
