"""Calls of the standard library."""

from __future__ import annotations

from ..scope import Scope, fits
from ..syntax import Apply, Expression
from ..types import FLOATS, Tensor, Tuple
from .functions import offer_results
from .randomness import key

POINTWISE = ("silu", "gelu", "gelu_tanh", "relu")
ALONG_AXIS = ("softmax", "log_softmax", "logsumexp")


def step(scope: Scope) -> None:
    value = scope.need(
        lambda kind: kind.is_float and kind.rank > 0,
        lambda: Tensor(scope.source.dtype(FLOATS), scope.source.shape(scope.source.integer(1, 4), 1000)))
    scope.source.choose((pointwise, along_axis, norm, update, loss, layer, attention, schedule, distribution))(scope, value)


def pointwise(scope: Scope, value: Expression) -> None:
    scope.add(scope.apply(scope.source.choose(POINTWISE), (value,), value.type))


def along_axis(scope: Scope, value: Expression) -> None:
    name, axis = scope.source.choose(ALONG_AXIS), scope.source.integer(0, value.type.rank - 1)
    shape = value.type.shape
    result = shape if name != "logsumexp" else (*shape[:axis], *shape[axis + 1:])
    scope.add(scope.apply(name, (value,), value.type.with_shape(result), axis=axis))


def norm(scope: Scope, value: Expression) -> None:
    name, row = scope.source.choose(("rmsnorm", "layernorm")), value.type.with_shape(value.type.shape[-1:])
    rows = [scope.like(row) for _ in range(1 if name == "rmsnorm" else 2)]
    epsilon = scope.source.choose(("1e-5", "0.0")) if value.type.dtype in ("F32", "F64") else "0.0"
    scope.add(scope.apply(name, (value, *rows), value.type, eps=epsilon))


def update(scope: Scope, value: Expression) -> None:
    kind, scalar = value.type, value.type.with_shape(())
    name = scope.source.choose(("sgd", "momentum", "adamw", "adamw_with_powers", "scaled", "sum_of_squares", "clip_factor"))
    tensors, scalars, results = {
        "sgd": (1, 1, (kind,)), "momentum": (2, 2, (kind, kind)), "adamw": (3, 5, (kind,) * 3),
        "adamw_with_powers": (3, 7, (kind,) * 3), "scaled": (0, 1, (kind,)), "sum_of_squares": (0, 0, (scalar,)),
        "clip_factor": (0, 1, (scalar,)),
    }[name]
    first = value if name != "clip_factor" else scope.like(scalar)
    operands = [first, *(scope.like(kind) for _ in range(tensors)), *(_scalar(scope, scalar) for _ in range(scalars))]
    if name == "adamw":
        operands.append(scope.like(Tensor("I64", ())))
    whole = Apply(name, tuple(operands), (), results[0] if len(results) == 1 else Tuple(results))
    offer_results(scope, whole)


def _scalar(scope: Scope, kind: Tensor) -> Expression:
    return scope.literal(kind) if scope.source.chance(60) else scope.like(kind)


def loss(scope: Scope, value: Expression) -> None:
    name, scalar = scope.source.choose(("mse", "nll", "cross_entropy")), value.type.with_shape(())
    other = value.type if name == "mse" else Tensor("I64", value.type.shape[:-1])
    second = scope.like(other) if name == "mse" else scope.new(other, "index", value.type.shape[-1])
    scope.add(scope.call(name, (value, second), scalar))


def layer(scope: Scope, value: Expression) -> None:
    kind, columns = value.type, scope.source.choose((1, 2, 3, 16, 33))
    if scope.source.chance(50):
        shape = (*kind.shape[:-1], columns)
        if fits(*kind.shape, columns, largest=300_000) and fits(*shape):
            weights = [scope.like(kind.with_shape(s)) for s in ((kind.shape[-1], columns), (columns,))]
            scope.add(scope.call("linear", (value, *weights), kind.with_shape(shape)))
        return
    ids = scope.new(Tensor("I64", scope.source.shape(scope.source.integer(0, 2), 20)), "index", 5)
    table = scope.like(kind.with_shape((scope.source.choose((1, 3, 5)), columns)))
    scope.add(scope.call("embedding", (table, ids), kind.with_shape((*ids.type.shape, columns))))


def attention(scope: Scope, value: Expression) -> None:
    dtype = value.type.dtype
    b, h, n, m, d, e = (scope.source.choose(sizes) for sizes in ((1, 2), (1, 2, 3), (1, 2, 5), (1, 3, 5, 8), (2, 4), (1, 3)))
    if scope.source.chance(30):
        x = scope.like(Tensor(dtype, (b, h, n, d)))
        positions = scope.new(Tensor("I64", (n,)), "index", 100)
        return scope.add(scope.call("rope", (x, positions, scope.like(Tensor("F64", ()))), x.type))
    shapes = ((b, h, n, d), (b, h, m, d), (b, h, m, e))
    operands = [scope.like(Tensor(dtype, shape)) for shape in shapes]
    result = Tensor(dtype, (b, h, n, e))
    if scope.source.chance(50):
        mask = scope.like(Tensor("Bool", (n, m)))
        return scope.add(scope.call("attention", (*operands, mask), result))
    start = scope.new(Tensor("I64", ()), "index", m)
    scope.add(scope.call("causal_attention", (*operands, start), result))


def schedule(scope: Scope, value: Expression) -> None:
    scalar, number = value.type.with_shape(()), Tensor("I64", ())
    kinds = {
        "warmup": (number, scalar, number), "cosine": (number, scalar, scalar, number),
        "warmup_cosine": (number, scalar, scalar, number, number),
    }
    name = scope.source.choose(tuple(kinds))
    scope.add(scope.call(name, [scope.like(kind) for kind in kinds[name]], scalar))


def distribution(scope: Scope, value: Expression) -> None:
    source = key(scope)
    if scope.source.chance(50):
        result = Tensor("I64", value.type.shape[:-1])
        return scope.add(scope.call("categorical", (source, scope.cut(value)), result))
    scope.add(scope.call(f"normal::<{value.type.dtype}, {list(value.type.shape)}>", (source,), value.type))
