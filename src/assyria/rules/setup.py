"""Preparation: the table before the first decision (§2.1–§2.3)."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import NamedTuple

from assyria.board import EXPANSION_CARDS, FOOD_CARDS, Card
from assyria.board.cards import FIRST_EXPANSION
from assyria.rules import farming
from assyria.rules.deck import WrongDeal, permutation
from assyria.rules.events import OrderDrawn, TurnBegan
from assyria.rules.state import Game, Player, Seat, Shuffle, State
from assyria.rules.step import Step

SHUFFLED_EXPANSION: tuple[int, ...] = EXPANSION_CARDS[:-1]
"""§2.2 All but the 4 that lies in the first slot."""


class Deal(NamedTuple):
    """The random part of a new game: the turn order and both decks, top card first."""

    turn_order: tuple[Seat, ...]
    food: tuple[Card, ...]
    expansion: tuple[int, ...]


def shuffled_with(rng: Random) -> Shuffle:
    """Return a shuffle that uses this random generator."""
    return lambda cards: rng.sample(cards, len(cards))


def deal(players: int, rng: Random) -> Deal:
    """§2.1, §2.2 Draw the turn order and shuffle both decks."""
    return Deal(
        turn_order=tuple(rng.sample(range(players), players)),
        food=tuple(rng.sample(FOOD_CARDS, len(FOOD_CARDS))),
        expansion=tuple(rng.sample(SHUFFLED_EXPANSION, len(SHUFFLED_EXPANSION))),
    )


def new_game(game: Game, dealt: Deal) -> Step:
    """§2.1–§2.3 Everyone has pieces and a plow, the first card is a 4, the first sowing is laid out."""
    if sorted(dealt.turn_order) != list(range(game.players)):
        raise WrongDeal("turn_order")
    if tuple(sorted(dealt.expansion)) != SHUFFLED_EXPANSION:
        raise WrongDeal("expansion")
    state = State(
        game=game,
        players=(Player(),) * game.players,
        order=dealt.turn_order,
        expansion=(FIRST_EXPANSION,),
        deck=permutation(FOOD_CARDS, dealt.food),
        expansion_deck=dealt.expansion,
    )
    begun = Step(state, (OrderDrawn(dealt.turn_order), TurnBegan(1, 1, FIRST_EXPANSION)))
    # Forty cards are more than this needs: nothing is shuffled.
    return begun.then(partial(farming.sow, shuffle=tuple))
