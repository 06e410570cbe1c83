"""Generated programs as trees. Every expression knows its type."""

from __future__ import annotations

from dataclasses import dataclass, field

from .types import Record as RecordType
from .types import Tensor, Type


@dataclass(frozen=True)
class Variable:
    name: str
    type: Type


@dataclass(frozen=True)
class Literal:
    """A number, which takes dtype and shape from what it meets unless `text` has a suffix."""

    text: str
    type: Tensor


@dataclass(frozen=True)
class Apply:
    """An operation or a function on operands; `arguments` are written as they are, by name where they have one."""

    operation: str
    operands: tuple[Expression, ...]
    arguments: tuple[tuple[str | None, str], ...]
    type: Type
    #: Which of the spellings of the operation is used, see `printing`.
    spelling: int = 0


@dataclass(frozen=True)
class Select:
    """A part of a value: `.w`, `[1]`, `.0`, or several of them."""

    base: Expression
    selector: str
    type: Type


@dataclass(frozen=True)
class Group:
    """A tuple, or an array."""

    brackets: str
    members: tuple[Expression, ...]
    type: Type


@dataclass(frozen=True)
class Build:
    """A record, from all its fields or from some and an older record."""

    fields: tuple[tuple[str, Expression], ...]
    base: Expression | None
    type: RecordType


@dataclass(frozen=True)
class If:
    condition: str
    taken: Block
    other: Block
    type: Type


@dataclass(frozen=True)
class Loop:
    """`for` and `unroll for`."""

    keyword: str
    index: str
    start: int
    stop: int
    state: tuple[tuple[str, Expression], ...]
    body: Block
    type: Type


@dataclass(frozen=True)
class Comprehension:
    """An array from a loop at compile time."""

    index: str
    length: int
    body: Block
    type: Type


@dataclass(frozen=True)
class ReverseMode:
    """A handle; only parts of it are values."""

    function: str
    wrt: tuple[str, ...]
    operands: tuple[Expression, ...]
    type: Type


Expression = (
    Variable | Literal | Apply | Select | Group | Build | If | Loop | Comprehension | ReverseMode
)


@dataclass(frozen=True)
class Let:
    names: tuple[str, ...]
    value: Expression


@dataclass(frozen=True)
class Block:
    lets: tuple[Let, ...]
    result: Expression


@dataclass(frozen=True)
class Parameter:
    """A parameter; `kind`, `seed` and `limit` say what its input holds, see `values`."""

    name: str
    type: Type
    kind: str = "small"
    seed: int = 0
    limit: int = 0
    donate: bool = False


@dataclass(frozen=True)
class Function:
    """A function; with `generics`, `spelling` writes dtypes and shapes as its parameters do."""

    name: str
    parameters: tuple[Parameter, ...]
    result: Type | None
    body: Block
    generics: str = ""
    spelling: dict = field(default_factory=dict)


@dataclass(frozen=True)
class Unit:
    """An exported function with what it needs. Names of items hold `UNIT`, which a program replaces."""

    constants: tuple[tuple[str, int], ...]
    records: tuple[RecordType, ...]
    helpers: tuple[Function, ...]
    exported: Function


@dataclass(frozen=True)
class Program:
    units: tuple[Unit, ...]


#: Stands for the number of its unit in the names of constants, records and functions.
UNIT = "§"


def operands_of(expression: Expression) -> tuple[Expression, ...]:
    """The expressions that an expression evaluates in its own scope."""
    match expression:
        case Apply() | ReverseMode():
            return expression.operands
        case Select():
            return (expression.base,)
        case Group():
            return expression.members
        case Build(fields, base):
            return (*(value for _, value in fields), *([base] if base else []))
        case Loop():
            return tuple(value for _, value in expression.state)
    return ()


def blocks_of(expression: Expression) -> tuple[Block, ...]:
    match expression:
        case If():
            return (expression.taken, expression.other)
        case Loop() | Comprehension():
            return (expression.body,)
    return ()


def names_in(expression: Expression) -> set[str]:
    """The names that an expression mentions. Names are unique in a function."""
    found = {expression.name} if isinstance(expression, Variable) else set()
    for operand in operands_of(expression):
        found |= names_in(operand)
    for block in blocks_of(expression):
        found |= names_in(block.result)
        for let in block.lets:
            found |= names_in(let.value)
    return found


def pruned(lets, result: Expression) -> Block:
    """A block without the bindings that its result does not need."""
    needed, kept = names_in(result), []
    for let in reversed(lets):
        if needed & set(let.names):
            kept.append(let)
            needed |= names_in(let.value)
    return Block(tuple(reversed(kept)), result)
