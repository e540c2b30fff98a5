"""Blocks hold the name of then; reports lose the names and words of people who are gone or have removed them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0010"
down_revision = "0009"


def upgrade(op: Operations) -> None:
    """Add the column, and empty what should not be there."""
    op.add_column("blocks", sa.Column("name", sa.Text, nullable=False, server_default=""))
    # Who removed their name has none at seats and beside lines of before, and the name of now is not to be told.
    op.execute(
        "UPDATE blocks SET name = (SELECT name FROM identities WHERE id = blocked) "
        "WHERE blocked NOT IN (SELECT identity FROM people WHERE name = '') "
        "AND blocked NOT IN (SELECT identity FROM chat WHERE name = '')"
    )
    op.execute(
        "UPDATE reports SET name = '', text = '' WHERE EXISTS (SELECT 1 FROM chat "
        "WHERE chat.table_id = reports.table_id AND chat.n = reports.n AND chat.name = '')"
    )
    op.execute(
        "UPDATE reports SET author = '', name = '', text = '' WHERE author NOT IN (SELECT id FROM identities)"
    )
    op.execute("UPDATE reports SET reporter = '', why = '' WHERE reporter NOT IN (SELECT id FROM identities)")
