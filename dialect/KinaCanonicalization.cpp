//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Canonical patterns of the kina dialect: the declarative ones of
/// KinaCanonicalization.td, and the sinking of broadcasts.

#include "KinaElements.h"
#include "KinaOps.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace kina;

//===----------------------------------------------------------------------===//
// Helpers of the declarative patterns
//===----------------------------------------------------------------------===//

namespace kina {

/// Whether casting from `from` over `middle` to `to` is one cast to `to`: the
/// first cast keeps every value, and the second converts it in the same way,
/// which between integers and floats it may not (an integer wraps, a float is
/// clamped).
static bool castsCompose(Type from, Type middle, Type to) {
  Type source = getElementTypeOrSelf(from);
  Type between = getElementTypeOrSelf(middle);
  Type target = getElementTypeOrSelf(to);
  if (!keepsValues(source, between))
    return false;
  bool changesKind = isa<FloatType>(source) != isa<FloatType>(between);
  return !changesKind || isa<FloatType>(target) || target.isInteger(1) ||
         keepsValues(source, target);
}

/// The predicate that holds for (y, x) when `predicate` holds for (x, y).
static ComparePredicateAttr swappedPredicate(ComparePredicateAttr predicate) {
  auto swapped = [&] {
    switch (predicate.getValue()) {
    case ComparePredicate::Eq:
    case ComparePredicate::Ne:
      return predicate.getValue();
    case ComparePredicate::Lt:
      return ComparePredicate::Gt;
    case ComparePredicate::Le:
      return ComparePredicate::Ge;
    case ComparePredicate::Gt:
      return ComparePredicate::Lt;
    case ComparePredicate::Ge:
      return ComparePredicate::Le;
    }
    llvm_unreachable("every predicate has a case");
  };
  return ComparePredicateAttr::get(predicate.getContext(), swapped());
}

/// Whether the inverse of `predicate` on values of type `type` is a predicate:
/// an order between floats is not, because of NaN.
static bool hasExactInverse(ComparePredicate predicate, Type type) {
  return predicate == ComparePredicate::Eq ||
         predicate == ComparePredicate::Ne ||
         !isa<FloatType>(getElementTypeOrSelf(type));
}

static ComparePredicateAttr inversePredicate(ComparePredicateAttr predicate) {
  auto inverse = [&] {
    switch (predicate.getValue()) {
    case ComparePredicate::Eq:
      return ComparePredicate::Ne;
    case ComparePredicate::Ne:
      return ComparePredicate::Eq;
    case ComparePredicate::Lt:
      return ComparePredicate::Ge;
    case ComparePredicate::Le:
      return ComparePredicate::Gt;
    case ComparePredicate::Gt:
      return ComparePredicate::Le;
    case ComparePredicate::Ge:
      return ComparePredicate::Lt;
    }
    llvm_unreachable("every predicate has a case");
  };
  return ComparePredicateAttr::get(predicate.getContext(), inverse());
}

} // namespace kina

//===----------------------------------------------------------------------===//
// Sinking of broadcasts
//===----------------------------------------------------------------------===//

namespace {

/// Where an operand of an elementwise operation comes from: from a smaller
/// tensor that was stretched, or from a constant with one value.
struct Source {
  Value stretched;
  SplatElementsAttr splat;
};

/// Computes an elementwise operation before its operands are stretched, on the
/// smallest shape that all of them fit:
///
///   %a = kina.broadcast %x : tensor<1x1xf32> -> tensor<4x8xf32>
///   %b = kina.constant dense<1.0> : tensor<4x8xf32>
///   %r = kina.sub %b, %a : tensor<4x8xf32>
///
/// becomes
///
///   %b = kina.constant dense<1.0> : tensor<1x1xf32>
///   %s = kina.sub %b, %x : tensor<1x1xf32>
///   %r = kina.broadcast %s : tensor<1x1xf32> -> tensor<4x8xf32>
///
/// Every element is computed from the same operands as before.
struct SinkBroadcast : public OpTraitRewritePattern<Elementwise> {
  using OpTraitRewritePattern::OpTraitRewritePattern;

  LogicalResult matchAndRewrite(Operation *operation,
                                PatternRewriter &rewriter) const final;
};

} // namespace

static FailureOr<Source> sourceOf(Value operand) {
  if (auto broadcast = operand.getDefiningOp<BroadcastOp>())
    return Source{broadcast.getInput(), nullptr};
  SplatElementsAttr splat;
  if (matchPattern(operand, m_Constant(&splat)))
    return Source{nullptr, splat};
  return failure();
}

/// The smallest shape that every stretched source broadcasts to.
static SmallVector<int64_t> joinedShape(ArrayRef<Source> sources) {
  SmallVector<int64_t> joined;
  for (const Source &source : sources) {
    if (!source.stretched)
      continue;
    ArrayRef<int64_t> shape =
        cast<RankedTensorType>(source.stretched.getType()).getShape();
    if (shape.size() > joined.size())
      joined.insert(joined.begin(), shape.size() - joined.size(), 1);
    for (auto [dim, other] :
         llvm::zip(llvm::reverse(joined), llvm::reverse(shape)))
      dim = std::max(dim, other);
  }
  return joined;
}

/// `operand`, which comes from `source`, in the smaller `shape`.
static Value shrink(PatternRewriter &rewriter, Value operand,
                    const Source &source, ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(operand.getType()).clone(shape);
  Location location = operand.getLoc();
  if (SplatElementsAttr splat = source.splat)
    return ConstantOp::create(rewriter, location, type,
                              splat.resizeSplat(type));
  if (source.stretched.getType() == type)
    return source.stretched;
  return BroadcastOp::create(rewriter, location, type, source.stretched);
}

LogicalResult SinkBroadcast::matchAndRewrite(Operation *operation,
                                             PatternRewriter &rewriter) const {
  SmallVector<Source, 3> sources;
  for (Value operand : operation->getOperands()) {
    FailureOr<Source> source = sourceOf(operand);
    if (failed(source))
      return failure();
    sources.push_back(*source);
  }
  // Constants alone are the folder's business.
  if (llvm::none_of(sources, [](auto &source) { return source.stretched; }))
    return failure();
  auto result = cast<RankedTensorType>(operation->getResult(0).getType());
  SmallVector<int64_t> shape = joinedShape(sources);
  if (result.getShape() == ArrayRef(shape))
    return failure();

  IRMapping mapping;
  for (auto [operand, source] : llvm::zip(operation->getOperands(), sources))
    if (!mapping.contains(operand))
      mapping.map(operand, shrink(rewriter, operand, source, shape));
  Operation *small = operation->clone(mapping);
  small->getResult(0).setType(result.clone(shape));
  rewriter.insert(small);
  rewriter.replaceOpWithNewOp<BroadcastOp>(operation, result,
                                           small->getResult(0));
  return success();
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

#include "KinaCanonicalization.cpp.inc"

void KinaDialect::getCanonicalizationPatterns(
    RewritePatternSet &patterns) const {
  populateWithGenerated(patterns);
  patterns.add<SinkBroadcast>(getContext());
}
