"""A run of the fuzzer: programs from Hypothesis until one fails or enough were tried."""

from __future__ import annotations

from dataclasses import dataclass, field

import hypothesis
from hypothesis import HealthCheck, Phase, Verbosity

from . import printing, provider, regressions
from .comparing import compare
from .coverage import Coverage
from .programs import programs
from .running import SETTINGS, Finding, Runner, settings_of
from .syntax import Program
from .values import Inputs, inputs_of

MOST_FUNCTIONS = 8


@dataclass(frozen=True)
class Failure:
    """A program that fails, with its inputs."""

    text: str
    inputs: Inputs
    finding: Finding

    def file(self) -> str:
        return regressions.text_of(self.text, self.inputs, f"{type(self.finding).__name__}: {self.finding}")


@dataclass
class Campaign:
    """Counts what was run; remembers the last failure, which is the smallest when Hypothesis is done."""

    runner: Runner
    programs: int = 0
    functions: int = 0
    coverage: Coverage = field(default_factory=Coverage)
    failure: Failure | None = None

    def check(self, program: Program) -> None:
        text, inputs = printing.program(program), inputs_of(program)
        # A failure is made smaller with the settings that show it.
        settings = settings_of(self.failure.finding) if self.failure else SETTINGS
        try:
            outcome = self.runner.run(text, inputs, settings)
            compare(outcome)
        except Finding as finding:
            self.failure = Failure(self.runner.source.read_text(), inputs, finding)
            raise
        self.programs += 1
        self.functions += len(program.units)
        self.coverage.add(outcome.module)

    def search(self, count: int, seed: int | None = None, most: int = MOST_FUNCTIONS) -> Failure | None:
        """Tries `count` programs, the same ones for the same seed, and shrinks the first that fails."""
        self.failure = None
        settings = hypothesis.settings(
            max_examples=count, derandomize=seed is None, database=None, deadline=None, print_blob=False,
            phases=(Phase.generate, Phase.shrink), report_multiple_bugs=False, verbosity=Verbosity.quiet,
            suppress_health_check=list(HealthCheck), backend=provider.NAME,
        )

        def search(program):
            self.check(program)

        attempt = settings(hypothesis.given(programs(most))(search))
        if seed is not None:
            attempt = hypothesis.seed(seed)(attempt)
        try:
            attempt()
        except Finding as finding:
            return self.failure
        return None


def recheck(runner: Runner, file: str) -> None:
    """Runs a program of `regressions` again."""
    compare(runner.run(*regressions.parsed(file)))
