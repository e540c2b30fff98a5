"""The analysis of a decision: which move is best, by how much, and what else is worth a look.

Whoever asks gets the same verdict at the same depth: a hint, the analysis of a replay, the command line, a review.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from assyria.bots.analysis import Analysis, Candidate
from assyria.bots.budget import Budget
from assyria.bots.search import Search
from assyria.packed import action_of
from assyria.record import position_text
from assyria.rules import Move, View

EVERY_MOVE = 125
"""Every legal move gets one 125th of the search's simulations: where the network is sure, it tries no other."""
COMPARED = 3
"""How many of the next best moves are looked at closely."""
CLOSELY = 10
"""A move that is looked at closely gets a tenth of the search's simulations."""
PLAYED = 2
"""What was played gets half of the search's simulations, so that it is known as well as the best move."""
DOUBT = 3
"""A move that seems better than the best one is looked at again, with a third of that one's simulations."""
MARGIN = 0.01
"""By so much more win chance another move is better than the one that the search would play."""
SAME = 1.0
"""So many points fewer are no reason to call what was played worse, if it wins as often."""

_USUAL = {2: 3_000, 3: 2_000, 4: 1_500}
"""Simulations by players: fewer players have fewer decisions, so that all reviews take as long."""


@dataclass(frozen=True)
class Depth:
    """How closely a decision is looked at: simulations, or seconds, of the search; the rest follows from it."""

    simulations: int | None = None
    seconds: float | None = None


def usual_depth(players: int) -> Depth:
    """Return how closely the engine looks if nobody says otherwise: some half a second."""
    return Depth(_USUAL[players])


def analyse(
    seen: View, depth: Depth | None = None, played: Move | None = None, rng: Random | None = None
) -> Analysis:
    """Return what the engine finds out about a position, and about what was played there.

    The best move comes first, then those that it knows well by win chance. Best is what the search would play,
    unless another move wins more often by `MARGIN`, even after a second look; and what was played, if it wins as
    often and costs no points. The chance of the search follows from what players see, if none is given.
    """
    search = Search(seen, rng or chance_of(seen), threads=1)
    search.run(_budget(depth or usual_depth(seen.game.players)))
    found, best, simulations = search.analysis(), search.most_visited(), search.simulations
    _look_at(search, search.visits(), simulations // EVERY_MOVE)
    values = search.statistics().values
    others = sorted(set(values) - {best}, key=lambda action: (-values[action], action))
    closely = {best, *others[:COMPARED]}
    enough = simulations // CLOSELY
    _look_at(search, closely, enough)
    if played is not None:
        closely.add(action_of(played))
        _look_at(search, {action_of(played)} - {best}, simulations // PLAYED)
    better = _better(search, best, closely)
    if played is not None and _is_as_good(search, action_of(played), better):
        better = action_of(played)
    if better != best:
        best, found = better, replace(found, line=())

    def order(candidate: Candidate) -> tuple[bool, bool, float, int]:
        well_known = candidate.visits >= enough
        chance = candidate.chances[found.seat] if well_known else 0.0
        return action_of(candidate.move) != best, not well_known, -chance, -candidate.visits

    return replace(found, candidates=tuple(sorted(search.analysis().candidates, key=order)))


def chance_of(seen: View) -> Random:
    """Return a source of chance that follows from what players see: cards that nobody saw change nothing."""
    return Random(zlib.crc32(position_text(seen).encode()))


def _budget(depth: Depth) -> Budget:
    return Budget(depth.simulations, depth.seconds)


def _look_at(search: Search, actions: Iterable[int], simulations: int) -> None:
    """Run simulations of these actions until each has so many, and one at least."""
    visits = search.visits()
    for action in sorted(actions):
        if visits[action] < max(1, simulations):
            search.try_action(action, max(1, simulations) - visits[action])


def _better(search: Search, best: int, others: Iterable[int]) -> int:
    """Return the action that wins most often, if that is not the best one even after a second look at it."""
    values = search.statistics().values
    rivals = [action for action in others if values[action] >= values[best] + MARGIN]
    _look_at(search, rivals, search.visits()[best] // DOUBT)
    values = search.statistics().values
    rival = max(rivals, key=lambda action: values[action], default=best)
    return rival if values[rival] >= values[best] + MARGIN else best


def _is_as_good(search: Search, one: int, other: int) -> bool:
    """Return whether an action wins as often as another; in a decided game, where all do, points count."""
    values = search.statistics().values
    if values[one] < values[other]:
        return False
    found = search.analysis()
    points = {action_of(each.move): sum(each.sources[found.seat]) for each in found.candidates}
    return values[one] >= values[other] + MARGIN or points[one] >= points[other] - SAME
