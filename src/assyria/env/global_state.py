"""The global state: all that is known to everyone, with players numbered by seat (docs/env.md).

It is an observation of seat 0 in which player k is seat k, and then the turn order: a row a seat, 1 at its place.
The order of undealt cards is in no observation, and not in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from assyria.kernel.observation.layout import MOST, PIECES, SIZE, part
from assyria.packed.numbering import MOST_PLAYERS
from assyria.rules import Seat

STATE_MOST = np.concatenate([MOST, np.ones(MOST_PLAYERS**2, np.uint8)])
STATE_SIZE = len(STATE_MOST)
STATE_SCALES = (1 / STATE_MOST).astype(np.float32)
_BY_PLAYER = {
    **dict.fromkeys(("hands", "plows", "camels", "offerings", "stocks", "ledgers", "scores", "mover"), 0),
    **dict.fromkeys(("takers", "court"), 1),
}
"""The facts that have a number for each player, and which of their axes counts players."""


def by_seat(observation: NDArray[np.uint8], order: Sequence[Seat]) -> NDArray[np.uint8]:
    """Return the global state from what seat 0 sees and the turn order."""
    places = np.zeros((MOST_PLAYERS, MOST_PLAYERS), np.uint8)
    places[order, range(len(order))] = 1
    return np.concatenate([observation[_sources(tuple(order))], places.ravel()])


@cache
def _sources(order: tuple[Seat, ...]) -> NDArray[np.int64]:
    """Return where each number of the state stands in what seat 0 sees."""
    sources = np.arange(SIZE)
    first = order.index(0)
    seats = [*order[first:], *order[:first], *range(len(order), MOST_PLAYERS)]
    players = np.argsort(seats)  # the player that each seat is to seat 0
    for piece in PIECES:
        found = [part(np.arange(SIZE), f"{piece}-{player}") for player in players]
        for seat, numbers in enumerate(found):
            part(sources, f"{piece}-{seat}")[:] = numbers
    for name, axis in _BY_PLAYER.items():
        numbers = part(sources, name)
        numbers[:] = numbers.take(players, axis)
    return sources
