"""Removal of what nobody has used for long: transactions that take a small batch each."""

from __future__ import annotations

from sqlalchemy import ARRAY, Connection, String, bindparam, delete, exists, func, select

from assyria.store import schema
from assyria.store.database import encode
from assyria.store.listen import CHANNEL

REMOVED = -2
"""The version with which processes are told that a table was removed."""

_NOTIFY = select(func.pg_notify(CHANNEL, func.unnest(bindparam("messages", type_=ARRAY(String)))))


def remove_tables(connection: Connection, status: str, before: float, most: int) -> list[str]:
    """Remove tables of a status that last changed before a time, with all that belongs to them; return them."""
    columns = schema.tables.c
    unused = select(columns.id).where(columns.status == status, columns.updated < before)
    # Locked, so that another process that does the same takes other tables.
    unused = unused.order_by(columns.updated).limit(most).with_for_update(skip_locked=True)
    found = connection.scalars(unused).all()
    if found:
        connection.execute(delete(schema.entries).where(schema.entries.c.table_id.in_(found)))
        # Chat and seats go with the table.
        connection.execute(delete(schema.tables).where(columns.id.in_(found)))
        if connection.dialect.name == "postgresql":
            connection.execute(_NOTIFY, {"messages": [encode([one, REMOVED, None]) for one in found]})
    return list(found)


def remove_guests(connection: Connection, before: float, most: int) -> int:
    """Remove guests who were last seen before a time and have no account, seat or table; return how many."""
    columns = schema.identities.c
    unused = select(columns.id).where(
        columns.seen < before,
        columns.account.is_(None),
        ~exists().where(schema.people.c.identity == columns.id),
        ~exists().where(schema.tables.c.owner == columns.id),
    )
    found = connection.scalars(unused.order_by(columns.seen).limit(most)).all()
    if found:
        # Their tokens and places for notifications go with them.
        connection.execute(delete(schema.identities).where(columns.id.in_(found), columns.seen < before))
    return len(found)
