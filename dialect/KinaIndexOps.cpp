//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Verifiers, type inference and folders of the indexing operations.
/// Inference also runs on operations that are not verified yet.

#include "KinaElements.h"
#include "KinaOps.h"

using namespace mlir;
using namespace kina;

//===----------------------------------------------------------------------===//
// Shared helpers
//===----------------------------------------------------------------------===//

/// The operand at `index` as a tensor; null when there is none.
static RankedTensorType tensorAt(ValueRange operands, unsigned index) {
  if (index >= operands.size())
    return nullptr;
  return dyn_cast<RankedTensorType>(operands[index].getType());
}

static LogicalResult emitUnknown(std::optional<Location> location) {
  return emitOptionalError(location,
                           "the type of the result cannot be inferred: "
                           "expected ranked tensors and valid attributes");
}

/// Whether `axis` is a 64-bit integer that names an axis of `input`.
static bool namesAxis(IntegerAttr axis, RankedTensorType input) {
  return axis && axis.getType().isSignlessInteger(64) && axis.getInt() >= 0 &&
         axis.getInt() < input.getRank();
}

static LogicalResult verifyAxis(Operation *operation, IntegerAttr axis,
                                RankedTensorType input) {
  if (namesAxis(axis, input))
    return success();
  int64_t rank = input.getRank();
  InFlightDiagnostic diagnostic =
      operation->emitOpError("axis ")
      << axis.getInt() << " is out of range for rank " << rank << ": expected ";
  if (rank == 0)
    diagnostic << "an input of rank >= 1";
  else
    diagnostic << "0 <= axis < " << rank;
  if (axis.getInt() < 0 && axis.getInt() >= -rank)
    diagnostic.attachNote() << "axes count from the front: axis "
                            << axis.getInt() + rank << " is meant here";
  return diagnostic;
}

/// Verifies that operand `index` has the placement of operand 0, `input`.
static LogicalResult verifyPlacement(Operation *operation, StringRef name,
                                     unsigned index) {
  auto input = cast<RankedTensorType>(operation->getOperand(0).getType());
  auto found = cast<RankedTensorType>(operation->getOperand(index).getType());
  if (input.getEncoding() == found.getEncoding())
    return success();
  return operation->emitOpError()
         << name << " has type " << found << " and input " << input
         << ": expected the same placement";
}

/// Verifies that a value has the type `expected`, which `why` explains.
static LogicalResult verifyType(Operation *operation, StringRef name,
                                Type found, Type expected, StringRef why) {
  if (found == expected)
    return success();
  return operation->emitOpError() << name << " has type " << found
                                  << ": expected " << expected << ", " << why;
}

/// The type of `input` with the shape `shape`.
static RankedTensorType reshaped(RankedTensorType input,
                                 ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, input.getElementType(),
                               input.getEncoding());
}

/// `input` with the axes of `indices` in the place of the valid `axis`.
static RankedTensorType takenType(RankedTensorType input,
                                  RankedTensorType indices, int64_t axis) {
  SmallVector<int64_t> shape(input.getShape().take_front(axis));
  llvm::append_range(shape, indices.getShape());
  llvm::append_range(shape, input.getShape().drop_front(axis + 1));
  return reshaped(input, shape);
}

/// `result` filled with the element of `value`, when that is a splat.
static OpFoldResult foldSplat(Attribute value, RankedTensorType result) {
  auto dense = dyn_cast_if_present<DenseElementsAttr>(value);
  if (!dense || !dense.isSplat())
    return {};
  return denseOf(result, bitsAt(dense, 0));
}

//===----------------------------------------------------------------------===//
// TakeOp
//===----------------------------------------------------------------------===//

LogicalResult TakeOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> location,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &inferred) {
  RankedTensorType input = tensorAt(adaptor.getOperands(), 0);
  RankedTensorType indices = tensorAt(adaptor.getOperands(), 1);
  IntegerAttr axis = adaptor.getProperties().axis;
  if (!input || !indices || !namesAxis(axis, input))
    return emitUnknown(location);
  inferred.push_back(takenType(input, indices, axis.getInt()));
  return success();
}

LogicalResult TakeOp::verify() {
  RankedTensorType input = getInput().getType();
  // C1, C2
  if (failed(verifyAxis(*this, getAxisAttr(), input)) ||
      failed(verifyPlacement(*this, "indices", 1)))
    return failure();
  // C3
  return verifyType(*this, "result", getType(),
                    takenType(input, getIndices().getType(), getAxis()),
                    "the input with the axes of the indices in the place of "
                    "the axis");
}

OpFoldResult TakeOp::fold(FoldAdaptor adaptor) {
  return foldSplat(adaptor.getInput(), getType());
}

//===----------------------------------------------------------------------===//
// TakeAlongAxisOp
//===----------------------------------------------------------------------===//

LogicalResult TakeAlongAxisOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &inferred) {
  RankedTensorType input = tensorAt(adaptor.getOperands(), 0);
  RankedTensorType indices = tensorAt(adaptor.getOperands(), 1);
  if (!input || !indices)
    return emitUnknown(location);
  inferred.push_back(reshaped(input, indices.getShape()));
  return success();
}

LogicalResult TakeAlongAxisOp::verify() {
  RankedTensorType input = getInput().getType();
  RankedTensorType indices = getIndices().getType();
  // C1, C2
  if (failed(verifyAxis(*this, getAxisAttr(), input)) ||
      failed(verifyPlacement(*this, "indices", 1)))
    return failure();
  // C3
  if (indices.getRank() != input.getRank())
    return emitOpError("indices have rank ")
           << indices.getRank() << ": expected the rank of the input, "
           << input.getRank();
  for (int64_t axis = 0; axis < input.getRank(); ++axis)
    if (axis != static_cast<int64_t>(getAxis()) &&
        indices.getDimSize(axis) != input.getDimSize(axis))
      return emitOpError("axis ")
             << axis << " of the indices has size " << indices.getDimSize(axis)
             << ": expected " << input.getDimSize(axis) << ", as only axis "
             << getAxis() << " may differ from the input";
  // C4
  return verifyType(*this, "result", getType(),
                    reshaped(input, indices.getShape()),
                    "the input with the shape of the indices");
}

OpFoldResult TakeAlongAxisOp::fold(FoldAdaptor adaptor) {
  return foldSplat(adaptor.getInput(), getType());
}

//===----------------------------------------------------------------------===//
// ScatterAddOp
//===----------------------------------------------------------------------===//

LogicalResult ScatterAddOp::inferReturnTypes(MLIRContext *,
                                             std::optional<Location> location,
                                             Adaptor adaptor,
                                             SmallVectorImpl<Type> &inferred) {
  RankedTensorType input = tensorAt(adaptor.getOperands(), 0);
  if (!input)
    return emitUnknown(location);
  inferred.push_back(input);
  return success();
}

LogicalResult ScatterAddOp::verify() {
  RankedTensorType input = getInput().getType();
  // C1, C2
  if (failed(verifyAxis(*this, getAxisAttr(), input)) ||
      failed(verifyPlacement(*this, "indices", 1)))
    return failure();
  // C3
  if (failed(verifyType(*this, "updates", getUpdates().getType(),
                        takenType(input, getIndices().getType(), getAxis()),
                        "the input with the axes of the indices in the place "
                        "of the axis")))
    return failure();
  // C4
  return verifyType(*this, "result", getType(), input, "the type of the input");
}

//===----------------------------------------------------------------------===//
// DynamicSliceOp
//===----------------------------------------------------------------------===//

/// Verifies that `start` has one element for each axis of `input`.
static LogicalResult verifyStart(Operation *operation, RankedTensorType input,
                                 RankedTensorType start) {
  if (input.getRank() == 0)
    return operation->emitOpError("input has rank 0: expected at least 1");
  if (start.getRank() == 1 && start.getDimSize(0) == input.getRank())
    return success();
  return operation->emitOpError("start has type ")
         << start << ": expected one element for each axis of the input, "
         << "the shape [" << input.getRank() << "]";
}

LogicalResult DynamicSliceOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &inferred) {
  RankedTensorType input = tensorAt(adaptor.getOperands(), 0);
  DenseI64ArrayAttr sizes = adaptor.getProperties().sizes;
  auto isNegative = [](int64_t size) { return size < 0; };
  if (!input || !sizes || llvm::any_of(sizes.asArrayRef(), isNegative))
    return emitUnknown(location);
  inferred.push_back(reshaped(input, sizes.asArrayRef()));
  return success();
}

LogicalResult DynamicSliceOp::verify() {
  RankedTensorType input = getInput().getType();
  // C1, C2
  if (failed(verifyStart(*this, input, getStart().getType())) ||
      failed(verifyPlacement(*this, "start", 1)))
    return failure();
  // C3
  ArrayRef<int64_t> sizes = getSizes();
  if (static_cast<int64_t>(sizes.size()) != input.getRank())
    return emitOpError("sizes has ")
           << sizes.size() << " entries: expected one for each axis, "
           << input.getRank();
  for (auto [axis, size] : llvm::enumerate(sizes))
    if (size < 1 || size > input.getDimSize(axis))
      return emitOpError("size ") << size << " of axis " << axis
                                  << " is out of range: expected 1 <= size <= "
                                  << input.getDimSize(axis);
  // C4
  return verifyType(*this, "result", getType(), reshaped(input, sizes),
                    "the input with the shape of the sizes");
}

OpFoldResult DynamicSliceOp::fold(FoldAdaptor adaptor) {
  // A window as large as the input starts at 0.
  if (getInput().getType() == getType())
    return getInput();
  return foldSplat(adaptor.getInput(), getType());
}

//===----------------------------------------------------------------------===//
// DynamicUpdateSliceOp
//===----------------------------------------------------------------------===//

LogicalResult DynamicUpdateSliceOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &inferred) {
  RankedTensorType input = tensorAt(adaptor.getOperands(), 0);
  if (!input)
    return emitUnknown(location);
  inferred.push_back(input);
  return success();
}

LogicalResult DynamicUpdateSliceOp::verify() {
  RankedTensorType input = getInput().getType();
  RankedTensorType update = getUpdate().getType();
  // C1, C2
  if (failed(verifyStart(*this, input, getStart().getType())) ||
      failed(verifyPlacement(*this, "start", 2)))
    return failure();
  // C3
  if (update.getElementType() != input.getElementType() ||
      update.getEncoding() != input.getEncoding() ||
      update.getRank() != input.getRank())
    return emitOpError("update has type ")
           << update << ": expected the dtype, the placement and the rank of "
           << input;
  for (int64_t axis = 0; axis < input.getRank(); ++axis)
    if (update.getDimSize(axis) > input.getDimSize(axis))
      return emitOpError("axis ")
             << axis << " of the update has size " << update.getDimSize(axis)
             << ": expected at most " << input.getDimSize(axis)
             << ", the size in the input";
  // C4
  return verifyType(*this, "result", getType(), input, "the type of the input");
}

OpFoldResult DynamicUpdateSliceOp::fold(FoldAdaptor) {
  // A window as large as the input starts at 0.
  if (getUpdate().getType() == getType())
    return getUpdate();
  return {};
}

//===----------------------------------------------------------------------===//
// TopKOp
//===----------------------------------------------------------------------===//

/// The type of the values of the `k` largest elements along a valid axis.
static RankedTensorType selectedType(RankedTensorType input, int64_t k,
                                     int64_t axis) {
  SmallVector<int64_t> shape(input.getShape());
  shape[axis] = k;
  return reshaped(input, shape);
}

/// The same type with dtype I64.
static RankedTensorType indexType(RankedTensorType values) {
  return RankedTensorType::get(values.getShape(),
                               IntegerType::get(values.getContext(), 64),
                               values.getEncoding());
}

LogicalResult TopKOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> location,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &inferred) {
  RankedTensorType input = tensorAt(adaptor.getOperands(), 0);
  IntegerAttr axis = adaptor.getProperties().axis;
  IntegerAttr k = adaptor.getProperties().k;
  if (!input || !namesAxis(axis, input) || !k ||
      !k.getType().isSignlessInteger(64) || k.getInt() < 0)
    return emitUnknown(location);
  auto values = selectedType(input, k.getInt(), axis.getInt());
  inferred.append({values, indexType(values)});
  return success();
}

LogicalResult TopKOp::verify() {
  RankedTensorType input = getInput().getType();
  // C1
  if (failed(verifyAxis(*this, getAxisAttr(), input)))
    return failure();
  // C2
  int64_t k = getK(), extent = input.getDimSize(getAxis());
  if (k < 1 || k > extent)
    return emitOpError("k is ") << k << ": expected 1 <= k <= " << extent
                                << ", the size of axis " << getAxis();
  // C3
  auto values = selectedType(input, k, getAxis());
  if (failed(verifyType(*this, "values", getValues().getType(), values,
                        "the input with k elements along its axis")))
    return failure();
  // C4
  return verifyType(*this, "indices", getIndices().getType(), indexType(values),
                    "the indices of the values");
}
