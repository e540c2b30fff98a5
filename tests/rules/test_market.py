"""Actions: buying (§1.7, §6.5)."""

import pytest

from assyria.board import PLOW
from assyria.rules import DONE, Player, Reason, legal_moves
from assyria.rules.events import CardBought
from assyria.rules.moves import Buy
from tests.positions import card, cards, played, refused, table


def buy(name: str) -> Buy:
    return Buy(card(name))


@pytest.mark.parametrize(("name", "price"), [("salt-1", 1), ("salt-2", 2), ("salt-3", 2), ("wild", 2)])
def test_a_card_from_the_display(name: str, price: int) -> None:
    """§1.7 §6.5 1 camel for one symbol, 2 for any other card."""
    before = table(seats={0: Player(camels=5, hand=cards("palm-1"))}, display=f"{name} dates-1")
    step = played(before, buy(name))
    assert step.state.players[0].hand == tuple(sorted(cards(f"palm-1 {name}")))
    assert step.state.players[0].camels == 5 - price
    assert step.state.display == cards("dates-1")
    assert step.state.bought
    assert step.events == (CardBought(0, card(name), camels=price),)


def test_one_of_two_equal_cards() -> None:
    """§6.5 §10 They are one move, and the other stays on display."""
    state = table(seats={0: Player(camels=5)}, display="wild wild")
    assert legal_moves(state).count(buy("wild")) == 1
    assert played(state, buy("wild")).state.display == cards("wild")


def test_a_plow_from_the_board() -> None:
    """§6.5 2 camels, for a player who has none."""
    step = played(table(seats={0: Player(camels=3, plow=False)}), Buy(PLOW))
    assert step.state.players[0].plow is True
    assert step.state.players[0].camels == 1
    assert step.state.plows_left == 0
    assert not step.state.bought
    assert step.events == (CardBought(0, PLOW, camels=2),)


def test_a_plow_and_a_food_card() -> None:
    """§6.5 The one food card a turn does not stand in the way of a plow, nor the other way round."""
    state = table(seats={0: Player(camels=5, plow=False)}, display="salt-2 dates-1")
    for moves in ([Buy(PLOW), buy("salt-2")], [buy("salt-2"), Buy(PLOW)]):
        me = played(state, *moves).state.players[0]
        assert (me.plow, me.hand, me.camels) == (True, cards("salt-2"), 1)


def test_the_next_player_may_buy_again() -> None:
    """§6.5 One food card for each player, of what is still there."""
    seats = {0: Player(camels=3), 1: Player(camels=3)}
    state = played(table(seats=seats, display="salt-2 dates-1"), buy("salt-2"), DONE).state
    assert (state.seat, state.bought) == (1, False)
    assert buy("dates-1") in legal_moves(state)


def test_not_a_second_food_card() -> None:
    """§6.5 At most one a turn."""
    state = played(table(seats={0: Player(camels=9)}, display="salt-2 dates-1"), buy("salt-2")).state
    assert refused(state, buy("dates-1")) is Reason.BOUGHT_THIS_TURN


def test_not_a_card_that_is_not_on_display() -> None:
    """§6.5 Only what the harvest left over; a card that someone bought is gone."""
    state = table(seats={0: Player(camels=9), 1: Player(camels=9)}, display="salt-2 dates-1")
    assert refused(state, buy("wild")) is Reason.NOT_ON_DISPLAY
    assert refused(played(state, buy("salt-2"), DONE).state, buy("salt-2")) is Reason.NOT_ON_DISPLAY


def test_not_from_an_empty_display() -> None:
    """§4.1 §6.5 A column left over that ran short has nothing to sell."""
    state = table(seats={0: Player(camels=9)}, display="")
    assert refused(state, buy("salt-1")) is Reason.NOT_ON_DISPLAY


def test_not_a_second_plow() -> None:
    """§6.5 Someone who has one buys none, even if others lie on the board."""
    state = table(seats={0: Player(camels=9), 1: Player(plow=False)})
    assert refused(state, Buy(PLOW)) is Reason.HAS_A_PLOW


def test_not_without_the_camels() -> None:
    """§1.7 §6.5 2 for a plow, 2 for two symbols."""
    state = table(seats={0: Player(camels=1, plow=False)}, display="salt-2 wild")
    for each in (PLOW, card("salt-2"), card("wild")):
        assert refused(state, Buy(each)) is Reason.NOT_ENOUGH_CAMELS


def test_for_the_last_camels() -> None:
    """§6.5 Exactly the price is enough; cards in hand lie by name."""
    before = table(seats={0: Player(camels=2, hand=cards("wild"))}, display="wild salt-3")
    step = played(before, buy("salt-3"))
    assert step.state.players[0].camels == 0
    assert step.state.players[0].hand == cards("salt-3 wild")


def test_all_that_can_be_bought() -> None:
    """§6.5 What lies on display, and a plow, by name."""
    state = table(seats={0: Player(camels=2, plow=False)}, display="wild barley-1")
    assert [move.card for move in legal_moves(state) if isinstance(move, Buy)] == ["barley-1", "plow", "wild"]
