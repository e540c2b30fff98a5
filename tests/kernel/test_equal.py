"""The kernel is `rules`, faster: whole random games, compared after every move."""

from __future__ import annotations

import pytest

from assyria.rules import Game
from tests.kernel.twins import GAMES, play_both

STRETCHES = 10
"""Games go to the processes in so many parts of each kind."""
GAMES_A_STRETCH = 8


def name(game: Game) -> str:
    return f"{game.players}-players-draft-{game.draft_size}"


@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("stretch", range(STRETCHES))
def test_random_games(game: Game, stretch: int) -> None:
    """§10 The same legal moves, the same position after every move, the same ledger."""
    for number in range(GAMES_A_STRETCH):
        moves = play_both(game, stretch * GAMES_A_STRETCH + number, lawful=number == 0)
        assert moves > 30 * game.players
