"""Programs as Kina text."""

from __future__ import annotations

from . import syntax
from .types import Tensor, Tuple, Type

OPERATORS = {"add": "+", "sub": "-", "mul": "*", "div": "/", "pow": "**", "eq": "==", "ne": "!=", "lt": "<", "le": "<=",
             "gt": ">", "ge": ">=", "and": "and", "or": "or"}
PREFIXES = {"neg": "-", "not": "not "}
#: Operators that have no function of their name.
ONLY_OPERATORS = ("eq", "ne", "lt", "le", "gt", "ge", "and", "or", "not")
#: Functions whose first operand is an array.
OF_ARRAYS = ("concat",)
#: Written as calls only: functions of a program or of the library, and what takes no operand first.
METHOD = 1


def expression(node: syntax.Expression) -> str:
    match node:
        case syntax.Variable(name):
            return name
        case syntax.Literal(text):
            return text
        case syntax.Apply():
            return _application(node)
        case syntax.Select(base, selector):
            return f"{expression(base)}{selector}"
        case syntax.Group(brackets, members):
            return f"{brackets[0]}{', '.join(map(expression, members))}{brackets[1]}"
        case syntax.Build(fields, base, kind):
            parts = [f"{name}: {expression(value)}" for name, value in fields]
            parts += [f"..{expression(base)}"] if base else []
            return f"{kind.name} {{ {', '.join(parts)} }}"
        case syntax.If(condition, taken, other):
            return f"if {condition} {block(taken)} else {block(other)}"
        case syntax.Loop():
            state = ", ".join(f"{name} = {expression(value)}" for name, value in node.state)
            return f"{node.keyword} {node.index} in {node.start}..{node.stop} with ({state}) {block(node.body)}"
        case syntax.Comprehension(index, length, body):
            return f"[for {index} in 0..{length} {block(body)}]"
        case syntax.ReverseMode(function, wrt, operands):
            chosen = f", wrt = [{', '.join(wrt)}]" if wrt else ""
            return f"reverseMode({function}{chosen})({', '.join(map(expression, operands))})"


def _application(node: syntax.Apply) -> str:
    name, operands = node.operation, [expression(operand) for operand in node.operands]
    is_operator = node.spelling == 0 or name in ONLY_OPERATORS
    if name in PREFIXES and is_operator:
        return f"({PREFIXES[name]}{operands[0]})"
    if name in OPERATORS and is_operator:
        return f"({operands[0]} {OPERATORS[name]} {operands[1]})"
    if name in OF_ARRAYS:
        operands = [f"[{', '.join(operands)}]"]
    arguments = [f"{label} = {text}" if label else text for label, text in node.arguments]
    if node.spelling == METHOD:
        return f"{operands[0]}.{name}({', '.join([*operands[1:], *arguments])})"
    return f"{name}({', '.join([*operands, *arguments])})"


def block(node: syntax.Block) -> str:
    lines = [*(_let(let) for let in node.lets), expression(node.result)]
    return "{\n" + "\n".join("  " + line.replace("\n", "\n  ") for line in lines) + "\n}"


def _let(let: syntax.Let) -> str:
    names = let.names[0] if len(let.names) == 1 else f"({', '.join(let.names)})"
    return f"let {names} = {expression(let.value)};"


def function(node: syntax.Function) -> str:
    parameters = ", ".join(
        f"{'donate ' if parameter.donate else ''}{parameter.name}: {_type(parameter.type, node.spelling)}"
        for parameter in node.parameters
    )
    axis = ", axis: int" if "axis" in node.spelling else ""
    generics = f"<{node.generics}>" if node.generics else ""
    result = f" -> {_type(node.result, node.spelling)}" if node.result else ""
    return f"let {node.name} = fn{generics}({parameters}{axis}){result} {block(node.body)};"


def _type(kind: Type, spelling: dict) -> str:
    if isinstance(kind, Tensor) and spelling:
        shape = spelling.get(kind.shape, list(kind.shape))
        return f"tensor<{spelling.get(kind.dtype, kind.dtype)}, {shape}>"
    if isinstance(kind, Tuple):
        return f"({', '.join(_type(member, spelling) for member in kind.members)})"
    return str(kind)


def unit(node: syntax.Unit) -> str:
    parts = [f"const {name} = {value};" for name, value in node.constants]
    for record in node.records:
        fields = ", ".join(f"{name}: {kind}" for name, kind in record.fields)
        parts.append(f"type {record.name} = {{ {fields} }};")
    parts += [function(helper) for helper in (*node.helpers, node.exported)]
    return "\n".join(parts) + "\n"


#: The modules of the library; a program uses those whose functions it calls.
LIBRARY = {
    "loss": ("mse", "nll", "cross_entropy"),
    "nn": ("softmax", "log_softmax", "logsumexp", "rmsnorm", "layernorm", "silu", "gelu", "gelu_tanh", "relu", "linear",
           "embedding", "rope", "attention", "causal_attention"),
    "optim": ("sgd", "momentum", "adamw", "adamw_with_powers", "sum_of_squares", "plus_squares", "clip_factor", "scaled",
              "warmup", "cosine", "warmup_cosine"),
    "random": ("normal", "categorical"),
}


def program(node: syntax.Program) -> str:
    text = "\n".join(unit(part).replace(syntax.UNIT, str(number)) for number, part in enumerate(node.units))
    used = [module for module, names in LIBRARY.items() if any(f"{name}{end}" in text for name in names for end in "(:,")]
    return "".join(f"use std.{module};\n" for module in used) + text
