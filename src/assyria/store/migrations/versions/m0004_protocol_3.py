"""Protocol 3: moves say why they were made for somebody, take-backs are proposals; holidays of people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0004"
down_revision = "0003"

REWRITES = {
    "sqlite": (
        """UPDATE entries SET body = json_set(json_remove(body, '$.auto'), '$.reason',
           CASE WHEN json_extract(body, '$.auto') THEN 'forced' END)
           WHERE CASE WHEN json_valid(body) THEN json_extract(body, '$.kind') END = 'moved'""",
        """UPDATE entries SET body = json_set(body, '$.kind', 'proposed', '$.what', 'take-back')
           WHERE CASE WHEN json_valid(body) THEN json_extract(body, '$.kind') END = 'take-back-asked'""",
        """UPDATE entries SET body = json_set(body, '$.kind', 'answered')
           WHERE CASE WHEN json_valid(body) THEN json_extract(body, '$.kind') END = 'take-back-answered'""",
    ),
    "postgresql": (
        """UPDATE entries SET body = (body::jsonb - 'auto' || jsonb_build_object('reason',
           CASE WHEN body->>'auto' = 'true' THEN 'forced' END))::json
           WHERE body->>'kind' = 'moved'""",
        """UPDATE entries SET body = (body::jsonb || '{"kind": "proposed", "what": "take-back"}')::json
           WHERE body->>'kind' = 'take-back-asked'""",
        """UPDATE entries SET body = (body::jsonb || '{"kind": "answered"}')::json
           WHERE body->>'kind' = 'take-back-answered'""",
    ),
}


def upgrade(op: Operations) -> None:
    """Rewrite the entries, and add a table."""
    connection = op.get_bind()
    for statement in REWRITES[connection.dialect.name]:
        connection.execute(sa.text(statement))
    op.create_table(
        "holidays",
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("begun", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("identity", "begun", name="pk_holidays"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_holidays_identity", ondelete="CASCADE"),
    )
