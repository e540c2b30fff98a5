"""People who are not connected while others wait for them. Whether they are is nothing that a ledger knows."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from assyria.protocol.entries import Entry, HostPassed, Returned
from assyria.protocol.options import ChairKind, ClockKind, Status
from assyria.rules import Seat
from assyria.table.table import Table

TOO_LONG = 120.0
"""Seconds after which nobody has to wait any longer for somebody who is not connected."""


class Around(NamedTuple):
    """What is to be known around a table: the time, and since when people are not connected, by seat."""

    now: float = 0.0
    gone: Sequence[float | None] = ()
    """None for who is here, and for seats where no person is; empty if everybody is here."""
    patience: float = TOO_LONG
    """The seconds that one has to wait for somebody."""

    def is_gone(self, seat: Seat) -> bool:
        """Return whether a seat's person is not connected."""
        return bool(self.gone) and self.gone[seat] is not None


EVERYBODY_HERE = Around()


def stand_in_from(table: Table, around: Around) -> float | None:
    """Return from when the others may let a bot play for who is to decide; None if they may not.

    They have waited for so long in this decision. Over days nobody need be connected: there the clock decides.
    """
    seat = table.mover
    if seat is None or not around.gone or table.paused is not None or table.options.clock.kind is ClockKind.SLOW:
        return None
    since = around.gone[seat]
    if since is None or not table.chairs[seat].decides:
        return None
    return max(since, table.decision_at) + around.patience


def return_those_here(table: Table, here: Collection[str]) -> list[Entry]:
    """Return the return of people who are connected again, for whom a bot plays since the others wanted it.

    Who has run out of time besides has to say that they are back.
    """
    return [
        Returned(seat)
        for seat, chair in enumerate(table.chairs)
        if chair.stood_in and not chair.resigned and not chair.timed_out and chair.holder in here
    ]


def pass_host_on(table: Table, away_since: float | None, around: Around) -> list[Entry]:
    """Return who is the host now, if that one is away too long before the start and somebody else is here."""
    if table.status is not Status.OPEN or away_since is None or around.now < away_since + around.patience:
        return []
    for seat, chair in enumerate(table.chairs):
        if chair.kind is ChairKind.PERSON and chair.holder != table.owner and not around.is_gone(seat):
            return [HostPassed(seat)]
    return []
