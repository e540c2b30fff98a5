"""The policy's rating of actions: ziggurats, the court, offerings and cards to buy."""

from __future__ import annotations

from typing import Any

from assyria.board.tracks import BUILD_COST, CENTRE_COST, OFFERING_COST, OFFERING_STEPS, ROOF_COST
from assyria.bots.compiled.policy_cards import rate_card
from assyria.bots.compiled.position_facts import (
    FOODS,
    REIGNS,
    SIZES,
    court_points,
    neighbours_of,
    sites_by_huts,
    symbols_held,
    turns_to_come,
)
from assyria.kernel.bits import NONE, Word, bit, count, lowest, without_lowest
from assyria.kernel.compiling import compiled
from assyria.kernel.flood import huts_at, standing
from assyria.kernel.huts import empty
from assyria.kernel.layout import Player, Position
from assyria.kernel.tables import (
    COURT_COSTS,
    FERTILE,
    FITS,
    HIGHER,
    INFLUENCE,
    MIDDLE,
    OFFERING_FACTORS,
    POINTS_OF_HIGHER,
    PRICES,
    SITES_AT,
    TURNS_OF_REIGN,
)
from assyria.packed.actions import CARD, DIGNITARY, DONE, OFFER, OTHERS
from assyria.packed.numbering import PLOW_KIND

LOW_STOCK = 4
"""Fewer huts than this are worth keeping for the board."""


@compiled
def rate_actions(s: Position, weights: Any, actions: Any, values: Any) -> int:
    """Rate the actions: what each gains, less the worth of its camels; `done` is 0."""
    turns = turns_to_come(s)
    camel = weights.camel + weights.camel_later * turns
    options = 0
    if s.legal_hexes != NONE:
        options = rate_ziggurats(s, weights, turns, camel, actions, values)
    seat = s.order[s.order_index]
    me = s.players[seat]
    turns_of_reign = TURNS_OF_REIGN[s.reign] - s.turn
    near = neighbours_of(me.huts | me.bases) & empty(s)
    mine = standing(s, seat)
    now = -1.0
    legal = s.legal_others
    while legal != NONE:
        action = OTHERS + lowest(legal)
        legal = without_lowest(legal)
        if action == DONE:
            value = 0.0
        elif action == OFFER:
            value = rate_offering(s, weights, me, turns_of_reign) - camel * OFFERING_COST
        elif action >= DIGNITARY:
            if now < 0.0:
                now = court_points(s, seat, mine)
            rank = action - DIGNITARY
            # As `standing` counts influence and huts; the highest hut seldom matters.
            then = court_points(s, seat, mine + (INFLUENCE[rank] * 16 + 1) * 32)
            held = huts_at(s, rank, seat)
            value = rate_court(weights, me, rank, held, then - now, turns_of_reign, camel)
        else:
            value = rate_purchase(weights, me, near, action - CARD, turns) - camel * PRICES[action - CARD]
        actions[options] = action
        values[options] = value
        options += 1
    return options


@compiled
def rate_ziggurats(s: Position, weights: Any, turns: int, camel: float, actions: Any, values: Any) -> int:
    """Rate the ziggurats to build or extend, and return how many there are."""
    me = s.players[s.order[s.order_index]]
    floods = REIGNS - s.reign + 1
    once, twice, _ = sites_by_huts(me.huts)
    promising = (once | twice) & ~s.wells
    build = weights.build + weights.build_later * turns + weights.build_flood * floods
    build -= camel * BUILD_COST
    build += OFFERING_FACTORS[me.offering]
    tile = weights.tile + weights.tile_later * turns
    options = 0
    legal = s.legal_hexes
    while legal != NONE:
        at = lowest(legal)
        legal = without_lowest(legal)
        here = bit(at)
        if here & me.bases == NONE:
            value = build - weights.build_on_sites * count(SITES_AT[at] & promising)
            if here & FERTILE != NONE:
                value -= weights.build_on_fertile
            for food in range(FOODS):
                places = FITS[SIZES * food]
                if here & places != NONE:
                    value += weights.build_unfed * max(0, count(me.huts & places) - symbols_held(me, food))
        else:
            value = tile - camel * (ROOF_COST if here & me.centres != NONE else CENTRE_COST)
        actions[options] = at
        values[options] = value
        options += 1
    return options


@compiled
def rate_court(
    weights: Any, me: Player, rank: int, held: int, gain: float, turns_of_reign: int, camel: float
) -> float:
    """Rate a hut at a dignitary who has `held` of the player's, for a gain of so many points at the flood."""
    value = gain * (weights.court + weights.court_early * turns_of_reign)
    value += weights.influence * INFLUENCE[rank] - camel * COURT_COSTS[rank]
    if rank == HIGHER:
        value += weights.higher * (POINTS_OF_HIGHER[held + 1] - POINTS_OF_HIGHER[held])
    elif rank == MIDDLE:
        value += weights.middle if not me.plow and held == 0 else 0.0
    else:
        value += weights.lower
    if me.stock < LOW_STOCK:
        value -= weights.stock * (LOW_STOCK - me.stock)
    return value


@compiled
def rate_offering(s: Position, weights: Any, me: Player, turns_of_reign: int) -> float:
    """Rate an offering by the most points for each of one, two or three steps."""
    here = OFFERING_FACTORS[me.offering]
    ziggurats = count(me.bases)
    steps = min(OFFERING_STEPS - s.offered, len(OFFERING_FACTORS) - 1 - me.offering)
    steps = min(steps, me.camels)
    best = 0.0
    for n in range(1, steps + 1):
        best = max(best, (OFFERING_FACTORS[me.offering + n] - here) * ziggurats / n)
    factor = weights.offer + weights.offer_early * turns_of_reign
    return best * factor + weights.offer_step


@compiled
def rate_purchase(weights: Any, me: Player, near: Word, kind: int, turns: int) -> float:
    """Rate a card to buy; in the last turn only a plow is worth something."""
    if kind == PLOW_KIND:
        return weights.buy_plow if turns else 1.0
    if turns:
        return weights.buy * rate_card(weights, me, near, kind, turns)
    return -1.0
