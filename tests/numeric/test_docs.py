"""Every `kina` block of the documentation compiles without a warning."""

import re
import subprocess

import pytest

from harness import BIN, ROOT

BLOCKS = [
    (f"{path.relative_to(ROOT)}:{text[:match.start()].count(chr(10)) + 1}", match.group(1))
    for path in sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
    for text in [path.read_text()]
    for match in re.finditer(r"```kina\n(.*?)```", text, re.DOTALL)
]


def test_there_are_blocks():
    assert len(BLOCKS) >= 5


@pytest.mark.parametrize("source", [block for _, block in BLOCKS], ids=[place for place, _ in BLOCKS])
def test_block(source):
    done = subprocess.run([BIN / "kinac", "check", "-"], input=source, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
