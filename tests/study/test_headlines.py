"""Where games were decided, by their last ledgers."""

from __future__ import annotations

import pytest

from assyria.protocol.coaching import HeadlineCode
from assyria.rules import Outcome, ScoreBreakdown, outcome
from assyria.rules.events import CourtRanked, WellDug
from assyria.study.headlines import FIELDS, field_of, headline_of, headlines, points_in
from tests.games import golden


def ended(*ledgers: ScoreBreakdown) -> Outcome:
    scores = tuple(map(sum, ledgers))
    return Outcome(scores, ledgers, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))


def test_who_lost_is_told_where() -> None:
    end = ended(
        ScoreBreakdown(huts=30, influence=4),
        ScoreBreakdown(huts=28, influence=30, higher=8),
        ScoreBreakdown(huts=20),
    )
    told = headline_of(end, 0, was_at_court=True)
    assert (told.code, told.rival, told.mine, told.theirs, told.margin) == (
        HeadlineCode.BEHIND_COURT,
        1,
        4,
        38,
        32,
    )
    assert told.decisive
    assert headline_of(end, 2, was_at_court=False).code is HeadlineCode.NO_COURT
    assert headline_of(end, 2, was_at_court=True).code is HeadlineCode.BEHIND_COURT


def test_who_won_is_told_against_the_next() -> None:
    end = ended(ScoreBreakdown(huts=30, wells=12), ScoreBreakdown(huts=40), ScoreBreakdown(huts=39))
    told = headline_of(end, 0, was_at_court=False)
    assert (told.code, told.rival, told.mine, told.theirs, told.margin) == (HeadlineCode.AHEAD_WELLS, 1, 12, 0, 2)
    assert headline_of(end, 1, was_at_court=False).code is HeadlineCode.NO_WELLS


def test_a_victory_is_shared() -> None:
    end = ended(ScoreBreakdown(huts=30), ScoreBreakdown(wells=30), ScoreBreakdown(huts=9))
    shared, last = headline_of(end, 0, was_at_court=True), headline_of(end, 2, was_at_court=True)
    assert (shared.code, shared.rival, shared.decisive) == (HeadlineCode.SHARED, 1, False)
    assert last.code in (HeadlineCode.BEHIND_HUTS, HeadlineCode.NO_WELLS)


@pytest.mark.parametrize("kind", ["2-players", "3-players", "4-players"])
def test_headlines_are_true(kind: str) -> None:
    for number in range(5):
        history = golden(kind, number)
        end = outcome(history.state)
        assert end is not None
        events = [event for events in history.story for event in events]
        for seat, told in enumerate(headlines(history)):
            if told.code is not HeadlineCode.SHARED:
                mine, theirs = (points_in(field_of(told), end.ledgers[each]) for each in (seat, told.rival))
                assert (told.mine, told.theirs) == (mine, theirs)
                assert (mine > theirs) == (seat in end.winners)
            assert told.margin == abs(end.scores[seat] - end.scores[told.rival])
            if told.code is HeadlineCode.NO_COURT:
                assert not any(isinstance(event, CourtRanked) and event.seat == seat for event in events)
            if told.code is HeadlineCode.NO_WELLS:
                assert not any(isinstance(event, WellDug) and event.seat == seat for event in events)


def test_all_points_belong_to_a_field() -> None:
    assert sorted(source for sources in FIELDS.values() for source in sources) == sorted(ScoreBreakdown._fields)


def test_a_game_that_broke_off_is_told_as_it_stood() -> None:
    """By the points that lie on the table; before the first of them there is nothing to tell."""
    history = golden("2-players", 0)
    assert headlines(history.undo(len(history.moves) - 5)) == []
    broken_off = history.undo(40)
    ledgers = [player.ledger for player in broken_off.state.players]
    for seat, told in enumerate(headlines(broken_off)):
        assert told.broken_off
        assert not told.decisive
        if told.code is not HeadlineCode.SHARED:
            assert told.mine == points_in(field_of(told), ledgers[seat])
        assert told.margin == abs(sum(ledgers[0]) - sum(ledgers[1]))
    assert not any(told.broken_off for told in headlines(history))
