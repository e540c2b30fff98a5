"""The greedy bot rates a hut at court however many of its own are there."""

from __future__ import annotations

from random import Random

import pytest

from assyria.board import Dignitary
from assyria.bots import GreedyBot
from assyria.bots.greedy import rate_move
from assyria.rules import Phase, Player, legal_moves, view
from assyria.rules.moves import Court
from tests.positions import at_court, hexes, table


@pytest.mark.parametrize(
    ("dignitary", "most"), [(Dignitary.HIGHER, 2), (Dignitary.MIDDLE, 3), (Dignitary.LOWER, 5)]
)
def test_one_more_hut_with_a_dignitary(dignitary: Dignitary, most: int) -> None:
    """Up to the last space, with all huts there its own."""
    for own in range(most + 1):
        court = at_court(**{dignitary.word: [0] * own})
        state = table(Phase.ACTIONS, seats={0: Player(camels=10, bases=hexes("b1"))}, court=court)
        seen = view(state)
        assert Court(dignitary) in legal_moves(seen)
        assert rate_move(seen, Court(dignitary)) > -10
        assert GreedyBot().choose(seen, Random(1)) in legal_moves(seen)


def test_four_huts_already_at_a_dignitary() -> None:
    """All moves are rated, also those at other dignitaries."""
    for court in (at_court(lower=[0] * 4), at_court(middle=[0] * 4), at_court(middle=[0] * 4, lower=[0] * 5)):
        state = table(Phase.ACTIONS, seats={0: Player(camels=10, bases=hexes("b1"))}, court=court)
        assert GreedyBot().choose(view(state), Random(1)) in legal_moves(state)
