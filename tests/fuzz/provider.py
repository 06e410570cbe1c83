"""Independent programs: Hypothesis with uniform choices.

Left to itself, Hypothesis varies programs that it has already tried, which pays
when programs are cheap. Here each one is compiled several times, so each one
should be new. Shrinking is not affected.
"""

from __future__ import annotations

from hypothesis.internal.conjecture.providers import AVAILABLE_PROVIDERS, HypothesisProvider

NAME = "kina-uniform"


class Uniform(HypothesisProvider):
    """Draws bounded integers with equal probability."""

    def draw_integer(self, min_value=None, max_value=None, **constraints):
        if min_value is None or max_value is None:
            return super().draw_integer(min_value, max_value, **constraints)
        return self._random.randint(min_value, max_value)


AVAILABLE_PROVIDERS[NAME] = f"{__name__}.{Uniform.__name__}"
