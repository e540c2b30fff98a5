"""Puzzles of people's own: mistakes of their games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0014"
down_revision = "0013"


def upgrade(op: Operations) -> None:
    """Add the table."""
    op.create_table(
        "own_puzzles",
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("move", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("identity", "table_id", "move", name="pk_own_puzzles"),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_own_puzzles_identity", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_own_puzzles_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_own_puzzles_table_id", "own_puzzles", ["table_id"])
