"""Leaving and coming back, resigning, bots, and another game."""

from __future__ import annotations

from assyria.protocol.commands import ComeBack, Leave, PlayMove, Resign
from assyria.protocol.entries import Began, Left, Moved, Resigned, Returned
from assyria.protocol.options import STAND_IN, Chair, ChairKind, MoveReason, Status, TableOptions
from assyria.protocol.problems import ProblemCode as Code
from assyria.rules import Phase
from assyria.table import Table, apply, decide, decide_bot_move
from tests.table.tables import (
    ANN,
    BEN,
    CLEO,
    MAY_RESIGN,
    SECRET,
    TWO,
    begun,
    bot,
    done,
    legal,
    moved,
    moves_of,
    opened,
    over,
    person,
    refused,
    refused_bot,
    state_of,
    walked,
    written,
)


class TestLeaving:
    def test_a_bot_plays_on(self) -> None:
        """The seat stays theirs; the stand-in decides for it."""
        table = begun(TWO)
        assert table.bot_to_move is None
        table = done(table, Leave(1), BEN, writes=[Left(1)])
        assert table.chairs[1] == Chair(ChairKind.PERSON, BEN, bot=STAND_IN, away=True)
        assert not table.chairs[1].decides
        assert table.bot_to_move == 1
        assert table.bot_of(1) == STAND_IN
        assert refused(table, PlayMove(1, table.version, legal(table)[0]), BEN) is Code.AWAY
        assert decide_bot_move(table, 1, legal(table)[0], table.version) == [
            Moved(1, legal(table)[0], MoveReason.STAND_IN)
        ]

    def test_a_held_move_is_dropped(self) -> None:
        """It was not confirmed, so the bot decides again."""
        table = begun(TWO)
        table = moved(table)
        table = done(table, Leave(1), BEN)
        assert table.held is None
        assert moves_of(table) == []

    def test_another_persons_held_move_is_not(self) -> None:
        """Ann leaves while Ben looks over his turn."""
        table = begun(TWO)
        table = moved(table)
        table = done(table, Leave(0), ANN)
        assert table.held is not None

    def test_come_back(self) -> None:
        """The person decides again."""
        table = begun(TWO)
        table = done(table, Leave(1), BEN)
        table = done(table, ComeBack(1), BEN, writes=[Returned(1)])
        assert table.chairs[1] == person(1)
        assert table.bot_to_move is None
        assert decide(table, PlayMove(1, table.version, legal(table)[0]), BEN)

    def test_who_is_here_cannot_come_back(self) -> None:
        """Before the start, during the game, and after it."""
        table = Table.new(opened(MAY_RESIGN))
        assert refused(table, ComeBack(1), BEN) is Code.NOT_AWAY
        table, _ = apply(table, Began(), 0)
        assert refused(table, ComeBack(1), BEN) is Code.NOT_AWAY
        table = done(table, Leave(1), BEN)
        table = done(table, Resign(0), ANN)
        assert refused(table, ComeBack(1), BEN) is Code.NOT_AWAY

    def test_everybody_may_be_away(self) -> None:
        """Bots finish the game."""
        table = begun(TWO)
        table = done(table, Leave(0), ANN)
        table = done(table, Leave(1), BEN)
        table = walked(table, over)
        assert state_of(table).phase is Phase.OVER


class TestResigning:
    def test_of_two(self) -> None:
        """One gives up: the game is over, and its secret is out."""
        table = begun(MAY_RESIGN)
        table = done(table, Resign(0), ANN, writes=[Resigned(0)])
        assert table.status is Status.FINISHED
        assert table.chairs[0].resigned
        assert not table.chairs[1].resigned
        assert table.mover is None
        assert table.revealed == SECRET

    def test_of_three(self) -> None:
        """A bot goes on for good; the others play on."""
        table = begun(TableOptions(players=3, resign=True))
        table = done(table, Resign(2), CLEO)
        assert table.status is Status.PLAYING
        assert table.bot_to_move == 2
        assert refused(table, ComeBack(2), CLEO) is Code.RESIGNED
        assert refused(table, Resign(2), CLEO) is Code.NOT_PLAYING
        assert refused(table, Leave(2), CLEO) is Code.RESIGNED
        assert refused(table, PlayMove(2, table.version, legal(table)[0]), CLEO) is Code.RESIGNED
        table = walked(table, over)
        assert state_of(table).phase is Phase.OVER

    def test_from_away(self) -> None:
        """Who has left may give up too."""
        table = begun(TableOptions(players=3, resign=True))
        table = done(table, Leave(2), CLEO)
        table = done(table, Resign(2), CLEO)
        assert table.chairs[2].resigned


class TestBots:
    """The bot in seat 1 has the first move."""

    def test_move(self) -> None:
        """It is never held, not even at the end of a turn."""
        table = begun(TWO, [person(0), bot()])
        text = legal(table)[0]
        assert table.bot_to_move == 1
        assert decide_bot_move(table, 1, text, table.version) == [Moved(1, text)]
        table = written(table, decide_bot_move(table, 1, text, table.version))
        assert table.mover == 0
        assert table.bot_to_move is None

    def test_a_failure_is_counted(self) -> None:
        """Another bot's move is marked, and everyone sees how often the seat's own bot has failed."""
        table = begun(TWO, [person(0), bot()])
        table = written(table, decide_bot_move(table, 1, legal(table)[0], table.version, failed=True))
        assert table.failures == (0, 1)
        assert table.history is not None
        assert table.history.moves[-1].extra == {"reason": MoveReason.BOT_FAILED}

    def test_stale(self) -> None:
        """A bot that thought about an older position, another seat, or a person's turn."""
        table = begun(TWO, [person(0), bot()])
        text = legal(table)[0]
        assert refused_bot(table, 1, text, table.version - 1) is Code.STALE
        assert refused_bot(table, 0, text, table.version) is Code.STALE
        table = moved(table)
        assert refused_bot(table, 0, legal(table)[0], table.version) is Code.STALE
        fresh = Table.new(opened(TWO, [bot(), bot()]))
        assert refused_bot(fresh, 1, "done", 0) is Code.STALE
