"""Ledgers of tables: read and checked here, and appended to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Integer, Row, String, bindparam, select

from assyria.host.ledger import Chain, Head, Missing, Seated, StoredEntry
from assyria.store import schema
from assyria.store.appends import Append, AppendQueue
from assyria.store.chain import Link, checked, parse_body
from assyria.store.columns import BrokenRow, raw
from assyria.store.database import Channel, Database
from assyria.store.interest import Interest
from assyria.store.queries import Queries, fit
from assyria.store.rows import SEATED, seated_of
from assyria.store.tables import THERE
from assyria.store.values import Summary

_TABLE = bindparam("table", type_=String)
ENTRIES = raw(schema.entries, "n", "at", "body", "digest")
_LEDGER = (
    select(
        *ENTRIES,
        schema.tables.c.version.label("head_version"),
        schema.tables.c.digest.label("head_digest"),
    )
    .select_from(schema.entries.outerjoin(schema.tables, schema.tables.c.id == schema.entries.c.table_id))
    .where(schema.entries.c.table_id == _TABLE, schema.entries.c.n >= bindparam("first", type_=Integer))
    .order_by(schema.entries.c.n)
)
_SITTING = select(*SEATED).where(schema.people.c.table_id == _TABLE)


class Ledgers(Queries):
    """The ledger of each table. Who wants to know is told after something is written."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.interest = Interest(database)
        self._queue = AppendQueue(database, self._tell)

    async def append(
        self,
        table: str,
        entries: Sequence[StoredEntry],
        summary: Summary,
        news: Any = None,
        seats: Mapping[int, Seated | None] | None = None,
        after: Head | None = None,
        people: Iterable[str] = (),
    ) -> Head:
        """Write entries that directly follow the last one, with the new summary; then notify. Return the new head.

        `news` goes to those who are notified: plain JSON, no secrets, left out if it is too long. `seats` says who
        sits down, and None where a seat is free again. `after` is the head to continue, if the writer knows it.
        Other processes are notified if they want to hear of the table, or of one of these `people`.
        Raises Conflict if someone else was first, if there is a gap, or if another head is there.
        """
        if not entries or summary.id != table:
            raise ValueError("an append needs entries, and a summary of the same table")
        seats = seats or {}
        fit(table, *(text for one in seats.values() if one for text in (one.identity, one.name)))
        return await self._queue.append(Append(table, entries, summary, news, seats, after, people))

    def _tell(self, append: Append, head: Head) -> None:
        """Tell this process what is committed, and others who want to hear of it."""
        message = (append.table, head.version, head.digest, append.news)
        self._database.hear(Channel.APPENDED, message)
        if self.interest.is_wanted(append.table, append.people):
            self._database.tell(Channel.APPENDED, [message])

    async def finish(self) -> None:
        """Wait until no append is waiting."""
        await self._queue.finish()

    def on_append(self, told: Callable[[str, Head, Any], None]) -> None:
        """Call `told` for every append, with (table, head, news).

        On PostgreSQL for appends of other processes that reach this one, too: for those that are lost see
        `Tables.versions`. After a while without a connection that is told with ("", UNKNOWN_HEAD, None), and a
        table that was removed with REMOVED_HEAD.
        """

        def heard(table: str, version: int, digest: str, news: Any) -> None:
            if not table:
                self.interest.reset()
            told(table, Head(version, digest), news)

        self._database.on_message(Channel.APPENDED, heard)

    async def read(self, table: str, known: Head | None = None) -> Chain:
        """Return a table's entries after a head that is known (None: all), checked. Raises Missing, Damaged."""

        def work(connection: Connection) -> tuple[Sequence[Any], Sequence[Row[Any]], bool]:
            # One statement, so that entries and head are of the same moment on PostgreSQL, too.
            rows = connection.execute(
                _LEDGER, {"table": table, "first": 0 if known is None else known.version}
            ).all()
            sitting = connection.execute(_SITTING, {"table": table}).all()
            there = bool(rows) or connection.execute(THERE, {"table": table}).first() is not None
            return rows, sitting, there

        try:
            rows, sitting, there = await self._database.read(work)
        except ValueError:
            # A value that no database can hold is in none of them.
            raise Missing(f"table {table}") from None
        if not there:
            raise Missing(f"table {table}")
        found: list[Link] = [(row.n, row.at, row.body, row.digest) for row in rows]
        head = None if not rows or rows[0].head_version is None else (rows[0].head_version, rows[0].head_digest)
        entries = checked(table, known, found, head)
        return Chain(entries, Head(rows[-1].n, rows[-1].digest), tuple(self._seated(table, sitting)))

    async def entries(self, table: str, after: int = -1) -> list[StoredEntry]:
        """Return the entries of a table after a number, in order and not checked. Raises Missing, Damaged."""
        query = select(*raw(schema.entries, "n", "at", "body")).where(schema.entries.c.table_id == table)
        found = [
            StoredEntry(row.n, row.at, parse_body(table, row.n, row.body))
            for row in await self._rows(query.where(schema.entries.c.n > after).order_by(schema.entries.c.n))
        ]
        if not found and (after < 0 or not await self._rows(query.limit(1))):
            raise Missing(f"table {table}")
        return found

    def _seated(self, table: str, rows: Sequence[Row[Any]]) -> list[Seated]:
        found = []
        for row in rows:
            try:
                found.append(seated_of(row))
            except BrokenRow as wrong:
                self._left_out.note(table, "people", str(wrong))
        return found
