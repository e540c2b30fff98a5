"""The policy's rating of cards: columns to harvest, and the draft."""

from __future__ import annotations

from typing import Any

from assyria.bots.compiled.position_facts import SIZES, neighbours_of, symbols_held, turns_to_come
from assyria.kernel.bits import NONE, Word, count, lowest, without_lowest
from assyria.kernel.compiling import compiled
from assyria.kernel.huts import empty
from assyria.kernel.layout import Player, Position
from assyria.kernel.tables import FITS, SYMBOLS
from assyria.packed.actions import CARD, COLUMN, OTHERS
from assyria.packed.layout import NO_CARD
from assyria.packed.numbering import WILD_KIND


@compiled
def rate_card(weights: Any, player: Player, near: Word, kind: int, turns: int) -> float:
    """Rate one more card in hand: its symbols feed huts, then huts to come on `near` hexes, then stay in store."""
    later = 1.0 + weights.card_later * turns
    if kind >= WILD_KIND:
        return weights.wild_card * later
    food = kind // SIZES
    places = FITS[kind]
    held = symbols_held(player, food)
    huts = count(player.huts & places)
    symbols = SYMBOLS[kind]
    for_huts = min(symbols, max(0, huts - held))
    spare = max(0, held - huts)
    for_neighbours = min(symbols - for_huts, max(0, count(near & places) - spare))
    to_keep = symbols - for_huts - for_neighbours
    value = weights.symbol_for_hut * for_huts + weights.symbol_for_neighbour * for_neighbours
    return value + weights.symbol_to_keep * to_keep * later


@compiled
def rate_columns(s: Position, weights: Any, actions: Any, values: Any) -> int:
    """Rate the columns to harvest by their cards, and by how early they let one act."""
    me = s.players[s.order[s.order_index]]
    near = neighbours_of(me.huts | me.bases) & empty(s)
    turns = turns_to_come(s)
    options = 0
    legal = s.legal_others
    while legal != NONE:
        action = OTHERS + lowest(legal)
        legal = without_lowest(legal)
        column = action - COLUMN
        value = weights.column * column
        first = s.columns[column, 0]
        second = s.columns[column, 1]
        if first != NO_CARD:
            value += rate_card(weights, me, near, first, turns)
        if second != NO_CARD:
            value += rate_card(weights, me, near, second, turns)
        actions[options] = action
        values[options] = value
        options += 1
    return options


@compiled
def rate_draft(s: Position, weights: Any, actions: Any, values: Any) -> int:
    """Rate the cards of the draft."""
    me = s.players[s.order[s.order_index]]
    near = neighbours_of(me.bases) & empty(s)
    options = 0
    legal = s.legal_others
    while legal != NONE:
        kind = lowest(legal)
        legal = without_lowest(legal)
        actions[options] = CARD + kind
        values[options] = rate_card(weights, me, near, kind, 1)
        options += 1
    return options
