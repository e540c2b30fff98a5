"""`make bench-server`: how many tables one server holds, how fast news travels, and what a table weighs.

A server in a process of its own, sockets from another; everything on this machine, bounded, and gone afterwards.
Machines are noisy and the two share it: a bare echo server is measured in the same way, in the same run.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass

from benchmarks.driver import Load, driven
from benchmarks.rooms import Plan
from benchmarks.serving import NO_LIMITS, new, serving
from benchmarks.words import MACHINE, ROOT, aim, kb, lines, ms, say, scratch_folder, write_report
from tests.store.postgres_server import running_postgres

REPORT = ROOT / "docs" / "benchmarks-server.md"
ECHO = "echo server"
FRESH_IDLE = 2.0
"""Seconds after which a table leaves the memory, where that is what we look at."""


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


def measure(options: argparse.Namespace) -> tuple[dict[str, Load], Weight]:
    loads: dict[str, Load] = {}
    with scratch_folder() as folder:
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

        with serving("tables", new(folder, "one")) as server:
            loaded("one process, SQLite", "load", [server])
        with serving("echo", str(sample)) as server:
            loaded(ECHO, "echo", [server])
        if not options.no_postgres:
            with running_postgres(as_usual=True) as postgres:
                url = postgres.url()
                with serving("tables", url) as a, serving("tables", url) as b:
                    loaded("two processes, PostgreSQL", "load", [a, b])
        say("whole games")
        with serving("tables", new(folder, "games"), *NO_LIMITS) as server:
            games = driven(plan("whole games", [server], options.games), longest)
        say("idle tables")
        with serving("tables", new(folder, "idle"), "--idle", str(FRESH_IDLE), *NO_LIMITS) as server:
            idle = driven(plan("idle tables", [server], options.idle_tables), longest)
    return loads, Weight(**games, **idle)


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
            "under 100 kB a live table, at the end of its game", kb(weight.whole_game), weight.whole_game < 100_000
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
    late = (
        f"{name}: {one.late_previews} of {one.moves} previews were sent later, p99 "
        f"{ms(one.late_p99)} after the move was due."
        for name, one in tables.items()
    )
    weights = (
        *(
            f"| a live table after {options.seconds * options.rate:g} moves, {name} | {kb(one.table_memory)} |"
            for name, one in tables.items()
        ),
        f"| a live table after a whole game of {weight.moves:.0f} moves ({options.games} at once) | "
        f"{kb(weight.whole_game)} |",
        *(f"| a socket, {name} | {kb(one.socket_memory)} |" for name, one in loads.items()),
        f"| an idle table ({weight.created} were made and unloaded) | {kb(weight.idle)} |",
    )
    return f"""# Benchmarks of the server

Written by `make bench-server`. The server, the sockets' side and PostgreSQL share one machine, so
figures are noisy and what is left of the cores decides: compare between machines and versions the
ratios to the echo server, which is measured in the same run.

{MACHINE} {options.tables} live tables of 4 seats, {options.sockets} sockets,
{options.rate:g} move{"s" * (options.rate != 1)} a second a table for {options.seconds:g} seconds, \
sockets {"without compression" if options.no_deflate else "compressed as for a browser"}.
A message about a move has {single.size / 1000:.1f} kB before compression.

| | moves a second | p50 | p99 | longest | ratio of p50 / p99 | CPU a move | server CPU | driver CPU \
| other CPU | errors |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
{lines(rows)}

Times are from the moment a move is due until its message is at the last socket of its table, so a
server that falls behind cannot hide it; moves whose turn did not come within the time were never
sent. CPU is of one core: of all processes of the server, of the driver, and of all else on the
machine, PostgreSQL included. The server's time a move is what noise disturbs least. The echo server
does nothing but pass on as many messages of the same size. With two processes the sockets of each
table are spread over both. A server that is busy sends the change first and the preview of the next
decision later; a client can draw the board and the legal moves without it.

{lines(late)}

| memory | |
|---|---:|
{lines(weights)}

Memory is by how much the processes grow in all (RSS). With two processes each of them holds every
table that somebody watches through it.

| aim | measured | |
|---|---:|---|
{lines([*aims, *notes])}
"""


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

    def measured(options: argparse.Namespace) -> str:
        if not options.tables <= options.sockets <= 10_000 or options.seconds * options.rate < 1:
            parser.error("every table needs a socket and a move, and 10,000 sockets are enough")
        return report(options, *measure(options))

    write_report(parser, REPORT, measured)


if __name__ == "__main__":
    main()
