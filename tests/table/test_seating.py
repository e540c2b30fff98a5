"""Before the start: people sit down and change places, and the owner arranges the seats."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assyria.protocol import commands as ask
from assyria.protocol import entries as ledger
from assyria.protocol.options import (
    BOT_NAMES,
    STAND_IN,
    Chair,
    ChairKind,
    ClockKind,
    ClockRule,
    Status,
    TableOptions,
)
from assyria.protocol.problems import ProblemCode as Code
from assyria.record import fair_deal
from assyria.rules import FeedingRule
from assyria.table import Table, decide
from assyria.table.messages import table_summary, table_view
from tests.table.tables import (
    ANN,
    BEN,
    CLEO,
    FOUR,
    NAMES,
    SECRET,
    THREE,
    TWO,
    begun,
    done,
    legal,
    opened,
    person,
    refused,
    room,
    walked,
)
from tests.table.test_records import half


def people(table: Table) -> list[str]:
    """Who sits where: names, bots in brackets, and "-" for an open seat."""
    found = []
    for seat, chair in enumerate(table.chairs):
        name = table.name_of(seat)
        found.append("-" if chair.kind is ChairKind.OPEN else f"({chair.bot})" if chair.holder is None else name)
    return found


class TestSwapping:
    def test_the_owner_swaps_any_two(self) -> None:
        """Names, bots and empty seats go along: seats are colours."""
        table = room()
        assert decide(table, ask.SwapSeats(0, 2), ANN) == [ledger.SeatsSwapped(0, 2)]
        table = done(table, ask.SwapSeats(0, 2))
        table = done(table, ask.SwapSeats(3, 1))
        assert people(table) == ["(random)", "-", "Ann", "Ben"]
        assert table.seats_of(BEN) == [3]

    def test_others_move_to_an_open_seat(self) -> None:
        """And only with a seat of their own."""
        table = room()
        table = done(table, ask.SwapSeats(1, 3), BEN)
        assert people(table) == ["Ann", "-", "(random)", "Ben"]
        for other in (0, 2):
            expected = Code.NOT_THE_OWNER
            assert refused(table, ask.SwapSeats(3, other), BEN) is expected
        assert refused(table, ask.SwapSeats(1, 3), BEN) is Code.NOT_YOUR_SEAT
        assert refused(table, ask.SwapSeats(1, 3), CLEO) is Code.NOT_YOUR_SEAT

    def test_with_itself(self) -> None:
        """Nothing happens."""
        assert decide(room(), ask.SwapSeats(1, 1), ANN) == []


class TestBots:
    def test_at_an_open_seat(self) -> None:
        """It has a name of its own."""
        table = room()
        assert decide(table, ask.SeatBot(3, "greedy"), ANN) == [ledger.BotSeated(3, "greedy", BOT_NAMES[3])]
        table = done(table, ask.SeatBot(3, "greedy"))
        assert table.chairs[3] == Chair(ChairKind.BOT, None, BOT_NAMES[3], "greedy")

    def test_instead_of_another_bot(self) -> None:
        table = room()
        table = done(table, ask.SeatBot(2, "policy"))
        assert people(table) == ["Ann", "Ben", "(policy)", "-"]

    def test_no_two_bots_have_the_same_name(self) -> None:
        """Not even after they changed places."""
        table = room()
        table = done(table, ask.SeatBot(3, "greedy"))
        table = done(table, ask.SwapSeats(2, 3))
        table = done(table, ask.SeatBot(3, "greedy"))
        names = [chair.name for chair in table.chairs[2:]]
        assert len(set(names)) == 2
        table = done(table, ask.SeatBot(3, "random"))
        assert table.chairs[3].name == names[1]

    def test_not_instead_of_a_person(self) -> None:
        """They have to leave first, or be asked to."""
        table = room()
        assert refused(table, ask.SeatBot(1, "greedy"), ANN) is Code.SEAT_TAKEN
        table = done(table, ask.FreeSeat(1))
        table = done(table, ask.SeatBot(1, "greedy"))
        assert people(table) == ["Ann", "(greedy)", "(random)", "-"]
        # For people who leave, the table's bots play on.
        assert [table.bot_of(seat) for seat in range(4)] == ["greedy", "greedy", "random", "greedy"]
        assert 1 not in table.names


class TestFreeing:
    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_a_seat_of_a_person_or_a_bot(self, seat: int) -> None:
        table = room()
        assert decide(table, ask.FreeSeat(seat), ANN) == [ledger.Stood(seat, removed=seat == 1)]
        table = done(table, ask.FreeSeat(seat))
        assert table.chairs[seat] == Chair()
        assert table.name_of(seat) == ""

    def test_an_open_seat(self) -> None:
        """It is free already."""
        assert decide(room(), ask.FreeSeat(3), ANN) == []

    def test_who_was_removed_does_not_sit_down_again(self) -> None:
        """At no seat here; who stood up by themselves does."""
        table = done(room(), ask.FreeSeat(1))
        assert table.removed == {BEN}
        assert refused(table, ask.Sit(1), BEN) is refused(table, ask.Sit(3), BEN) is Code.REMOVED
        assert decide(table, ask.Sit(1), CLEO) == [ledger.Sat(1, CLEO)]
        stood = done(room(), ask.Leave(1), BEN)
        assert decide(stood, ask.Sit(3), BEN) == [ledger.Sat(3, BEN)]


class TestOptions:
    NEW = ask.ChangeOptions(
        ask.ClockChoice(ClockKind.LIVE, 600, 5), confirm=False, resign=True, listed=True, hints=False
    )

    def test_are_changed(self) -> None:
        """Everybody else has to be ready again, and the clock is the new one."""
        table = done(room(), self.NEW)
        assert table.options == replace(
            FOUR, clock=ClockRule(ClockKind.LIVE, 600, 5), confirm=False, resign=True, listed=True
        )
        assert [chair.ready for chair in table.chairs] == [True, False, True, True]
        assert table_view(table, 0.0).clock == [600.0] * 4
        assert decide(table, self.NEW, ANN) == []

    def test_by_the_host_before_the_start(self) -> None:
        assert refused(room(), self.NEW, BEN) is Code.NOT_THE_OWNER
        assert refused(begun(FOUR), self.NEW, ANN) is Code.ALREADY_STARTED

    def test_wrong_ones(self) -> None:
        clock = ask.ClockChoice(ClockKind.SLOW, 600, 0, 5)
        assert refused(room(), replace(self.NEW, clock=clock), ANN) is Code.BAD_OPTIONS

    def test_rules_of_a_record_stay(self) -> None:
        table = Table.new(opened(TWO, record=half()))
        strict = replace(self.NEW, feeding=FeedingRule.STRICT)
        assert refused(table, strict, ANN) is Code.BAD_OPTIONS
        assert done(table, self.NEW).options.resign

    def test_the_draft_of_two_is_kept_in_mind(self) -> None:
        """It is the printed one while more play."""
        table = done(room(TWO), replace(self.NEW, two_player_draft=3))
        assert table.options.two_player_draft == 3
        table = done(table, ask.AddSeat())
        assert table.options.two_player_draft == 2
        table = done(table, ask.CloseSeat(2))
        assert table.options.two_player_draft == 3


class TestHowManyPlay:
    def test_a_closed_seat(self) -> None:
        """Those after it move up; the cards are dealt for those who are left."""
        table = room()
        table = done(table, ask.SwapSeats(1, 3))
        assert decide(table, ask.CloseSeat(1), ANN) == [ledger.SeatClosed(1)]
        table = done(table, ask.CloseSeat(1))
        assert people(table) == ["Ann", "(random)", "Ben"]
        assert table.options == THREE
        assert table.names == {0: "Ann", 2: "Ben"}
        table = done(table, ask.Start())
        assert table.history is not None
        assert table.history.turn_order == fair_deal(THREE.game, bytes.fromhex(SECRET)).turn_order
        table = walked(table, lambda table: len(legal(table)) > 3)
        assert len(table_view(table, 0).clock) == 3

    def test_a_bot_is_closed_out(self) -> None:
        table = room()
        table = done(table, ask.CloseSeat(2))
        assert people(table) == ["Ann", "Ben", "-"]

    def test_an_added_seat(self) -> None:
        """It is open, and comes last; everyone's clock is for as many."""
        options = TableOptions(players=2, clock=ClockRule(ClockKind.LIVE, 600, 5))
        table = room(options)
        assert decide(table, ask.AddSeat(), ANN) == [ledger.SeatAdded()]
        table = done(table, ask.AddSeat())
        assert people(table) == ["Ann", "Ben", "-"]
        assert table.options.players == 3
        assert table_view(table, 0).clock == [600, 600, 600]
        assert refused(table, ask.Start(), ANN) is Code.SEATS_OPEN
        table = done(table, ask.Sit(2, "Cleo"), CLEO)
        table = done(table, ask.Start())
        table = done(table, ask.Leave(2), CLEO)
        assert table.chairs[2].away

    def test_the_draft_of_two_comes_back(self) -> None:
        """Three cards are turned up only where two play, as they were when the table was opened."""
        table = room(TableOptions(players=2, two_player_draft=3))
        table = done(table, ask.AddSeat())
        assert table.options.two_player_draft == 2
        table = done(table, ask.CloseSeat(2))
        assert table.options == table.opened.options

    def test_not_where_a_record_says_how_many(self) -> None:
        table = Table.new(opened(TWO, [person(0), Chair()], record=half()))
        for command in (ask.CloseSeat(1), ask.AddSeat()):
            assert refused(table, command, ANN) is Code.SEATS_FIXED
        table = done(table, ask.SwapSeats(0, 1))
        table = done(table, ask.SeatBot(0, "greedy"))
        table = done(table, ask.Start())
        assert table.status is Status.PLAYING


class TestNamesAndReadiness:
    def test_another_name(self) -> None:
        """The ledger says that there is one, not which."""
        table = room()
        table = done(table, ask.RenameSeat(1, "Benjamin"), BEN, writes=[ledger.SeatRenamed(1)])
        assert table.version == 1
        assert refused(table, ask.RenameSeat(0, "Benjamin"), BEN) is Code.NOT_YOUR_SEAT

    def test_ready_or_not(self) -> None:
        """A person who sits down is ready, until they say otherwise; it goes along to another seat."""
        table = room()
        assert decide(table, ask.ChooseReady(1, True), BEN) == []
        table = done(table, ask.ChooseReady(1, False), BEN, writes=[ledger.ReadyChosen(1, False)])
        table = done(table, ask.SwapSeats(1, 3), BEN)
        assert [chair.ready for chair in table_view(table, 0).chairs] == [True, True, True, False]
        assert table.names == {0: "Ann", 3: "Ben"}
        table = done(table, ask.Leave(3), BEN)
        table = done(table, ask.Sit(3, "Cleo"), CLEO)
        assert table.chairs[3] == Chair(ChairKind.PERSON, CLEO, bot=STAND_IN)
        assert refused(table, ask.ChooseReady(3, False), BEN) is Code.NOT_YOUR_SEAT


class TestCancelling:
    def test_before_the_start(self) -> None:
        """Nothing more happens there, and lists say so."""
        table = room()
        assert decide(table, ask.Cancel(), ANN) == [ledger.Cancelled()]
        table = done(table, ask.Cancel())
        assert table.status is Status.CANCELLED
        assert table_view(table, 0).status is Status.CANCELLED
        assert table_summary(table).over
        for command, who in (
            (ask.Sit(3, "Cleo"), CLEO),
            (ask.Start(), ANN),
            (ask.Cancel(), ANN),
            (ask.FreeSeat(1), ANN),
        ):
            expected = Code.CANCELLED
            assert refused(table, command, who) is expected
        assert refused(table, ask.Leave(1), BEN) is Code.NOT_PLAYING


def test_who_opened_the_table_is_told_by_seat() -> None:
    """Wherever they sit; nobody's seat if they have none."""
    table = room()
    assert table_view(table, 0).host == 0
    table = done(table, ask.SwapSeats(0, 3))
    assert table_view(table, 0).host == 3
    table = done(table, ask.Leave(3))
    assert table_view(table, 0).host is None


def test_an_older_table_stays_as_it_was() -> None:
    """What happens later does not show there."""
    table = room()
    other = done(table, ask.CloseSeat(2))
    other = done(other, ask.SwapSeats(0, 2))
    assert (people(table), table.names) == (["Ann", "Ben", "(random)", "-"], {0: "Ann", 1: "Ben"})
    assert table.options.players == 4
    assert people(other) == ["-", "Ben", "Ann"]
    assert set(NAMES) > set(other.names.values())
