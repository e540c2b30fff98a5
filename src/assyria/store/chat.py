"""Chat at tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select

from assyria.host.ledger import Missing
from assyria.store import schema
from assyria.store.columns import BrokenRow, printable, raw
from assyria.store.database import Channel
from assyria.store.queries import Queries, fit
from assyria.store.rows import chat_line

_LINE = select(*raw(schema.chat, "n", "identity", "name", "text", "at", "phrase", "held"))


class Chat(Queries):
    """The lines of chat, numbered at each table. Every method may raise Unavailable."""

    async def add(
        self,
        table: str,
        identity: str,
        name: str,
        text: str,
        at: float,
        *,
        phrase: str | None = None,
        held: bool = False,
    ) -> int:
        """Add a line of chat at a table and return its number there, from 1. Raises Missing.

        `phrase` is the code of a phrase, with an empty text. `held`: not for players before the game is over.
        """
        fit(table, identity, name, text, phrase)
        columns = schema.chat.c

        def work(connection: Connection) -> int:
            # Locks the table's row: on PostgreSQL two speakers would otherwise get the same number.
            there = select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update()
            if connection.execute(there).first() is None:
                raise Missing(f"table {table}")
            last = connection.scalar(select(func.max(columns.n)).where(columns.table_id == table))
            line = {"n": (last or 0) + 1, "identity": identity, "name": name, "text": text, "at": at}
            line |= {"phrase": phrase, "held": held}
            connection.execute(insert(schema.chat).values(table_id=table, **line))
            # A line as long as people may write fits into a message.
            self._database.announce(connection, Channel.SAID, [(table, line)])
            return int(line["n"])

        return await self._database.write(work)

    async def lines(
        self, table: str, after: int = 0, limit: int = 200, player: str | None = None
    ) -> list[dict[str, Any]]:
        """Return the lines of chat after a number, oldest first: n, identity, name, text, at, phrase, held.

        With `player` without those that are held back from this player.
        """
        columns = schema.chat.c
        query = _LINE.where(columns.table_id == table, columns.n > after).order_by(columns.n).limit(limit)
        if player is not None:
            query = query.where(~columns.held | (columns.identity == player))
        return self._lines(table, await self._rows(query))

    async def held(self, table: str) -> list[dict[str, Any]]:
        """Return the lines of chat that were held back from the players, oldest first."""
        columns = schema.chat.c
        query = _LINE.where(columns.table_id == table, columns.held).order_by(columns.n)
        return self._lines(table, await self._rows(query))

    def _lines(self, table: str, rows: Iterable[Row[Any]]) -> list[dict[str, Any]]:
        lines = []
        for row in rows:
            try:
                lines.append(chat_line(row))
            except BrokenRow as wrong:
                self._left_out.note(table, f"chat {printable(row.n)}", str(wrong))
        return lines

    async def of(self, identity: str) -> list[dict[str, Any]]:
        """Return the lines of chat that someone wrote, oldest first: table, text, at, phrase."""
        columns = schema.chat.c
        shown = (columns.table_id, columns.n, columns.text, columns.at, columns.phrase)
        query = select(*shown).where(columns.identity == identity)
        rows = await self._rows(query.order_by(columns.at, columns.table_id, columns.n))
        return [
            {"table": row.table_id, "text": row.text, "at": row.at, "phrase": row.phrase}
            for row in self._whole(shown, rows)
        ]

    def on_line(self, told: Callable[[str, dict[str, Any]], None]) -> None:
        """Call `told` for every line of chat, with (table, line): on PostgreSQL for lines of all processes."""
        self._database.on_message(Channel.SAID, told)
