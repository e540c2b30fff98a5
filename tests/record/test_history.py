"""The score history: playing, undoing, cutting."""

from __future__ import annotations

from random import Random

import pytest

from assyria.record import GameHistory, NoRecord, Played, move_text, position_text, read_record, write_record
from assyria.record.history import APART
from assyria.rules import DONE, Game, IllegalMove, Phase, deal, legal_moves, outcome, play, shuffled_with
from assyria.rules.events import Reshuffled
from tests.games import golden, random_game


def test_a_sheet_begins_with_its_deal() -> None:
    """§10 Before any move there are the food deal and the expansion deal."""
    dealt = deal(4, Random(1))
    history = GameHistory(Game(4), dealt)
    record = history.record()
    assert [d.deck for d in record.deals] == ["food", "expansion"]
    assert record.turn_order == dealt.turn_order
    assert record.moves == ()
    assert history.at(0) == history.state


def test_moves_are_written_down_with_their_seats() -> None:
    """§10 One decision is one move."""
    rng = Random(2)
    history = GameHistory(Game(3), deal(3, rng))
    seat, move = history.state.mover, legal_moves(history.state)[0]
    step = play(history.state, move, shuffled_with(rng))
    history = history.play(move, shuffled_with(rng), {"comment": "first"})
    assert history.moves == (Played(seat, move, {"comment": "first"}),)
    assert history.state == step.state
    assert history.story[-1] == history.last_events == step.events


def test_not_written_down_if_illegal() -> None:
    """§10 A refused move leaves the history as it was."""
    history = GameHistory(Game(2), deal(2, Random(3)))
    before = history.state
    with pytest.raises(IllegalMove):
        history.play(DONE, shuffled_with(Random(0)))
    assert history.state is before
    assert history.moves == ()
    assert len(history.story) == 1


def test_undo_takes_the_deals_back_too() -> None:
    """§10 Cut after some move, the later deals go with it."""
    history = random_game(Game(4), 5)
    reshuffled = [n for n, events in enumerate(history.story) if any(isinstance(e, Reshuffled) for e in events)]
    first = reshuffled[0]
    whole = len(history.record().deals)
    assert whole == 2 + len(reshuffled)
    state = history.at(first - 1)
    history = history.undo(len(history.moves) - first + 1)
    assert history.state == state
    assert len(history.record().deals) == 2
    history = history.undo()
    assert history.undo(0) == history
    assert len(history.moves) == first - 2
    assert read_record(write_record(history.record())).state == history.state


def test_not_more_undone_than_was_played() -> None:
    """§10 There is nothing before the first move."""
    history = GameHistory(Game(2), deal(2, Random(3)))
    with pytest.raises(IndexError):
        history.undo()
    with pytest.raises(IndexError):
        history.undo(-1)
    with pytest.raises(IndexError):
        history.at(1)
    with pytest.raises(IndexError):
        history.at(-1)


def test_a_record_cut_after_any_move_is_a_record() -> None:
    """§10 An unfinished game has no result, and holds exactly the deals it called for."""
    history = golden("4-players", 2)
    for number in range(0, len(history.moves), 23):
        cut = history.record(number)
        assert cut.outcome is None
        again = read_record(write_record(cut))
        assert again.state == history.at(number)
        assert [move_text(p.move) for p in again.moves] == [move_text(p.move) for p in history.moves[:number]]
    assert history.record(len(history.moves)).outcome == outcome(history.state)


def test_every_position_can_be_looked_up_in_any_order() -> None:
    """§10 The moves and the deals are all there is to know."""
    rng = Random(7)
    history = GameHistory(Game(4), deal(4, rng))
    passed = [(history.state, history.events(0))]
    while moves := legal_moves(history.state):
        history = history.play(rng.choice(moves), shuffled_with(rng))
        passed.append((history.state, history.last_events))
        if rng.random() < 0.1:
            number = rng.randrange(len(passed))
            assert (history.at(number), history.events(number)) == passed[number]
    assert len(passed) > 3 * APART
    assert history.story == [events for _, events in passed]
    for number in [*range(len(passed)), *reversed(range(len(passed))), *rng.sample(range(len(passed)), 50)]:
        assert (history.at(number), history.events(number)) == passed[number]


def test_what_is_undone_is_forgotten() -> None:
    """§10 Taken back and played otherwise, the game is the other one."""
    rng = Random(8)
    history = random_game(Game(3), 8)
    passed = [history.at(number) for number in range(len(history.moves) + 1)]
    for keep in (len(passed) - 2, 3 * APART + 1, 3 * APART, 3 * APART - 1, APART + 5, 0):
        history.at(rng.randrange(len(history.moves)))
        whole, history = history, history.undo(len(history.moves) - keep)
        assert history.state == passed[keep]
        for _ in range(2 * APART):
            history = history.play(rng.choice(legal_moves(history.state)), shuffled_with(rng))
            if history.state.phase is Phase.OVER:
                break
        assert [history.at(number) for number in range(keep + 1)] == passed[: keep + 1]
        assert read_record(write_record(history.record())).state == history.state
        assert [whole.at(number) for number in range(0, len(whole.moves), 31)] == passed[: len(whole.moves) : 31]
        history = history.undo(len(history.moves) - keep)


def test_a_game_goes_on_from_a_position() -> None:
    """It plays, looks up and undoes like any other, reshuffles included."""
    whole = random_game(Game(4), 5)
    half = len(whole.moves) // 2 - 1
    history = GameHistory.from_position(whole.at(half))
    later = iter(whole.deals[len(whole.record(half).deals) :])
    for played in whole.moves[half:]:
        history = history.play(played.move, lambda _: next(later).cards)  # type: ignore[arg-type, return-value]
    assert history.state == whole.state
    assert history.moves == whole.moves[half:]
    assert history.deals == whole.deals[len(whole.record(half).deals) :] != ()
    assert [history.at(n) for n in (0, 70, 3)] == [whole.at(half + n) for n in (0, 70, 3)]
    assert history.events(0) == ()
    history = history.undo(len(history.moves))
    assert (history.state, history.deals) == (whole.at(half), ())


def test_not_a_record_without_a_deal() -> None:
    """A record begins with the deal, which a position does not tell."""
    history = GameHistory.from_position(random_game(Game(2), 1).at(20))
    for each in (history, history.play(legal_moves(history.state)[0], shuffled_with(Random(0)))):
        with pytest.raises(NoRecord):
            each.record()
        with pytest.raises(NoRecord):
            each.undo(len(each.moves)).record()


def test_a_history_never_changes() -> None:
    """Playing, undoing, looking up and annotating leave every older history as it was."""
    rng = Random(9)
    history = GameHistory(Game(3), deal(3, rng))
    older = [(history, _snapshot(history))]
    while moves := legal_moves(history.state):
        history = history.play(rng.choice(moves), shuffled_with(rng))
        older.append((history, _snapshot(history)))
        history.at(rng.randrange(len(history.moves)))
        if len(older) in (90, 150, 210):
            history = history.undo(rng.randrange(70)).annotate_last({"comment": "again"})
            older.append((history, _snapshot(history)))
    for each, before in older:
        assert _snapshot(each) == before
    with pytest.raises(AttributeError):
        history.moves = ()  # type: ignore[misc]


def _snapshot(history: GameHistory) -> tuple[object, ...]:
    moves = [(played.seat, move_text(played.move), dict(played.extra)) for played in history.moves]
    return moves, history.deals, position_text(history.state), history.last_events


def test_equal_histories() -> None:
    """They have the same deals and moves with the same further keys; what was looked up does not count."""
    whole, again = random_game(Game(2), 1), random_game(Game(2), 1)
    again.at(7)
    assert whole == again != whole.undo()
    assert whole.annotate_last({"comment": "last"}) != whole
    assert whole.annotate_last({"comment": "last"}).annotate_last({}) == whole
