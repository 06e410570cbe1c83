//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file The operations of the kina dialect.

#ifndef KINA_OPS_H
#define KINA_OPS_H

#include "KinaDialect.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace kina {

namespace impl {
/// Verifies that all operands and the result of `operation` have one shape and
/// one placement, and tells how to make them agree.
llvm::LogicalResult verifyElementwise(mlir::Operation *operation);
} // namespace impl

/// Each result element depends on the operands' elements at the same index.
template <typename ConcreteType>
class Elementwise : public mlir::OpTrait::TraitBase<ConcreteType, Elementwise> {
public:
  static llvm::LogicalResult verifyTrait(mlir::Operation *operation) {
    return impl::verifyElementwise(operation);
  }
};

} // namespace kina

#define GET_OP_CLASSES
#include "KinaOps.h.inc"

#endif // KINA_OPS_H
