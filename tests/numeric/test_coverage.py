"""Every operation, in every dtype that it admits, is in a program whose bits are compared."""

import re
import subprocess

from harness import BIN, ROOT
from test_bit_identity import PROGRAMS

#: Element types of MLIR and their names in the language.
DTYPES = {
    "f64": "F64",
    "f32": "F32",
    "f16": "F16",
    "bf16": "BF16",
    "f8E4M3FN": "F8E4M3",
    "f8E5M2": "F8E5M2",
    "i64": "I64",
    "i32": "I32",
    "i16": "I16",
    "i8": "I8",
    "i4": "I4",
    "i1": "Bool",
}
FLOATING = {"F64", "F32", "F16", "BF16", "F8E4M3", "F8E5M2"}
INTEGER = {"I64", "I32", "I16", "I8", "I4"}
#: What docs/status.md calls sets of dtypes.
GROUPS = {"all": FLOATING | INTEGER | {"Bool"}, "floating": FLOATING, "integer": INTEGER, "Bool": {"Bool"}}
#: Operations around others, and placement, have no numbers of their own.
STRUCTURE = {"composition", "for", "to", "vjp", "yield"}
#: Keys and their bits are integers of one width; what is drawn with them has any floating dtype.
KEYS = {"random_bits", "random_key", "random_split"}
DRAWN = {"random_gumbel", "random_uniform"}
#: The language counts in numbers only.
EXCEPTIONS = {("iota", "Bool")}


def admitted() -> set[tuple[str, str]]:
    """Operations and their dtypes, from the table that is generated from the dialect."""
    row = re.compile(r"^\| \[`(\w+)`\].*\| ([\w, ]+) \| \w+ \|$", re.MULTILINE)
    found = set()
    for operation, groups in row.findall((ROOT / "docs/status.md").read_text()):
        dtypes = FLOATING if operation in DRAWN else set().union(*(GROUPS[name] for name in groups.split(", ")))
        if operation not in STRUCTURE | KEYS:
            found |= {(operation, dtype) for dtype in dtypes}
    return found - EXCEPTIONS


def emitted() -> set[tuple[str, str]]:
    """Operations and the dtypes of their operands and results, in all programs."""
    found = set()
    for program in PROGRAMS:
        command = [BIN / "kinac", "build", program, "--emit", "kina", "-o", "-"]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        for line in text.splitlines():
            operation = re.search(r"kina\.(\w+)", line)
            if operation:
                # Of what is drawn, the result: the key is an integer.
                types = re.findall(r"tensor<(?:\d+x)*(\w+)[,>]", line)
                types = types[-1:] if operation[1] in DRAWN else types
                found |= {(operation[1], DTYPES[element]) for element in types}
    return found


def test_every_operation_in_every_dtype():
    pairs = admitted()
    assert len(pairs) > 400
    missing = sorted(pairs - emitted())
    assert not missing, f"no program of the corpus has {missing}"
