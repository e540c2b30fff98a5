"""What the operator has switched: whom the server admits, and what it tells everyone."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from assyria.protocol.requests import Notice
from assyria.server.metrics import DATABASE_BYTES
from assyria.store import Store, Unavailable

GUESTS, REGISTRATION, ANNOUNCEMENT = "guests", "registration", "announcement"
CLOSED = "closed"
ROUND = 5.0
"""Seconds between looks at the database."""


class Switches:
    """Kept in the database, and in memory as of the last round of maintenance or change."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.guests = True
        """Whether anybody who comes may play as a guest."""
        self.on_closed: list[Callable[[], None]] = []
        """Called at every look at the database while guests are not admitted."""
        self.registration = True
        """Whether guests may make an account."""
        self._announcement: tuple[str, float] = ("", 0.0)
        self._refused: tuple[IPv4Network | IPv6Network, ...] = ()

    async def refresh(self) -> None:
        """Read what is in the database. Raises Unavailable."""
        moderation = self._store.moderation
        self.guests = await moderation.get(GUESTS) != CLOSED
        self.registration = await moderation.get(REGISTRATION) != CLOSED
        text, until = json.loads(await moderation.get(ANNOUNCEMENT) or '["", 0]')
        self._announcement = (str(text), float(until))
        self._refused = tuple(ip_network(network) for network, _, _ in await moderation.refused_addresses())
        if not self.guests:
            for told in self.on_closed:
                told()

    async def run(self) -> None:
        """Read again what other processes or an operator may have changed, again and again."""
        while True:
            await asyncio.sleep(ROUND)
            with contextlib.suppress(Unavailable):
                await self.refresh()
                DATABASE_BYTES.set(await self._store.moderation.size())

    def notice(self, now: float) -> Notice:
        """Return what everyone may know."""
        text, until = self._announcement
        shown = bool(text) and now < until
        return Notice(
            text=text if shown else None,
            until=until if shown else None,
            guests=self.guests,
            registration=self.registration,
        )

    def refuses(self, host: str) -> bool:
        """Return whether an address is refused."""
        if not self._refused:
            return False
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        return any((mapped or address) in network for network in self._refused)
