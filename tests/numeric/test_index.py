"""Indexing, compiled and interpreted, against NumPy."""

import ctypes

import numpy as np
import pytest

from harness import NUMPY, X86, describe_difference, same_bits
from inputs import generate
from references import to_dtype, widen
from table import ALL, FLOATS, NUMBERS

INT64 = np.iinfo(np.int64)
INT32 = np.iinfo(np.int32)
#: Shape of the tensor, axis, shape of the indices.
PLACES = (((1,), 0, ()), ((5,), 0, (7,)), ((4, 3), 0, (3, 2)), ((4, 3), 1, (5,)), ((2, 1, 7), 1, (3,)),
          ((3, 2, 1, 2, 5, 2), 4, (2,)))


def tensor(dtype: str, shape) -> str:
    return f"tensor<{dtype}, {list(shape)}>"


def indices(label: str, dtype: str, shape, extent: int) -> np.ndarray:
    """Indices in and out of range, limits of the dtype among them."""
    random = np.random.default_rng(abs(hash(label)) % 2**32)
    limits = INT64 if dtype == "I64" else INT32
    values = random.integers(-2, extent + 2, shape, endpoint=True)
    values = np.where(random.random(shape) < 0.2, random.choice([limits.min, limits.max, -1, extent]), values)
    return values.astype(NUMPY[dtype])


def check(program, name: str, inputs: list[np.ndarray], expected: list[np.ndarray]) -> None:
    for found, kind in ((program.run(X86, name, inputs), "compiled"), (program.interpret(name, inputs), "interpreted")):
        for left, right in zip(found, expected, strict=True):
            assert same_bits(left, right), f"{name}, {kind} against NumPy: {describe_difference(left, right)}"


@pytest.mark.parametrize("dtype", ALL)
def test_gathers(toolchain, dtype: str):
    cases, text = [], []
    for number, (shape, axis, index_shape) in enumerate(PLACES):
        index_type = ("I64", "I32")[number % 2]
        taken = (*shape[:axis], *index_shape, *shape[axis + 1:])
        along = (*shape[:axis], 3, *shape[axis + 1:])
        text.append(f"let take_{number} = fn(x: {tensor(dtype, shape)}, i: {tensor(index_type, index_shape)})"
                    f" -> {tensor(dtype, taken)} {{ x.take(i, axis={axis}) }};")
        text.append(f"let along_{number} = fn(x: {tensor(dtype, shape)}, i: {tensor(index_type, along)})"
                    f" -> {tensor(dtype, along)} {{ x.take_along_axis(i, axis={axis}) }};")
        cases.append((number, shape, axis, index_type, index_shape, along))
    program = toolchain.program_from_text(f"gathers_{dtype.lower()}", "\n".join(text))
    for number, shape, axis, index_type, index_shape, along in cases:
        x = generate(f"gathers.{dtype}.{number}", dtype, list(shape))
        i = indices(f"{dtype}.{number}", index_type, index_shape, shape[axis])
        clamped = np.clip(i.astype(np.int64), 0, shape[axis] - 1)
        check(program, f"take_{number}", [x, i], [np.take(x, clamped, axis)])
        i = indices(f"{dtype}.{number}.along", index_type, along, shape[axis])
        clamped = np.clip(i.astype(np.int64), 0, shape[axis] - 1)
        check(program, f"along_{number}", [x, i], [np.take_along_axis(x, clamped, axis)])


@pytest.mark.parametrize("dtype", ALL)
def test_windows(toolchain, dtype: str):
    windows = (((1,), (1,)), ((7,), (3,)), ((5, 3), (2, 3)), ((3, 4, 2), (1, 1, 1)), ((2, 3, 1, 2, 5, 2), (1, 3, 1, 2, 2, 1)))
    text = []
    for number, (shape, sizes) in enumerate(windows):
        start = tensor("I64", [len(shape)])
        text.append(f"let slice_{number} = fn(x: {tensor(dtype, shape)}, start: {start}) -> {tensor(dtype, sizes)}"
                    f" {{ x.dynamic_slice(start, sizes={list(sizes)}) }};")
        text.append(f"let update_{number} = fn(x: {tensor(dtype, shape)}, y: {tensor(dtype, sizes)}, start: {start})"
                    f" -> {tensor(dtype, shape)} {{ x.dynamic_update_slice(y, start) }};")
    program = toolchain.program_from_text(f"windows_{dtype.lower()}", "\n".join(text))
    for number, (shape, sizes) in enumerate(windows):
        x = generate(f"windows.{dtype}.{number}", dtype, list(shape))
        y = generate(f"windows.{dtype}.{number}.y", dtype, list(sizes))
        for start in ([0] * len(shape), [1] * len(shape), [INT64.max] * len(shape), [INT64.min] * len(shape)):
            start = np.array(start)
            offsets = np.clip(start, 0, np.subtract(shape, sizes))
            window = tuple(slice(o, o + s) for o, s in zip(offsets, sizes))
            check(program, f"slice_{number}", [x, start], [x[window]])
            expected = x.copy()
            expected[window] = y
            check(program, f"update_{number}", [x, y, start], [expected])


@pytest.mark.parametrize("dtype", NUMBERS)
def test_scatter_add(toolchain, dtype: str):
    text = []
    for number, (shape, axis, index_shape) in enumerate(PLACES):
        index_type = ("I64", "I32")[number % 2]
        taken = (*shape[:axis], *index_shape, *shape[axis + 1:])
        text.append(f"let scatter_{number} = fn(x: {tensor(dtype, shape)}, i: {tensor(index_type, index_shape)},"
                    f" y: {tensor(dtype, taken)}) -> {tensor(dtype, shape)} {{ x.scatter_add(i, y, axis={axis}) }};")
    program = toolchain.program_from_text(f"scatter_{dtype.lower()}", "\n".join(text))
    for number, (shape, axis, index_shape) in enumerate(PLACES):
        index_type = ("I64", "I32")[number % 2]
        x = generate(f"scatter.{dtype}.{number}", dtype, list(shape), finite=True)
        y = generate(f"scatter.{dtype}.{number}.y", dtype,
                     [*shape[:axis], *index_shape, *shape[axis + 1:]], finite=True)
        i = indices(f"{dtype}.{number}.scatter", index_type, index_shape, shape[axis])
        expected = x.copy()
        before, behind = [slice(None)] * axis, [slice(None)] * (len(shape) - axis - 1)
        with np.errstate(all="ignore"):
            for place in np.ndindex(tuple(index_shape)):
                at = int(np.clip(np.int64(i[place]), 0, shape[axis] - 1))
                target = (*before, at, *behind)
                sum_ = widen(expected[target], dtype) + widen(y[(*before, *place, *behind)], dtype)
                expected[target] = to_dtype(np.asarray(sum_), dtype)
        check(program, f"scatter_{number}", [x, i, y], [expected])


@pytest.mark.parametrize("dtype", NUMBERS)
def test_top_k(toolchain, dtype: str):
    selections = (((1,), 0, 1), ((37,), 0, 5), ((4, 9), 1, 9), ((9, 4), 0, 3), ((2, 67, 3), 1, 8))
    text = [f"let top_{number} = fn(x: {tensor(dtype, shape)}) -> "
            f"({tensor(dtype, (*shape[:axis], k, *shape[axis + 1:]))},"
            f" {tensor('I64', (*shape[:axis], k, *shape[axis + 1:]))}) {{ x.top_k(k={k}, axis={axis}) }};"
            for number, (shape, axis, k) in enumerate(selections)]
    program = toolchain.program_from_text(f"top_k_{dtype.lower()}", "\n".join(text))
    for number, (shape, axis, k) in enumerate(selections):
        for kind in ("any", "nan", "equal", "ascending"):
            x = generate(f"top_k.{dtype}.{number}", dtype, list(shape))
            if kind == "nan" and dtype in FLOATS:
                x = np.where(np.arange(x.size).reshape(shape) % 3 == 0, x, NUMPY[dtype](np.nan)).astype(x.dtype)
            elif kind == "equal":
                x = np.full(shape, x.flat[0], x.dtype)
            elif kind == "ascending":
                x = np.sort(x, axis)
            wide = x.astype(np.float64) if dtype in FLOATS else x.astype(np.int64)
            nan = np.isnan(wide) if dtype in FLOATS else np.zeros(shape, bool)
            # Ascending order of (is NaN, -value), stable; ~ reverses integers without overflow.
            key = np.where(nan, 0.0, -wide) if dtype in FLOATS else ~wide
            order = np.take_along_axis(np.argsort(key, axis, kind="stable"), np.argsort(np.take_along_axis(
                nan, np.argsort(key, axis, kind="stable"), axis), axis, kind="stable"), axis)
            order = np.take(order, np.arange(k), axis)
            check(program, f"top_{number}", [x], [np.take_along_axis(x, order, axis), order])


def test_top_k_of_a_vocabulary(toolchain):
    program = toolchain.program_from_text("vocabulary", "let f = fn(x: tensor<F32, [32000]>)"
                                          " -> (tensor<F32, [50]>, tensor<I64, [50]>) { x.top_k(k=50, axis=0) };")
    for x in (np.random.default_rng(1).standard_normal(32000).astype(np.float32), np.arange(32000, dtype=np.float32)):
        order = np.argsort(-x, kind="stable")[:50]
        check(program, "f", [x], [x[order], order])


def test_updates_in_place(toolchain):
    """A donated cache is updated in its own buffer, also in a long function."""
    layers = 40
    parameters = ", ".join(f"donate c{i}: tensor<F32, [4, 64, 8]>" for i in range(layers))
    results = ", ".join("tensor<F32, [4, 64, 8]>" for _ in range(layers))
    values = ", ".join(f"c{i}.dynamic_update_slice(new + {i}.0, start)" for i in range(layers))
    program = toolchain.program_from_text("in_place", f"""
let one = fn(donate cache: tensor<F32, [4, 64, 8]>, new: tensor<F32, [4, 1, 8]>, start: tensor<I64, [3]>)
    -> tensor<F32, [4, 64, 8]> {{ cache.dynamic_update_slice(new, start) }};
let scatter = fn(donate x: tensor<F32, [9, 4]>, i: tensor<I64, [3]>, y: tensor<F32, [3, 4]>)
    -> tensor<F32, [9, 4]> {{ x.scatter_add(i, y, axis=0) }};
let many = fn({parameters}, new: tensor<F32, [4, 1, 8]>, start: tensor<I64, [3]>) -> ({results}) {{ ({values}) }};
""")
    assert program.functions()["one"]["inplace"] == [["out0", "cache"]]
    assert program.functions()["scatter"]["inplace"] == [["out0", "x"]]
    assert len(program.functions()["many"]["inplace"]) == layers
    library = ctypes.CDLL(str(program.library(X86)))
    random = np.random.default_rng(7)

    def call(symbol: str, inputs: list[np.ndarray], outputs: list[np.ndarray]) -> None:
        function = getattr(library, symbol)
        arguments = [array.ctypes.data_as(ctypes.c_void_p) for array in [*inputs, *outputs]]
        assert function(*arguments) == 0

    new, start = random.standard_normal((4, 1, 8)).astype(np.float32), np.array([0, 9, 0])
    caches = [random.standard_normal((4, 64, 8)).astype(np.float32) for _ in range(layers)]
    expected = [cache.copy() for cache in caches]
    for number, cache in enumerate(expected):
        cache[:, 9:10] = new + np.float32(number)
    apart = [np.zeros_like(cache) for cache in caches]
    call("kina_many", [*caches, new, start], apart)
    assert all(same_bits(left, right) for left, right in zip(apart, expected))
    cache = caches[0].copy()
    call("kina_one", [cache, new, start], [cache])
    assert same_bits(cache, expected[0])
    call("kina_many", [*caches, new, start], caches)
    assert all(same_bits(left, right) for left, right in zip(caches, expected))
    x, y = random.standard_normal((9, 4)).astype(np.float32), random.standard_normal((3, 4)).astype(np.float32)
    sum_ = x.copy()
    for at, row in zip((8, 0, 8), y):
        sum_[at] += row
    call("kina_scatter", [x, np.array([99, -1, 8]), y], [x])
    assert same_bits(x, sum_)
