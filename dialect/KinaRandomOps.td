//===- KinaRandomOps.td - Random numbers -------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef KINA_RANDOM_OPS_TD
#define KINA_RANDOM_OPS_TD

include "KinaIndexOps.td"

def Kina_KeyTensor : Kina_TensorOf<I32, "i32">;

def Kina_RandomKeyOp : Kina_Op<"random_key", [InferTypeOpAdaptor]> {
  let summary = "key of a seed";
  let semantics = [{
    The two words of the seed, extended by its sign to 64 bits:

    ```text
    result[0] = low 32 bits of seed
    result[1] = high 32 bits of seed
    ```
  }];
  let inputs = [{
    - (I1) `seed`: tensor of I64 or I32
  }];
  let outputs = [{
    - (O1) `result`: tensor of I32
  }];
  let constraints = [{
    - (C1) `seed` has rank 0.
    - (C2) `result` has dtype I32, the shape `[2]` and the placement of `seed`.
  }];
  let example = [{
    %seed = kina.constant dense<-2> : tensor<i64>
    %key = kina.random_key %seed : tensor<i64> -> tensor<2xi32>
    // %key = dense<[-2, -1]> : tensor<2xi32>
  }];
  let arguments = (ins Kina_PositionTensor:$seed);
  let results = (outs Kina_KeyTensor:$result);
  let assemblyFormat = "$seed attr-dict `:` type($seed) `->` type($result)";
  let hasVerifier = 1;
}

def Kina_RandomSplitOp : Kina_Op<"random_split", [InferTypeOpAdaptor]> {
  let summary = "two new keys";
  let semantics = [{
    With `threefry` of `kina.random_bits`:

    ```text
    first  = threefry(key, [0, 0xFFFFFFFF])
    second = threefry(key, [1, 0xFFFFFFFF])
    ```

    No tensor is so large that `kina.random_bits` uses one of these counters.
  }];
  let inputs = [{
    - (I1) `key`: tensor of I32
  }];
  let outputs = [{
    - (O1) `first`: tensor of I32
    - (O2) `second`: tensor of I32
  }];
  let constraints = [{
    - (C1) `key` has the shape `[2]`.
    - (C2) `first` and `second` have the type of `key`.
  }];
  let example = [{
    %key = kina.constant dense<[42, 0]> : tensor<2xi32>
    %first, %second = kina.random_split %key
        : tensor<2xi32> -> tensor<2xi32>, tensor<2xi32>
    // %first = dense<[1000363107, 1129255312]> : tensor<2xi32>
    // %second = dense<[465004102, 1058412354]> : tensor<2xi32>
  }];
  let arguments = (ins Kina_KeyTensor:$key);
  let results = (outs Kina_KeyTensor:$first, Kina_KeyTensor:$second);
  let assemblyFormat = [{
    $key attr-dict `:` type($key) `->` type($first) `,` type($second)
  }];
  let hasVerifier = 1;
}

/// Random numbers of a given shape and dtype, from a key.
class Kina_RandomOp<string mnemonic, Type element, string elementText>
    : Kina_Op<mnemonic> {
  let inputs = [{
    - (I1) `key`: tensor of I32
  }];
  let outputs = !strconcat([{
    - (O1) `result`: tensor of }], elementText, "\n");
  let constraints = [{
    - (C1) `key` has the shape `[2]`.
    - (C2) `key` and `result` have the same placement.
  }];
  let arguments = (ins Kina_KeyTensor:$key);
  let results = (outs Kina_TensorOf<element, elementText>:$result);
  let assemblyFormat = "$key attr-dict `:` type($key) `->` type($result)";
  let hasVerifier = 1;
}

def Kina_RandomBitsOp : Kina_RandomOp<"random_bits", I32, "i32"> {
  let summary = "32 random bits an element";
  let semantics = [{
    Element number `i` in row-major order is word `i mod 2` of block `i div 2`;
    the second word of the last block is dropped when the count is odd:

    ```text
    result[i] = word(i)
    word(i)   = block(i div 2)[i mod 2]
    block(n)  = threefry(key, [low 32 bits of n, high 32 bits of n])
    ```

    `threefry` is Threefry-2x32 of 20 rounds, as in Random123; words are taken
    modulo 2^32 and `rotate` turns a word to the left:

    ```text
    threefry(k, c):
      k[2] = k[0] xor k[1] xor 0x1BD11BDA
      x = [c[0] + k[0], c[1] + k[1]]
      for r in 0 .. 20:
        x[0] = x[0] + x[1]
        x[1] = rotate(x[1], (13, 15, 26, 6, 17, 29, 16, 24)[r mod 8]) xor x[0]
        if r mod 4 == 3:
          s = r div 4 + 1
          x[0] = x[0] + k[s mod 3]
          x[1] = x[1] + k[(s + 1) mod 3] + s
      return x
    ```

    A key is meant to be used once: what `kina.random_bits`,
    `kina.random_uniform` and `kina.random_gumbel` compute from one key is made
    of the same words.
  }];
  let example = [{
    %key = kina.constant dense<0> : tensor<2xi32>
    %bits = kina.random_bits %key : tensor<2xi32> -> tensor<3xi32>
    // %bits = dense<[1797259609, -1715843330, 1351547692]> : tensor<3xi32>
  }];
}

def Kina_RandomUniformOp : Kina_RandomOp<"random_uniform", Kina_Float,
    "f16, bf16, f32, f64, f8E4M3FN or f8E5M2"> {
  let summary = "random numbers, uniform in [0, 1)";
  let semantics = [{
    With `word` and `block` of `kina.random_bits` and `i` the number of the
    element in row-major order:

    ```text
    result[i] = floor(bits(i) / 2^(w - p)) / 2^p
    bits(i) = word(i), w = 32                                        for all dtypes but F64
    bits(i) = block(i)[0] + 2^32 block(i)[1], w = 64                 for F64
    p = 53 (F64), 24 (F32), 11 (F16), 8 (BF16), 4 (F8E4M3), 3 (F8E5M2)
    ```

    `bits` is unsigned. `p` is the precision of the dtype: each of the 2^p
    results `n / 2^p` is exact, equally frequent and less than 1.
  }];
  let example = [{
    %key = kina.constant dense<0> : tensor<2xi32>
    %u = kina.random_uniform %key : tensor<2xi32> -> tensor<2xf8E4M3FN>
    // %u = dense<[0.375, 0.5625]> : tensor<2xf8E4M3FN>
  }];
}

def Kina_RandomGumbelOp : Kina_RandomOp<"random_gumbel", Kina_Float,
    "f16, bf16, f32, f64, f8E4M3FN or f8E5M2"> {
  let summary = "random numbers of the standard Gumbel distribution";
  let semantics = [{
    With `bits(i)` and `w` of `kina.random_uniform`, and `acc = acc(T)`:

    ```text
    result[i] = round_T(-log(-log(u(i))))
    u(i) = (2 floor(bits(i) / 2^(w - q)) + 1) / 2^(q + 1)
    q = 52 (F64), 23 (all other dtypes)
    ```

    `u` is exact in acc(T) and in (0, 1), so that no logarithm is of 0. `log` is
    the natural logarithm of acc(T), rounded to it each time as `kina.log`
    defines; narrow dtypes round once, at the end.
  }];
  let example = [{
    %key = kina.constant dense<0> : tensor<2xi32>
    %g = kina.random_gumbel %key : tensor<2xi32> -> tensor<2xf8E4M3FN>
    // %g = dense<[0.140625, 0.6875]> : tensor<2xf8E4M3FN>
  }];
}

#endif // KINA_RANDOM_OPS_TD
