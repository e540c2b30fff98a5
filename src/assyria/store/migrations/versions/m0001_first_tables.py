"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0001"
down_revision = None


def upgrade(op: Operations) -> None:
    """Create everything that the first edition has."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_entries"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(32), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("to_move", sa.String(64)),
        sa.Column("people", sa.JSON, nullable=False),
        sa.Column("about", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_listed_created", "tables", ["listed", "created"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "people",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "identity", name="pk_people"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_people_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_people_identity", "people", ["identity"])
    op.create_table(
        "identities",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("account", sa.Text),
        sa.Column("account_key", sa.Text),
        sa.Column("passphrase", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_identities"),
        sa.UniqueConstraint("account_key", name="uq_identities_account_key"),
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_tokens"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_tokens_identity", ondelete="CASCADE"),
    )
    op.create_index("ix_tokens_identity", "tokens", ["identity"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("failure", sa.Text),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_subscriptions_identity", ondelete="CASCADE"
        ),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_subscriptions_identity", "subscriptions", ["identity"])
    op.create_table(
        "settings",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
