"""Background tasks that fail: logged, counted, and started again."""

from __future__ import annotations

import asyncio
import logging
from itertools import pairwise

import pytest

from assyria.host import tasks as tasks_module
from assyria.host.tables import call_all
from assyria.host.tasks import Tasks
from tests.host.place import run
from tests.waiting import until


@pytest.mark.parametrize("ends", [False, True])
def test_a_task_that_fails_or_ends_is_started_again(
    ends: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tasks_module, "PAUSES", (0.001, 0.002))
    failed: list[str] = []
    runs = 0

    async def work() -> None:
        nonlocal runs
        runs += 1
        if runs == 4:
            await asyncio.Event().wait()
        if not ends:
            raise RuntimeError("no")

    async def watch() -> None:
        tasks = Tasks(failed.append)
        task = tasks.supervise("round", work)
        await until(lambda: runs == 4)
        assert not task.done()
        await tasks.close()
        assert task.cancelled()

    with caplog.at_level(logging.ERROR):
        asyncio.run(watch())
    assert failed == ["round"] * 3
    lines = [record for record in caplog.records if record.message == ("task ended" if ends else "task failed")]
    assert [vars(line)["task"] for line in lines] == ["round"] * 3


def test_a_task_that_ran_for_long_is_started_again_as_if_for_the_first_time() -> None:
    began: list[float] = []

    async def work() -> None:
        loop = asyncio.get_running_loop()
        began.append(loop.time())
        await asyncio.sleep(1000 if len(began) == 8 else 0)
        raise RuntimeError("no")

    async def watch() -> None:
        tasks = Tasks()
        tasks.supervise("round", work)
        await asyncio.sleep(2000)
        await tasks.close()

    run(watch)
    pauses = [after - before for before, after in pairwise(began)]
    assert pauses[:9] == [1, 2, 4, 8, 16, 30, 30, 1001, 2]


def test_a_task_that_nobody_waits_for_does_not_fail_in_silence(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        raise RuntimeError("no")

    async def watch() -> None:
        tasks = Tasks()
        task = tasks.start(work())
        await asyncio.wait([task])
        await asyncio.sleep(0)
        await tasks.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(watch())
    assert "task failed" in caplog.messages


def test_a_listener_that_fails_keeps_nothing_from_the_others(caplog: pytest.LogCaptureFixture) -> None:
    told: list[int] = []

    def broken(_: int) -> None:
        raise RuntimeError("no")

    with caplog.at_level(logging.ERROR):
        call_all([broken, told.append, broken, told.append], 7)
    assert told == [7, 7]
    assert caplog.messages.count("listener failed") == 2
