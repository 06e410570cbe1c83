"""Every bit pattern of the floats of less than 32 bits, and every point where their rounding changes."""

import numpy as np
import pytest

import references
from harness import NARROW, NUMPY, SETTINGS, describe_difference, same_bits

WIDE = ("F32", "F64")


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


@pytest.fixture(scope="module")
def program(toolchain):
    lines = []
    for dtype in NARROW:
        for wide in WIDE:
            count, points = len(patterns(dtype)), len(critical_points(dtype, wide))
            lines.append(f"let {dtype}_to_{wide} = fn(x: tensor<{dtype}, [{count}]>) -> tensor<{wide}, [{count}]>"
                         f" {{ x.cast({wide}) }};")
            lines.append(f"let {wide}_to_{dtype} = fn(x: tensor<{wide}, [{points}]>) -> tensor<{dtype}, [{points}]>"
                         f" {{ x.cast({dtype}) }};")
    return toolchain.program_from_text("narrow_floats", "\n".join(lines))


def check(program, name: str, x: np.ndarray, expected: np.ndarray) -> None:
    found = {setting.name: program.run(setting, name, [x])[0] for setting in SETTINGS}
    found["interpreted"] = program.interpret(name, [x])[0]
    for setting, result in found.items():
        assert same_bits(result, expected), f"{name}, {setting}: {describe_difference(result, expected)}"


@pytest.mark.parametrize("wide", WIDE)
@pytest.mark.parametrize("dtype", NARROW)
def test_every_bit_pattern_is_decoded(program, dtype: str, wide: str):
    x = patterns(dtype)
    check(program, f"{dtype}_to_{wide}", x, x.astype(NUMPY[wide]))


@pytest.mark.parametrize("wide", WIDE)
@pytest.mark.parametrize("dtype", NARROW)
def test_every_tie_rounds_once_and_to_even(program, dtype: str, wide: str):
    x = critical_points(dtype, wide)
    expected = references.round_to(x, NUMPY[dtype])
    if wide == "F32":
        with np.errstate(all="ignore"):
            assert same_bits(expected, x.astype(NUMPY[dtype]))
    check(program, f"{wide}_to_{dtype}", x, expected)
