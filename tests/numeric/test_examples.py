"""The small programs in examples/, each against its definition in NumPy."""

import pathlib

import numpy as np
import pytest

import kina

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"
F32 = np.float32


@pytest.fixture(scope="module")
def example(tmp_path_factory):
    folder = tmp_path_factory.mktemp("examples")
    return lambda name, **options: kina.compile(EXAMPLES / f"{name}.kina", folder=folder, **options)


def normal(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(F32)


def test_sgd_step_is_the_formula_bit_for_bit(example):
    w, g, lr = normal(4, 8), normal(4, 8, seed=1), np.full((1, 1), 0.1, F32)
    assert np.array_equal(example("sgd_step").sgd_step(w, g, lr), w - lr * g)


def test_a_nested_tuple_is_flattened_depth_first(example):
    a, b = normal(3), normal(3, seed=1)
    function = example("flat_tuples").arithmetic
    assert [port.path for port in function.outputs] == ["sum", "difference", "product", "quotient", "largest"]
    for found, expected in zip(function(a, b), (a + b, a - b, a * b, a / b, a.max())):
        assert np.array_equal(found, expected)


def test_mean_nll_is_minus_the_mean_log_probability(example):
    logits, targets = normal(1, 4, 8) * 3, np.array([[1, 7, 0, 7]])
    wide = logits.astype(np.float64)
    probabilities = np.exp(wide) / np.exp(wide).sum(-1, keepdims=True)
    expected = -np.log(np.take_along_axis(probabilities, targets[..., None], -1)).mean()
    function = example("mean_nll").mean_nll
    assert abs(float(function(logits, targets)) - expected) < 1e-6
    assert abs(float(function(logits + F32(1000), targets)) - expected) < 1e-3, "large logits do not overflow"
    assert abs(float(function(logits * 0, targets)) - np.log(8)) < 1e-6


def test_a_handle_feeds_adamw(example):
    step = example("gradient_handle").train_step
    w, x, y = normal(4, 8), normal(2, 4, seed=1), normal(2, 8, seed=2)
    m = v = np.zeros((4, 8), F32)
    twin = [value.astype(np.float64) for value in (w, m, v)]
    for t in range(1, 21):
        scalars = np.full((1, 1), 0.01, F32), np.full((1, 1), t, F32)
        loss, w, m, v = step(w, m, v, x, y, *scalars)
        expected, twin = numpy_regression_step(*twin, x, y, 0.01, t)
        assert abs(float(loss) - expected) < 1e-5 * expected
    for found, expected in zip((w, m, v), twin):
        np.testing.assert_allclose(found, expected, rtol=2e-5, atol=1e-6)


def numpy_regression_step(w, m, v, x, y, lr, t):
    error = x.astype(np.float64) @ w - y
    g = 2 * x.T.astype(np.float64) @ error / error.size
    m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
    denominator = np.sqrt(v) / np.sqrt(1 - 0.999**t) + 1e-8
    return (error**2).mean(), [w * (1 - 0.01 * lr) - lr / (1 - 0.9**t) * m / denominator, m, v]


def test_the_sampler_draws_from_the_softmax(example):
    library = example("sample")
    logits = np.array([[0.0, 1.0, -1.0, 2.0, 0.5, 0.5, -3.0, 1.5]], F32)
    for temperature in (0.7, 1.0, 2.0):
        drawn = [
            int(library.sample(logits, library.seeded(np.int64(seed)), F32(temperature))[0]) for seed in range(4000)
        ]
        weights = np.exp(logits[0].astype(np.float64) / temperature)
        expected = 4000 * weights / weights.sum()
        statistic = ((np.bincount(drawn, minlength=8) - expected) ** 2 / expected).sum()
        assert statistic < 24.3, "7 degrees of freedom: one in a thousand is above 24.3"


def test_equal_keys_draw_equal_tokens(example):
    library = example("sample")
    draw = lambda seed: library.sample(normal(1, 8), library.seeded(np.int64(seed)), F32(1))
    assert all(np.array_equal(draw(seed), draw(seed)) for seed in range(20))
    assert len({int(draw(seed)[0]) for seed in range(20)}) > 1


def test_a_position_is_appended_to_the_cache():
    new = [normal(1, 1, 2, 2, seed=seed) for seed in range(4)]
    cache = new[0]
    for used in range(1, 4):
        # A folder for each size: a path is loaded once.
        library = kina.compile(EXAMPLES / "kv_append.kina", defines={"USED": used})
        cache = library.kv_append(cache, new[used])
    assert np.array_equal(cache, np.concatenate(new, axis=1))
