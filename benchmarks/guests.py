"""Abusive guests at addresses of their own: `python -m benchmarks.guests SERVER NUMBER`, until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random

import httpx
import orjson
from benchmarks.rooms import cookie_of
from benchmarks.serving import many_files
from benchmarks.words import ROOT
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

LONGEST = 600.0
"""Seconds after which guests stop by themselves."""
PADDED = 150_000
"""Characters of white space in a record."""
NONSENSE = orjson.dumps({f"key-{n}": n for n in range(18_000)})
JSON = {"Content-Type": "application/json"}


@dataclass(eq=False)
class Guest:
    """Somebody who wants all of it."""

    base: str
    number: int
    end: float
    counted: Counter[str]
    rng: Random = field(init=False)
    client: httpx.AsyncClient = field(init=False)
    tables: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = Random(self.number)
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.client = httpx.AsyncClient(base_url=f"http://{self.base}/api/", transport=transport, timeout=30)

    @property
    def address(self) -> str:
        return f"127.66.{self.number // 250}.{self.number % 250 + 1}"

    async def misbehave(self, records: list[str], position: str) -> None:
        """Do one thing after the other until the time is over."""
        ways: list[Callable[[], Awaitable[None]]] = [
            self.open_table,
            self.let_bots_play,
            lambda: self.send_record(self.rng.choice(records)),
            self.ask_and_go,
            self.open_sockets,
            self.leave_half_sent,
            self.send_nonsense,
            lambda: self.play_exercises(position),
            self.play_puzzles,
            self.read_metrics,
        ]
        async with self.client:
            await self.client.get("me")
            while time.time() < self.end:
                with contextlib.suppress(httpx.HTTPError, OSError, WebSocketException, TimeoutError):
                    await self.rng.choice(ways)()
                await asyncio.sleep(0.05)

    async def post(self, what: str, path: str, **body: object) -> httpx.Response:
        answer = await self.client.post(path, json=body or None)
        self.counted[f"{what} {answer.status_code}"] += 1
        return answer

    async def open_table(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "champion"}]
        answer = await self.post("table", "tables", seats=seats, confirm=False)
        if answer.status_code == 201:
            self.tables.append(answer.json()["id"])

    async def let_bots_play(self) -> None:
        answer = await self.post("bots alone", "tables", seats=[{"kind": "bot", "bot": "champion"}] * 4)
        if answer.status_code == 201:
            self.tables.append(answer.json()["id"])

    async def send_record(self, record: str) -> None:
        await self.post("import", "tables", seats=[{"kind": "me"}] * 2, record=record)

    async def ask_and_go(self) -> None:
        if self.tables:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.post("hint", f"tables/{self.rng.choice(self.tables)}/hint"), 0.2)
            self.counted["hint abandoned"] += 1

    async def open_sockets(self) -> None:
        if not self.tables:
            return
        place = f"ws://{self.base}/api/tables/{self.rng.choice(self.tables)}/socket"
        async with contextlib.AsyncExitStack() as lines:
            for _ in range(10):
                line = connect(
                    place, additional_headers=cookie_of(self.client), local_addr=(self.address, 0), proxy=None
                )
                await lines.enter_async_context(line)
                self.counted["socket"] += 1
            await asyncio.sleep(1)

    async def send_nonsense(self) -> None:
        for _ in range(10):
            answer = await self.client.post("tables/x/commands", content=NONSENSE, headers=JSON)
            self.counted[f"nonsense {answer.status_code}"] += 1

    async def play_exercises(self, position: str) -> None:
        for _ in range(5):
            await self.post("exercise", "exercise", position=position, mine=[0], moves=[])

    async def play_puzzles(self) -> None:
        puzzle = self.rng.choice((await self.client.get("puzzles")).json())["id"]
        table = (await self.post("puzzle", f"puzzles/{puzzle}", moves=[])).json()["table"]
        await self.post("puzzle", f"puzzles/{puzzle}", moves=[self.rng.choice(table["legal"])])

    async def read_metrics(self) -> None:
        for _ in range(20):
            answer = await self.client.get("metrics")
            self.counted[f"metrics {answer.status_code}"] += 1

    async def leave_half_sent(self) -> None:
        host, port = self.base.split(":")
        async with contextlib.AsyncExitStack() as held:
            for _ in range(10):
                _, writer = await asyncio.open_connection(host, int(port), local_addr=(self.address, 0))
                held.callback(writer.close)
                writer.write(b"GET /api/me HTTP/1.1\r\nHost: club\r\nX-Slow: ")
                self.counted["half-sent"] += 1
            await asyncio.sleep(1)


def padded_records_and_position() -> tuple[list[str], str]:
    """Games of two after a hundred moves, with white space to fill a disk; and the position of one then."""
    from assyria.record import position_text, read_record, write_record
    from assyria.rules import view

    lines = (ROOT / "tests" / "golden" / "2-players.jsonl").read_bytes().splitlines()[:10]
    games = [read_record(line) for line in lines]
    records = [write_record(game.record(100)).decode().replace("{", "{" + " " * PADDED, 1) for game in games]
    return records, position_text(view(games[0].at(100)))


def main(base: str, guests: int) -> None:
    """Misbehave until told to stop, then say what was done."""
    many_files()
    # On a real network they compute elsewhere; here they share the cores with the server.
    os.nice(15)
    counted: Counter[str] = Counter()
    records, position = padded_records_and_position()

    async def all_of_them() -> None:
        people = [Guest(base, number, time.time() + LONGEST, counted) for number in range(guests)]
        working = asyncio.gather(*(one.misbehave(records, position) for one in people))
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, working.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await working

    asyncio.run(all_of_them())
    sys.stdout.buffer.write(orjson.dumps(counted))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
