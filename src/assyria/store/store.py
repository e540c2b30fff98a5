"""The store itself. It always writes first and notifies afterwards."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any, Self

from sqlalchemy import (
    Connection,
    String,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from assyria.store import people, schema
from assyria.store.columns import BrokenRow, flaw_of, printable, raw
from assyria.store.credentials import Credentials
from assyria.store.database import Database, Postgres, database, encode, located
from assyria.store.expiry import remove_guests, remove_table, remove_tables
from assyria.store.holidays import Holidays
from assyria.store.ledger import Append, Ledger, Tell
from assyria.store.listen import CHAT, PRESENT, Listener, Rename, Say, TellPresent
from assyria.store.migrate import upgrade
from assyria.store.moderation import Moderation
from assyria.store.queries import fit
from assyria.store.reviews import Reviews
from assyria.store.rows import chat_line, json_object
from assyria.store.signs_of_life import SignsOfLife
from assyria.store.tables import TableReader
from assyria.store.values import REMOVED_HEAD, Conflict, Entry, Head, Identity, Missing, Seated, Summary

log = logging.getLogger(__name__)

_SAY = select(func.pg_notify(CHAT, bindparam("message", type_=String)))
_TELL_PRESENT = select(func.pg_notify(PRESENT, bindparam("message", type_=String)))
WRITTEN = "last-write-check"
"""The setting that `check_writes` writes."""


class Store(TableReader):
    """Everything that is kept, in SQLite or PostgreSQL.

    Every method may raise Unavailable. Nothing was written then, with one exception that no database can avoid:
    if the connection breaks during the commit itself, the result is unknown. Appending the same entries again
    is always safe: if they were written, that raises Conflict.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.credentials = Credentials(database)
        self.holidays = Holidays(database)
        self.moderation = Moderation(database)
        self.reviews = Reviews(database)
        self.signs_of_life = SignsOfLife(database)
        self._listener: Listener | None = None
        self._told: list[Tell] = []
        self._told_chat: list[Say] = []
        self._told_names: list[Rename] = []
        self._told_present: list[TellPresent] = []
        self._ledger = Ledger(database, self._tell)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database and upgrade it. Raises Unavailable, or ValueError for an address we cannot use."""
        store = cls(database(url))
        try:
            await store._database.migrate(upgrade)
            if isinstance(store._database, Postgres):
                listener = Listener(
                    located(url), store._tell, store._say, store._rename, store.credentials.tell, store._present
                )
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

    async def check_writes(self, at: float) -> None:
        """Write something small, to learn whether writes work. Raises Unavailable."""
        columns, value = schema.settings.c, repr(at)
        again = update(schema.settings).where(columns.name == WRITTEN).values(value=value)

        def work(connection: Connection) -> None:
            if connection.execute(again).rowcount == 0:
                connection.execute(insert(schema.settings).values(name=WRITTEN, value=value))

        with suppress(Conflict):  # Another process made it first, so it can write.
            await self._database.write(work)

    def on_write_failure(self, told: Callable[[], None]) -> None:
        """Call `told` for every write that fails because the database is unavailable."""
        self._database.on_write_failure = told

    @property
    def listening(self) -> bool:
        """Whether we hear of other processes; always on SQLite, which has none."""
        return self._listener is None or self._listener.connected

    # The ledger

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        summary: Summary,
        news: Any = None,
        seats: Mapping[int, Seated | None] | None = None,
        after: Head | None = None,
    ) -> Head:
        """Write entries that directly follow the last one, with the new summary; then notify. Return the new head.

        `news` goes to those who are notified: plain JSON, no secrets, left out if it is too long. `seats` says who
        sits down, and None where a seat is free again. `after` is the head to continue, if the writer knows it.
        Raises Conflict if someone else was first, if there is a gap, or if another head is there.
        """
        if not entries or summary.id != table:
            raise ValueError("an append needs entries, and a summary of the same table")
        seats = seats or {}
        fit(table, *(text for one in seats.values() if one for text in (one.identity, one.name)))
        return await self._ledger.append(Append(table, entries, summary, news, seats, after))

    # People

    async def add_identity(self, identity: Identity) -> None:
        """Add a new person or bot. Raises Conflict."""
        fit(identity.id, identity.name, identity.account, identity.passphrase)
        key = None if identity.account is None else account_key(identity.account)
        await self._change(insert(schema.identities).values(**asdict(identity), account_key=key))

    async def identity(self, id: str) -> Identity:  # noqa: A002
        """Return the identity with this id. Raises Missing."""
        return await self._identity(schema.identities.c.id == id)

    async def rename(self, id: str, name: str) -> None:  # noqa: A002
        """Give someone another name, also at the seats where they have the old one. Raises Missing."""
        fit(id, name)
        old = await self._database.write(lambda connection: people.rename(connection, id, name))
        self._renamed(id, old, name)

    async def anonymise(self, id: str, name: str) -> None:  # noqa: A002
        """Remove someone's names at seats and beside chat lines, and give them another one. Raises Missing."""
        fit(id, name)
        await self._database.write(lambda connection: people.anonymise(connection, id, name))
        self._renamed(id, None, "")

    async def delete_identity(self, id: str) -> None:  # noqa: A002
        """Delete someone with all that is theirs, and their names; ledgers stay as they are. Raises Missing."""
        fit(id)
        await self._database.write(lambda connection: people.delete_identity(connection, id))
        self._renamed(id, None, "")

    async def claim(self, id: str, account: str, passphrase: str) -> None:  # noqa: A002
        """Make a guest an account, or change their own. Raises Conflict if the name is taken in any spelling."""
        fit(id, account, passphrase)
        await self._change(
            update(schema.identities)
            .where(schema.identities.c.id == id)
            .values(account=account, account_key=account_key(account), passphrase=passphrase)
        )

    async def identity_by_account(self, account: str) -> Identity:
        """Return the identity that has this account, in any spelling. Raises Missing."""
        return await self._identity(schema.identities.c.account_key == account_key(account))

    # Chat

    async def add_chat(self, table: str, identity: str, name: str, text: str, at: float) -> int:
        """Add a line of chat at a table and return its number there, from 1. Raises Missing."""
        fit(table, identity, name, text)
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
            return {"n": n, "identity": identity, "name": name, "text": text, "at": at}

        n = await self._database.write(work)
        if not isinstance(self._database, Postgres):
            self._say(table, _line(n))
        return n

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[dict[str, Any]]:
        """Return the lines of chat after a number, oldest first: n, identity, name, text, at."""
        columns = schema.chat.c
        query = select(*raw(schema.chat, "n", "identity", "name", "text", "at"))
        query = query.where(columns.table_id == table, columns.n > after).order_by(columns.n).limit(limit)
        lines = []
        for row in await self._rows(query):
            try:
                lines.append(chat_line(row))
            except BrokenRow as wrong:
                self.left_out.note(table, f"chat {printable(row.n)}", str(wrong))
        return lines

    async def chat_of(self, identity: str) -> list[dict[str, Any]]:
        """Return the lines of chat that someone wrote, oldest first: table, text, at."""
        columns = schema.chat.c
        shown = (columns.table_id, columns.n, columns.text, columns.at)
        query = select(*shown).where(columns.identity == identity)
        rows = await self._rows(query.order_by(columns.at, columns.table_id, columns.n))
        return [{"table": row.table_id, "text": row.text, "at": row.at} for row in self._whole(shown, rows)]

    # Notifications

    async def add_subscription(self, identity: str, kind: str, body: dict[str, Any]) -> int:
        """Add a place for someone's notifications, return its number. Raises Missing for an unknown identity."""
        fit(identity, kind)
        new = insert(schema.subscriptions).values(identity=identity, kind=kind, body=body)
        number = await self._database.write(
            lambda connection: connection.scalar(new.returning(schema.subscriptions.c.id))
        )
        assert number is not None
        return int(number)

    async def subscriptions(self, identity: str) -> list[dict[str, Any]]:
        """Return the places for someone's notifications: id, kind, body, and how they fail: see `note_outcome`."""
        columns = schema.subscriptions.c
        query = select(
            *raw(schema.subscriptions, "id", "kind", "body", "failure", "failures", "retry_at", "given_up")
        ).where(columns.identity == identity)
        found = []
        for row in await self._rows(query.order_by(columns.id)):
            broken = [name for name, value in row._asdict().items() if flaw_of(columns[name], value)]
            if broken:
                self.left_out.note("", f"subscriptions {printable(row.id)}", ", ".join(broken))
            else:
                found.append({**row._asdict(), "body": json_object(row.body, "body")})
        return found

    async def remove_subscription(self, id: int, identity: str) -> None:  # noqa: A002
        """Delete a place for notifications. Raises Missing unless it is theirs."""
        columns = schema.subscriptions.c
        await self._change(delete(schema.subscriptions).where(columns.id == id, columns.identity == identity))

    async def note_outcome(
        self,
        id: int,  # noqa: A002
        failure: str | None = None,
        failures: int = 0,
        retry_at: float | None = None,
        given_up: float | None = None,
    ) -> None:
        """Store how the last notification failed, or None if it did not. Raises Missing.

        Further how many have failed in a row, when the place is tried again, and since when it is given up.
        """
        fit(failure)
        change = update(schema.subscriptions).where(schema.subscriptions.c.id == id)
        values = {"failure": failure, "failures": failures, "retry_at": retry_at, "given_up": given_up}
        await self._change(change.values(values))

    # Settings of the server

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        """Return a small value that is made once: if several processes make it, all get the first one's."""
        query = select(*raw(schema.settings, "value")).where(schema.settings.c.name == name)
        if not await self._rows(query):
            with suppress(Conflict):
                await self._change(insert(schema.settings).values(name=name, value=make()))
        return str((await self._row(query)).value)

    async def change_setting(self, name: str, value: str) -> None:
        """Change a value that was made before. Raises Missing."""
        await self._change(update(schema.settings).where(schema.settings.c.name == name).values(value=value))

    # What nobody uses

    async def remove_tables(self, status: str, before: float, most: int) -> list[str]:
        """Remove tables of a status that last changed before a time, return them, and tell of REMOVED_HEAD."""
        found = await self._database.write(lambda connection: remove_tables(connection, status, before, most))
        if not isinstance(self._database, Postgres):
            for table in found:
                self._tell(table, REMOVED_HEAD, None)
        return found

    async def remove_table(self, table: str) -> None:
        """Remove a table, damaged or not, and tell of REMOVED_HEAD. Raises Missing."""
        fit(table)
        await self._database.write(lambda connection: remove_table(connection, table))
        if not isinstance(self._database, Postgres):
            self._tell(table, REMOVED_HEAD, None)

    async def remove_guests(self, before: float, most: int) -> int:
        """Remove guests without account, seat or table who were last seen before a time, return how many."""
        return await self._database.write(lambda connection: remove_guests(connection, before, most))

    # Fan-out

    def on_append(self, told: Tell) -> None:
        """Call `told` for every append, with (table, head, news).

        On PostgreSQL for appends of all processes, and with ("", UNKNOWN_HEAD, None) when some may have been
        missed; on SQLite for those of this store. A table that was removed is told with REMOVED_HEAD.
        """
        self._told.append(told)

    def on_rename(self, told: Rename) -> None:
        """Call `told` when someone's name changes at seats: on PostgreSQL for changes by all processes."""
        self._told_names.append(told)

    def on_chat(self, told: Say) -> None:
        """Call `told` for every line of chat, with (table, line): on PostgreSQL for lines of all processes."""
        self._told_chat.append(told)

    async def tell_present(self, table: str, process: str, people: Sequence[str]) -> None:
        """Tell all processes who is connected to one of them at a table; nothing of it is stored."""
        if isinstance(self._database, Postgres):
            message = encode([table, process, list(people)])
            await self._database.write(lambda connection: connection.execute(_TELL_PRESENT, {"message": message}))

    def on_present(self, told: TellPresent) -> None:
        """Call `told` when a process tells who is connected to it: on SQLite there is only one."""
        self._told_present.append(told)

    def _present(self, table: str, process: str, people: list[str]) -> None:
        _call(self._told_present, table, process, people)

    def _say(self, table: str, line: dict[str, Any]) -> None:
        _call(self._told_chat, table, line)

    def _tell(self, table: str, head: Head, news: Any) -> None:
        _call(self._told, table, head, news)

    def _rename(self, identity: str, old: str | None, new: str) -> None:
        _call(self._told_names, identity, old, new)

    def _renamed(self, identity: str, old: str | None, new: str) -> None:
        if not isinstance(self._database, Postgres):
            self._rename(identity, old, new)


def _call(listeners: Sequence[Callable[..., None]], *what: Any) -> None:
    """Call all listeners: one that fails does not keep the others from being told."""
    for told in listeners:
        try:
            told(*what)
        except Exception:
            log.exception("a listener failed")


def account_key(account: str) -> str:
    """Return the same key for all spellings that people would take for the same name."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account).casefold())
