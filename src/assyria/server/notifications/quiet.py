"""Events at tables that people are told about: of the same kind at the same table once in a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from assyria.server.notifications.notification import Kind
from assyria.server.notifications.pacing import QUIET

Key = tuple[str, str, Kind]


@dataclass(frozen=True)
class TableEvent:
    """Something at a table that concerns somebody, and the seat by which it does."""

    holder: str
    table: str
    kind: Kind
    seat: int

    @property
    def key(self) -> Key:
        return self.holder, self.table, self.kind


class Quiet:
    """Holds back events that somebody was told about a moment ago; of those that wait the last is told."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._waiting: dict[Key, TableEvent] = {}
        self._told: OrderedDict[Key, float] = OrderedDict()
        """When events were told about, the oldest first."""

    def add(self, event: TableEvent) -> None:
        """Add an event. One of the same kind at the same table that waits is replaced."""
        self._waiting[event.key] = event

    def due(self) -> list[TableEvent]:
        """Return the events to tell about now. They do not wait any more."""
        now = self._clock()
        while self._told and next(iter(self._told.values())) + QUIET <= now:
            self._told.popitem(last=False)
        due = [event for key, event in self._waiting.items() if key not in self._told]
        for event in due:
            del self._waiting[event.key]
            self._told[event.key] = now
        return due

    @property
    def next_at(self) -> float | None:
        """The time when the next event that waits is due."""
        return min((self._told.get(key, 0.0) + QUIET for key in self._waiting), default=None)
