"""Small inputs whose gradients are easily wrong: ties, branches not taken, zeros, repeated indices."""

import json
import pathlib

import numpy as np

import kina
from harness import NUMPY, X86

CASES = json.loads(pathlib.Path(__file__).with_name("gradient_cases.json").read_text())

#: The expressions of the cases, in Kina.
EXPRESSIONS = {
    "abs(x)": "x.abs()",
    "concat(a, b, axis=-1)": "concat([a, b], axis=1)",
    "dynamic_update_slice(x, u, [i])": "x.dynamic_update_slice(u, i.reshape([1]))",
    "maximum(x, 0)": "max(x, 0.0)",
    "minimum(maximum(x, 0), 1)": "min(max(x, 0.0), 1.0)",
    "pow(a, b)": "a ** b",
    "pow(x, 3)": "x ** 3.0",
    "reduce_max(x, axis=0)": "x.reduce(op=max, axis=0)",
    "reduce_max(x, axis=1)": "x.reduce(op=max, axis=1)",
    "reduce_prod(x, axis=0)": "x.reduce(op=prod, axis=0)",
    "reduce_prod(x, axis=1)": "x.reduce(op=prod, axis=1)",
    "reduce_sum(round(x) * x)": "(x.round() * x).reduce(op=sum, axis=0)",
    "reduce_sum(select(x <= 0, exp(x), 1 + x))": "where(x <= 0.0, x.exp(), 1.0 + x).reduce(op=sum, axis=0)",
    "reduce_sum(select(x > -1, log(1 + x), 0))": "where(x > -1.0, (1.0 + x).log(), 0.0).reduce(op=sum, axis=0)",
    "reduce_sum(select(x > 0, sqrt(x), x))": "where(x > 0.0, x.sqrt(), x).reduce(op=sum, axis=0)",
    "select(x > 0, x, 0)": "where(x > 0.0, x, 0.0)",
    "sqrt(reduce_sum(x * x, axis=0))": "(x * x).reduce(op=sum, axis=0).sqrt()",
    "sqrt(x)": "x.sqrt()",
    "take(x, idx, axis=0)": "x.take(idx, axis=0)",
    "take_along_axis(x, idx, axis=1)": "x.take_along_axis(idx, axis=1)",
    "x / y": "x / y",
}
#: Refused at compile time: argmax has no gradient.
REFUSED = {"reduce_sum(cast(argmax(x, axis=0), F32) * 2 + x)"}


def array(value) -> np.ndarray:
    flat = [float(element) for element in value["data"]]
    return np.array(flat).astype(NUMPY[value["dtype"]]).reshape(value["shape"])


def source_of(case, name: str) -> str:
    inputs = {key: value for key, value in case["inputs"].items() if key != "ct"}
    cotangent = case["inputs"].get("ct")
    types = {key: f"tensor<{value['dtype']}, {value['shape']}>" for key, value in case["inputs"].items()}
    parameters = ", ".join(f"{key}: {types[key]}" for key in case["inputs"])
    loss = EXPRESSIONS[case["attrs"]["expr"]]
    if cotangent:
        loss = f"(({loss}) * ct)" + ".reduce(op=sum, axis=0)" * len(cotangent["shape"])
    wrt, arguments = case["attrs"]["wrt"], ", ".join(case["inputs"])
    assert wrt in inputs
    return f"""
let _{name} = fn({parameters}) -> tensor<F32, []> {{ {loss} }};
let {name} = fn({parameters}) -> {types[wrt]} {{ reverseMode(_{name}, wrt = [{wrt}])({arguments}).grad({wrt}) }};
"""


def test_cases(toolchain):
    cases = {f"case{index}": case for index, case in enumerate(CASES) if case["attrs"]["expr"] not in REFUSED}
    text = "".join(source_of(case, name) for name, case in cases.items())
    library = kina.load(toolchain.program_from_text("gradient_cases", text).library(X86))
    wrong = []
    for name, case in cases.items():
        found = library[name](*map(array, case["inputs"].values()))
        accepted = [case["expect"], *(other for other in case.get("also", []) if "data" in other)]
        if not any(np.allclose(found, array(value), rtol=1e-6, atol=1e-7, equal_nan=True) for value in accepted):
            wrong.append(f"{case['id']}: {found.tolist()}, expected {case['expect']['data']}")
    assert not wrong, "\n".join(wrong)
