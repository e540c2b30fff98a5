"""A queue for work that many people want done: urgent work gets the larger share, and people take turns in it."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.addresses import widest_network
from assyria.server.metrics import QUEUE_LENGTH, QUEUE_SECONDS

BUSY = 5.0
"""Seconds after which it is worth asking again if the queue is full."""
CREDIT = 20
"""Grants that count as waited for somebody who comes: so long ago they were last served, at most."""


class Priority(Enum):
    """How urgent work is, most urgent first."""

    LIVE = 0
    """A move of a bot in a game that is being played."""
    HINT = 1
    """Somebody who plays or opens a table waits for it."""
    REVIEW = 2
    """No game waits for it: replays, exercises, puzzles, reviews, and analyses of games that are over."""


PACE = {Priority.LIVE: 1, Priority.HINT: 4, Priority.REVIEW: 12}
"""How long after the last one work of a priority is due: of 16 grants they get 12, 3 and 1 while all have work."""


@dataclass(frozen=True)
class Owner:
    """The person that work is done for, and their address."""

    person: str
    address: str = ""

    @cached_property
    def place(self) -> str:
        """Where they take turns: their address, of IPv6 the widest network around it; if there is none, alone."""
        # Cached, since it is asked for again and again while work waits.
        return widest_network(self.address) if self.address else self.person


SERVER = Owner("")
"""Work that the server does for itself."""


@dataclass(frozen=True)
class Turn:
    """How urgent work is and for whom it is done. It comes up when it is the turn of any of its owners."""

    priority: Priority = Priority.LIVE
    owners: Collection[Owner] = (SERVER,)
    """At least one. Others may join them and leave them while the work waits."""
    brief: bool = False
    """Whether it takes a fraction of a second."""

    @property
    def level(self) -> int:
        """How many slots it leaves to more urgent work. What is brief needs to leave only that of bots' moves."""
        return min(self.priority.value, 1) if self.brief else self.priority.value


@dataclass(eq=False)
class _Waiting:
    turn: Turn
    number: int
    asked_at: int
    """The number of grants in its line when it came, less the credit."""
    granted: asyncio.Future[bool]
    """False if it has to give way to others in a full queue."""
    since: float = field(default_factory=time.monotonic)


class _Line:
    """Work of one priority. Next is the address that was served longest ago, and the person there likewise."""

    def __init__(self, priority: Priority) -> None:
        self.priority = priority
        self.waiting: dict[int, _Waiting] = {}
        """By number, so the first has waited longest."""
        self.due = 0
        """When it is to be served next, in the time of the queue."""
        self._grants = 0
        self._served: OrderedDict[tuple[str, str], int] = OrderedDict()
        """The number of the grant that an address or a person got last, as far as it can still matter."""

    def add(self, turn: Turn, number: int) -> _Waiting:
        """Let work wait."""
        granted = asyncio.get_running_loop().create_future()
        waiting = _Waiting(turn, number, self._grants - CREDIT, granted)
        self.waiting[number] = waiting
        return waiting

    def first(self, highest: int) -> tuple[_Waiting, Owner]:
        """Return the work up to a level that is next, and whose turn it is."""
        those = (waiting for waiting in self.waiting.values() if waiting.turn.level <= highest)
        each = ((waiting, owner) for waiting in those for owner in waiting.turn.owners)
        return min(each, key=lambda one: self._rank(*one))

    def can_begin(self, highest: int) -> bool:
        """Return whether any of the work is of no higher level."""
        return any(waiting.turn.level <= highest for waiting in self.waiting.values())

    def _rank(self, waiting: _Waiting, owner: Owner) -> tuple[int, int, int]:
        came = waiting.asked_at
        address = max(came, self._served.get(("address", owner.place), came))
        person = max(came, self._served.get(("person", owner.person), came))
        return address, person, waiting.number

    def serve(self, owner: Owner) -> None:
        """Note that an owner was served. Others who wanted the same keep their turns."""
        self._grants += 1
        for who in (("address", owner.place), ("person", owner.person)):
            self._served[who] = self._grants
            self._served.move_to_end(who)
        longest = next(iter(self.waiting.values()), None)
        oldest = self._grants - CREDIT if longest is None else longest.asked_at
        while next(iter(self._served.values())) <= oldest:
            self._served.popitem(last=False)


class FairQueue:
    """Grants a few slots: each priority has its share; in it addresses take turns, and people at one address.

    Each priority leaves a slot to every more urgent one, if there are enough: however long work takes, none waits
    for less urgent work, unless that is brief. With three slots, all but moves of bots hold two of them at most,
    and of these work that is neither brief nor a hint holds one.

    Who comes counts as last served CREDIT grants ago at the earliest, so newcomers pass those who wait only for a
    while. When too many wait, the last work of those who have most of it waiting is refused, but no bot's move: of
    those a table has one at a time.

    So somebody with a thousand pieces of work delays another by the ones that are being done, and no more; many
    guests of one person gain nothing; and nobody waits for ever.
    """

    def __init__(self, name: str, slots: int, longest: int | None = None) -> None:
        """Set `name`, the queue's name in the metrics, and `longest`, how many may wait that are not LIVE."""
        self.name = name
        self.longest = longest
        self._slots = slots
        self._held = Counter[int]()
        """Slots by the level of the work that holds them."""
        self._numbers = itertools.count()
        self._lines = {priority: _Line(priority) for priority in Priority}
        self._now = 0
        """When the last grant was due: the time of the queue."""

    def __len__(self) -> int:
        return sum(len(line.waiting) for line in self._lines.values())

    @asynccontextmanager
    async def slot(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for a slot and hold it; who is cancelled leaves the queue. Raises Problem if the queue is full."""
        await self.acquire(turn)
        try:
            yield
        finally:
            self.release(turn)

    async def acquire(self, turn: Turn) -> None:
        """Wait for a slot; `release` gives it back.

        Raises Problem if the queue is full and nobody has more work in it: at once, or when another comes.
        """
        line = self._lines[turn.priority]
        if not line.waiting:
            line.due = self._now + PACE[turn.priority]
        waiting = line.add(turn, next(self._numbers))
        length = QUEUE_LENGTH.labels(self.name, turn.priority.name.lower())
        length.inc()
        self._grant()
        if self.longest is not None and len(refusable := self._refusable()) > self.longest:
            self._refuse_one(refusable)
        try:
            granted = await waiting.granted
        except asyncio.CancelledError:
            if not waiting.granted.cancelled() and waiting.granted.result():
                self.release(turn)
            raise
        finally:
            line.waiting.pop(waiting.number, None)
            length.dec()
        if not granted:
            raise Problem(ProblemCode.BUSY, retry_after=BUSY)
        QUEUE_SECONDS.labels(self.name, turn.priority.name.lower()).observe(time.monotonic() - waiting.since)

    def release(self, turn: Turn) -> None:
        """Give the slot of a turn back."""
        self._held[turn.level] -= 1
        self._grant()

    def _room(self) -> int:
        """Return the highest level of work that can begin, -1 if none can."""
        for level in range(len(Priority)):
            held = sum(count for other, count in self._held.items() if other >= level)
            if held >= max(1, self._slots - level):
                return level - 1
        return level

    def _grant(self) -> None:
        while (room := self._room()) >= 0:
            lines = [line for line in self._lines.values() if line.can_begin(room)]
            if not lines:
                return
            line = min(lines, key=lambda line: (line.due, line.priority.value))
            chosen, owner = line.first(room)
            del line.waiting[chosen.number]
            if chosen.granted.done():  # Cancelled, but it has not left yet.
                continue
            self._held[chosen.turn.level] += 1
            chosen.granted.set_result(True)
            line.serve(owner)
            # One that had no room is due at once, but makes up for nothing.
            self._now = max(self._now, line.due)
            line.due = self._now + PACE[line.priority]

    def _refusable(self) -> list[_Waiting]:
        lines = (line for line in self._lines.values() if line.priority is not Priority.LIVE)
        return [waiting for line in lines for waiting in line.waiting.values()]

    def _refuse_one(self, refusable: list[_Waiting]) -> None:
        """Refuse the last work of those who have most of it waiting, first by address, then by person."""
        addresses, people = Counter[str](), Counter[str]()
        for waiting in refusable:
            addresses.update({owner.place for owner in waiting.turn.owners})
            people.update({owner.person for owner in waiting.turn.owners})

        def weight(waiting: _Waiting) -> tuple[tuple[int, int], int]:
            owners = waiting.turn.owners
            return min((addresses[owner.place], people[owner.person]) for owner in owners), waiting.number

        refused = max(refusable, key=weight)
        del self._lines[refused.turn.priority].waiting[refused.number]
        if not refused.granted.done():
            refused.granted.set_result(False)
