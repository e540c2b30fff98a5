"""The table in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from assyria.render.hexmap import board_text
from assyria.render.story import seat_names
from assyria.render.terminal import result_text, table_text
from assyria.render.words import LANGUAGES, words_in
from assyria.rules import Phase, legal_moves
from assyria.rules.moves import Hut
from tests.games import KINDS, golden


def drawn(thing: object, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(thing)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


def test_the_board_shows_every_hex_in_play() -> None:
    """§1.3 Hexes out of play are not drawn."""
    for kind, count in (("4-players", 64), ("3-players", 51), ("2-players", 38)):
        state = golden(kind, 0).at(0)
        text = board_text(state).plain
        shown = [name for name in state.game.board.hexes if f"{name} " in text]
        assert len(shown) == count


def test_the_board_shows_every_piece() -> None:
    """Huts, fed huts, ziggurats by level, wells."""
    for number in (1, 5, 9):
        history = golden("4-players", number)
        for at in range(0, len(history.moves), 10):
            state = history.at(at)
            text = board_text(state).plain
            assert text.count("⌂") == sum(len(player.huts) for player in state.players)
            assert text.count("⌂+") == sum(len(player.fed) for player in state.players)
            assert text.count("▲") == sum(len(player.bases) for player in state.players)
            assert text.count("▲3") == sum(len(player.roofs) for player in state.players)
            assert text.count("O") == len(state.wells)


def test_lit_hexes_are_marked_without_colour() -> None:
    """§5.1 Where a hut may go is seen in plain text too."""
    state = next(s for n in range(60) if (s := golden("3-players", 2).at(n)).phase is Phase.HUTS)
    lit = [move.at for move in legal_moves(state) if isinstance(move, Hut)]
    plain = board_text(state).plain.count("+")
    assert board_text(state, lit).plain.count("+") == plain + len(lit)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_whole_table_fits_eighty_columns(language: str, kind: str) -> None:
    """In every language and at every moment; long hands wrap."""
    words = words_in(language)
    history = golden(kind, 4)
    names = seat_names(history.game.players, words)
    for at in (0, history.game.players + 1, 40, 90, len(history.moves)):
        state = history.at(at)
        text = drawn(table_text(state, words, names), 80)
        assert max(map(len, text.splitlines())) <= 80
        assert "…" not in text
        assert all(name in text for name in names)
    assert str(history.state.players[0].score) in drawn(result_text(history.state, words, names), 80)
