"""Clocks: none, live (a bank and an increment), slow (hours or days, never more than a cap).

Slow clocks go by the time of day. What a live clock has used is measured by whoever runs the table, and written
into its entries: `time_after` so many seconds is then the time for it.
"""

from __future__ import annotations

from dataclasses import dataclass

from assyria.protocol.options import ClockKind, ClockRule
from assyria.record.values import change
from assyria.rules import Seat


@dataclass(frozen=True)
class Clock:
    """The time left for each seat, and which seat's clock is running since when."""

    rule: ClockRule
    left: tuple[float, ...]
    running: Seat | None = None
    since: float = 0
    holidays: tuple[float, ...] = ()
    """The time until which each seat's clock does not run."""
    steady: float | None = None
    """The servers' steady time at `since`; None if nobody noted it."""

    @classmethod
    def new(cls, rule: ClockRule, players: int) -> Clock:
        return cls(rule, (rule.bank,) * players, holidays=(0.0,) * players)

    @property
    def is_measured(self) -> bool:
        """Whether a clock runs whose time is measured, and does not go by the time of day."""
        return self.running is not None and self.rule.kind is ClockKind.LIVE

    def time_after(self, used: float) -> float:
        """Return the time at which the running clock has used so many seconds since it was last settled."""
        begun = self.since if self.running is None else self._runs_from(self.running)
        return begun + max(0.0, used)

    def remaining(self, seat: Seat, now: float) -> float:
        """Return the seconds that a seat has left at this moment, at least 0."""
        spent = now - self._runs_from(seat) if seat == self.running else 0
        return max(0.0, self.left[seat] - max(0.0, spent))

    def _runs_from(self, seat: Seat) -> float:
        return max(self.since, self.holidays[seat])

    @property
    def deadline(self) -> float | None:
        """The time at which the running seat has no time left."""
        if self.running is None or self.rule.kind is ClockKind.NONE:
            return None
        return self._runs_from(self.running) + self.left[self.running]

    def holiday_until(self, now: float) -> float | None:
        """Return the time until which the running clock stands still, if that is later than now."""
        return None if self.running is None else self.holiday_of(self.running, now)

    def holiday_of(self, seat: Seat, now: float) -> float | None:
        """Return the time until which a seat's clock stands still, if that is later than now."""
        until = self.holidays[seat]
        return until if until > now else None

    def turn_to(self, seat: Seat | None, now: float) -> Clock:
        """Return a clock that runs for another seat, or none; the seat that was running gets its increment."""
        if seat == self.running:
            return self
        left = list(self.left)
        if self.running is not None:
            left[self.running] = self._with_increment(self.remaining(self.running, now))
        return change(self, left=tuple(left), running=seat, since=now)

    def stop(self, now: float) -> Clock:
        """Return a clock that runs for no seat; no seat gets an increment."""
        if self.running is None:
            return self
        left = list(self.left)
        left[self.running] = self.remaining(self.running, now)
        return change(self, left=tuple(left), running=None, since=now)

    def settled(self, used: float, now: float) -> Clock:
        """Return a clock that runs on for the same seat from now, without the seconds that it has used."""
        return change(self.stop(self.time_after(used)), running=self.running, since=now)

    def granted(self, seat: Seat, seconds: float) -> Clock:
        """Return a clock on which a seat has at least so many seconds, for someone who comes back too late."""
        left = list(self.left)
        left[seat] = max(left[seat], seconds)
        return change(self, left=tuple(left))

    def on_holiday(self, seat: Seat, until: float, now: float) -> Clock:
        """Return a clock that does not run for a seat before a time. Time that was spent until now stays spent."""
        holidays = list(self.holidays)
        holidays[seat] = until
        if seat != self.running:
            return change(self, holidays=tuple(holidays))
        stopped = self.stop(now)
        return change(stopped, holidays=tuple(holidays), running=seat)

    def taken_back(self, seat: Seat, seconds: float) -> Clock:
        """Return a clock without the seconds that a seat was given for a turn that is undone."""
        left = list(self.left)
        left[seat] = max(0.0, left[seat] - seconds)
        return change(self, left=tuple(left))

    def _with_increment(self, left: float) -> float:
        more = left + self.rule.increment
        return min(more, self.rule.cap) if self.rule.kind is ClockKind.SLOW else more
