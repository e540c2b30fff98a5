"""What a position between two turns promises: for each turn, the points still to come, learnt from many games.

They are the sum over features of what the feature brings of each source. A feature never looks at cards that are
not dealt, nor at the columns just sown: those are the same for all plans.
"""

from __future__ import annotations

import json
import re
from enum import IntEnum, auto
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from assyria.bots.compiled.policy import FOODS, SIZES, around, court_points, sites_by_huts, symbols_held
from assyria.kernel.bits import cards_of, count
from assyria.kernel.compiling import compiled
from assyria.kernel.flood import huts_at, standing
from assyria.kernel.huts import empty
from assyria.kernel.layout import OVER, Position
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
    TURNS_OF_REIGN,
    WILD_KIND,
)
from assyria.rules import Source

TURNS = int(TURNS_OF_REIGN.sum())
SOURCES = len(Source)
LOGISTIC = 0.78
"""The scale of the logistic distribution that is nearest to the difference of two errors of size 1."""
NARROW = 2.0


class F(IntEnum):
    """What counts."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last: list[int]) -> int:  # noqa: ARG004
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


FEATURES = len(F)


@compiled
def turn_number(s: Position) -> int:
    """From 0 to 7 through the whole game."""
    number = s.turn - 1
    for reign in range(1, s.reign):
        number += TURNS_OF_REIGN[reign]
    return number


@compiled
def describe(s: Position, seat: int, features: Any) -> None:
    """Write down the features of a seat at the beginning of a turn."""
    me = s.players[seat]
    fed, spare = 0, 0
    for food in range(FOODS):
        held = symbols_held(me, food)
        huts = count(me.huts & FITS[SIZES * food])
        fed += min(held, huts)
        spare += max(0, held - huts)
    temples = count(me.bases)
    mine = standing(s, seat)
    near = around(me.huts | me.bases) & empty(s)
    features[F.ALWAYS] = 1.0
    features[F.CAMELS] = me.camels
    features[F.FERTILE] = count(me.huts & FERTILE)
    features[F.ARID] = count(me.huts & ARID)
    features[F.RIVER] = count(me.huts & RIVERS)
    features[F.HUTS_FED] = fed
    features[F.SYMBOLS_SPARE] = min(spare, 5)
    features[F.JOKERS] = cards_of(me.hand, WILD_KIND) + me.plow
    features[F.BASES] = temples
    features[F.UPPER_TILES] = count(me.centres) + count(me.roofs)
    features[F.UNFINISHED] = count(me.bases & ~me.roofs)
    features[F.OFFERINGS] = OFFERING_FACTORS[me.offering] * temples
    features[F.COURT] = court_points(s, seat, mine) if mine > 0 else 0.0
    features[F.HIGHER] = POINTS_OF_HIGHER[huts_at(s, HIGHER, seat)]
    features[F.PLOW_TO_COME] = 1.0 if huts_at(s, MIDDLE, seat) > 0 and not me.plow else 0.0
    features[F.LOWER] = huts_at(s, LOWER, seat)
    features[F.STOCK] = me.stock
    features[F.HALF_WELLS] = count(sites_by_huts(me.huts)[1] & ~s.wells)
    features[F.ROOM] = count(near)
    features[F.ROOM_FERTILE] = count(near & FERTILE)
    for place in range(s.seats):
        if s.order[place] == seat:
            features[F.PLACE] = place


@compiled
def predict_points(s: Position, seat: int, e: Any, features: Any, sources: Any) -> float:
    """The points expected in the end, by source and in all."""
    player = s.players[seat]
    total = 0.0
    for source in range(SOURCES):
        sources[source] = player.ledger[source]
        total += sources[source]
    if s.phase == OVER:
        return total
    describe(s, seat, features)
    row = e[turn_number(s)]
    for feature in range(FEATURES):
        for source in range(SOURCES):
            points = row[feature, source] * features[feature]
            sources[source] += points
            total += points
    return total


@compiled
def chances(s: Position, points: Any, e: Any) -> None:
    """Turn the points expected into shares of the victory.

    They miss by about as much as they missed where they were learnt; of a finished game by nothing, but there too
    a narrow defeat is worth a little, so that there is something to play for.
    """
    miss = NARROW
    if s.phase != OVER:
        miss = max(NARROW, LOGISTIC * e[turn_number(s), FEATURES, 0])
    most = points[0]
    for seat in range(1, s.seats):
        most = max(most, points[seat])
    shared = 0.0
    for seat in range(s.seats):
        points[seat] = np.exp((points[seat] - most) / miss)
        shared += points[seat]
    for seat in range(s.seats):
        points[seat] /= shared


class Evaluation(NamedTuple):
    """Of each turn: what each feature brings of each source, and by how much the sum misses."""

    to_come: NDArray[np.float64]
    misses: NDArray[np.float64]

    def packed(self) -> NDArray[np.float64]:
        """As compiled code wants it: behind the features of a turn, a row that begins with the miss."""
        packed = np.zeros((TURNS, FEATURES + 1, SOURCES))
        packed[:, :FEATURES] = self.to_come
        packed[:, FEATURES, 0] = self.misses
        return packed

    def to_text(self) -> str:
        turns = {}
        for number in range(1, TURNS):
            rows = self.to_come[number]
            turns[f"turn {number + 1}"] = {
                "misses": round(float(self.misses[number]), 2),
                **{name.name.lower(): [round(float(points), 3) for points in rows[name]] for name in F},
            }
        return re.sub(r"\[[^]]*\]", lambda row: " ".join(row[0].split()), json.dumps(turns, indent=1)) + "\n"


def from_text(text: str) -> Evaluation:
    """ValueError if something is missing. Nothing is evaluated before the second turn."""
    turns = json.loads(text)
    read = Evaluation(np.zeros((TURNS, FEATURES, SOURCES)), np.zeros(TURNS))
    try:
        for number in range(1, TURNS):
            row = turns[f"turn {number + 1}"]
            read.misses[number] = row["misses"]
            for feature in F:
                read.to_come[number, feature] = row[feature.name.lower()]
    except KeyError as missing:
        raise ValueError(f"the evaluation lacks {missing}") from None
    return read


@cache
def load_evaluation(players: int) -> NDArray[np.float64]:
    """The evaluation for so many players, packed."""
    return from_text((Path(__file__).parents[1] / "data" / f"evaluation-{players}.json").read_text()).packed()
