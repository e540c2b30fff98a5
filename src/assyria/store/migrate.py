"""Bringing a database to the present edition, with Alembic."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from assyria.store.values import Unavailable

# Any number, as long as nobody else on that database uses it.
LOCK = 0x41737379


def scripts() -> ScriptDirectory:
    """The migrations of this edition."""
    return ScriptDirectory(str(Path(__file__).parent / "migrations"))


def revision(connection: Connection) -> str | None:
    """The migration a database has come to."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run what is missing, within the caller's transaction. Of several processes one does it, the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    directory = scripts()

    def steps(at: Any, context: MigrationContext) -> Any:  # noqa: ARG001
        return directory._upgrade_revs(to, at)

    context = MigrationContext.configure(connection, opts={"fn": steps, "transactional_ddl": True})
    try:
        # The operations go in as an argument: Alembic's global `op` would tie two stores of one process together.
        context.run_migrations(op=Operations(context))
    except CommandError as error:
        raise Unavailable(f"this database was made by another edition: {error}") from error
