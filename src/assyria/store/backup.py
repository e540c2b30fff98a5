"""Backup of all rows of a database to one portable file, and restore: gzipped JSON lines, SQLite and PostgreSQL.

The first line is a header, then comes one line a row, `[table, {column: value}]`, and the last line counts them.
"""

from __future__ import annotations

import gzip
import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, Table, func, insert, select, text

from assyria.host.ledger import Conflict, Missing
from assyria.store import schema
from assyria.store.address import database_at, sqlite_file
from assyria.store.files import sole_use
from assyria.store.migrate import revision, upgrade

FORMAT = "assyria-backup/1"
BATCH = 500
NUMBERED = {"subscriptions", "reports", "audit"}
"""Tables whose rows PostgreSQL numbers by itself."""


async def backup(url: str, target: Path) -> int:
    """Write a snapshot of the whole database to a file and return the number of rows. Servers may keep running.

    The file appears complete or not at all. Only its owner can read it, since it holds the server's keys.
    Raises Missing if there is no store in that database, Unavailable also if the file cannot be written.
    """
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise Missing(f"no file {file}")
    source = database_at(url)
    try:
        return await source.snapshot(partial(_write, target))
    finally:
        await source.close()


async def restore(source: Path, url: str) -> int:
    """Fill an empty database from a backup and return the number of rows. Restores everything or nothing.

    Raises Conflict if the database is not empty, ValueError if the file is incomplete, OSError; Unavailable, also
    if a server uses that database file.
    """
    file = sqlite_file(url)
    with sole_use(file) if file is not None else nullcontext():
        return await _restore(source, url)


async def _restore(source: Path, url: str) -> int:
    lines = _lines(source)
    header = next(lines, None)
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise ValueError(f"not a backup: {source}")
    target = database_at(url)
    try:
        return await target.migrate(partial(_fill, edition=str(header.get("schema")), lines=lines))
    finally:
        await target.close()


def _write(target: Path, connection: Connection) -> int:
    # A temporary file has mode 600.
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".partial", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as file:
                rows = _dump(connection, file)
            raw.flush()
            os.fsync(raw.fileno())
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return rows


def _dump(connection: Connection, file: gzip.GzipFile) -> int:
    at = revision(connection)
    if at is None:
        raise Missing("no store in this database")
    known = MetaData()
    known.reflect(connection, only=lambda name, _: name in schema.metadata.tables)
    rows = 0
    file.write(_line({"format": FORMAT, "schema": at}))
    for table in known.sorted_tables:
        query = select(table).order_by(*table.primary_key).execution_options(yield_per=BATCH)
        for row in connection.execute(query):
            file.write(_line([table.name, row._asdict()]))
            rows += 1
    file.write(_line({"rows": rows}))
    return rows


def _fill(connection: Connection, edition: str, lines: Iterator[Any]) -> int:
    if revision(connection) is None:
        upgrade(connection, edition)
    if revision(connection) != edition:
        raise Conflict(f"the backup is of edition {edition}, this database of {revision(connection)}")
    known = MetaData()
    known.reflect(connection, only=lambda name, _: name in schema.metadata.tables)
    for table in known.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise Conflict("this database is not empty")
    rows = 0
    batch: list[dict[str, Any]] = []
    filling: Table | None = None
    for line in lines:
        if isinstance(line, dict):
            if line.get("rows") != rows or next(lines, None) is not None:
                raise ValueError("this backup is not whole")
            break
        name, row = line
        if name not in known.tables:
            raise ValueError(f"this backup has rows of an unknown table: {name}")
        if filling is None or filling.name != name or len(batch) == BATCH:
            _flush(connection, filling, batch)
            filling, batch = known.tables[name], []
        batch.append(row)
        rows += 1
    else:
        raise ValueError("this backup is not whole")
    _flush(connection, filling, batch)
    if connection.dialect.name == "postgresql":
        for name in NUMBERED & known.tables.keys():
            last = connection.scalar(select(func.max(known.tables[name].c.id)))
            if last is not None:
                count_on = text("SELECT setval(pg_get_serial_sequence(:table, 'id'), :last)")
                connection.execute(count_on, {"table": name, "last": last})
    upgrade(connection)
    return rows


def _flush(connection: Connection, table: Table | None, batch: list[dict[str, Any]]) -> None:
    if table is not None and batch:
        connection.execute(insert(table), batch)


def _line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def _lines(source: Path) -> Iterator[Any]:
    try:
        with gzip.open(source, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise ValueError(f"this backup is not whole: {error}") from error
