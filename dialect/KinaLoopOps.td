//===- KinaLoopOps.td - Loops ------------------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_LOOP_OPS_TD
#define KINA_LOOP_OPS_TD

include "KinaOpBase.td"

def Kina_ForOp : Kina_Op<"for", [InferTypeOpAdaptor, SingleBlock]> {
  let summary = "loop with carried values";
  let semantics = [{
    ```text
    s = initial
    for i in lower .. upper: s = body(i, s)
    results = s
    ```

    The body may use values that are defined before the loop.
  }];
  let inputs = [{
    - (I1) `lower`: 64-bit integer, the first index
    - (I2) `upper`: 64-bit integer, one past the last index
    - (I3) `initial`: variadic number of tensors of any dtype
    - (I4) `body`: region of one block; its arguments are the index, an I64
      tensor of rank 0, and the carried values
  }];
  let outputs = [{
    - (O1) `results`: variadic number of tensors of any dtype
  }];
  let constraints = [{
    - (C1) `lower <= upper`.
    - (C2) There is at least one carried value.
    - (C3) The arguments of `body` are the index and values of the types of
      `initial`.
    - (C4) `body` ends in a `kina.yield` whose operands have the types of
      `initial`.
    - (C5) `results` have the types of `initial`.
  }];
  let example = [{
    %zero = kina.constant dense<0> : tensor<i64>
    %sum = kina.for 1 to 5 (%zero) : tensor<i64> {
    ^bb0(%i: tensor<i64>, %s: tensor<i64>):
      %next = kina.add %s, %i : tensor<i64>
      kina.yield %next : tensor<i64>
    }
    // %sum = dense<10> : tensor<i64>
  }];
  let arguments = (ins I64Attr:$lower, I64Attr:$upper,
                       Variadic<Kina_Tensor>:$initial);
  let results = (outs Variadic<Kina_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $lower `to` $upper `(` $initial `)` attr-dict-with-keyword `:`
    type($initial) $body
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

#endif // KINA_LOOP_OPS_TD
