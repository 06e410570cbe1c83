//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Verifiers of reverse mode.

#include "KinaOps.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace kina;

static bool isOnDevice(Type type) {
  return isa_and_present<DeviceAttr>(
      cast<RankedTensorType>(type).getEncoding());
}

LogicalResult VjpOp::verify() {
  int64_t count = getInputs().size();
  // C4
  if (getWrt().empty())
    return emitOpError("wrt is empty: expected the position of at least one "
                       "input");
  int64_t last = -1;
  for (int64_t position : getWrt()) {
    // C5
    if (position < 0 || position >= count)
      return emitOpError("wrt names input ")
             << position << ": expected 0 <= position < " << count;
    // C4
    if (position <= last)
      return emitOpError("wrt names input ")
             << position << " after input " << last
             << ": expected ascending positions";
    last = position;
    // C6
    auto type = cast<RankedTensorType>(getInputs()[position].getType());
    if (!isa<FloatType>(type.getElementType()))
      return emitOpError("input ")
             << position << " has type " << type
             << ": expected a floating element to differentiate by";
  }
  // C8
  for (Type type :
       llvm::concat<const Type>(getOperandTypes(), getResultTypes()))
    if (isOnDevice(type))
      return emitOpError("a tensor has type ")
             << type << ": expected tensors on the host";
  return success();
}

/// The types that the results have: C7.
static SmallVector<Type> expectedOutputs(VjpOp vjp, FunctionType type) {
  SmallVector<Type> expected(type.getResults());
  for (int64_t position : vjp.getWrt())
    expected.push_back(vjp.getInputs()[position].getType());
  return expected;
}

/// Verifies the loss of the function: C3.
static LogicalResult verifyLoss(VjpOp vjp, FunctionType type) {
  auto loss = type.getNumResults() == 0
                  ? RankedTensorType()
                  : dyn_cast<RankedTensorType>(type.getResult(0));
  if (loss && loss.getRank() == 0 && isa<FloatType>(loss.getElementType()))
    return success();
  InFlightDiagnostic diagnostic = vjp.emitOpError("'")
                                  << vjp.getCallee() << "' returns ";
  if (type.getNumResults() == 0)
    diagnostic << "nothing";
  else
    diagnostic << type.getResult(0);
  return diagnostic << ": expected a floating tensor of rank 0 first, the loss";
}

LogicalResult VjpOp::verifySymbolUses(SymbolTableCollection &symbols) {
  // C1
  auto function = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
      *this, getCalleeAttr());
  if (!function || function.isExternal())
    return emitOpError("'") << getCallee() << "' is not a function with a body";
  auto type = dyn_cast<FunctionType>(function.getFunctionType());
  if (!type)
    return emitOpError("'") << getCallee() << "' has no function type";
  // C2
  if (TypeRange(getInputs()) != TypeRange(type.getInputs()))
    return emitOpError("inputs do not fit '")
           << getCallee() << "': expected " << type.getInputs() << ", found "
           << getOperandTypes();
  if (failed(verifyLoss(*this, type)))
    return failure();
  // C7
  SmallVector<Type> expected = expectedOutputs(*this, type);
  if (TypeRange(getResultTypes()) != TypeRange(expected))
    return emitOpError("has result types ")
           << getResultTypes() << ": expected " << expected
           << ", the results of '" << getCallee()
           << "' and then the types of the inputs that wrt names";
  return success();
}
