//===----------------------------------------------------------------------===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// \file What the C API of MLIR lacks: the driver of `mlir-opt`, registration
/// of passes and pipelines under a command-line name, and of the dialects and
/// interfaces that the compiler uses.

#ifndef KINA_SHIM_H
#define KINA_SHIM_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Appends every dialect of the compiler's stages, and the interface
/// implementations that its passes need, to `registry`.
void kinaShimRegisterDialects(MlirDialectRegistry registry);

/// Registers the upstream passes that belong to the compiler's stages.
void kinaShimRegisterUpstreamPasses(void);

/// Registers a pass under the argument that it carries. `create` is called
/// once at registration and once for every use.
void kinaShimRegisterPass(MlirPass (*create)(void));

/// Appends the pipeline's passes to a manager. On failure reports to
/// `emit_error`.
typedef MlirLogicalResult (*KinaPipelineBuilder)(MlirOpPassManager manager,
                                                 void *user_data);

/// Registers a named pipeline of `builtin.module` passes. The strings must
/// outlive the process.
void kinaShimRegisterPipeline(MlirStringRef argument, MlirStringRef description,
                              KinaPipelineBuilder build, void *user_data);

/// Reports an error with notes, each at its place, to the diagnostic engine.
void kinaShimEmitError(MlirLocation location, MlirStringRef message,
                       intptr_t note_count, const MlirLocation *note_locations,
                       const MlirStringRef *notes);

/// The driver of `mlir-opt`. Returns the exit status.
int kinaShimOptMain(int argc, char **argv, MlirStringRef tool_name,
                    MlirDialectRegistry registry);

/// Receives one name; the string is valid during the call only.
typedef void (*KinaNameVisitor)(MlirStringRef name, void *user_data);

/// Calls `visit` with every CPU that the target of `machine` (an
/// `LLVMTargetMachineRef`) knows.
void kinaShimVisitCpus(void *machine, KinaNameVisitor visit, void *user_data);

/// Calls `visit` with every subtarget feature that is enabled for the CPU and
/// the features of `machine` (an `LLVMTargetMachineRef`).
void kinaShimVisitEnabledFeatures(void *machine, KinaNameVisitor visit,
                                  void *user_data);

#ifdef __cplusplus
}
#endif

#endif // KINA_SHIM_H
