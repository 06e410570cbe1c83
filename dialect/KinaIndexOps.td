//===- KinaIndexOps.td - Indexing --------------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_INDEX_OPS_TD
#define KINA_INDEX_OPS_TD

include "KinaOpBase.td"

def Kina_Position : AnyTypeOf<[I64, I32], "index element (i64 or i32)">;
def Kina_PositionTensor : Kina_TensorOf<Kina_Position, "i64 or i32">;

def Kina_TakeOp : Kina_Op<"take", [InferTypeOpAdaptor]> {
  let summary = "elements along one axis at given indices";
  let semantics = [{
    Write the shape of `input` as `A x C x B`, where `C` is the extent of
    `axis`, and that of `indices` as `J`; the result has the shape `A x J x B`.

    ```text
    result[a, j, b] = input[a, clamp(indices[j]), b]
    clamp(i) = min(max(i, 0), C - 1)
    ```

    Elements keep their bits. `clamp` is exact for every index: one below 0
    reads the first element, one beyond the axis the last.
  }];
  let inputs = [{
    - (I1) `input`: tensor of any dtype
    - (I2) `indices`: tensor of I64 or I32
    - (I3) `axis`: 64-bit integer
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `0 <= axis < rank(input)`.
    - (C2) `input` and `indices` have the same placement.
    - (C3) `result` has the dtype and the placement of `input` and its shape
      with the axes of `indices` in the place of `axis`.
  }];
  let example = [{
    %x = kina.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
    %indices = kina.constant dense<[2, 0, 7, -1]> : tensor<4xi64>
    %rows = kina.take %x, %indices axis = 0
        : tensor<3x2xi32>, tensor<4xi64> -> tensor<4x2xi32>
    // %rows = dense<[[5, 6], [1, 2], [5, 6], [1, 2]]> : tensor<4x2xi32>
  }];
  let arguments = (ins Kina_Tensor:$input, Kina_PositionTensor:$indices,
                       I64Attr:$axis);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $indices `axis` `=` $axis attr-dict
    `:` type($input) `,` type($indices) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Kina_TakeAlongAxisOp : Kina_Op<"take_along_axis", [InferTypeOpAdaptor]> {
  let summary = "elements along one axis, each fiber at indices of its own";
  let semantics = [{
    With the shape of `input` as `A x C x B`, where `C` is the extent of `axis`,
    and `clamp` of `kina.take`; `indices` and the result have the shape
    `A x J x B`.

    ```text
    result[a, j, b] = input[a, clamp(indices[a, j, b]), b]
    ```

    Elements keep their bits.
  }];
  let inputs = [{
    - (I1) `input`: tensor of any dtype
    - (I2) `indices`: tensor of I64 or I32
    - (I3) `axis`: 64-bit integer
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `0 <= axis < rank(input)`.
    - (C2) `input` and `indices` have the same placement.
    - (C3) `indices` has the rank of `input` and its extents on every axis but
      `axis`.
    - (C4) `result` has the dtype and the placement of `input` and the shape of
      `indices`.
  }];
  let example = [{
    %x = kina.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
    %indices = kina.constant dense<[[2, 0], [1, 9]]> : tensor<2x2xi64>
    %y = kina.take_along_axis %x, %indices axis = 1
        : tensor<2x3xi32>, tensor<2x2xi64> -> tensor<2x2xi32>
    // %y = dense<[[3, 1], [5, 6]]> : tensor<2x2xi32>
  }];
  let arguments = (ins Kina_Tensor:$input, Kina_PositionTensor:$indices,
                       I64Attr:$axis);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $indices `axis` `=` $axis attr-dict
    `:` type($input) `,` type($indices) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Kina_ScatterAddOp : Kina_Op<"scatter_add", [InferTypeOpAdaptor]> {
  let summary = "additions along one axis at given indices, in index order";
  let semantics = [{
    The transpose of `kina.take`. With the shape of `input` as `A x C x B`, where
    `C` is the extent of `axis`, `clamp` of `kina.take`, the shape of `indices`
    as `J` and that of `updates` as `A x J x B`:

    ```text
    result = input
    for j in J, in row-major order:
      result[a, clamp(indices[j]), b] = result[a, clamp(indices[j]), b] + updates[a, j, b]
    ```

    for every `a` and `b`, which do not meet. `+` is `kina.add`: each addition is
    computed in acc(T) and rounded to the dtype, also between two additions to
    one element; integers wrap. An element that no index names keeps its bits.
  }];
  let inputs = [{
    - (I1) `input`: tensor of a floating or integer dtype
    - (I2) `indices`: tensor of I64 or I32
    - (I3) `updates`: tensor of a floating or integer dtype
    - (I4) `axis`: 64-bit integer
  }];
  let outputs = [{
    - (O1) `result`: tensor of a floating or integer dtype
  }];
  let constraints = [{
    - (C1) `0 <= axis < rank(input)`.
    - (C2) `input` and `indices` have the same placement.
    - (C3) `updates` has the dtype and the placement of `input` and its shape
      with the axes of `indices` in the place of `axis`.
    - (C4) `result` has the type of `input`.
  }];
  let example = [{
    %x = kina.constant dense<[1, 2, 3]> : tensor<3xi32>
    %indices = kina.constant dense<[0, 2, 0]> : tensor<3xi64>
    %updates = kina.constant dense<[10, 20, 30]> : tensor<3xi32>
    %sum = kina.scatter_add %x, %indices, %updates axis = 0
        : tensor<3xi32>, tensor<3xi64>, tensor<3xi32> -> tensor<3xi32>
    // %sum = dense<[41, 2, 23]> : tensor<3xi32>
  }];
  let arguments = (ins Kina_NumberTensor:$input, Kina_PositionTensor:$indices,
                       Kina_NumberTensor:$updates, I64Attr:$axis);
  let results = (outs Kina_NumberTensor:$result);
  let assemblyFormat = [{
    $input `,` $indices `,` $updates `axis` `=` $axis attr-dict
    `:` type($input) `,` type($indices) `,` type($updates) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Kina_DynamicSliceOp : Kina_Op<"dynamic_slice", [InferTypeOpAdaptor]> {
  let summary = "window of a tensor that starts at a computed index";
  let semantics = [{
    The window has the extents `sizes` (`s_k` on axis k) and begins at `start`,
    moved so that it lies within `input`, whose extents are `d_k`:

    ```text
    result[r_0, ..., r_(n-1)] = input[o_0 + r_0, ..., o_(n-1) + r_(n-1)]
    o_k = min(max(start[k], 0), d_k - s_k)
    ```

    Elements keep their bits.
  }];
  let inputs = [{
    - (I1) `input`: tensor of any dtype
    - (I2) `start`: tensor of I64
    - (I3) `sizes`: array of 64-bit integers
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `start` has the shape `[rank(input)]`, with a rank of at least 1.
    - (C2) `input` and `start` have the same placement.
    - (C3) `sizes` has one entry for each axis of `input`, and
      `1 <= sizes[k] <= d_k`.
    - (C4) `result` has the dtype and the placement of `input` and the shape
      `sizes`.
  }];
  let example = [{
    %x = kina.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
    %start = kina.constant dense<[1, 2]> : tensor<2xi64>
    %y = kina.dynamic_slice %x, %start sizes = [1, 2]
        : tensor<2x3xi32>, tensor<2xi64> -> tensor<1x2xi32>
    // %y = dense<[[5, 6]]> : tensor<1x2xi32>
  }];
  let arguments = (ins Kina_Tensor:$input, Kina_IndexTensor:$start,
                       DenseI64ArrayAttr:$sizes);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $start `sizes` `=` $sizes attr-dict
    `:` type($input) `,` type($start) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Kina_DynamicUpdateSliceOp : Kina_Op<"dynamic_update_slice", [
    InferTypeOpAdaptor]> {
  let summary = "tensor with a window replaced that starts at a computed index";
  let semantics = [{
    The window has the extents of `update` (`s_k` on axis k) and begins at
    `start`, moved so that it lies within `input`, as in `kina.dynamic_slice`.

    ```text
    result[r] = update[r_0 - o_0, ..., r_(n-1) - o_(n-1)]   if o_k <= r_k < o_k + s_k for all k
    result[r] = input[r]                                    otherwise
    o_k = min(max(start[k], 0), d_k - s_k)
    ```

    Elements keep their bits.
  }];
  let inputs = [{
    - (I1) `input`: tensor of any dtype
    - (I2) `update`: tensor of any dtype
    - (I3) `start`: tensor of I64
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `start` has the shape `[rank(input)]`, with a rank of at least 1.
    - (C2) `input` and `start` have the same placement.
    - (C3) `update` has the dtype, the placement and the rank of `input`, and no
      extent is larger than that of `input`.
    - (C4) `result` has the type of `input`.
  }];
  let example = [{
    %x = kina.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
    %update = kina.constant dense<[8, 9]> : tensor<2xi32>
    %start = kina.constant dense<3> : tensor<1xi64>
    %y = kina.dynamic_update_slice %x, %update, %start
        : tensor<4xi32>, tensor<2xi32>, tensor<1xi64> -> tensor<4xi32>
    // %y = dense<[1, 2, 8, 9]> : tensor<4xi32>
  }];
  let arguments = (ins Kina_Tensor:$input, Kina_Tensor:$update,
                       Kina_IndexTensor:$start);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $update `,` $start attr-dict
    `:` type($input) `,` type($update) `,` type($start) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Kina_TopKOp : Kina_Op<"top_k", [InferTypeOpAdaptor]> {
  let summary = "largest elements along one axis and their indices";
  let semantics = [{
    With the fibers `x[c]`, `0 <= c < C`, of `kina.reduce`, the `k` first indices
    in this order: `c` comes before `d` when

    1. `x[c] > x[d]`, or `x[d]` is NaN and `x[c]` is not;
    2. else, when neither holds the other way round, `c < d`.

    `indices[a, r, b]` is the r-th of them and `values[a, r, b]` the element
    there, with its bits. `>` is the one of `kina.compare`: `-0` equals `+0`.
    NaN comes after everything else. The first index is that of `kina.argmax`
    whenever an element is larger than the identity of `max`.
  }];
  let inputs = [{
    - (I1) `input`: tensor of a floating or integer dtype
    - (I2) `k`: 64-bit integer
    - (I3) `axis`: 64-bit integer
  }];
  let outputs = [{
    - (O1) `values`: tensor of a floating or integer dtype
    - (O2) `indices`: tensor of I64
  }];
  let constraints = [{
    - (C1) `0 <= axis < rank(input)`.
    - (C2) `1 <= k <= C`, where `C` is the extent of `axis`.
    - (C3) `values` has the type of `input` with `k` as the extent of `axis`.
    - (C4) `indices` has the type of `values` with dtype I64.
  }];
  let example = [{
    %x = kina.constant dense<[[1, 7, 7, 3]]> : tensor<1x4xi32>
    %values, %indices = kina.top_k %x k = 3 axis = 1
        : tensor<1x4xi32> -> tensor<1x3xi32>, tensor<1x3xi64>
    // %values = dense<[[7, 7, 3]]> : tensor<1x3xi32>
    // %indices = dense<[[1, 2, 3]]> : tensor<1x3xi64>
  }];
  let arguments = (ins Kina_NumberTensor:$input, I64Attr:$k, I64Attr:$axis);
  let results = (outs Kina_NumberTensor:$values, Kina_IndexTensor:$indices);
  let assemblyFormat = [{
    $input `k` `=` $k `axis` `=` $axis attr-dict
    `:` type($input) `->` type($values) `,` type($indices)
  }];
  let hasVerifier = 1;
}

#endif // KINA_INDEX_OPS_TD
