"""A database, whichever it is: a transaction is a plain function of a connection, and may send messages.

For SQLite it runs as a whole in a thread, for PostgreSQL over the event loop: one switch per transaction, not one
per statement.
"""

from __future__ import annotations

import asyncio
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, TypeVar

from sqlalchemy import Column, ColumnElement, Connection, Engine

from assyria.host.ledger import Unavailable
from assyria.store.columns import LeftOut

T = TypeVar("T")
Work = Callable[[Connection], T]
"""A function that is run in one transaction."""
Message = Sequence[Any]
"""Plain JSON, no secrets."""

encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode
ENGINE_OPTIONS: dict[str, Any] = {"json_serializer": encode, "hide_parameters": True}
"""The options of all engines. Errors name the statement, never its values: those may be secrets."""

log = logging.getLogger(__name__)


class Channel(StrEnum):
    """What messages are about, under the names that all editions know."""

    APPENDED = "assyria_appended"
    """Table, version and digest of its head, news. None for news that are too long to send."""
    SAID = "assyria_said"
    """Table, line of chat."""
    RENAMED = "assyria_renamed"
    """Identity, the name that it had at seats (None: whatever it was), the one that it has now."""
    SIGNED_OUT = "assyria_signed_out"
    """Identity, digest of the credential that has ended, or "" for all of theirs."""
    PRESENT = "assyria_present"
    """Table, process, the people who are connected to that process."""
    WATCHED = "assyria_watched"
    """Table, process, how many people without a seat watch there, the names of those who wish to be seen."""
    WANTED = "assyria_wanted"
    """The tables and people that a process wants to hear of."""


class Database(ABC):
    """What all parts of a store share."""

    engine: Engine
    shared: bool
    """Whether other servers may use it at the same time."""

    def __init__(self) -> None:
        self.left_out = LeftOut()
        self.on_write_failure: Callable[[], None] = lambda: None
        self._listeners: dict[Channel, list[Callable[..., None]]] = {channel: [] for channel in Channel}

    async def write(self, work: Work[T]) -> T:
        """Run a transaction that writes."""
        try:
            return await self._write(work)
        except Unavailable:
            self.on_write_failure()
            raise

    async def write_at_once(self, work: Work[T]) -> T:
        """Run what writes in a single statement where databases are shared: it is a transaction by itself."""
        try:
            return await over(asyncio.ensure_future(self.read(work)))
        except Unavailable:
            self.on_write_failure()
            raise

    @abstractmethod
    async def _write(self, work: Work[T]) -> T:
        """Run a transaction to its end, even if the caller is cancelled."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run reads."""

    @abstractmethod
    async def migrate(self, work: Work[T]) -> T:
        """Run a transaction without time limits for waiting or working."""

    @abstractmethod
    async def snapshot(self, work: Work[T]) -> T:
        """Run reads that all see the same snapshot of the database, without a time limit."""

    @abstractmethod
    async def close(self) -> None:
        """Close all connections."""

    @abstractmethod
    def announce(self, connection: Connection, channel: Channel, messages: Sequence[Message]) -> None:
        """Send messages to all processes, if and when this transaction is committed."""

    @abstractmethod
    def tell(self, channel: Channel, messages: Sequence[Message]) -> None:
        """Send messages to other processes soon, joined and outside of transactions. Some may be lost."""

    @abstractmethod
    def among(self, column: Column[str], parameter: str) -> ColumnElement[bool]:
        """Return the condition that a column has one of the texts that a parameter lists."""

    @abstractmethod
    def size(self, connection: Connection) -> int:
        """Return the size of the database in bytes."""

    @abstractmethod
    def check_file(self, connection: Connection) -> list[str]:
        """Return what is wrong with the file."""

    @abstractmethod
    async def start_listening(self) -> None:
        """Hear other processes from now on, if there can be any. Raises Unavailable."""

    @abstractmethod
    async def stop_listening(self) -> None:
        """Hear other processes no longer."""

    @property
    @abstractmethod
    def listening(self) -> bool:
        """Whether we hear other processes; always where there are none."""

    def on_message(self, channel: Channel, listener: Callable[..., None]) -> None:
        """Call a listener with the parts of every message on a channel."""
        self._listeners[channel].append(listener)

    def hear(self, channel: Channel, message: Message) -> None:
        """Call all listeners: one that fails does not keep the others from it."""
        for listener in self._listeners[channel]:
            try:
                listener(*message)
            except Exception:
                log.exception("a listener failed")


async def over(transaction: asyncio.Future[T]) -> T:
    """Wait for the end of a transaction even if the caller is cancelled, so that nothing is written after that."""
    try:
        return await asyncio.shield(transaction)
    except asyncio.CancelledError:
        await asyncio.wait([transaction])
        if not transaction.cancelled():
            # Retrieved, so that asyncio does not log an error that was never retrieved.
            transaction.exception()
        raise
