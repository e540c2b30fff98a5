"""Positions to try bots in: of all kinds of games, played by all kinds of players, and some odder than any game.

They come from the real rules with every option. Policies that love one thing reach crowded courts, rich and poor
players; distortions, which break no law of conservation, reach what hardly any game does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from assyria.board import Dignitary
from assyria.board.tracks import CAMEL_LIMIT, MULTIPLIERS
from assyria.rules import (
    FeedingRule,
    Game,
    Move,
    Seat,
    State,
    check,
    deal,
    legal_moves,
    new_game,
    play,
    shuffled_with,
)
from assyria.rules.moves import Build, Buy, Court, Done, Extend, Feed, Hut, Offer, Supply, Well

GAMES = (
    Game(2),
    Game(3),
    Game(4),
    Game(2, two_player_draft=3),
    Game(2, feeding=FeedingRule.STRICT),
    Game(3, feeding=FeedingRule.STRICT),
    Game(4, feeding=FeedingRule.STRICT),
    Game(2, two_player_draft=3, feeding=FeedingRule.STRICT),
)
POLICIES: tuple[dict[type[Move], float], ...] = (
    {},
    {Court: 20, Done: 0.05},
    {Done: 20},
    {Build: 20, Extend: 20, Offer: 10, Done: 0.05},
    {Buy: 20, Well: 20, Done: 0.05},
    {Feed: 0.05, Supply: 20, Hut: 5},
)
"""How much likelier than others a player's kinds of moves are."""
TAKEN = 0.4
"""The share of a game's positions that are tried."""
UNCHANGED = 0.3
"""The share of positions that are left as they were reached."""


def varied_positions(seed: int | str, games: tuple[Game, ...] = GAMES) -> Iterator[State]:
    """Yield positions with a choice to make, without end; the same for the same seed."""
    rng = Random(f"{seed} varied positions")
    while True:
        for game in games:
            for state in _game(game, rng):
                if rng.random() >= TAKEN:
                    continue
                if rng.random() >= UNCHANGED:
                    for distort in rng.sample(DISTORTIONS, rng.randint(1, 3)):
                        state = distort(state, rng)
                if not check(state) and len(legal_moves(state)) > 1:
                    yield state


def _game(game: Game, rng: Random) -> Iterator[State]:
    """Yield the positions of a game between players who each love something."""
    policies = [rng.choice(POLICIES) for _ in range(game.players)]
    state = new_game(game, deal(game.players, rng)).state
    while moves := legal_moves(state):
        yield state
        policy = policies[state.mover]
        weights = [policy.get(type(move), 1.0) for move in moves]
        state = play(state, rng.choices(moves, weights)[0], shuffled_with(rng)).state


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
        state = _with_seat(state, seat, camels=camels, offering=offering)
    return state


def starve(state: State, rng: Random) -> State:
    """Take everyone's food, camels and most plows away."""
    for seat, player in enumerate(state.players):
        state = replace(state, discard=tuple(sorted((*state.discard, *player.hand))))
        state = _with_seat(state, seat, hand=(), camels=0, plow=rng.random() < 0.3)
    return state


def empty_deck(state: State, rng: Random) -> State:
    """Discard the deck, or give it to somebody."""
    if rng.random() < 0.5:
        return replace(state, discard=tuple(sorted((*state.discard, *state.deck))), deck=())
    seat = rng.randrange(state.game.players)
    hand = tuple(sorted((*state.players[seat].hand, *state.deck)))
    return _with_seat(replace(state, deck=()), seat, hand=hand)


def take_room(state: State, rng: Random) -> State:
    """Let the others place all their huts, next to the mover if they can."""
    mine = state.me.huts | state.me.bases
    beside = frozenset().union(*(at.neighbours for at in mine)) & state.game.area
    free = sorted(at for at in state.game.area if state.owner(at) is None)
    free.sort(key=lambda at: (at not in beside, rng.random()))
    others: list[Seat] = [seat for seat in state.order if seat != state.mover]
    for at in free:
        seat = rng.choice(others)
        if state.stock(seat):
            state = _with_seat(state, seat, huts=state.players[seat].huts | {at})
    return state


def _with_seat(state: State, seat: Seat, **fields: Any) -> State:
    players = list(state.players)
    players[seat] = replace(players[seat], **fields)
    return replace(state, players=tuple(players))


DISTORTIONS: tuple[Callable[[State, Random], State], ...] = (crowd_court, enrich, starve, empty_deck, take_room)
