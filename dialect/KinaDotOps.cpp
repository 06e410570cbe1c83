//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Verifier and type inference of `kina.dot_general`.

#include "KinaOps.h"

using namespace mlir;
using namespace kina;

namespace {

/// The axes of one operand.
struct Side {
  StringRef name;
  RankedTensorType type;
  ArrayRef<int64_t> batch;
  ArrayRef<int64_t> contracting;

  /// Whether every listed axis is in range.
  bool isInRange() const {
    auto inRange = [&](int64_t axis) {
      return axis >= 0 && axis < type.getRank();
    };
    return llvm::all_of(batch, inRange) && llvm::all_of(contracting, inRange);
  }

  /// Appends the extents of the free axes.
  void appendFree(SmallVectorImpl<int64_t> &shape) const {
    for (auto [axis, dim] : llvm::enumerate(type.getShape())) {
      int64_t number = axis;
      if (!llvm::is_contained(batch, number) &&
          !llvm::is_contained(contracting, number))
        shape.push_back(dim);
    }
  }
};

} // namespace

/// The type of the result, for axes in range.
static RankedTensorType contractedType(const Side &lhs, const Side &rhs) {
  SmallVector<int64_t> shape;
  for (int64_t axis : lhs.batch)
    shape.push_back(lhs.type.getDimSize(axis));
  lhs.appendFree(shape);
  rhs.appendFree(shape);
  return RankedTensorType::get(shape, lhs.type.getElementType(),
                               lhs.type.getEncoding());
}

LogicalResult DotGeneralOp::inferReturnTypes(MLIRContext *,
                                             std::optional<Location> location,
                                             Adaptor adaptor,
                                             SmallVectorImpl<Type> &inferred) {
  // Inference also runs on operations that are not verified yet.
  ValueRange operands = adaptor.getOperands();
  if (operands.size() != 2)
    return emitOptionalError(location, "expected two operands");
  auto lhsType = dyn_cast<RankedTensorType>(operands[0].getType());
  auto rhsType = dyn_cast<RankedTensorType>(operands[1].getType());
  const auto &properties = adaptor.getProperties();
  if (!lhsType || !rhsType || !properties.lhs_batch || !properties.rhs_batch ||
      !properties.lhs_contracting || !properties.rhs_contracting)
    return emitOptionalError(location,
                             "the type of the result cannot be inferred: "
                             "expected two ranked tensors and lists of axes");
  Side lhs{"lhs", lhsType, properties.lhs_batch, properties.lhs_contracting};
  Side rhs{"rhs", rhsType, properties.rhs_batch, properties.rhs_contracting};
  if (!lhs.isInRange() || !rhs.isInRange())
    return emitOptionalError(location, "an axis is out of range");
  inferred.push_back(contractedType(lhs, rhs));
  return success();
}

/// Verifies that the axes of one operand are in range and listed once.
static LogicalResult verifyAxes(DotGeneralOp dot, const Side &side) {
  int64_t rank = side.type.getRank();
  SmallVector<bool> seen(rank, false);
  auto verify = [&](ArrayRef<int64_t> axes, StringRef list) -> LogicalResult {
    for (int64_t axis : axes) {
      // C3
      if (axis < 0 || axis >= rank) {
        InFlightDiagnostic diagnostic =
            dot.emitOpError() << side.name << "_" << list << " lists axis "
                              << axis << ": expected ";
        if (rank == 0)
          return diagnostic << "none, " << side.name << " has rank 0";
        return diagnostic << "0 <= axis < " << rank << ", " << side.name
                          << " has rank " << rank;
      }
      // C4
      if (seen[axis])
        return dot.emitOpError()
               << "axis " << axis << " of " << side.name
               << " is listed twice: expected each axis at most once among "
               << side.name << "_batch and " << side.name << "_contracting";
      seen[axis] = true;
    }
    return success();
  };
  return success(succeeded(verify(side.batch, "batch")) &&
                 succeeded(verify(side.contracting, "contracting")));
}

/// Verifies that two lists pair axes of one extent.
static LogicalResult verifyPairs(DotGeneralOp dot, RankedTensorType lhs,
                                 ArrayRef<int64_t> lhsAxes,
                                 RankedTensorType rhs,
                                 ArrayRef<int64_t> rhsAxes, StringRef kind) {
  for (auto [left, right] : llvm::zip_equal(lhsAxes, rhsAxes)) {
    // C5
    if (lhs.getDimSize(left) != rhs.getDimSize(right))
      return dot.emitOpError()
             << kind << " axes have different extents: axis " << left
             << " of lhs " << lhs << " has " << lhs.getDimSize(left)
             << " and axis " << right << " of rhs " << rhs << " has "
             << rhs.getDimSize(right);
  }
  return success();
}

/// Verifies that `lhs_<kind>` and `rhs_<kind>` list as many axes.
static LogicalResult verifyCounts(DotGeneralOp dot, size_t lhs, size_t rhs,
                                  StringRef kind) {
  // C2
  if (lhs == rhs)
    return success();
  return dot.emitOpError() << "lhs_" << kind << " lists " << lhs
                           << " axes and rhs_" << kind << " " << rhs
                           << ": expected as many";
}

/// Verifies that an order stands where one is needed, and only there.
static LogicalResult verifyContractionOrder(DotGeneralOp dot, Type element) {
  // C6
  bool floating = isa<FloatType>(element);
  if (floating && !dot.getOrder()) {
    InFlightDiagnostic diagnostic =
        dot.emitOpError("order is missing: expected sequential or lanes, a "
                        "floating contraction states the order of its "
                        "accumulation");
    diagnostic.attachNote() << "the frontend writes lanes when neither operand "
                               "has a free axis, else sequential";
    return diagnostic;
  }
  if (!floating && dot.getOrder())
    return dot.emitOpError("order is ") << stringifyEnum(*dot.getOrder())
                                        << ": expected none, a contraction of "
                                        << element << " does not depend on it";
  return success();
}

LogicalResult DotGeneralOp::verify() {
  Side lhs{"lhs", getLhs().getType(), getLhsBatch(), getLhsContracting()};
  Side rhs{"rhs", getRhs().getType(), getRhsBatch(), getRhsContracting()};
  // C1
  if (lhs.type.getElementType() != rhs.type.getElementType() ||
      lhs.type.getEncoding() != rhs.type.getEncoding())
    return emitOpError("lhs has type ")
           << lhs.type << " and rhs " << rhs.type
           << ": expected one dtype and one placement";
  if (failed(
          verifyCounts(*this, lhs.batch.size(), rhs.batch.size(), "batch")) ||
      failed(verifyCounts(*this, lhs.contracting.size(), rhs.contracting.size(),
                          "contracting")) ||
      failed(verifyAxes(*this, lhs)) || failed(verifyAxes(*this, rhs)) ||
      failed(verifyPairs(*this, lhs.type, lhs.batch, rhs.type, rhs.batch,
                         "batch")) ||
      failed(verifyPairs(*this, lhs.type, lhs.contracting, rhs.type,
                         rhs.contracting, "contracting")) ||
      failed(verifyContractionOrder(*this, lhs.type.getElementType())))
    return failure();
  // C7
  RankedTensorType expected = contractedType(lhs, rhs);
  if (getType() != expected)
    return emitOpError("result has type ")
           << getType() << ": expected " << expected
           << ", the batch axes, the free axes of lhs and those of rhs";
  return success();
}
