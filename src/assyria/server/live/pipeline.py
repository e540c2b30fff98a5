"""Executes commands, one after the other at each table: validates, writes, then notifies everyone."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from assyria.protocol.commands import Command, RenameSeat, Sit
from assyria.protocol.entries import Entry
from assyria.protocol.messages import ChangeView
from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.live.ledger_writer import LedgerWriter
from assyria.server.live.live_table import LiveTable
from assyria.server.live.registry import Registry, call_all
from assyria.server.live.sync import Synchroniser
from assyria.server.metrics import COMMANDS
from assyria.server.server_clock import ServerClock
from assyria.store import Conflict, Damaged, Identity, Missing, Unavailable
from assyria.table import Table, decide, forced_entries

ATTEMPTS = 5
"""How often a command is tried if other processes are faster; one that names a version is not retried."""

Decide = Callable[[Table], list[Entry]]
"""Returns the entries to write for the current table. Raises Problem."""


class CommandPipeline:
    """The only way in which this process changes tables."""

    def __init__(self, registry: Registry, writer: LedgerWriter, sync: Synchroniser, clock: ServerClock) -> None:
        self.on_written: list[Callable[[LiveTable, list[ChangeView]], None]] = []
        """Called with the changes that this process wrote."""
        self._registry = registry
        self._writer = writer
        self._sync = sync
        self._clock = clock

    async def carry_out(self, live: LiveTable, command: Command, who: Identity) -> int:
        """Execute a person's command and return the new version. Raises Problem."""
        names = {}
        if isinstance(command, Sit):
            names = {command.seat: command.name or who.name}
            await self._need_peace(live.table, who)
        elif isinstance(command, RenameSeat):
            names = {command.seat: command.name}
        return await self.run(live, lambda table: decide(table, command, who.id), names)

    async def _need_peace(self, table: Table, who: Identity) -> None:
        """Raise Problem if somebody at a table, or who opened it, has blocked a person who wants to sit down."""
        people = {chair.holder for chair in table.chairs if chair.holder is not None} | {table.opened.owner}
        try:
            if await self._writer.store.moderation.are_blocked(who.id, people):
                raise Problem(ProblemCode.BLOCKED)
        except Unavailable:
            raise Problem(ProblemCode.STORE_UNAVAILABLE) from None

    async def run(self, live: LiveTable, decide: Decide, names: Mapping[int, str] | None = None) -> int:
        """Validate, write and notify, in this order, and return the new version. Raises Problem.

        `names` are those of people who sit down or are renamed, by seat.
        """
        try:
            async with live.lock:
                live.used = time.monotonic()
                return await self._retry(live, decide, names or {})
        except Problem as wrong:
            COMMANDS.labels(wrong.code.value).inc()
            raise
        finally:
            self._sync.resume(live)

    async def _retry(self, live: LiveTable, decide: Decide, names: Mapping[int, str]) -> int:
        try:
            for _ in range(ATTEMPTS):
                try:
                    return await self._attempt(live, decide, names)
                except Conflict:
                    # Another process was faster: apply what it wrote and decide again.
                    await self._sync.read_ahead(live)
        except Unavailable:
            raise Problem(ProblemCode.STORE_UNAVAILABLE) from None
        except Missing:
            raise self._registry.forget(live.id) from None
        except Damaged as damage:
            raise self._registry.set_aside(damage) from None
        raise Problem(ProblemCode.STALE)

    async def _attempt(self, live: LiveTable, decide: Decide, names: Mapping[int, str]) -> int:
        entries = decide(live.table)
        # After deciding: somebody who is found to be out of time has used no less.
        now, steady = self._clock.wall(), self._clock.steady()
        used = self._clock.used_since(live.settled)
        known, after, changes = live.table.names, live.table, list[ChangeView]()
        written: list[tuple[Entry, float]] = []
        while entries:
            for decided in entries:
                entry, used = after.measured(decided, used, steady), 0.0
                after, change = await self._registry.apply(after, entry, now)
                changes.append(change)
                written.append((entry, now))
            entries = forced_entries(after)
        if not written:
            return live.table.version
        after = after.rename(names)
        live.head = await self._writer.write(live, written, after)
        # People may have chosen other names while this was written.
        live.table, live.settled = _renamed(after, live.table, known), steady
        COMMANDS.labels("ok").inc()
        self._registry.announce(live, changes)
        call_all(self.on_written, live, changes)
        return after.version


def _renamed(after: Table, before: Table, known: Mapping[int, str]) -> Table:
    """Return the table after entries with the names that people chose while these were written.

    `known` are the names that they had. By person, since they may sit elsewhere now.
    """
    chosen = {
        (before.chairs[seat].holder, known[seat]): name
        for seat, name in before.names.items()
        if name != known.get(seat, name)
    }
    if not chosen:
        return after
    return after.rename(
        {seat: chosen.get((after.chairs[seat].holder, name), name) for seat, name in after.names.items()}
    )
