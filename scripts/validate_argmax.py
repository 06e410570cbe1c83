#!/usr/bin/env python3
"""Compiles the greedy decode slice and compares it with NumPy's argmax.

The logits are patterned finite F32 values with ties: the lowest index wins.
"""

import pathlib
import sys
import tempfile

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "python"))
import kina  # noqa: E402


def patterned_logits() -> np.ndarray:
    """Logits of shape [1, 4, 8]; the rows at positions 1 and 3 hold a tie."""
    index = np.arange(32, dtype=np.int64)
    logits = ((index * 7 + 3) % 11).astype(np.float32).reshape(1, 4, 8) * 0.25 - 1.0
    logits[0, 1, [2, 5]] = 9.0
    logits[0, 3, :] = -4.5
    return logits


def main() -> int:
    logits = patterned_logits()
    with tempfile.TemporaryDirectory() as folder:
        library = kina.compile(ROOT / "examples/storylm0_greedy.kina", folder=folder)
        found = library.greedy(logits)
    expected = np.argmax(logits, axis=2)
    print("kina  ", found.tolist())
    print("numpy ", expected.tolist())
    if found.dtype != np.int64 or not np.array_equal(found, expected):
        print("FAILED: the indices differ")
        return 1
    print("ok: greedy indices equal NumPy's, ties included")
    return 0


if __name__ == "__main__":
    sys.exit(main())
