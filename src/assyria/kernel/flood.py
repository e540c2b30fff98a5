"""Flood: the end of a reign (§7)."""

from __future__ import annotations

from assyria.board.cards import BONUS_CARD
from assyria.board.tracks import LOWER_CAMELS
from assyria.kernel.bits import count
from assyria.kernel.compiling import compiled
from assyria.kernel.income import give_camels
from assyria.kernel.layout import FROM_HIGHER, FROM_INFLUENCE, FROM_OFFERINGS, Position
from assyria.kernel.tables import HIGHER, INFLUENCE, LOWER, MIDDLE, OFFERING_FACTORS, POINTS_OF_HIGHER, RIVERS
from assyria.packed.layout import NOBODY


@compiled
def flood(s: Position) -> None:
    """§7 Huts on rivers, influence, the three dignitaries, offerings: in this order."""
    drown(s)
    reward_influence(s)
    for seat in range(s.seats):
        thank(s, seat)
    leave_court(s)
    count_offerings(s)


@compiled
def drown(s: Position) -> None:
    """§7.1 All huts on rivers go back to stock."""
    for seat in range(s.seats):
        player = s.players[seat]
        player.stock += count(player.huts & RIVERS)
        player.huts &= ~RIVERS


@compiled
def standing(s: Position, seat: int) -> int:
    """§7.2 Return a player's rank at court as one number, more is better: influence, huts there, highest hut.

    0 for a player who has none there. No two others are equal: no two huts stand on the same space.
    """
    influence, huts, highest = 0, 0, 0
    for rank in range(len(INFLUENCE)):
        for space in range(s.at_court[rank]):
            if s.court[rank, space] == seat:
                influence += INFLUENCE[rank]
                huts += 1
                highest = max(highest, 8 * INFLUENCE[rank] + 7 - space)
    return (influence * 16 + huts) * 32 + highest


@compiled
def reward_influence(s: Position) -> None:
    """§7.2 Each ranked player scores the sum of the cards left, then one of the highest goes.

    With 4 players the bonus card counts from reign 2 on. §7.3 The second of two: nothing in reign 1, then the
    lowest card.
    """
    bonus = BONUS_CARD if s.seats == 4 and s.reign > 1 else 0
    above = 1 << 20
    for place in range(s.seats):
        seat, best = NOBODY, 0
        for other in range(s.seats):
            value = standing(s, other)
            if best < value < above:
                seat, best = other, value
        if seat == NOBODY:
            break
        above = best
        highest, lowest, total = bonus, 9, bonus
        at = -1
        for slot in range(s.turn):
            card = s.expansion[slot]
            total += card
            if card > 0:
                lowest = min(lowest, card)
            if card > highest:
                highest, at = card, slot
        if s.seats == 2 and place == 1:
            total = lowest if s.reign > 1 else 0
        s.players[seat].ledger[FROM_INFLUENCE] += total
        if s.seats == 2:
            continue
        if at < 0:
            bonus = 0
        else:
            s.expansion[at] = 0
    for slot in range(len(s.expansion)):
        s.expansion[slot] = 0


@compiled
def thank(s: Position, seat: int) -> None:
    """§7.4 Higher: 1, 2 or 3 own huts there score 1, 4 or 8. Middle: a plow. Lower: 1 camel a hut."""
    player = s.players[seat]
    player.ledger[FROM_HIGHER] += POINTS_OF_HIGHER[huts_at(s, HIGHER, seat)]
    if huts_at(s, MIDDLE, seat) > 0:
        player.plow = 1
    give_camels(player, LOWER_CAMELS * huts_at(s, LOWER, seat))


@compiled
def huts_at(s: Position, rank: int, seat: int) -> int:
    huts = 0
    for space in range(s.at_court[rank]):
        if s.court[rank, space] == seat:
            huts += 1
    return huts


@compiled
def leave_court(s: Position) -> None:
    """§7.4 Then all huts at court go back to stock."""
    for rank in range(len(INFLUENCE)):
        for space in range(s.at_court[rank]):
            s.players[s.court[rank, space]].stock += 1
            s.court[rank, space] = NOBODY
        s.at_court[rank] = 0


@compiled
def count_offerings(s: Position) -> None:
    """§7.5 Own ziggurats, finished or not, times the multiplier; then the disc goes back to 0."""
    for seat in range(s.seats):
        player = s.players[seat]
        player.ledger[FROM_OFFERINGS] += OFFERING_FACTORS[player.offering] * count(player.bases)
        player.offering = 0
