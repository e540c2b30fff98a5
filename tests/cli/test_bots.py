"""Bots as people name them, try them, and see them fail: one line, a file, nothing lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from assyria.bots import BOTS
from assyria.record import read_record
from assyria.render.words import LANGUAGES
from assyria.rules import Phase
from tests.cli.running import assyria
from tests.cli.test_play import EVERY_KEY
from tests.effort import effort
from tests.processes import alive, running
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
SAMPLE = f"engine:{sys.executable} {ROOT / 'examples' / 'stdio_bot.py'}"
MYBOTS = """
import os, sys, time
from assyria.rules import legal_moves

print("loaded")

class Clever:
    def choose(self, seen, rng):
        print("thinking")
        return rng.choice(legal_moves(seen))

class Quiet:
    def choose(self, seen, rng):
        return rng.choice(legal_moves(seen))

class Clock(Quiet):
    def choose(self, seen, rng):
        return legal_moves(seen)[time.perf_counter_ns() % len(legal_moves(seen))]

class Late(Quiet):
    '''Does well for a while.'''
    def __init__(self):
        self.asked = 0
    def choose(self, seen, rng):
        self.asked += 1
        if self.asked > 3 and seen.reign == 2:
            self.fail()
        return super().choose(seen, rng)

class Raises(Late):
    def fail(self):
        raise ZeroDivisionError("one by none")

class Dies(Late):
    def fail(self):
        os._exit(7)

class Hangs(Late):
    def fail(self):
        while True:
            try:
                time.sleep(1)
            except BaseException:
                pass

class Fat(Quiet):
    def __init__(self):
        self.memory = bytearray(200_000_000)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mybots.py").write_text(MYBOTS)
    return tmp_path


def command(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What people type, with their module on the path and their failures in a folder."""
    path = os.pathsep.join([str(folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
    return subprocess.run(
        [sys.executable, "-m", "assyria", *arguments],
        env={**os.environ, "PYTHONPATH": path, "XDG_STATE_HOME": str(folder / "state")},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def capsules(folder: Path) -> list[dict[str, object]]:
    files = sorted((folder / "state" / "assyria" / "failures").glob("*.json"))
    return [json.loads(file.read_text()) for file in files]


def assert_told(done: subprocess.CompletedProcess[str], folder: Path, code: str, why: str) -> None:
    """Exit code 1, one line that names bot, reason and file; no traceback."""
    assert done.returncode == 1, done.stderr
    (line,) = [line for line in done.stderr.splitlines() if "failed" in line]
    assert f"({code}): {why}" in line
    file = Path(line.rpartition("traceback: ")[2])
    assert file.is_relative_to(folder)
    told = json.loads(file.read_text())
    assert (told["code"], told["bot"]) == (code, line.partition(" failed")[0].removeprefix("Error: "))
    assert "Traceback" not in done.stderr


# One way to name them


@pytest.mark.parametrize("name", ["mybots:Clever", "champion@3", "random", SAMPLE][: effort(1, 4)])
def test_every_command_takes_every_kind_of_name(name: str, folder: Path) -> None:
    """And what a bot prints is kept out of the results."""
    bots = ["--players", "2", "--bots", f"{name},random"]
    for arguments in (
        ["arena", *bots, "--games", "2", "--jobs", "1", "--json"],
        ["simulate", *bots, "--games", "1", "--json", "--out", "games"],
        ["dataset", "data", *bots, "--games", "1", "--json"],
    ):
        done = command(folder, *arguments)
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)
    (record,) = (folder / "games").iterdir()
    assert read_record(record.read_bytes()).state.phase is Phase.OVER


@pytest.mark.parametrize("name", ["champion@3", "mybots:Clever", SAMPLE])
def test_at_the_terminal_too(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.chdir(folder)
    result = assyria("play", "--players", "2", "--bots", name, "--seed", "1", typed="1\n1\n1\nquit\n")
    assert result.exit_code == 0
    assert "failed" not in result.output


# When one fails


@pytest.mark.long
@pytest.mark.parametrize(
    ("jobs", "kind", "code", "why"),
    [
        ("1", "Raises", "raised", "ZeroDivisionError: one by none (mybots.py:"),
        ("2", "Dies", "ended", "ended with exit code 7"),
        ("1", "Hangs", "too-slow", "no answer in 1 s"),
    ],
)
def test_the_arena_ends_with_one_line_and_a_file(jobs: str, kind: str, code: str, why: str, folder: Path) -> None:
    bots = ["--players", "2", "--bots", f"mybots:{kind},random"]
    done = command(folder, "arena", *bots, "--games", "4", "--jobs", jobs, "--move-limit", "1", "--json")
    assert_told(done, folder, code, why)
    assert done.stdout == ""


@pytest.mark.long
def test_games_that_were_played_are_kept(folder: Path) -> None:
    """The journal of an arena, the records of a simulation, the games of a dataset; and all go on afterwards."""
    (folder / "mybots.py").write_text(
        MYBOTS + "\nclass Third(Quiet):\n"
        "    games = 0\n"
        "    def __init__(self):\n"
        "        Third.games += 1\n"
        "    def choose(self, seen, rng):\n"
        "        if Third.games > 4: raise ValueError('too many games')\n"
        "        return super().choose(seen, rng)\n"
    )
    bots = ["--players", "2", "--bots", "mybots:Third,random", "--seed", "1"]
    done = command(folder, "arena", *bots, "--games", "8", "--seed", "1", "--jobs", "1", "--csv", "games.csv")
    assert_told(done, folder, "raised", "ValueError: too many games")
    kept = (folder / "games.csv").read_text().splitlines()
    assert len(kept) > 2
    done = command(folder, "simulate", *bots, "--games", "8", "--out", "records")
    assert_told(done, folder, "raised", "ValueError: too many games")
    records = sorted((folder / "records").iterdir())
    assert records
    assert all(read_record(file.read_bytes()).state.phase is Phase.OVER for file in records)
    done = command(folder, "dataset", "data", *bots, "--games", "8", "--shard", "100")
    assert_told(done, folder, "raised", "ValueError: too many games")
    assert pq.read_table(folder / "data" / "games")["game"].to_pylist() == list(range(1, len(records) + 1))
    assert len(capsules(folder)) == 3
    (folder / "mybots.py").write_text((folder / "mybots.py").read_text().replace("> 4", "> 400"))
    done = command(folder, "arena", *bots, "--games", "8", "--seed", "1", "--jobs", "1", "--csv", "games.csv")
    assert done.returncode == 0, done.stderr
    assert (folder / "games.csv").read_text().splitlines()[: len(kept)] == kept


HANGS = """
import os, time
open('pid', 'w').write(str(os.getpid()))
os.rename('pid', 'hangs')
time.sleep(600)
"""
FAILS_AND_HANGS = """
import os, sys
open('hangs', 'w').write(str(os.getpid()))
sys.stdin.readline()
print('{"move": "nonsense"}', flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGHUP], ids=lambda told: told.name)
@pytest.mark.parametrize("called", [["simulate", "--bots"], ["arena", "--jobs", "1", "--bots"], ["bot-test"]])
def test_an_interruption_leaves_no_process_behind(called: list[str], told: signal.Signals, folder: Path) -> None:
    """Not even that of an engine which hangs, when the terminal is closed."""
    if signal.getsignal(told) is signal.SIG_IGN:
        pytest.skip("under nohup no command is ended by a hang-up")
    (folder / "hangs.py").write_text(HANGS)
    arguments = [*called, f"engine:{sys.executable} hangs.py", "--move-limit", "300"]
    with running([sys.executable, "-m", "assyria", *arguments], cwd=folder, stderr=subprocess.PIPE) as process:
        wait_for(folder / "hangs", process)
        process.send_signal(told)
        process.communicate(timeout=60)
    assert process.returncode == 130
    assert_gone(int((folder / "hangs").read_text()))


def test_a_failure_is_told_when_it_happens(folder: Path) -> None:
    """Into a pipe, too, while the next one may take long."""
    (folder / "fails.py").write_text(FAILS_AND_HANGS)
    arguments = ["bot-test", f"engine:{sys.executable} fails.py", "--move-limit", "300"]
    command = [sys.executable, "-m", "assyria", *arguments]
    with running(command, cwd=folder, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert "(illegal)" in process.stderr.readline()
        assert process.poll() is None
        process.terminate()
        process.communicate(timeout=60)
    assert_gone(int((folder / "hangs").read_text()))


def wait_for(file: Path, process: subprocess.Popen[Any]) -> None:
    while not file.exists():
        assert process.poll() is None
        time.sleep(0.05)


def assert_gone(engine: int) -> None:
    late = time.monotonic() + PATIENCE
    while alive(engine) and time.monotonic() < late:
        time.sleep(0.05)
    assert not alive(engine)


def test_the_folder_can_be_named_and_may_be_unwritable(folder: Path) -> None:
    bots = ["--players", "2", "--bots", "mybots:Raises,random", "--games", "4"]
    done = command(folder, "simulate", *bots, "--failures", "here")
    assert done.returncode == 1
    assert len(list((folder / "here").iterdir())) == 1
    done = command(folder, "simulate", *bots, "--failures", "/dev/null/nowhere")
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_terminal_a_stand_in_plays_on(
    language: str, folder: Path, monkeypatch: pytest.MonkeyPatch, games: Path
) -> None:
    """The person is told each time, and at last that the bot is not asked any more."""
    (folder / "badbots.py").write_text(
        "from assyria.rules import legal_moves\n"
        "class Bad:\n"
        "    def choose(self, seen, rng):\n"
        "        return legal_moves(seen)[0] if seen.game.players == 4 else 'fly'\n"
    )
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.chdir(folder)
    command = ["play", "--players", "2", "--bots", "badbots:Bad", "--seed", "1", "--failures", "failures"]
    result = assyria(*command, typed=EVERY_KEY * 4, lang=language)
    text = " ".join(result.output.split())
    assert text.count("(illegal)") == 3
    assert len(list((folder / "failures").iterdir())) == 3
    (file,) = games.iterdir()
    assert read_record(file.read_bytes()).moves


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("gready", 'There is no bot "gready". There are: level-1 … level-10, random, greedy'),
        ("champion@20s", "it thinks 20 s, and the limit is 10 s"),
        ("nowhere:Bot", "ModuleNotFoundError"),
        ("engine:", "the command is missing"),
    ],
)
@pytest.mark.parametrize("called", ["arena", "simulate", "play", "dataset", "bot-test"])
def test_what_is_no_bot_is_wrong_use(called: str, name: str, told: str, tmp_path: Path) -> None:
    arguments = {"bot-test": ["bot-test", name], "dataset": ["dataset", str(tmp_path / "new"), "--bots", name]}
    result = assyria(*arguments.get(called, [called, "--bots", name]))
    assert result.exit_code == 2
    assert told in " ".join(result.output.split())


# bot-test


def test_a_bot_that_passes() -> None:
    result = assyria("bot-test", "greedy", "--positions", "40", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert (found["bot"], found["passed"], found["positions"], found["failures"]) == ("greedy", True, 40, [])
    assert (found["repeated"], found["different"], found["printed"]) == (8, 0, 0)
    assert 0 < found["seconds"]["mean"] <= found["seconds"]["p99"] <= found["seconds"]["worst"]
    assert found["memory_bytes"] > 5_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_reports_in_every_language(language: str) -> None:
    result = assyria("bot-test", SAMPLE, "--positions", "10", lang=language)
    assert result.exit_code == 0, result.output
    assert "ms" in result.output


@pytest.mark.long
def test_bots_that_do_not_pass(folder: Path) -> None:
    """It prints, or fails; after ten failures nobody waits for more. Memory and whims are measured."""
    printing = command(folder, "bot-test", "mybots:Clever", "--positions", "20", "--json")
    found = json.loads(printing.stdout)
    assert (printing.returncode, found["passed"], found["failures"], found["printed"]) == (1, False, [], 24)
    failing = command(folder, "bot-test", "engine:false", "--positions", "200", "--json")
    found = json.loads(failing.stdout)
    assert (failing.returncode, found["positions"], len(found["failures"])) == (1, 10, 10)
    assert all(json.loads(Path(each["file"]).read_text())["code"] == "ended" for each in found["failures"])
    assert failing.stderr.count("ended with exit code 1") == 10
    whims = json.loads(command(folder, "bot-test", "mybots:Clock", "--positions", "60", "--json").stdout)
    assert whims["passed"]
    assert whims["different"] > 0
    fat = json.loads(command(folder, "bot-test", "mybots:Fat", "--positions", "3", "--json").stdout)
    assert fat["memory_bytes"] > 200_000_000


def test_help_names_all_kinds() -> None:
    named = ("level-1…level-10", *(name for name, bot in BOTS.items() if bot.level is None))
    for called in ("arena", "simulate", "play", "dataset"):
        text = "".join(assyria(called, "--help").output.split())
        assert all(
            name in text for name in (*named, "module:Class", "engine:command", "--move-limit", "--failures")
        )
