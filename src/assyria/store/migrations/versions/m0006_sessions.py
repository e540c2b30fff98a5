"""Sessions in place of signed cookies, scopes of tokens, and where accounts logged in from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0006"
down_revision = "0005"


def upgrade(op: Operations) -> None:
    """Add the tables. Cookies that people have stay good until they are exchanged; tokens may play, as before."""
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("browser", sa.String(32), nullable=False),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_sessions"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_sessions_identity", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_identity", "sessions", ["identity"])
    op.create_table(
        "known_addresses",
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "digest", name="pk_known_addresses"),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_known_addresses_identity", ondelete="CASCADE"
        ),
    )
    op.add_column("identities", sa.Column("old_cookies", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.get_bind().execute(sa.text("UPDATE identities SET old_cookies = :yes"), {"yes": True})
    op.add_column("tokens", sa.Column("scope", sa.String(16), nullable=False, server_default="play"))
    op.add_column("tokens", sa.Column("used", sa.Double()))
