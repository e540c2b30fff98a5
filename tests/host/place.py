"""A place to play without a port, a database or a wait: its ledger is in memory, and its time goes by at once."""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from assyria.bots.players import Players
from assyria.host.host import Host
from assyria.host.ledger import Chain, Conflict, Damaged, Flaw, Head, Missing, Seated, StoredEntry, Unavailable
from assyria.host.live_table import LiveTable
from assyria.host.ports import Chance, Chosen, Ports
from assyria.host.presence import Presence
from assyria.host.tasks import Tasks
from assyria.local import encoding
from assyria.protocol.commands import PlayMove
from assyria.protocol.entries import Entry, entry_body
from assyria.protocol.messages import ChangeView
from assyria.record import move_text, position_text
from assyria.rules import State, legal_moves, view
from assyria.table import Table
from assyria.table.clock import Clock
from assyria.table.stand_in_pace import StandInPace

BEGAN = 1.8e9
"""The time of day when a test begins."""
PACE = StandInPace(wait=20, pace=2, grace=10)


class Skipping(selectors.SelectSelector):
    """Waits for nothing: where nothing is to be done, time goes on to when something is."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise AssertionError("nothing will ever happen again")
        self.now += max(0.0, timeout)
        return super().select(0)


class SkippingLoop(asyncio.SelectorEventLoop):
    """A loop on which an hour takes no time."""

    def __init__(self) -> None:
        self._skipping = Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        return self._skipping.now


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run a test on such a loop."""

    async def whole() -> None:
        await work()

    with asyncio.Runner(loop_factory=SkippingLoop) as runner:
        runner.run(whole())


async def until(what: Callable[[], bool], within: float = 3600) -> None:
    """Let time go by until something is so."""
    async with asyncio.timeout(within):
        while not what():
            await asyncio.sleep(0.01)


@dataclass
class SkippedClock:
    """What the loop says."""

    ahead: float = 0.0
    """By how much the time of day was set forward."""

    def wall(self) -> float:
        return BEGAN + self.ahead + self.steady()

    def steady(self) -> float:
        return asyncio.get_running_loop().time()

    def noted(self) -> float:
        return self.steady()

    def used_since(self, since: float) -> float:
        return self.steady() - since

    def runs_since(self, clock: Clock) -> float:
        return self.steady() if clock.steady is None else clock.steady


@dataclass
class MemoryLedger:
    """Ledgers that several places may share."""

    rows: dict[str, list[StoredEntry]] = field(default_factory=dict)
    names: dict[str, dict[int, str]] = field(default_factory=dict)
    away: int = 0
    """How many more times it is unavailable."""
    conflicts: int = 0
    """How many more times somebody else is faster."""
    reads: list[str] = field(default_factory=list)
    damaged: set[str] = field(default_factory=set)
    writing: Callable[[], None] = lambda: None
    """Called while something is written."""

    async def read(self, table: str, known: Head | None = None) -> Chain:
        self.reads.append(table)
        await self._reach()
        if table not in self.rows:
            raise Missing(table)
        if table in self.damaged:
            raise Damaged(table, 1, Flaw.WRONG_DIGEST)
        rows = self.rows[table]
        seated = tuple(Seated(seat, "", name) for seat, name in self.names[table].items())
        return Chain(rows[0 if known is None else known.version + 1 :], Head(len(rows) - 1, ""), seated)

    async def append(self, live: LiveTable, entries: Sequence[tuple[Entry, float]], after: Table) -> Head:
        await self._reach()
        self.writing()
        there = self.rows.get(live.id, [])
        if live.head.version >= 0 and live.id not in self.rows:
            raise Missing(live.id)
        if self.conflicts or len(there) != live.head.version + 1:
            self.conflicts = max(0, self.conflicts - 1)
            raise Conflict
        bodies = [(json.loads(json.dumps(entry_body(entry))), at) for entry, at in entries]
        added = [StoredEntry(n, at, body) for n, (body, at) in enumerate(bodies, len(there))]
        self.rows[live.id] = there + added
        self.names[live.id] = dict(after.names)
        return Head(len(self.rows[live.id]) - 1, "")

    async def _reach(self) -> None:
        await asyncio.sleep(0)
        if self.away:
            self.away -= 1
            raise Unavailable


class TestBots:
    """The lower levels; one of them can be made to fail."""

    __test__ = False

    def __init__(self) -> None:
        self.broken = 0
        """How many more times nobody answers."""
        self.wrong = 0
        """How many more times the move is none."""
        self.asked = 0
        self._players, self._rng = Players(), Random(1)

    @property
    def names(self) -> list[str]:
        return ["random"]

    async def choose(self, live: LiveTable, bot: str, state: State) -> Chosen:
        self.asked += 1
        await asyncio.sleep(0.1)
        if self.broken:
            self.broken -= 1
            raise OSError("gone")
        if self.wrong:
            self.wrong -= 1
            return Chosen("pass and pass")
        position = position_text(view(state))
        move = self._players.think("random", position, self._rng.getrandbits(32), live.id)
        return Chosen(move, None if bot == "random" else "raised")


@dataclass
class Hall:
    """What people are told of this place."""

    page: str | None = "today's"
    defers: bool = False
    watching: list[str] = field(default_factory=list)

    def watchers(self, _: LiveTable) -> tuple[int, list[str]]:
        return len(self.watching), self.watching

    def expires(self, live: LiveTable) -> float | None:
        return live.updated + 60

    def defers_preview(self, _: LiveTable, __: list[ChangeView]) -> bool:
        return self.defers


@dataclass(eq=False)
class Onlooker:
    """Somebody who watches."""

    who: str | None = None
    dropped: bool = False
    full: bool = False
    """Whether the next message is too much."""
    why: str | None = None
    told: list[dict[str, Any]] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.told.append(json.loads(message))
        self.dropped = self.full

    def close(self, why: str = "come-back") -> None:
        self.dropped, self.why = True, why

    @property
    def versions(self) -> list[int]:
        return [change["version"] for message in self.told for change in message.get("changes") or ()]


class Place:
    """A host with all that it needs."""

    def __init__(
        self,
        ledger: MemoryLedger | None = None,
        stand_in: StandInPace = PACE,
        unwatched: bool = True,
        name: str = "table",
    ) -> None:
        self.ledger, self.bots, self.hall, self.clock = (
            ledger or MemoryLedger(),
            TestBots(),
            Hall(),
            SkippedClock(),
        )
        self.streams: set[str] = set()
        self.tasks = Tasks()
        numbers = iter(range(1, 100))
        chance = Chance(lambda: f"{name}-{next(numbers)}", lambda: bytes(range(32)).hex())
        ports = Ports(self.ledger, self.clock, self.bots, encoding, self.hall, chance)
        presence = Presence(self.streams.__contains__)
        self.host = Host(ports, self.tasks, presence, stand_in, unwatched)

    def watch(self, live: LiveTable, who: str | None = None) -> Onlooker:
        found = Onlooker(who)
        self.host.watch(live, found)
        return found

    async def move(self, live: LiveTable) -> int:
        """Play the first legal move for whoever decides."""
        table = live.table
        assert table.mover is not None
        assert table.state is not None
        command = PlayMove(table.mover, table.version, move_text(legal_moves(table.state)[0]))
        who = table.chairs[table.mover].holder or ""
        return await self.host.commands.carry_out(live, command, who, "")


def kinds(live: LiveTable) -> list[str]:
    """What happened at a table."""
    return [change["kind"] for change in json.loads(live.changes.since(0))]
