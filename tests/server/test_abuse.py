"""Attacks by guests: each time, others are served meanwhile. With a real server's limits unless it is said."""

from __future__ import annotations

import json
import re
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from assyria.bots.process import cores
from assyria.record import write_record
from assyria.server.engine.engine import FEWEST
from assyria.server.limits.limit_settings import LimitSettings
from tests.effort import effort
from tests.games import golden
from tests.server.in_process import InProcess
from tests.server.running import RunningServer, table_body

PATIENCE = 120.0
HONEST, ABUSER = "127.0.0.2", "127.66.0.1"
LIMITS = LimitSettings()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(tmp_path, limits=()) as started:
        yield started


@contextmanager
def socket_at(
    server: RunningServer, table: str, client: httpx.Client | None = None, address: str = HONEST
) -> Iterator[ClientConnection]:
    cookies = "; ".join(f"{name}={value}" for name, value in (client.cookies.items() if client else ()))
    place = f"{server.socket_url}/api/tables/{table}/socket"
    headers = {"Cookie": cookies} if cookies else {}
    with connect(
        place,
        additional_headers=headers,
        open_timeout=PATIENCE,
        max_size=2**24,
        proxy=None,
        source_address=(address, 0),
    ) as made:
        yield made


def eventually(what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.02)


def metric(client: httpx.Client, line: str) -> float:
    """What the server counts: 0 for what it has not counted yet."""
    found = re.search(rf"^{re.escape(line)} (\S+)$", client.get("/api/metrics").text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def opened(client: httpx.Client, *seats: str, **options: Any) -> str:
    answer = client.post("/api/tables", json=table_body(*seats, **options))
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def can_play(server: RunningServer) -> None:
    """Somebody else comes, opens a table, moves, and sees the move over a socket."""
    with server.client(address=HONEST, timeout=PATIENCE) as honest:
        table = opened(honest, "me", "me", confirm=False)
        with socket_at(server, table, honest) as line:
            seen = json.loads(line.recv(PATIENCE))
            move = {"type": "move", "seat": seen["mover"], "version": seen["version"], "move": seen["legal"][0]}
            line.send(json.dumps(move))
            assert json.loads(line.recv(PATIENCE))["moves"] >= 1


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    problem: dict[str, Any] = answer.json()
    assert (answer.status_code, problem["title"]) == (status, code), answer.text
    if status == 429:
        assert problem["retry_after"] > 0
        assert int(answer.headers["retry-after"]) >= problem["retry_after"]
    return problem


# Bots


def test_31_running_tables_with_bots(tmp_path: Path) -> None:
    """With a seat of one's own there may be more, but so many at a time that others do not notice."""
    with (
        RunningServer(tmp_path, limits=("tables-person=1000/1s", "bot-tables-person=12")) as server,
        server.client(address=ABUSER, timeout=PATIENCE) as abuser,
    ):
        mine = table_body("me", "champion", "champion", "champion")
        answers = [abuser.post("/api/tables", json=mine) for _ in range(31)]
        assert Counter(answer.status_code for answer in answers) == {201: 12, 429: 19}
        assert refused(answers[-1], 429, "too-many-bot-tables")["most"] == 12
        can_play(server)


@pytest.mark.long
def test_many_tables_of_bots_delay_another_by_one_move_each(tmp_path: Path) -> None:
    """Guests at one address watch their bots; for each move of my bot, one of theirs may come first."""
    with (
        RunningServer(tmp_path, limits=()) as server,
        server.client(address=HONEST, timeout=PATIENCE) as honest,
        ExitStack() as abuse,
    ):
        done = 'assyria_queue_seconds_count{priority="live",queue="engine"}'
        for _ in range(effort(8, 30)):
            guest = abuse.enter_context(server.client(address=ABUSER, timeout=PATIENCE))
            table = opened(guest, "champion", "champion")
            line = abuse.enter_context(socket_at(server, table, guest, ABUSER))
            threading.Thread(target=read_all, args=(line,), daemon=True).start()
        waiting = 'assyria_queue_length{priority="live",queue="engine"}'
        eventually(lambda: metric(honest, waiting) > 4)
        table = opened(honest, "me", "random", confirm=False)
        with socket_at(server, table, honest) as line:
            seen = json.loads(line.recv(PATIENCE))
            for _ in range(5):
                while seen["mover"] not in seen["mine"]:
                    seen = next_change(line)
                before, moves = metric(honest, done), seen["moves"]
                move = {
                    "type": "move",
                    "seat": seen["mover"],
                    "version": seen["version"],
                    "move": seen["legal"][0],
                }
                line.send(json.dumps(move))
                seen = next_change(line)
                while seen["mover"] not in seen["mine"]:
                    seen = next_change(line)
                mine = seen["moves"] - moves
                # One before each of mine, and what is done while these lines are read and asked for.
                assert metric(honest, done) - before <= 2 * mine + 4


def next_change(line: ClientConnection) -> dict[str, Any]:
    while (message := json.loads(line.recv(PATIENCE)))["type"] != "change":
        pass
    return dict(message)


def read_all(line: ClientConnection) -> None:
    """Read by, since who does not is dropped."""
    with suppress(ConnectionClosed):
        for _ in line:
            pass


def test_hints_whose_askers_have_gone_are_not_worked_out(server: RunningServer) -> None:
    with server.client(address=ABUSER, timeout=PATIENCE) as abuser, server.client(address=HONEST) as honest:
        tables = [opened(abuser, "me", "random", confirm=False) for _ in range(8)]
        for table in tables:
            eventually(lambda table=table: my_turn(abuser, table))  # type: ignore[misc]
        for table in tables:
            with pytest.raises(httpx.ReadTimeout):
                abuser.post(f"/api/tables/{table}/hint", timeout=httpx.Timeout(PATIENCE, read=0.05))
        waiting = 'assyria_queue_length{priority="hint",queue="engine"}'
        eventually(lambda: metric(honest, waiting) == 0)
        # As many were begun at once as hints have processes; others may have been while their askers were going.
        begun = metric(honest, 'assyria_queue_seconds_count{priority="hint",queue="engine"}')
        assert begun <= cores() + FEWEST - 2 + 2
        table = opened(honest, "me", "random", confirm=False)
        eventually(lambda: my_turn(honest, table))
        honest.post(f"/api/tables/{table}/hint", timeout=PATIENCE).raise_for_status()


def my_turn(client: httpx.Client, table: str) -> bool:
    seen = client.get(f"/api/tables/{table}").json()
    return seen["mover"] in seen["mine"]


# Tables and records


def test_745_small_tables(server: RunningServer) -> None:
    """By one person, by new guests at the same address, and in the lobby."""
    with server.client(address=ABUSER, timeout=PATIENCE) as abuser:
        answers = [abuser.post("/api/tables", json=table_body("me", "open")) for _ in range(effort(80, 745))]
        assert Counter(answer.status_code for answer in answers)[201] == LIMITS.open_tables_person
        assert answers[-1].status_code == 429
        waiting = [answer for answer in answers if answer.status_code == 429]
        assert refused(waiting[0], 429, "too-many-tables")["most"] == LIMITS.open_tables_person
        # Those that begin at once are not limited in number, but in how often.
        many = [abuser.post("/api/tables", json=table_body("me", "me")) for _ in range(LIMITS.tables_person.count)]
        refused(many[-1], 429, "too-many-requests")
    can_play(server)
    with server.client(address=ABUSER, timeout=PATIENCE) as another:
        listed = [another.post("/api/tables", json=table_body("me", "open", listed=True)) for _ in range(10)]
        assert Counter(answer.status_code for answer in listed) == {201: LIMITS.listed_tables_person, 429: 5}
        assert refused(listed[-1], 429, "too-many-tables")["most"] == LIMITS.listed_tables_person
    with server.client(address=HONEST) as honest:
        assert len(honest.get("/api/tables").json()) == LIMITS.listed_tables_person


def test_rematches_without_end(tmp_path: Path) -> None:
    """Who is alone with bots waits for nobody: resign, play again, and again at the new table."""

    def play_again(abuser: httpx.Client, table: str) -> httpx.Response:
        here = f"/api/tables/{table}"
        abuser.post(f"{here}/commands", json={"type": "resign", "seat": 0}).raise_for_status()
        return abuser.post(f"{here}/commands", json={"type": "play-again", "seat": 0})

    with (
        InProcess(tmp_path, limits=("tables-person=5/1h",)) as server,
        server.client(address=ABUSER, timeout=PATIENCE) as abuser,
    ):
        tables = [opened(abuser, "me", "random", resign=True)]
        while (answer := play_again(abuser, tables[-1])).status_code == 200:
            here = f"/api/tables/{tables[-1]}"
            eventually(lambda here=here: abuser.get(here).json()["rematch"] is not None)  # type: ignore[misc]
            tables.append(abuser.get(here).json()["rematch"])
        refused(answer, 429, "too-many-requests")
        assert len(tables) == 5
    assert server.rows("SELECT count(*) FROM tables") == [(5,)]


def test_padded_records(server: RunningServer) -> None:
    """White space is not stored, further keys are refused, and imports are counted."""
    games = [write_record(golden("2-players", n).record(40)).decode() for n in range(LIMITS.imports_person.count)]
    padded = [game.replace('"seat"', " " * 4000 + '"seat"') for game in games]
    assert all(150_000 < len(record) < 200_000 for record in padded)
    bare = games[0]
    noted = json.dumps({**json.loads(bare), "note": "x" * 17_000})
    with server.client(address=ABUSER, timeout=PATIENCE) as abuser:
        seats = table_body("me", "me")["seats"]
        answers = [
            abuser.post("/api/tables", json={"seats": seats, "record": padded[n % len(padded)]})
            for n in range(effort(25, 400))
        ]
        made = Counter(answer.status_code for answer in answers)[201]
        assert made == LIMITS.imports_person.count
        first = next(answer for answer in answers if answer.status_code == 429)
        assert refused(first, 429, "too-many-requests")["retry_after"] > 60
        can_play(server)
        largest = abuser.post("/api/tables", json={"seats": seats, "record": bare + " " * 1_000_000})
        assert largest.status_code == 413
    with server.client(address=HONEST) as other:
        wrong = refused(other.post("/api/tables", json={"seats": seats, "record": noted}), 422, "bad-record")
        assert (wrong["fault"], wrong["expected"]) == ("further-keys", "16384")
        assert refused(other.post("/api/replay", content=noted), 422, "bad-record")["fault"] == "further-keys"
    sizes = [size for (size,) in server.rows("SELECT length(body) FROM entries WHERE n = 0")]
    assert max(sizes) < 2 * len(bare)


# Sockets


def test_800_sockets_from_one_address(tmp_path: Path) -> None:
    """Those above the limit are told so; those of others open."""
    most, tried = effort(30, LIMITS.sockets_address), effort(60, 800)
    wide = (
        "sockets-person=10000",
        "connections-address=10000",
        f"sockets-address={most}",
        "sockets-opened-person=10000/1s",
        "sockets-opened-address=10000/1s",
    )
    with RunningServer(tmp_path, limits=wide) as server, ExitStack() as lines:
        with server.client(address=ABUSER) as abuser:
            table = opened(abuser, "me", "open")
            codes: Counter[int | None] = Counter()
            for _ in range(tried):
                line = lines.enter_context(socket_at(server, table, abuser, ABUSER))
                codes[closed_with(line)] += 1
            assert codes == {None: most, 4429: tried - most}
        can_play(server)


def test_sockets_of_one_person_are_counted_wherever_they_come_from(tmp_path: Path) -> None:
    with RunningServer(tmp_path, limits=["sockets-person=3"]) as server, ExitStack() as lines:
        with server.client() as person:
            table = opened(person, "me", "open")
            found = [
                closed_with(lines.enter_context(socket_at(server, table, person, f"127.0.1.{number}")))
                for number in range(5)
            ]
            assert found == [None, None, None, 4429, 4429]
        lines.close()
        eventually(lambda: opens_again(server, table, person))


def opens_again(server: RunningServer, table: str, person: httpx.Client) -> bool:
    """Whether a place is free again; the server notices a closed line a moment later."""
    with socket_at(server, table, person) as line:
        return closed_with(line) is None


def closed_with(line: ClientConnection, why: str = "too-many-sockets") -> int | None:
    """Return the code with which the server closed a socket; None if it sent the table."""
    try:
        assert json.loads(line.recv(PATIENCE))["type"] == "table"
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd and closed.rcvd.reason == why else 0
    return None


def test_sockets_that_are_opened_and_closed_without_end(server: RunningServer) -> None:
    with server.client(address=ABUSER) as abuser:
        table = opened(abuser, "me", "open")
        codes: list[int | None] = []
        most = LIMITS.sockets_opened_person.count
        while 4429 not in codes and len(codes) < 10 * most:
            with socket_at(server, table, abuser, ABUSER) as line:
                codes.append(closed_with(line, "too-many-requests"))
        assert codes[:most] == [None] * most
        assert codes[-1] == 4429
        can_play(server)


# Whoever plays


def test_a_club_evening_behind_one_address(tmp_path: Path) -> None:
    """Thirty people come at once with the limits of a real server, and nobody is refused anything."""
    with RunningServer(tmp_path, limits=()) as server, ExitStack() as club:
        for number in range(effort(6, 30)):
            person = club.enter_context(server.client(address=ABUSER, timeout=PATIENCE))
            for path in ("/", "/api/me", "/api/tables", "/api/bots", "/api/me/tables"):
                assert person.get(path).status_code < 400
            person.put("/api/me/name", json={"name": f"Player {number}"}).raise_for_status()
            table = opened(person, "me", "me", "random", listed=False, confirm=False)
            waiting = opened(person, "me", "open", listed=True)
            for place in (table, waiting, table):
                line = club.enter_context(socket_at(server, place, person, ABUSER))
                assert closed_with(line) is None
            for _ in range(3):
                person.post(f"/api/tables/{table}/chat", json={"text": "hello"}).raise_for_status()
            eventually(lambda person=person, table=table: my_turn(person, table))  # type: ignore[misc]
            seen = person.get(f"/api/tables/{table}").json()
            move = {"type": "move", "seat": seen["mover"], "version": seen["version"], "move": seen["legal"][0]}
            person.post(f"/api/tables/{table}/commands", json=move).raise_for_status()
            assert person.get(f"/api/tables/{table}/replay").status_code == 200


def test_not_more_changes_than_a_table_may_have(tmp_path: Path) -> None:
    """Somebody plays and undoes for ever, to fill the disk; the game can still be finished."""
    with InProcess(tmp_path, limits=("changes-table=40",)) as server, server.client() as client:
        table = opened(client, "me", "me", confirm=False)

        def send(**command: Any) -> httpx.Response:
            return client.post(f"/api/tables/{table}/commands", json=command)

        def move(seen: dict[str, Any]) -> httpx.Response:
            return send(type="move", seat=seen["mover"], version=seen["version"], move=seen["legal"][0])

        def now() -> dict[str, Any]:
            found: dict[str, Any] = client.get(f"/api/tables/{table}").raise_for_status().json()
            return found

        for _ in range(40):
            before = now()
            if before["undo_to"] is None:
                assert move(before).status_code == 200
            elif (answer := send(type="undo", seat=before["mover"], version=before["version"])).status_code == 409:
                break
        assert answer.json()["title"] == "too-many-changes"
        assert answer.json()["most"] == 40
        assert send(type="choose-auto", seat=0, auto=False).status_code == 409
        assert send(type="leave", seat=0).status_code == 409
        assert move(now()).status_code == 200
        assert now()["version"] > 40
