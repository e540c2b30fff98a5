"""Signs of life of servers, and when none of them ran."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0012"
down_revision = "0011"


def upgrade(op: Operations) -> None:
    """Add the tables."""
    op.create_table(
        "signs_of_life",
        sa.Column("process", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("monotonic", sa.Double, nullable=False),
        sa.Column("boot", sa.String(64), nullable=False),
        sa.Column("steady", sa.Double, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_signs_of_life"),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
    )
