"""A server killed at any moment, and a disk that is full: what was acknowledged is there, and play goes on."""

from __future__ import annotations

import json
import os
import resource
import signal
import sqlite3
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
import pytest
from websockets.sync.client import connect

from assyria.record import Finding, read_record, verify
from tests.effort import effort, some
from tests.plain_http import http_client
from tests.server.running import RunningServer

KILLS, PARTS = effort(4, 200), effort(1, 4)
"""So many kills in so many runs, which may run side by side."""
FULL = effort(2, 3)
"""So many times a disk is full; the last time, the server is killed."""
PATIENCE = 120.0
"""Seconds after which something that should come will not; a busy machine takes its time."""


class Mortal(RunningServer):
    """A server that is ended without warning; who plays there waits for the next one."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.up = threading.Event()

    @property
    def pid(self) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    def start(self) -> Self:
        super().start()
        self.up.set()
        return self

    def kill(self) -> None:
        self.up.clear()
        super().kill()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    with Mortal(tmp_path / "data") as made:
        yield made


def ledger(database: Path, table: str, after: int = -1) -> list[tuple[int, dict[str, Any]]]:
    """What is written of a table, read past the server."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=10)) as connection:
        rows = connection.execute(
            "SELECT n, body FROM entries WHERE table_id = ? AND n > ? ORDER BY n", (table, after)
        ).fetchall()
    return [(n, json.loads(body)) for n, body in rows]


def sound(database: Path) -> bool:
    with closing(sqlite3.connect(database, timeout=10)) as connection:
        return bool(connection.execute("PRAGMA integrity_check").fetchone() == ("ok",))


def deadline(seconds: float = PATIENCE) -> Iterator[None]:
    """Goes round until time is up, and then fails."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
    raise AssertionError("it takes too long")


@dataclass
class Game:
    """A table, what was sent to it, and what the server said it did."""

    id: str
    sent: dict[int, set[tuple[str, int, str]]] = field(default_factory=dict)
    """By version: entries that would be right there, as kind, seat and move."""
    acknowledged: dict[int, set[tuple[str, int, str]]] = field(default_factory=dict)
    """By version: one of these must be there."""
    verified: int = 0
    over: bool = False


class Player(threading.Thread):
    """Someone who plays at one table after the other as fast as the server answers, whatever happens to it."""

    def __init__(self, server: Mortal, seats: list[dict[str, str]], confirm: bool, seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.seats = seats
        self.confirm = confirm
        self.rng = Random(seed)
        self.games: list[Game] = []
        self.lock = threading.Lock()
        self.done = threading.Event()
        self.failed: BaseException | None = None
        self.cookies: dict[str, str] = {}

    def run(self) -> None:
        try:
            while not self.done.is_set() or (self.games and not self.games[-1].over):
                with http_client(self.server.url, cookies=self.cookies, timeout=PATIENCE) as client:
                    try:
                        self._play(client)
                    except httpx.TransportError:
                        # The server was killed; the next one goes on from what is written.
                        self.server.up.wait(PATIENCE)
        except BaseException as wrong:
            self.failed = wrong

    def _play(self, client: httpx.Client) -> None:
        if not self.cookies:
            client.get("/api/me").raise_for_status()
            self.cookies = dict(client.cookies)
        if not self.games or self.games[-1].over:
            made = client.post("/api/tables", json={"seats": self.seats, "confirm": self.confirm})
            assert made.status_code == 201, made.text
            with self.lock:
                self.games.append(Game(made.json()["id"]))
        game = self.games[-1]
        for _ in deadline(600):
            seen = client.get(f"/api/tables/{game.id}").raise_for_status().json()
            if seen["status"] == "finished":
                game.over = True
                return
            if seen["status"] == "open":
                # Killed between the table and its start.
                self._post(client, game, {"type": "start"})
                continue
            mover = seen["mover"]
            if mover not in seen["mine"]:
                time.sleep(0.02)
                continue
            body: dict[str, Any] = {"seat": mover, "version": seen["version"]}
            if seen["held"]:
                if self.rng.random() < 0.2:
                    self._send(client, game, {"type": "undo", **body}, {("undone", mover, "")})
                else:
                    self._send(client, game, {"type": "confirm", **body}, {("confirmed", mover, "")})
            else:
                move = self.rng.choice(seen["legal"])
                kinds = {("moved", mover, move), ("held", mover, move)}
                self._send(client, game, {"type": "move", **body, "move": move}, kinds)

    def _send(
        self, client: httpx.Client, game: Game, body: dict[str, Any], kinds: set[tuple[str, int, str]]
    ) -> None:
        with self.lock:
            game.sent.setdefault(body["version"] + 1, set()).update(kinds)
        answer = self._post(client, game, body)
        if answer.status_code == 200:
            assert answer.json()["version"] > body["version"]
            with self.lock:
                n = body["version"] + 1
                assert n not in game.acknowledged, "one version was given twice"
                game.acknowledged[n] = kinds

    def _post(self, client: httpx.Client, game: Game, body: dict[str, Any]) -> httpx.Response:
        answer = client.post(f"/api/tables/{game.id}/commands", json=body)
        # A server that went on by itself, or an undo with nothing behind it: typed, never a 500.
        assert answer.status_code in (200, 409, 422), answer.text
        return answer

    @property
    def acknowledgements(self) -> int:
        with self.lock:
            return sum(len(game.acknowledged) for game in self.games)

    def check(self, client: httpx.Client, database: Path) -> None:
        """Nothing that was acknowledged is missing, nothing is doubled, nothing was made up."""
        with self.lock:
            pending = [game for game in self.games if not game.over or game.verified == 0] or self.games[-1:]
            known = {game.id: (dict(game.acknowledged), max(game.acknowledged, default=0)) for game in pending}
        for game in pending:
            acknowledged, last = known[game.id]
            changes = client.get(f"/api/tables/{game.id}/changes", params={"since": game.verified})
            versions = [change["version"] for change in changes.raise_for_status().json()]
            written = ledger(database, game.id, game.verified)
            assert versions == list(range(game.verified + 1, game.verified + len(versions) + 1))
            numbers = [n for n, _ in written]
            assert numbers == list(range(game.verified + 1, game.verified + len(numbers) + 1))
            assert len(numbers) >= len(versions)
            assert game.verified + len(versions) >= last, "an acknowledged move is missing"
            with self.lock:
                sent = {n: set(entries) for n, entries in game.sent.items()}
            for n, body in written:
                entry = (body["kind"], body.get("seat"), body.get("move", ""))
                if n in acknowledged:
                    assert entry in acknowledged[n], f"{entry} is there for {acknowledged[n]}"
                elif not self._by_the_server(body):
                    assert entry in sent.get(n, ()), f"nobody sent {entry}"
            game.verified += len(versions)

    def _by_the_server(self, body: dict[str, Any]) -> bool:
        match body["kind"]:
            case "began":
                return True
            case "moved":
                return body["reason"] is not None or self.seats[body["seat"]]["kind"] == "bot"
            case "held":
                # The forced end of a turn is held, too.
                return True
        return False


Seats = list[dict[str, str]]
ME, RANDOM, GREEDY = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}
TABLES: tuple[tuple[Seats, bool], ...] = (
    ([ME, ME, RANDOM], True),
    ([GREEDY, ME], False),
    ([ME, ME], False),
    ([ME, ME, ME, ME], True),
)


@pytest.mark.parametrize("part", range(PARTS))
def test_killed_again_and_again_in_the_midst_of_play(mortal: Mortal, tmp_path: Path, part: int) -> None:
    rng = Random(part)
    database = tmp_path / "data" / "assyria.sqlite"
    players = [
        Player(mortal, seats, confirm, seed)
        for seed, (seats, confirm) in enumerate(some(TABLES, 2), start=10 * part)
    ]
    for player in players:
        player.start()
    with_bots = [player for player in players if any(seat["kind"] == "bot" for seat in player.seats)]

    def lived(among: list[Player], before: int) -> None:
        for _ in deadline():
            alive(players)
            if sum(player.acknowledgements for player in among) > before:
                return
            time.sleep(0.005)

    for kill in range(KILLS // PARTS):
        if kill % 10 == 9:
            pass  # straight away, while it still wakes up
        elif kill % 20 == 5:
            # Long enough for a bot to think, and a person to answer.
            lived(with_bots, sum(player.acknowledgements for player in with_bots) + 2)
        else:
            lived(players, sum(player.acknowledgements for player in players))
        time.sleep(rng.uniform(0, 0.15))
        mortal.kill()
        mortal.start()
        with http_client(mortal.url, timeout=PATIENCE) as client:
            for player in players:
                player.check(client, database)
    acknowledged = sum(player.acknowledgements for player in players)
    for player in players:
        player.done.set()
    for player in players:
        player.join(3 * PATIENCE)
        assert not player.is_alive(), "a table does not go on"
    alive(players, finished=True)
    assert acknowledged > KILLS // PARTS
    assert sound(database)
    with http_client(mortal.url, timeout=PATIENCE) as client:
        for player in players:
            player.check(client, database)
            assert player.games
            for game in player.games:
                history = read_record(client.get(f"/api/tables/{game.id}/record").raise_for_status().content)
                assert verify(history.record()).finding is Finding.FAIR
                bodies = [body for _, body in ledger(database, game.id)]
                assert len(bodies) == len({n for n, _ in ledger(database, game.id)})
                assert final_moves(bodies) == len(history.moves)


def final_moves(bodies: list[dict[str, Any]]) -> int:
    """How many moves stand after all entries."""
    moves = 0
    for body in bodies:
        if body["kind"] in ("moved", "confirmed"):
            moves += 1
        elif body["kind"] == "undone":
            moves = body["to"]
    return moves


def alive(players: list[Player], finished: bool = False) -> None:
    for player in players:
        if player.failed is not None:
            raise player.failed
        assert finished or player.is_alive()


# Workers that die


@pytest.mark.long
def test_bots_whose_processes_are_killed_are_replaced_and_all_tables_go_on(mortal: Mortal) -> None:
    rng = Random(3)
    with http_client(mortal.url, timeout=PATIENCE) as client, ExitStack() as watching:
        tables = [left_to_bots(client) for _ in range(effort(3, 6))]
        for table in tables:
            watching.enter_context(mortal.watching(table, client))
        killed, end = 0, time.monotonic() + 3 * PATIENCE
        while tables and time.monotonic() < end:
            time.sleep(rng.uniform(0.05, 0.6))
            if killed < 12:
                for worker in workers_of(mortal.pid):
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
            tables = [table for table in tables if not finished(client, table)]
        assert killed >= 6
        assert not tables, f"{len(tables)} tables do not go on"


def left_to_bots(client: httpx.Client) -> str:
    """A table where bots play on for a person who has left."""
    body = {"seats": [{"kind": "me"}, GREEDY, RANDOM]}
    table: str = client.post("/api/tables", json=body).raise_for_status().json()["id"]
    leave = {"type": "leave", "seat": 0}
    client.post(f"/api/tables/{table}/commands", json=leave).raise_for_status()
    return table


def finished(client: httpx.Client, table: str) -> bool:
    return bool(client.get(f"/api/tables/{table}").raise_for_status().json()["status"] == "finished")


def workers_of(pid: int) -> list[int]:
    """The processes that think for this server's bots."""
    workers = []
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        try:
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                workers.append(int(child))
        except OSError:
            continue
    return workers


# Disks that are full


class Disk:
    """Where a server writes, and whether there is room."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, mortal: Mortal) -> None:
        raise NotImplementedError

    def free(self, mortal: Mortal) -> None:
        raise NotImplementedError


class LimitedDisk(Disk):
    """No file of the server may grow: works for anyone."""

    def fill(self, mortal: Mortal) -> None:
        resource.prlimit(mortal.pid, resource.RLIMIT_FSIZE, (1024, resource.RLIM_INFINITY))

    def free(self, mortal: Mortal) -> None:
        resource.prlimit(mortal.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


class SmallDisk(Disk):
    """A file system of its own, with something else that takes up the room."""

    def fill(self, mortal: Mortal) -> None:  # noqa: ARG002
        with (self.folder / "ballast").open("wb", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(bytes(4096))
            except OSError:
                return

    def free(self, mortal: Mortal) -> None:  # noqa: ARG002
        (self.folder / "ballast").unlink()


@pytest.fixture(params=some(["limit", "small"]))
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    folder = tmp_path / "disk"
    folder.mkdir()
    if request.param == "limit":
        yield LimitedDisk(folder)
        return
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "assyria-test", str(folder)]
    try:
        if subprocess.run(mount, capture_output=True, timeout=PATIENCE, check=False).returncode != 0:
            pytest.skip("only root may mount a small disk")
    except FileNotFoundError:
        pytest.skip("no way to mount a small disk")
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "-l", str(folder)], capture_output=True, timeout=PATIENCE, check=True)


def test_a_full_disk_refuses_loses_nothing_and_works_again(disk: Disk) -> None:
    database = disk.folder / "data" / "assyria.sqlite"
    with (
        Mortal(disk.folder / "data") as mortal,
        http_client(mortal.url, timeout=PATIENCE) as client,
        http_client(mortal.url, timeout=PATIENCE) as stranger,
    ):
        table = client.post("/api/tables", json={"seats": [ME, ME], "confirm": False}).raise_for_status().json()
        where = f"/api/tables/{table['id']}"
        with_a_bot = client.post("/api/tables", json={"seats": [ME, RANDOM], "confirm": False})
        other = f"/api/tables/{with_a_bot.raise_for_status().json()['id']}"

        def turn(address: str) -> dict[str, Any]:
            """The table once it is a person's turn, or over."""
            for _ in deadline():
                seen: dict[str, Any] = client.get(address).raise_for_status().json()
                if seen["mover"] in seen["mine"] or seen["status"] == "finished":
                    return seen
                time.sleep(0.01)
            raise AssertionError

        def step(address: str = where, seen: dict[str, Any] | None = None) -> httpx.Response:
            seen = seen or turn(address)
            body = {"type": "move", "seat": seen["mover"], "version": seen["version"], "move": seen["legal"][0]}
            return client.post(f"{address}/commands", json=body)

        for full in range(FULL):
            for _ in range(10):
                assert step().status_code == 200
            assert step(other).status_code == 200
            before = client.get(where).json()
            written = ledger(database, table["id"])
            disk.fill(mortal)
            for _ in deadline():
                # What was set aside earlier may hold some more. A new name needs least room: when there is none
                # for it, there is none for anything.
                answer = client.put("/api/me/name", json={"name": "Shamshi"})
                if answer.status_code != 200:
                    break
            assert_unavailable(answer)
            for answer in (
                step(),
                client.post("/api/tables", json={"seats": [ME, ME]}),
                client.put("/api/me/name", json={"name": "Shamshi"}),
                client.post(f"{where}/chat", json={"text": "hello"}),
                stranger.get("/api/me"),
            ):
                assert_unavailable(answer)
            # Whoever looks sees what was there, and nothing else.
            seen = client.get(where).raise_for_status().json()
            assert (seen["version"], seen["position"]) == (before["version"], before["position"])
            assert ledger(database, table["id"]) == written
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            address = f"{mortal.url.replace('http', 'ws')}{where}/socket"
            with connect(address, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE) as socket:
                assert json.loads(socket.recv(PATIENCE))["version"] == before["version"]
                body = {"seat": seen["mover"], "version": seen["version"], "move": seen["legal"][0]}
                socket.send(json.dumps({"type": "move", "id": "1", **body}))
                problem = json.loads(socket.recv(PATIENCE))
                assert (problem["type"], problem["code"], problem["id"]) == ("problem", "store-unavailable", "1")
            if full == FULL - 1:
                # Even a kill on a full disk loses nothing; the next server starts when there is room.
                mortal.kill()
                disk.free(mortal) if isinstance(disk, SmallDisk) else None
                mortal.start()
            else:
                disk.free(mortal)
            assert client.get(where).raise_for_status().json()["position"] == before["position"]
            assert step().status_code == 200
            assert step(other).status_code == 200
        for address in some((other, where)):
            while (seen := turn(address))["status"] != "finished":
                assert step(address, seen).status_code == 200
            history = read_record(client.get(f"{address}/record").raise_for_status().content)
            assert verify(history.record()).finding is Finding.FAIR
        assert sound(database)


def assert_unavailable(answer: httpx.Response) -> None:
    assert answer.status_code == 503, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["title"] == "store-unavailable"
    assert answer.json()["type"] == "urn:assyria:problem:store-unavailable"
