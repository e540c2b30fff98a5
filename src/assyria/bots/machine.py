"""What the strong bots need of compiled code, whatever it was compiled for: this machine, or a browser.

Positions are blocks (`assyria.packed`) that know their legal actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from assyria.packed import ACTIONS, Block
from assyria.rules import Source, View

ROOT = 0
"""The first node of a tree."""
ANY = -1
"""In place of a first action: each simulation chooses it by itself."""
AT_ROOT = ACTIONS
"""In place of an action: simulations that ended where they began."""
MAX_NODES = 250_000
"""A full tree gets no new nodes; its simulations still count."""


class PointSums(NamedTuple):
    """Final points, summed over simulations since the root is where it is."""

    simulations: int
    sums: list[list[float]]
    """By seat and source."""


def by_seat(sums: Sequence[float]) -> list[list[float]]:
    """Return sums by seat and source, which stand in one row."""
    return [list(sums[start : start + len(Source)]) for start in range(0, len(sums), len(Source))]


class Tree(Protocol):
    """A search tree, with a random generator of its own. Nodes are numbers."""

    def children(self, node: int) -> dict[int, int]:
        """Return the node behind each action that was tried."""

    def visits(self, node: int) -> int:
        """Return how often simulations came by."""

    def shares(self, node: int) -> list[float]:
        """Return the shares of the victory by seat, summed over the visits."""

    def points(self, action: int) -> PointSums:
        """Return the final points summed over the simulations that began with an action, or ended `AT_ROOT`."""

    def use_generator(self, seed: int) -> None:
        """Draw all further chance from another generator."""

    def advance_root(self, action: int, root: Block) -> None:
        """Make the child of an action the root, which is this position, and forget all that is not below it."""


class Machine(Protocol):
    """Compiled code: the rules, and the network with its search."""

    def position(self, seen: View) -> Block:
        """Return what a player sees as a block. Its undealt cards lie by name."""

    def play(self, block: Block, action: int) -> Block:
        """Return the position after a legal action. What is dealt then means nothing: there is no chance."""

    def preferences(self, block: Block) -> Sequence[float]:
        """Return how strongly the network prefers each action: logits, of which differences count."""

    def finish_games(self, block: Block, first: int, generators: Sequence[int]) -> list[Block]:
        """Return the last positions of games that the network plays from here on, one for each generator.

        The undealt cards are shuffled first, then this action is played, unless it is `ANY`. Moves are drawn from
        what the network prefers.
        """

    def new_tree(self, root: Block, seed: int) -> Tree:
        """Return a tree with one node."""

    def run_simulations(self, trees: Sequence[Tree], simulations: int, first: int) -> None:
        """Let each tree grow by so many simulations, side by side where that is possible.

        All begin with the action `first`, which was tried before, or each with `ANY`.
        """
