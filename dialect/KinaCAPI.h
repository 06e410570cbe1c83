//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file C API of the kina dialect.

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

/// The encoding `#kina.device`. The dialect must be loaded.
MlirAttribute kinaDeviceAttrGet(MlirContext context);
bool kinaAttributeIsADevice(MlirAttribute attribute);

MlirAttribute kinaReduceKindAttrGet(MlirContext context, KinaReduceKind kind);
bool kinaAttributeIsAReduceKind(MlirAttribute attribute);
KinaReduceKind kinaReduceKindAttrGetValue(MlirAttribute attribute);

MlirAttribute kinaOrderAttrGet(MlirContext context, KinaOrder order);
bool kinaAttributeIsAOrder(MlirAttribute attribute);
KinaOrder kinaOrderAttrGetValue(MlirAttribute attribute);

MlirAttribute kinaComparePredicateAttrGet(MlirContext context,
                                          KinaComparePredicate predicate);
bool kinaAttributeIsAComparePredicate(MlirAttribute attribute);
KinaComparePredicate kinaComparePredicateAttrGetValue(MlirAttribute attribute);

#ifdef __cplusplus
}
#endif

#endif // KINA_C_API_H
