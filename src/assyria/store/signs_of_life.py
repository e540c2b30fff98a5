"""Signs of life of the servers on a database, the steady time that they share, and when none of them ran.

Steady time goes on by the machine's monotonic clock: no change of the time of day moves it. It goes on from server
to server, also while none runs. Only if the machine was started again meanwhile, the time of day says how long.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Table, delete, func, insert, select, update

from assyria.host.ledger import Conflict
from assyria.store import schema
from assyria.store.columns import raw
from assyria.store.queries import Queries

ALIVE = 20.0
"""Seconds after its last sign within which another server is taken to be running."""
KEPT = 32 * 24 * 3600.0
"""Seconds for which outages are kept: longer than any live clock can run."""
LEAST = 1.0
"""Seconds of the shortest outage: between two servers that start at the same time there is none."""


class Reading(NamedTuple):
    """What a machine's clocks show."""

    at: float
    """The time of day."""
    monotonic: float
    boot: str
    """Which start of which machine the monotonic clock counts from; empty if that is not known."""


class Outage(NamedTuple):
    """From when until when, in steady time, no server ran."""

    began: float
    ended: float


@dataclass(frozen=True)
class Started:
    """The steady time at a server's start, and all known outages, the one before this start among them."""

    steady: float
    outages: tuple[Outage, ...]


class SignsOfLife(Queries):
    """One row for each server: its last sign."""

    async def start(self, process: str, now: Reading) -> Started:
        """Write the first sign of a server, and the outage before it if no other server ran."""
        try:
            return await self._database.write(lambda connection: self._start(connection, process, now))
        except Conflict:
            # Another server that starts wrote the same outage first.
            return await self._database.write(lambda connection: self._start(connection, process, now))

    def _start(self, connection: Connection, process: str, now: Reading) -> Started:
        signs = self._all(connection, schema.signs_of_life)
        last = max(signs, key=lambda sign: sign.steady, default=None)
        began = _last_change(connection, now) if last is None else last.steady
        steady = now.at if last is None else last.steady + _between(last, now)
        if not self._is_other_alive(signs, now) and steady - began >= LEAST:
            connection.execute(insert(schema.outages).values(began=began, ended=steady))
        connection.execute(delete(schema.outages).where(schema.outages.c.ended < steady - KEPT))
        # Signs of servers that have ended are of no use any more.
        connection.execute(delete(schema.signs_of_life).where(schema.signs_of_life.c.steady < steady - ALIVE))
        connection.execute(insert(schema.signs_of_life).values(process=process, **_sign(now, steady)))
        found = self._all(connection, schema.outages)
        return Started(steady, tuple(sorted(Outage(row.began, row.ended) for row in found)))

    def _all(self, connection: Connection, table: Table) -> list[Row[Any]]:
        """Return the rows of a table, without those that somebody broke."""
        return list(self._whole(tuple(table.c), connection.execute(select(*raw(table, *table.c.keys()))).all()))

    def _is_other_alive(self, signs: Sequence[Row[Any]], now: Reading) -> bool:
        # A file has one server, which is the one that starts.
        return self._database.shared and any(not sign.ended and _between(sign, now) < ALIVE for sign in signs)

    async def note(self, process: str, now: Reading, steady: float, ended: bool = False) -> None:
        """Write another sign of a server, or its last one."""
        again = update(schema.signs_of_life).where(schema.signs_of_life.c.process == process)
        sign = _sign(now, steady, ended)

        def work(connection: Connection) -> None:
            if connection.execute(again.values(sign)).rowcount == 0:
                # Another server thought that this one had ended.
                connection.execute(insert(schema.signs_of_life).values(process=process, **sign))

        await self._database.write(work)


def _between(sign: Row[Any], now: Reading) -> float:
    """Return the seconds since a sign: by the monotonic clock, if it was the same one and has run on."""
    if now.boot and sign.boot == now.boot and sign.monotonic <= now.monotonic:
        return float(now.monotonic - sign.monotonic)
    return max(0.0, float(now.at - sign.at))


def _last_change(connection: Connection, now: Reading) -> float:
    """Return when a table last changed: the last sign of life of an edition that wrote none."""
    updated = schema.tables.c.updated
    found = connection.scalar(select(func.max(updated)).where(updated <= now.at))
    return float(found) if isinstance(found, int | float) else now.at


def _sign(now: Reading, steady: float, ended: bool = False) -> dict[str, Any]:
    return {"at": now.at, "monotonic": now.monotonic, "boot": now.boot, "steady": steady, "ended": ended}
