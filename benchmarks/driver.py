"""The sockets' side of the server's benchmarks, in a process of its own: `python -m benchmarks.driver PLAN`."""

from __future__ import annotations

import asyncio
import gc
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import httpx
import orjson
from benchmarks.rooms import AT_ONCE, Plan, Room, Run, at_once, household, new_table, somebody
from benchmarks.serving import cpu, machine_cpu, many_files, memory
from benchmarks.words import ROOT

HOUSEHOLD = 10
"""Guests at one address, each with a table: with all limits on, as on a public server."""
LONGEST_GAME = 400
"""Moves; a game of random moves has somewhat over 300."""


@dataclass
class Load:
    """What came out of moves at a steady pace."""

    due: float
    """Moves a second that were asked for."""
    held: float
    p50: float
    p99: float
    worst: float
    move_cpu: float
    """Seconds that the server works on a move."""
    server_cpu: float
    """Share of a core, all processes of the server together, without the database."""
    driver_cpu: float
    other_cpu: float
    """Of everything else on the machine, the database among it."""
    size: float
    """Bytes of the median message, before compression."""
    moves: int
    errors: dict[str, int]
    entry: float = 0
    """Seconds until all tables were opened and all sockets connected."""
    first_p99: float = 0
    """While running in."""
    late_previews: int = 0
    """Moves whose change came without the preview, which was sent later."""
    late_p99: float = 0
    table_memory: float = 0
    """Bytes a table after the moves, without its sockets."""
    socket_memory: float = 0


def driven(plan: Plan, longest: float) -> Any:
    """What a driver process found out."""
    command = [sys.executable, "-m", "benchmarks.driver", orjson.dumps(asdict(plan)).decode()]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True, timeout=longest)
    return orjson.loads(done.stdout)


def percentiles(delays: list[float]) -> list[float]:
    return statistics.quantiles(delays, n=100, method="inclusive") if len(delays) > 1 else [0.0] * 99


async def load(plan: Plan) -> Load:
    """A move a table at a steady pace."""
    run = Run(plan)
    entry = time.monotonic()
    rooms: list[Room] = []
    if plan.work == "echo":
        rooms = [Room(f"room{n}") for n in range(plan.tables)]
        empty = with_tables = memory(plan.pids)
    else:
        await household(plan.bases[0], "127.0.0.1", 1, [])
        empty = memory(plan.pids)
        homes = range(0, plan.tables, HOUSEHOLD)
        sizes = [min(HOUSEHOLD, plan.tables - first) for first in homes]
        places = [f"127.1.{n // 250}.{n % 250 + 1}" for n in range(len(sizes))]
        await at_once(
            [household(plan.bases[0], place, size, rooms) for place, size in zip(places, sizes, strict=True)]
        )
        with_tables = memory(plan.pids)
    bases = [plan.bases[(n + n // len(rooms)) % len(plan.bases)] for n in range(plan.sockets)]
    await at_once([run.sit_down(room, base) for room, base in zip(rooms, bases, strict=False)])
    await at_once([run.open(rooms[n % len(rooms)], bases[n]) for n in range(len(rooms), plan.sockets)])
    entry = time.monotonic() - entry
    await asyncio.sleep(1)
    with_sockets = memory(plan.pids)
    gc.collect()
    gc.disable()
    clock = asyncio.get_running_loop().time
    start, worked, mine, whole = clock() + 0.5, cpu(plan.pids), time.process_time(), machine_cpu()
    await asyncio.gather(
        *(run.keep_pace(room, start + n / len(rooms) / plan.rate) for n, room in enumerate(rooms))
    )
    # The last move may arrive after the time: the rate is up to there.
    lasted = max(max(run.ended, default=0) - start, plan.seconds)
    worked, mine, whole = cpu(plan.pids) - worked, time.process_time() - mine, machine_cpu() - whole
    after = memory(plan.pids)
    gc.enable()
    await run.close(rooms)
    if plan.work != "echo" and plan.sample:
        Path(plan.sample).write_bytes(run.sample)
    counted = [delay for delay, ended in zip(run.delays, run.ended, strict=True) if ended >= start + plan.run_in]
    marks = percentiles(counted)
    return Load(
        due=plan.tables * plan.rate,
        held=len(run.delays) / lasted,
        p50=marks[49],
        p99=marks[98],
        worst=max(counted),
        move_cpu=worked / len(run.delays),
        server_cpu=worked / lasted,
        driver_cpu=mine / lasted,
        other_cpu=max(0.0, whole - worked - mine) / lasted,
        size=statistics.median(run.sizes),
        moves=len(run.delays),
        errors=dict(run.errors),
        entry=entry,
        first_p99=percentiles(run.delays[: len(run.delays) - len(counted)])[98],
        late_previews=len(run.late_previews),
        late_p99=statistics.quantiles(run.late_previews, n=100)[98] if len(run.late_previews) > 1 else 0,
        table_memory=(with_tables - empty + after - with_sockets) / plan.tables,
        socket_memory=(with_sockets - with_tables) / plan.sockets,
    )


async def whole_games(plan: Plan) -> dict[str, float]:
    """Games to their end, one socket each: what a table weighs at most, and how many moves that were."""
    run = Run(plan)

    async def play_on(room: Room) -> None:
        clock = asyncio.get_running_loop().time
        while not room.over and room.version < LONGEST_GAME:
            await run.move(room, clock())

    async with somebody(plan.bases[0]) as client:
        # First what is no table's own has to be there: the client's connections, the database's caches.
        first: list[Room] = []
        await at_once([new_table(client, first) for _ in range(AT_ONCE)])
        rooms: list[Room] = []
        await at_once([run.sit_down(room, plan.bases[0]) for room in first])
        await asyncio.gather(*map(play_on, first))
        before = memory(plan.pids)
        await at_once([new_table(client, rooms) for _ in range(plan.tables)])
        opened = memory(plan.pids)
        await at_once([run.sit_down(room, plan.bases[0]) for room in rooms])
        with_sockets = memory(plan.pids)
        await asyncio.gather(*map(play_on, rooms))
        after = memory(plan.pids)
    await run.close([*first, *rooms])
    if run.errors:
        raise SystemExit(f"errors in whole games: {dict(run.errors)}")
    return {
        "whole_game": (opened - before + after - with_sockets) / plan.tables,
        "moves": statistics.mean(room.version for room in rooms),
    }


async def idle_tables(plan: Plan) -> dict[str, float]:
    """Tables that come and are unloaded, in rounds: by how much the server has grown for each since the first."""
    rounds = 3
    sizes = []
    left = 0
    async with somebody(plan.bases[0]) as client:
        for _ in range(rounds):
            await at_once([new_table(client, []) for _ in range(plan.tables)])
            for _ in range(60):
                await asyncio.sleep(0.5)
                left = await live_tables(client)
                if not left:
                    break
            sizes.append(memory(plan.pids))
    created = plan.tables * (rounds - 1)
    return {"idle": (sizes[-1] - sizes[0]) / created, "created": created, "left": left}


async def live_tables(client: httpx.AsyncClient) -> int:
    lines = (await client.get("metrics")).text.splitlines()
    return int(sum(float(line.split()[1]) for line in lines if line.startswith("assyria_live_tables ")))


WORK: dict[str, Callable[[Plan], Coroutine[Any, Any, Any]]] = {
    "load": load,
    "echo": load,
    "whole games": whole_games,
    "idle tables": idle_tables,
}


def drive(plan: Plan) -> None:
    many_files()
    found = asyncio.run(WORK[plan.work](plan))
    sys.stdout.buffer.write(orjson.dumps(asdict(found) if isinstance(found, Load) else found))


if __name__ == "__main__":
    drive(Plan(**orjson.loads(sys.argv[1])))
