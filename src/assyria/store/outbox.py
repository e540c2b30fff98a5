"""Messages to other processes about what is committed: all that wait are sent together, after the transactions.

A transaction that notifies holds a lock of the whole database until it is committed, and all others wait for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy import ARRAY, String, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from assyria.store.faults import faults

log = logging.getLogger(__name__)

NOTIFY = select(
    func.pg_notify(bindparam("channel", type_=String), func.unnest(bindparam("messages", type_=ARRAY(String))))
)


class Outbox:
    """Sends messages on one channel, in their order. Who misses one finds what it tells by looking."""

    def __init__(self, engine: AsyncEngine, channel: str) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._channel = channel
        self._waiting: list[str] = []
        self._sending: asyncio.Task[None] | None = None

    def add(self, messages: Sequence[str]) -> None:
        """Send messages soon."""
        self._waiting += messages
        if self._waiting and self._sending is None:
            self._sending = asyncio.create_task(self._send(), name="store-outbox")

    async def _send(self) -> None:
        try:
            while self._waiting:
                messages, self._waiting = self._waiting, []
                with faults():
                    async with self._engine.connect() as connection:
                        await connection.execute(NOTIFY, {"channel": self._channel, "messages": messages})
        except Exception as wrong:
            log.warning("messages not sent", extra={"why": type(wrong).__name__})
        finally:
            self._sending = None

    async def close(self) -> None:
        """Send what waits."""
        if self._sending is not None:
            await asyncio.wait([self._sending])
