"""The measuring itself, with real processes and work of no importance."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from benchmarks.aec import random_steps
from benchmarks.bench import Gone, Worker
from benchmarks.results import read
from benchmarks.rows import Row

from assyria.env import assyria_v1
from benchmarks import bench, ours, rows

SIDE = "tests.benchmarks.side"
CORE = max(os.sched_getaffinity(0)) if sys.platform == "linux" else 0
SEVEN, BROKEN, DIES, SLEEPS = (Row(name, SIDE, name) for name in ("seven", "broken", "dies", "sleeps"))


@pytest.fixture(autouse=True)
def _one_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PEERS_PYTHON", Path(sys.executable))


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(SIDE, CORE)
    yield worker
    worker.end()


def test_a_worker_measures_what_it_is_asked_for(worker: Worker) -> None:
    assert worker.versions.keys() == {"numpy"}
    answer = worker.measure(SEVEN, 0.01)
    assert answer["done"] % 7 == 0
    assert answer["done"] > 7
    assert answer["wall"] >= 0.01
    assert worker.measure(SEVEN, 0)["done"] == 7, "at least once"


def test_a_row_that_fails_leaves_the_others(worker: Worker) -> None:
    with pytest.raises(Gone, match="ValueError: no such game anywhere"):
        worker.measure(BROKEN, 0)
    assert worker.measure(SEVEN, 0)["done"] == 7


def test_a_process_that_dies_is_told_whenever_it_is_asked(worker: Worker) -> None:
    for row in (DIES, SEVEN):
        with pytest.raises(Gone, match="exit code 3"):
            worker.measure(row, 0)


def test_a_process_that_does_not_answer_is_ended(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as impatient:
        impatient.setattr(bench, "PATIENCE", 0.2)
        with pytest.raises(Gone, match=r"no answer for 0\.2 seconds"):
            worker.measure(SLEEPS, 0)
    with pytest.raises(Gone, match="exit code -9"):
        worker.measure(SEVEN, 0)


def test_a_peer_that_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Gone, match="ModuleNotFoundError: No module named"):
        Worker("tests.benchmarks.missing", CORE)
    monkeypatch.setattr(bench, "PEERS_PYTHON", Path("/nowhere/python"))
    with pytest.raises(Gone, match="environment could not be made"):
        Worker(SIDE, CORE)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A bench of two good rows and two bad ones, in a folder of its own."""
    kernel = next(row for row in rows.ALL if row.name == "kernel-4")
    missing = Row("pgx-1", "tests.benchmarks.missing", "missing")
    monkeypatch.setattr(bench, "ALL", (kernel, SEVEN, BROKEN, missing))
    monkeypatch.setattr(bench, "PEERS", {SIDE: "Side", "tests.benchmarks.missing": "Missing"})
    monkeypatch.setattr(bench, "ENVIRONMENTS", tmp_path / "env.md")
    bench.ENVIRONMENTS.write_text(f"before\n{bench.BEGIN}old\n{bench.END}after\n")
    for name in ("DOCUMENT", "PICTURE", "MEASURED"):
        monkeypatch.setattr(bench, name, tmp_path / "build" / name)
    return tmp_path / "build"


def _main(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["bench", *arguments])
    with pytest.raises(SystemExit) as end:
        bench.main()
    assert isinstance(end.value.code, int)
    return end.value.code


def test_rows_are_measured_in_turn_and_faults_are_kept(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _main(monkeypatch, "--rounds", "2", "--seconds", "0.01") == 0
    said = [json.loads(line) for line in (small / "MEASURED").read_text().splitlines()]
    assert [each["row"] for each in said if "done" in each] == ["kernel-4", "seven"] * 2
    assert {each["row"]: each["error"] for each in said if "error" in each} == {
        "pgx-1": "ModuleNotFoundError: No module named 'tests.benchmarks.missing'",
        "broken": "ValueError: no such game anywhere",
    }
    assert "kernel, 4 players" in (small / "DOCUMENT").read_text()
    assert "<svg" in (small / "PICTURE").read_text()
    repeated = bench.ENVIRONMENTS.read_text()
    assert repeated.startswith(f"before\n{bench.BEGIN}\n| steps a second |")
    assert repeated.endswith(f"\n{bench.END}after\n")


def test_whoever_stops_it_keeps_what_was_measured(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measure = Worker.measure

    def stopped(self: Worker, row: Row, seconds: float) -> dict[str, Any]:
        if row is SEVEN and seconds:
            raise KeyboardInterrupt
        return measure(self, row, seconds)

    monkeypatch.setattr(Worker, "measure", stopped)
    assert _main(monkeypatch, "--rounds", "2", "--seconds", "0.01") == 130
    assert read((small / "MEASURED").read_text().splitlines()).rounds.keys() == {"kernel-4"}
    (small / "DOCUMENT").unlink()
    assert _main(monkeypatch, "--write") == 0
    assert "| Assyria: kernel, 4 players |" in (small / "DOCUMENT").read_text()


def test_nothing_measured_is_nothing_written(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _main(monkeypatch, "--write") == 1
    assert _main(monkeypatch, "--rounds", "0") == 2
    assert not small.exists()


@pytest.mark.long
@pytest.mark.parametrize("name", ours.ROWS)
def test_what_assyria_does_can_be_done(name: str) -> None:
    assert ours.ROWS[name]()() > 0


def test_the_rows_of_the_document_are_those_that_are_measured() -> None:
    assert {row.name for row in rows.ALL if row.module == rows.OURS} == ours.ROWS.keys()


def test_random_legal_actions_are_legal_and_may_be_any() -> None:
    masks = np.array([[0, 1, 0, 1, 1]] * 5, np.int8)
    actions = np.zeros(5, np.int64)
    ours._random_legal(masks, np.array([0.0, 0.3, 0.34, 0.66, 0.999]), actions)
    assert actions.tolist() == [1, 1, 3, 3, 4]


def test_stepping_counts_decisions() -> None:
    env = assyria_v1.env()
    decided = 0
    step = env.step

    def counted(action: int | None) -> None:
        nonlocal decided
        decided += action is not None
        step(action)

    env.step = counted
    assert random_steps(env)() == decided > 200
    assert env.agents == []
