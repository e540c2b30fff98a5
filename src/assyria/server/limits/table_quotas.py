"""How many tables somebody may have at the same time: open ones, listed ones, and those where bots play.

A person's tables are counted in the database. Those of an address are counted among the tables that were opened
from there since this process started: addresses are not stored.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any
from weakref import WeakValueDictionary

from assyria.protocol.options import Chair, ChairKind, Status
from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.addresses import counted_networks, widest_network
from assyria.server.limits.limit_settings import LimitSettings
from assyria.server.limits.quotas import RETRY
from assyria.server.metrics import LIMITED
from assyria.store import Store, Summary

ADDRESSES = 10_000
"""The number of addresses and networks whose tables are remembered."""
REMEMBERED = 1000
"""The number of tables of one of them that are remembered, newest first."""
ACTIVE = 3600.0
"""Seconds since the last change in which a game counts as running: games that people left lying harm nobody."""


class TableQuotas:
    """Checks the limits on tables at the same time."""

    def __init__(self, store: Store, limits: LimitSettings) -> None:
        self._store = store
        self._limits = limits
        self._opened: OrderedDict[str, deque[str]] = OrderedDict()
        self._wanted: OrderedDict[str, str] = OrderedDict()
        """The address from which somebody first wanted to play again, by the old table."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def opening(self, address: str) -> AbstractAsyncContextManager[None]:
        """Return the lock to hold while a table is checked and opened, so that nobody opens two in between."""
        network = widest_network(address)
        lock = self._locks.get(network)
        if lock is None:
            lock = self._locks[network] = asyncio.Lock()
        return lock

    def note(self, address: str, table_id: str) -> None:
        """Remember from which address a table was opened."""
        for network, _ in counted_networks(address):
            self._opened.setdefault(network, deque(maxlen=REMEMBERED)).append(table_id)
            self._opened.move_to_end(network)
        while len(self._opened) > ADDRESSES:
            self._opened.popitem(last=False)

    def note_rematch_of(self, table_id: str, address: str) -> None:
        """Remember from which address somebody first wanted to play again after a game."""
        self._wanted[table_id] = address
        self._wanted.move_to_end(table_id)
        if len(self._wanted) > ADDRESSES:
            self._wanted.popitem(last=False)

    def note_rematch(self, old: str, new: str) -> None:
        """Count a rematch among the tables of the address from which it was wanted."""
        address = self._wanted.pop(old, None)
        if address is not None:
            self.note(address, new)

    async def check(self, chairs: Iterable[Chair], listed: bool, person: str, address: str) -> None:
        """Raise Problem 429 if somebody has too many tables of the kind that they want to open."""
        kinds = {chair.kind for chair in chairs}
        waits = ChairKind.OPEN in kinds
        if not waits and ChairKind.BOT not in kinds:
            return
        owned = await self._store.tables.unfinished(owner=person)
        counted = [(owned, "person", 1)]
        for network, times in counted_networks(address):
            opened = await self._store.tables.unfinished(ids=self._opened.get(network, ()))
            counted.append((opened, "address", times))
        for tables, of, times in counted:
            if waits:
                open_ones = [found for found in tables if found.status == Status.OPEN]
                self._need(open_ones, f"open_tables_{of}", times, ProblemCode.TOO_MANY_TABLES)
                if listed:
                    in_lobby = [found for found in open_ones if found.listed]
                    self._need(in_lobby, f"listed_tables_{of}", times, ProblemCode.TOO_MANY_TABLES)
            if ChairKind.BOT in kinds:
                playing = [found for found in tables if found.status == Status.PLAYING]
                if kinds == {ChairKind.BOT}:
                    alone = [found for found in playing if _kinds(found) == {ChairKind.BOT}]
                    self._need(alone, f"bots_alone_{of}", times, ProblemCode.TOO_MANY_BOT_TABLES)
                since = time.time() - ACTIVE
                active = [found for found in playing if ChairKind.BOT in _kinds(found) and found.updated > since]
                self._need(active, f"bot_tables_{of}", times, ProblemCode.TOO_MANY_BOT_TABLES)

    def _need(self, found: list[Summary], name: str, times: int, code: ProblemCode) -> None:
        most: int = getattr(self._limits, name) * times
        if len(found) < most:
            return
        LIMITED.labels(name).inc()
        details: dict[str, Any] = {"most": most, "retry_after": RETRY}
        if code is ProblemCode.TOO_MANY_BOT_TABLES and name.endswith("_person") and found:
            details["table"] = found[0].id
        raise Problem(code, **details)


def _kinds(found: Summary) -> set[str]:
    """Return the kinds of a table's chairs. A summary that somebody broke has none."""
    chairs = found.about.get("chairs")
    return (
        {str(chair.get("kind")) for chair in chairs if isinstance(chair, dict)}
        if isinstance(chairs, list)
        else set()
    )
