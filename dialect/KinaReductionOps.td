//===- KinaReductionOps.td - Reductions --------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_REDUCTION_OPS_TD
#define KINA_REDUCTION_OPS_TD

include "KinaOpBase.td"

def Kina_ReduceOp : Kina_Op<"reduce", [InferTypeOpAdaptor]> {
  let summary = "reduction along one axis";
  let semantics = [{
    Write the shape of `input` as `A x C x B`, where `C` is the extent of
    `axis`. For every index tuple `a` into `A` and `b` into `B`, the fiber is
    `x[k] = input[a, k, b]` for `0 <= k < C`, and `result[a, b]` (with
    `keepdims` `result[a, 0, b]`) combines it:

    | `kind` | combination of `p` and `q` | identity, floating | integer |
    |---|---|---|---|
    | `sum`, `mean` | `p + q` | `-0` | 0 |
    | `prod` | `p * q` | 1 | 1 |
    | `max` | as `kina.max` | `-inf`, F8E4M3: -448 | `MIN` |
    | `min` | as `kina.min` | `+inf`, F8E4M3: 448 | `MAX` |
    | `any` | `p or q` | | Bool: false |
    | `all` | `p and q` | | Bool: true |

    Integers wrap at every step. Floating sums and products take place in
    acc(T): elements are widened, each combination rounds to acc(T), and there
    is one `round_T` at the end. `mean` divides the sum by `round_acc(T)(C)` in
    acc(T) before that rounding. `max` and `min` propagate NaN and have
    `-0 < +0`. The other kinds do not depend on the order; these two orders
    define floating `sum`, `prod` and `mean`, with `(+)` for the combination:

    - `sequential`: ascending index.

      ```text
      r = identity
      for k in 0 .. C: r = r (+) x[k]
      ```

    - `lanes`: blocks of 65536 elements, the last one maybe shorter. In a block
      64 partial results take the elements in turn and are then combined as a
      tree; the blocks are combined in ascending order.

      ```text
      for each block, of the elements k in [s, e):
        p[j] = identity                      for 0 <= j < 64
        for k in s .. e: p[k mod 64] = p[k mod 64] (+) x[k]
        for h in 32, 16, 8, 4, 2, 1: p[j] = p[j] (+) p[j + h]   for 0 <= j < h
        block = p[0]
      r = first block
      for each further block: r = r (+) block
      ```

    The frontend chooses `lanes` when every axis after `axis` has extent 1 and
    `C >= 64`, else `sequential`; from then on the attribute alone counts.
  }];
  let inputs = [{
    - (I1) `kind`: `sum`, `prod`, `max`, `min`, `mean`, `any` or `all`
    - (I2) `input`: tensor of any dtype
    - (I3) `axis`: 64-bit integer
    - (I4) `keepdims`: unit; keep the reduced axis with size 1
    - (I5) `order`: `sequential` or `lanes`; optional
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `0 <= axis < rank(input)`.
    - (C2) `any` and `all` apply to Bool, every other kind to numbers.
    - (C3) `mean` applies to floating dtypes.
    - (C4) A floating `sum`, `prod` or `mean` has an `order`.
    - (C5) Nothing else has an `order`.
    - (C6) `result` has the dtype, the placement and the shape of `input`
      without `axis`; with `keepdims` `axis` has size 1 instead.
  }];
  let example = [{
    %x = kina.constant dense<[[1.0, 2.0], [3.0, 5.0]]> : tensor<2x2xf32>
    %sum = kina.reduce sum %x axis = 1 order = sequential
        : tensor<2x2xf32> -> tensor<2xf32>
    // %sum = dense<[3.0, 8.0]> : tensor<2xf32>
    %largest = kina.reduce max %x axis = 0 keepdims
        : tensor<2x2xf32> -> tensor<1x2xf32>
    // %largest = dense<[[3.0, 5.0]]> : tensor<1x2xf32>
  }];
  let arguments = (ins Kina_ReduceKindAttr:$kind, Kina_Tensor:$input,
                       I64Attr:$axis, UnitAttr:$keepdims,
                       OptionalAttr<Kina_OrderAttr>:$order);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = [{
    custom<EnumKeyword>($kind) $input `axis` `=` $axis (`keepdims` $keepdims^)?
    (`order` `=` custom<EnumKeyword>($order)^)?
    attr-dict `:` type($input) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

class Kina_ArgReduceOp<string mnemonic> : Kina_Op<mnemonic, [
    InferTypeOpAdaptor]> {
  let inputs = [{
    - (I1) `input`: tensor of a floating or integer dtype
    - (I2) `axis`: 64-bit integer
    - (I3) `keepdims`: unit; keep the reduced axis with size 1
  }];
  let outputs = [{
    - (O1) `result`: tensor of I64
  }];
  let constraints = [{
    - (C1) `0 <= axis < rank(input)`.
    - (C2) `result` has dtype I64, the placement and the shape of `input`
      without `axis`; with `keepdims` `axis` has size 1 instead.
  }];
  let arguments = (ins Kina_NumberTensor:$input, I64Attr:$axis,
                       UnitAttr:$keepdims);
  let results = (outs Kina_IndexTensor:$result);
  let assemblyFormat = [{
    $input `axis` `=` $axis (`keepdims` $keepdims^)?
    attr-dict `:` type($input) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Kina_ArgmaxOp : Kina_ArgReduceOp<"argmax"> {
  let summary = "lowest index of the largest element along one axis";
  let semantics = [{
    With the fibers `x` of `kina.reduce`, the result is the smallest `k` such
    that `x[k]` is larger than the identity of `max` and equals the maximum of
    the elements of `x` that are not NaN; if there is none, 0. That is:

    ```text
    m = identity of max;  r = 0
    for k in 0 .. C: if x[k] > m: m = x[k]; r = k
    ```

    `>` is the one of `kina.compare`: NaN is never larger and `-0` equals `+0`.
    The identity is `-inf`, for F8E4M3 -448, for integers the smallest value.
  }];
  let example = [{
    %x = kina.constant dense<[[1.0, 7.0, 7.0], [0x7FC00000, -1.0, -2.0]]> : tensor<2x3xf32>
    %index = kina.argmax %x axis = 1 : tensor<2x3xf32> -> tensor<2xi64>
    // %index = dense<[1, 1]> : tensor<2xi64>
  }];
}

def Kina_ArgminOp : Kina_ArgReduceOp<"argmin"> {
  let summary = "lowest index of the smallest element along one axis";
  let semantics = [{
    With the fibers `x` of `kina.reduce`, the result is the smallest `k` such
    that `x[k]` is smaller than the identity of `min` and equals the minimum of
    the elements of `x` that are not NaN; if there is none, 0. That is:

    ```text
    m = identity of min;  r = 0
    for k in 0 .. C: if x[k] < m: m = x[k]; r = k
    ```

    `<` is the one of `kina.compare`: NaN is never smaller and `-0` equals `+0`.
    The identity is `+inf`, for F8E4M3 448, for integers the largest value.
  }];
  let example = [{
    %x = kina.constant dense<[[3, 1, 1], [5, 6, 4]]> : tensor<2x3xi32>
    %index = kina.argmin %x axis = 1 keepdims : tensor<2x3xi32> -> tensor<2x1xi64>
    // %index = dense<[[1], [2]]> : tensor<2x1xi64>
  }];
}

#endif // KINA_REDUCTION_OPS_TD
