"""New tables: what is asked for becomes the first entry, or is refused with what would be right."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

import pytest

from assyria.protocol.commands import ClockChoice
from assyria.protocol.options import STAND_IN, ChairKind, ClockKind
from assyria.protocol.problems import Problem, ProblemCode, illegal
from assyria.protocol.requests import NewTable, SeatChoice
from assyria.record import Variation, read_record, write_record
from assyria.rules import Reason
from assyria.table.opening import open_table, record_to_continue, seat_names
from tests.games import golden, golden_lines

ME, OPEN = SeatChoice("me"), SeatChoice("open")
BOT = SeatChoice("bot", bot="level-3")
BOTS = ["level-3", STAND_IN]
SECRET = "5" * 64


def refusal(body: NewTable) -> dict[str, object]:
    with pytest.raises(Problem) as refused:
        open_table(body, "ann", BOTS, SECRET)
    return refused.value.body()


def test_seats_are_taken_as_asked_for() -> None:
    body = NewTable([ME, OPEN, BOT, SeatChoice("bot", name="Zakir")])
    opened = open_table(body, "ann", BOTS, SECRET)
    assert [chair.kind for chair in opened.chairs] == [
        ChairKind.PERSON,
        ChairKind.OPEN,
        ChairKind.BOT,
        ChairKind.BOT,
    ]
    assert [chair.holder for chair in opened.chairs] == ["ann", None, None, None]
    assert [chair.bot for chair in opened.chairs] == [STAND_IN, None, "level-3", STAND_IN]
    assert opened.chairs[3].name == "Zakir"
    assert opened.chairs[2].name
    assert (opened.owner, opened.secret, opened.options.players) == ("ann", SECRET, 4)


def test_hints_are_allowed_where_one_plays_against_bots() -> None:
    alone, together = NewTable([ME, BOT]), NewTable([ME, OPEN])
    asked = replace(together, hints=True)
    found = [open_table(body, "ann", BOTS, SECRET).options.hints for body in (alone, together, asked)]
    assert found == [True, False, True]


def test_names_of_people_who_share_a_screen() -> None:
    body = NewTable([ME, SeatChoice("me", name="Ben"), BOT])
    assert seat_names(body, "Ann") == {0: "Ann", 1: "Ben"}


def test_a_bot_that_is_not_known_is_refused_with_those_that_are() -> None:
    told = refusal(NewTable([ME, SeatChoice("bot", bot="hal")]))
    assert (told["title"], told["known"]) == ("no-such-bot", BOTS)


def test_a_clock_that_cannot_be_is_refused() -> None:
    told = refusal(NewTable([ME, BOT], clock=ClockChoice(ClockKind.LIVE, bank=0)))
    assert (told["title"], told["option"]) == ("bad-options", "clock")


def test_a_record_to_go_on_from_has_to_fit() -> None:
    """Another number of players, a game that is over, and what is no record."""
    history = golden("4-players", 1)
    four = open_table(NewTable([ME, BOT, BOT, BOT]), "ann", BOTS, SECRET).options
    begun = write_record(history.record(20)).decode()
    assert record_to_continue(f"  {begun}\n", four) == (begun, history.at(20))
    for record, options, code in (
        (begun, replace(four, players=3), ProblemCode.BAD_OPTIONS),
        (golden_lines("4-players")[1].decode(), four, ProblemCode.RECORD_OVER),
        ("{", four, ProblemCode.BAD_RECORD),
    ):
        with pytest.raises(Problem) as refused:
            record_to_continue(record, options)
        assert refused.value.code is code


def test_a_game_that_is_over_goes_on_from_any_of_its_moves() -> None:
    """What came later is not in it, nor are lines; the end itself is nothing to go on from."""
    history = golden("4-players", 1)
    over = golden_lines("4-players")[1].decode()
    options = open_table(NewTable([ME, BOT, BOT, BOT]), "ann", BOTS, SECRET).options
    assert record_to_continue(over, options, 20)[0] == write_record(history.record(20)).decode()
    last = len(history.moves)
    for at, line, code in (
        (last, [], ProblemCode.RECORD_OVER),
        (last + 1, [], ProblemCode.NO_SUCH_MOVE),
        (20, [0], ProblemCode.NO_SUCH_VARIATION),
    ):
        with pytest.raises(Problem) as refused:
            record_to_continue(over, options, at, line)
        assert refused.value.code is code


def test_a_line_of_a_record_goes_on() -> None:
    """From its last move or an earlier one, as a game without lines."""
    history = golden("4-players", 1)
    line = Variation(20, tuple(history.moves[20:23]), "as played", (), (Variation(22, ()),))
    record = write_record(replace(history.record(), variations=(line,))).decode()
    options = open_table(NewTable([ME, BOT, BOT, BOT]), "ann", BOTS, SECRET).options
    for at, moves in ((None, 23), (21, 21)):
        found = read_record(record_to_continue(record, options, at, [0])[0].encode())
        assert found.moves == history.moves[:moves]
        assert found.variations == ()
    assert len(read_record(record_to_continue(record, options, None, [0, 0])[0].encode()).moves) == 22


def test_a_refusal_says_why() -> None:
    """An illegal move with the reason of the rules; and it comes through from one process to another."""
    plain = Problem(ProblemCode.NOT_OVER)
    assert plain.body() == {"type": "urn:assyria:problem:not-over", "title": "not-over"}
    why = Reason.NOT_YOUR_TURN
    refused = illegal(why)
    assert {"reason": why.code, "rule": why.rule}.items() <= refused.body().items()
    # As it is done between processes.
    assert copy(refused).body() == refused.body()
