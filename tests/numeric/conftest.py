"""Builds .kina programs once a session and runs them compiled and interpreted."""

import pathlib

import pytest

from harness import Toolchain


@pytest.fixture(scope="session")
def toolchain(tmp_path_factory: pytest.TempPathFactory) -> Toolchain:
    return Toolchain(pathlib.Path(tmp_path_factory.mktemp("kina")))
