"""Facts about a position that policy and evaluation both count with."""

from __future__ import annotations

from assyria.kernel.bits import NONE, Word, cards_of, count, lowest, without_lowest
from assyria.kernel.compiling import compiled
from assyria.kernel.flood import standing
from assyria.kernel.layout import Player, Position
from assyria.kernel.tables import FERTILE, NEIGHBOURS, SITES_AT, TURNS_OF_REIGN

FOODS = 5
SIZES = 3
"""Cards of one food have 1, 2 or 3 symbols, and their kinds follow each other."""
REIGNS = len(TURNS_OF_REIGN) - 1


@compiled
def count_legal_actions(s: Position) -> int:
    """Return how many actions are legal."""
    return count(s.legal_hexes) + count(s.legal_sites) + count(s.legal_others)


@compiled
def turn_index(s: Position) -> int:
    """Return the number of the turn in the whole game, from 0 to 7."""
    index = s.turn - 1
    for reign in range(1, s.reign):
        index += TURNS_OF_REIGN[reign]
    return index


@compiled
def turns_to_come(s: Position) -> int:
    """Return how many turns follow this one until the end of the game."""
    turns = TURNS_OF_REIGN[s.reign] - s.turn
    for reign in range(s.reign + 1, REIGNS + 1):
        turns += TURNS_OF_REIGN[reign]
    return turns


@compiled
def symbols_held(player: Player, food: int) -> int:
    """Return how many symbols of a food are in a player's hand."""
    first = SIZES * food
    return (
        cards_of(player.hand, first) + 2 * cards_of(player.hand, first + 1) + 3 * cards_of(player.hand, first + 2)
    )


@compiled
def neighbours_of(hexes: Word) -> Word:
    """Return all hexes next to any of these."""
    beside = NONE
    while hexes != NONE:
        beside |= NEIGHBOURS[lowest(hexes)]
        hexes = without_lowest(hexes)
    return beside


@compiled
def sites_by_huts(huts: Word) -> tuple[Word, Word, Word]:
    """Return the well sites that at least one, two and three of these huts touch."""
    once, twice, thrice = NONE, NONE, NONE
    huts &= ~FERTILE
    while huts != NONE:
        sites = SITES_AT[lowest(huts)]
        thrice |= twice & sites
        twice |= once & sites
        once |= sites
        huts = without_lowest(huts)
    return once, twice, thrice


@compiled
def court_points(s: Position, seat: int, mine: int) -> float:
    """Return a seat's points at the flood for a standing of `mine`, with average expansion cards to come.

    Nobody else is expected to move at court. A standing of 0 is that of a player who is not there.
    """
    if mine == 0:
        return 0.0
    above = 0
    for other in range(s.seats):
        if other != seat and standing(s, other) > mine:
            above += 1
    twos, threes, fours = 0, 0, 0
    for slot in range(s.turn):
        card = s.expansion[slot]
        if card == 2:
            twos += 1
        elif card == 3:
            threes += 1
        elif card == 4:
            fours += 1
    threes += TURNS_OF_REIGN[s.reign] - s.turn
    if s.seats == 2:
        if above == 0:
            return 2.0 * twos + 3.0 * threes + 4.0 * fours
        if s.reign == 1:
            return 0.0
        return 2.0 if twos else 3.0
    if s.seats == 4 and s.reign > 1:
        fours += 1
    for _ in range(above):
        if fours:
            fours -= 1
        elif threes:
            threes -= 1
        elif twos:
            twos -= 1
    return 2.0 * twos + 3.0 * threes + 4.0 * fours
