"""The functions that are compiled ahead, so that no bot's first move has to wait for them."""

from __future__ import annotations

from assyria.bots.network import playouts, tree
from assyria.bots.network.inference import evaluate_rows
from assyria.kernel.compiling import CompiledFunction
from assyria.kernel.observation.loops import observe

COMPILED_FUNCTIONS: tuple[CompiledFunction, ...] = (
    observe,
    evaluate_rows,
    *tree.COMPILED_FUNCTIONS,
    *playouts.COMPILED_FUNCTIONS,
)
