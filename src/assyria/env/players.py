"""Who can play a seat of an environment: a bot, or a policy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import isclass
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from assyria.bots import Bot, Strategy, UnknownBot, load_bot
from assyria.kernel import IllegalAction
from assyria.rules import Seat

Policy = Callable[[NDArray[Any], NDArray[np.int8]], Any]
"""A function of observations and masks, a row a game, that returns a legal action for each."""
Player = str | Bot | type[Strategy] | Strategy | Policy
"""A bot by name, as a class or object with a method `choose`, or as a `Bot`; or a policy."""


def load_players(given: Sequence[Player], most: int) -> list[Bot | Policy]:
    """Return the bots and policies that sit down, one at least. Raises ValueError."""
    if not 1 <= len(given) <= most:
        raise ValueError(f"1 to {most} players expected, not {len(given)}")
    return [_load_player(one) for one in given]


def _load_player(given: Player) -> Bot | Policy:
    if isinstance(given, str | Bot) or callable(getattr(given, "choose", None)):
        try:
            return load_bot(given)  # type: ignore[arg-type] # no policy is left
        except UnknownBot as unknown:
            raise ValueError(str(unknown)) from None
    if callable(given) and not isclass(given):
        return given
    raise ValueError(f"a bot or a function of observations and masks expected, not {given!r}")


def ask(policy: Policy, observations: NDArray[Any], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """Return the policy's actions. Raises TypeError for other than a whole number a row, and IllegalAction."""
    actions = np.asarray(policy(observations, masks))
    if actions.dtype.kind not in "iu" or actions.shape != (len(masks),):
        raise TypeError(
            f"a policy returns {len(masks)} whole numbers, one a row, not {actions.dtype} {actions.shape}"
        )
    rows = np.arange(len(masks))
    actions = actions.astype(np.int64)
    known = (actions >= 0) & (actions < masks.shape[1])
    legal = known & (masks[rows, np.where(known, actions, 0)] == 1)
    for row in np.flatnonzero(~legal).tolist():
        raise IllegalAction(row, int(actions[row]))
    return actions


class DrawnStart(NamedTuple):
    """What chance decides about a learner's game before it begins."""

    deal: int
    choices: Random
    """The opponents' chance."""
    seat: Seat


def draw_start(chance: np.random.Generator, players: int, seat: Seat | None) -> DrawnStart:
    """Return the start of a game. The seat is drawn unless it is given."""
    deal, choices = chance.integers(2**63, size=2).tolist()
    drawn = int(chance.integers(players))
    return DrawnStart(deal, Random(choices), drawn if seat is None else seat)
