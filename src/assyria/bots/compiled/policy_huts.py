"""The policy's rating of places: start spaces, huts and wells."""

from __future__ import annotations

from typing import Any

from assyria.board.tracks import CAMEL_LIMIT, FIRST_RIVER_HUT, FURTHER_RIVER_HUT
from assyria.bots.compiled.position_facts import (
    FOODS,
    SIZES,
    neighbours_of,
    sites_by_huts,
    symbols_held,
    turns_to_come,
)
from assyria.kernel.bits import NONE, Word, bit, cards_of, count, lowest, without_lowest
from assyria.kernel.compiling import compiled
from assyria.kernel.huts import empty
from assyria.kernel.income import river_camels
from assyria.kernel.layout import Position
from assyria.kernel.tables import (
    FERTILE,
    FITS,
    LOWER_RIVER,
    NEIGHBOURS,
    POINTS_OF_WELL,
    RIVERS,
    SITE_HEXES,
    SITES_AT,
    UPPER_RIVER,
    WELL_STOCK,
)
from assyria.packed.actions import DONE, SITE
from assyria.packed.numbering import WILD_KIND


@compiled
def rate_starts(s: Position, weights: Any, actions: Any, values: Any) -> int:
    """Rate the start spaces by the land within two steps, and by how near the others are."""
    options = 0
    rivals = NONE
    for seat in range(s.seats):
        rivals |= s.players[seat].bases
    crowded = neighbours_of(neighbours_of(rivals))
    legal = s.legal_hexes
    free = empty(s)
    while legal != NONE:
        at = lowest(legal)
        legal = without_lowest(legal)
        near = neighbours_of(NEIGHBOURS[at]) & free
        value = weights.start_fertile * count(near & FERTILE)
        value += weights.start_river * count(near & RIVERS)
        value += weights.start_sites * count(sites_by_huts(near)[2])
        actions[options] = at
        values[options] = value - weights.start_crowd * count(near & crowded)
        options += 1
    return options


@compiled
def rate_land(weights: Any, turns: int) -> tuple[float, float, float]:
    """Rate a hut on fertile land, one on arid land, and a camel from a river."""
    fertile = weights.fertile + weights.fertile_later * turns
    arid = weights.arid + weights.arid_later * turns
    camel = weights.river_camel + weights.river_camel_later * turns
    return fertile, arid, camel


@compiled
def rate_yield(here: Word, huts: Word, most_camels: int, fertile: float, arid: float, camel: float) -> float:
    """Rate what a hut here yields beside others: points by its land, or camels on a river, at most so many."""
    if here & RIVERS != NONE:
        river = UPPER_RIVER if here & UPPER_RIVER != NONE else LOWER_RIVER
        camels = FURTHER_RIVER_HUT if huts & river != NONE else FIRST_RIVER_HUT
        return camel * max(0, min(camels, most_camels))
    return fertile if here & FERTILE != NONE else arid


@compiled
def rate_huts(s: Position, weights: Any, actions: Any, values: Any) -> int:
    """Rate the hexes for a hut: what it yields, whether it can be fed, its wells, and its room to grow."""
    mover = s.order[s.order_index]
    me = s.players[mover]
    free = empty(s)
    fed, missing = NONE, 0
    for food in range(FOODS):
        places = FITS[SIZES * food]
        spare = symbols_held(me, food) - count(me.huts & places)
        if spare > 0:
            fed |= places
        else:
            missing -= spare
    jokers = cards_of(me.hand, WILD_KIND) + me.plow - missing
    once, twice, _ = sites_by_huts(me.huts)
    open_sites = ~s.wells
    if count(s.wells) == WELL_STOCK[s.seats]:
        open_sites = NONE
    well = weights.well * POINTS_OF_WELL[s.reign]
    half_well = weights.half_well * POINTS_OF_WELL[s.reign]
    if s.to_place < 2:
        half_well *= weights.well_to_come
    fertile, arid, camel = rate_land(weights, turns_to_come(s))
    most_camels = CAMEL_LIMIT - me.camels - river_camels(me.huts)
    others = NONE
    for seat in range(s.seats):
        if seat != mover:
            others |= s.players[seat].huts | s.players[seat].bases
    rivals = neighbours_of(others)
    options = 0
    legal = s.legal_hexes
    while legal != NONE:
        at = lowest(legal)
        legal = without_lowest(legal)
        here = bit(at)
        value = rate_yield(here, me.huts, most_camels, fertile, arid, camel)
        sites = SITES_AT[at] & open_sites
        value += well * count(sites & twice) + half_well * count(sites & once & ~twice)
        if here & fed == NONE:
            if jokers > 0:
                value -= weights.joker
            else:
                value *= weights.unfed
        beside = NEIGHBOURS[at] & free
        value += weights.room * count(beside) + weights.room_fed * count(beside & fed)
        if here & rivals != NONE:
            value += weights.rival
        actions[options] = at
        values[options] = value
        options += 1
    return options


@compiled
def rate_wells(s: Position, actions: Any, values: Any) -> int:
    """Rate the wells: free points, first where no ziggurat could stand anyway."""
    me = s.players[s.order[s.order_index]]
    options = 0
    legal = s.legal_sites
    while legal != NONE:
        site = lowest(legal)
        legal = without_lowest(legal)
        newly = SITE_HEXES[site] & ~s.watered & ~RIVERS & me.huts
        actions[options] = SITE + site
        values[options] = POINTS_OF_WELL[s.reign] - 0.5 * count(newly)
        options += 1
    actions[options] = DONE
    values[options] = 0.0
    return options + 1
