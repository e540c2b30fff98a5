"""Settings: small values of a server that all its processes share."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Select, insert, select, update

from assyria.host.ledger import Conflict
from assyria.store import schema
from assyria.store.columns import raw
from assyria.store.queries import Queries, fit


class Settings(Queries):
    """Every method may raise Unavailable."""

    async def get_or_make(self, name: str, make: Callable[[], str]) -> str:
        """Return a setting that is made once: if several processes make it, all get the first one's."""
        if not await self._rows(_value(name)):
            with suppress(Conflict):
                await self._change(insert(schema.settings).values(name=name, value=make()))
        return str((await self._row(_value(name))).value)

    async def set(self, name: str, value: str) -> None:
        """Set a setting."""
        fit(name, value)
        columns = schema.settings.c

        def work(connection: Connection) -> None:
            changed = connection.execute(update(schema.settings).where(columns.name == name).values(value=value))
            if changed.rowcount == 0:
                connection.execute(insert(schema.settings).values(name=name, value=value))

        await self._database.write(work)

    async def get(self, name: str) -> str | None:
        """Return a setting, or None."""
        rows = await self._rows(_value(name))
        return str(rows[0].value) if rows else None


def _value(name: str) -> Select[Any]:
    # As it is, so that one that somebody broke is not taken for none.
    return select(*raw(schema.settings, "value")).where(schema.settings.c.name == name)
