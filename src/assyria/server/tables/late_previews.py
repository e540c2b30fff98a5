"""Previews that are sent after the change they belong to, since moves come first on a busy server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from assyria.host.live_table import LiveTable
from assyria.host.tasks import Tasks
from assyria.protocol.messages import ChangeView
from assyria.server.limits.admission import Admission

LATE = 0.04
"""Seconds from a decision to its broadcast after which a busy server sends the preview later."""


STRETCH = 0.004
"""Seconds that previews are sent for before everything else that is ready: one at a time they fell behind where a
turn of the loop takes longer than a preview."""


class LatePreviews:
    """Sends previews, the longest waiting first, a few at a time; everything else that is ready comes between."""

    def __init__(self, tasks: Tasks, admission: Admission) -> None:
        self.send: Callable[[LiveTable], None] = lambda _: None
        """Sends the preview of a table."""
        self._tasks = tasks
        self._admission = admission
        self._waiting: dict[LiveTable, None] = {}
        self._sending: asyncio.Task[None] | None = None

    def defers(self, live: LiveTable, changes: list[ChangeView]) -> bool:
        """Return whether the server is busy, and changes are broadcast so late that others wait, too.

        Then the preview is sent later; if the table changes again before that, the one it has then.
        """
        late = self._admission.pause > 0 and bool(changes) and time.time() - changes[-1].at > LATE
        if not late:
            self._waiting.pop(live, None)
            return False
        self._waiting[live] = None
        if self._sending is None or self._sending.done():
            self._sending = self._tasks.start(self._send_all())
        return True

    async def _send_all(self) -> None:
        while self._waiting:
            await asyncio.sleep(0)
            until = time.monotonic() + STRETCH
            while self._waiting and time.monotonic() < until:
                live = next(iter(self._waiting))
                del self._waiting[live]
                self.send(live)
