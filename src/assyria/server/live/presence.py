"""Who is connected: the people at a table's sockets, and programs that play by a stream."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from assyria.server.live.live_table import LiveTable


class Presence:
    """The people who are connected to this process."""

    def __init__(self) -> None:
        self.streams: Counter[str] = Counter()
        """Open bot streams by identity."""

    @contextmanager
    def stream(self, who: str) -> Iterator[None]:
        """Count a stream while it is open."""
        self.streams[who] += 1
        try:
            yield
        finally:
            self.streams[who] -= 1
            if not self.streams[who]:
                del self.streams[who]

    def is_anyone_here(self, live: LiveTable) -> bool:
        """Return whether somebody who holds a seat at a table is connected."""
        holders = {chair.holder for chair in live.table.chairs if chair.holder is not None}
        return any(watcher.who in holders for watcher in live.watchers) or any(
            who in self.streams for who in holders
        )
