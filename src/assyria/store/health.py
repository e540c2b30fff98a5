"""The health of a database: whether it takes writes, whether we hear other processes, and its size."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from assyria.host.ledger import Conflict
from assyria.store.database import Database
from assyria.store.settings import Settings

WRITTEN = "last-write-check"
"""The setting that `check_writes` writes."""


class Health:
    """What a server watches."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._settings = Settings(database)

    async def check_writes(self, at: float) -> None:
        """Write something small, to learn whether writes work. Raises Unavailable."""
        with suppress(Conflict):  # Another process made it first, so it can write.
            await self._settings.set(WRITTEN, repr(at))

    def on_write_failure(self, told: Callable[[], None]) -> None:
        """Call `told` for every write that fails because the database is unavailable."""
        self._database.on_write_failure = told

    @property
    def listening(self) -> bool:
        """Whether we hear of other processes; always on SQLite, which has none."""
        return self._database.listening

    async def size(self) -> int:
        """Return the size of the database in bytes. Raises Unavailable."""
        return await self._database.read(self._database.size)
