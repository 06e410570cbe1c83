"""Programs that failed once."""

import pathlib

import pytest

from fuzz.campaign import recheck
from fuzz.regressions import REGRESSIONS
from fuzz.running import Runner


@pytest.mark.parametrize("path", sorted(REGRESSIONS.glob("*.kina")), ids=lambda path: path.stem)
def test_regression(tmp_path: pathlib.Path, path: pathlib.Path):
    recheck(Runner(tmp_path), path.read_text())
