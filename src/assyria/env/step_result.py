"""What an environment of many games tells after a step."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from assyria.kernel import ACTIONS
from assyria.kernel.observation.layout import SIZE
from assyria.packed.numbering import MOST_PLAYERS

Numbers = Literal["uint8", "float32"]


class StepResult(NamedTuple):
    """The state of all games. A row is a game; there are always four columns by seat, 0 where nobody sits.

    On a graphics card these are arrays there, of the same shapes and types.
    """

    observations: NDArray[Any]
    """The observation of the mover: `SIZE` numbers (docs/env.md), 0 to 255, or 0 to 1 as float32."""
    masks: NDArray[np.int8]
    """1 for each of the `kernel.ACTIONS` that is legal."""
    movers: NDArray[np.int8]
    """The seat to decide."""
    over: NDArray[np.bool_]
    """Whether this step ended a game. Observation, mask and mover are then those of the new game in its row."""
    scores: NDArray[np.int16]
    """By seat, of a game that this step ended; else 0."""
    ranks: NDArray[np.int8]
    """From 1; equals share the better rank."""
    returns: NDArray[np.float32]
    """The share of the victory: 1 for a lone winner, less for a shared one. The sum of a game is 0."""
    seats: NDArray[np.int8]
    """By player, as the observation numbers them from the mover on: the seat; -1 where there is none."""


class Playouts(NamedTuple):
    """Games played to the end by random actions."""

    decisions: NDArray[np.int64]
    """How many actions each took."""
    scores: NDArray[np.int16]
    ranks: NDArray[np.int8]
    returns: NDArray[np.float32]


class Results(NamedTuple):
    """Scores, ranks and returns by game and seat."""

    scores: NDArray[np.int16]
    ranks: NDArray[np.int8]
    returns: NDArray[np.float32]


def no_results(games: int) -> Results:
    """Return results for a number of games, all zero."""
    shape = (games, MOST_PLAYERS)
    return Results(np.zeros(shape, np.int16), np.zeros(shape, np.int8), np.zeros(shape, np.float32))


def check_numbers(numbers: Numbers) -> None:
    if numbers not in ("uint8", "float32"):
        raise ValueError(f"observations are uint8 or float32, not {numbers}")


def blank(games: int, numbers: Numbers) -> StepResult:
    """Return the arrays for a number of games, all zero."""
    check_numbers(numbers)
    return StepResult(
        np.zeros((games, SIZE), numbers),
        np.zeros((games, ACTIONS), np.int8),
        np.zeros(games, np.int8),
        np.zeros(games, np.bool_),
        *no_results(games),
        np.zeros((games, MOST_PLAYERS), np.int8),
    )
