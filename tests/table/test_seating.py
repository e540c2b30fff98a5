"""Before the start: people sit down and change places, and the owner arranges the seats."""

from __future__ import annotations

import pytest

from assyria.protocol.commands import (
    AddSeat,
    Cancel,
    ChooseReady,
    CloseSeat,
    Command,
    FreeSeat,
    Leave,
    RenameSeat,
    SeatBot,
    Sit,
    Start,
    SwapSeats,
)
from assyria.protocol.entries import (
    BotSeated,
    Cancelled,
    ReadyChosen,
    SeatAdded,
    SeatClosed,
    SeatRenamed,
    SeatsSwapped,
    Stood,
)
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
from assyria.table import Table, decide
from assyria.table.messages import table_summary, table_view
from tests.table.tables import (
    ANN,
    BEN,
    CLEO,
    NAMES,
    SECRET,
    THREE,
    TWO,
    begun,
    bot,
    legal,
    opened,
    person,
    refusal,
    walked,
    written,
)
from tests.table.test_records import half

FOUR = TableOptions(players=4)
ARRANGING: list[Command] = [SwapSeats(0, 1), SeatBot(3, "random"), FreeSeat(0), CloseSeat(3), AddSeat(), Cancel()]
"""Commands of the owner that work at `room`, but for `AddSeat`, which needs room for one more."""


def room(options: TableOptions = FOUR) -> Table:
    """Ann at seat 0, Ben at seat 1, then bots and open seats in turn. Ann is the owner."""
    rest = [bot(), Chair()][: options.players - 2]
    return Table.new(opened(options, [person(0), person(1), *rest]), {0: "Ann", 1: "Ben"})


def done(table: Table, command: Command, who: str = ANN) -> Table:
    return written(table, decide(table, command, who))


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
        assert decide(table, SwapSeats(0, 2), ANN) == [SeatsSwapped(0, 2)]
        table = done(table, SwapSeats(0, 2))
        table = done(table, SwapSeats(3, 1))
        assert people(table) == ["(random)", "-", "Ann", "Ben"]
        assert table.seats_of(BEN) == [3]

    def test_others_move_to_an_open_seat(self) -> None:
        """And only with a seat of their own."""
        table = room()
        table = done(table, SwapSeats(1, 3), BEN)
        assert people(table) == ["Ann", "-", "(random)", "Ben"]
        for other in (0, 2):
            expected = (Code.NOT_THE_OWNER, None)
            assert refusal(lambda other=other: decide(table, SwapSeats(3, other), BEN)) == expected  # type: ignore[misc]
        assert refusal(lambda: decide(table, SwapSeats(1, 3), BEN)) == (Code.NOT_YOUR_SEAT, None)
        assert refusal(lambda: decide(table, SwapSeats(1, 3), CLEO)) == (Code.NOT_YOUR_SEAT, None)

    def test_with_itself(self) -> None:
        """Nothing happens."""
        assert decide(room(), SwapSeats(1, 1), ANN) == []

    def test_no_such_seat(self) -> None:
        table = room(TWO)
        for wrong in (SwapSeats(0, 2), SwapSeats(2, 0)):
            assert refusal(lambda wrong=wrong: decide(table, wrong, ANN)) == (Code.NO_SUCH_SEAT, None)  # type: ignore[misc]


class TestBots:
    def test_at_an_open_seat(self) -> None:
        """It has a name of its own."""
        table = room()
        assert decide(table, SeatBot(3, "greedy"), ANN) == [BotSeated(3, "greedy", BOT_NAMES[3])]
        table = done(table, SeatBot(3, "greedy"))
        assert table.chairs[3] == Chair(ChairKind.BOT, None, BOT_NAMES[3], "greedy")

    def test_instead_of_another_bot(self) -> None:
        table = room()
        table = done(table, SeatBot(2, "policy"))
        assert people(table) == ["Ann", "Ben", "(policy)", "-"]

    def test_no_two_bots_have_the_same_name(self) -> None:
        """Not even after they changed places."""
        table = room()
        table = done(table, SeatBot(3, "greedy"))
        table = done(table, SwapSeats(2, 3))
        table = done(table, SeatBot(3, "greedy"))
        names = [chair.name for chair in table.chairs[2:]]
        assert len(set(names)) == 2
        table = done(table, SeatBot(3, "random"))
        assert table.chairs[3].name == names[1]

    def test_not_instead_of_a_person(self) -> None:
        """They have to leave first, or be asked to."""
        table = room()
        assert refusal(lambda: decide(table, SeatBot(1, "greedy"), ANN)) == (Code.SEAT_TAKEN, None)
        table = done(table, FreeSeat(1))
        table = done(table, SeatBot(1, "greedy"))
        assert people(table) == ["Ann", "(greedy)", "(random)", "-"]
        # For people who leave, the table's bots play on.
        assert [table.bot_of(seat) for seat in range(4)] == ["greedy", "greedy", "random", "greedy"]
        assert 1 not in table.names


class TestFreeing:
    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_a_seat_of_a_person_or_a_bot(self, seat: int) -> None:
        table = room()
        assert decide(table, FreeSeat(seat), ANN) == [Stood(seat)]
        table = done(table, FreeSeat(seat))
        assert table.chairs[seat] == Chair()
        assert table.name_of(seat) == ""

    def test_an_open_seat(self) -> None:
        """It is free already."""
        assert decide(room(), FreeSeat(3), ANN) == []


class TestHowManyPlay:
    def test_a_closed_seat(self) -> None:
        """Those after it move up; the cards are dealt for those who are left."""
        table = room()
        table = done(table, SwapSeats(1, 3))
        assert decide(table, CloseSeat(1), ANN) == [SeatClosed(1)]
        table = done(table, CloseSeat(1))
        assert people(table) == ["Ann", "(random)", "Ben"]
        assert table.options == THREE
        assert table.names == {0: "Ann", 2: "Ben"}
        table = done(table, Start())
        assert table.history is not None
        assert table.history.turn_order == fair_deal(THREE.game, bytes.fromhex(SECRET)).turn_order
        table = walked(table, lambda table: len(legal(table)) > 3)
        assert len(table_view(table, 0).clock) == 3

    def test_a_bot_is_closed_out(self) -> None:
        table = room()
        table = done(table, CloseSeat(2))
        assert people(table) == ["Ann", "Ben", "-"]

    def test_an_added_seat(self) -> None:
        """It is open, and comes last; everyone's clock is for as many."""
        options = TableOptions(players=2, clock=ClockRule(ClockKind.LIVE, 600, 5))
        table = room(options)
        assert decide(table, AddSeat(), ANN) == [SeatAdded()]
        table = done(table, AddSeat())
        assert people(table) == ["Ann", "Ben", "-"]
        assert table.options.players == 3
        assert table_view(table, 0).clock == [600, 600, 600]
        assert refusal(lambda: decide(table, Start(), ANN)) == (Code.SEATS_OPEN, None)
        table = done(table, Sit(2, "Cleo"), CLEO)
        table = done(table, Start())
        table = done(table, Leave(2), CLEO)
        assert table.chairs[2].away

    def test_the_draft_of_two_comes_back(self) -> None:
        """Three cards are turned up only where two play, as they were when the table was opened."""
        table = room(TableOptions(players=2, two_player_draft=3))
        table = done(table, AddSeat())
        assert table.options.two_player_draft == 2
        table = done(table, CloseSeat(2))
        assert table.options == table.opened.options

    def test_two_to_four(self) -> None:
        table = room(TWO)
        table = done(table, FreeSeat(1))
        assert refusal(lambda: decide(table, CloseSeat(1), ANN)) == (Code.TOO_FEW_SEATS, None)
        assert refusal(lambda: decide(room(), AddSeat(), ANN)) == (Code.TOO_MANY_SEATS, None)

    def test_not_under_a_person(self) -> None:
        assert refusal(lambda: decide(room(), CloseSeat(1), ANN)) == (Code.SEAT_TAKEN, None)

    def test_not_where_a_record_says_how_many(self) -> None:
        table = Table.new(opened(TWO, [person(0), Chair()], record=half()))
        for command in (CloseSeat(1), AddSeat()):
            assert refusal(lambda command=command: decide(table, command, ANN)) == (Code.SEATS_FIXED, None)  # type: ignore[misc]
        table = done(table, SwapSeats(0, 1))
        table = done(table, SeatBot(0, "greedy"))
        table = done(table, Start())
        assert table.status is Status.PLAYING


class TestNamesAndReadiness:
    def test_another_name(self) -> None:
        """The ledger says that there is one, not which."""
        table = room()
        assert decide(table, RenameSeat(1, "Benjamin"), BEN) == [SeatRenamed(1)]
        table = done(table, RenameSeat(1, "Benjamin"), BEN)
        assert table.version == 1
        assert refusal(lambda: decide(table, RenameSeat(0, "Benjamin"), BEN)) == (Code.NOT_YOUR_SEAT, None)

    def test_ready_or_not(self) -> None:
        """A person who sits down is ready, until they say otherwise; it goes along to another seat."""
        table = room()
        assert decide(table, ChooseReady(1, True), BEN) == []
        assert decide(table, ChooseReady(1, False), BEN) == [ReadyChosen(1, False)]
        table = done(table, ChooseReady(1, False), BEN)
        table = done(table, SwapSeats(1, 3), BEN)
        assert [chair.ready for chair in table_view(table, 0).chairs] == [True, True, True, False]
        assert table.names == {0: "Ann", 3: "Ben"}
        table = done(table, Leave(3), BEN)
        table = done(table, Sit(3, "Cleo"), CLEO)
        assert table.chairs[3] == Chair(ChairKind.PERSON, CLEO, bot=STAND_IN)
        assert refusal(lambda: decide(table, ChooseReady(3, False), BEN)) == (Code.NOT_YOUR_SEAT, None)


class TestCancelling:
    def test_before_the_start(self) -> None:
        """Nothing more happens there, and lists say so."""
        table = room()
        assert decide(table, Cancel(), ANN) == [Cancelled()]
        table = done(table, Cancel())
        assert table.status is Status.CANCELLED
        assert table_view(table, 0).status is Status.CANCELLED
        assert table_summary(table).over
        for command, who in ((Sit(3, "Cleo"), CLEO), (Start(), ANN), (Cancel(), ANN), (FreeSeat(1), ANN)):
            expected = (Code.CANCELLED, None)
            assert refusal(lambda command=command, who=who: decide(table, command, who)) == expected  # type: ignore[misc]
        assert refusal(lambda: decide(table, Leave(1), BEN)) == (Code.NOT_PLAYING, None)


@pytest.mark.parametrize("command", ARRANGING, ids=lambda command: command.type)
def test_only_the_owner_arranges(command: Command) -> None:
    """Ben may move to an open seat, but not put others anywhere."""
    wanted = Code.NOT_YOUR_SEAT if isinstance(command, SwapSeats) else Code.NOT_THE_OWNER
    assert refusal(lambda: decide(room(), command, BEN)) == (wanted, None)


@pytest.mark.parametrize("command", [*ARRANGING, RenameSeat(0, "Anna"), ChooseReady(0, False)], ids=str)
def test_not_once_the_game_has_begun(command: Command) -> None:
    assert refusal(lambda: decide(begun(FOUR), command, ANN)) == (Code.ALREADY_STARTED, None)


@pytest.mark.parametrize("kind", [SeatBot, FreeSeat, CloseSeat])
def test_only_seats_that_there_are(kind: type) -> None:
    command = kind(2, "random") if kind is SeatBot else kind(2)
    assert refusal(lambda: decide(room(TWO), command, ANN)) == (Code.NO_SUCH_SEAT, None)


def test_who_opened_the_table_is_told_by_seat() -> None:
    """Wherever they sit; nobody's seat if they have none."""
    table = room()
    assert table_view(table, 0).host == 0
    table = done(table, SwapSeats(0, 3))
    assert table_view(table, 0).host == 3
    table = done(table, Leave(3))
    assert table_view(table, 0).host is None


def test_an_older_table_stays_as_it_was() -> None:
    """What happens later does not show there."""
    table = room()
    other = done(table, CloseSeat(2))
    other = done(other, SwapSeats(0, 2))
    assert (people(table), table.names) == (["Ann", "Ben", "(random)", "-"], {0: "Ann", 1: "Ben"})
    assert table.options.players == 4
    assert people(other) == ["-", "Ben", "Ann"]
    assert set(NAMES) > set(other.names.values())
