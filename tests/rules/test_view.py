"""What a player may know: all but the order of the undealt cards (§2.2)."""

from dataclasses import fields, replace
from random import Random

import pytest

from assyria.rules import Player, Position, check, legal_moves, redeal, view
from tests.positions import cards, hexes, opening, random_game, table


def test_a_view_shows_the_table() -> None:
    """§2.2 Everything that lies face up, hands included."""
    state = table(seats={1: Player(hand=cards("wild"), huts=hexes("b1"))}, display="salt-1")
    seen = view(state)
    for field in fields(Position):
        assert getattr(seen, field.name) == getattr(state, field.name)


def test_which_cards_are_undealt() -> None:
    """§2.2 That follows from what was seen, and is given sorted."""
    state = table(deck="wild salt-1 palm-3", hoard=0)
    seen = view(state)
    assert seen.undealt_food == cards("palm-3 salt-1 wild")
    assert seen.undealt_expansion == tuple(sorted(state.expansion_deck))


def test_not_the_order_of_the_decks() -> None:
    """§2.2 Two states that differ only in it look the same."""
    state = opening(4).state
    other = replace(state, deck=state.deck[::-1], expansion_deck=state.expansion_deck[::-1])
    assert state != other
    assert view(state) == view(other)
    assert hash(view(state)) == hash(view(other))


def test_not_a_deck_in_a_view() -> None:
    """§2.2 A view has neither deck."""
    seen = view(opening(4).state)
    assert not hasattr(seen, "deck")
    assert not hasattr(seen, "expansion_deck")


def test_redeal() -> None:
    """§2.2 A state that might be the real one: it looks the same and is sound."""
    seen = view(opening(4).state)
    guess = redeal(seen, Random(1))
    assert view(guess) == seen
    assert check(guess) == []
    assert legal_moves(guess) == legal_moves(seen)
    assert guess.deck != redeal(seen, Random(2)).deck


def test_not_dealt_from_the_real_deck() -> None:
    """§2.2 The guess knows the view alone: states that look the same give the same guess."""
    state = opening(4).state
    other = replace(state, deck=state.deck[::-1])
    assert redeal(view(state), Random(1)) == redeal(view(other), Random(1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_of_a_whole_game(players: int) -> None:
    """§2.2 In every position a view breaks no law and can be dealt again."""
    rng = Random(0)
    for step, _ in random_game(players, seed=8):
        seen = view(step.state)
        assert check(seen) == []
        assert view(redeal(seen, rng)) == seen
