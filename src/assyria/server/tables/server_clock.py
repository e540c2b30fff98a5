"""The server's clock: the time of day, and the steady time that live clocks are measured by."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from assyria.host.ledger import Conflict, Unavailable
from assyria.store.signs_of_life import Outage, Reading, SignsOfLife, Started
from assyria.table.clock import Clock

log = logging.getLogger("assyria.clock")

BEAT = 5.0
"""Seconds between signs of life."""
BOOT = Path("/proc/sys/kernel/random/boot_id")


def boot_id() -> str:
    """Return which start of which machine this is; empty where that cannot be known."""
    try:
        return BOOT.read_text("ascii").strip()[:64]
    except (OSError, ValueError):
        return ""


@dataclass(frozen=True)
class TimeSource:
    """The clocks of the machine."""

    wall: Callable[[], float] = time.time
    monotonic: Callable[[], float] = time.monotonic
    boot: str = field(default_factory=boot_id)

    def read(self) -> Reading:
        """Return what all of them show now."""
        return Reading(self.wall(), self.monotonic(), self.boot)


class ServerClock:
    """The time of day and the steady time, which the servers of a database share (see `store.signs_of_life`)."""

    def __init__(
        self, source: TimeSource, signs: SignsOfLife, process: str, began: float, started: Started
    ) -> None:
        """Set `began`: what the monotonic clock showed at the start."""
        self._source = source
        self._signs = signs
        self._process = process
        self._began = began
        self._started = started

    @classmethod
    async def start(cls, signs: SignsOfLife, source: TimeSource) -> Self:
        """Give the first sign of life. Raises Unavailable."""
        process, now = secrets.token_hex(8), source.read()
        started = await signs.start(process, now)
        clock = cls(source, signs, process, now.monotonic, started)
        if (last := clock._last_outage) is not None and last.ended == started.steady:
            log.info("server was away", extra={"seconds": round(last.ended - last.began, 1)})
        return clock

    @property
    def _last_outage(self) -> Outage | None:
        return self._started.outages[-1] if self._started.outages else None

    def wall(self) -> float:
        """Return the time of day."""
        return self._source.wall()

    def steady(self) -> float:
        """Return the steady time."""
        return self._started.steady + self._source.monotonic() - self._began

    def noted(self) -> float:
        """Return the steady time for entries to note: it is that of all servers."""
        return self.steady()

    def runs_since(self, clock: Clock) -> float:
        """Return the steady time since which a clock runs, as whoever wrote the last entry noted it."""
        return clock.since if clock.steady is None else clock.steady

    def away_since(self, since: float) -> float:
        """Return the seconds since a steady time in which no server ran."""
        return sum(max(0.0, outage.ended - max(since, outage.began)) for outage in self._started.outages)

    def used_since(self, since: float) -> float:
        """Return the seconds since a steady time in which a server ran."""
        return max(0.0, self.steady() - since - self.away_since(since))

    async def run(self) -> None:
        """Give signs of life, again and again."""
        while True:
            await asyncio.sleep(BEAT)
            await self.beat()

    async def beat(self, ended: bool = False) -> None:
        """Give a sign of life, the last one at the end. If that cannot be written, the next one is."""
        with contextlib.suppress(Unavailable, Conflict):
            await self._signs.note(self._process, self._source.read(), self.steady(), ended)
