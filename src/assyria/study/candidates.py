"""Moves that the engine has looked at, compared: which are as good, and why the best is better than another."""

from __future__ import annotations

from random import Random

from assyria.bots.analysis import Analysis, Candidate
from assyria.bots.policy import PolicyBot
from assyria.protocol.coaching import Explanation, Why
from assyria.record import move_text
from assyria.rules import Move, Seat, Source, View
from assyria.study.estimate import Estimate
from assyria.study.explaining import explain
from assyria.study.verdicts import MISTAKE, cost_of, doubt_of

KNOWN = 20
"""A move is well known with this part of the best one's simulations."""


def value_of(candidate: Candidate) -> Estimate:
    """Return what can be expected after a move."""
    return Estimate(candidate.chances, candidate.sources)


def well_known(found: Analysis) -> list[Candidate]:
    """Return the moves that the engine has looked at closely, the best first."""
    enough = max(1, found.candidates[0].visits // KNOWN)
    return [candidate for candidate in found.candidates if candidate.visits >= enough]


def is_worse(seat: Seat, other: Candidate, best: Candidate) -> bool:
    """Return whether a move is worse for a seat than the best one, beyond the engine's doubt."""
    return cost_of(seat, value_of(best), value_of(other)) > doubt_of(best.visits, other.visits)


def why_better(seen: View, one: Candidate, other: Candidate) -> list[Why]:
    """Return why a move is better than another one; the network plays on for everyone."""
    bot, rng, seat = PolicyBot(), Random(0), seen.mover
    sources = zip(Source, one.sources[seat], other.sources[seat], strict=True)
    return explain(
        seen,
        ([one.move], [other.move]),
        {source: gained - lost for source, gained, lost in sources},
        lambda then: bot.choose(then, rng),
        # That takes a tenth of a second.
        look_ahead=cost_of(seat, value_of(one), value_of(other)) >= MISTAKE,
    )


def explain_best(found: Analysis, seen: View, played: Move | None) -> Explanation:
    """Return why the best move is best: against what was played if it is worse, else against the next that is."""
    best, *others = well_known(found)
    worse = [other for other in others if is_worse(found.seat, other, best)]
    other = next((other for other in worse if other.move == played), worse[0] if worse else None)
    return Explanation(
        move=move_text(best.move),
        other=move_text(other.move) if other else None,
        equals=[move_text(each.move) for each in others if each not in worse],
        reasons=why_better(seen, best, other) if other else [],
    )
