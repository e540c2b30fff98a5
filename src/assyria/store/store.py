"""The store itself. It always writes first and notifies afterwards."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, fields
from typing import Any, Self

from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    Executable,
    Insert,
    Row,
    String,
    Update,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    update,
)

from assyria.store import schema
from assyria.store.database import Database, Postgres, database, encode, located
from assyria.store.expiry import REMOVED, remove_guests, remove_tables
from assyria.store.ledger import Append, Ledger, Tell
from assyria.store.listen import CHAT, Listener, Say
from assyria.store.migrate import upgrade
from assyria.store.values import Conflict, Entry, Identity, Missing, Summary

log = logging.getLogger(__name__)

MOST_UNFINISHED = 1000
_SAY = select(func.pg_notify(CHAT, bindparam("message", type_=String)))
_STRANGE = re.compile("[\0\ud800-\udfff]")


class Store:
    """Everything that is kept, in SQLite or PostgreSQL.

    Every method may raise Unavailable. Nothing was written then, with one exception that no database can avoid:
    if the connection breaks during the commit itself, the result is unknown. Appending the same entries again
    is always safe: if they were written, that raises Conflict.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listener: Listener | None = None
        self._told: list[Tell] = []
        self._told_chat: list[Say] = []
        self._ledger = Ledger(database, self._tell)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database and upgrade it. Raises Unavailable, or ValueError for an address we cannot use."""
        store = cls(database(url))
        try:
            await store._database.migrate(upgrade)
            if isinstance(store._database, Postgres):
                listener = Listener(located(url), store._tell, store._say)
                await listener.start()
                store._listener = listener
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Close all connections."""
        if self._listener is not None:
            await self._listener.stop()
        await self._ledger.finish()
        await self._database.close()

    async def ping(self) -> None:
        """Check that the database answers. Raises Unavailable."""
        await self._rows(select(schema.settings.c.name).limit(1))

    # The ledger

    async def append(self, table: str, entries: Sequence[Entry], summary: Summary, news: Any = None) -> None:
        """Write entries that directly follow the last one, with the new summary; then notify.

        `news` goes to those who are notified: plain JSON, no secrets, left out if it is too long.
        Raises Conflict if someone else was first, or if there is a gap.
        """
        if not entries or summary.id != table:
            raise ValueError("an append needs entries, and a summary of the same table")
        _fit(table, *summary.people)
        await self._ledger.append(Append(table, entries, summary, news))

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """Return the entries of a table after a number, in order. Raises Missing."""
        columns = schema.entries.c
        query = select(columns.n, columns.at, columns.body).where(columns.table_id == table)
        found = [
            Entry(row.n, row.at, row.body)
            for row in await self._rows(query.where(columns.n > after).order_by(columns.n))
        ]
        if not found and (after < 0 or not await self._rows(query.limit(1))):
            raise Missing(f"table {table}")
        return found

    async def summary(self, table: str) -> Summary:
        """Return a table as lists show it. Raises Missing."""
        return _summary(await self._row(select(schema.tables).where(schema.tables.c.id == table)))

    async def listed(self, limit: int = 100) -> list[Summary]:
        """Return the tables in the lobby that are not finished, newest first."""
        columns = schema.tables.c
        query = select(schema.tables).where(columns.listed, columns.status != "finished")
        return [_summary(row) for row in await self._rows(query.order_by(columns.created.desc()).limit(limit))]

    async def tables_of(self, identity: str, limit: int = 200) -> list[Summary]:
        """Return the tables that someone holds a seat at: those that wait for them first, then by last change."""
        columns = schema.tables.c
        waits = case((columns.to_move == identity, 0), else_=1)
        query = (
            select(schema.tables)
            .join(schema.people, schema.people.c.table_id == columns.id)
            .where(schema.people.c.identity == identity)
            .order_by(waits, columns.updated.desc())
            .limit(limit)
        )
        return [_summary(row) for row in await self._rows(query)]

    async def unfinished_tables(self, owner: str | None = None, ids: Iterable[str] = ()) -> list[Summary]:
        """Return the tables that someone opened, or those of a list, that are not finished, newest first."""
        columns = schema.tables.c
        which = columns.id.in_(list(ids)) if owner is None else columns.owner == owner
        query = select(schema.tables).where(which, columns.status != "finished")
        return [
            _summary(row)
            for row in await self._rows(query.order_by(columns.created.desc()).limit(MOST_UNFINISHED))
        ]

    async def due_tables(self, before: float) -> list[str]:
        """Return the tables where something was due before a time, the longest overdue first."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.due < before).order_by(columns.due, columns.id)
        return [row.id for row in await self._rows(query)]

    # People

    async def add_identity(self, identity: Identity) -> None:
        """Add a new person or bot. Raises Conflict."""
        _fit(identity.id, identity.name, identity.account, identity.passphrase)
        key = None if identity.account is None else account_key(identity.account)
        values = {**asdict(identity), "seen": identity.seen or identity.created, "account_key": key}
        await self._change(insert(schema.identities).values(values))

    async def identity(self, id: str) -> Identity:  # noqa: A002
        """Return the identity with this id. Raises Missing."""
        return await self._identity(schema.identities.c.id == id)

    async def mark_seen(self, id: str, at: float) -> None:  # noqa: A002
        """Note that someone uses the server. Raises Missing."""
        await self._change(update(schema.identities).where(schema.identities.c.id == id).values(seen=at))

    async def rename(self, id: str, name: str) -> None:  # noqa: A002
        """Give someone another name. Raises Missing."""
        _fit(id, name)
        await self._change(update(schema.identities).where(schema.identities.c.id == id).values(name=name))

    async def claim(self, id: str, account: str, passphrase: str) -> None:  # noqa: A002
        """Make a guest an account, or change their own. Raises Conflict if the name is taken in any spelling."""
        _fit(id, account, passphrase)
        await self._change(
            update(schema.identities)
            .where(schema.identities.c.id == id)
            .values(account=account, account_key=account_key(account), passphrase=passphrase)
        )

    async def identity_by_account(self, account: str) -> Identity:
        """Return the identity that has this account, in any spelling. Raises Missing."""
        return await self._identity(schema.identities.c.account_key == account_key(account))

    # Tokens of bots: only their digests are stored

    async def add_token(self, digest: str, identity: str, label: str, at: float) -> None:
        """Add a token. Raises Missing if there is no such identity, Conflict if there is such a token already."""
        _fit(digest, identity, label)
        await self._change(insert(schema.tokens).values(digest=digest, identity=identity, label=label, at=at))

    async def identity_by_token(self, digest: str) -> Identity:
        """Return the identity that a token belongs to. Raises Missing."""
        owner = select(schema.tokens.c.identity).where(schema.tokens.c.digest == digest).scalar_subquery()
        return await self._identity(schema.identities.c.id == owner)

    async def tokens_of(self, identity: str) -> list[dict[str, Any]]:
        """Return someone's tokens, oldest first: digest, label, at."""
        columns = schema.tokens.c
        query = select(columns.digest, columns.label, columns.at).where(columns.identity == identity)
        return [row._asdict() for row in await self._rows(query.order_by(columns.at, columns.digest))]

    async def revoke_token(self, digest: str, identity: str) -> None:
        """Delete a token. Raises Missing unless it is theirs."""
        columns = schema.tokens.c
        await self._change(delete(schema.tokens).where(columns.digest == digest, columns.identity == identity))

    # Chat

    async def add_chat(self, table: str, identity: str, name: str, text: str, at: float) -> int:
        """Add a line of chat at a table and return its number there, from 1. Raises Missing."""
        _fit(table, identity, name, text)
        columns = schema.chat.c

        def work(connection: Connection) -> int:
            # Locks the table's row: on PostgreSQL two speakers would otherwise get the same number.
            there = select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update()
            if connection.execute(there).first() is None:
                raise Missing(f"table {table}")
            last = connection.scalar(select(func.max(columns.n)).where(columns.table_id == table))
            n = (last or 0) + 1
            values = {"table_id": table, "n": n, "identity": identity, "name": name, "text": text, "at": at}
            connection.execute(insert(schema.chat).values(values))
            if isinstance(self._database, Postgres):
                # A line as long as people may write fits (see LONGEST).
                connection.execute(_SAY, {"message": encode([table, _line(n)])})
            return n

        def _line(n: int) -> dict[str, Any]:
            return {"n": n, "name": name, "text": text, "at": at}

        n = await self._database.write(work)
        if not isinstance(self._database, Postgres):
            self._say(table, _line(n))
        return n

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[dict[str, Any]]:
        """Return the lines of chat after a number, oldest first: n, identity, name, text, at."""
        columns = schema.chat.c
        query = select(columns.n, columns.identity, columns.name, columns.text, columns.at)
        query = query.where(columns.table_id == table, columns.n > after).order_by(columns.n).limit(limit)
        return [row._asdict() for row in await self._rows(query)]

    # Notifications

    async def add_subscription(self, identity: str, kind: str, body: dict[str, Any]) -> int:
        """Add a place for someone's notifications, return its number. Raises Missing for an unknown identity."""
        _fit(identity, kind)
        new = insert(schema.subscriptions).values(identity=identity, kind=kind, body=body)
        number = await self._database.write(
            lambda connection: connection.scalar(new.returning(schema.subscriptions.c.id))
        )
        assert number is not None
        return int(number)

    async def subscriptions(self, identity: str) -> list[dict[str, Any]]:
        """Return the places for someone's notifications: id, kind, body, and the last failure or None."""
        columns = schema.subscriptions.c
        query = select(columns.id, columns.kind, columns.body, columns.failure).where(columns.identity == identity)
        return [row._asdict() for row in await self._rows(query.order_by(columns.id))]

    async def remove_subscription(self, id: int, identity: str) -> None:  # noqa: A002
        """Delete a place for notifications. Raises Missing unless it is theirs."""
        columns = schema.subscriptions.c
        await self._change(delete(schema.subscriptions).where(columns.id == id, columns.identity == identity))

    async def note_failure(self, id: int, failure: str | None) -> None:  # noqa: A002
        """Store how the last notification failed, or None if it did not. Raises Missing."""
        _fit(failure)
        columns = schema.subscriptions.c
        await self._change(update(schema.subscriptions).where(columns.id == id).values(failure=failure))

    # Settings of the server

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        """Return a small value that is made once: if several processes make it, all get the first one's."""
        query = select(schema.settings.c.value).where(schema.settings.c.name == name)
        if not await self._rows(query):
            with suppress(Conflict):
                await self._change(insert(schema.settings).values(name=name, value=make()))
        return str((await self._row(query)).value)

    async def change_setting(self, name: str, value: str) -> None:
        """Change a value that was made before. Raises Missing."""
        await self._change(update(schema.settings).where(schema.settings.c.name == name).values(value=value))

    # What nobody uses

    async def remove_tables(self, status: str, before: float, most: int) -> list[str]:
        """Remove tables of a status that last changed before a time, return them, and notify with REMOVED."""
        found = await self._database.write(lambda connection: remove_tables(connection, status, before, most))
        if not isinstance(self._database, Postgres):
            for table in found:
                self._tell(table, REMOVED, None)
        return found

    async def remove_guests(self, before: float, most: int) -> int:
        """Remove guests without account, seat or table who were last seen before a time, return how many."""
        return await self._database.write(lambda connection: remove_guests(connection, before, most))

    # Fan-out

    def on_append(self, told: Tell) -> None:
        """Call `told` for every append, with (table, version, news).

        On PostgreSQL for appends of all processes, and with ("", -1, None) when some may have been missed;
        on SQLite for those of this store. A table that was removed is told with the version REMOVED.
        """
        self._told.append(told)

    def on_chat(self, told: Say) -> None:
        """Call `told` for every line of chat, with (table, line): on PostgreSQL for lines of all processes."""
        self._told_chat.append(told)

    def _say(self, table: str, line: dict[str, Any]) -> None:
        for told in self._told_chat:
            try:
                told(table, line)
            except Exception:
                log.exception("on being told of chat at table %s", table)

    def _tell(self, table: str, version: int, news: Any) -> None:
        for told in self._told:
            try:
                told(table, version, news)
            except Exception:
                log.exception("on being told of table %s, version %d", table, version)

    # Helpers

    async def _rows(self, query: Executable) -> Sequence[Row[Any]]:
        try:
            return await self._database.read(lambda connection: connection.execute(query).all())
        except ValueError:
            # A value that no database can hold is in none of them.
            return []

    async def _row(self, query: Executable) -> Row[Any]:
        rows = await self._rows(query)
        if not rows:
            raise Missing("there is none")
        return rows[0]

    async def _change(self, statement: Insert | Update | Delete) -> None:
        def work(connection: Connection) -> None:
            if connection.execute(statement).rowcount == 0:
                raise Missing("there is none")

        await self._database.write(work)

    async def _identity(self, which: ColumnElement[bool]) -> Identity:
        columns = schema.identities.c
        query = select(*(columns[each.name] for each in fields(Identity)))
        return Identity(**(await self._row(query.where(which)))._asdict())


def _summary(row: Row[Any]) -> Summary:
    values = row._asdict()
    return Summary(**{**values, "people": tuple(values["people"])})


def account_key(account: str) -> str:
    """Return the same key for all spellings that people would take for the same name."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account).casefold())


def _fit(*texts: str | None) -> None:
    """Raise ValueError for text that one of our databases refuses, so that both refuse the same."""
    for text in texts:
        if text is not None and _STRANGE.search(text):
            raise ValueError("a text with characters that cannot be stored")
