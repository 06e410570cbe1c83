"""Programs that failed once, as files: their text, and their inputs as comments above it."""

from __future__ import annotations

import ast
import base64
import hashlib
import pathlib
import re
import zlib

import numpy as np

from harness import NUMPY

from . import FOLDER
from .values import Inputs

REGRESSIONS = FOLDER / "regressions"
INPUT = re.compile(r"// input (\w+) (\w+) (\[[\d, ]*\]) (hex|zlib):(\S*)\n")
#: Up to so many bytes an input is written as it is.
MOST_HEX_BYTES = 64


def text_of(text: str, inputs: Inputs, remark: str) -> str:
    """The file of a program with its inputs."""
    lines = [f"// {line}".rstrip() for line in remark.splitlines()]
    for name, arrays in inputs.items():
        lines += [f"// input {name} {_written(array)}" for array in arrays]
    return "\n".join([*lines, text])


def _written(array: np.ndarray) -> str:
    data = array.tobytes()
    short = len(data) <= MOST_HEX_BYTES
    shown = f"hex:{data.hex()}" if short else f"zlib:{base64.b64encode(zlib.compress(data, 9)).decode()}"
    return f"{array.dtype} {list(array.shape)} {shown}"


def parsed(file: str) -> tuple[str, Inputs]:
    """The program and the inputs of such a file."""
    inputs: Inputs = {name: [] for name in re.findall(r"^let (f\d+) = fn", file, re.MULTILINE)}
    for name, dtype, shape, form, data in INPUT.findall(file):
        plain = bytes.fromhex(data) if form == "hex" else zlib.decompress(base64.b64decode(data))
        array = np.frombuffer(plain, _dtype(dtype)).reshape(ast.literal_eval(shape))
        inputs[name].append(array)
    return INPUT.sub("", file), inputs


def _dtype(name: str) -> np.dtype:
    return next(np.dtype(kind) for kind in NUMPY.values() if str(np.dtype(kind)) == name)


def save(folder: pathlib.Path, file: str) -> pathlib.Path:
    """Writes the file under a name that its contents decide."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"found_{hashlib.sha256(file.encode()).hexdigest()[:8]}.kina"
    path.write_text(file)
    return path
