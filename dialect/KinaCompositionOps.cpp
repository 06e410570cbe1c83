//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Verifiers of named compositions.

#include "KinaOps.h"

using namespace mlir;
using namespace kina;

/// Verifies that the values `found`, which `what` names, have the types of
/// `expected`, which `whose` names.
static LogicalResult verifyTypes(Operation *operation, StringRef what,
                                 TypeRange found, StringRef whose,
                                 TypeRange expected) {
  if (found.size() != expected.size())
    return operation->emitOpError("body has ")
           << found.size() << " " << what << "s: expected " << expected.size()
           << ", one for each of the " << whose << "s";
  for (auto [index, pair] : llvm::enumerate(llvm::zip(found, expected))) {
    auto [type, other] = pair;
    if (type != other)
      return operation->emitOpError()
             << what << " " << index << " of the body has type " << type
             << ": expected " << other << ", the type of the " << whose;
  }
  return success();
}

LogicalResult CompositionOp::verify() {
  // C1
  if (getName().empty())
    return emitOpError("name is empty: expected the path of a function, such "
                       "as 'std.nn.softmax'");
  // C4
  if (getNumResults() == 0)
    return emitOpError("has no result: expected at least one");
  return success();
}

LogicalResult CompositionOp::verifyRegions() {
  Block &block = getBody().front();
  // C2
  if (failed(verifyTypes(*this, "argument", block.getArgumentTypes(), "operand",
                         getInputs().getTypes())))
    return failure();
  // C3
  auto yield = dyn_cast<YieldOp>(block.getTerminator());
  if (!yield)
    return emitOpError("body ends in '")
           << block.getTerminator()->getName() << "': expected 'kina.yield'";
  return verifyTypes(*this, "yielded value", yield.getInputs().getTypes(),
                     "result", getResultTypes());
}
