"""`assyria analyse`, as people type it, with the real search."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from assyria.record import move_text
from assyria.render.words import LANGUAGES, words_in
from assyria.rules import legal_moves, outcome
from tests.cli.running import assyria
from tests.games import golden, golden_lines

AT = 100
"""A decision about a hut, with several to choose from."""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(golden_lines("4-players")[0])
    return path


def test_for_programs(record: Path) -> None:
    """All legal moves, shares that add up, and points by source that do, too."""
    state = golden("4-players", 0).at(AT)
    result = assyria("analyse", str(record), "--at", str(AT), "--simulations", "2000", "--json")
    found = json.loads(result.output)
    assert (found["at"], found["seat"]) == (AT, state.seat)
    assert found["simulations"] >= 2000
    assert sorted(one["move"] for one in found["candidates"]) == sorted(map(move_text, legal_moves(state)))
    assert sum(seat["chance"] for seat in found["seats"]) == pytest.approx(1, abs=0.01)
    for seat, player in zip(found["seats"], state.players, strict=True):
        assert seat["points"] >= player.score - 0.01
        assert sum(seat["sources"].values()) == pytest.approx(seat["points"], abs=0.01)


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(record: Path, language: str) -> None:
    """Everyone's prospects by source, the moves most tried, and a line."""
    words = words_in(language)
    result = assyria("analyse", str(record), "--at", str(AT), "--simulations", "2000", lang=language)
    assert result.exit_code == 0, result.output
    for text in ("seat-0", "seat-3", "source-ziggurats", "cli-analyse-points", "cli-analyse-line"):
        assert words(text) in result.output
    assert sum(line.strip().startswith("hut ") for line in result.output.splitlines()) >= 2


def test_nothing_to_decide(record: Path) -> None:
    """After the end, and where there is no choice: one line, exit code 1."""
    history = golden("4-players", 0)
    assert outcome(history.state) is not None
    forced = next(n for n in range(len(history.moves)) if len(legal_moves(history.at(n))) == 1)
    for at, why in ((len(history.moves), "over"), (forced, "only one move")):
        result = assyria("analyse", str(record), "--at", str(at))
        assert (result.exit_code, len(result.output.splitlines())) == (1, 1)
        assert why in result.output


def test_wrong_use(record: Path) -> None:
    """A position that is not there, no time, no simulations, both of them: exit code 2; no file: 1."""
    for wrong in (
        ["--at", "9999"],
        ["--at", "-1"],
        ["--at", "100", "--seconds", "0"],
        ["--at", "100", "--seconds", "soon"],
        ["--at", "100", "--simulations", "0"],
        ["--at", "100", "--seconds", "1", "--simulations", "5"],
    ):
        result = assyria("analyse", str(record), *wrong)
        assert result.exit_code == 2, wrong
        assert "Error: " in result.output
    assert assyria("analyse", "nowhere", "--at", "1").exit_code == 1
