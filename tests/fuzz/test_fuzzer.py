"""The fuzzer itself: it must find what is wrong, and make it small."""

import faulthandler
import os
import pathlib
import signal

import ml_dtypes
import numpy as np
import pytest

from fuzz import regressions
from fuzz.campaign import Campaign, recheck
from fuzz.comparing import equal
from fuzz.coverage import Coverage, possible
from fuzz.running import SETTINGS, Crashed, Different, Runner

IDENTITY = "let f0 = fn(x: tensor<F32, []>) -> tensor<F32, []> { x };\n"


class Miscompiling(Runner):
    """A compiler that gets `max` wrong at one setting: the last bit of every first element."""

    def call(self, text, libraries, inputs):
        results = super().call(text, libraries, inputs)
        if "max" in text:
            for arrays in results.get(SETTINGS[1].name, {}).values():
                for array in arrays:
                    array.reshape(-1).view(np.uint8)[0] ^= 1
        return results


def test_a_miscompiled_operation_is_found_and_shrunk(tmp_path: pathlib.Path):
    campaign = Campaign(Miscompiling(tmp_path))
    failure = campaign.search(100, seed=1, most=3)
    assert isinstance(failure.finding, Different)
    assert f"{SETTINGS[1].name} against interpreted" in str(failure.finding)
    assert "max" in failure.text
    assert failure.text.count("let f") == 1 and len(failure.text.splitlines()) <= 8, failure.text
    with pytest.raises(Different):
        recheck(Miscompiling(tmp_path), failure.file())
    recheck(Runner(tmp_path), failure.file())


def test_the_death_of_compiled_code_is_a_finding(tmp_path: pathlib.Path, monkeypatch):
    faulthandler.disable()  # pytest's report would look like a failure of this test
    monkeypatch.setattr("fuzz.running._call_all", lambda *_: os.kill(os.getpid(), signal.SIGSEGV))
    (tmp_path / "progress.txt").write_text("f0, somewhere")
    with pytest.raises(Crashed, match="f0, somewhere: signal 11"):
        recheck(Runner(tmp_path), regressions.text_of(IDENTITY, {"f0": [np.float32(1)]}, ""))


@pytest.mark.parametrize("left, right, expected", [
    (np.float32([0.0]), np.float32([-0.0]), False),
    (np.float32([np.nan]), np.uint32([0xFFC00001]).view(np.float32), True),
    (np.float32([np.nan]), np.float32([1.0]), False),
    (np.uint8([2]).view(np.bool_), np.bool_([True]), False),
    (np.array([1.0], ml_dtypes.bfloat16), np.array([1.0], ml_dtypes.bfloat16), True),
    (np.int8([1]), np.int8([2]), False),
])
def test_equality_is_that_of_the_language(left, right, expected):
    assert equal(left, right) is expected


def test_files_keep_the_bits_of_inputs():
    arrays = [np.float32([[1.5], [np.nan]]), np.arange(100), np.array(3, ml_dtypes.float8_e4m3fn), np.bool_([True, False])]
    found, inputs = regressions.parsed(regressions.text_of(IDENTITY, {"f0": arrays}, "why"))
    assert found == f"// why\n{IDENTITY}"
    for left, right in zip(inputs["f0"], arrays, strict=True):
        assert (left.dtype, left.shape, left.tobytes()) == (right.dtype, right.shape, right.tobytes())


def test_coverage_counts_operations_by_dtype():
    coverage = Coverage()
    coverage.add("%0 = kina.where %c, %a, %b : tensor<2xi1>, tensor<2xf8E4M3FN>\n%1 = kina.neg %a : tensor<i4>\n")
    assert set(coverage.pairs) == {("where", "F8E4M3"), ("neg", "I4")}
    assert "neg I8" in coverage.missing() and "neg I4" not in coverage.missing()
    assert len(possible()) > 300
