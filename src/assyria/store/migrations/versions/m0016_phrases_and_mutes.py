"""Chat has phrases, and lines that are held back; people are muted; reports have a reason."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0016"
down_revision = "0015"


def upgrade(op: Operations) -> None:
    """Add the columns."""
    op.add_column("chat", sa.Column("phrase", sa.String(32)))
    op.add_column("chat", sa.Column("held", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("blocks", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("reports", sa.Column("reason", sa.String(32), nullable=False, server_default=""))
