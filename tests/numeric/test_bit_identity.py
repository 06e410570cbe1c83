"""Same program, same inputs, same bits.

Every function of the corpus and of the examples gives the same bytes compiled
at -O0 and -O3, for x86-64-v3, for this machine's CPU and for aarch64, and
interpreted.
"""

import pathlib

import pytest

from harness import ROOT, SETTINGS, describe_difference, same_bits
from inputs import generate

#: Small programs that run every operation at every dtype; their stages are not stored.
EVERY_DTYPE = sorted((ROOT / "tests/corpus/every_dtype").glob("*.kina"))
PROGRAMS = sorted([*(ROOT / "tests/corpus").glob("*.kina"), *(ROOT / "examples").glob("*.kina"), *EVERY_DTYPE])


def test_corpus_is_large_enough():
    assert len(PROGRAMS) >= 20


@pytest.mark.parametrize("source", PROGRAMS, ids=lambda path: f"every_dtype-{path.stem}" if path in EVERY_DTYPE else path.stem)
def test_same_bits(toolchain, source: pathlib.Path):
    program = toolchain.program(source)
    for name, function in program.functions().items():
        for finite in (True, False):
            label = f"{source.stem}.{name}"
            inputs = [
                generate(f"{label}.{port['path']}.{finite}", port["dtype"], port["shape"], finite)
                for port in function["inputs"]
            ]
            expected = program.interpret(name, inputs)
            for setting in SETTINGS:
                found = program.run(setting, name, inputs)
                for port, left, right in zip(function["outputs"], found, expected, strict=True):
                    assert same_bits(left, right), (
                        f"{label}, result {port['path']}, {setting.name} against interpreted: "
                        + describe_difference(left, right)
                    )
