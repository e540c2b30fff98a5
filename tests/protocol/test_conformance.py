"""What a server sends is what the protocol's types say, over whole games and every endpoint."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
import pytest
from tools import protocol as generated
from tools.client import client
from tools.protocol_page import page
from tools.protocol_types import typescript
from websockets.sync.client import ClientConnection, connect

from assyria.host.change_log import ChangeLog
from assyria.host.live_table import LiveTable
from assyria.protocol.commands import (
    Answer,
    ChooseAuto,
    ComeBack,
    Confirm,
    Leave,
    PlayMove,
    RestartTurn,
    Sit,
    Start,
    Undo,
)
from assyria.protocol.entries import Entry, Opened
from assyria.protocol.events import EVENT_TYPES, event_message
from assyria.protocol.messages import (
    ChangeMessage,
    ChangeView,
    CreatedTable,
    ListedTable,
    SinceMyTurn,
    TableMessage,
    TableView,
)
from assyria.protocol.options import Chair, ChairKind, ClockKind, ClockRule, Status, TableOptions
from assyria.protocol.problems import OkMessage, PongMessage, Problem, ProblemBody, ProblemCode, ProblemMessage
from assyria.protocol.programs import GameLine
from assyria.protocol.replays import GameRecord
from assyria.protocol.requests import BotLine, Health, Me, PlaceLine, PushKey, Ready, TokenLine
from assyria.protocol.talk import ChatLine, ChatMessage
from assyria.record import move_text, write_record
from assyria.rules import legal_moves
from assyria.server.app import create_app
from assyria.server.routes.bot_stream import game_line
from assyria.store import Identity
from assyria.table import Table, decide, forced_entries
from assyria.table.changes import apply_entry
from assyria.table.messages import record_bytes, table_view
from tests.effort import some
from tests.games import KINDS, golden
from tests.protocol.conforming import DoesNotConform, check, conforms, wire
from tests.server.running import RunningServer
from tests.table.tables import take_back


def test_the_generated_files_are_current() -> None:
    """`make docs` writes them."""
    assert generated.TYPES.read_text(encoding="utf-8") == typescript(), "run make docs"
    text = generated.PAGE.read_text(encoding="utf-8")
    assert text == page(text), "run make docs"
    assert generated.CLIENT.read_text(encoding="utf-8") == client(), "run make docs"


# Whole games, through the table itself


class Play:
    """A table of people who move at random and use all that a table offers."""

    def __init__(self, players: int, two_player_draft: int, seed: int) -> None:
        self.rng = Random(seed)
        options = TableOptions(
            players, two_player_draft, clock=ClockRule(ClockKind.LIVE, 600, 5), resign=True, listed=bool(seed % 2)
        )
        people = (Chair(ChairKind.PERSON, f"p{seat}", bot="greedy") for seat in range(1, players))
        names = {seat: f"Name {seat}" for seat in range(1, players)}
        self.table = Table.new(Opened(options, (Chair(), *people), "p1", "5e" * 32), names)
        self.changes: list[ChangeView] = []
        self.now = 1_000.0

    def do(self, entries: list[Entry]) -> None:
        while entries:
            for entry in entries:
                self.now += 0.25
                self.table, change = apply_entry(self.table, entry, self.now)
                self.changes.append(change)
            entries = forced_entries(self.table)

    def steps(self) -> Iterator[None]:
        """Play it out; after each step there is something new to look at."""
        yield
        self.do(decide(self.table, Sit(0, "Name 0"), "p0"))
        self.table = self.table.rename({0: "Name 0"})
        yield
        self.do(decide(self.table, Start(), "p1"))
        yield
        while self.table.status is Status.PLAYING:
            self.step()
            yield

    def step(self) -> None:
        table, rng = self.table, self.rng
        seat = table.mover
        assert seat is not None
        assert table.state is not None
        who, version, other = f"p{seat}", table.version, (seat + 1) % len(table.chairs)
        if table.chairs[seat].away:
            self.do(decide(table, ComeBack(seat), who))
        elif table.proposal is not None:
            asked = table.proposal.seat
            answers = [n for n in range(len(table.chairs)) if n not in table.proposal.agreed | {asked}]
            self.do(decide(table, Answer(answers[0], version, rng.random() < 0.7), f"p{answers[0]}"))
        elif rng.random() < 0.01:
            self.do(decide(table, Leave(seat), who))
        elif rng.random() < 0.01:
            self.do(decide(table, ChooseAuto(other, rng.random() < 0.5), f"p{other}"))
        elif rng.random() < 0.01 and table.history and table.history.moves:
            self.do(decide(table, take_back(seat, version, len(table.history.moves) - 1), who))
        elif rng.random() < 0.05 and table.undo_floor(seat) is not None:
            self.do(decide(table, (RestartTurn if rng.random() < 0.3 else Undo)(seat, version), who))
        elif table.held is not None:
            self.do(decide(table, Confirm(seat, version), who))
        else:
            self.do(decide(table, PlayMove(seat, version, move_text(rng.choice(legal_moves(table.state)))), who))


@pytest.mark.parametrize(("players", "draft"), some([(4, 2), (2, 3), (2, 2), (3, 2)]))
def test_every_message_of_a_whole_game_has_its_type(players: int, draft: int) -> None:
    """The table after every entry, every change, the bot's line, and the record in the end."""
    play = Play(players, draft, seed=players * 10 + draft)
    somebody = Identity("p0", "Name 0", 0)
    seen = 0
    for _ in play.steps():
        check(TableView, table_view(play.table, play.now))
        live = LiveTable("id", play.table, 0.0, ChangeLog(orjson.dumps))
        check(GameLine, game_line(live, somebody, "", play.now))
        for change in play.changes[seen:]:
            check(ChangeView, change)
        seen = len(play.changes)
    assert {"sat", "began", "moved", "held", "confirmed", "undone", "left"} <= {c.kind for c in play.changes}
    assert wire(table_view(play.table, play.now))["status"] == "finished"
    check(GameRecord, orjson.loads(record_bytes(play.table)))


def test_messages_of_a_game_to_go_on_from_have_their_type() -> None:
    """It carries no commitment: its first cards were dealt elsewhere."""
    history = golden("2-players", 0)
    history = history.undo(40)
    play = Play(2, 2, seed=5)
    people = tuple(Chair(ChairKind.PERSON, f"p{seat}", bot="greedy") for seat in range(2))
    record = write_record(history.record()).decode()
    play.table = Table.new(Opened(play.table.options, people, "p1", "5e" * 32, record))
    play.do(decide(play.table, Start(), "p1"))
    while play.table.status is Status.PLAYING:
        play.step()
        check(TableView, table_view(play.table, play.now))
    check(GameRecord, orjson.loads(record_bytes(play.table)))


def test_every_event_of_the_golden_games_has_its_type() -> None:
    """All kinds of them happen there."""
    happened = set()
    for kind in KINDS:
        for events in golden(kind, 0).story:
            for event in events:
                message = wire(event_message(event))
                conforms(EVENT_TYPES[message["event"]], message)
                happened.add(message["event"])
    rare = {"reshuffled", "huts-unplaced", "draft-discarded"}
    assert set(EVENT_TYPES) - rare <= happened


# Over the wire


def test_what_the_server_answers_has_its_type(tmp_path: Path) -> None:
    """Every answer that is a plain dictionary in the server's code."""
    with RunningServer(tmp_path) as server, server.client() as client:
        check(Me, client.get("/api/me").json())
        check(Health, client.get("/api/health").json())
        check(Ready, client.get("/api/ready").json())
        check(list[BotLine], client.get("/api/bots").json())
        check(PushKey, client.get("/api/push-key").json())
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = client.post("/api/tables", json={"seats": seats, "listed": True}).json()
        check(CreatedTable, made)
        here = f"/api/tables/{made['id']}"
        check(TableMessage, client.get(here).json())
        for listed in ("/api/tables", "/api/me/tables"):
            (found,) = client.get(listed).json()
            check(ListedTable, found)
        check(TokenLine, _only(client, "/api/me/tokens", {"label": "bot"}))
        place = {"kind": "webhook", "url": "https://example.org/hook", "shape": "json"}
        check(PlaceLine, _only(client, "/api/me/notifications", place))
        with _socket(server, client, f"{here}/socket") as socket:
            check(TableMessage, orjson.loads(socket.recv()))
            for frame in (
                {"type": "ping", "id": "1"},
                {"type": "sit", "seat": 1},
                {"type": "start"},
                {"type": "fly"},
            ):
                socket.send(orjson.dumps(frame))
            answers: dict[str, Any] = {}
            while "problem" not in answers:
                answer = orjson.loads(socket.recv())
                answers[answer["type"]] = answer
            client.post(f"{here}/chat", json={"text": "hello"})
            check(ChatMessage, orjson.loads(socket.recv()))
        check(PongMessage, answers["pong"])
        check(OkMessage, answers["ok"])
        check(ChangeMessage, answers["change"])
        check(ProblemMessage, answers["problem"])
        check(ChatLine, client.get(f"{here}/chat").json()[0])
        with _socket(server, client, f"{here}/socket?since=1") as socket:
            again = orjson.loads(socket.recv())
            check(TableMessage, again)
            assert [change["version"] for change in again["changes"]] == list(range(2, again["version"] + 1))
        groups = client.get(f"{here}/since-my-move").json()
        assert groups
        for group in groups:
            check(SinceMyTurn, group)
        problem = client.post(f"{here}/commands", json={"type": "start"}).json()
        check(ProblemBody, problem)
        with client.stream("GET", "/api/bot/stream", headers=_bearer(client)) as stream:
            check(GameLine, orjson.loads(next(line for line in stream.iter_lines() if line)))


def _socket(server: RunningServer, client: httpx.Client, path: str) -> ClientConnection:
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return connect(server.socket_url + path, additional_headers={"Cookie": cookie}, proxy=None)


def _bearer(client: httpx.Client) -> dict[str, str]:
    token = client.post("/api/me/tokens", json={"label": "stream"}).json()["token"]
    return {"Authorization": f"Bearer {token}"}


def _only(client: httpx.Client, path: str, body: dict[str, Any]) -> Any:
    """Add one and list it."""
    assert client.post(path, json=body).status_code == 201
    (found,) = client.get(path).json()
    return found


# Nothing is left out


def test_every_answer_of_the_openapi_has_a_schema() -> None:
    """Every success that has a body, and every problem."""
    for path, methods in create_app().openapi()["paths"].items():
        for method, about in methods.items():
            for status, response in about["responses"].items():
                where = f"{method} {path} {status}"
                if status == "204":
                    assert "content" not in response, where
                    continue
                (content,) = response["content"].items()
                assert content[1]["schema"], where
                assert (content[0] == "application/problem+json") == (status[0] in "45"), where


def test_every_problem_code_is_listed() -> None:
    """On the page and in the types."""
    text, types = (file.read_text(encoding="utf-8") for file in (generated.PAGE, generated.TYPES))
    for code in ProblemCode:
        assert f"| `{code}` |" in text, "run make docs"
        assert f'| "{code}"' in types, "run make docs"


def test_every_detail_of_a_problem_has_a_type() -> None:
    """And none is listed that no problem has."""
    details = {detail for code in ProblemCode for detail in code.details}
    fields = re.search(r"interface ProblemDetails \{(.*?)\}", typescript(), re.DOTALL)
    assert fields is not None
    assert details == set(re.findall(r"(\w+)\?:", fields[1]))


def test_not_every_message_conforms() -> None:
    """A key too many, a key too few or a wrong value is seen."""
    play = Play(2, 2, seed=1)
    message = wire(table_view(play.table, play.now))
    for wrong in (
        {**message, "deck": []},
        {k: v for k, v in message.items() if k != "held"},
        {**message, "moves": "0"},
        {**message, "status": "lost"},
    ):
        with pytest.raises(DoesNotConform):
            conforms(TableView, wrong)
    with pytest.raises(Problem):
        decide(play.table, Start(), "p1")
