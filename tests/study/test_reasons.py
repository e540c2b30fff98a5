"""Reasons by points: the main one first, small ones left out."""

from __future__ import annotations

from assyria.study.reasons import PointsDifference, reasons


def test_the_main_reason_comes_first() -> None:
    better, worse = {"huts": 20.0, "wells": 12.0, "camels": 1.0}, {"huts": 23.0, "wells": 8.0, "camels": 1.05}
    found = reasons(0, (better, worse), ((33.0, 40.0), (32.0, 40.05)))
    assert found == [PointsDifference(4.0, source="wells"), PointsDifference(-3.0, source="huts")]


def test_a_move_may_be_good_because_it_hurts() -> None:
    """The mover loses points, too, but a rival loses more."""
    found = reasons(1, ({"huts": 10.0}, {"huts": 11.0}), ((30.0, 10.0, 25.0), (36.0, 11.0, 25.5)))
    assert found == [
        PointsDifference(-6.0, seat=0),
        PointsDifference(-1.0, source="huts"),
        PointsDifference(-0.5, seat=2),
    ]
    assert [reason.gain for reason in found] == [6.0, -1.0, 0.5]


def test_at_most_three_and_none_without_a_difference() -> None:
    better = {name: float(number) for number, name in enumerate("abcdef")}
    assert len(reasons(0, (better, dict.fromkeys("abcdef", 0.0)), ((15.0, 1.0), (0.0, 1.0)))) == 3
    assert reasons(0, (better, better), ((1.0, 1.0), (1.0, 1.0))) == []
