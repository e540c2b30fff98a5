"""Who may write at a table, and who reads what a spectator writes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assyria.protocol.options import ChatRule, Status, TableOptions
from assyria.protocol.problems import Problem
from assyria.protocol.problems import ProblemCode as Code
from assyria.table import Table
from assyria.table.chat import check_may_write, is_held_back, may_read_held
from tests.table.tables import ANN, BEN, TWO, begun, opened

EVE = "key-of-eve"
LISTED = TableOptions(players=2, listed=True)


def over(options: TableOptions) -> Table:
    return replace(begun(options), status=Status.FINISHED)


def test_everyone_may_write_unless_it_is_for_players() -> None:
    check_may_write(begun(TWO), EVE)
    closed = begun(replace(TWO, chat=ChatRule.PLAYERS))
    check_may_write(closed, BEN)
    with pytest.raises(Problem) as refused:
        check_may_write(closed, EVE)
    assert refused.value.code is Code.CHAT_FOR_PLAYERS


def test_spectators_are_held_back_during_a_game_at_a_listed_table() -> None:
    """Not before it, not after it, and not at private tables, where one knows each other."""
    assert is_held_back(begun(LISTED), EVE)
    assert not is_held_back(begun(LISTED), ANN)
    assert not is_held_back(begun(TWO), EVE)
    assert not is_held_back(Table.new(opened(LISTED)), EVE)
    assert not is_held_back(over(LISTED), EVE)


def test_players_get_it_after_the_game() -> None:
    playing = begun(LISTED)
    assert not may_read_held(playing, ANN)
    assert may_read_held(playing, EVE)
    assert may_read_held(playing, None)
    assert may_read_held(over(LISTED), ANN)
