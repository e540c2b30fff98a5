"""The fair queue: nobody who asks for much makes others wait for all of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from assyria.server.fair_queue import FairQueue, Owner, Priority, Turn
from assyria.server.workers import Workers
from assyria.table.problem import Problem

ANN, BEN = Owner("ann", "192.0.2.1"), Owner("ben", "192.0.2.2")


class Bench:
    """Work that takes a slot until it is told to end, and writes down whose turn it was."""

    def __init__(self, slots: int = 1, longest: int | None = None) -> None:
        self.queue = FairQueue("test", slots, longest)
        self.began: list[str] = []
        self._end = asyncio.Semaphore(0)

    def start(self, name: str, *owners: Owner, priority: Priority = Priority.LIVE) -> asyncio.Task[None]:
        return asyncio.create_task(self._work(name, Turn(priority, owners)))

    async def _work(self, name: str, turn: Turn) -> None:
        async with self.queue.slot(turn):
            self.began.append(name)
            await self._end.acquire()

    async def end(self, pieces: int = 1) -> None:
        """End pieces of work, one after the other."""
        for _ in range(pieces):
            self._end.release()
            await settle()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def run(test: Callable[[], object]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]  # a coroutine function


def test_thirty_one_tables_of_one_person_delay_another_by_one_piece_of_work() -> None:
    async def play() -> None:
        bench = Bench()
        for number in range(31):
            bench.start(f"ann {number}", ANN)
        await settle()
        bench.start("ben", BEN)
        await bench.end(2)
        assert bench.began == ["ann 0", "ben", "ann 1"]

    run(play)


def test_many_guests_at_one_address_count_as_one_against_other_addresses() -> None:
    async def play() -> None:
        bench = Bench()
        for number in range(31):
            bench.start(f"guest {number}", Owner(f"guest {number}", ANN.address))
        await settle()
        for number in range(3):
            bench.start(f"ben {number}", BEN)
        await bench.end(6)
        assert bench.began == ["guest 0", "ben 0", "guest 1", "ben 1", "guest 2", "ben 2", "guest 3"]

    run(play)


def test_people_at_one_address_take_turns() -> None:
    async def play() -> None:
        bench = Bench()
        cat = Owner("cat", ANN.address)
        for number in range(3):
            bench.start(f"ann {number}", ANN)
        await settle()
        for number in range(3):
            bench.start(f"cat {number}", cat)
        await bench.end(4)
        assert bench.began == ["ann 0", "cat 0", "ann 1", "cat 1", "ann 2"]

    run(play)


def test_work_for_several_comes_when_it_is_the_turn_of_any_of_them() -> None:
    async def play() -> None:
        bench = Bench()
        for number in range(3):
            bench.start(f"ann {number}", ANN)
        bench.start("both", ANN, BEN)
        await settle()
        await bench.end(2)
        assert bench.began[:3] == ["ann 0", "both", "ann 1"]

    run(play)


def test_live_games_before_hints_before_reviews() -> None:
    async def play() -> None:
        bench = Bench()
        bench.start("first", ANN)
        await settle()
        for priority in (Priority.REVIEW, Priority.HINT, Priority.LIVE):
            bench.start(priority.name, BEN, priority=priority)
        await bench.end(3)
        assert bench.began == ["first", "LIVE", "HINT", "REVIEW"]

    run(play)


def test_who_goes_away_leaves_the_queue() -> None:
    """Also in the moment in which the slot is given: it is given to the next."""

    async def play() -> None:
        bench = Bench()
        bench.start("first", ANN)
        gone, later, last = bench.start("gone", BEN), bench.start("later", ANN), bench.start("last", ANN)
        await settle()
        gone.cancel()
        await settle()
        assert len(bench.queue) == 2
        bench._end.release()
        await asyncio.sleep(0)  # The first one gives its slot back, and "later" has it without knowing.
        await asyncio.sleep(0)
        later.cancel()
        await settle()
        assert bench.began[0] == "first"
        assert "gone" not in bench.began
        assert bench.began[-1] in ("last", "later")
        await bench.end(2)
        assert last.done()

    run(play)


def test_a_full_queue_says_so() -> None:
    async def play() -> None:
        bench = Bench(longest=2)
        tasks = [bench.start(str(number), ANN) for number in range(4)]
        await settle()
        with pytest.raises(Problem) as wrong:
            await tasks[3]
        assert (wrong.value.code, wrong.value.status) == ("busy", 503)
        assert wrong.value.details["retry_after"] > 0
        await bench.end(3)
        assert bench.began == ["0", "1", "2"]

    run(play)


def test_work_that_is_cancelled_while_it_waits_is_never_done() -> None:
    """What has begun goes on, and nobody else gets its process before it ends."""

    async def play() -> None:
        workers = Workers("test", 1, 60)
        try:
            turn = Turn(Priority.HINT, (ANN,))
            first = asyncio.create_task(workers.run(turn, sum, [1, 2]))
            assert await first == 3
            running = asyncio.create_task(workers.run(turn, sum, range(20_000_000)))
            await settle()
            waiting = asyncio.create_task(workers.run(turn, sum, [3, 4]))
            await settle()
            for task in (running, waiting):
                task.cancel()
            await asyncio.gather(running, waiting, return_exceptions=True)
            assert len(workers.queue) == 0
            assert len(workers._running) == 1
            assert await workers.run(turn, sum, [5, 6]) == 11
        finally:
            workers.close()

    run(play)
