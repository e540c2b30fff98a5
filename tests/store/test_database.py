"""A transaction announces what it does; that is heard once it is committed, and only then."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection

from assyria.store import Store
from assyria.store.database import Channel
from tests.waiting import until


async def test_not_what_was_never_committed_is_heard(store: Store) -> None:
    heard: list[tuple[str, str]] = []
    database = store._database
    database.on_message(Channel.SIGNED_OUT, lambda *message: heard.append(message))

    def fail(connection: Connection) -> None:
        database.announce(connection, Channel.SIGNED_OUT, [("anna", "undone")])
        raise RuntimeError

    with pytest.raises(RuntimeError):
        await database.write(fail)
    await database.write(
        lambda connection: database.announce(connection, Channel.SIGNED_OUT, [("anna", "a"), ("anna", "b")])
    )
    await until(lambda: len(heard) >= 2)
    assert heard == [("anna", "a"), ("anna", "b")]
