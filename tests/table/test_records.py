"""Tables opened from a record, to view or to play on from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from assyria.protocol.commands import PlayAgain, RestartTurn, Start, Undo
from assyria.protocol.entries import Undone
from assyria.protocol.options import Status, TableOptions
from assyria.protocol.problems import ProblemCode as Code
from assyria.record import Finding, read_record, verify, write_record
from assyria.rules import view
from assyria.table import Table, decide, forced_entries
from assyria.table.messages import record_bytes
from assyria.table.permissions import can_export_record
from assyria.table.rematch import open_rematch
from tests.games import golden
from tests.table.tables import (
    ANN,
    BEN,
    SECRET,
    TWO,
    agreed,
    begun,
    done,
    moved,
    moves_of,
    over,
    person,
    refused,
    state_of,
    take_back,
    to_move,
    walked,
)

NEW = bytes(range(1, 33)).hex()
SOLO = [person(0), person(1, key=ANN)]
"""Ann holds both seats."""


@cache
def half() -> bytes:
    """The beginning of a golden game of two."""
    history = golden("2-players", 0)
    return write_record(history.record(len(history.moves) // 2))


@cache
def whole() -> bytes:
    """A finished game of this server, with its secret."""
    return record_bytes(walked(begun(TWO), over))


class TestUnfinished:
    def test_the_same_game_so_far(self) -> None:
        """What was seen stays as it was."""
        given = read_record(half())
        table = begun(TWO, secret=NEW, record=half())
        assert table.status is Status.PLAYING
        assert view(state_of(table)) == view(given.state)
        assert table.history is not None
        assert table.history.moves == given.moves
        assert table.mover == given.state.seat

    def test_undealt_cards_are_dealt_anew(self) -> None:
        """The same cards in an order that follows from the table's secret."""
        given = read_record(half()).state
        found = [state_of(begun(TWO, secret=secret, record=half())) for secret in (SECRET, NEW, NEW)]
        assert found[1] == found[2]
        assert len({given.deck, found[0].deck, found[1].deck}) == 3
        assert all(Counter(state.deck) == Counter(given.deck) for state in found)

    def test_earlier_moves_are_final(self) -> None:
        """Nobody can undo alone what was played before."""
        table = begun(TWO, SOLO, NEW, half())
        count = len(moves_of(table))
        assert table.final == count
        assert [table.undo_floor(seat) for seat in (0, 1)] == [None, None]
        for seat in (0, 1):
            expected = Code.NOTHING_TO_UNDO
            assert refused(table, Undo(seat, table.version), ANN) is expected

    def test_new_moves_are_not(self) -> None:
        """Undo works from there on, down to where the record ended."""
        table = begun(TableOptions(players=2, confirm=False), SOLO, NEW, half())
        count = len(moves_of(table))
        seat, who = to_move(table)
        table = moved(table)
        assert decide(table, RestartTurn(seat, table.version), who) == [Undone(seat, count)]

    def test_by_consent_further(self) -> None:
        """If all agree even moves of the record are taken back."""
        table = begun(TWO, secret=NEW, record=half())
        table = agreed(table, 0, 3)
        assert len(moves_of(table)) == 3
        table = walked(table, over)

    def test_alone_no_further(self) -> None:
        """Someone who made the record may have seen the cards that came."""
        table = begun(TWO, SOLO, NEW, half())
        expected = Code.CARD_TURNED_UP
        to = len(moves_of(table)) - 1
        assert refused(table, take_back(0, table.version, to), ANN) is expected

    @pytest.mark.parametrize("record", [half, whole])
    def test_no_promise(self, record: Callable[[], bytes]) -> None:
        """Nobody committed to these cards before they were dealt."""
        assert begun(TWO, secret=NEW, record=record()).commitment is None

    def test_played_to_the_end(self) -> None:
        """Its record is a good one; it carries no promise, since no secret made its first cards."""
        table = walked(begun(TWO, secret=NEW, record=half()), over)
        history = read_record(record_bytes(table))
        assert history.state == table.state
        assert verify(history.record()).finding is Finding.NO_COMMITMENT


class TestFinished:
    def test_to_view(self) -> None:
        """The game is over as soon as it begins; its cards stay where they were."""
        table = begun(TWO, secret=NEW, record=whole())
        assert table.status is Status.FINISHED
        assert table.mover is None
        assert table.clock.running is None
        assert state_of(table) == read_record(whole()).state
        assert forced_entries(table) == []

    def test_taken_home_again(self) -> None:
        """It is as fair as it was when it came."""
        table = begun(TWO, secret=NEW, record=whole())
        assert can_export_record(table)
        given, again = read_record(whole()).record(), read_record(record_bytes(table)).record()
        assert again.moves == given.moves
        assert verify(given).finding is Finding.FAIR
        assert verify(again).finding is Finding.FAIR

    def test_rematch(self) -> None:
        """The next game starts with fresh cards."""
        table = begun(TWO, secret=NEW, record=whole())
        for seat, who in enumerate((ANN, BEN)):
            table = done(table, PlayAgain(seat), who)
        fresh = Table.new(open_rematch(table, "table-1", SECRET))
        fresh = done(fresh, Start(), ANN)
        assert moves_of(fresh) == []


class TestPromise:
    @pytest.mark.parametrize("record", [half, whole])
    def test_the_secret_never_accuses(self, record: Callable[[], bytes]) -> None:
        """No table of ours hands out a record that says its deals were wrong."""
        table = begun(TWO, secret=NEW, record=record())
        table = walked(table, over)
        finding = verify(read_record(record_bytes(table)).record()).finding
        assert finding not in (Finding.WRONG_DEAL, Finding.WRONG_SECRET)
