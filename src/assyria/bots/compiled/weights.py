"""The policy's weights: one number for each thing it looks at, tuned by playing many games (tools/tune.py)."""

from __future__ import annotations

import json
from enum import auto
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from assyria.bots.compiled.enums import ArrayIndex

Weights = NDArray[np.float64]


class Weight(ArrayIndex):
    """A weight of the policy, in points. `_LATER` ones count once for each turn still to come."""

    # Cards: of a symbol, or of a card.
    SYMBOL_FOR_HUT = auto()
    SYMBOL_FOR_NEIGHBOUR = auto()
    SYMBOL_TO_KEEP = auto()
    WILD_CARD = auto()
    CARD_LATER = auto()
    COLUMN = auto()

    # Start spaces.
    START_FERTILE = auto()
    START_RIVER = auto()
    START_SITES = auto()
    START_CROWD = auto()

    # Huts.
    FERTILE = auto()
    FERTILE_LATER = auto()
    ARID = auto()
    ARID_LATER = auto()
    RIVER_CAMEL = auto()
    RIVER_CAMEL_LATER = auto()
    JOKER = auto()
    UNFED = auto()
    WELL = auto()
    HALF_WELL = auto()
    WELL_TO_COME = auto()
    ROOM = auto()
    ROOM_FED = auto()
    RIVAL = auto()

    # Feeding.
    WASTE = auto()
    PLOW_BEFORE_WILD = auto()
    FEED_WELL = auto()
    FEED_LATER = auto()

    # Actions.
    CAMEL = auto()
    CAMEL_LATER = auto()
    BUILD = auto()
    BUILD_LATER = auto()
    BUILD_FLOOD = auto()
    BUILD_ON_FERTILE = auto()
    BUILD_ON_SITES = auto()
    BUILD_UNFED = auto()
    TILE = auto()
    TILE_LATER = auto()
    COURT = auto()
    COURT_EARLY = auto()
    INFLUENCE = auto()
    HIGHER = auto()
    MIDDLE = auto()
    LOWER = auto()
    STOCK = auto()
    OFFER = auto()
    OFFER_EARLY = auto()
    OFFER_STEP = auto()
    BUY = auto()
    BUY_PLOW = auto()


def to_text(weights: Weights) -> str:
    """Return the weights as JSON, by name."""
    by_name = {weight.name.lower(): round(float(weights[weight]), 3) for weight in Weight}
    return json.dumps(by_name, indent=1) + "\n"


def from_text(text: str) -> Weights:
    """Return the weights in a JSON text. Raises ValueError if one is missing."""
    values = json.loads(text)
    try:
        return np.array([values[weight.name.lower()] for weight in Weight], np.float64)
    except KeyError as missing:
        raise ValueError(f"no weight {missing}") from None


@cache
def load_weights(players: int) -> Weights:
    """Return the tuned weights for a number of players."""
    return from_text((Path(__file__).parents[1] / "data" / f"policy-{players}.json").read_text())
