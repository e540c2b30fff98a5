"""The searching bots: Monte-Carlo tree search with a budget for each decision."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import TYPE_CHECKING, cast

from assyria.bots.analysis import Analysis, SearchStatistics
from assyria.bots.budget import Budget
from assyria.rules import Move, View, legal_moves

if TYPE_CHECKING:
    from assyria.bots.search import Search
    from assyria.bots.tree_search import TreeSearch

# Functions import what stands on the kernel themselves: Numba takes half a second, and most programs that list
# the bots never search.

THREADS = 2


class SearchingBot(ABC):
    """Plays the move with the most visits, and keeps its tree from one decision of a turn to the next.

    An object plays one seat of one game.
    """

    def __init__(self, name: str, level: int, budget: Budget, threads: int = THREADS) -> None:
        self.name = name
        self.level = level
        self.budget = budget
        self.threads = threads
        self.statistics: SearchStatistics | None = None
        """Of the search for the last move; None if it was forced, or if its values are no win chances."""
        self._kept: TreeSearch | None = None

    @abstractmethod
    def _new_search(self, seen: View, rng: Random) -> TreeSearch:
        """Return a search that has not begun."""

    @abstractmethod
    def _counted(self, search: TreeSearch) -> SearchStatistics | None:
        """Return what a search has counted, if its values are win chances."""

    def choose(self, seen: View, rng: Random) -> Move:
        from assyria import kernel

        moves = legal_moves(seen)
        self.statistics = None
        if len(moves) == 1:
            return moves[0]
        search, self._kept = self._kept, None
        if search is not None and search.root.tobytes() == kernel.from_state(seen).tobytes():
            search.use_generator(rng)
        else:
            search = self._new_search(seen, rng)
        search.run(self.budget, stop_when_decided=True)
        self.statistics = self._counted(search)
        action = search.most_visited()
        if search.advance_root(action):
            self._kept = search
        return kernel.move_of(action, seen)


class MctsBot(SearchingBot):
    """Searches by the linear evaluation, and tells what it has counted."""

    def _new_search(self, seen: View, rng: Random) -> Search:
        from assyria.bots.search import Search

        return Search(seen, rng, self.threads)

    def _counted(self, search: TreeSearch) -> SearchStatistics:
        return cast("Search", search).statistics()


class ChampionBot(SearchingBot):
    """Searches by its network."""

    def _new_search(self, seen: View, rng: Random) -> TreeSearch:
        from assyria.bots.network.search import NetworkSearch

        return NetworkSearch(seen, rng, self.threads)

    def _counted(self, search: TreeSearch) -> None:  # noqa: ARG002 - prospects are no win chances
        return None


def analyse(
    seen: View, rng: Random, seconds: float | None = None, simulations: int | None = None, threads: int = THREADS
) -> Analysis:
    """Return what a search of so many seconds, or so many simulations, finds out about a position."""
    from assyria.bots.search import Search

    search = Search(seen, rng, threads)
    search.run(Budget(simulations, seconds))
    return search.analysis()
