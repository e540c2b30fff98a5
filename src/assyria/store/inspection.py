"""A store as a doctor sees it: every table and list, row by row, and repairs of what can be derived.

It never migrates and never touches entries. Reading is safe beside a running server.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, Self

from sqlalchemy import Connection, Row, delete, func, insert, select, text, union, update

from assyria.store import schema
from assyria.store.chain import checked
from assyria.store.database import Sqlite, database, sqlite_file
from assyria.store.ledger import seat as write_seats
from assyria.store.ledger import summary_values
from assyria.store.migrate import need_this_edition
from assyria.store.rows import (
    SEATED,
    SUMMARY,
    BrokenRow,
    chat_line,
    json_object,
    printable,
    raw,
    seated_of,
    summary_of,
)
from assyria.store.tables import ENTRIES, THERE, TableReader
from assyria.store.values import Chain, Damaged, Entry, Flaw, Head, Missing, Seated, Summary

PAGE = 200


@dataclass(frozen=True)
class Cached:
    """What lists have of a table beside its ledger: its row and its people, or what is wrong with them."""

    summary: Summary | BrokenRow | None
    seated: tuple[Seated, ...]
    broken_seats: tuple[BrokenRow, ...]


class Inspection(TableReader):
    """Reads all that a store keeps."""

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database of this edition. Raises Missing if there is none, Unavailable, ValueError."""
        file = sqlite_file(url)
        if file is not None and not file.exists():
            raise Missing(f"no file {file}")
        found = cls(database(url))
        try:
            await found._database.read(need_this_edition)
        except BaseException:
            await found.close()
            raise
        return found

    async def close(self) -> None:
        """Close all connections."""
        await self._database.close()

    async def broken_file(self) -> list[str]:
        """Return what SQLite finds wrong with its file; PostgreSQL looks after its own."""
        if not isinstance(self._database, Sqlite):
            return []
        found = await self._rows(text("PRAGMA quick_check"))
        return [str(row[0]) for row in found if row[0] != "ok"]

    async def count(self) -> int:
        """Return the number of tables."""
        return int((await self._row(select(func.count()).select_from(_ids().subquery())))[0])

    async def table_ids(self) -> AsyncIterator[str]:
        """Yield every table that has entries, a row or people, in order."""
        ids = _ids().subquery()
        query = select(ids.c.id).order_by(ids.c.id).limit(PAGE)
        last: str | None = None
        while rows := await self._rows(query if last is None else query.where(ids.c.id > last)):
            for row in rows:
                yield row.id
            last = rows[-1].id

    async def entries_alone(self, table: str) -> Chain:
        """Return a ledger whose entries are whole, whatever its head is. Raises Damaged."""
        columns = schema.entries.c
        rows = await self._rows(select(*ENTRIES).where(columns.table_id == table).order_by(columns.n))
        if not rows:
            raise Damaged(table, None, Flaw.NO_ENTRIES)
        head = Head(rows[-1].n, rows[-1].digest)
        links = [(row.n, row.at, row.body, row.digest) for row in rows]
        entries: list[Entry] = checked(table, None, links, (head.version, head.digest))
        return Chain(entries, head, ())

    async def cached(self, table: str) -> Cached:
        """Return what lists have of a table."""

        def work(connection: Connection) -> tuple[Sequence[Row[Any]], Sequence[Row[Any]]]:
            row = select(*SUMMARY).where(schema.tables.c.id == table)
            people = select(*SEATED).where(schema.people.c.table_id == table)
            return connection.execute(row).all(), connection.execute(people).all()

        rows, people = await self._database.read(work)
        seated, broken = [], []
        for row in people:
            try:
                seated.append(seated_of(row))
            except BrokenRow as wrong:
                broken.append(wrong)
        summary: Summary | BrokenRow | None = None
        try:
            summary = summary_of(rows[0]) if rows else None
        except BrokenRow as wrong:
            summary = wrong
        return Cached(summary, tuple(sorted(seated, key=lambda one: one.seat)), tuple(broken))

    async def broken_subscriptions(self) -> list[tuple[str, BrokenRow]]:
        """Return the subscriptions that cannot be read, and why."""
        found: list[tuple[str, BrokenRow]] = []
        for row in await self._rows(select(*raw(schema.subscriptions, "id", "body"))):
            try:
                json_object(row.body, "body")
            except BrokenRow as wrong:
                found.append((printable(row.id), wrong))
        return found

    async def broken_chat(self, table: str) -> list[tuple[str, BrokenRow]]:
        """Return the lines of chat at a table that cannot be read, and why."""
        columns = raw(schema.chat, "n", "identity", "name", "text", "at")
        found: list[tuple[str, BrokenRow]] = []
        for row in await self._rows(select(*columns).where(schema.chat.c.table_id == table)):
            try:
                chat_line(row)
            except BrokenRow as wrong:
                found.append((printable(row.n), wrong))
        return found

    async def names(self, identities: Sequence[str]) -> dict[str, str]:
        """Return the names of identities that there are."""
        columns = schema.identities.c
        query = select(*raw(schema.identities, "id", "name")).where(columns.id.in_(identities))
        return {row.id: row.name for row in await self._rows(query) if isinstance(row.name, str)}

    # Repairs

    async def write_summary(self, summary: Summary, head: Head) -> None:
        """Write a table's row again, with the head of its ledger."""
        values = {**summary_values(summary), "version": head.version, "digest": head.digest}

        def work(connection: Connection) -> None:
            there = connection.execute(THERE, {"table": summary.id}).first() is not None
            if there:
                connection.execute(update(schema.tables).where(schema.tables.c.id == summary.id).values(values))
            else:
                connection.execute(insert(schema.tables).values(id=summary.id, **values))

        await self._database.write(work)

    async def write_people(self, table: str, seated: Sequence[Seated]) -> None:
        """Write the people at a table again."""

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.people).where(schema.people.c.table_id == table))
            write_seats(connection, table, {one.seat: one for one in seated})

        await self._database.write(work)


def _ids() -> Any:
    return union(
        select(schema.tables.c.id.label("id")),
        select(schema.entries.c.table_id.label("id")).distinct(),
        select(schema.people.c.table_id.label("id")).distinct(),
    )
