"""This server as a place to play: what handlers of endpoints ask of it, and people who ask by requests."""

from __future__ import annotations

import gzip
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar, TypeVarTuple

from starlette.requests import Request

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
from assyria.server.context import Context
from assyria.server.encoding import encode, encode_message
from assyria.server.engine.fair_queue import Owner, Priority
from assyria.server.limits.quotas import Quota
from assyria.server.tables.lists import is_given_up, listed_tables
from assyria.server.web.content_encoding import accepts
from assyria.server.web.disconnects import while_connected
from assyria.service.place import Call, Encoded, Marked
from assyria.store import Identity, Summary
from assyria.study.estimate import Estimate
from assyria.study.own_puzzles import Key, key_of, read_puzzles
from assyria.study.playouts import PlayoutSums

Found = TypeVar("Found")
About = TypeVarTuple("About")


class ServerCall:
    """Somebody who asks by a request. What the engine does for them ends when they go away."""

    def __init__(self, request: Request, identity: Identity | None, address: str, context: Context) -> None:
        self.address = address
        self._request = request
        self._identity = identity
        self._context = context
        self._owner = Owner(self.who, address)

    @property
    def identity(self) -> Identity:
        """Who asks, where only people may."""
        assert self._identity is not None
        return self._identity

    @property
    def who(self) -> str:
        """Their identity; the address of somebody who has none."""
        return self._identity.id if self._identity else self.address

    @property
    def name(self) -> str:
        """Their name."""
        return self._identity.name if self._identity else ""

    def spend(self, limit: str) -> None:
        """Count what is limited beside the request itself. Raises Problem."""
        quota: Quota = getattr(self._context.limits, limit)
        quota.spend(self.who, self.address)

    async def work(self, work: Callable[[*About], Found], *about: *About, urgent: bool = False) -> Found:
        """Return the result of work in another process. Raises Problem."""
        priority = Priority.HINT if urgent else Priority.REVIEW
        working = self._context.engine.work(self._owner, work, *about, priority=priority)
        return await while_connected(self._request, working)

    async def encoded(self, work: Callable[[*About], Any], *about: *About) -> Encoded:
        """Return the message that such work makes, encoded in that process. Raises Problem."""
        compressed = accepts(self._request.headers.get("accept-encoding", ""), "gzip")
        return await self.work(_encoded, work, compressed, about)

    async def permit(self, marks: Sequence[int], apart_from: str | None = None) -> None:
        """Permit the engine's help with positions that have these marks, or raise Problem."""
        await self._context.tables.positions_in_play.permit(self.who, marks, apart_from)

    async def analyse(self, seen: View, played: Move | None = None, hint: bool = False) -> Analysis:
        """Return the engine's analysis. Raises Problem."""
        limits = self._context.limits
        quota, priority = (limits.hints, Priority.HINT) if hint else (limits.analyses, Priority.REVIEW)
        working = self._context.engine.analyse(seen, quota, priority, self._owner, played)
        return await while_connected(self._request, working)

    async def estimate(self, position: str) -> Estimate:
        """Return what can be expected of a position. Raises Problem."""
        return await while_connected(self._request, self._context.engine.estimate(position, self._owner))

    async def play_out(self, seen: View, move: Move | None, games: int) -> PlayoutSums:
        """Return what so many games of a position come to. Raises Problem."""
        quota = self._context.limits.playouts
        working = self._context.engine.play_out(seen, move, games, quota, self._owner)
        return await while_connected(self._request, working)

    async def review(self, record: bytes, first: Collection[Seat] = ()) -> ReviewProgress:
        """Work on the review of a record for a while; these seats come first. Raises Problem."""
        reviews, quota = self._context.engine.reviews, self._context.limits.reviews
        return await while_connected(self._request, reviews.go_on(record, first, quota, self._owner, self.permit))


LARGE = 1024
"""Bytes from which on an answer is compressed: a game is hundreds of similar positions."""


def _encoded(work: Callable[[*About], Any], compressed: bool, about: tuple[*About]) -> Encoded:
    found = work(*about)
    message, marks = found if isinstance(found, Marked) else (found, ())
    body = encode_message(message)
    if compressed and len(body) > LARGE:
        return Encoded(gzip.compress(body, compresslevel=6), True, marks)
    return Encoded(body, False, marks)


class ServerPlace:
    """What this server knows and keeps."""

    def __init__(self, context: Context) -> None:
        self._context = context

    @property
    def host(self) -> Host:
        """Its tables."""
        return self._context.host

    @property
    def chance(self) -> Chance:
        """Where chance comes from."""
        return self._context.tables.chance

    async def me(self, call: Call) -> Me:
        """Return who somebody is."""
        who = _server_call(call).identity
        return Me(id=who.id, name=who.name, account=who.account)

    async def rename(self, call: Call, name: str) -> Me:
        """Give them another name."""
        who = _server_call(call).identity
        await self._context.store.people.rename(who.id, name)
        return Me(id=who.id, name=name, account=who.account)

    def bots(self) -> list[BotLine]:
        """Return the bots that people choose among."""
        bots = self._context.engine.bots
        bots.wake()
        return [BotLine(name=name, level=level) for name, level in bots.offered.items()]

    def notice(self) -> Notice:
        """Return what the operator tells everyone."""
        return self._context.people.switches.notice(time.time())

    async def lobby(self, call: Call) -> list[ListedTable]:
        """Return the tables that everyone may see."""
        return self._listed(await self._context.tables.lobby.tables(), call)

    async def tables_of(self, call: Call) -> list[ListedTable]:
        """Return somebody's tables."""
        found = self._listed(await self._context.store.tables.of(call.who), call)
        return [table for table in found if not is_given_up(table)]

    def _listed(self, found: Sequence[Summary], call: Call) -> list[ListedTable]:
        return listed_tables(found, call.who, self._context.store, self._context.tables.retention)

    @asynccontextmanager
    async def opening(self, call: Call, opened: Opened) -> AsyncIterator[Callable[[LiveTable], None]]:
        """Let somebody open a table within, if they have not too many. Raises Problem."""
        quotas, address = self._context.tables.table_quotas, _server_call(call).address
        async with quotas.opening(address):
            await quotas.check(opened.chairs, opened.options.listed, call.who, address)
            yield lambda live: quotas.note(address, live.id)

    async def carry_out(self, call: Call, live: LiveTable, command: Command) -> int:
        """Carry out somebody's command. Raises Problem."""
        asked = _server_call(call)
        return await self._context.tables.commands.carry_out(command, live, asked.identity, asked.address)

    async def find_review(self, table_id: str) -> bytes | None:
        """Return the review of a table as JSON; None if there is none."""
        found = await self._context.store.reviews.find(table_id)
        return None if found is None else found.encode()

    async def keep_review(self, table_id: str, review: Review) -> None:
        """Keep the review of a table."""
        await self._context.store.reviews.keep(table_id, encode(review).decode())

    async def puzzles_of(self, call: Call) -> list[OwnPuzzle]:
        """Return somebody's own puzzles."""
        return read_puzzles(await self._context.store.own_puzzles.of(call.who))

    async def keep_puzzles(self, call: Call, puzzles: Sequence[OwnPuzzle]) -> None:
        """Keep puzzles of somebody's own."""
        bodies = {key_of(puzzle): encode(puzzle).decode() for puzzle in puzzles}
        await self._context.store.own_puzzles.keep(call.who, bodies)

    async def remove_puzzles(self, call: Call, keys: Sequence[Key]) -> None:
        """Remove puzzles of somebody's own."""
        await self._context.store.own_puzzles.remove(call.who, keys)


def _server_call(call: Call) -> ServerCall:
    assert isinstance(call, ServerCall)
    return call
