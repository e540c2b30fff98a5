"""Records that people keep and share: whoever has the id may read one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from assyria.host.ledger import Missing
from assyria.store import schema
from assyria.store.columns import is_json_object, printable
from assyria.store.queries import Queries, fit

COLUMNS = tuple(schema.shared_records.c[name] for name in ("id", "identity", "at", "body"))


@dataclass(frozen=True)
class KeptRecord:
    """A record, who keeps it, and since when."""

    id: str
    identity: str
    at: float
    body: str


class SharedRecords(Queries):
    """Every method may raise Unavailable."""

    async def keep(self, record: KeptRecord, check: Callable[[int], None]) -> None:
        """Keep a record unless `check`, which gets how many its owner keeps, raises an error. Raises Missing."""
        fit(record.id, record.identity, record.body)
        columns, owner = schema.shared_records.c, schema.identities.c.id == record.identity

        def work(connection: Connection) -> None:
            # Locks the person's row: two requests at the same time must not both be let through.
            if connection.execute(select(schema.identities.c.id).where(owner).with_for_update()).first() is None:
                raise Missing("there is none")
            check(connection.scalar(select(func.count()).where(columns.identity == record.identity)) or 0)
            connection.execute(insert(schema.shared_records).values(vars(record)))

        await self._database.write(work)

    async def find(self, record: str) -> KeptRecord:
        """Return a record. Raises Missing."""
        fit(record)
        rows = await self._rows(select(*COLUMNS).where(schema.shared_records.c.id == record))
        for kept in self._records(rows):
            return kept
        raise Missing("there is none")

    async def of(self, identity: str) -> list[KeptRecord]:
        """Return the records that someone keeps, the newest first."""
        fit(identity)
        columns = schema.shared_records.c
        query = select(*COLUMNS).where(columns.identity == identity).order_by(columns.at.desc(), columns.id)
        return list(self._records(await self._rows(query)))

    async def rewrite(self, identity: str, change: Callable[[str], str]) -> None:
        """Change the texts of the records that someone keeps."""
        fit(identity)
        columns = schema.shared_records.c
        query = select(*COLUMNS).where(columns.identity == identity).with_for_update()

        def work(connection: Connection) -> None:
            for kept in self._records(connection.execute(query).all()):
                one = update(schema.shared_records).where(columns.id == kept.id)
                connection.execute(one.values(body=change(kept.body)))

        await self._database.write(work)

    async def remove(self, identity: str, record: str) -> None:
        """Remove a record of someone. Raises Missing."""
        fit(identity, record)
        columns = schema.shared_records.c
        await self._change(delete(schema.shared_records).where(columns.id == record, columns.identity == identity))

    async def remove_older(self, before: float, most: int) -> int:
        """Remove records that were kept before a time, and return how many."""
        columns = schema.shared_records.c
        old = select(columns.id).where(columns.at < before).order_by(columns.at).limit(most)

        def work(connection: Connection) -> int:
            return connection.execute(delete(schema.shared_records).where(columns.id.in_(old))).rowcount

        return await self._database.write(work)

    def _records(self, rows: Sequence[Row[Any]]) -> Iterator[KeptRecord]:
        """Yield the rows that hold records, so that one that somebody broke costs itself alone."""
        for row in self._whole(COLUMNS, rows):
            if is_json_object(row.body):
                yield KeptRecord(row.id, row.identity, row.at, row.body)
            else:
                self._left_out.note("", f"shared_records {printable(row.id)}", "not-json in body")
