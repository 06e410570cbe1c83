"""Compiles and interprets programs, and compares arrays bit for bit."""

import hashlib
import json
import os
import pathlib
import subprocess
from dataclasses import dataclass

import ml_dtypes
import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = pathlib.Path(os.environ.get("KINA_BIN_DIR", ROOT / "target/release"))
RUNNER_SOURCE = pathlib.Path(__file__).with_name("runner.c")
AARCH64_ROOT = "/usr/aarch64-linux-gnu"

#: NumPy's form of each dtype in the C ABI.
NUMPY = {"F64": np.float64, "F32": np.float32, "F16": np.float16, "BF16": ml_dtypes.bfloat16,
         "F8E4M3": ml_dtypes.float8_e4m3fn, "F8E5M2": ml_dtypes.float8_e5m2, "I64": np.int64, "I32": np.int32,
         "I16": np.int16, "I8": np.int8, "I4": np.int8, "Bool": np.bool_}
#: The floats that compute in F32.
NARROW = ("F16", "BF16", "F8E4M3", "F8E5M2")


@dataclass(frozen=True)
class Setting:
    """One way to compile: a name for messages and the flags of `kinac build`."""

    name: str
    flags: tuple[str, ...]
    emulated: bool = False


X86 = Setting("x86-64-v3 -O3", ("-O3", "--cpu", "x86-64-v3"))
SETTINGS = (
    X86,
    Setting("x86-64-v3 -O0", ("-O0", "--cpu", "x86-64-v3")),
    Setting("native -O3", ("-O3", "--cpu", "native")),
    Setting("aarch64 -O3", ("-O3", "--target", "aarch64-unknown-linux-gnu"), emulated=True),
)


def same_bits(left: np.ndarray, right: np.ndarray) -> bool:
    """Equal in the language's sense: NaNs in the same places, equal bits elsewhere."""
    if left.dtype != right.dtype or left.shape != right.shape:
        return False
    if left.dtype.kind not in "fV":
        return bool(np.array_equal(left, right))
    nan = np.isnan(left)
    if not np.array_equal(nan, np.isnan(right)):
        return False
    bits = np.dtype(f"u{left.dtype.itemsize}")
    return bool(np.array_equal(left[~nan].view(bits), right[~nan].view(bits)))


def describe_difference(left: np.ndarray, right: np.ndarray) -> str:
    """The first places where two arrays differ."""
    if left.dtype != right.dtype or left.shape != right.shape:
        return f"{left.dtype}{list(left.shape)} against {right.dtype}{list(right.shape)}"
    rows = []
    for index in np.ndindex(left.shape):
        a, b = left[index], right[index]
        if not same_bits(np.array([a]), np.array([b])):
            rows.append(f"{list(index)}: {a!r} against {b!r}")
    return f"{len(rows)} elements differ: " + "; ".join(rows[:5])


class Program:
    """A program on disk with its manifest and its compiled libraries."""

    def __init__(self, toolchain: "Toolchain", source: pathlib.Path):
        self.toolchain = toolchain
        self.source = source
        self.folder = toolchain.folder / f"{source.stem}-{hashlib.sha256(str(source).encode()).hexdigest()[:8]}"
        self.folder.mkdir(exist_ok=True)
        self._libraries: dict[Setting, pathlib.Path] = {}
        self._manifest: dict | None = None

    def library(self, setting: Setting) -> pathlib.Path:
        """The shared library compiled with `setting`; built on first use."""
        if setting not in self._libraries:
            path = self.folder / f"lib{len(self._libraries)}.so"
            manifest = self.folder / "manifest.json"
            self.toolchain.kinac("build", self.source, "-o", path, "--manifest", manifest, *setting.flags)
            self._libraries[setting] = path
            self._manifest = json.loads(manifest.read_text())
        return self._libraries[setting]

    def functions(self) -> dict[str, dict]:
        """The manifest's functions by name."""
        self.library(X86)
        return {function["name"]: function for function in self._manifest["functions"]}

    def run(self, setting: Setting, name: str, inputs: list[np.ndarray]) -> list[np.ndarray]:
        """Calls the compiled function through the C ABI in a process of its own."""
        function = self.functions()[name]
        library = self.library(setting)
        arguments, paths = [], []
        for index, array in enumerate(inputs):
            path = self.folder / f"{name}.in{index}"
            path.write_bytes(np.ascontiguousarray(array).tobytes())
            arguments.append(f"in:{path}")
        for index, port in enumerate(function["outputs"]):
            path = self.folder / f"{name}.out{index}"
            arguments.append(f"out:{path}:{nbytes(port)}")
            paths.append(path)
        self.toolchain.call(setting, library, function["symbol"], arguments)
        return [read(path.read_bytes(), port) for path, port in zip(paths, function["outputs"], strict=True)]

    def interpret(self, name: str, inputs: list[np.ndarray]) -> list[np.ndarray]:
        """Evaluates the function with `kinac interpret`."""
        function = self.functions()[name]
        folder = self.folder / f"{name}.interpreted"
        arguments = []
        for port, array in zip(function["inputs"], inputs, strict=True):
            path = self.folder / f"{name}.{port['path']}.npy"
            # NumPy has no BF16 and F8: files carry their bit patterns.
            is_foreign = port["dtype"] in ("BF16", "F8E4M3", "F8E5M2")
            np.save(path, array.view(f"u{array.dtype.itemsize}") if is_foreign else array)
            arguments.append(f"{port['path']}={path}")
        self.toolchain.kinac("interpret", self.source, "--fn", name, *arguments, "--out-dir", folder)
        return [np.load(folder / f"{port['path']}.npy").view(NUMPY[port["dtype"]]) for port in function["outputs"]]


class Toolchain:
    """The compiler under test and the runners of its libraries."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        self._runners: dict[bool, pathlib.Path] = {}

    def kinac(self, *arguments) -> str:
        done = subprocess.run([BIN / "kinac", *map(str, arguments)], capture_output=True, text=True)
        assert done.returncode == 0, f"kinac {' '.join(map(str, arguments))}\n{done.stderr}"
        return done.stdout

    def program(self, source: pathlib.Path) -> Program:
        return Program(self, source)

    def program_from_text(self, name: str, text: str) -> Program:
        source = self.folder / f"{name}.kina"
        source.write_text(text)
        return Program(self, source)

    def call(self, setting: Setting, library: pathlib.Path, symbol: str, arguments: list[str]) -> None:
        prefix = ["qemu-aarch64-static", "-L", AARCH64_ROOT] if setting.emulated else []
        command = [*prefix, self.runner(setting.emulated), library, symbol, *arguments]
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
        assert done.returncode == 0, f"{symbol} ({setting.name}): {done.stderr}"

    def runner(self, emulated: bool) -> pathlib.Path:
        if emulated not in self._runners:
            path = self.folder / f"runner-{'aarch64' if emulated else 'host'}"
            compiler = "aarch64-linux-gnu-gcc" if emulated else "cc"
            subprocess.run([compiler, "-O1", "-Wall", "-Wextra", "-Werror", RUNNER_SOURCE, "-o", path, "-ldl"], check=True)
            self._runners[emulated] = path
        return self._runners[emulated]


def nbytes(port: dict) -> int:
    return int(np.prod(port["shape"], dtype=np.int64)) * np.dtype(NUMPY[port["dtype"]]).itemsize


def read(data: bytes, port: dict) -> np.ndarray:
    return np.frombuffer(data, NUMPY[port["dtype"]]).reshape(port["shape"])
