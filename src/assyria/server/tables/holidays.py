"""Holidays: days on which a person's clocks do not run in games over days."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from datetime import UTC, datetime

from assyria.host.host import Host
from assyria.host.ledger import Missing
from assyria.protocol.options import ClockKind, Status
from assyria.protocol.problems import Problem, ProblemCode
from assyria.protocol.requests import Holiday
from assyria.store import Store
from assyria.table import take_holiday

log = logging.getLogger("assyria.holidays")

DAY = 24 * 3600.0
SHORTEST = 60.0
"""Seconds from which on a holiday counts: one that ends earlier is as if it had not been."""


@dataclass(frozen=True)
class Holidays:
    """The holidays of people. Days count for the year in which they begin, in UTC."""

    store: Store
    host: Host
    days: int
    """Days that each person has in a year."""
    changes_table: int
    """Changes of one table, from which on holidays only end there."""

    async def of(self, who: str) -> Holiday:
        """Return until when someone is on holiday, and how many days they have left this year."""
        return self._sum_up(await self.store.holidays.of(who), time.time())

    def _sum_up(self, taken: list[tuple[float, float]], now: float) -> Holiday:
        began = _year_began(now)
        used = sum(until - begun for begun, until in taken if begun >= began) / DAY
        current = [until for _, until in taken if until > now]
        # A little more, so that days which were used to the end count as such.
        left = max(0, int(self.days - used + 1e-6))
        return Holiday(until=max(current, default=None), days_left=left, days=self.days)

    async def begin(self, who: str, days: int) -> Holiday:
        """Begin a holiday of so many days. Raises Problem."""
        now = time.time()

        def check(taken: list[tuple[float, float]]) -> None:
            before = self._sum_up(taken, now)
            if before.until is not None:
                raise Problem(ProblemCode.ON_HOLIDAY)
            if days > before.days_left:
                raise Problem(ProblemCode.NO_HOLIDAY_LEFT, most=before.days_left)

        await self.store.holidays.add(who, now, now + days * DAY, check)
        await self._tell_tables(who, now + days * DAY, now)
        return await self.of(who)

    async def end(self, who: str) -> Holiday:
        """End a holiday early; the days that are left can be taken later. Raises Problem."""
        now = time.time()
        try:
            await self.store.holidays.end(who, now, SHORTEST)
        except Missing:
            raise Problem(ProblemCode.NOT_ON_HOLIDAY) from None
        await self._tell_tables(who, now, now)
        return await self.of(who)

    async def _tell_tables(self, who: str, until: float, now: float) -> None:
        """Write the holiday to the ledgers of all tables whose clocks it concerns."""
        for found in await self.store.tables.of(who):
            if found.status != Status.PLAYING or found.about.get("clock") != ClockKind.SLOW:
                continue
            try:
                live = await self.host.tables.get(found.id)
                if until > now and live.table.version >= self.changes_table:
                    raise Problem(ProblemCode.TOO_MANY_CHANGES, most=self.changes_table)
                await self.host.commands.run(live, lambda table: take_holiday(table, who, until, now))
            except Problem as wrong:
                log.warning("holiday not written", extra={"table": found.id, "why": wrong.code})


def _year_began(now: float) -> float:
    return datetime(datetime.fromtimestamp(now, UTC).year, 1, 1, tzinfo=UTC).timestamp()
