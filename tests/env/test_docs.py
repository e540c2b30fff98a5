"""docs/env.md and the examples do what they say."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from itertools import permutations
from pathlib import Path

import pyarrow as pa
import pytest
from tools import baselines, observation

from assyria.arena import Interval
from assyria.env.dataset import DECISIONS, DESCRIPTION, GAMES
from tests.effort import LONG

PAIRS = tuple(permutations(baselines.BOTS, 2))
ROOT = Path(__file__).parents[2]
PAGE = observation.PAGE.read_text(encoding="utf-8")


def test_the_table_of_observations_is_current() -> None:
    """`make docs` writes it."""
    assert observation.written(PAGE) == PAGE, "run make docs"


@pytest.mark.long
def test_the_examples_run() -> None:
    found = doctest.DocTestParser().get_doctest(PAGE, {}, "env.md", None, None)
    assert found.examples
    assert doctest.DocTestRunner().run(found).failed == 0


def test_the_columns_of_datasets_are_told() -> None:
    """Every column in its table, in the words that its file has too."""
    _, decisions, games = re.split(r"\| column of `\w+/`", PAGE)
    for schema, text in ((DECISIONS, decisions), (GAMES, games)):
        assert isinstance(schema, pa.Schema)
        told = dict(re.findall(r"^\| `(\w+)` \|[^|]*\| ([^|]*) \|$", text, re.MULTILINE))
        assert told == {field.name: field.metadata[DESCRIPTION].decode() for field in schema}


def test_the_baselines_stand_between_their_marks() -> None:
    """A table for each number of players, a row and a column for each bot; nothing else of the page changes."""
    even = {(players, one, other): Interval(0.5, 0.25, 1) for players in (2, 3, 4) for one, other in PAIRS}
    page = baselines.written(PAGE, baselines.tables(even))
    bots = len(baselines.BOTS)
    assert page.count("50% (25%–100%)") == 3 * bots * (bots - 1)
    assert "| 3 players: one … against two | `random` | `greedy` |" in page
    before, _, after = page.partition(baselines.BEGIN)
    assert PAGE.startswith(before)
    assert PAGE.endswith(after.partition(baselines.END)[2])


@pytest.mark.long
def test_the_notebook_runs(tmp_path: Path) -> None:
    """All its cells, with one round of learning, which is enough to beat random moves."""
    text = (ROOT / "examples" / "research.py").read_text(encoding="utf-8")
    assert "SECONDS = 60" in text
    notebook = tmp_path / "research.py"
    notebook.write_text(text.replace("SECONDS = 60", "SECONDS = 0.01"), encoding="utf-8")
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run([sys.executable, notebook], capture_output=True, text=True, check=True, env=environment)
    found = re.search(r"round 1 against anything: (\d+)%", done.stdout)
    assert found is not None
    assert int(found[1]) > 60
    assert "decisions it agrees on" in done.stdout


@pytest.mark.skipif(not LONG, reason="by make test-long")
def test_the_learner_learns() -> None:
    """Even at first, it soon wins most games against random moves."""
    command = [sys.executable, str(ROOT / "examples" / "learn.py"), "--rounds", "5"]
    # A thread that waits for a small product to multiply costs more than the product.
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    won = [int(share) for share in re.findall(r"(\d+)% of the games", done.stdout)]
    assert len(won) == 5
    assert won[0] < 60
    assert won[-1] > 80
