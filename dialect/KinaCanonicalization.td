//===- KinaCanonicalization.td - Rewrites of kina ops ------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Canonical patterns that are a line long. Each one is exact, and a new
// operation carries the fused locations of those that it replaces.
//
//===----------------------------------------------------------------------===//

#ifndef KINA_CANONICALIZATION_TD
#define KINA_CANONICALIZATION_TD

include "mlir/IR/PatternBase.td"
include "KinaOps.td"

/// |-x| is |x|, also for NaN and the smallest integer.
def AbsOfNeg : Pat<(Kina_AbsOp (Kina_NegOp $x)), (Kina_AbsOp $x)>;

def WhereOfNot : Pat<(Kina_WhereOp (Kina_NotOp $condition), $x, $y),
                     (Kina_WhereOp $condition, $y, $x)>;

/// Two stretches are one.
def BroadcastOfBroadcast : Pat<(Kina_BroadcastOp (Kina_BroadcastOp $x)),
                               (Kina_BroadcastOp $x)>;

def CastsCompose : Constraint<
    CPred<"::kina::castsCompose($0.getType(), $1.getType(), $2.getType())">,
    "the second cast of a pair does what a single cast does">;

def CastOfCast : Pat<(Kina_CastOp:$result (Kina_CastOp:$middle $x)),
                     (Kina_CastOp $x),
                     [(CastsCompose $x, $middle, $result)]>;

def IsConstant : Constraint<CPred<"::mlir::matchPattern($0, ::mlir::m_Constant())">,
                            "a constant">;
def IsNotConstant : Constraint<Neg<IsConstant.predicate>, "not a constant">;

def SwappedPredicate : NativeCodeCall<"::kina::swappedPredicate($0)">;

/// A constant stands on the right.
def CompareWithConstant : Pat<
    (Kina_CompareOp $predicate, $constant, $x),
    (Kina_CompareOp (SwappedPredicate $predicate), $x, $constant),
    [(IsConstant $constant), (IsNotConstant $x)]>;

def HasExactInverse : Constraint<
    CPred<"::kina::hasExactInverse($0.getValue(), $1.getType())">,
    "the negated predicate says the same, also for NaN">;

def InversePredicate : NativeCodeCall<"::kina::inversePredicate($0)">;

def NotOfCompare : Pat<
    (Kina_NotOp (Kina_CompareOp $predicate, $x, $y)),
    (Kina_CompareOp (InversePredicate $predicate), $x, $y),
    [(HasExactInverse $predicate, $x)]>;

#endif // KINA_CANONICALIZATION_TD
