"""Preparation (§2.1–§2.3)."""

from random import Random

import pytest

from assyria.board import EXPANSION_CARDS, FOOD_CARDS, PLOW
from assyria.rules import (
    Deal,
    Game,
    Phase,
    Reason,
    ScoreBreakdown,
    WrongDeal,
    check,
    deal,
    new_game,
    shuffled_with,
)
from assyria.rules.events import OrderDrawn, Sown, TurnBegan
from assyria.rules.moves import Harvest
from assyria.rules.setup import SHUFFLED_EXPANSION
from tests.positions import by_name, opening, random_game, refused, told

SOUND = Deal(turn_order=(1, 0), food=FOOD_CARDS, expansion=SHUFFLED_EXPANSION)


def test_everyone_begins_alike() -> None:
    """§2.1 All pieces in stock, a plow, no camels, no offerings, no points."""
    state = opening(4).state
    for seat, player in enumerate(state.players):
        assert (player.camels, player.offering, player.score, player.plow) == (0, 0, 0, True)
        assert (player.hand, player.tiles, state.stock(seat)) == ((), 0, 10)
        assert player.ledger == ScoreBreakdown()
    assert check(state) == []


def test_the_turn_order_is_drawn() -> None:
    """§2.1 The order that was dealt is the first turn order."""
    step = opening(3, order=(2, 0, 1))
    assert step.state.order == (2, 0, 1)
    assert step.state.seat == 2
    assert told(step, OrderDrawn) == [OrderDrawn((2, 0, 1))]


def test_a_four_lies_in_the_first_slot() -> None:
    """§2.2 One 4 is shown, the other eight are face down."""
    step = opening(2)
    assert step.state.expansion == (4,)
    assert sorted([*step.state.expansion, *step.state.expansion_deck]) == list(EXPANSION_CARDS)
    assert told(step, TurnBegan) == [TurnBegan(reign=1, turn=1, expansion=4)]


def test_one_expansion_card_is_never_used() -> None:
    """§2.2 After eight turns one of the nine is still face down."""
    *_, (last, _) = random_game(2, seed=3)
    assert last.state.phase is Phase.OVER
    assert len(last.state.expansion_deck) == 1


WRONG: list[tuple[str, Deal]] = [
    *(("turn_order", SOUND._replace(turn_order=order)) for order in ((0, 0), (0,), (0, 1, 2), (1, 2))),
    ("expansion", SOUND._replace(expansion=EXPANSION_CARDS)),
    ("expansion", SOUND._replace(expansion=SHUFFLED_EXPANSION[:-1])),
    ("expansion", SOUND._replace(expansion=(4, *SHUFFLED_EXPANSION[1:]))),
    *(
        ("food", SOUND._replace(food=food))
        for food in (FOOD_CARDS[1:], (*FOOD_CARDS, PLOW), (PLOW, *FOOD_CARDS[1:]))
    ),
]


@pytest.mark.parametrize(("deck", "dealt"), WRONG)
def test_not_another_deal(deck: str, dealt: Deal) -> None:
    """§1.7 §1.8 §2.1 §2.2 Every seat once, two 2s, four 3s and two 4s, the forty food cards, and nothing else."""
    with pytest.raises(WrongDeal) as caught:
        new_game(Game(2), dealt)
    assert caught.value.deck == deck


def test_the_first_sowing_comes_first() -> None:
    """§2.3 Two rows lie there before anyone chooses anything."""
    step = opening(2, top="salt-1 salt-2 salt-3 dates-1 dates-2 dates-3")
    columns = (("salt-1", "dates-1"), ("salt-2", "dates-2"), ("salt-3", "dates-3"))
    assert step.state.phase is Phase.START
    assert step.state.columns == columns
    assert step.events[-1] == Sown(columns)  # type: ignore[arg-type]


def test_not_harvested_before_the_start_spaces() -> None:
    """§2.3 The sowing is seen, but the harvest comes after start spaces and draft."""
    assert refused(opening(4).state, Harvest(1)) is Reason.WRONG_PHASE


def test_chance_comes_from_a_generator() -> None:
    """§2.1 §2.2 The same generator deals the same game; the cards are the box's."""
    dealt = deal(4, Random(7))
    assert dealt == deal(4, Random(7))
    assert sorted(dealt.food) == list(FOOD_CARDS)
    assert new_game(Game(4), dealt).state.order == dealt.turn_order


def test_a_shuffle_keeps_the_cards() -> None:
    """§2.2 Shuffling changes the order alone."""
    shuffled = shuffled_with(Random(1))(FOOD_CARDS)
    assert tuple(shuffled) != FOOD_CARDS
    assert by_name(tuple(shuffled)) == FOOD_CARDS


def test_start_spaces_are_chosen_next() -> None:
    """§2.3 §2.4 The first decision is a start space."""
    assert opening(4).state.phase is Phase.START
