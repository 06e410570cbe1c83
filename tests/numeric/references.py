"""Independent definitions of the operations in NumPy and mpmath."""

import mpmath
import numpy as np

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


def cast(x: np.ndarray, dtype: type) -> np.ndarray:
    """Float to integer truncates and saturates (NaN is 0); integers wrap; to Bool is x != 0."""
    if dtype == np.bool_:
        return x != 0
    if x.dtype.kind == "f" and np.dtype(dtype).kind == "i":
        limits = np.iinfo(dtype)
        exact = [0 if np.isnan(v) else limits.max if v == np.inf else limits.min if v == -np.inf else int(v) for v in x.flat]
        return np.array([min(max(v, limits.min), limits.max) for v in exact], dtype).reshape(x.shape)
    return x.astype(dtype)


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


def reduce(op: str, x: np.ndarray, axis: int) -> np.ndarray:
    """The reduction `op` along `axis`."""
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
            return index_of_extremum(x, axis, op == "argmax")
    raise ValueError(op)


def index_of_extremum(x: np.ndarray, axis: int, largest: bool) -> np.ndarray:
    """The lowest index of the extremum of the non-NaN elements, 0 when none is strictly better than the identity."""
    if x.dtype.kind == "f":
        x = np.where(np.isnan(x), -np.inf if largest else np.inf, x)
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
