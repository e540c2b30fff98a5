"""A position in one line."""

from __future__ import annotations

import pytest

from assyria.board import PLOW
from assyria.record import NotAPosition, parse_position, position_text
from assyria.rules import FeedingRule, Game, Phase, State, View, view
from tests.games import golden, random_game

SHEET = golden("4-players", 3)


def at(phase: Phase) -> State:
    late = range(len(SHEET.moves) // 2, len(SHEET.moves))
    return next(SHEET.at(number) for number in late if SHEET.at(number).phase is phase)


def test_with_the_order_of_the_decks_it_is_a_state() -> None:
    """The line of a State names all of it."""
    state = at(Phase.ACTIONS)
    text = position_text(state)
    assert "\n" not in text
    assert len(text.split()) == 14
    assert parse_position(text) == state


def test_without_the_order_it_is_a_view() -> None:
    """The line of a View hides the order."""
    seen = view(at(Phase.HUTS))
    again = parse_position(position_text(seen))
    assert isinstance(again, View)
    assert again == seen


def test_before_anything_stands_on_the_board() -> None:
    """§2.3 The very first position has a line too."""
    assert parse_position(position_text(SHEET.at(0))) == SHEET.at(0)


def test_supplying_with_a_plow() -> None:
    """§5.2 The plow can be the card that is being spread."""
    for seed in range(40):
        history = random_game(Game(2), seed)
        for number in range(len(history.moves)):
            if history.at(number).supplying == PLOW:
                assert parse_position(position_text(history.at(number))) == history.at(number)
                return
    raise AssertionError("no game with a choice for the plow")


def test_three_cards_in_a_draft_of_two() -> None:
    """§2.5 The option is part of the position."""
    state = golden("2-players-draft-3", 0).at(2)
    assert position_text(state).startswith("2+3 classic ")
    assert parse_position(position_text(state)) == state


def test_strict_feeding() -> None:
    """§5.2 The option is part of the position."""
    state = golden("4-players-strict", 0).at(2)
    assert position_text(state).startswith("4+strict classic ")
    assert parse_position(position_text(state)) == state
    state = random_game(Game(2, two_player_draft=3, feeding=FeedingRule.STRICT), 1).at(2)
    assert position_text(state).startswith("2+3+strict classic ")
    assert parse_position(position_text(state)) == state


GOOD = position_text(at(Phase.ACTIONS))
NAMES = (
    *("players", "board", "turn", "phase", "order", "seats", "columns", "draft", "wells", "court"),
    *("expansion", "discard", "deck", "later"),
)


WRONG = [
    *(("players", text, "players") for text in ("5", "4+3", "٤", "4+lenient")),
    ("board", "lunar", "board"),
    *(("turn", "4.1", "turn"), ("turn", "1.3", "expansion")),
    *(("phase", text, "phase") for text in ("dance", "huts:9", "huts", "actions", "actions:z9:0:-")),
    *(("phase", text, "phase") for text in ("supply:X9:1", "wells:1")),
    *(("order", text, "order") for text in ("0123", "0122@0")),
    *(("seats", "x", "player"), ("seats", "1;0;p;-;z9;-;0.0.0.0.0.0.0.0", "huts")),
    *(("seats", f"1;0;p;-;-;{tiles};0.0.0.0.0.0.0.0", "ziggurats") for tiles in ("z9=1", "b1")),
    ("seats", "1;0;p;-;-;b1=1;0.0.0.0.0.0.0.0", "order"),
    *(("columns", "=9/-/-/-/-", "columns"), ("columns", "X1/-/-/-/-", "columns"), ("columns", "-/-", "order")),
    *(
        ("draft", "X", "draft"),
        ("wells", "a1-a2", "wells"),
        ("court", "-/-", "court"),
        ("court", "9/-/-", "court"),
    ),
    *(("expansion", "9", "expansion"), ("discard", "-", "cards"), ("deck", "?-", "deck"), ("deck", "~-", "deck")),
    ("later", ">x", "expansion deck"),
]


@pytest.mark.parametrize(("name", "text", "field"), WRONG)
def test_not_a_position(name: str, text: str, field: str) -> None:
    """What is wrong is named by its field, or by the law that is broken."""
    fields = GOOD.split()
    fields[NAMES.index(name)] = text
    with pytest.raises(NotAPosition) as wrong:
        parse_position(" ".join(fields))
    assert wrong.value.field == field
    assert str(wrong.value).startswith(f"{field}: ")


@pytest.mark.parametrize("text", ["", "4", GOOD + " -", "x" * 1000])
def test_not_fourteen_fields(text: str) -> None:
    """A line has fourteen fields."""
    with pytest.raises(NotAPosition) as wrong:
        parse_position(text)
    assert wrong.value.field == "fields"
