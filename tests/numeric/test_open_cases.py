"""Small inputs that real systems got wrong, through the real library and the interpreter."""

import subprocess

import numpy as np
import pytest

import open_cases
from harness import BIN, X86, describe_difference, same_bits

RUN = [case for case in open_cases.CASES
       if case["id"] not in open_cases.REFUSED and case["id"] not in open_cases.ELSEWHERE]


@pytest.fixture(scope="module")
def program(toolchain):
    """One library with a function for every case."""
    text = "use std.nn;\nuse std.optim;\nuse std.random;\n" + "\n".join(open_cases.function(case) for case in RUN)
    return toolchain.program_from_text("open_cases", text)


def accepts(case: open_cases.Case, result: np.ndarray, answer: np.ndarray) -> bool:
    """Whether `result` is `answer` within the case's tolerance; NaNs stand in the same places."""
    if result.dtype != answer.dtype or result.shape != answer.shape:
        return False
    result, answer = result.astype(np.float64), answer.astype(np.float64)
    if case.signed_zero and not np.array_equal(np.signbit(result[answer == 0]), np.signbit(answer[answer == 0])):
        return False
    return bool(np.allclose(result, answer, rtol=case.rtol, atol=case.atol, equal_nan=True))


@pytest.mark.parametrize("case", RUN, ids=lambda case: case["id"])
def test_case(program, case):
    case = open_cases.translate(case)
    (compiled,) = program.run(X86, case.name, case.inputs)
    (interpreted,) = program.interpret(case.name, case.inputs)
    assert same_bits(compiled, interpreted), describe_difference(compiled, interpreted)
    assert any(accepts(case, compiled, answer) for answer in case.answers), f"{compiled} is none of {case.answers}"


@pytest.mark.parametrize("identifier", open_cases.REFUSED)
def test_refused(tmp_path, identifier):
    """What the language does not express is a located error."""
    _reason, text = open_cases.REFUSED[identifier]
    source = tmp_path / "refused.kina"
    source.write_text(text)
    done = subprocess.run([BIN / "kinac", "build", source, "-o", tmp_path / "refused.so"], capture_output=True, text=True)
    assert done.returncode == 1 and "refused.kina:1:" in done.stderr, done.stderr
