"""Who is connected: the people who watch a table, and programs that play by a stream."""

from __future__ import annotations

from collections.abc import Callable

from assyria.host.live_table import Attendance, LiveTable
from assyria.protocol.options import OVER
from assyria.table.absence import TOO_LONG, Around


class Presence:
    """The people who are connected here, and as far as we know elsewhere."""

    def __init__(self, has_stream: Callable[[str], bool] = lambda _: False, patience: float = TOO_LONG) -> None:
        """Set `has_stream`: whether somebody has an open bot stream; and how long one has to wait for somebody."""
        self.has_stream = has_stream
        self.patience = patience
        self.elsewhere: Callable[[LiveTable], frozenset[str]] = lambda _: frozenset()
        """Returns the people who are connected to a table through other processes."""

    def is_anyone_here(self, live: LiveTable) -> bool:
        """Return whether somebody who holds a seat at a table is connected."""
        return bool(self.holders_here(live))

    def holders_here(self, live: LiveTable) -> frozenset[str]:
        """Return the people who hold a seat at a table and are connected."""
        watching = {watcher.who for watcher in live.watchers if watcher.who is not None}
        holders = _holders(live)
        return frozenset(holders & watching) | frozenset(filter(self.has_stream, holders))

    def people_here(self, live: LiveTable) -> frozenset[str]:
        """Return the people who hold a seat at a table, or are its host, and are connected to this process."""
        owner = live.table.owner
        watches = any(watcher.who == owner for watcher in live.watchers)
        return self.holders_here(live) | ({owner} if watches else frozenset())

    def people(self, live: LiveTable) -> frozenset[str]:
        """Return the same of all processes."""
        return self.people_here(live) | self.elsewhere(live)

    def attendance(self, live: LiveTable, now: float) -> Attendance:
        """Return who is connected to a table that is not over, and note since when the others are not."""
        chairs = live.table.chairs
        if live.table.status in OVER:
            return Attendance([], [None] * len(chairs))
        here = self.people(live)
        live.gone = {who: live.gone.get(who, now) for who in (_holders(live) | {live.table.owner}) - here}
        return Attendance(
            [seat for seat, chair in enumerate(chairs) if chair.holder in here],
            [live.gone.get(chair.holder) if chair.holder is not None else None for chair in chairs],
        )

    def around(self, live: LiveTable, now: float) -> Around:
        """Return what the table itself cannot know."""
        return Around(now, self.attendance(live, now).gone, self.patience)


def _holders(live: LiveTable) -> set[str]:
    return {chair.holder for chair in live.table.chairs if chair.holder is not None}
