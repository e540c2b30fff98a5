"""Games of bots as Parquet files: one row a decision, and one row a game (docs/env.md).

A dataset is a folder with `decisions/` and `games/`. Games are written in shards, a file in each; a shard is
complete once its file in `games/` exists. So an interrupted dataset is never damaged, and can be continued.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assyria import kernel
from assyria.bots import SearchStatistics
from assyria.bots.versions import bot_version
from assyria.extras import MissingExtra
from assyria.kernel import ACTIONS, NUMBERING
from assyria.kernel.observation import loops
from assyria.kernel.observation.layout import OBSERVATION, SIZE
from assyria.packed.numbering import MOST_PLAYERS
from assyria.record import GameHistory, move_text, write_record
from assyria.rules import FeedingRule, ScoreBreakdown, outcome
from assyria.version import __version__

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as missing:
    raise MissingExtra(missing.name) from missing

DESCRIPTION = b"description"
"""The metadata key of what a column is."""
_WORD = pa.dictionary(pa.int16(), pa.string())


def _column(name: str, kind: pa.DataType, what: str) -> pa.Field:
    return pa.field(name, kind, metadata={DESCRIPTION: what})


_RESULTS = (
    _column("scores", pa.list_(pa.int16()), "points at the end, by seat"),
    _column("ranks", pa.list_(pa.int8()), "ranks at the end, by seat, from 1; equals share the better one"),
    _column(
        "returns", pa.list_(pa.float32()), "stretched shares of the victory, by seat: 1 for a lone winner, sum 0"
    ),
)
DECISIONS = pa.schema(
    [
        _column("game", pa.int64(), "number of the game, from 1"),
        _column("number", pa.int16(), "moves made before"),
        _column("seat", pa.int8(), "who decides"),
        _column("bot", _WORD, "name of the bot in this seat"),
        _column("phase", _WORD, "start, draft, harvest, huts, supply, wells, actions"),
        _column("action", pa.int16(), "the decision as a number"),
        _column("move", _WORD, "the decision in the notation of records"),
        _column("legal", pa.list_(pa.int16()), "the legal actions, ascending"),
        _column("observation", pa.binary(SIZE), "what the seat saw, as uint8"),
        _column(
            "visits",
            pa.list_(pa.int32()),
            "visits of each legal action in a search, in the order of legal; null without one",
        ),
        _column(
            "values",
            pa.list_(pa.float32()),
            "win chance of the seat after each legal action; null where not visited or without a search",
        ),
        _column("chances", pa.list_(pa.float32()), "win chances by seat that a search found; null without one"),
        *_RESULTS,
    ]
)
GAMES = pa.schema(
    [
        _column("game", pa.int64(), "number of the game, from 1"),
        _column("bots", pa.list_(pa.string()), "names of the bots, by seat"),
        _column("decisions", pa.int16(), "how many decisions it took"),
        *_RESULTS,
        _column(
            "ledgers",
            pa.list_(pa.struct([(source, pa.int16()) for source in ScoreBreakdown._fields])),
            "points by source, by seat",
        ),
        _column("record", pa.string(), "the whole game, assyria-record/1"),
    ]
)
ABOUT = b"assyria"
"""The metadata key of a file's origin."""
Statistics = Sequence[SearchStatistics | None]
"""By move: what the search for it counted, if there was one."""


@dataclass(frozen=True)
class Origin:
    """What determines the games of a dataset. With a game's number it gives the game again."""

    players: int
    bots: tuple[str, ...]
    """Names by seat in the first game; in each next one everyone sits one seat further."""
    seed: int
    two_player_draft: int = 2
    feeding: str = FeedingRule.FREE.value
    """Rule options."""
    versions: tuple[str, ...] = ()
    """Of the bots, in their order (`bots.versions`); as they are now if none are given."""
    package: str = __version__
    """The version of Assyria."""
    numbering: int = NUMBERING
    """The version of the action numbers."""
    observation: int = OBSERVATION
    """The version of observations."""

    def __post_init__(self) -> None:
        if not self.versions:
            object.__setattr__(self, "versions", tuple(map(bot_version, self.bots)))

    def seated(self, number: int) -> tuple[str, ...]:
        """Return the bots of a game by seat."""
        shift = (number - 1) % self.players
        return (*self.bots[self.players - shift :], *self.bots[: self.players - shift])


class OtherDataset(ValueError):
    """The folder holds games of another origin."""


class Dataset:
    """A folder of shards. Raises OtherDataset if there are games of another origin in it, and OSError."""

    def __init__(self, folder: Path, origin: Origin) -> None:
        self.origin = origin
        self._decisions, self._games = folder / "decisions", folder / "games"
        self._waiting: list[tuple[int, pa.Table, pa.Table]] = []
        """Games played but not written, in ascending order."""
        found = origin_of(folder)
        if found not in (None, origin):
            raise OtherDataset(folder)
        for part in (self._decisions, self._games):
            part.mkdir(parents=True, exist_ok=True)
        self._clear()
        self.done = {
            game
            for file in _shards(self._games)
            for game in pq.read_table(file, columns=["game"])["game"].to_pylist()
        }
        """The numbers of the games that are written."""

    def add(self, number: int, history: GameHistory, statistics: Statistics) -> None:
        """Add a finished game to the next shard, with what the search for each move counted."""
        decisions, game = rows(number, history, self.origin.seated(number), statistics)
        self._waiting.append((number, decisions, game))

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def write(self) -> None:
        """Write the waiting games as a shard."""
        if not self._waiting:
            return
        numbers, decisions, games = zip(*self._waiting, strict=True)
        name = f"{numbers[0]:08d}-{numbers[-1]:08d}.parquet"
        about = {ABOUT: json.dumps(asdict(self.origin))}
        for folder, tables in ((self._decisions, decisions), (self._games, games)):
            table = pa.concat_tables(tables).unify_dictionaries().replace_schema_metadata(about)
            draft = folder / f"{name}.part"
            pq.write_table(table, draft, compression="zstd")
            draft.replace(folder / name)
        self.done.update(numbers)
        self._waiting = []

    def _clear(self) -> None:
        """Delete unfinished files of an interrupted run."""
        for folder in (self._decisions, self._games):
            for file in folder.glob("*.part"):
                file.unlink()
        whole = {file.name for file in _shards(self._games)}
        for file in _shards(self._decisions):
            if file.name not in whole:
                file.unlink()


def origin_of(folder: Path) -> Origin | None:
    """Return the origin of a dataset, or None if there is none yet. Raises OtherDataset unless there is one."""
    try:
        abouts = {(pq.read_schema(file).metadata or {})[ABOUT] for file in _shards(folder / "games")}
        if not abouts:
            return None
        (about,) = map(json.loads, abouts)
        return Origin(**{**about, "bots": tuple(about["bots"]), "versions": tuple(about["versions"])})
    except (pa.ArrowInvalid, KeyError, TypeError, ValueError):
        raise OtherDataset(folder) from None


def _shards(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.parquet"))


def rows(
    number: int,
    history: GameHistory,
    bots: Sequence[str],
    statistics: Statistics,
) -> tuple[pa.Table, pa.Table]:
    """Return the decisions of a finished game, and the game, as tables."""
    played = history.moves
    positions = [history.at(before) for before in range(len(played))]
    states = kernel.from_states([*positions, history.state])
    asked = len(played)
    seen, masks = np.empty((asked, SIZE), np.uint8), np.empty((asked, ACTIONS), np.int8)
    loops.observe.run(states[:asked], np.array([one.seat for one in played], np.int8), seen, masks)
    results = _results(states[asked:], history.game.players)
    legal = [np.flatnonzero(mask).tolist() for mask in masks]
    searched = list(zip(statistics, legal, strict=True))
    decisions = {
        "game": [number] * asked,
        "number": range(asked),
        "seat": [one.seat for one in played],
        "bot": [bots[one.seat] for one in played],
        "phase": [position.phase.value for position in positions],
        "action": [kernel.action_of(one.move) for one in played],
        "move": [move_text(one.move) for one in played],
        "legal": legal,
        "observation": pa.FixedSizeBinaryArray.from_buffers(pa.binary(SIZE), asked, [None, pa.py_buffer(seen)]),
        "visits": [found and [found.visits[action] for action in at] for found, at in searched],
        "values": [found and [found.values.get(action) for action in at] for found, at in searched],
        "chances": [found and found.chances for found in statistics],
        **{name: [values] * asked for name, values in results.items()},
    }
    end = outcome(history.state)
    assert end is not None
    game = {
        "game": [number],
        "bots": [list(bots)],
        "decisions": [asked],
        **{name: [values] for name, values in results.items()},
        "ledgers": [[ledger._asdict() for ledger in end.ledgers]],
        "record": [write_record(history.record()).decode()],
    }
    return pa.table(decisions, schema=DECISIONS), pa.table(game, schema=GAMES)


def _results(end: kernel.States, players: int) -> dict[str, list[Any]]:
    arrays: dict[str, NDArray[Any]] = {
        "scores": np.zeros((1, MOST_PLAYERS), np.int16),
        "ranks": np.zeros((1, MOST_PLAYERS), np.int8),
        "returns": np.zeros((1, MOST_PLAYERS), np.float32),
    }
    loops.settle.run(end, *arrays.values())
    return {name: values[0, :players].tolist() for name, values in arrays.items()}


def observations(table: pa.Table) -> NDArray[np.uint8]:
    """Return the observations of a table of decisions as one array, a row each."""
    packed = b"".join(table["observation"].to_pylist())
    return np.frombuffer(packed, np.uint8).reshape(-1, SIZE)
