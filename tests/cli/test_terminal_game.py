"""Whole games on screens of all sizes, played by what is read there."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from assyria.arena.warming import seated_bot
from assyria.cli.decision_frame import DecisionFrame
from assyria.cli.screen import Screen
from assyria.cli.terminal_game import TerminalGame
from assyria.preview import preview
from assyria.record import GameHistory, read_record, replay
from assyria.render.choices import keyed_choices, prompt
from assyria.render.lines import paragraph
from assyria.render.story import Teller, seat_names
from assyria.render.words import LANGUAGES, words_in
from assyria.rules import Game, Phase, deal, legal_moves, outcome, view
from tests.cli.frames import assert_every_hex, assert_fits, frames, is_table, keys
from tests.effort import LONG
from tests.games import golden

SIZES = ((80, 24), (100, 40))
ALL = list(product(SIZES, (2, 3, 4), LANGUAGES))
SOME = [ALL[number] for number in (8, 1, 18, 15)]
"""Each size, number of players and language at least once."""


class Player(Screen):
    """A screen whose player types what they were told, then some choice that stands there."""

    def __init__(self, language: str, size: tuple[int, int], game: Game, typed: Sequence[str] = ()) -> None:
        super().__init__(words_in(language))
        self.size, self.game, self.rng = size, game, Random(1)
        self.typed = list(typed)
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=size[0], height=size[1], force_terminal=True)
        self.is_terminal = True
        self.seen: list[list[str]] = []
        self.asked: list[list[str]] = []
        """The pictures in front of which something was typed."""

    @property
    def left(self) -> str:
        """What stays in the terminal after the game."""
        return self.file.getvalue()

    def ask(self, question: str, redraw: Callable[[], None] | None = None) -> str:
        drawn = frames(self.file.getvalue())[-1:]
        if redraw is not None and drawn:
            redraw()
            # In a window of the same size, it is the same picture.
            assert frames(self.file.getvalue())[-1:] == drawn
        self.console.print(f"{question} ", end="")
        for frame in frames(self.file.getvalue()):
            self.seen.append(frame)
            assert_fits(frame, *self.size)
            if is_table(frame):
                assert_every_hex(frame, self.game)
        self.asked.append(frame)
        self.file.truncate(0)
        self.file.seek(0)
        if question != self.words("play-ask"):
            return ""
        assert is_table(frame)
        if self.typed:
            return self.typed.pop(0)
        choices = keys(frame)
        return self.rng.choice(choices[1:] if choices[0] == "0" and self.rng.random() < 0.8 else choices)


def play(screen: Player, history: GameHistory, file: Path | None = None) -> GameHistory:
    bots = [seated_bot("greedy", 10).new_game() for _ in range(history.game.players - 1)]
    game = TerminalGame(screen, history, bots, Random(1), file)
    game.run()
    return game.history


@pytest.mark.parametrize(("size", "players", "language"), ALL if LONG else SOME[1:2])
def test_a_whole_game_stays_on_the_screen(
    size: tuple[int, int], players: int, language: str, tmp_path: Path
) -> None:
    """At every decision the board, all hexes and the choices; no picture is too large.

    Whatever happened stood on a screen that waited for the player.
    """
    game, file = Game(players), tmp_path / "game.json"
    screen = Player(language, size, game)
    history = play(screen, GameHistory(game, deal(players, Random(players))), file)
    end = outcome(history.state)
    assert end is not None
    assert read_record(file.read_bytes()).moves == history.moves
    last = "\n".join(screen.asked[-1])
    assert all(str(score) in last for score in end.scores)
    assert file.name in screen.left
    read = {line for frame in screen.asked for line in frame}
    teller = Teller(screen.words, seat_names(players, screen.words))
    for text in (text for events in history.story for text in teller.story(events)):
        assert {line.plain for line in paragraph(text, size[0])} <= read, text


def test_a_decision_shows_what_one_needs() -> None:
    """On 80×24: own points, camels and hand, what to do, the choices, and the question in the last line."""
    history = replay(golden("4-players", 0).record(271))
    me = history.state.me
    assert (history.state.seat, history.state.phase) == (0, Phase.HUTS)
    screen = Player("en", SIZES[0], history.game, ["quit"])
    play(screen, history)
    frame = screen.asked[-1]
    assert len(frame) == 24
    assert frame[-1] == "Your choice (or help):"
    assert re.search(rf"Points +{me.score} ", frame[2])
    assert re.search(rf"Camels +{me.camels} ", frame[3])
    (hand,) = [line for line in frame if "→▲R You" in line]
    assert all((f"{card.food[0].upper()}{card.symbols}" if card.food else "W") in hand for card in me.hand)
    assert prompt(history.state, screen.words) in frame
    assert sorted(keys(frame)) == sorted(keyed_choices(preview(view(history.state)).choices, screen.words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_choices_are_on_pages(language: str) -> None:
    """Each choice on one of them; the rest of the picture holds still."""
    history = max((golden("4-players", number) for number in range(3)), key=_most_choices)
    state = history.at(_busiest(history))
    choices = preview(view(state)).choices
    screen = Player(language, SIZES[0], state.game)
    frame = DecisionFrame(screen, state, seat_names(4, screen.words), choices, 0)
    seen: list[list[str]] = []
    for page in range(3):
        frame.show(page=page)
        (shown,) = frames(screen.left)
        assert_fits([*shown, "?"], *SIZES[0])
        seen.append(shown)
        screen.file.truncate(0)
        screen.file.seek(0)
    assert seen[0][:15] == seen[1][:15]
    read = [keys([*shown, "?"]) for shown in seen]
    assert {key for page in read for key in page} == set(keyed_choices(choices, screen.words))
    assert read[0] != read[1]


def _busiest(history: GameHistory) -> int:
    acting = [at for at in range(len(history.moves)) if history.at(at).phase is Phase.ACTIONS]
    return max(acting, key=lambda at: len(legal_moves(history.at(at))))


def _most_choices(history: GameHistory) -> int:
    return len(legal_moves(history.at(_busiest(history))))


def test_answers_and_pages_come_back_to_the_decision() -> None:
    """Help, log, rules and mistakes: each is read, and then the same choices are there again."""
    game = Game(4)
    typed = ["help", "log", "rules 5.2", "rules 9.9", "jump", "start c4", "99", "undo", "", "quit"]
    screen = Player("en", SIZES[0], game, typed)
    play(screen, GameHistory(game, deal(4, Random(2))))  # a game in which the person begins
    texts = ["\n".join(frame) for frame in screen.asked]
    for answer in (
        "undo – undo your last choice",
        "Turn order drawn at random",
        "§5.2",
        "There is no § 9.9",
        '"jump" is no choice.',
        "start c4: that is not a start space (§1.4)",
        '"99" is no choice.',
        "Nothing to undo.",
    ):
        assert any(answer in text for text in texts), answer
    decisions = [frame for frame in screen.asked if is_table(frame)]
    assert len(decisions) == len(typed)
    assert {tuple(keys(frame)) for frame in decisions} == {("1", "b1", "2", "b5", "3", "i2", "4", "i6")}
    assert screen.left.endswith("\x1b[?1049l")


def test_others_are_shown_while_they_move() -> None:
    """Bots may think for long: the table says who moves, and what."""
    game = Game(3)
    screen = Player("en", SIZES[0], game, ["b5", "2", "2", "quit"])
    history = play(screen, GameHistory(game, deal(3, Random(3))))
    waited = {frame[-1] for frame in screen.seen if is_table(frame)}
    names = seat_names(3, screen.words)
    for number, played in enumerate(history.moves):
        if played.seat:
            now = {"name": names[played.seat], "phase": history.at(number).phase.value, "left": 0}
            assert any(line.startswith(screen.words("picture-now", **now)[:12]) for line in waited), now


def test_names_come_from_the_record() -> None:
    """A game from a table is resumed with the names of its players; the person is You."""
    record = golden("2-players", 1).record(40)
    history = replay(replace(record, extra={"names": ["Ada", "Blaise"]}))
    screen = Player("en", SIZES[0], history.game, ["log", "quit"])
    play(screen, history)
    text = "\n".join(line for frame in screen.asked for line in frame)
    assert "You are Ada ▲." in text
    assert "▲R You" in text
    assert "●B Blaise" in text
    assert "Blue" not in text
