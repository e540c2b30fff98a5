"""Compiled code of `kernel.wasm`, for bots in a browser."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, Protocol
from weakref import finalize

from assyria.bots.machine import MAX_NODES, ROOT, PointSums, by_seat
from assyria.packed import ACTIONS, RECORD_SIZE, pack
from assyria.packed.chance import generator
from assyria.packed.numbering import MOST_PLAYERS
from assyria.packed.reading import field
from assyria.rules import View


class Kernel(Protocol):
    """The module with its memory, as the worker's JavaScript offers it.

    Bytes are texts of as many characters, up to U+00FF, since those need no proxies between the two languages.
    """

    exports: Any
    """The functions of docs/wasm.md."""

    def take(self, size: int) -> int:
        """Return the address of so many bytes, for good."""

    def write(self, address: int, text: str) -> None: ...

    def read(self, address: int, size: int) -> str: ...

    def network(self, players: int) -> int:
        """Return the address of the network for so many players, which has been loaded."""


class _Lent:
    """Some of the module's memory: others get it once nobody holds this any more."""

    def __init__(self, address: int, free: list[int]) -> None:
        self.address = address
        finalize(self, free.append, address)


class _Memory:
    """Memory for trees, of which there is only as much as was ever needed at the same time."""

    def __init__(self, kernel: Kernel, size: int) -> None:
        self._kernel = kernel
        self._size = size
        self._free: list[int] = []

    def lend(self) -> _Lent:
        return _Lent(self._free.pop() if self._free else self._kernel.take(self._size), self._free)


class WasmTree:
    """A tree in the module's memory."""

    def __init__(self, machine: WasmMachine, root: bytes, seed: int) -> None:
        self._machine = machine
        self._kernel = machine.kernel
        self._nodes = machine.nodes.lend()
        self._memory = machine.searches.lend()
        self._search = self._memory.address
        self._network = machine.kernel.network(players_of(root))
        machine.put(root)
        self._kernel.exports.begin_search(self._search, self._nodes.address, machine.at, machine.generator(seed))

    def run_simulations(self, simulations: int, first: int) -> None:
        """Go on by so many simulations that begin with an action."""
        self._kernel.exports.run_simulations(
            self._search, self._nodes.address, MAX_NODES, self._network, simulations, first
        )

    def children(self, node: int) -> dict[int, int]:
        return self._machine.children(self._nodes.address, node)

    def visits(self, node: int) -> int:
        return int(self._kernel.exports.visits(self._nodes.address, MAX_NODES, node))

    def shares(self, node: int) -> list[float]:
        share_sum = self._kernel.exports.share_sum
        return [float(share_sum(self._nodes.address, MAX_NODES, node, seat)) for seat in range(MOST_PLAYERS)]

    def points(self, action: int) -> PointSums:
        simulations, *sums = self._machine.points(self._search, action)
        return PointSums(int(simulations), by_seat(sums))

    def use_generator(self, seed: int) -> None:
        self._kernel.exports.use_generator(self._search, self._machine.generator(seed))

    def advance_root(self, action: int, root: bytes) -> None:
        subtree = self._machine.nodes.lend()
        self._machine.put(root)
        node = self.children(ROOT)[action]
        self._kernel.exports.advance_root(
            self._search, self._nodes.address, MAX_NODES, node, subtree.address, self._machine.at
        )
        self._nodes = subtree


class WasmMachine:
    """The kernel, the network and its search in `kernel.wasm`."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        exports = kernel.exports
        self.nodes = _Memory(kernel, MAX_NODES * exports.node_size())
        self.searches = _Memory(kernel, exports.search_size())
        self.at = kernel.take(RECORD_SIZE)
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

    def put(self, record: bytes) -> None:
        """Write a position where it is looked at."""
        self.kernel.write(self.at, record.decode("latin-1"))

    def _get(self) -> bytes:
        return self.kernel.read(self.at, RECORD_SIZE).encode("latin-1")

    def _numbers(self, packing: str, address: int, count: int) -> tuple[Any, ...]:
        size = struct.calcsize(f"<{count}{packing}")
        return struct.unpack(f"<{count}{packing}", self.kernel.read(address, size).encode("latin-1"))

    def generator(self, seed: int) -> int:
        """Return the address of a generator with this seed."""
        self.kernel.write(self._generator, struct.pack("<Q", generator(seed)).decode("latin-1"))
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

    def position(self, seen: View) -> bytes:
        self.put(pack(seen))
        self.kernel.exports.update_legal(self.at)
        return self._get()

    def play(self, record: bytes, action: int) -> bytes:
        self.put(record)
        self.kernel.write(self._generator, "\0" * 8)
        self.kernel.exports.play(self.at, action, self._generator)
        return self._get()

    def preferences(self, record: bytes) -> Sequence[float]:
        self.put(record)
        network = self.kernel.network(players_of(record))
        self.kernel.exports.preferences(self._search, self.at, network, self._logits)
        return self._numbers("f", self._logits, ACTIONS)

    def finish_games(self, record: bytes, first: int, generators: Sequence[int]) -> list[bytes]:
        count = len(generators)
        if count > self._games:
            self._games = count
            self._positions = self.kernel.take(count * RECORD_SIZE)
            self._generators = self.kernel.take(count * 8)
        self.kernel.write(self._positions, record.decode("latin-1") * count)
        self.kernel.write(self._generators, struct.pack(f"<{count}Q", *generators).decode("latin-1"))
        network = self.kernel.network(players_of(record))
        self.kernel.exports.finish_games(self._playouts, self._positions, count, first, network, self._generators)
        places = range(self._positions, self._positions + count * RECORD_SIZE, RECORD_SIZE)
        return [self.kernel.read(place, RECORD_SIZE).encode("latin-1") for place in places]

    def new_tree(self, root: bytes, seed: int) -> WasmTree:
        return WasmTree(self, root, seed)

    def run_simulations(self, trees: Sequence[Any], simulations: int, first: int) -> None:
        # One after the other: a worker has one thread.
        for tree in trees:
            tree.run_simulations(simulations, first)


def players_of(record: bytes) -> int:
    return field(record, "seats")[0]
