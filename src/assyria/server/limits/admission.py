"""Admits requests at a pace that leaves room for moves: games that are being played come first.

Limits hold for one person and one address. Many addresses together, each within its limits, could still keep the
server busy, and every move would wait. So while it has little time left, only some requests a second are admitted,
and those first who have asked for least: a request has a due time, and the next one of the same person or address
a later one. Nobody is put off for ever: what comes later is due later in the end.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import threading
import time
from collections import OrderedDict
from collections.abc import Sized

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.addresses import AddressCounts, counted_networks
from assyria.server.metrics import QUEUE_LENGTH, QUEUE_SECONDS

MOST_WAITING = 400
"""Requests of one address that may wait."""
TICK = 0.1
BUSY, CALM = 0.6, 0.5
"""Shares of a core that this process uses: above the first the pause grows, below the second it shrinks."""
NEW = 0.4
"""How much the last tick counts next to those before: a single request may use all of one."""
LONGER, SHORTER = 1.5, 0.95
"""What the pause is multiplied by. It shrinks slowly, or all who wait would come in at once and stop the moves."""
SHORTEST, LONGEST, LONGEST_IN_PLAY = 0.003, 0.06, 0.15
"""Seconds from one request of weight 1 that is admitted to the next: the last while many moves are made."""
MANY_CHANGES = 50.0
"""Changes of tables a second. While there are fewer, the longest pause is shorter: less needs room."""
TURN = 3.0
"""Seconds by which the next request of a person is due later, for a weight of 1."""
FURTHEST = 300.0
"""Seconds by which a request is due later than at once, at most."""
REFUSED = 10.0
"""The weight of a request that a limit refuses: nobody who plays asks for many of them."""
PEOPLE = 20
"""An address counts as so many people at most."""
REMEMBERED = 50_000

HASHING = "passphrases"
"""How the names of threads begin that hash passphrases."""


class Admission:
    """Those who wait, and the pause from one that is admitted to the next."""

    def __init__(self) -> None:
        self.pause = 0.0
        """0 while there is time: then everyone is admitted at once."""
        self._share = 0.0
        """The share of a core that this process used lately."""
        self._changes = 0
        """Changes of tables in this tick."""
        self._rate = 0.0
        """Changes of tables a second, lately."""
        self._pausing = False
        self._waiting: list[tuple[float, int, float, asyncio.Future[None]]] = []
        """A heap: when it is due, its number, its weight, and who waits."""
        self._counts = AddressCounts(MOST_WAITING)
        self._numbers = itertools.count()
        self._due: OrderedDict[str, float] = OrderedDict()
        """When the last request of a person or an address was due."""
        self._length = QUEUE_LENGTH.labels("requests", "live")
        self._seconds = QUEUE_SECONDS.labels("requests", "live")

    async def enter(self, address: str, person: str = "", weight: float = 1) -> None:
        """Wait to be admitted. Raises Problem if too many requests of the same address wait.

        `person` is anything that tells people at one address apart; a newcomer has nothing.
        """
        due = self._note(address, person, weight)
        if not self._pausing and not self._waiting:
            self._begin_pause(weight)
            return
        if not self._counts.has_room(address):
            raise Problem(ProblemCode.TOO_MANY_REQUESTS, retry_after=LONGEST)
        since, admitted = time.monotonic(), asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (due, next(self._numbers), weight, admitted))
        self._counts.add(address)
        self._length.inc()
        try:
            await admitted
        finally:
            self._counts.remove(address)
            self._length.dec()
            self._seconds.observe(time.monotonic() - since)

    def put_back(self, address: str, person: str = "", weight: float = REFUSED) -> None:
        """Let the next requests be due later: of those who were refused what they asked for by a limit."""
        self._note(address, person, weight)

    def _note(self, address: str, person: str, weight: float) -> float:
        """Return when a request is due, and remember it."""
        shares = [(network, PEOPLE * times) for network, times in counted_networks(address)]
        if person:
            shares.append((f"{address} {person}", 1))
        return max([self._next_due(who, weight * TURN / people) for who, people in shares])

    def _next_due(self, who: str, later: float) -> float:
        """Return when somebody's next request is due, and remember it."""
        now = time.monotonic()
        due = min(max(now, self._due.get(who, 0.0)) + later, now + FURTHEST)
        self._due[who] = due
        self._due.move_to_end(who)
        if len(self._due) > REMEMBERED:
            self._due.popitem(last=False)
        return due

    def _begin_pause(self, weight: float) -> None:
        if self.pause:
            self._pausing = True
            asyncio.get_running_loop().call_later(self.pause * weight, self._end_pause)

    def _end_pause(self) -> None:
        """Admit the one that is due first; all of them if no further pause is needed."""
        self._pausing = False
        while self._waiting and not self._pausing:
            _, _, weight, admitted = heapq.heappop(self._waiting)
            if not admitted.done():
                admitted.set_result(None)
                self._begin_pause(weight)

    def note_changes(self, _: object, changes: Sized) -> None:
        """Note what was written at a table."""
        self._changes += len(changes)

    def note_work(self, share: float, seconds: float = TICK) -> None:
        """Adapt the pause to the share of a core that this process used; one thread at a time runs Python."""
        self._share += (share - self._share) * NEW
        self._rate += (self._changes / seconds - self._rate) * NEW
        self._changes = 0
        if self._share > BUSY:
            self.pause = min(self._longest(), max(SHORTEST, LONGER * self.pause))
        elif self._share < CALM and self.pause:
            self.pause = SHORTER * self.pause if self.pause > SHORTEST / 2 else 0.0

    def _longest(self) -> float:
        return LONGEST + (LONGEST_IN_PLAY - LONGEST) * min(1.0, self._rate / MANY_CHANGES)

    async def run(self) -> None:
        """Watch how much this process works, for ever."""
        while True:
            began, worked = time.monotonic(), seconds_worked()
            await asyncio.sleep(TICK)
            seconds = time.monotonic() - began
            self.note_work((seconds_worked() - worked) / seconds, seconds)


def seconds_worked() -> float:
    """Return the processor time of this process without the hashing of passphrases, which no thread waits for."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.process_time()
    hashing = [thread for thread in threading.enumerate() if thread.name.startswith(HASHING)]
    clocks = [time.pthread_getcpuclockid(thread.ident) for thread in hashing if thread.ident is not None]
    return time.process_time() - sum(map(time.clock_gettime, clocks))
