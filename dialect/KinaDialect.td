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

    #### Types

    A *Kina tensor* is a builtin ranked tensor whose dims are static and at
    least 1, whose size in bytes is at most 2^63 - 1 (`i1` and `i4` count as one
    byte an element), and which has no encoding (it lives on the host) or the
    encoding `#kina.device`. Its element is one of

    | dtype | element | | dtype | element |
    |---|---|---|---|---|
    | F16 | `f16` | | I64 | `i64` |
    | BF16 | `bf16` | | I32 | `i32` |
    | F32 | `f32` | | I16 | `i16` |
    | F64 | `f64` | | I8 | `i8` |
    | F8E4M3 | `f8E4M3FN` | | I4 | `i4` |
    | F8E5M2 | `f8E5M2` | | Bool | `i1` |

    Integers are signed, in two's complement. A Bool is false (0) or true (1).

    #### Numerics

    The descriptions use these terms.

    - *Equal results*: all elements that are not NaN have equal bits, and NaNs
      stand in the same places. Sign and payload of a NaN mean nothing.
    - `round_T(v)`: the real number `v` in the floating dtype `T`, to nearest,
      ties to even, subnormals kept. A magnitude that rounds beyond the largest
      finite value gives an infinity of its sign; in F8E4M3, which has none,
      NaN. Infinities stay (F8E4M3: NaN) and NaN stays NaN.
    - `acc(T)`, the *accumulator dtype*: F64 for F64, F32 for every other
      floating dtype, and `T` itself for integers and Bool.
    - `wide(x)`: the floating value `x` in `acc(T)`; always exact.
    - *Computed in acc(T)*: the operands are widened, the operation rounds to
      `acc(T)` as IEEE 754 defines it, and one `round_T` gives the result. This
      holds for every single operation, also after fusion; nothing is
      contracted or reassociated.
    - Integer results wrap: they are taken modulo 2^width.
    - `x[i]` is the element at index tuple `i`; a definition written with
      `result[i]` holds for every index tuple `i` of the result.

    #### Labels

    Inputs (I1, I2, ...), outputs (O1, ...) and constraints (C1, C2, ...) carry
    labels; the verifier's comments and the names of the negative tests
    (`@reduce_c1`) repeat them.

    #### Attributes on other operations

    Discardable attributes with the prefix `kina.` are verified; others than
    these are refused.

    | attribute | on | value |
    |---|---|---|
    | `kina.doc` | function | string: the `///` comment of the source |
    | `kina.inplace` | function | array of `array<i64: output, input>`: pairs that may share a buffer |
    | `kina.workspace_bytes` | function | `i64` >= 0: size of the workspace |
    | `kina.inputs` | function | `i64` >= 0: how many of the arguments are inputs; outputs and the workspace follow |
    | `kina.buffers` | function | `array<i64: bytes, alignment, ...>`: of every input and output |
    | `kina.donate` | argument | unit: the caller gives this buffer away |
    | `kina.manifest` | module | string: the manifest of the library |
    | `kina.vector_registers` | module | `array<i64: bits, count>`, both >= 1: the vector registers of the target |
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasCanonicalizer = 1;
}

#endif // KINA_DIALECT_TD
