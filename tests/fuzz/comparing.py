"""What has to be equal: everything to what the interpreter says of the kina module."""

from __future__ import annotations

import numpy as np

from harness import describe_difference, same_bits

from .running import STAGES, Different, Outcome

EXPECTED = f"interpreted, {STAGES[0]}"


def compare(outcome: Outcome) -> None:
    """Raises `Different` when two ways to evaluate a function disagree."""
    for name, expected in outcome.results[EXPECTED].items():
        for way, functions in outcome.results.items():
            for number, (left, right) in enumerate(zip(functions.get(name, expected), expected, strict=True)):
                if not equal(left, right):
                    difference = describe_difference(left, right)
                    raise Different(f"{name}, result {number}, {way} against {EXPECTED}: {difference}", way)


def equal(left: np.ndarray, right: np.ndarray) -> bool:
    """Equal in the language's sense, and a Bool is 0 or 1."""
    if left.dtype == np.bool_:
        return left.shape == right.shape and np.array_equal(left.view(np.uint8), right.view(np.uint8))
    return same_bits(left, right)
