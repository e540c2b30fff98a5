"""Actions: offerings (§1.9, §6.4)."""

import pytest

from assyria.board import Dignitary
from assyria.rules import DONE, OFFER, Phase, Player, Reason, legal_moves
from assyria.rules.events import OfferingMade
from assyria.rules.moves import Court
from tests.positions import hexes, played, refused, table


def test_a_step_for_a_camel() -> None:
    """§6.4 1 camel, one step."""
    step = played(table(seats={0: Player(camels=3, offering=2)}), OFFER)
    assert (step.state.players[0].offering, step.state.players[0].camels) == (3, 2)
    assert step.state.offered == 1
    assert step.events == (OfferingMade(0, space=3, multiplier=2, camels=1),)


@pytest.mark.parametrize(("space", "worth"), list(enumerate((0, 1, 2, 2, 3, 3, 3, 4)))[1:])
def test_what_a_space_is_worth(space: int, worth: int) -> None:
    """§1.9 ×0 ×1 ×2 ×2 ×3 ×3 ×3 ×4."""
    step = played(table(seats={0: Player(camels=9, offering=space - 1)}), OFFER)
    assert step.events[0] == OfferingMade(0, space, worth, camels=1)


def test_three_steps_in_a_turn() -> None:
    """§6.4 One by one."""
    step = played(table(seats={0: Player(camels=4)}), OFFER, OFFER, OFFER)
    assert step.state.players[0].offering == 3


def test_not_a_fourth_step_after_other_actions() -> None:
    """§6.4 Actions come in any order; three steps remain three."""
    step = played(table(seats={0: Player(camels=9)}), OFFER, OFFER, Court(Dignitary.LOWER), OFFER)
    assert refused(step.state, OFFER) is Reason.THREE_STEPS_MADE


def test_three_more_for_the_next_player() -> None:
    """§6.4 Each player has three steps."""
    state = table(seats={0: Player(camels=4), 1: Player(camels=4)}, offered=3)
    state = played(state, DONE).state
    assert (state.seat, state.offered) == (1, 0)
    assert OFFER in legal_moves(state)


def test_the_last_space_can_be_reached() -> None:
    """§6.4 The eighth space is worth ×4."""
    step = played(table(seats={0: Player(camels=3, offering=6)}), OFFER)
    assert step.state.players[0].offering == 7


def test_not_past_the_last_space() -> None:
    """§1.9 §6.4 The track ends at the eighth space."""
    state = table(seats={0: Player(camels=3, offering=7, bases=hexes("b1"))})
    assert refused(state, OFFER) is Reason.TRACK_ENDS


def test_not_a_fourth_step() -> None:
    """§6.4 At most three steps a turn."""
    state = played(table(seats={0: Player(camels=6)}), OFFER, OFFER, OFFER).state
    assert refused(state, OFFER) is Reason.THREE_STEPS_MADE


def test_not_without_a_camel() -> None:
    """§6.4 No camel, no step."""
    assert refused(table(), OFFER) is Reason.NOT_ENOUGH_CAMELS


def test_not_before_the_actions() -> None:
    """§3 §6.4 Offerings are made in the actions."""
    state = table(Phase.HUTS, seats={0: Player(camels=6, bases=hexes("b1"))})
    assert refused(state, OFFER) is Reason.WRONG_PHASE
