"""Decisions with the engine's judgement of them: what was played, and what it cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from assyria.protocol.coaching import Verdict
from assyria.record import move_text
from assyria.rules import Seat
from assyria.study.decisions import Decision
from assyria.study.estimate import Estimate
from assyria.study.judging import Judgement
from assyria.study.verdicts import cost_of, verdict_of

WRONG = (Verdict.SLIP, Verdict.MISTAKE, Verdict.BLUNDER)


@dataclass(frozen=True)
class MadeMove:
    """A decision: when and by whom, and what was played."""

    number: int
    """After so many moves."""
    seat: Seat
    reign: int
    turn: int
    phase: str
    played: str
    dealt: bool
    """Whether cards were turned up before the next decision."""


@dataclass(frozen=True)
class JudgedMove(MadeMove):
    """A decision with its judgement."""

    judgement: Judgement

    @property
    def cost(self) -> float:
        """Points that the best move was better by."""
        return cost_of(self.seat, self.judgement.best_value, self.judgement.played_value)

    @property
    def verdict(self) -> Verdict:
        """What the decision is called."""
        found, is_best = self.judgement, self.judgement.best == self.played
        return Verdict.EXCELLENT if found.missed else verdict_of(self.cost, found.doubt, is_best)

    @property
    def lost(self) -> float:
        """What it cost, if that is beyond doubt."""
        return self.cost if self.verdict in WRONG else 0.0


def made_move(decision: Decision) -> MadeMove:
    """Return what is told of a decision."""
    seen = decision.seen
    return MadeMove(
        number=decision.number,
        seat=seen.mover,
        reign=seen.reign,
        turn=seen.turn,
        phase=seen.phase.value,
        played=move_text(decision.played),
        dealt=decision.dealt,
    )


def judged_move(made: MadeMove, judgement: Judgement) -> JudgedMove:
    """Return a decision with its judgement."""
    return JudgedMove(**vars(made), judgement=judgement)


def settled(moves: Sequence[JudgedMove], end: Estimate) -> list[JudgedMove]:
    """Return the decisions of a game, in which the position that a mistake led to says what it cost.

    The engine looks closer there. Not where cards were turned up, nor if what was played then seems to be best.
    """
    found = list(moves)
    for place, (move, then) in enumerate(pairwise([*(each.judgement.best_value for each in moves), end])):
        made, seat = moves[place], moves[place].seat
        worse = min(move.points[seat] - then.points[seat], move.chances[seat] - then.chances[seat]) >= 0
        if made.lost and worse and not made.dealt:
            found[place] = replace(made, judgement=replace(made.judgement, played_value=then))
    return found
