"""Executes commands, one after the other at each table: validates, writes, then tells everyone."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from assyria.host.catching_up import CatchUp
from assyria.host.ledger import Conflict, Damaged, Missing, Unavailable
from assyria.host.live_table import LiveTable
from assyria.host.ports import Ports
from assyria.host.presence import Presence
from assyria.host.tables import LiveTables, call_all
from assyria.protocol.commands import Command, RenameSeat, SeatBot, Sit
from assyria.protocol.entries import Entry
from assyria.protocol.messages import ChangeView
from assyria.protocol.problems import Problem, ProblemCode
from assyria.table import Table, decide, forced_entries
from assyria.table.absence import Around

ATTEMPTS = 5
"""How often a command is tried if others are faster; one that names a version is not retried."""
DONE = "ok"
"""The outcome of a command that was carried out."""

Decide = Callable[[Table], list[Entry]]
"""Returns the entries to write for the current table. Raises Problem."""


class Commands:
    """The only way in which tables are changed here."""

    def __init__(self, ports: Ports, tables: LiveTables, catch_up: CatchUp, presence: Presence) -> None:
        self.on_written: list[Callable[[LiveTable, list[ChangeView]], None]] = []
        """Called with the changes that were written here."""
        self.on_outcome: list[Callable[[str], None]] = []
        """Called with what became of a command: `DONE`, or the code of a problem."""
        self._ledger = ports.ledger
        self._clock = ports.clock
        self._bots = ports.bots
        self._tables = tables
        self._catch_up = catch_up
        self._presence = presence

    async def carry_out(self, live: LiveTable, command: Command, who: str, name: str) -> int:
        """Execute the command of a person with this name, and return the new version. Raises Problem."""
        if isinstance(command, SeatBot) and command.bot not in self._bots.names:
            raise Problem(ProblemCode.NO_SUCH_BOT, known=self._bots.names)
        names = {command.seat: command.name or name} if isinstance(command, Sit | RenameSeat) else {}
        return await self.run(live, lambda table: decide(table, command, who, self._around(live)), names)

    def _around(self, live: LiveTable) -> Around:
        return self._presence.around(live, self._clock.wall())

    async def run(self, live: LiveTable, decide: Decide, names: Mapping[int, str] | None = None) -> int:
        """Validate, write and tell, in this order, and return the new version. Raises Problem.

        `names` are those of people who sit down or are renamed, by seat.
        """
        try:
            async with live.lock:
                self._tables.note_use(live)
                return await self._retry(live, decide, names or {})
        except Problem as wrong:
            call_all(self.on_outcome, wrong.code.value)
            raise
        finally:
            self._catch_up.resume(live)

    async def _retry(self, live: LiveTable, decide: Decide, names: Mapping[int, str]) -> int:
        try:
            for _ in range(ATTEMPTS):
                try:
                    return await self._attempt(live, decide, names)
                except Conflict:
                    # Somebody else was faster: apply what they wrote and decide again.
                    await self._catch_up.read_ahead(live)
        except Unavailable:
            raise Problem(ProblemCode.STORE_UNAVAILABLE) from None
        except Missing:
            raise self._tables.forget(live.id) from None
        except Damaged as damage:
            raise self._tables.set_aside(damage) from None
        raise Problem(ProblemCode.STALE)

    async def _attempt(self, live: LiveTable, decide: Decide, names: Mapping[int, str]) -> int:
        entries = decide(live.table)
        # After deciding: somebody who is found to be out of time has used no less.
        now, settled, noted = self._clock.wall(), self._clock.steady(), self._clock.noted()
        used = self._clock.used_since(live.settled)
        known, after, changes = live.table.names, live.table, list[ChangeView]()
        written: list[tuple[Entry, float]] = []
        while entries:
            for decided in entries:
                entry, used = after.measured(decided, used, noted), 0.0
                after, change = await self._tables.apply(after, entry, now)
                changes.append(change)
                written.append((entry, now))
            entries = forced_entries(after)
        if not written:
            return live.table.version
        after = after.rename(names)
        live.head = await self._ledger.append(live, written, after)
        # People may have chosen other names while this was written.
        live.table, live.settled = _renamed(after, live.table, known), settled
        call_all(self.on_outcome, DONE)
        self._tables.announce(live, changes)
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
