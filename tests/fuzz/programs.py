"""Whole programs as a strategy of Hypothesis."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from .expressions import grow
from .scope import Body, Items, Scope, group
from .source import Source
from .syntax import UNIT, Expression, Function, Parameter, Program, Unit, pruned
from .types import Tensor

MOST_STEPS, MOST_RESULTS = 12, 4


@st.composite
def units(draw) -> Unit:
    """An exported function with its helpers."""
    source, items = Source(draw), Items()
    scope = Scope(source, Body(items))
    for _ in range(source.integer(0, 2)):
        scope.values.append(scope.parameter(Tensor(source.dtype(), source.shape())))
    grow(scope, MOST_STEPS)
    results = _results(scope)
    body = pruned(scope.lets, results[0] if len(results) == 1 else group("()", results))
    parameters = _donated(source, scope.body.parameters)
    exported = Function(f"f{UNIT}", parameters, body.result.type, body)
    return Unit(tuple(items.constants), tuple(items.records), tuple(items.helpers), exported)


def _results(scope: Scope) -> list[Expression]:
    """What nothing else has used, the last ones first, and sometimes something else."""
    found = list(reversed(scope.unused))[: scope.source.integer(1, MOST_RESULTS)]
    if not found:
        found = [scope.pick() or scope.new(Tensor("F32", (2,)))]
        scope.values.append(found[0])
    if scope.source.chance(30):
        # Also used elsewhere, perhaps overwritten there, or a parameter, or a result twice.
        found.append(scope.source.recent(scope.values))
    if scope.aggregates and scope.source.chance(20):
        found.append(scope.aggregates[-1])
    return found


def _donated(source: Source, parameters: list[Parameter]) -> tuple[Parameter, ...]:
    """Gives buffers away; the run takes back what cannot be proved."""
    if not source.chance(30):
        return tuple(parameters)
    return tuple(replace(parameter, donate=source.chance(50)) for parameter in parameters)


def programs(most: int):
    """Programs of up to `most` exported functions."""
    return st.lists(units(), min_size=1, max_size=most).map(lambda found: Program(tuple(found)))
