"""Holidays of people: from when until when."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, Select, delete, insert, select, update

from assyria.host.ledger import Missing
from assyria.store import schema
from assyria.store.queries import Queries, fit

Spans = list[tuple[float, float]]
"""From when until when."""
SPAN = (schema.holidays.c.begun, schema.holidays.c.until)


class Holidays(Queries):
    """Every method may raise Unavailable."""

    async def add(self, identity: str, begun: float, until: float, check: Callable[[Spans], None]) -> None:
        """Add a holiday unless `check`, which gets those before, raises an error. Raises Missing."""
        fit(identity)

        def work(connection: Connection) -> None:
            # Locks the person's row: two requests at the same time must not both be let through.
            there = select(schema.identities.c.id).where(schema.identities.c.id == identity).with_for_update()
            if connection.execute(there).first() is None:
                raise Missing("there is none")
            taken = connection.execute(_of(identity)).all()
            check([(row.begun, row.until) for row in self._whole(SPAN, taken)])
            connection.execute(insert(schema.holidays).values(identity=identity, begun=begun, until=until))

        await self._database.write(work)

    async def of(self, identity: str) -> Spans:
        """Return someone's holidays, oldest first: when they began and end."""
        return [(row.begun, row.until) for row in self._whole(SPAN, await self._rows(_of(identity)))]

    async def end(self, identity: str, now: float, shortest: float) -> None:
        """End someone's holiday now; one that was shorter than so many seconds is removed. Raises Missing."""
        fit(identity)
        columns = schema.holidays.c
        current = (columns.identity == identity) & (columns.until > now)

        def work(connection: Connection) -> None:
            short = delete(schema.holidays).where(current, columns.begun > now - shortest)
            ended = connection.execute(short).rowcount
            ended += connection.execute(update(schema.holidays).where(current).values(until=now)).rowcount
            if ended == 0:
                raise Missing("there is none")

        await self._database.write(work)


def _of(identity: str) -> Select[tuple[float, float]]:
    return select(*SPAN).where(schema.holidays.c.identity == identity).order_by(schema.holidays.c.begun)
