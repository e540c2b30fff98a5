"""What the operator has switched: whom the server admits, and what it tells everyone."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
from collections.abc import Callable
from typing import TypeVar

from assyria.host.ledger import Unavailable
from assyria.protocol.requests import Notice
from assyria.server.limits.refused_networks import LOOPBACK, Network, contains, parse_network, trusted_proxies
from assyria.server.metrics import DATABASE_BYTES
from assyria.store import Store
from assyria.store.columns import printable

GUESTS, REGISTRATION, ANNOUNCEMENT = "guests", "registration", "announcement"
OPEN, CLOSED = "open", "closed"
NOTHING = ("", 0.0)
"""No announcement."""
LONGEST_ANNOUNCEMENT = 500
Value = TypeVar("Value")
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
        self._announcement: tuple[str, float] = NOTHING
        self._refused: tuple[Network, ...] = ()
        self._never_refused = (*LOOPBACK, *trusted_proxies())

    async def refresh(self) -> None:
        """Read what is in the database. Raises Unavailable."""
        moderation = self._store.moderation
        # Nobody knows what was meant by a switch that cannot be read: it closes, since the operator can open it.
        self.guests = await self._read(GUESTS, parse_switch, missing=True, broken=False)
        self.registration = await self._read(REGISTRATION, parse_switch, missing=True, broken=False)
        self._announcement = await self._read(ANNOUNCEMENT, parse_announcement, missing=NOTHING, broken=NOTHING)
        refused = []
        for network, _, _ in await moderation.refused_addresses():
            try:
                refused.append(parse_network(network))
            except ValueError:
                self._store.left_out.note("", f"refused_addresses {printable(network)}", "not a network")
        self._refused = tuple(refused)
        if not self.guests:
            for told in self.on_closed:
                told()

    async def _read(self, name: str, parse: Callable[[str], Value], missing: Value, broken: Value) -> Value:
        """Return what a setting says; one that cannot be read is logged once."""
        value = await self._store.settings.get(name)
        try:
            return missing if value is None else parse(value)
        except ValueError as wrong:
            self._store.left_out.note("", f"settings {name}", str(wrong))
            return broken

    async def run(self) -> None:
        """Read again what other processes or an operator may have changed, again and again."""
        while True:
            await asyncio.sleep(ROUND)
            with contextlib.suppress(Unavailable):
                await self.refresh()
                DATABASE_BYTES.set(await self._store.health.size())

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
        """Return whether an address is refused. This machine and proxies never are, whatever the database says."""
        return contains(self._refused, host) and not contains(self._never_refused, host)


def parse_switch(value: str) -> bool:
    """Return whether a switch is open. Raises ValueError."""
    if value not in (OPEN, CLOSED):
        raise ValueError(f"neither {OPEN} nor {CLOSED}")
    return value == OPEN


def parse_announcement(value: str) -> tuple[str, float]:
    """Return the text of an announcement, and until when it is shown. Raises ValueError."""
    try:
        text, until = json.loads(value)
        end = float(until)
    except (ValueError, TypeError, OverflowError, RecursionError):
        raise ValueError("not an announcement") from None
    if not isinstance(text, str) or len(text) > LONGEST_ANNOUNCEMENT or not math.isfinite(end):
        raise ValueError("not an announcement")
    return text, end


def announcement_value(text: str, until: float) -> str:
    """Return an announcement as it is stored."""
    return json.dumps([text, until])
