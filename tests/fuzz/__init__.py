"""Differential testing: random programs, interpreted and compiled, bit by bit.

* `types`, `syntax`, `printing`: well-typed programs as trees, and their text.
* `source`, `scope`: random choices (Hypothesis makes and shrinks them), and what an expression may refer to.
* `expressions/`: one file a family of expressions; `programs`: whole programs.
* `values`: inputs with ugly values; `running`: the compiler, the interpreter and the libraries;
  `comparing`: what has to be equal; `coverage`: which operations met which dtypes.
* `regressions`: shrunk programs that failed once; `campaign`: a run, for `scripts/fuzz` and the tests.
"""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]

# Bit equality and the ugly values are those of the other tests of numbers.
sys.path[:0] = [path for path in (str(FOLDER.parent / "numeric"), str(ROOT / "python")) if path not in sys.path]
