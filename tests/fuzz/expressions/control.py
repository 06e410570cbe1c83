"""Loops at run time and at compile time, and `if`."""

from __future__ import annotations

from ..scope import Scope, item_name
from ..syntax import Comprehension, If, Loop, Variable
from ..types import Array, Tensor, Tuple

INDEX = Tensor("I64", ())


def step(scope: Scope) -> None:
    if scope.body.depth < 3:
        with scope.deeper():
            scope.source.choose((loop, loop, unrolled, choice, array))(scope)


def loop(scope: Scope) -> None:
    _loop(scope, "for", scope.source.choose((0, 1, 2, 3, 5)))


def unrolled(scope: Scope) -> None:
    _loop(scope, "unroll for", scope.source.choose((1, 2, 3)))


def _loop(scope: Scope, keyword: str, count: int) -> None:
    from . import grow

    start = scope.source.choose((0, 0, 1, 7))
    state, inner = [], scope.inner()
    for _ in range(scope.source.integer(1, 3)):
        kind = Tensor(scope.source.dtype(), scope.source.shape(largest=300))
        initial = scope.need(lambda other: other.size <= 1000, lambda: kind)
        variable = Variable(scope.fresh("s"), initial.type)
        state.append((variable, initial))
        inner.values.append(variable)
    index = scope.fresh("i")
    if keyword == "for":
        inner.values.append(Variable(index, INDEX))
    else:
        inner.integers.append(index)
    grow(inner, 4)
    kinds = [variable.type for variable, _ in state]
    body = inner.block(kinds)
    initial = tuple((variable.name, value) for variable, value in state)
    result = kinds[0] if len(kinds) == 1 else Tuple(tuple(kinds))
    whole = Loop(keyword, index, start, start + count, initial, body, result)
    results = [scope.bind(whole)] if len(kinds) == 1 else scope.bind_all(whole)
    for value in results:
        scope.offer(value)


def choice(scope: Scope) -> None:
    """`if` on a constant; both branches are well typed, one of them is taken."""
    from . import grow

    value = scope.need(lambda kind: True, lambda: Tensor(scope.source.dtype(), scope.source.shape()))
    scope.values.append(value)
    blocks = []
    for _ in range(2):
        inner = scope.inner()
        grow(inner, 2)
        blocks.append(inner.block([value.type]))
    name = item_name("C", scope.body.items.constants)
    scope.body.items.constants.append((name, scope.source.integer(0, 2)))
    condition = f"{name} {scope.source.choose(('==', '<', '!='))} 1"
    scope.offer(scope.bind(If(condition, *blocks, value.type)))


def array(scope: Scope) -> None:
    """An array from a loop at compile time."""
    from . import grow

    kind = Tensor(scope.source.dtype(), scope.source.shape(largest=300))
    inner, index, length = scope.inner(), scope.fresh("i"), scope.source.integer(1, 3)
    inner.integers.append(index)
    grow(inner, 2)
    value = Comprehension(index, length, inner.block([kind]), Array(kind, length))
    scope.add_aggregate(value)
