"""The engine's judgement of one decision of a finished game: what was best, and what the cards did then.

It knows what the players saw, and draws its chance from that: cards that were never turned up change nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from assyria.bots.analysing import Depth, analyse, chance_of, usual_depth
from assyria.bots.budget import Budget
from assyria.bots.search import Search
from assyria.record import move_text
from assyria.rules import Move, State, View, dealt_anew, legal_moves, outcome, play, shuffled_with, view
from assyria.study.decisions import Decision, has_choice
from assyria.study.estimate import Estimate, mean, result


@dataclass(frozen=True)
class ReviewDepth:
    """How closely a review looks."""

    decision: Depth
    """At a decision."""
    deals: int = 24
    """Where cards are turned up: at so many other deals,"""
    simulations_per_deal: int = 1_000
    """each with so many simulations."""


def usual_review(players: int) -> ReviewDepth:
    """Return how closely a review looks if nobody says otherwise: at decisions as everyone else."""
    return ReviewDepth(usual_depth(players))


@dataclass(frozen=True)
class ReviewTask:
    """A position to judge, as everyone sees it: what was played there and came next, if it is not the end."""

    seen: str
    played: str | None = None
    after: str = ""


@dataclass(frozen=True)
class Judgement:
    """What the engine says of a decision, or of the end of the game, where nothing is best."""

    best: str
    """A move."""
    best_value: Estimate
    """After the best move."""
    played_value: Estimate
    """After what was played, before cards are turned up."""
    expected_deal: Estimate | None = None
    """The mean over other deals, where cards were turned up."""
    actual_deal: Estimate | None = None
    """The same for the cards that came."""


def judge(decision: Decision, depth: ReviewDepth) -> Judgement:
    """Return the engine's judgement of a decision."""
    found = analyse(decision.seen, depth.decision, decision.played)
    best = found.candidates[0]
    own = next(candidate for candidate in found.candidates if candidate.move == decision.played)
    expected = actual = None
    if decision.dealt:
        expected, actual = look_at_deals(decision, depth)
    return Judgement(
        best=move_text(best.move),
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
    search = Search(seen, chance_of(seen), threads=1)
    search.run(Budget(simulations))
    found = search.analysis()
    return Estimate(found.chances, found.sources)


def look_at_deals(decision: Decision, depth: ReviewDepth) -> tuple[Estimate, Estimate]:
    """Return the mean over deals that might have come, and what the one that came is worth, looked at alike."""
    rng = chance_of(decision.seen)
    others = (play_to_choice(decision.seen, decision.played, rng) for _ in range(depth.deals))
    expected = mean(estimate(other, depth.simulations_per_deal) for other in others)
    return expected, estimate(decision.after, depth.simulations_per_deal)


def play_to_choice(seen: View, move: Move, rng: Random) -> View:
    """Return the next position with a choice after a move, or the end, with unseen cards dealt again."""
    state: State = play(dealt_anew(seen, rng), move, shuffled_with(rng)).state
    while not has_choice(state) and (forced := legal_moves(state)):
        state = play(state, forced[0], shuffled_with(rng)).state
    return view(state)
