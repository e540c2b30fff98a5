"""How long one request keeps the event loop from everybody else, for every endpoint.

Each endpoint gets the largest and most awkward bodies that it lets in, one at a time. What counts is the longest
piece of work that was done at a stretch, in processor time: whoever else shares the machine does not matter.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from asyncio.events import Handle
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import orjson
from fastapi import FastAPI
from tests.server.awkward import ENDPOINTS, Sending, awkward

from assyria.record import read_record, write_record
from assyria.server.app import create_app
from assyria.server.limits.limit_settings import LimitSettings
from assyria.server.routing import cost_of
from assyria.server.settings import Settings

ROUNDS = 5
AIM = 10.0
"""Times as long as an ordinary request."""
OF = ("person", "address")
GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
WIDE = (
    *("requests-address", "commands-person", "commands-address", "guests-address", "exercises-person"),
    *("replays-person", "tables-person"),
)


@dataclass(frozen=True)
class Stall:
    """The longest stretch of work of a request, in seconds: the median of some rounds."""

    what: str
    seconds: float


class Watch:
    """Notes the longest stretch of work in the event loop."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._run = Handle._run

    def __enter__(self) -> Watch:
        watch = self

        def timed(handle: Handle) -> None:
            began = time.thread_time()
            watch._run(handle)
            watch.longest = max(watch.longest, time.thread_time() - began)

        self._patch = patch.object(Handle, "_run", timed)
        self._patch.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._patch.stop()


async def stall_of(app: FastAPI, watch: Watch, asked: Sending) -> float:
    """Return the longest stretch of work for a request: the median of some rounds."""
    rounds = []
    for _ in range(ROUNDS):
        watch.longest = 0.0
        await Sending(asked.method, asked.path, asked.body, asked.cookie).to(app, "127.0.0.1")
        rounds.append(watch.longest)
    return statistics.median(rounds)


async def long_game(app: FastAPI) -> tuple[str, str]:
    """Return a table with a game of four that is nearly over, and the cookie of the person at all its seats."""
    line = (GOLDEN / "4-players.jsonl").read_bytes().splitlines()[0]
    history = read_record(line)
    record = write_record(history.record(len(history.moves) - 5)).decode()
    opened = Sending("POST", "/api/tables", orjson.dumps({"seats": [{"kind": "me"}] * 4, "record": record}))
    await opened.to(app, "127.0.0.1")
    return orjson.loads(opened.answer)["id"], opened.headers["set-cookie"].partition(";")[0]


async def measured(app: FastAPI) -> tuple[Stall, list[Stall]]:
    """Return the stall of an ordinary request, and those of the most awkward ones of every endpoint."""
    table, cookie = await long_game(app)
    ordinary = Sending("GET", f"/api/tables/{table}", b"", cookie)
    found = []
    with Watch() as watch:
        for method, path in ENDPOINTS:
            if path == "/api/bot/stream":  # It never ends, and counts as a socket.
                continue
            place = path.replace("{table_id}", table)
            # What is sent comes from strangers: some of it would end the session of who plays.
            bodies, who = ([b""], cookie) if method == "GET" else (awkward(cost_of(method, path)), "")
            # The first of each kind builds what all later ones use.
            await Sending(method, place, bodies[0], who).to(app, "127.0.0.1")
            worst = max([await stall_of(app, watch, Sending(method, place, body, who)) for body in bodies])
            found.append(Stall(f"{method} {path}", worst))
        usual = Stall("look at a table", await stall_of(app, watch, ordinary))
    return usual, sorted(found, key=lambda stall: -stall.seconds)


def stalls() -> tuple[Stall, list[Stall]]:
    """Return the stalls of a server of its own."""

    async def whole() -> tuple[Stall, list[Stall]]:
        with tempfile.TemporaryDirectory(prefix="assyria-bench-") as folder:
            limits = LimitSettings().changed(f"{name}=1000000/1s" for name in WIDE)
            app = create_app(Settings(data=Path(folder), limits=limits))
            async with app.router.lifespan_context(app):
                return await measured(app)

    return asyncio.run(whole())


if __name__ == "__main__":
    usual, found = stalls()
    print(f"{usual.seconds * 1000:8.2f} ms {usual.what}")
    for stall in found[:25]:
        print(f"{stall.seconds * 1000:8.2f} ms {stall.seconds / usual.seconds:6.1f} {stall.what}")
