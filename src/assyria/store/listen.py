"""Messages between processes: PostgreSQL's LISTEN."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from assyria.store.database import alone
from assyria.store.faults import faults
from assyria.store.values import UNKNOWN_HEAD, Head

CHANNEL, CHAT = "assyria_appended", "assyria_said"
RENAMED, SIGNED_OUT, PRESENT = "assyria_renamed", "assyria_signed_out", "assyria_present"
LONGEST = 7900
"""The most bytes of a message; PostgreSQL takes a little less than 8000."""
HEARTBEAT = 15.0
"""Seconds without a message after which we check that the connection works."""
PATIENCE = (0.1, 5.0)
"""Seconds between attempts to reconnect: the first, and the longest."""

Say = Callable[[str, dict[str, Any]], None]
Rename = Callable[[str, str | None, str], None]
"""Told of an identity, the name it had at seats (None: whatever it was), and the one it has now."""
TellSignedOut = Callable[[str, str], None]
"""Called with an identity and the credential that has ended, or "" for all of its credentials."""
TellPresent = Callable[[str, str, list[str]], None]
"""Called with a table, the process that says so, and the people who are connected to that process."""

log = logging.getLogger(__name__)


class Listener:
    """A connection of its own that receives every append, all chat and who comes and goes, from any process."""

    def __init__(
        self,
        url: URL,
        tell: Callable[[str, Head, Any], None],
        say: Say,
        rename: Rename,
        sign_out: TellSignedOut,
        present: TellPresent,
    ) -> None:
        self.connected = False
        self._engine = alone(url).execution_options(isolation_level="AUTOCOMMIT")
        self._tell = tell
        self._say = say
        self._rename = rename
        self._sign_out = sign_out
        self._present = present
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
        await self._engine.dispose()

    async def _call(self) -> tuple[AsyncConnection, Any, asyncio.Event]:
        connection = await self._engine.connect()
        try:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, self._heard)
            await driver.add_listener(CHAT, self._heard_chat)
            await driver.add_listener(RENAMED, self._heard_name)
            await driver.add_listener(SIGNED_OUT, self._heard_signed_out)
            await driver.add_listener(PRESENT, self._heard_present)
        except BaseException:
            await _hang_up(connection)
            raise
        self.connected = True
        return connection, driver, lost

    def _heard(self, driver: object, process: int, channel: str, payload: str) -> None:  # noqa: ARG002
        table, version, digest, news = json.loads(payload)
        self._tell(table, Head(version, digest), news)

    def _heard_chat(self, driver: object, process: int, channel: str, payload: str) -> None:  # noqa: ARG002
        self._say(*json.loads(payload))

    def _heard_name(self, driver: object, process: int, channel: str, payload: str) -> None:  # noqa: ARG002
        self._rename(*json.loads(payload))

    def _heard_signed_out(self, driver: object, process: int, channel: str, payload: str) -> None:  # noqa: ARG002
        self._sign_out(*json.loads(payload))

    def _heard_present(self, driver: object, process: int, channel: str, payload: str) -> None:  # noqa: ARG002
        self._present(*json.loads(payload))

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
            self._tell("", UNKNOWN_HEAD, None)
            self._sign_out("", "")

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
