//===- KinaDifferentiationOps.td - Reverse mode ------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_DIFFERENTIATION_OPS_TD
#define KINA_DIFFERENTIATION_OPS_TD

include "mlir/IR/SymbolInterfaces.td"
include "KinaOpBase.td"

def Kina_VjpOp : Kina_Op<"vjp", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "a function's results and its gradients, in reverse mode";
  let semantics = [{
    Write `f` for `callee` and `r_0, r_1, ...` for `f(inputs)`. The first
    results are `r_0, r_1, ...`; `r_0` is the *loss* and the others are
    *auxiliary* values. Then comes, for each position `k` of `wrt`, the
    *gradient*: a tensor of the type of input `k` whose element `i` is the
    cotangent of `inputs[k][i]` when that of the loss is 1 and those of the
    auxiliary values are 0.

    `--kina-transform-ad` replaces the operation by the operations of `f` and
    of its pullback, and `kinac interpret` evaluates it by the same
    transformation; "How Kina differentiates" has the rule of each operation,
    the order in which cotangents are added and the conventions at kinks.
    Gradients that nothing uses are not computed.
  }];
  let inputs = [{
    - (I1) `callee`: symbol of a function
    - (I2) `inputs`: variadic number of tensors of any dtype
    - (I3) `wrt`: array of 64-bit integers
  }];
  let outputs = [{
    - (O1) `outputs`: variadic number of tensors of any dtype
  }];
  let constraints = [{
    - (C1) `callee` is a function with a body.
    - (C2) `inputs` have the types of the parameters of `callee`.
    - (C3) The first result of `callee` is a tensor of rank 0 and of a floating
      dtype.
    - (C4) `wrt` has at least one element, and its elements ascend.
    - (C5) `0 <= wrt[n] < size(inputs)`.
    - (C6) `inputs[wrt[n]]` has a floating dtype.
    - (C7) `outputs` have the types of the results of `callee`, followed by
      those of `inputs[wrt[n]]`.
    - (C8) No tensor is on the device.
  }];
  let example = [{
    func.func private @loss(%x: tensor<3xf32>) -> tensor<f32> {
      %square = kina.mul %x, %x : tensor<3xf32>
      %sum = kina.reduce sum %square axis = 0 order = sequential
          : tensor<3xf32> -> tensor<f32>
      return %sum : tensor<f32>
    }
    %x = kina.constant dense<[1.0, -2.0, 4.0]> : tensor<3xf32>
    %value, %gradient = kina.vjp @loss(%x) wrt = [0]
        : (tensor<3xf32>) -> (tensor<f32>, tensor<3xf32>)
    // %value = dense<21.0> : tensor<f32>
    // %gradient = dense<[2.0, -4.0, 8.0]> : tensor<3xf32>
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee,
                       Variadic<Kina_Tensor>:$inputs,
                       DenseI64ArrayAttr:$wrt);
  let results = (outs Variadic<Kina_Tensor>:$outputs);
  let assemblyFormat = [{
    $callee `(` $inputs `)` `wrt` `=` $wrt attr-dict `:`
    functional-type($inputs, $outputs)
  }];
  let hasVerifier = 1;
}

#endif // KINA_DIFFERENTIATION_OPS_TD
