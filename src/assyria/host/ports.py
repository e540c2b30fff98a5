"""What a place where tables are played brings along."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar, TypeVarTuple

from assyria.host.ledger import Chain, Head
from assyria.host.live_table import LiveTable
from assyria.protocol.entries import Entry
from assyria.protocol.messages import ChangeView, PreviewMessage
from assyria.rules import State
from assyria.table import Table
from assyria.table.clock import Clock

Found = TypeVar("Found", covariant=True)
About = TypeVarTuple("About")


class Ledger(Protocol):
    """Where entries are kept: they are added to the end, and nothing is changed. Others may write, too."""

    async def read(self, table: str, known: Head | None = None) -> Chain:
        """Return a table's entries after a head that is known, or all. Raises Missing, Damaged, Unavailable."""

    async def append(self, live: LiveTable, entries: Sequence[tuple[Entry, float]], after: Table) -> Head:
        """Write entries with their times, which lead to the table `after`, and return the new head.

        Raises Conflict if somebody else was first, and Unavailable; then nothing was written.
        """


class HostClock(Protocol):
    """The time of day, and a steady time by which live clocks are measured: nobody sets it."""

    def wall(self) -> float:
        """Return the time of day."""

    def steady(self) -> float:
        """Return the steady time."""

    def noted(self) -> float | None:
        """Return the steady time for entries to note; None where nobody else could make use of it."""

    def used_since(self, since: float) -> float:
        """Return the seconds since a steady time that count."""

    def runs_since(self, clock: Clock) -> float:
        """Return the steady time since which a clock runs that was read from a ledger."""


class Chosen(NamedTuple):
    """A move for a bot's seat."""

    move: str
    failure: str | None = None
    """Why it is not the bot's own, as a code. None if it is."""


class Bots(Protocol):
    """Those who can be put at a table."""

    @property
    def names(self) -> list[str]:
        """Their names."""

    async def choose(self, live: LiveTable, bot: str, state: State) -> Chosen:
        """Return a bot's move; if it fails, that of another, so that the game goes on."""


class Encoder(Protocol):
    """Messages of the protocol as JSON."""

    def encode(self, message: Any) -> bytes:
        """Return a message as JSON."""

    def encode_preview(self, message: PreviewMessage) -> bytes:
        """Return a preview as JSON. It has values of the game in it, such as moves, which are sent as text."""


class Surroundings(Protocol):
    """What people are told of the place where a table stands."""

    @property
    def page(self) -> str | None:
        """The build of the page that there is."""

    def watchers(self, live: LiveTable) -> tuple[int, Sequence[str]]:
        """Return how many people without a seat watch, and the names of those who wish to be seen."""

    def expires(self, live: LiveTable) -> float | None:
        """Return until when a table is kept if nothing happens there; None if for ever."""

    def defers_preview(self, live: LiveTable, changes: list[ChangeView]) -> bool:
        """Return whether changes are sent without a preview, which then follows by `Watching.send_preview`."""


class Aside(Protocol):
    """Does work that takes long, so that other tables need not wait for it."""

    def __call__(self, work: Callable[[*About], Found], /, *about: *About) -> Awaitable[Found]:
        """Return the result of the work. Raises what it raises."""


async def at_once(work: Callable[[*About], Found], /, *about: *About) -> Found:
    """Work where nobody else would have to wait."""
    return work(*about)


@dataclass(frozen=True)
class Chance:
    """Where chance comes from."""

    table_id: Callable[[], str]
    secret: Callable[[], str] = lambda: secrets.token_hex(32)
    """Of a deal."""


@dataclass(frozen=True)
class Ports:
    """All of it."""

    ledger: Ledger
    clock: HostClock
    bots: Bots
    encoder: Encoder
    surroundings: Surroundings
    chance: Chance
    aside: Aside = at_once
