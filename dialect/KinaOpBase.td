//===- KinaOpBase.td - What all kina operations share ------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_OP_BASE_TD
#define KINA_OP_BASE_TD

include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "KinaTypes.td"

/// One result element depends on the operands' elements at the same index; all
/// operands and the result have one shape and one placement.
def Kina_Elementwise : NativeOpTrait<"Elementwise"> {
  let cppNamespace = "::kina";
}

/// An operation whose description is put together from labelled sections.
class Kina_Op<string mnemonic, list<Trait> traits = []>
    : Op<Kina_Dialect, mnemonic, !listconcat([Pure], traits)> {
  code semantics = "";
  code inputs = "";
  code outputs = "";
  code constraints = "";
  code example = "";
  let description = !strconcat("\n    #### Semantics\n", semantics,
                               "\n    #### Inputs\n", inputs,
                               "\n    #### Outputs\n", outputs,
                               "\n    #### Constraints\n", constraints,
                               "\n    #### Examples\n\n    ```mlir", example,
                               "\n    ```\n");
}

#endif // KINA_OP_BASE_TD
