"""Protocol 2: entries have names of their own, not those of Python classes; tables have an owner."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0003"
down_revision = "0002"

KINDS = {
    "Opened": "opened",
    "Sat": "sat",
    "Stood": "stood",
    "Began": "began",
    "Moved": "moved",
    "Held": "held",
    "Confirmed": "confirmed",
    "Undone": "undone",
    "TakeBackAsked": "take-back-asked",
    "TakeBackAnswered": "take-back-answered",
    "Left": "left",
    "TimedOut": "timed-out",
    "Returned": "returned",
    "Resigned": "resigned",
    "AutoChosen": "auto-chosen",
}
RENAME = {
    "sqlite": "UPDATE entries SET body = json_set(body, '$.kind', :new) WHERE json_extract(body, '$.kind') = :old",
    "postgresql": (
        "UPDATE entries SET body = jsonb_set(body::jsonb, '{kind}', to_jsonb(CAST(:new AS text)))::json "
        "WHERE body->>'kind' = :old"
    ),
}


def upgrade(op: Operations) -> None:
    """Rename the kinds of all entries, and move each table's owner from its summary to a column of its own."""
    connection = op.get_bind()
    rename = sa.text(RENAME[connection.dialect.name])
    for old, new in KINDS.items():
        connection.execute(rename, {"old": old, "new": new})
    op.add_column("tables", sa.Column("owner", sa.String(64), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id"), sa.column("owner"), sa.column("about", sa.JSON))
    for row in connection.execute(sa.select(tables.c.id, tables.c.about)).all():
        about = dict(row.about)
        owner = about.pop("owner", "")
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(owner=owner, about=about))
    op.create_index("ix_tables_owner", "tables", ["owner"])
