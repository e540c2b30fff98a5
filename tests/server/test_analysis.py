"""Hints and analyses, asked of a real server with a real search."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

from assyria.bots.analysing import CLOSELY, COMPARED
from assyria.protocol.analyses import Hint, TableAnalysis
from assyria.protocol.problems import Problem
from assyria.record import move_text, read_record
from assyria.rules import dealt_anew, legal_moves, view
from assyria.server.engine import worker_thinker
from assyria.server.engine.engine import Engine
from assyria.server.engine.fair_queue import Owner, Priority
from assyria.server.limits.limit_settings import Rate
from assyria.server.limits.quotas import Quota, RateLimit
from tests.games import golden
from tests.protocol.conforming import check
from tests.server.refusals import refused
from tests.server.running import RunningServer, table_body

PATIENCE = 120.0


@pytest.fixture
def ada(server: RunningServer) -> Iterator[httpx.Client]:
    with server.client(timeout=PATIENCE) as client:
        yield client


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> str:
    """A game that two bots have played to its end."""
    with server.client() as client:
        here = opened(client, "random", "random")
        end = time.monotonic() + PATIENCE
        with server.watching(here.rpartition("/")[2]):
            while client.get(here).json()["status"] != "finished":
                assert time.monotonic() < end, "the game does not end"
                time.sleep(0.1)
    return here


def opened(client: httpx.Client, *seats: str, **options: Any) -> str:
    made = client.post("/api/tables", json=table_body(*seats, **options))
    assert made.status_code == 201, made.text
    return f"/api/tables/{made.json()['id']}"


def my_turn(client: httpx.Client, here: str) -> Any:
    """The table once it is mine to decide."""
    end = time.monotonic() + PATIENCE
    while (table := client.get(here).json())["mover"] not in table["mine"]:
        assert time.monotonic() < end, "my turn does not come"
        time.sleep(0.05)
    return table


# Games that are over


def test_a_game_that_is_over(ada: httpx.Client, finished: str) -> None:
    """Any of its decisions: all legal moves, shares that add up, the same answer to the person who asks again."""
    steps = ada.get(f"{finished}/replay").json()["steps"]
    history = read_record(ada.get(f"{finished}/record").content)
    choices = [len(legal_moves(history.at(number))) for number in range(len(steps))]
    decisions = [number for number, choice in enumerate(choices) if choice > 1]
    refused(ada.get(f"{finished}/analysis", params={"move": choices.index(1)}), 409, "nothing-to-decide")
    for move in (decisions[0], decisions[len(decisions) // 2], decisions[-1]):
        found = ada.get(f"{finished}/analysis", params={"move": move}).raise_for_status().json()
        check(TableAnalysis, found)
        assert (found["move"], found["seat"]) == (move, steps[move]["position"]["seat"])
        visits = [candidate["visits"] for candidate in found["candidates"]]
        enough = found["simulations"] // CLOSELY
        assert visits[0] >= enough
        known = [candidate for candidate in found["candidates"] if candidate["visits"] >= enough]
        assert len(known) >= min(1 + COMPARED, choices[move]), "others are known, too"
        assert steps[move + 1]["move"] in [candidate["move"] for candidate in known]
        assert len(found["candidates"]) == choices[move]
        assert sum(seat["chance"] for seat in found["seats"]) == pytest.approx(1, abs=0.01)
        for candidate in found["candidates"]:
            assert sum(candidate["chances"]) == pytest.approx(1, abs=0.01)
        for seat, player in zip(found["seats"], steps[move]["position"]["players"], strict=True):
            assert sum(seat["sources"].values()) == pytest.approx(seat["points"], abs=0.01)
            # Points are never lost, so nobody can expect fewer than they have.
            assert seat["points"] >= player["score"] - 0.01
        assert ada.get(f"{finished}/analysis", params={"move": move}).json() == found


def test_after_the_last_move_there_is_nothing_to_analyse(ada: httpx.Client, finished: str) -> None:
    """And beyond it there is nothing at all."""
    last = ada.get(finished).json()["moves"]
    refused(ada.get(f"{finished}/analysis", params={"move": last}), 409, "nothing-to-decide")
    beyond = refused(ada.get(f"{finished}/analysis", params={"move": last + 1}), 422, "no-such-move")
    assert beyond["last"] == last
    for wrong in ({}, {"move": -1}, {"move": "x"}):
        refused(ada.get(f"{finished}/analysis", params=wrong), 422, "invalid-request")


def test_no_analysis_of_a_game_that_is_played(ada: httpx.Client) -> None:
    """Not even at tables that give hints: those are for the seat that decides."""
    here = opened(ada, "me", "greedy")
    refused(ada.get(f"{here}/analysis", params={"move": 0}), 409, "not-over")
    refused(ada.get(f"{opened(ada, 'me', 'open')}/analysis", params={"move": 0}), 409, "not-over")


# Hints


def test_a_hint_for_the_seat_that_decides(ada: httpx.Client) -> None:
    """Its moves are legal, and the first can be played."""
    here = opened(ada, "me", "greedy", confirm=False)
    my_turn(ada, here)
    ada.post(f"{here}/hint").raise_for_status()
    for asked in range(1, 4):
        table = my_turn(ada, here)
        found = ada.post(f"{here}/hint").raise_for_status().json()
        check(Hint, found)
        assert found["seat"] == table["mover"]
        now = ada.get(here).json()
        assert (found["version"], found["seat"]) == (now["version"], now["mover"])
        assert now["chairs"][found["seat"]]["hints"] == asked, "the first decision was asked about twice"
        assert sorted(candidate["move"] for candidate in found["candidates"]) == sorted(table["legal"])
        assert not found["line"] or found["line"][0]["seat"] == table["mover"]
        move = {
            "type": "move",
            "seat": found["seat"],
            "version": found["version"],
            "move": found["candidates"][0]["move"],
        }
        ada.post(f"{here}/commands", json=move).raise_for_status()


@pytest.mark.parametrize(
    ("seats", "options", "hints"),
    [
        (("me", "greedy"), {}, True),
        (("me", "random", "greedy"), {}, True),
        (("me", "me"), {}, False),
        (("me", "open"), {}, False),
        (("me", "open", "greedy"), {}, False),
        (("greedy", "greedy"), {}, False),
        (("me", "greedy"), {"hints": False}, False),
        (("me", "me"), {"hints": True}, True),
    ],
)
def test_who_may_have_hints(
    ada: httpx.Client, seats: tuple[str, ...], options: dict[str, bool], hints: bool
) -> None:
    """One person against bots, unless it is said."""
    here = opened(ada, *seats, **options)
    assert ada.get(here).json()["options"]["hints"] is hints


def test_no_hint_where_none_are_agreed_on(ada: httpx.Client) -> None:
    here = opened(ada, "me", "me")
    refused(ada.post(f"{here}/hint"), 403, "no-hints")


def test_no_hint_for_somebody_else(server: RunningServer, ada: httpx.Client) -> None:
    """Neither a stranger nor who is not to decide."""
    here = opened(ada, "me", "greedy")
    my_turn(ada, here)
    with server.client() as stranger:
        refused(stranger.post(f"{here}/hint"), 403, "not-your-seat")
    refused(ada.post(f"{opened(ada, 'me', 'open')}/hint"), 409, "nothing-to-decide")
    refused(ada.post("/api/tables/nowhere/hint"), 404, "no-such-table")


# Whoever looks


def quota(rate: Rate) -> Quota:
    """A limit for each person, and none for addresses."""
    return Quota(RateLimit(rate), RateLimit(Rate(1000, 1)))


def test_who_asks_too_much_waits_and_what_is_known_costs_nothing() -> None:
    """The limit is for positions that have to be searched."""
    history = golden("2-players", 0)
    first, second = view(history.at(0)), view(history.at(1))

    async def ask() -> None:
        engine, asked = Engine(), quota(Rate(1, 1000))
        try:
            found = await engine.analyse(first, asked, Priority.HINT, Owner("ann"))
            assert await engine.analyse(first, asked, Priority.HINT, Owner("ann")) is found
            with pytest.raises(Problem) as wrong:
                await engine.analyse(second, asked, Priority.HINT, Owner("ann"))
            assert wrong.value.code == "too-many-requests"
            await engine.analyse(second, asked, Priority.HINT, Owner("ben"))
            assert await engine.analyse(second, asked, Priority.HINT, Owner("ann"))
        finally:
            await engine.close()

    asyncio.run(ask())


def test_an_analysis_knows_no_hidden_order() -> None:
    """Two positions that differ in the cards to come alone get one and the same answer."""
    state = golden("4-players", 0).at(60)
    other = dealt_anew(view(state), Random(1))
    assert (state.deck, state.expansion_deck) != (other.deck, other.expansion_deck)

    async def ask() -> None:
        engine, asked = Engine(), quota(Rate(1, 1))
        try:
            one, two = await asyncio.gather(
                *(engine.analyse(view(each), asked, Priority.HINT, Owner("ann")) for each in (state, other))
            )
            assert one is two
            legal = sorted(move_text(move) for move in legal_moves(state))
            assert sorted(candidate.move for candidate in one.candidates) == legal
        finally:
            await engine.close()

    asyncio.run(ask())


def test_a_search_that_fails_is_a_problem_and_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next one who asks gets an answer."""
    seen = view(golden("2-players", 0).at(0))

    async def ask() -> None:
        engine, asked = Engine(), quota(Rate(5, 5))
        try:
            with monkeypatch.context() as hurried:
                hurried.setattr(worker_thinker, "LIMIT", 0.01)
                with pytest.raises(Problem) as wrong:
                    await engine.analyse(seen, asked, Priority.HINT, Owner("ann"))
            assert wrong.value.code == "no-analysis"
            assert (await engine.analyse(seen, asked, Priority.HINT, Owner("ann"))).candidates
        finally:
            await engine.close()

    asyncio.run(ask())
