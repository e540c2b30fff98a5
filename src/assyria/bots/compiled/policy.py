"""The policy: what each legal action looks like at first sight, without trying it.

Quick enough to play whole games thousands of times a second, and good enough that its games mean something: it
plays the rest of every simulation, and tells the search where to look first.
"""

from __future__ import annotations

from typing import Any

from assyria.board.tracks import BUILD_COST, CAMEL_LIMIT, CENTRE_COST, OFFERING_COST, ROOF_COST
from assyria.bots.compiled.weights import W
from assyria.kernel.actions import CARD, COLUMN, DIGNITARY, DONE, OFFER, OTHERS, SITE
from assyria.kernel.bits import NONE, Word, bit, cards_of, count, lowest, without_lowest
from assyria.kernel.compiling import compiled
from assyria.kernel.flood import huts_at, standing
from assyria.kernel.huts import empty
from assyria.kernel.income import river_camels
from assyria.kernel.layout import ACTIONS, DRAFT, HARVEST, HUTS, NO_CARD, START, SUPPLY, Player, Position
from assyria.kernel.tables import (
    COURT_COSTS,
    FERTILE,
    FITS,
    HIGHER,
    INFLUENCE,
    LOWER_RIVER,
    MIDDLE,
    NEIGHBOURS,
    OFFERING_FACTORS,
    PLOW_KIND,
    POINTS_OF_HIGHER,
    POINTS_OF_WELL,
    PRICES,
    RIVERS,
    SITE_HEXES,
    SITES_AT,
    SYMBOLS,
    TURNS_OF_REIGN,
    UPPER_RIVER,
    WELL_STOCK,
    WILD_KIND,
)

FOODS = 5
SIZES = 3
"""Cards of one food have 1, 2 or 3 symbols, and their kinds follow each other."""
REIGNS = len(TURNS_OF_REIGN) - 1
AVERAGE_EXPANSION = 3.0
MOST_OPTIONS = 128
"""Never are so many actions legal at once."""


@compiled
def rate(s: Position, w: Any, actions: Any, values: Any) -> int:
    """Write down the legal actions and what each seems worth, in points; how many there are."""
    if s.phase == HUTS:
        return rate_huts(s, w, actions, values)
    if s.phase == ACTIONS:
        return rate_actions(s, w, actions, values)
    if s.phase == SUPPLY:
        if s.supplying != NO_CARD:
            return rate_picks(s, w, actions, values)
        return rate_feeding(s, w, actions, values)
    if s.phase == HARVEST:
        return rate_columns(s, w, actions, values)
    if s.phase == DRAFT:
        return rate_draft(s, w, actions, values)
    if s.phase == START:
        return rate_starts(s, w, actions, values)
    return rate_wells(s, actions, values)


@compiled
def turns_to_come(s: Position) -> int:
    """Turns after this one, to the end of the game."""
    turns = TURNS_OF_REIGN[s.reign] - s.turn
    for reign in range(s.reign + 1, REIGNS + 1):
        turns += TURNS_OF_REIGN[reign]
    return turns


@compiled
def symbols_held(player: Player, food: int) -> int:
    first = SIZES * food
    return (
        cards_of(player.hand, first) + 2 * cards_of(player.hand, first + 1) + 3 * cards_of(player.hand, first + 2)
    )


@compiled
def around(hexes: Word) -> Word:
    beside = NONE
    while hexes != NONE:
        beside |= NEIGHBOURS[lowest(hexes)]
        hexes = without_lowest(hexes)
    return beside


@compiled
def sites_by_huts(huts: Word) -> tuple[Word, Word, Word]:
    """The well sites that at least one, two, three of these huts touch."""
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
def card_worth(w: Any, player: Player, near: Word, kind: int, turns: int) -> float:
    """A card more in hand: its symbols feed huts, then huts to come, then lie in store."""
    later = 1.0 + w[W.CARD_LATER] * turns
    if kind >= WILD_KIND:
        return w[W.WILD_CARD] * later
    food = kind // SIZES
    places = FITS[kind]
    held = symbols_held(player, food)
    huts = count(player.huts & places)
    symbols = SYMBOLS[kind]
    for_huts = min(symbols, max(0, huts - held))
    spare = max(0, held - huts)
    for_neighbours = min(symbols - for_huts, max(0, count(near & places) - spare))
    to_keep = symbols - for_huts - for_neighbours
    worth = w[W.SYMBOL_FOR_HUT] * for_huts + w[W.SYMBOL_FOR_NEIGHBOUR] * for_neighbours
    return worth + w[W.SYMBOL_TO_KEEP] * to_keep * later


@compiled
def rate_columns(s: Position, w: Any, actions: Any, values: Any) -> int:
    me = s.players[s.order[s.order_index]]
    near = around(me.huts | me.bases) & empty(s)
    turns = turns_to_come(s)
    options = 0
    legal = s.legal_others
    while legal != NONE:
        action = OTHERS + lowest(legal)
        legal = without_lowest(legal)
        column = action - COLUMN
        value = w[W.COLUMN] * column
        first = s.columns[column, 0]
        second = s.columns[column, 1]
        if first != NO_CARD:
            value += card_worth(w, me, near, first, turns)
        if second != NO_CARD:
            value += card_worth(w, me, near, second, turns)
        actions[options] = action
        values[options] = value
        options += 1
    return options


@compiled
def rate_draft(s: Position, w: Any, actions: Any, values: Any) -> int:
    me = s.players[s.order[s.order_index]]
    near = around(me.bases) & empty(s)
    options = 0
    legal = s.legal_others
    while legal != NONE:
        kind = lowest(legal)
        legal = without_lowest(legal)
        actions[options] = CARD + kind
        values[options] = card_worth(w, me, near, kind, 1)
        options += 1
    return options


@compiled
def rate_starts(s: Position, w: Any, actions: Any, values: Any) -> int:
    options = 0
    rivals = NONE
    for seat in range(s.seats):
        rivals |= s.players[seat].bases
    crowded = around(around(rivals))
    legal = s.legal_hexes
    free = empty(s)
    while legal != NONE:
        at = lowest(legal)
        legal = without_lowest(legal)
        near = around(NEIGHBOURS[at]) & free
        value = w[W.START_FERTILE] * count(near & FERTILE) + w[W.START_RIVER] * count(near & RIVERS)
        value += w[W.START_SITES] * count(sites_by_huts(near)[2])
        actions[options] = at
        values[options] = value - w[W.START_CROWD] * count(near & crowded)
        options += 1
    return options


@compiled
def rate_huts(s: Position, w: Any, actions: Any, values: Any) -> int:
    """What a hut there would bring, whether it could be fed, which wells it helps to dig, and where it leads."""
    me = s.players[s.order[s.order_index]]
    turns = turns_to_come(s)
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
    well = w[W.WELL] * POINTS_OF_WELL[s.reign]
    half_well = w[W.HALF_WELL] * POINTS_OF_WELL[s.reign]
    if s.to_place < 2:
        half_well *= w[W.WELL_TO_COME]
    fertile = w[W.FERTILE] + w[W.FERTILE_LATER] * turns
    arid = w[W.ARID] + w[W.ARID_LATER] * turns
    camel = w[W.RIVER_CAMEL] + w[W.RIVER_CAMEL_LATER] * turns
    room_for_camels = CAMEL_LIMIT - me.camels - river_camels(me.huts)
    others = NONE
    for seat in range(s.seats):
        if seat != s.order[s.order_index]:
            others |= s.players[seat].huts | s.players[seat].bases
    rivals = around(others)
    options = 0
    legal = s.legal_hexes
    while legal != NONE:
        at = lowest(legal)
        legal = without_lowest(legal)
        here = bit(at)
        if here & RIVERS != NONE:
            river = UPPER_RIVER if here & UPPER_RIVER != NONE else LOWER_RIVER
            camels = 2 if me.huts & river != NONE else 3
            value = camel * max(0, min(camels, room_for_camels))
        elif here & FERTILE != NONE:
            value = fertile
        else:
            value = arid
        sites = SITES_AT[at] & open_sites
        value += well * count(sites & twice) + half_well * count(sites & once & ~twice)
        if here & fed == NONE:
            if jokers > 0:
                value -= w[W.JOKER]
            else:
                value *= w[W.UNFED]
        beside = NEIGHBOURS[at] & free
        value += w[W.ROOM] * count(beside) + w[W.ROOM_FED] * count(beside & fed)
        if here & rivals != NONE:
            value += w[W.RIVAL]
        actions[options] = at
        values[options] = value
        options += 1
    return options


@compiled
def rate_feeding(s: Position, w: Any, actions: Any, values: Any) -> int:
    """The card that feeds most and wastes least; jokers last."""
    me = s.players[s.order[s.order_index]]
    hungry = me.huts & ~me.fed
    options = 0
    legal = s.legal_others
    while legal != NONE:
        kind = lowest(legal)
        legal = without_lowest(legal)
        if kind < WILD_KIND:
            feeds = min(count(hungry & FITS[kind]), SYMBOLS[kind])
            value = 4.0 + feeds - w[W.WASTE] * (SYMBOLS[kind] - feeds)
        else:
            value = w[W.PLOW_BEFORE_WILD] if kind == PLOW_KIND else 0.0
        actions[options] = CARD + kind
        values[options] = value
        options += 1
    return options


@compiled
def rate_picks(s: Position, w: Any, actions: Any, values: Any) -> int:
    """The hut that brings most, if no card to come feeds it anyway."""
    me = s.players[s.order[s.order_index]]
    turns = turns_to_come(s)
    _, _, thrice = sites_by_huts(me.huts)
    dug = thrice & ~s.wells
    options = 0
    legal = s.legal_hexes
    while legal != NONE:
        at = lowest(legal)
        legal = without_lowest(legal)
        here = bit(at)
        if here & RIVERS != NONE:
            river = UPPER_RIVER if here & UPPER_RIVER != NONE else LOWER_RIVER
            camels = 2 if me.fed & river != NONE else 3
            value = (w[W.RIVER_CAMEL] + w[W.RIVER_CAMEL_LATER] * turns) * camels
        elif here & FERTILE != NONE:
            value = w[W.FERTILE] + w[W.FERTILE_LATER] * turns
        else:
            value = w[W.ARID] + w[W.ARID_LATER] * turns
        value += w[W.FEED_WELL] * count(SITES_AT[at] & dug)
        if s.supplying >= WILD_KIND:
            for food in range(FOODS):
                if here & FITS[SIZES * food] != NONE and symbols_held(me, food) > 0:
                    value -= w[W.FEED_LATER]
        actions[options] = at
        values[options] = value
        options += 1
    return options


@compiled
def rate_wells(s: Position, actions: Any, values: Any) -> int:
    """Wells are free points: dig them, first where no ziggurat could stand anyway."""
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


@compiled
def court_points(s: Position, seat: int, mine: int) -> float:
    """Points at the flood for a standing of `mine`, if nobody else moved, with average cards to come."""
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


@compiled
def rate_actions(s: Position, w: Any, actions: Any, values: Any) -> int:
    """What an action brings, less what its camels are worth; `done` is worth nothing."""
    seat = s.order[s.order_index]
    me = s.players[seat]
    turns = turns_to_come(s)
    turns_of_reign = TURNS_OF_REIGN[s.reign] - s.turn
    floods = REIGNS - s.reign + 1
    camel = w[W.CAMEL] + w[W.CAMEL_LATER] * turns
    options = 0
    legal = s.legal_hexes
    if legal != NONE:
        once, twice, _ = sites_by_huts(me.huts)
        promising = (once | twice) & ~s.wells
        build = w[W.BUILD] + w[W.BUILD_LATER] * turns + w[W.BUILD_FLOOD] * floods - camel * BUILD_COST
        build += OFFERING_FACTORS[me.offering]
        tile = w[W.TILE] + w[W.TILE_LATER] * turns
        while legal != NONE:
            at = lowest(legal)
            legal = without_lowest(legal)
            here = bit(at)
            if here & me.bases == NONE:
                value = build - w[W.BUILD_ON_SITES] * count(SITES_AT[at] & promising)
                if here & FERTILE != NONE:
                    value -= w[W.BUILD_ON_FERTILE]
                for food in range(FOODS):
                    places = FITS[SIZES * food]
                    if here & places != NONE:
                        value += w[W.BUILD_UNFED] * max(0, count(me.huts & places) - symbols_held(me, food))
            else:
                value = tile - camel * (ROOF_COST if here & me.centres != NONE else CENTRE_COST)
            actions[options] = at
            values[options] = value
            options += 1
    near = around(me.huts | me.bases) & empty(s)
    mine = standing(s, seat)
    now = -1.0
    legal = s.legal_others
    while legal != NONE:
        action = OTHERS + lowest(legal)
        legal = without_lowest(legal)
        if action == DONE:
            value = 0.0
        elif action == OFFER:
            value = rate_offering(s, w, me, turns_of_reign) - camel * OFFERING_COST
        elif action >= DIGNITARY:
            rank = action - DIGNITARY
            if now < 0.0:
                now = court_points(s, seat, mine) if mine > 0 else 0.0
            # As `standing` counts influence and huts; the highest hut seldom matters.
            then = court_points(s, seat, mine + (INFLUENCE[rank] * 16 + 1) * 32)
            value = (then - now) * (w[W.COURT] + w[W.COURT_EARLY] * turns_of_reign)
            value += w[W.INFLUENCE] * INFLUENCE[rank] - camel * COURT_COSTS[rank]
            if rank == HIGHER:
                held = huts_at(s, rank, seat)
                value += w[W.HIGHER] * (POINTS_OF_HIGHER[held + 1] - POINTS_OF_HIGHER[held])
            elif rank == MIDDLE:
                value += w[W.MIDDLE] if not me.plow and huts_at(s, rank, seat) == 0 else 0.0
            else:
                value += w[W.LOWER]
            if me.stock < 4:
                value -= w[W.STOCK] * (4 - me.stock)
        else:
            kind = action - CARD
            if kind == PLOW_KIND:
                value = w[W.BUY_PLOW] if turns else 1.0
            elif turns:
                value = w[W.BUY] * card_worth(w, me, near, kind, turns)
            else:
                value = -1.0
            value -= camel * PRICES[kind]
        actions[options] = action
        values[options] = value
        options += 1
    return options


@compiled
def rate_offering(s: Position, w: Any, me: Player, turns_of_reign: int) -> float:
    """The best that one, two or three steps bring, by the step."""
    here = OFFERING_FACTORS[me.offering]
    temples = count(me.bases)
    steps = min(3 - s.offered, len(OFFERING_FACTORS) - 1 - me.offering)
    steps = min(steps, me.camels)
    best = 0.0
    for n in range(1, steps + 1):
        best = max(best, (OFFERING_FACTORS[me.offering + n] - here) * temples / n)
    return best * (w[W.OFFER] + w[W.OFFER_EARLY] * turns_of_reign) + w[W.OFFER_STEP]


@compiled
def best(values: Any, options: int) -> int:
    """Where the highest value stands; the first of equals."""
    chosen = 0
    for option in range(1, options):
        if values[option] > values[chosen]:
            chosen = option
    return chosen
