"""Appends to the ledger. Those that wait at the same time share a transaction, since commits cost most."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from sqlalchemy import ARRAY, JSON, Connection, String, bindparam, delete, func, insert, select, update

from assyria.store import schema
from assyria.store.database import Database, Postgres, encode, over
from assyria.store.listen import CHANNEL, LONGEST
from assyria.store.values import Conflict, Entry, Summary, Unavailable

APART = 0.02
"""Seconds from the start of a transaction to the start of the next. On a busy server appends collect in this time,
and eight that share a transaction cost a quarter of eight alone; on a quiet server no append waits."""

Tell = Callable[[str, int, Any], None]
Outcome = Exception | None
"""The reason why an append was refused, or None if it is written."""


@dataclass(frozen=True, eq=False)
class Append:
    """Entries of a table, the summary after them, and the news for other processes."""

    table: str
    entries: Sequence[Entry]
    summary: Summary
    news: Any

    def message(self) -> str:
        """Return the message to other processes. News that are too long are left out and have to be looked up."""
        whole = encode([self.table, self.summary.version, self.news])
        return whole if len(whole) < LONGEST else encode([self.table, self.summary.version, None])


class Ledger:
    """The one writer: it writes all waiting appends in one transaction, then takes the next ones."""

    def __init__(self, database: Database, tell: Tell) -> None:
        self._database = database
        self._tell = tell
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._not_before = 0.0

    async def append(self, append: Append) -> None:
        """Write entries, and return once they are written. Raises Conflict, Unavailable, ValueError."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write(), name="store-ledger")
        await over(done)

    async def finish(self) -> None:
        """Wait until no append is waiting."""
        if self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write(self) -> None:
        group: list[tuple[Append, asyncio.Future[None]]] = []
        try:
            while self._waiting:
                await self._gather()
                group = self._next()
                outcomes = await self._written([append for append, _ in group])
                for (append, done), outcome in zip(group, outcomes, strict=True):
                    if outcome is not None:
                        done.set_exception(outcome)
                        continue
                    done.set_result(None)
                    if not isinstance(self._database, Postgres):
                        self._tell(append.table, append.summary.version, append.news)
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

    def _next(self) -> list[tuple[Append, asyncio.Future[None]]]:
        """Return the waiting appends, at most one per table, since a later one builds on an earlier one."""
        group: list[tuple[Append, asyncio.Future[None]]] = []
        later: list[tuple[Append, asyncio.Future[None]]] = []
        tables: set[str] = set()
        for one in self._waiting:
            (later if one[0].table in tables else group).append(one)
            tables.add(one[0].table)
        self._waiting = later
        return group

    async def _written(self, appends: list[Append]) -> Sequence[Outcome]:
        try:
            return await self._database.write(lambda connection: _write_all(connection, appends))
        except Unavailable as gone:
            return [gone] * len(appends)
        except Exception as wrong:
            if len(appends) == 1:
                return [wrong]
            # One append makes the transaction of all fail: another process was slightly faster, or a value cannot
            # be stored. Written alone, it fails alone.
            return [outcome for append in appends for outcome in await self._written([append])]


def _write_all(connection: Connection, appends: Sequence[Append]) -> list[Outcome]:
    """Write the appends that continue their ledgers, refuse the others. At most one append per table."""
    # Always in the same order, so that two processes never deadlock.
    ordered = sorted(appends, key=attrgetter("table"))
    there = _ends(connection, [append.table for append in ordered])
    refused: dict[str, Outcome] = {}
    rows, old, new, reseated, written = [], [], [], [], []
    for append in ordered:
        n, people = there[append.table]
        first = 0 if n is None else n + 1
        if [entry.n for entry in append.entries] != list(range(first, first + len(append.entries))):
            found = append.entries[0].n
            refused[append.table] = Conflict(f"table {append.table} goes on with entry {first}, not {found}")
            continue
        rows += [{"table_id": append.table, "n": e.n, "at": e.at, "body": e.body} for e in append.entries]
        if people is None:
            new.append({"id": append.table, **_values(append.summary)})
        else:
            old.append({"table": append.table, **_values(append.summary)})
        if people is None or set(people) != set(append.summary.people):
            reseated.append(append)
        written.append(append)
    if rows:
        # Two writers may both get here: the primary key lets only one through.
        connection.execute(_WRITE, rows)
    if old:
        connection.execute(_SUM_UP_AGAIN, old)
    if new:
        connection.execute(_SUM_UP, new)
    for append in reseated:
        _seat(connection, append)
    if written and connection.dialect.name == "postgresql":
        # Within the transaction: a process that is killed after the commit has sent its message, too.
        connection.execute(_NOTIFY, {"messages": [append.message() for append in written]})
    return [refused.get(append.table) for append in appends]


def _ends(connection: Connection, tables: list[str]) -> dict[str, tuple[int | None, list[str] | None]]:
    """Return the last entry of each table and the people who sit there; None where there is none."""
    found = connection.execute(_ENDS[connection.dialect.name], {"tables": tables})
    return {table: (n, people) for table, n, people in found}


def _values(summary: Summary) -> dict[str, Any]:
    return {
        "version": summary.version,
        "status": summary.status,
        "listed": summary.listed,
        "created": summary.created,
        "updated": summary.updated,
        "to_move": summary.to_move,
        "due": summary.due,
        "people": summary.people,
        "owner": summary.owner,
        "about": summary.about,
    }


def _seat(connection: Connection, append: Append) -> None:
    connection.execute(delete(schema.people).where(schema.people.c.table_id == append.table))
    seats = [{"table_id": append.table, "identity": one} for one in sorted(set(append.summary.people))]
    if seats:
        connection.execute(insert(schema.people), seats)


# The statements of an append, built once: building them costs as much as running them.
_TABLES = {
    "sqlite": func.json_each(bindparam("tables", type_=JSON)).table_valued("value").c.value,
    "postgresql": func.unnest(bindparam("tables", type_=ARRAY(String))).column_valued("value"),
}
_ENDS = {
    dialect: select(
        table,
        select(func.max(schema.entries.c.n)).where(schema.entries.c.table_id == table).scalar_subquery(),
        select(schema.tables.c.people).where(schema.tables.c.id == table).scalar_subquery(),
    )
    for dialect, table in _TABLES.items()
}
_WRITE = insert(schema.entries)
_SUM_UP = insert(schema.tables)
_SUM_UP_AGAIN = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
_NOTIFY = select(func.pg_notify(CHANNEL, func.unnest(bindparam("messages", type_=ARRAY(String)))))
