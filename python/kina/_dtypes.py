"""Kina's element types as NumPy's.

NumPy has no BF16, F8 and I4. Arrays of ``ml_dtypes`` are taken, and returned
when that package is installed; else these types are bit patterns in ``uint16``,
``uint8`` and ``int8``.
"""

from __future__ import annotations

import numpy as np

#: The NumPy types of each Kina type, the preferred one first.
_PLAIN: dict[str, tuple[type, ...]] = {
    "F64": (np.float64,),
    "F32": (np.float32,),
    "F16": (np.float16,),
    "I64": (np.int64,),
    "I32": (np.int32,),
    "I16": (np.int16,),
    "I8": (np.int8,),
    "Bool": (np.bool_, np.uint8),
    "BF16": (np.uint16,),
    "F8E4M3": (np.uint8,),
    "F8E5M2": (np.uint8,),
    "I4": (np.int8,),
}

#: The types of ``ml_dtypes`` by Kina type.
_ML_DTYPES = {"BF16": "bfloat16", "F8E4M3": "float8_e4m3fn", "F8E5M2": "float8_e5m2", "I4": "int4"}


def accepted(dtype: str) -> list[np.dtype]:
    """The NumPy types that hold elements of ``dtype``, the preferred one first."""
    plain = [np.dtype(kind) for kind in _PLAIN[dtype]]
    if dtype not in _ML_DTYPES:
        return plain
    try:
        import ml_dtypes
    except ImportError:
        return plain
    return [np.dtype(getattr(ml_dtypes, _ML_DTYPES[dtype])), *plain]
