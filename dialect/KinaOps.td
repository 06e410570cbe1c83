//===- KinaOps.td - Operations of the kina dialect ---------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The description of an operation is its numerical definition. Terms such as
// `acc(T)` and `round_T` are those of the dialect's description.
//
//===----------------------------------------------------------------------===//

#ifndef KINA_OPS_TD
#define KINA_OPS_TD

include "KinaArithmeticOps.td"
include "KinaCompositionOps.td"
include "KinaDifferentiationOps.td"
include "KinaDotOps.td"
include "KinaIdentityOps.td"
include "KinaIndexOps.td"
include "KinaLogicOps.td"
include "KinaLoopOps.td"
include "KinaMathOps.td"
include "KinaRandomOps.td"
include "KinaReductionOps.td"
include "KinaShapeOps.td"

#endif // KINA_OPS_TD
