"""Two server processes on one PostgreSQL: either serves any table, one may die, and the database may go away."""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Protocol

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from assyria.record import Finding, read_record, verify
from tests.effort import LONG, effort
from tests.plain_http import http_client
from tests.server.people import PATIENCE, Person, Spectator, Watch
from tests.server.playing import Play, check_record
from tests.server.running import RunningServer
from tests.store.conftest import postgres  # noqa: F401 - a fixture
from tests.store.postgres_server import Postgres

Pair = tuple[RunningServer, RunningServer]


class Killable(Protocol):
    """A server, however it was started."""

    def kill(self) -> None: ...


@pytest.fixture
def pair(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Pair]:
    server: Postgres = request.getfixturevalue("postgres")
    url = server.url()
    with (
        RunningServer(tmp_path / "one", database_url=url) as one,
        RunningServer(tmp_path / "two", database_url=url) as two,
    ):
        yield one, two


@contextlib.contextmanager
def people(pair: Pair) -> Iterator[tuple[Person, Person]]:
    """One at each server."""
    with Person(pair[0].url, "Ann") as ann, Person(pair[1].url, "Ben") as ben:
        yield ann, ben


@contextlib.contextmanager
def seated(ann: Person, ben: Person, *bots: str, **options: Any) -> Iterator[tuple[Watch, Watch]]:
    """A table that has begun, with Ann's socket at the one and Ben's at the other."""
    table = ann.open("me", "open", *bots, **options)
    with ann.watch(table) as first, ben.watch(table) as second:
        second.do(type="sit", seat=1)
        first.wait_until(second.version)
        first.do(type="start")
        second.wait_until(first.version)
        for watch in (first, second):
            watch.reconnect()
        yield first, second


def eventually(what: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.02)


@pytest.mark.parametrize("bots", [(), ("random",), ("greedy", "random")] if LONG else [("random",)])
def test_a_whole_game_at_two_servers_at_once(pair: Pair, bots: tuple[str, ...]) -> None:
    with (
        people(pair) as (ann, ben),
        seated(ann, ben, *bots) as (first, second),
        Spectator(pair[0].url, first.table) as here,
        Spectator(pair[1].url, first.table) as there,
    ):
        Play([first, second], [here, there], Random(len(bots))).to_the_end()
        for watch in (first, second, here, there):
            watch.wait_for(lambda watch=watch: watch.over)  # type: ignore[misc]
        assert first.changes == second.changes == here.changes == there.changes
        records = [check_record(person.client, here).record() for person in (ann, ben)]
        assert records[0] == records[1]


def test_of_moves_at_the_same_time_exactly_one_is_made(pair: Pair) -> None:
    rng = Random(4)
    with people(pair) as (ann, ben), ThreadPoolExecutor(2) as pool:
        other = http_client(pair[1].url, cookies=dict(ann.client.cookies), timeout=PATIENCE)
        with other:
            table = ann.open("me", "open", "me", confirm=False)
            where = f"/api/tables/{table}"
            together = threading.Barrier(2)

            def post(client: httpx.Client, body: dict[str, Any]) -> httpx.Response:
                together.wait(PATIENCE)
                return client.post(f"{where}/commands", json=body)

            def both(clients: tuple[httpx.Client, httpx.Client], *bodies: dict[str, Any]) -> list[httpx.Response]:
                return list(pool.map(post, clients, bodies, timeout=PATIENCE))

            def made(answers: list[httpx.Response], status: int, code: str) -> httpx.Response:
                """The answer of the one that was made; the other is refused, and it says why."""
                assert sorted(answer.status_code for answer in answers) == [200, status], answers
                refused = next(answer for answer in answers if answer.status_code != 200)
                assert refused.headers["content-type"] == "application/problem+json"
                assert refused.json()["title"] == code
                return next(answer for answer in answers if answer.status_code == 200)

            sit = {"type": "sit", "seat": 1}
            made(both((ann.client, ben.client), sit, sit), 422, "seat-taken")
            mine = ann.get(where)["mine"]
            start = {"type": "start"}
            made(both((ann.client, other), start, start), 422, "already-started")
            races = 0
            while races < effort(15, 40):
                seen = ann.get(where)
                assert seen["status"] == "playing"
                body = {"type": "move", "seat": seen["mover"], "version": seen["version"]}
                if seen["mover"] not in mine:
                    move = rng.choice(seen["legal"])
                    ben.client.post(f"{where}/commands", json={**body, "move": move}).raise_for_status()
                    eventually(lambda v=seen["version"]: ann.get(where)["version"] > v)  # type: ignore[misc]
                    continue
                eventually(lambda v=seen["version"]: other.get(where).json()["version"] == v)  # type: ignore[misc]
                moves = [rng.choice(seen["legal"]) for _ in range(2)]
                answers = both((ann.client, other), *({**body, "move": move} for move in moves))
                version = made(answers, 409, "stale").json()["version"]
                races += 1
                for client in (ann.client, other):
                    eventually(lambda c=client, v=version: c.get(where).json()["version"] >= v)  # type: ignore[misc]
                seen_by = [client.get(where).json() for client in (ann.client, other)]
                assert seen_by[0]["position"] == seen_by[1]["position"]
                assert seen_by[0]["version"] == seen_by[1]["version"]
            changes = [client.get(f"{where}/changes").json() for client in (ann.client, other)]
            assert changes[0] == changes[1]
            assert [change["version"] for change in changes[0]] == list(range(1, len(changes[0]) + 1))


def test_a_move_made_while_the_other_process_loads_the_table_is_heard_of(pair: Pair) -> None:
    with people(pair) as (ann, ben), ThreadPoolExecutor(1) as pool:
        for _ in range(effort(12, 40)):
            table = ann.open("me", "me", confirm=False)
            for _ in range(8):
                seen = ann.get(f"/api/tables/{table}")
                body = {
                    "type": "move",
                    "seat": seen["mover"],
                    "version": seen["version"],
                    "move": seen["legal"][0],
                }
                ann.client.post(f"/api/tables/{table}/commands", json=body).raise_for_status()
            seen = ann.get(f"/api/tables/{table}")
            body = {"type": "move", "seat": seen["mover"], "version": seen["version"], "move": seen["legal"][0]}
            moving = pool.submit(ann.client.post, f"/api/tables/{table}/commands", json=body)
            with ben.watch(table) as watch:
                version = moving.result(PATIENCE).raise_for_status().json()["version"]
                watch.wait_until(version)


@pytest.mark.long
def test_one_process_is_killed_and_its_people_go_on_at_the_other(pair: Pair) -> None:
    one, two = pair
    rng = Random(6)
    with people(pair) as (ann, ben), seated(ann, ben, "random", confirm=False) as (first, second):
        spectator = Spectator(one.url, first.table)
        with spectator:
            for kill in range(effort(2, 3)):
                dying, living = (one, two) if kill % 2 == 0 else (two, one)
                for watch in (first, second, spectator):
                    watch.reconnect(dying.url)
                acknowledged = play_until_killed([first, second], dying, rng.randint(5, 20), rng)
                assert acknowledged or first.over
                for watch in (first, second, spectator):
                    told = list(watch.changes)
                    watch.reconnect(living.url)
                    assert watch.changes[: len(told)] == told
                    assert watch.version >= max(acknowledged, default=0)
                made = {change["version"]: (change["kind"], change["seat"]) for change in first.changes}
                for version, seat in acknowledged.items():
                    assert made[version] == ("moved", seat)
                dying.start()
            Play([first, second], [spectator], rng).to_the_end()
            spectator.wait_for(lambda: spectator.over)
            assert first.changes == second.changes == spectator.changes
            for server in pair:
                with server.client() as anyone:
                    record = anyone.get(f"/api/tables/{first.table}/record").raise_for_status()
                    assert verify(read_record(record.content).record()).finding is Finding.FAIR
                    assert anyone.get(f"/api/tables/{first.table}/changes").json() == spectator.changes


def play_until_killed(watches: list[Watch], server: Killable, moves: int, rng: Random) -> dict[int, int]:
    """Play so many moves, and on until the server is killed in the midst of it; who moved, by version."""
    killer = threading.Timer(rng.uniform(0, 0.1), server.kill)
    acknowledged: dict[int, int] = {}
    try:
        with contextlib.suppress(ConnectionClosed):
            while True:
                for watch in watches:
                    watch.drain()
                    seat = watch.seen["mover"]
                    if killer.ident is None and (seat is None or len(acknowledged) >= moves):
                        killer.start()
                    if seat is None:
                        killer.join()
                        return acknowledged
                    if seat in watch.seen["mine"]:
                        version = watch.seen["version"]
                        move = rng.choice(watch.seen["legal"])
                        if watch.attempt(type="move", seat=seat, version=version, move=move):
                            acknowledged[version + 1] = seat
                time.sleep(0.001)
    finally:
        killer.join(PATIENCE)
    return acknowledged


@pytest.mark.long
def test_the_database_goes_away_and_comes_back(pair: Pair, request: pytest.FixtureRequest) -> None:
    database: Postgres = request.getfixturevalue("postgres")
    rng = Random(7)
    with people(pair) as (ann, ben), seated(ann, ben, "random", confirm=False) as (first, second):
        where = f"/api/tables/{first.table}"
        play = Play([first, second], [], rng, trouble=0)
        for _ in range(2):
            for _ in range(15):
                step(play)
            settle(first, second)
            before, seen = list(first.changes), first.seen
            seat = seen["mover"]
            mover, person = (first, ann) if seat in first.seen["mine"] else (second, ben)
            body = {"type": "move", "seat": seat, "version": seen["version"], "move": seen["legal"][0]}
            database.stop()
            try:
                stopped = time.monotonic()
                while time.monotonic() < stopped + effort(1, 3):
                    for answer in (
                        person.client.post(f"{where}/commands", json=body),
                        person.client.get(where),
                        person.client.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "me"}]}),
                        person.client.get("/api/me/tables"),
                        person.client.post(f"{where}/chat", json={"text": "hello?"}),
                        person.client.get("/api/ready"),
                    ):
                        assert answer.status_code == 503, (answer.request.url, answer.text)
                        assert answer.headers["content-type"] == "application/problem+json"
                        assert answer.json()["title"] == "store-unavailable"
                    for server in pair:
                        assert httpx.get(f"{server.url}/api/health", timeout=PATIENCE).status_code == 200
                    problem = mover.ask(**body)
                    assert (problem["type"], problem["code"]) == ("problem", "store-unavailable")
                    assert refused_socket(person, first.table) == (4503, "store-unavailable")
                    for watch in (first, second):
                        watch.drain()
                        assert watch.changes == before
                    time.sleep(0.2)
            finally:
                database.start()
            for server in pair:
                eventually(lambda s=server: httpx.get(f"{s.url}/api/ready").status_code == 200)  # type: ignore[misc]
            # The same move goes now, and the other process hears of it.
            mover.do(**body)
            settle(first, second)
            assert first.changes == second.changes
            assert first.changes[: len(before)] == before
        # A bot that was to move when it happened is not forgotten.
        while not first.over and first.seen["mover"] != 2:
            play_one(first, second, rng)
            first.drain()
            if first.version >= second.version and first.seen["mover"] == 2:
                database.stop()
                time.sleep(1)
                database.start()
                break
        for server in pair:
            eventually(lambda s=server: httpx.get(f"{s.url}/api/ready").status_code == 200)  # type: ignore[misc]
        play.to_the_end()
        settle(first, second)
        assert first.changes == second.changes
        record = ann.client.get(f"{where}/record").raise_for_status()
        assert verify(read_record(record.content).record()).finding is Finding.FAIR
    for server in pair:
        assert "Traceback" not in server.output, server.output[-5000:]


def test_chat_reaches_everyone(pair: Pair) -> None:
    with people(pair) as (ann, ben), seated(ann, ben) as (first, second):
        for n, (person, text) in enumerate([(ann, "good luck"), (ben, "🏺"), (ann, "x" * 500)], start=1):
            said = person.client.post(f"/api/tables/{first.table}/chat", json={"text": text}).raise_for_status()
            line = {"type": "chat", **said.json()}
            assert line["n"] == n
            for watcher, watch in ((ann, first), (ben, second)):
                watch.wait_for(lambda watch=watch, n=n: len(watch.chat) == n)  # type: ignore[misc]
                assert watch.chat[-1] == {**line, "mine": watcher is person}


@pytest.mark.long
def test_a_clock_runs_out_though_its_process_died(pair: Pair) -> None:
    """Nobody asks for the table: the other process takes it up by itself."""
    with Person(pair[0].url, "Ann") as ann:
        ann.open("me", "me", listed=True, clock={"kind": "live", "bank": 1})
    pair[0].kill()
    assert_taken_up(pair[1])


@pytest.mark.long
def test_a_bot_goes_on_though_its_process_died(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    url = request.getfixturevalue("postgres").url()
    slow = ["slow=engine:sh -c 'cat > /dev/null'"]
    with (
        RunningServer(tmp_path / "one", database_url=url, bots=slow, settings={"move_limit": 2}) as one,
        RunningServer(tmp_path / "two", database_url=url) as two,
    ):
        with Person(one.url, "Ann") as ann:
            # Bots play on for a person who has left.
            table = ann.open("slow", "me", listed=True)
            body = {"type": "leave", "seat": 1}
            ann.client.post(f"/api/tables/{table}/commands", json=body).raise_for_status()
        one.kill()
        assert_taken_up(two)


def assert_taken_up(server: RunningServer) -> None:
    """The lobby comes from the store, and so wakes no table."""
    with server.client() as anyone:

        def version() -> int:
            (found,) = anyone.get("/api/tables").raise_for_status().json()
            return int(found["version"])

        before = version()
        eventually(lambda: version() > before)


def test_a_bots_stream_hears_of_the_other_process_at_once(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Of tables that are made there, and of moves while nobody here has the table in memory."""
    url = request.getfixturevalue("postgres").url()
    with (
        RunningServer(tmp_path / "one", database_url=url) as one,
        RunningServer(tmp_path / "two", database_url=url, keep_alive=600, settings={"idle": 1}) as two,
    ):
        token = one.new_token()
        with one.client(token) as here, two.client(token) as bot, bot.stream("GET", "/api/bot/stream") as answer:
            lines = answer.iter_lines()
            assert next(lines) == "", "the stream is open"
            body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
            table = here.post("/api/tables", json=body).raise_for_status().json()["id"]
            told = json.loads(next(lines))
            assert (told["game"], told["version"]) == (table, 0)
            eventually(lambda: "\nassyria_live_tables 0.0" in httpx.get(f"{two.url}/api/metrics").text)
            here.post(f"/api/tables/{table}/commands", json={"type": "leave", "seat": 0}).raise_for_status()
            told = json.loads(next(lines))
            assert (told["game"], told["version"], told["seats"]) == (table, 1, [])


def step(play: Play) -> None:
    settle(*play.watches)
    assert not play.watches[0].over
    play.step(play.watches[0])


def settle(*watches: Watch) -> None:
    """Everyone has heard of everything, and it is a person's turn or over."""
    end = time.monotonic() + PATIENCE
    while True:
        for watch in watches:
            watch.drain()
        seen = watches[0].seen
        if len({watch.version for watch in watches}) == 1 and (watches[0].over or Play._persons_turn(seen)):
            return
        assert time.monotonic() < end, "not everyone hears of it"
        time.sleep(0.005)


def play_one(first: Watch, second: Watch, rng: Random) -> None:
    """One move of a person, without waiting for what the bot does then."""
    settle(first, second)
    if not first.over:
        seat = first.seen["mover"]
        mover = first if seat in first.seen["mine"] else second
        mover.do(type="move", seat=seat, version=mover.version, move=rng.choice(first.seen["legal"]))
        first.wait_until(mover.version)


def refused_socket(person: Person, table: str) -> tuple[int, str]:
    """How a socket that cannot be served is closed."""
    address = person.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    headers = {"Cookie": person.cookie}
    opening = connect(address, additional_headers=headers, open_timeout=PATIENCE, proxy=None)
    with opening as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    frame = closed.value.rcvd
    assert frame is not None
    return frame.code, frame.reason
