"""Functions of the program: ordinary ones and generic ones."""

from __future__ import annotations

from ..scope import Body, Scope, group, item_name
from ..syntax import Apply, Expression, Function, Parameter, Variable, pruned
from ..types import FLOATS, INTEGERS, NUMBERS, Tensor, Tuple
from . import elementwise

BOUNDS = {"float": FLOATS, "int": INTEGERS, "number": NUMBERS}
#: What a generic function knows its own type by.
SHAPE, AXIS = "S", "axis"


def step(scope: Scope) -> None:
    scope.source.choose((call, call_generic))(scope)


def call(scope: Scope) -> None:
    """A function of its own, called once or twice."""
    with scope.deeper():
        helper = helper_function(scope)
    for _ in range(scope.source.integer(1, 2)):
        operands = [scope.some(parameter.type) for parameter in helper.parameters]
        offer_results(scope, Apply(helper.name, tuple(operands), (), helper.body.result.type))


def offer_results(scope: Scope, value: Expression) -> None:
    if isinstance(value.type, Tuple):
        for part in scope.bind_all(value):
            scope.offer(part)
    else:
        scope.add(value)


def helper_function(scope: Scope, **settings) -> Function:
    """A new function that is not exported."""
    from . import grow

    items = scope.body.items
    body = Body(items, is_differentiable=True, depth=scope.body.depth, most_parameters=4, **settings)
    inner = Scope(scope.source, body)
    grow(inner, 5)
    results = [inner.use(value) for value in inner.unused[: scope.source.integer(1, 2)]] or [inner.like(Tensor("F32", (2,)))]
    block = pruned(inner.lets, results[0] if len(results) == 1 else group("()", results))
    stated = block.result.type if scope.source.chance(50) else None
    helper = Function(item_name("_h", items.helpers), tuple(body.parameters), stated, block)
    items.helpers.append(helper)
    return helper


def call_generic(scope: Scope) -> None:
    """A generic function, called for one or two types."""
    bound = scope.source.choose(tuple(BOUNDS))
    accept = lambda kind: kind.dtype in BOUNDS[bound] and kind.rank > 0
    helper = generic(scope, bound, count=scope.source.integer(1, 3), uses_axis=True)
    for _ in range(scope.source.integer(1, 2)):
        make = lambda: Tensor(scope.source.dtype(BOUNDS[bound]), scope.source.shape(scope.source.integer(1, 4)))
        first = scope.need(accept, make)
        operands = [first, *(scope.like(first.type) for _ in helper.parameters[1:])]
        name = helper.name
        if scope.source.chance(30):
            name += f"::<{first.type.dtype}, {list(first.type.shape)}>"
        axis = scope.source.integer(0, first.type.rank - 1)
        scope.add(Apply(name, tuple(operands), (("axis", str(axis)),), first.type))


def generic(scope: Scope, bound: str, count: int, results: int = 1, uses_axis: bool = False) -> Function:
    """`fn<T: bound, S: shape>` of some tensors of one type, to tensors of that type."""
    items = scope.body.items
    # Stands for every type within the bound; nothing below looks at it.
    kind = Tensor({"float": "F32", "int": "I32", "number": "I64"}[bound], (2,))
    parameters = tuple(Parameter(f"a{number}", kind) for number in range(count))
    inner = Scope(scope.source, Body(items, list(parameters), is_differentiable=True, most_parameters=0))
    inner.values = [Variable(parameter.name, kind) for parameter in parameters]
    for _ in range(scope.source.integer(1, 4)):
        value = scope.source.recent(inner.values)
        inner.offer(inner.bind(_generic_step(inner, value, bound, uses_axis)))
    made = [inner.unused[-1 - number % len(inner.unused)] for number in range(results)]
    body = pruned(inner.lets, made[0] if results == 1 else group("()", made))
    spelling = {kind.dtype: "T", kind.shape: SHAPE} | ({AXIS: AXIS} if uses_axis else {})
    helper = Function(item_name("_g", items.helpers), parameters, body.result.type, body, f"T: {bound}, S: shape", spelling)
    items.helpers.append(helper)
    return helper


def _generic_step(scope: Scope, value: Expression, bound: str, uses_axis: bool) -> Expression:
    """An expression of the type `T`, `S`, whatever they are."""
    choice = scope.source.choose(("binary", "unary", "where", *(("reduce", "iota") if uses_axis else ())))
    if choice == "binary":
        names = elementwise.ARITHMETIC if bound == "number" else (
            *elementwise.ARITHMETIC, "pow" if bound == "float" else "rem")
        return scope.apply(scope.source.choose(names), (value, scope.source.recent(scope.values)), value.type)
    if choice == "unary":
        names = elementwise.SIGNS if bound != "float" else (
            *elementwise.SIGNS, *elementwise.ROUNDING, *elementwise.MATH)
        return scope.apply(scope.source.choose(names), (value,), value.type)
    if choice == "where":
        compared = elementwise.compare(scope, value)
        return scope.apply("where", (compared, value, scope.source.recent(scope.values)), value.type)
    if choice == "iota":
        number = Apply("iota", (), ((None, SHAPE), (None, "T"), (AXIS, AXIS)), value.type)
        return scope.apply("add", (value, number), value.type)
    ops = ("sum", "prod", "max", "min", *(("mean",) if bound == "float" else ()))
    reduced = scope.apply("reduce_keep", (value,), value.type, op=scope.source.choose(ops), axis=AXIS)
    return scope.apply("broadcast", (reduced,), value.type, SHAPE)
