"""What lies in the memory of `kernel.wasm`: blocks, their sizes, and the types of their addresses."""

from __future__ import annotations

import numpy as np
from numba import from_dtype, types

from assyria.board.tracks import PLAYERS
from assyria.bots.network import playouts, tree
from assyria.bots.network.inference import SOURCES
from assyria.bots.network.parameters import load_parameters
from assyria.kernel.layout import STATE
from assyria.kernel.observation.layout import SIZE
from assyria.packed.actions import ACTIONS
from assyria.packed.numbering import MOST_PLAYERS

FEWEST = min(PLAYERS)

NETWORK = np.dtype([(name, np.float32, part.shape) for name, part in load_parameters(FEWEST)._asdict().items()])
"""The numbers of a network. All that ship have the same shapes."""
NUMBERS = NETWORK.itemsize // np.dtype(np.float32).itemsize
WIDTH = len(load_parameters(FEWEST).first_bias)

SEARCH = np.dtype(
    [
        ("states", STATE, 2),
        ("rng", np.uint64),
        ("used", np.int64),
        ("points", np.float64, (tree.POINT_ROWS, tree.POINT_COLUMNS)),
        ("path", np.int64, tree.MAX_DEPTH),
        ("active", np.int64, max(SIZE, WIDTH) + 1),
        ("hidden", np.float32, WIDTH),
        ("sums", np.float32, WIDTH),
        ("preferences", np.float32, (1, ACTIONS)),
        ("shares", np.float32, (1, MOST_PLAYERS)),
        ("expected_points", np.float32, (1, MOST_PLAYERS * SOURCES)),
        ("prospects", np.float32, (1, MOST_PLAYERS)),
        ("returns", np.float32, (1, MOST_PLAYERS)),
        ("leaf_values", np.float32, (1, MOST_PLAYERS)),
        ("leaf_shares", np.float32, (1, MOST_PLAYERS)),
        ("scores", np.int16, (1, MOST_PLAYERS)),
        ("ranks", np.int8, (1, MOST_PLAYERS)),
        ("observations", np.uint8, (1, SIZE)),
        ("masks", np.int8, (1, ACTIONS)),
    ],
    align=True,
)
"""The search's memory, but for the nodes of its tree, which lie in a row of their own."""

SIDE_BY_SIDE = playouts.SIDE_BY_SIDE
PLAYOUTS = np.dtype(
    [
        ("playing", np.int64, SIDE_BY_SIDE),
        ("active", np.int64, max(SIZE, WIDTH) + 1),
        ("hidden", np.float32, (SIDE_BY_SIDE, WIDTH)),
        ("sums", np.float32, (SIDE_BY_SIDE, WIDTH)),
        ("preferences", np.float32, (SIDE_BY_SIDE, ACTIONS)),
        ("observations", np.uint8, (SIDE_BY_SIDE, SIZE)),
        ("masks", np.int8, (SIDE_BY_SIDE, ACTIONS)),
    ],
    align=True,
)
"""The memory of games that the network plays side by side."""

CONSTANTS = {
    "position_size": STATE.itemsize,
    "action_count": ACTIONS,
    "observation_size": SIZE,
    "network_size": NETWORK.itemsize,
    "search_size": SEARCH.itemsize,
    "node_size": tree.NODE.itemsize,
    "playouts_size": PLAYOUTS.itemsize,
    "point_count": tree.POINT_COLUMNS,
}
"""Exported as functions without arguments: what JavaScript needs to lay out its memory."""

NUMBER = types.int64
BYTES = types.CPointer(types.uint8)
GENERATOR = types.CPointer(types.uint64)
POSITION = types.CPointer(from_dtype(STATE))
NETWORK_AT = types.CPointer(from_dtype(NETWORK))
HALVES = types.CPointer(types.uint16)
WORDS = types.CPointer(types.uint32)
WHOLE = types.CPointer(types.int32)
FLOATS = types.CPointer(types.float32)
DOUBLES = types.CPointer(types.float64)
SEARCH_AT = types.CPointer(from_dtype(SEARCH))
NODES = types.CPointer(from_dtype(tree.NODE))
PLAYOUTS_AT = types.CPointer(from_dtype(PLAYOUTS))
