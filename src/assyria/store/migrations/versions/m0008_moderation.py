"""Blocks, reports, suspensions, refused addresses, invitations, and an audit of what operators do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0008"
down_revision = "0007"


def upgrade(op: Operations) -> None:
    """Add the tables and columns."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "blocks",
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("blocked", sa.String(64), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "blocked", name="pk_blocks"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_blocks_identity", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked"], ["identities.id"], name="fk_blocks_blocked", ondelete="CASCADE"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", number, primary_key=True),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("author", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "refused_addresses",
        sa.Column("network", sa.String(64), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("network", name="pk_refused_addresses"),
    )
    op.create_table(
        "invitations",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_invitations"),
    )
    op.create_table(
        "audit",
        sa.Column("id", number, primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("action", sa.String(64), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.add_column("identities", sa.Column("suspended", sa.Double()))
