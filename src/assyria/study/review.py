"""A review of a whole game in three steps: list its decisions, judge each, put everything together.

What goes in and out of the steps is plain, so that they run in worker processes of a server and in a
browser alike. Judging takes nearly all the time, and its tasks do not depend on each other.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from itertools import groupby

from assyria.bots.networks import NETWORKS
from assyria.protocol.problems import Problem, ProblemCode, bad_record
from assyria.protocol.reviews import Booked, Review, ReviewedDecision, ReviewedTurn, SeatReview
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
from assyria.study.judging import Judgement, ReviewDepth, ReviewTask, estimate, judge, usual_review
from assyria.study.luck_account import LuckAccount, book
from assyria.study.mistakes import mistake_kinds, mistakes_of

COSTLIEST = 3
"""Decisions of each seat that a review points at."""


class NothingToReview(ValueError):
    """The game has no decision yet."""


# The steps


def review_tasks(history: GameHistory) -> list[ReviewTask]:
    """Return what has to be judged: the decisions in order, then the last position. Raises NothingToReview."""
    tasks = [
        ReviewTask(position_text(decision.seen), move_text(decision.played), position_text(decision.after))
        for decision in decisions(history)
    ]
    if not tasks:
        raise NothingToReview
    return [*tasks, ReviewTask(position_text(view(history.state)))]


def record_tasks(record: bytes) -> list[ReviewTask]:
    """Return what has to be judged of a record that somebody sends. Raises Problem."""
    try:
        return review_tasks(read_record(record))
    except RecordError as wrong:
        raise bad_record(wrong) from None
    except NothingToReview:
        raise Problem(ProblemCode.NOTHING_TO_DECIDE) from None


def judge_task(task: ReviewTask, depth: ReviewDepth | None = None) -> Judgement:
    """Return the engine's judgement of a task, at the usual depth if none is given."""
    seen = parse_view(task.seen)
    depth = depth or usual_review(seen.game.players)
    if task.played is None:
        value = estimate(seen, depth.decision.simulations or 0)
        return Judgement("", value, value)
    return judge(Decision(0, seen, parse_move(task.played, seen.game.board), parse_view(task.after)), depth)


def put_together(history: GameHistory, judged: Sequence[Judgement], depth: ReviewDepth | None = None) -> Review:
    """Return the review of a game from the judgements of its tasks, in their order."""
    made = list(decisions(history))
    *judgements, last = judged
    by_mover = [(decision.seat, judgement) for decision, judgement in zip(made, judgements, strict=True)]
    end = last.best_value
    players = history.game.players
    chances = book(by_mover, end, lambda value: value.chances, 1 / players)
    first = judgements[0].best_value.points
    points = book(by_mover, end, lambda value: value.points, sum(first) / players)
    rows = [
        _decision(decision, judgement, booked)
        for decision, judgement, booked in zip(made, judgements, chances.booked, strict=True)
    ]
    return Review(
        format="assyria-review/1",
        network=NETWORKS[players],
        players=players,  # type: ignore[arg-type]  # a game has 2 to 4
        moves=len(history.moves),
        finished=history.state.phase is Phase.OVER,
        simulations=(depth or usual_review(players)).decision.simulations or 0,
        seats=[_seat(seat, rows, chances, points) for seat in range(players)],
        turns=_turns(made, chances, points),
        decisions=rows,
    )


# Its parts


def _decision(decision: Decision, judgement: Judgement, booked: Booked) -> ReviewedDecision:
    """Return a decision for people and graphs; what was booked is not rounded, so that it adds up."""
    seat = decision.seat
    best, played = judgement.best_value, judgement.played_value
    return ReviewedDecision(
        move=decision.number,
        seat=seat,
        phase=decision.seen.phase.value,
        reign=decision.seen.reign,
        turn=decision.seen.turn,
        played=move_text(decision.played),
        best=judgement.best,
        loss=best.chances[seat] - played.chances[seat],
        chances=_rounded(best.chances, 4),
        points=_rounded(best.points, 2),
        sources=_by_source(best.sources[seat]),
        played_points=_rounded(played.points, 2),
        played_sources=_by_source(played.sources[seat]),
        dealt=decision.dealt,
        booked=booked,
    )


def accuracy(loss: float) -> float:
    """Return how well a move is played, from 0 to 100, by the win chance it loses: the curve that lichess uses."""
    return max(0.0, min(100.0, 103.1668 * math.exp(-4.354 * loss) - 3.1669))


def _seat(seat: Seat, rows: Sequence[ReviewedDecision], chances: LuckAccount, points: LuckAccount) -> SeatReview:
    mine = [row for row in rows if row.seat == seat]
    by_phase: dict[str, list[float]] = defaultdict(list)
    for row in mine:
        by_phase[row.phase].append(accuracy(row.loss))
    every = [each for phase in by_phase.values() for each in phase]
    costly = sorted((row for row in mine if row.loss > 0), key=lambda row: -row.loss)
    return SeatReview(
        **vars(chances.account(seat)),
        accuracy=sum(every) / len(every) if every else None,
        accuracy_by_phase={phase: sum(each) / len(each) for phase, each in by_phase.items()},
        costliest=[row.move for row in costly[:COSTLIEST]],
        mistakes=mistake_kinds(mistakes_of(rows, [seat])),
        points=points.account(seat),
    )


def _turns(made: Sequence[Decision], chances: LuckAccount, points: LuckAccount) -> list[ReviewedTurn]:
    """Return what each turn changed for everyone. The first deal belongs to none of them."""
    turns = []
    for (reign, turn), group in groupby(
        range(len(made)), key=lambda place: (made[place].seen.reign, made[place].seen.turn)
    ):
        numbers = list(group)
        seats, in_points = (
            [account.sum_up(seat, numbers) for seat in range(len(account.end))] for account in (chances, points)
        )
        first = made[numbers[0]].number
        turns.append(ReviewedTurn(reign=reign, turn=turn, move=first, seats=seats, points=in_points))
    return turns


def parse_view(position: str) -> View:
    """Return a position that is given as every player sees it."""
    seen = parse_position(position)
    assert isinstance(seen, View)
    return seen


def _by_source(points: tuple[float, ...]) -> dict[str, float]:
    return dict(zip(ScoreBreakdown._fields, _rounded(points, 2), strict=True))


def _rounded(numbers: Sequence[float], digits: int) -> list[float]:
    return [round(number, digits) for number in numbers]
