"""When people were last seen, and an index to find tables that nobody has used for long."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0007"
down_revision = "0003"


def upgrade(op: Operations) -> None:
    """Count everyone as seen now: nobody knows when they were."""
    op.add_column("identities", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
    identities = sa.table("identities", sa.column("seen"))
    op.execute(sa.update(identities).values(seen=time.time()))
    op.create_index("ix_identities_seen", "identities", ["seen"])
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
