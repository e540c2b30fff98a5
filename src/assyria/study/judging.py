"""The engine's judgement of one decision of a finished game: what was best and why, and what the cards did then.

It knows what the players saw, and draws its chance from that: cards that were never turned up change nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from assyria.bots.analysing import Depth, analyse, chance_of, usual_depth
from assyria.bots.analysis import Analysis, Candidate
from assyria.bots.budget import Budget
from assyria.bots.search import Search
from assyria.bots.stand_in import stand_in_move
from assyria.protocol.coaching import Why
from assyria.record import move_text
from assyria.rules import Move, State, View, legal_moves, outcome, play, redeal, shuffled_with, view
from assyria.study.candidates import is_worse, value_of, well_known, why_better
from assyria.study.decisions import Decision, has_choice
from assyria.study.estimate import Estimate, mean, result
from assyria.study.verdicts import PRAISED, cost_of, doubt_of

GLANCE = 200
"""Simulations of a first look at a decision, by which a review knows where to look closely."""


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


FIRST_LOOK = ReviewDepth(Depth(GLANCE), deals=0)
"""It tells nothing of the cards."""


@dataclass(frozen=True)
class ReviewTask:
    """A position to judge, as everyone sees it: what was played there and came next, if it is not the end."""

    seen: str
    played: str | None = None
    after: str = ""
    glance: bool = False
    """Whether a first look is enough."""


@dataclass(frozen=True)
class Judgement:
    """What the engine says of a decision, or of the end of the game, where nothing is best."""

    best: str
    """A move."""
    best_value: Estimate
    """After the best move."""
    played_value: Estimate
    """After what was played, before cards are turned up."""
    doubt: float = 0.0
    """Points up to which both are equal, as far as the engine can tell."""
    missed: str = ""
    """What others would have played instead of the best move, which was found."""
    missed_value: Estimate | None = None
    why: list[Why] = field(default_factory=list)
    """Why the best move is better than what was played, or than what others would have."""
    expected_deal: Estimate | None = None
    """The mean over other deals, where cards were turned up."""
    actual_deal: Estimate | None = None
    """The same for the cards that came."""


def judge(decision: Decision, depth: ReviewDepth) -> Judgement:
    """Return the engine's judgement of a decision."""
    found = analyse(decision.seen, depth.decision, decision.played)
    best = found.candidates[0]
    own = next(candidate for candidate in found.candidates if candidate.move == decision.played)
    missed = missed_by_others(found, decision.seen) if own is best else None
    other = missed or own
    why = why_better(decision.seen, best, other) if is_worse(found.seat, other, best) else []
    expected = actual = None
    if decision.dealt and depth.deals:
        expected, actual = look_at_deals(decision, depth)
    return Judgement(
        best=move_text(best.move),
        best_value=value_of(best),
        played_value=value_of(own),
        doubt=doubt_of(best.visits, own.visits),
        missed=move_text(missed.move) if missed else "",
        missed_value=value_of(missed) if missed else None,
        why=why,
        expected_deal=expected,
        actual_deal=actual,
    )


def missed_by_others(found: Analysis, seen: View) -> Candidate | None:
    """Return what others would have played, if the best move is much better than that and all that is known."""
    best, *others = well_known(found)
    usual = stand_in_move(seen, chance_of(seen))
    if usual == best.move or not others:
        return None
    worth = (cost_of(found.seat, value_of(best), value_of(other)) for other in others)
    if min(worth) < PRAISED:
        return None
    return next((other for other in others if other.move == usual), others[0])


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
    state: State = play(redeal(seen, rng), move, shuffled_with(rng)).state
    while not has_choice(state) and (forced := legal_moves(state)):
        state = play(state, forced[0], shuffled_with(rng)).state
    return view(state)
