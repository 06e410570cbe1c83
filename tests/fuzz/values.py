"""The inputs of a program: small numbers, ugly ones, indices in and out of range."""

from __future__ import annotations

import numpy as np

from harness import NUMPY
from inputs import generate, limits

from .syntax import Program
from .types import Tensor, leaves

Inputs = dict[str, list[np.ndarray]]


def inputs_of(program: Program) -> Inputs:
    """The inputs of every exported function, flattened as in the C ABI."""
    return {
        f"f{number}": [
            _values(f"{parameter.name}{path}.{parameter.seed}", kind, parameter.kind, parameter.limit)
            for parameter in unit.exported.parameters
            for path, kind in leaves(parameter.type)
        ]
        for number, unit in enumerate(program.units)
    }


def _values(label: str, kind: Tensor, role: str, limit: int) -> np.ndarray:
    if role == "index":
        return _indices(label, kind, limit)
    if role == "small":
        return (np.arange(kind.size) % 3).astype(NUMPY[kind.dtype]).reshape(kind.shape)
    return generate(label, kind.dtype, list(kind.shape), finite=role == "finite")


def _indices(label: str, kind: Tensor, limit: int) -> np.ndarray:
    """Mostly from 0 to `limit`, some a little beyond, few far away."""
    random = np.random.default_rng(list(label.encode()))
    low, high = limits(kind.dtype)
    near = random.integers(0, max(limit, 1), kind.shape)
    beyond = random.integers(-3, limit + 4, kind.shape)
    far = random.choice(np.array([low, low + 1, high, 2**31 - 1, -(2**31)], np.int64), kind.shape)
    choice = random.random(kind.shape)
    return np.where(choice < 0.7, near, np.where(choice < 0.95, beyond, far)).astype(NUMPY[kind.dtype])
