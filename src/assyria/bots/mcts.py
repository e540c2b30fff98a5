"""The searching bots: they try out what may happen, thousands of times, and play what served them best."""

from __future__ import annotations

from collections import OrderedDict
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from assyria.bots.analysis import Analysis
from assyria.rules import Move, View, legal_moves

if TYPE_CHECKING:
    from assyria.bots.search import Search

# The kernel and all that stands on it are imported where they are needed: Numba takes half a second.

THREADS = 2
KEPT = 4
"""Games whose trees are kept until the next decision of the turn."""


class Budget(NamedTuple):
    """When to stop thinking about a decision: after so many simulations, or so many seconds."""

    simulations: int | None = None
    seconds: float | None = None


class MctsBot:
    """Plays the move it tried most often. Between decisions of one turn it remembers what it found out."""

    def __init__(self, name: str, level: int, budget: Budget, threads: int = THREADS) -> None:
        self.name = name
        self.level = level
        self.budget = budget
        self.threads = threads
        self._kept: OrderedDict[bytes, Search] = OrderedDict()

    def choose(self, seen: View, rng: Random) -> Move:
        from assyria import kernel
        from assyria.bots.search import Search

        moves = legal_moves(seen)
        if len(moves) == 1:
            return moves[0]
        search = self._kept.pop(kernel.from_state(seen).tobytes(), None) or Search(seen, rng, self.threads)
        search.think(self.budget, only_to_choose=True)
        action = search.best()
        if search.follow(action):
            self._kept[search.root.tobytes()] = search
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return kernel.move_of(action, seen)


def analyse(
    seen: View, rng: Random, seconds: float | None = None, simulations: int | None = None, threads: int = THREADS
) -> Analysis:
    """What the search finds out about a position in so much time, or so many simulations."""
    from assyria.bots.search import Search

    search = Search(seen, rng, threads)
    search.think(Budget(simulations, seconds))
    return search.analysis()
