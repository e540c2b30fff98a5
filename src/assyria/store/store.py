"""The store itself. Order of business: write, then tell."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict
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
from assyria.store.ledger import Append, Ledger, Tell
from assyria.store.listen import CHAT, Listener, Say
from assyria.store.migrate import upgrade
from assyria.store.values import Conflict, Entry, Identity, Missing, Summary

log = logging.getLogger(__name__)

_SAY = select(func.pg_notify(CHAT, bindparam("message", type_=String)))
_STRANGE = re.compile("[\0\ud800-\udfff]")


class Store:
    """All that is kept, in SQLite or PostgreSQL.

    Every method may raise Unavailable. Nothing was written then, with one exception no database can spare us:
    when the line breaks during the commit itself, nobody knows. To append the same entries again is always safe:
    if they were written after all, that is a Conflict.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listener: Listener | None = None
        self._told: list[Tell] = []
        self._told_chat: list[Say] = []
        self._ledger = Ledger(database, self._tell)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database, and bring it up to date. Raises Unavailable, or ValueError for a strange address."""
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
        """Let go of all connections."""
        if self._listener is not None:
            await self._listener.stop()
        await self._ledger.finish()
        await self._database.close()

    async def ping(self) -> None:
        """Does the database answer? Raises Unavailable."""
        await self._rows(select(schema.settings.c.name).limit(1))

    # The ledger

    async def append(self, table: str, entries: Sequence[Entry], summary: Summary, news: Any = None) -> None:
        """Write entries that follow the last one without a hole, and the summary with them; then tell.

        News is for those who are told: plain JSON, no secrets, and left out where it is too long.
        Raises Conflict if someone else was first, or if there is a hole.
        """
        if not entries or summary.id != table:
            raise ValueError("an append needs entries, and a summary of the same table")
        _fit(table, *summary.people)
        await self._ledger.append(Append(table, entries, summary, news))

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """The ledger of a table, in order, from after an entry on. Raises Missing."""
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
        """A table as lists show it. Raises Missing."""
        return _summary(await self._row(select(schema.tables).where(schema.tables.c.id == table)))

    async def listed(self, limit: int = 100) -> list[Summary]:
        """Tables in the lobby that are not finished, newest first."""
        columns = schema.tables.c
        query = select(schema.tables).where(columns.listed, columns.status != "finished")
        return [_summary(row) for row in await self._rows(query.order_by(columns.created.desc()).limit(limit))]

    async def tables_of(self, identity: str, limit: int = 200) -> list[Summary]:
        """The tables where someone sits: those that wait for them first, then by their last change."""
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

    async def tables_owned_by(self, identity: str, status: str) -> list[Summary]:
        """The tables that someone opened and that have come to a status, newest first."""
        columns = schema.tables.c
        query = select(schema.tables).where(columns.owner == identity, columns.status == status)
        return [_summary(row) for row in await self._rows(query.order_by(columns.created.desc()))]

    async def due_tables(self, before: float) -> list[str]:
        """The tables where something was due before a moment, the longest overdue first."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.due < before).order_by(columns.due, columns.id)
        return [row.id for row in await self._rows(query)]

    # People

    async def add_identity(self, identity: Identity) -> None:
        """Someone new. Raises Conflict."""
        _fit(identity.id, identity.name, identity.account, identity.passphrase)
        key = None if identity.account is None else account_key(identity.account)
        await self._change(insert(schema.identities).values(**asdict(identity), account_key=key))

    async def identity(self, id: str) -> Identity:  # noqa: A002
        """Who that is. Raises Missing."""
        return await self._identity(schema.identities.c.id == id)

    async def rename(self, id: str, name: str) -> None:  # noqa: A002
        """Give someone another name. Raises Missing."""
        _fit(id, name)
        await self._change(update(schema.identities).where(schema.identities.c.id == id).values(name=name))

    async def claim(self, id: str, account: str, passphrase: str) -> None:  # noqa: A002
        """Make a guest an account, or change one's own. Raises Conflict if the name is taken in any spelling."""
        _fit(id, account, passphrase)
        await self._change(
            update(schema.identities)
            .where(schema.identities.c.id == id)
            .values(account=account, account_key=account_key(account), passphrase=passphrase)
        )

    async def identity_by_account(self, account: str) -> Identity:
        """Who has that account, in any spelling. Raises Missing."""
        return await self._identity(schema.identities.c.account_key == account_key(account))

    # Tokens of bots: only a digest is ever stored

    async def add_token(self, digest: str, identity: str, label: str, at: float) -> None:
        """A new token. Raises Missing if there is no such identity, Conflict if there is such a token."""
        _fit(digest, identity, label)
        await self._change(insert(schema.tokens).values(digest=digest, identity=identity, label=label, at=at))

    async def identity_by_token(self, digest: str) -> Identity:
        """Whose token that is. Raises Missing."""
        owner = select(schema.tokens.c.identity).where(schema.tokens.c.digest == digest).scalar_subquery()
        return await self._identity(schema.identities.c.id == owner)

    async def tokens_of(self, identity: str) -> list[dict[str, Any]]:
        """Someone's tokens, oldest first: digest, label, at."""
        columns = schema.tokens.c
        query = select(columns.digest, columns.label, columns.at).where(columns.identity == identity)
        return [row._asdict() for row in await self._rows(query.order_by(columns.at, columns.digest))]

    async def revoke_token(self, digest: str, identity: str) -> None:
        """Take a token out of use. Raises Missing unless it is theirs."""
        columns = schema.tokens.c
        await self._change(delete(schema.tokens).where(columns.digest == digest, columns.identity == identity))

    # Chat

    async def add_chat(self, table: str, identity: str, name: str, text: str, at: float) -> int:
        """Say something at a table; its number there, from 1. Raises Missing."""
        _fit(table, identity, name, text)
        columns = schema.chat.c

        def work(connection: Connection) -> int:
            # The table's row is the turn to speak: on PostgreSQL two speakers would else take one number.
            there = select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update()
            if connection.execute(there).first() is None:
                raise Missing(f"table {table}")
            last = connection.scalar(select(func.max(columns.n)).where(columns.table_id == table))
            n = (last or 0) + 1
            values = {"table_id": table, "n": n, "identity": identity, "name": name, "text": text, "at": at}
            connection.execute(insert(schema.chat).values(values))
            if isinstance(self._database, Postgres):
                # As long as people may write it fits (see LONGEST).
                connection.execute(_SAY, {"message": encode([table, _line(n)])})
            return n

        def _line(n: int) -> dict[str, Any]:
            return {"n": n, "name": name, "text": text, "at": at}

        n = await self._database.write(work)
        if not isinstance(self._database, Postgres):
            self._say(table, _line(n))
        return n

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[dict[str, Any]]:
        """What was said after a number, oldest first: n, identity, name, text, at."""
        columns = schema.chat.c
        query = select(columns.n, columns.identity, columns.name, columns.text, columns.at)
        query = query.where(columns.table_id == table, columns.n > after).order_by(columns.n).limit(limit)
        return [row._asdict() for row in await self._rows(query)]

    # Notifications

    async def add_subscription(self, identity: str, kind: str, body: dict[str, Any]) -> int:
        """Where someone wants to be told; its number. Raises Missing if there is no such identity."""
        _fit(identity, kind)
        new = insert(schema.subscriptions).values(identity=identity, kind=kind, body=body)
        number = await self._database.write(
            lambda connection: connection.scalar(new.returning(schema.subscriptions.c.id))
        )
        assert number is not None
        return int(number)

    async def subscriptions(self, identity: str) -> list[dict[str, Any]]:
        """Where someone wants to be told: id, kind, body, and the last failure or None."""
        columns = schema.subscriptions.c
        query = select(columns.id, columns.kind, columns.body, columns.failure).where(columns.identity == identity)
        return [row._asdict() for row in await self._rows(query.order_by(columns.id))]

    async def remove_subscription(self, id: int, identity: str) -> None:  # noqa: A002
        """Tell them there no more. Raises Missing unless it is theirs."""
        columns = schema.subscriptions.c
        await self._change(delete(schema.subscriptions).where(columns.id == id, columns.identity == identity))

    async def note_failure(self, id: int, failure: str | None) -> None:  # noqa: A002
        """Remember how the last notification failed, or that it did not. Raises Missing."""
        _fit(failure)
        columns = schema.subscriptions.c
        await self._change(update(schema.subscriptions).where(columns.id == id).values(failure=failure))

    # The server's own

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        """A small value that is made once: the first writer wins, and all get the winner's."""
        query = select(schema.settings.c.value).where(schema.settings.c.name == name)
        if not await self._rows(query):
            with suppress(Conflict):
                await self._change(insert(schema.settings).values(name=name, value=make()))
        return str((await self._row(query)).value)

    # Fan-out

    def on_append(self, told: Tell) -> None:
        """Have every append told, as (table, version, news).

        On PostgreSQL by whatever process, and ("", -1, None) when some may have gone unheard; on SQLite by this
        store.
        """
        self._told.append(told)

    def on_chat(self, told: Say) -> None:
        """Have every line of chat told, as (table, line): on PostgreSQL in whatever process it was said."""
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

    # How it is done

    async def _rows(self, query: Executable) -> Sequence[Row[Any]]:
        try:
            return await self._database.read(lambda connection: connection.execute(query).all())
        except ValueError:
            # Asked for something that no database can hold: it holds none.
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
        query = select(columns.id, columns.name, columns.created, columns.account, columns.passphrase)
        return Identity(**(await self._row(query.where(which)))._asdict())


def _summary(row: Row[Any]) -> Summary:
    values = row._asdict()
    return Summary(**{**values, "people": tuple(values["people"])})


def account_key(account: str) -> str:
    """Spellings that people would take for the same name have the same key."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account).casefold())


def _fit(*texts: str | None) -> None:
    """What one of our databases refuses, both refuse: ValueError."""
    for text in texts:
        if text is not None and _STRANGE.search(text):
            raise ValueError("a text with characters that cannot be stored")
