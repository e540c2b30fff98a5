"""Whole games over sockets: people, bots, hot seats, broken lines; all see the same, and the record fits."""

from __future__ import annotations

import contextlib
import itertools
import json
import socket
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from assyria.protocol.events import event_messages
from assyria.record import Finding, GameHistory, read_record, verify
from tests.effort import effort, some
from tests.server.running import RunningServer, table_body

PATIENCE = 120.0
"""Seconds after which something that should come will not."""

Message = dict[str, Any]


class Watch:
    """One socket at a table that may break and resume; it insists that versions have no hole and never change."""

    def __init__(self, url: str, table: str, cookie: str | None = None) -> None:
        self.url = url
        self.table = table
        self.cookie = cookie
        self.seen: Message = {}
        self.changes: list[Message] = []
        self.chat: list[Message] = []
        self._numbers = itertools.count()
        self._answers: dict[str, Message] = {}
        self._line = contextlib.ExitStack()
        self.socket = self._connect()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._line.close()

    @property
    def version(self) -> int:
        return len(self.changes)

    @property
    def over(self) -> bool:
        return bool(self.seen["status"] == "finished")

    def _connect(self, since: int = 0) -> ClientConnection:
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket?since={since}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        opening = connect(
            address, additional_headers=headers, open_timeout=PATIENCE, close_timeout=5, max_size=2**24, proxy=None
        )
        made = self._line.enter_context(opening)
        first = json.loads(made.recv(PATIENCE))
        assert first["type"] == "table"
        self._take(first)
        return made

    def reconnect(self, url: str | None = None, gently: bool = True, since: int | None = None) -> None:
        """Hang up, or have the line cut, and come back for what was missed."""
        if not gently:
            with contextlib.suppress(OSError):
                self.socket.socket.shutdown(socket.SHUT_RDWR)
        self._line.close()
        self.url = url or self.url
        self.socket = self._connect(self.version if since is None else since)

    def _take(self, message: Message) -> None:
        for change in message["changes"] or ():
            number = change["version"]
            if number <= self.version:
                assert change == self.changes[number - 1], "what had happened was changed"
            else:
                assert number == self.version + 1, "a version was never told"
                self.changes.append(change)
        assert message["version"] >= self.seen.get("version", 0)
        assert message["version"] <= self.version, "there is more than was told"
        self._check_preview(message)
        if message["version"] == self.version:
            self.seen = {**self.seen, **message}

    @staticmethod
    def _check_preview(message: Message) -> None:
        """Those who hold the seat to decide get its preview with the table, or later, and nobody else does."""
        mover, preview = message["mover"], message["preview"]
        if preview is not None:
            assert mover is not None
            assert mover in message["mine"]
            assert (preview["version"], preview["seat"]) == (message["version"], mover)
            assert [choice["move"] for choice in preview["choices"]] == message["legal"]
            assert (preview["held"] is None) == (message["held"] is None)

    def read(self, timeout: float = PATIENCE) -> None:
        """The next message. Raises TimeoutError."""
        message = json.loads(self.socket.recv(timeout))
        match message["type"]:
            case "change":
                self._take(message)
            case "preview":
                if message["preview"]["version"] == self.seen.get("version"):
                    self.seen["preview"] = message["preview"]
                    self._check_preview(self.seen)
            case "chat":
                self.chat.append(message)
            case "ok" | "problem" | "pong":
                self._answers[message["id"]] = message
            case other:
                raise AssertionError(other)

    def wait_until(self, version: int) -> None:
        self.wait_for(lambda: self.version >= version)

    def wait_for(self, what: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not what():
            self.read(max(0.0, end - time.monotonic()))

    def drain(self) -> None:
        """All that has already come."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.read(0)

    def send(self, **body: Any) -> str:
        name = str(next(self._numbers))
        self.socket.send(json.dumps({"id": name, **body}))
        return name

    def ask(self, **body: Any) -> Message:
        """Send something and wait for the answer; what is told meanwhile is taken in."""
        name = self.send(**body)
        self.wait_for(lambda: name in self._answers)
        answer = self._answers.pop(name)
        if answer["type"] == "ok":
            assert answer["version"] <= self.version, "acknowledged, but not told"
        return answer

    def do(self, **body: Any) -> Message:
        """Like `ask`, of something that must go well."""
        answer = self.ask(**body)
        assert answer["type"] == "ok", answer
        return answer

    def attempt(self, **body: Any) -> bool:
        """Something that may come too late, because a bot or a command whose answer was lost came first."""
        return self.settle(self.ask(**body), body["version"])

    def settle(self, answer: Message, version: int) -> bool:
        if answer["type"] != "ok":
            assert answer["code"] == "stale", answer
            self.wait_until(version + 1)
        return bool(answer["type"] == "ok")


class Person:
    """Somebody with a cookie of their own, over HTTP and at tables."""

    def __init__(self, url: str, name: str, client: httpx.Client | None = None) -> None:
        self.client = client or httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False)
        self.url = url
        self.client.get("/api/me").raise_for_status()
        self.client.put("/api/me/name", json={"name": name}).raise_for_status()
        self.name = name

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.client.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)

    def get(self, path: str) -> Any:
        return self.client.get(path).raise_for_status().json()

    def open(self, *seats: str, **options: Any) -> str:
        """A table with `me`, `open` and names of bots."""
        made = self.client.post("/api/tables", json=table_body(*seats, **options))
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    def watch(self, table: str, url: str | None = None) -> Watch:
        return Watch(url or self.url, table, self.cookie)


def story_of(changes: list[Message], floors: dict[int, int]) -> list[list[Message]]:
    """What a watcher saw happen, move by move, without what was taken back; floors are moves left by each undo."""
    story: list[list[Message]] = []
    for change in changes:
        if change["kind"] in ("began", "moved", "confirmed"):
            story.append(change["events"])
        elif change["kind"] == "undone":
            del story[1 + floors[change["version"]] :]
    return story


def floors_of(message: Message, changes: list[Message]) -> dict[int, int]:
    """To how many moves each undo went back: those that stand after the message, less those made since.

    A message tells of several commands if another process took them. What is left after two undos is left
    after the first as well, unless two moves came between them: then it cannot be told.
    """
    undone = [n for n, change in enumerate(changes) if change["kind"] == "undone"]
    if not undone:
        return {}

    def made(since: int, until: int) -> int:
        return sum(change["kind"] in ("moved", "confirmed") for change in changes[since:until])

    assert all(made(*two) < 2 for two in itertools.pairwise(undone)), "how far the first went back is not told"
    floor = message["moves"] - made(undone[-1], len(changes))
    return {changes[n]["version"]: floor for n in undone}


class Spectator(Watch):
    """Never goes away, and remembers how far each undo went back."""

    def __init__(self, url: str, table: str, cookie: str | None = None) -> None:
        self.floors: dict[int, int] = {}
        super().__init__(url, table, cookie)

    def _take(self, message: Message) -> None:
        known = self.version
        super()._take(message)
        self.floors |= floors_of(message, self.changes[known:])


def in_json(value: object) -> Any:
    return json.loads(json.dumps(value))


def check_record(client: httpx.Client, spectator: Spectator) -> GameHistory:
    """The record to take home is a valid game, fairly dealt, and the one that was watched."""
    answer = client.get(f"/api/tables/{spectator.table}/record").raise_for_status()
    history = read_record(answer.content)
    verdict = verify(history.record())
    assert verdict.finding is Finding.FAIR
    assert verdict.commitment == spectator.seen["commitment"]
    told = in_json([event_messages(events) for events in history.story])
    assert story_of(spectator.changes, spectator.floors) == told
    assert spectator.seen["moves"] == len(history.moves)
    end = history.record().outcome
    assert end is not None
    assert spectator.seen["result"] == in_json({"scores": end.scores, "winners": end.winners})
    return history


def since_my_move(changes: list[Message], mine: list[int]) -> list[Message]:
    """What the server should say happened since somebody's last move."""
    acts = [n for n, c in enumerate(changes) if c["seat"] in mine and c["kind"] in ("moved", "confirmed")]
    later = [c for c in changes[acts[-1] + 1 if acts else 0 :] if c["events"]]
    groups = []
    for (seat, reign, turn), run in itertools.groupby(later, lambda c: (c["seat"], c["reign"], c["turn"])):
        told = list(run)
        when = {"reign": reign, "turn": turn}
        events = [event for change in told for event in change["events"]]
        where = {"first": told[0]["version"], "last": told[-1]["version"]}
        groups.append({"seat": seat, **when, **where, "events": events})
    return groups


class Play:
    """People at one table who play at random, change their minds, lose their lines, leave and come back."""

    def __init__(
        self, watches: list[Watch], spectators: list[Spectator], rng: Random, trouble: float = 1.0
    ) -> None:
        self.watches = watches
        self.spectators = spectators
        self.rng = rng
        self.trouble = trouble
        self.urls = sorted({watch.url for watch in watches})
        """Servers of the same tables: who loses the line may come back to another."""
        self.away: dict[int, int] = {}
        """By seat: the version at which its person wants to return."""
        self.done: dict[str, int] = {}

    def chance(self, likely: float) -> bool:
        return self.rng.random() < likely * self.trouble

    def count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    def holder(self, seat: int) -> int:
        return next(n for n, watch in enumerate(self.watches) if seat in watch.seen["mine"])

    def to_the_end(self) -> None:
        self.until(sys.maxsize)

    def until(self, version: int) -> None:
        """Play until a version of the table, or the end of the game."""
        end = time.monotonic() + 240
        while True:
            assert time.monotonic() < end, "the game does not end"
            for watch in (*self.watches, *self.spectators):
                watch.drain()
            newest = max(self.watches, key=lambda watch: watch.version)
            for watch in self.watches:
                watch.wait_until(newest.version)
            if newest.over or newest.version >= version:
                return
            self.step(newest)

    def step(self, newest: Watch) -> None:
        for seat, version in list(self.away.items()):
            if newest.version >= version:
                del self.away[seat]
                self.come_back(seat, self.watches[self.holder(seat)])
                return
        mover = newest.seen["mover"]
        chair = newest.seen["chairs"][mover]
        if chair["kind"] == "bot" or chair["away"]:
            if self.away:
                version = newest.version
                newest.wait_for(lambda: newest.version > version or newest.over)
            else:
                newest.wait_for(lambda: newest.over or self._persons_turn(newest.seen))
            return
        self.act(mover, self.watches[self.holder(mover)])

    def come_back(self, seat: int, watch: Watch) -> None:
        for _ in range(20):
            answer = watch.ask(type="come-back", seat=seat)
            if answer["type"] == "ok":
                self.count("come-back")
                return
            if answer["code"] != "stale":
                # The bots were quicker, and it is over.
                assert answer["code"] == "not-away", answer
                watch.wait_for(lambda: watch.over)
                return
        raise AssertionError("the bots never let a person come back")

    @staticmethod
    def _persons_turn(seen: Message) -> bool:
        chair = seen["chairs"][seen["mover"]]
        return bool(chair["kind"] == "person" and not chair["away"])

    def act(self, seat: int, watch: Watch) -> None:
        """One thing that the person to move does."""
        seen = watch.seen
        body = {"seat": seat, "version": seen["version"]}
        if self.chance(0.05):
            gently, since = self.rng.random() < 0.5, self.rng.randint(0, watch.version)
            watch.reconnect(self.rng.choice(self.urls), gently, since)
            self.count("reconnect")
        elif self.chance(0.01):
            watch.do(type="leave", seat=seat)
            self.away[seat] = watch.version + self.rng.randint(2, 8)
            self.count("leave")
        elif seen["moves"] and self.chance(0.02):
            self.take_back(seat, watch)
        elif seen["undo_to"] is not None and self.chance(0.15):
            watch.attempt(type=self.rng.choice(["undo", "restart-turn"]), **body)
            self.count("undo")
        elif seen["held"]:
            watch.attempt(type="confirm", **body)
            self.count("confirm")
        else:
            move = self.rng.choice(seen["legal"])
            if self.chance(0.05):
                # The line breaks before the answer: whether it was made is seen on coming back.
                watch.send(type="move", move=move, **body)
                watch.reconnect(self.rng.choice(self.urls), gently=False)
                self.count("cut")
            elif watch.attempt(type="move", move=move, **body):
                self.count("move")

    def take_back(self, seat: int, watch: Watch) -> None:
        """Ask to go back a little; the others agree, or one does not."""
        to = max(0, watch.seen["moves"] - self.rng.randint(1, 4))
        version, chairs = watch.version, watch.seen["chairs"]
        answer = watch.ask(type="propose", what="take-back", seat=seat, version=version, to=to)
        if answer.get("code") == "card-turned-up":
            # Nobody else is at the table who could agree that a card be known before it is turned up.
            others = set(range(len(chairs))) - set(watch.seen["mine"])
            assert all(chairs[n]["kind"] == "bot" for n in others), answer
            return
        if answer.get("code") in ("already-refused", "too-many-requests"):
            return
        if not watch.settle(answer, version):
            return
        self.count("take-back")
        for other in self.watches:
            other.wait_until(watch.version)
        yes = self.rng.random() < 0.7
        for other in self.watches:
            for chair in other.seen["mine"] if other is not watch else ():
                other.wait_until(max(each.version for each in self.watches))
                if other.seen["proposal"] is not None and chair in other.seen["proposal"]["missing"]:
                    other.attempt(type="answer", seat=chair, version=other.version, yes=yes)
                    self.count("answer")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("games") / "data") as running:
        yield running


# Who sits where: digits are people, who may hold several seats; others are bots.
SEATINGS = [
    ("001", False),
    ("0 greedy 1", True),
    ("0123", False),
    ("01", True),
    ("0 random", True),
    ("00", False),
    ("012", True),
    ("0011", True),
    ("01 random greedy", True),
]


def seating(text: str) -> list[str]:
    """Each seat: the number of a person, or the name of a bot."""
    return [seat for word in text.split() for seat in (list(word) if word.isdecimal() else [word])]


@pytest.mark.parametrize(("text", "confirm"), some(SEATINGS, 3))
def test_a_whole_game(server: RunningServer, text: str, confirm: bool) -> None:
    seats = seating(text)
    rng = Random(f"{text} {confirm}")
    with contextlib.ExitStack() as stack:
        count = 1 + max(int(seat) for seat in seats if seat.isdecimal())
        people = [stack.enter_context(Person(server.url, f"Person {n}")) for n in range(count)]
        kinds = ["me" if seat == "0" else "open" if seat.isdecimal() else seat for seat in seats]
        table = people[0].open(*kinds, confirm=confirm)
        watches = [stack.enter_context(person.watch(table)) for person in people]
        spectator = stack.enter_context(Spectator(server.url, table))
        for n, seat in enumerate(seats):
            if seat.isdecimal() and seat != "0":
                watches[int(seat)].do(type="sit", seat=n, name=f"Person {seat}")
        if "open" in kinds:
            watches[0].do(type="start")
        # Seats taken after the socket was opened: a new socket says which are mine.
        for watch in watches:
            watch.reconnect()
        play = Play(watches, [spectator], rng)
        play.to_the_end()
        spectator.wait_for(lambda: spectator.over)
        for watch in watches:
            watch.wait_until(spectator.version)
            assert watch.changes == spectator.changes
            assert watch.seen["position"] == spectator.seen["position"]
        history = check_record(people[0].client, spectator)
        assert len(history.turn_order) == len(seats)
        assert people[0].get(f"/api/tables/{table}/changes") == spectator.changes
        assert play.done["move"] > 20
        assert play.done.get("confirm", 0) > 0 or not confirm


def test_since_my_move_my_tables_and_chat(server: RunningServer) -> None:
    with Person(server.url, "Ninus") as ninus, Person(server.url, "Semiramis") as semiramis:
        table = ninus.open("me", "open", "random", confirm=False)
        quiet = ninus.open("me", "open")
        with (
            ninus.watch(table) as first,
            semiramis.watch(table) as second,
            Spectator(server.url, table) as spectator,
        ):
            second.do(type="sit", seat=1)
            first.do(type="start")
            for watch in (first, second):
                watch.reconnect()
            looked = 0
            play = Play([first, second], [spectator], Random(5), trouble=0.3)
            for _ in range(effort(40, 80)):
                for watch in (first, second, spectator):
                    watch.drain()
                newest = max(first, second, key=lambda watch: watch.version)
                first.wait_until(newest.version)
                second.wait_until(newest.version)
                play.step(newest)
                if newest.over or not play._persons_turn(newest.seen) or play.away:
                    continue
                for watch in (first, second):
                    watch.wait_until(max(first.version, second.version))
                if not play._persons_turn(first.seen):
                    continue
                looked += 1
                for person, watch in ((ninus, first), (semiramis, second)):
                    told = person.get(f"/api/tables/{table}/since-my-move")
                    assert told == since_my_move(watch.changes, watch.seen["mine"])
                    assert person.get(f"/api/tables/{table}")["version"] == watch.version
                    mine = person.get("/api/me/tables")
                    turn = watch.seen["mover"] in watch.seen["mine"]
                    assert [one["my_turn"] for one in mine if one["id"] == table] == [turn]
                    assert [one["my_turn"] for one in mine] == sorted(
                        (one["my_turn"] for one in mine), reverse=True
                    )
                    if turn:
                        assert mine[0]["id"] == table
                assert {one["id"] for one in ninus.get("/api/me/tables")} == {table, quiet}
            assert looked > 10

            said = [
                person.client.post(f"/api/tables/{table}/chat", json={"text": text}).raise_for_status().json()
                for person, text in ((ninus, "Is it my turn?"), (semiramis, "<b>No</b> & yes"), (ninus, "א"))
            ]
            assert [(line["n"], line["name"]) for line in said] == [(1, "Ninus"), (2, "Semiramis"), (3, "Ninus")]
            for each in (first, second, spectator):
                each.wait_for(lambda each=each: len(each.chat) == 3)  # type: ignore[misc]
                assert [{**line, "type": "chat", "mine": None} for line in said] == [
                    {**line, "mine": None} for line in each.chat
                ]
            heard = [{**line, "mine": mine} for line, mine in zip(said, (True, False, True), strict=True)]
            assert ninus.get(f"/api/tables/{table}/chat") == heard
            assert semiramis.get(f"/api/tables/{table}/chat?after=2") == [{**said[2], "mine": False}]


def test_a_person_goes_back_over_the_wire_step_by_step(server: RunningServer) -> None:
    """Undo, confirm, take-back refused and agreed, leave and return: what each does, and what it may not."""
    with Person(server.url, "A") as ann, Person(server.url, "B") as ben:
        table = ann.open("me", "open")
        with ann.watch(table) as first, ben.watch(table) as second:
            second.do(type="sit", seat=1)
            first.do(type="start")
            for watch in (first, second):
                watch.reconnect()
            seats = {first.seen["mine"][0]: first, second.seen["mine"][0]: second}

            def both() -> tuple[int, Watch, Watch]:
                newest = max(first.version, second.version)
                first.wait_until(newest)
                second.wait_until(newest)
                mover = first.seen["mover"]
                return mover, seats[mover], seats[1 - mover]

            # Held until confirmed; until then it can be taken back.
            mover, mine, other = both()
            before = mine.seen["position"]
            mine.do(type="move", seat=mover, version=mine.version, move=mine.seen["legal"][0])
            assert mine.seen["held"] is not None
            refused = mine.ask(type="move", seat=mover, version=mine.version, move=mine.seen["legal"][0])
            assert refused["code"] == "awaits-confirmation"
            mine.do(type="undo", seat=mover, version=mine.version)
            assert (mine.seen["held"], mine.seen["position"]) == (None, before)
            assert mine.ask(type="undo", seat=mover, version=mine.version)["code"] == "nothing-to-undo"
            move = mine.seen["legal"][0]
            mine.do(type="move", seat=mover, version=mine.version, move=move)
            both()
            foreign = other.ask(type="confirm", seat=mover, version=other.version)
            assert foreign["code"] == "not-your-seat"
            stale = mine.ask(type="confirm", seat=mover, version=mine.version - 1)
            assert (stale["code"], stale["status"]) == ("stale", 409)
            mine.do(type="confirm", seat=mover, version=mine.version)
            assert mine.ask(type="restart-turn", seat=mover, version=mine.version)["code"] == "nothing-to-undo"

            # Beyond that, the other has to agree.
            both()
            for yes in (False, True):
                # Someone who was refused does not ask again, so the other one does.
                asks, seat, answers = (mine, mover, other) if yes is False else (other, 1 - mover, mine)
                asks.do(type="propose", what="take-back", seat=seat, version=asks.version, to=0)
                both()
                proposal = {"seat": seat, "what": "take-back", "to": 0, "agreed": [], "missing": [1 - seat]}
                assert answers.seen["proposal"] == proposal
                again = asks.ask(type="propose", what="take-back", seat=seat, version=asks.version, to=0)
                assert again["code"] == "proposal-pending"
                answers.do(type="answer", seat=1 - seat, version=answers.version, yes=yes)
                both()
                assert mine.seen["proposal"] is None
                assert (mine.seen["moves"] == 0) is yes
            assert mine.seen["position"] == before

            # Who leaves is played for, until they come back.
            mine.do(type="leave", seat=mover)
            assert mine.ask(type="leave", seat=mover)["code"] == "away"
            mine.wait_for(lambda: mine.seen["moves"] > 0)
            mine.do(type="come-back", seat=mover)
            assert mine.ask(type="come-back", seat=mover)["code"] == "not-away"
            both()
            assert not any(chair["away"] for chair in other.seen["chairs"])
            Play([first, second], [], Random(8), trouble=0).to_the_end()
            assert mine.ask(type="ping")["version"] == mine.version
            late = mine.ask(type="move", seat=mover, version=mine.version, move=move)
            assert late["code"] == "not-playing"
            history = read_record(ann.client.get(f"/api/tables/{table}/record").raise_for_status().content)
            assert verify(history.record()).finding is Finding.FAIR
