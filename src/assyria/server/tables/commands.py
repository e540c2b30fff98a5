"""Commands of people at tables, within the limits of what they may open and change."""

from __future__ import annotations

from assyria.host.host import Host
from assyria.host.ledger import Unavailable
from assyria.host.live_table import LiveTable
from assyria.protocol.commands import (
    Cancel,
    ChangeOptions,
    ComeBack,
    Command,
    Confirm,
    PlayAgain,
    PlayMove,
    Propose,
    Resign,
    Sit,
    Start,
)
from assyria.protocol.options import Chair, ChairKind, Status
from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.quotas import ProcessLimits
from assyria.server.limits.table_quotas import TableQuotas
from assyria.store import Identity, Store
from assyria.table import Table

ENDING = PlayMove, Confirm, ComeBack, Resign, Cancel
"""Commands that bring a game to its end: by themselves they cannot be repeated for ever."""


class PeoplesCommands:
    """Executes them."""

    def __init__(self, store: Store, host: Host, limits: ProcessLimits, quotas: TableQuotas) -> None:
        self._store = store
        self._commands = host.commands
        self._limits = limits
        self._quotas = quotas

    async def carry_out(self, command: Command, live: LiveTable, who: Identity, address: str) -> int:
        """Execute a command and return the table's new version. Raises Problem."""
        if not isinstance(command, Propose) or all(chair.holder in (None, who.id) for chair in live.table.chairs):
            return await self._carry_out(command, live, who, address)
        # Others are asked, and notified: that counts, though it may be withdrawn or refused.
        limits = self._limits
        with limits.proposals_table.spent(f"{live.id} {who.id}"), limits.proposals.spent(who.id, address):
            return await self._carry_out(command, live, who, address)

    async def _carry_out(self, command: Command, live: LiveTable, who: Identity, address: str) -> int:
        most, quotas = self._limits.changes_table, self._quotas
        if live.table.version >= most and not isinstance(command, ENDING):
            raise Problem(ProblemCode.TOO_MANY_CHANGES, most=most)
        if isinstance(command, Sit):
            await _need_peace(live.table, who, self._store)
        if isinstance(command, Start) and all(chair.kind is not ChairKind.OPEN for chair in live.table.chairs):
            # Bots that were seated since the table was opened have not been counted.
            async with quotas.opening(address):
                await quotas.check(live.table.chairs, live.table.options.listed, who.id, address)
                return await self._commands.carry_out(live, command, who.id, who.name)
        if isinstance(command, ChangeOptions) and command.listed and not live.table.options.listed:
            async with quotas.opening(address):
                await quotas.check(live.table.chairs, True, who.id, address)
                return await self._commands.carry_out(live, command, who.id, who.name)
        if isinstance(command, PlayAgain) and command.yes:
            return await self._play_again(command, live, who, address)
        return await self._commands.carry_out(live, command, who.id, who.name)

    async def _play_again(self, command: PlayAgain, live: LiveTable, who: Identity, address: str) -> int:
        """Execute it: the first who plays again opens a table, the others sit down there."""
        table, quotas = live.table, self._quotas
        again = {table.chairs[seat].holder or "" for seat, yes in table.again.items() if yes}
        await _need_no_block(who, again - {who.id}, self._store)
        if table.status is not Status.FINISHED or any(table.again.values()):
            return await self._commands.carry_out(live, command, who.id, who.name)
        self._limits.tables.spend(who.id, address)
        async with quotas.opening(address):
            # The seats of the others are open there.
            chairs = [Chair() if one.holder not in (None, who.id) else one for one in table.chairs]
            await quotas.check(chairs, table.options.listed, who.id, address)
            quotas.note_rematch_of(live.id, address)
            return await self._commands.carry_out(live, command, who.id, who.name)


async def _need_peace(table: Table, who: Identity, store: Store) -> None:
    """Raise Problem if somebody at a table, or its host, has blocked a person who wants to sit down."""
    people = {chair.holder for chair in table.chairs if chair.holder is not None} | {table.owner}
    await _need_no_block(who, people, store)


async def _need_no_block(who: Identity, people: set[str], store: Store) -> None:
    """Raise Problem if one of these people has blocked somebody."""
    try:
        blocked = await store.moderation.are_blocked(who.id, people)
    except Unavailable:
        raise Problem(ProblemCode.STORE_UNAVAILABLE) from None
    if blocked:
        raise Problem(ProblemCode.BLOCKED)
