"""Arithmetic, math, comparisons, logic, `where` and `cast`."""

from __future__ import annotations

from ..scope import Scope
from ..syntax import Expression
from ..types import DTYPES, Tensor

ARITHMETIC = ("add", "sub", "mul", "div", "max", "min")
SIGNS = ("neg", "abs", "sign")
ROUNDING = ("floor", "ceil", "round")
MATH = ("sqrt", "rsqrt", "exp", "expm1", "log", "log1p", "sin", "cos", "tanh", "erf", "sigmoid")
COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")


def step(scope: Scope) -> None:
    value = scope.need(lambda kind: True, lambda: Tensor(scope.source.dtype(), scope.source.shape()))
    scope.add(scope.source.choose((binary, binary, unary, unary, compare, select, cast))(scope, value))


def unary(scope: Scope, value: Expression) -> Expression:
    names = ("not",)
    if value.type.is_number:
        names = (*SIGNS, *ROUNDING, *MATH) if value.type.is_float else SIGNS
    return scope.apply(scope.source.choose((*names, "stop_gradient")), (value,), value.type)


def binary(scope: Scope, value: Expression) -> Expression:
    names = ("and", "or")
    if value.type.is_number:
        names = (*ARITHMETIC, *(("pow",) if value.type.is_float else ("rem",)))
    return scope.apply(scope.source.choose(names), (value, scope.other(value)), value.type)


def compare(scope: Scope, value: Expression) -> Expression:
    names = COMPARISONS if value.type.is_number else COMPARISONS[:2]
    return scope.apply(scope.source.choose(names), (value, scope.other(value)), value.type.with_dtype("Bool"))


def select(scope: Scope, value: Expression) -> Expression:
    condition = scope.like(value.type.with_dtype("Bool"))
    return scope.apply("where", (condition, value, scope.other(value)), value.type)


def cast(scope: Scope, value: Expression) -> Expression:
    dtype = scope.source.dtype(DTYPES)
    operand = value if dtype not in ("I64", "I32", "I16", "I8", "I4") else scope.cut(value)
    return scope.apply("cast", (operand,), value.type.with_dtype(dtype), dtype)
