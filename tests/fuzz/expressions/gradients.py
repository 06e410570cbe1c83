"""`reverseMode` of a function of the program."""

from __future__ import annotations

from ..scope import Body, Scope, group, item_name
from ..syntax import Function, Let, ReverseMode, Select, Variable, pruned
from ..types import FLOATS, Array, Record, Tensor, Tuple, leaves
from .reductions import total


def step(scope: Scope) -> None:
    with scope.deeper():
        loss = loss_function(scope)
    operands = [scope.some(parameter.type) for parameter in loss.parameters]
    floating = [p for p in loss.parameters if all(kind.is_float for _, kind in leaves(p.type))]
    if not floating:
        return
    wrt = [parameter for parameter in floating if scope.source.chance(70)] or floating[:1]
    handle = Variable(scope.fresh("h"), loss.body.result.type)
    named = () if wrt == floating and scope.source.chance(50) else tuple(parameter.name for parameter in wrt)
    scope.lets.append(Let((handle.name,), ReverseMode(loss.name, named, tuple(operands), handle.type)))
    result = loss.body.result.type
    scope.offer(Select(handle, ".value", result.members[0] if isinstance(result, Tuple) else result))
    if isinstance(result, Tuple):
        scope.offer(Select(handle, ".aux", result.members[1]))
    for parameter in wrt:
        gradient = Select(handle, f".grad({parameter.name})", parameter.type)
        if isinstance(parameter.type, Record | Array):
            scope.add_aggregate(gradient)
        else:
            scope.offer(scope.bind(gradient))


def loss_function(scope: Scope) -> Function:
    """A function to a floating tensor of rank 0."""
    from . import grow

    items = scope.body.items
    body = Body(items, is_differentiable=True, depth=scope.body.depth, most_parameters=4)
    inner = Scope(scope.source, body)
    dtype = scope.source.choose(("F32", "F64", *FLOATS))
    for _ in range(scope.source.integer(1, 2)):
        inner.values.append(inner.parameter(Tensor(dtype, scope.source.shape(largest=500))))
    grow(inner, 6)
    floating = [value for value in reversed(inner.unused) if value.type.is_float]
    value = inner.use(floating[0]) if floating else inner.pick(lambda kind: kind.is_float)
    loss = total(inner, value)
    others = [other for other in inner.unused if other is not value]
    result = group("()", [loss, inner.use(others[-1])]) if others and scope.source.chance(25) else loss
    helper = Function(item_name("_l", items.helpers), tuple(body.parameters), None, pruned(inner.lets, result))
    items.helpers.append(helper)
    return helper
