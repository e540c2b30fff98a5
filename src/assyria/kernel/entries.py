"""The few compiled functions that Python calls: loops over arrays of positions.

Each holds its own copy of the chapters it needs, so each costs seconds to compile; hence few.
"""

from __future__ import annotations

from typing import Any

from numba import types

from assyria.kernel import setup, turn
from assyria.kernel.actions import OTHERS, SITE
from assyria.kernel.bits import NONE, lowest, without_lowest
from assyria.kernel.compiling import Entry, entry
from assyria.kernel.layout import GENERATORS_TYPE, STATES_TYPE

_NUMBERS = types.Array(types.int64, 1, "C")
_MASKS = types.Array(types.boolean, 2, "C")


@entry(STATES_TYPE, types.int64, types.int64, GENERATORS_TYPE)
def DEAL(states: Any, seats: int, draft_size: int, rngs: Any) -> None:  # noqa: N802 - entries are constants
    for index in range(len(states)):
        rngs[index] = setup.new_game(states[index], seats, draft_size, rngs[index])
        turn.look(states[index])


@entry(STATES_TYPE)
def LOOK(states: Any) -> None:  # noqa: N802
    for index in range(len(states)):
        turn.look(states[index])


@entry(STATES_TYPE, _MASKS)
def MASK(states: Any, masks: Any) -> None:  # noqa: N802
    """The masks must be all False."""
    for index in range(len(states)):
        s = states[index]
        for first, legal in ((0, s.legal_hexes), (SITE, s.legal_sites), (OTHERS, s.legal_others)):
            while legal != NONE:
                masks[index, first + lowest(legal)] = True
                legal = without_lowest(legal)


@entry(STATES_TYPE, _NUMBERS, GENERATORS_TYPE)
def STEP(states: Any, actions: Any, rngs: Any) -> None:  # noqa: N802
    for index in range(len(states)):
        rngs[index] = turn.step(states[index], actions[index], rngs[index])


@entry(STATES_TYPE, GENERATORS_TYPE)
def DEAL_ANEW(states: Any, rngs: Any) -> None:  # noqa: N802
    for index in range(len(states)):
        rngs[index] = setup.deal_anew(states[index], rngs[index])


@entry(STATES_TYPE, GENERATORS_TYPE, _NUMBERS)
def PLAY_OUT(states: Any, rngs: Any, decisions: Any) -> None:  # noqa: N802
    for index in range(len(states)):
        decisions[index], rngs[index] = turn.play_out(states[index], rngs[index])


ENTRIES: tuple[Entry, ...] = (DEAL, LOOK, MASK, STEP, DEAL_ANEW, PLAY_OUT)
