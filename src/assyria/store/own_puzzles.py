"""Puzzles of people's own, as JSON: mistakes of their games, kept with these."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from assyria.host.ledger import Conflict, Missing
from assyria.store import schema
from assyria.store.queries import Queries, fit

Key = tuple[str, int]
"""A table, and the number of a move."""
KEPT = tuple(schema.own_puzzles.c)


class OwnPuzzles(Queries):
    """Every method may raise Unavailable."""

    async def of(self, identity: str) -> Sequence[str]:
        """Return someone's puzzles."""
        fit(identity)
        query = select(*KEPT).where(schema.own_puzzles.c.identity == identity)
        return [str(row.body) for row in self._whole(KEPT, await self._rows(query))]

    async def keep(self, identity: str, bodies: Mapping[Key, str]) -> None:
        """Keep puzzles of someone, in place of older ones, unless a table or the person is gone."""
        fit(identity, *bodies.values())

        def work(connection: Connection) -> None:
            for (table, move), body in bodies.items():
                connection.execute(delete(schema.own_puzzles).where(_one(identity, (table, move))))
                new = {"identity": identity, "table_id": table, "move": move, "body": body}
                connection.execute(insert(schema.own_puzzles).values(new))

        with suppress(Conflict, Missing):  # Another request kept the same, or removed the table or the person.
            await self._database.write(work)

    async def remove(self, identity: str, keys: Iterable[Key]) -> None:
        """Remove puzzles of someone."""
        fit(identity)

        def work(connection: Connection) -> None:
            for key in keys:
                connection.execute(delete(schema.own_puzzles).where(_one(identity, key)))

        await self._database.write(work)


def _one(identity: str, key: Key) -> ColumnElement[bool]:
    columns = schema.own_puzzles.c
    return (columns.identity == identity) & (columns.table_id == key[0]) & (columns.move == key[1])
