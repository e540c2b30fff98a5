"""A position played out many times by the network: how often everyone wins, and with how many points.

The unseen cards are dealt again for every game, and every seat draws its moves from what the network prefers. Game
number n of a position has the same cards whatever is played first, so that two choices are compared on the same
deals.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from math import ceil

from assyria.bots.current_machine import machine
from assyria.bots.machine import ANY
from assyria.packed import action_of
from assyria.packed.chance import generator
from assyria.packed.reading import ledgers
from assyria.record import position_text
from assyria.rules import Move, View

GAMES = 1000
"""How often a position is played out."""
PART = 100
"""Games that are played at once: a second or so."""
KEPT = 200
"""Choices whose games are remembered."""


@dataclass(frozen=True)
class PlayoutSums:
    """What some games came to, summed up: by seat."""

    games: int
    shares: tuple[float, ...]
    """Of victories: who ties with another has half of one."""
    sources: tuple[tuple[int, ...], ...]
    """Points by source."""
    scores: tuple[tuple[int, ...], ...]
    """How often each final score came, from 0 on."""

    def __add__(self, other: PlayoutSums) -> PlayoutSums:
        return PlayoutSums(
            self.games + other.games,
            tuple(map(sum, zip(self.shares, other.shares, strict=True))),
            tuple(_added(*parts) for parts in zip(self.sources, other.sources, strict=True)),
            tuple(_added(*parts) for parts in zip(self.scores, other.scores, strict=True)),
        )


def play_out(seen: View, move: Move | None, number: int, games: int = PART) -> PlayoutSums:
    """Return what games of a position come to, from this number on, with a first move that is legal."""
    # The seed follows from what players see, so that the games depend on nothing else.
    seed = zlib.crc32(position_text(seen).encode())
    rngs = [generator(seed, number + index) for index in range(games)]
    first = ANY if move is None else action_of(move)
    ended = machine().finish_games(machine().position(seen), first, rngs)
    return _summed([ledgers(record) for record in ended])


def _summed(ends: Sequence[list[tuple[int, ...]]]) -> PlayoutSums:
    seats = range(len(ends[0]))
    shares = [0.0 for _ in seats]
    counts = [[0] * (1 + max(sum(end[seat]) for end in ends)) for seat in seats]
    for end in ends:
        points = [sum(end[seat]) for seat in seats]
        winners = [seat for seat in seats if points[seat] == max(points)]
        for seat in winners:
            shares[seat] += 1 / len(winners)
        for seat in seats:
            counts[seat][points[seat]] += 1
    sources = tuple(tuple(sum(numbers) for numbers in zip(*(end[s] for end in ends), strict=True)) for s in seats)
    return PlayoutSums(len(ends), tuple(shares), sources, tuple(map(tuple, counts)))


def _added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip_longest(one, other, fillvalue=0))


PlayMore = Callable[[int], Awaitable[PlayoutSums]]
"""Plays a part of the games, from this number on."""


class KnownPlayouts:
    """Games that were played, by position and first move. Asking for more goes on where the last one ended."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._found: OrderedDict[tuple[str, str | None], list[PlayoutSums]] = OrderedDict()

    async def at_least(self, position: str, move: str | None, games: int, more: PlayMore) -> PlayoutSums:
        """Return so many games, rounded up to whole parts; those that are not known are played."""
        found = self._found.setdefault((position, move), [])
        self._found.move_to_end((position, move))
        if len(self._found) > self._kept:
            self._found.popitem(last=False)
        parts = ceil(games / PART)
        while len(found) < parts:
            number = len(found)
            part = await more(number * PART)
            # Somebody else who waits for the same may have been faster.
            if len(found) == number:
                found.append(part)
        total, *rest = found[:parts]
        for part in rest:
            total += part
        return total
