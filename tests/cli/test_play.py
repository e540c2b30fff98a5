"""A person at the terminal, typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from assyria.record import read_record
from assyria.render.words import LANGUAGES
from assyria.rules import outcome
from tests.cli.test_commands import assyria
from tests.effort import LONG


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(*arguments: str, typed: str, lang: str = "en") -> str:
    result = assyria("play", "--terminal", "--seed", "3", *arguments, typed=typed, lang=lang)
    assert result.exit_code == 0
    return result.output


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["en"])
def test_a_whole_game_by_numbers(language: str) -> None:
    """Always taking the first choice gets through a game, in every language, and it is saved."""
    text = play("--players", "2", typed="1\n" * 400, lang=language)
    history = read_record(Path("assyria-1.json").read_bytes())
    end = outcome(history.state)
    assert end is not None
    assert "assyria-1.json" in text
    assert all(str(score) in text for score in end.scores)


def test_moves_by_name_and_commands() -> None:
    """A move as text, the rules, help, and undo."""
    typed = "start b5\nundo\nhelp\nrules 2.4\nrules 9.9\nstart b1\nquit\n"
    text = play("--players", "4", "--seed", "2", typed=typed)  # a game in which the person begins
    assert "Undone." in text
    assert "Type the number of a choice" in text
    assert "§2.4" in text
    assert "There is no § 9.9" in text
    moves = read_record(Path("assyria-1.json").read_bytes()).moves
    assert any(played.seat == 0 and str(played.move) == "Start(at='b1')" for played in moves)


def test_mistakes_are_explained_and_asked_again() -> None:
    """A number that is not there, a word that is nothing, a move that is illegal: why, and again."""
    text = play("--players", "2", typed="99\n\njump\nstart c4\nhut b2\nundo\nquit\n")
    assert "There are choices 1 to" in text
    assert '"jump" is neither a choice nor a command' in text
    assert "start c4: that is not a start space (§1.4)" in text
    assert "hut b2: you can’t do that now (§3)" in text
    assert "Nothing to undo." in text


def test_leaving_loses_nothing() -> None:
    """The input ends: the game is saved, and goes on from there."""
    text = play("--players", "3", typed="1\n" * 12)
    assert "Saved as assyria-1.json" in text
    left = read_record(Path("assyria-1.json").read_bytes())
    play("--load", "assyria-1.json", typed="1\n" * 4)
    went_on = read_record(Path("assyria-1.json").read_bytes())
    assert went_on.moves[: len(left.moves)] == left.moves
    assert len(went_on.moves) > len(left.moves)


def test_saving_where_one_likes() -> None:
    """`save FILE` and --save; a place that cannot be written is told and the game goes on."""
    text = play("--players", "2", "--save", "mine.json", typed="1\nsave other.json\nsave no/where.json\nquit\n")
    assert Path("mine.json").exists()
    assert Path("other.json").exists()
    assert "no/where.json cannot be written" in text
    assert not Path("assyria-1.json").exists()


def test_nothing_is_saved_before_the_first_choice() -> None:
    """Looking in and leaving leaves no file behind."""
    play("--players", "2", typed="quit\n")
    assert not list(Path().glob("*.json"))


def test_not_a_record_to_load() -> None:
    """Exit code 1 and one line."""
    result = assyria("play", "--load", "nowhere.json")
    assert result.exit_code == 1
    assert "cannot be read" in result.output
