"""What needs a real terminal or a real signal."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from assyria.record import move_text, read_record, write_record
from assyria.render.lines import paragraph
from assyria.render.story import Teller, distinct, names_of
from assyria.render.words import words_in
from tests.cli.frames import CLEAR, CODES, assert_every_hex, assert_fits, is_table, keys
from tests.cli.real_terminal import terminal
from tests.cli.test_terminal_game import ALL, SIZES, SOME
from tests.effort import LONG, effort
from tests.games import golden, golden_lines
from tests.processes import running

COMMAND = [sys.executable, "-m", "assyria"]
BACK_TO_BEFORE = "\x1b[?1049l"
"""The code that brings back what a terminal showed before."""


@pytest.mark.parametrize("size", SIZES)
def test_walking_through_a_game_with_keys(tmp_path: Path, size: tuple[int, int]) -> None:
    """Right, page down, end, home, left, quit: each key shows the position it should, on a board that fits."""
    file = tmp_path / "game.json"
    file.write_bytes(golden_lines("2-players")[1])
    history = read_record(file.read_bytes())
    last = len(history.moves)
    with terminal(size, "replay", str(file)) as person:
        person.expect_keys()
        for key, shown in (
            (b"\x1b[C", "Move 1 of"),
            (b"n", "Move 2 of"),
            (b"\x1b[D", "Move 1 of"),
            (b"\x1b[6~", "Reign 1, turn 2 of 2"),
            (b"\x1b[5~", "Move 0 of"),
            (b"\x1b[F", f"Move {last} of {last}"),
            (b"\x1b[H", "Move 0 of"),
            (b"x", "Move 0 of"),
        ):
            person.press(key)
            (picture,) = person.expect_keys()
            assert_fits(picture, *size)
            assert_every_hex(picture, history.game)
            assert any(line.startswith(shown) for line in picture), (shown, picture)
        person.press(b"?")
        person.expect("Press a key")
        person.press(b"x")
        person.expect_keys()
        person.press(b"q")
        assert person.end() == 0
        assert person.shown.endswith(BACK_TO_BEFORE)


@pytest.mark.parametrize(("size", "players", "language"), ALL if LONG else SOME)
def test_a_replay_stays_on_the_screen(tmp_path: Path, size: tuple[int, int], players: int, language: str) -> None:
    """Turn by turn, move by move and at the end: every picture fits and shows every hex."""
    file = tmp_path / "game.json"
    file.write_bytes(golden_lines(f"{players}-players")[2])
    game = read_record(file.read_bytes()).game
    with terminal(size, "replay", str(file), "--lang", language) as person:
        pictures = person.expect_keys()
        for key in (*[b"\x1b[6~"] * 4, *[b"n"] * effort(8, 60), *[b"\x1b[6~"] * 4, b"\x1b[F"):
            person.press(key)
            pictures += person.expect_keys()
        for picture in pictures:
            assert_fits(picture, *size)
            assert_every_hex(picture, game)
        assert len({picture[0] for picture in pictures}) > 8
        person.press(b"q")
        assert person.end() == 0


@pytest.mark.parametrize("key", [b"\x03", b"\x04", b"\x1b"], ids=["Ctrl-C", "Ctrl-D", "Esc"])
def test_other_ways_to_leave_a_replay(tmp_path: Path, key: bytes) -> None:
    """All of them without complaint, and the terminal shows again what it did before."""
    (tmp_path / "game.json").write_bytes(golden_lines("2-players")[1])
    with terminal(SIZES[0], "replay", str(tmp_path / "game.json")) as person:
        person.expect_keys()
        person.press(key)
        assert person.end() == 0
        assert person.shown.endswith(BACK_TO_BEFORE)


def test_a_long_story_is_scrolled(tmp_path: Path) -> None:
    """A flood has more lines than there is room for: all of them can be read with the arrow keys."""
    history = golden("4-players", 1)
    number = max(range(len(history.moves)), key=lambda at: len(history.events(at)))
    (tmp_path / "game.json").write_bytes(write_record(history.record(number)))
    words = words_in("de")
    teller = Teller(words, distinct(names_of(history, words), words))
    story = [line.plain for text in teller.story(history.events(number)) for line in paragraph(text, 80)]
    assert len(story) > 8
    with terminal(SIZES[0], "replay", str(tmp_path / "game.json"), "--lang", "de") as person:
        person.expect_keys()
        pictures = []
        for key in (b"\x1b[F", *[b"\x1b[B"] * len(story), b"\x1b[A"):
            person.press(key)
            pictures += person.expect_keys()
        for picture in pictures:
            assert_fits(picture, *SIZES[0])
            assert_every_hex(picture, history.game)
        assert set(story) <= {line for picture in pictures for line in picture}
        assert pictures[-1] != pictures[-2] == pictures[-3]
        person.press(b"q")
        assert person.end() == 0


@pytest.mark.parametrize(("size", "players", "language"), ALL if LONG else SOME)
def test_playing_in_a_terminal(tmp_path: Path, size: tuple[int, int], players: int, language: str) -> None:
    """From the middle of a game: every picture fits, each decision shows the board, what is typed is played."""
    words = words_in(language)
    question, read_on, back = words("play-ask"), words("play-page", page=1, pages=2)[:8], words("play-page-last")
    record = golden(f"{players}-players", 5).record(60)
    (tmp_path / "game.json").write_bytes(write_record(record))
    with terminal(size, "play", "--load", str(tmp_path / "game.json"), "--lang", language) as person:
        decisions = 0
        while decisions < effort(5, 20):
            pictures = person.expect(question, read_on, back)
            for picture in pictures:
                assert_fits(picture, *size)
                if is_table(picture):
                    assert_every_hex(picture, record.game)
            if pictures[-1][-1].startswith(question):
                assert is_table(pictures[-1])
                person.type(keys(pictures[-1])[-1])
                decisions += 1
            else:
                person.type("")
        person.expect(question, read_on, back)
        person.type("")
        person.type("quit")
        person.type("quit")
        assert person.end() == 0
        assert BACK_TO_BEFORE in person.shown
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize(
    "end", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP], ids=lambda end: end.name
)
def test_an_interrupted_game_is_not_lost(end: signal.Signals, games: Path) -> None:
    """However it ends: the last choice is there, and the game goes on from it."""
    if signal.getsignal(end) is signal.SIG_IGN:
        pytest.skip("under nohup no command is ended by a hang-up")
    with terminal(SIZES[0], "play", "--seed", "2") as person:  # a game in which the person begins
        person.expect("Your choice")
        person.type("b5")
        person.expect("Enter:")
        person.process.send_signal(end)
        person.end()
        if end in (signal.SIGTERM, signal.SIGINT):
            assert BACK_TO_BEFORE in person.shown
            assert "assyria play --resume" in person.shown.split(BACK_TO_BEFORE)[1]
    (file,) = games.iterdir()
    moves = [move_text(played.move) for played in read_record(file.read_bytes()).moves]
    assert moves[0] == "start b5"
    with terminal(SIZES[0], "play", "--resume") as person:
        (*_, picture) = person.expect("Your choice")
        assert any("_R▲1/c6" in line for line in picture), picture


def test_a_small_terminal_gets_plain_lines() -> None:
    """Nothing is cleared: the game goes on line by line, and the person is told what to do about it."""
    with terminal((60, 20), "play", "--players", "2", "--seed", "3") as person:
        person.wait_for("Your choice")
        assert CLEAR not in person.shown
        assert "Enlarge the terminal to 80×24" in CODES.sub("", person.shown)
        person.type("quit")
        assert person.end() == 0


@pytest.mark.parametrize(
    ("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_colours_only_where_they_are_wanted(environment: dict[str, str], coloured: bool) -> None:
    """NO_COLOR and simple terminals have none; the board says the same."""
    with terminal(SIZES[0], "play", "--players", "2", "--seed", "3", **environment) as person:
        person.wait_for("Your choice")
        assert bool(re.search(r"\x1b\[[0-9;]*[34]8;", person.shown)) is coloured
        assert ("\x1b" in person.shown) is (environment.get("TERM") != "dumb")
        text = CODES.sub("", person.shown)
        assert text.count("+___") == 4
        person.type("quit")
        assert person.end() == 0


def test_a_terminal_without_our_signs() -> None:
    """One that knows Latin letters alone shows a ? for a hut, and no traceback."""
    with terminal(SIZES[0], "play", "--players", "2", "--seed", "3", PYTHONIOENCODING="latin-1") as person:
        person.wait_for("Your choice")
        person.type("quit")
        assert person.end() == 0
        assert "Traceback" not in person.shown
        assert "?R" in CODES.sub("", person.shown)


def test_keys_that_are_no_letters() -> None:
    """An arrow key, or a byte that is no character, is no choice; the picture stays whole."""
    with terminal(SIZES[0], "play", "--players", "2", "--seed", "3") as person:
        person.expect("Your choice")
        for typed in (b"\x1b[A\n", b"\xff\n"):
            person.send(typed)
            (*_, picture) = person.expect('"')
            assert_fits(picture, *SIZES[0])
            assert any("is no choice." in line for line in picture)
        person.type("quit")
        assert person.end() == 0


def test_a_window_that_is_made_larger() -> None:
    """Enter draws the decision again in the new size."""
    with terminal(SIZES[0], "play", "--players", "3", "--seed", "1") as person:
        (*_, small) = person.expect("Your choice")
        person.resize(SIZES[1])
        person.type("")
        (*_, large) = person.expect("Your choice")
        assert (len(small), len(large)) == (24, 40)


def test_a_window_of_another_size_is_drawn_at_once() -> None:
    """The decision, and a text that is read; what one types then still counts."""
    with terminal(SIZES[0], "play", "--players", "3", "--seed", "1") as person:
        person.expect("Your choice")
        person.resize(SIZES[1])
        (*_, large) = person.expect("Your choice")
        assert len(large) == SIZES[1][1]
        person.type("rules 5")
        person.expect("Enter: next page")
        person.resize(SIZES[0])
        person.expect("Enter: next page")
        person.type("q")
        (*_, small) = person.expect("Your choice")
        assert len(small) == SIZES[0][1]
        person.type("quit")
        assert person.end() == 0


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_simulation_keeps_what_is_done(tmp_path: Path, told: signal.Signals) -> None:
    """Ctrl-C: the games so far are told and kept, and the same command goes on from there."""
    command = [*COMMAND, "simulate", "--games", "5000", "--bots", "random", "--seed", "4", "--out", str(tmp_path)]
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while len(list(tmp_path.glob("*.json"))) < 3:
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(told)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "games a second" in out
    assert "Interrupted after" in err
    files = sorted(tmp_path.glob("*.json"))
    assert len(files) >= 3
    assert [file.name for file in files[:3]] == ["game-0001.json", "game-0002.json", "game-0003.json"]
    for file in files[:3]:
        read_record(file.read_bytes())


def test_assyria_alone_serves_and_opens_the_browser(tmp_path: Path) -> None:
    """Just `assyria`: a server on this machine, and the browser is sent there once it answers."""
    environment = {**os.environ, "ASSYRIA_DATA": str(tmp_path), "BROWSER": f"touch {tmp_path}/opened #%s"}
    with running(COMMAND, stderr=subprocess.DEVNULL, env=environment) as process:
        deadline = time.monotonic() + 30
        while not (tmp_path / "opened").exists():
            assert time.monotonic() < deadline
            assert process.poll() is None
            time.sleep(0.1)
        with urllib.request.urlopen("http://127.0.0.1:8642/api/health") as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) in (0, 130, -signal.SIGINT)
    assert (tmp_path / "assyria.sqlite").exists()
