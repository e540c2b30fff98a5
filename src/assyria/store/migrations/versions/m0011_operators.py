"""Operators with tokens of their own, and who did what in the audit."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0011"
down_revision = "0010"


def upgrade(op: Operations) -> None:
    """Add the table and the column."""
    op.create_table(
        "operators",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_operators"),
        sa.UniqueConstraint("digest", name="uq_operators_digest"),
    )
    op.add_column("audit", sa.Column("operator", sa.String(64)))
