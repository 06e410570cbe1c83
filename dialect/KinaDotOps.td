//===- KinaDotOps.td - Contraction -------------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_DOT_OPS_TD
#define KINA_DOT_OPS_TD

include "KinaOpBase.td"

def Kina_DotGeneralOp : Kina_Op<"dot_general", [InferTypeOpAdaptor]> {
  let summary = "contraction of two tensors";
  let semantics = [{
    Every axis of an operand is a *batch* axis, a *contracting* axis or, listed
    nowhere, a *free* axis. Batch axes of the two operands correspond pairwise,
    in the order in which they are listed, and so do contracting axes. With `b`
    an index tuple of the batch axes, `i` and `j` of the free axes of `lhs` and
    `rhs` (both in the order of the operand's axes) and `k` of the contracting
    axes in the order listed, `result[b, i, j]` is the accumulation of

    ```text
    x[k] * y[k],  x[k] = lhs at (b, i, k),  y[k] = rhs at (b, j, k)
    ```

    over all `k`. `K` is the number of these tuples, and `k` also counts them in
    lexicographic order: the last contracting axis runs fastest. Without
    contracting axes `K` is 1.

    Integers wrap at every step. Floating products are not rounded on their own:
    the elements are widened to acc(T), each step is one fused multiply-add
    `fma(x, y, a) = round_acc(T)(x * y + a)`, and there is one `round_T` at the
    end. Two orders define the accumulation:

    - `sequential`: ascending `k`.

      ```text
      a = +0
      for k in 0 .. K: a = fma(x[k], y[k], a)
      result = a
      ```

    - `lanes`: blocks of 65536 products, the last one maybe shorter. In a block
      64 partial results take the products in turn and are then added as a tree;
      the blocks are added in ascending order.

      ```text
      for each block, of the k in [s, e):
        p[j] = +0                                    for 0 <= j < 64
        for k in s .. e: p[k mod 64] = fma(x[k], y[k], p[k mod 64])
        for h in 32, 16, 8, 4, 2, 1: p[j] = p[j] + p[j + h]   for 0 <= j < h
        block = p[0]
      result = first block
      for each further block: result = result + block
      ```

    The frontend chooses `lanes` exactly when neither operand has a free axis,
    else `sequential`; from then on the attribute alone counts.
  }];
  let inputs = [{
    - (I1) `lhs`: tensor of a floating or integer dtype
    - (I2) `rhs`: tensor of a floating or integer dtype
    - (I3) `lhs_batch`: list of axes of `lhs`
    - (I4) `rhs_batch`: list of axes of `rhs`
    - (I5) `lhs_contracting`: list of axes of `lhs`
    - (I6) `rhs_contracting`: list of axes of `rhs`
    - (I7) `order`: `sequential` or `lanes`; optional
  }];
  let outputs = [{
    - (O1) `result`: tensor of a floating or integer dtype
  }];
  let constraints = [{
    - (C1) `lhs` and `rhs` have one dtype and one placement.
    - (C2) `lhs_batch` and `rhs_batch` list as many axes as each other, and so
      do `lhs_contracting` and `rhs_contracting`.
    - (C3) Listed axes are in range: `0 <= axis < rank` of the operand.
    - (C4) No axis of an operand is listed twice.
    - (C5) Corresponding batch axes and corresponding contracting axes have the
      same extent.
    - (C6) A floating contraction has an `order`, an integer one has none.
    - (C7) `result` has the dtype and the placement of the operands and the
      extents of the batch axes, of the free axes of `lhs` and of the free axes
      of `rhs`.
  }];
  let example = [{
    %a = kina.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
    %b = kina.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
    %product = kina.dot_general %a, %b batch = [] x [] contracting = [1] x [0]
        order = sequential : tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
    // %product = dense<[[19.0, 22.0], [43.0, 50.0]]> : tensor<2x2xf32>
    %rows = kina.dot_general %a, %b batch = [0] x [0] contracting = [1] x [1]
        order = lanes : tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2xf32>
    // %rows = dense<[17.0, 53.0]> : tensor<2xf32>
  }];
  let arguments = (ins Kina_NumberTensor:$lhs, Kina_NumberTensor:$rhs,
                       DenseI64ArrayAttr:$lhs_batch,
                       DenseI64ArrayAttr:$rhs_batch,
                       DenseI64ArrayAttr:$lhs_contracting,
                       DenseI64ArrayAttr:$rhs_contracting,
                       OptionalAttr<Kina_OrderAttr>:$order);
  let results = (outs Kina_NumberTensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `batch` `=` $lhs_batch `x` $rhs_batch
    `contracting` `=` $lhs_contracting `x` $rhs_contracting
    (`order` `=` custom<EnumKeyword>($order)^)?
    attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)
  }];
  let hasVerifier = 1;
}

#endif // KINA_DOT_OPS_TD
