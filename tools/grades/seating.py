"""Who plays the games that grades are checked by: tables of one kind, and tables of two levels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from assyria.bots.levels import level_name

CHAMPION = "champion@200"
"""The champion with so many simulations: nearly as strong as with a second, and quick."""
KINDS = ("random", *map(level_name, range(1, 10)), CHAMPION, "policy")
"""From the weakest to the strongest; `policy` plays as well as level 9 or better, without search."""
APART = 4
MIXED = tuple((level_name(low), level_name(low + APART)) for low in range(1, 10 - APART))
"""The weaker and the stronger level of a mixed table."""


@dataclass(frozen=True)
class Table:
    """A game to play: who sits where, and its number among those of the same kinds."""

    seats: tuple[str, ...]
    number: int

    @property
    def name(self) -> str:
        """The name of its file: its kinds, the weaker first if it is mixed."""
        kinds = sorted(set(self.seats))
        return f"{len(self.seats)}_{'+'.join(kinds)}_{self.number:03}"


def alike(kind: str, players: int, number: int) -> Table:
    """Return a table of one kind."""
    return Table((kind,) * players, number)


def mixed(low: str, high: str, players: int, number: int) -> Table:
    """Return a table of two levels, half of the seats each; with three players one level in turn has two seats.

    From number to number they sit elsewhere.
    """
    weaker = players // 2 if number % 2 else players - players // 2
    places = list(combinations(range(players), weaker))
    chosen = places[number % len(places)]
    return Table(tuple(low if seat in chosen else high for seat in range(players)), number)


def tables(
    players: int, kinds: Sequence[str], pairs: Sequence[tuple[str, str]], numbers: range
) -> Iterator[Table]:
    """Yield the tables in such an order that whoever stops early has some of each."""
    for number in numbers:
        for kind in kinds:
            yield alike(kind, players, number)
        for low, high in pairs:
            yield mixed(low, high, players, number)
