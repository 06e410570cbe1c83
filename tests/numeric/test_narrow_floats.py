"""Every bit pattern of the floats of less than 32 bits, and every point where their rounding changes."""

import numpy as np
import pytest

import references
from harness import NARROW, NUMPY, SETTINGS, describe_difference, same_bits
from inputs import limits

WIDE = ("F32", "F64")
OTHERS = (*NARROW, "I64", "I32", "I16", "I8", "I4", "Bool")
INTEGERS = ("I64", "I16", "I8", "I4")


def patterns(dtype: str) -> np.ndarray:
    """Every value of `dtype`, NaNs and infinities included."""
    size = np.dtype(NUMPY[dtype]).itemsize
    return np.arange(2 ** (8 * size), dtype=f"u{size}").view(NUMPY[dtype])


def critical_points(dtype: str, wide: str) -> np.ndarray:
    """Each value of `dtype`, each tie between two, the neighbours in `wide` of both, and values far outside."""
    number = NUMPY[wide]
    values = references.magnitudes(NUMPY[dtype])
    steps = np.append(values, 2 * values[-1] - values[-2])
    points = np.concatenate([values, (steps[:-1] + steps[1:]) / 2]).astype(number)
    info = np.finfo(number)
    far = np.array([info.max, info.smallest_subnormal, info.smallest_normal, np.inf, np.nan], number)
    points = np.concatenate([points, np.nextafter(points, number(np.inf)), np.nextafter(points, number(0)), far])
    return np.concatenate([points, -points])


def critical_integers(dtype: str) -> np.ndarray:
    """I64 values at and around every integral tie of `dtype` within I64, and the limits of both."""
    values = references.magnitudes(NUMPY[dtype])
    steps = np.append(values, 2 * values[-1] - values[-2])
    ties = (steps[:-1] + steps[1:]) / 2
    points = np.concatenate([values, ties, steps[-1:]])
    whole = {int(point) for point in points if point < 2.0**63}
    edges = {2**63 - 1, 2**62, 2**53, 2**53 + 1, 2**24 + 1, 65504, 65519, 65520, 65521}
    near = {value + offset for value in whole | edges for offset in (-1, 0, 1)}
    within = sorted(value for value in near if 0 <= value < 2**63)
    return np.array([*within, *(-value for value in within), -(2**63)], np.int64)


def integers(source: str, dtype: str) -> np.ndarray:
    """Every value of an integer dtype of at most 16 bits; the critical ones of I64."""
    if source == "I64":
        return critical_integers(dtype)
    lowest, highest = limits(source)
    return np.arange(lowest, highest + 1).astype(NUMPY[source])


def each(name: str, casts: list[tuple[str, str]]) -> str:
    """A function that converts parameters of the given types, each to its target."""
    parameters = ", ".join(f"x{index}: {source}" for index, (source, _) in enumerate(casts))
    types = ", ".join(f"tensor<{target}, {source[source.index('['):]}" for source, target in casts)
    results = ", ".join(f"x{index}.cast({target})" for index, (_, target) in enumerate(casts))
    return f"let {name} = fn({parameters}) -> ({types}) {{ ({results}) }};"


@pytest.fixture(scope="module")
def program(toolchain):
    lines = []
    for dtype in NARROW:
        every = f"tensor<{dtype}, [{len(patterns(dtype))}]>"
        lines.append(each(f"{dtype}_to_others", [(every, target) for target in OTHERS]))
        counts = {source: len(integers(source, dtype)) for source in INTEGERS}
        lines.append(each(f"integers_to_{dtype}", [(f"tensor<{source}, [{count}]>", dtype) for source, count in counts.items()]))
        for wide in WIDE:
            count, points = len(patterns(dtype)), len(critical_points(dtype, wide))
            lines.append(f"let {dtype}_to_{wide} = fn(x: tensor<{dtype}, [{count}]>) -> tensor<{wide}, [{count}]>"
                         f" {{ x.cast({wide}) }};")
            lines.append(f"let {wide}_to_{dtype} = fn(x: tensor<{wide}, [{points}]>) -> tensor<{dtype}, [{points}]>"
                         f" {{ x.cast({dtype}) }};")
    return toolchain.program_from_text("narrow_floats", "\n".join(lines))


def check(program, name: str, inputs: list[np.ndarray], expected: list[np.ndarray]) -> None:
    found = {setting.name: program.run(setting, name, inputs) for setting in SETTINGS}
    found["interpreted"] = program.interpret(name, inputs)
    for setting, results in found.items():
        for index, (left, right) in enumerate(zip(results, expected, strict=True)):
            assert same_bits(left, right), f"{name}, result {index}, {setting}: {describe_difference(left, right)}"


@pytest.mark.parametrize("wide", WIDE)
@pytest.mark.parametrize("dtype", NARROW)
def test_every_bit_pattern_is_decoded(program, dtype: str, wide: str):
    x = patterns(dtype)
    check(program, f"{dtype}_to_{wide}", [x], [x.astype(NUMPY[wide])])


@pytest.mark.parametrize("wide", WIDE)
@pytest.mark.parametrize("dtype", NARROW)
def test_every_tie_rounds_once_and_to_even(program, dtype: str, wide: str):
    x = critical_points(dtype, wide)
    expected = references.round_to(x, NUMPY[dtype])
    if wide == "F32":
        with np.errstate(all="ignore"):
            assert same_bits(expected, x.astype(NUMPY[dtype]))
    check(program, f"{wide}_to_{dtype}", [x], [expected])


@pytest.mark.parametrize("dtype", NARROW)
def test_every_bit_pattern_is_converted(program, dtype: str):
    x = patterns(dtype)
    with np.errstate(all="ignore"):
        expected = [references.cast(x.astype(np.float32), target) for target in OTHERS]
        for target, result in zip(NARROW, expected):
            assert same_bits(result, x.astype(NUMPY[target])), f"the reference for {target} against ml_dtypes"
    check(program, f"{dtype}_to_others", [x] * len(OTHERS), expected)


@pytest.mark.parametrize("dtype", NARROW)
def test_integers_round_once_and_to_even(program, dtype: str):
    inputs = [integers(source, dtype) for source in INTEGERS]
    check(program, f"integers_to_{dtype}", inputs, [references.round_to(x, NUMPY[dtype]) for x in inputs])
