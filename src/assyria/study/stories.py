"""The story of a game for a seat: a headline, what cost most, and what deserves praise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from assyria.protocol.coaching import Explanation, Headline, Moment, SeatStory, WhyCode
from assyria.rules import Seat
from assyria.study.estimate import Estimate
from assyria.study.headlines import field_of, points_in
from assyria.study.judged import WRONG, JudgedMove
from assyria.study.verdicts import cost_of

MOST = 3
"""Moments that people are told of a game, and as much praise."""


def story_of(seat: Seat, mine: Sequence[JudgedMove], headline: Headline | None) -> SeatStory:
    """Return the story of a seat by those of its decisions that are judged already."""
    wrong = [
        (move.cost, _moment(move, move.played, move.judgement.played_value)) for move in mine if _is_told(move)
    ]
    right = [
        (cost_of(seat, move.judgement.best_value, missed), _moment(move, move.judgement.missed, missed))
        for move in mine
        if (missed := move.judgement.missed_value) is not None and move.judgement.why
    ]
    if headline is not None and not headline.broken_off and headline.code.startswith(("no-", "behind-")):
        headline = replace(headline, lost=_lost(mine, headline))
    return SeatStory(seat=seat, headline=headline, moments=_most(wrong), praise=_most(right))


def _is_told(move: JudgedMove) -> bool:
    """Return whether there is something to learn from a decision: that another wins more often is no lesson."""
    codes = [reason.code for reason in move.judgement.why]
    return move.verdict in WRONG and bool(codes) and codes[0] is not WhyCode.CHANCE


def _most(moments: Sequence[tuple[float, Moment]]) -> list[Moment]:
    """Return the moments of most weight, one a turn, in the order of their weight."""
    found: dict[tuple[int, int], Moment] = {}
    for _, moment in sorted(moments, key=lambda each: -each[0]):
        found.setdefault((moment.reign, moment.turn), moment)
    return list(found.values())[:MOST]


def _moment(move: JudgedMove, other: str, value: Estimate) -> Moment:
    best = move.judgement.best_value
    return Moment(
        move=move.number,
        seat=move.seat,
        reign=move.reign,
        turn=move.turn,
        verdict=move.verdict,
        points=round(best.points[move.seat] - value.points[move.seat], 2),
        chance=max(0.0, round(best.chances[move.seat] - value.chances[move.seat], 4)),
        why=Explanation(move=move.judgement.best, other=other, equals=[], reasons=move.judgement.why),
    )


def _lost(mine: Iterable[JudgedMove], headline: Headline) -> float:
    """Return how many of the missing points own decisions cost where a headline says: all of them at most."""
    field, missing = field_of(headline), headline.theirs - headline.mine
    lost = sum(_lost_in(field, move) for move in mine if move.verdict in WRONG)
    return round(min(max(lost, 0.0), float(missing)), 1)


def _lost_in(field: str, move: JudgedMove) -> float:
    best, played = (value.sources[move.seat] for value in (move.judgement.best_value, move.judgement.played_value))
    return points_in(field, best) - points_in(field, played)
