"""The programs of the bit-identity check use every operation at every dtype.

What is admitted comes from the records of the dialect and, for the kinds of a
reduction and the comparisons, from the checker; what is used, from the
operations that the programs become.
"""

import itertools
import re
import subprocess

import pytest

import dtype_coverage as coverage
from harness import BIN
from test_bit_identity import PROGRAMS

ENUMERATED = {"reduce": ("sum", "prod", "max", "min", "mean", "any", "all"),
              "compare": ("eq", "ne", "lt", "le", "gt", "ge")}
COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}


def rows(missing) -> str:
    """One line for each operation and place, with its dtypes."""
    places = sorted({use[:2] for use in missing})
    return "\n".join(f"{name} {place}: {', '.join(sorted(use[2] for use in missing if use[:2] == (name, place)))}"
                     for name, place in places)


@pytest.fixture(scope="module")
def modules() -> list[str]:
    """The generic form of every program."""
    return [coverage.generic(source) for source in PROGRAMS]


def test_every_operation_at_every_dtype(modules):
    table = coverage.operations()
    expected = coverage.admitted(table)
    assert len(expected) > 1000 and ("random_gumbel", "result", "F8E5M2") in expected
    found = set().union(*(coverage.used(table, module) for module in modules))
    assert found <= expected, f"used, but not admitted by the records:\n{rows(found - expected)}"
    assert found == expected, f"not in any program of the bit-identity check:\n{rows(expected - found)}"


def test_every_kind_at_every_dtype(modules, tmp_path):
    found = set()
    for name, operands, _, line in itertools.chain.from_iterable(map(coverage.signatures, modules)):
        if name in ENUMERATED:
            kind = re.search(r"(?:kind|predicate) = #kina\.\w+<(\w+)>", line)[1]
            found.add((name, kind, coverage.elements(operands)[0]))
    expected = {(name, kind, dtype) for name, kinds in ENUMERATED.items() for kind in kinds
                for dtype in coverage.DTYPES.values() if checks(tmp_path / "kind.kina", name, kind, dtype)}
    assert len(expected) > 100
    assert expected <= found, f"not in any program of the bit-identity check:\n{rows(expected - found)}"


def checks(source, name: str, kind: str, dtype: str) -> bool:
    """Whether the language has this kind at this dtype."""
    result, expression = (("Bool, [3]", f"x {COMPARISONS[kind]} x") if name == "compare" else
                          (f"{dtype}, []", f"x.reduce(op={kind}, axis=0)"))
    source.write_text(f"let f = fn(x: tensor<{dtype}, [3]>) -> tensor<{result}> {{ {expression} }};\n")
    return subprocess.run([BIN / "kinac", "check", source], capture_output=True).returncode == 0


def test_uses_of_a_module():
    module = """
  %2:2 = "kina.for"(%0, %1) <{count = 3 : i64}> ({
  ^bb0(%arg0: tensor<i64>, %arg1: tensor<5xi4>, %arg2: tensor<f32>):
    "kina.yield"(%arg1, %arg2) : (tensor<5xi4>, tensor<f32>) -> ()
  }) : (tensor<5xi4>, tensor<f32>) -> (tensor<5xi4>, tensor<f32>)
  %3 = "kina.where"(%a, %b, %c) : (tensor<2xi1>, tensor<2x3xbf16, #kina.device>, tensor<2xf16>) -> tensor<2xf16>
"""
    assert coverage.used({"for": coverage.operations()["for"], "where": coverage.operations()["where"]}, module) == {
        ("for", "initial", "I4"), ("for", "initial", "F32"), ("for", "results", "I4"), ("for", "results", "F32"),
        ("where", "condition", "Bool"), ("where", "on_true", "BF16"), ("where", "on_false", "F16"),
        ("where", "result", "F16"),
    }
