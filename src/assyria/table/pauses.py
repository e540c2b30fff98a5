"""Pauses, of everyone and of one person: a game that stands still, a person on holiday, a server that was away."""

from __future__ import annotations

from assyria.protocol.commands import Resume
from assyria.protocol.entries import Entry, HolidayTaken, Paused, Resumed, ServerAway
from assyria.protocol.options import ClockKind, PauseReason, Status
from assyria.protocol.problems import Problem, ProblemCode
from assyria.table.conditions import need_own_seat
from assyria.table.table import Table


def resume(table: Table, command: Resume, who: str) -> list[Entry]:
    need_own_seat(table, command.seat, who)
    if table.paused is None:
        raise Problem(ProblemCode.NOT_PAUSED)
    return [Resumed(command.seat)]


def pause_deserted(table: Table) -> list[Entry]:
    """Return a pause if a stand-in has finished its turn, for a table to which nobody who plays is connected.

    In a game over days people need not be connected: it goes on as long as one of them has not left.
    """
    if table.mover is None or table.paused is not None or not table.stand_in_finished:
        return []
    if table.options.clock.kind is ClockKind.SLOW and any(chair.decides for chair in table.chairs):
        return []
    return [Paused(PauseReason.NOBODY_HERE)]


def resume_deserted(table: Table) -> list[Entry]:
    """Return the end of a pause that began because nobody was connected."""
    return [Resumed()] if table.paused is PauseReason.NOBODY_HERE else []


def take_holiday(table: Table, who: str, until: float, now: float) -> list[Entry]:
    """Return a person's holiday at a table over days, at the seats whose clocks it changes; none at other tables.

    A time that has passed ends a holiday.
    """
    if table.status is not Status.PLAYING or table.options.clock.kind is not ClockKind.SLOW:
        return []
    return [
        HolidayTaken(seat, until)
        for seat in table.seats_of(who)
        if not table.chairs[seat].resigned and max(now, until) != max(now, table.clock.holidays[seat])
    ]


def tell_server_away(table: Table, seconds: float) -> list[Entry]:
    """Return the news that no server ran for so many seconds, if a live clock stood still because of that."""
    return [ServerAway(seconds)] if seconds > 0 and table.clock.is_measured else []
