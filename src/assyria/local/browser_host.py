"""The host of a browser's tables: one person, several tabs, and nothing goes on where nobody looks."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from assyria.host.host import Host
from assyria.host.live_table import LiveTable
from assyria.host.ports import Chance, Ports
from assyria.host.presence import Presence
from assyria.host.tasks import Tasks
from assyria.local import encoding
from assyria.local.bots import Bots
from assyria.local.browser_ledger import LOCAL, ME, BrowserLedger, listed_table
from assyria.local.store import TableStore
from assyria.protocol.messages import ChangeView, ListedTable
from assyria.protocol.problems import Problem
from assyria.table.clock import Clock
from assyria.table.stand_in_pace import StandInPace

PACE = StandInPace(wait=0, pace=1, grace=0)
"""For a seat that was left: a second a decision, so that everyone can follow."""


@dataclass(frozen=True)
class BrowserClock:
    """The clocks of the machine: the time of day, and one that nobody sets."""

    wall: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic

    def noted(self) -> None:
        """Note nothing: another tab has another steady time."""

    def used_since(self, since: float) -> float:
        """Return the seconds since a steady time."""
        return self.steady() - since

    def runs_since(self, clock: Clock) -> float:
        """Return the steady time since which a clock runs. While no tab had the table open, it ran too."""
        return self.steady() - max(0.0, self.wall() - clock.since)


CLOCK = BrowserClock()
CHANCE = Chance(lambda: LOCAL + secrets.token_hex(8))


@dataclass(frozen=True)
class BrowserSurroundings:
    """This browser: whoever looks is here, and what is kept stays."""

    page: None = None

    def watchers(self, _: LiveTable) -> tuple[int, list[str]]:
        """Nobody else watches."""
        return 0, []

    def expires(self, _: LiveTable) -> None:
        """Keep a table for ever."""

    def defers_preview(self, _: LiveTable, __: list[ChangeView]) -> bool:
        """Send every preview at once."""
        return False


@dataclass(eq=False)
class TabWatcher:
    """The page, as it looks at a table."""

    deliver: Callable[[str], None]
    who: str | None = ME
    dropped: bool = False

    def send(self, message: bytes) -> None:
        """Send a message."""
        self.deliver(message.decode())

    def close(self, _: str = "") -> None:
        """Send nothing more: the page learns with its next request why."""
        self.dropped = True


class BrowserTables:
    """All tables of this browser, as one of its tabs plays them."""

    def __init__(
        self, store: TableStore, bots: Bots, chance: Chance = CHANCE, clock: BrowserClock = CLOCK
    ) -> None:
        self.my_name = ""
        """Of the person before this browser."""
        self.store = store
        self.chance = chance
        ports = Ports(BrowserLedger(store), clock, bots, encoding, BrowserSurroundings(), chance)
        self.host = Host(ports, Tasks(), Presence(), PACE, unwatched=False)

    async def all(self) -> list[ListedTable]:
        """Return all tables as lists show them, those where it is a person's turn first, then the newest."""
        found = [listed for kept in await self.store.all() if (listed := listed_table(kept)) is not None]
        return sorted(found, key=lambda listed: (not listed.my_turn, -listed.updated))

    async def remove(self, table_id: str) -> None:
        """Forget a table for good."""
        self.host.tables.forget(table_id)
        await self.store.remove(table_id)

    async def watch(self, table_id: str, since: int | None, send: Callable[[str], None]) -> Callable[[], None]:
        """Send a table and all its changes from now on; return how to end that. Raises Problem."""
        live, watcher = await self.host.tables.get(table_id), TabWatcher(send)
        self.host.watch(live, watcher)
        watcher.send(self.host.watching.table_message(live, ME, since))
        return lambda: self.host.leave(live, watcher)

    async def catch_up(self, table_id: str) -> None:
        """Apply what another tab has written."""
        live = self.host.tables.live.get(table_id)
        if live is not None:
            with contextlib.suppress(Problem):  # Removed, or damaged: the next command says which.
                await self.host.catch_up.catch_up(live)
