"""Expansion D: wells (§5.4)."""

from __future__ import annotations

from assyria.kernel.action_bits import DONE_BIT
from assyria.kernel.bits import NONE, bit, count, lowest, without_lowest
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import FROM_WELLS, Position
from assyria.kernel.tables import FERTILE, POINTS_OF_WELL, SITE_HEXES, SITES_AT, WELL_STOCK


@compiled
def update_legal(s: Position) -> None:
    """§5.4 A corner of three hexes in play, none fertile, each with an own hut, and no well there yet."""
    s.legal_others = DONE_BIT
    huts = s.players[s.order[s.order_index]].huts & ~FERTILE  # none of those touches a site
    if count(s.wells) == WELL_STOCK[s.seats]:
        return
    # Sites that one, two, three of the huts seen so far touch.
    once, twice, thrice = NONE, NONE, NONE
    while huts != NONE:
        around = SITES_AT[lowest(huts)]
        thrice |= twice & around
        twice |= once & around
        once |= around
        huts = without_lowest(huts)
    s.legal_sites = thrice & ~s.wells


@compiled
def play(s: Position, site: int) -> None:
    """§5.4 A well is free, stays for good and scores at once: 6, 5 or 4 by reign."""
    s.wells |= bit(site)
    s.watered |= SITE_HEXES[site]
    s.players[s.order[s.order_index]].ledger[FROM_WELLS] += POINTS_OF_WELL[s.reign]
