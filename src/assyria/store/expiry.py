"""Removal of tables and guests: of what nobody has used for long in small batches, a transaction each."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, delete, exists, func, select, update

from assyria.host.ledger import REMOVED_HEAD, Missing
from assyria.store import schema
from assyria.store.columns import STRANGE
from assyria.store.database import Channel
from assyria.store.people import forget_in_reports
from assyria.store.queries import Queries, fit

SESSIONS_SINCE = "sessions-since"
"""The setting with the time from which on we know when people were last seen."""


class Expiry(Queries):
    """Every method may raise Unavailable. Who listens to appends is told of REMOVED_HEAD."""

    async def remove_tables(self, status: str, before: float, most: int) -> list[str]:
        """Remove tables of a status that last changed before a time, and return them."""
        columns = schema.tables.c
        unused = select(columns.id).where(columns.status == status, columns.updated < before)
        # Locked, so that another process that does the same takes other tables.
        unused = unused.order_by(columns.updated).limit(most).with_for_update(skip_locked=True)

        def work(connection: Connection) -> list[str]:
            found = _sound(connection.scalars(unused))
            self._remove(connection, found)
            return found

        return await self._database.write(work)

    async def remove_table(self, table: str) -> None:
        """Remove a table, damaged or not. Raises Missing."""
        fit(table)
        row = select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update()
        entries = select(schema.entries.c.n).where(schema.entries.c.table_id == table).limit(1)

        def work(connection: Connection) -> None:
            there = connection.execute(row).all()
            if not there and not connection.execute(entries).all():
                raise Missing(f"table {table}")
            self._remove(connection, [table])

        await self._database.write(work)

    def _remove(self, connection: Connection, tables: list[str]) -> None:
        """Remove tables with all that belongs to them."""
        if tables:
            connection.execute(delete(schema.entries).where(schema.entries.c.table_id.in_(tables)))
            # Chat and seats go with the table.
            connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(tables)))
            told = [(table, REMOVED_HEAD.version, REMOVED_HEAD.digest, None) for table in tables]
            self._database.announce(connection, Channel.APPENDED, told)

    async def remove_guests(self, before: float, most: int) -> int:
        """Remove guests who were last seen before a time and have no account, seat, table or record."""
        return await self._database.write(lambda connection: _remove_guests(connection, before, most))


def _remove_guests(connection: Connection, before: float, most: int) -> int:
    columns, sessions, tokens = schema.identities.c, schema.sessions.c, schema.tokens.c
    unused = (columns.created < before) & columns.account.is_(None)
    for used in (
        exists().where(sessions.identity == columns.id, sessions.seen >= before),
        exists().where(tokens.identity == columns.id, func.coalesce(tokens.used, tokens.at) >= before),
        exists().where(schema.people.c.identity == columns.id),
        exists().where(schema.tables.c.owner == columns.id),
        # Until they expire by themselves.
        exists().where(schema.shared_records.c.identity == columns.id),
    ):
        unused &= ~used
    if _sessions_since(connection) >= before:
        # Guests of the edition before sessions have a cookie, and nobody knows when they last used it.
        unused &= ~columns.old_cookies
    query = select(columns.id).where(unused).order_by(columns.created).limit(most)
    found = _sound(connection.scalars(query.with_for_update(skip_locked=True)))
    if found:
        # Sessions, tokens, holidays and places for notifications go with them. Checked again: a session may have
        # been used since it was read.
        removed = connection.execute(delete(schema.identities).where(columns.id.in_(found), unused)).rowcount
        chat, reports, left = schema.chat.c, schema.reports.c, select(columns.id)
        nameless = update(schema.chat).where(chat.identity.in_(found), chat.identity.not_in(left))
        connection.execute(nameless.values(name=""))
        about, by = (who.in_(found) & who.not_in(left) for who in (reports.author, reports.reporter))
        forget_in_reports(connection, about, by, gone=True)
        return removed
    return 0


def _sessions_since(connection: Connection) -> float:
    since = connection.scalar(select(schema.settings.c.value).where(schema.settings.c.name == SESSIONS_SINCE))
    try:
        return math.inf if since is None else float(since)
    except ValueError:
        # Then we know it of nobody.
        return math.inf


def _sound(ids: Iterable[Any]) -> list[str]:
    """Return the ids that are text: what somebody broke cannot be asked for, and must not keep the rest."""
    return [one for one in ids if isinstance(one, str) and not STRANGE.search(one)]
