"""The time from which a table is due, so that any process finds the tables of one that died."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0002"
down_revision = "0001"


def upgrade(op: Operations) -> None:
    """Make games due at once where a bot or a clock has to act; their next entry sets the time again."""
    op.add_column("tables", sa.Column("due", sa.Double))
    names = ("id", "status", "to_move", "due")
    tables = sa.table("tables", *map(sa.column, names), sa.column("about", sa.JSON))
    playing = sa.select(tables).where(tables.c.status == "playing")
    for row in op.get_bind().execute(playing).all():
        if row.to_move is None or row.about.get("clock") != "none":
            op.execute(sa.update(tables).where(tables.c.id == row.id).values(due=0))
    op.drop_index("ix_tables_status", "tables")
    op.create_index("ix_tables_due", "tables", ["due"])
