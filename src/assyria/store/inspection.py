"""A store as a doctor sees it: every table and list, row by row, and repairs of what can be derived.

It never migrates and never touches entries. Reading is safe beside a running server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from sqlalchemy import Connection, Row, Table, and_, delete, exists, insert, select, union, update

from assyria.host.ledger import Chain, Damaged, Flaw, Head, Missing, Seated, StoredEntry
from assyria.store import schema
from assyria.store.address import database_at, sqlite_file
from assyria.store.appends import seat as write_seats
from assyria.store.appends import summary_values
from assyria.store.chain import checked
from assyria.store.columns import BrokenRow, flaw_of, printable, raw
from assyria.store.database import Database
from assyria.store.ledgers import ENTRIES, Ledgers
from assyria.store.migrate import need_this_edition
from assyria.store.queries import Queries
from assyria.store.rows import SEATED, SUMMARY, seated_of, summary_of
from assyria.store.tables import THERE
from assyria.store.values import Summary

GAMES = frozenset({"entries", "tables", "people"})
"""Tables that are compared with the ledgers."""
BATCH = 500
Meanings = Mapping[str, Callable[[Mapping[str, Any]], None]]
"""By the name of a table, what checks the values of a row."""


@dataclass(frozen=True)
class BrokenAt:
    """A row that is broken: its table in the database, its key, and what is wrong in which column."""

    table: str
    key: tuple[Any, ...]
    flaw: Flaw
    column: str

    @property
    def row(self) -> str:
        """The key for people."""
        return " ".join(map(printable, self.key))


@dataclass(frozen=True)
class Cached:
    """What lists have of a table beside its ledger: its row and its people, or what is wrong with them."""

    summary: Summary | BrokenRow | None
    seated: tuple[Seated, ...]
    broken_seats: tuple[BrokenRow, ...]


class Inspection(Queries):
    """Reads all that a store keeps."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.ledgers = Ledgers(database)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database of this edition. Raises Missing if there is none, Unavailable, ValueError."""
        file = sqlite_file(url)
        if file is not None and not file.exists():
            raise Missing(f"no file {file}")
        found = cls(database_at(url))
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
        return await self._database.read(self._database.check_file)

    async def table_ids(self) -> list[Any]:
        """Return every table that has entries, a row or people, in order. What somebody broke may be anything."""
        ids = _ids().subquery()
        return [row.id for row in await self._rows(select(ids.c.id).order_by(ids.c.id))]

    async def entries_alone(self, table: str) -> Chain:
        """Return a ledger whose entries are whole, whatever its head is. Raises Damaged."""
        columns = schema.entries.c
        rows = await self._rows(select(*ENTRIES).where(columns.table_id == table).order_by(columns.n))
        if not rows:
            raise Damaged(table, None, Flaw.NO_ENTRIES)
        head = Head(rows[-1].n, rows[-1].digest)
        links = [(row.n, row.at, row.body, row.digest) for row in rows]
        entries: list[StoredEntry] = checked(table, None, links, (head.version, head.digest))
        return Chain(entries, head, ())

    async def has_stray_entries(self, table: str) -> bool:
        """Return whether there are entries before the first, which no ledger has."""
        columns = schema.entries.c
        return bool(await self._rows(select(columns.n).where(columns.table_id == table, columns.n < 0).limit(1)))

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

    async def broken_rows(self, meanings: Meanings) -> list[BrokenAt]:
        """Return what is wrong in every table of the database but those of games, row by row.

        `meanings` raise BrokenRow for a row whose values are of the right types and mean nothing.
        """

        def work(connection: Connection) -> list[BrokenAt]:
            found: list[BrokenAt] = []
            for table in schema.metadata.sorted_tables:
                if table.name not in GAMES:
                    found += _broken(connection, table, meanings.get(table.name))
                    found += _orphans(connection, table)
            return found

        return await self._database.snapshot(work)

    async def names(self, identities: Sequence[str]) -> dict[str, str]:
        """Return the names of identities that there are."""
        columns = schema.identities.c
        query = select(*raw(schema.identities, "id", "name")).where(columns.id.in_(identities))
        return {row.id: row.name for row in await self._rows(query) if isinstance(row.name, str)}

    # Repairs

    async def remove_row(self, broken: BrokenAt) -> bool:
        """Remove a row, and return whether that was possible."""
        table = schema.metadata.tables[broken.table]
        this = and_(*(column == value for column, value in zip(table.primary_key, broken.key, strict=True)))
        try:
            await self._database.write(lambda connection: connection.execute(delete(table).where(this)))
        except ValueError:
            return False  # A key that cannot be asked for.
        return True

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


def _broken(
    connection: Connection, table: Table, meaning: Callable[[Mapping[str, Any]], None] | None
) -> Iterator[BrokenAt]:
    """Yield what is wrong with the values of a table's rows: their types, else what they mean."""
    query = select(*raw(table, *table.c.keys())).execution_options(yield_per=BATCH)
    for row in connection.execute(query):
        values = row._mapping
        key = tuple(values[column.name] for column in table.primary_key)
        flaws = [(column.name, flaw_of(column, values[column.name])) for column in table.c]
        found = [BrokenAt(table.name, key, flaw, name) for name, flaw in flaws if flaw is not None]
        if not found and meaning is not None:
            try:
                meaning(row._asdict())
            except BrokenRow as wrong:
                found = [BrokenAt(table.name, key, wrong.flaw, wrong.column)]
        yield from found


def _orphans(connection: Connection, table: Table) -> Iterator[BrokenAt]:
    """Yield the rows of a table that belong to a row that there is not."""
    for reference in table.foreign_keys:
        there = exists().where(reference.column == reference.parent)
        query = select(*raw(table, *table.primary_key.columns.keys())).where(~there)
        for row in connection.execute(query):
            key = tuple(row._mapping[column.name] for column in table.primary_key)
            yield BrokenAt(table.name, key, Flaw.NO_OWNER, reference.parent.name)
