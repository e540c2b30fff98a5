"""Who plays does not matter: the same games in this process, in several, and on a Ray cluster."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

from assyria.arena import (
    NoCluster,
    Pairing,
    Runner,
    Tournament,
    cluster,
    line_ups,
    pairings,
    play_here,
    processes,
    summarise,
)
from assyria.bots import BotFailed
from assyria.rules import Move, View, legal_moves
from tests.arena.playing import what_happened
from tests.effort import LONG
from tests.processes import running
from tests.waiting import PATIENCE

MATCHES = line_ups(["greedy", "random"], 2)


class Dead:
    """Ends its process, but not while it warms up."""

    name = "dead"
    level = 1

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002
        if seen.game.players == 2:
            os._exit(1)
        return legal_moves(seen)[0]


class Raiser(Dead):
    """Fails, but not while it warms up."""

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002
        if seen.game.players == 2:
            raise ZeroDivisionError("one by none")
        return legal_moves(seen)[0]


class Sleeper(Dead):
    """Takes longer than anybody waits."""

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002
        if seen.game.players == 2:
            time.sleep(600)
        return legal_moves(seen)[0]


def named(kind: type) -> str:
    return f"{__name__}:{kind.__name__}"


def played(runner: Runner, journal: Path | None = None, games: int = 8) -> Tournament:
    tournament = Tournament(MATCHES, games, 3, journal)
    for _ in tournament.play(runner):
        pass
    return tournament


def test_the_number_of_processes_does_not_matter() -> None:
    """The same games, and the same figures from them but for the time."""
    alone, together = played(play_here), played(processes(2))
    assert len(alone.played) == 8
    assert what_happened(together.played) == what_happened(alone.played)
    one, other = (summarise(tournament.played).bots["greedy"] for tournament in (alone, together))
    assert (one.win_share, one.mean_score, one.rating) == (other.win_share, other.mean_score, other.rating)


def test_what_a_bot_remembers_does_not_matter() -> None:
    """A bot that keeps what it found out starts afresh in every game: in any order, in any process."""
    asked = pairings(line_ups(["champion@20", "random"], 2), 4)
    assert what_happened(list(processes(2)(asked, 1))) == what_happened(list(play_here(asked[::-1], 1)))


def test_an_interruption_does_not_matter(tmp_path: Path) -> None:
    """Stopped in the middle of a deal and gone on with, by others: the same games, each played once."""
    journal = tmp_path / "games.csv"
    tournament = Tournament(MATCHES, 8, 3, journal)
    with closing(tournament.play(play_here)) as games:
        for _ in range(3):
            next(games)
    assert len(tournament.missing) == 5
    again = Tournament(MATCHES, 8, 3, journal)
    assert again.missing == tournament.missing
    assert len(list(again.play(processes(2)))) == 5
    assert what_happened(again.played) == what_happened(played(play_here).played)
    assert len(journal.read_text(encoding="utf-8").splitlines()) == 9
    whole = Tournament(MATCHES, 8, 3, journal)
    assert list(whole.play(play_here)) == []
    assert summarise(whole.played).games == 8


def test_more_and_fewer_games_than_before(tmp_path: Path) -> None:
    """The same journal serves: more are added, and only what is asked for is counted."""
    journal = tmp_path / "games.csv"
    played(play_here, journal, 2)
    assert len(Tournament(MATCHES, 4, 3, journal).missing) == 2
    played(play_here, journal, 4)
    assert len(Tournament(MATCHES, 2, 3, journal).played) == 2


def test_who_stops_does_not_wait() -> None:
    """Games that take minutes end with who asked for them, and no process stays behind."""
    before = set(active_children())
    pairing = [*pairings([("random", "random")], 2), *pairings([(named(Sleeper), "random")], 2)]
    began = time.monotonic()
    with closing(processes(2)(pairing, 1)) as games:
        next(games)
    assert time.monotonic() - began < 60
    assert set(active_children()) == before


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(BrokenProcessPool):
        list(processes(2)(pairings([(named(Dead), "random")], 2), 1))


def test_a_bot_that_fails_in_another_process() -> None:
    """It is told as if it had failed here."""
    with pytest.raises(BotFailed) as failed:
        list(processes(2)([Pairing(4, 0, (named(Raiser), "random"))], 1))
    failure = failed.value.failure
    assert (failure.bot, failure.game) == (named(Raiser), "deal 4, seating 0")
    assert failure.why.startswith("ZeroDivisionError: one by none (test_runners.py:")
    assert "raise ZeroDivisionError" in failure.trace


class Talker(Dead):
    """Prints to where results go."""

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002
        print("I think", flush=True)
        os.write(1, b"so I play\n")
        return legal_moves(seen)[0]


class Leaver(Dead):
    """Leaves the program."""

    def choose(self, seen: View, rng: Random) -> Move:  # noqa: ARG002
        if seen.game.players == 2:
            sys.exit("enough")
        return legal_moves(seen)[0]


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("kind", "code", "why"),
    [
        (Dead, "ended", "ended with exit code 1"),
        (Leaver, "raised", "SystemExit: enough"),
        (Raiser, "raised", "ZeroDivisionError: one by none"),
        (Sleeper, "too-slow", "no answer in 1 s"),
    ],
)
def test_with_a_limit_whatever_a_bot_does_is_told(jobs: int, kind: type, code: str, why: str) -> None:
    """It ends its own process alone, and one that hangs is ended."""
    runner = processes(2, limit=1.0) if jobs > 1 else partial(play_here, limit=1.0)
    with pytest.raises(BotFailed) as failed:
        list(runner([Pairing(4, 0, ("random", named(kind)))], 1))
    failure = failed.value.failure
    assert (failure.bot, failure.code, failure.seat, failure.game) == (named(kind), code, 1, "deal 4, seating 0")
    assert failure.why.startswith(why)


def test_what_a_bot_prints_goes_nowhere_near_results(capfd: pytest.CaptureFixture[str]) -> None:
    list(play_here([Pairing(0, 0, ("random", named(Talker)))], 1, limit=20))
    assert capfd.readouterr().out == ""


def test_a_limit_and_a_process_of_its_own_change_no_game() -> None:
    asked = [Pairing(0, rotation, ("random", named(Steady))) for rotation in (0, 1)]
    assert what_happened(list(play_here(asked, 1, limit=20))) == what_happened(list(play_here(asked, 1)))


class Steady(Dead):
    """Plays by chance, and remembers how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seen: View, rng: Random) -> Move:
        self.asked += 1
        moves = legal_moves(seen)
        return moves[(self.asked + rng.randrange(3)) % len(moves)]


def test_a_shipped_bot_beyond_the_limit() -> None:
    with pytest.raises(BotFailed) as failed:
        list(play_here([Pairing(0, 0, ("greedy", "random"))], 1, limit=1e-9))
    assert failed.value.failure.code == "too-slow"


def test_who_stops_leaves_no_engine_behind(tmp_path: Path) -> None:
    """Not even one that hangs and does not notice that nobody asks any more."""
    program = tmp_path / "hangs.py"
    pids = tmp_path / "pids"
    program.write_text(
        "import json, os, signal, sys, time\n"
        f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        "for line in sys.stdin:\n"
        "    if ' classic ' in line and json.loads(line)['position'].startswith('2 '):\n"
        "        time.sleep(600)\n"
        "    print(json.dumps({'move': json.loads(line)['legal'][0]}), flush=True)\n"
    )
    engine = f"engine:{sys.executable} {program}"
    asked = [*pairings([("random", "random")], 2), *pairings([(engine, "random")], 2)]
    with closing(processes(2, limit=300)(asked, 1)) as games:
        next(games)
        late = time.monotonic() + 60
        while not pids.exists():
            assert time.monotonic() < late
            time.sleep(0.05)
    late = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in pids.read_text().split()) and time.monotonic() < late:
        time.sleep(0.05)
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids.read_text().split())


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "nowhere.invalid:6379", "x:port"])
def test_no_cluster(address: str) -> None:
    """Told within seconds."""
    began = time.monotonic()
    with pytest.raises(NoCluster, match=address):
        list(cluster(address)(pairings(MATCHES, 2), 1))
    assert time.monotonic() - began < 30


ON_RAY = """
import sys
from assyria.arena import cluster, pairings
from assyria.bots import BotFailed
from tests.arena.playing import what_happened
from tests.arena.test_runners import Raiser, named, played
import ray
print(sorted(what_happened(played(cluster(sys.argv[1])).played).items()))
try:
    list(cluster(sys.argv[1])(pairings([(named(Raiser), "random")], 2), 1))
except BotFailed as failed:
    print(failed.failure.why)
print(ray.is_initialized())
"""
ROOT = Path(__file__).parents[2]
RAY_ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
}
"""A cluster lets nobody in who does not have its token: this one is made for the tests."""


def answers(port: int) -> bool:
    with socket.socket() as knocking:
        return knocking.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture
def ray_address() -> Iterator[str]:
    """A cluster of one machine, for as long as the test takes."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    # Ray keeps sockets there, whose paths must be short.
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        command = [
            *(str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", f"--port={port}"),
            *("--node-ip-address=127.0.0.1", "--num-cpus=2", "--include-dashboard=false"),
            *("--disable-usage-stats", f"--temp-dir={folder}"),
        ]
        with running(command, env=RAY_ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as head:
            deadline = time.monotonic() + 60
            while not answers(port):
                assert head.poll() is None
                assert time.monotonic() < deadline
                time.sleep(0.2)
            yield f"127.0.0.1:{port}"
            head.terminate()
            head.wait(60)


@pytest.mark.skipif(not LONG, reason="by make test-long")
def test_ray_plays_the_same_games(ray_address: str) -> None:
    """In a process of its own, where Ray may warn as it likes."""
    done = subprocess.run(
        [sys.executable, "-c", ON_RAY, ray_address],
        env=RAY_ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    games, failure, still_on = done.stdout.splitlines()
    assert games == str(sorted(what_happened(played(play_here).played).items()))
    assert failure.startswith("ZeroDivisionError: one by none")
    assert still_on == "False"
