//===- KinaIdentityOps.td - What keeps every element -------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_IDENTITY_OPS_TD
#define KINA_IDENTITY_OPS_TD

include "KinaArithmeticOps.td"

def Kina_StopGradientOp : Kina_UnaryOp<"stop_gradient", Kina_Tensor,
                                       "any dtype"> {
  let summary = "a value through which no cotangent flows";
  let semantics = [{
    `result[i] = input[i]`, bit for bit. To differentiation the result is a
    constant: the cotangent of `input` is zero. No instruction is left of it.
  }];
  let example = [{
    %x = kina.constant dense<[1.5, -0.0]> : tensor<2xf32>
    %constant = kina.stop_gradient %x : tensor<2xf32>
    // %constant = dense<[1.5, -0.0]> : tensor<2xf32>
  }];
}

def Kina_ToOp : Kina_Op<"to"> {
  let summary = "transfer to a placement";
  let semantics = [{
    `result[i] = input[i]`, bit for bit, in the memory that the result's type
    names: the host's, or the device's with `#kina.device`. A transfer to where
    the tensor already is does nothing; one that comes back is the tensor
    itself.
  }];
  let inputs = [{
    - (I1) `input`: tensor of any dtype
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `result` has the shape and the element type of `input`.
  }];
  let example = [{
    %x = kina.constant dense<[1.5, -0.0]> : tensor<2xf32>
    %y = kina.to %x : tensor<2xf32> -> tensor<2xf32>
    // %y = dense<[1.5, -0.0]> : tensor<2xf32>
  }];
  let arguments = (ins Kina_Tensor:$input);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // KINA_IDENTITY_OPS_TD
