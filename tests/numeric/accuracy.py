"""Errors of the elementary functions against independent references.

F32 results are held against the C library's 80-bit functions, whose error is
about 2^-40 of an F32 ulp; F64 results against mpmath. `scripts/check-math` and
test_math.py measure with this module.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

import mpmath
import numpy as np

WIDE = np.longdouble
#: Bits of mpmath's results; an exponential needs as many again for its argument.
PRECISION = 160


@dataclass(frozen=True)
class Format:
    """A binary format: significant bits, exponent of the least positive value and of infinity."""

    name: str
    dtype: type
    bits: type
    precision: int
    least: int
    greatest: int


F32 = Format("F32", np.float32, np.uint32, 24, -149, 128)
F64 = Format("F64", np.float64, np.uint64, 53, -1074, 1024)
FORMATS = {form.name: form for form in (F32, F64)}


@dataclass(frozen=True)
class Function:
    """An elementary function: exactly (mpmath), by NumPy, and the largest error in F64 that is accepted, in ulp."""

    exact: Callable
    wide: Callable
    limit: float


def _erf(x: np.ndarray) -> np.ndarray:
    """By the C library in F64: an error of 2^-29 of an F32 ulp."""
    return np.fromiter(map(math.erf, x.astype(np.float64)), np.float64, len(x)).astype(x.dtype)


FUNCTIONS = {
    "rsqrt": Function(lambda x: 1 / mpmath.sqrt(x), lambda x: 1 / np.sqrt(x), 0.51),
    "exp": Function(mpmath.exp, np.exp, 0.75),
    "expm1": Function(mpmath.expm1, np.expm1, 1.0),
    "log": Function(mpmath.log, np.log, 0.51),
    "log1p": Function(mpmath.log1p, np.log1p, 1.0),
    "sin": Function(mpmath.sin, np.sin, 1.0),
    "cos": Function(mpmath.cos, np.cos, 1.0),
    "tanh": Function(mpmath.tanh, np.tanh, 1.0),
    "erf": Function(mpmath.erf, _erf, 1.0),
    "sigmoid": Function(lambda x: 1 / (1 + mpmath.exp(-x)), lambda x: 1 / (1 + np.exp(-x)), 1.0),
    "pow": Function(mpmath.power, np.power, 0.75),
}
#: The largest error accepted in F32.
NARROW_LIMIT = 0.51


def limit(name: str, form: Format) -> float:
    """The largest error accepted, in ulp."""
    return NARROW_LIMIT if form is F32 else FUNCTIONS[name].limit


def arguments(name: str, form: Format, count: int, seed: int = 1) -> tuple[np.ndarray, ...]:
    """About `count` arguments (for `pow` pairs) in strata, and the special ones."""
    generator = np.random.default_rng(seed)
    if name == "pow":
        return _pairs(form, count, generator)
    half = _strata(form, count // 2, generator)
    # One bit pattern of each of equally many intervals of patterns: every exponent and both signs.
    width = (1 << form.dtype(0).itemsize * 8) // (count - count // 2)
    starts = np.arange(count - count // 2, dtype=np.uint64) * np.uint64(width)
    patterns = starts + generator.integers(0, width, len(starts), dtype=np.uint64)
    return (np.concatenate([half, patterns.astype(form.bits).view(form.dtype)]),)


def _strata(form: Format, count: int, generator: np.random.Generator) -> np.ndarray:
    """Small and subnormal arguments, arguments near 1, near multiples of pi / 2, and uniform in the ranges where exp,
    tanh and erf are neither 0 nor 1 nor infinite."""
    part = count // 7
    logarithm = np.log(2.0)

    def signed_power(low, high, size=part):
        return generator.choice([-1, 1], size) * np.exp2(generator.uniform(low, high, size))

    special = [0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0, 1e8, -1e22]
    subnormal = generator.integers(0, 1 << form.precision - 1, part // 4, dtype=np.uint64)
    strata = [
        subnormal.astype(form.bits).view(form.dtype),
        signed_power(form.least, -4, part - part // 4),
        signed_power(-5, 3),
        1 + signed_power(-form.precision - 2, -1),
        generator.uniform(logarithm * (form.least - 4), logarithm * (form.greatest + 2), part),
        generator.uniform(-7, 7, part),
        generator.integers(0, 1 << form.precision, part) * (np.pi / 2),
        signed_power(3, form.greatest - 1, count - 6 * part - len(special)),
        np.array(special),
    ]
    with np.errstate(all="ignore"):
        return np.concatenate([stratum.astype(form.dtype) for stratum in strata])


def _pairs(form: Format, count: int, generator: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Results over the whole range and in the subnormal range, bases near 1 and subnormal, small integer and half
    exponents, negative bases, and random bit patterns."""
    part = count // 8

    def power_of_two(low, high):
        return np.exp2(generator.uniform(low, high, part))

    def exponent_for(x, low, high):
        """y such that x ** y = 2^t for t in [low, high]."""
        with np.errstate(all="ignore"):
            return generator.uniform(low, high, part) / np.log2(np.abs(x).astype(np.float64))

    least, greatest, precision = form.least, form.greatest, form.precision
    normal = power_of_two(least + precision, greatest).astype(form.dtype)
    near_one = (1 + generator.choice([-1, 1], part) * power_of_two(-precision, -1)).astype(form.dtype)
    subnormal = generator.integers(1, 1 << precision - 1, part).astype(form.bits).view(form.dtype)
    random = generator.integers(0, 1 << 64, 2 * part, dtype=np.uint64).astype(form.bits).view(form.dtype)
    moderate = (generator.choice([-1, 1], part) * power_of_two(-30, 30)).astype(form.dtype)
    ordinary = power_of_two(-2, 2)
    strata = [
        (normal, exponent_for(normal, least - 4, greatest + 2)),
        (normal[::-1], exponent_for(normal[::-1], least - 2, least + precision + 2)),
        (near_one, exponent_for(near_one, least - 4, greatest + 2)),
        (subnormal, exponent_for(subnormal, least - 4, greatest + 2)),
        (moderate, generator.integers(-12, 13, part)),
        (np.abs(moderate), generator.integers(-24, 25, part) / 2),
        (ordinary, exponent_for(ordinary, -40, 40)),
        (random[:part], random[part:]),
    ]
    with np.errstate(all="ignore"):
        return tuple(np.concatenate([stratum[i].astype(form.dtype) for stratum in strata]) for i in range(2))


def wide(name: str, *inputs: np.ndarray) -> np.ndarray:
    """The function in the 80-bit format."""
    with np.errstate(all="ignore"):
        return np.asarray(FUNCTIONS[name].wide(*(x.astype(WIDE) for x in inputs)))


def errors(form: Format, found: np.ndarray, true: np.ndarray) -> np.ndarray:
    """|found - true| in units in the last place of `true`; infinite where special values or signs differ."""
    found, true = found.astype(WIDE), true.astype(WIDE)
    with np.errstate(all="ignore"):
        special = ~np.isfinite(true) | (true == 0)
        same = (np.isnan(found) & np.isnan(true)) | ((found == true) & (np.signbit(found) == np.signbit(true)))
        # Beyond the largest value a result may still be finite: infinity counts as what would follow.
        bound = WIDE(2) ** form.greatest
        distance = np.abs(np.clip(found, -bound, bound) - np.clip(true, -bound, bound))
        exponent = np.maximum(np.frexp(np.where(special, 1, true))[1] - form.precision, form.least)
        error = np.ldexp(distance, -exponent)
        wrong = np.isnan(found) | (np.signbit(found) != np.signbit(true))
    return np.where(special, np.where(same, 0, np.inf), np.where(wrong, np.inf, error)).astype(np.float64)


def is_special(name: str, *inputs: float) -> bool:
    """Whether the value is one that IEEE 754 or C99 Annex F names: NumPy's is right."""
    x = inputs[0]
    if not all(map(math.isfinite, inputs)) or x == 0:
        return True
    match name:
        case "pow":
            return inputs[1] == 0 or x == 1 or (x < 0 and inputs[1] != math.floor(inputs[1]))
        case "log" | "rsqrt":
            return x < 0
        case "log1p":
            return x <= -1
    return False


def exact(name: str, *inputs: float) -> mpmath.mpf | float:
    """The function by mpmath, or its special value."""
    if is_special(name, *inputs):
        return float(wide(name, *(np.array([x]) for x in inputs))[0])
    # Near 0 the significant digits of 1 + f(x) lie far behind the point.
    if name in ("erf", "tanh", "expm1", "log1p", "sin") and abs(inputs[0]) < 2.0**-200:
        with mpmath.workprec(PRECISION):
            return mpmath.mpf(inputs[0]) * (2 / mpmath.sqrt(mpmath.pi) if name == "erf" else 1)
    extra = 1100 if name in ("exp", "expm1", "sigmoid", "tanh") and abs(inputs[0]) > 1e4 else 0
    with mpmath.workprec(PRECISION + extra):
        return _clamped(name, *inputs)


def _clamped(name: str, x: float, *rest: float) -> mpmath.mpf:
    """The function, for arguments so large that all larger ones give the same after rounding at a limit."""
    if name in ("exp", "expm1", "sigmoid", "tanh"):
        x = min(max(x, -1500.0), 1500.0)
    elif name == "erf":
        x = min(max(x, -8.0), 8.0)
    if name == "pow" and x < 0:
        magnitude = mpmath.power(mpmath.mpf(-x), mpmath.mpf(rest[0]))
        return -magnitude if mpmath.mpf(rest[0]) % 2 else magnitude
    return mpmath.mpf(FUNCTIONS[name].exact(mpmath.mpf(x), *map(mpmath.mpf, rest)))


def exact_error(form: Format, found: float, true: mpmath.mpf | float) -> float:
    """|found - true| in units in the last place of `true`, as `errors` counts."""
    if isinstance(true, float):
        same = found == true and math.copysign(1, found) == math.copysign(1, true)
        return 0.0 if same or (math.isnan(found) and math.isnan(true)) else math.inf
    if math.isnan(found) or (math.copysign(1, found) < 0) != (true < 0):
        return math.inf
    with mpmath.workprec(PRECISION):
        bound = mpmath.ldexp(1, form.greatest)
        value = bound * (1 if found > 0 else -1) if math.isinf(found) else mpmath.mpf(found)
        true = max(-bound, min(bound, true))
        exponent = max(true.exp + true.man.bit_length() - form.precision, form.least)
        return float(mpmath.ldexp(abs(value - true), -exponent))


def worst(name: str, form: Format, inputs: tuple[np.ndarray, ...], found: np.ndarray) -> tuple[float, int]:
    """The largest error of `found` and where it is."""
    if form is F32:
        error = errors(form, found, wide(name, *inputs))
    else:
        rows = zip(*(x.tolist() for x in inputs), found.tolist())
        error = np.array([exact_error(form, row[-1], exact(name, *row[:-1])) for row in rows])
    index = int(np.argmax(error))
    return float(error[index]), index


def rounded(form: Format, true: mpmath.mpf | float) -> int:
    """`true` rounded once to the format, as bits."""
    if isinstance(true, float):
        return int(np.array(true, form.dtype).view(form.bits))
    # mpmath rounds to its working precision in every operation, a change of sign included.
    with mpmath.workprec(PRECISION + 64):
        magnitude = abs(true)
        exponent = max(magnitude.exp + magnitude.man.bit_length() - form.precision, form.least)
        steps = int(mpmath.nint(mpmath.ldexp(magnitude, -exponent)))
    try:
        value = math.ldexp(steps, exponent)
    except OverflowError:
        value = math.inf
    with np.errstate(all="ignore"):
        return int(np.array(-value if true < 0 else value, form.dtype).view(form.bits))
