//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Verifiers and type inference of the kina operations.

#include "KinaOps.h"
#include "KinaVerification.h"

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

/// Parses one type that three values share.
static ParseResult parseSameTypes(OpAsmParser &parser, Type &first,
                                  Type &second, Type &third) {
  if (parser.parseType(first))
    return failure();
  second = third = first;
  return success();
}

static void printSameTypes(OpAsmPrinter &printer, Operation *, Type, Type,
                           Type third) {
  printer << third;
}

//===----------------------------------------------------------------------===//
// Shared helpers
//===----------------------------------------------------------------------===//

/// The type of `input` with another element type.
static RankedTensorType withElement(RankedTensorType input, Type element) {
  return RankedTensorType::get(input.getShape(), element, input.getEncoding());
}

RankedTensorType kina::firstTensor(ValueRange operands) {
  if (operands.empty())
    return nullptr;
  return dyn_cast<RankedTensorType>(operands.front().getType());
}

LogicalResult kina::emitNotATensor(std::optional<Location> location) {
  return emitOptionalError(location,
                           "the type of the result cannot be inferred: "
                           "expected a ranked tensor as the first operand");
}

LogicalResult kina::verifyResultType(Operation *operation, Type expected,
                                     StringRef why) {
  Type result = operation->getResult(0).getType();
  if (result == expected)
    return success();
  return operation->emitOpError("result has type ")
         << result << ": expected " << expected << ", " << why;
}

//===----------------------------------------------------------------------===//
// ConstantOp
//===----------------------------------------------------------------------===//

LogicalResult ConstantOp::inferReturnTypes(MLIRContext *,
                                           std::optional<Location> location,
                                           Adaptor adaptor,
                                           SmallVectorImpl<Type> &inferred) {
  ElementsAttr value = adaptor.getProperties().value;
  if (!value)
    return emitOptionalError(location, "attribute 'value' is missing");
  inferred.push_back(value.getType());
  return success();
}

LogicalResult ConstantOp::verify() {
  // C1
  if (!isa<DenseIntOrFPElementsAttr>(getValue()))
    return emitOpError("value is not in the IR itself: expected a 'dense' "
                       "attribute");
  // C2
  return verifyResultType(*this, getValue().getType(), "the type of the value");
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

/// Says what `found` lacks to have the shape, placement and, where it counts,
/// the element of `expected`.
static void noteWayOut(InFlightDiagnostic &diagnostic, RankedTensorType found,
                       RankedTensorType expected) {
  if (found.getShape() != expected.getShape())
    diagnostic.attachNote()
        << "there is no implicit broadcasting: stretch the smaller tensor with "
           "kina.broadcast";
  else if (found.getEncoding() != expected.getEncoding())
    diagnostic.attachNote() << "placements differ: an operation works on "
                               "tensors of one placement";
  else
    diagnostic.attachNote()
        << "there is no implicit conversion: convert with kina.cast";
}

/// The type that a value of an elementwise operation should have, when `type`
/// is its type and `leading` the type that decides. `index` counts the operands
/// and then the result.
static RankedTensorType expectedElementwise(Operation *operation,
                                            unsigned index,
                                            RankedTensorType type,
                                            RankedTensorType leading) {
  unsigned result = operation->getNumOperands();
  bool ownElement = (isa<CastOp, CompareOp>(operation) && index == result) ||
                    (isa<WhereOp>(operation) && index == 0);
  return ownElement ? withElement(leading, type.getElementType()) : leading;
}

LogicalResult kina::impl::verifyElementwise(Operation *operation) {
  // C1, and C2 of `compare` and `where`. The last operand decides, because the
  // first one may be a condition.
  SmallVector<Type> types(operation->getOperandTypes());
  auto leading = cast<RankedTensorType>(types.back());
  types.push_back(operation->getResult(0).getType());
  unsigned result = operation->getNumOperands();
  for (auto [index, type] : llvm::enumerate(types)) {
    auto tensor = cast<RankedTensorType>(type);
    auto expected = expectedElementwise(operation, index, tensor, leading);
    if (tensor == expected)
      continue;
    InFlightDiagnostic diagnostic = operation->emitOpError();
    if (index == result)
      diagnostic << "result";
    else
      diagnostic << "operand #" << index;
    diagnostic << " has type " << tensor << ": expected " << expected
               << " to match operand #" << result - 1;
    noteWayOut(diagnostic, tensor, expected);
    return diagnostic;
  }
  return success();
}

LogicalResult CompareOp::inferReturnTypes(MLIRContext *context,
                                          std::optional<Location> location,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &inferred) {
  RankedTensorType input = firstTensor(adaptor.getOperands());
  if (!input)
    return emitNotATensor(location);
  inferred.push_back(withElement(input, IntegerType::get(context, 1)));
  return success();
}

//===----------------------------------------------------------------------===//
// BroadcastOp
//===----------------------------------------------------------------------===//

LogicalResult BroadcastOp::verify() {
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
  if (input.getRank() > result.getRank())
    return emitOpError("input has rank ")
           << input.getRank() << ": expected at most the rank of the result, "
           << result.getRank();
  // C4
  int64_t offset = result.getRank() - input.getRank();
  for (auto [axis, dim] : llvm::enumerate(input.getShape())) {
    int64_t aligned = axis + offset;
    int64_t size = result.getDimSize(aligned);
    if (dim != 1 && dim != size)
      return emitOpError("axis ")
             << axis << " of the input has size " << dim << ": expected 1"
             << (size == 1 ? "" : " or " + std::to_string(size))
             << ", the size of axis " << aligned << " of the result";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

bool kina::isAxisOf(IntegerAttr axis, RankedTensorType input) {
  return axis && axis.getType().isSignlessInteger(64) && axis.getInt() >= 0 &&
         axis.getInt() < input.getRank();
}

/// What remains of `input` when the valid `axis` is reduced to `element`.
static RankedTensorType reducedType(RankedTensorType input, int64_t axis,
                                    bool keepdims, Type element) {
  SmallVector<int64_t> shape(input.getShape());
  if (keepdims)
    shape[axis] = 1;
  else
    shape.erase(shape.begin() + axis);
  return RankedTensorType::get(shape, element, input.getEncoding());
}

/// Infers the type of a reduction; `element` is null for that of the input.
template <typename Adaptor>
static LogicalResult inferReduced(std::optional<Location> location,
                                  Adaptor adaptor, Type element,
                                  SmallVectorImpl<Type> &inferred) {
  RankedTensorType input = firstTensor(adaptor.getOperands());
  if (!input)
    return emitNotATensor(location);
  const auto &properties = adaptor.getProperties();
  IntegerAttr axis = properties.axis;
  if (!isAxisOf(axis, input))
    return emitOptionalError(location, "axis ", axis,
                             " is out of range for rank ", input.getRank());
  inferred.push_back(reducedType(input, axis.getInt(),
                                 properties.keepdims != nullptr,
                                 element ? element : input.getElementType()));
  return success();
}

LogicalResult kina::verifyAxis(Operation *operation, IntegerAttr axis,
                               RankedTensorType input) {
  if (isAxisOf(axis, input))
    return success();
  InFlightDiagnostic diagnostic = operation->emitOpError("axis ")
                                  << axis.getInt()
                                  << " is out of range for rank "
                                  << input.getRank() << ": expected ";
  if (input.getRank() == 0)
    diagnostic << "an input of rank >= 1";
  else
    diagnostic << "0 <= axis < " << input.getRank();
  if (axis.getInt() < 0 && axis.getInt() >= -input.getRank())
    diagnostic.attachNote()
        << "axes count from the front: axis " << axis.getInt() + input.getRank()
        << " is meant here";
  return diagnostic;
}

LogicalResult ReduceOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &inferred) {
  return inferReduced(location, adaptor, nullptr, inferred);
}

/// Verifies that `kind` applies to `element`.
static LogicalResult verifyKind(ReduceOp reduce, Type element) {
  ReduceKind kind = reduce.getKind();
  // C2
  bool logical = kind == ReduceKind::Any || kind == ReduceKind::All;
  if (logical != element.isInteger(1))
    return reduce.emitOpError("kind ")
           << stringifyEnum(kind) << " does not apply to " << element
           << ": expected " << (logical ? "i1" : "a number");
  // C3
  if (kind == ReduceKind::Mean && !isa<FloatType>(element))
    return reduce.emitOpError("kind mean does not apply to ")
           << element << ": expected a floating element";
  return success();
}

/// Verifies that an order stands where one is needed, and only there.
static LogicalResult verifyOrder(ReduceOp reduce, Type element) {
  ReduceKind kind = reduce.getKind();
  bool ordered = isa<FloatType>(element) &&
                 (kind == ReduceKind::Sum || kind == ReduceKind::Prod ||
                  kind == ReduceKind::Mean);
  // C4
  if (ordered && !reduce.getOrder()) {
    InFlightDiagnostic diagnostic =
        reduce.emitOpError("order is missing: expected sequential or lanes, a "
                           "floating ")
        << stringifyEnum(kind) << " states the order of its accumulation";
    diagnostic.attachNote()
        << "the frontend writes lanes when every axis after the reduced one "
           "has extent 1 and its extent is at least 64";
    return diagnostic;
  }
  // C5
  if (!ordered && reduce.getOrder())
    return reduce.emitOpError("order is ")
           << stringifyEnum(*reduce.getOrder()) << ": expected none, "
           << stringifyEnum(kind) << " of " << element
           << " does not depend on it";
  return success();
}

LogicalResult ReduceOp::verify() {
  RankedTensorType input = getInput().getType();
  Type element = input.getElementType();
  // C1
  if (failed(verifyAxis(*this, getAxisAttr(), input)) ||
      failed(verifyKind(*this, element)) || failed(verifyOrder(*this, element)))
    return failure();
  // C6
  return verifyResultType(*this,
                          reducedType(input, getAxis(), getKeepdims(), element),
                          "the input reduced along its axis");
}

/// Verifies `argmax` or `argmin`.
template <typename ArgReduceOp>
static LogicalResult verifyArgReduce(ArgReduceOp reduce) {
  RankedTensorType input = reduce.getInput().getType();
  // C1
  if (failed(verifyAxis(reduce, reduce.getAxisAttr(), input)))
    return failure();
  // C2
  Type index = IntegerType::get(reduce.getContext(), 64);
  return verifyResultType(
      reduce, reducedType(input, reduce.getAxis(), reduce.getKeepdims(), index),
      "the input reduced along its axis to i64");
}

LogicalResult ArgmaxOp::inferReturnTypes(MLIRContext *context,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &inferred) {
  return inferReduced(location, adaptor, IntegerType::get(context, 64),
                      inferred);
}

LogicalResult ArgmaxOp::verify() { return verifyArgReduce(*this); }

LogicalResult ArgminOp::inferReturnTypes(MLIRContext *context,
                                         std::optional<Location> location,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &inferred) {
  return inferReduced(location, adaptor, IntegerType::get(context, 64),
                      inferred);
}

LogicalResult ArgminOp::verify() { return verifyArgReduce(*this); }

#define GET_OP_CLASSES
#include "KinaOps.cpp.inc"
