"""What a newcomer sees in a move: the numbers on the board and on the cards, and nothing behind them."""

from __future__ import annotations

from assyria.board import Card, Dignitary
from assyria.board.tracks import WELL_POINTS, ZIGGURAT_TILE
from assyria.bots.greedy import hut_worth
from assyria.rules import Move, View
from assyria.rules.moves import Build, Buy, Court, Draft, Extend, Feed, Harvest, Hut, Offer, Start, Supply, Well

COURT = {Dignitary.HIGHER: 1.5, Dignitary.MIDDLE: 1.0, Dignitary.LOWER: 1.0}
OFFERING, PURCHASE = 0.5, 0.5
CAMEL = 0.75
"""Points for a camel that is kept. It is worth less, but newcomers save."""
ZIGGURAT_COST, OTHER_COST = 3, 1
"""Camels for an action, as they are remembered."""


def glance_at(seen: View, move: Move) -> float:
    """Return how many points a move seems to be worth to somebody who plans no food and minds no rivals."""
    match move:
        case Start(at=at):
            return sum(map(hut_worth, at.neighbours & seen.game.area)) / len(at.neighbours)
        case Draft(card=card):
            return float(card.symbols)
        case Harvest(column=column):
            return float(sum(card.symbols for card in seen.columns[column - 1]))
        case Hut(at=at) | Supply(at=at):
            return hut_worth(at)
        case Feed(card=card):
            return _fed(seen, card)
        case Well():
            return float(WELL_POINTS[seen.reign - 1])
        case Build() | Extend():
            return ZIGGURAT_TILE - CAMEL * ZIGGURAT_COST
        case Court(dignitary=dignitary):
            return COURT[dignitary] - CAMEL * dignitary.cost
        case Offer():
            return OFFERING - CAMEL * OTHER_COST
        case Buy():
            return PURCHASE - CAMEL * OTHER_COST
        case _:
            return 0.0


def _fed(seen: View, card: Card) -> float:
    """Return what the huts that a card feeds are worth, without a look at the rest of the hand."""
    hungry = (hut_worth(at) for at in seen.me.huts - seen.me.fed if card.fits(at))
    return sum(sorted(hungry, reverse=True)[: card.symbols])
