"""The same game on both engines, compared after every move.

Chance is fed to both: the kernel's generator is written down here a second time, in plain Python, and what it
shuffles is given to `rules` as its shuffle.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from assyria import kernel
from assyria.board import FOOD_CARDS, Card
from assyria.kernel import Generators, States
from assyria.packed.numbering import NUMBER_OF_KIND
from assyria.rules import DONE, Deal, Game, Phase, State, check, legal_moves, new_game, outcome, play
from assyria.rules.setup import SHUFFLED_EXPANSION
from tests.kernel.fate import Fate

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


def assert_equal(state: State, states: States) -> None:
    """The same position byte for byte, and the same legal moves."""
    assert kernel.from_state(state).tobytes() == states.tobytes()
    assert kernel.legal_actions(states).tolist() == sorted(map(kernel.action_of, legal_moves(state)))


def assert_same(state: State, states: States) -> None:
    """The same position, both ways, and the same moves, both ways."""
    assert_equal(state, states)
    assert kernel.to_state(states) == state
    legal = kernel.legal_actions(states).tolist()
    assert {kernel.move_of(action, state) for action in legal} == set(legal_moves(state))
    assert kernel.movers(states).tolist() == [-1 if state.seat is None else state.seat]


def assert_same_end(state: State, states: States) -> None:
    end = outcome(state)
    assert end is not None
    players = state.game.players
    assert kernel.is_over(states).tolist() == [True]
    assert kernel.scores(states)[0].tolist() == [*end.scores, *[0] * (4 - players)]
    assert kernel.ledgers(states)[0, :players].tolist() == [list(ledger) for ledger in end.ledgers]
    assert kernel.winners(states) == [end.winners]


def deal_next(states: States, cards: Sequence[Card]) -> None:
    """Have the next step's reshuffle bring these cards in this order, top card first.

    They go under the deck at once, and off the discard. Some may only be on their way to the discard, in this
    very step; since counters are counted modulo 2**64, they are right again when the step is over.
    """
    record = states[0]
    kinds = [NUMBER_OF_KIND[card] for card in cards]
    deck = [*reversed(kinds), *record["deck"][: record["deck_left"]].tolist()]
    record["deck"][: len(deck)] = deck
    record["deck_left"] = len(deck)
    record["discard"] = (int(record["discard"]) - sum(1 << 4 * kind for kind in kinds)) % WORD


def begin_both(game: Game, seed: int) -> tuple[State, States, Generators]:
    """A new game on both."""
    rngs = kernel.generators(seed, 1)
    mirror = Mirror(int(rngs[0]))
    states = kernel.new_games(game, rngs)
    state = new_game(game, mirror.deal(game.players)).state
    assert mirror.rng == int(rngs[0])
    return state, states, rngs


def play_both(game: Game, seed: int, lawful: bool = False, quick: bool = False) -> int:
    """A whole random game on both, compared after every move; how many moves it had."""
    state, states, rngs = begin_both(game, seed)
    return play_on(state, states, rngs, Random(seed), lawful, quick)


def play_on(
    state: State,
    states: States,
    rngs: Generators,
    chooser: Random,
    lawful: bool = False,
    quick: bool = False,
    fate: Fate | None = None,
) -> int:
    """Random moves on both to the end, compared after every one; how many there were.

    `lawful` also checks the laws of conservation; `quick` compares bytes and legal moves alone. Some games choose
    `done` less often than others do, so that camels get spent. `fate` moves things about, within the laws.
    """
    mirror = Mirror(int(rngs[0]))
    eager = chooser.random() < 0.5
    moves = 0
    while True:
        assert mirror.rng == int(rngs[0])
        if quick:
            assert_equal(state, states)
        else:
            assert_same(state, states)
        if fate:
            state = fate.meddle(state)
            states = kernel.from_state(state)
            assert_same(state, states)
        if lawful:
            assert check(kernel.to_state(states)) == []
        if state.phase is Phase.OVER:
            assert_same_end(state, states)
            return moves
        choices = legal_moves(state)
        move = chooser.choice(choices)
        if move == DONE and eager:
            move = chooser.choice(choices)
        kernel.play(states, np.array([kernel.action_of(move)]), rngs)
        state = play(state, move, mirror.shuffle).state
        moves += 1
