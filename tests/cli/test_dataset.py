"""`assyria dataset`: games as Parquet, whatever interrupts."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from assyria.cli.simulate import play_game
from assyria.extras import install
from assyria.record import write_record
from tests.cli.running import assyria
from tests.processes import running


def games(folder: Path) -> list[int]:
    return sorted(pq.read_table(folder / "games")["game"].to_pylist())


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """More games of the same kind, with the seed that the folder has; each is what `simulate` plays."""
    command = ["dataset", str(tmp_path), "--players", "2", "--bots", "random", "--shard", "2"]
    first = assyria(*command, "--games", "3", "--seed", "5")
    assert first.exit_code == 0
    assert "3 games in" in first.output
    assert "seed 5" in first.output
    before = {file: file.read_bytes() for file in tmp_path.rglob("*.parquet")}
    assert len(before) == 4
    second = json.loads(assyria(*command, "--games", "6", "--json").output)
    assert second == {"games": 6, "played": 3, "seed": 5, "folder": str(tmp_path)}
    assert all(file.read_bytes() == data for file, data in before.items())
    assert games(tmp_path) == [1, 2, 3, 4, 5, 6]
    again = json.loads(assyria(*command, "--games", "4", "--json").output)
    assert (again["games"], again["played"]) == (4, 0)
    records = pq.read_table(tmp_path / "games")["record"].to_pylist()
    assert records[4] == write_record(play_game(["random", "random"], 5, 5).record()).decode()


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_command_keeps_what_is_done(tmp_path: Path, told: signal.Signals) -> None:
    """Ctrl-C in the middle of a shard: what was played is written, and the same command goes on from there."""
    command = [sys.executable, "-m", "assyria", "dataset", str(tmp_path), "--games", "100000", "--bots", "random"]
    command += ["--shard", "4"]
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while len(list(tmp_path.glob("games/*.parquet"))) < 2:
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(told)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Interrupted after" in err
    done = games(tmp_path)
    assert f"{len(done)} games in" in out
    assert done == list(range(1, len(done) + 1))
    more = str(len(done) + 1)
    found = json.loads(assyria("dataset", str(tmp_path), "--games", more, "--bots", "random", "--json").output)
    assert found["played"] == 1
    assert games(tmp_path) == list(range(1, len(done) + 2))


@pytest.mark.parametrize(
    "wrong", [["--players", "5"], ["--games", "0"], ["--bots", "gready"], ["--shard", "0"], ["--seed", "x"]]
)
def test_wrong_use(tmp_path: Path, wrong: list[str]) -> None:
    """Exit code 2, and nothing is written."""
    assert assyria("dataset", str(tmp_path / "games"), *wrong).exit_code == 2
    assert not (tmp_path / "games").exists()


def test_folders_that_are_refused(tmp_path: Path) -> None:
    """Other games there, or a file in the way: exit code 1 and a sentence."""
    command = ["dataset", str(tmp_path / "games"), "--games", "1", "--bots"]
    assert assyria(*command, "random").exit_code == 0
    other = assyria(*command, "greedy")
    assert other.exit_code == 1
    assert "holds games of other bots" in other.output
    (tmp_path / "file").touch()
    for name in ("file", "file/games"):
        refused = assyria("dataset", str(tmp_path / name), "--games", "1", "--bots", "random")
        assert refused.exit_code == 1
        assert "cannot be written" in refused.output


def test_without_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "assyria.env.dataset", raising=False)
    result = assyria("dataset", str(tmp_path), "--games", "1")
    assert result.exit_code == 1
    assert f"pyarrow is not installed: {install('research')}" in result.output
