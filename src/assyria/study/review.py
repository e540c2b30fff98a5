"""A review of a whole game in three steps: list its decisions, judge each, put everything together.

What goes in and out of the steps is JSON, so that they run in worker processes of a server and in a browser alike.
Judging takes nearly all the time, and its tasks do not depend on each other.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from assyria.protocol.problems import Problem, ProblemCode, bad_record
from assyria.record import (
    GameHistory,
    RecordError,
    move_text,
    parse_move,
    parse_position,
    position_text,
    read_record,
)
from assyria.rules import Phase, ScoreBreakdown, Seat, View, view
from assyria.study.decisions import Decision, decisions
from assyria.study.estimate import Estimate, estimate_of_json, estimate_to_json
from assyria.study.judging import Judgement, ReviewDepth, estimate, judge, usual_review
from assyria.study.ledger import Account, Booking, Ledger, book

FORMAT = "assyria-review/1"
COSTLIEST = 3
"""Decisions of each seat that a review points at."""


class NothingToReview(ValueError):
    """The game has no decision yet."""


# The steps


def review_tasks(history: GameHistory) -> list[dict[str, Any]]:
    """Return what has to be judged: the decisions in order, then the last position. Raises NothingToReview."""
    tasks: list[dict[str, Any]] = [
        {
            "seen": position_text(decision.seen),
            "played": move_text(decision.played),
            "after": position_text(decision.after),
        }
        for decision in decisions(history)
    ]
    if not tasks:
        raise NothingToReview
    return [*tasks, {"seen": position_text(view(history.state))}]


def record_tasks(record: bytes) -> list[dict[str, Any]]:
    """Return what has to be judged of a record that somebody sends. Raises Problem."""
    try:
        return review_tasks(read_record(record))
    except RecordError as wrong:
        raise bad_record(wrong) from None
    except NothingToReview:
        raise Problem(ProblemCode.NOTHING_TO_DECIDE) from None


def judge_task(task: dict[str, Any], depth: ReviewDepth | None = None) -> dict[str, Any]:
    """Return the engine's judgement of a task, at the usual depth if none is given."""
    seen = parse_view(task["seen"])
    depth = depth or usual_review(seen.game.players)
    if "played" not in task:
        return estimate_to_json(estimate(seen, depth.decision.simulations or 0))
    played = parse_move(task["played"], seen.game.board)
    found = judge(Decision(0, seen, played, parse_view(task["after"])), depth)
    values = {
        "best_value": found.best_value,
        "played_value": found.played_value,
        "expected_deal": found.expected_deal,
        "actual_deal": found.actual_deal,
    }
    told = {name: None if value is None else estimate_to_json(value) for name, value in values.items()}
    return {"best": move_text(found.best), **told}


def put_together(
    history: GameHistory, judged: Sequence[dict[str, Any]], depth: ReviewDepth | None = None
) -> dict[str, Any]:
    """Return the review of a game from the judgements of its tasks, in their order."""
    found = list(decisions(history))
    *told, last = judged
    judgements = [_judgement(each, decision) for each, decision in zip(told, found, strict=True)]
    by_mover = [(decision.seat, judgement) for decision, judgement in zip(found, judgements, strict=True)]
    end = estimate_of_json(last)
    players = history.game.players
    chances = book(by_mover, end, lambda value: value.chances, 1 / players)
    first = judgements[0].best_value.points
    points = book(by_mover, end, lambda value: value.points, sum(first) / players)
    rows = [
        _decision(decision, judgement, booking)
        for decision, judgement, booking in zip(found, judgements, chances.bookings, strict=True)
    ]
    return {
        "format": FORMAT,
        "players": players,
        "moves": len(history.moves),
        "finished": history.state.phase is Phase.OVER,
        "simulations": (depth or usual_review(players)).decision.simulations,
        "seats": [
            {
                **account_to_json(chances.account(seat)),
                **_accuracies(seat, rows),
                "costliest": _costliest(seat, rows),
                "points": account_to_json(points.account(seat)),
            }
            for seat in range(players)
        ],
        "turns": _turns(found, chances, points),
        "decisions": rows,
    }


# Its parts


def _decision(decision: Decision, judgement: Judgement, booking: Booking) -> dict[str, Any]:
    """Return a decision for people and graphs; what was booked is not rounded, so that it adds up."""
    seat = decision.seat
    best, played = judgement.best_value, judgement.played_value
    return {
        "move": decision.number,
        "seat": seat,
        "phase": decision.seen.phase.value,
        "reign": decision.seen.reign,
        "turn": decision.seen.turn,
        "played": move_text(decision.played),
        "best": move_text(judgement.best),
        "loss": best.chances[seat] - played.chances[seat],
        "chances": _rounded(best.chances, 4),
        "points": _rounded(best.points, 2),
        "sources": _by_source(best.sources[seat]),
        "played_points": _rounded(played.points, 2),
        "played_sources": _by_source(played.sources[seat]),
        "dealt": decision.dealt,
        "booked": {
            "decision": list(booking.decision),
            "luck": list(booking.luck),
            "correction": list(booking.correction),
        },
    }


def account_to_json(account: Account) -> dict[str, Any]:
    """Return an account with unrounded numbers, so that they add up."""
    return {
        "start": account.start,
        "own": account.own,
        "others": list(account.others),
        "luck": account.luck,
        "correction": account.correction,
        "result": account.result,
    }


def accuracy(loss: float) -> float:
    """Return how well a move is played, from 0 to 100, by the win chance it loses: the curve that lichess uses."""
    return max(0.0, min(100.0, 103.1668 * math.exp(-4.354 * loss) - 3.1669))


def _accuracies(seat: Seat, rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return the mean accuracy of a seat, in all and by phase; None for a seat that never had a choice."""
    by_phase: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        if row["seat"] == seat:
            by_phase[row["phase"]].append(accuracy(row["loss"]))
    every = [each for found in by_phase.values() for each in found]
    return {
        "accuracy": sum(every) / len(every) if every else None,
        "accuracy_by_phase": {phase: sum(found) / len(found) for phase, found in by_phase.items()},
    }


def _costliest(seat: Seat, rows: Sequence[dict[str, Any]]) -> list[int]:
    """Return the numbers of the decisions that cost a seat most, the worst first."""
    lost = [row for row in rows if row["seat"] == seat and row["loss"] > 0]
    return [row["move"] for row in sorted(lost, key=lambda row: -row["loss"])[:COSTLIEST]]


def _turns(found: Sequence[Decision], chances: Ledger, points: Ledger) -> list[dict[str, Any]]:
    """Return what each turn changed for everyone. The first deal belongs to none of them."""
    rows = []
    places = range(len(found))
    for (reign, turn), group in groupby(
        places, key=lambda place: (found[place].seen.reign, found[place].seen.turn)
    ):
        numbers = list(group)
        seats, in_points = (
            [account_to_json(ledger.sum_up(seat, numbers)) for seat in range(len(ledger.end))]
            for ledger in (chances, points)
        )
        first = found[numbers[0]].number
        rows.append({"reign": reign, "turn": turn, "move": first, "seats": seats, "points": in_points})
    return rows


# JSON


def parse_view(position: str) -> View:
    """Return a position that is given as every player sees it."""
    seen = parse_position(position)
    assert isinstance(seen, View)
    return seen


def _by_source(points: tuple[float, ...]) -> dict[str, float]:
    return dict(zip(ScoreBreakdown._fields, _rounded(points, 2), strict=True))


def _rounded(numbers: Sequence[float], digits: int) -> list[float]:
    return [round(number, digits) for number in numbers]


def _judgement(found: dict[str, Any], decision: Decision) -> Judgement:
    def value(name: str) -> Estimate | None:
        return None if found[name] is None else estimate_of_json(found[name])

    return Judgement(
        best=parse_move(found["best"], decision.seen.game.board),
        best_value=estimate_of_json(found["best_value"]),
        played_value=estimate_of_json(found["played_value"]),
        expected_deal=value("expected_deal"),
        actual_deal=value("actual_deal"),
    )
