"""Every command of the language model tutorial runs, with shorter trainings."""

import os
import pathlib
import re
import shutil
import subprocess

import pytest

from harness import BIN, ROOT

TUTORIAL = ROOT / "docs/tutorial-language-model.md"

#: What takes long or is the build itself.
SHORTER = {"--steps 300": "--steps 6", "--until 100": "--until 2", "--steps 50": "--steps 2"}
BUILD = ("./scripts/setup", "cargo build", "export PATH")


def commands() -> list[str]:
    blocks = re.findall(r"```sh\n(.*?)```", TUTORIAL.read_text(), re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line and not line.startswith(BUILD)]


def shorter(command: str) -> str:
    for long, short in SHORTER.items():
        command = command.replace(long, short)
    return command.replace("cargo run --release --bin kinac --", "kinac")


@pytest.mark.skipif(not (BIN / "examples/storylm").exists(), reason="the example storylm is not built")
def test_every_command(tmp_path: pathlib.Path):
    shutil.copytree(ROOT / "examples/storylm", tmp_path / "examples/storylm")
    shutil.copy(ROOT / "README.md", tmp_path)
    path = f"{BIN / 'examples'}:{BIN}:{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    ran = commands()
    assert len(ran) >= 8
    for command in ran:
        done = subprocess.run(
            shorter(command), shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
