"""The protocol's page and types say what the server really sends."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
import pytest
from pydantic import BaseModel
from tools import protocol as told
from websockets.sync.client import ClientConnection, connect

from assyria.record import move_text, write_record
from assyria.rules import legal_moves
from assyria.server.app import create_app
from assyria.server.botapi import game_message
from assyria.server.history import Change
from assyria.server.hub import Hub, LiveTable
from assyria.store import Identity
from assyria.table import (
    Chair,
    ChairKind,
    ClockKind,
    ClockRule,
    Denial,
    Denied,
    Entry,
    Status,
    Table,
    TableOptions,
)
from assyria.table.entries import Opened
from assyria.table.messages import event_message, record_message, table_message
from tests.games import KINDS, golden
from tests.server.running import RunningServer

SOURCE = Path(__file__).parents[1] / "src" / "assyria"


def wire(message: object) -> Any:
    """As it arrives."""
    return orjson.loads(orjson.dumps(message, option=orjson.OPT_NON_STR_KEYS))


def typed_keys(name: str) -> set[str]:
    """The keys of an interface in the generated file, those of its base included; `?` at optional ones."""
    text = told.TYPES.read_text(encoding="utf-8")
    found = re.search(
        rf"^export interface {name}(?: extends (\w+))? \{{\n(.*?)^\}}", text, re.MULTILINE | re.DOTALL
    )
    assert found, f"{name} is not in {told.TYPES.name}"
    keys = set(re.findall(r"^  (\w+\??):", found[2], re.MULTILINE))
    return keys | typed_keys(found[1]) if found[1] else keys


def check(model: type[BaseModel], message: object) -> None:
    """A real message is what the model and the generated type say, down to the last key."""
    there = wire(message)
    model.model_validate(there)
    keys = typed_keys(told.name_of(model))
    assert {key for key in keys if not key.endswith("?")} <= set(there) <= {key.rstrip("?") for key in keys}


def test_the_generated_files_are_current() -> None:
    """`make docs` writes them."""
    assert told.TYPES.read_text(encoding="utf-8") == told.typescript(), "run make docs"
    page = told.PAGE.read_text(encoding="utf-8")
    assert page == told.page(page), "run make docs"


# Whole games, through the table itself


class Play:
    """A table of people who move at random and use all that a table offers."""

    def __init__(self, players: int, two_player_draft: int, seed: int) -> None:
        self.rng = Random(seed)
        options = TableOptions(
            players, two_player_draft, ClockRule(ClockKind.LIVE, 600, 5), resign=True, listed=bool(seed % 2)
        )
        people = (Chair(ChairKind.PERSON, f"p{seat}", f"Name {seat}", "greedy") for seat in range(1, players))
        self.table = Table(Opened(options, (Chair(), *people), "p1", "5e" * 32))
        self.changes: list[Change] = []
        self.now = 1_000.0

    def do(self, entries: list[Entry]) -> None:
        while entries:
            for entry in entries:
                self.now += 0.25
                Hub._apply(self.table, self.changes, entry, self.now)
            entries = self.table.forced()

    def steps(self) -> Iterator[None]:
        """Play it out; after each step there is something new to look at."""
        yield
        self.do(self.table.sit(0, "p0", "Name 0"))
        yield
        self.do(self.table.start("p1"))
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
            self.do(table.come_back(seat, who))
        elif table.take_back is not None:
            asked = table.take_back.seat
            answers = [n for n in range(len(table.chairs)) if n not in table.take_back.agreed | {asked}]
            self.do(table.answer_take_back(answers[0], f"p{answers[0]}", rng.random() < 0.7, version))
        elif rng.random() < 0.01:
            self.do(table.leave(seat, who))
        elif rng.random() < 0.01:
            self.do(table.choose_auto(other, f"p{other}", rng.random() < 0.5))
        elif rng.random() < 0.01 and table.history and table.history.moves:
            self.do(table.ask_take_back(seat, who, len(table.history.moves) - 1, version))
        elif rng.random() < 0.05 and table.undo_floor(seat) is not None:
            self.do(table.undo(seat, who, version, whole_turn=rng.random() < 0.3))
        elif table.held is not None:
            self.do(table.confirm(seat, who, version))
        else:
            self.do(table.move(seat, who, move_text(rng.choice(legal_moves(table.state))), version))


@pytest.mark.parametrize(("players", "draft"), [(2, 2), (2, 3), (3, 2), (4, 2)])
def test_every_message_of_a_whole_game_has_its_type(players: int, draft: int) -> None:
    """The table after every entry, every change, the bot's line, and the record in the end."""
    play = Play(players, draft, seed=players * 10 + draft)
    somebody = Identity("p0", "Name 0", 0)
    seen = 0
    for _ in play.steps():
        check(told.Table, table_message(play.table, play.now))
        live = LiveTable("id", play.table, created=0.0)
        told.GameLine.model_validate(wire({**game_message(live, somebody), "cursor": ""}))
        for change in play.changes[seen:]:
            check(told.ChangeModel, change.message())
            for event in wire(change.message())["events"]:
                assert typed_keys(event["event"]) == set(event)
        seen = len(play.changes)
    assert {"Sat", "Began", "Moved", "Held", "Confirmed", "Undone", "Left"} <= {c.kind for c in play.changes}
    end = wire(table_message(play.table, play.now))
    assert end["status"] == "finished"
    for name, part in (("Position", end["position"]), ("Player", end["position"]["players"][0])):
        assert typed_keys(name) == set(part)
    assert typed_keys("Chair") == set(end["chairs"][0])
    assert typed_keys("Result") == set(end["result"])
    assert typed_keys("Options") == set(end["options"])
    check(told.GameRecord, orjson.loads(record_message(play.table)))


def test_messages_of_a_game_to_go_on_from_have_their_type() -> None:
    """It carries no commitment: its first cards were dealt elsewhere."""
    history = golden("2-players", 0)
    history.undo(40)
    play = Play(2, 2, seed=5)
    people = tuple(Chair(ChairKind.PERSON, f"p{seat}", "", "greedy") for seat in range(2))
    record = write_record(history.record()).decode()
    play.table = Table(Opened(play.table.options, people, "p1", "5e" * 32, record))
    play.do(play.table.start("p1"))
    while play.table.status is Status.PLAYING:
        play.step()
        check(told.Table, table_message(play.table, play.now))
    check(told.GameRecord, orjson.loads(record_message(play.table)))


def test_every_event_of_the_golden_games_has_its_type() -> None:
    """All kinds of them happen there."""
    happened = set()
    for kind in KINDS:
        for events in golden(kind, 0).story:
            for event in events:
                message = wire(event_message(event))
                told.EVENTS[message["event"]].model_validate(message)
                happened.add(message["event"])
    rare = {"Reshuffled", "HutsUnplaced", "DraftDiscarded"}
    assert set(told.EVENTS) - rare <= happened


# Over the wire


def test_what_the_server_answers_has_its_type(tmp_path: Path) -> None:
    """Every answer that is a plain dictionary in the server's code."""
    with RunningServer(tmp_path) as server, server.client() as client:
        check(model_named("Me"), client.get("/api/me").json())
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = client.post("/api/tables", json={"seats": seats, "listed": True}).json()
        check(model_named("Created"), made)
        check(told.SeenTable, made["table"])
        here = f"/api/tables/{made['id']}"
        check(told.SeenTable, client.get(here).json())
        for listed in ("/api/tables", "/api/me/tables"):
            (found,) = client.get(listed).json()
            check(told.ListedTable, found)
        check(told.Token, _only(client, "/api/me/tokens", {"label": "bot"}))
        place = {"kind": "webhook", "url": "https://example.org/hook", "shape": "json"}
        check(told.NoticePlace, _only(client, "/api/me/notices", place))
        with _socket(server, client, f"{here}/socket") as socket:
            check(told.TableMessage, orjson.loads(socket.recv()))
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
            check(told.ChatMessage, orjson.loads(socket.recv()))
        check(told.PongMessage, answers["pong"])
        check(told.OkMessage, answers["ok"])
        check(told.ChangeMessage, answers["change"])
        assert {key.rstrip("?") for key in typed_keys("ProblemMessage")} >= set(answers["problem"])
        check(told.ChatLine, client.get(f"{here}/chat").json()[0])
        with _socket(server, client, f"{here}/socket?since=1") as socket:
            again = orjson.loads(socket.recv())
            check(told.TableMessage, again)
            assert [change["version"] for change in again["changes"]] == list(range(2, again["version"] + 1))
        groups = client.get(f"{here}/since-my-move").json()
        assert groups
        for group in groups:
            check(told.SinceMyMove, group)
        problem = client.post(f"{here}/commands", json={"type": "start"}).json()
        assert set(problem) == {key for key in typed_keys("Problem") if not key.endswith("?")}
        assert problem["title"] in told.problems()
        with client.stream("GET", "/api/bot/stream", headers=_bearer(client)) as stream:
            check(told.GameLine, orjson.loads(next(line for line in stream.iter_lines() if line)))


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


def model_named(name: str) -> type[BaseModel]:
    return next(model for model in told.requests() if model.__name__ == name)


# Nothing is left out


def test_every_model_of_the_openapi_has_a_type() -> None:
    schemas = create_app().openapi()["components"]["schemas"]
    names = {model.__name__ for model in told.requests()}
    assert {name for name in schemas if not name.startswith(("HTTPValidation", "Validation"))} <= names


def test_every_problem_code_is_listed() -> None:
    """On the page and in the types, wherever the source names it."""
    page, types = told.PAGE.read_text(encoding="utf-8"), told.TYPES.read_text(encoding="utf-8")
    used = {why.value for why in Denial}
    for file in SOURCE.rglob("*.py"):
        used.update(re.findall(r'\bProblem\(\s*\d+,\s*"([^"]+)"', file.read_text(encoding="utf-8")))
    assert len(used) > 30
    for code in used:
        assert code in told.problems(), "tools/protocol.py does not find it"
        assert f"| `{code}` |" in page, "run make docs"
        assert f'| "{code}"' in types, "run make docs"


def test_every_detail_of_a_problem_has_a_type() -> None:
    details = {detail for found in told.problems().values() for detail in found.details}
    assert details == set(told.DETAILS), "DETAILS in tools/protocol.py"


def test_not_every_message_fits() -> None:
    """A key too many, a key too few or a wrong value would be seen."""
    play = Play(2, 2, seed=1)
    message = wire(table_message(play.table, play.now))
    for wrong in (
        {**message, "deck": []},
        {k: v for k, v in message.items() if k != "held"},
        {**message, "moves": "0"},
    ):
        with pytest.raises(ValueError, match="Table"):
            told.Table.model_validate(wrong)
    with pytest.raises(Denied):
        play.table.start("p1")
