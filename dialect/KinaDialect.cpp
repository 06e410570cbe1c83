//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Registration of the dialect: operations, attributes, inlining and the
/// materialisation of folded constants.

#include "KinaDialect.h"
#include "KinaOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Transforms/InliningUtils.h"
#include "llvm/ADT/TypeSwitch.h"

#include "KinaDialect.cpp.inc"
#include "KinaEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "KinaAttrs.cpp.inc"

using namespace mlir;

namespace {

/// Every kina operation is pure, so it may be inlined anywhere.
struct KinaInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
};

} // namespace

void kina::KinaDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "KinaOps.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "KinaAttrs.cpp.inc"
      >();
  addInterfaces<KinaInlinerInterface>();
}

Operation *kina::KinaDialect::materializeConstant(OpBuilder &builder,
                                                  Attribute value, Type type,
                                                  Location location) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getType() != type)
    return nullptr;
  return ConstantOp::create(builder, location, type, elements);
}

LogicalResult
kina::KinaDialect::verifyOperationAttribute(Operation *operation,
                                            NamedAttribute attribute) {
  return success();
}

bool kina::isKinaTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return false;
  if (tensor.getEncoding() && !isa<DeviceAttr>(tensor.getEncoding()))
    return false;
  return llvm::all_of(tensor.getShape(), [](int64_t dim) { return dim >= 1; });
}
