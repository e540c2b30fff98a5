"""Messages between processes: PostgreSQL's LISTEN."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from assyria.host.ledger import UNKNOWN_HEAD
from assyria.store.database import Channel, Message
from assyria.store.faults import faults

HEARTBEAT = 15.0
"""Seconds without a message after which we check that the connection works."""
PATIENCE = (0.1, 5.0)
"""Seconds between attempts to reconnect: the first, and the longest."""

log = logging.getLogger(__name__)


class Listener:
    """A connection of its own that receives the messages of all processes."""

    def __init__(self, engine: AsyncEngine, hear: Callable[[Channel, Message], None]) -> None:
        self.connected = False
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._hear = hear
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start listening. After it returns, every append is received. Raises Unavailable."""
        with faults():
            line = await self._call()
        self._task = asyncio.create_task(self._stay(line), name="store-listener")

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _call(self) -> tuple[AsyncConnection, Any, asyncio.Event]:
        connection = await self._engine.connect()
        try:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            driver.add_termination_listener(lambda _: lost.set())
            for channel in Channel:
                await driver.add_listener(channel, self._heard)
        except BaseException:
            await _hang_up(connection)
            raise
        self.connected = True
        return connection, driver, lost

    def _heard(self, driver: object, process: int, channel: str, payload: str) -> None:  # noqa: ARG002
        self._hear(Channel(channel), json.loads(payload))

    async def _stay(self, line: tuple[AsyncConnection, Any, asyncio.Event]) -> None:
        while True:
            connection, driver, lost = line
            try:
                await _until_lost(driver, lost)
            except Exception:
                log.exception("listening failed")
            finally:
                self.connected = False
                await _hang_up(connection)
            log.warning("the line to PostgreSQL is lost; calling again")
            line = await self._call_again()
            # Appends and sign-outs in between were not announced to us.
            self._hear(Channel.APPENDED, ("", UNKNOWN_HEAD.version, UNKNOWN_HEAD.digest, None))
            self._hear(Channel.SIGNED_OUT, ("", ""))

    async def _call_again(self) -> tuple[AsyncConnection, Any, asyncio.Event]:
        wait, longest = PATIENCE
        while True:
            await asyncio.sleep(wait)
            try:
                return await self._call()
            except Exception as error:
                log.debug("PostgreSQL does not answer: %s", error)
                wait = min(wait * 2, longest)


async def _until_lost(driver: Any, lost: asyncio.Event) -> None:
    while not lost.is_set():
        try:
            await asyncio.wait_for(lost.wait(), HEARTBEAT)
        except TimeoutError:
            try:
                await driver.execute("SELECT 1", timeout=5)
            except Exception:
                return


async def _hang_up(connection: AsyncConnection) -> None:
    try:
        await connection.invalidate()
        await connection.close()
    except Exception as error:
        log.debug("hanging up: %s", error)
