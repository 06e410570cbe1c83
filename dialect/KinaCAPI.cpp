//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Implementation of the C API of the kina dialect.

#include "KinaCAPI.h"

#include "KinaDialect.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"

using namespace kina;

MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Kina, kina, kina::KinaDialect)

MlirAttribute kinaDeviceAttrGet(MlirContext context) {
  return wrap(DeviceAttr::get(unwrap(context)));
}

bool kinaAttributeIsADevice(MlirAttribute attribute) {
  return llvm::isa<DeviceAttr>(unwrap(attribute));
}

MlirAttribute kinaReduceKindAttrGet(MlirContext context, KinaReduceKind kind) {
  return wrap(
      ReduceKindAttr::get(unwrap(context), static_cast<ReduceKind>(kind)));
}

bool kinaAttributeIsAReduceKind(MlirAttribute attribute) {
  return llvm::isa<ReduceKindAttr>(unwrap(attribute));
}

KinaReduceKind kinaReduceKindAttrGetValue(MlirAttribute attribute) {
  return static_cast<KinaReduceKind>(
      llvm::cast<ReduceKindAttr>(unwrap(attribute)).getValue());
}

MlirAttribute kinaOrderAttrGet(MlirContext context, KinaOrder order) {
  return wrap(OrderAttr::get(unwrap(context), static_cast<Order>(order)));
}

bool kinaAttributeIsAOrder(MlirAttribute attribute) {
  return llvm::isa<OrderAttr>(unwrap(attribute));
}

KinaOrder kinaOrderAttrGetValue(MlirAttribute attribute) {
  return static_cast<KinaOrder>(
      llvm::cast<OrderAttr>(unwrap(attribute)).getValue());
}

MlirAttribute kinaComparePredicateAttrGet(MlirContext context,
                                          KinaComparePredicate predicate) {
  return wrap(ComparePredicateAttr::get(
      unwrap(context), static_cast<ComparePredicate>(predicate)));
}

bool kinaAttributeIsAComparePredicate(MlirAttribute attribute) {
  return llvm::isa<ComparePredicateAttr>(unwrap(attribute));
}

KinaComparePredicate kinaComparePredicateAttrGetValue(MlirAttribute attribute) {
  return static_cast<KinaComparePredicate>(
      llvm::cast<ComparePredicateAttr>(unwrap(attribute)).getValue());
}

bool kinaTypeIsAKinaTensor(MlirType type) { return isKinaTensor(unwrap(type)); }
