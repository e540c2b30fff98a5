"""Decisions with the engine's judgement of them: what was played, and what it cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

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
    chosen: bool
    """Whether whoever has the seat chose it: what a stand-in did is neither graded nor told as theirs."""


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
        chosen=decision.chosen,
    )


def judged_move(made: MadeMove, judgement: Judgement) -> JudgedMove:
    """Return a decision with its judgement."""
    return JudgedMove(**vars(made), judgement=judgement)


def settled(moves: Sequence[JudgedMove], end: Estimate) -> list[JudgedMove]:
    """Return the decisions of a game with what closer looks say that they were worth."""
    values = [*(move.judgement.best_value for move in moves), end]
    return [settle(move, after) for move, after in zip(moves, values[1:], strict=True)]


def settle(move: JudgedMove, after: Estimate) -> JudgedMove:
    """Return a decision, in which a closer look at what it led to says what it was worth, if it was not the best.

    That is the next decision, or the end; where cards were turned up, the deals that might have come. If that
    seems better than the best move, it cost nothing, and what it gained is no correction of the engine's.
    """
    led_to = move.judgement.expected_deal if move.dealt else after
    if led_to is None or move.played == move.judgement.best:
        return move
    return replace(move, judgement=replace(move.judgement, played_value=led_to))
