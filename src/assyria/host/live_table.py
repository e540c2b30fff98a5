"""A table in memory, with its watchers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from assyria.host.change_log import ChangeLog
from assyria.host.ledger import UNKNOWN_HEAD, Head
from assyria.table import Table


class Watcher(Protocol):
    """Somebody who gets all changes of a table."""

    who: str | None
    """Their identity, if they have one."""
    dropped: bool
    """Whether they get nothing more."""

    def send(self, message: bytes) -> None:
        """Send a message, without waiting for it."""

    def close(self, why: str = "come-back") -> None:
        """Send nothing more after what was sent, and say why; by default the watcher may come back."""


class Attendance(NamedTuple):
    """Who is connected to a table."""

    here: list[int]
    """The seats whose people are connected."""
    gone: list[float | None]
    """By seat: since when its person is not connected; None for everyone else."""


@dataclass(eq=False)
class LiveTable:
    """A table with its changes, its watchers and its tasks."""

    id: str
    table: Table
    created: float
    changes: ChangeLog
    head: Head = UNKNOWN_HEAD
    """The last entry of its ledger that is applied here."""
    updated: float = 0.0
    """The time of the last change."""
    used: float = 0.0
    """The steady time at which somebody last asked for it."""
    settled: float = 0.0
    """The steady time from which we measure what the running clock uses."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a command is executed or somebody else's entries are applied."""
    watchers: set[Watcher] = field(default_factory=set)
    gone: dict[str, float] = field(default_factory=dict)
    """Since when people with a seat, and the host, are not connected."""
    told: Attendance | None = None
    """What those who watch were told last of who is connected; None before anybody was told."""
    absence: asyncio.TimerHandle | None = None
    """The timer that fires when somebody has been away for long."""
    thinking: asyncio.Task[None] | None = None
    """The task that lets bots play, while it is a bot's turn."""
    alarm: asyncio.TimerHandle | None = None
    """The timer that fires when the running clock is out of time."""
    set_aside: bool = False
    """Whether it is out of play: its ledger is damaged, or it was removed."""
    played_elsewhere: bool = False
    """Whether somebody who plays is connected to another process, as far as we know."""
    announced: int = -1
    """The last version that we were told of and have not applied."""
    catching_up: asyncio.Task[None] | None = None
