"""People who play whole games by every road at once and write down all they hear."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from assyria.server.web.asking import COOKIE
from tests.games import golden_lines
from tests.plain_http import http_client
from tests.server.leak_detector import Tape
from tests.server.running import RunningServer

PATIENCE = 600.0
"""Seconds after which a game that is not over is a failure."""


@dataclass
class Ears:
    """All that was heard, by all."""

    tapes: list[Tape] = field(default_factory=list)

    def hear(self, table: str | None, to: str | None, where: str, data: bytes) -> None:
        self.tapes.append(Tape(table, to, where, data))


class Person:
    """Someone with a cookie, perhaps also a token, who keeps all answers."""

    def __init__(self, server: RunningServer, ears: Ears) -> None:
        self.ears = ears
        self.client = http_client(server.url, timeout=2 * PATIENCE)
        self.id = ""
        self.ask("GET", "/api/me")
        self.token = ""

    @property
    def cookie(self) -> str:
        return str(self.client.cookies[COOKIE])

    def ask(
        self, method: str, path: str, body: object = None, table: str | None = None, **options: Any
    ) -> httpx.Response:
        if body is not None:
            options["json"] = body
        answer = self.client.request(method, path, **options)
        head = b"\r\n".join(name + b": " + value for name, value in answer.headers.raw)
        where = f"{method} {path} {answer.status_code}"
        # The first answer says who it went to, and that to a new table which one it is about.
        self.id = self.id or answer.json()["id"]
        if where == "POST /api/tables 201":
            table = answer.json()["id"]
        self.ears.hear(table, self.id, where, head + b"\r\n\r\n" + answer.content)
        return answer

    def get_token(self) -> None:
        self.token = self.ask("POST", "/api/me/tokens", {"label": "bot"}).json()["token"]


class Line:
    """A socket to a table; a thread writes down what comes."""

    def __init__(self, server: RunningServer, table: str, ears: Ears, person: Person | None, since: int) -> None:
        headers = {"Cookie": f"{COOKIE}={person.cookie}"} if person else {}
        if person and person.token:
            headers = {"Authorization": f"Bearer {person.token}"}
        url = f"{server.socket_url}/api/tables/{table}/socket?since={since}"
        self._exits = ExitStack()
        self.socket: ClientConnection = self._exits.enter_context(
            connect(url, additional_headers=headers, max_size=None, open_timeout=20, close_timeout=5)
        )
        self.table = table
        self.latest: dict[str, Any] = {"version": -1}
        self.answers: dict[str, dict[str, Any]] = {}
        self.news = threading.Condition()
        self._ears, self._to = ears, person.id if person else None
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        try:
            for frame in self.socket:
                data = frame if isinstance(frame, bytes) else frame.encode()
                self._ears.hear(self.table, self._to, "socket", data)
                body = json.loads(data)
                with self.news:
                    if body["type"] in ("table", "change"):
                        self.latest = body
                    elif body.get("id"):
                        self.answers[body["id"]] = body
                    self.news.notify_all()
        except ConnectionClosed:
            pass

    def wait(self, ready: Callable[[], bool]) -> None:
        with self.news:
            assert self.news.wait_for(ready, PATIENCE), (self.latest.get("version"), self.latest.get("mover"))

    def send(self, number: int, body: dict[str, Any]) -> dict[str, Any]:
        name = str(number)
        self.socket.send(json.dumps({**body, "id": name}))
        self.wait(lambda: name in self.answers)
        return self.answers.pop(name)

    def close(self) -> None:
        self._exits.close()
        self._thread.join(5)


class BotStream:
    """A bot's stream of its games, read by a thread."""

    def __init__(self, server: RunningServer, person: Person, table: str, ears: Ears) -> None:
        self._stop = threading.Event()
        self._client = http_client(server.url, timeout=20)
        self._request = ("GET", "/api/bot/stream", {"Authorization": f"Bearer {person.token}"})
        self._to, self._table, self._ears = person.id, table, ears
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        method, path, headers = self._request
        with self._client.stream(method, path, headers=headers) as answer:
            for line in answer.iter_lines():
                self._ears.hear(self._table, self._to, "bot stream", line.encode())
                if self._stop.is_set() or '"finished"' in line:
                    return

    def close(self) -> None:
        self._stop.set()
        # A keep-alive line comes within some seconds.
        self._thread.join(15)
        self._client.close()


class Plan(NamedTuple):
    """Who sits at a table: persons by number, or bots by name."""

    seats: tuple[int | str, ...]
    options: dict[str, Any]
    record: bool = False


PLANS = (
    Plan((0, 0), {"confirm": False}),
    Plan((0, 1), {"confirm": True, "listed": True}),
    Plan((0, "greedy"), {"two_player_draft": 3, "clock": {"kind": "live", "bank": 600, "increment": 5}}),
    Plan((0, 1, 2), {"confirm": False, "listed": True}),
    Plan((0, "random", "greedy"), {"confirm": True, "listed": True}),
    Plan((0, 1, "greedy", 2), {"confirm": True}),
    Plan(("greedy", "random", "greedy", 0), {"confirm": False, "listed": True}),
    Plan((0, 1, 2, 3), {"confirm": False}),
    Plan((0, 1, 0, 1), {"confirm": True}, record=True),
)
FEW = (2, 8)
"""Some of these, of every kind."""


@dataclass
class Played:
    """A game that was played: its table, its people, the commitments that were seen, its record."""

    table: str
    people: list[Person]
    commitments: set[str]
    record: bytes = b""


def half_a_game(players: int, rng: Random) -> str:
    """A golden game of so many seats up to somewhere, as a record."""
    line = golden_lines(f"{players}-players")[rng.randrange(5)]
    document = json.loads(line)
    moves = document["moves"][: len(document["moves"]) // 3]
    for key in ("scores", "ledger", "winners"):
        document.pop(key, None)
    # Reshuffles that are yet to come are no part of half a game.
    return json.dumps({**document, "moves": moves, "deals": document["deals"][:2]})


def play_a_game(server: RunningServer, ears: Ears, plan: Plan, seed: int) -> Played:
    """A whole game by every road at once: sockets, HTTP, a bot's token; with mistakes, questions and chat."""
    rng = Random(seed)
    people = [Person(server, ears) for _ in range(1 + max(s for s in plan.seats if isinstance(s, int)))]
    owner = people[0]
    if len(people) > 1:
        people[-1].get_token()
    seats = [
        {"kind": "bot", "bot": s} if isinstance(s, str) else {"kind": "me" if s == 0 else "open"}
        for s in plan.seats
    ]
    body: dict[str, Any] = {"seats": seats, **plan.options}
    if plan.record:
        body["record"] = half_a_game(len(seats), rng)
    made = owner.ask("POST", "/api/tables", body)
    assert made.status_code == 201, made.text
    table: str = made.json()["id"]
    path = f"/api/tables/{table}"
    played = Played(table, people, {made.json()["table"]["commitment"]})
    for seat, who in enumerate(plan.seats):
        if isinstance(who, int) and who > 0:
            sat = people[who].ask("POST", f"{path}/commands", {"type": "sit", "seat": seat}, table)
            assert sat.status_code == 200, sat.text
    if made.json()["table"]["status"] == "open":
        started = owner.ask("POST", f"{path}/commands", {"type": "start"}, table)
        assert started.status_code == 200, started.text
    # A hint where they are agreed on; the record and an analysis never before the end.
    assert owner.ask("POST", f"{path}/hint", None, table).status_code in (200, 403, 409)
    assert owner.ask("GET", f"{path}/record", None, table).status_code == 409
    assert owner.ask("GET", f"{path}/analysis?move=0", None, table).status_code == 409
    assert owner.ask("GET", "/api/metrics").status_code == 200
    lines = [Line(server, table, ears, person, 0) for person in (*people, None)]
    stream = BotStream(server, people[-1], table, ears) if people[-1].token else None
    try:
        _play_on(plan, rng, played, lines, ears)
        for line in lines:
            line.wait(lambda line=line: line.latest.get("status") == "finished")  # type: ignore[misc]
            played.commitments.add(line.latest["commitment"])
    finally:
        for line in lines:
            line.close()
        if stream:
            stream.close()
    return played


def _play_on(plan: Plan, rng: Random, played: Played, lines: list[Line], ears: Ears) -> None:
    table, people = played.table, played.people
    path = f"/api/tables/{table}"
    main = lines[-1]
    number, least = 0, 0
    deadline = time.monotonic() + PATIENCE

    def ready() -> bool:
        now = main.latest
        if now["version"] < least:
            return False
        mover = now.get("mover")
        return now["status"] == "finished" or (mover is not None and isinstance(plan.seats[mover], int))

    while True:
        assert time.monotonic() < deadline, "the game takes too long"
        main.wait(ready)
        now = main.latest
        played.commitments.add(now["commitment"])
        if now["status"] == "finished":
            return
        number += 1
        seat = now["mover"]
        which = plan.seats[seat]
        assert isinstance(which, int)
        person, line = people[which], lines[which]
        if rng.random() < 0.05:
            _look_around(rng, played, person, ears)
        body: dict[str, Any] = {"seat": seat, "version": now["version"]}
        if now["undo_to"] is not None and rng.random() < 0.05:
            body["type"] = "undo"
        elif now["held"] is not None:
            body["type"] = "confirm"
        else:
            move = rng.choice(now["legal"])
            body |= {"type": "move", "move": rng.choice(now["legal"]) if move == "done" else move}
        mistake = rng.random() < 0.03
        if mistake:
            body |= rng.choice([{"version": 0}, {"seat": (seat + 1) % 4}, {"move": "zz"}, {"type": "resign"}])
        road = rng.randrange(3)
        if person.token and body["type"] == "move" and road == 0:
            del body["type"]
            bearer = {"Authorization": f"Bearer {person.token}"}
            answer = person.ask("POST", f"/api/bot/games/{table}/move", body, table, headers=bearer).json()
        elif road == 1:
            answer = person.ask("POST", f"{path}/commands", body, table).json()
        else:
            answer = line.send(number, body)
        if "retry_after" in answer:
            time.sleep(answer["retry_after"])
        if "version" in answer:
            least = answer["version"]
        else:
            assert mistake or answer["title"] in ("stale", "too-many-requests"), answer


def _look_around(rng: Random, played: Played, person: Person, ears: Ears) -> None:
    """Questions and chat while the game is on; also what is refused."""
    path = f"/api/tables/{played.table}"
    for method, where, body in rng.sample(
        [
            ("GET", path, None),
            ("GET", f"{path}/record", None),
            ("GET", f"{path}/changes?since={rng.randrange(60)}", None),
            ("GET", f"{path}/since-my-move", None),
            ("GET", f"{path}/preview", None),
            ("GET", f"{path}/replay", None),
            ("GET", f"{path}/chat", None),
            ("POST", f"{path}/chat", {"text": f"hello {rng.random()}"}),
            ("POST", f"{path}/commands", {"type": "peek", "seat": "x"}),
            ("GET", "/api/tables/nowhere", None),
        ],
        2,
    ):
        answer = person.ask(method, where, body, played.table)
        assert answer.status_code in (200, 201, 404, 409, 422, 429), (where, answer.text)
        if where.endswith("/record"):
            assert answer.status_code == 409
    for where in ("/api/metrics", "/api/me/tables", "/api/tables", "/api/me/tokens", "/api/me/export"):
        if rng.random() < 0.3:
            person.ask("GET", where)
    assert ears.tapes
