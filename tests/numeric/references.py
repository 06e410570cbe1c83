"""Independent definitions of the operations in NumPy and mpmath."""

import mpmath
import numpy as np

from harness import NARROW, NUMPY
from inputs import limits

LANES, BLOCK = 64, 65536


def divide(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Division; for integers truncating, x / 0 = -1 and MIN / -1 = MIN."""
    if x.dtype.kind == "f":
        return x / y
    return integer(lambda a, b: -1 if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1), x, y)


def remainder(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The sign is that of x; x rem 0 = x."""
    return integer(lambda a, b: a if b == 0 else abs(a) % abs(b) * (-1 if a < 0 else 1), x, y)


def integer(function, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Applies a function of Python integers and wraps the result."""
    bits = 8 * x.dtype.itemsize
    wrapped = [(function(int(a), int(b)) + 2 ** (bits - 1)) % 2**bits - 2 ** (bits - 1)
               for a, b in zip(x.flat, y.flat, strict=True)]
    return np.array(wrapped, x.dtype).reshape(x.shape)


def maximum(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """NaN propagates; -0 is less than +0."""
    if x.dtype.kind != "f":
        return np.maximum(x, y)
    return np.where((x == 0) & (y == 0), np.where(np.signbit(x), y, x), np.maximum(x, y))


def minimum(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """NaN propagates; -0 is less than +0."""
    if x.dtype.kind != "f":
        return np.minimum(x, y)
    return np.where((x == 0) & (y == 0), np.where(np.signbit(x), x, y), np.minimum(x, y))


def sign(x: np.ndarray) -> np.ndarray:
    """-1, 1, a zero with its sign, or NaN."""
    if x.dtype.kind != "f":
        return np.sign(x)
    return np.where((x == 0) | np.isnan(x), x, np.sign(x))


def cast(x: np.ndarray, dtype: str) -> np.ndarray:
    """Float to integer truncates and saturates (NaN is 0); integers wrap; to Bool is x != 0."""
    if dtype == "Bool":
        return x != 0
    if x.dtype.kind == "f" and dtype.startswith("I"):
        lowest, highest = limits(dtype)
        exact = [0 if np.isnan(v) else highest if v == np.inf else lowest if v == -np.inf else int(v) for v in x.flat]
        return np.array([min(max(v, lowest), highest) for v in exact], NUMPY[dtype]).reshape(x.shape)
    return to_dtype(x, dtype)


def to_dtype(x: np.ndarray, dtype: str) -> np.ndarray:
    """`x` as `dtype`: rounded once, or wrapped."""
    if dtype in NARROW:
        return round_to(x, NUMPY[dtype])
    if dtype == "I4":
        return ((x.astype(np.int8) + 8) % 16 - 8).astype(np.int8)
    return x.astype(NUMPY[dtype])


def widen(x: np.ndarray, dtype: str) -> np.ndarray:
    """`x` in the dtype that operations on `dtype` compute in."""
    return x.astype(np.float32) if dtype in NARROW else x


def magnitudes(dtype: type) -> np.ndarray:
    """The finite magnitudes of a narrow float by bit pattern, ascending."""
    bits = np.arange(2 ** (8 * np.dtype(dtype).itemsize - 1), dtype=f"u{np.dtype(dtype).itemsize}")
    values = bits.view(dtype).astype(np.float64)
    return values[np.isfinite(values)].astype(np.longdouble)


def round_to(x: np.ndarray, dtype: type) -> np.ndarray:
    """The nearest value of a narrow float, ties to the even bit pattern, found by search among all of its values."""
    values = magnitudes(dtype)
    # What would follow the largest finite value; its pattern is infinity, or NaN where there is none.
    steps = np.append(values, 2 * values[-1] - values[-2])
    magnitude = np.abs(x.astype(np.longdouble))
    below = np.minimum(np.searchsorted(values, np.where(np.isnan(magnitude), 0, magnitude), "right") - 1, len(values) - 1)
    tie = (steps[below] + steps[below + 1]) / 2
    bits = below + ((magnitude > tie) | ((magnitude == tie) & (below % 2 == 1)))
    word = np.dtype(f"u{np.dtype(dtype).itemsize}")
    bits = np.where(np.isnan(magnitude), np.array(np.nan, dtype).view(word), bits)
    sign = np.signbit(x.astype(np.longdouble))
    return (bits | (sign.astype(np.int64) << (8 * word.itemsize - 1))).astype(word).view(dtype).reshape(x.shape)


def power(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """x ** y in F64 (for F32 operands far more exact than their dtype)."""
    if x.dtype == np.float32:
        return np.power(x.astype(np.float64), y.astype(np.float64))
    return np.array([_power(float(a), float(b)) for a, b in zip(x.flat, y.flat, strict=True)]).reshape(x.shape)


def _power(x: float, y: float) -> float:
    special = not (np.isfinite(x) and np.isfinite(y)) or x == 0 or y == 0 or x == 1 or (x < 0 and y != np.floor(y))
    if special:
        return float(np.power(np.float64(x), np.float64(y)))
    with mpmath.workprec(200):
        magnitude = mpmath.power(abs(mpmath.mpf(x)), mpmath.mpf(y))
        negative = x < 0 and mpmath.mpf(y) % 2 != 0
        exponent = mpmath.frexp(magnitude)[1]
        if exponent > 1024:
            rounded = np.inf
        elif exponent < -1073:  # below half of the smallest subnormal at most one bit is left
            rounded = 5e-324 if magnitude > mpmath.mpf(2) ** -1075 else 0.0
        else:
            unit = mpmath.mpf(2) ** max(exponent - 53, -1074)
            rounded = float(mpmath.nint(magnitude / unit) * unit)
        return -rounded if negative else rounded


def is_lanes(shape: tuple[int, ...], axis: int) -> bool:
    """The rule that chooses the order of accumulation from the type alone."""
    return shape[axis] >= 64 and all(dim == 1 for dim in shape[axis + 1:])


def accumulate(x: np.ndarray, axis: int, combine, identity: float) -> np.ndarray:
    """A floating sum or product in the order that the language fixes."""
    x = np.moveaxis(x, axis, 0)
    result = np.full(x.shape[1:], identity, x.dtype)
    if not is_lanes(tuple(np.moveaxis(x, 0, axis).shape), axis):
        for row in x:
            result = combine(result, row)
        return result
    for start in range(0, x.shape[0], BLOCK):
        block = x[start:start + BLOCK]
        lanes = np.full((LANES, *x.shape[1:]), identity, x.dtype)
        for row in range(0, block.shape[0], LANES):
            part = block[row:row + LANES]
            lanes[:len(part)] = combine(lanes[:len(part)], part)
        half = LANES // 2
        while half:
            lanes = combine(lanes[:half], lanes[half:])
            half //= 2
        result = combine(result, lanes[0])
    return result


def reduce(op: str, x: np.ndarray, axis: int, lowest: float = -np.inf) -> np.ndarray:
    """The reduction `op` along `axis`; `lowest` is the identity of max."""
    float_input = x.dtype.kind == "f"
    match op:
        case "sum" | "prod" if not float_input:
            return getattr(np, op)(x, axis=axis, dtype=x.dtype)
        case "sum":
            return accumulate(x, axis, np.add, -0.0)
        case "prod":
            return accumulate(x, axis, np.multiply, 1.0)
        case "mean":
            return accumulate(x, axis, np.add, -0.0) / x.dtype.type(x.shape[axis])
        case "max" | "min":
            rows = np.moveaxis(x, axis, 0)
            result = rows[0]
            for row in rows[1:]:
                result = (maximum if op == "max" else minimum)(result, row)
            return result
        case "any" | "all":
            return getattr(np, op)(x, axis=axis)
        case "argmax" | "argmin":
            return index_of_extremum(x, axis, op == "argmax", lowest)
    raise ValueError(op)


def index_of_extremum(x: np.ndarray, axis: int, largest: bool, lowest: float) -> np.ndarray:
    """The lowest index of the extremum of the non-NaN elements, 0 when none is strictly better than the identity."""
    if x.dtype.kind == "f":
        x = np.where(np.isnan(x), lowest if largest else -lowest, x)
    return (np.argmax if largest else np.argmin)(x, axis=axis).astype(np.int64)


def ulp_distance(found: np.ndarray, exact: np.ndarray) -> float:
    """The largest error of `found` in units of the last place of its dtype; infinite when special values differ."""
    rounded = exact.astype(found.dtype)
    special = ~np.isfinite(rounded) | ~np.isfinite(found) | (exact == 0)
    same = np.where(np.isnan(rounded), np.isnan(found),
                    (found == rounded) & (np.signbit(found) == np.signbit(rounded)))
    # An exact value just beyond the largest finite number may round either way.
    limit = np.finfo(found.dtype).max
    edge = np.isfinite(exact) & (np.abs(exact) >= limit) & (np.abs(found) >= limit) & (np.sign(exact) == np.sign(found))
    if not np.all(same | edge | ~special):
        return np.inf
    finite = ~special
    if not finite.any():
        return 0.0
    unit = np.spacing(np.abs(rounded[finite])).astype(np.float64)
    return float(np.max(np.abs(found[finite].astype(np.float64) - exact[finite].astype(np.float64)) / unit))
