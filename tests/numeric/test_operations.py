"""Every operation, compiled and interpreted, against its NumPy definition."""

import numpy as np
import pytest

import references
from harness import X86, describe_difference, same_bits
from inputs import generate
from table import ELEMENTWISE, ELEMENTWISE_SHAPES, REDUCE_SHAPES, REDUCTIONS, Elementwise, Reduce


def tensor(dtype: str, shape: tuple[int, ...]) -> str:
    return f"tensor<{dtype}, {list(shape)}>"


def check(program, name: str, inputs: list[np.ndarray], expected: np.ndarray, max_ulp: float = 0.0) -> None:
    """The compiled function gives `expected`, and the interpreter the compiled function's bits."""
    (compiled,) = program.run(X86, name, inputs)
    (interpreted,) = program.interpret(name, inputs)
    assert same_bits(compiled, interpreted), (
        f"{name}: compiled against interpreted: {describe_difference(compiled, interpreted)}"
    )
    if max_ulp:
        assert compiled.shape == expected.shape
        assert references.ulp_distance(compiled, expected) <= max_ulp, describe_difference(
            compiled, expected.astype(compiled.dtype)
        )
    else:
        assert same_bits(compiled, expected), f"{name}: against NumPy: {describe_difference(compiled, expected)}"


@pytest.mark.parametrize("row", ELEMENTWISE, ids=lambda row: row.name)
def test_elementwise(toolchain, row: Elementwise):
    cases = [(f"f_{dtype.lower()}_{index}", dtype, shape)
             for dtype in row.dtypes for index, shape in enumerate(ELEMENTWISE_SHAPES)]
    names = ["x", "y", "z"][:row.arity]
    program = toolchain.program_from_text(f"elementwise_{row.name}", "\n".join(
        f"let {name} = fn({', '.join(f'{n}: {tensor(dtype, shape)}' for n in names)})"
        f" -> {tensor(row.result or dtype, shape)} {{ {row.expression} }};"
        for name, dtype, shape in cases))
    for name, dtype, shape in cases:
        inputs = [generate(f"{row.name}.{name}.{n}", dtype, list(shape)) for n in names]
        with np.errstate(all="ignore"):
            expected = np.asarray(row.reference(*(references.widen(x, dtype) for x in inputs)))
            if not row.max_ulp:
                expected = references.to_dtype(expected, row.result or dtype)
        check(program, name, inputs, expected, row.max_ulp)


@pytest.mark.parametrize("row", REDUCTIONS, ids=lambda row: row.name)
def test_reduce(toolchain, row: Reduce):
    cases = [(f"f_{dtype.lower()}_{index}_{axis}_{'keep' if keep else 'drop'}", dtype, shape, axis, keep)
             for dtype in row.dtypes for index, shape in enumerate(REDUCE_SHAPES)
             for axis in range(len(shape)) for keep in (False, True)]

    def result(dtype, shape, axis, keep):
        return tensor(row.result or dtype, (*shape[:axis], *([1] if keep else []), *shape[axis + 1:]))

    program = toolchain.program_from_text(f"reduce_{row.name}", "\n".join(
        f"let {name} = fn(x: {tensor(dtype, shape)}) -> {result(dtype, shape, axis, keep)}"
        f" {{ x.{'reduce_keep' if keep else 'reduce'}(op={row.name}, axis={axis}) }};"
        for name, dtype, shape, axis, keep in cases))
    for name, dtype, shape, axis, keep in cases:
        # Sums of infinities of both signs are all NaN: half of the cases stay finite.
        x = generate(f"{row.name}.{name}", dtype, list(shape), finite=keep)
        with np.errstate(all="ignore"):
            # F8E4M3 has no infinity.
            lowest = -448.0 if dtype == "F8E4M3" else -np.inf
            expected = np.asarray(references.reduce(row.name, references.widen(x, dtype), axis, lowest))
            expected = references.to_dtype(expected, row.result or dtype)
        check(program, name, [x], np.expand_dims(expected, axis) if keep else expected)


def test_every_index_of_a_tie_is_the_lowest(toolchain):
    program = toolchain.program_from_text("ties", "let f = fn(x: tensor<F32, [1, 67]>) -> tensor<I64, [1]>"
                                          " { x.reduce(op=argmax, axis=1) };")
    for places in ([0, 66], [31, 32, 64], [5, 13, 36], list(range(67))):
        x = np.full((1, 67), -1.0, np.float32)
        x[0, places] = 7.0
        check(program, "f", [x], np.array([places[0]]))
