"""Records, arrays, `each` and `fold`."""

from __future__ import annotations

from ..scope import Scope, group, item_name
from ..syntax import Apply, Build, Expression, Variable
from ..types import FLOATS, INTEGERS, NUMBERS, Array, Record, Tensor, Tuple, Type, leaves
from .functions import generic


def step(scope: Scope) -> None:
    records = [value for value in scope.aggregates if isinstance(value.type, Record)]
    kinds = [build, parameter, array]
    if records:
        kinds += [update, each, each, fold]
    scope.source.choose(kinds)(scope)


def _record(scope: Scope) -> Record:
    """A record type of the program, or a new one."""
    existing = scope.body.items.records
    if existing and scope.source.chance(50):
        return scope.source.choose(existing)
    dtypes = scope.source.choose((FLOATS[:1], NUMBERS, FLOATS, INTEGERS))
    fields = tuple((f"f{number}", _field(scope, dtypes)) for number in range(scope.source.integer(1, 3)))
    record = Record(item_name("R", existing), fields)
    existing.append(record)
    return record


def _field(scope: Scope, dtypes) -> Type:
    kind = Tensor(scope.source.dtype(dtypes), scope.source.shape(largest=200))
    if scope.source.chance(20):
        return Array(kind, scope.source.integer(1, 2))
    nested = scope.body.items.records
    return scope.source.choose(nested) if nested and scope.source.chance(20) else kind


def parameter(scope: Scope) -> None:
    if len(scope.body.parameters) < scope.body.most_parameters:
        scope.add_aggregate(scope.parameter(_record(scope)))


def build(scope: Scope) -> None:
    scope.add_aggregate(scope.some(_record(scope)))


def array(scope: Scope) -> None:
    value = scope.need(lambda kind: kind.size <= 500, lambda: Tensor(scope.source.dtype(), scope.source.shape(largest=200)))
    scope.add_aggregate(group("[]", [value, *(scope.like(value.type) for _ in range(scope.source.integer(1, 2)))]))


def _chosen(scope: Scope) -> Expression:
    return scope.source.recent([value for value in scope.aggregates if isinstance(value.type, Record)])


def update(scope: Scope) -> None:
    old = _chosen(scope)
    name, kind = scope.source.choose(old.type.fields)
    scope.add_aggregate(Build(((name, scope.some(kind)),), old if len(old.type.fields) > 1 else None, old.type))


def each(scope: Scope) -> None:
    """A generic function over the leaves of a record."""
    first = _chosen(scope)
    dtypes = {kind.dtype for _, kind in leaves(first.type)}
    bound = "float" if dtypes <= set(FLOATS) else "int" if dtypes <= set(INTEGERS) else "number"
    if not dtypes <= set(NUMBERS):
        return
    helper = generic(scope, bound, count=scope.source.integer(1, 2), results=scope.source.integer(1, 2))
    others = [scope.some(first.type) for _ in helper.parameters[1:]]
    results = len(helper.result.members) if isinstance(helper.result, Tuple) else 1
    kind = first.type if results == 1 else Tuple((first.type,) * results)
    whole = Apply("each", (Variable(helper.name, kind), first, *others), (), kind)
    for value in [scope.bind(whole)] if results == 1 else scope.bind_all(whole):
        scope.add_aggregate(value)


def fold(scope: Scope) -> None:
    """The squares of a record of one dtype."""
    value = _chosen(scope)
    dtypes = {kind.dtype for _, kind in leaves(value.type)}
    if len(dtypes) == 1 and dtypes <= set(FLOATS):
        kind = Tensor(dtypes.pop(), ())
        scope.add(Apply("fold", (Variable("plus_squares", kind), scope.like(kind), value), (), kind))
