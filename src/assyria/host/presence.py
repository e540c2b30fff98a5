"""Who is connected: the people who watch a table, and programs that play by a stream."""

from __future__ import annotations

from collections.abc import Callable

from assyria.host.live_table import LiveTable


class Presence:
    """The people who are connected here."""

    def __init__(self, has_stream: Callable[[str], bool] = lambda _: False) -> None:
        """Set `has_stream`: whether somebody has an open bot stream."""
        self.has_stream = has_stream

    def is_anyone_here(self, live: LiveTable) -> bool:
        """Return whether somebody who holds a seat at a table is connected."""
        return bool(self.holders_here(live))

    def holders_here(self, live: LiveTable) -> frozenset[str]:
        """Return the people who hold a seat at a table and are connected."""
        holders = {chair.holder for chair in live.table.chairs if chair.holder is not None}
        watching = {watcher.who for watcher in live.watchers if watcher.who is not None}
        return frozenset(holders & watching) | frozenset(filter(self.has_stream, holders))
