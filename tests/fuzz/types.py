"""The types of generated expressions."""

from __future__ import annotations

import math
from dataclasses import dataclass

FLOATS = ("F32", "F64", "F16", "BF16", "F8E4M3", "F8E5M2")
INTEGERS = ("I64", "I32", "I16", "I8", "I4")
NUMBERS = (*FLOATS, *INTEGERS)
DTYPES = (*NUMBERS, "Bool")

Shape = tuple[int, ...]


@dataclass(frozen=True)
class Tensor:
    """A tensor on the host."""

    dtype: str
    shape: Shape

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def is_float(self) -> bool:
        return self.dtype in FLOATS

    @property
    def is_number(self) -> bool:
        return self.dtype != "Bool"

    def with_dtype(self, dtype: str) -> Tensor:
        return Tensor(dtype, self.shape)

    def with_shape(self, shape) -> Tensor:
        return Tensor(self.dtype, tuple(shape))

    def __str__(self) -> str:
        return f"tensor<{self.dtype}, {list(self.shape)}>"


@dataclass(frozen=True)
class Tuple:
    """Several values."""

    members: tuple[Type, ...]

    def __str__(self) -> str:
        return f"({', '.join(map(str, self.members))})"


@dataclass(frozen=True)
class Record:
    """A record type of the program."""

    name: str
    fields: tuple[tuple[str, Type], ...]

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Array:
    """A fixed array."""

    element: Type
    length: int

    def __str__(self) -> str:
        return f"[{self.element}; {self.length}]"


Type = Tensor | Tuple | Record | Array


def leaves(kind: Type, path: str = "") -> list[tuple[str, Tensor]]:
    """The tensors of a type with the selectors that lead to them."""
    match kind:
        case Tensor():
            return [(path, kind)]
        case Tuple(members):
            return [leaf for i, member in enumerate(members) for leaf in leaves(member, f"{path}.{i}")]
        case Record(_, fields):
            return [leaf for name, field in fields for leaf in leaves(field, f"{path}.{name}")]
        case Array(element, length):
            return [leaf for i in range(length) for leaf in leaves(element, f"{path}[{i}]")]
