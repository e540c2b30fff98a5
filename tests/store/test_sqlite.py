"""What is true of SQLite alone."""

from __future__ import annotations

from sqlalchemy import Connection

from assyria.store import Store


async def test_a_commit_waits_for_the_disk(sqlite_url: str) -> None:
    """Nobody can pull the plug of a test; SQLite promises it for FULL, which is 2."""
    store = await Store.open(sqlite_url)
    asked = [await store._database.write(_synchronous), await store._database.read(_synchronous)]
    await store.close()
    assert asked == [2, 2]


def _synchronous(connection: Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA synchronous").scalar_one())
