"""`make bench-abuse`: how much abusive guests slow down honest tables, each client with an address of its own.

The same load of honest tables is measured twice: alone, and beside guests who open tables, send padded records and
bodies of thousands of unknown keys, ask for hints and go away, play exercises and puzzles without end, open
sockets, read metrics, leave requests half-sent and let bots play, as fast as they can. All limits are those of a
real server. Everything runs on this machine, the guests with low priority. Before that, every endpoint gets the
most awkward bodies that it lets in, to see how long one request keeps others waiting.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import orjson
from benchmarks.driver import HOUSEHOLD, Load, driven
from benchmarks.rooms import Plan, cookie_of
from benchmarks.serving import many_files, new, serving
from benchmarks.stalls import AIM, Stall, stalls
from benchmarks.words import ROOT, aim, ms, say
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

REPORT = ROOT / "docs" / "benchmarks-abuse.md"
MYSELF = [sys.executable, "-m", "benchmarks.abuse", "--as-guests"]
HEAD_START = 5.0
"""Seconds for which guests misbehave before the honest tables come."""
LONGEST = 600.0
"""Seconds after which guests stop by themselves."""
PADDED = 150_000
"""Characters of white space in a record."""
NONSENSE = orjson.dumps({f"key-{n}": n for n in range(18_000)})
JSON = {"Content-Type": "application/json"}
RUN_IN = 3.0
"""Seconds of moves that are measured apart."""
SLOWER = 3.0
"""Times as long as undisturbed that honest people may take to come in."""


@dataclass(eq=False)
class Guest:
    """Somebody who wants all of it."""

    base: str
    number: int
    end: float
    counted: Counter[str]
    rng: Random = field(init=False)
    client: httpx.AsyncClient = field(init=False)
    tables: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = Random(self.number)
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.client = httpx.AsyncClient(base_url=f"http://{self.base}/api/", transport=transport, timeout=30)

    @property
    def address(self) -> str:
        return f"127.66.{self.number // 250}.{self.number % 250 + 1}"

    async def misbehave(self, records: list[str], position: str) -> None:
        """Do one thing after the other until the time is over."""
        ways: list[Callable[[], Awaitable[None]]] = [
            self.open_table,
            self.let_bots_play,
            lambda: self.send_record(self.rng.choice(records)),
            self.ask_and_go,
            self.open_sockets,
            self.leave_half_sent,
            self.send_nonsense,
            lambda: self.play_exercises(position),
            self.play_puzzles,
            self.read_metrics,
        ]
        async with self.client:
            await self.client.get("me")
            while time.time() < self.end:
                with contextlib.suppress(httpx.HTTPError, OSError, WebSocketException, TimeoutError):
                    await self.rng.choice(ways)()
                await asyncio.sleep(0.05)

    async def post(self, what: str, path: str, **body: object) -> httpx.Response:
        answer = await self.client.post(path, json=body or None)
        self.counted[f"{what} {answer.status_code}"] += 1
        return answer

    async def open_table(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "champion"}]
        answer = await self.post("table", "tables", seats=seats, confirm=False)
        if answer.status_code == 201:
            self.tables.append(answer.json()["id"])

    async def let_bots_play(self) -> None:
        answer = await self.post("bots alone", "tables", seats=[{"kind": "bot", "bot": "champion"}] * 4)
        if answer.status_code == 201:
            self.tables.append(answer.json()["id"])

    async def send_record(self, record: str) -> None:
        await self.post("import", "tables", seats=[{"kind": "me"}] * 2, record=record)

    async def ask_and_go(self) -> None:
        if self.tables:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.post("hint", f"tables/{self.rng.choice(self.tables)}/hint"), 0.2)
            self.counted["hint abandoned"] += 1

    async def open_sockets(self) -> None:
        if not self.tables:
            return
        place = f"ws://{self.base}/api/tables/{self.rng.choice(self.tables)}/socket"
        async with contextlib.AsyncExitStack() as lines:
            for _ in range(10):
                line = connect(
                    place, additional_headers=cookie_of(self.client), local_addr=(self.address, 0), proxy=None
                )
                await lines.enter_async_context(line)
                self.counted["socket"] += 1
            await asyncio.sleep(1)

    async def send_nonsense(self) -> None:
        for _ in range(10):
            answer = await self.client.post("tables/x/commands", content=NONSENSE, headers=JSON)
            self.counted[f"nonsense {answer.status_code}"] += 1

    async def play_exercises(self, position: str) -> None:
        for _ in range(5):
            await self.post("exercise", "exercise", position=position, mine=[0], moves=[])

    async def play_puzzles(self) -> None:
        puzzle = self.rng.choice((await self.client.get("puzzles")).json())["id"]
        table = (await self.post("puzzle", f"puzzles/{puzzle}", moves=[])).json()["table"]
        await self.post("puzzle", f"puzzles/{puzzle}", moves=[self.rng.choice(table["legal"])])

    async def read_metrics(self) -> None:
        for _ in range(20):
            answer = await self.client.get("metrics")
            self.counted[f"metrics {answer.status_code}"] += 1

    async def leave_half_sent(self) -> None:
        host, port = self.base.split(":")
        async with contextlib.AsyncExitStack() as held:
            for _ in range(10):
                _, writer = await asyncio.open_connection(host, int(port), local_addr=(self.address, 0))
                held.callback(writer.close)
                writer.write(b"GET /api/me HTTP/1.1\r\nHost: club\r\nX-Slow: ")
                self.counted["half-sent"] += 1
            await asyncio.sleep(1)


def padded_records_and_position() -> tuple[list[str], str]:
    """Games of two after a hundred moves, with white space to fill a disk; and the position of one then."""
    from assyria.record import position_text, read_record, write_record
    from assyria.rules import view

    lines = (ROOT / "tests" / "golden" / "2-players.jsonl").read_bytes().splitlines()[:10]
    games = [read_record(line) for line in lines]
    records = [write_record(game.record(100)).decode().replace("{", "{" + " " * PADDED, 1) for game in games]
    return records, position_text(view(games[0].at(100)))


def honest(options: argparse.Namespace, server: tuple[str, int]) -> Load:
    """Return the load of the honest tables, two sockets each."""
    address, pid = server
    plan = Plan(
        "load",
        [address],
        [pid],
        options.tables,
        2 * options.tables,
        options.seconds,
        options.rate,
        deflate=True,
        run_in=RUN_IN,
    )
    return Load(**driven(plan, 240 + 3 * options.seconds))


def measure(options: argparse.Namespace) -> tuple[Load, Load, Counter[str], Stall, list[Stall]]:
    """Return the honest load alone, the same beside abusive guests, what those did, and how requests stall."""
    say("the most awkward bodies of every endpoint")
    ordinary, found = stalls()
    folder = Path(tempfile.mkdtemp(prefix="assyria-bench-"))
    try:
        say("honest tables alone")
        with serving("tables", new(folder, "alone")) as server:
            alone = honest(options, server)
        say(f"beside {options.guests} abusive guests")
        with serving("tables", new(folder, "beside")) as server:
            command = [*MYSELF, server[0], str(options.guests)]
            guests = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
            try:
                time.sleep(HEAD_START)
                beside = honest(options, server)
            finally:
                guests.send_signal(signal.SIGTERM)
                said, _ = guests.communicate(timeout=60)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return alone, beside, Counter(orjson.loads(said)), ordinary, found


def as_guests(base: str, guests: int) -> None:
    """Misbehave until told to stop, then say what was done."""
    many_files()
    # On a real network they compute elsewhere; here they share the cores with the server.
    os.nice(15)
    counted: Counter[str] = Counter()
    records, position = padded_records_and_position()

    async def all_of_them() -> None:
        people = [Guest(base, number, time.time() + LONGEST, counted) for number in range(guests)]
        working = asyncio.gather(*(one.misbehave(records, position) for one in people))
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, working.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await working

    asyncio.run(all_of_them())
    sys.stdout.buffer.write(orjson.dumps(counted))


def report(
    options: argparse.Namespace, alone: Load, beside: Load, did: Counter[str], ordinary: Stall, found: list[Stall]
) -> str:
    rows = [
        f"| {name} | {one.held:.0f} of {one.due:.0f} | {ms(one.p50)} | {ms(one.p99)} | {ms(one.worst)} | "
        f"{ms(one.first_p99)} | {one.server_cpu:.0%} | "
        f"{', '.join(f'{count} {code}' for code, count in one.errors.items()) or 'none'} |"
        for name, one in (("alone", alone), ("beside abusive guests", beside))
    ]
    ratio, slower, stall = (
        beside.p99 / alone.p99,
        beside.entry / alone.entry,
        found[0].seconds / ordinary.seconds,
    )
    return "\n".join(
        [
            "# Abusive guests beside honest tables",
            "",
            "Written by `make bench-abuse`. The server, the honest sockets and the abusive guests share one",
            "machine; the guests compute with low priority, since elsewhere they have machines of their own.",
            "",
            f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores. {options.tables} "
            f"honest tables, {options.rate:g} move a second each for",
            f"{options.seconds:g} seconds; {options.guests} abusive guests, each with an address of their own.",
            f"All limits as by default. To come in, {options.tables} tables and {2 * options.tables} sockets from "
            f"{-(-options.tables // HOUSEHOLD)} addresses,",
            f"took honest people {alone.entry:.0f} s alone and {beside.entry:.0f} s beside the guests: a busy "
            "server admits",
            "those first who asked for least, since moves come first. The first "
            f"{RUN_IN:g} seconds, in which all tables begin",
            "at once and the server finds its pace, are measured apart.",
            "",
            "| honest tables | moves a second | p50 | p99 | longest | "
            f"p99 of the first {RUN_IN:g} s | server CPU | errors |",
            "|---|---:|---:|---:|---:|---:|---:|---|",
            *rows,
            "",
            "| aim | measured | |",
            "|---|---:|---|",
            aim("honest p99 at most twice its undisturbed value", f"{ratio:.1f} times", ratio <= 2),
            aim("all honest people in within three times as long", f"{slower:.1f} times", slower <= SLOWER),
            aim("no request stalls others for ten ordinary ones", f"{stall:.1f} times", stall <= AIM),
            "",
            "How long one request keeps the event loop to itself, with the most awkward body that is let in, in",
            f"processor time; an ordinary one, to {ordinary.what}, {ms(ordinary.seconds)}:",
            "",
            "| endpoint | longest stretch | times an ordinary request |",
            "|---|---:|---:|",
            *(f"| `{one.what}` | {ms(one.seconds)} | {one.seconds / ordinary.seconds:.1f} |" for one in found[:8]),
            "",
            "What the guests tried, and the status of the answer:",
            "",
            "| | |",
            "|---|---:|",
            *(f"| {what} | {count:,} |" for what, count in sorted(did.items())),
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--guests", type=int, default=200)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=1, help="moves a second a table")
    parser.add_argument("--no-report", action="store_true", help="leave the document alone")
    parser.add_argument("--as-guests", nargs=2, metavar=("ADDRESS", "GUESTS"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.as_guests:
        as_guests(options.as_guests[0], int(options.as_guests[1]))
        return
    # What ends us ends the server, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    text = report(options, *measure(options))
    print(text)
    if not options.no_report:
        REPORT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
