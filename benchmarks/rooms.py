"""Tables with their sockets, as a driver sees them: who sits down, moves and listens."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import orjson
from benchmarks.echo import MOVE_SIZE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 10.0
"""Seconds after which a move that did not arrive is an error."""
ENTRY = 240.0
"""Seconds to come in: beside abusive guests everyone has to wait."""
AT_ONCE = 32
"""Requests and sockets under way while things are set up."""


@dataclass(frozen=True)
class Plan:
    """What a driver is to do, and where."""

    work: str
    bases: list[str]
    pids: list[int]
    tables: int
    sockets: int
    seconds: float
    rate: float
    deflate: bool
    sample: str = ""
    """A file with a message of a table, for the echo server to be as long-winded."""
    run_in: float = 0
    """Seconds at the beginning that are measured apart: the server has to find its pace."""


@dataclass(eq=False)
class Room:
    """A table, or a room of the echo server, with its sockets; who sits at the first one moves."""

    id: str
    headers: dict[str, str] = field(default_factory=dict)
    local: str = "127.0.0.1"
    """The address that its sockets come from: limits are for people and for addresses."""
    sockets: list[ClientConnection] = field(default_factory=list)
    version: int = 0
    over: bool = False
    wanted: int = 0
    """The version that the sockets are to hear of."""
    missing: int = 0
    """Sockets that have not."""
    begun: float = 0
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    def says(self, rng: Random) -> bytes:  # noqa: ARG002
        return b"%8d" % (self.version + 1) + b"x" * (MOVE_SIZE - 8)

    def heard(self, data: bytes, run: Run) -> int | None:  # noqa: ARG002
        """Which version a message brings, if it does."""
        self.version = max(self.version, int(data[:8]))
        return self.version


@dataclass(eq=False)
class TableRoom(Room):
    seat: int | None = None
    legal: list[str] = field(default_factory=list)
    lacking: bool = False
    """Whether the last change came without its preview: a busy server sends that later."""

    def says(self, rng: Random) -> bytes:
        move = rng.choice(self.legal)
        return orjson.dumps({"type": "move", "seat": self.seat, "version": self.version, "move": move})

    def heard(self, data: bytes, run: Run) -> int | None:
        message = orjson.loads(data)
        if message["type"] == "problem":
            run.errors[message["code"]] += 1
        if message["type"] == "preview" and self.lacking and message["preview"]["version"] == self.version:
            run.late_previews.append(asyncio.get_running_loop().time() - self.begun)
            self.lacking = False
        if message["type"] not in ("table", "change"):
            return None
        version: int = message["version"]
        if version >= self.version:
            self.version, self.seat, self.legal = version, message["mover"], message["legal"]
            self.over = message["status"] == "finished"
            self.lacking = bool(self.begun) and message["preview"] is None and not self.over
        return version


@dataclass(eq=False)
class Run:
    """One run of a driver."""

    plan: Plan
    errors: Counter[str] = field(default_factory=Counter)
    delays: list[float] = field(default_factory=list)
    late_previews: list[float] = field(default_factory=list)
    """Seconds until a preview came that was not sent with its change."""
    ended: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    sample: bytes = b""
    rng: Random = field(default_factory=lambda: Random(1))
    readers: list[asyncio.Task[None]] = field(default_factory=list)

    async def listen(self, room: Room, stream: ClientConnection) -> None:
        clock = asyncio.get_running_loop().time
        try:
            async for data in stream:
                assert isinstance(data, bytes)
                version = room.heard(data, self)
                if version is None or not room.missing or version < room.wanted:
                    continue
                room.missing -= 1
                if not room.missing:
                    now = clock()
                    self.delays.append(now - room.begun)
                    self.ended.append(now)
                    self.sizes.append(len(data))
                    self.sample = data
                    room.arrived.set()
        except ConnectionClosed:
            self.errors["closed"] += 1

    async def open(self, room: Room, address: str) -> None:
        path = f"api/tables/{room.id}/socket" if isinstance(room, TableRoom) else room.id
        stream = await connect(
            f"ws://{address}/{path}",
            additional_headers=room.headers,
            local_addr=(room.local, 0),
            compression="deflate" if self.plan.deflate else None,
            ping_interval=None,
            open_timeout=ENTRY,
            close_timeout=2,
            max_queue=None,
            proxy=None,
        )
        room.sockets.append(stream)
        self.readers.append(asyncio.create_task(self.listen(room, stream)))

    async def sit_down(self, room: Room, address: str) -> None:
        """Open the socket that moves; every move is to be sent by it, even where there is no choice."""
        await self.open(room, address)
        if isinstance(room, TableRoom):
            for seat in range(4):
                await room.sockets[0].send(orjson.dumps({"type": "choose-auto", "seat": seat, "auto": False}))
            ready = asyncio.get_running_loop().time() + PATIENCE
            while room.version < 5 and asyncio.get_running_loop().time() < ready:
                await asyncio.sleep(0.01)

    async def move(self, room: Room, begun: float) -> None:
        """A move, until it is at the last socket."""
        room.begun, room.missing, room.wanted = begun, len(room.sockets), room.version + 1
        room.arrived.clear()
        try:
            await room.sockets[0].send(room.says(self.rng))
            await asyncio.wait_for(room.arrived.wait(), PATIENCE)
        except ConnectionClosed:
            room.over = True
        except TimeoutError:
            self.errors["did not arrive"] += 1
            room.over = True

    async def keep_pace(self, room: Room, first: float) -> None:
        """A move whenever one is due. One that has to wait for the one before is late from when it was due."""
        clock = asyncio.get_running_loop().time
        beats = int(self.plan.seconds * self.plan.rate)
        for beat in range(beats):
            due = first + beat / self.plan.rate
            wait = due - clock()
            if wait > 0:
                await asyncio.sleep(wait)
                due = clock()
            if room.over:
                return
            if clock() > first + self.plan.seconds:
                self.errors["never sent"] += beats - beat
                return
            await self.move(room, due)

    async def close(self, rooms: list[Room]) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        await at_once([stream.close() for room in rooms for stream in room.sockets])


async def at_once(work: list[Coroutine[Any, Any, Any]]) -> None:
    """All of it, so many at a time."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(item: Coroutine[Any, Any, Any]) -> None:
        async with free:
            await item

    await asyncio.gather(*map(one, work))


@contextlib.asynccontextmanager
async def somebody(base: str, local: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    """A guest who holds all seats."""
    transport = httpx.AsyncHTTPTransport(local_address=local, verify=False)
    async with httpx.AsyncClient(base_url=f"http://{base}/api/", transport=transport, timeout=ENTRY) as client:
        (await client.get("me")).raise_for_status()
        yield client


async def new_table(client: httpx.AsyncClient, rooms: list[Room], local: str = "127.0.0.1") -> None:
    body = {"seats": [{"kind": "me"}] * 4, "confirm": False}
    answer = await client.post("tables", json=body)
    answer.raise_for_status()
    rooms.append(TableRoom(answer.json()["id"], cookie_of(client), local))


async def household(base: str, local: str, tables: int, rooms: list[Room]) -> None:
    """Open the tables of guests at one address, one each."""
    for _ in range(tables):
        async with somebody(base, local) as client:
            await new_table(client, rooms, local)


def cookie_of(client: httpx.AsyncClient) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}
