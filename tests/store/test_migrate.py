"""The migrations build what the schema says."""

from __future__ import annotations

from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, insert

from assyria.store import Store, Unavailable
from assyria.store.database import database
from assyria.store.migrate import revision, scripts, upgrade
from assyria.store.schema import metadata

LATER = "UPDATE alembic_version SET version_num = '9999'"


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": False})
    return list(compare_metadata(context, metadata))


async def test_migrations_and_schema_agree(store: Store) -> None:
    assert await store._database.snapshot(differences) == []
    assert await store._database.snapshot(revision) == scripts().get_current_head()


async def test_games_from_before_there_was_a_due_time_are_due_where_something_goes_on(url: str) -> None:
    older = database(url)
    rows = [
        ("bots", "playing", None, "none"),
        ("clock", "playing", "anna", "slow"),
        ("person", "playing", "anna", "none"),
        ("over", "finished", None, "none"),
    ]

    def fill(connection: Connection) -> None:
        upgrade(connection, "0001")
        tables = Table("tables", MetaData(), autoload_with=connection)
        common = {"version": 1, "listed": False, "created": 1.0, "updated": 1.0, "people": []}
        for name, status, to_move, clock in rows:
            about = {"clock": clock}
            values = {"id": name, "status": status, "to_move": to_move, "about": about, **common}
            connection.execute(insert(tables).values(values))

    await older.migrate(fill)
    await older.close()
    store = await Store.open(url)
    assert await store.due_tables(1) == ["bots", "clock"]
    await store.close()


async def test_opening_again_changes_nothing(store: Store, url: str) -> None:
    again = await Store.open(url)
    await again.ping()
    await again.close()
    await store.ping()


async def test_a_database_of_a_later_edition_is_refused(store: Store, url: str) -> None:
    await store._database.write(lambda connection: connection.exec_driver_sql(LATER) and None)
    with pytest.raises(Unavailable, match="another edition"):
        await Store.open(url)
