"""The analysis of a decision: which move is best, by how much, and what else is worth a look.

Whoever asks gets the same verdict at the same depth: a hint, the analysis of a replay, the command line, a review.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random

from assyria.bots.analysis import Analysis, Candidate
from assyria.bots.budget import Budget
from assyria.bots.search import SIMULATIONS_PER_ROUND, Search
from assyria.packed import action_of
from assyria.record import position_text
from assyria.rules import IllegalMove, Move, State, View, legal_moves, view, why_not

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

TOLD_EVERY = 4 * SIMULATIONS_PER_ROUND
"""Simulations between two looks at a search that goes on: whole rounds, which change nothing about it."""

_USUAL = {2: 3_000, 3: 2_000, 4: 1_500}
"""Simulations by players: fewer players have fewer decisions, so that all reviews take as long."""


@dataclass(frozen=True)
class Depth:
    """How closely a decision is looked at: simulations, or seconds, of the search; the rest follows from it."""

    simulations: int | None = None
    seconds: float | None = None


class NothingToDecide(ValueError):
    """The game is over."""

    def __str__(self) -> str:
        return "the game is over: there is nothing left to decide"


def need_decision(position: View | State) -> None:
    """Raise NothingToDecide once the game is over."""
    if not legal_moves(position):
        raise NothingToDecide


def usual_depth(players: int) -> Depth:
    """Return how closely the engine looks if nobody says otherwise: some half a second."""
    return Depth(_USUAL[players])


def analyse(
    position: View | State, depth: Depth | None = None, played: Move | None = None, rng: Random | None = None
) -> Analysis:
    """Return what the engine finds out about a position, and about what was played there.

    The best move comes first, then those that it knows well by win chance. Best is what the search would play,
    unless another move wins more often by `MARGIN`, even after a second look; and what was played, if it wins as
    often and costs no points. The chance of the search follows from what players see, if none is given.
    Raises IllegalMove for what cannot have been played, and ValueError once the game is over.

    >>> from assyria import Depth, Playthrough, analyse
    >>> game = Playthrough(players=2, seed=7)
    >>> found = analyse(game.view, Depth(simulations=250))
    >>> found.candidates[0].move in game.legal_moves
    True
    >>> round(sum(found.chances), 6)
    1.0
    """
    search, depth = _begin(position, depth, played, rng)
    search.run(Budget(depth.simulations, depth.seconds))
    return _verdict(search, played)


def analyses(
    position: View | State, depth: Depth | None = None, played: Move | None = None, rng: Random | None = None
) -> Iterator[Analysis]:
    """Yield what the engine has found out so far, again and again; the last is what `analyse` returns.

    Nothing runs between two looks: stop when you have seen enough.

    >>> from assyria import Depth, Playthrough, analyses
    >>> game = Playthrough(players=2, seed=7)
    >>> [found.simulations for found in analyses(game.view, Depth(simulations=2500))][:2]
    [1000, 2000]
    """
    search, depth = _begin(position, depth, played, rng)
    ends = None if depth.seconds is None else time.perf_counter() + depth.seconds
    while (left := None if ends is None else ends - time.perf_counter()) is None or left > 0:
        until = search.simulations + TOLD_EVERY
        if depth.simulations is not None and until >= depth.simulations:
            search.run(Budget(depth.simulations, left))
            break
        search.run(Budget(until, left))
        yield search.analysis()
    yield _verdict(search, played)


def _begin(
    position: View | State, depth: Depth | None, played: Move | None, rng: Random | None
) -> tuple[Search, Depth]:
    seen = view(position) if isinstance(position, State) else position
    need_decision(seen)
    if played is not None and (reason := why_not(seen, played)) is not None:
        raise IllegalMove(played, reason)
    if depth is None or depth == Depth():
        depth = usual_depth(seen.game.players)
    return Search(seen, rng or chance_of(seen), threads=1), depth


def _verdict(search: Search, played: Move | None) -> Analysis:
    """Return what a search has found out, after a closer look at what it may have missed."""
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
