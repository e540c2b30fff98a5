"""Ledgers in the database, written together with the summary that lists show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from assyria.host.ledger import Chain, Head, Seated, StoredEntry
from assyria.host.live_table import LiveTable
from assyria.protocol.entries import (
    BotSeated,
    Entry,
    Opened,
    Sat,
    SeatClosed,
    SeatRenamed,
    SeatsSwapped,
    Stood,
    entry_body,
)
from assyria.protocol.options import ChairKind
from assyria.store import Store, Summary
from assyria.table import Table
from assyria.table.messages import table_summary
from assyria.table.stand_in_pace import StandInPace

LATE = 5.0
"""Seconds by which a clock is overdue before any process may resume the table; its own process comes first."""


class SqlLedger:
    """The ledgers of tables in the store."""

    def __init__(self, store: Store, bot_late: float, stand_in: StandInPace) -> None:
        """Set `bot_late`: the seconds after which another process may think for a bot that has not moved."""
        self._store = store
        self._stand_in = stand_in
        self._bot_late = bot_late

    async def read(self, table: str, known: Head | None = None) -> Chain:
        """Return a table's entries after a head that is known. Raises Missing, Damaged, Unavailable."""
        if known is None:
            # First: who writes after it was read tells us.
            self._store.ledgers.interest.tell([table])
        return await self._store.ledgers.read(table, known)

    async def append(self, live: LiveTable, entries: Sequence[tuple[Entry, float]], after: Table) -> Head:
        """Write entries and the summary after them, and return the new head. Raises Conflict and Unavailable."""
        n = live.head.version + 1
        rows = [StoredEntry(n + i, at, entry_body(entry)) for i, (entry, at) in enumerate(entries)]
        summary = summarise(live.id, after, live.created, entries[-1][1], self._bot_late, self._stand_in)
        seats = changed_seats([entry for entry, _ in entries], after)
        # The first entry holds the secret of the deal, and nobody else knows the table yet.
        told = [[row.at, row.body] for row in rows] if n > 0 else []
        names = {seat: one.name for seat, one in seats.items() if one is not None}
        people = sorted({chair.holder for chair in after.chairs if chair.holder is not None})
        # The streams of those who have just left wait for it, too.
        told_to = {*people, *(chair.holder for chair in live.table.chairs if chair.holder is not None)}
        if n == 0:
            self._store.ledgers.interest.tell([live.id])
        news = {"people": people, "entries": told, "names": list(names.items())}
        head = live.head if n > 0 else None
        return await self._store.ledgers.append(live.id, rows, summary, news, seats, head, told_to)


def changed_seats(entries: Sequence[Entry], after: Table) -> Mapping[int, Seated | None]:
    """Return who sits at the seats that these entries change, under which name; None where no person does."""
    changed: set[int] = set()
    for entry in entries:
        match entry:
            case Opened():
                changed.update(seated(after))
            case Sat(seat=seat) | Stood(seat=seat) | BotSeated(seat=seat) | SeatRenamed(seat=seat):
                changed.add(seat)
            case SeatsSwapped(seat=seat, other=other):
                changed.update((seat, other))
            case SeatClosed(seat=seat):
                # Those after it have moved up, and the last seat is gone.
                changed.update(range(seat, len(after.chairs) + 1))
    here = seated(after)
    return {seat: here.get(seat) for seat in sorted(changed)}


def seated(table: Table) -> dict[int, Seated]:
    """Return the people at a table by seat."""
    return {
        seat: Seated(seat, chair.holder or "", table.names.get(seat, ""))
        for seat, chair in enumerate(table.chairs)
        if chair.kind is ChairKind.PERSON
    }


def summarise(
    table_id: str, table: Table, created: float, now: float, bot_late: float, stand_in: StandInPace
) -> Summary:
    """Return a table as lists show it, `now` being the time of its last entry."""
    mover, about = table.mover, table_summary(table)
    return Summary(
        id=table_id,
        version=table.version,
        status=table.status.value,
        listed=table.options.listed,
        created=created,
        updated=now,
        to_move=table.chairs[mover].holder if mover is not None and table.chairs[mover].decides else None,
        due=_due(table, now, bot_late, stand_in),
        owner=table.opened.owner,
        # Written with every move: `asdict`, which copies all values, takes a tenth of a move.
        about={
            **vars(about),
            "chairs": [vars(chair) for chair in about.chairs],
            "options": {**vars(table.options), "clock": vars(table.options.clock)},
            "start": vars(about.start) if about.start else None,
            "result": vars(about.result) if about.result else None,
        },
    )


def _due(table: Table, now: float, bot_late: float, stand_in: StandInPace) -> float | None:
    """Return the time from which any process may resume the table."""
    if table.bots_alone:
        return None  # Bots alone play only while somebody watches.
    if table.bot_to_move is not None:
        return max(now, stand_in.ready_at(table)) + bot_late
    deadline = table.clock.deadline
    return None if deadline is None else deadline + LATE
