"""An analysis that knows more than one move: what people ask is not only what is best, but why, and what else."""

from __future__ import annotations

from collections.abc import Iterable
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
DOUBT = 3
"""One that seems to win more often than the move to play gets this part of its simulations; if it still does,"""
MARGIN = 0.01
"""by so much, it is the better move."""


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
    _look_at(search, search.visits(), LOOK)
    values = search.statistics().values
    others = sorted(set(values) - {best}, key=lambda action: (-values[action], action))
    closely = {best, *others[:COMPARED], *(() if played is None else (action_of(played),))}
    enough = max(LEAST, search.visits()[best] // PART)
    _look_at(search, closely, enough)
    better = _better(search, best, closely)
    if better != best:
        best, found = better, replace(found, line=())

    def order(candidate: Candidate) -> tuple[bool, bool, float, int]:
        well_known = candidate.visits >= enough
        chance = candidate.chances[found.seat] if well_known else 0.0
        return action_of(candidate.move) != best, not well_known, -chance, -candidate.visits

    return replace(found, candidates=tuple(sorted(search.analysis().candidates, key=order)))


def _look_at(search: Search, actions: Iterable[int], simulations: int) -> None:
    """Run simulations of these actions until each has so many."""
    visits = search.visits()
    for action in sorted(actions):
        if visits[action] < simulations:
            search.try_action(action, simulations - visits[action])


def _better(search: Search, best: int, others: Iterable[int]) -> int:
    """Return the action that wins most often, if that is not the best one even after a second look at it."""
    values = search.statistics().values
    rivals = [action for action in others if values[action] >= values[best] + MARGIN]
    _look_at(search, rivals, search.visits()[best] // DOUBT)
    values = search.statistics().values
    rival = max(rivals, key=lambda action: values[action], default=best)
    return rival if values[rival] >= values[best] + MARGIN else best
