"""Reductions, with extents on both sides of the orders of accumulation."""

from __future__ import annotations

from ..scope import Scope
from ..syntax import Expression
from ..types import Tensor

#: More than one block of lanes.
BLOCKS = (65537, 65600, 131073)


def step(scope: Scope) -> None:
    if scope.source.chance(3):
        kind = Tensor(scope.source.dtype(), (scope.source.choose(BLOCKS),))
        return scope.add(reduce(scope, scope.new(kind)))
    value = scope.need(lambda kind: kind.rank > 0, lambda: Tensor(scope.source.dtype(), _shape(scope)))
    scope.add(reduce(scope, value))


def _shape(scope: Scope):
    if scope.source.chance(40):
        # Reduced along a long axis in front of extents 1, or of others.
        tail = scope.source.choose(((), (1,), (1, 1), (2,)))
        return (*scope.source.choose(((), (3,))), scope.source.choose((64, 63, 65, 67, 127, 130, 200)), *tail)
    return scope.source.shape(scope.source.integer(1, 6))


def kinds_of(kind: Tensor) -> tuple[str, ...]:
    if not kind.is_number:
        return ("any", "all")
    return ("sum", "prod", "max", "min", "argmax", "argmin", *(("mean",) if kind.is_float else ()))


def reduce(scope: Scope, value: Expression) -> Expression:
    op = scope.source.choose(kinds_of(value.type))
    axis = scope.source.integer(0, value.type.rank - 1)
    keeps = scope.source.chance(40)
    shape = value.type.shape
    result = (*shape[:axis], *((1,) if keeps else ()), *shape[axis + 1:])
    is_position = op.startswith("arg")
    kind = Tensor("I64" if is_position else value.type.dtype, result)
    operand = scope.cut(value) if is_position else value
    return scope.apply("reduce_keep" if keeps else "reduce", (operand,), kind, op=op, axis=axis)


def total(scope: Scope, value: Expression) -> Expression:
    """All elements of `value`, reduced to one."""
    while value.type.rank:
        op = scope.source.choose(("sum", "mean", "max") if value.type.is_float else ("sum", "max"))
        value = scope.apply("reduce", (value,), value.type.with_shape(value.type.shape[1:]), op=op, axis=0)
    return value
