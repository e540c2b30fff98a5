"""The machine whose compiled code bots use in this process."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from assyria.bots.machine import Machine

_chosen: list[Callable[[], Machine]] = []


def use_machine(new: Callable[[], Machine]) -> None:
    """Let bots use this machine from now on; it is made when the first of them needs it."""
    _chosen[:] = [new]
    machine.cache_clear()


@cache
def machine() -> Machine:
    """Return the machine that bots use: code compiled by Numba, if nothing else was said."""
    if _chosen:
        return _chosen[0]()
    # Imported here: Numba takes half a second, and most programs that list the bots never need it.
    from assyria.bots.numba_machine import NumbaMachine

    return NumbaMachine()
