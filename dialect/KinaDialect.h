//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file The kina dialect, its attributes and the element-type predicate that
/// its type constraints share.

#ifndef KINA_DIALECT_H
#define KINA_DIALECT_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"

#include "KinaEnums.h.inc"

#include "KinaDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "KinaAttrs.h.inc"

namespace kina {

/// Whether `type` is a tensor that the language can express, whatever its
/// element: ranked, static, every dim at least 1, of at most 2^63 - 1 bytes,
/// without an encoding or with `#kina.device`.
bool isKinaTensor(mlir::Type type);

} // namespace kina

#endif // KINA_DIALECT_H
