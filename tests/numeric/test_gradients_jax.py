"""Gradients of whole losses against JAX: rtol 1e-10 in F64, 1e-4 in F32."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import kina
from harness import X86

jax.config.update("jax_enable_x64", True)
TOLERANCE = {"F64": 1e-10, "F32": 1e-4}

PROGRAM = """
use std.loss;
use std.nn;

type Mlp = {{ w1: tensor<{T}, [5, 16]>, b1: tensor<{T}, [16]>, w2: tensor<{T}, [16, 3]>, b2: tensor<{T}, [3]> }};
let _mlp = fn(p: Mlp, x: tensor<{T}, [8, 5]>, y: tensor<{T}, [8, 3]>) -> tensor<{T}, []> {{
  mse(linear(linear(x, p.w1, p.b1).tanh(), p.w2, p.b2).relu(), y)
}};
let mlp = fn(p: Mlp, x: tensor<{T}, [8, 5]>, y: tensor<{T}, [8, 3]>) -> (tensor<{T}, []>, Mlp) {{
  let h = reverseMode(_mlp, wrt = [p])(p, x, y);
  (h.value, h.grad(p))
}};

type Block = {{ wq: tensor<{T}, [8, 8]>, wk: tensor<{T}, [8, 8]>, wv: tensor<{T}, [8, 8]>, wo: tensor<{T}, [8, 8]> }};
let _heads = fn(x: tensor<{T}, [2, 6, 8]>, w: tensor<{T}, [8, 8]>) -> tensor<{T}, [2, 2, 6, 4]> {{
  einsum("btd,de->bte", x, w).reshape([2, 6, 2, 4]).transpose([0, 2, 1, 3])
}};
let _attention = fn(p: Block, x: tensor<{T}, [2, 6, 8]>) -> tensor<{T}, []> {{
  let position = iota([6], axis = 0, I64);
  let q = rope(_heads(x, p.wq), position, base = 10000.0);
  let k = rope(_heads(x, p.wk), position, base = 10000.0);
  let mixed = causal_attention(q, k, _heads(x, p.wv), start = 0);
  let y = einsum("btd,de->bte", mixed.transpose([0, 2, 1, 3]).reshape([2, 6, 8]), p.wo);
  mse(y, x.sin())
}};
let attention_block = fn(p: Block, x: tensor<{T}, [2, 6, 8]>) -> (tensor<{T}, []>, Block, tensor<{T}, [2, 6, 8]>) {{
  let h = reverseMode(_attention)(p, x);
  (h.value, h.grad(p), h.grad(x))
}};

let _classify = fn(
  x: tensor<{T}, [7, 6]>, gain: tensor<{T}, [6]>, bias: tensor<{T}, [6]>, w: tensor<{T}, [6, 9]>, t: tensor<I64, [7]>
) -> tensor<{T}, []> {{
  cross_entropy(layernorm(x, gain, bias, eps = 1e-5).matmul(w), t)
}};
let classify = fn(
  x: tensor<{T}, [7, 6]>, gain: tensor<{T}, [6]>, bias: tensor<{T}, [6]>, w: tensor<{T}, [6, 9]>, t: tensor<I64, [7]>
) -> (tensor<{T}, []>, tensor<{T}, [7, 6]>, tensor<{T}, [6]>, tensor<{T}, [6]>, tensor<{T}, [6, 9]>) {{
  let h = reverseMode(_classify)(x, gain, bias, w, t);
  (h.value, h.grad(x), h.grad(gain), h.grad(bias), h.grad(w))
}};
"""


def mlp(w1, b1, w2, b2, x, y):
    return jnp.mean((jax.nn.relu(jnp.tanh(x @ w1 + b1) @ w2 + b2) - y) ** 2)


def rope(x):
    half = x.shape[-1] // 2
    angle = jnp.arange(x.shape[2])[:, None] * 10000.0 ** (jnp.arange(half) * -2.0 / x.shape[-1])
    cos, sin = jnp.cos(angle).astype(x.dtype), jnp.sin(angle).astype(x.dtype)
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1)


def attention_block(wq, wk, wv, wo, x):
    def heads(w):
        return (x @ w).reshape(2, 6, 2, 4).transpose(0, 2, 1, 3)

    scores = jnp.einsum("bhnd,bhmd->bhnm", rope(heads(wq)), rope(heads(wk))) / 2.0
    scores = jnp.where(jnp.tril(jnp.ones((6, 6), bool)), scores, -jnp.inf)
    mixed = jnp.einsum("bhnm,bhmd->bhnd", jax.nn.softmax(scores, -1), heads(wv))
    y = mixed.transpose(0, 2, 1, 3).reshape(2, 6, 8) @ wo
    return jnp.mean((y - jnp.sin(x)) ** 2)


def classify(x, gain, bias, w, t):
    centered = x - x.mean(-1, keepdims=True)
    normal = centered / jnp.sqrt((centered**2).mean(-1, keepdims=True) + 1e-5) * gain + bias
    logs = jax.nn.log_softmax(normal @ w, -1)
    return -jnp.mean(jnp.take_along_axis(logs, t[:, None], -1))


LOSSES = {
    "mlp": (mlp, ((5, 16), (16,), (16, 3), (3,), (8, 5), (8, 3)), 4, ()),
    "attention_block": (attention_block, ((8, 8), (8, 8), (8, 8), (8, 8), (2, 6, 8)), 5, ()),
    "classify": (classify, ((7, 6), (6,), (6,), (6, 9)), 4, (np.array([0, 3, 8, 1, 1, 5, 2]),)),
}


@pytest.mark.parametrize("dtype", TOLERANCE)
def test_losses(toolchain, dtype):
    program = toolchain.program_from_text(f"losses_{dtype.lower()}", PROGRAM.format(T=dtype))
    library = kina.load(program.library(X86))
    for name, (reference, shapes, count, rest) in LOSSES.items():
        generator = np.random.default_rng(7)
        inputs = [generator.normal(0, 0.7, shape).astype({"F64": "f8", "F32": "f4"}[dtype]) for shape in shapes]
        found = library[name](*inputs, *rest)
        value, gradients = jax.value_and_grad(reference, argnums=tuple(range(count)))(*inputs, *rest)
        for index, (mine, theirs) in enumerate(zip(found, (value, *gradients), strict=True)):
            theirs = np.asarray(theirs)
            scale = np.abs(theirs).max()
            np.testing.assert_allclose(mine, theirs, rtol=TOLERANCE[dtype], atol=TOLERANCE[dtype] * scale,
                                       err_msg=f"{name}: {index}")
