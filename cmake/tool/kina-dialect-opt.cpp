//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file A driver of `mlir-opt`'s kind for the kina dialect alone: it parses,
/// verifies, canonicalises and prints. The compiler's passes are in `kina-opt`.

#include "KinaDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<kina::KinaDialect, mlir::func::FuncDialect>();
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  mlir::registerStripDebugInfoPass();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Kina dialect driver\n", registry));
}
