"""Writes entries to the ledger, together with the summary that lists show."""

from __future__ import annotations

from collections.abc import Sequence

from assyria.protocol.entries import Entry, entry_body
from assyria.server.live.live_table import LiveTable
from assyria.server.live.stand_in import StandInPace
from assyria.store import Entry as Row
from assyria.store import Store, Summary
from assyria.table import Table
from assyria.table.messages import table_summary

LATE = 5.0
"""Seconds by which a clock is overdue before any process may resume the table; its own process comes first."""


class LedgerWriter:
    """Appends to the ledgers of tables."""

    def __init__(self, store: Store, bot_late: float, stand_in: StandInPace) -> None:
        """Set `bot_late`: the seconds after which another process may think for a bot that has not moved."""
        self.store = store
        self.stand_in = stand_in
        self.bot_late = bot_late

    async def write(self, live: LiveTable, n: int, entries: Sequence[tuple[Entry, float]], after: Table) -> None:
        """Write entries from number `n` on, and the summary after them. Raises Conflict and Unavailable."""
        rows = [Row(n + i, at, entry_body(entry)) for i, (entry, at) in enumerate(entries)]
        summary = self._summary(live, after, entries[-1][1])
        # The first entry holds the secret of the deal, and nobody else knows the table yet.
        told = [[row.at, row.body] for row in rows] if n > 0 else []
        await self.store.append(live.id, rows, summary, {"people": summary.people, "entries": told})

    def _summary(self, live: LiveTable, table: Table, now: float) -> Summary:
        mover, about = table.mover, table_summary(table)
        return Summary(
            id=live.id,
            version=table.version,
            status=table.status.value,
            listed=table.options.listed,
            created=live.created,
            updated=now,
            to_move=table.chairs[mover].holder if mover is not None and table.chairs[mover].decides else None,
            due=self._due(table, now),
            people=tuple(sorted({chair.holder for chair in table.chairs if chair.holder is not None})),
            owner=table.opened.owner,
            # Written with every move: `asdict`, which copies all values, takes a tenth of a move.
            about={
                **vars(about),
                "chairs": [vars(chair) for chair in about.chairs],
                "start": vars(about.start) if about.start else None,
            },
        )

    def _due(self, table: Table, now: float) -> float | None:
        """Return the time from which any process may resume the table."""
        if table.bots_alone:
            return None  # Bots alone play only while somebody watches.
        if table.bot_to_move is not None:
            return max(now, self.stand_in.ready_at(table)) + self.bot_late
        deadline = table.clock.deadline
        return None if deadline is None else deadline + LATE
