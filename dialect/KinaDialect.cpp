//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Registration of the dialect: operations, attributes, inlining, the
/// materialisation of folded constants, and the check of the discardable
/// attributes that it defines for other operations.

#include "KinaDialect.h"
#include "KinaOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/InliningUtils.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

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

  /// The body of a loop or a composition is a place as good as any other.
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
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

//===----------------------------------------------------------------------===//
// Discardable attributes
//===----------------------------------------------------------------------===//

namespace {

/// A discardable attribute of the dialect: where it may stand and what it
/// holds.
struct DiscardableAttribute {
  StringRef name;
  StringRef holder;
  bool (*mayHold)(Operation *operation);
  StringRef value;
  bool (*isValid)(Attribute attribute);
};

} // namespace

static bool isFunction(Operation *operation) {
  return isa<FunctionOpInterface>(operation);
}

static bool isModule(Operation *operation) { return isa<ModuleOp>(operation); }

static bool isString(Attribute attribute) { return isa<StringAttr>(attribute); }

static bool isNaturalNumber(Attribute attribute) {
  auto integer = dyn_cast<IntegerAttr>(attribute);
  return integer && integer.getType().isSignlessInteger(64) &&
         !integer.getValue().isNegative();
}

static bool isPairList(Attribute attribute) {
  auto array = dyn_cast<ArrayAttr>(attribute);
  return array && llvm::all_of(array, [](Attribute element) {
           auto pair = dyn_cast<DenseI64ArrayAttr>(element);
           return pair && pair.size() == 2 && pair[0] >= 0 && pair[1] >= 0;
         });
}

static bool isExtentList(Attribute attribute) {
  auto numbers = dyn_cast<DenseI64ArrayAttr>(attribute);
  return numbers && numbers.size() % 2 == 0 &&
         llvm::all_of(numbers.asArrayRef(),
                      [](int64_t number) { return number >= 0; });
}

static bool isVectorRegisters(Attribute attribute) {
  auto numbers = dyn_cast<DenseI64ArrayAttr>(attribute);
  return numbers && numbers.size() == 2 && numbers[0] >= 1 && numbers[1] >= 1;
}

static constexpr DiscardableAttribute kDiscardableAttributes[] = {
    {"kina.doc", "a function", isFunction, "a string", isString},
    {"kina.inplace", "a function", isFunction,
     "an array of array<i64: output, input> with both >= 0", isPairList},
    {"kina.workspace_bytes", "a function", isFunction, "a 64-bit integer >= 0",
     isNaturalNumber},
    {"kina.inputs", "a function", isFunction, "a 64-bit integer >= 0",
     isNaturalNumber},
    {"kina.buffers", "a function", isFunction,
     "array<i64: bytes, alignment, ...> with all >= 0", isExtentList},
    {"kina.manifest", "a module", isModule, "a string", isString},
    {"kina.vector_registers", "a module", isModule,
     "array<i64: bits, count> with both >= 1", isVectorRegisters},
};

/// Refuses `attribute` and lists the attributes that exist.
static LogicalResult refuseUnknown(Operation *operation,
                                   NamedAttribute attribute, StringRef place) {
  InFlightDiagnostic diagnostic =
      operation->emitError() << "attribute '" << attribute.getName().getValue()
                             << "' is not known " << place;
  auto names = llvm::map_range(
      kDiscardableAttributes,
      [](const DiscardableAttribute &known) { return known.name; });
  diagnostic.attachNote() << "the attributes of the dialect on operations are "
                          << llvm::join(names, ", ");
  return diagnostic;
}

LogicalResult
kina::KinaDialect::verifyOperationAttribute(Operation *operation,
                                            NamedAttribute attribute) {
  StringRef name = attribute.getName();
  const auto *known = llvm::find_if(
      kDiscardableAttributes,
      [&](const DiscardableAttribute &entry) { return entry.name == name; });
  if (known == std::end(kDiscardableAttributes))
    return refuseUnknown(operation, attribute, "to the dialect");
  if (!known->mayHold(operation))
    return operation->emitError()
           << "attribute '" << name << "' stands on '" << operation->getName()
           << "': expected it on " << known->holder;
  if (!known->isValid(attribute.getValue()))
    return operation->emitError()
           << "attribute '" << name << "' is " << attribute.getValue()
           << ": expected " << known->value;
  return success();
}

LogicalResult kina::KinaDialect::verifyRegionArgAttribute(
    Operation *operation, unsigned, unsigned, NamedAttribute attribute) {
  if (attribute.getName() == "kina.donate" &&
      isa<UnitAttr>(attribute.getValue()))
    return success();
  return refuseUnknown(operation, attribute, "on an argument");
}

LogicalResult kina::KinaDialect::verifyRegionResultAttribute(
    Operation *operation, unsigned, unsigned, NamedAttribute attribute) {
  return refuseUnknown(operation, attribute, "on a result");
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

bool kina::isKinaTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.getElementType().isIntOrFloat())
    return false;
  if (tensor.getEncoding() && !isa<DeviceAttr>(tensor.getEncoding()))
    return false;
  int64_t bytes =
      llvm::divideCeil(tensor.getElementType().getIntOrFloatBitWidth(), 8);
  return llvm::all_of(tensor.getShape(), [&](int64_t dim) {
    return dim >= 1 && !llvm::MulOverflow(bytes, dim, bytes);
  });
}
