"""reshape, transpose, slice, concat, pad, iota, full and broadcast: every dtype and rank, bit for bit."""

from dataclasses import dataclass
from typing import Callable

import numpy as np
import pytest

import references
from harness import NUMPY, X86, describe_difference, same_bits
from inputs import generate

DTYPES = tuple(NUMPY)
NUMBERS = tuple(dtype for dtype in DTYPES if dtype != "Bool")


@dataclass(frozen=True)
class Case:
    """An expression over `x`, `y` and the rank-0 `v`, and its NumPy form."""

    shapes: tuple[tuple[int, ...], ...]
    expression: str
    reference: Callable[..., np.ndarray]


def reshape(before, after) -> Case:
    return Case((before,), f"x.reshape({list(after)})", lambda x: x.reshape(after))


def transpose(shape, permutation) -> Case:
    return Case((shape,), f"x.transpose({list(permutation)})", lambda x: np.transpose(x, permutation))


def cut(shape, start, limit, stride) -> Case:
    parts = tuple(slice(*bounds) for bounds in zip(start, limit, stride, strict=True))
    return Case((shape,), f"x.slice(start={list(start)}, limit={list(limit)}, stride={list(stride)})",
                lambda x: x[parts])


def concat(shapes, axis) -> Case:
    names = ("x", "y")[:len(shapes)]
    return Case(shapes, f"concat([{', '.join(names)}], axis={axis})", lambda *xs: np.concatenate(xs, axis))


def pad(shape, low, high) -> Case:
    return Case((shape, ()), f"x.pad(y, low={list(low)}, high={list(high)})",
                lambda x, v: padded(x, v, list(zip(low, high, strict=True))))


def padded(x: np.ndarray, value: np.ndarray, widths: list[tuple[int, int]]) -> np.ndarray:
    result = np.full([low + size + high for size, (low, high) in zip(x.shape, widths, strict=True)], value, x.dtype)
    result[tuple(slice(low, low + size) for size, (low, _) in zip(x.shape, widths, strict=True))] = x
    return result


def broadcast(before, after) -> Case:
    return Case((before,), f"x.broadcast({list(after)})", lambda x: np.broadcast_to(x, after))


CASES = [
    reshape((6, 4), (8, 3)), reshape((7,), (7, 1, 1)), reshape((1, 7, 1), (7,)), reshape((), (1, 1)),
    reshape((1, 1), ()), reshape((2, 3, 5, 7), (6, 35)), reshape((2, 1, 3, 1, 2, 3), (3, 1, 12)),
    reshape((210,), (2, 3, 5, 7)), reshape((3, 4, 5), (5, 4, 3)),
    transpose((5, 7), (1, 0)), transpose((4, 4), (1, 0)), transpose((3, 1, 5), (2, 1, 0)), transpose((), ()),
    transpose((9,), (0,)), transpose((2, 3, 1, 5), (3, 0, 2, 1)), transpose((2, 1, 3, 2, 1, 3), (5, 3, 4, 1, 0, 2)),
    transpose((1, 67), (1, 0)), transpose((2, 1, 2, 1, 2, 1, 3), (6, 5, 4, 3, 2, 1, 0)),
    cut((13,), (2,), (13,), (3,)), cut((5, 7), (0, 0), (4, 7), (1, 1)), cut((5, 7), (1, 6), (2, 7), (9, 9)),
    cut((), (), (), ()), cut((3, 5, 7), (1, 0, 2), (3, 5, 6), (2, 4, 1)), cut((1, 1), (0, 0), (1, 1), (5, 1)),
    cut((2, 3, 2, 3, 2, 5), (1, 0, 0, 1, 0, 0), (2, 3, 1, 3, 2, 5), (1, 2, 1, 1, 1, 3)), cut((67,), (0,), (67,), (1,)),
    concat(((3,), (5,)), 0), concat(((2, 3), (2, 1)), 1), concat(((1, 7), (6, 7)), 0), concat(((2, 3),), 1),
    concat(((2, 1, 3), (2, 5, 3)), 1), concat(((2, 1, 2, 1, 2, 3), (2, 1, 2, 1, 2, 2)), 5),
    concat(((2, 1, 2, 1, 2, 3), (3, 1, 2, 1, 2, 3)), 0),
    pad((5,), (2,), (3,)), pad((3, 4), (0, 1), (2, 0)), pad((2, 3), (0, 0), (0, 0)), pad((), (), ()),
    pad((1, 1, 1), (1, 2, 3), (3, 2, 1)), pad((2, 1, 2, 1, 2, 3), (0, 1, 0, 2, 0, 1), (1, 0, 0, 0, 1, 0)),
    pad((67,), (0,), (1,)),
    broadcast((), (2, 3)), broadcast((3, 1), (2, 3, 5)), broadcast((1,), (7,)), broadcast((4,), (1, 4)),
    broadcast((1, 3, 1, 2), (2, 3, 1, 2)),
    # Views of views, of computed tensors and of each other.
    Case(((5, 7),), "x.transpose([1, 0]).reshape([5, 7]).transpose([1, 0])", lambda x: x.T.reshape(5, 7).T),
    Case(((6, 8),), "x.slice(start=[1, 2], limit=[6, 8], stride=[2, 1]).slice(start=[1, 0], limit=[3, 6], stride=[1, 3])",
         lambda x: x[1:6:2, 2:8][1:3, 0:6:3]),
    Case(((6, 8),), "x.slice(start=[1, 2], limit=[6, 8], stride=[2, 3]).reshape([6]).broadcast([2, 6])",
         lambda x: np.broadcast_to(x[1:6:2, 2:8:3].reshape(6), (2, 6))),
    Case(((3, 1), (1, 4)), "x.broadcast([3, 4]).transpose([1, 0]) == y.broadcast([3, 4]).transpose([1, 0])",
         lambda x, y: (np.broadcast_to(x, (3, 4)) == np.broadcast_to(y, (3, 4))).T),
    Case(((4, 4),), "where(x == x.transpose([1, 0]), x, x.transpose([1, 0]))", lambda x: np.where(x == x.T, x, x.T)),
    Case(((3, 5), (3, 5)), "concat([x == y, y.transpose([1, 0]).reshape([3, 5]) == x], axis=1)",
         lambda x, y: np.concatenate([x == y, y.T.reshape(3, 5) == x], 1)),
    Case(((3, 5), ()), "concat([x.pad(y, low=[0, 2], high=[1, 0]), x.pad(y, low=[1, 0], high=[0, 2])], axis=0)",
         lambda x, v: np.concatenate([padded(x, v, [(0, 1), (2, 0)]), padded(x, v, [(1, 0), (0, 2)])])),
    Case(((4, 3), (4, 3)), "concat([x, y], axis=0).slice(start=[2, 0], limit=[7, 3], stride=[2, 1])",
         lambda x, y: np.concatenate([x, y])[2:7:2]),
    Case(((),), "full(x, [2, 3], {dtype})", lambda x: np.full((2, 3), x)),
]


def tensor(dtype: str, shape) -> str:
    return f"tensor<{dtype}, {list(shape)}>"


def arguments(case: Case, dtype: str, label: str) -> list[np.ndarray]:
    return [generate(f"{label}.{index}", dtype, list(shape)) for index, shape in enumerate(case.shapes)]


@pytest.mark.parametrize("dtype", DTYPES)
def test_elements_move_as_numpy_moves_them(toolchain, dtype: str):
    lines, functions = [], []
    for index, case in enumerate(CASES):
        name = f"f{index}"
        inputs = arguments(case, dtype, f"{dtype}.{name}")
        expected = case.reference(*inputs)
        result = "Bool" if expected.dtype == np.bool_ and "==" in case.expression and "where" not in case.expression \
            else dtype
        parameters = ", ".join(f"{n}: {tensor(dtype, shape)}" for n, shape in zip("xy", case.shapes))
        lines.append(f"let {name} = fn({parameters}) -> {tensor(result, expected.shape)}"
                     f" {{ {case.expression.replace('{dtype}', dtype)} }};")
        functions.append((name, case, inputs, np.ascontiguousarray(expected).reshape(expected.shape)))
    program = toolchain.program_from_text(f"shape_{dtype}", "\n".join(lines))
    for name, case, inputs, expected in functions:
        (compiled,) = program.run(X86, name, inputs)
        assert same_bits(compiled, expected), f"{case.expression}: {describe_difference(compiled, expected)}"
    # One function for all: a process of the interpreter for each would take long.
    for name, case, inputs, expected in functions[hash_of(dtype)::6]:
        (interpreted,) = program.interpret(name, inputs)
        assert same_bits(interpreted, expected), f"{case.expression}: {describe_difference(interpreted, expected)}"


def hash_of(dtype: str) -> int:
    return DTYPES.index(dtype) % 6


def test_iota_converts_the_index(toolchain):
    shapes = [((300,), 0), ((2, 300), 1), ((17, 3), 0), ((2, 3, 1, 5), 3), ((2, 3, 1, 5), 2), ((70000,), 0)]
    cases = [(f"{dtype.lower()}_{index}", dtype, shape, axis)
             for dtype in NUMBERS for index, (shape, axis) in enumerate(shapes)]
    program = toolchain.program_from_text("iota", "\n".join(
        f"let f_{name} = fn() -> {tensor(dtype, shape)} {{ iota({list(shape)}, axis={axis}, {dtype}) }};"
        for name, dtype, shape, axis in cases))
    for name, dtype, shape, axis in cases:
        index = np.broadcast_to(np.expand_dims(np.arange(shape[axis]), list(range(1, len(shape) - axis))), shape)
        with np.errstate(all="ignore"):
            expected = references.to_dtype(np.ascontiguousarray(index), dtype)
        for found in (program.run(X86, f"f_{name}", []), program.interpret(f"f_{name}", [])):
            assert same_bits(found[0], expected), f"{name}: {describe_difference(found[0], expected)}"


def test_a_thousand_operands(toolchain):
    parts = ", ".join(f"x.slice(start=[{k}], limit=[{k + 1}], stride=[1])" for k in reversed(range(1000)))
    program = toolchain.program_from_text(
        "thousand", f"let f = fn(x: tensor<I8, [1000]>) -> tensor<I8, [1000]> {{ concat([{parts}], axis=0) }};")
    x = generate("thousand", "I8", [1000])
    for found in (program.run(X86, "f", [x]), program.interpret("f", [x])):
        assert same_bits(found[0], x[::-1].copy())
