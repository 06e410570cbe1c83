"""Which dtypes the operations of the dialect admit, and which a program uses.

A place is a port of an operation: an operand or a result, by its name in the
dialect. Both sides are sets of (operation, place, dtype).
"""

import importlib.machinery
import importlib.util
import pathlib
import re
import subprocess

from harness import BIN, ROOT

Use = tuple[str, str, str]

#: A dtype by its name in MLIR.
DTYPES = {"f64": "F64", "f32": "F32", "f16": "F16", "bf16": "BF16", "f8E4M3FN": "F8E4M3", "f8E5M2": "F8E5M2",
          "i64": "I64", "i32": "I32", "i16": "I16", "i8": "I8", "i4": "I4", "i1": "Bool"}
#: Operations that compute nothing themselves, with the reason why no dtype of theirs is counted.
STRUCTURE = {
    "composition": "the call of a function: its dtypes are those of the operations inside",
    "vjp": "dissolved into the operations of the derivative before anything runs",
    "yield": "the end of a region: its dtypes are those of the loop around it",
    "to": "placement: this compiler has one placement, where it is no operation",
}


def status():
    """The module that writes docs/status.md."""
    loader = importlib.machinery.SourceFileLoader("gen_status", str(ROOT / "scripts/gen-status"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("gen_status", loader))
    loader.exec_module(module)
    return module


STATUS = status()


def ports(records: dict, record: dict) -> tuple[list, list]:
    """The operands and the results: (name, dtypes, whether variadic)."""
    found = []
    for group in ("arguments", "results"):
        found.append([])
        for argument, name in record[group]["args"]:
            admitted = STATUS.admitted(records, argument["def"])
            variadic = "Variadic" in records.get(argument["def"], {}).get("!superclasses", [])
            if admitted:
                found[-1].append((name, admitted, variadic))
    return found[0], found[1]


def operations() -> dict[str, tuple[list, list]]:
    """The ports of each operation that computes, from the dialect's records."""
    records = STATUS.records()
    every = (records[name] for name in records["!instanceof"]["Kina_Op"])
    return {record["opName"]: ports(records, record) for record in every if record["opName"] not in STRUCTURE}


def admitted(table: dict) -> set[Use]:
    """Every dtype at every place that admits it."""
    return {(name, port, dtype) for name, sides in table.items() for side in sides for port, dtypes, _ in side
            for dtype in dtypes}


def generic(source: pathlib.Path) -> str:
    """The module that `source` becomes, derivatives included, in MLIR's generic form."""
    emitted = run("kinac", "build", str(source), "--emit", "grad", "-o", "-")
    return run("kina-opt", "--mlir-print-op-generic", text=emitted)


def run(tool: str, *arguments: str, text: str = "") -> str:
    return subprocess.run([BIN / tool, *arguments], input=text, check=True, capture_output=True, text=True).stdout


def used(table: dict, module: str) -> set[Use]:
    """The dtypes at the places of the operations of `module`, which is in the generic form."""
    return {(name, port, dtype) for name, operands, results, _ in signatures(module) if name in table
            for side, types in zip(table[name], (operands, results), strict=True)
            for port, dtype in assigned(side, elements(types))}


def signatures(module: str):
    """Name, operand types, result types and text of each `kina` operation of a module in the generic form."""
    regions = []
    for line in module.splitlines():
        opened = re.search(r'^\s*(?:%[^=]*= )?"([\w.]+)"\(', line)
        if opened and line.endswith("({"):
            regions.append(opened[1])
            continue
        name = regions.pop() if line.lstrip().startswith("}) ") else opened[1] if opened else ""
        if name.startswith("kina."):
            operands, _, results = line.rpartition(" : ")[2].partition(" -> ")
            yield name.removeprefix("kina."), operands, results, line


def elements(types: str) -> list[str]:
    """The dtypes of a list of tensor types."""
    return [DTYPES[element] for element in re.findall(r"tensor<(?:\d+x)*(\w+)[,>]", types)]


def assigned(side: list, dtypes: list[str]):
    """Pairs of a port and a dtype; the variadic port takes what the others leave."""
    spare = len(dtypes) - len(side)
    for port, _, variadic in side:
        taken = 1 + spare if variadic else 1
        yield from ((port, dtype) for dtype in dtypes[:taken])
        dtypes = dtypes[taken:]
