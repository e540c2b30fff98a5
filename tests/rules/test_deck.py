"""The food deck and the discard (§2.2, §4.1)."""

import pytest

from assyria.rules import WrongDeal
from assyria.rules.deck import discard, draw, permutation
from assyria.rules.events import Reshuffled
from tests.positions import by_name, cards, never, table


def test_cards_come_from_the_top() -> None:
    """§4.1 The top card is drawn first."""
    before = table(deck="salt-1 wild dates-2")
    state, drawn, events = draw(before, 3, never)
    assert drawn == cards("salt-1 wild dates-2")
    assert state.deck == before.deck[3:]
    assert events == ()


def test_the_deck_runs_out_on_the_way() -> None:
    """§4.1 The whole discard becomes the new deck, and drawing goes on."""
    before = table(deck="wild wild", discard="salt-2 palm-1 dates-1", hoard=0)
    state, drawn, events = draw(before, 4, by_name)
    assert drawn == cards("wild wild dates-1 palm-1")
    assert (state.deck, state.discard) == (cards("salt-2"), ())
    assert events == (Reshuffled(3),)


def test_not_refilled_before_the_next_draw() -> None:
    """§4.1 A deck that runs out on the last card drawn stays empty for now."""
    before = table(deck="wild wild", discard="salt-2", hoard=0)
    state, drawn, events = draw(before, 2, never)
    assert drawn == cards("wild wild")
    assert (state.deck, state.discard, events) == ((), cards("salt-2"), ())
    state, drawn, events = draw(state, 1, by_name)
    assert drawn == cards("salt-2")
    assert events == (Reshuffled(1),)


def test_not_more_cards_than_there_are() -> None:
    """§4.1 With deck and discard empty nothing more is dealt."""
    before = table(deck="wild", hoard=0)
    state, drawn, events = draw(before, 5, never)
    assert drawn == cards("wild")
    assert (state.deck, events) == ((), ())


def test_the_new_deck_can_run_out_too() -> None:
    """§4.1 Deck and discard together may be too few; no card is shuffled twice."""
    before = table(deck="wild", discard="salt-2", hoard=0)
    state, drawn, events = draw(before, 5, by_name)
    assert drawn == cards("wild salt-2")
    assert (state.deck, state.discard, events) == ((), (), (Reshuffled(1),))


@pytest.mark.parametrize("wrong", ["", "salt-2 palm-1 palm-1", "salt-2 palm-2", "salt-2", "salt-2 plow"])
def test_not_other_cards_from_a_shuffle(wrong: str) -> None:
    """§4.1 What comes back from shuffling are the cards of the discard."""
    before = table(deck="wild", discard="salt-2 palm-1", hoard=0)
    with pytest.raises(WrongDeal) as caught:
        draw(before, 2, lambda _: cards(wrong))
    assert caught.value.deck == "food"


def test_a_shuffle_may_give_any_order() -> None:
    """§2.2 The same cards in another order are a shuffle of them."""
    assert permutation(cards("wild salt-2"), list(cards("salt-2 wild"))) == cards("salt-2 wild")


def test_the_discard_has_no_order() -> None:
    """§5.2 It lies by name, whatever went there first."""
    one = discard(discard(table(discard="palm-1"), cards("wild")), cards("barley-1"))
    other = discard(table(discard="palm-1"), cards("barley-1 wild"))
    assert one.discard == other.discard == cards("barley-1 palm-1 wild")
