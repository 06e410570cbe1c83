"""Deterministic inputs that mix ordinary values with the ugly ones."""

import zlib

import numpy as np

from harness import NUMPY

F32_UGLY = [0.0, -0.0, 1.0, -1.0, np.nan, np.inf, -np.inf, 1e-45, -1e-45, 1.1754942e-38, 3.4028235e38,
            -3.4028235e38, 0.5, 2.0, 3.0, -3.0, 2147483648.0, -2147483904.0, 16777217.0]
F64_UGLY = [*F32_UGLY, 5e-324, -5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 9.2233720368547758e18,
            -9.3e18, 1.0 + 2.0**-30, 9007199254740993.0]


def ugly(dtype: str) -> np.ndarray:
    """The values that programs get wrong, as an array of `dtype`."""
    if dtype == "F64":
        return np.array(F64_UGLY)
    if dtype == "F32":
        return np.array(F32_UGLY, np.float32)
    if dtype == "Bool":
        return np.array([False, True])
    limits = np.iinfo(NUMPY[dtype])
    return np.array([0, 1, -1, 2, -2, 7, -7, limits.min, limits.max, limits.min + 1], NUMPY[dtype])


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
        limits = np.iinfo(NUMPY[dtype])
        values = random.integers(limits.min, limits.max, count, NUMPY[dtype], endpoint=True)
        small = random.integers(-9, 10, count).astype(NUMPY[dtype])
        values = np.where(random.random(count) < 0.5, values, small)
    else:
        scale = np.exp2(random.integers(-6, 7, count))
        values = (random.standard_normal(count) * scale).astype(NUMPY[dtype])
    special = ugly(dtype)
    if finite and dtype.startswith("F"):
        special = special[np.isfinite(special)]
    if count > 1:
        places = random.random(count) < 1 / 3
        values[places] = random.choice(special, int(places.sum()))
        ties = np.flatnonzero(random.random(count - 1) < 0.1)
        values[ties + 1] = values[ties]
    return values.reshape(shape)
