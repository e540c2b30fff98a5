"""Reviews of finished games. They can be made again: one that cannot be read is as good as none."""

from __future__ import annotations

import json
from contextlib import suppress

from sqlalchemy import Connection, delete, insert, select

from assyria.host.ledger import Conflict
from assyria.store import schema
from assyria.store.columns import raw
from assyria.store.queries import Queries, fit
from assyria.store.tables import THERE


class Reviews(Queries):
    """What the engine says of the games of tables, as JSON."""

    async def find(self, table: str) -> str | None:
        """Return the review of a table; None if there is none, or a damaged one."""
        fit(table)
        query = select(*raw(schema.reviews, "body")).where(schema.reviews.c.table_id == table)
        for row in await self._rows(query):
            with suppress(ValueError, TypeError, RecursionError):
                if isinstance(json.loads(row.body), dict):
                    return str(row.body)
        return None

    async def keep(self, table: str, body: str) -> None:
        """Keep the review of a table, in place of an older one, unless the table is gone."""
        fit(table, body)

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.reviews).where(schema.reviews.c.table_id == table))
            if connection.execute(THERE, {"table": table}).first() is not None:
                connection.execute(insert(schema.reviews).values(table_id=table, body=body))

        with suppress(Conflict):  # Another process kept the same, or removed the table.
            await self._database.write(work)
