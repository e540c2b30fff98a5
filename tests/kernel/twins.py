"""The same game on both engines, compared after every move.

Chance is fed to both: the kernel's generator is written down here a second time, in plain Python, and what it
shuffles is given to `rules` as its shuffle.
"""

from __future__ import annotations

from random import Random

import numpy as np

from assyria import kernel
from assyria.board import FOOD_CARDS, Card
from assyria.kernel import Generators, States
from assyria.rules import (
    DONE,
    Deal,
    Game,
    Move,
    Phase,
    Shuffle,
    State,
    check,
    legal_moves,
    new_game,
    outcome,
    play,
)
from assyria.rules.setup import SHUFFLED_EXPANSION

GAMES = [Game(2), Game(2, two_player_draft=3), Game(3), Game(4)]
WORD = 2**64


class Mirror:
    """xorshift64* and the kernel's shuffles, from their description in docs/kernel.md."""

    def __init__(self, rng: int) -> None:
        self.rng = rng

    def below(self, limit: int) -> int:
        rng = self.rng
        rng ^= rng >> 12
        rng ^= rng << 25 & WORD - 1
        self.rng = rng ^ rng >> 27
        high = self.rng * 0x2545F4914F6CDD1D % WORD >> 32
        return high * limit >> 32

    def permutation(self, size: int) -> list[int]:
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def deal(self, players: int) -> Deal:
        order = tuple(self.permutation(players))
        # The kernel's decks lie with the top card last.
        food = tuple(FOOD_CARDS[place] for place in reversed(self.permutation(len(FOOD_CARDS))))
        expansion = tuple(
            SHUFFLED_EXPANSION[place] for place in reversed(self.permutation(len(SHUFFLED_EXPANSION)))
        )
        return Deal(order, food, expansion)

    def shuffle(self, cards: tuple[Card, ...]) -> list[Card]:
        by_name = sorted(cards, reverse=True)
        return [by_name[place] for place in reversed(self.permutation(len(by_name)))]


def assert_same(state: State, states: States) -> None:
    """The same position, both ways, byte for byte, and the same moves."""
    assert kernel.to_state(states) == state
    assert kernel.from_state(state).tobytes() == states.tobytes()
    legal = kernel.legal_actions(states).tolist()
    moves = legal_moves(state)
    assert legal == sorted(kernel.action_of(move) for move in moves)
    assert len(set(legal)) == len(moves)
    assert {kernel.move_of(action, state) for action in legal} == set(moves)
    assert kernel.movers(states).tolist() == [-1 if state.seat is None else state.seat]


def assert_same_end(state: State, states: States) -> None:
    end = outcome(state)
    assert end is not None
    players = state.game.players
    assert kernel.is_over(states).tolist() == [True]
    assert kernel.scores(states)[0].tolist() == [*end.scores, *[0] * (4 - players)]
    assert kernel.ledgers(states)[0, :players].tolist() == [list(ledger) for ledger in end.ledgers]
    assert kernel.winners(states) == [end.winners]


def step_both(state: State, states: States, move: Move, shuffle: Shuffle, rngs: Generators) -> State:
    """One move on both engines; the kernel's record changes, the new state is returned."""
    kernel.step(states, np.array([kernel.action_of(move)]), rngs)
    return play(state, move, shuffle).state


def play_both(game: Game, seed: int, lawful: bool = False) -> int:
    """A whole random game on both, compared after every move; how many moves it had.

    Half of the games choose `done` a little less often, so that camels get spent.
    """
    rngs = kernel.generators(seed, 1)
    mirror = Mirror(int(rngs[0]))
    states = kernel.new_games(game, rngs)
    state = new_game(game, mirror.deal(game.players)).state
    chooser = Random(seed)
    moves = 0
    while True:
        assert mirror.rng == int(rngs[0])
        assert_same(state, states)
        if lawful:
            assert check(kernel.to_state(states)) == []
        if state.phase is Phase.OVER:
            assert_same_end(state, states)
            return moves
        choices = legal_moves(state)
        move = chooser.choice(choices)
        if move == DONE and seed % 2:
            move = chooser.choice(choices)
        state = step_both(state, states, move, mirror.shuffle, rngs)
        moves += 1
