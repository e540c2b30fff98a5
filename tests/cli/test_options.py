"""The rule options of a new game, as people type them (§2.5, §5.2)."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from assyria.bots import BOTS
from assyria.record import read_record
from assyria.render.words import LANGUAGES, words_in
from assyria.rules import FeedingRule
from tests.cli.running import assyria

COMMANDS = (["play", "--terminal"], ["simulate"], ["arena"], ["dataset", "games"])
BOTH = ("--players", "2", "--two-player-draft", "3", "--feeding", "strict")


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_them(command: list[str], language: str) -> None:
    """In every language, and all bots that ship are named."""
    text = assyria(command[0], "--help", lang=language).output
    assert "--two-player-draft" in text
    assert "--feeding [free|strict]" in text
    assert all(name in "".join(text.split()) for name, bot in BOTS.items() if bot.level is None)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_draft_of_two_is_for_two_players(command: list[str]) -> None:
    """§2.5 Exit code 2 and what to do, for both values; nothing is written."""
    for draft in ("2", "3"):
        result = assyria(*command, "--players", "3", "--two-player-draft", draft)
        assert result.exit_code == 2
        assert "--two-player-draft is for 2 players. Add --players 2." in result.output
    for wrong in (["--two-player-draft", "4"], ["--feeding", "lenient"]):
        assert assyria(*command, "--players", "2", *wrong).exit_code == 2
    assert not list(Path().iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_playing_at_the_terminal(language: str, games: Path) -> None:
    """§5.2 The options in force are told first, and saved; a saved game keeps them."""
    words = words_in(language)
    texts = words("play-option-two-player-draft", value=3), words("play-option-feeding", value="strict")
    told = [" ".join(text.split()) for text in texts]
    result = assyria("play", "--terminal", "--seed", "3", *BOTH, typed="b1\nb5\n1\n", lang=language)
    text = " ".join(result.output.split())
    assert all(line in text for line in told)
    (file,) = games.iterdir()
    game = read_record(file.read_bytes()).game
    assert (game.two_player_draft, game.feeding) == (3, FeedingRule.STRICT)
    again = assyria("play", "--resume", typed="quit\n", lang=language)
    assert all(line in " ".join(again.output.split()) for line in told)
    usual = assyria("play", "--terminal", "--players", "2", typed="quit\n", lang=language)
    assert not any(line in " ".join(usual.output.split()) for line in told)


def test_not_the_options_of_a_saved_game() -> None:
    """It has its own; exit code 2."""
    for option in (["--feeding", "strict"], ["--two-player-draft", "3"]):
        result = assyria("play", "--load", "game.json", *option)
        assert result.exit_code == 2
        assert "A saved game has its own rules." in result.output


def test_simulating() -> None:
    """The records have the options, and so has the summary."""
    result = assyria(
        "simulate", *BOTH, "--bots", "random", "--games", "2", "--seed", "1", "--out", "out", "--json"
    )
    expected = {"two_player_draft": 3, "feeding": "strict"}
    assert json.loads(result.stdout)["rules"] == expected
    for file in Path("out").iterdir():
        assert json.loads(file.read_bytes())["rules"] == expected
    usual = assyria("simulate", "--bots", "random", "--games", "1", "--json")
    assert json.loads(usual.stdout)["rules"] == {}


def test_the_arena() -> None:
    """Other options are other games: told, and a journal of others is refused."""
    command = ["arena", "--bots", "random", "--games", "4", "--jobs", "1", "--csv", "games.csv", "--json"]
    command += ["--seed", "1"]
    first = assyria(*command, *BOTH)
    assert json.loads(first.stdout)["rules"] == {"two_player_draft": 3, "feeding": "strict"}
    again = assyria(*command, *BOTH)
    assert json.loads(again.stdout)["games"] == 4
    for others in (["--players", "2"], ["--players", "2", "--feeding", "strict"]):
        refused = assyria(*command, *others)
        assert refused.exit_code == 1
        assert "other rule options" in refused.output


def test_datasets() -> None:
    """The records of a dataset have the options, and a folder takes games of one kind only."""
    command = ["dataset", "games", "--bots", "random", "--games", "1", "--seed", "1"]
    assert assyria(*command, *BOTH).exit_code == 0
    (record,) = pq.read_table("games/games")["record"].to_pylist()
    assert json.loads(record)["rules"] == {"two_player_draft": 3, "feeding": "strict"}
    refused = assyria(*command, "--players", "2")
    assert refused.exit_code == 1
    assert "other rule options" in refused.output
