//===- KinaDialect.td - The kina dialect -------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_DIALECT_TD
#define KINA_DIALECT_TD

include "mlir/IR/OpBase.td"

def Kina_Dialect : Dialect {
  let name = "kina";
  let cppNamespace = "::kina";
  let summary = "Tensor operations of the Kina language";
  let description = [{
    The `kina` dialect is the form in which a type-checked Kina program enters
    the compiler. Every operation is pure, works on statically shaped builtin
    tensors and fixes its result down to the last bit: the description of an
    operation is its definition, and `kinac interpret` evaluates exactly that.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
}

#endif // KINA_DIALECT_TD
