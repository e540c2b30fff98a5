"""Places that fail are tried ever later and then given up; holidays of less than a minute are gone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0013"
down_revision = "0012"


def upgrade(op: Operations) -> None:
    """Add the columns, and remove holidays that somebody began and ended at once."""
    op.add_column("subscriptions", sa.Column("failures", sa.Integer, nullable=False, server_default="0"))
    op.add_column("subscriptions", sa.Column("retry_at", sa.Double()))
    op.add_column("subscriptions", sa.Column("given_up", sa.Double()))
    op.execute("DELETE FROM holidays WHERE until - begun < 60")
