"""What an expression may refer to, and how a function grows."""

from __future__ import annotations

import contextlib
import math
from dataclasses import dataclass, field
from typing import Callable, Sequence

from . import printing
from .source import LARGEST_TENSOR, Source
from .syntax import (
    UNIT, Apply, Block, Build, Expression, Function, Group, Let, Literal, Parameter, Select, Variable, pruned,
)
from .types import Array, Record, Tensor, Tuple, Type, leaves

FLOAT_LITERALS = ("0.0", "1.0", "0.5", "-1.0", "2.0", "3", "-0.0", "nan", "inf", "-inf", "1e-5")
INTEGER_LITERALS = ("0", "1", "-1", "2", "7", "-8")


@dataclass
class Items:
    """The items of one unit, while it grows."""

    constants: list[tuple[str, int]] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)
    helpers: list[Function] = field(default_factory=list)


@dataclass
class Body:
    """A function while it grows."""

    items: Items
    parameters: list[Parameter] = field(default_factory=list)
    count: int = 0
    #: Operations without a gradient take their operands as constants.
    is_differentiable: bool = False
    #: How many functions and loops are around.
    depth: int = 0
    most_parameters: int = 7


class Scope:
    """A block of a function: the tensors in scope, and its bindings so far."""

    def __init__(self, source: Source, body: Body, outer: Scope | None = None):
        self.source, self.body, self.outer = source, body, outer
        self.values: list[Expression] = list(outer.values) if outer else []
        self.aggregates: list[Expression] = list(outer.aggregates) if outer else []
        #: Names of integers at compile time.
        self.integers: list[str] = list(outer.integers) if outer else []
        self.unused: list[Expression] = []
        self.lets: list[Let] = []

    # Names and bindings.

    def fresh(self, prefix: str) -> str:
        self.body.count += 1
        return f"{prefix}{self.body.count}"

    def bind(self, value: Expression) -> Variable:
        name = self.fresh("v")
        self.lets.append(Let((name,), value))
        return Variable(name, value.type)

    def bind_all(self, value: Expression) -> list[Variable]:
        """Takes a tuple apart."""
        found = [Variable(self.fresh("v"), member) for member in value.type.members]
        self.lets.append(Let(tuple(variable.name for variable in found), value))
        return found

    def add(self, value: Expression) -> None:
        """Makes a new tensor available: bound to a name, or for use in one place."""
        is_nested = self.source.chance(30)
        self.offer(value if is_nested else self.bind(value))

    def offer(self, value: Expression) -> None:
        self.values.append(value)
        self.unused.append(value)

    def add_aggregate(self, value: Expression) -> None:
        """Makes a record, an array and its tensors available."""
        variable = value if isinstance(value, Variable) else self.bind(value)
        self.aggregates.append(variable)
        for selector, kind in leaves(variable.type):
            self.offer(Select(variable, selector, kind))

    # Expressions.

    def apply(self, operation: str, operands: Sequence[Expression], kind: Type, *arguments: str, **named) -> Apply:
        """An operation in one of its spellings."""
        labelled = [(None, text) for text in arguments] + [(label, str(text)) for label, text in named.items()]
        can_be_method = operands and operation not in printing.OF_ARRAYS and not isinstance(operands[0], Literal)
        spellings = (0, printing.METHOD, 2) if can_be_method and operation not in printing.ONLY_OPERATORS else (0,)
        return Apply(operation, tuple(operands), tuple(labelled), kind, self.source.choose(spellings))

    def call(self, name: str, operands: Sequence[Expression], kind: Type, **named) -> Apply:
        """A call, never a method."""
        labelled = tuple((label, str(text)) for label, text in named.items())
        return Apply(name, tuple(operands), labelled, kind)

    def cut(self, value: Expression) -> Expression:
        """`value` for an operation that has no gradient."""
        if self.body.is_differentiable and value.type.is_float:
            return Apply("stop_gradient", (value,), (), value.type)
        return value

    def use(self, value: Expression) -> Expression:
        """Marks `value` as used; an unnamed one has been used up."""
        if value in self.unused:
            self.unused.remove(value)
            if isinstance(value, Apply) and value in self.values:
                self.values.remove(value)
        return value

    def pick(self, accept: Callable[[Tensor], bool] = lambda kind: True) -> Expression | None:
        """A tensor in scope, or None."""
        found = [value for value in self.values if accept(value.type)]
        return self.use(self.source.recent(found)) if found else None

    def need(self, accept: Callable[[Tensor], bool], make: Callable[[], Tensor]) -> Expression:
        """A tensor in scope, or another one of the type that `make` gives."""
        return self.pick(accept) or self.like(make())

    def like(self, kind: Tensor) -> Expression:
        """A tensor of precisely this type: in scope, new, or converted."""
        found = self.pick(lambda other: other == kind) if self.source.chance(70) else None
        return found or self.new(kind)

    def some(self, kind: Type) -> Expression:
        """A value of any type."""
        found = [value for value in self.aggregates if value.type == kind]
        if found and self.source.chance(70):
            return self.source.recent(found)
        match kind:
            case Array(element, length):
                return group("[]", [self.some(element) for _ in range(length)])
            case Record(_, fields):
                return Build(tuple((name, self.some(field)) for name, field in fields), None, kind)
        return self.like(kind)

    def other(self, value: Expression) -> Expression:
        """A second operand for an operation on `value`: also a literal or the same value."""
        if self.source.chance(15):
            return self.literal(value.type)
        if self.source.chance(10) and isinstance(value, Variable):
            return value
        return self.like(value.type)

    def literal(self, kind: Tensor) -> Literal:
        if kind.dtype == "Bool":
            return Literal(self.source.choose(("false", "true")), kind)
        if self.integers and self.source.chance(50):
            return Literal(self.source.choose(self.integers), kind)
        texts = FLOAT_LITERALS if kind.is_float else INTEGER_LITERALS
        if kind.dtype == "F8E4M3":
            texts = tuple(text for text in texts if "inf" not in text)
        return Literal(self.source.choose(texts), kind)

    def new(self, kind: Tensor, role: str = "", limit: int = 0) -> Expression:
        """A new parameter of the function, or a constant or a conversion when it has many."""
        if len(self.body.parameters) < self.body.most_parameters:
            return self.parameter(kind, role, limit)
        found = self.pick() if not role else None
        return self.fit(found, kind) if found else self.constant(kind)

    def parameter(self, kind: Type, role: str = "", limit: int = 0) -> Variable:
        role = role or self.source.choose(("small", "finite", "ugly", "ugly"))
        name = f"a{len(self.body.parameters)}"
        self.body.parameters.append(Parameter(name, kind, role, self.source.integer(0, 99), limit))
        return Variable(name, kind)

    def constant(self, kind: Tensor) -> Expression:
        value = self.literal(kind)
        return Apply("full", (), ((None, value.text), (None, str(list(kind.shape))), (None, kind.dtype)), kind)

    def fit(self, value: Expression, kind: Tensor) -> Expression:
        """`value` converted to another type in some way."""
        if value.type.dtype != kind.dtype:
            cut = value if kind.is_float else self.cut(value)
            value = Apply("cast", (cut,), ((None, kind.dtype),), value.type.with_dtype(kind.dtype))
        if value.type.shape == kind.shape:
            return value
        if value.type.size != kind.size:
            value = self._resize(value, kind.size)
        return Apply("reshape", (value,), ((None, str(list(kind.shape))),), kind)

    def _resize(self, value: Expression, size: int) -> Expression:
        flat, arguments = value.type.with_shape([value.type.size]), lambda **named: tuple(named.items())
        value = Apply("reshape", (value,), ((None, str(list(flat.shape))),), flat)
        if flat.size > size:
            bounds = arguments(start="[0]", limit=f"[{size}]", stride="[1]")
            return Apply("slice", (value,), bounds, flat.with_shape([size]))
        edges = arguments(low="[0]", high=f"[{size - flat.size}]")
        return Apply("pad", (value,), ((None, "false" if flat.dtype == "Bool" else "1"), *edges), flat.with_shape([size]))

    # Blocks.

    def inner(self) -> Scope:
        return Scope(self.source, self.body, self)

    def block(self, kinds: Sequence[Type]) -> Block:
        """Ends a block that gives tensors of `kinds`."""
        results = [self.of_type(kind) for kind in kinds]
        return pruned(self.lets, results[0] if len(results) == 1 else group("()", results))

    def of_type(self, kind: Tensor) -> Expression:
        """A tensor of this type, preferably one that this block has made."""
        own = [value for value in self.unused if value.type == kind]
        same = [value for value in self.values if value.type == kind]
        if same and (not own or self.source.chance(25)):
            # Also what is used already: loops exchange their states, and keep what they overwrite.
            return self.use(self.source.recent(same))
        if own:
            return self.use(own[-1])
        if self.unused:
            return self.fit(self.use(self.unused[-1]), kind)
        return self.like(kind)

    @contextlib.contextmanager
    def deeper(self):
        self.body.depth += 1
        yield
        self.body.depth -= 1


def group(brackets: str, members: Sequence[Expression]) -> Group:
    """A tuple or an array."""
    kinds = tuple(member.type for member in members)
    return Group(brackets, tuple(members), Tuple(kinds) if brackets == "()" else Array(kinds[0], len(kinds)))


def item_name(prefix: str, existing: Sequence) -> str:
    """The name of an item, unique in its program."""
    return f"{prefix}{UNIT}_{len(existing)}"


def fits(*extents: int, largest: int = LARGEST_TENSOR) -> bool:
    return math.prod(extents) <= largest
