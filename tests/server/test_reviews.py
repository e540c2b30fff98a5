"""Reviews asked of a real server with the real engine."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from prometheus_client import REGISTRY

from assyria.protocol.problems import Problem
from assyria.protocol.reviews import ReviewProgress
from assyria.record import position_text, write_record
from assyria.rules import view
from assyria.server.engine.engine import Engine
from assyria.server.engine.fair_queue import Owner
from assyria.server.limits.limit_settings import Rate
from assyria.server.limits.quotas import Quota, RateLimit
from assyria.study.judging import ReviewTask
from assyria.study.review_run import ReviewRun
from tests.games import golden
from tests.protocol.conforming import check
from tests.server.refusals import refused
from tests.server.running import RunningServer
from tests.server.test_analysis import PATIENCE, my_turn, opened


@pytest.fixture
def ada(server: RunningServer) -> Iterator[httpx.Client]:
    with server.client(timeout=PATIENCE) as client:
        yield client


def short_record(moves: int) -> bytes:
    history = golden("2-players", 0)
    history = history.undo(len(history.moves) - moves)
    return write_record(history.record())


def reviewed(client: httpx.Client, address: str, body: bytes = b"") -> Any:
    """The review, once it is there; on the way there is more and more of it."""
    before = 0
    while True:
        found = client.post(address, content=body).raise_for_status().json()
        check(ReviewProgress, found)
        if found["review"] is not None:
            return found["review"]
        assert before <= found["done"] < found["total"]
        before = found["done"]


def test_a_record_is_reviewed(ada: httpx.Client) -> None:
    """The accounts add up, and who asks again gets the same."""
    review = reviewed(ada, "/api/review", short_record(5))
    assert not review["finished"]
    assert len(review["decisions"]) > 2
    for account in review["seats"]:
        causes = account["own"] + sum(account["others"]) + account["luck"] + account["correction"]
        assert account["start"] + causes == pytest.approx(account["result"], abs=1e-9)
    assert reviewed(ada, "/api/review", short_record(5)) == review


def test_what_cannot_be_reviewed_is_refused(ada: httpx.Client) -> None:
    refused(ada.post("/api/review", content=b"{"), 422, "bad-record")
    refused(ada.post("/api/review", content=short_record(0)), 409, "nothing-to-decide")
    refused(ada.post("/api/tables/nowhere/review"), 404, "no-such-table")
    refused(ada.get("/api/tables/nowhere/review"), 404, "no-such-table")


def test_a_review_of_a_table_is_kept(ada: httpx.Client, server: RunningServer) -> None:
    """Once the game is over, for everyone."""
    here = opened(ada, "me", "me", confirm=False, resign=True)
    refused(ada.post(f"{here}/review"), 409, "not-over")
    refused(ada.get(f"{here}/review"), 409, "not-over")
    for _ in range(2):
        table = my_turn(ada, here)
        command = {"type": "move", "seat": table["mover"], "version": table["version"], "move": table["legal"][0]}
        ada.post(f"{here}/commands", json=command).raise_for_status()
    table = my_turn(ada, here)
    ada.post(f"{here}/commands", json={"type": "resign", "seat": table["mover"]}).raise_for_status()
    assert ada.get(here).json()["status"] == "finished"
    assert ada.get(f"{here}/review").json() == {"done": 0, "total": 0, "review": None}
    review = reviewed(ada, f"{here}/review")
    kept = ada.get(f"{here}/review").json()
    check(ReviewProgress, kept)
    assert kept["review"] == review
    with server.client() as stranger:
        assert stranger.post(f"{here}/review").json()["review"] == review


async def permit(_: object) -> None:
    """Permit everything."""


def test_reviews_that_are_begun_are_limited() -> None:
    """Going on with one is not, and two who want the same share the work."""
    asked = Quota(RateLimit(Rate(1, 3600)), RateLimit(Rate(10, 3600)))

    async def ask() -> None:
        engine = Engine()
        try:
            people = [Owner(name, "here") for name in ("ada", "ben")]
            one = other = ReviewProgress(done=0, total=0, review=None)
            while one.review is None or other.review is None:
                one, other = await asyncio.gather(
                    *(engine.reviews.go_on(short_record(2), asked, owner, permit) for owner in people)
                )
            assert one == other
            with pytest.raises(Problem) as refusal:
                await engine.reviews.go_on(short_record(3), asked, Owner("ada", "here"), permit)
            assert refusal.value.code == "too-many-requests"
        finally:
            await engine.close()

    asyncio.run(ask())


@pytest.mark.long
def test_reviews_of_others_throw_out_no_progress() -> None:
    """Twenty-five are begun from one address; mine goes on, and costs no second one."""
    asked = Quota(RateLimit(Rate(1, 3600)), RateLimit(Rate(10, 3600)))

    async def ask() -> None:
        engine, ada = Engine(), Owner("ada", "here")
        try:
            first = await engine.reviews.go_on(short_record(4), asked, ada, permit)
            for number in range(25):
                engine.reviews._kept.keep(
                    f"{number}", ReviewRun([ReviewTask("")]), Owner(f"guest {number % 5}", "there")
                )
            again = await engine.reviews.go_on(short_record(4), asked, ada, permit)
            assert again.done >= first.done > 0
        finally:
            await engine.close()

    asyncio.run(ask())


def test_a_position_of_a_puzzle_is_judged_once() -> None:
    """However many answer alike at the same time, and for those who come later."""
    end = golden("2-players", 0)
    positions = [position_text(view(end.at(len(end.moves) - back))) for back in (3, 4)]

    async def ask() -> None:
        engine = Engine()
        try:
            before = judged()
            guests = [Owner(f"guest {number}", "there") for number in range(6)]
            found = await asyncio.gather(
                *(engine.estimate(position, guest) for guest in guests for position in positions)
            )
            assert found == found[:2] * len(guests)
            assert await engine.estimate(positions[0], Owner("ada", "here")) == found[0]
            assert judged() - before == len(positions)
        finally:
            await engine.close()

    asyncio.run(ask())


def judged() -> float:
    """How much work of people who learn has had its turn."""
    labels = {"queue": "engine", "priority": "review"}
    return REGISTRY.get_sample_value("assyria_queue_seconds_count", labels) or 0.0
