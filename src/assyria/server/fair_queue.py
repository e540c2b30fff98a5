"""A queue for work that many people want done: urgent work first, then in turn by address and person."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import Enum

from assyria.protocol.problems import ProblemCode
from assyria.server.metrics import QUEUE_LENGTH, QUEUE_SECONDS
from assyria.table.problem import Problem

REMEMBERED = 10_000
BUSY = 5.0
"""Seconds after which it is worth asking again if the queue is full."""


class Priority(Enum):
    """How urgent work is, most urgent first."""

    LIVE = 0
    """A move of a bot in a game that is being played."""
    HINT = 1
    """Somebody who plays waits for it."""
    REVIEW = 2
    """Replays, and analyses of games that are over."""


@dataclass(frozen=True)
class Owner:
    """The person that work is done for, and their address."""

    person: str
    address: str = ""


SERVER = Owner("")
"""Work that the server does for itself."""


@dataclass(frozen=True)
class Turn:
    """How urgent work is and for whom it is done. It comes up when it is the turn of any of its owners."""

    priority: Priority = Priority.LIVE
    owners: tuple[Owner, ...] = (SERVER,)


@dataclass(eq=False)
class _Waiting:
    turn: Turn
    number: int
    granted: asyncio.Future[None]
    since: float = field(default_factory=time.monotonic)


class FairQueue:
    """Grants a few slots. Of equally urgent work, those who were served longest ago come first.

    So somebody with a thousand pieces of work delays another by the ones that are being done, and no more.
    Addresses take turns first, then the people at one address: many guests of one person gain nothing.
    """

    def __init__(self, name: str, slots: int, longest: int | None = None) -> None:
        """Set `name`, the queue's name in the metrics, and `longest`, how many may wait."""
        self.name = name
        self.longest = longest
        self._free = slots
        self._grants = 0
        self._numbers = itertools.count()
        self._waiting: dict[int, _Waiting] = {}
        self._served: OrderedDict[tuple[str, str], int] = OrderedDict()
        """The number of the grant that an address or a person got last; 0 for those that are not remembered."""

    def __len__(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def slot(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for a slot and hold it; who is cancelled leaves the queue. Raises Problem if the queue is full."""
        await self.acquire(turn)
        try:
            yield
        finally:
            self.release()

    async def acquire(self, turn: Turn) -> None:
        """Wait for a slot; `release` gives it back. Raises Problem if the queue is full."""
        if self.longest is not None and len(self._waiting) >= self.longest:
            raise Problem(ProblemCode.BUSY, retry_after=BUSY)
        waiting = _Waiting(turn, next(self._numbers), asyncio.get_running_loop().create_future())
        length = QUEUE_LENGTH.labels(self.name, turn.priority.name.lower())
        self._waiting[waiting.number] = waiting
        length.inc()
        self._grant()
        try:
            await waiting.granted
        except asyncio.CancelledError:
            if waiting.granted.done() and not waiting.granted.cancelled():
                self.release()
            raise
        finally:
            self._waiting.pop(waiting.number, None)
            length.dec()
        QUEUE_SECONDS.labels(self.name, turn.priority.name.lower()).observe(time.monotonic() - waiting.since)

    def release(self) -> None:
        """Give a slot back."""
        self._free += 1
        self._grant()

    def _grant(self) -> None:
        while self._free and self._waiting:
            chosen = min(self._waiting.values(), key=self._rank)
            del self._waiting[chosen.number]
            if chosen.granted.done():
                continue
            self._free -= 1
            chosen.granted.set_result(None)
            self._grants += 1
            for owner in chosen.turn.owners:
                self._serve(("address", owner.address or owner.person))
                self._serve(("person", owner.person))

    def _rank(self, waiting: _Waiting) -> tuple[int, tuple[int, int], int]:
        served = self._served.get
        last = min(
            (served(("address", owner.address or owner.person), 0), served(("person", owner.person), 0))
            for owner in waiting.turn.owners
        )
        return waiting.turn.priority.value, last, waiting.number

    def _serve(self, who: tuple[str, str]) -> None:
        self._served[who] = self._grants
        self._served.move_to_end(who)
        if len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
