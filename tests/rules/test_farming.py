"""Sowing, harvest and the new turn order (§4)."""

import pytest

from assyria.board import Card
from assyria.rules import DONE, OFFER, Phase, Player, Reason, WrongDeal, legal_moves, play
from assyria.rules.events import Harvested, OrderChanged, Reshuffled, Sown
from assyria.rules.farming import sow
from assyria.rules.moves import Harvest
from tests.positions import by_name, cards, hexes, never, played, refused, table, told

THREE_COLUMNS = ("salt-1 dates-1", "salt-2 dates-2", "salt-3 wild")
"""A sowing for two players."""


def test_two_rows_sorted_each_on_its_own() -> None:
    """§4.1 Fewer symbols further left."""
    step = sow(table(players=2, deck="palm-3 palm-1 palm-2 salt-2 salt-3 salt-1"), never)
    columns = (cards("palm-1 salt-1"), cards("palm-2 salt-2"), cards("palm-3 salt-3"))
    assert step.state.columns == columns
    assert step.events == (Sown(columns),)


def test_equal_cards_lie_as_drawn_and_wild_rightmost() -> None:
    """§4.1 Equal numbers in the order drawn, wild cards last."""
    step = sow(table(players=2, deck="wild palm-3 salt-3 dates-2 barley-2 grapes-2"), never)
    assert [column[0] for column in step.state.columns] == ["palm-3", "salt-3", "wild"]
    assert [column[1] for column in step.state.columns] == ["dates-2", "barley-2", "grapes-2"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_column_more_than_players(players: int) -> None:
    """§4.1 Players and one, two cards each."""
    state = sow(table(players=players), never).state
    assert [len(column) for column in state.columns] == [2] * (players + 1)
    assert state.takers == (None,) * (players + 1)


def test_the_deck_runs_out_in_the_middle_of_a_row() -> None:
    """§4.1 The discard is shuffled and the row goes on; it is sorted once it is complete."""
    step = sow(table(players=2, deck="wild salt-3", discard="dates-1 barley-2 palm-1 palm-2", hoard=0), by_name)
    assert step.state.columns == (cards("barley-2 dates-1"), cards("salt-3 palm-1"), cards("wild palm-2"))
    assert step.state.discard == ()
    assert step.events == (Reshuffled(4), Sown(step.state.columns))


def test_the_deck_runs_out_between_the_rows() -> None:
    """§4.1 The second row needs a card, so the discard is shuffled."""
    before = table(players=2, deck="wild salt-3 salt-1", discard="dates-1 barley-2 palm-1 palm-2", hoard=0)
    step = sow(before, by_name)
    assert step.state.columns == (cards("salt-1 dates-1"), cards("salt-3 palm-1"), cards("wild barley-2"))
    assert step.state.deck == cards("palm-2")
    assert told(step, Reshuffled) == [Reshuffled(4)]


def test_not_reshuffled_after_the_last_card() -> None:
    """§4.1 The deck runs out exactly on the last card: the discard stays as it is."""
    before = table(players=2, deck="wild salt-3 salt-1 salt-1 palm-1 palm-1", discard="dates-1", hoard=0)
    step = sow(before, never)
    assert (step.state.deck, step.state.discard) == ((), cards("dates-1"))
    assert told(step, Reshuffled) == []


def test_a_row_that_stays_short_fills_from_the_left() -> None:
    """§4.1 With no card left anywhere, the second row has the columns at the left."""
    step = sow(table(players=3, deck="wild salt-3 salt-1 palm-1 wild palm-2", hoard=0), never)
    columns = (cards("salt-1 palm-2"), cards("palm-1 wild"), cards("salt-3"), cards("wild"))
    assert step.state.columns == columns
    assert told(step, Sown) == [Sown(columns)]


def test_a_first_row_that_stays_short() -> None:
    """§4.1 Then there is no second row at all."""
    step = sow(table(players=3, deck="wild salt-3", hoard=0), never)
    assert step.state.columns == (cards("salt-3"), cards("wild"), (), ())


def test_not_a_single_card_left() -> None:
    """§4.1 Nothing is dealt, and the harvest takes place all the same."""
    before = table(players=2, seats={0: Player(camels=1)}, hoard=1)
    step = play(before, DONE, never)
    assert told(step, Sown) == [Sown(((), (), ()))]
    assert step.state.phase is Phase.HARVEST
    assert legal_moves(step.state) == (Harvest(1), Harvest(2), Harvest(3))


def test_not_other_cards_at_the_end_of_a_turn() -> None:
    """§4.1 A reshuffle that brings other cards is refused."""
    before = table(players=2, seats={0: Player(camels=1)}, deck="wild", discard="salt-2 palm-1", hoard=1)

    def cheat(pile: tuple[Card, ...]) -> tuple[Card, ...]:
        return (*pile, *pile)

    with pytest.raises(WrongDeal):
        play(before, DONE, cheat)


def test_a_column_and_its_cards() -> None:
    """§4.2 The player takes the cards into the hand; the column is then empty and taken."""
    before = table(Phase.HARVEST, 2, sown=THREE_COLUMNS, seats={0: Player(hand=cards("wild"))})
    step = played(before, Harvest(3))
    assert step.state.players[0].hand == cards("salt-3 wild wild")
    assert step.state.columns == (cards("salt-1 dates-1"), cards("salt-2 dates-2"), ())
    assert step.state.takers == (None, None, 0)
    assert step.state.seat == 1
    assert step.events == (Harvested(0, 3, cards("salt-3 wild")),)


def test_any_free_column() -> None:
    """§4.2 The choice is among the columns not taken."""
    state = played(table(Phase.HARVEST, 2, sown=THREE_COLUMNS), Harvest(2)).state
    assert legal_moves(state) == (Harvest(1), Harvest(3))


def test_an_empty_column_can_be_taken() -> None:
    """§4.2 A column that ran short gives its place in the turn order."""
    before = table(Phase.HARVEST, 2, sown=("wild", "", ""), deck="", hoard=0)
    step = played(before, Harvest(2))
    assert told(step, Harvested) == [Harvested(0, 2, ())]


def test_not_a_column_twice() -> None:
    """§4.2 A column that someone took is not free."""
    state = played(table(Phase.HARVEST, 2, sown=THREE_COLUMNS), Harvest(2)).state
    assert refused(state, Harvest(2)) is Reason.COLUMN_TAKEN


@pytest.mark.parametrize("column", [0, 4, -1])
def test_not_a_column(column: int) -> None:
    """§4.1 With two players there are three, counted from 1."""
    assert refused(table(Phase.HARVEST, 2, sown=THREE_COLUMNS), Harvest(column)) is Reason.NO_SUCH_COLUMN


def test_not_passing_the_harvest() -> None:
    """§4.2 Everyone takes a column."""
    assert refused(table(Phase.HARVEST, 2, sown=THREE_COLUMNS), DONE) is Reason.WRONG_PHASE


def test_the_columns_give_the_new_order() -> None:
    """§4.3 Left to right: who took further left goes first."""
    before = table(Phase.HARVEST, 2, sown=THREE_COLUMNS, seats={1: Player(bases=hexes("b5"))})
    step = played(before, Harvest(3), Harvest(1))
    assert step.state.order == (1, 0)
    assert step.state.seat == 1
    assert told(step, OrderChanged) == [OrderChanged((1, 0))]


def test_the_column_left_over_is_on_display() -> None:
    """§4.3 Nobody took it; it is for sale in the actions."""
    before = table(Phase.HARVEST, 2, sown=THREE_COLUMNS, seats={1: Player(bases=hexes("b5"))})
    assert played(before, Harvest(3), Harvest(1)).state.display == cards("salt-2 dates-2")


def test_not_a_new_order_during_the_harvest() -> None:
    """§4.3 The order changes once all have taken a column, not before."""
    step = played(table(Phase.HARVEST, 3, order=(2, 1, 0)), Harvest(4), Harvest(1))
    assert step.state.order == (2, 1, 0)
    assert told(step, OrderChanged) == []


def test_not_an_action_during_the_harvest() -> None:
    """§3 §4.2 Camels are spent later in the turn."""
    before = table(Phase.HARVEST, 2, sown=THREE_COLUMNS, seats={0: Player(camels=3)})
    assert refused(before, OFFER) is Reason.WRONG_PHASE
