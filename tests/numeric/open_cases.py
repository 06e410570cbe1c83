"""Inputs that real systems got wrong (tests/cases/open.json), as Kina programs.

Each case becomes one function, or a refusal with its reason. The right answer is
the file's, except where the language decides otherwise: `DECIDED` says what and why.
"""

import json
import pathlib
from dataclasses import dataclass

import numpy as np

from harness import NUMPY

CASES = json.loads((pathlib.Path(__file__).resolve().parents[1] / "cases/open.json").read_text())

#: The language's name for a dtype of the file.
DTYPE = {"F8E4M3FN": "F8E4M3"}

#: Cases whose result the language fixes otherwise than the file does.
DECIDED = {
    "AM04.1": ([3, 1, 0], "argmax skips NaN, as its definition says"),
    "AM04.2": ([2, 0, 2], "argmin skips NaN, as its definition says"),
    "EF01": ([1.0, 1.0, 1.0, 1.0, np.nan, np.inf, -np.inf, np.inf, -8.0, np.nan, 0.3459319472312927, 0.0, np.inf, np.inf,
              0.0, 1.0, 0.0], "pow(-inf, 0.5) is inf in C99 Annex F, which pow follows; NumPy takes a square root"),
    "IX01.2": ([[1.0, 1.0], [5.0, 4.0]], "an index out of range is clamped, a negative one to 0"),
}

#: What the language does not express: the reason, and a program that shows the refusal.
_ZERO = "a dim is at least 1, so that no reduction is empty"
REFUSED = {
    **{f"ZR01.{n}": (_ZERO, "let f = fn(x: tensor<F32, [2, 0]>) -> tensor<F32, [2]> { x.reduce(op=sum, axis=1) };")
       for n in range(1, 7)},
    "ZR03.1": (_ZERO, "let f = fn(a: tensor<F32, [2, 0]>, b: tensor<F32, [0, 3]>) -> tensor<F32, [2, 3]> { a.matmul(b) };"),
    "ZR03.2": (_ZERO, "let f = fn(a: tensor<BF16, [0, 4]>, b: tensor<BF16, [4, 3]>) -> tensor<BF16, [0, 3]> { a.matmul(b) };"),
    "AM15.1": ("Bool has `any` and `all` instead of max and min",
               "let f = fn(x: tensor<Bool, [3]>) -> tensor<Bool, []> { x.reduce(op=max, axis=0) };"),
    "AM15.2": ("Bool has `any` and `all` instead of max and min",
               "let f = fn(x: tensor<Bool, [3]>) -> tensor<Bool, []> { x.reduce(op=min, axis=0) };"),
    "AM15.3": ("argmax rejects Bool",
               "let f = fn(x: tensor<Bool, [3]>) -> tensor<I64, []> { x.reduce(op=argmax, axis=0) };"),
    "IA05.1": ("pow is floating", "let f = fn(a: tensor<I32, [5]>, b: tensor<I32, [5]>) -> tensor<I32, [5]> { a ** b };"),
    "IA05.2": ("pow is floating", "let f = fn(a: tensor<I32, [4]>, b: tensor<I32, [4]>) -> tensor<I32, [4]> { a ** b };"),
    "GR18.1": ("the way through argmax has no derivative",
               "let l = fn(x: tensor<F32, [3]>) -> tensor<F32, []> { x.reduce(op=argmax, axis=0).cast(F32) };"
               " let f = fn(x: tensor<F32, [3]>) -> tensor<F32, [3]> { reverseMode(l)(x).grad(x) };"),
}

#: Cases that another test covers, or that this one would make too slow.
ELSEWHERE = {
    "AM14": "its input has 2 GiB",
    "RN01.1": "test_random.py runs Random123's known answers: the language has no unsigned dtype",
    "RN01.2": "test_random.py runs Random123's known answers: the language has no unsigned dtype",
    "RN01.3": "test_random.py runs Random123's known answers: the language has no unsigned dtype",
    "RN02.F32": "test_random.py checks the range of every dtype's uniform",
    "RN02.F16": "test_random.py checks the range of every dtype's uniform",
    "RN02.BF16": "test_random.py checks the range of every dtype's uniform",
    "RN02.range": "uniform is [0, 1); test_random.py checks its range",
    "RN03.finite": "test_random.py checks that gumbel is finite",
    "AB02.1": "an input is aligned to its element; the C ABI's tests cover status 3",
    "AB02.2": "an input is aligned to its element; the C ABI's tests cover status 3",
}


@dataclass(frozen=True)
class Case:
    """One check: a function, its inputs, and the answers that are right."""

    name: str
    function: str
    inputs: list[np.ndarray]
    answers: list[np.ndarray]
    rtol: float
    atol: float
    signed_zero: bool


def name_of(case: dict) -> str:
    return "case_" + case["id"].replace(".", "_").replace("-", "m")


def language_dtype(text: str) -> str:
    return DTYPE.get(text, text)


def tensor(description: dict) -> str:
    return f"tensor<{language_dtype(description['dtype'])}, {description['shape']}>"


def array(description: dict) -> np.ndarray:
    """The tensor that a description of the file stands for."""
    dtype = NUMPY[language_dtype(description["dtype"])]
    count = int(np.prod(description["shape"], dtype=np.int64))
    if "gen" in description:
        values = _generate(description["gen"], count).astype(dtype)
    else:
        data = description["data"]
        bits = [isinstance(x, str) and x.startswith("0x") for x in data]
        if any(bits):
            unsigned = np.dtype(f"u{np.dtype(dtype).itemsize}")
            values = np.array([int(x, 16) for x in data], unsigned).view(dtype)
        elif np.dtype(dtype).kind in "iub":
            values = np.array(data, dtype)
        else:
            values = np.array([float(x) for x in data], np.float64).astype(dtype)
    return values.reshape(description["shape"])


def _generate(rule: dict, count: int) -> np.ndarray:
    index = np.arange(count, dtype=np.int64)
    match rule["rule"]:
        case "fill":
            values = np.full(count, rule["value"], np.float64)
        case "arange":
            values = rule["start"] + rule["step"] * index.astype(np.float64)
        case "mod":
            values = rule["scale"] * ((index * rule["mul"] + rule["add"]) % rule["mod"] + rule["off"]).astype(np.float64)
        case other:
            raise ValueError(f"unknown rule {other}")
    for place, value in rule.get("set", []):
        values[place] = value
    return values


def _reduce(case: dict) -> str:
    word = case["op"].removeprefix("reduce_")
    axis, shape = case["attrs"]["axis"], case["inputs"]["x"]["shape"]
    if axis is None:
        return f"x.reshape([{int(np.prod(shape))}]).reduce(op={word}, axis=0)"
    return f"x.reduce(op={word}, axis={axis})"


def _attention_decode(case: dict) -> str:
    position, scale = case["attrs"]["position"], case["attrs"]["scale"]
    return f"""
      let visible = iota([4], axis=0, I64) <= {position};
      let scores = einsum("d,sd->s", q, k_cache) * {scale};
      let weights = where(visible, scores, -inf).softmax(axis=0);
      let values = where(visible.reshape([4, 1]).broadcast([4, 2]), v_cache, 0);
      einsum("s,sd->d", weights, values)"""


def _adamw(case: dict) -> str:
    attrs, shape = case["attrs"], case["inputs"]["p"]["shape"]
    lr = "lr" if "lr" in case["inputs"] else f"full({attrs['lr']}, [], F32)"
    return f"""
      let (next, _m, _v) = adamw(p, g, m, v, {lr}, full({attrs['beta1']}, [], F32), full({attrs['beta2']}, [], F32),
                                 full({attrs['eps']}, [], F32), full({attrs['weight_decay']}, [], F32),
                                 {attrs['t']});
      next"""


def _sample(case: dict) -> str:
    temperature = case["attrs"]["temperature"]
    if temperature == 0:
        return "logits.reduce(op=argmax, axis=0)"
    return f"categorical(key({case['attrs']['seed']}), logits / {temperature})"


_COMPARE = {"eq": "==", "ne": "!=", "lt": "<", "ge": ">="}
_LAYERNORM = "layernorm(x, full(1, [{n}], F32), full(0, [{n}], F32), eps={eps})"

#: The body of each operation of the file.
OPERATIONS = {
    **{word: _reduce for word in ("argmax", "argmin", "reduce_max", "reduce_min", "reduce_sum", "reduce_prod",
                                  "reduce_mean", "reduce_all", "reduce_any")},
    "maximum": lambda case: "a.max(b)",
    "add": lambda case: "a + b",
    "mul": lambda case: "a * b",
    "div": lambda case: "a / b",
    "rem": lambda case: "a.rem(b)",
    "pow": lambda case: "a ** b",
    "matmul": lambda case: "a.matmul(b)",
    "broadcast": lambda case: f"x.broadcast({case['attrs']['shape']})",
    "compare": lambda case: f"a {_COMPARE[case['attrs']['direction']]} b",
    "cast": lambda case: f"x.cast({language_dtype(case['attrs']['to'])})",
    **{word: lambda case: f"x.{case['op']}()" for word in ("exp", "log", "sqrt", "tanh", "erf")},
    **{word: lambda case: f"x.{case['op']}(axis={case['attrs']['axis']})" for word in ("softmax", "log_softmax", "logsumexp")},
    "layer_norm": lambda case: _LAYERNORM.format(n=case["inputs"]["x"]["shape"][1], eps=case["attrs"]["eps"]),
    "take": lambda case: f"x.take(idx, axis={case['attrs']['axis']})",
    "take_along_axis": lambda case: f"x.take_along_axis(idx, axis={case['attrs']['axis']})",
    "attention_decode": _attention_decode,
    "adamw_step": _adamw,
    "sample": _sample,
}

_MASKED_NLL = """
      let ignored = labels == {ignore};
      let picked = logits.log_softmax(axis=1).take_along_axis(labels.reshape([2, 1]), axis=1).reshape([2]);
      let losses = where(ignored, 0, -picked);
      {result}"""

#: The bodies of cases that are expressions, by id.
EXPRESSIONS = {
    "AM16.1": "x.transpose([1, 0]).reshape([35]).reduce(op=argmax, axis=0)",
    "AM16.2": "(x + x).transpose([1, 0]).reshape([35]).reduce(op=argmax, axis=0)",
    "SM06.2": "x.cast(I32).reduce(op=sum, axis=0)",
    "SM06.3": "x.cast(I32).reduce(op=sum, axis=0)",
    "IA04.3": "(a / b) * b + rem(a, b)",
    "EF09.select": "where(x != x, 0, x)",
    "EF09.mulzero": "x * 0",
    "EF09.subself": "x - x",
    "CE01": _MASKED_NLL.format(
        ignore=-100, result="losses.reduce(op=sum, axis=0) / (not ignored).cast(F32).reduce(op=sum, axis=0)"),
    "CE03": _MASKED_NLL.format(ignore=255, result="losses"),
    "RN03.masked": "(logits + g).reduce(op=argmax, axis=0)",
    "RN03.values": "-log(-log(u))",
    "AB01": "concat([x.slice(start=[0, 0], limit=[1, 4], stride=[1, 1]), x.slice(start=[0, 0], limit=[99, 4], stride=[1, 1])], axis=0)",
    "AB04.1": "concat([x.dynamic_update_slice(u, [1]: I64), x, x.reduce(op=sum, axis=0).reshape([1])], axis=0)",
    "AB04.2": "x + concat([x.slice(start=[3], limit=[4], stride=[1]), x.slice(start=[2], limit=[3], stride=[1]),"
              " x.slice(start=[1], limit=[2], stride=[1]), x.slice(start=[0], limit=[1], stride=[1])], axis=0)",
    "AB06.1": "(x * iota([10], axis=0, I64).reshape([10, 1]).broadcast([10, 4])).reduce(op=sum, axis=0)",
    "AB06.2": "(x * iota([4], axis=0, I64).broadcast([10, 4])).reduce(op=sum, axis=1)",
    "SC01.1": "let y = x; " + "let y = y + x; " * 5000 + "y",
    "SC03": "(a * b).reshape([2097152]).reduce(op=sum, axis=0)",
}

_CONCAT = "concat([a, b], axis=1)"
_UPDATE = "x.dynamic_update_slice(u, i.reshape([1]))"

#: The differentiated expressions, by id.
DIFFERENTIATED = {
    "GR01.1": "x.reduce(op=max, axis=0)",
    "GR01.2": "x.reduce(op=max, axis=1)",
    "GR02.1": "x.max(0)",
    "GR02.2": "where(x > 0, x, 0)",
    "GR02.3": "x.abs()",
    "GR04.1": "where(x > 0, x.sqrt(), x).reduce(op=sum, axis=0)",
    "GR04.2": "where(x <= 0, x.exp(), 1 + x).reduce(op=sum, axis=0)",
    "GR04.3": "where(x > -1, (1 + x).log(), 0).reduce(op=sum, axis=0)",
    "GR05.1": "(x * x).reduce(op=sum, axis=0).sqrt()",
    "GR05.2": "(x * x).reduce(op=sum, axis=0).sqrt()",
    "GR05.3": "x.sqrt()",
    "GR05.4": "x.sqrt()",
    "GR06.1": "a ** b",
    "GR06.2": "x ** 3",
    "GR08": "x / y",
    "GR10.1": "x.reduce(op=prod, axis=0)",
    "GR10.2": "x.reduce(op=prod, axis=0)",
    "GR10.3": "x.reduce(op=prod, axis=1)",
    "GR11.1": "x.take(idx, axis=0)",
    "GR11.2": "x.take(idx, axis=0)",
    "GR11.3": "x.take_along_axis(idx, axis=1)",
    "GR13.1": _CONCAT,
    "GR13.2": _CONCAT,
    "GR15.1": _UPDATE,
    "GR15.2": _UPDATE,
    "GR15.3": _UPDATE,
    "GR16": "x.max(0).min(1)",
    "GR18.2": "(x.round() * x).reduce(op=sum, axis=0)",
    "SC01.2": "{ let y = x; " + "let y = y + x; " * 5000 + "y }",
}


def _differentiated(case: dict, parameters: str) -> str:
    """A private loss, weighted by the cotangent `ct` where the case has one, and its gradient."""
    expression, inputs = DIFFERENTIATED[case["id"]], case["inputs"]
    loss = expression
    if "ct" in inputs:
        count = int(np.prod(inputs["ct"]["shape"]))
        loss = f"({expression} * ct).reshape([{count}]).reduce(op=sum, axis=0)"
    wrt, name = case["attrs"]["wrt"], name_of(case)
    return (f"let _loss_{name} = fn({parameters}) -> tensor<F32, []> {{ {loss} }};\n"
            f"let {name} = fn({parameters}) -> {tensor(_answers(case)[0])} {{"
            f" reverseMode(_loss_{name}, wrt=[{wrt}])({', '.join(inputs)}).grad({wrt}) }};")


def function(case: dict) -> str:
    """The text of the case's function; KeyError when there is no translation."""
    parameters = ", ".join(f"{name}: {tensor(value)}" for name, value in case["inputs"].items())
    if case["op"] == "vjp":
        return _differentiated(case, parameters)
    body = EXPRESSIONS[case["id"]] if case["id"] in EXPRESSIONS else OPERATIONS[case["op"]](case)
    return f"let {name_of(case)} = fn({parameters}) -> {tensor(_answers(case)[0])} {{ {body} }};"


def _answers(case: dict) -> list[dict]:
    candidates = [case["expect"], *case.get("also_acceptable", [])]
    return [candidate for candidate in candidates if "dtype" in candidate]


def translate(case: dict) -> Case:
    """The case as a function with inputs and right answers."""
    answers = [array(answer) for answer in _answers(case)]
    if case["id"] in DECIDED:
        answers = [np.array(DECIDED[case["id"]][0], answers[0].dtype)]
    tolerance = case["tol"]
    return Case(
        name=name_of(case),
        function=function(case),
        inputs=[array(value) for value in case["inputs"].values()],
        answers=answers,
        rtol=tolerance.get("rtol", 0.0),
        atol=tolerance.get("atol", 0.0),
        signed_zero=tolerance.get("signed_zero", False),
    )
