"""Generic functions, records and `each` through the library, bit for bit against NumPy."""

import ml_dtypes
import numpy as np
import pytest

from harness import ROOT, X86, same_bits

F32 = np.float32


@pytest.fixture(scope="module")
def generics(toolchain):
    return toolchain.program(ROOT / "tests/corpus/generics.kina")


@pytest.fixture(scope="module")
def records(toolchain):
    return toolchain.program(ROOT / "tests/corpus/records.kina")


def values(seed: int, shape: tuple[int, ...], dtype=F32) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(dtype)


def rmsnorm(x: np.ndarray, gain: np.ndarray) -> np.ndarray:
    """Every operation rounds once, the sum goes from the first column to the last."""
    total = np.zeros((x.shape[0], 1), x.dtype)
    for column in range(x.shape[1]):
        total = total + (x * x)[:, column : column + 1]
    scale = np.sqrt(total / x.dtype.type(x.shape[1]) + x.dtype.type(1e-5))
    return x / scale * gain


def test_an_instance_is_the_function_of_its_parameters(generics):
    x, gain = values(1, (4, 8)), values(2, (8,))
    x[1] = 0
    x[2, 3] = np.inf
    x[3, 0] = np.nan
    with np.errstate(invalid="ignore"):
        expected = rmsnorm(x, gain)
    (found,) = generics.run(X86, "small", [x, gain])
    assert same_bits(found, expected)


def test_instances_of_other_dtypes_and_shapes(generics):
    x, gain, y = values(3, (4, 8)), values(4, (8,)), values(5, (2, 3), np.float64)
    z = values(6, (2, 2, 5)).astype(np.float16)
    _, _, centered, ladder = generics.run(X86, "both", [x, gain, y, z])
    total = np.zeros((2, 2, 1), F32)
    for column in range(5):
        total = total + z.astype(F32)[..., column : column + 1]
    mean = (total / F32(5)).astype(np.float16)
    assert same_bits(centered, (z.astype(F32) - mean.astype(F32)).astype(np.float16))
    assert same_bits(ladder, np.full(2, 15.5, F32))


def test_each_updates_every_leaf(records):
    function = records.functions()["step"]
    inputs = [values(index, tuple(port["shape"])) for index, port in enumerate(function["inputs"])]
    paths = [port["path"] for port in function["inputs"]]
    assert paths[3] == "params.layers.1.gain" and paths[4] == "params.layers.1.w" and paths[-1] == "lr"
    found = records.run(X86, "step", inputs)
    given = dict(zip(paths, inputs, strict=True))
    for port, result in zip(function["outputs"], found, strict=True):
        root, leaf = port["path"].split(".", 1)
        moment = given[f"m.{leaf}"] * F32(0.9) + given[f"grads.{leaf}"] * F32(0.1)
        expected = moment if root == "m" else given[f"params.{leaf}"] - given["lr"] * F32(0.5) * moment
        assert same_bits(result, np.asarray(expected, F32)), port["path"]


def test_donated_records_become_the_results(records):
    inplace = [tuple(pair) for pair in records.functions()["step"]["inplace"]]
    donated = [port["path"] for port in records.functions()["step"]["inputs"] if port["path"][0] in "pm"]
    assert sorted(inplace) == sorted((path, path) for path in donated)


def test_records_are_built_in_the_order_of_their_declaration(records):
    x, w = values(7, (4,)), values(8, (4, 4))
    ones = np.ones(4, F32)
    expected = [x, x * F32(2), w, x, w * F32(2), ones * F32(2), w, np.asarray(0.5, F32), x]
    for result, value in zip(records.run(X86, "grow", [x, w]), expected, strict=True):
        assert same_bits(result, value)


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float64, np.int16])
def test_a_bound_admits_its_dtypes(toolchain, dtype):
    name = {"float16": "F16", "bfloat16": "BF16", "float64": "F64", "int16": "I16"}[np.dtype(dtype).name]
    text = (
        "let _twice = fn<T: number, S: shape>(x: tensor<T, S>) -> tensor<T, S> { x + x };"
        f"let f = fn(x: tensor<{name}, [3, 1, 5]>) -> tensor<{name}, [3, 1, 5]> {{ _twice(x) }};"
    )
    x = (values(9, (3, 1, 5)) * 100).astype(dtype)
    (found,) = toolchain.program_from_text(f"twice_{name}", text).run(X86, "f", [x])
    assert same_bits(found, (x + x).astype(dtype))
