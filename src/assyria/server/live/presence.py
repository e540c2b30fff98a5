"""Who is connected: the people at a table's sockets, and programs that play by a stream."""

from __future__ import annotations

from assyria.server.limits import Slots
from assyria.server.live.live_table import LiveTable


class Presence:
    """The people who are connected to this process."""

    def __init__(self, streams: Slots) -> None:
        """Set `streams`: the open bot streams."""
        self._streams = streams

    def has_stream(self, who: str) -> bool:
        """Return whether somebody has an open bot stream."""
        return self._streams.taken(who) > 0

    def is_anyone_here(self, live: LiveTable) -> bool:
        """Return whether somebody who holds a seat at a table is connected."""
        return bool(self.holders_here(live))

    def holders_here(self, live: LiveTable) -> frozenset[str]:
        """Return the people who hold a seat at a table and are connected."""
        holders = {chair.holder for chair in live.table.chairs if chair.holder is not None}
        watching = {watcher.who for watcher in live.watchers if watcher.who is not None}
        return frozenset(holders & watching) | frozenset(filter(self.has_stream, holders))
