"""Places for notifications: where someone wants to be told that it is their turn."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update

from assyria.store import schema
from assyria.store.columns import flaw_of, printable, raw
from assyria.store.queries import Queries, fit
from assyria.store.rows import json_object


class Places(Queries):
    """Every method may raise Unavailable."""

    async def add(self, identity: str, kind: str, body: dict[str, Any]) -> int:
        """Add a place for someone's notifications, return its number. Raises Missing for an unknown identity."""
        fit(identity, kind)
        new = insert(schema.subscriptions).values(identity=identity, kind=kind, body=body)
        number = await self._database.write(
            lambda connection: connection.scalar(new.returning(schema.subscriptions.c.id))
        )
        assert number is not None
        return int(number)

    async def of(self, identity: str) -> list[dict[str, Any]]:
        """Return the places for someone's notifications: id, kind, body, and how they fail: see `note_outcome`."""
        columns = schema.subscriptions.c
        query = select(
            *raw(schema.subscriptions, "id", "kind", "body", "failure", "failures", "retry_at", "given_up")
        ).where(columns.identity == identity)
        found = []
        for row in await self._rows(query.order_by(columns.id)):
            broken = [name for name, value in row._asdict().items() if flaw_of(columns[name], value)]
            if broken:
                self._left_out.note("", f"subscriptions {printable(row.id)}", ", ".join(broken))
            else:
                found.append({**row._asdict(), "body": json_object(row.body, "body")})
        return found

    async def remove(self, id: int, identity: str) -> None:  # noqa: A002
        """Delete a place for notifications. Raises Missing unless it is theirs."""
        columns = schema.subscriptions.c
        await self._change(delete(schema.subscriptions).where(columns.id == id, columns.identity == identity))

    async def note_outcome(
        self,
        id: int,  # noqa: A002
        failure: str | None = None,
        failures: int = 0,
        retry_at: float | None = None,
        given_up: float | None = None,
    ) -> None:
        """Store how the last notification failed, or None if it did not. Raises Missing.

        Further how many have failed in a row, when the place is tried again, and since when it is given up.
        """
        fit(failure)
        change = update(schema.subscriptions).where(schema.subscriptions.c.id == id)
        values = {"failure": failure, "failures": failures, "retry_at": retry_at, "given_up": given_up}
        await self._change(change.values(values))
