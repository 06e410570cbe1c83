"""Running kinac."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import tempfile
from typing import Mapping, Sequence

from ._library import Library


class CompileError(Exception):
    """kinac refused the program; the message is what it wrote."""


def find_compiler() -> str:
    """The path of kinac: in KINA_BIN_DIR, on the PATH, or built in this checkout."""
    checkout = pathlib.Path(__file__).resolve().parents[2] / "target"
    folders = [os.environ.get("KINA_BIN_DIR"), *os.get_exec_path(), checkout / "release", checkout / "debug"]
    for folder in folders:
        found = folder and shutil.which("kinac", path=str(folder))
        if found:
            return found
    raise FileNotFoundError("kinac was not found: put it on the PATH or set KINA_BIN_DIR to its folder")


def compile(
    source: str | os.PathLike[str],
    *,
    folder: str | os.PathLike[str] | None = None,
    cpu: str | None = None,
    optimization: int = 3,
    defines: Mapping[str, int] | None = None,
    flags: Sequence[str] = (),
) -> Library:
    """Compiles the file ``source`` and loads the library.

    The library is written to ``folder`` as ``lib<stem>.so``, else to a temporary
    folder that lives as long as the library. ``defines`` replaces constants of
    the program; ``flags`` are passed to ``kinac build``.
    """
    temporary = None if folder else tempfile.TemporaryDirectory(prefix="kina-")
    library = pathlib.Path(folder or temporary.name) / f"lib{pathlib.Path(source).stem}.so"
    command = [find_compiler(), "build", os.fspath(source), "-o", str(library), f"-O{optimization}"]
    command += ["--cpu", cpu] if cpu else []
    command += [f"-D{name}={value}" for name, value in (defines or {}).items()]
    done = subprocess.run([*command, *flags], capture_output=True, text=True)
    if done.returncode:
        raise CompileError(done.stderr.strip())
    return Library(library, keep_alive=temporary)
