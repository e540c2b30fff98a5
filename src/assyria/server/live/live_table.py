"""A table in memory, with its watchers."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import NamedTuple

from assyria.server.encoding import encode_preview
from assyria.server.live.change_log import ChangeLog
from assyria.server.live.watcher import Watcher
from assyria.store import UNKNOWN_HEAD, Head
from assyria.table import Table
from assyria.table.messages import preview_message


class ConnectedElsewhere(NamedTuple):
    """The people who are connected to another process, and when it said so."""

    people: frozenset[str]
    at: float


@dataclass(eq=False)
class LiveTable:
    """A table with its changes, its watchers and its tasks."""

    id: str
    table: Table
    created: float
    head: Head = UNKNOWN_HEAD
    """The last entry of its ledger that is applied here."""
    changes: ChangeLog = field(default_factory=ChangeLog)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a command is executed or another process's entries are applied."""
    watchers: set[Watcher] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    """The task that lets bots play, while it is a bot's turn."""
    alarm: asyncio.TimerHandle | None = None
    """The timer that fires when the running clock is out of time."""
    set_aside: bool = False
    """Whether it is out of play: its ledger is damaged, or it was removed."""
    updated: float = 0.0
    """The time of the last change."""
    used: float = field(default_factory=time.monotonic)
    settled: float = 0.0
    """The steady time from which this process measures what the running clock uses."""
    played_elsewhere: bool = False
    """Whether somebody who plays is connected to another process, as far as we know."""
    here: frozenset[str] = frozenset()
    """Before the start: the people with a seat who are connected to this process, as it last said."""
    elsewhere: dict[str, ConnectedElsewhere] = field(default_factory=dict)
    """The same of other processes, by process."""
    here_told: list[int] = field(default_factory=list)
    """The seats that watchers were told are here."""
    announced: int = -1
    """The last version that we were told of and have not applied."""
    catching_up: asyncio.Task[None] | None = None
    _preview: tuple[int, bytes] = (-1, b"")

    def measure_from_ledger(self) -> None:
        """Measure the running clock from the last entry on, as whoever wrote it noted the time."""
        clock = self.table.clock
        self.settled = clock.since if clock.steady is None else clock.steady

    def preview(self) -> bytes:
        """Return the preview of the decision as JSON, computed once per version. Raises Problem."""
        version = self.table.version
        if self._preview[0] != version:
            self._preview = (version, encode_preview(preview_message(self.table)))
        return self._preview[1]
