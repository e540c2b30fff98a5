"""Appends that say which head they continue and change no seats, as moves do: nothing has to be asked first.

On PostgreSQL they are one statement, since a round trip costs as much as the work. On SQLite they go to the driver
itself, since what SQLAlchemy does for each statement costs as much as the statement.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, String, Table
from sqlalchemy.dialects import postgresql

from assyria.store import schema
from assyria.store.chain import json_text

_VALUES = ("version", "digest", "status", "listed", "created", "updated", "to_move", "due", "owner", "about")
_ROW = ("id", *_VALUES)
_ENTRY = ("table_id", "n", "at", "body", "digest")
_EXPECTED = ("id", "version", "digest")
_DIALECT = postgresql.dialect()  # type: ignore[no-untyped-call]


def continue_ledgers(
    connection: Connection,
    expected: Sequence[Mapping[str, Any]],
    rows: Sequence[Mapping[str, Any]],
    entries: Sequence[Mapping[str, Any]],
) -> set[str]:
    """Write tables' rows and entries where the expected heads are still there, and return these tables."""
    told = [{**row, "about": json_text(row["about"])} for row in rows]
    if connection.dialect.name == "sqlite":
        return _one_by_one(connection, expected, told, entries)
    lists = [*_columns(_EXPECTED, expected), *_columns(_ROW, told), *_columns(_ENTRY, entries)]
    return set(connection.exec_driver_sql(_STATEMENT, tuple(lists)).scalars())


def _one_by_one(
    connection: Connection,
    expected: Sequence[Mapping[str, Any]],
    rows: Sequence[Mapping[str, Any]],
    entries: Sequence[Mapping[str, Any]],
) -> set[str]:
    """Do it within a transaction that has begun."""
    cursor = connection.connection.cursor()
    written = set()
    for head, row in zip(expected, rows, strict=True):
        cursor.execute(_CHANGE, (*(row[name] for name in _VALUES), *(head[name] for name in _EXPECTED)))
        if cursor.rowcount:
            written.add(row["id"])
    added = [tuple(entry[name] for name in _ENTRY) for entry in entries if entry["table_id"] in written]
    cursor.executemany(_ADD, added)
    return written


def _columns(names: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> list[list[Any]]:
    return [[row[name] for row in rows] for name in names]


def _lists(table: Table, names: Sequence[str], first: int) -> str:
    """Return lists of values as rows, with the types of a table's columns."""
    kinds = [_kind(table, name) for name in names]
    lists = ", ".join(f"${first + i}::{kind}[]" for i, kind in enumerate(kinds))
    return f"unnest({lists}) AS given ({', '.join(names)})"


def _kind(table: Table, name: str) -> str:
    kind = table.c[name].type
    # The driver takes JSON as text only where it is one.
    return "text" if isinstance(kind, String) or name == "about" else kind.compile(_DIALECT)


_CHANGES = ", ".join(f"{name} = given.{name}{'::json' if name == 'about' else ''}" for name in _VALUES)
_CHANGE = f"""
UPDATE tables SET {", ".join(f"{name} = ?" for name in _VALUES)}
WHERE {" AND ".join(f"{name} = ?" for name in _EXPECTED)}
"""  # noqa: S608 - of names in our schema
_ADD = f"INSERT INTO entries ({', '.join(_ENTRY)}) VALUES ({', '.join('?' * len(_ENTRY))})"  # noqa: S608
# Locked in the same order by all, so that two processes never deadlock; what another was first at is not found.
_STATEMENT = f"""
WITH continued AS MATERIALIZED (
    SELECT tables.id FROM tables JOIN {_lists(schema.tables, _EXPECTED, 1)} USING (id)
    WHERE tables.version = given.version AND tables.digest = given.digest
    ORDER BY tables.id FOR NO KEY UPDATE OF tables
), changed AS (
    UPDATE tables SET {_CHANGES}
    FROM continued JOIN {_lists(schema.tables, _ROW, 1 + len(_EXPECTED))} USING (id)
    WHERE tables.id = continued.id
), added AS (
    INSERT INTO entries ({", ".join(_ENTRY)})
    SELECT {", ".join(f"given.{name}" for name in _ENTRY)}
    FROM {_lists(schema.entries, _ENTRY, 1 + len(_EXPECTED) + len(_ROW))}
    JOIN continued ON continued.id = given.table_id
)
SELECT id FROM continued
"""  # noqa: S608 - of names in our schema
