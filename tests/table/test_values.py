"""A table is a value: nothing that is refused, decided or applied changes one that was there before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import FrozenInstanceError, fields, replace
from hashlib import sha256
from types import MappingProxyType

import pytest

from assyria.protocol.commands import Confirm, PlayMove
from assyria.protocol.entries import Entry, HintAsked
from assyria.protocol.options import TableOptions
from assyria.record import GameHistory, parse_move, position_text
from assyria.table import Table
from tests.effort import LONG
from tests.table.tables import (
    TWO,
    begun,
    done,
    goes_on,
    legal,
    move_entry,
    moved,
    over,
    state_of,
    to_move,
    turn_passed,
    walked,
    written,
)
from tests.table.test_games import People


def deep(value: object) -> str:
    """Everything in a value, caches apart, as text that does not change with it."""
    if isinstance(value, Mapping):
        return repr(sorted(map(repr, value.items())))
    if isinstance(value, GameHistory):
        return "; ".join([*parts(value), position_text(value.state), repr(value.last_events)])
    return repr(value)


def parts(value: Table | GameHistory) -> list[str]:
    return [deep(getattr(value, each.name)) for each in fields(value) if each.compare]


def snapshot(table: Table) -> bytes:
    return sha256("; ".join(parts(table)).encode()).digest()


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(200, 230) if LONG else [201, 204])
def test_no_older_table_changes(seed: int) -> None:
    """Whole games: a command that is refused leaves the table as it was, and entries lead to another one."""
    people = People(seed)
    older: list[tuple[Table, bytes]] = []
    refused = 0

    def note(before: Table, entries: list[Entry]) -> None:
        nonlocal refused
        known = snapshot(people.table)
        if older and not entries:
            refused += 1
            assert people.table == before
            assert known == older[-1][1]
        older.append((people.table, known))

    table = people.play(note)
    assert refused > 10
    assert len({known for _, known in older}) > 100
    for each, known in older:
        assert snapshot(each) == known
    assert table.tried is None, "nothing is kept that is not needed after the end"


def test_nothing_in_a_table_can_be_changed_in_place() -> None:
    """Its fields cannot be set, and what they hold is a tuple, a read-only mapping or itself a value."""
    table = written(walked(begun(TableOptions(players=2, hints=True)), goes_on), [HintAsked(0)])
    for each in fields(table):
        with pytest.raises(FrozenInstanceError):
            setattr(table, each.name, None)
        value = getattr(table, each.name)
        assert not isinstance(value, list | dict | set)
        if isinstance(value, Mapping):
            assert isinstance(value, MappingProxyType)


class TestTriedMoves:
    def test_a_move_that_might_end_a_turn_is_played_once(self) -> None:
        """Deciding, holding and confirming it use the same game."""
        table = begun(TWO)
        (seat, who), text = to_move(table), legal(table)[0]
        held = done(table, PlayMove(seat, table.version, text), who)
        assert held.held is not None
        tried = table.after(held.held)
        assert table.after(held.held) is held.after(held.held) is tried
        confirmed = done(held, Confirm(seat, held.version), who)
        assert confirmed.history is tried
        assert confirmed.tried is None

    def test_so_is_one_that_does_not(self) -> None:
        table = walked(begun(TWO), goes_on)
        move = parse_move(legal(table)[0], state_of(table).game.board)
        entry = move_entry(table)
        after = table.after(move)
        assert written(table, [entry]).history is after

    def test_another_move_is_another_game(self) -> None:
        """Also after an undo, and for a table that was given another game."""
        table = walked(begun(TWO), goes_on)
        one, other = (parse_move(text, state_of(table).game.board) for text in legal(table)[:2])
        assert table.after(one).moves[-1].move == one
        assert table.after(other).moves[-1].move == other
        assert table.history is not None
        shorter = replace(table, history=table.history.undo())
        assert len(shorter.after(table.history.moves[-1].move).moves) == len(table.history.moves)

    def test_trying_a_move_does_not_show(self) -> None:
        table = turn_passed(begun(TWO))
        before = snapshot(table)
        assert table.ends_turn(parse_move(legal(table)[0], state_of(table).game.board))
        assert (snapshot(table), table) == (before, replace(table, tried=None))


def test_equal_tables() -> None:
    """The same entries give equal tables; another entry, or another name, gives another one."""
    table, again = (turn_passed(begun(TWO)) for _ in range(2))
    assert table == again != moved(again)
    assert table != table.rename({0: "Anna"})
    assert table.rename({}) is table
    assert walked(table, over) == walked(again, over)
