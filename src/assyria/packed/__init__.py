"""Positions and moves as plain numbers: what compiled code works on, wherever it was compiled for.

`numbering` counts hexes, well sites and cards, `actions` moves; `layout` says where each number of a position lies
in its block, and `convert` packs positions into blocks and unpacks them. The standard library is enough for it.
"""

from assyria.packed.actions import ACTIONS, NUMBERING, action_of, move_of
from assyria.packed.convert import pack, unpack
from assyria.packed.layout import BLOCK_SIZE, Block
from assyria.packed.reading import legal_actions, mover

__all__ = [
    "ACTIONS",
    "BLOCK_SIZE",
    "NUMBERING",
    "Block",
    "action_of",
    "legal_actions",
    "move_of",
    "mover",
    "pack",
    "unpack",
]
