"""The score sheet: playing, undoing, cutting."""

from __future__ import annotations

from random import Random

import pytest

from assyria.record import Played, Sheet, move_text, read_record, write_record
from assyria.record.sheet import APART
from assyria.rules import DONE, Game, IllegalMove, Phase, deal, legal_moves, outcome, shuffled_with
from assyria.rules.events import Reshuffled
from tests.games import golden, random_game


def test_a_sheet_begins_with_its_deal() -> None:
    """§10 Before any move there are the food deal and the expansion deal."""
    dealt = deal(4, Random(1))
    sheet = Sheet(Game(4), dealt)
    record = sheet.record()
    assert [d.deck for d in record.deals] == ["food", "expansion"]
    assert record.turn_order == dealt.turn_order
    assert record.moves == ()
    assert sheet.at(0) == sheet.state


def test_moves_are_written_down_with_their_seats() -> None:
    """§10 One decision is one move."""
    rng = Random(2)
    sheet = Sheet(Game(3), deal(3, rng))
    seat, move = sheet.state.mover, legal_moves(sheet.state)[0]
    step = sheet.play(move, shuffled_with(rng), {"comment": "first"})
    assert sheet.moves == [Played(seat, move, {"comment": "first"})]
    assert sheet.state == step.state
    assert sheet.story[-1] == step.events


def test_not_written_down_if_illegal() -> None:
    """§10 A refused move leaves the sheet as it was."""
    sheet = Sheet(Game(2), deal(2, Random(3)))
    before = sheet.state
    with pytest.raises(IllegalMove):
        sheet.play(DONE, shuffled_with(Random(0)))
    assert sheet.state is before
    assert sheet.moves == []
    assert len(sheet.story) == 1


def test_undo_takes_the_deals_back_too() -> None:
    """§10 Cut after some move, the later deals go with it."""
    sheet = random_game(Game(4), 5)
    reshuffled = [n for n, events in enumerate(sheet.story) if any(isinstance(e, Reshuffled) for e in events)]
    first = reshuffled[0]
    whole = len(sheet.record().deals)
    assert whole == 2 + len(reshuffled)
    state = sheet.at(first - 1)
    sheet.undo(len(sheet.moves) - first + 1)
    assert sheet.state == state
    assert len(sheet.record().deals) == 2
    sheet.undo()
    sheet.undo(0)
    assert len(sheet.moves) == first - 2
    assert read_record(write_record(sheet.record())).state == sheet.state


def test_not_more_undone_than_was_played() -> None:
    """§10 There is nothing before the first move."""
    sheet = Sheet(Game(2), deal(2, Random(3)))
    with pytest.raises(IndexError):
        sheet.undo()
    with pytest.raises(IndexError):
        sheet.undo(-1)
    with pytest.raises(IndexError):
        sheet.at(1)
    with pytest.raises(IndexError):
        sheet.at(-1)


def test_a_record_cut_after_any_move_is_a_record() -> None:
    """§10 An unfinished game has no result, and holds exactly the deals it called for."""
    sheet = golden("4-players", 2)
    for number in range(0, len(sheet.moves), 23):
        cut = sheet.record(number)
        assert cut.outcome is None
        again = read_record(write_record(cut))
        assert again.state == sheet.at(number)
        assert [move_text(p.move) for p in again.moves] == [move_text(p.move) for p in sheet.moves[:number]]
    assert sheet.record(len(sheet.moves)).outcome == outcome(sheet.state)


def test_every_position_can_be_looked_up_in_any_order() -> None:
    """§10 The moves and the deals are all there is to know."""
    rng = Random(7)
    sheet = Sheet(Game(4), deal(4, rng))
    passed = [(sheet.state, sheet.events(0))]
    while moves := legal_moves(sheet.state):
        passed.append(sheet.play(rng.choice(moves), shuffled_with(rng))[:2])
        if rng.random() < 0.1:
            number = rng.randrange(len(passed))
            assert (sheet.at(number), sheet.events(number)) == passed[number]
    assert len(passed) > 3 * APART
    assert sheet.story == [events for _, events in passed]
    for number in [*range(len(passed)), *reversed(range(len(passed))), *rng.sample(range(len(passed)), 100)]:
        assert (sheet.at(number), sheet.events(number)) == passed[number]


def test_what_is_undone_is_forgotten() -> None:
    """§10 Taken back and played otherwise, the game is the other one."""
    rng = Random(8)
    sheet = random_game(Game(3), 8)
    passed = [sheet.at(number) for number in range(len(sheet.moves) + 1)]
    for keep in (len(passed) - 2, 3 * APART + 1, 3 * APART, 3 * APART - 1, APART + 5, 0):
        sheet.at(rng.randrange(len(sheet.moves)))
        whole = sheet.copy()
        sheet.undo(len(sheet.moves) - keep)
        assert sheet.state == passed[keep]
        for _ in range(2 * APART):
            sheet.play(rng.choice(legal_moves(sheet.state)), shuffled_with(rng))
            if sheet.state.phase is Phase.OVER:
                break
        assert [sheet.at(number) for number in range(keep + 1)] == passed[: keep + 1]
        assert read_record(write_record(sheet.record())).state == sheet.state
        assert [whole.at(number) for number in range(0, len(whole.moves), 31)] == passed[: len(whole.moves) : 31]
        sheet.undo(len(sheet.moves) - keep)
