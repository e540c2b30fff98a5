"""Pauses by consent, tables that everybody has deserted, and holidays."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assyria.protocol import commands as ask
from assyria.protocol.entries import Answered, HolidayTaken, Paused, Proposed, Resumed
from assyria.protocol.options import ClockKind, ClockRule, PauseReason, ProposalKind, TableOptions
from assyria.protocol.problems import ProblemCode as Code
from assyria.table import (
    Table,
    decide,
    decide_bot_move,
    forced_entries,
    pause_deserted,
    resume_deserted,
    take_holiday,
    time_out,
)
from tests.table.tables import (
    ANN,
    BEN,
    begun,
    bot,
    done,
    legal,
    moved,
    opened,
    over,
    person,
    refused,
    refused_bot,
    state_of,
    turn_passed,
    walked,
    written,
)

SLOW = TableOptions(players=2, clock=ClockRule(ClockKind.SLOW, 1000, 10, 2000), resign=True)
LIVE = TableOptions(players=2, clock=ClockRule(ClockKind.LIVE, 1000, 10), resign=True)
DESERTED = [Paused(PauseReason.NOBODY_HERE)]


def paused() -> Table:
    """Ann and Ben have agreed on a pause in Ben's turn, after ten seconds."""
    table = begun(SLOW)
    table = done(table, ask.Propose(0, table.version, ProposalKind.PAUSE), ANN, 5)
    return done(table, ask.Answer(1, table.version, True), BEN, 10)


def stand_in_moves(table: Table, seat: int) -> Table:
    """To the end of the seat's turn."""
    while table.mover == seat:
        table = written(table, decide_bot_move(table, seat, legal(table)[0], table.version))
    return table


class TestByConsent:
    def test_everyone_has_to_agree(self) -> None:
        """A proposal, an answer, and the pause."""
        table = begun(SLOW)
        proposal = ask.Propose(0, table.version, ProposalKind.PAUSE)
        table = done(table, proposal, ANN, writes=[Proposed(0, ProposalKind.PAUSE)])
        assert table.paused is None
        assert decide(table, ask.Answer(1, table.version, True), BEN) == [
            Answered(1, True),
            Paused(PauseReason.AGREED),
        ]

    def test_nobody_moves_and_no_clock_runs(self) -> None:
        """Until somebody resumes it."""
        table = paused()
        assert table.proposal is None
        assert table.clock.running is None
        assert time_out(table, 1e9) == []
        assert forced_entries(table) == []
        text = legal(table)[0]
        commands: list[ask.Command] = [
            ask.PlayMove(1, table.version, text),
            ask.Confirm(1, table.version),
            ask.Undo(1, table.version),
            ask.Propose(1, table.version, ProposalKind.PAUSE),
        ]
        for command in commands:
            assert refused(table, command, BEN) is Code.PAUSED
        table = done(table, ask.Resume(0), ANN, 5000, writes=[Resumed(0)])
        assert table.clock.remaining(1, 5000) == 990
        assert decide(table, ask.PlayMove(1, table.version, text), BEN)

    def test_not_even_bots(self) -> None:
        """A stand-in waits like everybody else."""
        table = paused()
        table = done(table, ask.Leave(1), BEN)
        assert table.bot_to_move is None
        text = legal(table)[0]
        assert refused_bot(table, 1, text, table.version) is Code.STALE

    def test_goes_on_while_people_move(self) -> None:
        """In a game over days nobody has to wait for an answer."""
        table = begun(SLOW)
        table = done(table, ask.Propose(0, table.version, ProposalKind.PAUSE), ANN)
        table = turn_passed(table)
        assert table.proposal is not None
        assert decide(table, ask.Answer(1, table.version, True), BEN)

    def test_ends_with_the_game(self) -> None:
        """Nobody is asked any more."""
        table = begun(SLOW)
        table = done(table, ask.Propose(0, table.version, ProposalKind.PAUSE), ANN)
        table = done(table, ask.Resign(1), BEN)
        assert table.proposal is None

    def test_alone_with_bots(self) -> None:
        """There is nobody to ask."""
        table = begun(SLOW, [person(0), bot()])
        table = turn_passed(table)
        assert decide(table, ask.Propose(0, table.version, ProposalKind.PAUSE), ANN) == [
            Paused(PauseReason.AGREED)
        ]

    def test_a_move_that_was_sent_before_is_stale(self) -> None:
        """Ben has seen neither the pause nor its end."""
        table = paused()
        before = table.version
        table = done(table, ask.Resume(0), ANN)
        assert refused(table, ask.PlayMove(1, before, legal(table)[0]), BEN) is Code.STALE


class TestDeserted:
    """Nobody who plays is connected; the server says so by asking."""

    def deserted(self, options: TableOptions = LIVE) -> Table:
        """Ben has left in his turn, and his stand-in has finished it."""
        table = begun(options)
        table = done(table, ask.Leave(1), BEN)
        return stand_in_moves(table, 1)

    @pytest.mark.parametrize("options", [LIVE, TableOptions(players=2)])
    def test_after_the_turn_of_a_stand_in(self, options: TableOptions) -> None:
        """It finishes the turn, and the table waits for somebody to come."""
        table = walked(begun(options), lambda t: state_of(t).phase.value == "huts")
        seat = table.mover
        assert seat is not None
        table = moved(table)
        table = done(table, ask.Leave(seat), table.chairs[seat].holder or "")
        assert pause_deserted(table) == []
        table = stand_in_moves(table, seat)
        assert pause_deserted(table) == DESERTED
        table = written(table, pause_deserted(table), 50)
        assert table.clock.running is None
        assert table.bot_to_move is None
        assert pause_deserted(table) == []
        assert resume_deserted(table) == [Resumed()]
        table = written(table, resume_deserted(table), 500)
        assert table.clock.running == table.mover
        assert resume_deserted(table) == []

    def test_whoever_moves_is_here(self) -> None:
        """Without a socket, too."""
        table = self.deserted()
        table = written(table, pause_deserted(table))
        assert decide(table, ask.Resume(0), ANN) == [Resumed(0)]
        entries = decide(table, ask.PlayMove(0, table.version, legal(table)[0]), ANN)
        assert entries[0] == Resumed()
        table = written(table, entries)
        assert table.held is not None

    def test_not_before_a_stand_in_has_moved(self) -> None:
        """Someone who is to decide may come back: their clock says how long that may take."""
        table = begun(LIVE)
        assert pause_deserted(table) == []
        table = turn_passed(table)
        table = done(table, ask.Leave(0), ANN)
        assert pause_deserted(table) == []

    def test_over_days_as_long_as_somebody_plays(self) -> None:
        """There people are connected for moments only."""
        table = self.deserted(SLOW)
        assert pause_deserted(table) == []
        table = done(table, ask.Leave(0), ANN)
        assert pause_deserted(table) == DESERTED

    def test_not_before_or_after_the_game(self) -> None:
        """There is nothing to pause."""
        table = Table.new(opened(LIVE))
        assert pause_deserted(table) == []
        table = begun(LIVE)
        table = done(table, ask.Leave(0), ANN)
        table = walked(table, over)
        assert pause_deserted(table) == []

    def test_a_pause_by_consent_stays(self) -> None:
        """Somebody who comes does not end it."""
        table = paused()
        assert resume_deserted(table) == []


class TestHolidays:
    def test_at_tables_over_days(self) -> None:
        """All seats of the person; nobody else's clock stops."""
        table = begun(SLOW, [person(0), person(1, key=ANN)])
        assert take_holiday(table, ANN, 9000, 100) == [HolidayTaken(0, 9000), HolidayTaken(1, 9000)]
        assert take_holiday(table, BEN, 9000, 100) == []
        table = written(table, take_holiday(table, ANN, 9000, 100), 100)
        assert table.clock.deadline == 9900
        assert time_out(table, 9899) == []

    def test_not_at_others(self) -> None:
        """A game of one evening waits for nobody, and one that is over has no clock."""
        assert take_holiday(begun(LIVE), ANN, 9000, 0) == []
        table = begun(SLOW)
        table = done(table, ask.Resign(0), ANN)
        assert take_holiday(table, BEN, 9000, 0) == []

    def test_nothing_is_written_that_changes_no_clock(self) -> None:
        """The end of a holiday that did not begin here, the same one again, and a seat that resigned."""
        three = replace(SLOW, players=3)
        table = begun(three, [person(0), person(1, key=ANN), person(2, key=BEN)])
        assert take_holiday(table, ANN, 50, 50) == []
        table = done(table, ask.Resign(1), ANN)
        table = written(table, take_holiday(table, ANN, 9000, 100), 100)
        assert take_holiday(table, ANN, 9000, 200) == []
        assert take_holiday(table, ANN, 300, 300) == [HolidayTaken(0, 300)]
        table = written(table, take_holiday(table, ANN, 300, 300), 300)
        assert take_holiday(table, ANN, 400, 400) == []


class TestVersions:
    """Settings and proposals of others leave a decision as it is."""

    def test_what_others_do_makes_no_move_stale(self) -> None:
        """Ben's move, sent before Ann proposed something, left, came back and chose settings, counts."""
        table = begun(SLOW)
        version = table.version
        commands: list[ask.Command] = [
            ask.ChooseAuto(0, False),
            ask.Propose(0, version, ProposalKind.PAUSE),
            ask.Answer(0, version + 2, False),
            ask.Leave(0),
            ask.ComeBack(0),
        ]
        for command in commands:
            table = done(table, command, ANN)
        assert table.version == version + len(commands)
        assert decide(table, ask.PlayMove(1, version, legal(table)[0]), BEN)
        table = done(table, ask.Leave(1), BEN)
        assert refused(table, ask.Leave(1), BEN) is Code.AWAY
        table = done(table, ask.ComeBack(1), BEN)
        assert refused(table, ask.PlayMove(1, version, legal(table)[0]), BEN) is Code.STALE

    def test_a_setting_that_is_already_chosen(self) -> None:
        """Nothing is written."""
        assert decide(begun(SLOW), ask.ChooseAuto(0, True), ANN) == []
