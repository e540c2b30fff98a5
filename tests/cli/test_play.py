"""A person at the terminal, typed into a pipe; and where games are kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from assyria.cli import saved_games
from assyria.record import GameHistory, read_record, write_record
from assyria.render.words import LANGUAGES, words_in
from assyria.rules import outcome
from tests.cli.running import assyria
from tests.effort import LONG
from tests.games import golden, golden_lines

EVERY_KEY = "\n".join([*"123456789", *(f"{column}{row}" for column in "abcdef" for row in range(1, 8)), "0", ""])
"""All that can be a choice with two players: the first that is one is taken, and the others are refused."""


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(*arguments: str, typed: str, lang: str = "en") -> str:
    result = assyria("play", "--terminal", "--seed", "3", *arguments, typed=typed, lang=lang)
    assert result.exit_code == 0
    return result.output


def kept(games: Path) -> GameHistory:
    """The one game in the folder."""
    (file,) = games.iterdir()
    return read_record(file.read_bytes())


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["pl"])
def test_a_whole_game_in_a_pipe(language: str, games: Path) -> None:
    """Without a terminal: no control codes, no line wider than 80, the result at the end, and it is saved."""
    text = play("--players", "2", typed=EVERY_KEY * 130, lang=language)
    end = outcome(kept(games).state)
    assert end is not None
    assert "\x1b" not in text
    words = words_in(language)
    saved = text.index(words("play-saved", file="").strip())
    assert all(str(score) in text[:saved] for score in end.scores)
    asked = f"{words('play-ask')} "  # what is typed is not seen here, so the answer follows on the same line
    assert max(len(line.rsplit(asked, 1)[-1]) for line in text[:saved].splitlines()) <= 80
    assert "assyria replay" in text[saved:]


def test_moves_by_name_and_commands(games: Path) -> None:
    """A move as text, the rules, help, the log, and undo."""
    typed = "start b5\nundo\nhelp\nlog\nrules 2.4\nrules 9.9\nSTART B1\nquit\n"
    text = play("--players", "4", "--seed", "2", typed=typed)  # a game in which the person begins
    assert "Undone." in text
    assert "Type the hex or number of a choice" in text
    assert "§2.4" in text
    assert "There is no § 9.9" in text
    assert text.count("Turn order drawn at random") == 2
    assert any(played.seat == 0 and str(played.move) == "Start(at='b1')" for played in kept(games).moves)


def test_mistakes_are_explained_and_asked_again(games: Path) -> None:
    """A number that is not there, a word that is nothing, a move that is illegal: why, and again."""
    text = play("--players", "2", typed="99\n\njump\nstart c4\nhut b2\nundo\nquit\n")
    assert '"99" is no choice.' in text
    assert '"jump" is no choice. Type one shown above, or help.' in text
    assert "start c4: that is not a start space (§1.4)" in text
    assert "hut b2: you can’t do that now (§3)" in text
    assert "Nothing to undo." in text
    assert not games.exists()


def test_nothing_is_written_where_one_works(games: Path) -> None:
    """A game is kept in the user's data folder, readable by them alone; the working folder stays empty."""
    text = play("--players", "2", typed=EVERY_KEY * 3)
    assert list(Path().iterdir()) == []
    (file,) = games.iterdir()
    assert f"Saved: {file}\n" in text
    assert games.stat().st_mode & 0o077 == 0
    assert "assyria play --resume" in text


def test_leaving_loses_nothing(games: Path) -> None:
    """The input ends: the game is kept, and goes on from there, in the same file."""
    play("--players", "3", typed=EVERY_KEY * 3)
    left = kept(games)
    assert any(played.seat == 0 for played in left.moves)
    play("--resume", typed=EVERY_KEY * 2)
    went_on = kept(games)
    assert went_on.moves[: len(left.moves)] == left.moves
    assert len(went_on.moves) > len(left.moves)


def test_the_last_unfinished_game_is_resumed(games: Path) -> None:
    """Not one that is over, nor a file that is no record, though they are younger."""
    games.mkdir(parents=True)
    for age, (name, data) in enumerate(
        [
            ("broken.json", b"{"),
            ("over.json", golden_lines("2-players")[0]),
            ("this.json", write_record(golden("2-players", 1).record(30))),
            ("older.json", write_record(golden("2-players", 2).record(30))),
        ]
    ):
        (games / name).write_bytes(data)
        os.utime(games / name, (1_000_000 - age, 1_000_000 - age))
    found = saved_games.last_unfinished()
    assert found is not None
    assert found[0].name == "this.json"


def test_not_without_an_unfinished_game() -> None:
    """Exit code 1, and what to do; and 2 for two games at once."""
    result = assyria("play", "--resume")
    assert (result.exit_code, "No unfinished game." in result.output) == (1, True)
    result = assyria("play", "--resume", "--load", "game.json")
    assert (result.exit_code, "not both" in result.output) == (2, True)
    result = assyria("play", "--resume", "--feeding", "strict")
    assert (result.exit_code, "has its own rules" in result.output) == (2, True)


def test_a_loaded_file_stays_as_it_is(games: Path) -> None:
    """What is played on is kept in the data folder, unless a file is named for it."""
    game = write_record(golden("2-players", 1).record(30))
    Path("game.json").write_bytes(game)
    play("--load", "game.json", typed="undo\n" + EVERY_KEY * 2)
    assert Path("game.json").read_bytes() == game
    assert kept(games).moves != read_record(game).moves
    text = play("--load", "game.json", "--save", "on.json", typed=EVERY_KEY * 2)
    assert "assyria play --load on.json" in text
    assert read_record(Path("on.json").read_bytes()).moves[:30] == read_record(game).moves
    assert len(list(games.iterdir())) == 1


def test_looking_at_a_loaded_game_keeps_no_copy(games: Path) -> None:
    """Only who decides something has a game of their own."""
    Path("game.json").write_bytes(write_record(golden("2-players", 1).record(30)))
    play("--load", "game.json", typed="log\nquit\n")
    assert not games.exists()


def test_saving_where_one_likes(games: Path) -> None:
    """`save FILE` and --save; what cannot be written, or is there already, is told and the game goes on."""
    Path("Theirs.txt").write_text("a letter")
    typed = f"{EVERY_KEY}save Other.json\nsave no/where.json\nsave Theirs.txt\nsave Other.json\nsave\nquit\n"
    text = play("--players", "2", "--save", "mine.json", typed=typed)
    assert Path("mine.json").exists()
    assert read_record(Path("Other.json").read_bytes()).moves
    assert "no/where.json cannot be written" in text
    assert "Theirs.txt exists. Choose another name." in text
    assert Path("Theirs.txt").read_text() == "a letter"
    assert "Saved: mine.json" in text
    assert not games.exists()


def test_a_new_game_does_not_replace_another() -> None:
    """`--save` with a file that is there: exit code 1, and nothing is lost."""
    Path("mine.json").write_text("a game")
    result = assyria("play", "--save", "mine.json")
    assert (result.exit_code, "mine.json exists." in result.output) == (1, True)
    assert Path("mine.json").read_text() == "a game"


@pytest.mark.parametrize("why", ["no home", "not writable"])
def test_without_a_folder_the_game_goes_on(why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It is said once, and `save FILE` still works."""
    if why == "no home":
        monkeypatch.setattr(saved_games, "data_folder", lambda: None)
    else:
        (tmp_path / "file").touch()
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    text = play("--players", "2", typed=EVERY_KEY * 3 + "save here.json\n")
    told = "No data folder" if why == "no home" else "cannot be written"
    assert text.count(told) == 2, "when it happens, and in the end"
    assert read_record(Path("here.json").read_bytes()).moves


def test_nothing_is_saved_before_the_first_choice(games: Path) -> None:
    """Looking in and leaving leaves no file behind."""
    play("--players", "2", typed="quit\n")
    assert not games.exists()
    assert not list(Path().iterdir())


def test_not_a_record_to_load() -> None:
    """Exit code 1 and one line."""
    result = assyria("play", "--load", "nowhere.json")
    assert result.exit_code == 1
    assert "cannot be read" in result.output
