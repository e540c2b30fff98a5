"""What decisions cost, what they are called for it, and the grades that come of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assyria.protocol.coaching import Verdict
from assyria.study.estimate import Estimate
from assyria.study.grades import grade, grades_by_phase
from assyria.study.judged import JudgedMove, settled
from assyria.study.judging import Judgement
from assyria.study.luck_account import book
from assyria.study.verdicts import BLUNDER, MISTAKE, SLIP, cost_of, doubt_of, grade_of, verdict_of


def value(chance: float, *points: float) -> Estimate:
    """Of the first seat, and of those who share the rest."""
    others = (1 - chance) / (len(points) - 1)
    return Estimate((chance, *(others,) * (len(points) - 1)), tuple((each,) for each in points))


def decided(
    best: Estimate, played: Estimate, phase: str = "huts", dealt: bool = False, doubt: float = 0.5
) -> JudgedMove:
    return JudgedMove(4, 0, 1, 1, phase, "hut c4", dealt, True, Judgement("hut d4", best, played, doubt))


def test_a_decision_costs_points() -> None:
    assert cost_of(0, value(0.9, 100, 60), value(0.9, 95, 60)) == 5
    assert cost_of(1, value(0.9, 100, 60), value(0.9, 95, 62)) == 0


def test_in_a_close_game_win_chance_counts() -> None:
    """Where nobody is ahead by much; if a game is decided, win chance says little."""
    assert cost_of(0, value(0.6, 80, 78), value(0.4, 79, 78)) == pytest.approx(4)
    assert cost_of(0, value(0.6, 80, 60), value(0.4, 79, 60)) == pytest.approx(1)
    assert cost_of(0, value(0.6, 80, 78), value(0.59, 77, 78)) == pytest.approx(3)


def test_the_engine_is_sure_of_what_it_looked_at_often() -> None:
    assert doubt_of(3000, 1500) < 1 < doubt_of(100, 100) < doubt_of(100, 12)


def test_a_choice_among_equals_is_no_mistake() -> None:
    assert verdict_of(0.0, 1.0, True) is Verdict.BEST
    assert verdict_of(SLIP - 0.01, 0.1, False) is Verdict.FINE
    assert verdict_of(2.5, 2.6, False) is Verdict.FINE
    assert [verdict_of(cost, 0.5, False) for cost in (SLIP, MISTAKE, BLUNDER)] == [
        Verdict.SLIP,
        Verdict.MISTAKE,
        Verdict.BLUNDER,
    ]


def test_a_grade_is_the_part_of_the_points_that_were_made() -> None:
    assert grade_of(0, 100) == 100
    assert all(grade_of(lost, 80) > grade_of(lost + 1, 80) > 0 for lost in range(200))
    assert grade_of(40, 80) > grade_of(40, 40)
    assert grade_of(40, 0) < 10


def test_what_is_in_doubt_costs_no_grade() -> None:
    small, large = (
        decided(value(0.9, 90, 50), value(0.9, 89.4, 50)),
        decided(value(0.9, 90, 50), value(0.9, 80, 50)),
    )
    assert grade([], 80) is None
    assert grade([small] * 9, 80) == 100
    assert grade([small, large], 80) == grade_of(10, 80)


def test_a_phase_is_graded_as_if_all_were_like_it() -> None:
    fine, wrong = (
        decided(value(0.9, 90, 50), value(0.9, 90, 50), "wells"),
        decided(value(0.9, 90, 50), value(0.9, 80, 50)),
    )
    assert grades_by_phase([fine, wrong], 80) == {"wells": 100, "huts": grade_of(20, 80)}


def test_what_was_not_best_is_measured_where_it_led_to() -> None:
    """By the next look, or by the deals that might have come; what is better there than the best cost nothing."""
    best, played = value(0.9, 90, 50), value(0.8, 85, 50)
    then = decided(value(0.7, 82, 52), value(0.7, 82, 52))
    for about in (played, value(0.9, 89.8, 50)):
        assert settled([decided(best, about), then], best)[0].cost == 8
    gained = settled([decided(best, played), decided(value(0.95, 91, 50), best)], best)[0]
    assert gained.cost == 0
    assert gained.judgement.played_value.points == (91, 50)
    dealt = decided(best, played, dealt=True)
    assert settled([dealt, then], best)[0] == dealt
    dealt = replace(dealt, judgement=replace(dealt.judgement, expected_deal=value(0.7, 83, 50)))
    assert settled([dealt, then], best)[0].cost == 7
    the_best = replace(dealt, played=dealt.judgement.best)
    assert settled([the_best, then], best)[0] == the_best
    assert settled([decided(best, played)], value(0.0, 80, 90))[0].cost == 10


def test_a_closer_look_at_an_equal_move_is_no_correction() -> None:
    """What an equal move took from a rival is booked to who made it."""
    best = value(0.9, 90, 50)
    moves = settled([decided(best, value(0.9, 90, 50)), decided(value(0.9, 90, 44), best)], best)
    booked = book([(move.seat, move.judgement) for move in moves], best, lambda found: found.points, 70).booked
    assert booked[0].decision == pytest.approx([0, -6])
    assert booked[0].correction == pytest.approx([0, 0])
