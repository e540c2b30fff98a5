"""The order of play: whose decision comes next, and what happens between decisions (§3).

`step` is the main function for compiled callers. It does not check the action: an illegal one leaves
an invalid position.
"""

from __future__ import annotations

from assyria.kernel import (
    court,
    draft,
    farming,
    flood,
    huts,
    income,
    market,
    offering,
    scoring,
    start,
    supply,
    wells,
    ziggurat,
)
from assyria.kernel.action_bits import DONE_BIT
from assyria.kernel.bits import NONE, Word, bit, count, nth
from assyria.kernel.chance import below, next_random
from assyria.kernel.compiling import compiled
from assyria.kernel.deck import discard
from assyria.kernel.layout import ACTIONS, DRAFT, HARVEST, HUTS, OVER, START, SUPPLY, WELLS, Position
from assyria.kernel.tables import TURNS_OF_REIGN
from assyria.packed.actions import CARD, COLUMN, DIGNITARY, DONE, OFFER, OTHERS, SITE
from assyria.packed.layout import NO_CARD

REIGNS = len(TURNS_OF_REIGN) - 1


@compiled
def step(s: Position, action: int, rng: Word) -> Word:
    """Play a legal action, then everything up to the next decision or the end."""
    if action == DONE:
        rng = next_phase(s, rng)
    elif action < SITE:
        play_on_hex(s, action)
    elif action < CARD:
        wells.play(s, action - SITE)
    elif action < COLUMN:
        play_card(s, action - CARD)
    elif action < DIGNITARY:
        farming.play(s, action - COLUMN)
    elif action < OFFER:
        court.play(s, action - DIGNITARY)
    else:
        offering.play(s)
    update_legal(s)
    while not awaits_decision(s):
        rng = next_phase(s, rng)
        update_legal(s)
    return rng


@compiled
def play_on_hex(s: Position, at: int) -> None:
    """Play an action on a hex, which depends on the phase."""
    if s.phase == HUTS:
        huts.play(s, at)
    elif s.phase == SUPPLY:
        supply.pick_hut(s, at)
    elif s.phase == ACTIONS:
        ziggurat.play(s, at)
    else:
        start.play(s, at)


@compiled
def play_card(s: Position, card: int) -> None:
    """Play an action with a card, which depends on the phase."""
    if s.phase == SUPPLY:
        supply.play_card(s, card)
    elif s.phase == ACTIONS:
        market.play(s, card)
    else:
        draft.play(s, card)


@compiled
def update_legal(s: Position) -> None:
    """Update the legal actions: hexes, well sites, others."""
    s.legal_hexes = NONE
    s.legal_sites = NONE
    s.legal_others = NONE
    if s.order_index < 0 or s.order_index == s.seats:  # everyone has had their part of the phase
        return
    if s.phase == HUTS:
        if s.to_place > 0:
            huts.update_legal(s)
    elif s.phase == SUPPLY:
        supply.update_legal(s)
    elif s.phase == ACTIONS:
        s.legal_hexes = ziggurat.update_legal(s)
        s.legal_others = court.update_legal(s) | offering.update_legal(s) | market.update_legal(s) | DONE_BIT
    elif s.phase == WELLS:
        wells.update_legal(s)
    elif s.phase == HARVEST:
        farming.update_legal(s)
    elif s.phase == START:
        start.update_legal(s)
    elif s.phase == DRAFT:
        draft.update_legal(s)


@compiled
def is_legal(s: Position, action: int) -> bool:
    """Return whether this number is a legal action."""
    if action < 0 or action > DONE:
        return False
    if action < SITE:
        return bool(s.legal_hexes & bit(action))
    if action < OTHERS:
        return bool(s.legal_sites & bit(action - SITE))
    return bool(s.legal_others & bit(action - OTHERS))


@compiled
def awaits_decision(s: Position) -> bool:
    """§10 Somebody must decide, or the game is over. A decision with `done` alone is never asked."""
    return s.phase == OVER or (s.legal_hexes | s.legal_sites | (s.legal_others & ~DONE_BIT)) != NONE


@compiled
def next_phase(s: Position, rng: Word) -> Word:
    """§3 Go on to the next phase, or to the next seat in this one."""
    if s.phase == HUTS:
        s.to_place = 0
        s.phase = SUPPLY
    elif s.phase == SUPPLY:
        supply.famine(s)
        s.phase = WELLS
    elif s.phase == WELLS:
        income.earn(s)
        income.prestige(s)
        next_to_expand(s)
    elif s.phase == ACTIONS:
        rng = next_to_act(s, rng)
    elif s.phase == HARVEST:
        farming.new_order(s)
        s.phase = HUTS
        s.order_index = 0
        huts.begin(s)
    elif s.phase == START:
        s.phase = DRAFT
        s.order_index = s.seats - 1
        rng = draft.show(s, rng)
    else:
        draft.clear(s)
        s.phase = HARVEST
        s.order_index = 0
    return rng


@compiled
def next_to_expand(s: Position) -> None:
    """§5 Each player does all of the expansion before the next; then come the actions."""
    s.order_index += 1
    if s.order_index < s.seats:
        s.phase = HUTS
        huts.begin(s)
    else:
        s.phase = ACTIONS
        s.order_index = 0


@compiled
def next_to_act(s: Position, rng: Word) -> Word:
    """§6 Each player takes all of their actions before the next; then the turn ends."""
    s.order_index += 1
    s.raised = NONE
    s.offered = 0
    s.bought = 0
    if s.order_index == s.seats:
        rng = end_turn(s, rng)
    return rng


@compiled
def end_turn(s: Position, rng: Word) -> Word:
    """§6.6 The display is discarded, huts count as unfed again; a reign's last turn ends with the flood."""
    column = farming.display(s)
    for row in range(2):
        if s.columns[column, row] != NO_CARD:
            discard(s, s.columns[column, row])
            s.columns[column, row] = NO_CARD
    for seat in range(s.seats):
        s.players[seat].fed = NONE
    if s.turn == TURNS_OF_REIGN[s.reign]:
        flood.flood(s)
        if s.reign == REIGNS:
            scoring.final(s)
            return rng
        s.reign += 1
        s.turn = 0
    s.turn += 1
    return begin_turn(s, rng)


@compiled
def begin_turn(s: Position, rng: Word) -> Word:
    """§6.6, §7.6 The next expansion card goes to its slot, and the next sowing is laid out."""
    s.phase = HARVEST
    s.order_index = 0
    s.expansion_left -= 1
    s.expansion[s.turn - 1] = s.expansion_deck[s.expansion_left]
    s.expansion_deck[s.expansion_left] = 0
    return farming.sow(s, rng)


@compiled
def random_action(s: Position, rng: Word) -> int:
    """Return a uniformly random legal action, by the generator's current number."""
    hexes, sites = count(s.legal_hexes), count(s.legal_sites)
    chosen = below(rng, hexes + sites + count(s.legal_others))
    if chosen < hexes:
        return nth(s.legal_hexes, chosen)
    chosen -= hexes
    if chosen < sites:
        return SITE + nth(s.legal_sites, chosen)
    return OTHERS + nth(s.legal_others, chosen - sites)


@compiled
def play_out(s: Position, rng: Word) -> tuple[int, Word]:
    """Play random actions to the end of the game, and return their number and the generator."""
    decisions = 0
    while s.phase != OVER:
        rng = next_random(rng)
        rng = step(s, random_action(s, rng), rng)
        decisions += 1
    return decisions, rng
