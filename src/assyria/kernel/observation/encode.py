"""Write observations, masks and results into rows of arrays.

Rows are passed by their number: passing a row itself would count a reference in every call.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from assyria.board.tracks import PLAYERS
from assyria.kernel.bits import NONE, ONE, Word, cards_of, count, lowest, one_card, without_lowest
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import OVER, Position
from assyria.kernel.observation.layout import (
    CELLS,
    CELLS_OF_PLANE,
    CORNERS,
    EXPANSION_VALUES,
    LARGEST,
    OFFSETS,
    PIECES,
    SIZE,
)
from assyria.kernel.scoring import score
from assyria.kernel.tables import COURT_SPACES, WELL_STOCK
from assyria.packed.actions import ACTIONS, OTHERS, SITE
from assyria.packed.layout import NO_CARD, NOBODY
from assyria.packed.numbering import FOOD_KINDS, MOST_PLAYERS

KINDS_OF_PIECE = len(PIECES)
KINDS_OF_FOOD = len(FOOD_KINDS)
FEWEST_PLAYERS = min(PLAYERS)
LOWEST_EXPANSION = EXPANSION_VALUES[0]

RAISED = OFFSETS["raised"]
WATERED = OFFSETS["watered"]
PLAYERS_AT = OFFSETS["players"]
DRAFT_SIZE = OFFSETS["draft-size"]
STRICT_FEEDING = OFFSETS["strict-feeding"]
PHASE = OFFSETS["phase"]
PLACE = OFFSETS["place"]
MOVER = OFFSETS["mover"]
REIGN = OFFSETS["reign"]
TURN = OFFSETS["turn"]
EXPANSION = OFFSETS["expansion"]
UNDEALT_EXPANSION = OFFSETS["undealt-expansion"]
COLUMNS = OFFSETS["columns"]
FREE = OFFSETS["free"]
TAKERS = OFFSETS["takers"]
DRAFT = OFFSETS["draft"]
DISCARD = OFFSETS["discard"]
UNDEALT = OFFSETS["undealt"]
WELLS_LEFT = OFFSETS["wells-left"]
TO_PLACE = OFFSETS["to-place"]
SUPPLYING = OFFSETS["supplying"]
PICKS = OFFSETS["picks"]
OFFERED = OFFSETS["offered"]
BOUGHT = OFFSETS["bought"]
COURT = OFFSETS["court"]
HANDS = OFFSETS["hands"]
PLOWS = OFFSETS["plows"]
CAMELS = OFFSETS["camels"]
OFFERINGS = OFFSETS["offerings"]
STOCKS = OFFSETS["stocks"]
LEDGERS = OFFSETS["ledgers"]
SCORES = OFFSETS["scores"]


@compiled
def place_of(s: Position, seat: int) -> int:
    """Return a seat's place in the turn order."""
    for place in range(s.seats):
        if s.order[place] == seat:
            return place
    return 0


@compiled
def observe(s: Position, place: int, rows: Any, row: int) -> None:
    """Write the observation of the player at this place of the turn order."""
    for at in range(SIZE):
        rows[row, at] = 0
    names = names_from(s, place)
    write_board(s, place, rows, row)
    write_time(s, place, rows, row)
    write_cards(s, names, rows, row)
    write_court(s, names, rows, row)
    write_players(s, place, rows, row)


@compiled
def seat_of(s: Position, place: int, player: int) -> int:
    """Return the seat of a player, counted from the observer, who is 0."""
    at = place + player
    return int(s.order[at if at < s.seats else at - s.seats])


@compiled
def names_from(s: Position, place: int) -> Word:
    """Return the player number of every seat, four bits each."""
    names = NONE
    for player in range(s.seats):
        names |= np.uint64(player) << np.uint64(4 * seat_of(s, place, player))
    return names


@compiled
def name_of(names: Word, seat: int) -> int:
    """Return the player number of a seat."""
    return cards_of(names, seat)


@compiled
def write_hexes(hexes: Word, offset: int, rows: Any, row: int) -> None:
    while hexes != NONE:
        rows[row, offset + CELLS[lowest(hexes)]] = 1
        hexes = without_lowest(hexes)


@compiled
def has(hexes: Word, at: int) -> Word:
    """Return 1 if this hex is in the set, else 0."""
    return (hexes >> np.uint64(at)) & ONE


@compiled
def write_kinds(cards: Word, offset: int, rows: Any, row: int) -> None:
    """Write the number of cards of each kind. Writing all sixteen needs no branch."""
    for kind in range(KINDS_OF_FOOD):
        rows[row, offset + kind] = cards_of(cards, kind)


@compiled
def write_board(s: Position, place: int, rows: Any, row: int) -> None:
    for player in range(s.seats):
        whose = s.players[seat_of(s, place, player)]
        at = player * KINDS_OF_PIECE * CELLS_OF_PLANE
        # Fed are some of the huts, centres and roofs stand on bases: two walks tell five planes.
        huts = whose.huts
        while huts != NONE:
            hut = lowest(huts)
            rows[row, at + CELLS[hut]] = 1
            rows[row, at + CELLS_OF_PLANE + CELLS[hut]] = has(whose.fed, hut)
            huts = without_lowest(huts)
        bases = whose.bases
        while bases != NONE:
            base = lowest(bases)
            rows[row, at + 2 * CELLS_OF_PLANE + CELLS[base]] = 1
            rows[row, at + 3 * CELLS_OF_PLANE + CELLS[base]] = has(whose.centres, base)
            rows[row, at + 4 * CELLS_OF_PLANE + CELLS[base]] = has(whose.roofs, base)
            bases = without_lowest(bases)
    write_hexes(s.raised, RAISED, rows, row)
    write_hexes(s.watered, WATERED, rows, row)
    wells = s.wells
    while wells != NONE:
        rows[row, CORNERS[lowest(wells)]] = 1
        wells = without_lowest(wells)
    rows[row, WELLS_LEFT] = WELL_STOCK[s.seats] - count(s.wells)


@compiled
def write_time(s: Position, place: int, rows: Any, row: int) -> None:
    rows[row, PLAYERS_AT + s.seats - FEWEST_PLAYERS] = 1
    rows[row, DRAFT_SIZE] = s.draft_size
    rows[row, STRICT_FEEDING] = s.strict_feeding
    rows[row, PHASE + s.phase] = 1
    rows[row, PLACE + place] = 1
    if s.phase != OVER:
        rows[
            row, MOVER + (s.order_index - place if s.order_index >= place else s.order_index - place + s.seats)
        ] = 1
    rows[row, REIGN + s.reign - 1] = 1
    rows[row, TURN + s.turn - 1] = 1
    for slot in range(len(s.expansion)):
        rows[row, EXPANSION + slot] = s.expansion[slot]
    for card in range(s.expansion_left):
        rows[row, UNDEALT_EXPANSION + s.expansion_deck[card] - LOWEST_EXPANSION] += 1
    rows[row, TO_PLACE] = s.to_place
    if s.supplying != NO_CARD:
        rows[row, SUPPLYING + s.supplying] = 1
    rows[row, PICKS] = s.picks
    rows[row, OFFERED] = s.offered
    rows[row, BOUGHT] = s.bought


@compiled
def write_cards(s: Position, names: Word, rows: Any, row: int) -> None:
    for column in range(s.seats + 1):
        for lying in range(2):
            card = s.columns[column, lying]
            if card != NO_CARD:
                rows[row, COLUMNS + column * KINDS_OF_FOOD + card] += 1
        taker = s.takers[column]
        if taker == NOBODY:
            rows[row, FREE + column] = 1
        else:
            rows[row, TAKERS + column * MOST_PLAYERS + name_of(names, taker)] = 1
    for place_in_draft in range(len(s.draft)):
        if s.draft[place_in_draft] != NO_CARD:
            rows[row, DRAFT + s.draft[place_in_draft]] += 1
    undealt = NONE
    for card in range(s.deck_left):
        undealt += one_card(s.deck[card])
    write_kinds(undealt, UNDEALT, rows, row)
    write_kinds(s.discard, DISCARD, rows, row)


@compiled
def write_court(s: Position, names: Word, rows: Any, row: int) -> None:
    offset = COURT
    for rank in range(len(COURT_SPACES)):
        for space in range(s.at_court[rank]):
            rows[row, offset + space * MOST_PLAYERS + name_of(names, s.court[rank, space])] = 1
        offset += COURT_SPACES[rank] * MOST_PLAYERS


@compiled
def write_players(s: Position, place: int, rows: Any, row: int) -> None:
    for player in range(s.seats):
        whose = s.players[seat_of(s, place, player)]
        write_kinds(whose.hand, HANDS + player * KINDS_OF_FOOD, rows, row)
        rows[row, PLOWS + player] = whose.plow
        rows[row, CAMELS + player] = whose.camels
        rows[row, OFFERINGS + player] = whose.offering
        rows[row, STOCKS + player] = whose.stock
        points = 0
        for source in range(len(whose.ledger)):
            rows[row, LEDGERS + player * len(whose.ledger) + source] = whose.ledger[source]
            points += whose.ledger[source]
        rows[row, SCORES + player] = min(points, LARGEST)


@compiled
def mask(s: Position, rows: Any, row: int) -> None:
    """Write the mask: 1 for legal actions, 0 for others."""
    for action in range(ACTIONS):
        rows[row, action] = 0
    write_mask(s, rows, row)


@compiled
def write_mask(s: Position, rows: Any, row: int) -> None:
    """Mark the legal actions in a row that is all 0."""
    for first, legal in ((0, s.legal_hexes), (SITE, s.legal_sites), (OTHERS, s.legal_others)):
        while legal != NONE:
            rows[row, first + lowest(legal)] = 1
            legal = without_lowest(legal)


@compiled
def settle(s: Position, scores: Any, ranks: Any, returns: Any, row: int) -> None:
    """§8 Write the result by seat: points, rank (1 is best, equals share it), and return.

    A return is the share of the victory, scaled so that the sum is 0 and a lone winner has 1.
    """
    best, winners = 0, 0
    for seat in range(s.seats):
        points = score(s, seat)
        scores[row, seat] = points
        if points > best:
            best, winners = points, 0
        if points == best:
            winners += 1
    for seat in range(s.seats):
        rank = 1
        for other in range(s.seats):
            if scores[row, other] > scores[row, seat]:
                rank += 1
        ranks[row, seat] = rank
        # One division of whole numbers: targets may join other operations, and round them once instead of twice.
        if rank == 1:
            returns[row, seat] = np.float32((s.seats - winners) / (winners * (s.seats - 1)))
        else:
            returns[row, seat] = np.float32(-1 / (s.seats - 1))
