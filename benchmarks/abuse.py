"""`make bench-abuse`: how much abusive guests slow down honest tables, each client with an address of its own.

The same load of honest tables is measured twice: alone, and beside guests who open tables, send padded records and
bodies of thousands of unknown keys, ask for hints and go away, play exercises and puzzles without end, open
sockets, read metrics, leave requests half-sent and let bots play, as fast as they can. All limits are those of a
real server. Everything runs on this machine, the guests with low priority. Before that, every endpoint gets the
most awkward bodies that it lets in, to see how long one request keeps others waiting.
"""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
import time
from collections import Counter

import orjson
from benchmarks.driver import HOUSEHOLD, Load, driven
from benchmarks.rooms import Plan
from benchmarks.serving import new, serving
from benchmarks.stalls import AIM, Stall, stalls
from benchmarks.words import MACHINE, ROOT, aim, lines, ms, say, scratch_folder, write_report

REPORT = ROOT / "docs" / "benchmarks-abuse.md"
GUESTS = [sys.executable, "-m", "benchmarks.guests"]
HEAD_START = 5.0
"""Seconds for which guests misbehave before the honest tables come."""
RUN_IN = 3.0
"""Seconds of moves that are measured apart."""
SLOWER = 3.0
"""Times as long as undisturbed that honest people may take to come in."""


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
    with scratch_folder() as folder:
        say("honest tables alone")
        with serving("tables", new(folder, "alone")) as server:
            alone = honest(options, server)
        say(f"beside {options.guests} abusive guests")
        with serving("tables", new(folder, "beside")) as server:
            guests = subprocess.Popen([*GUESTS, server[0], str(options.guests)], cwd=ROOT, stdout=subprocess.PIPE)
            try:
                time.sleep(HEAD_START)
                beside = honest(options, server)
            finally:
                guests.send_signal(signal.SIGTERM)
                said, _ = guests.communicate(timeout=60)
    return alone, beside, Counter(orjson.loads(said)), ordinary, found


def report(
    options: argparse.Namespace, alone: Load, beside: Load, did: Counter[str], ordinary: Stall, found: list[Stall]
) -> str:
    rows = [
        f"| {name} | {one.held:.0f} of {one.due:.0f} | {ms(one.p50)} | {ms(one.p99)} | {ms(one.worst)} | "
        f"{ms(one.first_p99)} | {one.server_cpu:.0%} | "
        f"{', '.join(f'{count} {code}' for code, count in one.errors.items()) or 'none'} |"
        for name, one in (("alone", alone), ("beside abusive guests", beside))
    ]
    ratio, slower, stall = beside.p99 / alone.p99, beside.entry / alone.entry, found[0].seconds / ordinary.seconds
    aims = (
        aim("honest p99 at most twice its undisturbed value", f"{ratio:.1f} times", ratio <= 2),
        aim("all honest people in within three times as long", f"{slower:.1f} times", slower <= SLOWER),
        aim("no request stalls others for ten ordinary ones", f"{stall:.1f} times", stall <= AIM),
    )
    stretches = (
        f"| `{one.what}` | {ms(one.seconds)} | {one.seconds / ordinary.seconds:.1f} |" for one in found[:8]
    )
    tried = (f"| {what} | {count:,} |" for what, count in sorted(did.items()))
    return f"""# Abusive guests beside honest tables

Written by `make bench-abuse`. The server, the honest sockets and the abusive guests share one
machine; the guests compute with low priority, since elsewhere they have machines of their own.

{MACHINE} {options.tables} honest tables, {options.rate:g} move a second each for
{options.seconds:g} seconds; {options.guests} abusive guests, each with an address of their own.
All limits as by default. To come in, {options.tables} tables and {2 * options.tables} sockets from \
{-(-options.tables // HOUSEHOLD)} addresses,
took honest people {alone.entry:.0f} s alone and {beside.entry:.0f} s beside the guests: a busy server admits
those first who asked for least, since moves come first. The first {RUN_IN:g} seconds, in which all tables begin
at once and the server finds its pace, are measured apart.

| honest tables | moves a second | p50 | p99 | longest | p99 of the first {RUN_IN:g} s | server CPU | errors |
|---|---:|---:|---:|---:|---:|---:|---|
{lines(rows)}

| aim | measured | |
|---|---:|---|
{lines(aims)}

How long one request keeps the event loop to itself, with the most awkward body that is let in, in
processor time; an ordinary one, to {ordinary.what}, {ms(ordinary.seconds)}:

| endpoint | longest stretch | times an ordinary request |
|---|---:|---:|
{lines(stretches)}

What the guests tried, and the status of the answer:

| | |
|---|---:|
{lines(tried)}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--guests", type=int, default=200)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=1, help="moves a second a table")
    write_report(parser, REPORT, lambda options: report(options, *measure(options)))


if __name__ == "__main__":
    main()
