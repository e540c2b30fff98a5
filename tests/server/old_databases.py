"""Databases that older editions wrote: tests/server/data. Each file lies beside what that edition said of it."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from tests.server.furnishing import OPERATOR
from tests.server.people import Watch
from tests.server.playing import Play
from tests.server.running import RunningServer
from tests.store.postgres_server import Postgres

DATA = Path(__file__).parent / "data"
NAMES = sorted(file.stem for file in DATA.glob("*.json"))
SAID: dict[str, dict[str, Any]] = {name: json.loads((DATA / f"{name}.json").read_text("utf-8")) for name in NAMES}
"""Cookies, tokens, and what the server said of each table before it was stopped."""
FURNISHED = [name for name in NAMES if "written" in SAID[name]]
"""Those with something of everything."""
MINUTE = 60.0


def sqlite_bytes(name: str) -> bytes | None:
    """Return a database as a file; None if it is one of PostgreSQL."""
    file = DATA / f"{name}.sqlite.gz"
    return gzip.decompress(file.read_bytes()) if file.exists() else None


def restored(name: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """Put a database into a folder, or into a fresh one of PostgreSQL; return its address."""
    file = sqlite_bytes(name)
    if file is not None:
        (folder / "assyria.sqlite").write_bytes(file)
        return f"sqlite:///{folder / 'assyria.sqlite'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    url = postgres.url()
    asyncio.run(_execute(url, gzip.decompress((DATA / f"{name}.sql.gz").read_bytes()).decode()))
    return url


async def _execute(url: str, script: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(script)
    await connection.close()


@dataclass
class OldServer:
    """A server on an old database."""

    server: RunningServer
    said: dict[str, Any]
    url: str

    def person(self, name: str) -> httpx.Client:
        """Somebody with the cookie of then."""
        client = self.server.client()
        for key, value in self.said["cookies"][name].items():
            # As if this server had set it, so that it may set another in its place.
            client.cookies.set(key, value, domain="127.0.0.1")
        return client

    def watch(self, name: str, table: str) -> Watch:
        cookies = self.said["cookies"][name]
        return Watch(self.server.url, table, "; ".join(f"{key}={value}" for key, value in cookies.items()))

    def id_of(self, table: str) -> str:
        found: str = self.said["tables"][table]["id"]
        return found


@contextmanager
def old_server(
    name: str, folder: Path, request: pytest.FixtureRequest, down: float = MINUTE
) -> Iterator[OldServer]:
    """Open a database so many seconds after it was closed; today, where nobody knows when that was."""
    said = SAID[name]
    url = restored(name, folder, request)
    clock = said["written"] + down if "written" in said else None
    settings = {"database_url": url, "admin_token": OPERATOR}
    with RunningServer(folder, settings=settings, clock=clock) as server:
        yield OldServer(server, said, url)


def go_on(old: OldServer, table: str, more: int) -> dict[str, Any]:
    """Play at a table until it has so many entries more, or its game is over; return it as it is then.

    Everyone who has a seat is there: they agree to what is proposed, end pauses, and come back if they are away.
    """
    with ExitStack() as stack:
        watches = [stack.enter_context(old.watch(name, table)) for name in old.said["people"]]
        play = Play(watches, [], Random(1), trouble=0)
        goal = max(watch.version for watch in watches) + more
        while True:
            newest = max(watches, key=lambda watch: watch.version)
            for watch in watches:
                watch.wait_until(newest.version)
                watch.drain()
            if newest.over or newest.version >= goal:
                return newest.seen
            if not any(_make_way(play, watch) for watch in watches):
                play.step(newest)


def _make_way(play: Play, watch: Watch) -> bool:
    """Do what one of these people has to do before the game can go on; False if there is nothing."""
    seen = watch.seen
    for seat in seen["mine"]:
        if seen["proposal"] is not None and seat in seen["proposal"]["missing"]:
            watch.attempt(type="answer", seat=seat, version=seen["version"], yes=True)
            return True
        if seen["chairs"][seat]["away"]:
            play.come_back(seat, watch)
            return True
        if seen["paused"]:
            answer = watch.ask(type="resume", seat=seat)
            # Whoever comes to a table that was paused because nobody was there ends the pause by that.
            assert answer["type"] == "ok" or answer["code"] == "not-paused", answer
            return True
    return False
