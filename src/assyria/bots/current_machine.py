"""The machine whose compiled code bots use in this process."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec

from assyria.bots.machine import Machine
from assyria.extras import install

CHOICE = "ASSYRIA_MACHINE"
"""The variable that chooses a machine."""
THREADS = 2
"""Trees of a search that grow side by side."""

_chosen: list[Callable[[], Machine]] = []


class NoMachine(RuntimeError):
    """The machine that was chosen is not there: it is unknown, or not installed."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        if self.name in MACHINES:
            return f"{CHOICE} is {self.name!r}, but Numba is not installed: {install('research')}"
        return f"{CHOICE} is {self.name!r}; it may be {' or '.join(MACHINES)}"


def use_machine(new: Callable[[], Machine]) -> None:
    """Let bots use this machine from now on; it is made when the first of them needs it."""
    _chosen[:] = [new]
    machine.cache_clear()


@cache
def machine() -> Machine:
    """Return the machine that bots use: `kernel.wasm` by wasmtime, if nothing else was said. Raises NoMachine."""
    if _chosen:
        return _chosen[0]()
    return MACHINES[chosen_machine()]()


def chosen_machine() -> str:
    """Return the name of the machine that this process uses. Raises NoMachine if it is not there."""
    name = os.environ.get(CHOICE) or "wasmtime"
    if name not in MACHINES or (name == "numba" and find_spec("numba") is None):
        raise NoMachine(name)
    return name


# Imported where they are needed: most programs that list the bots let none of them think.


def _wasmtime() -> Machine:
    from assyria.bots.wasm_machine import WasmMachine
    from assyria.bots.wasmtime_kernel import WasmtimeKernel

    return WasmMachine(WasmtimeKernel, THREADS)


def _numba() -> Machine:
    from assyria.bots.numba_machine import NumbaMachine

    return NumbaMachine()


MACHINES: dict[str, Callable[[], Machine]] = {"wasmtime": _wasmtime, "numba": _numba}
"""By the name that chooses them."""
