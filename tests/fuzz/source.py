"""Random choices. Hypothesis makes them and makes them smaller when a program fails."""

from __future__ import annotations

import functools
import math
from typing import Any, Callable, Sequence

from hypothesis import strategies as st

from .types import DTYPES, Shape

#: Extents by what they are good for: the small ones first, because that is where shrinking goes.
EXTENTS = (1, 2, 3, 4, 5, 7, 8, 11, 13, 16, 17, 31, 33, 64)
#: Around a block of lanes, a vector and a register tile.
LONG = (1, 2, 3, 5, 63, 64, 65, 67, 127, 128, 130, 200)
LARGEST_TENSOR = 4096


@functools.cache
def _below(count: int):
    return st.integers(0, count - 1)


class Source:
    """Draws from Hypothesis. Every choice shrinks towards the first alternative."""

    def __init__(self, draw: Callable[[Any], Any]):
        self.draw = draw

    def integer(self, low: int, high: int) -> int:
        return low if low == high else low + self.draw(_below(high - low + 1))

    def choose(self, alternatives: Sequence):
        return alternatives[self.integer(0, len(alternatives) - 1)]

    def chance(self, percent: int) -> bool:
        """True for about `percent` of the calls; shrinks to False."""
        return self.integer(0, 99) >= 100 - percent

    def recent(self, alternatives: Sequence):
        """One of `alternatives`, often one of the last."""
        count = len(alternatives)
        return alternatives[-1 - (self.integer(0, min(count, 5) - 1) if self.chance(60) else self.integer(0, count - 1))]

    def permutation(self, count: int) -> list[int]:
        rest, found = list(range(count)), []
        while rest:
            found.append(rest.pop(self.integer(0, len(rest) - 1)))
        return found

    def dtype(self, among: Sequence[str] = DTYPES) -> str:
        return self.choose(among)

    def extent(self, largest: int) -> int:
        return self.choose([extent for extent in EXTENTS if extent <= max(largest, 1)])

    def shape(self, rank: int | None = None, largest: int = LARGEST_TENSOR) -> Shape:
        """A shape of rank 0 to 6."""
        if rank is None:
            rank = self.choose((0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 5, 6))
        if rank == 1 and largest >= LONG[-1]:
            return (self.choose(LONG),)
        shape: Shape = ()
        for axis in range(rank):
            # What is left, shared between the axes that are left.
            room = largest // math.prod(shape)
            shape += (self.extent(room if rank - axis == 1 else int(room ** (1.6 / (rank - axis)))),)
        return shape
