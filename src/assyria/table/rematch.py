"""Another game after the end, for those who want one: nobody has to wait for the others."""

from __future__ import annotations

from dataclasses import replace

from assyria.protocol.commands import PlayAgain
from assyria.protocol.entries import Began, Entry, Opened, PlaysAgain, RematchOpened, Sat
from assyria.protocol.options import Chair, ChairKind, Status
from assyria.protocol.problems import Problem, ProblemCode
from assyria.rules import Seat
from assyria.table.conditions import need_own_seat
from assyria.table.table import Table


def play_again(table: Table, command: PlayAgain, who: str) -> list[Entry]:
    """Return whether a person plays again, at all seats that they hold. They may change their mind."""
    need_own_seat(table, command.seat, who)
    if table.status is not Status.FINISHED:
        raise Problem(ProblemCode.NOT_OVER)
    seats = table.seats_of(who)
    return [PlaysAgain(seat, command.yes) for seat in seats if table.again.get(seat) is not command.yes]


def is_wanted(table: Table) -> bool:
    """Return whether somebody plays again, for whom a table is to be opened."""
    return table.rematch is None and any(table.again.values())


def open_rematch(table: Table, table_id: str, secret: str) -> Opened:
    """Return a new table with the same bots and options, for those who play again; the others' seats are free."""
    owner = next(table.chairs[seat].holder for seat, yes in table.again.items() if yes)
    assert owner is not None
    chairs = tuple(
        Chair()
        if chair.kind is ChairKind.PERSON and not table.again.get(seat)
        else replace(chair, away=False, timed_out=False, stood_in=False, resigned=False, ready=True)
        for seat, chair in enumerate(table.chairs)
    )
    return Opened(table.options, chairs, owner, secret, rematch_of=table_id)


def note_rematch(table: Table, table_id: str) -> list[Entry]:
    """Return the news of the new table; none if somebody else has opened one."""
    return [RematchOpened(table_id)] if table.rematch is None else []


def sit_again(new: Table, seat: Seat, holder: str) -> list[Entry]:
    """Return how somebody who plays again sits down at the new table: at their own seat if it is free."""
    free = [n for n, chair in enumerate(new.chairs) if chair.kind is ChairKind.OPEN]
    if new.status is not Status.OPEN or holder in new.removed or not free:
        return []
    return [Sat(seat if seat in free else free[0], holder)]


def start_again(new: Table) -> list[Entry]:
    """Return the start of a new table at which everybody is seated and ready."""
    waits = new.opened.rematch_of is None or new.status is not Status.OPEN
    if waits or any(chair.kind is ChairKind.OPEN or not chair.ready for chair in new.chairs):
        return []
    return [Began()]
