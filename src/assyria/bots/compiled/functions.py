"""What is compiled ahead, so that no bot's first move has to wait for it."""

from __future__ import annotations

from assyria.bots.compiled.planning import plan
from assyria.bots.compiled.tree import grow, keep
from assyria.kernel.compiling import CompiledFunction

COMPILED_FUNCTIONS: tuple[CompiledFunction, ...] = (plan, grow, keep)
