//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file What the C API of LLVM lacks: the CPUs and features of a target.

#include "shim.h"

#include "mlir/CAPI/Support.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Target/TargetMachine.h"

static const llvm::MCSubtargetInfo &subtarget(void *machine) {
  return *static_cast<llvm::TargetMachine *>(machine)->getMCSubtargetInfo();
}

void kinaShimVisitCpus(void *machine, KinaNameVisitor visit, void *user_data) {
  for (const llvm::SubtargetSubTypeKV &cpu :
       subtarget(machine).getAllProcessorDescriptions())
    visit(wrap(llvm::StringRef(cpu.Key)), user_data);
}

void kinaShimVisitEnabledFeatures(void *machine, KinaNameVisitor visit,
                                  void *user_data) {
  const llvm::MCSubtargetInfo &info = subtarget(machine);
  for (const llvm::SubtargetFeatureKV &feature : info.getAllProcessorFeatures())
    if (info.getFeatureBits().test(feature.Value))
      visit(wrap(llvm::StringRef(feature.Key)), user_data);
}
