"""Whom handlers answer, and what they ask of the place where they run."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar, TypeVarTuple

from assyria.host.host import Host
from assyria.host.live_table import LiveTable
from assyria.host.ports import Chance
from assyria.protocol.analyses import Analysis
from assyria.protocol.commands import Command
from assyria.protocol.entries import Opened
from assyria.protocol.messages import ListedTable
from assyria.protocol.puzzles import OwnPuzzle
from assyria.protocol.requests import BotLine, Me, Notice
from assyria.protocol.reviews import Review, ReviewProgress
from assyria.rules import Move, Seat, View
from assyria.study.estimate import Estimate
from assyria.study.own_puzzles import Key
from assyria.study.playouts import PlayoutSums

Found = TypeVar("Found")
About = TypeVarTuple("About")


@dataclass(frozen=True)
class Encoded:
    """An answer that is encoded already."""

    body: bytes
    compressed: bool = False
    marks: Sequence[int] = ()
    """Of the positions in it."""


class Marked(NamedTuple):
    """A message, and the marks of the positions in it."""

    message: Any
    marks: list[int]


class Call(Protocol):
    """Somebody who asks."""

    @property
    def who(self) -> str:
        """Their identity; of somebody who has none, what stands for it."""

    @property
    def name(self) -> str:
        """Their name."""

    def spend(self, limit: str) -> None:
        """Count what is limited beside the request itself. Raises Problem."""

    async def work(self, work: Callable[[*About], Found], *about: *About, urgent: bool = False) -> Found:
        """Return the result of work that takes too long to be done here. Raises Problem."""

    async def encoded(self, work: Callable[[*About], Any], *about: *About) -> Encoded:
        """Return the message that such work makes, or the `Marked` one. Raises Problem."""

    async def permit(self, marks: Sequence[int], apart_from: str | None = None) -> None:
        """Permit help with positions that have these marks, or raise Problem: one may stand in a game of theirs.

        `apart_from` is a table that counts it by itself.
        """

    async def analyse(self, seen: View, played: Move | None = None, hint: bool = False) -> Analysis:
        """Return the engine's analysis. Raises Problem."""

    async def estimate(self, position: str) -> Estimate:
        """Return what can be expected of a position, given as everyone sees it. Raises Problem."""

    async def play_out(self, seen: View, move: Move | None, games: int) -> PlayoutSums:
        """Return what so many games of a position come to. Raises Problem."""

    async def review(self, record: bytes, first: Collection[Seat] = ()) -> ReviewProgress:
        """Work on the review of a record for a while; these seats come first. Raises Problem."""


class Place(Protocol):
    """Where tables are played."""

    @property
    def host(self) -> Host:
        """Its tables."""

    @property
    def chance(self) -> Chance:
        """Where chance comes from."""

    async def me(self, call: Call) -> Me:
        """Return who somebody is."""

    async def rename(self, call: Call, name: str) -> Me:
        """Give them another name."""

    def bots(self) -> list[BotLine]:
        """Return the bots that people choose among."""

    def notice(self) -> Notice:
        """Return what whoever runs the place tells everyone."""

    async def lobby(self, call: Call) -> list[ListedTable]:
        """Return the tables that everyone may see."""

    async def tables_of(self, call: Call) -> list[ListedTable]:
        """Return somebody's tables, those where they are to decide first."""

    def opening(self, call: Call, opened: Opened) -> AbstractAsyncContextManager[Callable[[LiveTable], None]]:
        """Let somebody open a table within, or raise Problem. What it gives is called with the table."""

    async def carry_out(self, call: Call, live: LiveTable, command: Command) -> int:
        """Carry out somebody's command, and return the new version. Raises Problem."""

    async def find_review(self, table_id: str) -> bytes | None:
        """Return the review of a table as JSON; None if there is none."""

    async def keep_review(self, table_id: str, review: Review) -> None:
        """Keep the review of a table."""

    async def puzzles_of(self, call: Call) -> list[OwnPuzzle]:
        """Return somebody's own puzzles."""

    async def keep_puzzles(self, call: Call, puzzles: Sequence[OwnPuzzle]) -> None:
        """Keep puzzles of somebody's own with their tables, each in place of what it was before."""

    async def remove_puzzles(self, call: Call, keys: Sequence[Key]) -> None:
        """Remove puzzles of somebody's own."""
