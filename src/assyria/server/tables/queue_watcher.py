"""Somebody who watches a table from afar: a queue of messages, closed if it overflows."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from types import MappingProxyType

from assyria.server.limits.quotas import QUEUE
from assyria.server.metrics import BROADCASTS


class QueueWatcher:
    """A `Watcher` whose messages wait until they can be sent."""

    def __init__(
        self, who: str | None = None, address: str = "", unheard: Mapping[str, bool] = MappingProxyType({})
    ) -> None:
        self.who = who
        self.address = address
        self.unheard = unheard
        """Whose chat they get without words: True for those who are only muted."""
        self.name = ""
        """What others may know them by while they watch; empty if they do not wish it."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.dropped = False
        self.why = "come-back"
        """Why the server ends the connection, if it does."""

    def send(self, message: bytes) -> None:
        """Queue a message; a watcher that is too far behind is dropped."""
        try:
            self.queue.put_nowait(message)
            BROADCASTS.inc()
        except asyncio.QueueFull:
            self._drop()

    def close(self, why: str = "come-back") -> None:
        """End the connection, after what is queued; by default the watcher may come back."""
        self.dropped = True
        self.why = why
        try:
            self.queue.put_nowait(None)
        except asyncio.QueueFull:
            self._drop()

    def _drop(self) -> None:
        self.dropped = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
