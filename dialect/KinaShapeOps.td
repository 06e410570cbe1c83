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

def Kina_ReshapeOp : Kina_Op<"reshape"> {
  let summary = "the same elements in another shape";
  let semantics = [{
    `result` has the elements of `input` in the same row-major order. With
    `linear_S(i)` for the position of the index tuple `i` in a tensor of shape
    `S`, counted row by row:

    ```text
    result[r] = input[i]
    linear_input(i) = linear_result(r)
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
    - (C3) `input` and `result` have the same number of elements.
  }];
  let example = [{
    %x = kina.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
    %columns = kina.reshape %x : tensor<2x3xi32> -> tensor<3x2xi32>
    // %columns = dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  }];
  let arguments = (ins Kina_Tensor:$input);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Kina_TransposeOp : Kina_Op<"transpose", [InferTypeOpAdaptor]> {
  let summary = "the axes in another order";
  let semantics = [{
    Axis k of `result` is axis `permutation[k]` of `input`:

    ```text
    result[r_0, ..., r_(n-1)] = input[i_0, ..., i_(n-1)]
    i_permutation[k] = r_k
    ```

    Elements keep their bits.
  }];
  let inputs = [{
    - (I1) `input`: tensor of any dtype
    - (I2) `permutation`: array of 64-bit integers
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `permutation` holds each axis of `input` exactly once.
    - (C2) `result` has the dtype and the placement of `input` and its dims in
      the order of `permutation`.
  }];
  let example = [{
    %x = kina.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
    %turned = kina.transpose %x permutation = [1, 0]
        : tensor<2x3xi32> -> tensor<3x2xi32>
    // %turned = dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
  }];
  let arguments = (ins Kina_Tensor:$input, DenseI64ArrayAttr:$permutation);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = [{
    $input `permutation` `=` $permutation
    attr-dict `:` type($input) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Kina_SliceOp : Kina_Op<"slice", [InferTypeOpAdaptor]> {
  let summary = "every stride-th element between two bounds";
  let semantics = [{
    Along axis k the elements `start[k]`, `start[k] + stride[k]`, ... below
    `limit[k]`:

    ```text
    result[r_0, ..., r_(n-1)] = input[i_0, ..., i_(n-1)]
    i_k = start[k] + r_k * stride[k]
    ```

    Elements keep their bits.
  }];
  let inputs = [{
    - (I1) `input`: tensor of any dtype
    - (I2) `start`: array of 64-bit integers
    - (I3) `limit`: array of 64-bit integers; not included
    - (I4) `stride`: array of 64-bit integers
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `start`, `limit` and `stride` hold an integer for each axis of
      `input`.
    - (C2) `0 <= start[k] < limit[k] <= dim k of input`.
    - (C3) `stride[k] >= 1`.
    - (C4) `result` has the dtype and the placement of `input`; its dim k is
      `(limit[k] - start[k]) / stride[k]`, rounded up.
  }];
  let example = [{
    %x = kina.constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi32>
    %odd = kina.slice %x start = [2] limit = [7] stride = [2]
        : tensor<7xi32> -> tensor<3xi32>
    // %odd = dense<[3, 5, 7]> : tensor<3xi32>
  }];
  let arguments = (ins Kina_Tensor:$input, DenseI64ArrayAttr:$start,
                       DenseI64ArrayAttr:$limit, DenseI64ArrayAttr:$stride);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = [{
    $input `start` `=` $start `limit` `=` $limit `stride` `=` $stride
    attr-dict `:` type($input) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Kina_ConcatOp : Kina_Op<"concat", [InferTypeOpAdaptor]> {
  let summary = "tensors one after the other along an axis";
  let semantics = [{
    With `C_j` for the dim `axis` of input j and `O_j = C_0 + ... + C_(j-1)`,
    the index `r` along the axis lies in exactly one `O_j <= r < O_j + C_j`:

    ```text
    result[a, r, b] = inputs_j[a, r - O_j, b]
    ```

    Elements keep their bits.
  }];
  let inputs = [{
    - (I1) `inputs`: tensors of any dtype
    - (I2) `axis`: 64-bit integer
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) There is at least one input.
    - (C2) `0 <= axis < rank(inputs_0)`.
    - (C3) The inputs have the same dtype, placement and rank, and the same
      dims except dim `axis`.
    - (C4) `result` has the type of the inputs; its dim `axis` is the sum of
      theirs.
  }];
  let example = [{
    %x = kina.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
    %y = kina.constant dense<[[5], [6]]> : tensor<2x1xi32>
    %joined = kina.concat %x, %y axis = 1
        : tensor<2x2xi32>, tensor<2x1xi32> -> tensor<2x3xi32>
    // %joined = dense<[[1, 2, 5], [3, 4, 6]]> : tensor<2x3xi32>
  }];
  let arguments = (ins Variadic<Kina_Tensor>:$inputs, I64Attr:$axis);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = [{
    $inputs `axis` `=` $axis attr-dict `:` type($inputs) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Kina_PadOp : Kina_Op<"pad", [InferTypeOpAdaptor]> {
  let summary = "a value before, after and between the elements";
  let semantics = [{
    Along axis k there are `low[k]` elements `value` before those of `input`,
    `high[k]` after them and `interior[k]` between two neighbours:

    ```text
    result[r_0, ..., r_(n-1)] = input[i_0, ..., i_(n-1)]
      if r_k = low[k] + i_k * (interior[k] + 1) for all k and some i_k
    result[r_0, ..., r_(n-1)] = value
      otherwise
    ```

    Elements keep their bits.
  }];
  let inputs = [{
    - (I1) `input`: tensor of any dtype
    - (I2) `value`: tensor of rank 0
    - (I3) `low`: array of 64-bit integers
    - (I4) `high`: array of 64-bit integers
    - (I5) `interior`: array of 64-bit integers
  }];
  let outputs = [{
    - (O1) `result`: tensor of any dtype
  }];
  let constraints = [{
    - (C1) `value` has rank 0 and the dtype and the placement of `input`.
    - (C2) `low`, `high` and `interior` hold an integer for each axis of
      `input`.
    - (C3) All of these integers are at least 0.
    - (C4) `result` has the dtype and the placement of `input`; its dim k is
      `low[k] + d + (d - 1) * interior[k] + high[k]`, where d is dim k of
      `input`.
  }];
  let example = [{
    %x = kina.constant dense<[1, 2, 3]> : tensor<3xi32>
    %zero = kina.constant dense<0> : tensor<i32>
    %padded = kina.pad %x, %zero low = [1] high = [2] interior = [0]
        : tensor<3xi32>, tensor<i32> -> tensor<6xi32>
    // %padded = dense<[0, 1, 2, 3, 0, 0]> : tensor<6xi32>
    %spread = kina.pad %x, %zero low = [0] high = [0] interior = [1]
        : tensor<3xi32>, tensor<i32> -> tensor<5xi32>
    // %spread = dense<[1, 0, 2, 0, 3]> : tensor<5xi32>
  }];
  let arguments = (ins Kina_Tensor:$input, Kina_Tensor:$value,
                       DenseI64ArrayAttr:$low, DenseI64ArrayAttr:$high,
                       DenseI64ArrayAttr:$interior);
  let results = (outs Kina_Tensor:$result);
  let assemblyFormat = [{
    $input `,` $value `low` `=` $low `high` `=` $high `interior` `=` $interior
    attr-dict `:` type($input) `,` type($value) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Kina_IotaOp : Kina_Op<"iota"> {
  let summary = "the index along an axis";
  let semantics = [{
    Each element is its index along `axis`, converted to the dtype T of the
    result as `kina.cast` converts from I64: integers wrap, floats are rounded
    once.

    ```text
    result[r_0, ..., r_(n-1)] = cast_T(r_axis)
    ```
  }];
  let inputs = [{
    - (I1) `axis`: 64-bit integer
  }];
  let outputs = [{
    - (O1) `result`: tensor of a floating or integer dtype
  }];
  let constraints = [{
    - (C1) `0 <= axis < rank(result)`.
  }];
  let example = [{
    %columns = kina.iota axis = 1 : tensor<2x3xi64>
    // %columns = dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi64>
  }];
  let arguments = (ins I64Attr:$axis);
  let results = (outs Kina_NumberTensor:$result);
  let assemblyFormat = "`axis` `=` $axis attr-dict `:` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // KINA_SHAPE_OPS_TD
