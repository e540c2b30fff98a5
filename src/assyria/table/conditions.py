"""Conditions of commands. Each raises Problem if it does not hold."""

from __future__ import annotations

from assyria.protocol.options import PauseReason, Status
from assyria.protocol.problems import Problem, ProblemCode
from assyria.rules import Seat
from assyria.table.table import Table


def need_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.chairs):
        raise Problem(ProblemCode.NO_SUCH_SEAT)


def need_own_seat(table: Table, seat: Seat, who: str) -> None:
    need_seat(table, seat)
    if table.chairs[seat].holder != who:
        raise Problem(ProblemCode.NOT_YOUR_SEAT)


def need_owner(table: Table, who: str) -> None:
    if table.owner != who:
        raise Problem(ProblemCode.NOT_THE_OWNER)


def need_before_start(table: Table) -> None:
    """Raise Problem once the game has begun or the table is cancelled."""
    if table.status is Status.CANCELLED:
        raise Problem(ProblemCode.CANCELLED)
    if table.status is not Status.OPEN:
        raise Problem(ProblemCode.ALREADY_STARTED)


def need_presence(table: Table, seat: Seat, who: str) -> None:
    """Raise Problem unless a person's own seat is played by them, and the game goes on."""
    need_own_seat(table, seat, who)
    need_to_play(table, seat)
    if table.paused is PauseReason.AGREED:
        raise Problem(ProblemCode.PAUSED)


def need_to_play(table: Table, seat: Seat) -> None:
    """Raise Problem unless the game goes on and the seat's holder plays it."""
    if table.status is not Status.PLAYING:
        raise Problem(ProblemCode.NOT_PLAYING)
    if table.chairs[seat].resigned:
        raise Problem(ProblemCode.RESIGNED)
    if table.chairs[seat].away:
        raise Problem(ProblemCode.AWAY)


def need_current(table: Table, version: int) -> None:
    """Raise Problem if there is another decision than the one that this version had."""
    if not table.decision <= version <= table.version:
        raise Problem(ProblemCode.STALE)
