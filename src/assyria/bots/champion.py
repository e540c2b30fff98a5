"""The searching bot: Monte-Carlo tree search by a network, with a budget for each decision."""

from __future__ import annotations

from random import Random

from assyria.bots.analysis import SearchStatistics
from assyria.bots.budget import Budget
from assyria.bots.current_machine import machine
from assyria.bots.search import Search
from assyria.packed import move_of
from assyria.rules import Move, View, legal_moves

THREADS = 2


class ChampionBot:
    """Plays the move with the most visits, and keeps its tree from one decision of a turn to the next.

    An object plays one seat of one game.
    """

    def __init__(self, name: str, budget: Budget, threads: int = THREADS) -> None:
        self.name = name
        self.budget = budget
        self.threads = threads
        self.statistics: SearchStatistics | None = None
        """Of the search for the last move; None if it was forced."""
        self._kept: Search | None = None

    def __getstate__(self) -> dict[str, object]:
        """Leave the tree, which lies in the memory of this process's machine: another one begins anew."""
        return {**vars(self), "_kept": None}

    def choose(self, seen: View, rng: Random) -> Move:
        moves = legal_moves(seen)
        self.statistics = None
        if len(moves) == 1:
            return moves[0]
        search, self._kept = self._kept, None
        if search is not None and search.root == machine().position(seen):
            search.use_generator(rng)
        else:
            search = Search(seen, rng, self.threads)
        search.run(self.budget, stop_when_decided=True)
        self.statistics = search.statistics()
        action = search.most_visited()
        if search.advance_root(action):
            self._kept = search
        return move_of(action, seen)
