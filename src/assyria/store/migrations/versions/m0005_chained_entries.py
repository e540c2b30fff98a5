"""Entries are chained by digests and hold no names of people, who have them at their seats."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0005"
down_revision = "0004"

BATCH = 500
ENTRIES = ("table_id", "n", "at", "body")


def upgrade(op: Operations) -> None:
    """Copy all entries with their digests, and move names from them to the seats."""
    connection = op.get_bind()
    op.rename_table("entries", "entries_before")
    if connection.dialect.name == "postgresql":
        op.execute("ALTER INDEX pk_entries RENAME TO pk_entries_before")
    entries = op.create_table(
        "entries",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_entries"),
    )
    op.drop_table("people")
    people = op.create_table(
        "people",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_people"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_people_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_people_identity", "people", ["identity"])
    op.add_column("tables", sa.Column("digest", sa.String(64), nullable=False, server_default=""))
    op.drop_column("tables", "people")
    tables = sa.table("tables", *map(sa.column, ("id", "digest", "about")))
    known = set(connection.scalars(sa.select(tables.c.id)))
    copying = Copying(connection, entries, people, tables, known)
    for row in _rows(connection):
        copying.add(*row)
    copying.finish()
    op.drop_table("entries_before")
    _remove_names_from_lists(connection)


class Copying:
    """Copies entries in order, in batches."""

    def __init__(
        self,
        connection: sa.Connection,
        entries: sa.Table,
        people: sa.Table,
        tables: sa.TableClause,
        known: set[str],
    ) -> None:
        self.connection = connection
        self.entries = entries
        self.people = people
        self.tables = tables
        self.known = known
        """The tables that have a row, which those of people refer to."""
        self.batch: list[dict[str, Any]] = []
        self.table = ""
        self.digest = ""
        self.seats: dict[int, tuple[str, str]] = {}

    def add(self, table: str, n: int, at: float, text: str) -> None:
        """Copy an entry. One that is broken is copied as it is: the server finds that when it loads the table."""
        if table != self.table:
            self._end_table()
            self.table, self.digest, self.seats = table, table, {}
        try:
            body = json.loads(text)
            if _take_names(body, self.seats):
                text = json.dumps(body, separators=(",", ":"))
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
            pass
        told = f"{self.digest}\n{n}\n{float(at)!r}\n{text}"
        self.digest = hashlib.sha256(told.encode("utf-8", "surrogateescape")).hexdigest()
        self.batch.append({"table_id": table, "n": n, "at": at, "body": text, "digest": self.digest})
        if len(self.batch) == BATCH:
            self._flush()

    def finish(self) -> None:
        """Write the rest."""
        self._end_table()
        self._flush()

    def _end_table(self) -> None:
        if self.table in self.known:
            head = sa.update(self.tables).where(self.tables.c.id == self.table).values(digest=self.digest)
            self.connection.execute(head)
            for seat, (identity, name) in self.seats.items():
                row = {"table_id": self.table, "seat": seat, "identity": identity, "name": name}
                self.connection.execute(sa.insert(self.people), row)

    def _flush(self) -> None:
        if self.batch:
            self.connection.execute(sa.insert(self.entries), self.batch)
            self.batch = []


def _rows(connection: sa.Connection) -> Iterator[tuple[Any, Any, Any, Any]]:
    """Return all entries of before in order, page by page."""
    columns = sa.table("entries_before", *map(sa.column, ENTRIES)).c
    # Whatever the column's type was: the text that was stored.
    body = sa.cast(columns.body, sa.Text) if connection.dialect.name == "postgresql" else columns.body
    query = sa.select(columns.table_id, columns.n, columns.at, body).order_by(columns.table_id, columns.n)
    last: tuple[Any, Any] | None = None
    while True:
        page = query if last is None else query.where(sa.tuple_(columns.table_id, columns.n) > sa.tuple_(*last))
        rows = connection.execute(page.limit(BATCH)).all()
        if not rows:
            return
        for row in rows:
            yield row[0], row[1], row[2], row[3]
        last = (rows[-1][0], rows[-1][1])


def _take_names(body: dict[str, Any], seats: dict[int, tuple[str, str]]) -> bool:
    """Take the names of people out of an entry, note who sits where, and return whether the entry has changed."""
    if body["kind"] == "opened":
        for seat, chair in enumerate(body["chairs"]):
            if chair["kind"] == "person":
                seats[seat] = (chair["holder"], chair.get("name", ""))
                chair["name"] = ""
        return bool(seats)
    if body["kind"] == "sat":
        seats[body["seat"]] = (body["holder"], body.pop("name", ""))
        return True
    if body["kind"] == "stood":
        seats.pop(body["seat"], None)
    return False


def _remove_names_from_lists(connection: sa.Connection) -> None:
    tables = sa.table("tables", sa.column("id"), sa.column("about", sa.JSON))
    text = sa.type_coerce(tables.c.about, sa.types.NullType()).label("about")
    for row in connection.execute(sa.select(tables.c.id, text)).all():
        try:
            about = json.loads(row.about) if isinstance(row.about, str) else row.about
            for chair in about["chairs"]:
                if chair["kind"] == "person":
                    chair["name"] = ""
        except (KeyError, TypeError, ValueError, AttributeError):
            continue  # Lists leave it out, and its next entry writes it again.
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(about=about))
