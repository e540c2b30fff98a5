"""Files of many records."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from assyria.record import Fault, Record, RecordError, read_records, record_line, write_records
from tests.games import GOLDEN, golden, golden_lines, short_record


def test_games_come_back_one_after_the_other(tmp_path: Path) -> None:
    games = [golden("2-players", number) for number in range(3)]
    write_records(tmp_path / "games.jsonl", (game.record() for game in games))
    assert list(read_records(tmp_path / "games.jsonl")) == games
    assert list(read_records(str(tmp_path / "games.jsonl"))) == games


def test_a_record_is_a_line() -> None:
    assert record_line(golden("3-players", 1).record()) == golden_lines("3-players")[1] + b"\n"


def test_games_are_read_when_they_are_wanted() -> None:
    games = read_records(GOLDEN / "4-players.jsonl")
    assert next(games) == golden("4-players", 0)
    assert next(games) == golden("4-players", 1)


def test_empty_lines_are_no_games(tmp_path: Path) -> None:
    line = record_line(golden("2-players", 0).record())
    (tmp_path / "games.jsonl").write_bytes(b"\n" + line + b"  \n\r\n" + line.rstrip())
    assert list(read_records(tmp_path / "games.jsonl")) == [golden("2-players", 0)] * 2
    (tmp_path / "none.jsonl").write_bytes(b"")
    assert list(read_records(tmp_path / "none.jsonl")) == []


def test_a_wrong_record_is_named_by_its_line(tmp_path: Path) -> None:
    """Those before it have been read."""
    line = record_line(golden("2-players", 0).record())
    (tmp_path / "games.jsonl").write_bytes(line + b"\n" + line[:-3] + b"\n" + line)
    games = read_records(tmp_path / "games.jsonl")
    assert next(games) == golden("2-players", 0)
    with pytest.raises(RecordError, match=r"^line 3: not json") as wrong:
        next(games)
    assert (wrong.value.entry, wrong.value.fault) == (3, Fault.NOT_JSON)


def test_not_a_line_without_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("assyria.record.collections.LARGEST", 100)
    (tmp_path / "games.jsonl").write_bytes(short_record(3).replace(b"\n", b"") + b" " * 5000)
    with pytest.raises(RecordError) as wrong:
        list(read_records(tmp_path / "games.jsonl"))
    assert wrong.value.entry == 1


def test_not_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        next(read_records(tmp_path / "none.jsonl"))


def test_a_record_that_cannot_be_made_leaves_those_before_it(tmp_path: Path) -> None:
    def broken() -> Iterator[Record]:
        yield golden("2-players", 0).record()
        raise RuntimeError

    with pytest.raises(RuntimeError):
        write_records(tmp_path / "games.jsonl", broken())
    assert list(read_records(tmp_path / "games.jsonl")) == [golden("2-players", 0)]
