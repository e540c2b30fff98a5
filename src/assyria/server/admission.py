"""Admits requests at a pace that leaves room for moves: games that are being played come first.

Limits hold for one person and one address. Many addresses together, each within its limits, could still keep the
server busy, and every move would wait. So while it has little time left, only some requests a second are admitted,
by turns, one of each address.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import OrderedDict, deque

from assyria.protocol.problems import ProblemCode
from assyria.server.addresses import AddressCounts, counted_networks
from assyria.server.metrics import QUEUE_LENGTH, QUEUE_SECONDS
from assyria.server.passphrases import THREADS
from assyria.table.problem import Problem

MOST_WAITING = 400
"""Requests of one address that may wait."""
TICK = 0.1
BUSY, CALM = 0.6, 0.5
"""Shares of a core that this process uses: above the first the pause grows, below the second it shrinks."""
SHORTEST, LONGEST = 0.003, 0.06
"""Seconds between two requests that are admitted."""


class Admission:
    """Those who wait, and the pause from one that is admitted to the next."""

    def __init__(self) -> None:
        self.pause = 0.0
        """0 while there is time: then everyone is admitted at once."""
        self._pausing = False
        self._waiting: OrderedDict[str, deque[tuple[str, asyncio.Future[None]]]] = OrderedDict()
        """By network; the one whose turn it is comes first."""
        self._counts = AddressCounts(MOST_WAITING)
        self._length = QUEUE_LENGTH.labels("requests", "live")
        self._seconds = QUEUE_SECONDS.labels("requests", "live")

    async def enter(self, address: str) -> None:
        """Wait to be admitted. Raises Problem if too many requests of the same address wait."""
        if not self._pausing and not self._waiting:
            self._begin_pause()
            return
        if not self._counts.has_room(address):
            raise Problem(ProblemCode.TOO_MANY_REQUESTS, retry_after=LONGEST)
        since, admitted = time.monotonic(), asyncio.get_running_loop().create_future()
        # The widest network takes one turn: nobody gets more of them by having many addresses.
        self._waiting.setdefault(counted_networks(address)[-1].network, deque()).append((address, admitted))
        self._counts.add(address)
        self._length.inc()
        try:
            await admitted
        finally:
            self._length.dec()
            self._seconds.observe(time.monotonic() - since)

    def _begin_pause(self) -> None:
        if self.pause:
            self._pausing = True
            asyncio.get_running_loop().call_later(self.pause, self._end_pause)

    def _end_pause(self) -> None:
        """Admit the address whose turn it is; all of them if no further pause is needed."""
        self._pausing = False
        while self._waiting and not self._pausing:
            network, line = next(iter(self._waiting.items()))
            address, admitted = line.popleft()
            self._counts.remove(address)
            if line:
                self._waiting.move_to_end(network)
            else:
                del self._waiting[network]
            if not admitted.done():
                admitted.set_result(None)
                self._begin_pause()

    def note_work(self, share: float) -> None:
        """Adapt the pause to the share of a core that this process uses; one thread at a time runs Python."""
        if share > BUSY:
            self.pause = min(LONGEST, max(SHORTEST, 1.5 * self.pause))
        elif share < CALM and self.pause:
            self.pause = self.pause * 0.9 if self.pause > SHORTEST / 2 else 0.0

    async def run(self) -> None:
        """Watch how much this process works, for ever."""
        while True:
            began, worked = time.monotonic(), seconds_worked()
            await asyncio.sleep(TICK)
            self.note_work((seconds_worked() - worked) / (time.monotonic() - began))


def seconds_worked() -> float:
    """Return the processor time of this process without the hashing of passphrases, which no thread waits for."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.process_time()
    hashing = [thread for thread in threading.enumerate() if thread.name.startswith(THREADS)]
    clocks = [time.pthread_getcpuclockid(thread.ident) for thread in hashing if thread.ident is not None]
    return time.process_time() - sum(map(time.clock_gettime, clocks))
