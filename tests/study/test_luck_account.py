"""The account's arithmetic, with judgements made by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assyria.bots.analysis import PointsBySource
from assyria.study.estimate import Estimate, mean
from assyria.study.judging import Judgement
from assyria.study.luck_account import book

SEATS = 3
chances = st.lists(st.floats(0.01, 1), min_size=SEATS, max_size=SEATS).map(
    lambda weights: tuple(weight / sum(weights) for weight in weights)
)
NO_POINTS: PointsBySource = ((0.0,) * 8,) * SEATS
estimates = chances.map(lambda found: Estimate(found, NO_POINTS))
deals = st.one_of(st.none(), st.tuples(estimates, estimates))


def judgement(best: Estimate, played: Estimate, deal: tuple[Estimate, Estimate] | None) -> Judgement:
    expected, actual = deal or (None, None)
    return Judgement("done", best, played, expected_deal=expected, actual_deal=actual)


decided = st.tuples(st.integers(0, SEATS - 1), st.builds(judgement, estimates, estimates, deals))


def even(*shares: float) -> Estimate:
    return Estimate(shares, NO_POINTS)


@given(st.lists(decided, min_size=1, max_size=20), estimates)
def test_every_account_adds_up_to_the_result(judged: list[tuple[int, Judgement]], end: Estimate) -> None:
    made = book(judged, end, lambda value: value.chances, 1 / SEATS)
    for seat in range(SEATS):
        account = made.account(seat)
        parts = account.start + account.own + sum(account.others) + account.luck + account.correction
        assert parts == pytest.approx(account.result, abs=1e-9)
        assert account.result == end.chances[seat]
        assert account.others[seat] == 0


@given(st.lists(decided, min_size=2, max_size=12), estimates)
def test_turns_add_up_to_the_game(judged: list[tuple[int, Judgement]], end: Estimate) -> None:
    made = book(judged, end, lambda value: value.chances, 1 / SEATS)
    middle = len(judged) // 2
    for seat in range(SEATS):
        whole = made.account(seat)
        parts = [made.sum_up(seat, range(middle)), made.sum_up(seat, range(middle, len(judged)))]
        assert sum(part.own for part in parts) == pytest.approx(whole.own)
        assert made.first_deal[seat] + sum(part.luck for part in parts) == pytest.approx(whole.luck)


def test_a_mistake_is_booked_to_its_seat_alone() -> None:
    judged = [(1, judgement(even(0.2, 0.5, 0.3), even(0.4, 0.3, 0.3), None))]
    made = book(judged, even(0.4, 0.3, 0.3), lambda value: value.chances, 1 / SEATS)
    assert made.account(1).own == pytest.approx(-0.2)
    assert made.account(0).others == pytest.approx([0, 0.2, 0])
    assert made.account(2).others == pytest.approx([0, 0, 0])
    for seat in range(SEATS):
        assert made.account(seat).correction == pytest.approx(0)
        assert made.account(seat).luck == pytest.approx((0.2, 0.5, 0.3)[seat] - 1 / SEATS)


def test_cards_are_luck_and_the_rest_is_the_engine() -> None:
    here = even(0.4, 0.4, 0.2)
    judged = [(0, judgement(here, here, (even(0.3, 0.4, 0.3), even(0.5, 0.4, 0.1))))]
    made = book(judged, even(0.7, 0.2, 0.1), lambda value: value.chances, 0.0)
    (booked,) = made.booked
    assert booked.luck == pytest.approx([0.2, 0, -0.2])
    assert booked.correction == pytest.approx([0.1, -0.2, 0.1])
    assert booked.decision == pytest.approx([0, 0, 0])


def test_the_mean_of_estimates() -> None:
    assert mean([even(0.2, 0.3, 0.5), even(0.4, 0.1, 0.5)]).chances == pytest.approx((0.3, 0.2, 0.5))
