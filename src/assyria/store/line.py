"""Messages between processes: PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from assyria.host.ledger import UNKNOWN_HEAD
from assyria.store.database import Channel, Message
from assyria.store.faults import faults

HEARTBEAT = 15.0
"""Seconds without a message after which we check that the connection works."""
PATIENCE = (0.1, 5.0)
"""Seconds between attempts to reconnect: the first, and the longest."""
ANSWER = 5.0
"""Seconds within which PostgreSQL has to answer."""
TELL = "SELECT pg_notify(channel, message) FROM unnest($1::text[], $2::text[]) AS told (channel, message)"

log = logging.getLogger(__name__)


class Call(NamedTuple):
    """A connection that stands."""

    connection: AsyncConnection
    driver: Any
    lost: asyncio.Event
    busy: asyncio.Lock
    """Held while something is sent: the driver does one thing at a time."""


class Line:
    """A connection of its own, by which a process hears the messages of all others and tells them what waits."""

    def __init__(self, engine: AsyncEngine, hear: Callable[[Channel, Message], None]) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._hear = hear
        self._call: Call | None = None
        self._process = 0
        """How PostgreSQL calls the sender of what we tell."""
        self._staying: asyncio.Task[None] | None = None
        self._waiting: list[tuple[Channel, str]] = []
        self._telling: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        """Whether we hear others."""
        return self._call is not None

    async def start(self) -> None:
        """Start listening. After it returns, every message is received. Raises Unavailable."""
        with faults():
            call = await self._make_call()
        self._staying = asyncio.create_task(self._stay(call), name="store-line")

    async def stop(self) -> None:
        """Send what waits, and listen no longer."""
        if self._telling is not None:
            await asyncio.wait([self._telling])
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)

    def tell(self, channel: Channel, messages: Sequence[str]) -> None:
        """Send messages once those before them are sent, with all that wait then; none while the line is lost."""
        if self._call is None:
            return
        self._waiting += [(channel, message) for message in messages]
        if self._waiting and self._telling is None:
            self._telling = asyncio.create_task(self._send(self._call), name="store-telling")

    async def _send(self, call: Call) -> None:
        try:
            while self._waiting:
                told, self._waiting = self._waiting, []
                async with call.busy:
                    await call.driver.fetch(TELL, *map(list, zip(*told, strict=True)), timeout=ANSWER)
        except Exception as error:
            log.debug("PostgreSQL takes no messages: %s", error)
            call.lost.set()
        finally:
            self._telling = None

    async def _make_call(self) -> Call:
        connection = await self._engine.connect()
        try:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            call = Call(connection, driver, asyncio.Event(), asyncio.Lock())
            driver.add_termination_listener(lambda _: call.lost.set())
            self._process = driver.get_server_pid()
            for channel in Channel:
                await driver.add_listener(channel, self._heard)
        except BaseException:
            await _hang_up(connection)
            raise
        self._call = call
        return call

    def _heard(self, driver: object, process: int, channel: str, payload: str) -> None:  # noqa: ARG002
        if process != self._process:  # What we tell others we know.
            self._hear(Channel(channel), json.loads(payload))

    async def _stay(self, call: Call) -> None:
        while True:
            try:
                await _until_lost(call)
            except Exception:
                log.exception("listening failed")
            finally:
                self._call = None
                self._waiting.clear()
                await _hang_up(call.connection)
            log.warning("the line to PostgreSQL is lost; calling again")
            call = await self._call_again()
            # Appends and sign-outs in between were not announced to us.
            self._hear(Channel.APPENDED, ("", UNKNOWN_HEAD.version, UNKNOWN_HEAD.digest, None))
            self._hear(Channel.SIGNED_OUT, ("", ""))

    async def _call_again(self) -> Call:
        wait, longest = PATIENCE
        while True:
            await asyncio.sleep(wait)
            try:
                return await self._make_call()
            except Exception as error:
                log.debug("PostgreSQL does not answer: %s", error)
                wait = min(wait * 2, longest)


async def _until_lost(call: Call) -> None:
    while not call.lost.is_set():
        try:
            await asyncio.wait_for(call.lost.wait(), HEARTBEAT)
        except TimeoutError:
            try:
                async with call.busy:
                    await call.driver.execute("SELECT 1", timeout=ANSWER)
            except Exception:
                return


async def _hang_up(connection: AsyncConnection) -> None:
    try:
        await connection.invalidate()
        await connection.close()
    except Exception as error:
        log.debug("hanging up: %s", error)
