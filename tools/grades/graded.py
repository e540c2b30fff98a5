"""Judged games with the grades and accounts that a review would give them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from assyria.rules import Seat
from assyria.study.estimate import Estimate
from assyria.study.grades import grade
from assyria.study.judged import JudgedMove, settled
from assyria.study.judging import Judgement
from assyria.study.luck_account import book
from assyria.study.verdicts import doubt_of
from tools.grades.judged import PHASES, Array, JudgedGame


@dataclass(frozen=True)
class GradedGame:
    """A game with the grade of each seat, and the points that the engine's correction comes to for it."""

    seats: tuple[str, ...]
    grades: tuple[float, ...]
    corrections: tuple[float, ...]

    def mean_grade(self, kind: str) -> float:
        """Return the mean grade of the seats of a kind."""
        return float(np.mean([grade for seat, grade in zip(self.seats, self.grades, strict=True) if seat == kind]))


def grade_game(game: JudgedGame) -> GradedGame:
    """Return what a review says of a judged game."""
    end = _estimate(game.end)
    moves = settled(judged_moves(game), end)
    by_mover = [(move.seat, move.judgement) for move in moves]
    start = sum(moves[0].judgement.best_value.points) / len(game.seats)
    account = book(by_mover, end, lambda value: value.points, start)
    own = [[move for move in moves if move.seat == seat] for seat in range(len(game.seats))]
    return GradedGame(
        seats=game.seats,
        grades=tuple(grade(own[seat], end.points[seat]) or 0.0 for seat in range(len(game.seats))),
        corrections=tuple(account.account(seat).correction for seat in range(len(game.seats))),
    )


def judged_moves(game: JudgedGame) -> list[JudgedMove]:
    """Return the decisions of a game with their judgements; what is no number is left out."""
    found, first, deals = [], 0, iter(game.deals)
    for row in game.decisions:
        here = slice(first, first + int(row["candidates"]))
        first = here.stop
        actions, visits, values = game.actions[here], game.visits[here], game.values[here]
        (played,) = np.flatnonzero(actions == row["played"])
        judgement = Judgement(
            best=str(actions[0]),
            best_value=_estimate(values[0]),
            played_value=_estimate(values[played]),
            doubt=doubt_of(int(visits[0]), int(visits[played])),
        )
        if row["dealt"]:
            expected, actual = next(deals)
            judgement = replace(judgement, expected_deal=_estimate(expected), actual_deal=_estimate(actual))
        made = partial(JudgedMove, int(row["number"]), Seat(row["seat"]), int(row["reign"]), int(row["turn"]))
        phase, dealt = PHASES[row["phase"]].value, bool(row["dealt"])
        found.append(made(phase, str(row["played"]), dealt, True, judgement))
    return found


def _estimate(value: Array) -> Estimate:
    """Return kept numbers as an estimate; all points are of one source."""
    chances, points = value
    return Estimate(tuple(map(float, chances)), tuple((float(each),) for each in points))
