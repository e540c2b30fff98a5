"""Notifications that wait to be sent: which of them may go out now, within the limits of `pacing`."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.limits.quotas import RateLimit
from assyria.server.notifications import pacing
from assyria.server.notifications.notification import Kind

RETRY = 5.0
"""Seconds after which it is worth testing a place again, if all connections are in use."""


@dataclass(frozen=True)
class Delivery:
    """A notification for one place of a person."""

    place: int
    holder: str
    host: str
    kind: Kind
    table: str | None
    seat: int | None


Key = tuple[int, Kind, str | None]


class Outbox:
    """Deliveries that wait, in the order in which they came, and those whose connections are open."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._waiting: OrderedDict[Key, tuple[Delivery, float]] = OrderedDict()
        """With the time before which they are not sent."""
        self._open: Counter[int | str] = Counter()
        """Open connections, by place, person and host."""
        self.open = 0
        """The number of connections that are open."""
        self._places = RateLimit(pacing.PLACE, "notifications_place", clock)
        self._people = RateLimit(pacing.PERSON, "notifications_person", clock)
        self._hosts = RateLimit(pacing.HOST, "notifications_host", clock)

    def add(self, delivery: Delivery, not_before: float = 0.0) -> list[Delivery]:
        """Let a delivery wait, in place of one like it; return those that are lost because too many wait."""
        self._waiting[delivery.place, delivery.kind, delivery.table] = delivery, not_before
        lost = self._oldest_beyond(pacing.WAITING_PLACE, lambda one: one.place == delivery.place)
        if len(self._waiting) > pacing.WAITING:
            ((most, _),) = Counter(one.holder for one, _ in self._waiting.values()).most_common(1)
            lost += self._oldest_beyond(0, lambda one: one.holder == most)[:1]
        for one in lost:
            del self._waiting[one.place, one.kind, one.table]
        return lost

    def _oldest_beyond(self, most: int, which: Callable[[Delivery], bool]) -> list[Delivery]:
        found = [one for one, _ in self._waiting.values() if which(one)]
        return found[: max(0, len(found) - most)]

    def take(self) -> list[Delivery]:
        """Return the deliveries that may be sent now, each with a connection that is open until it is done."""
        now, taken = self._clock(), list[Delivery]()
        for key, (delivery, not_before) in list(self._waiting.items()):
            if self.open >= pacing.CONNECTIONS:
                break
            if not_before <= now and self._is_free(delivery) and self._wait(delivery) == 0:
                del self._waiting[key]
                self._begin(delivery)
                taken.append(delivery)
        return taken

    def begin(self, delivery: Delivery) -> None:
        """Open a connection for something that does not wait, a test. Raises Problem if there is none."""
        wait = self._wait(delivery)
        if wait > 0:
            raise Problem(ProblemCode.TOO_MANY_REQUESTS, retry_after=max(0.01, round(wait, 2)))
        if self.open >= pacing.CONNECTIONS or not self._is_free(delivery):
            raise Problem(ProblemCode.BUSY, retry_after=RETRY)
        self._begin(delivery)

    def done(self, delivery: Delivery) -> None:
        """Note that a delivery's connection is closed."""
        self.open -= 1
        self._open.subtract(_counted(delivery))
        self._open += Counter()  # Without those that are zero.

    def hurry(self, place: int) -> None:
        """Send what waits for a place as soon as the limits allow: it works again."""
        for key, (delivery, _) in self._waiting.items():
            if delivery.place == place:
                self._waiting[key] = delivery, 0.0

    def drop(self, place: int) -> None:
        """Forget what waits for a place: it is gone, or given up."""
        for key in [key for key in self._waiting if key[0] == place]:
            del self._waiting[key]

    @property
    def next_at(self) -> float | None:
        """The time when the next delivery may be sent, but for those that wait for a connection to be closed."""
        if self.open >= pacing.CONNECTIONS:
            return None
        now = self._clock()
        times = (
            max(not_before, now + self._wait(delivery))
            for delivery, not_before in self._waiting.values()
            if self._is_free(delivery)
        )
        return min(times, default=None)

    def _begin(self, delivery: Delivery) -> None:
        self.open += 1
        self._open.update(_counted(delivery))
        self._places.take(str(delivery.place))
        self._people.take(delivery.holder)
        self._hosts.take(delivery.host)

    def _is_free(self, delivery: Delivery) -> bool:
        """Return whether a further connection may be opened to this place, this host, and for this person."""
        place, person, host = (self._open[name] for name in _counted(delivery))
        return place < 1 and person < pacing.CONNECTIONS_PERSON and host < pacing.CONNECTIONS_HOST

    def _wait(self, delivery: Delivery) -> float:
        """Return the seconds until the rates allow another notification."""
        return max(
            self._places.wait(str(delivery.place)),
            self._people.wait(delivery.holder),
            self._hosts.wait(delivery.host),
        )


def _counted(delivery: Delivery) -> tuple[int, str, str]:
    """Return by what connections are counted: place, person and host."""
    return delivery.place, f"person {delivery.holder}", f"host {delivery.host}"
