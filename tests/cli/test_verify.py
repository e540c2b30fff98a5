"""`assyria verify` as people type it."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from assyria.record import GameHistory, commitment, fair_deal, write_record
from assyria.render.words import LANGUAGES
from assyria.rules import Game
from tests.cli.running import assyria
from tests.games import golden_lines
from tests.record.test_fair import OTHER, SECRET, play_on

PROMISE = commitment(SECRET)
FAIR = {"commitment": PROMISE, "secret": SECRET.hex()}


@cache
def whole_game() -> GameHistory:
    game = Game(4)
    return play_on(GameHistory(game, fair_deal(game, SECRET)), SECRET, 1)


def written(path: Path, fair: object, moves: int | None = None) -> str:
    """A file with a fairly dealt game, or its beginning, that says this about it."""
    path.write_bytes(write_record(replace(whole_game().record(moves), extra={"fair": fair})))
    return str(path)


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """A record for each thing that can be found, and something that is none."""
    plain = tmp_path / "plain"
    plain.write_bytes(golden_lines("4-players")[1])
    junk = tmp_path / "junk"
    junk.write_text("{")
    return {
        "fair": written(tmp_path / "fair", FAIR),
        "no-commitment": str(plain),
        "no-secret": written(tmp_path / "hidden", {"commitment": PROMISE}),
        "not-over": written(tmp_path / "cut", {"commitment": PROMISE}, 30),
        "wrong-secret": written(tmp_path / "stray", {**FAIR, "secret": OTHER.hex()}),
        "wrong-deal": written(tmp_path / "other", {"commitment": commitment(OTHER), "secret": OTHER.hex()}),
        "malformed": written(tmp_path / "garbled", {**FAIR, "secret": "abc"}),
        "refused": str(junk),
    }


VERDICTS = ["fair", "unproven", "unproven", "unproven", "unfair", "unfair", "unfair", "refused"]


def test_fair(files: dict[str, str]) -> None:
    """One line, with the commitment to compare."""
    result = assyria("verify", files["fair"])
    expected = f"fair     {files['fair']}: every shuffle follows from the secret; its commitment is {PROMISE}\n"
    assert (result.exit_code, result.output) == (0, expected)


@pytest.mark.parametrize(
    ("kind", "code", "text"),
    [
        ("no-commitment", 0, "the record carries no commitment"),
        ("no-secret", 0, "the game is over, but the secret behind the commitment is missing"),
        ("not-over", 0, "the game is not over, and the secret is revealed only then"),
        ("wrong-secret", 1, f"the secret does not fit the commitment {PROMISE}"),
        ("wrong-deal", 1, "turn_order is not what the secret gives"),
        ("malformed", 1, "fair.secret is not what it should be"),
        ("refused", 1, "not JSON"),
    ],
)
def test_not_fair(files: dict[str, str], kind: str, code: int, text: str) -> None:
    """What cannot be proven is no offence; what is wrong is."""
    result = assyria("verify", files[kind])
    assert result.exit_code == code
    assert text in result.output
    assert result.output.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_in_every_language(files: dict[str, str], language: str) -> None:
    """A line each; the first word is for programs and the same everywhere."""
    result = assyria("verify", *files.values(), lang=language)
    lines = result.output.splitlines()
    assert result.exit_code == 1
    assert [line.split()[0] for line in lines] == VERDICTS
    assert len({line.split(": ", 1)[1] for line in lines}) == len(VERDICTS)


def test_json(files: dict[str, str]) -> None:
    """The same for programs."""
    result = assyria("verify", "--json", *files.values())
    found: list[dict[str, Any]] = json.loads(result.output)["records"]
    assert result.exit_code == 1
    assert [each["file"] for each in found] == [*files.values()]
    assert [each["verdict"] for each in found] == VERDICTS
    assert found[0] == {
        "file": files["fair"],
        "verdict": "fair",
        "finding": "fair",
        "where": None,
        "commitment": PROMISE,
        "reason": f"every shuffle follows from the secret; its commitment is {PROMISE}",
    }
    assert (found[5]["finding"], found[5]["where"]) == ("wrong-deal", "turn_order")
    assert found[1]["commitment"] is None
    assert set(found[7]) == {"file", "verdict", "reason"}
    assert assyria("verify", "--json", files["not-over"]).exit_code == 0


def test_from_standard_input(files: dict[str, str]) -> None:
    """`-`, as everywhere."""
    typed = Path(files["fair"]).read_text("ascii")
    assert assyria("verify", "-", typed=typed).output.startswith("fair     -: ")


def test_nothing_to_verify() -> None:
    """No file is wrong use."""
    assert assyria("verify").exit_code == 2
