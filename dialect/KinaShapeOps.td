//===- KinaShapeOps.td - Constants and shapes --------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_SHAPE_OPS_TD
#define KINA_SHAPE_OPS_TD

include "KinaOpBase.td"

def Kina_ConstantOp : Kina_Op<"constant", [ConstantLike, InferTypeOpAdaptor]> {
  let summary = "tensor literal";
  let semantics = [{
    Every element of the result has exactly the bits of `value`, the payload of
    a NaN included.
  }];
  let inputs = [{
    - (I1) `value`: a dense attribute
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `value` is a `dense` attribute: its elements are in the IR itself.
    - (C2) `result` has the type of `value`.
  }];
  let example = [{
    %x = kina.constant dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32>
    // %x = dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32>
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = "attr-dict $value";
  let hasVerifier = 1;
  let hasFolder = 1;
}


def Kina_BroadcastOp : Kina_Op<"broadcast"> {
  let summary = "stretch size-1 and missing leading axes";
  let semantics = [{
    The axes of `input` (rank m) are aligned with the last m axes of `result`
    (rank n):

    ```text
    result[r_0, ..., r_(n-1)] = input[i_0, ..., i_(m-1)]
    i_k = 0                  if axis k of the input has size 1
    i_k = r_(k + n - m)      otherwise
    ```

    Elements keep their bits.
  }];
  let inputs = [{
    - (I1) `input`: tensor of any dtype
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `input` and `result` have the same dtype.
    - (C2) `input` and `result` have the same placement.
    - (C3) The rank of `input` is at most the rank of `result`.
    - (C4) Each axis of `input` has size 1 or the size of the axis of `result`
      that it is aligned with.
  }];
  let example = [{
    %x = kina.constant dense<[[1], [2]]> : tensor<2x1xi32>
    %stretched = kina.broadcast %x : tensor<2x1xi32> -> tensor<2x3xi32>
    // %stretched = dense<[[1, 1, 1], [2, 2, 2]]> : tensor<2x3xi32>
  }];
  let arguments = (ins Kina_Tensor:$input);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // KINA_SHAPE_OPS_TD
