"""Bots at the tables of this process: whom they think for decides when it is their turn."""

from __future__ import annotations

import secrets

from assyria.host.live_table import LiveTable
from assyria.host.ports import Chosen
from assyria.host.presence import Presence
from assyria.rules import State
from assyria.server.engine.bots import Bots
from assyria.server.engine.fair_queue import Owner, Priority, Turn
from assyria.server.metrics import BOT_SECONDS
from assyria.server.tables.queue_watcher import QueueWatcher


class TableBots:
    """The engine's bots."""

    def __init__(self, bots: Bots, presence: Presence) -> None:
        self._bots = bots
        self._presence = presence

    @property
    def names(self) -> list[str]:
        """The bots that can be put at a table."""
        return self._bots.names

    async def choose(self, live: LiveTable, bot: str, state: State) -> Chosen:
        """Return a bot's move; if it fails, that of a stand-in, so that the game goes on."""
        turn, version = Turn(Priority.LIVE, self._owners(live)), live.table.version
        with BOT_SECONDS.time():
            return await self._bots.choose(bot, state, secrets.randbits(32), live.id, version, turn)

    def _owners(self, live: LiveTable) -> tuple[Owner, ...]:
        """Return for whom a bot thinks: people with seats who are there, else those who watch, else the owner."""
        seated = {chair.holder for chair in live.table.chairs if chair.holder is not None}
        watchers = [watcher for watcher in live.watchers if isinstance(watcher, QueueWatcher)]
        there = [Owner(watcher.who or watcher.address, watcher.address) for watcher in watchers]
        players = {owner for owner in there if owner.person in seated}
        players |= {Owner(who) for who in seated if self._presence.has_stream(who)}
        return tuple(players or set(there)) or (Owner(live.table.opened.owner),)
