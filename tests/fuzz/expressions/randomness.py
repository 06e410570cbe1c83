"""Keys and random numbers."""

from __future__ import annotations

from ..scope import Scope
from ..syntax import Apply
from ..types import FLOATS, Tensor, Tuple

KEY = Tensor("I32", (2,))


def key(scope: Scope):
    """A key in scope or a new one."""
    found = scope.pick(lambda kind: kind == KEY)
    if found:
        return found
    seed = scope.need(
        lambda kind: not kind.rank and kind.dtype in ("I64", "I32"), lambda: Tensor(scope.source.choose(("I64", "I32")), ()))
    return scope.bind(scope.call("key", (seed,), KEY))


def step(scope: Scope) -> None:
    source = key(scope)
    if scope.source.chance(25):
        for half in scope.bind_all(scope.apply("split", (source,), Tuple((KEY, KEY)))):
            scope.offer(half)
        return
    name, shape = scope.source.choose(("bits", "uniform", "gumbel")), scope.source.shape(largest=1000)
    dtype = "I32" if name == "bits" else scope.source.dtype(FLOATS)
    written = (None, str(list(shape))), *([(None, dtype)] if name != "bits" else [])
    scope.add(Apply(name, (source,), written, Tensor(dtype, shape), scope.source.integer(0, 1)))
