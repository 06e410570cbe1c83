"""200 steps of SGD and of AdamW on a small regression, beside JAX."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import kina
from harness import X86

jax.config.update("jax_enable_x64", True)
STEPS = 200
#: Of F32 only what chaos leaves after 200 steps.
TOLERANCE = {"F64": 1e-9, "F32": 2e-3}
LR, BETA1, BETA2, EPS, DECAY = 0.03, 0.9, 0.99, 1e-8, 0.05

PROGRAM = """
use std.loss;
use std.nn;
use std.optim;

type Model = {{ w1: tensor<{T}, [4, 8]>, b1: tensor<{T}, [8]>, w2: tensor<{T}, [8, 1]>, b2: tensor<{T}, [1]> }};
let _loss = fn(p: Model, x: tensor<{T}, [16, 4]>, y: tensor<{T}, [16, 1]>) -> tensor<{T}, []> {{
  mse(linear(linear(x, p.w1, p.b1).tanh(), p.w2, p.b2), y)
}};
let sgd_step = fn(p: Model, x: tensor<{T}, [16, 4]>, y: tensor<{T}, [16, 1]>) -> (tensor<{T}, []>, Model) {{
  let h = reverseMode(_loss, wrt = [p])(p, x, y);
  (h.value, each(sgd, p, h.grad(p), lr = 0.03))
}};
let adamw_step = fn(
  p: Model, m: Model, v: Model, x: tensor<{T}, [16, 4]>, y: tensor<{T}, [16, 1]>, t: tensor<I64, []>
) -> (tensor<{T}, []>, Model, Model, Model) {{
  let h = reverseMode(_loss, wrt = [p])(p, x, y);
  let (p, m, v) = each(
    adamw, p, h.grad(p), m, v, lr = 0.03, beta1 = 0.9, beta2 = 0.99, eps = 1e-8, wd = 0.05, t = t
  );
  (h.value, p, m, v)
}};
"""


def loss(params, x, y):
    w1, b1, w2, b2 = params
    return jnp.mean((jnp.tanh(x @ w1 + b1) @ w2 + b2 - y) ** 2)


@jax.jit
def sgd_step(params, x, y):
    value, gradients = jax.value_and_grad(loss)(params, x, y)
    return value, [w - LR * g for w, g in zip(params, gradients)]


@jax.jit
def adamw_step(params, first, second, x, y, t):
    value, gradients = jax.value_and_grad(loss)(params, x, y)
    first = [BETA1 * m + (1 - BETA1) * g for m, g in zip(first, gradients)]
    second = [BETA2 * v + (1 - BETA2) * g * g for v, g in zip(second, gradients)]
    params = [
        w * (1 - LR * DECAY) - LR * (m / (1 - BETA1**t)) / (jnp.sqrt(v / (1 - BETA2**t)) + EPS)
        for w, m, v in zip(params, first, second)
    ]
    return value, params, first, second


@pytest.fixture(params=TOLERANCE)
def regression(request, toolchain):
    """The library, the tolerance, the first parameters and the data."""
    dtype = {"F64": np.float64, "F32": np.float32}[request.param]
    program = toolchain.program_from_text(f"training_{request.param.lower()}", PROGRAM.format(T=request.param))
    generator = np.random.default_rng(11)
    params = [generator.normal(0, 0.5, shape).astype(dtype) for shape in ((4, 8), (8,), (8, 1), (1,))]
    x = generator.normal(0, 1, (16, 4)).astype(dtype)
    y = np.sin(x.sum(1, keepdims=True)).astype(dtype)
    return kina.load(program.library(X86)), TOLERANCE[request.param], params, x, y


def compare(mine, theirs, tolerance, step):
    for index, (left, right) in enumerate(zip(mine, theirs, strict=True)):
        scale = np.abs(right).max()
        np.testing.assert_allclose(left, right, rtol=tolerance, atol=tolerance * scale, err_msg=f"step {step}: {index}")


def test_sgd(regression):
    library, tolerance, params, x, y = regression
    mine, theirs, losses = params, params, []
    for step in range(STEPS):
        value, *mine = library.sgd_step(*mine, x, y)
        expected, theirs = sgd_step(theirs, x, y)
        losses.append(float(value))
        compare([value, *mine], [expected, *theirs], tolerance, step)
    assert losses[-1] < 0.5 * losses[0]


def test_adamw(regression):
    library, tolerance, params, x, y = regression
    zeros = [np.zeros_like(w) for w in params]
    mine, theirs, losses = [*params, *zeros, *zeros], (params, zeros, zeros), []
    for step in range(STEPS):
        t = np.array(step + 1)
        value, *mine = library.adamw_step(*mine, x, y, t)
        expected, *theirs = adamw_step(*theirs, x, y, x.dtype.type(t))
        losses.append(float(value))
        compare([value, *mine[:4]], [expected, *theirs[0]], tolerance, step)
    assert losses[-1] < 0.2 * losses[0]
