"""Leaks: every byte that leaves a server during games is searched for what nobody may know yet.

The truth, the secrets and the order of the decks, is read from the database file behind the server's back.
"""

from __future__ import annotations

import base64
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import orjson
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from assyria.board.cards import CARDS
from assyria.protocol.entries import Opened, parse_entry
from assyria.record import position_text, read_record
from assyria.record.fair import Finding, verify
from assyria.record.position import _CODES
from assyria.rules import State, view
from assyria.server.context import COOKIE
from assyria.table import Table, apply
from assyria.table.messages import position_message
from tests.effort import LONG
from tests.games import golden_lines
from tests.server.running import ROOT

PATIENCE = 600.0
"""Seconds after which a game that is not over is a failure."""
RUN = 5
"""So many undealt cards in their true order give the deck away."""

# A server with all of our logs, and those of uvicorn, at the lowest level.
_AT_DEBUG = """
import sys, uvicorn
from assyria.server.logs import log_config
from assyria.server.run import uvicorn_config
from tests.server.running import end_with_the_tests
end_with_the_tests()
uvicorn.Server(uvicorn_config("assyria.server.run:factory", factory=True, host="127.0.0.1", port=int(sys.argv[1]),
               log_config=log_config("DEBUG"), access_log=True)).run()
"""


class Tape(NamedTuple):
    """Something that left the server: which table it is about if one, who got it if someone, and the bytes."""

    table: str | None
    to: str | None
    where: str
    data: bytes


@dataclass
class DebugServer:
    """A server in a process of its own, its standard error in a file."""

    data: Path
    port: int
    process: subprocess.Popen[bytes]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def logs(self) -> bytes:
        return (self.data / "stderr").read_bytes()

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What the database says."""
        with closing(sqlite3.connect(self.data / "assyria.sqlite", timeout=10)) as base:
            return base.execute(query, values).fetchall()


@contextmanager
def debug_server(data: Path) -> Iterator[DebugServer]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {**os.environ, "ASSYRIA_DATA": str(data), "ASSYRIA_DATABASE_URL": "", "ASSYRIA_BOTS": "[]"}
    with (data / "stderr").open("wb") as errors:
        command = [sys.executable, "-c", _AT_DEBUG, str(port)]
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=errors, stderr=errors
        )
        try:
            deadline = time.monotonic() + PATIENCE
            while True:
                assert process.poll() is None, (data / "stderr").read_text()
                try:
                    if httpx.get(f"http://127.0.0.1:{port}/api/ready", timeout=2).status_code == 200:
                        break
                except httpx.TransportError:
                    pass
                assert time.monotonic() < deadline, "the server does not come up"
                time.sleep(0.05)
            yield DebugServer(data, port, process)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(5)
            assert process.stdin is not None
            process.stdin.close()


# What is searched for

_NAMES = re.compile("|".join(sorted((card for card in CARDS), key=len, reverse=True)).encode())
_CODE = re.compile(b"[GPSBD][123]|W")
_KIND = {code.encode(): card.encode() for card, code in _CODES.items()}
# Between two cards of one list: quotes, commas, brackets, spaces, escapes; not the name of another field.
_GAP = re.compile(rb"[^A-Za-z0-9]{0,12}")
_DIGITS = re.compile(rb"(?<![\w.-])[234](?:[, /]{0,2}[234]){4,}(?![\w-])")


def card_runs(data: bytes) -> Iterator[tuple[bytes, ...]]:
    """Cards that stand next to each other, in any of our spellings."""
    for pattern in (_NAMES, _CODE):
        run: list[bytes] = []
        end = 0
        for found in pattern.finditer(data):
            if run and _GAP.fullmatch(data, end, found.start()) is None:
                if len(run) >= RUN:
                    yield tuple(run)
                run = []
            run.append(_KIND.get(found[0], found[0]))
            end = found.end()
        if len(run) >= RUN:
            yield tuple(run)


def number_runs(data: bytes) -> Iterator[tuple[int, ...]]:
    """Expansion cards that stand next to each other."""
    for found in _DIGITS.finditer(data):
        yield tuple(int(chr(byte)) for byte in found[0] if chr(byte).isdecimal())


def windows(cards: Sequence[Any], size: int) -> Iterator[tuple[Any, ...]]:
    """All runs of that size, both ways; not the sorted ones, which say no more than what everyone may count."""
    for start in range(len(cards) - size + 1):
        run = tuple(cards[start : start + size])
        if list(run) not in (sorted(run), sorted(run, reverse=True)):
            yield run
            yield run[::-1]


@dataclass(frozen=True)
class Moment:
    """What nobody may know at a version, and which of these runs everyone sees by accident."""

    food: frozenset[tuple[bytes, ...]]
    expansion: frozenset[tuple[int, ...]]


class Truth:
    """A table as its ledger has it."""

    def __init__(self, server: DebugServer, table_id: str) -> None:
        rows = server.rows("SELECT at, body FROM entries WHERE table_id = ? ORDER BY n", table_id)
        opened, *entries = [(parse_entry(json.loads(body)), at) for at, body in rows]
        first = opened[0]
        assert isinstance(first, Opened)
        self.id = table_id
        self.opened = first
        self.secret = first.secret
        self.table = Table.new(first)
        states: list[State | None] = [None]
        dealt = [0]
        for entry, at in entries:
            self.table, _ = apply(self.table, entry, at)
            states.append(self.table.state)
            dealt.append(len(self.table.history.deals) if self.table.history else 0)
        history = self.table.history
        self.moments: list[Moment] = []
        accidents: set[tuple[bytes, ...]] = set()
        numbers: set[tuple[int, ...]] = set()
        for state, deals in zip(states, dealt, strict=True):
            later = [d.cards for d in history.deals[deals:]] if history and deals else []
            if state is None:
                food, expansion = (history.deals[0].cards, history.deals[1].cards) if history else ((), ())
                later = [food]
            else:
                food, expansion = state.deck, state.expansion_deck
                later.append(food)
                _see(state, accidents, numbers)
            runs = {run for cards in later for run in windows([str(c).encode() for c in cards], RUN)}
            orders = {run for run in windows(expansion, len(expansion)) if len(run) >= RUN}
            self.moments.append(Moment(frozenset(runs - accidents), frozenset(orders - numbers)))

    @property
    def spellings(self) -> list[bytes]:
        return spellings(bytes.fromhex(self.secret))


def _see(state: State, cards: set[tuple[bytes, ...]], numbers: set[tuple[int, ...]]) -> None:
    """Runs in what a player sees, which hides the order: it is sorted."""
    seen = view(state)
    assert list(seen.undealt_food) == sorted(state.deck)
    assert list(seen.undealt_expansion) == sorted(state.expansion_deck)
    for text in (position_text(seen), orjson.dumps(position_message(seen)).decode()):
        for run in card_runs(text.encode()):
            cards.update(run[start : start + RUN] for start in range(len(run) - RUN + 1))
        for some in number_runs(text.encode()):
            numbers.update(
                some[start : start + size]
                for size in range(RUN, len(some) + 1)
                for start in range(len(some) - size + 1)
            )


def spellings(secret: bytes) -> list[bytes]:
    """How thirty-two bytes could be written, or a good part of them."""
    text = secret.hex().encode()
    pieces = [text[start : start + 16] for start in range(0, 64, 16)]
    pieces += [piece.upper() for piece in pieces]
    pieces += [secret[start : start + 8] for start in range(0, 32, 8)]
    for encode in (base64.b64encode, base64.urlsafe_b64encode):
        # Wherever it begins in a longer text, one of three alignments is its own.
        pieces += [encode(secret[start : start + 15]) for start in range(3)]
    pieces += [str(int.from_bytes(secret, order)).encode() for order in ("big", "little")]
    pieces += [", ".join(map(str, secret[:8])).encode(), ",".join(map(str, secret[:8])).encode()]
    return pieces


_VERSION = re.compile(rb'"(?:version|to)": ?(\d+)')


def order_leaks(truth: Truth, tapes: Sequence[Tape]) -> list[str]:
    """Runs of undealt cards in what is about this table or about none, in the order in which it was heard."""
    found: list[str] = []
    latest = 0
    seen: set[bytes] = set()
    ever = Moment(
        frozenset().union(*(moment.food for moment in truth.moments)),
        frozenset().union(*(moment.expansion for moment in truth.moments)),
    )
    for tape in tapes:
        if tape.table not in (None, truth.id):
            continue
        if tape.table is not None:
            latest = max([latest, *(int(n) for n in _VERSION.findall(tape.data))])
        if tape.data in seen:
            continue
        seen.add(tape.data)
        moment = truth.moments[min(latest, len(truth.moments) - 1)]
        if tape.where == "log":
            # Nobody knows when it was written; no card has any business there.
            moment = ever
        for run in card_runs(tape.data):
            parts = (run[start : start + RUN] for start in range(len(run) - RUN + 1))
            found += [f"{tape.where}: food {part} at version {latest}" for part in parts if part in moment.food]
        for some in number_runs(tape.data):
            found += [
                f"{tape.where}: expansion {order} at version {latest}"
                for order in moment.expansion
                if any(some[start : start + len(order)] == order for start in range(len(some)))
            ]
    return found


def word_leaks(words: Sequence[bytes], tapes: Sequence[Tape], allowed: Callable[[Tape], bool]) -> list[str]:
    """Where one of these words is heard by somebody who should not."""
    heard: dict[bytes, Tape] = {tape.data: tape for tape in tapes if not allowed(tape)}
    everything = b"\x00\xff\x00".join(heard)
    if not any(word in everything for word in words):
        return []
    return [f"{tape.where}: {word!r}" for data, tape in heard.items() for word in words if word in data]


# People who play and write down all they hear


@dataclass
class Ears:
    """All that was heard, by all."""

    tapes: list[Tape] = field(default_factory=list)

    def hear(self, table: str | None, to: str | None, where: str, data: bytes) -> None:
        self.tapes.append(Tape(table, to, where, data))


class Person:
    """Someone with a cookie, perhaps also a token, who keeps all answers."""

    def __init__(self, server: DebugServer, ears: Ears) -> None:
        self.ears = ears
        self.client = httpx.Client(base_url=server.url, timeout=2 * PATIENCE)
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

    def __init__(self, server: DebugServer, table: str, ears: Ears, person: Person | None, since: int) -> None:
        headers = {"Cookie": f"{COOKIE}={person.cookie}"} if person else {}
        if person and person.token:
            headers = {"Authorization": f"Bearer {person.token}"}
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?since={since}"
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

    def __init__(self, server: DebugServer, person: Person, table: str, ears: Ears) -> None:
        self._stop = threading.Event()
        self._client = httpx.Client(base_url=server.url, timeout=20)
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
FEW = (2, 5, 8)
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


def play_a_game(server: DebugServer, ears: Ears, plan: Plan, seed: int) -> Played:
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
    # A hint where they are agreed on; an analysis never before the end.
    assert owner.ask("POST", f"{path}/hint", None, table).status_code in (200, 403, 409)
    assert owner.ask("GET", f"{path}/analysis?move=0", None, table).status_code == 409
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


@dataclass
class Evening:
    """Many games on one server, all that was heard during them, and then what is known afterwards."""

    server: DebugServer
    tapes: list[Tape]
    games: list[Played]
    truths: list[Truth]
    people: list[Person]
    passphrase: str
    started: float


@pytest.fixture
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    ears = Ears()
    passphrase = "correct horse battery staple"  # noqa: S105 - of nobody
    with debug_server(tmp_path_factory.mktemp("leaks")) as server:
        started = time.time()
        host = Person(server, ears)
        account = {"account": "host", "passphrase": passphrase}
        assert host.ask("POST", "/api/me/account", account).status_code == 200
        assert host.ask("POST", "/api/log-in", account).status_code == 200
        wrong = {"account": "host", "passphrase": passphrase[:-1] + "E"}
        assert host.ask("POST", "/api/log-in", wrong).status_code == 401
        # What is refused must not be repeated either.
        assert (
            host.ask("POST", "/api/log-in", {"account": [passphrase], "passphrase": passphrase}).status_code == 422
        )
        played = range(len(PLANS)) if LONG else FEW
        with ThreadPoolExecutor(3) as hands:
            games = list(hands.map(lambda n: play_a_game(server, ears, PLANS[n], 100 + n), played))
        tapes = list(ears.tapes)
        tapes += [Tape(None, None, "log", line) for line in server.logs.splitlines()]
        truths = [Truth(server, game.table) for game in games]
        for game in games:
            answer = host.ask("GET", f"/api/tables/{game.table}/record")
            assert answer.status_code == 200
            game.record = answer.content
        people = [host, *(person for game in games for person in game.people)]
        yield Evening(server, tapes, games, truths, people, passphrase, started)
        for person in people:
            person.client.close()


def enough_was_heard(evening: Evening) -> None:
    kinds = {tape.where.partition(" ")[0] for tape in evening.tapes}
    assert kinds >= {"GET", "POST", "socket", "bot", "log"}
    asked = {tape.where for tape in evening.tapes}
    assert "GET /api/metrics 200" in asked
    assert any("/record 409" in where for where in asked)
    for truth in evening.truths:
        own = sum(tape.table == truth.id for tape in evening.tapes)
        assert own > len(truth.moments), "everyone is told of every change"
        assert any(moment.food for moment in truth.moments)
    logs = [tape for tape in evening.tapes if tape.where == "log"]
    assert any(b'"level": "debug"' in tape.data for tape in logs) or any(b"uvicorn" in t.data for t in logs)


def no_secret_leaves_before_the_end(evening: Evening) -> None:
    for truth in evening.truths:
        assert word_leaks(truth.spellings, evening.tapes, lambda _: False) == []


def no_undealt_order_leaves(evening: Evening) -> None:
    for truth in evening.truths:
        assert order_leaks(truth, evening.tapes) == []


def identities_are_nobody_elses_business(evening: Evening) -> None:
    for person in evening.people:
        words = [person.id.encode(), person.cookie.encode()]
        assert word_leaks(words, evening.tapes, lambda tape, person=person: tape.to == person.id) == []  # type: ignore[misc]


def keys_and_passphrases_and_tokens_stay(evening: Evening) -> None:
    [(key,)] = evening.server.rows("SELECT value FROM settings WHERE name = 'cookie-key'")
    hashes = [row[0].encode() for row in evening.server.rows("SELECT passphrase FROM identities") if row[0]]
    assert hashes
    keys = [key.encode(), *spellings(bytes.fromhex(key)), evening.passphrase.encode(), *hashes]
    assert word_leaks(keys, evening.tapes, lambda _: False) == []
    tokens = [person.token.encode() for person in evening.people if person.token]
    assert tokens
    given = "POST /api/me/tokens 201"
    assert word_leaks(tokens, evening.tapes, lambda tape: tape.where == given) == []


def after_the_end_the_secret_fits_the_promise(evening: Evening) -> None:
    for game, truth in zip(evening.games, evening.truths, strict=True):
        assert len(game.commitments) == 1, "the promise never changes"
        [promise] = game.commitments
        history = read_record(game.record)
        assert truth.table.history is not None
        assert history.moves == truth.table.history.moves
        if truth.opened.record is not None:
            # Of a game that began elsewhere we promised nothing.
            assert promise is None
            assert verify(history.record()).finding is Finding.NO_COMMITMENT
            continue
        assert sha256(bytes.fromhex(truth.secret)).hexdigest() == promise
        fair = json.loads(game.record)["fair"]
        assert fair == {"commitment": promise, "secret": truth.secret}
        assert verify(history.record()).finding is Finding.FAIR


def test_a_database_fault_puts_no_secret_into_the_log(tmp_path: Path) -> None:
    """A failed statement is an error to be logged, its values are not."""
    with debug_server(tmp_path) as server, httpx.Client(base_url=server.url, timeout=20) as client:
        ears = Ears()
        person = Person(server, ears)
        with closing(sqlite3.connect(tmp_path / "assyria.sqlite", timeout=10)) as base:
            base.execute("ALTER TABLE entries RENAME COLUMN at TO moment")
            base.commit()
        table = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
        answer = person.ask("POST", "/api/tables", table)
        assert answer.status_code >= 500
        assert answer.headers["content-type"] == "application/problem+json"
        assert client.get("/api/health").status_code == 200
        tapes = [*ears.tapes, Tape(None, None, "log", server.logs)]
        person.client.close()
    assert b"OperationalError" in server.logs, "the fault itself is told"
    assert re.search(rb"secret\W+[0-9a-f]{8}", server.logs) is None
    assert word_leaks([person.id.encode()], tapes, lambda tape: tape.to == person.id) == []


# The detector itself


def _leaky(truth: Truth) -> list[tuple[str, bytes]]:
    """What a careless server would say halfway through."""
    state = first_state(truth)
    cards = [str(card) for card in state.deck[3:10]]
    secret = bytes.fromhex(truth.secret)
    return [
        ("names", json.dumps({"deck": cards}).encode()),
        ("pairs", json.dumps([[card] for card in cards]).encode()),
        ("plain", " ".join(cards).encode()),
        ("escaped", json.dumps({"log": json.dumps(cards)}).encode()),
        ("repr", repr(tuple(cards)).encode()),
        ("codes", position_text(state).encode()),
        ("backwards", json.dumps(cards[::-1]).encode()),
        ("expansion", json.dumps({"expansion_deck": state.expansion_deck}).encode()),
        ("hex", truth.secret.encode()),
        ("HEX", truth.secret.upper().encode()),
        ("part", truth.secret[16:40].encode()),
        ("raw", b"xx" + secret + b"yy"),
        ("base64", base64.b64encode(b"x" + secret)),
        ("number", str(int.from_bytes(secret, "big")).encode()),
    ]


def first_state(truth: Truth) -> State:
    """The state right after the deal."""
    history = truth.table.history
    assert history is not None
    return history.at(0)


def a_deliberate_leak_is_found(evening: Evening) -> None:
    truth = next(t for t in evening.truths if t.opened.record is None)
    late = Tape(truth.id, None, "socket", f'{{"version": {len(truth.moments) - 1}}}'.encode())
    state = first_state(truth)
    for kind, data in _leaky(truth):
        sorted_anyway = list(state.expansion_deck) in (
            sorted(state.expansion_deck),
            sorted(state.expansion_deck, reverse=True),
        )
        if kind == "expansion" and sorted_anyway:
            continue
        tape = Tape(truth.id, None, kind, b'{"x": ' + data + b"}")
        found = order_leaks(truth, [tape]) + word_leaks(truth.spellings, [tape], lambda _: False)
        assert found, kind
        # A log line is searched for all that was ever hidden, however late it is read.
        found = order_leaks(truth, [late, tape._replace(where="log", table=None)])
        assert found or word_leaks(truth.spellings, [tape], lambda _: False), kind


def what_everyone_sees_is_no_leak(evening: Evening) -> None:
    truth = evening.truths[0]
    state = first_state(truth)
    tape = Tape(truth.id, None, "view", orjson.dumps(position_message(view(state))))
    assert order_leaks(truth, [tape]) == []


def test_nothing_leaves_that_nobody_may_know(evening: Evening, subtests: pytest.Subtests) -> None:
    """One test, since tests are spread over processes and each of them would play an evening of its own."""
    for check in (
        enough_was_heard,
        no_secret_leaves_before_the_end,
        no_undealt_order_leaves,
        identities_are_nobody_elses_business,
        keys_and_passphrases_and_tokens_stay,
        after_the_end_the_secret_fits_the_promise,
        a_deliberate_leak_is_found,
        what_everyone_sees_is_no_leak,
    ):
        with subtests.test(check.__name__):
            check(evening)
