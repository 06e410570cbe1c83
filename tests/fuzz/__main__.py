"""The command line of `scripts/fuzz`."""

from __future__ import annotations

import argparse
import pathlib
import secrets
import sys
import tempfile
import time

from .campaign import MOST_FUNCTIONS, Campaign, Failure
from .regressions import REGRESSIONS, save
from .running import Runner

#: So many programs share a seed, one derived from that of the run.
ROUND = 40


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/fuzz", description="Random programs, interpreted and compiled, bit by bit.")
    parser.add_argument("--minutes", type=float, help="run for so long (10 when --programs is not given either)")
    parser.add_argument("--programs", type=int, help="try so many programs")
    parser.add_argument("--functions", type=int, default=MOST_FUNCTIONS, help="at most so many functions a program")
    parser.add_argument("--seed", type=int, help="repeats a run (default: a new one, which is printed)")
    parser.add_argument("--keep", type=pathlib.Path, default=REGRESSIONS, help="where programs that fail are written")
    parser.add_argument("--first", action="store_true", help="stop at the first program that fails")
    return parser.parse_args()


def main() -> int:
    options = arguments()
    seed = secrets.randbelow(2**31) if options.seed is None else options.seed
    minutes = options.minutes or (float("inf") if options.programs else 10.0)
    start = time.monotonic()
    end, most = start + 60 * minutes, options.programs or sys.maxsize
    print(f"seed {seed}", flush=True)
    failures = 0
    with tempfile.TemporaryDirectory(prefix="kina-fuzz-") as folder:
        campaign, number = Campaign(Runner(pathlib.Path(folder))), 0
        while time.monotonic() < end and campaign.programs < most and not (failures and options.first):
            failure = campaign.search(min(ROUND, most - campaign.programs), seed * 100_000 + number, options.functions)
            number += 1
            if failure:
                failures += 1
                report(failure, options.keep)
            elapsed = time.monotonic() - start
            print(f"{campaign.programs} programs, {failures} failures, {elapsed / 60:.1f} minutes", flush=True)
    print(f"{campaign.programs} programs with {campaign.functions} functions, {failures} failures, seed {seed}")
    print(campaign.coverage.summary())
    return 1 if failures else 0


def report(failure: Failure, keep: pathlib.Path) -> None:
    path = save(keep, failure.file())
    print(f"\n{failure.file()}\nkept as {path}\n", flush=True)


if __name__ == "__main__":
    sys.exit(main())
