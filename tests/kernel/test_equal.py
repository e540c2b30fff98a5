"""The kernel is `rules`, faster: whole random games, compared after every move."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from assyria import kernel
from assyria.rules import Game, State, check
from tests.effort import effort
from tests.games import RULES, rules_text
from tests.kernel.fate import EXTREMES, Fate
from tests.kernel.twins import begin_both, play_both, play_on

pytestmark = pytest.mark.no_cover

STRETCHES = 6
"""Games go to the processes in so many parts of each kind."""
GAMES_A_STRETCH = effort(3, 20)


@pytest.mark.parametrize("game", RULES, ids=rules_text)
@pytest.mark.parametrize("stretch", range(effort(1, STRETCHES)))
def test_random_games(game: Game, stretch: int) -> None:
    """§10 The same legal moves, the same position after every move, the same ledger."""
    for number in range(GAMES_A_STRETCH):
        moves = play_both(game, stretch * GAMES_A_STRETCH + number, lawful=number == 0)
        assert moves > 30 * game.players


@pytest.mark.parametrize("game", RULES, ids=rules_text)
@pytest.mark.parametrize("seed", range(effort(1, 24)))
def test_games_short_of_cards(game: Game, seed: int) -> None:
    """§4.1 Deck and discard run out, rows stay short, and the discard is shuffled in the middle of a row."""
    state, _, rngs = begin_both(game, seed)
    state = hoarded(state, keep=game.draft_size + seed)
    assert check(state) == []
    play_on(state, kernel.from_state(state), rngs, Random(seed), lawful=True)


def hoarded(state: State, keep: int) -> State:
    """All but a few undealt cards in the players' hands."""
    kept, dealt = state.deck[:keep], state.deck[keep:]
    players = state.game.players
    hands = [tuple(sorted(dealt[seat::players])) for seat in range(players)]
    return replace(
        state,
        deck=kept,
        players=tuple(replace(player, hand=hand) for player, hand in zip(state.players, hands, strict=True)),
    )


@pytest.mark.parametrize("game", RULES, ids=rules_text)
def test_games_that_fate_meddles_with(game: Game) -> None:
    """§1 Where random players never get: tracks at their ends, no well or base left, full courts, huge hands."""
    seen: Counter[str] = Counter()
    for seed in range(effort(5, 40)):
        state, states, rngs = begin_both(game, seed)
        play_on(state, states, rngs, Random(seed), fate=Fate(seed, seen))
    assert seen.keys() == set(EXTREMES)
