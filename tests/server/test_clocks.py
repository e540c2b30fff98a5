"""Live clocks: servers that are killed, days that machines skip, several processes. Nobody's time changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest

from assyria.host.live_table import LiveTable
from assyria.protocol.commands import PlayMove, Start
from assyria.protocol.entries import Entry, Opened, Timed, parse_entry
from assyria.protocol.options import Chair, ChairKind, ClockKind, ClockRule, TableOptions
from assyria.record import move_text
from assyria.rules import legal_moves
from assyria.server.assembly import started
from assyria.server.context import Context
from assyria.server.settings import Settings
from assyria.server.tables.maintenance import Maintenance
from assyria.server.tables.server_clock import BEAT, ServerClock
from assyria.store import Store
from assyria.table import Table, decide
from assyria.table.messages import clocks
from tests.effort import some
from tests.server.live_process import Process, eventually
from tests.server.telling_time import Machine
from tests.store.conftest import postgres, postgres_url  # noqa: F401 - fixtures

BANK = 100.0
DAY = 86_400.0
LIVE = ClockRule(ClockKind.LIVE, BANK, 0)
SLOW = ClockRule(ClockKind.SLOW, 2 * DAY, 0, 3 * DAY)


def opened(clock: ClockRule) -> Opened:
    chairs = tuple(Chair(ChairKind.PERSON, who, bot="greedy", auto=False) for who in ("ann", "ben"))
    return Opened(TableOptions(players=2, clock=clock, confirm=False), chairs, "ann", bytes(32).hex())


@asynccontextmanager
async def server(data: Path, machine: Machine) -> AsyncIterator[Context]:
    """A server on its data, by the clocks of a machine."""
    async with started(Settings(data=data, idle=3600), None, machine.source) as context:
        yield context


async def begun(process: Context | Process, clock: ClockRule = LIVE) -> LiveTable:
    live = await process.host.tables.open(opened(clock), {0: "Ann", 1: "Ben"})
    await process.host.commands.run(live, lambda table: decide(table, Start(), "ann"))
    return live


async def move(process: Context | Process, live: LiveTable) -> None:
    """The first legal move of whoever is to decide."""

    def first(table: Table) -> list[Entry]:
        assert table.mover is not None
        assert table.state is not None
        text = move_text(legal_moves(table.state)[0])
        return decide(table, PlayMove(table.mover, table.version, text), table.chairs[table.mover].holder or "")

    await process.host.commands.run(live, first)


def left(process: Context | Process, live: LiveTable) -> list[float]:
    """What everyone who looks is told."""
    return clocks(live.table, process.host.tables.time_at(live))


def told(live: LiveTable) -> list[dict[str, Any]]:
    """All that happened at a table, as everyone reads it."""
    changes: list[dict[str, Any]] = orjson.loads(live.changes.since(0))
    return changes


def used(live: LiveTable) -> float:
    """What the clocks say that was used in all."""
    return sum(BANK - seconds for seconds in live.table.clock.left)


async def look_for_the_overdue(context: Context) -> None:
    """What the server does every few seconds, and what an alarm does."""
    overdue = Maintenance(context.store, context.host, lambda: None, 3600, 30)
    await overdue.resume_overdue(context.host.clock.wall())
    for live in list(context.host.tables.live.values()):
        await context.host.turns.time_out(live)


# A server that was killed


def test_what_was_used_before_and_after_an_outage_counts(tmp_path: Path) -> None:
    machine = Machine()

    async def play() -> None:
        async with server(tmp_path, machine) as context:
            live = await begun(context)
            machine.wait(10)
        machine.wait(60)
        async with server(tmp_path, machine) as context:
            found = await context.host.tables.get(live.id)
            await eventually(lambda: told(found)[-1]["kind"] == "server-away")
            assert min(left(context, found)) == BANK - 10
            machine.wait(7)
            assert min(left(context, found)) == BANK - 17
            await move(context, found)
            assert used(found) == pytest.approx(17)
        machine.reboot(300)
        async with server(tmp_path, machine) as context:
            again = await context.host.tables.get(live.id)
            assert used(again) == pytest.approx(17)
            await eventually(lambda: told(again)[-1]["kind"] == "server-away")
            assert told(again)[-1]["seconds"] == 300
            version = again.table.version
            context.host.tables.live.clear()
            once = await context.host.tables.get(live.id)
            await asyncio.sleep(0)
            assert once.table.version == version, "it is told once"

    asyncio.run(play())


# A machine whose clock is set


@pytest.mark.parametrize("jump", some([40 * DAY, -1.7e9, DAY, -DAY], 2))
def test_a_jump_of_the_machines_clock_changes_nobodys_time(tmp_path: Path, jump: float) -> None:
    machine = Machine()

    async def play() -> None:
        async with server(tmp_path, machine) as context:
            live = await begun(context)
            machine.wait(5)
            machine.jump(jump)
            await look_for_the_overdue(context)
            assert min(left(context, live)) == pytest.approx(BANK - 5)
            await move(context, live)
            machine.jump(-jump)
            await look_for_the_overdue(context)
            assert used(live) == pytest.approx(5)
            assert not any(chair.timed_out for chair in live.table.chairs)
            machine.wait(BANK + 1)
            await look_for_the_overdue(context)
            assert [chair.timed_out for chair in live.table.chairs].count(True) == 1, "time still runs out"

    asyncio.run(play())


def test_a_jump_while_the_table_is_not_in_memory(tmp_path: Path) -> None:
    """Nobody looks at it for a while; the clock runs on all the same, by what was measured."""
    machine = Machine()

    async def play() -> None:
        async with server(tmp_path, machine) as context:
            live = await begun(context)
            context.host.tables.live.clear()
            machine.wait(30)
            machine.jump(DAY)
            await look_for_the_overdue(context)
            found = await context.host.tables.get(live.id)
            assert found is not live
            assert min(left(context, found)) == pytest.approx(BANK - 30)

    asyncio.run(play())


# The ledger


# Several processes


def test_two_processes_measure_what_passes(request: pytest.FixtureRequest) -> None:
    """Their machines' clocks differ by hours, and one of them is set meanwhile."""
    url: str = request.getfixturevalue("postgres_url")
    machines = [Machine(), Machine(wall=1.8e9 + 7200, monotonic=77.0, boot="boot-2")]

    async def play() -> None:
        stores = [await Store.open(url), await Store.open(url)]
        served = [
            await ServerClock.start(store.signs_of_life, machine.source)
            for store, machine in zip(stores, machines, strict=True)
        ]
        here, there = map(Process, stores, served)
        live = await here.host.tables.open(opened(LIVE), {0: "Ann", 1: "Ben"})
        other = await there.host.tables.get(live.id)
        await here.host.commands.run(live, lambda table: decide(table, Start(), "ann"))
        await eventually(lambda: other.table.mover is not None)
        measured = 0.0
        for n in range(12):
            for machine in machines:
                machine.wait(1.5)
            measured += 1.5
            machines[n % 2].jump(5000.0)
            process, table, reader = (here, live, other) if n % 2 else (there, other, live)
            await move(process, table)
            await eventually(lambda r=reader, t=table: r.table.version == t.table.version)  # type: ignore[misc]
            assert left(here, live) == left(there, other)
        assert used(live) == used(other) == pytest.approx(measured)
        entries = [parse_entry(row.body) for row in await stores[0].ledgers.entries(live.id)]
        assert sum(entry.used or 0 for entry in entries if isinstance(entry, Timed)) == pytest.approx(measured)
        await close(stores, here, there)

    asyncio.run(play())


def test_a_process_that_takes_over_goes_on_measuring(request: pytest.FixtureRequest) -> None:
    """On the same machine: one dies, the other loads the table after a jump, and nobody's time changes."""
    url: str = request.getfixturevalue("postgres_url")
    machine = Machine()

    async def play() -> None:
        stores = [await Store.open(url), await Store.open(url)]
        first = await ServerClock.start(stores[0].signs_of_life, machine.source)
        here = Process(stores[0], first)
        machine.wait(50)
        await first.beat()
        second = await ServerClock.start(stores[1].signs_of_life, machine.source)
        assert second.away_since(0) == 0, "the other one runs"
        there = Process(stores[1], second)
        live = await begun(here)
        machine.wait(20)
        machine.jump(-DAY)
        other = await there.host.tables.get(live.id)
        assert min(left(there, other)) == pytest.approx(BANK - 20)
        await move(there, other)
        assert used(other) == pytest.approx(20)
        await close(stores, here, there)

    asyncio.run(play())


async def close(stores: list[Store], *processes: Process) -> None:
    for process in processes:
        await process.tasks.close()
    for store in stores:
        await store.close()


# Signs of life


def test_a_running_server_gives_signs_of_life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Again and again, also after the database could not be written."""
    monkeypatch.setattr("assyria.server.tables.server_clock.BEAT", 0.01)
    machine, noted_at = Machine(), list[tuple[float, bool]]()

    async def play() -> None:
        async with server(tmp_path, machine) as context:
            note = context.store.signs_of_life.note

            async def noted(process: str, now: Any, steady: float, ended: bool = False) -> None:
                await note(process, now, steady, ended)
                noted_at.append((steady, ended))

            monkeypatch.setattr(context.store.signs_of_life, "note", noted)
            machine.wait(BEAT)
            await eventually(lambda: (machine.wall, False) in noted_at)

    asyncio.run(play())
    assert noted_at[-1] == (machine.wall, True), "the last sign says that it ended"
