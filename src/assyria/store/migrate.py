"""Upgrades of a database to this edition, with Alembic."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from assyria.host.ledger import Cause, Missing, Unavailable

# Any number will do, as long as nobody else uses it on that database.
LOCK = 0x41737379


def scripts() -> ScriptDirectory:
    """Return the migrations of this edition."""
    return ScriptDirectory(str(Path(__file__).parent / "migrations"))


def revision(connection: Connection) -> str | None:
    """Return the last migration that a database has had."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run missing migrations in the caller's transaction. Of several processes one runs them, the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    directory = scripts()

    def steps(at: Any, context: MigrationContext) -> Any:  # noqa: ARG001
        return directory._upgrade_revs(to, at)

    context = MigrationContext.configure(connection, opts={"fn": steps, "transactional_ddl": True})
    try:
        # Operations are passed as an argument: Alembic's global `op` would be shared by two stores of one process.
        context.run_migrations(op=Operations(context))
    except CommandError as error:
        raise Unavailable(f"this database was made by another edition: {error}", Cause.NEWER) from error


def need_this_edition(connection: Connection) -> None:
    """Raise Unavailable if a database was written by another edition, Missing if there is no store in it."""
    at, ours = revision(connection), scripts().get_current_head()
    if at is None:
        raise Missing("no store in this database")
    if at != ours:
        known = {script.revision for script in scripts().walk_revisions()}
        cause = Cause.OLDER if at in known else Cause.NEWER
        raise Unavailable(f"this database is of edition {at}, not {ours}", cause)
