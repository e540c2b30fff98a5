"""`assyria review`, as people type it, with the real engine on the beginning of a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from assyria.record import write_record
from assyria.render.words import LANGUAGES, words_in
from tests.cli.running import assyria
from tests.effort import LONG, effort
from tests.games import golden

MOVES = effort(4, 14)


def written(folder: Path, moves: int) -> str:
    history = golden("3-players", 0)
    history = history.undo(len(history.moves) - moves)
    path = folder / f"game-{moves}.json"
    path.write_bytes(write_record(history.record()))
    return str(path)


def test_for_programs(tmp_path: Path) -> None:
    result = assyria("review", written(tmp_path, MOVES), "--json", "--jobs", "1")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["moves"] == MOVES
    for seat, account in enumerate(found["seats"]):
        assert account["start"] == pytest.approx(1 / 3)
        assert account["others"][seat] == 0
        causes = account["own"] + sum(account["others"]) + account["luck"] + account["correction"]
        assert account["start"] + causes == pytest.approx(account["result"], abs=1e-9)
    assert all(row["loss"] >= 0 for row in found["decisions"])


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["pl"])
def test_for_people(tmp_path: Path, language: str) -> None:
    """The ledger from the start to the result, and what was costly for whom."""
    words = words_in(language)
    result = assyria("review", written(tmp_path, 3), "--jobs", "1", lang=language)
    assert result.exit_code == 0, result.output
    for message in ("start", "own", "luck", "correction", "result", "grade"):
        assert words(f"cli-review-{message}") in result.output


def test_what_cannot_be_reviewed_is_refused(tmp_path: Path) -> None:
    nothing = written(tmp_path, 0)
    result = assyria("review", nothing)
    assert result.exit_code == 1
    assert words_in("en")("cli-review-nothing", file=nothing) in result.output
    assert assyria("review", "nowhere").exit_code == 1
    assert assyria("review", nothing, "--jobs", "0").exit_code == 2
