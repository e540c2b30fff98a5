"""Which listed tables the lobby still shows: not those that are full, or where nobody has been, for long."""

from __future__ import annotations

from collections.abc import Callable

from assyria.host.host import Host
from assyria.host.live_table import LiveTable
from assyria.host.presence import Presence
from assyria.protocol.options import ClockKind, Status
from assyria.store import Store, Summary

LASTING = 600.0
"""Seconds for which a table is shown to everyone after something happened or somebody was there."""


class Lobby:
    """Knows at which tables somebody has been, in this process and in others. Nothing of it is stored."""

    def __init__(self, host: Host, store: Store, presence: Presence, time: Callable[[], float]) -> None:
        self._host = host
        self._store = store
        self._presence = presence
        self._time = time
        self._began = time()
        """Who was there before is not known."""
        self._seen: dict[str, float] = {}
        host.watching.on_come_or_go.append(self._note_watcher)
        store.attendance.on_told(self._note_people)

    async def tables(self) -> list[Summary]:
        """Return the tables that the lobby shows, newest first."""
        now = self._time()
        self._seen = {table: at for table, at in self._seen.items() if now - at <= LASTING}
        found = await self._store.tables.listed(changed=now - LASTING)
        return [table for table in found if self._is_shown(table, now)]

    def _is_shown(self, table: Summary, now: float) -> bool:
        if now - table.updated <= LASTING:
            return True
        if table.status != Status.OPEN or not table.about.get("open"):
            return False
        # Over days nobody waits at the table.
        return table.about.get("clock") == ClockKind.SLOW or self._is_used(table.id, now)

    def _is_used(self, table_id: str, now: float) -> bool:
        live = self._host.tables.live.get(table_id)
        if live is not None and self._presence.is_anyone_here(live):
            return True
        return now - self._seen.get(table_id, self._began) <= LASTING

    def _note_watcher(self, live: LiveTable, _: int) -> None:
        self._seen[live.id] = self._time()

    def _note_people(self, table_id: str, _: str, people: list[str]) -> None:
        if people:
            self._seen[table_id] = self._time()
