"""No help from the engine in a running game without hints, whatever endpoint a player asks; counted with hints."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import is_dataclass, replace
from pathlib import Path
from typing import Any, get_type_hints

import httpx
import pytest
from fastapi.routing import APIRoute

from assyria.protocol.commands import Start
from assyria.protocol.entries import Opened
from assyria.protocol.options import Chair, ChairKind, TableOptions
from assyria.protocol.problems import Problem
from assyria.protocol.requests import RecordText
from assyria.protocol.study import PositionText
from assyria.record import GameHistory, move_text, position_text, write_record
from assyria.rules import legal_moves, play, view
from assyria.server.app import ROUTES
from assyria.server.tables.positions_in_play import PositionsInPlay
from assyria.store import Identity, Store
from assyria.table.likeness import mark_of
from tests.games import golden, golden_lines
from tests.server.in_process import InProcess, in_process
from tests.server.live_process import Process
from tests.server.refusals import refused
from tests.server.running import table_body

server = in_process

GAME = golden("2-players", 1)
RECORD = golden_lines("2-players")[1].decode()
OTHER = golden("2-players", 0)
AT = 60


def seen(history: GameHistory = GAME, at: int = AT) -> str:
    return position_text(view(history.at(at)))


def up_to(at: int) -> str:
    """The record of the game so far, as somebody could type it who has seen all of it."""
    return write_record(GAME.record(at)).decode()


Attack = Callable[[httpx.Client], httpx.Response]
ATTACKS: dict[str, Attack] = {
    "POST /api/playouts": lambda client: client.post("/api/playouts", json={"position": seen(), "games": 1}),
    "POST /api/exercise": lambda client: exercise(client, seen()),
    "POST /api/what-if/line": lambda client: client.post(
        "/api/what-if/line", json={"dealt": position_text(GAME.at(AT)), "at": AT, "mine": [0], "moves": []}
    ),
    "POST /api/tables": lambda client: client.post(
        "/api/tables", json=table_body("me", "level-1", hints=True, record=up_to(AT))
    ),
    "POST /api/review": lambda client: client.post("/api/review", content=up_to(AT + 1)),
}
"""One for each endpoint that gives the engine's opinion, or shows how bots play on."""
SHOWN = {"POST /api/replay", "POST /api/replay/line", "POST /api/what-if"}
"""These show what was sent and which moves are legal, as the table does; no engine is asked."""


def exercise(client: httpx.Client, position: str, *moves: str) -> httpx.Response:
    return client.post("/api/exercise", json={"position": position, "mine": [0, 1], "moves": list(moves)})


def opened(owner: httpx.Client, friend: httpx.Client, **options: Any) -> str:
    """A table of two people that goes on from the golden game."""
    body = table_body("me", "open", record=RECORD, at=AT, **options)
    here = f"/api/tables/{owner.post('/api/tables', json=body).raise_for_status().json()['id']}"
    friend.post(f"{here}/commands", json={"type": "sit", "seat": 1}).raise_for_status()
    owner.post(f"{here}/commands", json={"type": "start"}).raise_for_status()
    return here


def hints(client: httpx.Client, here: str) -> list[int]:
    return [chair["hints"] for chair in client.get(here).json()["chairs"]]


@pytest.fixture
def table(ada: httpx.Client, bob: httpx.Client) -> Iterator[str]:
    """Without hints; over after the test, so that it is in nobody's way."""
    here = opened(ada, bob, resign=True)
    yield here
    ada.post(f"{here}/commands", json={"type": "resign", "seat": 0}).raise_for_status()


@pytest.mark.parametrize("endpoint", ATTACKS)
def test_players_are_not_helped_in_their_game(
    ada: httpx.Client, bob: httpx.Client, table: str, endpoint: str
) -> None:
    """Neither the one who decides nor the other, and nothing is counted."""
    for player in (ada, bob):
        refused(ATTACKS[endpoint](player), 403, "position-in-play")
    assert hints(ada, table) == [0, 0]


def test_every_endpoint_with_a_position_or_a_record_was_thought_of() -> None:
    """A later one fails here until it is attacked above, or said to show only what was sent."""
    found = {
        f"POST {route.path}"
        for module in ROUTES
        for route in module.router.routes
        if isinstance(route, APIRoute) and "POST" in (route.methods or ()) and _takes_a_position(route)
    }
    assert found == ATTACKS.keys() | SHOWN


def _takes_a_position(route: APIRoute) -> bool:
    kinds = [field.field_info.annotation for field in route.dependant.body_params]
    hints = [get_type_hints(kind, include_extras=True) for kind in kinds if is_dataclass(kind)]
    texts = {name for each in hints for name in each} & {"position", "record", "dealt"}
    values = [hint for each in hints for hint in each.values()]
    whole = route.openapi_extra is not None and "requestBody" in route.openapi_extra
    return whole or bool(texts) or any(hint in (RecordText, PositionText) for hint in values)


@pytest.mark.usefixtures("table")
def test_others_and_other_positions_are_free(server: InProcess, ada: httpx.Client) -> None:
    """Also to its players: another game, the start of this one; and the position itself once the game is over."""
    with server.client() as carl:
        exercise(carl, seen()).raise_for_status()
    for position in (seen(OTHER), seen(OTHER, 0), seen(at=0)):
        exercise(ada, position).raise_for_status()
    refused(exercise(ada, seen()), 403, "position-in-play")
    with server.client() as dan, server.client() as eve:
        here = opened(dan, eve, resign=True)
        refused(exercise(eve, seen()), 403, "position-in-play")
        dan.post(f"{here}/commands", json={"type": "resign", "seat": 0}).raise_for_status()
        exercise(eve, seen()).raise_for_status()


@pytest.mark.usefixtures("table")
def test_a_changed_detail_does_not_help(ada: httpx.Client) -> None:
    """Another score, other camels, all seats swapped, each of my next moves, or moves that lead there."""
    state = GAME.at(AT)
    first, second = state.players
    richer = replace(first, camels=first.camels ^ 1, ledger=first.ledger._replace(huts=first.score + 1))
    swapped = replace(
        state,
        players=(second, first),
        order=state.order[::-1],
        takers=tuple(None if taker is None else 1 - taker for taker in state.takers),
        court=tuple(tuple(1 - seat for seat in row) for row in state.court),
    )
    after = [play(state, move, tuple).state for move in legal_moves(state)]
    for other in (replace(state, players=(richer, second)), swapped, *after):
        refused(exercise(ada, position_text(view(other))), 403, "position-in-play")
    dealt = position_text(GAME.at(AT - 12))
    moves = [move_text(played.move) for played in GAME.moves[AT - 12 : AT]]
    refused(exercise(ada, dealt, *moves), 403, "position-in-play")


def test_help_is_counted_where_hints_are_allowed(ada: httpx.Client, bob: httpx.Client) -> None:
    """Once for each decision, for whoever asks, like a hint that they ask for at the table."""
    here = opened(ada, bob, hints=True, resign=True)
    for _ in range(2):
        exercise(ada, seen()).raise_for_status()
    assert hints(ada, here) == [1, 0]
    ATTACKS["POST /api/playouts"](bob).raise_for_status()
    assert hints(ada, here) == [1, 1]
    exercise(ada, seen(OTHER)).raise_for_status()
    assert hints(ada, here) == [1, 1]
    ada.post(f"{here}/commands", json={"type": "resign", "seat": 0}).raise_for_status()


def test_no_hint_at_another_table_that_stands_there(ada: httpx.Client, bob: httpx.Client) -> None:
    """One that was opened before: the record was known to all."""
    body = table_body("me", "me", hints=True, record=RECORD, at=AT, resign=True)
    before = f"/api/tables/{ada.post('/api/tables', json=body).raise_for_status().json()['id']}"
    here = opened(ada, bob, resign=True)
    refused(ada.post(f"{before}/hint"), 403, "position-in-play")
    for table in (here, before):
        ada.post(f"{table}/commands", json={"type": "resign", "seat": 0}).raise_for_status()


@pytest.mark.usefixtures("table")
def test_no_analysis_of_a_finished_game_that_stood_there(server: InProcess, ada: httpx.Client) -> None:
    """Somebody else opened it from the same record and gave up."""
    body = table_body("me", "me", record=RECORD, at=AT, resign=True)
    with server.client() as carl:
        theirs = f"/api/tables/{carl.post('/api/tables', json=body).raise_for_status().json()['id']}"
        carl.post(f"{theirs}/commands", json={"type": "resign", "seat": 0}).raise_for_status()
    refused(ada.get(f"{theirs}/analysis", params={"move": AT}), 403, "position-in-play")
    refused(ada.post(f"{theirs}/review"), 403, "position-in-play")


def test_games_that_are_not_in_memory_count(tmp_path: Path) -> None:
    """A process that has not loaded the table, here one that has just started."""
    with InProcess(tmp_path) as server, server.client() as ada, server.client() as bob:
        opened(ada, bob)
        server.restart()
        for player in (ada, bob):
            refused(exercise(player, seen()), 403, "position-in-play")


def test_games_are_read_once_a_change(tmp_path: Path) -> None:
    """However many requests come at once, and nothing of them stays in memory. A damaged one is left out."""
    chairs = (Chair(ChairKind.PERSON, "ann", bot="greedy"), Chair(ChairKind.PERSON, "ben", bot="greedy"))
    ann, path = Identity("ann", "Ann", 0.0, None, None), tmp_path / "tables.db"

    async def ask() -> None:
        store = await Store.open(f"sqlite:///{path}")
        one, two = Process(store), Process(store)
        guard = PositionsInPlay(store, two.host)
        reads: list[str] = []
        read = two.host.tables.read

        async def counted(table_id: str) -> Any:
            reads.append(table_id)
            return await read(table_id)

        two.host.tables.read = counted  # type: ignore[method-assign]
        live = []
        for number in range(3):
            entry = Opened(TableOptions(players=2), chairs, "ann", bytes([number] * 32).hex())
            live.append(await one.host.tables.open(entry, {0: "Ann", 1: "Ben"}))
            await one.host.commands.carry_out(live[-1], Start(), ann.id, ann.name)
        states = [each.table.state for each in live]
        marks = [mark_of(state) for state in states if state is not None]

        async def permitted(mark: int) -> bool:
            try:
                await guard.permit("ben", [mark])
            except Problem:
                return False
            return True

        assert await asyncio.gather(*(permitted(mark) for mark in marks * 3)) == [False] * 9
        assert sorted(reads) == sorted(each.id for each in live)
        assert await permitted(0)
        assert not two.host.tables.live
        assert len(reads) == 3
        with sqlite3.connect(path) as database:
            database.execute("DELETE FROM entries WHERE table_id = ? AND n = 0", [live[0].id])
        guard = PositionsInPlay(store, two.host)
        assert [await permitted(mark) for mark in (*marks, marks[0])] == [True, False, False, True]
        assert len(reads) == 6
        await store.close()

    asyncio.run(ask())
