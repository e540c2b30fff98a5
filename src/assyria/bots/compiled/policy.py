"""The policy: a rating of each legal action, without trying it.

Fast enough to play thousands of whole games a second. It plays the rest of every simulation, and its ratings are
the priors of the search.

Each call with an array counts its references, which costs as much as rating an option. So helpers take records and
numbers, and only functions that write options down take their arrays.
"""

from __future__ import annotations

from typing import Any

from assyria.bots.compiled.policy_actions import rate_actions
from assyria.bots.compiled.policy_cards import rate_columns, rate_draft
from assyria.bots.compiled.policy_feeding import rate_feeding, rate_huts_to_feed
from assyria.bots.compiled.policy_huts import rate_huts, rate_starts, rate_wells
from assyria.kernel.compiling import compiled
from assyria.kernel.layout import ACTIONS, DRAFT, HARVEST, HUTS, START, SUPPLY, Position
from assyria.packed.layout import NO_CARD

MAX_LEGAL_ACTIONS = 128
"""There are always fewer at once."""


@compiled
def rate_legal_actions(s: Position, weights: Any, actions: Any, values: Any) -> int:
    """Write down the legal actions and the value of each in points, and return how many there are."""
    if s.phase == HUTS:
        return rate_huts(s, weights, actions, values)
    if s.phase == ACTIONS:
        return rate_actions(s, weights, actions, values)
    if s.phase == SUPPLY:
        if s.supplying != NO_CARD:
            return rate_huts_to_feed(s, weights, actions, values)
        return rate_feeding(s, weights, actions, values)
    if s.phase == HARVEST:
        return rate_columns(s, weights, actions, values)
    if s.phase == DRAFT:
        return rate_draft(s, weights, actions, values)
    if s.phase == START:
        return rate_starts(s, weights, actions, values)
    return rate_wells(s, actions, values)


@compiled
def argmax(values: Any, options: int) -> int:
    """Return the index of the highest of the first values; the first of equals."""
    best = 0
    for option in range(1, options):
        if values[option] > values[best]:
            best = option
    return best
