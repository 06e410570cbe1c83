//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file Implementation of the shim; see shim.h.

#include "shim.h"

#include "KinaDialect.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Pass.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/ControlFlow/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/Transforms/SubsetInsertionOpInterfaceImpl.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/IR/TensorInferTypeOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/SubsetInsertionOpInterfaceImpl.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

void kinaShimRegisterDialects(MlirDialectRegistry registry) {
  DialectRegistry &target = *unwrap(registry);
  target.insert<kina::KinaDialect, arith::ArithDialect,
                bufferization::BufferizationDialect, cf::ControlFlowDialect,
                func::FuncDialect, LLVM::LLVMDialect, linalg::LinalgDialect,
                math::MathDialect, memref::MemRefDialect, scf::SCFDialect,
                tensor::TensorDialect, ub::UBDialect, vector::VectorDialect>();
  func::registerInlinerExtension(target);
  arith::registerBufferizableOpInterfaceExternalModels(target);
  bufferization::func_ext::registerBufferizableOpInterfaceExternalModels(
      target);
  cf::registerBufferizableOpInterfaceExternalModels(target);
  linalg::registerBufferizableOpInterfaceExternalModels(target);
  linalg::registerSubsetOpInterfaceExternalModels(target);
  scf::registerBufferizableOpInterfaceExternalModels(target);
  tensor::registerBufferizableOpInterfaceExternalModels(target);
  tensor::registerInferTypeOpInterfaceExternalModels(target);
  tensor::registerSubsetOpInterfaceExternalModels(target);
  registerBuiltinDialectTranslation(target);
  registerLLVMDialectTranslation(target);
}

void kinaShimRegisterUpstreamPasses() {
  registerTransformsPasses();
  registerLinalgPasses();
  arith::registerArithPasses();
  bufferization::registerBufferizationPasses();
  memref::registerMemRefPasses();
  LLVM::registerLLVMPasses();
  registerArithToLLVMConversionPass();
  registerConvertControlFlowToLLVMPass();
  registerConvertFuncToLLVMPass();
  registerConvertIndexToLLVMPass();
  registerConvertMathToLLVMPass();
  registerConvertVectorToLLVMPass();
  registerFinalizeMemRefToLLVMConversionPass();
  registerLowerAffinePass();
  registerReconcileUnrealizedCastsPass();
  registerSCFToControlFlowPass();
}

void kinaShimRegisterPass(MlirPass (*create)(void)) {
  registerPass([create] { return std::unique_ptr<Pass>(unwrap(create())); });
}

void kinaShimRegisterPipeline(MlirStringRef argument, MlirStringRef description,
                              KinaPipelineBuilder build, void *user_data) {
  registerPassPipeline(
      unwrap(argument), unwrap(description),
      [build, user_data](OpPassManager &manager, StringRef options,
                         function_ref<LogicalResult(const Twine &)> error) {
        if (!options.empty())
          return error("the pipeline takes no options, found '" + options +
                       "'");
        if (mlirLogicalResultIsFailure(build(wrap(&manager), user_data)))
          return error("the pipeline could not be built");
        return success();
      },
      [](function_ref<void(const detail::PassOptions &)>) {});
}

void kinaShimEmitError(MlirLocation location, MlirStringRef message,
                       intptr_t note_count, const MlirLocation *note_locations,
                       const MlirStringRef *notes) {
  InFlightDiagnostic diagnostic = emitError(unwrap(location))
                                  << unwrap(message);
  for (intptr_t index = 0; index < note_count; ++index)
    diagnostic.attachNote(unwrap(note_locations[index]))
        << unwrap(notes[index]);
}

int kinaShimOptMain(int argc, char **argv, MlirStringRef tool_name,
                    MlirDialectRegistry registry) {
  return asMainReturnCode(
      MlirOptMain(argc, argv, unwrap(tool_name), *unwrap(registry)));
}
