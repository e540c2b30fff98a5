"""The policy's weights: one number for each thing it looks at, tuned by playing many games (tools/tune.py)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Weights = NDArray[np.float64]

NAMES = (
    # Cards: of a symbol, or of a card.
    "symbol_for_hut",
    "symbol_for_neighbour",
    "symbol_to_keep",
    "wild_card",
    "card_later",
    "column",
    # Start spaces.
    "start_fertile",
    "start_river",
    "start_sites",
    "start_crowd",
    # Huts.
    "fertile",
    "fertile_later",
    "arid",
    "arid_later",
    "river_camel",
    "river_camel_later",
    "joker",
    "unfed",
    "well",
    "half_well",
    "well_to_come",
    "room",
    "room_fed",
    "rival",
    # Feeding.
    "waste",
    "plow_before_wild",
    "feed_well",
    "feed_later",
    # Actions.
    "camel",
    "camel_later",
    "build",
    "build_later",
    "build_flood",
    "build_on_fertile",
    "build_on_sites",
    "build_unfed",
    "tile",
    "tile_later",
    "court",
    "court_early",
    "influence",
    "higher",
    "middle",
    "lower",
    "stock",
    "offer",
    "offer_early",
    "offer_step",
    "buy",
    "buy_plow",
)
"""The weights, in points. `_later` ones count once for each turn still to come."""
RECORD = np.dtype([(name, np.float64) for name in NAMES])
"""The weights as compiled code reads them, by name. References to an array are counted, those to a record not."""


def to_text(weights: Weights) -> str:
    """Return the weights as JSON, by name."""
    by_name = {name: round(float(weight), 3) for name, weight in zip(NAMES, weights, strict=True)}
    return json.dumps(by_name, indent=1) + "\n"


def from_text(text: str) -> Weights:
    """Return the weights in a JSON text. Raises ValueError if one is missing."""
    values = json.loads(text)
    try:
        return np.array([values[name] for name in NAMES], np.float64)
    except KeyError as missing:
        raise ValueError(f"no weight {missing}") from None


@cache
def load_weights(players: int) -> Weights:
    """Return the tuned weights for a number of players."""
    return from_text((Path(__file__).parents[1] / "data" / f"policy-{players}.json").read_text())
