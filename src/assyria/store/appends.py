"""Appends to the ledger. Those that wait at the same time share a transaction, since commits cost most."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from assyria.host.ledger import UNKNOWN_HEAD, Conflict, Head, Seated, StoredEntry, Unavailable
from assyria.store import schema
from assyria.store.chain import links
from assyria.store.database import Database, over
from assyria.store.quick_appends import continue_ledgers
from assyria.store.values import Summary

log = logging.getLogger(__name__)

APART = 0.02
"""Seconds from the start of a transaction to the start of the next. On a busy server appends collect in this time,
and eight that share a transaction cost a quarter of eight alone; on a quiet server no append waits."""

Appended = Head | Exception
"""The head after an append, or the reason why it was refused."""


@dataclass(frozen=True, eq=False)
class Append:
    """Entries of a table, the summary after them, and the news for other processes."""

    table: str
    entries: Sequence[StoredEntry]
    summary: Summary
    news: Any
    seats: Mapping[int, Seated | None]
    """Who sits down; None at a seat that is free again."""
    after: Head | None
    """The head that the entries continue, if the writer knows it."""
    people: Iterable[str] = ()
    """Those at the table, who may wait for news."""


class AppendQueue:
    """The one writer: it writes all waiting appends in one transaction, then takes the next ones."""

    def __init__(self, database: Database, tell: Callable[[Append, Head], None]) -> None:
        """Set `tell`: called with each append once it is committed, and the head after it."""
        self._database = database
        self._tell = tell
        # Locked: a table that is removed at the same moment must not keep an entry without a head.
        self._heads = _HEADS.where(database.among(schema.tables.c.id, "tables")).with_for_update(key_share=True)
        self._waiting: list[tuple[Append, asyncio.Future[Head]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._not_before = 0.0

    async def append(self, append: Append) -> Head:
        """Write entries and return the new head. Raises Conflict, Unavailable, ValueError."""
        done: asyncio.Future[Head] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write(), name="store-ledger")
            self._writing.add_done_callback(_log_failure)
        return await over(done)

    async def finish(self) -> None:
        """Wait until no append is waiting."""
        if self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write(self) -> None:
        group: list[tuple[Append, asyncio.Future[Head]]] = []
        try:
            while self._waiting:
                await self._gather()
                group = self._next()
                outcomes = await self._written([append for append, _ in group])
                for (append, done), outcome in zip(group, outcomes, strict=True):
                    if isinstance(outcome, Exception):
                        done.set_exception(outcome)
                    else:
                        self._tell(append, outcome)
                        done.set_result(outcome)
        finally:
            self._writing = None
            # Only if the event loop ends first: nobody may wait for us for ever.
            for _, done in group + self._waiting:
                done.cancel()

    async def _gather(self) -> None:
        """Wait until the next transaction may begin."""
        clock = asyncio.get_running_loop().time
        wait = self._not_before - clock()
        if wait > 0:
            await asyncio.sleep(wait)
        self._not_before = clock() + APART

    def _next(self) -> list[tuple[Append, asyncio.Future[Head]]]:
        """Return the waiting appends, at most one per table, since a later one builds on an earlier one."""
        group: list[tuple[Append, asyncio.Future[Head]]] = []
        later: list[tuple[Append, asyncio.Future[Head]]] = []
        tables: set[str] = set()
        for one in self._waiting:
            (later if one[0].table in tables else group).append(one)
            tables.add(one[0].table)
        self._waiting = later
        return group

    async def _written(self, appends: list[Append]) -> Sequence[Appended]:
        # Always in the same order, so that two processes never deadlock.
        ordered = sorted(appends, key=attrgetter("table"))
        try:
            if all(append.after and not append.seats for append in appends):
                outcomes = await self._database.write_at_once(lambda connection: _continue(connection, ordered))
            else:
                outcomes = await self._database.write(lambda connection: self._write_all(connection, ordered))
            return [outcomes[append.table] for append in appends]
        except Unavailable as gone:
            return [gone] * len(appends)
        except Exception as wrong:
            if len(appends) == 1:
                return [wrong]
            # One append makes the transaction of all fail: another process was slightly faster, or a value cannot
            # be stored. Written alone, it fails alone.
            return [outcome for append in appends for outcome in await self._written([append])]

    def _write_all(self, connection: Connection, appends: Sequence[Append]) -> dict[str, Appended]:
        """Write the appends that continue their ledgers, refuse the others. At most one append per table."""
        found = connection.execute(self._heads, {"tables": [append.table for append in appends]})
        heads = {table: _head(version, digest) for table, version, digest in found}
        outcomes, rows, after = _linked(appends, heads)
        old = [{"table": row["id"], **row} for row in after if row["id"] in heads]
        new = [row for row in after if row["id"] not in heads]
        if rows:
            # Two writers may both get here: the primary key lets only one through.
            connection.execute(_WRITE, rows)
        if old:
            connection.execute(_SUM_UP_AGAIN, old)
        if new:
            connection.execute(_SUM_UP, new)
        for append in appends:
            if append.seats and isinstance(outcomes[append.table], Head):
                seat(connection, append.table, append.seats)
        return outcomes


Rows = list[dict[str, Any]]


def _linked(appends: Sequence[Append], heads: Mapping[str, Head]) -> tuple[dict[str, Appended], Rows, Rows]:
    """Return what becomes of appends to ledgers with these heads, the rows of entries, and those of tables."""
    outcomes: dict[str, Appended] = {}
    rows: Rows = []
    tables: Rows = []
    for append in appends:
        table, head = append.table, heads.get(append.table)
        first = 0 if head is None else head.version + 1
        if [entry.n for entry in append.entries] != list(range(first, first + len(append.entries))):
            given = append.entries[0].n
            outcomes[table] = Conflict(f"table {table} goes on with entry {first}, not {given}")
            continue
        if append.after is not None and append.after != head:
            outcomes[table] = Conflict(f"table {table} has another entry {first - 1}")
            continue
        linked = links(table, head, append.entries)
        rows += [
            {"table_id": table, "n": n, "at": at, "body": text, "digest": mark} for n, at, text, mark in linked
        ]
        outcomes[table] = after = Head(linked[-1][0], linked[-1][3])
        values = summary_values(append.summary)
        tables.append({"id": table, **values, "version": after.version, "digest": after.digest})
    return outcomes, rows, tables


def _continue(connection: Connection, appends: Sequence[Append]) -> dict[str, Appended]:
    """Do the same at once where each append says which head it continues: those whose head is gone are refused."""
    heads = {append.table: append.after for append in appends if append.after is not None}
    outcomes, rows, tables = _linked(appends, heads)
    expected = [{"id": row["id"], **vars(heads[row["id"]])} for row in tables]
    written = continue_ledgers(connection, expected, tables, rows)
    for row in tables:
        if row["id"] not in written:
            outcomes[row["id"]] = Conflict(f"table {row['id']} has another head")
    return outcomes


def _log_failure(task: asyncio.Task[None]) -> None:
    """Log why writing ended, if it failed: the next append starts it again."""
    if not task.cancelled() and (wrong := task.exception()) is not None:
        log.error("writing failed", exc_info=wrong)


def _head(version: Any, digest: Any) -> Head:
    # SQLite keeps whatever somebody wrote into the row. Nothing continues such a head.
    return Head(version, digest) if isinstance(version, int) else UNKNOWN_HEAD


def summary_values(summary: Summary) -> dict[str, Any]:
    """Return what a table's row says beside its head."""
    columns = ("status", "listed", "created", "updated", "to_move", "due", "owner", "about")
    return {name: getattr(summary, name) for name in columns}


def seat(connection: Connection, table: str, seats: Mapping[int, Seated | None]) -> None:
    """Write who sits down at a table, and who is gone. The others keep their rows, and so their newest names."""
    columns = schema.people.c
    connection.execute(delete(schema.people).where(columns.table_id == table, columns.seat.in_(seats)))
    rows = [{"table_id": table, **vars(one)} for one in seats.values() if one is not None]
    if rows:
        connection.execute(insert(schema.people), rows)


# The statements of an append, built once: building them costs as much as running them.
_HEADS = select(schema.tables.c.id, schema.tables.c.version, schema.tables.c.digest).order_by(schema.tables.c.id)
_WRITE = insert(schema.entries)
_SUM_UP = insert(schema.tables)
_SUM_UP_AGAIN = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
