"""A law: in any position that can be, however odd, every bot answers with a legal move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from assyria.board import Dignitary
from assyria.board.tracks import CAMEL_LIMIT, HUTS, MULTIPLIERS
from assyria.bots import load_bot
from assyria.record import position_text
from assyria.rules import Seat, State, check, legal_moves, view
from tests.positions import random_game, with_seat

POSITIONS = 700
"""With each number of players."""
EVERY = {"random": 1, "greedy": 1, "planner": 2, "mcts-short@4": 20, "mcts@9": 20}
"""Each bot gets one in so many of the positions: those that search cost more."""


def crowd_court(state: State, rng: Random) -> State:
    """Fill some of the court from the stocks, mostly with one player's huts."""
    favourite = rng.choice((state.mover, rng.randrange(state.game.players)))
    for dignitary in rng.sample(list(Dignitary), 3):
        size = rng.randint(0, dignitary.spaces)
        while len(state.at_court(dignitary)) < size:
            seat = favourite if rng.random() < 0.8 else rng.randrange(state.game.players)
            if state.stock(seat) <= state.to_place:
                break
            court = list(state.court)
            court[dignitary.rank] = (*court[dignitary.rank], seat)
            state = replace(state, court=tuple(court))
    return state


def enrich(state: State, rng: Random) -> State:
    """Give everyone many camels, and any place on the offerings track."""
    for seat in range(state.game.players):
        camels, offering = rng.randint(6, CAMEL_LIMIT), rng.randrange(len(MULTIPLIERS))
        state = with_seat(state, seat, camels=camels, offering=offering)
    return state


def starve(state: State, rng: Random) -> State:
    """Take everyone's food, camels and most plows away."""
    for seat, player in enumerate(state.players):
        state = replace(state, discard=tuple(sorted((*state.discard, *player.hand))))
        state = with_seat(state, seat, hand=(), camels=0, plow=rng.random() < 0.3)
    return state


def empty_deck(state: State, rng: Random) -> State:
    """Discard the deck, or give it to somebody."""
    if rng.random() < 0.5:
        return replace(state, discard=tuple(sorted((*state.discard, *state.deck))), deck=())
    seat = rng.randrange(state.game.players)
    hand = tuple(sorted((*state.players[seat].hand, *state.deck)))
    return with_seat(replace(state, deck=()), seat, hand=hand)


def take_room(state: State, rng: Random) -> State:
    """Let the others place all their huts, next to the mover if they can."""
    mine = state.me.huts | state.me.bases
    beside = frozenset().union(*(at.neighbours for at in mine)) & state.game.area
    free = [at for at in state.game.area if state.owner(at) is None]
    free.sort(key=lambda at: (at not in beside, rng.random()))
    others: list[Seat] = [seat for seat in state.order if seat != state.mover]
    for at in free:
        seat = rng.choice(others)
        if state.stock(seat):
            state = with_seat(state, seat, huts=state.players[seat].huts | {at})
    return state


DISTORTIONS = (crowd_court, enrich, starve, empty_deck, take_room)


def odd_positions(players: int, count: int) -> Iterator[State]:
    """Positions of random games, each distorted in one to three ways, with a choice to make."""
    rng = Random(f"{players} odd positions")
    found, seed = 0, 0
    while True:
        seed += 1
        for step, _ in random_game(players, seed):
            if rng.random() < 0.5:
                continue
            state = step.state
            for distort in rng.sample(DISTORTIONS, rng.randint(1, 3)):
                state = distort(state, rng)
            if check(state) or len(legal_moves(state)) < 2:
                continue
            yield state
            found += 1
            if found == count:
                return


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_choose_legal_moves_in_odd_positions(players: int) -> None:
    """All bots, and each kind of trouble is among the positions."""
    states = list(odd_positions(players, POSITIONS))
    for name, every in EVERY.items():
        bot = load_bot(name, threads=1)
        for number, state in enumerate(states[::every]):
            seen = view(state)
            assert bot.choose(seen, Random(number)) in legal_moves(seen), (name, position_text(seen))
    most_at_court = max(row.count(seat) for state in states for row in state.court for seat in range(players))
    assert most_at_court >= 5
    assert any(not state.deck for state in states)
    assert any(state.me.camels == CAMEL_LIMIT for state in states)
    assert any(state.me.huts and not state.me.hand and not state.me.plow for state in states)
    assert any(len(state.players[seat].huts) == HUTS for state in states for seat in range(players))
