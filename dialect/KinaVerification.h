//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file What the verifiers and the type inference of several families of
/// operations share.

#ifndef KINA_VERIFICATION_H
#define KINA_VERIFICATION_H

#include "KinaDialect.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

#include <optional>

namespace kina {

/// The first operand as a tensor. Inference also runs on operations that are
/// not verified yet: it is null when there is no operand or no ranked tensor.
mlir::RankedTensorType firstTensor(mlir::ValueRange operands);

/// Says that inference found no tensor as the first operand.
llvm::LogicalResult emitNotATensor(std::optional<mlir::Location> location);

/// Verifies that the result has the type `expected`, which `why` explains.
llvm::LogicalResult verifyResultType(mlir::Operation *operation,
                                     mlir::Type expected, llvm::StringRef why);

/// Whether `axis` is a 64-bit integer that names an axis of `input`.
bool isAxisOf(mlir::IntegerAttr axis, mlir::RankedTensorType input);

/// Verifies that `axis` names an axis of `input`.
llvm::LogicalResult verifyAxis(mlir::Operation *operation,
                               mlir::IntegerAttr axis,
                               mlir::RankedTensorType input);

} // namespace kina

#endif // KINA_VERIFICATION_H
