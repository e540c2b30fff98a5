"""An index of tables by their last change, and since when sessions say when people were last seen."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0007"
down_revision = "0006"


def upgrade(op: Operations) -> None:
    """Add the index, and count everyone with a cookie of the edition before sessions as seen now."""
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
    identities = sa.table("identities", sa.column("old_cookies", sa.Boolean))
    if op.get_bind().scalar(sa.select(sa.exists().where(identities.c.old_cookies))):
        settings = sa.table("settings", sa.column("name"), sa.column("value"))
        op.execute(sa.insert(settings).values(name="sessions-since", value=repr(time.time())))
