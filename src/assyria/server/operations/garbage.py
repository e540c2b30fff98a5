"""Garbage collection that moves hardly wait for."""

from __future__ import annotations

import asyncio
import gc
import time

ROUND = 10.0
MOST_CLOSED = 2000
"""Closed sockets after which their memory is worth a full collection, no matter who waits."""
LONGEST = 3600.0
"""Seconds after which they are removed even if there were fewer."""


def tune_gc() -> None:
    """Leave full collections to `Garbage`, and let Python collect young objects often and in small steps.

    A collection takes some 0.6 µs an object, and everyone waits. Moves leave hardly any cycles. A socket has some
    240 objects and leaves cycles of 40 kB when it is closed, which only a full collection finds if it was open for
    long. With Python's own pace a full collection comes while people connect, and takes 300 ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 1_000_000)


class Garbage:
    """Runs full collections when nobody waits for them, or when much would be freed."""

    def __init__(self) -> None:
        self._open = 0
        self._closed = 0
        self._collected = time.monotonic()

    def note_opened(self) -> None:
        """Count a socket."""
        self._open += 1

    def note_closed(self) -> None:
        """Count a socket as closed: it has left garbage."""
        self._open -= 1
        self._closed += 1

    def is_due(self) -> bool:
        """Return whether a full collection is worth its time."""
        if not self._closed:
            return False
        late = time.monotonic() - self._collected > LONGEST
        return not self._open or late or self._closed >= MOST_CLOSED

    async def run(self) -> None:
        """Look every few seconds, for ever."""
        while True:
            await asyncio.sleep(ROUND)
            if self.is_due():
                gc.collect()
                self._closed = 0
                self._collected = time.monotonic()
