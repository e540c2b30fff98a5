"""Reading of tables: their ledgers, checked, and the lists that show them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, Integer, Row, Select, String, bindparam, case, select

from assyria.store import schema
from assyria.store.chain import Link, checked, parse_body
from assyria.store.columns import BrokenRow, flaw_of, printable, raw
from assyria.store.queries import Queries
from assyria.store.rows import SEATED, SUMMARY, seated_of, summaries, summary_of
from assyria.store.values import Chain, Entry, Head, Missing, Seated, Summary

MOST_UNFINISHED = 1000
OVER = ("finished", "cancelled")
"""The statuses of tables at which nothing more happens."""
PLAYING = "playing"
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
THERE = select(schema.tables.c.id).where(schema.tables.c.id == _TABLE)


class TableReader(Queries):
    """What can be asked about tables. Nothing is written here."""

    # The ledger

    async def ledger(self, table: str, known: Head | None = None) -> Chain:
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

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """Return the entries of a table after a number, in order and not checked. Raises Missing, Damaged."""
        query = select(*raw(schema.entries, "n", "at", "body")).where(schema.entries.c.table_id == table)
        found = [
            Entry(row.n, row.at, parse_body(table, row.n, row.body))
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
                self.left_out.note(table, "people", str(wrong))
        return found

    # Lists of tables

    async def summary(self, table: str) -> Summary:
        """Return a table as lists show it. Raises Missing, also if its row is broken."""
        for found in await self._summaries(select(*SUMMARY).where(schema.tables.c.id == table)):
            return found
        raise Missing(f"table {table}")

    async def listed(self, limit: int = 100) -> list[Summary]:
        """Return the tables in the lobby that are not over, newest first."""
        columns = schema.tables.c
        query = select(*SUMMARY).where(columns.listed, columns.status.not_in(OVER))
        return await self._summaries(query.order_by(columns.created.desc()).limit(limit))

    async def tables_of(self, identity: str, limit: int | None = 200) -> list[Summary]:
        """Return the tables that someone holds a seat at: those that wait for them first, then by last change."""
        columns = schema.tables.c
        waits = case((columns.to_move == identity, 0), else_=1)
        query = select(*SUMMARY).where(columns.id.in_(_seats_of(identity)))
        return await self._summaries(query.order_by(waits, columns.updated.desc()).limit(limit))

    async def tables_about(self, identity: str) -> list[Summary]:
        """Return all tables that someone opened or holds a seat at, the last changed first."""
        columns = schema.tables.c
        query = select(*SUMMARY).where(columns.id.in_(_seats_of(identity)) | (columns.owner == identity))
        return await self._summaries(query.order_by(columns.updated.desc(), columns.id))

    async def playing_tables(self, identity: str, limit: int) -> dict[str, int]:
        """Return the tables where someone's game is on, with their versions: those that wait for them first."""
        columns = schema.tables.c
        waits = case((columns.to_move == identity, 0), else_=1)
        mine = columns.id.in_(_seats_of(identity))
        shown = (columns.id, columns.version)
        query = select(*shown).where(mine, columns.status == PLAYING)
        rows = await self._rows(query.order_by(waits, columns.updated.desc()).limit(limit))
        return {row.id: row.version for row in self._whole(shown, rows)}

    async def newest_tables(self, status: str | None, limit: int) -> list[tuple[str, Summary | BrokenRow]]:
        """Return the tables of a status, or all of them, those that changed last first, by their ids.

        A row that somebody broke is among them, as what is wrong with it.
        """
        columns = schema.tables.c
        query = select(*SUMMARY) if status is None else select(*SUMMARY).where(columns.status == status)
        rows, people = await self._with_people(query.order_by(columns.updated.desc()).limit(limit))
        whole = {one.id: one for one in summaries(rows, people, self.left_out)}
        return [(printable(row.id), whole.get(row.id) or _broken(row)) for row in rows]

    async def unfinished_tables(self, owner: str | None = None, ids: Iterable[str] = ()) -> list[Summary]:
        """Return the tables that someone opened, or those of a list, that are not over, newest first."""
        columns = schema.tables.c
        which = columns.id.in_(list(ids)) if owner is None else columns.owner == owner
        query = select(*SUMMARY).where(which, columns.status.not_in(OVER))
        return await self._summaries(query.order_by(columns.created.desc()).limit(MOST_UNFINISHED))

    async def _summaries(self, query: Select[Any]) -> list[Summary]:
        return summaries(*await self._with_people(query), self.left_out)

    async def _with_people(self, query: Select[Any]) -> tuple[Sequence[Row[Any]], Sequence[Row[Any]]]:
        def work(connection: Connection) -> tuple[Sequence[Row[Any]], Sequence[Row[Any]]]:
            rows = connection.execute(query).all()
            # An id that somebody broke cannot be asked for.
            ids = [row.id for row in rows if flaw_of(schema.tables.c.id, row.id) is None]
            here = schema.people.c.table_id.in_(ids)
            return rows, connection.execute(select(*SEATED).where(here)).all() if rows else []

        try:
            return await self._database.read(work)
        except ValueError:
            return [], []

    async def due_tables(self, before: float) -> list[str]:
        """Return the tables where something was due before a time, the longest overdue first."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.due < before).order_by(columns.due, columns.id)
        return [row.id for row in self._whole((columns.id,), await self._rows(query))]


def _seats_of(identity: str) -> Select[tuple[str]]:
    """Return the ids of the tables where someone holds a seat."""
    return select(schema.people.c.table_id).where(schema.people.c.identity == identity)


def _broken(row: Row[Any]) -> BrokenRow:
    """Return what is wrong with a row of a table."""
    try:
        summary_of(row)
    except BrokenRow as wrong:
        return wrong
    raise AssertionError("nothing is wrong with it")
