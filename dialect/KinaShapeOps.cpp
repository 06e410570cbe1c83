//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Verifiers and type inference of the operations that move elements.
///
/// For an operation whose result type follows from its operands one function
/// computes that type, or says which constraint does not hold; inference and
/// verifier share it.

#include "KinaOps.h"
#include "KinaVerification.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace kina;

/// A result type, or a message that says why there is none.
using Inferred = std::pair<RankedTensorType, std::string>;

static Inferred complain(const Twine &message) {
  return {nullptr, message.str()};
}

static LogicalResult give(std::optional<Location> location,
                          const Inferred &inferred,
                          SmallVectorImpl<Type> &types) {
  if (!inferred.first)
    return emitOptionalError(location, inferred.second);
  types.push_back(inferred.first);
  return success();
}

static LogicalResult verifyInferred(Operation *operation,
                                    const Inferred &inferred, StringRef why) {
  if (!inferred.first)
    return operation->emitOpError(inferred.second);
  return verifyResultType(operation, inferred.first, why);
}

/// The integers of an attribute, which is null in an operation that was not
/// verified.
static ArrayRef<int64_t> integers(DenseI64ArrayAttr attribute) {
  return attribute ? attribute.asArrayRef() : ArrayRef<int64_t>();
}

/// What is wrong when `name` does not hold an integer for each axis.
static std::string wrongCount(StringRef name, ArrayRef<int64_t> found,
                              RankedTensorType input) {
  if (static_cast<int64_t>(found.size()) == input.getRank())
    return "";
  return (name + " has " + Twine(found.size()) + " integers: expected " +
          Twine(input.getRank()) + ", one for each axis of the input")
      .str();
}

static RankedTensorType withShape(RankedTensorType input,
                                  ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, input.getElementType(),
                               input.getEncoding());
}

//===----------------------------------------------------------------------===//
// ReshapeOp
//===----------------------------------------------------------------------===//

LogicalResult ReshapeOp::verify() {
  RankedTensorType input = getInput().getType();
  RankedTensorType result = getType();
  // C1
  if (input.getElementType() != result.getElementType())
    return emitOpError("result has element type ")
           << result.getElementType() << ": expected that of the input, "
           << input.getElementType();
  // C2
  if (input.getEncoding() != result.getEncoding())
    return emitOpError("result has type ")
           << result << " and the input " << input
           << ": expected the same placement";
  // C3
  if (input.getNumElements() != result.getNumElements())
    return emitOpError("result ")
           << result << " has " << result.getNumElements()
           << " elements: expected " << input.getNumElements()
           << ", as many as the input " << input;
  return success();
}

//===----------------------------------------------------------------------===//
// TransposeOp
//===----------------------------------------------------------------------===//

static Inferred transposedType(RankedTensorType input,
                               ArrayRef<int64_t> permutation) {
  // C1
  std::string count = wrongCount("permutation", permutation, input);
  if (!count.empty())
    return complain(count);
  SmallVector<int64_t> shape;
  SmallVector<bool> seen(input.getRank(), false);
  for (int64_t axis : permutation) {
    if (axis < 0 || axis >= input.getRank())
      return complain("permutation holds " + Twine(axis) +
                      ": expected 0 <= axis < " + Twine(input.getRank()));
    if (seen[axis])
      return complain("permutation holds axis " + Twine(axis) +
                      " twice: expected each axis once");
    seen[axis] = true;
    shape.push_back(input.getDimSize(axis));
  }
  return {withShape(input, shape), ""};
}

LogicalResult TransposeOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> location,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &types) {
  RankedTensorType input = firstTensor(adaptor.getOperands());
  if (!input)
    return emitNotATensor(location);
  ArrayRef<int64_t> permutation = integers(adaptor.getProperties().permutation);
  return give(location, transposedType(input, permutation), types);
}

LogicalResult TransposeOp::verify() {
  // C2
  return verifyInferred(*this,
                        transposedType(getInput().getType(), getPermutation()),
                        "the input with its axes permuted");
}

//===----------------------------------------------------------------------===//
// SliceOp
//===----------------------------------------------------------------------===//

static Inferred slicedType(RankedTensorType input, ArrayRef<int64_t> start,
                           ArrayRef<int64_t> limit, ArrayRef<int64_t> stride) {
  // C1
  for (auto [name, found] :
       {std::make_pair("start", start), std::make_pair("limit", limit),
        std::make_pair("stride", stride)}) {
    std::string count = wrongCount(name, found, input);
    if (!count.empty())
      return complain(count);
  }
  SmallVector<int64_t> shape;
  for (auto [axis, dim] : llvm::enumerate(input.getShape())) {
    // C2
    if (start[axis] < 0 || start[axis] >= limit[axis] || limit[axis] > dim)
      return complain("bounds of axis " + Twine(axis) + " are " +
                      Twine(start[axis]) + " and " + Twine(limit[axis]) +
                      ": expected 0 <= start < limit <= " + Twine(dim));
    // C3
    if (stride[axis] < 1)
      return complain("stride of axis " + Twine(axis) + " is " +
                      Twine(stride[axis]) + ": expected at least 1");
    // Rounded up, without a sum that could overflow.
    shape.push_back((limit[axis] - start[axis] - 1) / stride[axis] + 1);
  }
  return {withShape(input, shape), ""};
}

LogicalResult SliceOp::inferReturnTypes(MLIRContext *,
                                        std::optional<Location> location,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &types) {
  RankedTensorType input = firstTensor(adaptor.getOperands());
  if (!input)
    return emitNotATensor(location);
  const auto &properties = adaptor.getProperties();
  return give(location,
              slicedType(input, integers(properties.start),
                         integers(properties.limit),
                         integers(properties.stride)),
              types);
}

LogicalResult SliceOp::verify() {
  // C4
  return verifyInferred(
      *this,
      slicedType(getInput().getType(), getStart(), getLimit(), getStride()),
      "the part of the input between the bounds");
}

//===----------------------------------------------------------------------===//
// ConcatOp
//===----------------------------------------------------------------------===//

/// What is wrong when `input` cannot follow `first` along `axis`.
static std::string misfit(RankedTensorType first, RankedTensorType input,
                          size_t index, int64_t axis) {
  std::string found;
  llvm::raw_string_ostream text(found);
  text << "input " << index << " has type " << input << " and input 0 " << first
       << ": expected ";
  if (input.getElementType() != first.getElementType())
    return found + "the same dtype";
  if (input.getEncoding() != first.getEncoding())
    return found + "the same placement";
  if (input.getRank() != first.getRank())
    return found + "the same rank";
  for (auto [other, dims] :
       llvm::enumerate(llvm::zip(input.getShape(), first.getShape())))
    if (static_cast<int64_t>(other) != axis &&
        std::get<0>(dims) != std::get<1>(dims))
      return (found + "the same dim " + Twine(other)).str();
  return "";
}

static Inferred joinedType(ValueRange inputs, IntegerAttr axis) {
  // C1
  RankedTensorType first = firstTensor(inputs);
  if (!first)
    return complain("there is no input: expected at least one tensor");
  // C2
  if (!isAxisOf(axis, first))
    return complain("axis is out of range for rank " + Twine(first.getRank()));
  int64_t total = 0;
  for (auto [index, value] : llvm::enumerate(inputs)) {
    auto input = dyn_cast<RankedTensorType>(value.getType());
    if (!input)
      return complain("input " + Twine(index) + " is no tensor");
    // C3
    std::string wrong = misfit(first, input, index, axis.getInt());
    if (!wrong.empty())
      return complain(wrong);
    if (llvm::AddOverflow(total, input.getDimSize(axis.getInt()), total))
      return complain("dim " + Twine(axis.getInt()) +
                      " of the result exceeds 2^63 - 1");
  }
  SmallVector<int64_t> shape(first.getShape());
  shape[axis.getInt()] = total;
  return {withShape(first, shape), ""};
}

LogicalResult ConcatOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  return give(location,
              joinedType(adaptor.getOperands(), adaptor.getProperties().axis),
              types);
}

LogicalResult ConcatOp::verify() {
  if (!getInputs().empty() &&
      failed(verifyAxis(*this, getAxisAttr(), firstTensor(getInputs()))))
    return failure();
  // C4
  return verifyInferred(*this, joinedType(getInputs(), getAxisAttr()),
                        "the inputs one after the other");
}

//===----------------------------------------------------------------------===//
// PadOp
//===----------------------------------------------------------------------===//

/// `low + dim + (dim - 1) * interior + high`; none when that overflows.
static std::optional<int64_t> paddedDim(int64_t dim, int64_t low, int64_t high,
                                        int64_t interior) {
  int64_t padded;
  if (llvm::MulOverflow(dim - 1, interior, padded) ||
      llvm::AddOverflow(padded, dim, padded) ||
      llvm::AddOverflow(padded, low, padded) ||
      llvm::AddOverflow(padded, high, padded))
    return std::nullopt;
  return padded;
}

static Inferred paddedType(RankedTensorType input, ArrayRef<int64_t> low,
                           ArrayRef<int64_t> high, ArrayRef<int64_t> interior) {
  for (auto [name, found] :
       {std::make_pair("low", low), std::make_pair("high", high),
        std::make_pair("interior", interior)}) {
    // C2
    std::string count = wrongCount(name, found, input);
    if (!count.empty())
      return complain(count);
    // C3
    for (auto [axis, amount] : llvm::enumerate(found))
      if (amount < 0)
        return complain(Twine(name) + " of axis " + Twine(axis) + " is " +
                        Twine(amount) + ": expected at least 0");
  }
  SmallVector<int64_t> shape;
  for (auto [axis, dim] : llvm::enumerate(input.getShape())) {
    std::optional<int64_t> padded =
        paddedDim(dim, low[axis], high[axis], interior[axis]);
    if (!padded)
      return complain("dim " + Twine(axis) + " of the result exceeds 2^63 - 1");
    shape.push_back(*padded);
  }
  return {withShape(input, shape), ""};
}

LogicalResult PadOp::inferReturnTypes(MLIRContext *,
                                      std::optional<Location> location,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &types) {
  RankedTensorType input = firstTensor(adaptor.getOperands());
  if (!input)
    return emitNotATensor(location);
  const auto &properties = adaptor.getProperties();
  return give(location,
              paddedType(input, integers(properties.low),
                         integers(properties.high),
                         integers(properties.interior)),
              types);
}

LogicalResult PadOp::verify() {
  RankedTensorType input = getInput().getType();
  // C1
  RankedTensorType expected = withShape(input, {});
  if (getValue().getType() != expected)
    return emitOpError("value has type ")
           << getValue().getType() << ": expected " << expected
           << ", one element of the input";
  // C4
  return verifyInferred(*this,
                        paddedType(input, getLow(), getHigh(), getInterior()),
                        "the input with its padding");
}

//===----------------------------------------------------------------------===//
// IotaOp
//===----------------------------------------------------------------------===//

LogicalResult IotaOp::verify() {
  // C1
  return verifyAxis(*this, getAxisAttr(), getType());
}
