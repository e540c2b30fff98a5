"""The engine's judgement of one decision of a finished game: what was best, and what the cards did then.

It knows what the players saw, and draws its chance from that: cards that were never turned up change nothing.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from random import Random

from assyria.bots.budget import Budget
from assyria.bots.search import Search
from assyria.packed import action_of
from assyria.record import position_text
from assyria.rules import Move, State, View, dealt_anew, legal_moves, outcome, play, shuffled_with, view
from assyria.study.decisions import Decision, has_choice
from assyria.study.estimate import Estimate, mean, result


@dataclass(frozen=True)
class Depth:
    """How closely the engine looks at a decision."""

    simulations: int
    """Of a search."""
    played: int
    """At least so many begin with what was played."""
    deals: int
    """Where cards are turned up: so many other deals are looked at,"""
    simulations_per_deal: int
    """each with so many simulations."""


_USUAL = {2: 3_000, 3: 2_000, 4: 1_500}
"""Simulations by players: fewer players have fewer decisions, so that all reviews take as long."""


def usual_depth(players: int) -> Depth:
    """Return how closely a review looks if nobody says otherwise."""
    simulations = _USUAL[players]
    return Depth(simulations, simulations // 2, deals=24, simulations_per_deal=1_000)


@dataclass(frozen=True)
class Judgement:
    """What the engine says of a decision."""

    best: Move
    best_value: Estimate
    """After the best move."""
    played_value: Estimate
    """After what was played, before cards are turned up."""
    expected_deal: Estimate | None
    """The mean over other deals, where cards were turned up."""
    actual_deal: Estimate | None
    """The same for the cards that came."""


def judge(decision: Decision, depth: Depth) -> Judgement:
    """Return the engine's judgement of a decision."""
    search = Search(decision.seen, _generator(decision.seen), threads=1)
    search.run(Budget(depth.simulations))
    played = action_of(decision.played)
    lacking = depth.played - search.visits()[played]
    if search.most_visited() != played and lacking > 0:
        search.try_action(played, lacking)
    by_move = {candidate.move: candidate for candidate in search.analysis().candidates}
    best = max(by_move.values(), key=lambda candidate: candidate.visits)
    own = by_move[decision.played]
    # The engine plays for points, too: what it would play may win less often.
    if own.chances[decision.seat] >= best.chances[decision.seat]:
        best = own
    expected = actual = None
    if decision.dealt:
        expected, actual = _look_at_deals(decision, depth)
    return Judgement(
        best=best.move,
        best_value=Estimate(best.chances, best.sources),
        played_value=Estimate(own.chances, own.sources),
        expected_deal=expected,
        actual_deal=actual,
    )


def estimate(seen: View, simulations: int) -> Estimate:
    """Return what everyone can expect of a position: the engine's estimate, or the result if the game is over."""
    end = outcome(seen)
    if end is not None:
        return result(end)
    search = Search(seen, _generator(seen), threads=1)
    search.run(Budget(simulations))
    found = search.analysis()
    return Estimate(found.chances, found.sources)


def _look_at_deals(decision: Decision, depth: Depth) -> tuple[Estimate, Estimate]:
    """Return the mean over deals that might have come, and what the one that came is worth, looked at alike."""
    rng = _generator(decision.seen)
    others = (play_to_choice(decision.seen, decision.played, rng) for _ in range(depth.deals))
    expected = mean(estimate(other, depth.simulations_per_deal) for other in others)
    return expected, estimate(decision.after, depth.simulations_per_deal)


def play_to_choice(seen: View, move: Move, rng: Random) -> View:
    """Return the next position with a choice after a move, or the end, with unseen cards dealt again."""
    state: State = play(dealt_anew(seen, rng), move, shuffled_with(rng)).state
    while not has_choice(state) and (forced := legal_moves(state)):
        state = play(state, forced[0], shuffled_with(rng)).state
    return view(state)


def _generator(seen: View) -> Random:
    """Return a source of chance that follows from what players see."""
    return Random(zlib.crc32(position_text(seen).encode()))
