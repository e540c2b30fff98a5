"""People: their names, their accounts, and what is removed with them, while every ledger stays as it is.

Ledgers hold an opaque id alone, so games can be replayed after any of this.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import asdict

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from assyria.host.ledger import Missing
from assyria.store import schema
from assyria.store.database import Channel
from assyria.store.queries import Queries, fit
from assyria.store.values import Identity


class People(Queries):
    """Identities of people and bots. Every method may raise Unavailable."""

    async def add(self, identity: Identity) -> None:
        """Add a new person or bot. Raises Conflict."""
        fit(identity.id, identity.name, identity.account, identity.passphrase)
        key = None if identity.account is None else account_key(identity.account)
        await self._change(insert(schema.identities).values(**asdict(identity), account_key=key))

    async def identity(self, id: str) -> Identity:  # noqa: A002
        """Return the identity with this id. Raises Missing."""
        return await self._identity(schema.identities.c.id == id)

    async def identity_by_account(self, account: str) -> Identity:
        """Return the identity that has this account, in any spelling. Raises Missing."""
        return await self._identity(schema.identities.c.account_key == account_key(account))

    async def claim(self, id: str, account: str, passphrase: str) -> None:  # noqa: A002
        """Make a guest an account, or change their own. Raises Conflict if the name is taken in any spelling."""
        fit(id, account, passphrase)
        await self._change(
            update(schema.identities)
            .where(schema.identities.c.id == id)
            .values(account=account, account_key=account_key(account), passphrase=passphrase)
        )

    async def rename(self, id: str, name: str) -> None:  # noqa: A002
        """Give someone another name, also at the seats where they have the old one. Raises Missing."""
        fit(id, name)
        columns, seats = schema.identities.c, schema.people.c

        def work(connection: Connection) -> None:
            # Locked, so that of two renames the second sees the first one's name.
            old = connection.scalar(select(columns.name).where(columns.id == id).with_for_update())
            if old is None:
                raise Missing(f"identity {id}")
            connection.execute(update(schema.identities).where(columns.id == id).values(name=name))
            # Seats with a name of their own keep it: several people may share one screen.
            mine = (seats.identity == id) & (seats.name == old)
            connection.execute(update(schema.people).where(mine).values(name=name))
            self._database.announce(connection, Channel.RENAMED, [(id, str(old), name)])

        await self._database.write(work)

    async def anonymise(self, id: str, name: str) -> None:  # noqa: A002
        """Remove someone's names at seats and beside chat lines, and give them another one. Raises Missing."""
        fit(id, name)
        mine, reports = schema.identities.c.id == id, schema.reports.c

        def work(connection: Connection) -> None:
            if connection.execute(update(schema.identities).where(mine).values(name=name)).rowcount == 0:
                raise Missing(f"identity {id}")
            self._remove_names(connection, id)
            forget_in_reports(connection, reports.author == id, reports.reporter == id)

        await self._database.write(work)

    async def delete(self, id: str) -> None:  # noqa: A002
        """Delete someone with all that is theirs alone, chat lines too, and their names. Raises Missing."""
        fit(id)
        mine, reports = schema.identities.c.id == id, schema.reports.c

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.chat).where(schema.chat.c.identity == id))
            self._remove_names(connection, id)
            forget_in_reports(connection, reports.author == id, reports.reporter == id, gone=True)
            if connection.execute(delete(schema.identities).where(mine)).rowcount == 0:
                raise Missing(f"identity {id}")

        await self._database.write(work)

    def on_rename(self, told: Callable[[str, str | None, str], None]) -> None:
        """Call `told` when someone's name changes at seats, with (identity, old name, new name).

        The old name is None if they lose all names. On PostgreSQL for changes by all processes.
        """
        self._database.on_message(Channel.RENAMED, told)

    def _remove_names(self, connection: Connection, identity: str) -> None:
        for column in (schema.people.c.identity, schema.chat.c.identity, schema.blocks.c.blocked):
            connection.execute(update(column.table).where(column == identity).values(name=""))
        self._database.announce(connection, Channel.RENAMED, [(identity, None, "")])


def forget_in_reports(
    connection: Connection, about: ColumnElement[bool], by: ColumnElement[bool], gone: bool = False
) -> None:
    """Remove the words of people from reports: names and lines of those that are about them, reasons of their own.

    Who is gone loses the identity, too. While there is somebody, the operator can still deal with them by it.
    """
    for which, words, who in ((about, ("name", "text"), "author"), (by, ("why",), "reporter")):
        emptied = dict.fromkeys((*words, who) if gone else words, "")
        connection.execute(update(schema.reports).where(which).values(emptied))


def account_key(account: str) -> str:
    """Return the same key for all spellings that people would take for the same name."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account).casefold())
