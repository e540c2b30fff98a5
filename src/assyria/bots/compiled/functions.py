"""The functions that are compiled ahead, so that no bot's first move has to wait for them."""

from __future__ import annotations

from assyria.bots.compiled.planning import plan
from assyria.bots.compiled.tree import extract_subtree, run_simulations
from assyria.kernel.compiling import CompiledFunction

COMPILED_FUNCTIONS: tuple[CompiledFunction, ...] = (plan, run_simulations, extract_subtree)
