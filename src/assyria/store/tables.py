"""Lists of tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, String, bindparam, case, select

from assyria.host.ledger import Missing
from assyria.store import schema
from assyria.store.columns import BrokenRow, flaw_of, printable
from assyria.store.queries import Queries
from assyria.store.rows import SEATED, SUMMARY, summaries, summary_of
from assyria.store.values import Summary

MOST_UNFINISHED = 1000
OVER = ("finished", "cancelled")
"""The statuses of tables at which nothing more happens."""
PLAYING = "playing"
THERE = select(schema.tables.c.id).where(schema.tables.c.id == bindparam("table", type_=String))


class Tables(Queries):
    """The lists that show tables. Nothing is written here."""

    async def summary(self, table: str) -> Summary:
        """Return a table as lists show it. Raises Missing, also if its row is broken."""
        for found in await self._summaries(select(*SUMMARY).where(schema.tables.c.id == table)):
            return found
        raise Missing(f"table {table}")

    async def listed(self, limit: int = 100, changed: float = 0.0) -> list[Summary]:
        """Return the listed tables that are not over, newest first; running ones if they changed since a time."""
        columns = schema.tables.c
        query = select(*SUMMARY).where(columns.listed, columns.status.not_in(OVER))
        query = query.where((columns.status != PLAYING) | (columns.updated >= changed))
        return await self._summaries(query.order_by(columns.created.desc()).limit(limit))

    async def of(self, identity: str, limit: int | None = 200) -> list[Summary]:
        """Return the tables that someone holds a seat at: those that wait for them first, then by last change."""
        columns = schema.tables.c
        waits = case((columns.to_move == identity, 0), else_=1)
        query = select(*SUMMARY).where(columns.id.in_(_seats_of(identity)))
        return await self._summaries(query.order_by(waits, columns.updated.desc()).limit(limit))

    async def about(self, identity: str) -> list[Summary]:
        """Return all tables that someone opened or holds a seat at, the last changed first."""
        columns = schema.tables.c
        query = select(*SUMMARY).where(columns.id.in_(_seats_of(identity)) | (columns.owner == identity))
        return await self._summaries(query.order_by(columns.updated.desc(), columns.id))

    async def playing(self, identity: str, limit: int) -> dict[str, int]:
        """Return the tables where someone's game is on, with their versions: those that wait for them first."""
        columns = schema.tables.c
        waits = case((columns.to_move == identity, 0), else_=1)
        mine = columns.id.in_(_seats_of(identity))
        shown = (columns.id, columns.version)
        query = select(*shown).where(mine, columns.status == PLAYING)
        rows = await self._rows(query.order_by(waits, columns.updated.desc()).limit(limit))
        return {row.id: row.version for row in self._whole(shown, rows)}

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the versions of those of these tables that there are."""
        shown = (schema.tables.c.id, schema.tables.c.version)
        query = select(*shown).where(self._database.among(schema.tables.c.id, "tables"))

        def work(connection: Connection) -> Sequence[Any]:
            return connection.execute(query, {"tables": list(tables)}).all()

        return {row.id: row.version for row in self._whole(shown, await self._database.read(work))}

    async def newest(self, status: str | None, limit: int) -> list[tuple[str, Summary | BrokenRow]]:
        """Return the tables of a status, or all of them, those that changed last first, by their ids.

        A row that somebody broke is among them, as what is wrong with it.
        """
        columns = schema.tables.c
        query = select(*SUMMARY) if status is None else select(*SUMMARY).where(columns.status == status)
        rows, people = await self._with_people(query.order_by(columns.updated.desc()).limit(limit))
        whole = {one.id: one for one in summaries(rows, people, self._left_out)}
        return [(printable(row.id), whole.get(row.id) or _broken(row)) for row in rows]

    async def unfinished(self, owner: str | None = None, ids: Iterable[str] = ()) -> list[Summary]:
        """Return the tables that someone opened, or those of a list, that are not over, newest first."""
        columns = schema.tables.c
        which = columns.id.in_(list(ids)) if owner is None else columns.owner == owner
        query = select(*SUMMARY).where(which, columns.status.not_in(OVER))
        return await self._summaries(query.order_by(columns.created.desc()).limit(MOST_UNFINISHED))

    async def _summaries(self, query: Select[Any]) -> list[Summary]:
        return summaries(*await self._with_people(query), self._left_out)

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

    async def due(self, before: float) -> list[str]:
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
