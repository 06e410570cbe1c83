//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Verifiers and type inference of the kina operations.

#include "KinaOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

using namespace mlir;
using namespace kina;

//===----------------------------------------------------------------------===//
// Assembly format
//===----------------------------------------------------------------------===//

/// Parses an enum attribute as a bare keyword: `sum` instead of `<sum>`.
template <typename EnumAttrT>
static ParseResult parseEnumKeyword(OpAsmParser &parser, EnumAttrT &attribute) {
  using Enum = decltype(attribute.getValue());
  FailureOr<Enum> value = FieldParser<Enum>::parse(parser);
  if (failed(value))
    return failure();
  attribute = EnumAttrT::get(parser.getContext(), *value);
  return success();
}

template <typename EnumAttrT>
static void printEnumKeyword(OpAsmPrinter &printer, Operation *,
                             EnumAttrT attribute) {
  printer << stringifyEnum(attribute.getValue());
}

//===----------------------------------------------------------------------===//
// Shared helpers
//===----------------------------------------------------------------------===//

/// The type of `input` with another element type.
static RankedTensorType withElement(RankedTensorType input, Type element) {
  return RankedTensorType::get(input.getShape(), element, input.getEncoding());
}

/// The type that remains of `input` when `axis` is reduced to `element`.
static FailureOr<RankedTensorType>
inferReduced(std::optional<Location> location, RankedTensorType input,
             int64_t axis, bool keepdims, Type element) {
  if (axis < 0 || axis >= input.getRank())
    return emitOptionalError(location, "axis ", axis,
                             " is out of range for rank ", input.getRank(),
                             ": expected 0 <= axis < ", input.getRank());
  SmallVector<int64_t> shape(input.getShape());
  if (keepdims)
    shape[axis] = 1;
  else
    shape.erase(shape.begin() + axis);
  return RankedTensorType::get(shape, element, input.getEncoding());
}

//===----------------------------------------------------------------------===//
// ConstantOp
//===----------------------------------------------------------------------===//

LogicalResult ConstantOp::inferReturnTypes(MLIRContext *,
                                           std::optional<Location>,
                                           Adaptor adaptor,
                                           SmallVectorImpl<Type> &inferred) {
  inferred.push_back(adaptor.getValue().getType());
  return success();
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

LogicalResult CompareOp::inferReturnTypes(MLIRContext *context,
                                          std::optional<Location>,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &inferred) {
  auto input = cast<RankedTensorType>(adaptor.getLhs().getType());
  inferred.push_back(withElement(input, IntegerType::get(context, 1)));
  return success();
}

LogicalResult WhereOp::verify() {
  auto condition = cast<RankedTensorType>(getCondition().getType());
  auto expected = withElement(cast<RankedTensorType>(getType()),
                              condition.getElementType());
  if (condition != expected)
    return emitOpError("condition has type ")
           << condition << ": expected " << expected;
  return success();
}

LogicalResult CastOp::verify() {
  auto input = cast<RankedTensorType>(getInput().getType());
  auto result = cast<RankedTensorType>(getType());
  auto expected = withElement(input, result.getElementType());
  if (result != expected)
    return emitOpError("result has type ")
           << result << ": expected " << expected
           << ", a cast changes the element type only";
  return success();
}

//===----------------------------------------------------------------------===//
// BroadcastOp
//===----------------------------------------------------------------------===//

LogicalResult BroadcastOp::verify() {
  auto input = cast<RankedTensorType>(getInput().getType());
  auto result = cast<RankedTensorType>(getType());
  if (input.getElementType() != result.getElementType())
    return emitOpError("result has element type ")
           << result.getElementType() << ": expected that of the input, "
           << input.getElementType();
  if (input.getEncoding() != result.getEncoding())
    return emitOpError("input and result have different placements");
  if (input.getRank() > result.getRank())
    return emitOpError("input has rank ")
           << input.getRank() << ": expected at most the rank of the result, "
           << result.getRank();
  int64_t offset = result.getRank() - input.getRank();
  for (auto [axis, dim] : llvm::enumerate(input.getShape()))
    if (dim != 1 && dim != result.getDimSize(axis + offset))
      return emitOpError("axis ")
             << axis << " of the input has size " << dim << ": expected 1 or "
             << result.getDimSize(axis + offset) << ", the size of axis "
             << axis + offset << " of the result";
  return success();
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

LogicalResult ReduceOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &inferred) {
  auto input = cast<RankedTensorType>(adaptor.getInput().getType());
  auto type = inferReduced(location, input, adaptor.getAxis(),
                           adaptor.getKeepdims(), input.getElementType());
  if (failed(type))
    return failure();
  inferred.push_back(*type);
  return success();
}

LogicalResult ReduceOp::verify() {
  Type element = cast<RankedTensorType>(getInput().getType()).getElementType();
  bool isFloat = isa<FloatType>(element);
  bool isBool = element.isInteger(1);
  ReduceKind kind = getKind();
  bool logical = kind == ReduceKind::Any || kind == ReduceKind::All;
  if (logical != isBool)
    return emitOpError("kind ")
           << stringifyEnum(kind) << " does not apply to " << element
           << ": expected " << (logical ? "i1" : "a number");
  if (kind == ReduceKind::Mean && !isFloat)
    return emitOpError("kind mean does not apply to ")
           << element << ": expected a floating element";
  bool ordered =
      isFloat && (kind == ReduceKind::Sum || kind == ReduceKind::Prod ||
                  kind == ReduceKind::Mean);
  if (ordered && !getOrder())
    return emitOpError("order is missing: a floating ")
           << stringifyEnum(kind) << " states the order of its accumulation";
  if (!ordered && getOrder())
    return emitOpError("order is not expected: the result of ")
           << stringifyEnum(kind) << " on " << element
           << " does not depend on it";
  return success();
}

static LogicalResult inferArgReduced(MLIRContext *context,
                                     std::optional<Location> location,
                                     Type input, int64_t axis, bool keepdims,
                                     SmallVectorImpl<Type> &inferred) {
  auto type = inferReduced(location, cast<RankedTensorType>(input), axis,
                           keepdims, IntegerType::get(context, 64));
  if (failed(type))
    return failure();
  inferred.push_back(*type);
  return success();
}

LogicalResult ArgmaxOp::inferReturnTypes(MLIRContext *context,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &inferred) {
  return inferArgReduced(context, location, adaptor.getInput().getType(),
                         adaptor.getAxis(), adaptor.getKeepdims(), inferred);
}

LogicalResult ArgminOp::inferReturnTypes(MLIRContext *context,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &inferred) {
  return inferArgReduced(context, location, adaptor.getInput().getType(),
                         adaptor.getAxis(), adaptor.getKeepdims(), inferred);
}

#define GET_OP_CLASSES
#include "KinaOps.cpp.inc"
