"""Attention, embeddings, losses over classes and distributions of the standard library against float64."""

import numpy as np
import pytest

from harness import NUMPY
from test_std import call, softmax

DTYPES = ("F32", "F64", "F16")
TOLERANCE = {"F32": 2e-5, "F64": 1e-13, "F16": 2.0**-9}
B, H, N, M, D, E, V = 2, 3, 5, 7, 6, 4, 11


def close(found: np.ndarray, exact: np.ndarray, dtype: str) -> None:
    np.testing.assert_allclose(found.astype(np.float64), exact, TOLERANCE[dtype], TOLERANCE[dtype] / 10)


def layers(toolchain, dtype: str):
    return toolchain.program_from_text(f"std_layers_{dtype.lower()}", f"""
use std.nn;
let lin = linear<{dtype}, [{B}, {H}], {D}, {E}>;
let lin1 = linear<{dtype}, [{N}], {D}, {E}>;
let emb = embedding<{dtype}, [{B}, {N}], {V}, {D}>;
let rot = rope<{dtype}, {B}, {H}, {N}, {D}>;
let att = attention<{dtype}, {B}, {H}, {N}, {M}, {D}, {E}>;
let causal = causal_attention<{dtype}, {B}, {H}, {N}, {M}, {D}, {E}>;
let whole = causal_attention<{dtype}, {B}, {H}, {N}, {N}, {D}, {E}>;
""")


def attention(q, k, v, mask):
    """Every query over the keys that it sees, one by one."""
    result = np.zeros((*q.shape[:3], v.shape[3]))
    for b, h, n in np.ndindex(q.shape[:3]):
        seen = np.flatnonzero(mask[n])
        if len(seen):
            weights = softmax((k[b, h, seen] @ q[b, h, n] / np.sqrt(q.shape[3]))[None], 1)[0][0]
            result[b, h, n] = weights @ v[b, h, seen]
    return result


@pytest.mark.parametrize("dtype", DTYPES)
def test_layers(toolchain, dtype):
    program = layers(toolchain, dtype)
    random = np.random.default_rng(5)

    def tensor(*shape):
        return random.normal(size=shape).astype(NUMPY[dtype])

    def wide(*arrays):
        return [array.astype(np.float64) for array in arrays]

    w, b = tensor(D, E), tensor(E)
    for name, shape in (("lin", (B, H, D)), ("lin1", (N, D))):
        x = tensor(*shape)
        xw, ww, bw = wide(x, w, b)
        np.testing.assert_allclose(call(program, name, [x, w, b])[0].astype(float), xw @ ww + bw,
                                   TOLERANCE[dtype] * 4, TOLERANCE[dtype] * 4)

    table, ids = tensor(V, D), np.array([[0, V - 1, 3, V, -1], [2, 2, 2**40, -(2**40), 5]])
    assert np.array_equal(call(program, "emb", [table, ids])[0], table[np.clip(ids, 0, V - 1)])

    x, positions = tensor(B, H, N, D), np.array([0, 1, 7, 1000, 10**6])
    angle = positions[:, None] * 10000.0 ** (np.arange(D // 2) * -2.0 / D)
    c, s = np.cos(angle), np.sin(angle)
    first, second = wide(x[..., : D // 2], x[..., D // 2 :])
    exact = np.concatenate([first * c - second * s, second * c + first * s], 3)
    close(call(program, "rot", [x, positions, np.float64(10000)])[0], exact, dtype)

    q, k, v = tensor(B, H, N, D), tensor(B, H, M, D), tensor(B, H, M, E)
    mask = random.random((N, M)) < 0.6
    mask[1] = False
    mask[:, 2] = False
    k[:, :, 2], v[:, :, 2] = np.nan, np.nan
    (found,) = call(program, "att", [q, k, v, mask])
    close(found, attention(*wide(q, k, v), mask), dtype)
    assert not found[:, :, 1].any()

    k, v = tensor(B, H, M, D), tensor(B, H, M, E)
    start = 1
    k[:, :, start + N :], v[:, :, start + N :] = np.inf, np.nan
    mask = np.arange(M) <= start + np.arange(N)[:, None]
    close(call(program, "causal", [q, k, v, np.int64(start)])[0], attention(*wide(q, k, v), mask), dtype)


@pytest.mark.parametrize("tokens", [5, 67])
def test_a_cache_gives_the_bits_of_the_whole(toolchain, tokens):
    """One query at a time over a cache of other length: the same bits as all queries at once."""
    n, m = tokens, tokens + 2
    program = toolchain.program_from_text(f"std_cache_{n}", f"""
use std.nn;
let whole = causal_attention<F32, 1, {H}, {n}, {n}, {D}, {E}>;
let one = causal_attention<F32, 1, {H}, 1, {m}, {D}, {E}>;
let few = causal_attention<F32, 1, {H}, {n}, {m}, {D}, {E}>;
""")
    random = np.random.default_rng(6)
    q, k, v = (random.normal(size=(1, H, n, size)).astype(np.float32) for size in (D, D, E))
    (whole,) = call(program, "whole", [q, k, v, np.int64(0)])
    cached_k, cached_v = (np.full((1, H, m, size), np.nan, np.float32) for size in (D, E))
    for step in range(n):
        cached_k[:, :, step], cached_v[:, :, step] = k[:, :, step], v[:, :, step]
        if step in (0, 1, n // 2, n - 1):
            (one,) = call(program, "one", [q[:, :, step : step + 1], cached_k, cached_v, np.int64(step)])
            assert np.array_equal(one[:, :, 0], whole[:, :, step])
    assert np.array_equal(call(program, "few", [q, cached_k, cached_v, np.int64(0)])[0], whole)


@pytest.mark.parametrize("dtype", DTYPES)
def test_losses(toolchain, dtype):
    program = toolchain.program_from_text(f"std_loss_{dtype.lower()}", f"""
use std.loss;
let n = nll<{dtype}, [{B}, {N}], {V}>;
let c = cross_entropy<{dtype}, [{B}, {N}], {V}>;
let c1 = cross_entropy<{dtype}, [], {V}>;
""")
    random = np.random.default_rng(7)
    logits = (random.normal(size=(B, N, V)) * 8).astype(NUMPY[dtype])
    targets = random.integers(0, V, (B, N))
    exact = softmax(logits.astype(np.float64), 2)[1]
    picked = np.take_along_axis(exact, targets[..., None], 2)
    close(call(program, "c", [logits, targets])[0], -picked.mean(), dtype)
    narrow = exact.astype(NUMPY[dtype])
    picked = np.take_along_axis(narrow.astype(np.float64), targets[..., None], 2)
    close(call(program, "n", [narrow, targets])[0], -picked.mean(), dtype)
    close(call(program, "c1", [logits[0, 0], targets[0, 0]])[0], -exact[0, 0, targets[0, 0]], dtype)


def test_random(toolchain):
    program = toolchain.program_from_text("std_random", """
use std.random;
let n32 = fn(seed: tensor<I64, []>) -> tensor<F32, [100, 101]> { normal::<F32, [100, 101]>(key(seed)) };
let n64 = fn(seed: tensor<I64, []>) -> tensor<F64, [10001]> { normal::<F64, [10001]>(key(seed)) };
let nb = fn(seed: tensor<I64, []>) -> tensor<BF16, [3001]> { normal::<BF16, [3001]>(key(seed)) };
let c = fn(seed: tensor<I64, []>, logits: tensor<F32, [4]>) -> tensor<I64, [20000]> {
  categorical(key(seed), logits.broadcast([20000, 4]))
};
""")
    for name, size in (("n32", 10100), ("n64", 10001), ("nb", 3001)):
        (x,) = call(program, name, [np.int64(11)])
        x = np.sort(x.astype(np.float64).ravel())
        assert np.isfinite(x).all()
        error = 4 / np.sqrt(size)
        assert abs(x.mean()) < error and abs(x.std() - 1) < error and abs((x**3).mean()) < 4 * error
        # Quantiles of the normal distribution.
        for share, quantile in ((0.1587, -1), (0.5, 0), (0.9772, 2)):
            assert abs((x < quantile).mean() - share) < error
    logits = np.array([0.0, 1.0, -np.inf, 2.0], np.float32)
    (classes,) = call(program, "c", [np.int64(12), logits])
    shares = np.bincount(classes, minlength=4) / len(classes)
    np.testing.assert_allclose(shares, softmax(logits[None].astype(np.float64), 1)[0][0], atol=0.015)
    assert shares[2] == 0
