"""The table of operations: a row for each, checked by test_operations.py.

To add an operation, add a row: how it is written, the dtypes it takes, its
NumPy definition, and the result's dtype where it is not the operands'.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

import references
from harness import NARROW

FLOATS = ("F64", "F32", *NARROW)
INTEGERS = ("I64", "I32", "I16", "I8", "I4")
NUMBERS = FLOATS + INTEGERS
ALL = (*NUMBERS, "Bool")

ELEMENTWISE_SHAPES = ((), (1,), (37,), (3, 1, 5), (2, 1, 3, 1, 2, 2))
REDUCE_SHAPES = ((1,), (63,), (64,), (65,), (4, 9), (5, 130), (130, 5), (3, 67, 1), (2, 3, 5, 7))


@dataclass(frozen=True)
class Elementwise:
    """An elementwise operation over `x`, `y`, ... of one dtype and shape."""

    name: str
    expression: str
    dtypes: tuple[str, ...]
    reference: Callable[..., np.ndarray]
    result: str | None = None
    max_ulp: float = 0.0

    @property
    def arity(self) -> int:
        return self.reference.__code__.co_argcount


@dataclass(frozen=True)
class Reduce:
    """A reduction; every axis position of every shape is checked, kept and dropped."""

    name: str
    dtypes: tuple[str, ...]
    result: str | None = None


def _casts() -> list[Elementwise]:
    return [
        Elementwise(f"cast_{target.lower()}", f"x.cast({target})", ALL,
                    (lambda to: lambda x: references.cast(x, to))(target), target)
        for target in ALL
    ]


ELEMENTWISE = [
    Elementwise("add", "x + y", NUMBERS, lambda x, y: x + y),
    Elementwise("sub", "x - y", NUMBERS, lambda x, y: x - y),
    Elementwise("mul", "x * y", NUMBERS, lambda x, y: x * y),
    Elementwise("div", "x / y", NUMBERS, lambda x, y: references.divide(x, y)),
    Elementwise("rem", "rem(x, y)", INTEGERS, lambda x, y: references.remainder(x, y)),
    Elementwise("max", "max(x, y)", NUMBERS, lambda x, y: references.maximum(x, y)),
    Elementwise("min", "min(x, y)", NUMBERS, lambda x, y: references.minimum(x, y)),
    Elementwise("pow_f32", "x ** y", ("F32",), lambda x, y: references.power(x, y), max_ulp=2.0),
    Elementwise("pow_f64", "x ** y", ("F64",), lambda x, y: references.power(x, y), max_ulp=4.0),
    Elementwise("neg", "-x", NUMBERS, lambda x: -x),
    Elementwise("abs", "x.abs()", NUMBERS, lambda x: np.abs(x)),
    Elementwise("sign", "x.sign()", NUMBERS, lambda x: references.sign(x)),
    Elementwise("sqrt", "x.sqrt()", FLOATS, lambda x: np.sqrt(x)),
    Elementwise("floor", "x.floor()", FLOATS, lambda x: np.floor(x)),
    Elementwise("ceil", "x.ceil()", FLOATS, lambda x: np.ceil(x)),
    Elementwise("round", "x.round()", FLOATS, lambda x: np.rint(x)),
    Elementwise("exp_f32", "x.exp()", ("F32",), lambda x: np.exp(x.astype(np.float64)), max_ulp=2.0),
    Elementwise("stop_gradient", "stop_gradient(x)", ALL, lambda x: x),
    Elementwise("to_host", "x.to(@host)", ALL, lambda x: x),
    Elementwise("eq", "x == y", ALL, lambda x, y: x == y, "Bool"),
    Elementwise("ne", "x != y", ALL, lambda x, y: x != y, "Bool"),
    Elementwise("lt", "x < y", NUMBERS, lambda x, y: x < y, "Bool"),
    Elementwise("le", "x <= y", NUMBERS, lambda x, y: x <= y, "Bool"),
    Elementwise("gt", "x > y", NUMBERS, lambda x, y: x > y, "Bool"),
    Elementwise("ge", "x >= y", NUMBERS, lambda x, y: x >= y, "Bool"),
    Elementwise("and", "x and y", ("Bool",), lambda x, y: x & y),
    Elementwise("or", "x or y", ("Bool",), lambda x, y: x | y),
    Elementwise("not", "not x", ("Bool",), lambda x: ~x),
    Elementwise("where", "where(x == y, x, y)", ALL, lambda x, y: np.where(x == y, x, y)),
    *_casts(),
]

REDUCTIONS = [
    Reduce("sum", NUMBERS),
    Reduce("prod", NUMBERS),
    Reduce("mean", FLOATS),
    Reduce("max", NUMBERS),
    Reduce("min", NUMBERS),
    Reduce("any", ("Bool",)),
    Reduce("all", ("Bool",)),
    Reduce("argmax", NUMBERS, "I64"),
    Reduce("argmin", NUMBERS, "I64"),
]
