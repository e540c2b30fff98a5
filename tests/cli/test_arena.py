"""`assyria arena` as people type it."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import Result

from assyria.render.words import LANGUAGES, words_in
from tests.cli.running import assyria
from tests.processes import running

COMMAND = [sys.executable, "-m", "assyria", "arena", "--seed", "1"]
PATIENCE = 120.0


def arena(*arguments: str, lang: str = "en") -> Result:
    return assyria("arena", "--seed", "1", *arguments, lang=lang)


def test_json() -> None:
    """One object on standard output, with figures by bot; all else goes to standard error."""
    result = arena(
        "--players", "2", "--bots", "greedy,random", "--games", "5", "--seed", "3", "--jobs", "1", "--json"
    )
    found = json.loads(result.stdout)
    assert (found["players"], found["games"], found["deals"], found["seed"]) == (2, 6, 3, 3)
    assert "6 games are played: whole deals, each in 2 games" in result.stderr
    assert list(found["bots"]) == ["greedy", "random"]
    greedy = found["bots"]["greedy"]
    assert greedy["games"] == greedy["seats"] == 6
    assert sum(bot["win_share"] for bot in found["bots"].values()) == pytest.approx(1)
    assert greedy["mean_score"] == pytest.approx(sum(points["mean"] for points in greedy["sources"].values()))
    for name in ("win_share", "mean_rank", "mean_score", "rating"):
        low, high = greedy[f"{name}_interval"]
        assert low <= greedy[name] <= high
    assert greedy["mean_score"] > found["bots"]["random"]["mean_score"]
    assert (found["bots"]["random"]["rating"], found["bots"]["random"]["rating_interval"]) == (0, None)
    assert greedy["seconds_per_decision"] > 0


def test_one_deal_has_no_intervals() -> None:
    """Null, not a number that means nothing."""
    found = json.loads(arena("--players", "2", "--bots", "random", "--games", "2", "--jobs", "1", "--json").stdout)
    assert found["bots"]["random"]["win_share"] == 0.5
    assert found["bots"]["random"]["win_share_interval"] is None
    assert found["bots"]["random"]["sources"]["huts"]["mean_interval"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(language: str, tmp_path: Path) -> None:
    """A table in each language, and a picture."""
    picture = tmp_path / "bots.svg"
    text = arena(
        "--players", "2", "--bots", "random", "--games", "4", "--jobs", "1", "--plot", str(picture), lang=language
    ).stdout
    words = words_in(language)
    for message in ("cli-wins", "cli-arena-place", "table-score", "cli-arena-rating", "source-ziggurats"):
        assert words(message) in text
    assert words("cli-arena-plot", players=2, games=4) in picture.read_text(encoding="utf-8")


def test_going_on_where_it_stopped(tmp_path: Path) -> None:
    """The same command again plays nothing and says the same; more games are added."""
    command = ["--players", "2", "--bots", "random", "--jobs", "1", "--json", "--csv", str(tmp_path / "games.csv")]
    first = arena(*command, "--games", "4")
    lines = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 5
    again = arena(*command, "--games", "4")
    told = [json.loads(result.stdout)["bots"]["random"] for result in (first, again)]
    for bot in told:
        del bot["seconds_per_decision"]  # rounded in the file
    assert told[0] == told[1]
    arena(*command, "--games", "6")
    assert (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()[:5] == lines


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_whoever_interrupts_keeps_what_is_done(tmp_path: Path, told: signal.Signals) -> None:
    """At a terminal, with several processes: results so far, exit code 130, no traceback; the command goes on."""
    journal = tmp_path / "games.csv"
    command = [
        *COMMAND,
        *("--players", "2", "--bots", "random", "--games", "100000", "--jobs", "2", "--csv", str(journal)),
    ]
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    with running(
        [*command, "--json"], stdin=theirs, stdout=subprocess.PIPE, stderr=theirs, env=environment
    ) as process:
        os.close(theirs)
        shown = ""
        deadline = time.monotonic() + PATIENCE
        while not journal.exists() or journal.read_bytes().count(b"\n") < 6 or "/s" not in shown:
            assert time.monotonic() < deadline, shown
            assert process.poll() is None, shown
            if select.select([ours], [], [], 0.1)[0]:
                shown += os.read(ours, 65536).decode(errors="replace")
        os.killpg(process.pid, told)  # as the terminal does it: everyone in the group gets it
        # Read on, as a terminal does: what nobody reads is not written, and the command would wait for ever.
        deadline = time.monotonic() + PATIENCE
        with contextlib.suppress(OSError):  # once nobody writes any more
            while time.monotonic() < deadline:
                if select.select([ours], [], [], 0.5)[0]:
                    shown += os.read(ours, 65536).decode(errors="replace")
        out, _ = process.communicate(timeout=PATIENCE)
    os.close(ours)
    assert process.returncode == 130
    assert "Interrupted after" in shown
    assert "Traceback" not in shown
    done = journal.read_bytes().count(b"\n") - 1
    assert json.loads(out)["games"] == done
    more = arena(*command[4:-2], "--csv", str(journal), "--games", str(done + 4 - done % 2), "--json")
    assert json.loads(more.stdout)["games"] == done + 4 - done % 2


def test_nothing_is_left_of_an_arena_that_is_killed(tmp_path: Path) -> None:
    """Its processes end with it, even if nobody can tell them."""
    journal = tmp_path / "games.csv"
    command = [*COMMAND, "--bots", "random", "--games", "100000", "--jobs", "2", "--csv", str(journal)]
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        while not journal.exists() or journal.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            time.sleep(0.05)
        process.kill()
        # All of them have its standard output, which ends with the last of them.
        process.communicate(timeout=60)


def test_other_games_in_the_file(tmp_path: Path) -> None:
    """Refused, and nothing is changed: another seed, other bots, somebody's letter."""
    journal = tmp_path / "games.csv"
    command = ["--players", "2", "--games", "2", "--jobs", "1", "--csv", str(journal)]
    arena(*command, "--bots", "random")
    before = journal.read_bytes()
    for other in (
        ["--bots", "random", "--seed", "2"],
        ["--bots", "greedy"],
        ["--bots", "random", "--players", "3"],
    ):
        result = arena(*command, *other)
        assert result.exit_code == 1
        assert "other bots, another number of players, another seed or other rule options" in result.output
        assert journal.read_bytes() == before
    journal.write_text("Dear Ashur,\n", encoding="utf-8")
    result = arena(*command, "--bots", "random")
    assert (result.exit_code, journal.read_text(encoding="utf-8")) == (1, "Dear Ashur,\n")
    assert "line 1 is wrong" in result.output


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["--players", "5"], "5 is not in the range"),
        (["--games", "0"], "0 is not in the range"),
        (["--bots", "gready"], 'There is no bot "gready". There are: level-1 … level-10, random, greedy'),
        (["--bots", ""], "There is no bot"),
        (["--bots", "nowhere:Bot"], "ModuleNotFoundError"),
        (["--players", "2", "--bots", "random,random,greedy"], '"random" is named twice'),
        (["--jobs", "2", "--ray", "auto"], "choose one"),
        (["--seed", "x"], "not a valid integer"),
    ],
)
def test_wrong_use(wrong: list[str], told: str) -> None:
    """Exit code 2, and what would be right."""
    result = arena(*wrong)
    assert result.exit_code == 2
    assert told in " ".join(result.output.split())


def test_places_that_cannot_be_written(tmp_path: Path) -> None:
    """A clear error, exit code 1; a picture that cannot be written costs no result."""
    for option in ("--csv", "--plot"):
        result = arena("--games", "2", "--players", "2", "--jobs", "1", option, str(tmp_path / "no" / "where"))
        assert result.exit_code == 1
        assert "cannot be written: No such file or directory" in result.stderr
    assert "seed 1" in result.stdout


def test_a_seed_is_drawn_and_told() -> None:
    """With it the same games are played again; nobody knows it beforehand."""
    command = "arena", "--players", "2", "--bots", "random", "--games", "2", "--jobs", "1", "--json"
    drawn = [assyria(*command) for _ in range(2)]
    seeds = [json.loads(result.stdout)["seed"] for result in drawn]
    assert seeds[0] != seeds[1]
    assert f"--seed {seeds[0]} " in drawn[0].stderr
    again = assyria(*command, "--seed", str(seeds[0]))
    assert again.stderr == ""
    scores = [json.loads(result.stdout)["bots"]["random"]["mean_score"] for result in (drawn[0], again)]
    assert scores[0] == scores[1]


def test_no_cluster() -> None:
    result = arena("--games", "2", "--ray", "127.0.0.1:9")
    assert result.exit_code == 1
    assert 'At "127.0.0.1:9" there is no Ray cluster' in result.output


def test_a_bot_that_fails(tmp_path: Path) -> None:
    """One line that names it, and no traceback."""
    (tmp_path / "mybots.py").write_text(
        "class Bad:\n    name = 'bad'\n    level = 1\n    def choose(self, seen, rng):\n"
        "        if seen.game.players == 2:\n            return None\n"
        "        from assyria.rules import legal_moves\n        return legal_moves(seen)[0]\n"
    )
    done = subprocess.run(
        [*COMMAND, "--players", "2", "--bots", "mybots:Bad,random", "--games", "2", "--jobs", "2"],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "XDG_STATE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "Error: mybots:Bad failed (no-move): " in done.stderr
    assert "Traceback" not in done.stderr
