//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Verifiers and type inference of the random numbers. Inference also
/// runs on operations that are not verified yet.

#include "KinaOps.h"

using namespace mlir;
using namespace kina;

/// The type of the key that belongs to `tensor`: of its placement.
static RankedTensorType keyType(RankedTensorType tensor) {
  return RankedTensorType::get({2}, IntegerType::get(tensor.getContext(), 32),
                               tensor.getEncoding());
}

/// The first operand as a tensor; null when there is none.
static RankedTensorType firstTensor(ValueRange operands) {
  if (operands.empty())
    return nullptr;
  return dyn_cast<RankedTensorType>(operands.front().getType());
}

/// Infers `count` keys of the placement of the first operand.
static LogicalResult inferKeys(std::optional<Location> location,
                               ValueRange operands, unsigned count,
                               SmallVectorImpl<Type> &inferred) {
  RankedTensorType first = firstTensor(operands);
  if (!first)
    return emitOptionalError(location,
                             "the type of the result cannot be inferred: "
                             "expected a ranked tensor as the first operand");
  inferred.append(count, keyType(first));
  return success();
}

static LogicalResult verifyKey(Operation *operation, RankedTensorType key) {
  if (key.getShape() == ArrayRef<int64_t>{2})
    return success();
  return operation->emitOpError("key has type ")
         << key << ": expected the shape [2]";
}

/// Verifies `random_bits`, `random_uniform` or `random_gumbel`.
static LogicalResult verifyRandom(Operation *operation) {
  auto key = cast<RankedTensorType>(operation->getOperand(0).getType());
  auto result = cast<RankedTensorType>(operation->getResult(0).getType());
  // C1
  if (failed(verifyKey(operation, key)))
    return failure();
  // C2
  if (key.getEncoding() != result.getEncoding())
    return operation->emitOpError("result has type ")
           << result << " and key " << key << ": expected the same placement";
  return success();
}

LogicalResult RandomKeyOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> location,
                                            Adaptor adaptor,
                                            SmallVectorImpl<Type> &inferred) {
  return inferKeys(location, adaptor.getOperands(), 1, inferred);
}

LogicalResult RandomKeyOp::verify() {
  RankedTensorType seed = getSeed().getType();
  // C1
  if (seed.getRank() != 0)
    return emitOpError("seed has rank ") << seed.getRank() << ": expected 0";
  // C2
  if (getType() != keyType(seed))
    return emitOpError("result has type ")
           << getType() << ": expected " << keyType(seed) << ", a key";
  return success();
}

LogicalResult RandomSplitOp::inferReturnTypes(MLIRContext *,
                                              std::optional<Location> location,
                                              Adaptor adaptor,
                                              SmallVectorImpl<Type> &inferred) {
  return inferKeys(location, adaptor.getOperands(), 2, inferred);
}

LogicalResult RandomSplitOp::verify() {
  RankedTensorType key = getKey().getType();
  // C1
  if (failed(verifyKey(*this, key)))
    return failure();
  // C2
  for (Type type : getResultTypes())
    if (type != key)
      return emitOpError("result has type ")
             << type << ": expected " << key << ", the type of the key";
  return success();
}

LogicalResult RandomBitsOp::verify() { return verifyRandom(*this); }

LogicalResult RandomUniformOp::verify() { return verifyRandom(*this); }

LogicalResult RandomGumbelOp::verify() { return verifyRandom(*this); }
