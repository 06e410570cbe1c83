//===- KinaCompositionOps.td - Named compositions ----------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_COMPOSITION_OPS_TD
#define KINA_COMPOSITION_OPS_TD

include "KinaOpBase.td"

def Kina_CompositionOp : Kina_Op<"composition", [IsolatedFromAbove,
                                                 SingleBlock]> {
  let summary = "library function applied to operands";
  let semantics = [{
    The body is evaluated with its arguments bound to `inputs`; `results` are
    the operands of its `kina.yield`. A composition means exactly its body: the
    name lets people and the compiler recognise the whole, such as a softmax or
    an AdamW step, and decides nothing. Compositions nest.

    `--kina-inline-compositions` replaces each composition by its body.
  }];
  let inputs = [{
    - (I1) `name`: string, the path of the function in the library
    - (I2) `inputs`: variadic number of tensors of any dtype
    - (I3) `body`: region of one block, which uses no value from outside
  }];
  let outputs = [{
    - (O1) `results`: variadic number of tensors of any dtype
  }];
  let constraints = [{
    - (C1) `name` is not empty.
    - (C2) The arguments of `body` have the types of `inputs`.
    - (C3) `body` ends in a `kina.yield` whose operands have the types of
      `results`.
    - (C4) There is at least one result.
  }];
  let example = [{
    %x = kina.constant dense<[-1.0, 0.0, 3.0]> : tensor<3xf32>
    %y = kina.composition "std.nn.relu"(%x) : (tensor<3xf32>) -> tensor<3xf32> {
    ^bb0(%a: tensor<3xf32>):
      %zero = kina.constant dense<0.0> : tensor<3xf32>
      %positive = kina.compare gt, %a, %zero : tensor<3xf32>
      %kept = kina.where %positive, %a, %zero : tensor<3xi1>, tensor<3xf32>
      kina.yield %kept : tensor<3xf32>
    }
    // %y = dense<[0.0, 0.0, 3.0]> : tensor<3xf32>
  }];
  let arguments = (ins StrAttr:$name, Variadic<Kina_Tensor>:$inputs);
  let results = (outs Variadic<Kina_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $name `(` $inputs `)` attr-dict-with-keyword `:`
    functional-type($inputs, $results) $body
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Kina_YieldOp : Kina_Op<"yield", [Terminator,
                                     ParentOneOf<["::kina::CompositionOp",
                                                  "::kina::ForOp"]>]> {
  let summary = "results of a body";
  let semantics = [{
    Ends the body of a `kina.composition`, whose results `inputs` are, or of a
    `kina.for`, whose next iteration carries them.
  }];
  let inputs = [{
    - (I1) `inputs`: variadic number of tensors of any dtype
  }];
  let outputs = [{
    None.
  }];
  let constraints = [{
    - (C1) The operation around it is a `kina.composition` or a `kina.for`.
  }];
  let example = [{
    %x = kina.constant dense<[1, 2]> : tensor<2xi32>
    %y = kina.composition "double"(%x) : (tensor<2xi32>) -> tensor<2xi32> {
    ^bb0(%a: tensor<2xi32>):
      %sum = kina.add %a, %a : tensor<2xi32>
      kina.yield %sum : tensor<2xi32>
    }
    // %y = dense<[2, 4]> : tensor<2xi32>
  }];
  let arguments = (ins Variadic<Kina_Tensor>:$inputs);
  let assemblyFormat = "attr-dict ($inputs^ `:` type($inputs))?";
}

#endif // KINA_COMPOSITION_OPS_TD
