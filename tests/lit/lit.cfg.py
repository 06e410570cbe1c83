# -*- Python -*-
"""Configuration of the lit suites.

Run everything, one layer, or one file, from the root of the repository:

    /usr/lib/llvm-22/bin/lit -v tests/lit
    /usr/lib/llvm-22/bin/lit -v tests/lit/dialect
    /usr/lib/llvm-22/bin/lit -v tests/lit/dialect/basic.mlir

Environment:

    KINA_BIN_DIR               folder of `kinac` and `kina-opt`; by default
                               `target/debug` of this checkout
    KINA_LLVM_DIR              folder of the LLVM tools; by default
                               `/usr/lib/llvm-22/bin`
    KINA_OPT_VERIFY_ROUNDTRIP  when `1`, every `kina-opt` also prints its input
                               as text and as bytecode, reads both back and
                               compares (`--verify-roundtrip`)

Tools on the PATH of a test: `kina-opt`, `kinac`, and from LLVM `mlir-opt`
(stock), `FileCheck`, `not`, `split-file`, `count`, `diff`. A test that needs
an optional tool says so: `REQUIRES: kinac`, `REQUIRES: mlir-opt`.

`%kina_root` is the root of the repository, `%python` the Python that runs lit.

`--param kina_opt=PATH` replaces `kina-opt` with another driver of the dialect
(the CMake build does); it then has no passes of the compiler, and the feature
`kina-passes` is missing.
"""

import os
import shutil
import sys
import tempfile

import lit.formats

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

config.name = "Kina"
config.suffixes = [".mlir", ".kina"]
config.excludes = ["Inputs"]
config.test_format = lit.formats.ShTest(execute_external=False)
config.test_source_root = os.path.join(ROOT, "tests", "lit")


def _output_directory():
    """Where tests write: `build/lit`, or a temporary folder in a read-only checkout."""
    chosen = lit_config.params.get("kina_output", os.path.join(ROOT, "build", "lit"))
    try:
        os.makedirs(chosen, exist_ok=True)
    except OSError:
        chosen = os.path.join(tempfile.gettempdir(), f"kina-lit-{os.getuid()}")
        os.makedirs(chosen, exist_ok=True)
    return chosen


config.test_exec_root = _output_directory()

bin_directory = os.path.abspath(
    os.environ.get("KINA_BIN_DIR", os.path.join(ROOT, "target", "debug"))
)
llvm_directory = os.path.abspath(os.environ.get("KINA_LLVM_DIR", "/usr/lib/llvm-22/bin"))
replaced_opt = lit_config.params.get("kina_opt")


def _tool(directory, name):
    """The path of tool `name` in `directory`; None when it is absent."""
    return shutil.which(name, path=directory)


config.environment["PATH"] = os.pathsep.join(
    [bin_directory, llvm_directory, os.environ.get("PATH", "")]
)
# A captured variable lives until the next CHECK-LABEL unless its name starts with `$`.
config.environment["FILECHECK_OPTS"] = "-enable-var-scope --allow-unused-prefixes=false"
for name in ("RUST_LOG", "RUST_BACKTRACE", "MLIR_SYS_220_PREFIX", "HOME"):
    if name in os.environ:
        config.environment[name] = os.environ[name]

if not _tool(llvm_directory, "FileCheck"):
    lit_config.fatal(f"no FileCheck in {llvm_directory}: set KINA_LLVM_DIR")

kina_opt = replaced_opt or _tool(bin_directory, "kina-opt")
if not kina_opt:
    lit_config.fatal(f"no kina-opt in {bin_directory}: run `cargo build` or set KINA_BIN_DIR")
if os.environ.get("KINA_OPT_VERIFY_ROUNDTRIP") == "1":
    kina_opt += " --verify-roundtrip"
    config.available_features.add("verify-roundtrip")

# Only as a command: not in a path, not as a part of another name.
config.substitutions.append((r"(?<![\w/.-])kina-opt(?![\w/.-])", kina_opt))

config.substitutions.append(("%python", f'"{sys.executable}"'))
config.substitutions.append(("%kina_root", ROOT))

if not replaced_opt:
    config.available_features.add("kina-passes")
for feature, directory in (("kinac", bin_directory), ("mlir-opt", llvm_directory)):
    if _tool(directory, feature):
        config.available_features.add(feature)
