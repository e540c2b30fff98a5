"""The evaluation: the points that a position between two turns leads to, learnt from many games.

For each turn and source of points it is a linear function of the features. Win chances follow from the points of
all seats and from the evaluation's own standard error.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from assyria.bots.compiled.features import FEATURES, Feature, extract_features
from assyria.bots.compiled.position_facts import turn_index
from assyria.kernel.compiling import compiled
from assyria.kernel.exponential import exp
from assyria.kernel.layout import OVER, Position
from assyria.kernel.tables import TURNS_OF_REIGN
from assyria.rules import Source

TURNS = int(TURNS_OF_REIGN.sum())
SOURCES = len(Source)
LOGISTIC_SCALE = 0.78
"""The scale of the logistic distribution that is nearest to the difference of two errors of size 1."""
MIN_TEMPERATURE = 2.0
"""Points. A narrow defeat is worth a little even in a finished game, so that there is something to play for."""


@compiled
def predict_points(s: Position, seat: int, evaluation: Any, features: Any, sources: Any) -> float:
    """Write down a seat's points expected at the end of the game by source, and return their sum.

    `features` is scratch.
    """
    player = s.players[seat]
    total = 0.0
    for source in range(SOURCES):
        sources[source] = player.ledger[source]
        total += sources[source]
    if s.phase == OVER:
        return total
    extract_features(s, seat, features)
    coefficients = evaluation[turn_index(s)]
    for feature in range(FEATURES):
        for source in range(SOURCES):
            points = coefficients[feature, source] * features[feature]
            sources[source] += points
            total += points
    return total


@compiled
def turn_into_win_chances(s: Position, points: Any, evaluation: Any) -> None:
    """Replace each seat's expected points by its win chance: a softmax, the wider the less sure the points are."""
    temperature = MIN_TEMPERATURE
    if s.phase != OVER:
        temperature = max(MIN_TEMPERATURE, LOGISTIC_SCALE * evaluation[turn_index(s), FEATURES, 0])
    most = points[0]
    for seat in range(1, s.seats):
        most = max(most, points[seat])
    total = 0.0
    for seat in range(s.seats):
        points[seat] = exp((points[seat] - most) / temperature)
        total += points[seat]
    for seat in range(s.seats):
        points[seat] /= total


class Evaluation(NamedTuple):
    """The coefficients by turn, feature and source, and the standard error of the points by turn."""

    coefficients: NDArray[np.float64]
    standard_errors: NDArray[np.float64]

    def packed(self) -> NDArray[np.float64]:
        """Return one array for compiled code: a last row in each turn begins with its standard error."""
        packed = np.zeros((TURNS, FEATURES + 1, SOURCES))
        packed[:, :FEATURES] = self.coefficients
        packed[:, FEATURES, 0] = self.standard_errors
        return packed

    def to_text(self) -> str:
        """Return the evaluation as JSON, by turn and feature."""
        turns = {}
        for number in range(1, TURNS):
            rows = self.coefficients[number]
            turns[f"turn {number + 1}"] = {
                "misses": round(float(self.standard_errors[number]), 2),
                **{
                    feature.name.lower(): [round(float(points), 3) for points in rows[feature]]
                    for feature in Feature
                },
            }
        return re.sub(r"\[[^]]*\]", lambda row: " ".join(row[0].split()), json.dumps(turns, indent=1)) + "\n"


def from_text(text: str) -> Evaluation:
    """Return the evaluation in a JSON text, which begins with the second turn. Raises ValueError."""
    turns = json.loads(text)
    read = Evaluation(np.zeros((TURNS, FEATURES, SOURCES)), np.zeros(TURNS))
    try:
        for number in range(1, TURNS):
            row = turns[f"turn {number + 1}"]
            read.standard_errors[number] = row["misses"]
            for feature in Feature:
                read.coefficients[number, feature] = row[feature.name.lower()]
    except KeyError as missing:
        raise ValueError(f"the evaluation lacks {missing}") from None
    return read


@cache
def load_evaluation(players: int) -> NDArray[np.float64]:
    """Return the evaluation for a number of players, packed."""
    return from_text((Path(__file__).parents[1] / "data" / f"evaluation-{players}.json").read_text()).packed()
