"""A review of a whole game in three steps: list its decisions, judge each, put everything together.

What goes in and out of the steps is plain, so that they run in worker processes of a server and in a
browser alike. Judging takes nearly all the time, and its tasks do not depend on each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from assyria.bots.networks import NETWORKS
from assyria.protocol.coaching import Headline
from assyria.protocol.problems import Problem, ProblemCode, bad_record
from assyria.protocol.reviews import FORMAT, Booked, Review, ReviewedDecision, ReviewedTurn, SeatReview
from assyria.record import (
    GameHistory,
    RecordError,
    move_text,
    parse_move,
    parse_position,
    position_text,
    read_record,
)
from assyria.rules import Phase, ScoreBreakdown, View, view
from assyria.study.decisions import Decision, decisions
from assyria.study.grades import grade, grades_by_phase
from assyria.study.headlines import headlines
from assyria.study.judged import JudgedMove, MadeMove, judged_move, made_move, settled
from assyria.study.judging import FIRST_LOOK, Judgement, ReviewDepth, ReviewTask, estimate, judge, usual_review
from assyria.study.luck_account import LuckAccount, book
from assyria.study.mistakes import mistake_kinds, mistakes_of
from assyria.study.stories import story_of


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


@dataclass(frozen=True)
class ReviewPlan:
    """All that a review of a record begins with."""

    tasks: list[ReviewTask]
    made: list[MadeMove]
    """What the tasks but the last are about."""
    headlines: list[Headline]
    """By seat; none if the game is not over."""


def plan_review(record: bytes) -> ReviewPlan:
    """Return what has to be judged of a record that somebody sends. Raises Problem."""
    try:
        history = read_record(record)
        made = [made_move(decision) for decision in decisions(history)]
        return ReviewPlan(review_tasks(history), made, headlines(history))
    except RecordError as wrong:
        raise bad_record(wrong) from None
    except NothingToReview:
        raise Problem(ProblemCode.NOTHING_TO_DECIDE) from None


def judge_task(task: ReviewTask, depth: ReviewDepth | None = None) -> Judgement:
    """Return the engine's judgement of a task, at the usual depth if none is given."""
    seen = parse_view(task.seen)
    depth = depth or (FIRST_LOOK if task.glance else usual_review(seen.game.players))
    if task.played is None:
        value = estimate(seen, depth.decision.simulations or 0)
        return Judgement("", value, value)
    return judge(Decision(0, seen, parse_move(task.played, seen.game.board), parse_view(task.after)), depth)


def put_together(history: GameHistory, judged: Sequence[Judgement], depth: ReviewDepth | None = None) -> Review:
    """Return the review of a game from the judgements of its tasks, in their order."""
    made = list(decisions(history))
    *judgements, last = judged
    end = last.best_value
    moves = settled(list(map(judged_move, map(made_move, made), judgements)), end)
    by_mover = [(move.seat, move.judgement) for move in moves]
    players = history.game.players
    chances = book(by_mover, end, lambda value: value.chances, 1 / players)
    first = judgements[0].best_value.points
    points = book(by_mover, end, lambda value: value.points, sum(first) / players)
    rows = list(map(_decision, moves, chances.booked))
    heads: Sequence[Headline | None] = headlines(history) or [None] * players
    own = [[move for move in moves if move.seat == seat and move.chosen] for seat in range(players)]
    chosen = [row for row, move in zip(rows, moves, strict=True) if move.chosen]
    return Review(
        format=FORMAT,
        network=NETWORKS[players],
        players=players,  # type: ignore[arg-type]  # a game has 2 to 4
        moves=len(history.moves),
        finished=history.state.phase is Phase.OVER,
        simulations=(depth or usual_review(players)).decision.simulations or 0,
        seats=[
            SeatReview(
                **vars(chances.account(seat)),
                points=points.account(seat),
                grade=grade(own[seat], end.points[seat]),
                grade_by_phase=grades_by_phase(own[seat], end.points[seat]),
                story=story_of(seat, own[seat], heads[seat]),
                mistakes=mistake_kinds(mistakes_of(chosen, seat)),
            )
            for seat in range(players)
        ],
        turns=_turns(made, chances, points),
        decisions=rows,
    )


# Its parts


def _decision(move: JudgedMove, booked: Booked) -> ReviewedDecision:
    """Return a decision for people and graphs; what was booked is not rounded, so that it adds up."""
    seat, judgement = move.seat, move.judgement
    best, played = judgement.best_value, judgement.played_value
    return ReviewedDecision(
        move=move.number,
        seat=seat,
        phase=move.phase,
        reign=move.reign,
        turn=move.turn,
        played=move.played,
        best=judgement.best,
        verdict=move.verdict,
        loss=max(0.0, best.chances[seat] - played.chances[seat]),
        cost=round(move.cost, 2),
        chances=_rounded(best.chances, 4),
        points=_rounded(best.points, 2),
        sources=_by_source(best.sources[seat]),
        played_points=_rounded(played.points, 2),
        played_sources=_by_source(played.sources[seat]),
        dealt=move.dealt,
        booked=booked,
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
