"""This browser as a place to play: what handlers of endpoints ask of it. Everyone before it is one person."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar, TypeVarTuple

from assyria.host.host import Host
from assyria.host.live_table import LiveTable
from assyria.host.ports import Chance
from assyria.local.bots import OFFERED
from assyria.local.browser_host import BrowserTables
from assyria.local.browser_ledger import ME
from assyria.local.encoding import encode
from assyria.local.reviews import Reviews, ReviewStore
from assyria.protocol.analyses import Analysis
from assyria.protocol.commands import Command
from assyria.protocol.entries import Opened
from assyria.protocol.messages import ListedTable
from assyria.protocol.puzzles import OwnPuzzle
from assyria.protocol.requests import BotLine, Me, Notice
from assyria.protocol.reviews import Review, ReviewProgress
from assyria.record import move_text, position_text
from assyria.rules import Move, Seat, View
from assyria.service.place import Call, Encoded, Marked
from assyria.study.estimate import Estimate
from assyria.study.own_puzzles import Key, read_puzzles
from assyria.study.playouts import KnownPlayouts, PlayoutSums
from assyria.study.thinker import Thinker, estimate_position

Found = TypeVar("Found")
About = TypeVarTuple("About")


class BrowserPlace:
    """The tables of a browser, and whoever sits before it: nobody has to be limited, nor kept from help."""

    def __init__(self, tables: BrowserTables, thinker: Thinker, reviews: ReviewStore) -> None:
        self.tables = tables
        self._thinker = thinker
        self._kept_reviews = reviews
        self._reviews = Reviews(thinker)
        self._playouts = KnownPlayouts()

    # Who asks

    @property
    def who(self) -> str:
        """The one person."""
        return ME

    @property
    def name(self) -> str:
        """Their name."""
        return self.tables.my_name

    def spend(self, limit: str) -> None:
        """Count nothing."""

    async def work(self, work: Callable[[*About], Found], *about: *About, urgent: bool = False) -> Found:  # noqa: ARG002
        """Work here: nobody else would have to wait."""
        return work(*about)

    async def encoded(self, work: Callable[[*About], Any], *about: *About) -> Encoded:
        """Return the message that work makes. Raises Problem."""
        found = work(*about)
        return Encoded(encode(found.message if isinstance(found, Marked) else found))

    async def permit(self, marks: Sequence[int], apart_from: str | None = None) -> None:
        """Permit everything: people play here with those whom they see."""

    async def analyse(self, seen: View, played: Move | None = None, hint: bool = False) -> Analysis:  # noqa: ARG002
        """Return the engine's analysis. Raises Problem."""
        return await self._thinker.analyse(position_text(seen), None if played is None else move_text(played))

    async def estimate(self, position: str) -> Estimate:
        """Return what can be expected of a position. Raises Problem."""
        return await estimate_position(self._thinker, position)

    async def play_out(self, seen: View, move: Move | None, games: int) -> PlayoutSums:
        """Return what so many games of a position come to. Raises Problem."""
        position, first = position_text(seen), None if move is None else move_text(move)

        async def more(number: int) -> PlayoutSums:
            return await self._thinker.play_out(position, first, number)

        return await self._playouts.at_least(position, first, games, more)

    async def review(self, record: bytes, first: Collection[Seat] = ()) -> ReviewProgress:
        """Work on the review of a record for a while; these seats come first. Raises Problem."""
        return await self._reviews.go_on(record, first)

    # Where

    @property
    def host(self) -> Host:
        """Its tables."""
        return self.tables.host

    @property
    def chance(self) -> Chance:
        """Where chance comes from."""
        return self.tables.chance

    async def me(self, call: Call) -> Me:
        """Return who somebody is."""
        return Me(id=ME, name=call.name, account=None)

    async def rename(self, call: Call, name: str) -> Me:
        """Give them another name."""
        self.tables.my_name = name
        return await self.me(call)

    def bots(self) -> list[BotLine]:
        """Return the bots that people choose among."""
        return [BotLine(name=name, level=level) for name, level in OFFERED.items()]

    def notice(self) -> Notice:
        """Tell nothing: nobody runs this place."""
        return Notice(text=None, until=None, guests=True, registration=False)

    async def lobby(self, _: Call) -> list[ListedTable]:
        """Return no table: nobody else is here."""
        return []

    async def tables_of(self, _: Call) -> list[ListedTable]:
        """Return all tables."""
        return await self.tables.all()

    @asynccontextmanager
    async def opening(self, _: Call, __: Opened) -> AsyncIterator[Callable[[LiveTable], None]]:
        """Let them open as many tables as they like."""
        yield lambda _: None

    async def carry_out(self, call: Call, live: LiveTable, command: Command) -> int:
        """Carry out a command. Raises Problem."""
        return await self.host.commands.carry_out(live, command, call.who, call.name)

    async def find_review(self, table_id: str) -> bytes | None:
        """Return the review of a table as JSON; None if there is none."""
        found = await self._kept_reviews.load_review(table_id)
        return None if found is None else found.encode()

    async def keep_review(self, table_id: str, review: Review) -> None:
        """Keep the review of a table."""
        await self._kept_reviews.keep_review(table_id, encode(review).decode())

    async def puzzles_of(self, _: Call) -> list[OwnPuzzle]:
        """Return the puzzles that are kept with tables."""
        return read_puzzles(await self.tables.store.load_puzzles())

    async def keep_puzzles(self, _: Call, puzzles: Sequence[OwnPuzzle]) -> None:
        """Keep puzzles with their tables."""
        for puzzle in puzzles:
            await self.tables.store.keep_puzzle(puzzle.table, puzzle.move, encode(puzzle).decode())

    async def remove_puzzles(self, _: Call, keys: Sequence[Key]) -> None:
        """Remove puzzles."""
        for table, move in keys:
            await self.tables.store.remove_puzzle(table, move)
