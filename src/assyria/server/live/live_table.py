"""A table in memory, with those who watch it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from assyria.protocol.entries import Entry
from assyria.protocol.messages import ChangeView
from assyria.server.encoding import encode_preview
from assyria.server.live.change_log import ChangeLog
from assyria.server.live.watcher import Watcher
from assyria.table import Table
from assyria.table.messages import change_view, preview_message


@dataclass(eq=False)
class LiveTable:
    """A table, what happened at it, and what goes on around it."""

    id: str
    table: Table
    created: float
    changes: ChangeLog = field(default_factory=ChangeLog)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a command is carried out or another process's entries are taken over."""
    watchers: set[Watcher] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    """Lets bots play, while it is a bot's turn."""
    alarm: asyncio.TimerHandle | None = None
    """Goes off when the running clock is out of time."""
    used: float = field(default_factory=time.monotonic)
    announced: int = -1
    """The last version that we were told of and have not taken over."""
    catching_up: asyncio.Task[None] | None = None
    _preview: tuple[int, bytes] = (-1, b"")

    def preview(self) -> bytes:
        """Return the preview of the decision as JSON, worked out once a version. Raises Denied."""
        version = self.table.version
        if self._preview[0] != version:
            self._preview = (version, encode_preview(preview_message(self.table)))
        return self._preview[1]


def apply(table: Table, entry: Entry, at: float) -> ChangeView:
    """Apply an entry to a table. Return the change as others are told of it."""
    before = table.state
    events = table.apply(entry, at)
    return change_view(table, entry, before, events, at)
