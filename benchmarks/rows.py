"""What is measured: every row in words, which process measures it, and what Assyria's are to reach."""

from __future__ import annotations

from dataclasses import dataclass

OURS = "benchmarks.ours"
PEERS = {
    "benchmarks.peers.catanatron": "Catanatron",
    "benchmarks.peers.openspiel": "OpenSpiel",
    "benchmarks.peers.pgx": "pgx",
    "benchmarks.peers.pettingzoo": "PettingZoo",
}


@dataclass(frozen=True)
class Row:
    """Something that a process does again and again."""

    name: str
    module: str
    title: str

    @property
    def label(self) -> str:
        """With whose it is."""
        return f"{PEERS.get(self.module, 'Assyria')}: {self.title}"


@dataclass(frozen=True)
class Section:
    """Rows that can be compared, since they count the same thing."""

    heading: str
    counted: str
    rows: tuple[Row, ...]


def _ours(name: str, title: str) -> Row:
    return Row(name, OURS, title)


def _peer(name: str, title: str) -> Row:
    module = next(module for module in PEERS if module.endswith(name.split("-")[0]))
    return Row(name, module, title)


PLAY = Section(
    "Random play",
    "decisions",
    (
        _ours("kernel-4", "kernel, 4 players"),
        _ours("kernel-3", "kernel, 3 players"),
        _ours("kernel-2", "kernel, 2 players"),
        _ours("kernel-calls", "kernel, a call each"),
        _ours("rules-decisions", "rules, 4 players"),
        _peer("catanatron-random", "4 players"),
        *(
            _peer(f"openspiel-{game}-{way}", f"{game}, {words}")
            for way, words in (("rollouts", "in C++"), ("python", "in Python"))
            for game in ("backgammon", "chess", "hex", "havannah")
        ),
    ),
)
STEPS = Section(
    "Environments",
    "steps",
    (
        *(_ours(f"batch-{games}", f"batch of {games:,}") for games in (1, 256, 4096)),
        _ours("aec", "agent by agent"),
        _ours("aec-raw", "agent by agent, no guards"),
        *(_peer(f"pgx-{games}", f"backgammon, batch of {games:,}") for games in (1, 256, 4096)),
        _peer("pettingzoo-chess", "chess, agent by agent"),
    ),
)
SEARCH = Section(
    "Search",
    "simulations",
    (
        _ours("search", "tree search by wasmtime"),
        _ours("search-numba", "tree search by Numba"),
        _ours("playouts", "copy and playout"),
        _peer("catanatron-playouts", "copy and playout"),
    ),
)
RATES = (PLAY, STEPS, SEARCH)
"""Many a second: counted by the time that they had of the core."""

YARDSTICK = _ours("yardstick", "yardstick: a piece of plain Python")
WORK = (
    YARDSTICK,
    _ours("rules-4", "a random game, 4 players"),
    _ours("rules-3", "a random game, 3 players"),
    _ours("rules-2", "a random game, 2 players"),
    _ours("greedy", "a game of four greedy bots"),
    _ours("replay", "read and replay the record of a 4-player game"),
)
"""Milliseconds each, of the core."""
STARTS = (
    _ours("start-python", "start of Python"),
    _ours("start-rules", "start of Python and import of `assyria.rules`"),
    _ours("start-kernel", "start of Python, import of `assyria.kernel` and first step"),
)
"""Milliseconds each, on the clock: a person waits for these."""

ALL = tuple(row for section in RATES for row in section.rows) + WORK + STARTS


@dataclass(frozen=True)
class Ratio:
    """At least so many times the fastest of these."""

    what: str
    row: str
    times: float
    peer: str
    peers: tuple[str, ...]


@dataclass(frozen=True)
class Limit:
    """At most so many milliseconds."""

    what: str
    row: str
    most: float


KERNEL = "random play in the kernel, 4 players"
RATIOS = (
    Ratio(KERNEL, "kernel-4", 150, "Catanatron", ("catanatron-random",)),
    Ratio(KERNEL, "kernel-4", 20, "OpenSpiel backgammon in C++", ("openspiel-backgammon-rollouts",)),
    Ratio(KERNEL, "kernel-4", 1.5, "OpenSpiel havannah in C++", ("openspiel-havannah-rollouts",)),
    Ratio(
        "batched environment with observations and masks, batch of 4,096",
        "batch-4096",
        30,
        "pgx backgammon at its best batch",
        ("pgx-1", "pgx-256", "pgx-4096"),
    ),
    Ratio("single step through the agent-by-agent API", "aec", 3, "PettingZoo chess", ("pettingzoo-chess",)),
    Ratio("simulations of the tree search", "search", 300, "Catanatron's playouts", ("catanatron-playouts",)),
    Ratio("simulations of the tree search by wasmtime", "search", 0.75, "that by Numba", ("search-numba",)),
)
LIMITS = (
    Limit("a random 4-player game in `rules`", "rules-4", 15),
    Limit("import of `assyria.rules`, the start of Python included", "start-rules", 150),
    Limit("import to first step of the kernel, the start of Python included", "start-kernel", 1500),
)
