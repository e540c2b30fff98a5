"""One watcher of a table: a queue of messages, closed if it overflows."""

from __future__ import annotations

import asyncio
import contextlib

from assyria.server.limits import QUEUE


class Watcher:
    """Somebody who gets all changes of a table."""

    def __init__(self, who: str | None = None, address: str = "") -> None:
        self.who = who
        self.address = address
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.dropped = False

    def send(self, message: bytes) -> None:
        """Queue a message; a watcher that is too far behind is dropped."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.dropped = True
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)

    def close(self) -> None:
        """Tell the watcher to come back later."""
        self.dropped = True
        with contextlib.suppress(asyncio.QueueFull):
            self.queue.put_nowait(None)
