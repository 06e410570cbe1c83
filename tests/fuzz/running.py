"""Runs a program in every way: interpreted, and compiled with each setting.

Compiled code is called in a process of its own, so that a crash of it is a
finding like any other.
"""

from __future__ import annotations

import concurrent.futures
import os
import pathlib
import pickle
import re
import signal
import subprocess
import time
from dataclasses import dataclass, field

import numpy as np

import kina
from harness import NUMPY, X86, Setting

from .values import Inputs

SETTINGS = (
    Setting("x86-64-v3 -O0", ("-O0", "--cpu", "x86-64-v3")),
    X86,
    Setting("native -O3", ("-O3", "--cpu", "native")),
)
STAGES = ("kina", "grad")
BUILD_SECONDS, INTERPRET_SECONDS, CALL_SECONDS = 120, 120, 30
#: Bytes around every result that a function must not touch.
MARGIN, PATTERN = 64, 0xA5
#: Freed memory is overwritten, so that the compiler does not get away with reading it.
ENVIRONMENT = {"GLIBC_TUNABLES": "glibc.malloc.tcache_count=0:glibc.malloc.perturb=165"}
UNPROVEN_DONATION = re.compile(r"error\[E0501\].*\n\s*--> [^\n]*:(\d+):\d+")


class Finding(Exception):
    """A program that shows a defect; `way` is the one that shows it, where not all do."""

    def __init__(self, message: str, way: str = ""):
        super().__init__(message)
        self.way = way


class Refused(Finding):
    """kinac refuses the program, which is well typed."""


class Crashed(Finding):
    """The compiler, the interpreter or a compiled function died or broke a rule of the C ABI."""


class TimedOut(Finding):
    """Something took too long."""


class Different(Finding):
    """Two ways to evaluate a function disagree."""


Results = dict[str, list[np.ndarray]]


@dataclass
class Outcome:
    """The program as it was run, the results of every way to run it, and its kina module."""

    text: str
    results: dict[str, Results] = field(default_factory=dict)
    module: str = ""


class Runner:
    """Runs programs in `folder`."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        self.pool = concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count())

    def run(self, text: str, inputs: Inputs, settings: tuple[Setting, ...] = SETTINGS) -> Outcome:
        text, library = self._without_unproven_donations(text, settings[0])
        ports = dict(_functions(library))
        builds = [self.pool.submit(self._build, setting) for setting in settings[1:]]
        module = self.pool.submit(self.kinac, BUILD_SECONDS, "build", self.source, "--emit", "kina", "-o", "-")
        evaluated = {
            stage: {name: self.pool.submit(self._interpret, stage, name, ports[name], inputs[name]) for name in ports}
            for stage in STAGES
        }
        outcome = Outcome(text, module=module.result())
        for stage, functions in evaluated.items():
            outcome.results[f"interpreted, {stage}"] = {name: found.result() for name, found in functions.items()}
        libraries = {settings[0].name: library} | {
            setting.name: build.result() for setting, build in zip(settings[1:], builds)}
        outcome.results |= self.call(text, libraries, inputs)
        return outcome

    @property
    def source(self) -> pathlib.Path:
        return self.folder / "program.kina"

    def kinac(self, seconds: int, *arguments) -> str:
        command = [kina.find_compiler(), *map(str, arguments)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, env=os.environ | ENVIRONMENT)
        except subprocess.TimeoutExpired:
            raise TimedOut(f"kinac {arguments[0]} took more than {seconds} s") from None
        if done.returncode == 0:
            return done.stdout
        is_refusal = done.returncode == 1 and "error[E" in done.stderr and "error[E09" not in done.stderr
        errors = done.stderr[max(done.stderr.find("error"), 0):][:2000]
        raise (Refused if is_refusal else Crashed)(f"kinac {arguments[0]}, status {done.returncode}: {errors}")

    def _build(self, setting: Setting) -> pathlib.Path:
        library = self.folder / f"{setting.name.replace(' ', '')}-{time.monotonic_ns()}.so"
        self.kinac(BUILD_SECONDS, "build", self.source, "-o", library, *setting.flags)
        return library

    def _without_unproven_donations(self, text: str, setting: Setting) -> tuple[str, pathlib.Path]:
        """Takes back the `donate` of functions in which it cannot be proved."""
        while True:
            self.source.write_text(text)
            try:
                return text, self._build(setting)
            except Refused as refusal:
                lines = text.splitlines(keepends=True)
                places = {int(line) - 1 for line in UNPROVEN_DONATION.findall(str(refusal))}
                if not any("donate " in lines[place] for place in places):
                    raise
                text = "".join(
                    line.replace("donate ", "") if place in places else line for place, line in enumerate(lines))

    def _interpret(self, stage: str, name: str, ports: dict, inputs: list[np.ndarray]) -> list[np.ndarray]:
        folder, arguments = self.folder / f"{stage}-{name}", []
        folder.mkdir(exist_ok=True)
        for port, array in zip(ports["inputs"], inputs, strict=True):
            path = folder / f"{port['path']}.in.npy"
            # NumPy has no BF16 and F8: files carry their bit patterns.
            is_foreign = port["dtype"] in ("BF16", "F8E4M3", "F8E5M2")
            np.save(path, array.view(f"u{array.dtype.itemsize}") if is_foreign else array)
            arguments.append(f"{port['path']}={path}")
        self.kinac(INTERPRET_SECONDS, "interpret", self.source, "--stage", stage, "--fn", name, *arguments,
                   "--out-dir", folder)
        return [np.load(folder / f"{port['path']}.npy").view(NUMPY[port["dtype"]]) for port in ports["outputs"]]

    def call(self, text: str, libraries: dict[str, pathlib.Path], inputs: Inputs) -> dict[str, Results]:
        """Calls every function of every library, also in place."""
        answer, progress = self.folder / "answer.pickle", self.folder / "progress.txt"
        child = os.fork()
        if child == 0:
            status = 3
            try:
                signal.alarm(CALL_SECONDS)
                answer.write_bytes(pickle.dumps(_call_all(libraries, inputs, progress)))
                status = 0
            except BaseException as error:
                answer.write_text(repr(error))
            finally:
                os._exit(status)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        for library in libraries.values():
            library.unlink()
        if status == 0:
            return pickle.loads(answer.read_bytes())
        name, way = progress.read_text().split(", ")
        if status == -signal.SIGALRM:
            raise TimedOut(f"{name}, {way}: took more than {CALL_SECONDS} s", way)
        raise Crashed(f"{name}, {way}: " + (answer.read_text() if status == 3 else f"signal {-status}"), way)


def settings_of(finding: Finding) -> tuple[Setting, ...]:
    """The settings that a finding needs to be seen again."""
    return tuple(setting for setting in SETTINGS if finding.way.startswith(setting.name)) or SETTINGS


def _functions(library: pathlib.Path):
    """The functions in the manifest of a library; no code of the program runs."""
    for function in kina.load(library).manifest["functions"]:
        yield function["name"], function


def _call_all(libraries: dict[str, pathlib.Path], inputs: Inputs, progress: pathlib.Path) -> dict[str, Results]:
    found: dict[str, Results] = {}
    for setting, path in libraries.items():
        for name, function in kina.load(path).functions.items():
            progress.write_text(f"{name}, {setting}")
            found.setdefault(setting, {})[name] = _call(function, inputs[name])
            if function.inplace_pairs:
                progress.write_text(f"{name}, {setting} in place")
                found.setdefault(f"{setting} in place", {})[name] = _call_in_place(function, inputs[name])
    return found


def _call(function: kina.Function, inputs: list[np.ndarray]) -> list[np.ndarray]:
    """Calls with buffers that are aligned to their elements only, and looks at what lies around the results."""
    given = [_placed(array) for array in inputs]
    frames = [_frame(port.empty()) for port in function.outputs]
    function.into({port.path: view for port, (_, view) in zip(function.outputs, frames)}, *given)
    for port, (whole, view) in zip(function.outputs, frames):
        outside = np.concatenate([whole[: MARGIN + view.itemsize], whole[MARGIN + view.itemsize + view.nbytes:]])
        if (outside != PATTERN).any():
            raise Crashed(f"{port.path}: written beyond its ends")
    for port, before, after in zip(function.inputs, inputs, given):
        if before.tobytes() != after.tobytes():
            raise Crashed(f"{port.path}: an input was overwritten")
    return [_read(port, view) for port, (_, view) in zip(function.outputs, frames)]


def _call_in_place(function: kina.Function, inputs: list[np.ndarray]) -> list[np.ndarray]:
    found = function.inplace(*(_placed(array) for array in inputs))
    results = found if len(function.outputs) > 1 else (found,)
    return [_read(port, array) for port, array in zip(function.outputs, results)]


def _read(port, array: np.ndarray) -> np.ndarray:
    """A result in the form in which results are compared; I4 is a byte."""
    return array.copy().view(NUMPY[port.dtype])


def _frame(like: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A buffer full of the pattern, and an array like `like` in it."""
    whole = np.full(like.nbytes + 2 * MARGIN + like.itemsize, PATTERN, np.uint8)
    start = MARGIN + like.itemsize
    return whole, whole[start : start + like.nbytes].view(like.dtype).reshape(like.shape)


def _placed(array: np.ndarray) -> np.ndarray:
    view = _frame(array)[1]
    view[...] = array
    return view
