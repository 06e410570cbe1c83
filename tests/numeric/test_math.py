"""The elementary functions in every floating dtype: compiled against interpreted bit for bit, and both against
independent references. Narrow floats are checked in every bit pattern."""

import numpy as np
import pytest

import accuracy
import references
from harness import NARROW, NUMPY, SETTINGS, describe_difference, same_bits
from inputs import generate, ugly
from test_narrow_floats import patterns

FLOATS = ("F64", "F32", *NARROW)
ROUNDING = {"floor": np.floor, "ceil": np.ceil, "round": np.rint}
FUNCTIONS = [name for name in accuracy.FUNCTIONS if name != "pow"] + list(ROUNDING)
SAMPLES = {"F32": 1 << 16, "F64": 1 << 11}


def arguments(dtype: str) -> list[np.ndarray]:
    """What each function is applied to: every bit pattern, or the ugly values and a sample of every stratum."""
    if dtype in NARROW:
        return [patterns(dtype)] * len(FUNCTIONS)
    form = accuracy.FORMATS[dtype]
    samples = [accuracy.arguments("exp", form, SAMPLES[dtype], seed)[0] for seed in range(len(FUNCTIONS))]
    edges = np.concatenate([ugly(dtype), halves(form), limits(form)])
    return [np.concatenate([edges, sample]) for sample in samples]


def halves(form: accuracy.Format) -> np.ndarray:
    """Ties of `round`, their neighbours, and where the integers begin."""
    values = np.array([0.5, 1.5, 2.5, 3.5, 1e6 + 0.5, 2.0 ** (form.precision - 2) + 0.5, 2.0 ** (form.precision - 1) - 0.5,
                       2.0 ** (form.precision - 1) + 1, 2.0**form.precision - 1], form.dtype)
    values = np.concatenate([values, np.nextafter(values, form.dtype(np.inf)), np.nextafter(values, form.dtype(0))])
    return np.concatenate([values, -values])


def limits(form: accuracy.Format) -> np.ndarray:
    """Where exp overflows, becomes subnormal and vanishes, where tanh, erf and sigmoid saturate, and far angles."""
    logarithm = np.log(2.0)
    values = [form.greatest * logarithm, (form.least + form.precision) * logarithm, form.least * logarithm,
              (form.least - 1) * logarithm, 2.0**-form.precision, 2.0 ** (-form.precision / 2), 9.01, 19.06, 22.0, 3.92, 5.92,
              4.0, 6.0, 17.33, 36.74, 1e8, 1e22, 2.0 ** (form.greatest - 1), np.pi, np.pi / 2, np.pi / 4, 1 - 2.0**-form.precision]
    with np.errstate(all="ignore"):
        values = np.array(values).astype(form.dtype)
    values = np.concatenate([values, np.nextafter(values, form.dtype(np.inf)), np.nextafter(values, form.dtype(0))])
    return np.concatenate([values, -values])


@pytest.fixture(scope="module")
def program(toolchain):
    """For each dtype a function that applies each elementary function to a parameter of its own: a loop each."""
    lines = []
    for dtype in FLOATS:
        tensor = f"tensor<{dtype}, [{len(arguments(dtype)[0])}]>"
        parameters = ", ".join(f"x{index}: {tensor}" for index in range(len(FUNCTIONS)))
        results = ", ".join(f"x{index}.{name}()" for index, name in enumerate(FUNCTIONS))
        types = ", ".join([tensor] * len(FUNCTIONS))
        lines.append(f"let each_{dtype} = fn({parameters}) -> ({types}) {{ ({results}) }};")
        tensor = f"tensor<{dtype}, [{len(pairs(dtype)[0])}]>"
        lines.append(f"let pow_{dtype} = fn(x: {tensor}, y: {tensor}) -> {tensor} {{ x ** y }};")
    return toolchain.program_from_text("math", "\n".join(lines))


def run_all(program, name: str, inputs: list[np.ndarray]) -> list[np.ndarray]:
    """The interpreter's results, which those of every setting equal bit for bit."""
    expected = program.interpret(name, inputs)
    for setting in SETTINGS:
        for index, (found, right) in enumerate(zip(program.run(setting, name, inputs), expected, strict=True)):
            assert same_bits(found, right), (
                f"{name}, result {index}, {setting.name} against interpreted: {describe_difference(found, right)}")
    return expected


def expected_narrow(name: str, dtype: str, *inputs: np.ndarray) -> np.ndarray:
    """The F32 result, rounded once."""
    with np.errstate(all="ignore"):
        if name in ROUNDING:
            wide = ROUNDING[name](inputs[0].astype(np.float32))
        else:
            wide = accuracy.wide(name, *inputs).astype(np.float32)
        return references.to_dtype(wide, dtype)


@pytest.mark.parametrize("dtype", NARROW)
def test_every_bit_pattern_of_a_narrow_float(program, dtype: str):
    inputs = arguments(dtype)
    for name, x, found in zip(FUNCTIONS, inputs, run_all(program, f"each_{dtype}", inputs), strict=True):
        expected = expected_narrow(name, dtype, x)
        assert same_bits(found, expected), f"{name} {dtype}: {describe_difference(found, expected)}"


@pytest.mark.parametrize("dtype", ("F32", "F64"))
def test_errors_stay_within_the_bounds(program, dtype: str):
    form = accuracy.FORMATS[dtype]
    inputs = arguments(dtype)
    for name, x, found in zip(FUNCTIONS, inputs, run_all(program, f"each_{dtype}", inputs), strict=True):
        if name in ROUNDING:
            with np.errstate(all="ignore"):
                expected = ROUNDING[name](x)
            assert same_bits(found, expected), f"{name} {dtype}: {describe_difference(found, expected)}"
            continue
        error, index = accuracy.worst(name, form, (x,), found)
        assert error <= accuracy.limit(name, form), f"{name} {dtype}: {error} ulp at {x[index]!r}: {found[index]!r}"


def pairs(dtype: str) -> tuple[np.ndarray, np.ndarray]:
    """Arguments of `pow`: all pairs of F8, all pairs of ugly values and a sample of the others."""
    if np.dtype(NUMPY[dtype]).itemsize == 1:
        every = patterns(dtype)
        return np.repeat(every, len(every)), np.tile(every, len(every))
    special = np.concatenate([ugly(dtype), np.array([0.5, -0.5, 1, -1, 2, -2, 3, -3, 4, 33, -33, np.inf, -np.inf], NUMPY[dtype])])
    if dtype in NARROW:
        x, y = (generate(f"pow.{dtype}.{side}", dtype, [1 << 15]) for side in "xy")
    else:
        x, y = accuracy.arguments("pow", accuracy.FORMATS[dtype], SAMPLES[dtype])
    return (np.concatenate([np.repeat(special, len(special)), x]), np.concatenate([np.tile(special, len(special)), y]))


@pytest.mark.parametrize("dtype", NARROW)
def test_pow_of_narrow_floats(program, dtype: str):
    inputs = list(pairs(dtype))
    (found,) = run_all(program, f"pow_{dtype}", inputs)
    expected = expected_narrow("pow", dtype, *inputs)
    assert same_bits(found, expected), describe_difference(found, expected)


@pytest.mark.parametrize("dtype", ("F32", "F64"))
def test_pow_stays_within_the_bounds(program, dtype: str):
    form = accuracy.FORMATS[dtype]
    inputs = pairs(dtype)
    (found,) = run_all(program, f"pow_{dtype}", list(inputs))
    error, index = accuracy.worst("pow", form, inputs, found)
    assert error <= accuracy.limit("pow", form), f"{error} ulp at {inputs[0][index]!r} ** {inputs[1][index]!r}"
