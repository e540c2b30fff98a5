"""The migrations build what the schema says."""

from __future__ import annotations

from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from assyria.store import Store, Unavailable
from assyria.store.migrate import revision, scripts
from assyria.store.schema import metadata

LATER = "UPDATE alembic_version SET version_num = '9999'"


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": False})
    return list(compare_metadata(context, metadata))


async def test_migrations_and_schema_agree(store: Store) -> None:
    assert await store._database.snapshot(differences) == []
    assert await store._database.snapshot(revision) == scripts().get_current_head()


async def test_opening_again_changes_nothing(store: Store, url: str) -> None:
    again = await Store.open(url)
    await again.ping()
    await again.close()
    await store.ping()


async def test_a_database_of_a_later_edition_is_refused(store: Store, url: str) -> None:
    await store._database.write(lambda connection: connection.exec_driver_sql(LATER) and None)
    with pytest.raises(Unavailable, match="another edition"):
        await Store.open(url)
