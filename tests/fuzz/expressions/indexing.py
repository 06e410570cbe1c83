"""Gathers, scatters, windows and `top_k`, with indices that are out of range too."""

from __future__ import annotations

from ..scope import Scope, fits
from ..syntax import Expression
from ..types import Tensor, Tuple

INDICES = ("I64", "I32")


def step(scope: Scope) -> None:
    value = scope.need(
        lambda kind: kind.rank > 0, lambda: Tensor(scope.source.dtype(), scope.source.shape(scope.source.integer(1, 4))))
    kinds = [take, take_along_axis, dynamic_slice, dynamic_update_slice]
    kinds += [scatter_add, top_k] if value.type.is_number else []
    scope.source.choose(kinds)(scope, value)


def _axis(scope: Scope, value: Expression) -> int:
    return scope.source.integer(0, value.type.rank - 1)


def _indices(scope: Scope, shape, limit: int) -> Expression:
    """Indices around 0 to `limit`, or whatever integers are in scope."""
    kind = Tensor(scope.source.choose(INDICES), tuple(shape))
    found = scope.pick(lambda other: other == kind) if scope.source.chance(30) else None
    return found or scope.new(kind, "index", limit)


def take(scope: Scope, value: Expression) -> None:
    axis, shape = _axis(scope, value), value.type.shape
    indices = scope.source.shape(scope.source.integer(0, min(2, 7 - len(shape))), 30)
    result = (*shape[:axis], *indices, *shape[axis + 1:])
    if fits(*result):
        operands = (value, _indices(scope, indices, shape[axis]))
        scope.add(scope.apply("take", operands, value.type.with_shape(result), axis=axis))


def take_along_axis(scope: Scope, value: Expression) -> None:
    axis, shape = _axis(scope, value), list(value.type.shape)
    limit, shape[axis] = shape[axis], scope.source.integer(1, 5)
    if fits(*shape):
        operands = (value, _indices(scope, shape, limit))
        scope.add(scope.apply("take_along_axis", operands, value.type.with_shape(shape), axis=axis))


def scatter_add(scope: Scope, value: Expression) -> None:
    axis, shape = _axis(scope, value), value.type.shape
    indices = scope.source.shape(scope.source.integer(0, min(2, 7 - len(shape))), 30)
    updates = (*shape[:axis], *indices, *shape[axis + 1:])
    if fits(*updates):
        operands = (value, _indices(scope, indices, shape[axis]), scope.like(value.type.with_shape(updates)))
        scope.add(scope.apply("scatter_add", operands, value.type, axis=axis))


def _window(scope: Scope, value: Expression) -> tuple[list[int], Expression]:
    sizes = [scope.source.integer(1, extent) for extent in value.type.shape]
    start = Tensor("I64", (value.type.rank,))
    found = scope.pick(lambda kind: kind == start) if scope.source.chance(20) else None
    return sizes, found or scope.new(start, "index", max(value.type.shape))


def dynamic_slice(scope: Scope, value: Expression) -> None:
    sizes, start = _window(scope, value)
    scope.add(scope.apply("dynamic_slice", (value, start), value.type.with_shape(sizes), sizes=sizes))


def dynamic_update_slice(scope: Scope, value: Expression) -> None:
    sizes, start = _window(scope, value)
    update = scope.like(value.type.with_shape(sizes))
    scope.add(scope.apply("dynamic_update_slice", (value, update, start), value.type))


def top_k(scope: Scope, value: Expression) -> None:
    axis, shape = _axis(scope, value), list(value.type.shape)
    shape[axis] = scope.source.integer(1, shape[axis])
    members = (value.type.with_shape(shape), Tensor("I64", tuple(shape)))
    for result in scope.bind_all(scope.apply("top_k", (value,), Tuple(members), k=shape[axis], axis=axis)):
        scope.offer(result)
