"""`matmul` and `einsum`."""

from __future__ import annotations

import math

from ..scope import Scope, fits
from ..syntax import Expression, Literal
from ..types import NUMBERS, Tensor

LETTERS = "abcdefghijklmnopqrstuvwxyz"
#: Around a register tile, and what packs operands.
EXTENTS = (1, 2, 3, 4, 5, 7, 8, 9, 12, 13, 16, 17, 24, 31, 32, 33, 48, 65, 70)
MOST_PRODUCTS = 300_000


def step(scope: Scope) -> None:
    scope.source.choose((einsum, matmul, einsum, vectors))(scope)


def matmul(scope: Scope) -> None:
    """A product of matrices whose sizes are those of real ones."""
    dtype = scope.source.dtype(NUMBERS)
    m, k, n = (scope.source.choose(EXTENTS) for _ in range(3))
    batch = scope.source.choose(((), (), (2,), (3, 2)))
    left = scope.pick(lambda kind: kind.dtype == dtype and kind.rank >= 2 and fits(*kind.shape, n, largest=MOST_PRODUCTS))
    left = left or scope.like(Tensor(dtype, (*batch, m, k)))
    *batch, m, k = left.type.shape
    if not batch and scope.source.chance(20):
        right, result = Tensor(dtype, (k,)), (m,)
    else:
        right, result = Tensor(dtype, (*batch, k, n)), (*batch, m, n)
    if not fits(*result, k, largest=MOST_PRODUCTS):
        return
    scope.add(scope.apply("matmul", (left, scope.like(right)), Tensor(dtype, tuple(result))))


def vectors(scope: Scope) -> None:
    """An inner product, or a vector times a matrix."""
    kind = Tensor(scope.source.dtype(NUMBERS), (scope.source.choose((3, 64, 65, 130, 1, 200)),))
    left = scope.need(lambda other: other.rank == 1 and other.is_number, lambda: kind)
    extent, columns = left.type.size, scope.source.choose((0, 0, *EXTENTS))
    right = left.type.with_shape((extent, columns) if columns else (extent,))
    if fits(*right.shape, largest=MOST_PRODUCTS):
        scope.add(scope.apply("matmul", (left, scope.like(right)), right.with_shape((columns,) if columns else ())))


def einsum(scope: Scope) -> None:
    """Any axes batch, contracted, free or summed, in any order."""
    accept = lambda kind: kind.is_number and 0 < kind.rank <= 4 and fits(*kind.shape, largest=2000)
    make = lambda: Tensor(scope.source.dtype(NUMBERS), scope.source.shape(scope.source.integer(1, 4), 2000))
    left = scope.need(accept, make)
    ours = LETTERS[: left.type.rank]
    extents = dict(zip(ours, left.type.shape))
    if scope.source.chance(10):
        return _alone(scope, left, ours, extents)
    shared = [letter for letter in ours if scope.source.chance(60)]
    new = LETTERS[len(ours) : len(ours) + scope.source.integer(0 if shared else 1, 2)]
    extents |= {letter: scope.source.choose(EXTENTS) for letter in new}
    if math.prod(extents.values()) > MOST_PRODUCTS:
        extents |= {letter: 2 for letter in new}
    theirs = _shuffled(scope, [*shared, *new])
    result = _shuffled(scope, [letter for letter in [*ours, *new] if scope.source.chance(60)])[:6]
    shapes = [tuple(extents[letter] for letter in letters) for letters in (theirs, result)]
    if not fits(*extents.values(), largest=MOST_PRODUCTS) or not all(fits(*shape) for shape in shapes):
        return
    equation = f'"{ours},{"".join(theirs)}->{"".join(result)}"'
    right = scope.like(left.type.with_shape(shapes[0]))
    scope.add(scope.call("einsum", (_text(equation), left, right), left.type.with_shape(shapes[1])))


def _alone(scope: Scope, value: Expression, letters: str, extents: dict) -> None:
    result = _shuffled(scope, [letter for letter in letters if scope.source.chance(60)])
    kind = value.type.with_shape(extents[letter] for letter in result)
    scope.add(scope.call("einsum", (_text(f'"{letters}->{"".join(result)}"'), value), kind))


def _text(text: str) -> Expression:
    return Literal(text, Tensor("Bool", ()))


def _shuffled(scope: Scope, letters: list[str]) -> list[str]:
    return [letters[i] for i in scope.source.permutation(len(letters))]
