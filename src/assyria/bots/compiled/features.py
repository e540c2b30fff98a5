"""The features of a position that the evaluation is a linear function of.

They never look at cards that are not dealt, nor at the columns just sown: those are the same for all plans.
"""

from __future__ import annotations

from enum import IntEnum, auto
from typing import Any

from assyria.bots.compiled.position_facts import (
    FOODS,
    SIZES,
    court_points,
    neighbours_of,
    sites_by_huts,
    symbols_held,
)
from assyria.kernel.bits import cards_of, count
from assyria.kernel.compiling import compiled
from assyria.kernel.flood import huts_at, standing
from assyria.kernel.huts import empty
from assyria.kernel.layout import Position
from assyria.kernel.tables import (
    ARID,
    FERTILE,
    FITS,
    HIGHER,
    LOWER,
    MIDDLE,
    OFFERING_FACTORS,
    POINTS_OF_HIGHER,
    RIVERS,
)
from assyria.packed.numbering import WILD_KIND


class Feature(IntEnum):
    """A number that describes a seat at the beginning of a turn; its value is its index."""

    @staticmethod
    def _generate_next_value_(_name: str, _start: int, count: int, _last_values: list[Any]) -> int:
        return count

    ALWAYS = auto()
    CAMELS = auto()
    FERTILE = auto()
    ARID = auto()
    RIVER = auto()
    HUTS_FED = auto()
    SYMBOLS_SPARE = auto()
    JOKERS = auto()
    BASES = auto()
    UPPER_TILES = auto()
    UNFINISHED = auto()
    OFFERINGS = auto()
    COURT = auto()
    HIGHER = auto()
    PLOW_TO_COME = auto()
    LOWER = auto()
    STOCK = auto()
    HALF_WELLS = auto()
    ROOM = auto()
    ROOM_FERTILE = auto()
    PLACE = auto()


FEATURES = len(Feature)


@compiled
def extract_features(s: Position, seat: int, features: Any) -> None:
    """Write down the features of a seat at the beginning of a turn."""
    me = s.players[seat]
    fed, spare = 0, 0
    for food in range(FOODS):
        held = symbols_held(me, food)
        huts = count(me.huts & FITS[SIZES * food])
        fed += min(held, huts)
        spare += max(0, held - huts)
    ziggurats = count(me.bases)
    near = neighbours_of(me.huts | me.bases) & empty(s)
    features[Feature.ALWAYS] = 1.0
    features[Feature.CAMELS] = me.camels
    features[Feature.FERTILE] = count(me.huts & FERTILE)
    features[Feature.ARID] = count(me.huts & ARID)
    features[Feature.RIVER] = count(me.huts & RIVERS)
    features[Feature.HUTS_FED] = fed
    features[Feature.SYMBOLS_SPARE] = min(spare, 5)
    features[Feature.JOKERS] = cards_of(me.hand, WILD_KIND) + me.plow
    features[Feature.BASES] = ziggurats
    features[Feature.UPPER_TILES] = count(me.centres) + count(me.roofs)
    features[Feature.UNFINISHED] = count(me.bases & ~me.roofs)
    features[Feature.OFFERINGS] = OFFERING_FACTORS[me.offering] * ziggurats
    features[Feature.COURT] = court_points(s, seat, standing(s, seat))
    features[Feature.HIGHER] = POINTS_OF_HIGHER[huts_at(s, HIGHER, seat)]
    features[Feature.PLOW_TO_COME] = 1.0 if huts_at(s, MIDDLE, seat) > 0 and not me.plow else 0.0
    features[Feature.LOWER] = huts_at(s, LOWER, seat)
    features[Feature.STOCK] = me.stock
    features[Feature.HALF_WELLS] = count(sites_by_huts(me.huts)[1] & ~s.wells)
    features[Feature.ROOM] = count(near)
    features[Feature.ROOM_FERTILE] = count(near & FERTILE)
    for place in range(s.seats):
        if s.order[place] == seat:
            features[Feature.PLACE] = place
