"""One step of one game of an environment, on every target."""

from __future__ import annotations

from typing import Any

from assyria.kernel import setup, turn
from assyria.kernel.bits import Word, count
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import OVER, Position
from assyria.kernel.observation import encode
from assyria.packed.layout import NOBODY
from assyria.packed.numbering import MOST_PLAYERS


@compiled
def advance(
    states: Any,
    actions: Any,
    rngs: Any,
    fresh: Any,
    skip_forced: bool,
    over: Any,
    scores: Any,
    ranks: Any,
    returns: Any,
    index: int,
) -> None:
    """Play a legal action, and if wished what is forced after it.

    When the game ends, its results are written, and a new one replaces it from the same generator, if there is a
    `fresh` block, all zero, to begin it with.
    """
    s = states[index]
    if over[index]:
        over[index] = False
        for seat in range(MOST_PLAYERS):
            scores[index, seat] = 0
            ranks[index, seat] = 0
            returns[index, seat] = 0
    rng = turn.step(s, actions[index], rngs[index])
    if skip_forced:
        rng = play_forced(s, rng)
    if s.phase == OVER:
        over[index] = True
        encode.settle(s, scores, ranks, returns, index)
        if len(fresh) > 0:
            rng = restart(states, fresh, rng, index)
    rngs[index] = rng


@compiled
def restart(states: Any, fresh: Any, rng: Word, index: int) -> Word:
    """Replace a game by a new one with the same options, from a block that is all zero."""
    s = states[index]
    seats, draft_size, strict_feeding = s.seats, s.draft_size, s.strict_feeding
    states[index] = fresh[0]
    rng = setup.new_game(s, seats, draft_size, strict_feeding, rng)
    turn.update_legal(s)
    return rng


@compiled
def play_forced(s: Position, rng: Word) -> Word:
    """Play on as long as there is just one legal action."""
    while count(s.legal_hexes) + count(s.legal_sites) + count(s.legal_others) == 1:
        rng = turn.step(s, turn.random_action(s, rng), rng)
    return rng


@compiled
def name_players(s: Position, movers: Any, seats: Any, row: int) -> None:
    """Write whose decision it is, and the seats of all players from there on."""
    movers[row] = NOBODY if s.phase == OVER else s.order[s.order_index]
    for player in range(MOST_PLAYERS):
        seats[row, player] = encode.seat_of(s, s.order_index, player) if player < s.seats else NOBODY


@compiled
def look_at(s: Position, part: int, observations: Any, masks: Any, row: int) -> None:
    """Write one of four parts of what the mover sees and may do, about equal work, into rows that are all 0."""
    place = s.order_index
    if part == 0:
        encode.write_board(s, place, observations, row)
    elif part == 1:
        encode.write_cards(s, encode.names_from(s, place), observations, row)
    elif part == 2:
        encode.write_players(s, place, observations, row)
    else:
        encode.write_time(s, place, observations, row)
        encode.write_court(s, encode.names_from(s, place), observations, row)
        encode.write_mask(s, masks, row)
