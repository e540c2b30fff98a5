"""A busy server admits requests by turns, so that games that are being played come first."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from hashlib import pbkdf2_hmac
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import Message

from assyria.protocol.problems import Problem, ProblemCode
from assyria.server.app import create_app
from assyria.server.limits import admission as admission_module
from assyria.server.limits.admission import (
    BUSY,
    CALM,
    FURTHEST,
    HASHING,
    LONGEST,
    LONGEST_IN_PLAY,
    MANY_CHANGES,
    MOST_WAITING,
    PEOPLE,
    SHORTEST,
    TICK,
    TURN,
    Admission,
    seconds_worked,
)
from assyria.server.routes.table_socket import CloseCode
from assyria.server.settings import Settings

SOON = 0.01
LONG = 3600.0
OPERATOR = "the-operator-of-this-server"


def run(test: Callable[[Admission], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(30):
            await test(Admission())

    asyncio.run(whole())


async def full(admission: Admission) -> None:
    """Begin a pause that is longer than any test."""
    admission.pause = LONG
    await admission.enter("early")


def test_everyone_at_once_while_there_is_time() -> None:
    async def test(admission: Admission) -> None:
        for _ in range(80):
            await admission.enter("anybody")

    run(test)


def test_one_and_then_a_pause() -> None:
    async def test(admission: Admission) -> None:
        admission.pause = LONG
        admitted = [asyncio.create_task(admission.enter("anybody")) for _ in range(4)]
        await asyncio.sleep(SOON)
        assert sum(task.done() for task in admitted) == 1
        for task in admitted:
            task.cancel()

    run(test)


async def order(admission: Admission, *asking: tuple[str, str, float]) -> list[str]:
    """Return in which order people are admitted who all wait: each an address, a person and the weight."""
    await full(admission)
    came: list[str] = []

    async def come(address: str, person: str, weight: float) -> None:
        await admission.enter(address, person, weight)
        came.append(person or address)

    tasks = [asyncio.create_task(come(*one)) for one in asking]
    await asyncio.sleep(SOON)
    for _ in asking:
        admission._end_pause()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return came


def test_those_first_who_have_asked_for_least() -> None:
    """Somebody with a hundred requests delays another by the one that is admitted, and no more."""

    async def test(admission: Admission) -> None:
        greedy = [("1.1.1.1", "greedy", 1.0)] * 100
        came = await order(admission, *greedy, ("2.2.2.2", "ann", 1.0), ("3.3.3.3", "ben", 1.0))
        assert came[:4] == ["greedy", "ann", "ben", "greedy"]

    run(test)


def test_people_at_one_address_take_turns_too() -> None:
    async def test(admission: Admission) -> None:
        greedy = [("1.1.1.1", "greedy", 1.0)] * 50
        came = await order(admission, *greedy, ("1.1.1.1", "ann", 1.0), ("1.1.1.1", "", 1.0))
        assert {"ann", "1.1.1.1"} <= set(came[:4])

    run(test)


def test_what_weighs_more_counts_for_more() -> None:
    async def test(admission: Admission) -> None:
        heavy = [("1.1.1.1", "heavy", 10.0)] * 5
        light = [("2.2.2.2", "light", 1.0)] * 5
        came = await order(admission, *heavy, *light)
        assert came[:5] == ["light"] * 5

    run(test)


def test_not_more_for_one_who_pretends_to_be_many() -> None:
    """A new cookie with each request: an address counts as a household, and no more."""

    async def test(admission: Admission) -> None:
        crowd = [("1.1.1.1", f"cookie {n}", 1.0) for n in range(10 * PEOPLE)]
        came = await order(admission, *crowd, ("2.2.2.2", "ann", 1.0))
        assert came.index("ann") <= PEOPLE

    run(test)


def test_those_last_who_are_refused_what_they_ask_for() -> None:
    async def test(admission: Admission) -> None:
        admission.put_back("1.1.1.1", "greedy")
        people = ("ann", "ben", "cleo")
        asking = [("1.1.1.1", "greedy", 1.0), *((f"2.2.2.{n}", name, 2.0) for n, name in enumerate(people))]
        assert await order(admission, *asking) == [*people, "greedy"]

    run(test)


def test_nobody_is_put_off_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much somebody asked for: those who come a minute later come after them."""
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    admission = Admission()
    for _ in range(1000):
        due = admission._next_due("greedy", TURN)
    assert due == now + FURTHEST
    now += FURTHEST
    assert admission._next_due("newcomer", TURN) > due


def test_those_who_have_gone_take_no_place() -> None:
    async def test(admission: Admission) -> None:
        await full(admission)
        gone = [asyncio.create_task(admission.enter("gone")) for _ in range(5)]
        stays = asyncio.create_task(admission.enter("stays"))
        await asyncio.sleep(SOON)
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        admission._end_pause()
        await stays

    run(test)


def test_not_without_end_for_one_address() -> None:
    async def test(admission: Admission) -> None:
        await full(admission)
        waiting = [asyncio.create_task(admission.enter("greedy")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(SOON)
        with pytest.raises(Problem) as refused:
            await admission.enter("greedy")
        assert refused.value.code == "too-many-requests"
        assert refused.value.details["retry_after"] > 0
        another = asyncio.create_task(admission.enter("another"))
        await asyncio.sleep(SOON)
        assert not another.done()
        for task in (*waiting, another):
            task.cancel()

    run(test)


def test_the_pause_grows_under_load_and_ends_after_it() -> None:
    async def test(admission: Admission) -> None:
        admission.note_work(CALM - 0.1)
        assert admission.pause == 0
        # A single busy tick is no load.
        admission.note_work(1.0)
        assert admission.pause == 0
        admission.note_work(1.0)
        assert admission.pause == SHORTEST
        for _ in range(100):
            admission.note_work(BUSY + 0.1)
        assert admission.pause == LONGEST
        admission.note_work((BUSY + CALM) / 2)
        assert admission.pause == LONGEST
        for _ in range(100):
            admission.note_work(CALM - 0.1)
        assert admission.pause == 0

    run(test)


def test_the_longest_pause_is_longer_while_many_moves_are_made() -> None:
    async def test(admission: Admission) -> None:
        def busy(changes_a_tick: float) -> float:
            for n in range(100):
                made = int(changes_a_tick * (n + 1)) - int(changes_a_tick * n)
                admission.note_changes(None, ["moved"] * made)
                admission.note_work(1.0)
            return admission.pause

        assert busy(0) == LONGEST
        assert LONGEST < busy(0.25 * MANY_CHANGES * TICK) < LONGEST_IN_PLAY
        assert busy(2 * MANY_CHANGES * TICK) == pytest.approx(LONGEST_IN_PLAY)
        assert busy(0) == pytest.approx(LONGEST)

    run(test)


def test_all_who_wait_come_in_once_it_is_calm() -> None:
    async def test(admission: Admission) -> None:
        admission.pause = SOON
        tasks = [asyncio.create_task(admission.enter(f"{n % 7}")) for n in range(80)]
        await asyncio.sleep(SOON / 2)
        admission.pause = 0.0
        await asyncio.gather(*tasks)
        await admission.enter("a later one")

    run(test)


def test_hashing_is_no_work_that_others_wait_for() -> None:
    """A flood of log-ins must not slow down all requests."""

    def hash_and_wait(hashed: threading.Event, counted: threading.Event) -> None:
        for _ in range(20):
            pbkdf2_hmac("sha256", b"guess", b"salt", 50_000)
        hashed.set()
        counted.wait()

    for name, counts in ((HASHING, False), ("store-writer", True)):
        hashed, counted = threading.Event(), threading.Event()
        thread = threading.Thread(target=hash_and_wait, args=(hashed, counted), name=f"{name}-0")
        before, whole = seconds_worked(), time.process_time()
        thread.start()
        hashed.wait()
        worked, used = seconds_worked() - before, time.process_time() - whole
        counted.set()
        thread.join()
        assert (worked > used / 2) is counts


def test_a_socket_that_is_not_admitted_hears_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the documented code, for which it has to be accepted first."""

    async def full(*_: Any) -> None:
        raise Problem(ProblemCode.TOO_MANY_REQUESTS, retry_after=1)

    monkeypatch.setattr(Admission, "enter", full)
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    async def test() -> None:
        app = create_app(Settings(data=tmp_path))
        async with app.router.lifespan_context(app):
            path = "/api/tables/t/socket"
            client, headers = ("127.0.0.1", 1), [(b"host", b"127.0.0.1")]
            scope = {"type": "websocket", "path": path, "query_string": b"", "client": client, "headers": headers}
            await app(scope, receive, send)

    asyncio.run(test())
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert (sent[-1]["code"], sent[-1]["reason"]) == (CloseCode.TOO_MANY, "too-many-requests")


def test_health_and_the_operator_do_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a real app that admits nobody else; not even those who ask for a path that ends as moves do."""
    monkeypatch.setattr(admission_module, "TICK", LONG)

    async def test() -> None:
        app = create_app(Settings(data=tmp_path, admin_token=OPERATOR))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
                assert (await client.get("/api/me")).status_code == 200
                await full(app.state.context.admission)
                for path in ("/api/health", "/api/ready"):
                    assert (await client.get(path)).status_code == 200
                signed_in = {"Authorization": f"Bearer {OPERATOR}"}
                assert (await client.get("/api/admin/tables", headers=signed_in)).status_code == 200
                move = {"type": "move", "seat": 0, "version": 0, "move": "done"}
                for asked, status in (
                    (client.get("/api/me"), 200),
                    (client.post("/api/tables/none/commands", json=move), 404),
                    (client.get("/api/admin/tables"), 403),
                ):
                    waits = asyncio.create_task(asked)
                    await asyncio.sleep(0.2)
                    assert not waits.done()
                    app.state.context.admission._end_pause()
                    assert (await waits).status_code == status

    asyncio.run(asyncio.wait_for(test(), 60))
