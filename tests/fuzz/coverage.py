"""Which operations met which dtypes, from the text of the kina modules."""

from __future__ import annotations

import collections
import re

from . import ROOT
from .types import DTYPES, FLOATS, INTEGERS

MLIR = {"f64": "F64", "f32": "F32", "f16": "F16", "bf16": "BF16", "f8E4M3FN": "F8E4M3", "f8E5M2": "F8E5M2", "i64": "I64",
        "i32": "I32", "i16": "I16", "i8": "I8", "i4": "I4", "i1": "Bool"}
OPERATION = re.compile(r"kina\.(\w+)\b([^\n]*)")
TENSOR = re.compile(r"tensor<(?:\d+x)*(\w+)")
#: What takes no operand of the dtype that counts, or one that does not count, says its result last.
BY_RESULT = ("where", "uniform", "random_uniform", "random_gumbel", "random_bits", "random_key", "iota")
#: Operations that are no computation, or that never reach a module of a program on the host.
LEFT_OUT = ("to", "yield", "vjp", "composition", "for")
CLASSES = {"floating": FLOATS, "integer": INTEGERS, "Bool": ("Bool",), "all": DTYPES}
FIXED = {"random_bits": ("I32",), "random_key": ("I64", "I32"), "random_split": ("I32",), "random_uniform": FLOATS,
         "random_gumbel": FLOATS, "iota": (*FLOATS, *INTEGERS)}


class Coverage:
    """Counts of (operation, dtype)."""

    def __init__(self):
        self.pairs: collections.Counter[tuple[str, str]] = collections.Counter()
        self.compositions: collections.Counter[str] = collections.Counter()

    def add(self, module: str) -> None:
        for name, rest in OPERATION.findall(module):
            if name == "composition":
                self.compositions[rest.split('"')[1]] += 1
            if name == "random_key":
                rest = rest.split("->")[0]
            types = TENSOR.findall(rest)
            if types:
                self.pairs[name, MLIR[types[-1 if name in BY_RESULT and name != "random_key" else 0]]] += 1

    def missing(self) -> list[str]:
        return [f"{name} {dtype}" for name, dtype in possible() if (name, dtype) not in self.pairs]

    def summary(self) -> str:
        every, missing = possible(), self.missing()
        loops = sum(count for (name, _), count in self.pairs.items() if name == "for")
        gradients = sum(count for (name, _), count in self.pairs.items() if name == "vjp")
        lines = [
            f"operation x dtype: {len(every) - len(missing)} of {len(every)} pairs"
            + (f"; missing: {', '.join(missing)}" if missing else ""),
            f"{sum(self.pairs.values())} operations, {loops} loops, {gradients} of reverse mode, "
            f"{len(self.compositions)} functions of the library",
        ]
        return "\n".join(lines)


def possible() -> list[tuple[str, str]]:
    """Every operation with each dtype that it admits, from the table of docs/status.md."""
    pairs = []
    for row in (ROOT / "docs/status.md").read_text().splitlines():
        cells = [cell.strip() for cell in row.split("|")]
        found = re.match(r"\[`(\w+)`\]", cells[1]) if len(cells) > 10 else None
        if found and found[1] not in LEFT_OUT:
            classes = [part for part in cells[9].split(", ") if part in CLASSES]
            dtypes = FIXED.get(found[1]) or [dtype for part in classes for dtype in CLASSES[part]]
            pairs += [(found[1], dtype) for dtype in dtypes]
    return pairs
