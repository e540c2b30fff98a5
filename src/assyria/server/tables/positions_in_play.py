"""Positions of games that are being played: the engine helps their players only where hints are allowed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple
from weakref import WeakValueDictionary

from assyria.host.host import Host
from assyria.protocol.problems import Problem, ProblemCode
from assyria.store import Store
from assyria.table import Table
from assyria.table.likeness import alike, mark_of
from assyria.table.permissions import count_help

MOST = 100
"""Games of one person that are looked at: those that wait for them first, then those that changed last."""
REMEMBERED = 10_000
"""Tables whose positions are remembered, so that those that nobody looks at are read once a change."""


class _Seen(NamedTuple):
    """What was seen of a table: its version, the mark of its position, and whether hints are allowed."""

    version: int
    mark: int
    hints: bool


class PositionsInPlay:
    """Knows the positions of everyone's games."""

    def __init__(self, store: Store, host: Host) -> None:
        self._store = store
        self._tables = host.tables
        self._commands = host.commands
        self._seen: OrderedDict[str, _Seen] = OrderedDict()
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def permit(self, who: str, marks: Sequence[int], apart_from: str | None = None) -> None:
        """Permit the engine's help with positions that have these marks, or raise Problem.

        It is refused if one of them is as good as that of a game that this person plays without hints. Where hints
        are allowed, it is counted as one. `apart_from` is a table that does so by itself.
        """
        # Many moves change no piece and no open card.
        different = set(marks)
        found = {
            table_id: seen
            for table_id, seen in (await self._games_of(who)).items()
            if table_id != apart_from and any(alike(seen.mark, mark) for mark in different)
        }
        if not all(seen.hints for seen in found.values()):
            raise Problem(ProblemCode.POSITION_IN_PLAY)
        for table_id in found:
            live = await self._tables.get(table_id)
            await self._commands.run(live, lambda table: count_help(table, who))

    async def _games_of(self, who: str) -> dict[str, _Seen]:
        """Return what is seen of somebody's games."""
        versions = await self._store.tables.playing(who, MOST)
        found: dict[str, _Seen] = {}
        for table_id, version in versions.items():
            seen = self._known(table_id, version) or await self._read(who, table_id, version)
            if seen is not None:
                found[table_id] = seen
        return found

    def _known(self, table_id: str, version: int) -> _Seen | None:
        """Return what is seen of a table without reading it from the store, if that will do."""
        live, seen = self._tables.live.get(table_id), self._seen.get(table_id)
        if live is not None and (seen is None or seen.version != live.table.version):
            return self._remember(table_id, live.table)
        if seen is None or (live is None and seen.version != version):
            return None
        self._seen.move_to_end(table_id)
        return seen

    async def _read(self, who: str, table_id: str, version: int) -> _Seen | None:
        """Return what is seen of a table that is not in memory, or None if it cannot be read.

        One table of a person at a time: those who ask twice at once do not have their games read twice.
        """
        lock = self._reading.setdefault(who, asyncio.Lock())
        async with lock:
            seen = self._known(table_id, version)
            if seen is not None:
                return seen
            if table_id in self._tables.damaged:
                return None
            try:
                return self._remember(table_id, (await self._tables.read(table_id)).table)
            except Problem as wrong:
                # Nobody plays at a table that is damaged or was removed.
                if wrong.code in (ProblemCode.TABLE_DAMAGED, ProblemCode.NO_SUCH_TABLE):
                    return None
                raise

    def _remember(self, table_id: str, table: Table) -> _Seen | None:
        if table.state is None:
            return None
        seen = self._seen[table_id] = _Seen(table.version, mark_of(table.state), table.options.hints)
        self._seen.move_to_end(table_id)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return seen
