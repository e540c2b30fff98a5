"""Compiled code of `kernel.wasm`, in a browser or here."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from threading import RLock
from typing import Any, Protocol
from weakref import finalize

from assyria.bots.machine import MAX_NODES, ROOT, PointSums, by_seat
from assyria.packed import ACTIONS, BLOCK_SIZE, Block, pack
from assyria.packed.chance import generator
from assyria.packed.numbering import MOST_PLAYERS
from assyria.packed.reading import field
from assyria.rules import View

TREES_KEPT = 2


class Kernel(Protocol):
    """The module with a memory of its own."""

    exports: Any
    """The functions of docs/wasm.md."""

    def take(self, size: int) -> int:
        """Return the address of so many bytes, for good. Raises MemoryError."""

    def write(self, address: int, data: bytes) -> None: ...

    def read(self, address: int, size: int) -> bytes: ...

    def network(self, players: int) -> int:
        """Return the address of the network for so many players."""


class _Lent:
    """Some of the module's memory: others get it once nobody holds this any more."""

    def __init__(self, address: int, free: list[int]) -> None:
        self.address = address
        finalize(self, free.append, address)


class _Memory:
    """Memory for trees, of which there is only as much as was ever needed at the same time."""

    def __init__(self, kernel: Kernel, size: int) -> None:
        self.taken = 0
        self._kernel = kernel
        self._size = size
        self._free: list[int] = []

    def lend(self) -> _Lent:
        if self._free:
            return _Lent(self._free.pop(), self._free)
        address = self._kernel.take(self._size)
        self.taken += 1
        return _Lent(address, self._free)


class Lane:
    """A kernel with the memory that its calls share. One thread at a time uses it, under its lock."""

    def __init__(self, kernel: Kernel) -> None:
        self.lock = RLock()
        self.kernel = kernel
        exports = kernel.exports
        self.nodes = _Memory(kernel, MAX_NODES * exports.node_size())
        self.searches = _Memory(kernel, exports.search_size())
        self.trees = 0
        """How many lie here."""
        self.at = kernel.take(BLOCK_SIZE)
        """Where positions are looked at."""
        self._generator = kernel.take(8)
        self._actions = kernel.take(ACTIONS)
        self._behind = kernel.take(4 * ACTIONS)
        self._logits = kernel.take(4 * ACTIONS)
        self._points = kernel.take(8 * exports.point_count())
        self._search = kernel.take(exports.search_size())
        self._playouts = kernel.take(exports.playouts_size())
        self._games = self._positions = self._generators = 0
        """How many games can be played side by side, and where their positions and generators lie."""

    def put(self, block: Block) -> None:
        """Write a position where it is looked at."""
        self.kernel.write(self.at, block)

    def _get(self) -> Block:
        return self.kernel.read(self.at, BLOCK_SIZE)

    def _numbers(self, packing: str, address: int, count: int) -> tuple[Any, ...]:
        layout = struct.Struct(f"<{count}{packing}")
        return layout.unpack(self.kernel.read(address, layout.size))

    def generator(self, seed: int) -> int:
        """Return the address of a generator with this seed."""
        self.kernel.write(self._generator, struct.pack("<Q", generator(seed)))
        return self._generator

    def children(self, nodes: int, node: int) -> dict[int, int]:
        """Return the node behind each action that was tried."""
        count = self.kernel.exports.children(nodes, MAX_NODES, node, self._actions, self._behind)
        actions = self._numbers("B", self._actions, count)
        return dict(zip(actions, self._numbers("i", self._behind, count), strict=True))

    def points(self, search: int, action: int) -> tuple[float, ...]:
        """Return the simulations that began with an action, and the points of each seat by source."""
        exports = self.kernel.exports
        exports.points(search, action, self._points)
        return self._numbers("d", self._points, exports.point_count())

    def position(self, seen: View) -> Block:
        with self.lock:
            self.put(pack(seen))
            self.kernel.exports.update_legal(self.at)
            return self._get()

    def play(self, block: Block, action: int) -> Block:
        with self.lock:
            self.put(block)
            self.kernel.write(self._generator, bytes(8))
            self.kernel.exports.play(self.at, action, self._generator)
            return self._get()

    def preferences(self, block: Block) -> Sequence[float]:
        with self.lock:
            self.put(block)
            network = self.kernel.network(players_of(block))
            self.kernel.exports.preferences(self._search, self.at, network, self._logits)
            return self._numbers("f", self._logits, ACTIONS)

    def finish_games(self, block: Block, first: int, generators: Sequence[int]) -> list[Block]:
        count = len(generators)
        with self.lock:
            if count > self._games:
                self._games = count
                self._positions = self.kernel.take(count * BLOCK_SIZE)
                self._generators = self.kernel.take(count * 8)
            self.kernel.write(self._positions, block * count)
            self.kernel.write(self._generators, struct.pack(f"<{count}Q", *generators))
            network = self.kernel.network(players_of(block))
            self.kernel.exports.finish_games(
                self._playouts, self._positions, count, first, network, self._generators
            )
            places = range(self._positions, self._positions + count * BLOCK_SIZE, BLOCK_SIZE)
            return [self.kernel.read(place, BLOCK_SIZE) for place in places]


class WasmTree:
    """A tree in the memory of a lane."""

    def __init__(self, lane: Lane, root: Block, seed: int) -> None:
        self.lane = lane
        self._kernel = lane.kernel
        with lane.lock:
            self._nodes = lane.nodes.lend()
            self._memory = lane.searches.lend()
            self._search = self._memory.address
            self._network = lane.kernel.network(players_of(root))
            lane.put(root)
            self._kernel.exports.begin_search(self._search, self._nodes.address, lane.at, lane.generator(seed))

    def run_simulations(self, simulations: int, first: int) -> None:
        """Go on by so many simulations that begin with an action."""
        with self.lane.lock:
            self._kernel.exports.run_simulations(
                self._search, self._nodes.address, MAX_NODES, self._network, simulations, first
            )

    def children(self, node: int) -> dict[int, int]:
        with self.lane.lock:
            return self.lane.children(self._nodes.address, node)

    def visits(self, node: int) -> int:
        with self.lane.lock:
            return int(self._kernel.exports.visits(self._nodes.address, MAX_NODES, node))

    def shares(self, node: int) -> list[float]:
        share_sum = self._kernel.exports.share_sum
        with self.lane.lock:
            return [float(share_sum(self._nodes.address, MAX_NODES, node, seat)) for seat in range(MOST_PLAYERS)]

    def points(self, action: int) -> PointSums:
        with self.lane.lock:
            simulations, *sums = self.lane.points(self._search, action)
        return PointSums(int(simulations), by_seat(sums))

    def use_generator(self, seed: int) -> None:
        with self.lane.lock:
            self._kernel.exports.use_generator(self._search, self.lane.generator(seed))

    def advance_root(self, action: int, root: Block) -> None:
        with self.lane.lock:
            subtree = self.lane.nodes.lend()
            self.lane.put(root)
            node = self.children(ROOT)[action]
            self._kernel.exports.advance_root(
                self._search, self._nodes.address, MAX_NODES, node, subtree.address, self.lane.at
            )
            self._nodes = subtree


class WasmMachine:
    """The kernel and the search of `kernel.wasm`, in as many lanes as there are threads."""

    def __init__(self, new_kernel: Callable[[], Kernel], threads: int = 1, trees_kept: float = TREES_KEPT) -> None:
        """Set `trees_kept`: the trees whose memory a lane keeps for the next ones when nobody needs it."""
        self._new_kernel = new_kernel
        self._threads = threads
        self._trees_kept = trees_kept
        self._lock = RLock()
        self._lanes: list[Lane] = []

    def _lane(self) -> Lane:
        """Return a lane with the fewest trees; the first of equals."""
        with self._lock:
            if len(self._lanes) < self._threads and all(lane.trees for lane in self._lanes):
                self._lanes.append(Lane(self._new_kernel()))
            return min(self._lanes, key=lambda lane: lane.trees)

    def _all_lanes(self) -> list[Lane]:
        with self._lock:
            while len(self._lanes) < self._threads:
                self._lanes.append(Lane(self._new_kernel()))
            return list(self._lanes)

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads, thread_name_prefix="assyria-search")

    def position(self, seen: View) -> Block:
        return self._lane().position(seen)

    def play(self, block: Block, action: int) -> Block:
        return self._lane().play(block, action)

    def preferences(self, block: Block) -> Sequence[float]:
        return self._lane().preferences(block)

    def finish_games(self, block: Block, first: int, generators: Sequence[int]) -> list[Block]:
        lanes = self._all_lanes()[: len(generators)]
        if len(lanes) == 1:
            return lanes[0].finish_games(block, first, generators)
        share = -(-len(generators) // len(lanes))
        parts = [generators[start : start + share] for start in range(0, len(generators), share)]
        runs = [
            self._pool.submit(lane.finish_games, block, first, part)
            for lane, part in zip(lanes, parts, strict=False)
        ]
        return [last for run in runs for last in run.result()]

    def new_tree(self, root: Block, seed: int) -> WasmTree:
        with self._lock:
            lane = self._lane()
            tree = WasmTree(lane, root, seed)
            lane.trees += 1
            finalize(tree, self._end_tree, lane)
        return tree

    def _end_tree(self, lane: Lane) -> None:
        """Give the memory of a lane back that has grown and has no trees any more."""
        with self._lock:
            lane.trees -= 1
            if not lane.trees and lane.nodes.taken > self._trees_kept and lane in self._lanes:
                self._lanes.remove(lane)

    def run_simulations(self, trees: Sequence[Any], simulations: int, first: int) -> None:
        if len(trees) == 1 or self._threads == 1:
            for tree in trees:
                tree.run_simulations(simulations, first)
            return
        for run in [self._pool.submit(tree.run_simulations, simulations, first) for tree in trees]:
            run.result()


def players_of(block: Block) -> int:
    return field(block, "seats")[0]
