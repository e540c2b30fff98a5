"""Previews that are sent after the change they belong to, since moves come first on a busy server."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import orjson

from assyria.protocol.messages import ChangeView, PreviewNews
from assyria.server.admission import Admission
from assyria.server.encoding import encode
from assyria.server.live.live_table import LiveTable
from assyria.server.live.tasks import Tasks

LATE = 0.04
"""Seconds from a decision to its broadcast after which a busy server sends the preview later."""


def preview_for(live: LiveTable, who: str | None) -> Any:
    """Return the preview, encoded, if this person holds the seat to decide."""
    table = live.table
    if who is None or table.mover is None or table.chairs[table.mover].holder != who:
        return None
    return orjson.Fragment(live.preview())


class LatePreviews:
    """Sends previews one at a time; everything else that is ready comes before the next one."""

    def __init__(self, tasks: Tasks, admission: Admission) -> None:
        self._tasks = tasks
        self._admission = admission
        self._waiting: dict[LiveTable, None] = {}
        self._sending: asyncio.Task[None] | None = None

    def are_due_later(self, changes: list[ChangeView]) -> bool:
        """Return whether the server is busy, and changes are broadcast so late that others wait, too."""
        return self._admission.pause > 0 and bool(changes) and time.time() - changes[-1].at > LATE

    def add(self, live: LiveTable) -> None:
        """Send a table's preview later; if it changes again before that, the one it has then."""
        self._waiting[live] = None
        if self._sending is None or self._sending.done():
            self._sending = self._tasks.start(self._send())

    def drop(self, live: LiveTable) -> None:
        """Do not send a preview: a newer one was sent with its change."""
        self._waiting.pop(live, None)

    async def _send(self) -> None:
        while self._waiting:
            await asyncio.sleep(0)
            if self._waiting:
                live = next(iter(self._waiting))
                del self._waiting[live]
                _send_to_watchers(live)


def _send_to_watchers(live: LiveTable) -> None:
    """Send the preview to all sockets of the person who decides: one message, which is compressed once."""
    mover = live.table.mover
    who = None if mover is None else live.table.chairs[mover].holder
    watchers = [watcher for watcher in live.watchers if watcher.who is not None and watcher.who == who]
    if watchers:
        message = encode(PreviewNews(id=live.id, preview=preview_for(live, who)))
        for watcher in watchers:
            watcher.send(message)
