"""Statements that are run one at a time, and what rows of identities become."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Delete, Executable, Insert, Row, Update, select

from assyria.host.ledger import Missing
from assyria.store import schema
from assyria.store.columns import STRANGE, whole
from assyria.store.database import Database
from assyria.store.values import Identity

IDENTITY = tuple(schema.identities.c[name] for name in ("id", "name", "created", "account", "passphrase"))
"""The columns of an identity, in the order of its fields."""


class Queries:
    """A part of the store that reads and changes single rows. Every method may raise Unavailable."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._left_out = database.left_out

    async def _rows(self, query: Executable) -> Sequence[Row[Any]]:
        try:
            return await self._database.read(lambda connection: connection.execute(query).all())
        except ValueError:
            # A value that no database can hold is in none of them.
            return []

    async def _row(self, query: Executable, columns: Sequence[Column[Any]] = ()) -> Row[Any]:
        """Return the first row; with `columns`, the first that holds what these may. Raises Missing."""
        rows = await self._rows(query)
        for row in self._whole(columns, rows) if columns else rows:
            return row
        raise Missing("there is none")

    def _whole(self, columns: Sequence[Column[Any]], rows: Sequence[Row[Any]]) -> Iterator[Row[Any]]:
        """Yield the rows that hold what these columns may, so that one that somebody broke costs itself alone."""
        return whole(columns, rows, self._left_out)

    async def _change(self, statement: Insert | Update | Delete) -> None:
        def work(connection: Connection) -> None:
            if connection.execute(statement).rowcount == 0:
                raise Missing("there is none")

        await self._database.write(work)

    async def _identity(self, which: ColumnElement[bool]) -> Identity:
        return identity_with(await self._row(select(*IDENTITY).where(which), IDENTITY))


def identity_with(row: Row[Any]) -> Identity:
    """Return the identity in a row that begins with its columns."""
    return Identity(*row[: len(IDENTITY)])


def fit(*texts: str | None) -> None:
    """Raise ValueError for text that one of our databases refuses, so that both refuse the same."""
    for text in texts:
        if text is not None and STRANGE.search(text):
            raise ValueError("a text with characters that cannot be stored")
