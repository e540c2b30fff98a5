"""Records that people keep and share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0015"
down_revision = "0014"


def upgrade(op: Operations) -> None:
    """Add the table."""
    op.create_table(
        "shared_records",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_shared_records"),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_shared_records_identity", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_shared_records_identity", "shared_records", ["identity"])
    op.create_index("ix_shared_records_at", "shared_records", ["at"])
