"""Operations that move elements."""

from __future__ import annotations

import math

from ..scope import Scope, fits
from ..syntax import Apply, Expression
from ..types import NUMBERS, Tensor


def step(scope: Scope) -> None:
    if scope.source.chance(8):
        return scope.add(iota(scope))
    value = scope.need(lambda kind: True, lambda: Tensor(scope.source.dtype(), scope.source.shape()))
    kinds = (reshape, transpose, slice_, pad, broadcast, *([concat, concat] if value.type.rank else []))
    scope.add(scope.source.choose(kinds)(scope, value))


def iota(scope: Scope) -> Expression:
    kind = Tensor(scope.source.dtype(NUMBERS), scope.source.shape(scope.source.integer(1, 4)))
    axis = scope.source.integer(0, kind.rank - 1)
    return Apply("iota", (), ((None, str(list(kind.shape))), ("axis", str(axis)), (None, kind.dtype)), kind)


def reshape(scope: Scope, value: Expression) -> Expression:
    shape, rest = [], value.type.size
    for _ in range(scope.source.integer(0, 5)):
        divisors = [extent for extent in range(1, rest + 1) if rest % extent == 0]
        shape.append(scope.source.choose(divisors))
        rest //= shape[-1]
    if rest > 1 or scope.source.chance(30):
        shape.append(rest)
    shape = [shape[i] for i in scope.source.permutation(len(shape))]
    return scope.apply("reshape", (value,), value.type.with_shape(shape), str(shape))


def transpose(scope: Scope, value: Expression) -> Expression:
    order = scope.source.permutation(value.type.rank)
    return scope.apply("transpose", (value,), value.type.with_shape(value.type.shape[k] for k in order), str(order))


def slice_(scope: Scope, value: Expression) -> Expression:
    start = [scope.source.integer(0, extent - 1) for extent in value.type.shape]
    limit = [scope.source.integer(low + 1, extent) for low, extent in zip(start, value.type.shape)]
    stride = [scope.source.choose((1, 1, 2, 3, 7, 1000000)) for _ in start]
    shape = [math.ceil((high - low) / by) for low, high, by in zip(start, limit, stride)]
    return scope.apply("slice", (value,), value.type.with_shape(shape), start=start, limit=limit, stride=stride)


def pad(scope: Scope, value: Expression) -> Expression:
    low = [scope.source.choose((0, 0, 1, 2)) for _ in value.type.shape]
    high = [scope.source.choose((0, 0, 1, 3)) for _ in value.type.shape]
    shape = [sum(parts) for parts in zip(low, value.type.shape, high)]
    if not fits(*shape):
        return transpose(scope, value)
    scalar = value.type.with_shape(())
    filler = scope.pick(lambda kind: kind == scalar) if scope.source.chance(30) else None
    return scope.apply("pad", (value, filler or scope.literal(scalar)), value.type.with_shape(shape), low=low, high=high)


def broadcast(scope: Scope, value: Expression) -> Expression:
    shape = [
        scope.source.choose((1, 2, 3, 5, 17)) if extent == 1 else extent
        for extent in value.type.shape
    ]
    for _ in range(scope.source.integer(0, min(2, 6 - value.type.rank))):
        shape.insert(0, scope.source.choose((1, 2, 3, 4)))
    if not fits(*shape):
        return transpose(scope, value)
    return scope.apply("broadcast", (value,), value.type.with_shape(shape), str(shape))


def concat(scope: Scope, value: Expression) -> Expression:
    axis = scope.source.integer(0, value.type.rank - 1)
    beside = lambda shape: (*shape[:axis], *shape[axis + 1:])
    matches = lambda kind: (kind.dtype, kind.rank, beside(kind.shape)) == (
        value.type.dtype, value.type.rank, beside(value.type.shape))
    parts = [value]
    for _ in range(scope.source.integer(0, 3)):
        parts.append(scope.pick(matches) or scope.like(value.type))
    parts = [parts[i] for i in scope.source.permutation(len(parts))]
    shape = list(value.type.shape)
    shape[axis] = sum(part.type.shape[axis] for part in parts)
    if not fits(*shape):
        return transpose(scope, value)
    return scope.apply("concat", parts, value.type.with_shape(shape), axis=axis)
