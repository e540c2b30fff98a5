"""A busy server admits requests by turns, so that games that are being played come first."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from hashlib import pbkdf2_hmac
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.types import Message

from assyria.protocol.problems import ProblemCode
from assyria.server import admission as admission_module
from assyria.server.admission import (
    BUSY,
    CALM,
    LONGEST,
    MOST_WAITING,
    SHORTEST,
    Admission,
    seconds_worked,
)
from assyria.server.admission_gate import AdmissionGate
from assyria.server.app import create_app
from assyria.server.passphrases import THREADS
from assyria.server.routes.table_socket import TOO_MANY
from assyria.server.settings import Settings
from assyria.table.problem import Problem

SOON = 0.01
LONG = 3600.0


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


def test_by_turns_one_of_each_address() -> None:
    """Somebody with a hundred requests delays another by the one that is admitted, and no more."""

    async def test(admission: Admission) -> None:
        await full(admission)
        came: list[str] = []

        async def come(address: str) -> None:
            await admission.enter(address)
            came.append(address)

        tasks = [asyncio.create_task(come("greedy")) for _ in range(100)]
        await asyncio.sleep(SOON)
        tasks += [asyncio.create_task(come(address)) for address in ("ann", "ben")]
        await asyncio.sleep(SOON)
        for _ in range(4):
            admission._end_pause()
            await asyncio.sleep(SOON)
        assert came == ["greedy", "ann", "ben", "greedy"]
        for task in tasks:
            task.cancel()

    run(test)


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
        assert refused.value.status == 429
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
        admission.note_work(BUSY + 0.1)
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

    for name, counts in ((THREADS, False), ("store-writer", True)):
        hashed, counted = threading.Event(), threading.Event()
        thread = threading.Thread(target=hash_and_wait, args=(hashed, counted), name=f"{name}-0")
        before, whole = seconds_worked(), time.process_time()
        thread.start()
        hashed.wait()
        worked, used = seconds_worked() - before, time.process_time() - whole
        counted.set()
        thread.join()
        assert (worked > used / 2) is counts


def test_a_socket_that_is_not_admitted_hears_why() -> None:
    """With the documented code, for which it has to be accepted first."""

    class Full:
        async def enter(self, address: str) -> None:
            raise Problem(ProblemCode.TOO_MANY_REQUESTS, retry_after=len(address))

    async def never(*_: Any) -> None:
        raise AssertionError("it was admitted")

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    app = SimpleNamespace(state=SimpleNamespace(context=SimpleNamespace(admission=Full())))
    scope = {
        "type": "websocket",
        "path": "/api/tables/t/socket",
        "app": app,
        "client": ("127.0.0.1", 1),
        "headers": [],
    }
    asyncio.run(AdmissionGate(never)(scope, receive, send))
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert (sent[-1]["code"], sent[-1]["reason"]) == (TOO_MANY, "too-many-requests")


def test_moves_health_and_the_operator_do_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a real app that admits nobody else."""
    monkeypatch.setattr(admission_module, "TICK", LONG)

    async def test() -> None:
        app = create_app(Settings(data=tmp_path))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                assert (await client.get("/api/me")).status_code == 200
                await full(app.state.context.admission)
                for path in ("/api/health", "/api/ready", "/api/metrics"):
                    assert (await client.get(path)).status_code == 200
                assert (await client.get("/api/admin/tables")).status_code == 403
                move = {"type": "move", "seat": 0, "version": 0, "move": "done"}
                assert (await client.post("/api/tables/none/commands", json=move)).status_code == 404
                waits = asyncio.create_task(client.get("/api/me"))
                await asyncio.sleep(0.2)
                assert not waits.done()
                app.state.context.admission._end_pause()
                assert (await waits).status_code == 200

    asyncio.run(asyncio.wait_for(test(), 60))
