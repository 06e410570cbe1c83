"""Deterministic inputs that mix ordinary values with the ugly ones."""

import zlib

import ml_dtypes
import numpy as np

from harness import NARROW, NUMPY

F32_UGLY = [0.0, -0.0, 1.0, -1.0, np.nan, np.inf, -np.inf, 1e-45, -1e-45, 1.1754942e-38, 3.4028235e38,
            -3.4028235e38, 0.5, 2.0, 3.0, -3.0, 2147483648.0, -2147483904.0, 16777217.0]
F64_UGLY = [*F32_UGLY, 5e-324, -5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 9.2233720368547758e18,
            -9.3e18, 1.0 + 2.0**-30, 9007199254740993.0]
# Ties of F16, BF16, F8E4M3 and F8E5M2, and values between a tie and its F32 or
# F64 neighbours, which a second rounding would move.
TIES = [1.0 + 2.0**-11, 1.0 + 3 * 2.0**-11, 1.0 + 2.0**-8, 1.0 + 3 * 2.0**-8, 1.0625, 1.1875, 1.125, 1.375, 2.0**-25,
        3 * 2.0**-25, 2.0**-10, 3 * 2.0**-10, 2.0**-17, 3 * 2.0**-17, 2.0**-134, 65520.0, 464.0, 480.0, 61440.0]
F64_UGLY += [*TIES, *(tie * (1 + 2.0**-52) for tie in TIES), *(tie * (1 - 2.0**-53) for tie in TIES)]
F32_UGLY += [*TIES, *(tie * (1 + 2.0**-23) for tie in TIES), *(tie * (1 - 2.0**-24) for tie in TIES)]


def limits(dtype: str) -> tuple[int, int]:
    """The smallest and the largest value of an integer dtype."""
    if dtype == "I4":
        return -8, 7
    found = np.iinfo(NUMPY[dtype])
    return int(found.min), int(found.max)


def ugly(dtype: str) -> np.ndarray:
    """The values that programs get wrong, as an array of `dtype`."""
    if dtype == "F64":
        return np.array(F64_UGLY)
    if dtype == "F32":
        return np.array(F32_UGLY, np.float32)
    if dtype == "Bool":
        return np.array([False, True])
    if dtype in NARROW:
        finite = ml_dtypes.finfo(NUMPY[dtype])
        least, normal, largest = (float(x) for x in (finite.smallest_subnormal, finite.smallest_normal, finite.max))
        values = [0.0, 1.0, np.nan, np.inf, least, 3 * least, normal, normal - least, largest, 0.5, 2.0, 3.0]
        return np.array([sign * value for value in values for sign in (1, -1)], np.float64).astype(NUMPY[dtype])
    lowest, highest = limits(dtype)
    return np.array([0, 1, -1, 2, -2, 7, -7, lowest, highest, lowest + 1], NUMPY[dtype])


def generate(label: str, dtype: str, shape: list[int], finite: bool = False) -> np.ndarray:
    """Values of `dtype` and `shape`; the same for the same label.

    About a third are ugly, in shuffled places, and every tenth repeats its
    neighbour so that there are ties. `finite` leaves out NaN and infinities.
    """
    random = np.random.default_rng(zlib.crc32(label.encode()))
    count = int(np.prod(shape, dtype=np.int64))
    if dtype == "Bool":
        return random.integers(0, 2, shape).astype(np.bool_)
    if dtype.startswith("I"):
        lowest, highest = limits(dtype)
        values = random.integers(lowest, highest, count, NUMPY[dtype], endpoint=True)
        small = random.integers(max(-9, lowest), min(9, highest), count, endpoint=True).astype(NUMPY[dtype])
        values = np.where(random.random(count) < 0.5, values, small)
    else:
        scale = np.exp2(random.integers(-6, 7, count))
        values = (random.standard_normal(count) * scale).astype(NUMPY[dtype])
    special = ugly(dtype)
    if finite and dtype.startswith("F"):
        special = special[np.isfinite(special)]
        values = np.where(np.isfinite(values), values, values.dtype.type(0))
    if count > 1:
        places = random.random(count) < 1 / 3
        values[places] = random.choice(special, int(places.sum()))
        ties = np.flatnonzero(random.random(count - 1) < 0.1)
        values[ties + 1] = values[ties]
    return values.reshape(shape)
