"""What is refused, and why."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from assyria.protocol import commands as ask
from assyria.protocol.commands import Command
from assyria.protocol.options import Chair, ClockKind, ClockRule, ProposalKind, TableOptions
from assyria.protocol.problems import ProblemCode as Code
from assyria.record import move_text
from assyria.rules import DONE, Reason
from assyria.table import Table
from tests.table import tables
from tests.table.tables import (
    ANN,
    BEN,
    CLEO,
    FOUR,
    MAY_RESIGN,
    THREE,
    TWO,
    begun,
    bot,
    done,
    opened,
    person,
    room,
    take_back,
)

WAITING = Table.new(opened(TWO, [person(0), Chair()]))
NEW = Table.new(opened(MAY_RESIGN))
NEW_THREE = Table.new(opened(THREE))
GAME = begun(MAY_RESIGN)
"""Ben in seat 1 has the first move; nothing is held."""
NOW = GAME.version
FIRST = tables.legal(GAME)[0]
BOTS_TURN = begun(TWO, [person(0), bot()])
OVER = done(GAME, ask.Resign(1), BEN)
PLAYED_OUT = tables.walked(begun(TWO), tables.over)
BEN_AWAY = done(GAME, ask.Leave(1), BEN)
CONFIRMED = tables.confirmed(tables.moved(GAME))
TIMED = begun(TableOptions(players=2, clock=ClockRule(ClockKind.SLOW, 1000, 10, 2000)))
ASKED = done(TIMED, ask.Propose(0, TIMED.version, ProposalKind.PAUSE), ANN)
PAUSED = done(ASKED, ask.Answer(1, ASKED.version, True), BEN)
THREE_LATER = tables.turn_passed(begun(THREE))
"""Cleo has moved."""


def undoing(seat: int, version: int) -> list[Command]:
    return [ask.Undo(seat, version), ask.RestartTurn(seat, version)]


def of_seat_1(version: int) -> list[Command]:
    """Commands of a seat whose turn it is."""
    return [
        ask.PlayMove(1, version, FIRST),
        ask.Confirm(1, version),
        *undoing(1, version),
        take_back(1, version, 0),
    ]


ANY_TIME: list[Command] = [ask.Answer(1, NOW, True), ask.Leave(1), ask.ComeBack(1), ask.Resign(1)]
PLACES: list[Command] = [ask.SeatBot(3, "random"), ask.FreeSeat(0), ask.CloseSeat(3), ask.AddSeat(), ask.Cancel()]
"""Commands of the owner that work in a room, but for `AddSeat`, which needs room for one more."""
OF_THEIR_OWN: list[Command] = [ask.RenameSeat(0, "Anna"), ask.ChooseReady(0, False)]
NO_MOVES = ("", "castle", "hut", "hut z99", "harvest 0", "DONE", " done", "\ud800", "0" * 9999)
PAUSE = ask.Propose(0, NOW, ProposalKind.PAUSE)

Refused = tuple[Table, Sequence[Command], str, Code | Reason]
REFUSED: dict[str, list[Refused]] = {
    "seats are counted from 0": [
        (WAITING, [ask.Sit(seat, "Ben"), ask.Leave(seat)], BEN, Code.NO_SUCH_SEAT) for seat in (-1, 2, 99)
    ],
    "a taken seat is not free, not even for its holder": [
        (Table.new(opened(TWO, [Chair(), chair])), [ask.Sit(1, who)], who, Code.SEAT_TAKEN)
        for chair in (person(1), bot())
        for who in (BEN, CLEO)
    ],
    "nobody sits down once the game has begun": [(GAME, [ask.Sit(0, "Cleo")], CLEO, Code.ALREADY_STARTED)],
    "nobody makes another person or a bot stand up": [
        (Table.new(opened(TWO, [person(0), bot()])), [ask.Leave(seat)], who, Code.NOT_YOUR_SEAT)
        for seat, who in ((0, BEN), (1, ANN))
    ],
    "only the owner starts, even where they could not": [(WAITING, [ask.Start()], BEN, Code.NOT_THE_OWNER)],
    "an open seat has to be taken first": [(WAITING, [ask.Start()], ANN, Code.SEATS_OPEN)],
    "a game does not begin twice": [(GAME, [ask.Start()], ANN, Code.ALREADY_STARTED)],
    "who has not seen the last entry, or claims more, has to look first": [
        (GAME, [*of_seat_1(NOW - 1), *of_seat_1(NOW + 1)], BEN, Code.STALE),
        (GAME, [ask.Answer(1, NOW - 1, True), ask.Answer(1, NOW + 1, True)], BEN, Code.NOTHING_PROPOSED),
    ],
    "a seat obeys its holder alone, whatever is asked": [
        (GAME, [*of_seat_1(NOW), *ANY_TIME, ask.ChooseAuto(1, False)], who, Code.NOT_YOUR_SEAT)
        for who in (ANN, CLEO, "")
    ],
    "a seat that is not there does nothing": [(GAME, [ask.PlayMove(2, NOW, "done")], BEN, Code.NO_SUCH_SEAT)],
    "nobody moves for a bot, not even one without a name": [
        (BOTS_TURN, [ask.PlayMove(1, BOTS_TURN.version, FIRST)], who, Code.NOT_YOUR_SEAT)
        for who in (ANN, "", "None", "random")
    ],
    "Ann has to wait for Ben": [
        (GAME, [ask.PlayMove(0, NOW, FIRST), ask.Confirm(0, NOW)], ANN, Reason.NOT_YOUR_TURN)
    ],
    "text that is no move in any position": [
        (GAME, [ask.PlayMove(1, NOW, text) for text in NO_MOVES], BEN, Code.NOT_A_MOVE)
    ],
    "the rules say why": [
        (GAME, [ask.PlayMove(1, NOW, text) for text in ("done", "offer", "harvest 1")], BEN, Reason.WRONG_PHASE)
    ],
    "nothing is held": [(GAME, [ask.Confirm(1, NOW)], BEN, Code.NOTHING_TO_CONFIRM)],
    "who is away neither leaves nor takes back what the bot does": [
        (BEN_AWAY, [ask.Leave(1)], BEN, Code.AWAY),
        (tables.moved(BEN_AWAY), [ask.Undo(1, tables.moved(BEN_AWAY).version)], BEN, Code.AWAY),
    ],
    "a finished game needs no stand-in": [(OVER, [ask.Leave(0), ask.Resign(0)], ANN, Code.NOT_PLAYING)],
    "there is nothing to give up before the game": [(NEW, [ask.Resign(0)], ANN, Code.NOT_PLAYING)],
    "by default nobody may resign": [(begun(TWO), [ask.Resign(0)], ANN, Code.NO_RESIGNING)],
    "before the start and during the game there is nothing to repeat": [
        (NEW, [ask.PlayAgain(0)], ANN, Code.NOT_OVER),
        (GAME, [ask.PlayAgain(0)], ANN, Code.NOT_OVER),
    ],
    "there is no clock to stop": [(GAME, [PAUSE], ANN, Code.NO_CLOCK)],
    "there is nothing to resume, and a stranger resumes nothing": [
        (TIMED, [ask.Resume(0)], ANN, Code.NOT_PAUSED),
        (PAUSED, [ask.Resume(0)], BEN, Code.NOT_YOUR_SEAT),
    ],
    "nothing was proposed": [(begun(THREE), [ask.Answer(0, NOW, True)], ANN, Code.NOTHING_PROPOSED)],
    "moves are taken back only to fewer than were made": [
        (THREE_LATER, [take_back(2, THREE_LATER.version, to)], CLEO, Code.NOTHING_TO_UNDO) for to in (-1, 1, 2, 99)
    ],
    "there is nothing to take back before and after the game": [
        (NEW_THREE, [take_back(2, 0, 0)], CLEO, Code.NOT_BEGUN),
        (PLAYED_OUT, [take_back(0, PLAYED_OUT.version, 0)], ANN, Code.NOT_PLAYING),
    ],
    "nothing to undo: before the start, at the first move, in another's turn, once confirmed, at the end": [
        (NEW, undoing(1, 0), BEN, Code.NOT_PLAYING),
        (GAME, undoing(1, NOW), BEN, Code.NOTHING_TO_UNDO),
        (GAME, undoing(0, NOW), ANN, Code.NOTHING_TO_UNDO),
        (CONFIRMED, undoing(1, CONFIRMED.version), BEN, Code.NOTHING_TO_UNDO),
        (PLAYED_OUT, undoing(0, PLAYED_OUT.version), ANN, Code.NOT_PLAYING),
        (PLAYED_OUT, undoing(1, PLAYED_OUT.version), BEN, Code.NOT_PLAYING),
    ],
    "seats that are not there are not arranged": [
        (room(TWO), [ask.SwapSeats(0, 2), ask.SwapSeats(2, 0)], ANN, Code.NO_SUCH_SEAT),
        (room(TWO), [ask.SeatBot(2, "random"), ask.FreeSeat(2), ask.CloseSeat(2)], ANN, Code.NO_SUCH_SEAT),
    ],
    "two to four play": [
        (done(room(TWO), ask.FreeSeat(1)), [ask.CloseSeat(1)], ANN, Code.TOO_FEW_SEATS),
        (room(), [ask.AddSeat()], ANN, Code.TOO_MANY_SEATS),
    ],
    "no seat is closed under a person": [(room(), [ask.CloseSeat(1)], ANN, Code.SEAT_TAKEN)],
    "seats are not arranged once the game has begun": [
        (begun(FOUR), [ask.SwapSeats(0, 1), *PLACES, *OF_THEIR_OWN], ANN, Code.ALREADY_STARTED)
    ],
    "only the owner arranges: others may only move to an open seat": [
        (room(), PLACES, BEN, Code.NOT_THE_OWNER),
        (room(), [ask.SwapSeats(0, 1)], BEN, Code.NOT_YOUR_SEAT),
    ],
}


@pytest.mark.parametrize("cases", REFUSED.values(), ids=REFUSED)
def test_not_allowed(cases: list[Refused]) -> None:
    for table, commands, who, why in cases:
        for command in commands:
            assert tables.refused(table, command, who) is why, command


@pytest.mark.parametrize(("text", "why"), [(move_text(DONE), Reason.WRONG_PHASE), ("castle", Code.NOT_A_MOVE)])
def test_bots_are_refused_like_people(text: str, why: Code | Reason) -> None:
    assert tables.refused_bot(BOTS_TURN, 1, text, BOTS_TURN.version) is why
