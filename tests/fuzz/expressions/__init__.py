"""The families of expressions. Each step of a block is one expression of one family."""

from __future__ import annotations

from hypothesis import strategies as st

from ..scope import Scope
from . import (
    aggregates, contractions, control, elementwise, functions, gradients, indexing, library, randomness, reductions,
    shapes,
)

#: Families by how often they are used. Shrinking goes to the first.
STEPS = (
    *[elementwise.step] * 8, *[shapes.step] * 7, *[reductions.step] * 4, *[contractions.step] * 2, *[indexing.step] * 4,
    randomness.step, *[library.step] * 2, *[control.step] * 3, *[aggregates.step] * 2, *[functions.step] * 2,
    gradients.step,
)
#: What a function of few parameters and lines does.
SIMPLE_STEPS = tuple(step for step in STEPS if step not in (functions.step, aggregates.step, gradients.step))
DEEPEST = 3


@st.composite
def _step(draw, scope: Scope, is_needed: bool) -> bool:
    """One step, as one thing that shrinking can leave out; False at the end of the block."""
    if draw(st.integers(0, 7)) == 0 and not is_needed:
        return False
    steps = STEPS if scope.body.depth < DEEPEST else SIMPLE_STEPS
    steps[draw(st.integers(0, len(steps) - 1))](scope)
    return True


def grow(scope: Scope, most: int, least: int = 1) -> None:
    """Adds some steps to a block."""
    for number in range(most):
        if not scope.source.draw(_step(scope, number < least)):
            return
