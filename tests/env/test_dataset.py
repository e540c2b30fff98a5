"""Games as Parquet: what is written is what was played, and nothing that is done gets lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from assyria import __version__, kernel
from assyria.cli.simulate import play_with_statistics
from assyria.env.dataset import (
    ABOUT,
    DECISIONS,
    DESCRIPTION,
    GAMES,
    Dataset,
    Origin,
    OtherDataset,
    observations,
    origin_of,
)
from assyria.record import move_text, read_record
from assyria.rules import legal_moves, outcome
from tests.env.test_observation import observed

BOTS = ("random", "greedy", "champion@20")
ORIGIN = Origin(3, BOTS, seed=11)
SEATED = [BOTS, BOTS[2:] + BOTS[:2], BOTS[1:] + BOTS[:1]]
"""Everyone sits one seat further in every next game."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Five games in two shards."""
    folder = tmp_path_factory.mktemp("games")
    dataset = Dataset(folder, ORIGIN)
    for number in range(1, 6):
        dataset.add(number, *play_with_statistics(ORIGIN.seated(number), ORIGIN.seed, number))
        if dataset.waiting == 3:
            dataset.write()
    dataset.write()
    return folder


def test_every_decision_is_told_as_it_was(folder: Path) -> None:
    """Rebuilt from the record of each game, with the rules alone but for the observation."""
    games = pq.read_table(folder / "games").to_pylist()
    table = pq.read_table(folder / "decisions")
    seen = observations(table)
    rows = table.drop(["observation"]).to_pylist()
    at = 0
    assert [game["game"] for game in games] == [1, 2, 3, 4, 5]
    for game in games:
        history = read_record(game["record"].encode())
        end = outcome(history.state)
        assert end is not None
        assert game["decisions"] == len(history.moves)
        bots = SEATED[(game["game"] - 1) % 3]
        assert game["bots"] == list(bots)
        assert game["scores"] == list(end.scores)
        assert game["ledgers"] == [ledger._asdict() for ledger in end.ledgers]
        assert game["ranks"] == [1 + sum(other > score for other in end.scores) for score in end.scores]
        assert [value > 0 for value in game["returns"]] == [seat in end.winners for seat in range(3)]
        states = kernel.from_states([history.at(number) for number in range(len(history.moves))])
        expected = observed(states, [played.seat for played in history.moves])
        assert (seen[at : at + len(states)] == expected).all()
        for number, played in enumerate(history.moves):
            row, state = rows[at + number], history.at(number)
            assert (row["game"], row["number"]) == (game["game"], number)
            assert (row["seat"], row["bot"]) == (played.seat, bots[played.seat])
            assert row["phase"] == state.phase.value
            assert row["move"] == move_text(played.move)
            assert kernel.move_of(row["action"], state) == played.move
            assert row["legal"] == sorted(map(kernel.action_of, legal_moves(state)))
            assert_counted(row, played.seat)
            assert (row["scores"], row["ranks"], row["returns"]) == (
                game["scores"],
                game["ranks"],
                game["returns"],
            )
        at += len(states)
    assert at == len(rows) == len(seen)


def assert_counted(row: dict[str, Any], seat: int) -> None:
    """A search between several actions tells visits and win chances; what was played has the most visits."""
    if not row["bot"].startswith("champion") or len(row["legal"]) == 1:
        assert (row["visits"], row["values"], row["chances"]) == (None, None, None)
        return
    visits = dict(zip(row["legal"], row["visits"], strict=True))
    assert visits[row["action"]] == max(row["visits"])
    assert sum(row["chances"]) == pytest.approx(1, abs=1e-5)
    mean = 0.0
    for count, value in zip(row["visits"], row["values"], strict=True):
        assert (value is None) == (count == 0)
        mean += count * (value or 0)
    # The root may have one visit more than its actions: its own.
    assert mean / sum(row["visits"]) == pytest.approx(row["chances"][seat], abs=2 / sum(row["visits"]))


def test_the_files(folder: Path) -> None:
    """A file a shard in each half, with the schema that is documented and what the games are made of."""
    for half, schema in (("decisions", DECISIONS), ("games", GAMES)):
        files = sorted((folder / half).iterdir())
        assert [file.name for file in files] == ["00000001-00000003.parquet", "00000004-00000005.parquet"]
        for file in files:
            found = pq.read_schema(file)
            assert found.equals(schema)
            assert all(found.field(name).metadata[DESCRIPTION] for name in schema.names)
            about = json.loads(found.metadata[ABOUT])
            assert about["bots"] == list(BOTS)
            assert about["numbering"] == kernel.NUMBERING
            assert about["package"] == __version__
            assert len(about["versions"]) == 3
    assert origin_of(folder) == ORIGIN
    assert Dataset(folder, ORIGIN).done == {1, 2, 3, 4, 5}


def test_observations_of_a_part_of_a_table(folder: Path) -> None:
    table = pq.read_table(folder / "decisions")
    assert (observations(table.slice(100, 50)) == observations(table)[100:150]).all()
    assert observations(table.slice(0, 0)).shape == (0, observations(table).shape[1])
    assert observations(table).dtype == np.uint8


def test_what_was_cut_off_is_cleared_away(tmp_path: Path) -> None:
    """A shard without its games never was: its decisions go, and are played again."""
    dataset = Dataset(tmp_path, ORIGIN)
    for number in (1, 2):
        dataset.add(number, *play_with_statistics(ORIGIN.bots, ORIGIN.seed, number))
        dataset.write()
    (tmp_path / "games" / "00000002-00000002.parquet").unlink()
    (tmp_path / "games" / "00000002-00000002.parquet.part").write_bytes(b"half")
    dataset = Dataset(tmp_path, ORIGIN)
    assert dataset.done == {1}
    assert sorted(file.name for file in tmp_path.rglob("*.p*")) == ["00000001-00000001.parquet"] * 2
    dataset.write()  # nothing waits, nothing is written
    assert origin_of(tmp_path) == ORIGIN


@pytest.mark.parametrize(
    "other",
    [
        Origin(3, BOTS, 12),
        Origin(3, ("random",) * 3, 11),
        Origin(2, BOTS[:2], 11),
        Origin(3, BOTS, 11, numbering=0),
        Origin(3, BOTS, 11, versions=("0.1.0+00000000",) * 3),
        Origin(3, BOTS, 11, package="0.0.1"),
    ],
)
def test_other_games_are_not_mixed_in(folder: Path, other: Origin) -> None:
    with pytest.raises(OtherDataset):
        Dataset(folder, other)


def test_files_that_are_something_else(tmp_path: Path) -> None:
    assert origin_of(tmp_path) is None
    games = tmp_path / "games"
    games.mkdir()
    (games / "a.parquet").write_bytes(b"no parquet")
    with pytest.raises(OtherDataset):
        origin_of(tmp_path)
    pq.write_table(pa.table({"x": [1]}), games / "a.parquet")
    with pytest.raises(OtherDataset):
        origin_of(tmp_path)
    strange = pa.table({"x": [1]}).replace_schema_metadata({ABOUT: "[1]"})
    pq.write_table(strange, games / "a.parquet")
    with pytest.raises(OtherDataset):
        origin_of(tmp_path)
