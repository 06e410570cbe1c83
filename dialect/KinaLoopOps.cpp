//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Verifier, folder and canonical form of loops.

#include "KinaOps.h"

#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace kina;

LogicalResult
ForOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                        ForOp::Adaptor adaptor,
                        SmallVectorImpl<Type> &inferredReturnTypes) {
  // C5
  llvm::append_range(inferredReturnTypes, adaptor.getInitial().getTypes());
  return success();
}

LogicalResult ForOp::verify() {
  // C1
  int64_t lower = getLowerAttr().getInt(), upper = getUpperAttr().getInt();
  if (lower > upper)
    return emitOpError("runs from ")
           << lower << " to " << upper << ": expected lower <= upper";
  // C2
  if (getInitial().empty())
    return emitOpError("carries no value: expected at least one");
  return success();
}

/// Verifies that `found` are the types of the carried values.
static LogicalResult verifyCarried(ForOp loop, StringRef what,
                                   TypeRange found) {
  TypeRange expected = loop.getInitial().getTypes();
  if (found.size() != expected.size())
    return loop.emitOpError("body has ")
           << found.size() << " " << what << "s: expected " << expected.size()
           << ", one for each carried value";
  for (auto [index, type, other] : llvm::enumerate(found, expected))
    if (type != other)
      return loop.emitOpError()
             << what << " " << index << " of the body has type " << type
             << ": expected " << other << ", the type of the carried value";
  return success();
}

LogicalResult ForOp::verifyRegions() {
  Block &block = getBody().front();
  // C3
  auto index = RankedTensorType::get({}, IntegerType::get(getContext(), 64));
  if (block.getNumArguments() == 0 || block.getArgument(0).getType() != index)
    return emitOpError("body does not begin with the index: expected a first "
                       "argument of type ")
           << index;
  TypeRange carried = TypeRange(block.getArgumentTypes()).drop_front();
  if (failed(verifyCarried(*this, "carried argument", carried)))
    return failure();
  // C4
  auto yield = dyn_cast<YieldOp>(block.getTerminator());
  if (!yield)
    return emitOpError("body ends in '")
           << block.getTerminator()->getName() << "': expected 'kina.yield'";
  return verifyCarried(*this, "yielded value", yield.getInputs().getTypes());
}

/// A loop of no iteration gives the initial values.
LogicalResult ForOp::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &results) {
  if (getLower() != getUpper())
    return failure();
  llvm::append_range(results, getInitial());
  return success();
}

namespace {

/// Which carried values the results of a loop depend on.
static BitVector neededCarried(ForOp loop) {
  Block &block = loop.getBody().front();
  auto yield = cast<YieldOp>(block.getTerminator());
  unsigned count = loop.getInitial().size();
  BitVector needed(count);
  for (unsigned index = 0; index < count; ++index)
    if (!loop.getResult(index).use_empty())
      needed.set(index);
  // Which carried arguments each yielded value is computed from.
  DenseMap<Value, BitVector> reads;
  auto readsOf = [&](Value value) -> BitVector {
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument && argument.getOwner() == &block) {
      BitVector own(count);
      if (argument.getArgNumber() > 0)
        own.set(argument.getArgNumber() - 1);
      return own;
    }
    auto found = reads.find(value);
    return found == reads.end() ? BitVector(count) : found->second;
  };
  for (Operation &operation : block.without_terminator()) {
    BitVector merged(count);
    operation.walk([&](Operation *nested) {
      for (Value operand : nested->getOperands())
        merged |= readsOf(operand);
    });
    for (Value result : operation.getResults())
      reads[result] = merged;
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (unsigned index : needed.set_bits()) {
      BitVector more = readsOf(yield.getInputs()[index]);
      more |= needed;
      changed |= more != needed;
      needed = more;
      if (changed)
        break;
    }
  }
  return needed;
}

/// Removes carried values that no result depends on, and those that every
/// iteration passes on unchanged.
struct DropCarried : OpRewritePattern<ForOp> {
  using OpRewritePattern<ForOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(ForOp loop,
                                PatternRewriter &rewriter) const override {
    Block &block = loop.getBody().front();
    auto yield = cast<YieldOp>(block.getTerminator());
    unsigned count = loop.getInitial().size();
    BitVector kept = neededCarried(loop);
    for (unsigned index = 0; index < count; ++index)
      if (yield.getInputs()[index] == block.getArgument(index + 1))
        kept.reset(index);
    if (kept.all())
      return failure();
    replaceConstantResults(loop, kept, rewriter);
    if (kept.none()) {
      rewriter.eraseOp(loop);
      return success();
    }
    rebuild(loop, kept, rewriter);
    return success();
  }

private:
  /// Results that are not carried on are initial values, or without use.
  static void replaceConstantResults(ForOp loop, const BitVector &kept,
                                     PatternRewriter &rewriter) {
    Block &block = loop.getBody().front();
    for (auto [index, initial] : llvm::enumerate(loop.getInitial())) {
      if (kept.test(index))
        continue;
      rewriter.replaceAllUsesWith(loop.getResult(index), initial);
      // An argument that no result depends on may be any value of its type.
      rewriter.replaceAllUsesWith(block.getArgument(index + 1), initial);
    }
  }

  static void rebuild(ForOp loop, const BitVector &kept,
                      PatternRewriter &rewriter) {
    Block &block = loop.getBody().front();
    auto yield = cast<YieldOp>(block.getTerminator());
    SmallVector<Value> initial, yielded;
    for (unsigned index : kept.set_bits()) {
      initial.push_back(loop.getInitial()[index]);
      yielded.push_back(yield.getInputs()[index]);
    }
    rewriter.modifyOpInPlace(yield,
                             [&] { yield.getInputsMutable().assign(yielded); });
    SmallVector<Type> types = llvm::map_to_vector(
        initial, [](Value value) { return value.getType(); });
    auto smaller =
        ForOp::create(rewriter, loop.getLoc(), types, loop.getLowerAttr(),
                      loop.getUpperAttr(), initial);
    rewriter.inlineRegionBefore(loop.getBody(), smaller.getBody(),
                                smaller.getBody().end());
    BitVector dropped(block.getNumArguments());
    for (unsigned index = 0; index < kept.size(); ++index)
      if (!kept.test(index))
        dropped.set(index + 1);
    rewriter.modifyOpInPlace(
        smaller, [&] { smaller.getBody().front().eraseArguments(dropped); });
    for (auto [position, index] : llvm::enumerate(kept.set_bits()))
      rewriter.replaceAllUsesWith(loop.getResult(index),
                                  smaller.getResult(position));
    rewriter.eraseOp(loop);
  }
};

} // namespace

void ForOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                        MLIRContext *context) {
  patterns.add<DropCarried>(context);
}
