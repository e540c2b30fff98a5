"""Another game: nobody waits for somebody else's answer, and everybody may change their mind."""

from __future__ import annotations

import pytest

from assyria.protocol.commands import Answer, ChooseReady, FreeSeat, PlayAgain, Propose, Resign, SeatBot
from assyria.protocol.entries import (
    Answered,
    Began,
    BotSeated,
    Opened,
    PlaysAgain,
    Proposed,
    RematchOpened,
    Sat,
)
from assyria.protocol.options import Chair, ProposalKind, TableOptions
from assyria.protocol.problems import ProblemCode as Code
from assyria.table import Table, decide
from assyria.table.rematch import is_wanted, note_rematch, open_rematch, sit_again, start_again
from tests.table.tables import (
    ANN,
    BEN,
    CLEO,
    SECRET,
    THREE,
    TWO,
    begun,
    bot,
    done,
    over,
    person,
    refused,
    room,
    walked,
    written,
)

OVER = walked(begun(THREE), over)
SHARED = walked(begun(THREE, [person(0), person(1, ANN), bot()]), over)


def test_only_after_the_end_and_at_ones_own_seat() -> None:
    playing = begun(TWO)
    assert refused(playing, PlayAgain(0), ANN) is Code.NOT_OVER
    assert refused(room(), PlayAgain(0), ANN) is Code.NOT_OVER
    assert refused(OVER, PlayAgain(0), BEN) is Code.NOT_YOUR_SEAT
    assert refused(OVER, PlayAgain(7), BEN) is Code.NO_SUCH_SEAT


def test_nobody_is_waited_for() -> None:
    """The first who plays again has a table at once; the seats of those who have not said so are free."""
    table = done(OVER, PlayAgain(1), BEN, writes=[PlaysAgain(1, True)])
    assert is_wanted(table)
    opened = open_rematch(table, "t", SECRET)
    assert opened == Opened(THREE, (Chair(), person(1), Chair()), BEN, SECRET, rematch_of="t")
    table = written(table, note_rematch(table, "u"))
    assert table.rematch == "u"
    assert not is_wanted(table)
    assert note_rematch(table, "v") == []


def test_a_refusal_is_known_and_can_be_taken_back() -> None:
    table = done(OVER, PlayAgain(0), ANN)
    table = done(table, PlayAgain(2, yes=False), CLEO, writes=[PlaysAgain(2, False)])
    assert table.again == {0: True, 2: False}
    assert decide(table, PlayAgain(2, yes=False), CLEO) == []
    table = done(table, PlayAgain(2), CLEO)
    assert table.again == {0: True, 2: True}


def test_a_refusal_alone_opens_nothing() -> None:
    table = done(OVER, PlayAgain(2, yes=False), CLEO)
    assert not is_wanted(table)


def test_all_seats_of_a_person() -> None:
    """At one screen nobody has to answer twice; with bots the new game can begin."""
    table = done(SHARED, PlayAgain(1), ANN, writes=[PlaysAgain(0, True), PlaysAgain(1, True)])
    fresh = Table.new(open_rematch(table, "t", SECRET))
    assert start_again(fresh) == [Began()]


def test_who_was_away_or_gave_up_plays_again() -> None:
    options = TableOptions(players=2, resign=True)
    table = done(begun(options), Resign(0), ANN)
    table = done(table, PlayAgain(0), ANN)
    assert open_rematch(table, "t", SECRET).chairs == (person(0), Chair())


def test_sits_down_where_they_sat() -> None:
    table = done(OVER, PlayAgain(1), BEN)
    new = Table.new(open_rematch(table, "t", SECRET))
    assert sit_again(new, 2, CLEO) == [Sat(2, CLEO)]
    new = written(new, [Sat(2, ANN)])
    assert sit_again(new, 2, CLEO) == [Sat(0, CLEO)]
    assert start_again(new) == []
    new = written(new, [Sat(0, CLEO)])
    assert sit_again(new, 2, "key-of-dan") == []
    assert start_again(new) == [Began()]
    waiting = done(new, ChooseReady(0, ready=False), CLEO)
    assert start_again(waiting) == []
    new = written(new, start_again(new))
    assert sit_again(new, 2, "key-of-dan") == start_again(new) == []


def test_who_was_removed_does_not_come_back() -> None:
    table = done(OVER, PlayAgain(1), BEN)
    new = written(Table.new(open_rematch(table, "t", SECRET)), [Sat(2, CLEO)])
    new = done(new, FreeSeat(2), BEN)
    assert sit_again(new, 2, CLEO) == []


def test_other_tables_wait_for_their_host() -> None:
    """Only a rematch begins by itself."""
    full = done(room(TWO), SeatBot(1, "random"), ANN) if room(TWO).chairs[1].holder is None else room(TWO)
    assert start_again(full) == []


def test_ledgers_of_earlier_editions() -> None:
    """There everyone had to agree; nobody is asked any more, and the table of then is found."""
    asked = written(OVER, [Proposed(0, ProposalKind.REMATCH)])
    assert asked.proposal is None
    declined = written(asked, [Answered(1, False)])
    assert declined.proposal is None
    assert written(asked, [Answered(1, True), Answered(2, True), RematchOpened("t")]).rematch == "t"
    assert refused(OVER, Propose(0, OVER.version, ProposalKind.REMATCH), ANN) is Code.NOT_PLAYING
    assert refused(asked, Answer(1, asked.version, True), BEN) is Code.NOTHING_PROPOSED


@pytest.mark.parametrize("yes", [True, False])
def test_bots_say_nothing(yes: bool) -> None:
    table = walked(begun(TWO, [person(0), bot()]), over)
    table = done(table, PlayAgain(0, yes), ANN)
    assert table.again == {0: yes}
    seated = written(room(), [BotSeated(0, "random", "Zakir")])
    assert refused(seated, PlayAgain(0), ANN) is Code.NOT_YOUR_SEAT
