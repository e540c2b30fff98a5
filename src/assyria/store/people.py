"""Names and identities of people: changed and removed here, while every ledger stays as it is.

Each function is a transaction's work. Ledgers hold an opaque id alone, so games can be replayed after any of them.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, String, bindparam, delete, func, select, update

from assyria.store import schema
from assyria.store.database import encode
from assyria.store.listen import RENAMED
from assyria.store.values import Missing

_TELL = select(func.pg_notify(RENAMED, bindparam("message", type_=String)))


def rename(connection: Connection, identity: str, name: str) -> str:
    """Give someone another name, also at seats where they have the old one; return that. Raises Missing."""
    columns, seats = schema.identities.c, schema.people.c
    # Locked, so that of two renames the second sees the first one's name.
    query = select(columns.name).where(columns.id == identity).with_for_update()
    old = connection.scalar(query)
    if old is None:
        raise Missing(f"identity {identity}")
    connection.execute(update(schema.identities).where(columns.id == identity).values(name=name))
    # Seats with a name of their own keep it: several people may share one screen.
    mine = (seats.identity == identity) & (seats.name == old)
    connection.execute(update(schema.people).where(mine).values(name=name))
    _tell(connection, identity, old, name)
    return str(old)


def anonymise(connection: Connection, identity: str, name: str) -> None:
    """Remove someone's names, at seats and beside chat lines; `name` is their own from now on. Raises Missing."""
    columns = schema.identities.c
    if connection.execute(update(schema.identities).where(columns.id == identity).values(name=name)).rowcount == 0:
        raise Missing(f"identity {identity}")
    _remove_names(connection, identity)
    forget_in_reports(connection, schema.reports.c.author == identity, schema.reports.c.reporter == identity)


def delete_identity(connection: Connection, identity: str) -> None:
    """Delete someone with all that is theirs alone, chat lines too, and remove their names. Raises Missing."""
    connection.execute(delete(schema.chat).where(schema.chat.c.identity == identity))
    _remove_names(connection, identity)
    reports = schema.reports.c
    forget_in_reports(connection, reports.author == identity, reports.reporter == identity, gone=True)
    gone = delete(schema.identities).where(schema.identities.c.id == identity)
    if connection.execute(gone).rowcount == 0:
        raise Missing(f"identity {identity}")


def _remove_names(connection: Connection, identity: str) -> None:
    for column in (schema.people.c.identity, schema.chat.c.identity, schema.blocks.c.blocked):
        connection.execute(update(column.table).where(column == identity).values(name=""))
    _tell(connection, identity, None, "")


def forget_in_reports(
    connection: Connection, about: ColumnElement[bool], by: ColumnElement[bool], gone: bool = False
) -> None:
    """Remove the words of people from reports: names and lines of those that are about them, reasons of their own.

    Who is gone loses the identity, too. While there is somebody, the operator can still deal with them by it.
    """
    for which, words, who in ((about, ("name", "text"), "author"), (by, ("why",), "reporter")):
        emptied = dict.fromkeys((*words, who) if gone else words, "")
        connection.execute(update(schema.reports).where(which).values(emptied))


def _tell(connection: Connection, identity: str, old: str | None, new: str) -> None:
    """Tell all processes, which have tables in memory."""
    if connection.dialect.name == "postgresql":
        connection.execute(_TELL, {"message": encode([identity, old, new])})
