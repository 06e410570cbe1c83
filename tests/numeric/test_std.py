"""The standard library against formulas in float64, compiled and interpreted."""

import numpy as np
import pytest

from harness import NUMPY, X86, describe_difference, same_bits

DTYPES = ("F32", "F64", "BF16", "F8E5M2")
#: Bounds of the relative error; narrow dtypes compute in F32 and round once.
TOLERANCE = {"F32": 2e-5, "F64": 1e-13, "BF16": 2.0**-8, "F8E5M2": 2.0**-3}
SHAPE = (6, 7)


def rows(dtype: str, seed: int = 0) -> np.ndarray:
    """A matrix with ordinary rows, one of ties, and ones that masks and overflows leave behind."""
    x = np.random.default_rng(seed).normal(size=SHAPE) * 4
    x[1] = 2.5
    x[2] = -np.inf
    x[3, ::2] = -np.inf
    x[4] = [-3e4, 3e4, 0.0, -0.0, 1e-30, 2.0, -np.inf]
    x[5, 3] = np.nan
    with np.errstate(over="ignore"):
        return x.astype(NUMPY[dtype])


def call(program, name: str, inputs: list[np.ndarray]) -> list[np.ndarray]:
    """What the compiled function gives; the interpreter must give the same bits."""
    compiled = program.run(X86, name, inputs)
    for left, right in zip(compiled, program.interpret(name, inputs), strict=True):
        assert same_bits(left, right), f"{name}: {describe_difference(left, right)}"
    return compiled


def close(found: np.ndarray, exact: np.ndarray, dtype: str, name: str) -> None:
    """Whether `found` is `exact` within the tolerance of its dtype."""
    with np.errstate(over="ignore"):
        expected = np.asarray(exact, np.float64).astype(NUMPY[dtype]).astype(np.float64)
    absolute = 1e-6 if dtype in ("F32", "BF16") else 2.0**-16 if dtype == "F8E5M2" else 1e-14
    np.testing.assert_allclose(found.astype(np.float64), expected, TOLERANCE[dtype], absolute, err_msg=name)


def softmax(x: np.ndarray, axis: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Softmax, its logarithm and the log of the sum."""
    largest = x.max(axis, keepdims=True)
    largest = np.where(np.isfinite(largest), largest, 0)
    weights = np.exp(x - largest)
    total = weights.sum(axis, keepdims=True)
    safe = np.where(total == 0, 1, total)
    return weights / safe, x - largest - np.log(safe), (np.log(total) + largest).squeeze(axis)


def erf(x: np.ndarray) -> np.ndarray:
    import mpmath

    return np.vectorize(lambda v: float(mpmath.erf(v)), otypes=[float])(x)


def gated(x: np.ndarray, factor: np.ndarray) -> np.ndarray:
    return np.where(factor == 0, -0.0, x * factor)


def nn_program(toolchain, dtype: str):
    n, d = SHAPE
    tensor, scalar = f"tensor<{dtype}, [{n}, {d}]>", f"tensor<{dtype}, []>"
    row = f"tensor<{dtype}, [{d}]>"
    lines = ["use std.nn;"]
    for axis in (0, 1):
        lines += [f"let softmax{axis} = softmax<{dtype}, [{n}, {d}], {axis}>;",
                  f"let log_softmax{axis} = log_softmax<{dtype}, [{n}, {d}], {axis}>;",
                  f"let logsumexp{axis} = fn(x: {tensor}) -> tensor<{dtype}, [{(d, n)[axis]}]>"
                  f" {{ x.logsumexp(axis = {axis}) }};"]
    lines += [f"let {name}_ = {name}<{dtype}, [{n}, {d}]>;" for name in ("silu", "gelu", "gelu_tanh", "relu")]
    lines += [f"let rms = fn(x: {tensor}, g: {row}, eps: {scalar}) -> {tensor} {{ rmsnorm(x, g, eps) }};",
              f"let layer = fn(x: {tensor}, g: {row}, b: {row}, eps: {scalar}) -> {tensor}"
              " { layernorm(x, g, b, eps) };"]
    return toolchain.program_from_text(f"std_nn_{dtype.lower()}", "\n".join(lines))


@pytest.mark.parametrize("dtype", DTYPES)
def test_nn(toolchain, dtype):
    program = nn_program(toolchain, dtype)
    x = rows(dtype)
    wide = x.astype(np.float64)
    with np.errstate(all="ignore"):
        for axis in (0, 1):
            for name, exact in zip(("softmax", "log_softmax", "logsumexp"), softmax(wide, axis), strict=True):
                (found,) = call(program, f"{name}{axis}", [x])
                close(found, exact, dtype, f"{name}{axis}")
        sigmoid = 1 / (1 + np.exp(-wide))
        close(call(program, "silu_", [x])[0], gated(wide, sigmoid), dtype, "silu")
        close(call(program, "gelu_", [x])[0], gated(wide, 0.5 * (1 + erf(wide / np.sqrt(2)))), dtype, "gelu")
        inner = np.sqrt(2 / np.pi) * (wide + 0.044715 * wide**3)
        close(call(program, "gelu_tanh_", [x])[0], gated(wide, 0.5 * (1 + np.tanh(inner))), dtype, "gelu_tanh")
        (found,) = call(program, "relu_", [x])
        assert same_bits(found, np.where(wide > 0, wide, 0).astype(x.dtype))


@pytest.mark.parametrize("dtype", DTYPES)
def test_norms(toolchain, dtype):
    program = nn_program(toolchain, dtype)
    random = np.random.default_rng(1)
    x = random.normal(size=SHAPE).astype(NUMPY[dtype])
    x[1] = 0
    x[2, 0] = np.nan
    gain, bias = (random.normal(size=SHAPE[1]).astype(NUMPY[dtype]) for _ in range(2))
    eps = np.array(2.0**-10, NUMPY[dtype])
    wide, g, b, e = (value.astype(np.float64) for value in (x, gain, bias, eps))
    rms = wide / np.sqrt((wide * wide).mean(1, keepdims=True) + e) * g
    close(call(program, "rms", [x, gain, eps])[0], rms, dtype, "rmsnorm")
    centered = wide - wide.mean(1, keepdims=True)
    layer = centered / np.sqrt((centered**2).mean(1, keepdims=True) + e) * g + b
    close(call(program, "layer", [x, gain, bias, eps])[0], layer, dtype, "layernorm")


def test_a_row_that_is_masked_wholly_has_no_weight(toolchain):
    program = nn_program(toolchain, "F32")
    x = np.full(SHAPE, -np.inf, np.float32)
    assert not call(program, "softmax1", [x])[0].any()
    assert np.array_equal(call(program, "log_softmax1", [x])[0], x)


def test_optim(toolchain):
    """Updates are IEEE arithmetic in the order of their formulas: equal bits to NumPy."""
    shape, scalar = "[5, 3]", "tensor<F32, []>"
    tensor = f"tensor<F32, {shape}>"
    program = toolchain.program_from_text("std_optim", f"""
use std.optim;
let s = sgd<F32, {shape}>;
let mo = momentum<F32, {shape}>;
let a = adamw_with_powers<F32, {shape}>;
let t = adamw<F32, {shape}>;
let clip = fn(x: {tensor}, most: {scalar}) -> {tensor} {{
  x.scaled(clip_factor(x.sum_of_squares().sqrt(), most))
}};
""")
    random = np.random.default_rng(2)
    w, g, m = (random.normal(size=(5, 3)).astype(np.float32) for _ in range(3))
    v = np.abs(m)
    lr, b1, b2, eps, wd = (np.float32(value) for value in (0.1, 0.9, 0.999, 1e-8, 0.01))
    one = np.float32(1)
    assert same_bits(call(program, "s", [w, g, lr])[0], w - lr * g)
    m_next = b1 * m + g
    assert same_bits(call(program, "mo", [w, g, m, lr, b1])[1], m_next)
    assert same_bits(call(program, "mo", [w, g, m, lr, b1])[0], w - lr * m_next)

    p1, p2 = b1**np.float32(3), b2**np.float32(3)
    m_next = b1 * m + (one - b1) * g
    v_next = b2 * v + (one - b2) * (g * g)
    denom = np.sqrt(v_next) / np.sqrt(one - p2) + eps
    w_next = w * (one - lr * wd) - lr / (one - p1) * m_next / denom
    found = call(program, "a", [w, g, m, v, lr, b1, b2, eps, wd, p1, p2])
    for left, right in zip(found, (w_next, m_next, v_next), strict=True):
        assert same_bits(left, right), describe_difference(left, right)
    for left, right in zip(call(program, "t", [w, g, m, v, lr, b1, b2, eps, wd, np.int64(3)]), found, strict=True):
        np.testing.assert_allclose(left, right, 1e-6)

    for most in (0.5, 1e3):
        norm = np.sqrt((g.astype(np.float64) ** 2).sum())
        (clipped,) = call(program, "clip", [g, np.float32(most)])
        np.testing.assert_allclose(clipped, g * min(1, most / norm), 1e-6)
    assert not call(program, "clip", [np.zeros_like(g), np.float32(1)])[0].any()


def test_the_global_norm_of_a_record(toolchain):
    program = toolchain.program_from_text("std_clip", """
use std.optim;
type Params = { w: tensor<F32, [4, 3]>, rest: [tensor<F32, [5]>; 2] };
let clip = fn(grads: Params, most: tensor<F32, []>) -> Params {
  let norm = fold(plus_squares, 0.0, grads).sqrt();
  each(scaled, grads, factor = clip_factor(norm, most))
};
""")
    random = np.random.default_rng(4)
    grads = [random.normal(size=shape).astype(np.float32) for shape in ((4, 3), (5,), (5,))]
    norm = np.sqrt(sum((g.astype(np.float64) ** 2).sum() for g in grads))
    for most in (0.7, 100.0):
        for found, g in zip(call(program, "clip", [*grads, np.float32(most)]), grads, strict=True):
            np.testing.assert_allclose(found, g * min(1, most / norm), 1e-6)


def test_schedules(toolchain):
    program = toolchain.program_from_text("std_schedules", """
use std.optim;
let u = fn(step: tensor<I64, []>, peak: tensor<F64, []>) -> tensor<F64, []> { warmup(step, peak, 10) };
let c = cosine<F64>;
let w = warmup_cosine<F64>;
let n = warmup_cosine<BF16>;
""")
    peak, least = np.float64(0.3), np.float64(0.01)
    for step in (0, 1, 9, 10, 11, 50, 99, 100, 101, 10**12):
        rising = peak * min((step + 1) / 10, 1)

        def falling(start):
            return least + (peak - least) * (0.5 * (1 + np.cos(np.pi * min(max((step - start) / (100 - start), 0), 1))))

        number, ten, total = np.int64(step), np.int64(10), np.int64(100)
        np.testing.assert_allclose(call(program, "u", [number, peak])[0], rising, 1e-14)
        np.testing.assert_allclose(call(program, "c", [number, peak, least, total])[0], falling(0), 1e-14)
        expected = rising if step < 10 else falling(10)
        np.testing.assert_allclose(call(program, "w", [number, peak, least, ten, total])[0], expected, 1e-14)
        narrow = [value.astype(NUMPY["BF16"]) for value in (peak, least)]
        np.testing.assert_allclose(call(program, "n", [number, *narrow, ten, total])[0].astype(float), expected, 2.0**-7)


def test_mse(toolchain):
    program = toolchain.program_from_text("std_mse", "use std.loss;\nlet m32 = mse<F32, [3, 5, 2]>;\nlet m16 = mse<F16, [3, 5]>;")
    random = np.random.default_rng(3)
    x, y = (random.normal(size=(3, 5, 2)).astype(np.float32) for _ in range(2))
    np.testing.assert_allclose(call(program, "m32", [x, y])[0], ((x - y).astype(float) ** 2).mean(), 1e-6)
    x, y = (random.normal(size=(3, 5)).astype(np.float16) * 100 for _ in range(2))
    exact = ((x.astype(float) - y.astype(float)) ** 2).mean()
    np.testing.assert_allclose(call(program, "m16", [x, y])[0].astype(float), exact, 2.0**-10)
