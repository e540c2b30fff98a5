"""A table: sitting down, starting, moving, confirming, and moves that play themselves."""

from __future__ import annotations

import pytest

from assyria.protocol import commands as ask
from assyria.protocol.entries import AutoChosen, Began, Confirmed, Held, Moved, Sat, Stood, entry_body
from assyria.protocol.options import STAND_IN, Chair, ChairKind, MoveReason, Status, TableOptions
from assyria.protocol.problems import ProblemCode as Code
from assyria.record import commitment, fair_deal
from assyria.rules import Phase, Reason
from assyria.rules.events import OrderDrawn
from assyria.table import Table, apply, decide, forced_entries, time_out
from tests.table.tables import (
    ANN,
    BEN,
    MAY_RESIGN,
    SECRET,
    THREE,
    TWO,
    begun,
    bot,
    confirmed,
    done,
    goes_on,
    legal,
    move_entry,
    moved,
    moves_of,
    opened,
    over,
    person,
    refused,
    state_of,
    take_back,
    to_move,
    turn_passed,
    walked,
    written,
)


class TestSitting:
    """Before the start."""

    def test_sit(self) -> None:
        """Who sits down holds the seat, and the stand-in is named for later."""
        table = Table.new(opened(TWO, [person(0), Chair()]))
        entries = decide(table, ask.Sit(1, "Ben"), BEN)
        assert entries == [Sat(1, BEN)]
        assert table.chairs[1] == Chair()
        table = written(table, entries)
        assert table.chairs[1] == Chair(ChairKind.PERSON, BEN, bot=STAND_IN)
        assert table.version == 1
        assert table.status is Status.OPEN

    def test_one_person_may_hold_several_seats(self) -> None:
        """Several people at one screen share an identity."""
        table = Table.new(opened(TWO, [person(0), Chair()]))
        table = done(table, ask.Sit(1, "Little sister"), ANN)
        assert [chair.holder for chair in table.chairs] == [ANN, ANN]

    def test_names_are_no_part_of_the_ledger(self) -> None:
        """They are given beside it, go with who leaves, and can be removed while the game goes on."""
        table = Table.new(opened(TWO, [person(0), Chair()]), {0: "Ann"})
        assert [table.name_of(seat) for seat in (0, 1)] == ["Ann", ""]
        table = done(table, ask.Sit(1, "Ben"), BEN)
        table = table.rename({1: "Ben"})
        other = table.rename({0: ""})
        assert [table.name_of(seat) for seat in (0, 1)] == ["Ann", "Ben"]
        assert [other.name_of(seat) for seat in (0, 1)] == ["", "Ben"]
        assert table.with_names({1: "Benno", 2: "Cleo"}).names == {1: "Benno"}, "there are two seats"
        table = done(table, ask.Leave(1), BEN)
        assert table.name_of(1) == ""
        assert "Ann" not in repr(entry_body(table.opened))
        assert (
            Table.new(opened(TWO, [person(0), Chair(ChairKind.BOT, None, "Iltani", "random")])).name_of(1)
            == "Iltani"
        )

    def test_stand_up(self) -> None:
        """Who leaves before the start frees the seat."""
        table = Table.new(opened(TWO))
        table = done(table, ask.Leave(1), BEN, writes=[Stood(1)])
        assert table.chairs[1] == Chair()
        assert refused(table, ask.Leave(1), BEN) is Code.NOT_YOUR_SEAT

    def test_an_open_table(self) -> None:
        """Nobody is to decide, nothing can be undone, nothing is played."""
        table = Table.new(opened(TWO))
        assert table.state is None
        assert table.mover is None
        assert table.bot_to_move is None
        assert table.revealed is None
        assert table.undo_floor(0) is None
        assert forced_entries(table) == []
        assert time_out(table, 1e9) == []
        assert table.clock.deadline is None


class TestStarting:
    def test_start(self) -> None:
        """The cards are dealt as the secret says, and its hash was there before."""
        table = Table.new(opened(THREE))
        assert table.commitment == commitment(bytes.fromhex(SECRET))
        assert decide(table, ask.Start(), ANN) == [Began()]
        table, events = apply(table, Began(), 7)
        assert OrderDrawn((2, 0, 1)) in events
        assert table.history is not None
        assert table.history.turn_order == fair_deal(THREE.game, bytes.fromhex(SECRET)).turn_order
        assert table.status is Status.PLAYING
        assert table.mover == 2
        assert table.revealed is None

    def test_bots_alone(self) -> None:
        """The owner need not sit at the table."""
        table = Table.new(opened(TWO, [bot(), bot()]))
        table = done(table, ask.Start(), ANN)
        assert table.bot_to_move == 1
        assert table.clock.running is None


class TestMoving:
    """Ben in seat 1 has the first move of a game of two."""

    def test_move(self) -> None:
        """A legal move of who is to decide; without confirmation it counts at once."""
        table = begun(TableOptions(players=2, confirm=False))
        text = legal(table)[0]
        entries = decide(table, ask.PlayMove(1, table.version, text), BEN)
        assert entries == [Moved(1, text)]
        assert moves_of(table) == []
        table, events = apply(table, entries[0], 1)
        assert events
        assert moves_of(table) == [text]
        assert table.mover == 0
        assert table.version == 2

    def test_a_taken_start_space(self) -> None:
        """The reason is the rules' own, here of §2.4."""
        table = begun(TableOptions(players=2, confirm=False))
        table = moved(table)
        text = moves_of(table)[0]
        assert refused(table, ask.PlayMove(0, table.version, text), ANN) is Reason.START_SPACE_TAKEN

    def test_before_and_after_the_game(self) -> None:
        """There is nothing to play."""
        table = Table.new(opened(MAY_RESIGN))
        assert refused(table, ask.PlayMove(1, 0, "done"), BEN) is Code.NOT_PLAYING
        table = begun(MAY_RESIGN)
        text = legal(table)[0]
        table = done(table, ask.Resign(0), ANN)
        assert refused(table, ask.PlayMove(1, table.version, text), BEN) is Code.NOT_PLAYING
        assert refused(table, ask.Confirm(1, table.version), BEN) is Code.NOT_PLAYING
        assert forced_entries(table) == []
        assert table.mover is None

    def test_to_the_end(self) -> None:
        """The last move ends the game and reveals the secret."""
        table = walked(begun(TWO), over)
        assert state_of(table).phase is Phase.OVER
        assert table.mover is None
        assert table.revealed == SECRET
        assert table.clock.running is None

    def test_looking_changes_nothing(self) -> None:
        """Commands say what would be written down; they write nothing."""
        table = walked(begun(TWO), goes_on)
        seat, who = to_move(table)
        version, before = table.version, moves_of(table)
        decide(table, ask.PlayMove(seat, version, legal(table)[0]), who)
        decide(table, ask.Leave(seat), who)
        decide(table, take_back(seat, version, 0), who)
        assert (table.version, moves_of(table), table.held, table.proposal) == (version, before, None, None)


class TestConfirming:
    def test_the_last_move_of_a_turn_is_held(self) -> None:
        """It waits for the person's word; then it is played."""
        table = begun(TWO)
        text = legal(table)[0]
        assert decide(table, ask.PlayMove(1, table.version, text), BEN) == [Held(1, text)]
        table, events = apply(table, Held(1, text), 1)
        assert events == ()
        assert (table.mover, moves_of(table)) == (1, [])
        assert table.held is not None
        assert decide(table, ask.Confirm(1, table.version), BEN) == [Confirmed(1)]
        table, events = apply(table, Confirmed(1), 2)
        assert events
        assert (table.mover, moves_of(table), table.held) == (0, [text], None)

    def test_a_move_confirmed_at_once(self) -> None:
        """Both are written together, so that nobody waits for a second word; within a turn it changes nothing."""
        table = begun(TWO)
        text = legal(table)[0]
        assert decide(table, ask.PlayMove(1, table.version, text, confirm=True), BEN) == [
            Held(1, text),
            Confirmed(1),
        ]
        table = walked(begun(TWO), goes_on)
        seat, who = to_move(table)
        text = legal(table)[0]
        assert decide(table, ask.PlayMove(seat, table.version, text, confirm=True), who) == [Moved(seat, text)]

    def test_a_move_within_the_turn_is_not(self) -> None:
        """While huts are left to place the turn goes on by itself."""
        table = walked(begun(TWO), goes_on)
        assert isinstance(move_entry(table), Moved)

    def test_a_reveal_is_held(self) -> None:
        """A move that turns up cards waits too, though the same seat goes on."""
        table = begun(TWO)
        table = turn_passed(table)
        assert isinstance(move_entry(table), Held)
        table = confirmed(moved(table))
        assert state_of(table).phase is Phase.DRAFT
        assert table.mover == 0

    def test_the_last_move_of_the_game_is_held(self) -> None:
        """Nobody is to move after it; the person still looks it over."""
        table = begun(TWO)
        last = None
        while table.status is Status.PLAYING:
            last = move_entry(table)
            table = written(table, [last])
            if table.held is not None:
                table = confirmed(table)
        assert isinstance(last, Held)

    def test_no_other_move_meanwhile(self) -> None:
        """First the held move is confirmed or undone."""
        table = begun(TWO)
        table = moved(table)
        other = legal(table)[1]
        assert refused(table, ask.PlayMove(1, table.version, other), BEN) is Code.AWAITS_CONFIRMATION
        assert forced_entries(table) == []

    def test_without_confirmation_nothing_is_held(self) -> None:
        """The option is off: every move counts at once."""
        table = begun(TableOptions(players=2, confirm=False))
        while table.status is Status.PLAYING:
            entry = move_entry(table)
            assert isinstance(entry, Moved)
            table = written(table, [entry])


class TestForcedMoves:
    def forced_end(self, table: Table) -> Table:
        """After a move of their own a person has one legal move, and it ends the turn."""
        return walked(table, lambda t: bool(forced_entries(t)) and t.undo_floor(to_move(t)[0]) is not None)

    def at_the_start(self) -> Table:
        """Two players draft from two cards: the second has no choice, and has not moved yet in this turn."""
        return walked(begun(TWO), lambda t: len(legal(t)) == 1)

    def test_played_at_the_start_of_a_turn(self) -> None:
        """Nobody is asked to confirm what was never a choice."""
        table = self.at_the_start()
        seat, text = to_move(table)[0], legal(table)[0]
        assert forced_entries(table) == [Moved(seat, text, MoveReason.FORCED)]
        table = written(table, forced_entries(table))
        assert table.history is not None
        assert table.history.moves[-1].extra == {"reason": "forced"}

    def test_held_after_own_moves(self) -> None:
        """The turn is still theirs to look over."""
        table = walked(
            begun(TWO), lambda t: any(isinstance(entry, Held) for entry in forced_entries(t)) and t.held is None
        )
        seat, text = to_move(table)[0], legal(table)[0]
        assert forced_entries(table) == [Held(seat, text)]

    def test_played_within_a_turn(self) -> None:
        """A forced move after which the turn goes on is simply played."""
        table = self.forced_end(begun(TWO))
        table = walked(
            table,
            lambda t: (
                any(isinstance(e, Moved) for e in forced_entries(t)) and t.undo_floor(to_move(t)[0]) is not None
            ),
        )
        assert forced_entries(table) == [Moved(to_move(table)[0], legal(table)[0], MoveReason.FORCED)]

    def test_played_without_confirmation(self) -> None:
        """With the option off it is played even at the end of a turn."""
        table = self.forced_end(begun(TableOptions(players=2, confirm=False)))
        assert forced_entries(table) == [Moved(to_move(table)[0], legal(table)[0], MoveReason.FORCED)]

    def test_only_a_single_move(self) -> None:
        """With a choice nothing is forced."""
        table = begun(TWO)
        assert len(legal(table)) > 1
        assert forced_entries(table) == []

    def test_only_if_wanted(self) -> None:
        """A person may play forced moves by hand, and change their mind."""
        table = self.at_the_start()
        seat, who = to_move(table)
        table = done(table, ask.ChooseAuto(seat, False), who, writes=[AutoChosen(seat, False)])
        assert not table.chairs[seat].auto
        assert forced_entries(table) == []
        table = done(table, ask.ChooseAuto(seat, True), who)
        assert forced_entries(table)

    def test_not_for_bots(self) -> None:
        """A bot, or who stands in for a person, moves by itself."""
        table = self.at_the_start()
        seat, who = to_move(table)
        table = done(table, ask.Leave(seat), who)
        assert forced_entries(table) == []

    def test_not_twice(self) -> None:
        """A forced move that is held is not held again."""
        table = walked(begun(TWO), lambda t: any(isinstance(entry, Held) for entry in forced_entries(t)))
        table = written(table, forced_entries(table))
        assert forced_entries(table) == []


class TestOlderValues:
    def test_of_an_open_table(self) -> None:
        """Sitting down does not show at the table before."""
        table = Table.new(opened(TWO, [person(0), Chair()]))
        other = done(table, ask.Sit(1, "Ben"), BEN)
        assert other.chairs[1] != Chair()
        assert table.chairs[1] == Chair()
        assert table.version == 0

    def test_of_a_game(self) -> None:
        """Moves, undos and people who leave do not show at the table before."""
        table = walked(begun(TWO), goes_on)
        table = moved(table)
        seat, who = to_move(table)
        before, version, clock = moves_of(table), table.version, table.clock
        other = moved(table, at=5)
        other = done(other, ask.Leave(seat), who, 6)
        assert (moves_of(table), table.version, table.clock) == (before, version, clock)
        assert not table.chairs[seat].away
        third = done(table, ask.Undo(seat, version), who)
        assert len(moves_of(third)) == len(before) - 1
        assert moves_of(table) == before
        assert len(moves_of(other)) == len(before) + 1


class TestChairs:
    @pytest.mark.parametrize(
        ("chair", "decides"),
        [(Chair(), False), (bot(), False), (person(0), True), (Chair(ChairKind.PERSON, ANN, away=True), False)],
    )
    def test_who_decides(self, chair: Chair, decides: bool) -> None:
        """A person who is here."""
        assert chair.decides is decides
