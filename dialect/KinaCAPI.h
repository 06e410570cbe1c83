//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file C API of the kina dialect: its registration
/// (`mlirGetDialectHandle__kina__`), its attributes and its types. Operations
/// are made and read through the generic C API of MLIR.

#ifndef KINA_C_API_H
#define KINA_C_API_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Kina, kina);

/// Kinds of `kina.reduce`.
typedef enum KinaReduceKind {
  KinaReduceKindSum = 0,
  KinaReduceKindProd = 1,
  KinaReduceKindMax = 2,
  KinaReduceKindMin = 3,
  KinaReduceKindMean = 4,
  KinaReduceKindAny = 5,
  KinaReduceKindAll = 6,
} KinaReduceKind;

/// Orders of accumulation (`#kina.order`).
typedef enum KinaOrder {
  KinaOrderSequential = 0,
  KinaOrderLanes = 1,
} KinaOrder;

/// Predicates of `kina.compare`.
typedef enum KinaComparePredicate {
  KinaComparePredicateEq = 0,
  KinaComparePredicateNe = 1,
  KinaComparePredicateLt = 2,
  KinaComparePredicateLe = 3,
  KinaComparePredicateGt = 4,
  KinaComparePredicateGe = 5,
} KinaComparePredicate;

//===----------------------------------------------------------------------===//
// Attributes. Each `Get` needs the dialect to be loaded in the context, and
// returns an attribute that the context owns. Each `GetValue` needs an
// attribute of its kind: ask `IsA` first. Enumerators are passed as they are:
// a value that is none of them is the caller's error.
//===----------------------------------------------------------------------===//

/// The tensor encoding `#kina.device`.
MLIR_CAPI_EXPORTED MlirAttribute kinaDeviceAttrGet(MlirContext context);

/// Whether `attribute` is `#kina.device`.
MLIR_CAPI_EXPORTED bool kinaAttributeIsADevice(MlirAttribute attribute);

/// The `kind` of a `kina.reduce`.
MLIR_CAPI_EXPORTED MlirAttribute kinaReduceKindAttrGet(MlirContext context,
                                                       KinaReduceKind kind);

/// Whether `attribute` is a reduction kind.
MLIR_CAPI_EXPORTED bool kinaAttributeIsAReduceKind(MlirAttribute attribute);

/// The kind that `attribute` holds.
MLIR_CAPI_EXPORTED KinaReduceKind
kinaReduceKindAttrGetValue(MlirAttribute attribute);

/// The `order` of a floating `kina.reduce`.
MLIR_CAPI_EXPORTED MlirAttribute kinaOrderAttrGet(MlirContext context,
                                                  KinaOrder order);

/// Whether `attribute` is an order of accumulation.
MLIR_CAPI_EXPORTED bool kinaAttributeIsAOrder(MlirAttribute attribute);

/// The order that `attribute` holds.
MLIR_CAPI_EXPORTED KinaOrder kinaOrderAttrGetValue(MlirAttribute attribute);

/// The `predicate` of a `kina.compare`.
MLIR_CAPI_EXPORTED MlirAttribute kinaComparePredicateAttrGet(
    MlirContext context, KinaComparePredicate predicate);

/// Whether `attribute` is a comparison predicate.
MLIR_CAPI_EXPORTED bool
kinaAttributeIsAComparePredicate(MlirAttribute attribute);

/// The predicate that `attribute` holds.
MLIR_CAPI_EXPORTED KinaComparePredicate
kinaComparePredicateAttrGetValue(MlirAttribute attribute);

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Whether `type` has the form of a Kina tensor: ranked, static, dims of at
/// least 1, at most 2^63 - 1 bytes, without an encoding or with
/// `#kina.device`, of integers or floats. Which of these are dtypes of the
/// language is for each operation to say.
MLIR_CAPI_EXPORTED bool kinaTypeIsAKinaTensor(MlirType type);

#ifdef __cplusplus
}
#endif

#endif // KINA_C_API_H
