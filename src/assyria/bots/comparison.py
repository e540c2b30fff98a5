"""An analysis that knows more than one move: what people ask is not only what is best, but why, and what else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from assyria.bots.analysis import Analysis, Candidate
from assyria.bots.budget import Budget
from assyria.bots.search import Search
from assyria.packed import action_of
from assyria.rules import Move, View

LOOK = 16
"""Simulations that every legal move gets: where the network is sure, the search tries no other."""
COMPARED = 3
"""So many others, the best after that look, are looked at more closely."""
LEAST = 200
"""Simulations of a move that is looked at more closely,"""
PART = 12
"""but at least this part of those of the best move."""


def analyse_and_compare(
    seen: View, rng: Random, budget: Budget, threads: int, played: Move | None = None
) -> Analysis:
    """Return what a search finds out about a position, and then about other moves and the one that was played.

    The moves that it knows well come first: the one to play, then the others by win chance.
    """
    search = Search(seen, rng, threads)
    search.run(budget)
    found = search.analysis()
    best = search.most_visited()
    for action, visits in search.visits().items():
        if visits < LOOK:
            search.try_action(action, LOOK - visits)
    known = search.statistics()
    others = sorted(set(known.values) - {best}, key=lambda action: (-known.values[action], action))
    closely = {best, *others[:COMPARED], *(() if played is None else (action_of(played),))}
    enough = max(LEAST, known.visits[best] // PART)
    for action in sorted(closely):
        if known.visits[action] < enough:
            search.try_action(action, enough - known.visits[action])

    def order(candidate: Candidate) -> tuple[bool, bool, float, int]:
        well_known = candidate.visits >= enough
        chance = candidate.chances[found.seat] if well_known else 0.0
        return action_of(candidate.move) != best, not well_known, -chance, -candidate.visits

    return replace(found, candidates=tuple(sorted(search.analysis().candidates, key=order)))
